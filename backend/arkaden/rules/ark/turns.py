"""The course of a turn (ARK-2) and of the game: judging a move, carrying it out, and what follows by itself.

The trust line runs between ``judge`` and ``perform``: ``judge`` refuses whatever the rules do not allow and
changes nothing; ``perform`` and all after it take for granted that it was asked.

A move goes through three steps, told apart by ``position.phase``. ``perform`` does what the player does and
leaves the phase at ``scoring`` or ``turn_over`` if that comes next; ``settle`` scores; ``move_on`` draws for
the next player or ends the game. They are apart because a preview shows the first two and must not know of
the third.
"""

from arkaden.rules.ark.actions import (
    Move,
    MoveArk,
    Pass,
    PlaceArk,
    PlaceFollower,
    PlaceProphet,
    PlaceTile,
    Resign,
)
from arkaden.rules.ark.board import Slot, slots_of
from arkaden.rules.ark.geometry import Cell, cell_at, neighbours
from arkaden.rules.ark.position import Phase, Piece, Position
from arkaden.rules.ark.scoring import award, completed_features, score_end, score_turn
from arkaden.rules.ark.tileset import KindIndex
from arkaden.rules.protocol import Event, IllegalAction, Reason, Seat

ARK_STEPS = 5
"""At most, in one move (ARK-5.2)."""

_NEXT_PHASE: dict[type[Move], Phase] = {
    PlaceTile: "second_action",
    PlaceFollower: "scoring",
    PlaceProphet: "scoring",
    MoveArk: "scoring",
    Pass: "scoring",
    PlaceArk: "turn_over",
}
_PHASE_OF: dict[type[Move], Phase] = {
    PlaceTile: "place_tile",
    PlaceFollower: "second_action",
    PlaceProphet: "second_action",
    MoveArk: "second_action",
    Pass: "second_action",
    PlaceArk: "place_ark",
}


def judge(position: Position, seat: Seat, move: Move) -> None:
    """Raise IllegalAction if the rules do not allow this seat this move now."""
    if not 0 <= seat < position.seats:
        raise IllegalAction("bad_action", f"there is no seat {seat}")
    if position.phase == "over":
        raise IllegalAction("not_this_phase", "the game is over")
    if isinstance(move, Resign):
        if position.resigned[seat]:
            raise IllegalAction("already_resigned", "this seat has resigned")
        return
    if seat != position.seat:
        raise IllegalAction("not_this_phase", f"seat {position.seat} is to act")
    if position.phase != _PHASE_OF[type(move)]:
        raise IllegalAction("not_this_phase", f"the action due is {position.phase}")
    match move:
        case PlaceTile():
            _judge_tile(position, move)
        case PlaceFollower(segment):
            _judge_piece(position, seat, segment, prophet=False)
        case PlaceProphet(segment):
            _judge_piece(position, seat, segment, prophet=True)
        case MoveArk(path):
            _judge_path(position, path)
        case PlaceArk(x, y):
            if cell_at(x, y) not in ark_cells(position):
                raise IllegalAction("ark_not_in_city", "that is no tile of a city completed in this turn")


def perform(position: Position, seat: Seat, move: Move) -> list[Event]:
    """Do what the player does, unchecked; gives the events of that alone."""
    events: list[Event] = []
    match move:
        case PlaceTile():
            events.append(_put_tile(position, move))
        case PlaceFollower(segment):
            position.followers[seat] -= 1
            _put_piece(position, Piece(seat, prophet=False, segment=segment))
        case PlaceProphet(segment):
            position.prophets[seat] = False
            _put_piece(position, Piece(seat, prophet=True, segment=segment))
        case MoveArk(path):
            events.extend(_walk(position, path))
        case PlaceArk(x, y):
            position.ark = cell_at(x, y)
        case Resign():
            _resign(position, seat)
    position.phase = _NEXT_PHASE.get(type(move), position.phase)
    return events


def settle(position: Position) -> list[Event]:
    """Score the turn if that comes next (ARK-2.3, 2.4); then an Ark may be due (ARK-2.5)."""
    if position.phase != "scoring":
        return []
    due = ark_cells(position)
    events = score_turn(position)
    position.phase = "place_ark" if due and len(position.live_seats()) > 1 else "turn_over"
    return events


def move_on(position: Position) -> list[Event]:
    """After ``settle``: begin the next turn, end the game, or hand on an Ark that is due (ARK-2.6, 9.6)."""
    if position.phase == "turn_over":
        if len(position.live_seats()) == 1:
            return _finish(position, "resigned")
        return _end_turn(position)
    if position.phase == "place_ark" and position.resigned[position.turn_seat]:
        position.seat = position.seats_after(position.turn_seat)[0]
    return []


def begin(position: Position, start_seat: Seat) -> None:
    """Draw the first tile; what is taken out of the game for it stands in ``position.removed``."""
    position.turn_seat = Seat((start_seat - 1) % position.seats)
    _next_turn(position)


def ark_cells(position: Position) -> list[Cell]:
    """Once the second action is done: where an Ark that is due may be put (ARK-5.1), empty if none is."""
    if position.ark is not None:
        return []
    board = position.board
    mask = 0
    for kind, root in completed_features(board):
        if kind == "city":
            mask |= board.tiles[root]
    return [board.cells[slot] for slot in slots_of(mask)]


def _judge_tile(position: Position, move: PlaceTile) -> None:
    """ARK-3.1 and 3.2."""
    board = position.board
    cell = cell_at(move.x, move.y)
    if cell in board.slot_at:
        raise IllegalAction("occupied", f"a tile lies at {move.x},{move.y}")
    signature = None if cell is None else board.open_places.get(cell)
    if signature is None:
        raise IllegalAction("not_adjacent", f"no tile lies beside {move.x},{move.y}")
    kind = position.hands[position.seat]
    assert kind is not None
    if move.rotation not in position.tiles.kinds[kind].fits[signature]:
        raise IllegalAction("does_not_fit", "the edges do not match those of the neighbours")


def _judge_piece(position: Position, seat: Seat, segment: int, *, prophet: bool) -> None:
    """ARK-4."""
    board = position.board
    last = len(board.cells) - 1
    features = board.forms[last].features
    if not 0 <= segment < len(features):
        raise IllegalAction("no_such_segment", f"the tile has segments 0 to {len(features) - 1}")
    if features[segment] == "temple":
        raise IllegalAction("not_on_temple", "no piece may stand on a temple itself")
    if prophet and features[segment] != "city":
        raise IllegalAction("prophet_needs_city", "a prophet goes on a city")
    if prophet and not position.prophets[seat]:
        raise IllegalAction("no_prophet_left", "the prophet was used already")
    if not prophet and not position.followers[seat]:
        raise IllegalAction("no_follower_left", "no follower is left in supply")
    if board.pieces[board.root(board.bases[last] + segment)]:
        raise IllegalAction("feature_occupied", "a piece stands on this feature already")


def _judge_path(position: Position, path: tuple[tuple[int, int], ...]) -> None:
    """ARK-5.2 and 5.3."""
    if position.ark is None:
        raise IllegalAction("ark_not_in_game", "the Ark is not on the board yet")
    if not 1 <= len(path) <= ARK_STEPS:
        raise IllegalAction("ark_path_length", f"the Ark goes 1 to {ARK_STEPS} steps")
    here = position.ark
    entered = {here}
    for x, y in path:
        cell = cell_at(x, y)
        if cell is None or cell not in neighbours(here):
            raise IllegalAction("ark_not_adjacent", f"{x},{y} is not next to the tile before")
        if cell not in position.board.slot_at:
            raise IllegalAction("ark_no_tile", f"no tile lies at {x},{y}")
        if cell in entered:
            raise IllegalAction("ark_entered_twice", f"the Ark has been at {x},{y} in this move")
        entered.add(cell)
        here = cell


def _put_tile(position: Position, move: PlaceTile) -> Event:
    kind = position.hands[position.seat]
    cell = cell_at(move.x, move.y)
    assert kind is not None
    assert cell is not None
    position.hands[position.seat] = None
    position.board.place(position.tiles.kinds[kind].forms[move.rotation], cell)
    return {"n": position.actions, "type": "tile_placed", "tile": position.tiles.kinds[kind].id}


def _put_piece(position: Position, piece: Piece) -> None:
    board = position.board
    last = len(board.cells) - 1
    position.pieces[last] = piece
    board.add_piece(board.root(board.bases[last] + piece.segment), piece.seat, prophet=piece.prophet)


def _walk(position: Position, path: tuple[tuple[int, int], ...]) -> list[Event]:
    """Move the Ark; each piece it comes to brings its owner a point (ARK-5.4)."""
    met: dict[Seat, list[Slot]] = {}
    for x, y in path:
        cell = cell_at(x, y)
        assert cell is not None
        position.ark = cell
        slot = position.board.slot_at[cell]
        if slot in position.pieces:
            met.setdefault(position.pieces[slot].seat, []).append(slot)
    events: list[Event] = []
    for seat, slots in sorted(met.items()):
        award(position, events, "ark", seat, len(slots), slots)
    return events


def _resign(position: Position, seat: Seat) -> None:
    """ARK-9.6. The present turn ends early if it is this seat's, or if only one player is left."""
    position.resigned[seat] = True
    _return_tile(position, seat)
    if seat == position.turn_seat or len(position.live_seats()) == 1:
        if position.phase == "second_action":
            position.phase = "scoring"
        elif position.phase == "place_tile" or len(position.live_seats()) == 1:
            position.phase = "turn_over"


def _return_tile(position: Position, seat: Seat) -> None:
    """A tile drawn and not yet placed goes back on top of the stack (ARK-9.6)."""
    kind = position.hands[seat]
    if kind is not None:
        position.hands[seat] = None
        position.stack.append(kind)


def _end_turn(position: Position) -> list[Event]:
    """The player draws ahead if that is played (ARK-10.1), and the next turn begins."""
    seat = position.turn_seat
    if position.draw_ahead and position.stack and not position.resigned[seat]:
        position.hands[seat] = position.stack.pop()
    return _next_turn(position)


def _next_turn(position: Position) -> list[Event]:
    """The next seat that has or draws a tile with a place for it is to act; the game ends if none has.

    Tiles without any place leave the game (ARK-3.3); a seat left without one is passed over (ARK-10.1).
    """
    events: list[Event] = []
    for seat in position.seats_after(position.turn_seat):
        while (kind := _take_tile(position, seat)) is not None:
            if position.board.fits_somewhere(position.tiles.kinds[kind]):
                position.hands[seat] = kind
                position.turn_seat = position.seat = seat
                position.turn += 1
                position.phase = "place_tile"
                return events
            position.removed.append(kind)
            tile = position.tiles.kinds[kind].id
            events.append({"n": position.actions, "type": "tile_removed", "tile": tile})
    return events + _finish(position, "finished")


def _take_tile(position: Position, seat: Seat) -> KindIndex | None:
    """The tile that the seat holds, else the next of the stack, else None."""
    kind = position.hands[seat]
    if kind is not None:
        position.hands[seat] = None
        return kind
    return position.stack.pop() if position.stack else None


def _finish(position: Position, reason: Reason) -> list[Event]:
    """Final scoring (ARK-9). Tiles still held go back on the stack, so that none is lost."""
    for seat in range(position.seats):
        _return_tile(position, Seat(seat))
    position.phase = "over"
    position.reason = reason
    return score_end(position)
