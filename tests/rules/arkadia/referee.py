"""A slow, obvious referee, written apart from the engine: sets of cells, everything reckoned from nothing each time.

It reads the component file by itself, follows a log of actions and says what should have happened. It shares no code with
``arkaden.rules.arkadia``; that is the point of it.
"""

import json
from collections import Counter
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import arkaden.rules

FILE = json.loads(Path(arkaden.rules.__path__[0], "arkadia", "components.json").read_text("utf-8"))
FAMILIES = ["red", "olive", "black", "silver"]
Cell = tuple[int, int]


def normal(cells: Iterable[Cell]) -> set[Cell]:
    """The cells moved to the top left corner."""
    known = list(cells)
    top, left = min(row for row, _ in known), min(col for _, col in known)
    return {(row - top, col - left) for row, col in known}


@dataclass
class Screen:
    own: int = 3
    neutral: int = 0
    gold: dict[str, int] = field(default_factory=lambda: {"banner": 0, "final": 0})
    seals: Counter[str] = field(default_factory=Counter)


@dataclass
class Turn:
    seat: int
    skip: bool | None = None
    banner: bool = False


class Referee:
    """Follows one game of the built-in component file."""

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        start_seat: int,
        setup: dict[str, Any],
        file: dict[str, Any] = FILE,
    ) -> None:
        self.file = file
        lot = setup["lot"]
        self.players, self.options = players, options
        self.board = {
            (row, col)
            for row in range(self.file["board"]["rows"])
            for col in range(self.file["board"]["cols"])
        }
        self.board -= {(row, col) for row, col in self.file["board"]["blocked"]}
        self.camps = {(row, col) for row, col in self.file["board"]["camps"]}
        self.lot = {(lot["row"] + r, lot["col"] + c) for r in range(lot["rows"]) for c in range(lot["cols"])}
        self.castle: dict[Cell, list[str | None]] = {}
        for (row, col), family in zip(
            self.file["castle_lot"]["cells"], self.file["castle_lot"]["families"], strict=True
        ):
            turned = lot["rows"] == self.file["castle_lot"]["cols"]
            at = (col, self.file["castle_lot"]["rows"] - 1 - row) if turned else (row, col)
            self.castle[lot["row"] + at[0], lot["col"] + at[1]] = [family]
        self.pools = [dict(self.file["castle_pieces"][f"floor_{floor}"]) for floor in (1, 2, 3)]
        self.hands = [list(hand) for hand in setup["hands"]]
        self.face_up, self.deck = list(setup["face_up"]), list(setup["deck"])
        self.buildings: list[dict[str, Any]] = []
        self.workers: dict[Cell, int | str] = {}
        self.screens = [Screen() for _ in range(players)]
        self.banners = [4] * players
        self.neutral_supply = 24
        self.resigned: set[int] = set()
        if options.get("setup") == "beginner":
            given = self.file["beginner_setup"]
            for entry in given["buildings"]:
                self._add_building(entry["type"], entry["family"], {(r, c) for r, c in entry["cells"]})
            for screen in self.screens:
                screen.neutral = given["neutral_workers_each"][str(players)]
                self.neutral_supply -= screen.neutral
        self.n = 0
        self.turns = [Turn(start_seat)]
        self.end_at: int | None = None
        self.over: str | None = None

    @property
    def seat(self) -> int:
        return self.turns[-1].seat

    def act(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        """Follow an action; the events it should cause."""
        self.n += 1
        events: list[dict[str, Any]] = getattr(self, f"_{action['type']}")(seat, action)
        return [{"n": self.n, **event} for event in events]

    def values(self) -> dict[str, int]:
        seen = [pile[-1] for pile in self.castle.values()]
        return {family: seen.count(family) for family in FAMILIES}

    def floor(self) -> int:
        """The floor being built: one more than those on every castle square."""
        return min(3, *(len(pile) for pile in self.castle.values()))

    def occupied(self) -> set[Cell]:
        return (
            self.lot | set(self.workers) | {cell for building in self.buildings for cell in building["cells"]}
        )

    def around(self, cells: AbstractSet[Cell]) -> set[Cell]:
        beside = {(r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        return (beside & self.board) - cells

    def all_builds(self, seat: int) -> set[tuple[str, frozenset[Cell]]]:
        """Every legal build, by trying everything everywhere."""
        return {
            (card, cells)
            for card in set(self.hands[seat])
            for shape in self._shapes(card.split(":")[0])
            for row, col in self.board
            if self.fits(cells := frozenset((row + r, col + c) for r, c in shape))
        }

    def fits(self, cells: AbstractSet[Cell]) -> bool:
        """Whether a building may be laid there."""
        occupied = self.occupied()
        return cells <= self.board and not cells & occupied and bool(self.around(cells) & occupied)

    def worker_sites(self) -> list[set[Cell]]:
        occupied = self.occupied()
        places = [self.lot, *(building["cells"] for building in self.buildings)]
        return [free for cells in places if (free := self.around(cells) - occupied)]

    def _shapes(self, kind: str) -> list[list[Cell]]:
        shape = [(row, col) for row, col in self.file["buildings"][kind]["cells"]]
        shapes = []
        for mirrored in (False, True)[: 1 + bool(self.options.get("mirror"))]:
            turned = [(row, -col) for row, col in shape] if mirrored else shape
            for _ in range(4):
                turned = [(col, -row) for row, col in turned]
                shapes.append(turned)
        return shapes

    def _add_building(self, kind: str, family: str, cells: set[Cell]) -> None:
        self.buildings.append({"type": kind, "family": family, "cells": cells, "completed": None})

    def _build(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        cells = {(row, col) for row, col in action["cells"]}
        assert action["card"] in self.hands[seat]
        assert normal(cells) in map(normal, self._shapes(action["card"].split(":")[0]))
        assert self.fits(cells)
        self.hands[seat].remove(action["card"])
        kind, family = action["card"].split(":")
        self._add_building(kind, family, cells)
        events = []
        gained = min(len(cells & self.camps), self.neutral_supply)
        if gained:
            self.neutral_supply -= gained
            self.screens[seat].neutral += gained
            events.append({"type": "neutral_workers", "seat": seat, "count": gained})
        self.turns[-1].skip = False
        return events + self._completions(seat)

    def _place_workers(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        own = [(row, col) for row, col in action["own"]]
        neutral = [(row, col) for row, col in action["neutral"]]
        assert len(own) <= self.screens[seat].own
        assert len(neutral) <= self.screens[seat].neutral
        assert len({*own, *neutral}) == len(own) + len(neutral) > 0
        assert any({*own, *neutral} <= site for site in self.worker_sites())
        self.screens[seat].own -= len(own)
        self.screens[seat].neutral -= len(neutral)
        self.workers |= {**dict.fromkeys(own, seat), **dict.fromkeys(neutral, "neutral")}
        self.turns[-1].skip = False
        return self._completions(seat)

    def _completions(self, seat: int) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = []
        occupied = self.occupied()
        for number, building in enumerate(self.buildings, 1):
            around = self.around(building["cells"])
            if building["completed"] is not None or not around <= occupied:
                continue
            building["completed"] = self.n
            family = building["family"]
            cells = [list(cell) for cell in sorted(building["cells"])]
            events.append({"type": "completed", "building": number, "cells": cells, "family": family})
            pay = [
                (who, sum(self.workers.get(at) == who for at in around), "payout")
                for who in range(self.players)
            ]
            for who, count, reason in [*pay, (seat, 1, "building")]:
                if count:
                    self.screens[who].seals[family] += count
                    event = {"type": "seals", "seat": who, "family": family, "count": count, "reason": reason}
                    events.append({**event, "building": number})
        return events

    def _place_castle(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        floor = self.floor()
        pile = self.castle[tuple(action["cell"])]
        assert len(pile) == floor
        assert self.pools[floor - 1][action["family"]] > 0
        self.pools[floor - 1][action["family"]] -= 1
        pile.append(action["family"])
        if floor < 3 and self.floor() > floor:
            for family in FAMILIES:
                self.pools[2][family] += self.pools[floor - 1][family]
                self.pools[floor - 1][family] = 0
            if self.floor() == 3:
                self.end_at = len(self.turns)
        return []

    def _draw(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        if action["from"] == "deck":
            card = self.deck.pop(0)
        else:
            card = self.face_up[action["from"]]
            self.face_up[action["from"] : action["from"] + 1] = [self.deck.pop(0)] if self.deck else []
        self.hands[seat].append(card)
        return [{"type": "card_drawn", "card": card}]

    def _use_banner(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        assert self.banners[seat] > 0
        self.banners[seat] -= 1
        self.screens[seat].own += 2
        self.turns[-1].banner = True
        return self._evaluate(seat, action["seals"], "banner") + self._next_turn()

    def _skip(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        screen = self.screens[seat]
        assert not self.all_builds(seat)
        assert not (screen.own + screen.neutral and self.worker_sites())
        self.turns[-1].skip = True
        return []

    def _end_turn(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        return self._next_turn()

    def _resign(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        self.resigned.add(seat)
        self.hands[seat] = []
        if len(self.resigned) == self.players - 1:
            return self._finish("resigned")
        return self._next_turn() if seat == self.seat else []

    def _evaluate(self, seat: int, seals: dict[str, int], reason: str) -> list[dict[str, Any]]:
        gold = sum(number * self.values()[family] for family, number in seals.items())
        self.screens[seat].seals.subtract(seals)
        assert min(self.screens[seat].seals.values(), default=0) >= 0
        self.screens[seat].gold[reason] += gold
        handed_in = {family: seals[family] for family in FAMILIES if seals.get(family)}
        event = {"type": "gold", "seat": seat, "gold": gold, "seals": handed_in, "reason": reason}
        return [event] if handed_in else []

    def _next_turn(self) -> list[dict[str, Any]]:
        playing = [seat for seat in range(self.players) if seat not in self.resigned]
        if self.end_at is not None:
            had_last_turn = {turn.seat for turn in self.turns[self.end_at :]}
            if had_last_turn >= set(playing):
                return self._finish("finished")
        idle = set()
        for turn in reversed(self.turns):
            if turn.skip is False or turn.banner:
                break
            if turn.skip:
                idle.add(turn.seat)
        if idle >= set(playing):
            return self._finish("stalled")
        after = chain(range(self.seat + 1, self.players), range(self.seat))
        self.turns.append(Turn(next(seat for seat in after if seat in playing)))
        return []

    def _finish(self, reason: str) -> list[dict[str, Any]]:
        self.over = reason
        events: list[dict[str, Any]] = []
        for seat, screen in enumerate(self.screens):
            events += self._evaluate(seat, dict(screen.seals), "final")
        return events

    def final(self) -> dict[str, Any]:
        scores = [sum(screen.gold.values()) for screen in self.screens]
        best = max(score for seat, score in enumerate(scores) if seat not in self.resigned)
        return {
            "scores": scores,
            "winners": [s for s, score in enumerate(scores) if score == best and s not in self.resigned],
            "reason": self.over,
            "breakdown": [screen.gold for screen in self.screens],
        }
