"""The one way by which an action of anybody enters a game.

REST, the live protocol, bots and clocks all call ``Acting.act``. What it answers is durable: an action is
acknowledged, and shown to anybody, only after it was committed.
"""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import structlog
from sqlalchemy.exc import DBAPIError

from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.play.clocks import Now, look_again
from arkaden.play.game import Game
from arkaden.play.games import Games, no_such_game
from arkaden.play.log import Entry
from arkaden.rules.protocol import GameState, IllegalAction, JsonObject, Seat
from arkaden.store.append import Appender, Move

_RESIGN = "resign"
_ATTEMPT_DELAYS = (0.05, 0.2, 0.5, 1.0, 2.0)

log = structlog.get_logger()


class Acting:
    """Judges actions and saves them."""

    def __init__(self, games: Games, appender: Appender, now: Now) -> None:
        self._games = games
        self._appender = appender
        self._now = now

    async def act_as(
        self, game_id: GameId, who: IdentityId, action: JsonObject, key: UUID, version: int | None
    ) -> int:
        """``act`` for the seat of an identity. Raises Refusal(not_seated) if it has none."""
        game = await self._games.known(game_id)
        seat = game.table.seat_of(who)
        if seat is None:
            # Only those without a seat are worth a look at the database: somebody may have sat down elsewhere.
            game = await self._games.current(game_id)
            seat = game.table.seat_of(who)
        if seat is None:
            if not game.table.lets_in(who):
                raise no_such_game()
            raise Refusal("not_seated", "you hold no seat in this game")
        return await self.act(game_id, seat, action, key, version)

    async def act(
        self,
        game_id: GameId,
        seat: Seat,
        action: JsonObject,
        key: UUID,
        version: int | None,
        *,
        by_bot: bool = False,
    ) -> int:
        """Carry out ``action`` of ``seat``; the version of the game that it led to.

        Bots act for the seats that are theirs for the time being and people for all others.

        A ``key`` that was accepted before gets the same answer again and nothing happens. With a ``version``
        the action counts only if the game is at it. Raises Refusal, and then nothing has changed.

        If the connection to the database breaks it is not known whether the action was saved; the log tells,
        once it can be read again. Raises Refusal(unavailable) if that takes too long.
        """
        for delay in _ATTEMPT_DELAYS:
            try:
                game = await self._games.known(game_id)
                async with game.lock:
                    return await self._act(game, seat, action, key, version, by_bot=by_bot)
            except DBAPIError as error:
                log.warning("act.repeated", game=game_id, error=str(error.orig), retry_seconds=delay)
            await asyncio.sleep(delay)
        raise Refusal("unavailable", "the database cannot be reached; send it again with the same key")

    async def _act(
        self, game: Game, seat: Seat, action: JsonObject, key: UUID, version: int | None, *, by_bot: bool
    ) -> int:
        while True:
            await self._games.catch_up(game)
            known = game.by_key.get(key)
            if known is not None:
                if known.seat != seat or known.action != action:
                    raise Refusal("key_reused", "this key was used for another action")
                return known.n
            if version is not None and version > game.version:
                # Told by another process, faster than its notice reached this one.
                game.suspect = True
                await self._games.catch_up(game)
            state = running(game)
            if version is not None and version != game.version:
                raise Refusal("stale_version", f"the game is at version {game.version}", version=game.version)
            if by_bot != (seat in game.table.bots) and action.get("type") != _RESIGN:
                raise Refusal("not_your_turn", "a bot acts for this seat", version=game.version)
            after, move = judge(game, state, seat, action, key, self._now())
            # Should this fail, nobody knows whether it was saved.
            game.suspect = True
            if not await self._appender.append(move):
                continue
            game.suspect = False
            entry = Entry(game.version + 1, seat, key, action, move.events, move.at)
            game.add(entry, after)
            if move.resigned or move.released is not None or move.to_act is None:
                game.suspect = True
                await self._tell_table(game)
            return entry.n

    async def _tell_table(self, game: Game) -> None:
        """Read the table that a saved action has changed; a failure does not undo that it was saved."""
        try:
            await self._games.catch_up(game)
        except DBAPIError as error:
            log.warning("act.table_not_read", game=game.id, error=str(error.orig))


def running(game: Game) -> GameState:
    """The state of a game that is being played. Raises Refusal for one that is not."""
    if game.state is None:
        raise Refusal("not_started", "this table has not been started")
    if game.state.to_act is None or game.table.status == "closed":
        raise Refusal("game_over", "the game has ended", version=game.version)
    return game.state


def judge(
    game: Game, state: GameState, seat: Seat, action: JsonObject, key: UUID, now: datetime
) -> tuple[GameState, Move]:
    """The state after ``action``, and what to save of it; ``state`` stays as it is. Raises Refusal."""
    resigning = action.get("type") == _RESIGN
    if not resigning and state.to_act != seat:
        raise Refusal("not_your_turn", f"seat {state.to_act} is to act", version=game.version)
    after = state.copy()
    try:
        events = after.apply(seat, action)
    except IllegalAction as error:
        raise refused(error, game.version) from error
    outcome = after.outcome
    before, table, clock = state.to_act, game.table, game.clock
    assert before is not None
    # Clocks of other machines may be behind; the log never goes back in time.
    at = max(now, game.entries[-1].at) if game.entries else now
    passed = after.to_act != before
    if passed:
        clock = clock.passed_on(at, before, table.terms, table.bots)
    released = before if passed and table.seats[before].bot_until == "turn" else None
    move = Move(
        game=game.id,
        version=game.version,
        revision=game.table.revision,
        seat=seat,
        key=key,
        action=action,
        events=events,
        to_act=after.to_act,
        outcome=None if outcome is None else outcome.to_json(),
        resigned=resigning,
        released=released,
        at=at,
        clock=clock.to_json(),
        deadline=look_again(clock, after.to_act, table.terms, table.bots, at),
    )
    return after, move


def preview(game: Game, viewer: Seat | None, version: int, actions: Sequence[JsonObject]) -> dict[str, Any]:
    """What would follow if ``viewer`` did ``actions`` at ``version``; nothing changes. Raises Refusal."""
    state = running(game)
    if version != game.version:
        raise Refusal("stale_version", f"the game is at version {game.version}", version=game.version)
    if actions and viewer is None:
        raise Refusal("not_seated", "you hold no seat in this game")
    if actions and viewer != state.to_act:
        raise Refusal("not_your_turn", f"seat {state.to_act} is to act", version=game.version)
    try:
        return {"version": game.version, **state.preview(viewer, actions)}
    except IllegalAction as error:
        raise refused(error, game.version) from error


def refused(error: IllegalAction, version: int) -> Refusal:
    """A refusal of the rules as the server tells it."""
    code: Any = {"bad_action": "bad_message", "not_your_turn": "not_your_turn"}.get(
        error.code, "illegal_action"
    )
    return Refusal(code, error.detail, reason=error.code, version=version)
