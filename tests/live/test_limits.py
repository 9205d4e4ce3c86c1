"""What one visitor may use of the live protocol is bounded."""

import socket
from collections.abc import Callable

import orjson
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.players import Guests, open_table
from tests.support.server import ServerProcess


@pytest.fixture(scope="module")
def strict(start_server: Callable[..., ServerProcess]) -> ServerProcess:
    """A server that allows little."""
    return start_server(
        message_rate="0.001",
        message_burst="5",
        connections_per_identity="3",
        connections_per_address="2",
        trusted_origins="https://friends.example, http://other.example:8080",
    )


async def test_too_many_messages_close_the_connection(strict: ServerProcess) -> None:
    async with Guests(strict) as guests:
        anna = await guests.guest("Anna")
        async with anna.live() as live:
            for _ in range(6):
                await live.send(t="ping")
            with pytest.raises(ConnectionClosed) as closed:
                await live.until("error", code="nothing else")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert [frame["t"] for frame in live.frames] == ["hello", *["pong"] * 5, "error"]
            assert live.frames[-1]["code"] == "rate_limited"
            assert live.frames[-1]["retry_after"] > 0
        async with anna.live() as another:
            await another.send(t="ping")
            assert (await another.until("error"))["code"] == "rate_limited"


async def test_connections_of_one_identity_are_counted(strict: ServerProcess) -> None:
    async with Guests(strict) as guests:
        bea = await guests.guest("Bea")
        async with bea.live() as one, bea.live(), bea.live():
            with pytest.raises(InvalidStatus) as refused:
                async with bea.live():
                    pass
            assert refused.value.response.status_code == 429
            assert orjson.loads(refused.value.response.body)["code"] == "rate_limited"
            await one.send(t="ping")
            await one.until("pong")
        async with bea.live() as again:
            await again.until("hello")


async def test_connections_without_identity_are_counted_by_address(strict: ServerProcess) -> None:
    async with Guests(strict) as guests, guests.stranger().live(), guests.stranger().live():
        with pytest.raises(InvalidStatus):
            async with guests.stranger().live():
                pass


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "https://friends.example.evil.example", "http://friends.example"],
)
async def test_pages_of_foreign_origins_are_turned_away(strict: ServerProcess, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(strict.live_url, additional_headers={"Origin": origin}):
            pass
    assert refused.value.response.status_code == 403


async def test_own_and_trusted_origins_are_let_in(strict: ServerProcess) -> None:
    for origin in (strict.url, "https://friends.example", "http://other.example:8080"):
        async with connect(strict.live_url, additional_headers={"Origin": origin}) as opened:
            assert orjson.loads(await opened.recv())["t"] == "hello"


async def test_whoever_does_not_read_is_cut_off_and_the_others_go_on(
    start_server: Callable[..., ServerProcess],
) -> None:
    patient = start_server(message_rate="100000", message_burst="100000", call_burst="1000")
    async with Guests(patient) as guests:
        anna = await guests.guest("Anna")
        game = await open_table(anna, start=False)
        for _ in range(80):
            await anna.done("POST", "/tables", {"kind": "ark", "seats": 5})
        with socket.create_connection(("127.0.0.1", patient.port)) as narrow:
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            async with anna.live() as quick, connect(patient.live_url, sock=narrow, compression=None) as slow:
                await quick.watch(game)
                slow.transport.pause_reading()
                await slow.send(orjson.dumps({"t": "watch", "game": game}).decode())
                await quick.until_watchers(game, 1)
                # Each is answered by 40 KB that nobody takes: more than all buffers hold.
                for _ in range(300):
                    await slow.send('{"t":"watch","lobby":true}')
                await quick.until_watchers(game, 0)
                slow.transport.resume_reading()
                await slow.wait_closed()
                # 1013, if it listened in time to be told.
                assert slow.close_code in {1013, 1006}
        assert "live.too_slow" in patient.log
