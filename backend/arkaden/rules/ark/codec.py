"""A position as JSON and back, hidden things included.

Stored is what cannot be worked out again: the tiles in the order placed, the pieces on them, supplies, points
and tiles to come. The features are put together anew on loading, in the same order and so to the same state.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from arkaden.rules.ark.geometry import cell_at, coordinates
from arkaden.rules.ark.position import POINT_REASONS, Piece, Position
from arkaden.rules.ark.tileset import KindIndex, tile_set
from arkaden.rules.protocol import InvalidSetup, JsonObject, Seat

_Position = TypeVar("_Position", bound=Position)


def position_to_json(position: Position) -> JsonObject:
    """What ``position_from_json`` reads; the tile set's file is carried along unless it is built in."""
    kinds = position.tiles.kinds
    board = position.board
    data: JsonObject = {
        "draw_ahead": position.draw_ahead,
        "phase": position.phase,
        "turn": position.turn,
        "turn_seat": position.turn_seat,
        "seat": position.seat,
        "actions": position.actions,
        "tiles": [
            [kinds[form.kind].id, *coordinates(cell), form.rotation]
            for cell, form in zip(board.cells, board.forms, strict=True)
        ],
        "pieces": [
            [slot, piece.seat, "prophet" if piece.prophet else "follower", piece.segment]
            for slot, piece in position.pieces.items()
        ],
        "players": [
            {
                "followers": position.followers[seat],
                "prophet": position.prophets[seat],
                "resigned": position.resigned[seat],
                "points": position.breakdown(seat),
            }
            for seat in range(position.seats)
        ],
        "hands": {str(seat): kinds[kind].id for seat, kind in enumerate(position.hands) if kind is not None},
        "stack": [kinds[kind].id for kind in reversed(position.stack)],
        "removed": [kinds[kind].id for kind in position.removed],
    }
    if position.ark is not None:
        data["ark"] = [*coordinates(position.ark)]
    if position.reason is not None:
        data["reason"] = position.reason
    if not position.tiles.builtin:
        data["components"] = position.tiles.file
    return data


def position_from_json(data: Mapping[str, Any], kind: type[_Position]) -> _Position:
    """The position that ``position_to_json`` wrote; raises ValueError for anything else."""
    try:
        return _read(data, kind)
    except (KeyError, IndexError, TypeError, AttributeError, InvalidSetup) as error:
        raise ValueError(f"not a state of the Ark: {error!r}") from error


def _read(data: Mapping[str, Any], kind: type[_Position]) -> _Position:
    tiles = tile_set(data.get("components"))

    def named(ids: list[str]) -> list[KindIndex]:
        return [tiles.index[tile] for tile in ids]

    players = data["players"]
    stack = named(data["stack"])
    stack.reverse()
    position = kind(tiles, len(players), Seat(data["turn_seat"]), stack, draw_ahead=data["draw_ahead"])
    _read_board(position, data["tiles"], data["pieces"])
    position.followers = [player["followers"] for player in players]
    position.prophets = [player["prophet"] for player in players]
    position.resigned = [player["resigned"] for player in players]
    position.points = [player["points"][reason] for player in players for reason in POINT_REASONS]
    for seat, tile in data["hands"].items():
        position.hands[int(seat)] = tiles.index[tile]
    position.removed = named(data["removed"])
    position.phase = data["phase"]
    position.seat = Seat(data["seat"])
    position.turn = data["turn"]
    position.actions = data["actions"]
    position.reason = data.get("reason")
    if "ark" in data:
        position.ark = cell_at(*data["ark"])
    return position


def _read_board(position: Position, placed: list[Any], pieces: list[Any]) -> None:
    tiles, board = position.tiles, position.board
    start = [tiles.kinds[tiles.start].id, 0, 0, 0]
    if placed[0] != start:
        raise ValueError(f"the first tile must be {start}")
    for tile, x, y, rotation in placed[1:]:
        kind = tiles.kinds[tiles.index[tile]]
        cell = cell_at(x, y)
        if cell is None or rotation not in kind.fits[board.open_places[cell]]:
            raise ValueError(f"{tile} does not fit at {x},{y} with rotation {rotation}")
        board.place(kind.forms[rotation], cell)
    for slot, seat, piece, segment in pieces:
        position.pieces[slot] = Piece(Seat(seat), prophet=piece == "prophet", segment=segment)
        board.add_piece(board.root(board.bases[slot] + segment), seat, prophet=piece == "prophet")
