"""A whole position that agrees with what one seat sees, for those who play by looking ahead.

A view tells all but the order of the stack and, under ``draw_ahead``, who of the others holds which tile.
Points stand in it as sums: they are all booked as the first of ``POINT_REASONS``, and the number of actions
begins anew at 0, so the reasons and numbers in later events of such a position mean nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from arkaden.rules.ark.geometry import ORIGIN, Cell, cell_at, neighbours
from arkaden.rules.ark.position import POINT_REASONS, Piece, Position
from arkaden.rules.ark.tileset import KindIndex, TileForm, TileSet, tile_set
from arkaden.rules.fairness import shuffle
from arkaden.rules.protocol import JsonObject, RandomSource, Seat

_Position = TypeVar("_Position", bound=Position)


def position_from_view(
    view: JsonObject,
    seat: Seat,
    random: RandomSource,
    options: Mapping[str, Any],
    components: Mapping[str, Any] | None,
    kind: type[_Position],
) -> _Position:
    """A position whose view for ``seat`` is ``view``, what is hidden drawn from ``random``.

    ``view`` may have been through JSON. Raises ValueError for a game that is over, which hides nothing.
    """
    if view["phase"] == "over":
        raise ValueError("the game is over")
    tiles = tile_set(components)
    players = [view["players"][str(number)] for number in range(len(view["players"]))]
    to_act = Seat(view["to_act"])
    position = kind(tiles, len(players), to_act, [], draw_ahead=bool(options["draw_ahead"]))
    _lay_tiles(position, view)
    _put_pieces(position, view["pieces"])
    position.followers = [player["followers"] for player in players]
    position.prophets = [player.get("prophet", False) for player in players]
    position.resigned = [player.get("resigned", False) for player in players]
    for number, player in enumerate(players):
        position.points[number * len(POINT_REASONS)] = player["points"]
    if "ark" in view:
        position.ark = cell_at(view["ark"]["x"], view["ark"]["y"])
    position.removed = list(_counted(tiles, view["removed"]))
    position.phase = view["phase"]
    position.turn = view["turn"]
    if "tile" in view:
        position.hands[to_act] = tiles.index[view["tile"]]
    if "hand" in view:
        position.hands[seat] = tiles.index[view["hand"]]
    position.stack = list(_counted(tiles, view["kinds"]))
    for number in view.get("holding", {}):
        if position.hands[int(number)] is None:
            position.hands[int(number)] = position.stack.pop()
    shuffle_hidden(position, seat, random)
    return position


def shuffle_hidden(position: Position, seat: Seat, random: RandomSource) -> None:
    """Draw anew, in place, what ``seat`` cannot know: the stack, and tiles that others hold unseen."""
    hands, stack = position.hands, position.stack
    holders = []
    if position.draw_ahead:
        holders = [other for other, kind in enumerate(hands) if kind is not None and other != seat]
        stack.extend(kind for other in holders if (kind := hands[other]) is not None)
    shuffle(stack, random)
    for other in holders:
        hands[other] = stack.pop()


def _lay_tiles(position: Position, view: JsonObject) -> None:
    """Put the tiles down one beside another, the one of this turn last: the rules ask for it by that."""
    last = view.get("placed")
    last_cell = None if last is None else cell_at(last["x"], last["y"])
    forms = {_cell(key): _form(position.tiles, entry) for key, entry in view["board"].items()}
    board = position.board
    waiting = [cell for cell in neighbours(ORIGIN) if cell in forms and cell != last_cell]
    seen = {ORIGIN, *waiting}
    for cell in waiting:
        board.place(forms[cell], cell)
        for beside in neighbours(cell):
            if beside in forms and beside not in seen and beside != last_cell:
                seen.add(beside)
                waiting.append(beside)
    if last_cell is not None:
        board.place(forms[last_cell], last_cell)


def _put_pieces(position: Position, pieces: JsonObject) -> None:
    board = position.board
    for key, entry in pieces.items():
        slot = board.slot_at[_cell(key)]
        piece = Piece(Seat(entry["seat"]), prophet=entry["kind"] == "prophet", segment=entry["segment"])
        position.pieces[slot] = piece
        board.add_piece(board.root(board.node(slot, piece.segment)), piece.seat, prophet=piece.prophet)


def _cell(key: str) -> Cell:
    x, y = key.split(",")
    cell = cell_at(int(x), int(y))
    assert cell is not None
    return cell


def _form(tiles: TileSet, entry: JsonObject) -> TileForm:
    return tiles.kinds[tiles.index[entry["tile"]]].forms[entry["rotation"]]


def _counted(tiles: TileSet, counts: JsonObject) -> Iterator[KindIndex]:
    """The tiles that a view counts, in the order of the set, whatever that of the map."""
    for number, kind in enumerate(tiles.kinds):
        for _ in range(counts.get(kind.id, 0)):
            yield KindIndex(number)
