"""How many ways a game can go on: a table of counts, so that no way is lost or gained unnoticed."""

import pytest

from arkaden.rules.ark import ARK
from arkaden.rules.ark.state import ArkState
from arkaden.rules.protocol import Seat
from tests.rules.ark import rescorer


def opening(*tiles: str) -> ArkState:
    """Two players, these tiles first, the rest of the set after them."""
    rest = [tile["id"] for tile in ARK.components()["tiles"] for _ in range(tile["count"])]
    for tile in ("A27", *tiles):
        rest.remove(tile)
    return ARK.start(2, {}, Seat(0), {"tiles": ["A27", *tiles, *rest]})


def count(state: ArkState, actions: int) -> int:
    """The number of different courses of so many actions."""
    if actions == 0 or state.to_act is None:
        return 1
    legal = state.legal_actions(state.to_act)
    if actions == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(Seat(state.seat), action)
        total += count(after, actions - 1)
    return total


TABLE: dict[tuple[str, ...], list[int]] = {
    ("B03", "A21", "B19"): [6, 24, 192, 726, 5232],
    ("A21", "A28", "B14"): [4, 16, 104, 610, 3898],
    ("A18", "A10", "B20"): [4, 20, 160, 900, 4200],
}


@pytest.mark.parametrize("tiles", TABLE, ids="-".join)
def test_the_courses_of_the_first_actions(tiles: tuple[str, ...]) -> None:
    counts = [count(opening(*tiles), actions) for actions in range(1, len(TABLE[tiles]) + 1)]
    assert counts == TABLE[tiles]


@pytest.mark.parametrize("tiles", TABLE, ids="-".join)
def test_the_first_count_is_that_of_a_search_of_the_whole_board(tiles: tuple[str, ...]) -> None:
    table = rescorer.Table(rescorer.read_tiles(), 2)
    table.laid[0, 0] = rescorer.Laid(table.tiles["A27"], 0)
    assert TABLE[tiles][0] == len(table.placements(tiles[0]))
