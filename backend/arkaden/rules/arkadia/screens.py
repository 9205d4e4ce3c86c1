"""What lies behind the screens, as far as it follows from what is public (ARD-9.1).

Own workers follow from those on the board and in the supply; seals from the workers at completed buildings, the
takers of their seals and what was handed in with banners; gold from the latter. Only how several others share
the neutral workers does not, and is drawn at random.
"""

from arkaden.rules.arkadia.components import FAMILIES
from arkaden.rules.arkadia.position import Position, Seals
from arkaden.rules.protocol import JsonObject, RandomSource, Seat


def fill_screens(position: Position, players: list[JsonObject], random: RandomSource) -> None:
    """Fill in what the players of a view hold: as shown, or else by what is public."""
    components = position.components
    unseen = []
    for number, player in enumerate(players):
        seat = Seat(number)
        screen = player.get("screen")
        if screen is None:
            unseen.append(seat)
            position.own[seat] = (
                components.workers - position.supply[seat] - position.workers[seat].bit_count()
            )
            position.seals[seat] = _public_seals(position, seat)
            position.banner_gold[seat] = sum(
                gold for _, whose, _, gold in position.evaluations if whose == seat
            )
        else:
            position.own[seat], position.neutral[seat] = screen["own"], screen["neutral"]
            position.seals[seat] = tuple(screen["seals"][family] for family in FAMILIES)
            position.banner_gold[seat] = screen["gold"]
    on_board = position.neutral_workers.bit_count()
    left = components.neutral - position.neutral_supply - on_board - sum(position.neutral)
    most = {seat: _neutral_gained(position, seat) for seat in unseen}
    for _ in range(left):
        shares = [seat for seat in unseen for _ in range(most[seat] - position.neutral[seat])]
        position.neutral[shares[random.below(len(shares))]] += 1


def _public_seals(position: Position, seat: Seat) -> Seals:
    """All that ``seat`` took less what it handed in (ARD-5.2, 7.2)."""
    seals = [0] * len(FAMILIES)
    for number, taker in position.takers.items():
        building = position.building(number)
        seals[building.family] += (building.rim & position.workers[seat]).bit_count() + (taker == seat)
    for _, whose, given, _ in position.evaluations:
        if whose == seat:
            seals = [held - number for held, number in zip(seals, given, strict=True)]
    return tuple(seals)


def _neutral_gained(position: Position, seat: Seat) -> int:
    """The most neutral workers that ``seat`` can have got: from camps, and in the beginners' set-up."""
    components = position.components
    camps = sum(
        (building.squares & components.camps).bit_count()
        for building in position.buildings
        if building.by == seat
    )
    beginner = components.beginner if position.options.beginner else None
    given = beginner.neutral_each[position.players] if beginner else 0
    return given + camps * components.neutral_per_camp
