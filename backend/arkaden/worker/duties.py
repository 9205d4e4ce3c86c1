"""What is to be done in a game whose time has come: a bot acts, or somebody's time is up."""

import secrets
import uuid
from typing import Protocol

import structlog

from arkaden.bots import Level, Sight
from arkaden.errors import Refusal
from arkaden.ids import GameId
from arkaden.play import queries
from arkaden.play.clocks import Now
from arkaden.play.game import Game
from arkaden.play.house import House
from arkaden.rules.protocol import GameState, JsonObject, Seat
from arkaden.worker.thinking import ThoughtLost

log = structlog.get_logger()


class Thinker(Protocol):
    """Whoever thinks for the bots."""

    async def choose(self, kind: str, level: Level, sight: Sight) -> JsonObject:
        """What a bot of that level does now. Raises ThoughtLost, and whatever a bot raises."""
        ...


class Duties:
    """Looks after one game at a time; what it does goes through the same door as everybody's actions."""

    def __init__(self, house: House, thinker: Thinker, now: Now) -> None:
        self._house = house
        self._thinker = thinker
        self._now = now

    async def see_to(self, game_id: GameId) -> None:
        """Do what is due. Raises what the database raises; then, as after a kill, it is still due."""
        game = await self._house.games.current(game_id)
        state = game.state
        if state is None or state.to_act is None:
            return
        seat = state.to_act
        level = game.table.seats[seat].bot
        try:
            if level is not None and self._house.standing.is_back(game, seat):
                await self._house.standing.give_back(game_id, seat)
            elif level is not None:
                await self._bot_acts(game, state, seat, level)
            else:
                await self._time_may_be_up(game, seat)
        except Refusal as refusal:
            # Somebody was faster, or the database is away: whoever looks next sees what is due then.
            log.info("worker.refused", game=game_id, code=refusal.code, detail=refusal.detail)

    async def _bot_acts(self, game: Game, state: GameState, seat: Seat, level: Level) -> None:
        version = game.version
        action = await self._choose(game, state, seat, level)
        try:
            await self._house.acting.act(game.id, seat, action, uuid.uuid4(), version, by_bot=True)
        except Refusal as refusal:
            if refusal.code not in {"illegal_action", "bad_message"}:
                raise
            # Asked again it might well do the same again.
            log.exception("worker.bot_erred", game=game.id, version=version, level=level, action=action)
            action = state.legal_actions(seat)[0]
            await self._house.acting.act(game.id, seat, action, uuid.uuid4(), version, by_bot=True)

    async def _choose(self, game: Game, state: GameState, seat: Seat, level: Level) -> JsonObject:
        components = None
        if game.table.custom_components:
            async with self._house.database.read() as connection:
                components = await queries.components(connection, game.id)
        sight = Sight(state.view(seat), seat, secrets.token_bytes(16), game.table.options, components)
        try:
            return await self._thinker.choose(game.table.kind, level, sight)
        except ThoughtLost:
            return await self._thinker.choose(game.table.kind, level, sight)
        except Exception:
            # A game never waits for a bot that is at its wits' end.
            log.exception("worker.bot_failed", game=game.id, version=game.version, level=level)
            return state.legal_actions(seat)[0]

    async def _time_may_be_up(self, game: Game, seat: Seat) -> None:
        limit = game.table.terms.limit
        until = game.clock.runs_out(seat, game.table.terms)
        if limit is None or until is None or until > self._now():
            await self._house.standing.look_again(game.id)
        elif not await self._house.pulse.beats():
            log.info("worker.nobody_serves", game=game.id)
        elif limit.when_out == "resign":
            await self._house.acting.act(game.id, seat, {"type": "resign"}, uuid.uuid4(), game.version)
        else:
            await self._house.standing.time_is_up(game.id, game.version)
