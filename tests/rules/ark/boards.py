"""Boards of the Ark drawn as text, read and written, and a table to play on from there.

A board is rows of cells from north to south, split by blanks; ``.`` is an empty cell. A tile is its kind and
where its printed north points, ``^ > v <``; then perhaps a piece, the segment it stands on and a letter for
the seat, small for a follower and large for the prophet; then perhaps ``*`` for the Ark:

    A04v    A27^1a  B10^*

is a road of three tiles: the start tile at (0, 0) with a follower of seat 0 on its road, a city gate to the
west, and to the east a tile with the Ark. The start tile, A27, must be there once.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from arkaden.rules.ark import ARK
from arkaden.rules.ark.state import ArkState
from arkaden.rules.protocol import Event, JsonObject, Seat

ARROWS = "^>v<"
LETTERS = "abcde"
REASONS = (
    "road",
    "city",
    "temple",
    "ark",
    "unfinished_temple",
    "unfinished_road",
    "unfinished_city",
    "field",
)

_TOKEN = re.compile(r"([A-Z]\d\d)([\^>v<])(?:(\d+)([a-eA-E]))?(\*?)")


class Points(NamedTuple):
    """A points event, its ``n`` and tiles apart."""

    reason: str
    seat: int
    points: int


def read_board(text: str) -> JsonObject:
    """The tiles, pieces and Ark of a drawn board, as they stand in a state's JSON."""
    rows = [row.split() for row in text.strip().splitlines()]
    tokens = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row) if token != "."}
    (start,) = (cell for cell, token in tokens.items() if token.startswith("A27"))
    drawn = {(x - start[0], y - start[1]): token for (x, y), token in tokens.items()}
    board: JsonObject = {"tiles": [], "pieces": []}
    for slot, (x, y) in enumerate(_order(drawn)):
        match = _TOKEN.fullmatch(drawn[x, y])
        assert match, f"{drawn[x, y]} is no tile"
        tile, arrow, segment, letter, ark = match.groups()
        board["tiles"].append([tile, x, y, ARROWS.index(arrow)])
        if letter:
            kind = "prophet" if letter.isupper() else "follower"
            board["pieces"].append([slot, LETTERS.index(letter.lower()), kind, int(segment)])
        if ark:
            board["ark"] = [x, y]
    return board


def _order(drawn: Mapping[tuple[int, int], str]) -> list[tuple[int, int]]:
    """The start tile first, then each tile beside one before it."""
    order = [(0, 0)]
    for x, y in order:
        beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        order += [cell for cell in beside if cell in drawn and cell not in order]
    assert len(order) == len(drawn), "the board is not connected"
    return order


def write_board(state: ArkState) -> str:
    """The board of a state as ``read_board`` reads it, in even columns."""
    view = state.view(None)
    tokens: dict[tuple[int, int], str] = {}
    for key, tile in view["board"].items():
        token = tile["tile"] + ARROWS[tile["rotation"]]
        if key in view["pieces"]:
            piece = view["pieces"][key]
            letter = LETTERS[piece["seat"]]
            token += f"{piece['segment']}{letter.upper() if piece['kind'] == 'prophet' else letter}"
        x, y = (int(number) for number in key.split(","))
        tokens[x, y] = token + ("*" if view.get("ark") == {"x": x, "y": y} else "")
    columns = range(min(x for x, _ in tokens), max(x for x, _ in tokens) + 1)
    rows = range(min(y for _, y in tokens), max(y for _, y in tokens) + 1)
    width = max(map(len, tokens.values())) + 2
    return "\n".join("".join(tokens.get((x, y), ".").ljust(width) for x in columns).rstrip() for y in rows)


class Table:
    """A game in the middle, and what its players do."""

    def __init__(self, state: ArkState) -> None:
        self.state = state

    @classmethod
    def of(
        cls,
        board: str,
        *,
        hand: str | None = None,
        seats: int = 2,
        seat: int = 0,
        stack: str = "B09 B09 B09 B09 B09 B09",
        draw_ahead: bool = False,
        hands: Mapping[int, str] | None = None,
        resigned: Iterable[int] = (),
        players: Mapping[int, JsonObject] | None = None,
    ) -> "Table":
        """``seat`` holds ``hand`` and is to place it; who has a piece on the board has it not in supply.

        ``hands`` are tiles of seats that wait, ``players`` changes single values of seats.
        """
        drawn = read_board(board)
        data: JsonObject = {
            "draw_ahead": draw_ahead,
            "phase": "place_tile",
            "turn": 1,
            "turn_seat": seat,
            "seat": seat,
            "actions": 0,
            **drawn,
            "players": [
                {
                    "followers": 7
                    - sum(owner == s and kind == "follower" for _, owner, kind, _ in drawn["pieces"]),
                    "prophet": all(owner != s or kind == "follower" for _, owner, kind, _ in drawn["pieces"]),
                    "resigned": s in resigned,
                    "points": dict.fromkeys(REASONS, 0),
                    **(players or {}).get(s, {}),
                }
                for s in range(seats)
            ],
            "hands": {str(s): tile for s, tile in {**(hands or {}), seat: hand}.items() if tile},
            "stack": stack.split(),
            "removed": [],
        }
        return cls(ARK.load(data))

    def do(self, action: Mapping[str, Any], seat: int | None = None) -> list[Event]:
        """One action, of the seat to act unless told otherwise."""
        actor = self.state.to_act if seat is None else Seat(seat)
        assert actor is not None
        return self.state.apply(actor, action)

    def place(self, x: int, y: int, arrow: str = "^") -> list[Event]:
        return self.do({"type": "place_tile", "x": x, "y": y, "rotation": ARROWS.index(arrow)})

    def follower(self, segment: int) -> list[Event]:
        return self.do({"type": "place_follower", "segment": segment})

    def prophet(self, segment: int) -> list[Event]:
        return self.do({"type": "place_prophet", "segment": segment})

    def move_ark(self, *path: tuple[int, int]) -> list[Event]:
        return self.do({"type": "move_ark", "path": [list(step) for step in path]})

    def pass_(self) -> list[Event]:
        return self.do({"type": "pass"})

    def place_ark(self, x: int, y: int) -> list[Event]:
        return self.do({"type": "place_ark", "x": x, "y": y})

    def resign(self, seat: int | None = None) -> list[Event]:
        return self.do({"type": "resign"}, seat)

    @property
    def board(self) -> str:
        return write_board(self.state)

    @property
    def view(self) -> JsonObject:
        """As a spectator sees it."""
        return self.state.view(None)

    def player(self, seat: int) -> JsonObject:
        player: JsonObject = self.view["players"][str(seat)]
        return player

    def feature(self, cell: str) -> JsonObject:
        """The feature to which a segment (``"x,y:segment"``) belongs, as previews describe it."""
        features = self.state.preview(None, [])["features"].values()
        (feature,) = (feature for feature in features if cell in feature["cells"])
        found: JsonObject = feature
        return found


def points(events: Sequence[Event]) -> list[Points]:
    """The points among some events, in order."""
    return [Points(e["reason"], e["seat"], e["points"]) for e in events if e["type"] == "points"]


def same_board(left: str, right: str) -> bool:
    """Whether two drawn boards are the same."""
    return [row.split() for row in left.strip().splitlines()] == [
        row.split() for row in right.strip().splitlines()
    ]
