"""The shape of views: no nulls, stable keys, small patches, and a document that is true."""

import json
import re
from statistics import median
from typing import Any

import pytest

from arkaden.rules.protocol import JsonObject, Seat
from tests.rules.arkadia.boards import on_board, write_board
from tests.rules.arkadia.play import RandomGame, variant
from tests.rules.arkadia.test_malformed import DOCUMENT

ABSENT = object()


def merge_patch(before: Any, after: Any) -> Any:
    """The RFC 7386 patch from one view to another; ``ABSENT`` if they are equal."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return ABSENT if before == after else after
    patch: JsonObject = dict.fromkeys(before.keys() - after.keys())
    for key, value in after.items():
        changed = merge_patch(before.get(key, ABSENT), value)
        if changed is not ABSENT:
            patch[key] = changed
    return patch or ABSENT


def merged(before: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    result = dict(before) if isinstance(before, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def no_nulls(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and no_nulls(member) for key, member in value.items())
    if isinstance(value, list):
        return all(map(no_nulls, value))
    return value is not None


@pytest.mark.parametrize("number", range(6))
def test_views_are_json_without_nulls_and_patches_are_exact_and_small(number: int) -> None:
    game = RandomGame(**variant(number), resign_one_in=150)
    viewers = [None, *map(Seat, range(game.players))]
    before = {viewer: game.state.view(viewer) for viewer in viewers}
    sizes = []
    for _ in game.play():
        for viewer in viewers:
            view = game.state.view(viewer)
            assert no_nulls(view)
            assert json.loads(json.dumps(view)) == view
            patch = merge_patch(before[viewer], view)
            sizes.append(len(json.dumps(patch, separators=(",", ":"))) if patch is not ABSENT else 2)
            assert merged(before[viewer], {} if patch is ABSENT else patch) == view
            before[viewer] = view
    assert median(sizes) < 300


@pytest.mark.parametrize("number", range(4))
def test_a_view_stays_as_it_was_when_the_game_goes_on(number: int) -> None:
    game = RandomGame(**variant(number))
    view = game.state.view(Seat(0))
    text = json.dumps(view)
    for _ in game.play():
        pass
    assert json.dumps(view) == text


def test_every_field_that_ever_shows_is_documented() -> None:
    document = DOCUMENT.read_text("utf-8").partition("## `legal`")[0]
    documented = set(re.findall(r'"(\w+)":', document))
    seen: set[str] = set()
    for number in range(6):
        game = RandomGame(**variant(number), resign_one_in=100)
        for _ in game.play():
            view = game.state.view(Seat(0))
            seen |= view.keys()
            for player in view["players"].values():
                seen |= player.keys() | player.get("screen", {}).keys()
            for entry in [*view["buildings"].values(), *view["castle"].values(), view["board"], view["lot"]]:
                seen |= entry.keys()
    assert seen <= documented


def test_a_board_can_be_read_off_a_view() -> None:
    text = """
0..AA...........
................
................
................
......LLLL......
......LLLLn.....
......LLLL......
................
................
................
................
...............1
"""
    game = on_board(text, {"A": "residential_house:red"})
    assert write_board(game.view(None)) == text.strip()
