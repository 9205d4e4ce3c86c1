"""Looking back into games that have ended."""

from typing import Any

from arkaden.errors import Refusal
from arkaden.play import queries
from arkaden.play.game import Game
from arkaden.rules.catalogue import GAMES
from arkaden.store.database import Database


async def view_at(database: Database, game: Game, version: int) -> dict[str, Any]:
    """What a spectator saw at a version of a game that has ended.

    Raises Refusal(not_finished), and Refusal(not_found) for a version that there never was.
    """
    if game.state is None or game.state.outcome is None:
        raise Refusal("not_finished", "the game has not ended")
    if version > game.version:
        raise Refusal("not_found", f"the game ended at version {game.version}")
    async with database.read() as connection:
        origin = await queries.origin(connection, game.id, len(game.table.seats))
    state = GAMES[game.table.kind].start(
        origin.players, origin.options, origin.start_seat, origin.setup, origin.components
    )
    for entry in game.entries[:version]:
        state.apply(entry.seat, entry.action)
    return state.view(None)
