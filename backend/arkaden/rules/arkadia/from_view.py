"""A whole position that agrees with what one seat sees, for those who play by looking ahead.

Cards in other hands, in the deck and of resigned seats are drawn at random; what lies behind the other screens
follows from what is public (``screens``).

The number of actions is not in a view: counting goes on from the last one that the view names.
"""

from collections.abc import Mapping
from typing import Any

from arkaden.rules.arkadia.building import can_build
from arkaden.rules.arkadia.components import FAMILIES, BuildingType, Card, LotPlace, card_of, family_named
from arkaden.rules.arkadia.plan import Lot, Plan, plan_for, read_options
from arkaden.rules.arkadia.position import Building, BuildingId, Position, Seals
from arkaden.rules.arkadia.screens import fill_screens
from arkaden.rules.arkadia.squares import Grid, Square, SquareSet
from arkaden.rules.arkadia.workers import can_place
from arkaden.rules.fairness import shuffle
from arkaden.rules.protocol import JsonObject, RandomSource, Seat


def position_from_view(
    view: JsonObject,
    seat: Seat,
    random: RandomSource,
    options: Mapping[str, Any],
    components: Mapping[str, Any] | None,
) -> Position:
    """A position whose view for ``seat`` is ``view``, what is hidden drawn from ``random``.

    ``view`` may have been through JSON. Raises ValueError for a game that is over, which hides little.
    """
    if view["phase"] == "over":
        raise ValueError("the game is over")
    read = read_options(options)
    plan = plan_for(components, mirror=read.mirror)
    place = view["lot"]
    lot = plan.lots[LotPlace(place["row"], place["col"], place["rows"], place["cols"])]
    players = [view["players"][str(number)] for number in range(len(view["players"]))]
    count = len(players)
    resigned = [player.get("resigned", False) for player in players]
    buildings = _buildings(plan, view)
    completed = {
        BuildingId(int(number)): entry["completed"]
        for number, entry in sorted(view["buildings"].items(), key=lambda item: int(item[0]))
        if "completed" in entry
    }
    workers, neutral_workers = _workers(plan.components.grid, view["workers"], count)
    evaluations = _evaluations(view)
    history = _history(view)
    position = Position(
        plan=plan,
        options=read,
        players=count,
        start_seat=Seat((view["to_act"] + 1 - view["turn"]) % count),
        lot=lot,
        count=max([0, *completed.values(), *(n for n, *_ in evaluations), *(n for n, *_ in history)]),
        turn=view["turn"],
        seat=Seat(view["to_act"]),
        phase=view["phase"],
        did="nothing",
        drawing=False,
        due=view.get("due", 0),
        skipped=_skipped(view, resigned),
        end_turn=view.get("end_turn", 0),
        last_turns=_last_turns(view, count),
        hands=[() for _ in players],
        face_up=[Card(view["face_up"][str(index)]) for index in range(len(view["face_up"]))],
        deck=[],
        out=[card_of(building.kind, building.family) for building in buildings],
        deck_draws={},
        buildings=buildings,
        completed=completed,
        takers={number: Seat(view["buildings"][str(number)]["seal"]) for number in completed},
        open=[building.id for building in buildings if building.id not in completed],
        workers=workers,
        neutral_workers=neutral_workers,
        occupied=lot.footprint
        | neutral_workers
        | sum(workers)
        | sum(building.squares for building in buildings),
        pieces=_pieces(plan.components.grid, lot, view["castle"]),
        pools=[_numbers(view["pools"][str(floor)]) for floor in range(1, len(view["pools"]) + 1)],
        floor=view["floor"] - 1,
        values=_numbers(view["values"]),
        history=history,
        banners=[player["banners"] for player in players],
        resigned=resigned,
        own=[0] * count,
        neutral=[0] * count,
        seals=[(0,) * len(FAMILIES)] * count,
        evaluations=evaluations,
        banner_gold=[0] * count,
        final_gold=[0] * count,
        supply=[view["supply"]["workers"][str(number)] for number in range(count)],
        neutral_supply=view["supply"]["neutral"],
        outcome=None,
    )
    fill_screens(position, players, random)
    _deal(position, seat, view)
    shuffle_hidden(position, seat, random)
    _tell_turn(position)
    return position


def shuffle_hidden(position: Position, seat: Seat, random: RandomSource) -> None:
    """Draw anew, in place, the cards that ``seat`` cannot know: other hands, the deck, those of resigned seats."""
    played = len(position.buildings)
    others = [number for number in range(position.players) if number != seat]
    sizes = [len(position.hands[number]) for number in others]
    cards = [*position.out[played:], *position.deck]
    for number in others:
        cards += position.hands[number]
    shuffle(cards, random)
    for number, size in zip(others, sizes, strict=True):
        position.hands[number] = tuple(cards[len(cards) - size :])
        del cards[len(cards) - size :]
    gone = len(position.out) - played
    position.out[played:] = cards[:gone]
    position.deck = cards[gone:]


def _deal(position: Position, seat: Seat, view: JsonObject) -> None:
    """Give everybody as many cards as they hold, in any order: ``shuffle_hidden`` comes after."""
    hidden = list(position.components.cards)
    mine = tuple(Card(card) for card in view["hand"])
    for card in (*position.out, *position.face_up, *mine):
        hidden.remove(card)
    for number in range(position.players):
        size = view["players"][str(number)]["hand_size"]
        position.hands[number] = mine if number == seat else tuple(hidden.pop() for _ in range(size))
    position.deck = [hidden.pop() for _ in range(view["deck"])]
    position.out += hidden


def _tell_turn(position: Position) -> None:
    """What became of the turn so far, which a view tells only by what it shows.

    Whoever owes a castle piece and holds no full hand has built; before the banner, whoever can do nothing is
    taken to have skipped (ARD-2.3).
    """
    if position.phase == "castle":
        position.did = "acted"
        position.drawing = len(position.hands[position.seat]) < position.components.hand
    elif position.phase == "draw":
        position.did, position.drawing = "acted", True
    elif position.phase == "banner":
        possible = can_build(position, position.seat) or can_place(position, position.seat)
        position.did = "acted" if possible else "skipped"


def _skipped(view: JsonObject, resigned: list[bool]) -> list[Seat]:
    """Who skipped without a break: the last ones before the seat to act (ARD-2.4)."""
    count = len(resigned)
    before = [Seat((view["to_act"] - step) % count) for step in range(1, count + 1)]
    before.sort(key=resigned.__getitem__)
    return before[: view.get("skipped", 0)][::-1]


def _last_turns(view: JsonObject, count: int) -> list[Seat]:
    """In the order in which they come: the seat to act first, or last while its turn caused the end (ARD-8.2)."""
    first = int(view.get("end_turn") == view["turn"])
    order = [Seat((view["to_act"] + step) % count) for step in range(first, count + first)]
    return [seat for seat in order if str(seat) in view.get("last_turns", {})]


def _buildings(plan: Plan, view: JsonObject) -> list[Building]:
    grid = plan.components.grid
    found = []
    for number in range(1, len(view["buildings"]) + 1):
        entry = view["buildings"][str(number)]
        squares = grid.set_of((row, column) for row, column in entry["cells"])
        kind, family = BuildingType(entry["type"]), family_named(entry["family"])
        by = Seat(entry["by"]) if "by" in entry else None
        found.append(Building.on(grid, number, kind, family, squares, by))
    return found


def _workers(grid: Grid, standing: JsonObject, players: int) -> tuple[list[SquareSet], SquareSet]:
    """Those of each seat, and the neutral ones."""
    own, neutral = [0] * players, 0
    for key, who in standing.items():
        bit = 1 << _square(grid, key)
        if who == "neutral":
            neutral |= bit
        else:
            own[who] |= bit
    return own, neutral


def _square(grid: Grid, key: str) -> Square:
    row, column = key.split(",")
    return grid.square((int(row), int(column)))


def _pieces(grid: Grid, lot: Lot, castle: JsonObject) -> dict[Square, tuple[Any, ...]]:
    found = {}
    for square in lot.printed:
        floors = castle[grid.keys[square]]["floors"]
        if floors:
            found[square] = tuple(family_named(floors[str(floor)]) for floor in range(1, len(floors) + 1))
    return found


def _numbers(by_family: Mapping[str, int]) -> Seals:
    return tuple(by_family[family] for family in FAMILIES)


def _evaluations(view: JsonObject) -> list[tuple[int, Seat, Seals, int]]:
    return sorted(
        (
            int(n),
            Seat(entry["seat"]),
            tuple(entry["seals"].get(family, 0) for family in FAMILIES),
            entry["gold"],
        )
        for n, entry in view["evaluations"].items()
    )


def _history(view: JsonObject) -> list[tuple[int, Any, int]]:
    """The changes of value; what ``"0"`` tells is the beginning, not a change."""
    return sorted(
        (int(n), family_named(family), value)
        for family, changes in view["history"].items()
        for n, value in changes.items()
        if n != "0"
    )
