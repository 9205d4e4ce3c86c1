"""What a seat or a spectator may see of a position (docs/protocol.md, "The view of The Ark of the Covenant").

Hidden are the order of the stack and, under ``draw_ahead``, every tile held by somebody else (ARK-10.1).

Views share their parts: what no action changed since the last view is the same object, for all viewers, so
that a diff may skip it. Entries of tiles and pieces are the same objects for ever.
"""

from functools import lru_cache

from arkaden.rules.ark.geometry import cell_key, coordinates
from arkaden.rules.ark.legal import describe_legal
from arkaden.rules.ark.position import Piece, Position, Shown
from arkaden.rules.ark.tileset import KindIndex
from arkaden.rules.protocol import JsonObject, Outcome, Seat


def view_of(position: Position, seat: Seat | None) -> JsonObject:
    """The view of ``seat``, of a spectator if None."""
    shown = _shown(position)
    view = dict(shown.common)
    known = _known_tile(position, seat)
    view["kinds"] = _kinds(position, shown, known)
    if known is not None:
        drawn = position.phase == "place_tile" and (seat == position.seat or not position.draw_ahead)
        view["tile" if drawn else "hand"] = position.tiles.kinds[known].id
    if seat is not None and seat == position.seat and position.phase != "over":
        view["legal"] = legal_shown(position)
    return view


def legal_shown(position: Position) -> JsonObject:
    """What the seat to act may do, worked out once for a position."""
    shown = _shown(position)
    if not shown.legal:
        shown.legal = describe_legal(position)
    return shown.legal


def outcome_of(position: Position) -> Outcome | None:
    """The end result (ARK-9.5): who resigned cannot win."""
    if position.reason is None:
        return None
    scores = tuple(position.score(seat) for seat in range(position.seats))
    live = position.live_seats()
    most = max(scores[seat] for seat in live)
    winners = tuple(seat for seat in live if scores[seat] == most)
    breakdown = tuple(position.breakdown(seat) for seat in range(position.seats))
    return Outcome(scores, winners, position.reason, breakdown)


def _known_tile(position: Position, seat: Seat | None) -> KindIndex | None:
    """The one tile not placed yet that this viewer knows: the drawn one, or the own under ``draw_ahead``."""
    if position.draw_ahead:
        return None if seat is None else position.hands[seat]
    return position.hands[position.seat]


def _shown(position: Position) -> Shown:
    """The parts that all viewers see, made anew if an action has been done since the last time."""
    if not position.shown_is_fresh:
        position.shown = _renewed(position, position.shown)
        position.shown_is_fresh = True
    return position.shown


def _renewed(position: Position, old: Shown) -> Shown:
    new = Shown()
    board = position.board
    new.board = old.board
    if len(old.board) < len(board.cells):
        new.board = dict(old.board)
        for cell, form in zip(board.cells[len(old.board) :], board.forms[len(old.board) :], strict=True):
            new.board[cell_key(cell)] = form.json
    new.pieces = _kept(
        old.pieces,
        {cell_key(board.cells[slot]): _piece_entry(piece) for slot, piece in position.pieces.items()},
    )
    new.players = _kept(
        old.players,
        {
            str(seat): _kept(old.players.get(str(seat), {}), _player_entry(position, seat))
            for seat in range(position.seats)
        },
    )
    new.removed = _kept(old.removed, _counted(position, position.removed))
    new.common = _common(position, new)
    return new


def _kept(old: JsonObject, new: JsonObject) -> JsonObject:
    """The old object if nothing in it changed."""
    return old if old == new else new


def _common(position: Position, shown: Shown) -> JsonObject:
    common: JsonObject = {
        "game": "ark",
        "phase": position.phase,
        "turn": position.turn,
        "board": shown.board,
        "pieces": shown.pieces,
        "players": shown.players,
        "stack": len(position.stack),
        "removed": shown.removed,
    }
    if position.ark is not None:
        x, y = coordinates(position.ark)
        common["ark"] = {"x": x, "y": y}
    if position.phase in ("second_action", "place_ark"):
        x, y = coordinates(position.board.cells[-1])
        common["placed"] = {"x": x, "y": y}
    if position.draw_ahead:
        common["holding"] = {str(seat): True for seat, kind in enumerate(position.hands) if kind is not None}
    outcome = outcome_of(position)
    if outcome is None:
        common["to_act"] = position.seat
    else:
        common["outcome"] = outcome.to_json()
    return common


def _player_entry(position: Position, seat: int) -> JsonObject:
    entry: JsonObject = {"points": position.score(seat), "followers": position.followers[seat]}
    if position.prophets[seat]:
        entry["prophet"] = True
    if position.resigned[seat]:
        entry["resigned"] = True
    return entry


@lru_cache(maxsize=1 << 10)
def _piece_entry(piece: Piece) -> JsonObject:
    kind = "prophet" if piece.prophet else "follower"
    return {"seat": piece.seat, "kind": kind, "segment": piece.segment}


def _kinds(position: Position, shown: Shown, known: KindIndex | None) -> JsonObject:
    """How many tiles of each kind are still to come for a viewer who knows of one tile where it is."""
    kinds = shown.kinds.get(known)
    if kinds is None:
        hidden = position.stack + [kind for kind in position.hands if kind is not None]
        if known is not None:
            hidden.remove(known)
        kinds = shown.kinds[known] = _counted(position, hidden)
    return kinds


def _counted(position: Position, tiles: list[KindIndex]) -> JsonObject:
    """Tile ids with how many there are, in the order of the tile set."""
    counts = [0] * len(position.tiles.kinds)
    for kind in tiles:
        counts[kind] += 1
    return {kind.id: count for kind, count in zip(position.tiles.kinds, counts, strict=True) if count}
