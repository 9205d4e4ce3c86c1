"""arkaden.client: the calls and streams of a program, against a real server."""

from collections.abc import Callable, Iterator

import pytest

from arkaden.client import ApiError, Client, GameEnded, GameStarted, Turn
from tests.support.server import ServerProcess


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Client]:
    with Client(server.url) as client:
        client.sign_up("Anna")
        yield client


@pytest.fixture
def bea(server: ServerProcess) -> Iterator[Client]:
    with Client(server.url) as client:
        client.sign_up("Bea", bot=True)
        yield client


def started(host: Client, other: Client) -> str:
    table = host.open_table("ark", 2).id
    host.sit_down(table)
    other.sit_down(table)
    return host.start(table).id


def test_a_token_stands_for_its_owner(anna: Client, server: ServerProcess) -> None:
    token = anna.make_token("program")
    assert token.scopes == {"read", "play"}
    with Client(server.url, token.secret) as program:
        assert program.me() == anna.me()


def test_tables_are_found_page_by_page(anna: Client) -> None:
    opened = [anna.open_table("ark", 3, draw_ahead=True).id for _ in range(3)]
    found = list(anna.tables(mine=True, limit=2))
    assert [table.id for table in found] == opened[::-1]
    assert found[0].whole["options"] == {"draw_ahead": True}
    assert not found[0].full
    assert anna.sit_down(opened[0]).seat == 0


def test_acting_answers_with_the_version_reached(anna: Client, bea: Client) -> None:
    game = started(anna, bea)
    version, view = anna.view(game)
    player = (anna, bea)[view["to_act"]]
    legal = player.legal(game)
    assert (version, legal.version) == (0, 0)
    assert player.act(game, legal.actions[0], legal.version) == 1
    assert anna.table(game).version == 1


def test_what_the_server_refuses_is_an_error_with_its_code(anna: Client, bea: Client) -> None:
    game = started(anna, bea)
    with pytest.raises(ApiError) as refused:
        anna.act(game, {"type": "resign"}, version=7)
    assert (refused.value.code, refused.value.status, refused.value.version) == ("stale_version", 409, 0)
    with pytest.raises(ApiError, match="not_found"):
        next(anna.watch("0000"))


def test_events_tell_what_concerns_the_caller(anna: Client, bea: Client) -> None:
    game = started(anna, bea)
    events = bea.events()
    first = next(events)
    assert isinstance(first, GameStarted)
    assert (first.game, first.kind, first.seat) == (game, "ark", 1)
    anna.act(game, {"type": "resign"})
    last = next(event for event in events if not isinstance(event, Turn))
    assert isinstance(last, GameEnded)
    assert bea.record(game)["final"]["winners"] == [1]


def test_a_game_is_watched_to_its_end(anna: Client, bea: Client) -> None:
    game = started(anna, bea)
    frames = anna.watch(game)
    assert [next(frames)["t"] for _ in range(2)] == ["table", "view"]
    bea.act(game, {"type": "resign"})
    assert list(frames)[-1]["table"]["status"] == "finished"


def test_told_to_wait_the_client_waits(start_server: Callable[..., ServerProcess]) -> None:
    with Client(start_server(call_rate="2", call_burst="1").url) as anna:
        anna.sign_up("Anna")
        assert {anna.open_table("ark", 2).seat_count for _ in range(3)} == {2}
