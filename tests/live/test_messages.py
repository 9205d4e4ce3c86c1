"""Frames of clients are read strictly."""

import pytest

from arkaden.errors import Refusal
from arkaden.ids import GameId
from arkaden.live.messages import (
    Act,
    Ping,
    UnwatchGame,
    UnwatchLobby,
    WatchGame,
    WatchLobby,
    error_frame,
    read,
)

GAME = GameId("abc")
KEY = "0f8fad5b-d9cb-469f-a165-70867728950e"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"t":"ping"}', Ping(t="ping")),
        ('{"t":"watch","game":"abc"}', WatchGame(t="watch", game=GAME)),
        ('{"t":"watch","game":"abc","since":4}', WatchGame(t="watch", game=GAME, since=4)),
        ('{"t":"watch","lobby":true}', WatchLobby(t="watch", lobby=True)),
        ('{"t":"unwatch","game":"abc"}', UnwatchGame(t="unwatch", game=GAME)),
        ('{"t":"unwatch","lobby":true}', UnwatchLobby(t="unwatch", lobby=True)),
        (
            f'{{"t":"act","game":"abc","key":"{KEY}","version":3,"action":{{"type":"pass"}}}}',
            Act(t="act", game=GAME, key=KEY, version=3, action={"type": "pass"}),
        ),
    ],
)
def test_what_the_protocol_says_is_understood(text: str, message: object) -> None:
    assert read(text) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "3",
        "null",
        "{}",
        '{"t":"dance"}',
        '{"t":["watch"]}',
        '{"t":"ping","extra":1}',
        '{"t":"watch"}',
        '{"t":"watch","game":7}',
        '{"t":"watch","game":""}',
        '{"t":"watch","game":"abc","since":"4"}',
        '{"t":"watch","game":"abc","since":-1}',
        '{"t":"watch","game":"abc","since":true}',
        '{"t":"watch","game":"abc","lobby":true}',
        '{"t":"watch","lobby":false}',
        '{"t":"act","game":"abc","version":3,"action":{}}',
        '{"t":"act","game":"abc","key":"once","version":3,"action":{}}',
        f'{{"t":"act","game":"abc","key":"{KEY}","version":"3","action":{{}}}}',
        f'{{"t":"act","game":"abc","key":"{KEY}","version":3,"action":"pass"}}',
        f'{{"t":"act","game":"abc","key":"{KEY}","version":3,"action":{{"type":"a\\u0000"}}}}',
        f'{{"t":"act","game":"abc","key":"{KEY}","version":3,"action":{{"x":NaN}}}}',
        '{"t":"watch","game":"' + "a" * 100 + '"}',
    ],
)
def test_everything_else_is_a_bad_message(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(text)
    assert refused.value.code == "bad_message"


def test_an_error_names_what_it_is_about_and_holds_no_nulls() -> None:
    refusal = Refusal("illegal_action", "edges", reason="does_not_fit", version=3)
    assert error_frame(refusal, game="abc", key=KEY) == (
        f'{{"t":"error","game":"abc","key":"{KEY}","code":"illegal_action","detail":"edges",'
        '"reason":"does_not_fit","version":3}'
    )
