"""Banners and the evaluation of seals (ARD-7)."""

from arkaden.rules.arkadia.actions import UseBanner
from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.position import NO_SEALS, Position, Seals
from arkaden.rules.protocol import Event, IllegalAction, Seat


def check_banner(position: Position, seat: Seat, move: UseBanner) -> None:
    """Raises IllegalAction unless ``seat``, whose turn it is, may do so now."""
    if not position.banners[seat]:
        raise IllegalAction("no_banner_left", "no banner is left")
    if any(given > held for given, held in zip(move.seals, position.seals[seat], strict=True)):
        raise IllegalAction("too_few_seals", "not so many seals behind the screen")


def use_banner(position: Position, seat: Seat, move: UseBanner) -> list[Event]:
    """Carry out a checked use of a banner."""
    position.banners[seat] -= 1
    hired = position.components.workers_per_banner
    position.supply[seat] -= hired
    position.own[seat] += hired
    held = position.seals[seat]
    position.seals[seat] = tuple(have - given for have, given in zip(held, move.seals, strict=True))
    gold = worth(position, move.seals)
    position.banner_gold[seat] += gold
    if any(move.seals):
        position.evaluations.append((position.count, seat, move.seals, gold))
    return _gold_event(position, seat, move.seals, "banner")


def final_evaluation(position: Position) -> list[Event]:
    """Evaluate all that is left behind every screen (ARD-8.3)."""
    events: list[Event] = []
    for seat in map(Seat, range(position.players)):
        seals = position.seals[seat]
        position.seals[seat] = NO_SEALS
        position.final_gold[seat] += worth(position, seals)
        events += _gold_event(position, seat, seals, "final")
    return events


def worth(position: Position, seals: Seals) -> int:
    """The gold that seals bring at present."""
    return sum(number * value for number, value in zip(seals, position.values, strict=True))


def _gold_event(position: Position, seat: Seat, seals: Seals, reason: str) -> list[Event]:
    if not any(seals):
        return []
    handed_in = {family: number for family, number in zip(FAMILIES, seals, strict=True) if number}
    gold = worth(position, seals)
    return [
        {
            "n": position.count,
            "type": "gold",
            "seat": seat,
            "gold": gold,
            "seals": handed_in,
            "reason": reason,
        }
    ]
