"""What would follow from actions, without doing them (``docs/arkadia-view.md``)."""

from collections.abc import Sequence

from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.judge import judge
from arkaden.rules.arkadia.legal import legal
from arkaden.rules.arkadia.position import Position
from arkaden.rules.arkadia.secrets import without_card
from arkaden.rules.protocol import Action, Event, IllegalAction, JsonObject, Seat


def preview(before: Position, seat: Seat | None, actions: Sequence[Action]) -> JsonObject:
    """What would follow if ``seat`` did ``actions`` in its turn; raises IllegalAction as acting does."""
    after = before.copy()
    events: list[Event] = []
    for action in actions:
        if before.phase != "over" and (seat != before.seat or after.turn != before.turn):
            raise IllegalAction("not_your_turn", "it is another seat's turn then")
        events += judge(after, Seat(-1) if seat is None else seat, action)
    events = [_foretold(after, event) for event in events if not _is_final(event)]
    answer: JsonObject = {"events": events}
    if seat is not None and after.turn == before.turn and (found := legal(after, seat)):
        answer["legal"] = found
    return answer | _notes(before, after, events)


def _is_final(event: Event) -> bool:
    """The final evaluation would show what lies behind the other screens (ARD-9.1)."""
    return (event["type"], event.get("reason")) == ("gold", "final")


def _foretold(after: Position, event: Event) -> Event:
    """A card from the deck is not known before it is drawn, not even to who would draw it."""
    return without_card(event) if event["type"] == "card_drawn" and event["n"] in after.deck_draws else event


def _notes(before: Position, after: Position, events: Sequence[Event]) -> JsonObject:
    """What the step from ``before`` to ``after`` brings; nothing in it depends on what is hidden."""
    found: JsonObject = {}
    if completed := _completed(before, after):
        found["completed"] = completed
    laid = after.buildings[len(before.buildings) :]
    if covered := sum(building.squares for building in laid) & before.components.camps:
        found["camps"] = before.grid.cells(covered)
        found["neutral_workers"] = before.neutral_supply - after.neutral_supply
    if after.phase == "castle":
        found["due"] = after.due
    changed = zip(FAMILIES, before.values, after.values, strict=True)
    if values := {family: new for family, old, new in changed if new != old}:
        found["values"] = values
    if gold := sum(event["gold"] for event in events if event["type"] == "gold"):
        found["gold"] = gold
    return found


def _completed(before: Position, after: Position) -> JsonObject:
    completed: JsonObject = {}
    for number in after.completed.keys() - before.completed.keys():
        building = after.building(number)
        at = [(building.rim & squares).bit_count() for squares in after.workers]
        completed[str(number)] = {
            "family": FAMILIES[building.family],
            "pays": {str(seat): count for seat, count in enumerate(at) if count},
            "seal": before.seat,
        }
    return completed
