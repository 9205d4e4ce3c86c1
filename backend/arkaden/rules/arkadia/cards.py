"""Drawing a card after a build (ARD-3.6)."""

from arkaden.rules.arkadia.actions import Draw
from arkaden.rules.arkadia.position import Position
from arkaden.rules.protocol import Event, IllegalAction, Seat


def can_draw(position: Position) -> bool:
    return bool(position.deck or position.face_up)


def check_draw(position: Position, move: Draw) -> None:
    """Raises IllegalAction unless there is such a card."""
    if move.face_up is None:
        if not position.deck:
            raise IllegalAction("deck_empty", "the deck is empty")
    elif not 0 <= move.face_up < len(position.face_up):
        raise IllegalAction("no_such_card", "there is no such face-up card")


def draw_card(position: Position, seat: Seat, move: Draw) -> list[Event]:
    """Carry out a checked draw; a face-up card is replaced in its own place while the deck lasts."""
    if move.face_up is None:
        card = position.deck.pop(0)
        position.deck_draws[position.count] = seat
    elif position.deck:
        card = position.face_up[move.face_up]
        position.face_up[move.face_up] = position.deck.pop(0)
    else:
        card = position.face_up.pop(move.face_up)
    position.hands[seat] = (*position.hands[seat], card)
    return [{"n": position.count, "type": "card_drawn", "card": card}]
