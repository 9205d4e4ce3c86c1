"""What the rest of the system may ask of a game: a small protocol, one implementation per game.

A game is a value: a set-up (players, options, everything random fixed by the seed) plus a log of
actions. Everything else follows from it. The protocol is deliberately narrow; nothing outside
``rules/<game>`` may look into a state.

Shapes are JSON: what goes in and comes out here is what travels on the wire and stands in records
(``docs/protocol.md``). Seats are numbered from 0 in table order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NewType, Protocol, TypeAlias

Seat = NewType("Seat", int)
Json: TypeAlias = Any
JsonObject: TypeAlias = dict[str, Any]
Action: TypeAlias = Mapping[str, Any]
Event: TypeAlias = JsonObject
Reason: TypeAlias = Literal["finished", "stalled", "resigned"]


class IllegalAction(Exception):
    """The rules refuse an action; the state is as it was.

    ``code`` is a stable string out of the game's own list, which the client translates; ``detail`` is
    English, for people who read logs and API answers.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class InvalidSetup(ValueError):
    """Options, a component file or a number of players that this game cannot be played with.

    ``code`` is stable (``bad_option``, ``bad_players``, ``bad_components``, and ``bad_setup`` for a set-up
    that cannot have been drawn with them), ``detail`` says what and where.
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: scores by seat, winners (several if tied), and points by reason for each seat."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: Reason
    breakdown: tuple[dict[str, int], ...]

    def to_json(self) -> JsonObject:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
            "breakdown": [dict(seat) for seat in self.breakdown],
        }


class RandomSource(Protocol):
    """A stream of random numbers; ``rules.fairness.RandomStream`` is the one that games are set up with."""

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely."""
        ...


class GameState(Protocol):
    """One position of one game, hidden things included. Never leaves the server; ``view`` does."""

    @property
    def to_act(self) -> Seat | None:
        """The seat whose action is due; None when the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end result, None while the game goes on."""
        ...

    def opening_events(self) -> list[Event]:
        """What happened before the first action (``n`` is 0); only asked of a state fresh from ``start``."""
        ...

    def copy(self) -> "GameState":
        """An independent state; acting on one never shows in the other."""
        ...

    def to_json(self) -> JsonObject:
        """Everything, hidden things included, so that ``GameKind.load`` gives an equal state."""
        ...

    def legal(self, seat: Seat) -> JsonObject:
        """What ``seat`` may do now, described so that a client can build any legal action from it.

        Empty if nothing is due from that seat (a resignation is always possible and not listed).
        """
        ...

    def legal_actions(self, seat: Seat) -> list[JsonObject]:
        """The same as a list of actions, each accepted by ``apply``; a fair sample where there are too many."""
        ...

    def random_action(self, random: RandomSource) -> JsonObject:
        """A random legal action of the seat to act, cheaper than drawing from ``legal_actions``."""
        ...

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Judge and carry out an action as it came in from outside, in place; give the events it caused.

        Raises IllegalAction and then has changed nothing, whatever ``action`` holds. Events carry ``n``,
        the number of this action in the game, counted from 1.
        """
        ...

    def view(self, seat: Seat | None) -> JsonObject:
        """All that ``seat`` (None: a spectator) may know, without nulls, made for small merge patches.

        The caller must not change it; parts that did not change since the last call may be the same objects.
        """
        ...

    def filter_events(self, events: Sequence[Event], seat: Seat | None) -> list[Event]:
        """The events as ``seat`` (None: a spectator) may see them."""
        ...

    def filter_action(self, actor: Seat, action: Action, seat: Seat | None) -> JsonObject:
        """A logged action of ``actor`` as ``seat`` (None: a spectator) may see it."""
        ...

    def preview(self, seat: Seat | None, actions: Sequence[Action]) -> JsonObject:
        """What would follow if ``seat`` did ``actions`` now, without doing it, for the client's hints.

        ``{"legal": ..., "events": [...], ...}``: what the seat could do next in the same turn (absent if its
        turn would be over), the events it would cause as far as they depend on nothing hidden, and the
        game's own notes (the Ark: ``features``). Nobody learns anything hidden from it: neither what is
        drawn next nor whether it fits. Spectators and seats not to act may only ask with no actions.
        Raises IllegalAction as ``apply`` does.
        """
        ...


class GameKind(Protocol):
    """One of the games on offer: what is needed to offer it, set it up and load it."""

    name: str
    rules: int
    players: tuple[int, int]
    minutes: tuple[int, int]
    colours: tuple[str, ...]

    def options_schema(self) -> JsonObject:
        """JSON Schema (2020-12) of the table options, with titles' message keys and defaults."""
        ...

    def complete_options(self, options: Mapping[str, Any]) -> JsonObject:
        """The options with every default filled in; raises InvalidSetup."""
        ...

    def components(self, file: Mapping[str, Any] | None = None) -> JsonObject:
        """The component file (built in, or ``file`` after its checks) as clients need it to draw the game.

        Raises InvalidSetup.
        """
        ...

    def draw_setup(
        self,
        players: int,
        options: Mapping[str, Any],
        random: RandomSource,
        components: Mapping[str, Any] | None = None,
    ) -> tuple[Seat, JsonObject]:
        """The start seat and everything else random, drawn in the order written in the game's docstring."""
        ...

    def start(
        self,
        players: int,
        options: Mapping[str, Any],
        start_seat: Seat,
        setup: Mapping[str, Any],
        components: Mapping[str, Any] | None = None,
    ) -> GameState:
        """The first position; raises InvalidSetup if ``setup`` does not fit options and components.

        ``components`` is a component file other than the built-in one; the state keeps and serialises it.
        """
        ...

    def from_view(
        self,
        view: JsonObject,
        seat: Seat,
        random: RandomSource,
        options: Mapping[str, Any],
        components: Mapping[str, Any] | None = None,
    ) -> GameState:
        """A state whose view for ``seat`` is ``view``, with whatever that hides drawn from ``random``.

        For bots, which see one view and look ahead from states that it may stand for. ``options`` are complete.
        Raises ValueError for a view of a game that is over.
        """
        ...

    def load(self, data: Mapping[str, Any]) -> GameState:
        """The state that ``GameState.to_json`` wrote; raises ValueError."""
        ...
