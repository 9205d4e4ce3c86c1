"""The shuffle of a game is fixed by what was shown and given before it (docs/record.md)."""

import hashlib
import hmac
import uuid

from arkaden.play.house import House
from arkaden.play.records import record_of
from arkaden.play.tables import NewTable
from arkaden.rules.protocol import Seat
from arkaden.rules.record import verify_record
from tests.support.database import execute

NONCE = bytes(range(16))


async def test_nonces_of_clients_and_of_those_that_send_none_make_the_seed(
    house: House, database_url: str
) -> None:
    anna, bea = [(await house.accounts.create_guest(name, None))[0].id for name in ("Anna", "Bea")]
    game = (await house.tables.open(anna, NewTable("ark", 2, {}, "public", None))).id
    await house.tables.sit(game, anna, None, None, NONCE)
    await house.tables.sit(game, bea, None, None, None)
    await house.tables.start(game, anna)
    await house.acting.act(game, Seat(0), {"type": "resign"}, uuid.uuid4(), 0)
    record = await record_of(house.database, await house.games.current(game))
    seed = bytes.fromhex(record["fairness"]["server_seed"])
    default = hmac.digest(seed, b"seat\x01", "sha256")[:16]
    assert record["fairness"]["nonces"] == [NONCE.hex(), default.hex()]
    assert record["fairness"]["commitment"] == hashlib.sha256(seed).hexdigest()
    query = f"SELECT commitment FROM games WHERE id = '{game}'"
    assert execute(database_url, query) == [(record["fairness"]["commitment"],)]
    assert verify_record(record) == []
