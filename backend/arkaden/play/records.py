"""The record of a finished game."""

from typing import Any

from sqlalchemy import select

from arkaden.errors import Refusal
from arkaden.play.game import Game
from arkaden.play.starting import fairness_of
from arkaden.play.table import time_json
from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import Seat
from arkaden.rules.record import build_record
from arkaden.store import models
from arkaden.store.database import Database


async def record_of(database: Database, game: Game) -> dict[str, Any]:
    """The document of docs/record.md. Raises Refusal(not_finished) as long as it would give away what is hidden."""
    outcome = None if game.state is None else game.state.outcome
    if outcome is None:
        raise Refusal("not_finished", "the record is given after the end of the game")
    async with database.begin() as session:
        row = await session.get_one(models.Game, game.id)
        seats = await session.scalars(
            select(models.Seat).where(models.Seat.game_id == game.id).order_by(models.Seat.seat)
        )
        fairness = fairness_of(row, seats.all())
    kind = GAMES[row.kind]
    assert row.setup is not None
    assert row.start_seat is not None
    start_seat = Seat(row.start_seat)
    opening = kind.start(len(fairness.nonces), row.options, start_seat, row.setup, row.components)
    return build_record(
        kind,
        options=row.options,
        players=[sitter.name for sitter in game.table.seats.values()],
        start_seat=start_seat,
        setup=row.setup,
        fairness=fairness,
        actions=[
            {"n": entry.n, "seat": entry.seat, "at": time_json(entry.at), "action": entry.action}
            for entry in game.entries
        ],
        events=[
            *opening.opening_events(),
            *(event for entry in game.entries for event in entry.events),
        ],
        outcome=outcome,
        components=row.components,
    )
