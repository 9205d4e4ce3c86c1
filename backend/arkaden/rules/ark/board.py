"""The tiles on the table and the features they form.

Representation. Tiles are numbered in the order placed (*slots*); every segment of every placed tile has a
number of its own (a *node*), those of one tile following each other. Connected segments are kept together
by union-find over nodes, in flat lists of integers that copy fast:

- ``parent``: the tree. It is joined by size and never compressed, so that asking changes nothing.
- ``tiles``: at a root, the feature's slots as a bit mask; joining is OR, and a tile counts once however many
  of its segments belong (ARK-6.1, 6.2).
- ``open_ends``: at a root, how many places on edges do not meet a neighbour yet. Each border between two
  placed tiles takes two off, also where a feature meets itself, so a loop comes to 0 like anything else.
- ``pieces``: at a root, four bits a seat counting its pieces there, and above them one bit a seat for its
  prophet (each player has one, so the bits never meet). Joining is addition.
- ``bonus``: at a root, oases, scrolls, or sheep and wolves (``tileset.WOLF``). Joining is addition.

``open_places`` maps every empty cell beside a tile to what its neighbours ask of it, so that listing the
places for a tile is one look-up for each.
"""

from collections.abc import Iterator
from typing import TypeAlias

from arkaden.rules.ark.geometry import ORIGIN, Cell, neighbours
from arkaden.rules.ark.tileset import Rotation, Signature, TileForm, TileKind, TileSet

Slot: TypeAlias = int
"""A placed tile, by the order in which it was placed. A plain number, as it is also a bit of a mask."""

Node: TypeAlias = int
"""A segment of a placed tile: the tile's first node plus its index in the file."""

SEAT_BITS = 4
PROPHETS_SHIFT = 20
"""Where the prophets begin in ``pieces``: above four bits for each of five seats."""


class Board:
    """Placed tiles. It trusts its callers: nothing here judges whether a placing is legal."""

    __slots__ = (
        "bases",
        "bonus",
        "cells",
        "forms",
        "open_ends",
        "open_places",
        "parent",
        "pieces",
        "slot_at",
        "temples",
        "tiles",
    )

    def __init__(self, tiles: TileSet) -> None:
        """A board with the start tile of the set on it (ARK-1.2)."""
        self.cells: list[Cell] = []
        self.forms: list[TileForm] = []
        self.bases: list[Node] = []
        self.slot_at: dict[Cell, Slot] = {}
        self.temples: list[Slot] = []
        self.open_places: dict[Cell, Signature] = {ORIGIN: 0}
        self.parent: list[Node] = []
        self.tiles: list[int] = []
        self.open_ends: list[int] = []
        self.pieces: list[int] = []
        self.bonus: list[int] = []
        self.place(tiles.kinds[tiles.start].forms[0], ORIGIN)

    def copy(self) -> "Board":
        new = Board.__new__(Board)
        new.cells = self.cells.copy()
        new.forms = self.forms.copy()
        new.bases = self.bases.copy()
        new.slot_at = self.slot_at.copy()
        new.temples = self.temples.copy()
        new.open_places = self.open_places.copy()
        new.parent = self.parent.copy()
        new.tiles = self.tiles.copy()
        new.open_ends = self.open_ends.copy()
        new.pieces = self.pieces.copy()
        new.bonus = self.bonus.copy()
        return new

    def place(self, form: TileForm, cell: Cell) -> None:
        """Put a tile on an open place that it fits, unchecked: ``turns.judge`` is the checked way."""
        slot = len(self.cells)
        base = len(self.parent)
        self.cells.append(cell)
        self.forms.append(form)
        self.bases.append(base)
        self.slot_at[cell] = slot
        if form.temple is not None:
            self.temples.append(slot)
        self.parent.extend(range(base, base + len(form.features)))
        self.tiles.extend([1 << slot] * len(form.features))
        self.open_ends.extend(form.open_ends)
        self.pieces.extend(form.nothing)
        self.bonus.extend(form.bonus)
        open_places = self.open_places
        del open_places[cell]
        for direction, beside in enumerate(neighbours(cell)):
            other = self.slot_at.get(beside)
            if other is None:
                open_places[beside] = open_places.get(beside, 0) | form.demands[direction]
            else:
                there = self.bases[other]
                facing = self.forms[other].facing[direction]
                for mine, theirs in zip(form.sides[direction], facing, strict=True):
                    self._join(base + mine, there + theirs)

    def _join(self, a: Node, b: Node) -> None:
        """Two segments meet at a border."""
        a = self.root(a)
        b = self.root(b)
        if a != b:
            if self.tiles[a].bit_count() < self.tiles[b].bit_count():
                a, b = b, a
            self.parent[b] = a
            self.tiles[a] |= self.tiles[b]
            self.open_ends[a] += self.open_ends[b]
            self.pieces[a] += self.pieces[b]
            self.bonus[a] += self.bonus[b]
        self.open_ends[a] -= 2

    def root(self, node: Node) -> Node:
        """The node that stands for the whole feature of this one; its values are the feature's."""
        parent = self.parent
        while (above := parent[node]) != node:
            node = above
        return node

    def node(self, slot: Slot, segment: int) -> Node:
        return self.bases[slot] + segment

    def fits_somewhere(self, kind: TileKind) -> bool:
        """Whether a tile has any place at all (ARK-3.3)."""
        fits = kind.fits
        return any(fits[signature] for signature in self.open_places.values())

    def placements(self, kind: TileKind) -> list[tuple[Cell, tuple[Rotation, ...]]]:
        """Every place for a tile with the rotations in which it fits there."""
        fits = kind.fits
        return [(cell, fits[signature]) for cell, signature in self.open_places.items() if fits[signature]]

    def around(self, slot: Slot) -> list[Slot]:
        """The placed tiles of the five that make a temple: its own first, then its neighbours (ARK-7.1)."""
        cell = self.cells[slot]
        slot_at = self.slot_at
        return [slot, *(slot_at[beside] for beside in neighbours(cell) if beside in slot_at)]

    def add_piece(self, root: Node, seat: int, *, prophet: bool) -> None:
        """Count a piece of a seat into a feature."""
        self.pieces[root] += 1 << SEAT_BITS * seat
        if prophet:
            self.pieces[root] += 1 << PROPHETS_SHIFT + seat


def slots_of(mask: int) -> Iterator[Slot]:
    """The slots in a bit mask, in the order placed."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
