"""What of an event is hidden from whom (ARD-9.3)."""

from arkaden.rules.arkadia.position import Position
from arkaden.rules.protocol import Event, Seat


def filter_event(position: Position, event: Event, viewer: Seat | None) -> Event:
    """The event as ``viewer`` (None: a spectator) may see it.

    A card drawn from the deck is its owner's secret, and so is any from a draw that ``position`` does not know.
    """
    if event["type"] != "card_drawn":
        return event
    n = event["n"]
    if n <= position.count and position.deck_draws.get(n, viewer) == viewer:
        return event
    return without_card(event)


def without_card(event: Event) -> Event:
    return {name: value for name, value in event.items() if name != "card"}
