"""What a position of Arkadia is worth to a seat, and what its moves change of it.

All worth is gold that may be expected at the end: that evaluated, seals at what they may be worth, buildings by
how likely they are to be completed and who is paid then, and what is behind the screen by what it can still do.
A judgement is made once for a position; a move is then judged by the few buildings that it touches.
"""

from functools import lru_cache

from arkaden.bots.arkadia.castle import castle_choices
from arkaden.bots.arkadia.outlook import rivalry, seal_values, turns_to_come
from arkaden.bots.arkadia.weights import WEIGHTS, Weights
from arkaden.rules.arkadia.components import Family
from arkaden.rules.arkadia.position import Building, Position
from arkaden.rules.arkadia.squares import SquareSet
from arkaden.rules.protocol import Seat

LONGEST_RIM = 14
"""No more squares than that lie beside a building, as none has more than six squares in any component file."""


class Site:
    """A building not completed, as a judgement needs it."""

    __slots__ = ("changes", "family", "number", "open", "pays", "rim", "worth")

    def __init__(self, number: int, rim: SquareSet, family: Family, free: SquareSet, pays: float) -> None:
        self.number = number
        self.rim = rim
        self.family = family
        self.open = (rim & free).bit_count()
        self.pays = pays
        """Seals for workers that stand there, each seat's by what it counts."""
        self.worth = 0.0
        self.changes: list[float] = []
        """What covering so many of its free squares with a building changes of its worth."""


class Judgement:
    """A position seen with the eyes of one seat, ``following`` being the next to have a turn."""

    __slots__ = (
        "_chances",
        "_takers",
        "_workers",
        "counts",
        "free",
        "net",
        "own_turns",
        "piece",
        "position",
        "seat",
        "sites",
        "turns",
        "values",
        "weights",
    )

    def __init__(self, position: Position, seat: Seat, following: Seat, weights: Weights = WEIGHTS) -> None:
        self.position = position
        self.seat = seat
        self.weights = weights
        self.free = position.free
        self.turns = turns_to_come(position)
        self.own_turns = self.turns / len(position.active())
        self.values = seal_values(position, weights)
        players = range(position.players)
        held = [sum(map(float.__mul__, self.values, map(float, position.seals[p]))) for p in players]
        self.counts = rivalry([held[p] + position.banner_gold[p] for p in players], seat)
        self._workers = list(zip(self.counts, position.workers, strict=True))
        self._chances = [self._chance(number) for number in range(LONGEST_RIM + 1)]
        share = [0.0] * position.players
        for player in position.active():
            share[player] = 1.0 / len(position.active())
        even = sum(map(float.__mul__, share, self.counts))
        self._takers = []
        for number in range(LONGEST_RIM + 1):
            takes = weights.next_takes ** max(number, 1)
            self._takers.append(takes * self.counts[following] + (1 - takes) * even)
        self.sites = [self._site(position.building(number)) for number in position.open]
        self.net = self._net_seals()
        pieces = castle_choices(position, self.net)
        self.piece = weights.piece * max((choice.gain for choice in pieces), default=0.0)
        for site in self.sites:
            site.worth = self.site_worth(site.family, site.open, site.pays)
            site.changes = [
                self.site_worth(site.family, left, site.pays) - site.worth for left in range(site.open, 0, -1)
            ]
            site.changes.append(self.completed_worth(site.family, site.pays) - site.worth)

    def _chance(self, squares: int) -> float:
        """Of a building with so many free squares beside it to be completed in time."""
        if squares == 0:
            return 1.0
        return float((self.turns / (self.turns + self.weights.half_life)) ** (squares**self.weights.steep))

    def _site(self, building: Building) -> Site:
        return Site(building.id, building.rim, building.family, self.free, self.pays(building.rim))

    def pays(self, rim: SquareSet) -> float:
        """The seals that a building with that rim pays for workers, each by what its owner counts."""
        found = 0.0
        for count, squares in self._workers:
            found += count * (rim & squares).bit_count()
        return found

    def _net_seals(self) -> list[float]:
        """By family, the seals that are held or may come, each by what its owner counts."""
        net = [0.0] * len(self.values)
        for count, seals in zip(self.counts, self.position.seals, strict=True):
            for family, number in enumerate(seals):
                net[family] += count * number
        for site in self.sites:
            net[site.family] += self._chances[site.open] * site.pays
        return net

    def site_worth(self, family: Family, squares: int, pays: float) -> float:
        """Of a building with so many free squares beside it and that pay for workers."""
        value = self.values[family]
        return self._chances[squares] * (pays * value + self._takers[squares] * (value + self.piece))

    def completed_worth(self, family: Family, pays: float) -> float:
        """Of a building that the seat completes now."""
        return (pays + 1.0) * self.values[family] + self.piece

    def total(self) -> float:
        """Of the whole position, to be asked between turns."""
        position = self.position
        worth = sum(site.worth for site in self.sites)
        for player, count in enumerate(self.counts):
            held = sum(map(float.__mul__, self.values, map(float, position.seals[player])))
            worth += count * (position.banner_gold[player] + held)
            if not position.resigned[player]:
                worth += count * self.behind_screen(
                    position.own[player], position.neutral[player], position.banners[player]
                )
        return worth

    def behind_screen(self, own: int, neutral: int, banners: int) -> float:
        """What workers and banners may still bring a seat."""
        return screen_worth(self.weights, own, neutral, banners, round(self.own_turns, 1))

    def building(self, family: Family, squares: SquareSet) -> float:
        """What laying a building there changes; the card is left out of account."""
        rim = self.position.grid.rim(squares)
        left = (rim & self.free).bit_count()
        pays = self.pays(rim)
        found = self.site_worth(family, left, pays) if left else self.completed_worth(family, pays)
        for site in self.sites:
            covered = site.rim & squares
            if covered:
                found += site.changes[covered.bit_count()]
        camps = squares & self.position.components.camps
        if camps:
            found += self._camps(camps.bit_count())
        return found

    def _camps(self, number: int) -> float:
        position, seat = self.position, self.seat
        own, neutral, banners = position.own[seat], position.neutral[seat], position.banners[seat]
        gained = min(number * position.components.neutral_per_camp, position.neutral_supply)
        return self.behind_screen(own, neutral + gained, banners) - self.behind_screen(own, neutral, banners)

    def workers(self, own: SquareSet, neutral: SquareSet) -> float:
        """What placing these workers changes."""
        both = own | neutral
        found = 0.0
        for site in self.sites:
            covered = (site.rim & both).bit_count()
            if covered:
                pays = site.pays + (site.rim & own).bit_count()
                still = site.open - covered
                if still:
                    found += self.site_worth(site.family, still, pays) - site.worth
                else:
                    found += self.completed_worth(site.family, pays) - site.worth
        position, seat = self.position, self.seat
        held, others, banners = position.own[seat], position.neutral[seat], position.banners[seat]
        left = self.behind_screen(held - own.bit_count(), others - neutral.bit_count(), banners)
        return found + left - self.behind_screen(held, others, banners)


@lru_cache(maxsize=1 << 14)
def screen_worth(weights: Weights, own: int, neutral: int, banners: int, turns: float) -> float:
    usable = turns / (turns + weights.rest)
    worth = sum(weights.worker * weights.worker_less**number for number in range(own))
    worth += sum(weights.neutral * weights.neutral_less**number for number in range(neutral))
    return usable * (worth + weights.banner * min(banners, turns))
