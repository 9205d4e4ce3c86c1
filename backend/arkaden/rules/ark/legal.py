"""What a seat may do: described for clients, as a list, and at random (ARK-3 to ARK-5)."""

from collections.abc import Iterator

from arkaden.rules.ark.geometry import Cell, cell_key, coordinates, neighbours
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.tileset import TileKind
from arkaden.rules.ark.turns import ARK_STEPS, ark_cells
from arkaden.rules.protocol import JsonObject, RandomSource


def describe_legal(position: Position) -> JsonObject:
    """What the seat to act may do, in the shape of docs/protocol.md; empty when nothing is due."""
    match position.phase:
        case "place_tile":
            places = position.board.placements(_tile_in_hand(position))
            return {"place_tile": {cell_key(cell): list(rotations) for cell, rotations in places}}
        case "second_action":
            return _describe_second_action(position)
        case "place_ark":
            return {"place_ark": [cell_key(cell) for cell in ark_cells(position)]}
        case _:
            return {}


def list_legal(position: Position) -> list[JsonObject]:
    """Every legal action of the seat to act, resigning apart. The Ark alone may have some 400 paths."""
    match position.phase:
        case "place_tile":
            return [_place_tile(cell, rotation) for cell, rotation in _tile_choices(position)]
        case "second_action":
            followers, prophets = _free_segments(position)
            return [
                *({"type": "place_follower", "segment": segment} for segment in followers),
                *({"type": "place_prophet", "segment": segment} for segment in prophets),
                *({"type": "move_ark", "path": path} for path in _ark_paths(position)),
                {"type": "pass"},
            ]
        case "place_ark":
            return [_place_ark(cell) for cell in ark_cells(position)]
        case _:
            return []


def random_legal(position: Position, random: RandomSource) -> JsonObject:
    """A random legal action of the seat to act.

    A tile goes to any place and rotation alike. Of the second actions first a kind is drawn among those
    possible, each alike, then one of that kind, each alike; only the Ark walks: up to a number of steps drawn
    from 1 to 5, each to any neighbouring tile not yet entered, and stops where there is none. So every kind of
    action comes up often in a game, and every action of a kind can.
    """
    match position.phase:
        case "place_tile":
            choices = _tile_choices(position)
            cell, rotation = choices[random.below(len(choices))]
            return _place_tile(cell, rotation)
        case "second_action":
            return _random_second_action(position, random)
        case _:
            cells = ark_cells(position)
            return _place_ark(cells[random.below(len(cells))])


def _tile_in_hand(position: Position) -> TileKind:
    kind = position.hands[position.seat]
    assert kind is not None
    return position.tiles.kinds[kind]


def _tile_choices(position: Position) -> list[tuple[Cell, int]]:
    places = position.board.placements(_tile_in_hand(position))
    return [(cell, rotation) for cell, rotations in places for rotation in rotations]


def _free_segments(position: Position) -> tuple[list[int], list[int]]:
    """The segments of the last tile that are open to a follower and to the prophet (ARK-4)."""
    has_follower = position.followers[position.seat] > 0
    has_prophet = position.prophets[position.seat]
    if not has_follower and not has_prophet:
        return [], []
    board = position.board
    base = board.bases[-1]
    features = board.forms[-1].features
    free = [
        segment
        for segment, kind in enumerate(features)
        if kind != "temple" and not board.pieces[board.root(base + segment)]
    ]
    cities = [segment for segment in free if features[segment] == "city"]
    return (free if has_follower else []), (cities if has_prophet else [])


def _describe_second_action(position: Position) -> JsonObject:
    followers, prophets = _free_segments(position)
    legal: JsonObject = {}
    if followers:
        legal["follower"] = followers
    if prophets:
        legal["prophet"] = prophets
    if position.ark is not None:
        x, y = coordinates(position.ark)
        legal["move_ark"] = {"x": x, "y": y, "steps": ARK_STEPS}
    legal["pass"] = True
    return legal


def _random_second_action(position: Position, random: RandomSource) -> JsonObject:
    followers, prophets = _free_segments(position)
    kinds = ["pass"]
    if followers:
        kinds.append("place_follower")
    if prophets:
        kinds.append("place_prophet")
    if position.ark is not None:
        kinds.append("move_ark")
    kind = kinds[random.below(len(kinds))]
    match kind:
        case "place_follower":
            return {"type": kind, "segment": followers[random.below(len(followers))]}
        case "place_prophet":
            return {"type": kind, "segment": prophets[random.below(len(prophets))]}
        case "move_ark":
            return {"type": kind, "path": _random_walk(position, random)}
        case _:
            return {"type": kind}


def _random_walk(position: Position, random: RandomSource) -> list[list[int]]:
    assert position.ark is not None
    here = position.ark
    entered = {here}
    path: list[list[int]] = []
    for _ in range(1 + random.below(ARK_STEPS)):
        ways = _ways_on(position, here, entered)
        if not ways:
            break
        here = ways[random.below(len(ways))]
        entered.add(here)
        path.append([*coordinates(here)])
    return path


def _ark_paths(position: Position) -> Iterator[list[list[int]]]:
    """Every way the Ark may go, shorter ones before those that go on from them."""
    if position.ark is None:
        return
    trails: list[list[Cell]] = [[position.ark]]
    for _ in range(ARK_STEPS):
        trails = [[*trail, cell] for trail in trails for cell in _ways_on(position, trail[-1], set(trail))]
        for trail in trails:
            yield [[*coordinates(cell)] for cell in trail[1:]]


def _ways_on(position: Position, here: Cell, entered: set[Cell]) -> list[Cell]:
    placed = position.board.slot_at
    return [cell for cell in neighbours(here) if cell in placed and cell not in entered]


def _place_tile(cell: Cell, rotation: int) -> JsonObject:
    x, y = coordinates(cell)
    return {"type": "place_tile", "x": x, "y": y, "rotation": rotation}


def _place_ark(cell: Cell) -> JsonObject:
    x, y = coordinates(cell)
    return {"type": "place_ark", "x": x, "y": y}
