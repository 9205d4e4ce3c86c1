"""Plays Arkadia through the client: decides by the player's own view, acts with the page's buttons and squares."""

import random
from collections.abc import Iterable
from typing import Any

from playwright.async_api import Locator, expect

from tests.web.people import Person

Json = dict[str, Any]
Cell = tuple[int, int]


class ArkadiaPlayer:
    """Takes the steps of one person's turns; plays so that buildings are completed and the game comes to an end."""

    def __init__(self, person: Person, seat: int, chance: random.Random, done: set[str]) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self._chance = chance
        self._done = done

    async def step(self, view: Json) -> None:
        """Do what is due and wait until the page shows that it is saved."""
        legal = view["legal"]
        before = await self.version()
        if "place_castle" in legal:
            await self._castle(view)
        elif "draw" in legal:
            await self._draw(legal["draw"])
        elif "end_turn" in legal:
            await self._end_turn(view)
        elif "build" not in legal and "place_workers" not in legal:
            await self.page.get_by_test_id("arkadia-skip").click()
        elif (enclosing := _enclosing(view)) is not None:
            await self._workers(view, *enclosing)
        elif "build" in legal:
            await self._build(view)
        else:
            site, squares = self._chance.choice(sorted(legal["place_workers"]["at"].items()))
            await self._workers(view, site, squares[:1])
        await self.until_version(before + 1)

    async def version(self) -> int:
        return int((await self.person.view(self.person.table))["version"])

    async def until_version(self, version: int) -> None:
        await self.page.wait_for_function(
            """version => Number(document.querySelector('[data-testid=arkadia-play]')?.dataset.version) >= version""",
            arg=version,
        )

    async def _confirm(self) -> None:
        confirm = self.page.get_by_test_id("arkadia-confirm")
        await expect(confirm).to_be_enabled()
        await confirm.click()

    async def _castle(self, view: Json) -> None:
        legal = view["legal"]["place_castle"]
        held = view["players"][str(self.seat)]["screen"]["seals"]
        family = max(legal["families"], key=lambda family: held[family])
        await self.page.locator(f"[data-testid=arkadia-castle-piece][data-family={family}]").click()
        await self._press(_cell(view, self._chance.choice(legal["squares"])))
        await self._confirm()
        self._done.add("place_castle")

    async def _draw(self, legal: Json) -> None:
        sources = [*(["deck"] if legal.get("deck") else []), *legal["face_up"]]
        source = self._chance.choice(sources)
        await self.page.locator(f"[data-from='{source}']").click()
        await self._confirm()
        self._done.add("draw")

    async def _end_turn(self, view: Json) -> None:
        screen = view["players"][str(self.seat)]["screen"]
        if "use_banner" not in view["legal"] or screen["own"] > 1:
            await self.page.get_by_test_id("arkadia-end-turn").click()
            self._done.add("end_turn")
            return
        await self.page.get_by_test_id("arkadia-banner").click()
        await self.page.get_by_test_id("arkadia-evaluation").wait_for()
        for family, most in view["legal"]["use_banner"].items():
            if view["values"][family] >= 3:
                await self.page.locator(f"[data-testid=arkadia-hand-in][data-family={family}]").fill(
                    str(most)
                )
        await self.page.get_by_test_id("arkadia-use-banner").click()
        self._done.add("use_banner")

    async def _workers(self, view: Json, site: str, squares: Iterable[int]) -> None:
        legal = view["legal"]["place_workers"]
        own = legal["own"]
        lot = view["lot"]
        cells = [(lot["row"], lot["col"])] if site == "lot" else view["buildings"][site]["cells"]
        await self._press(tuple(cells[0]))
        for used, square in enumerate(squares):
            if used in {0, own}:
                kind = "own" if used < own else "neutral"
                await self.page.get_by_test_id(f"arkadia-{kind}-worker").click()
            await self._press(_cell(view, square))
        await self._confirm()
        self._done.add("place_workers")

    async def _build(self, view: Json) -> None:
        index, cells = self._best_place(view)
        ghost = self.page.get_by_test_id("arkadia-ghost")
        wanted = {f"{row},{column}" for row, column in cells}
        await self.page.locator(f"[data-testid=arkadia-hand-card][data-index='{index}']").click()
        for cell in cells:
            for _ in range(8):
                await self._press(cell)
                if (
                    await ghost.count()
                    and set((await ghost.get_attribute("data-cells") or "").split()) == wanted
                ):
                    await self._confirm()
                    self._done.add("build")
                    return
                await self.page.get_by_test_id("arkadia-rotate").click()
        raise AssertionError(f"the building cannot be brought to {sorted(wanted)}")

    def _best_place(self, view: Json) -> tuple[int, list[Cell]]:
        """The card, by its place in the hand, and the squares that leave the fewest open around them."""
        best: tuple[float, int, list[Cell]] | None = None
        taken = {_key(cell) for building in view["buildings"].values() for cell in building["cells"]}
        taken |= set(view["workers"])
        for index, card in enumerate(view["hand"]):
            kind = card.split(":")[0]
            for way, rows in enumerate(view["legal"]["build"].get(kind, [])):
                for row, bits in enumerate(rows):
                    for column in range(view["board"]["cols"]):
                        if bits >> column & 1:
                            cells = [(row + r, column + c) for r, c in view["shapes"][kind][way]]
                            rim = {_key(beside) for cell in cells for beside in _beside(cell)}
                            worth = len(rim & taken) + self._chance.random()
                            if best is None or worth > best[0]:
                                best = (worth, index, cells)
        assert best is not None
        return best[1], best[2]

    async def _press(self, cell: Cell) -> None:
        square = self._square(cell)
        await square.focus()
        # A phone shows a part of the board; a dispatched click needs no square to be in sight.
        await square.dispatch_event("click")

    def _square(self, cell: Cell) -> Locator:
        return self.page.locator(f"[data-testid=arkadia-square][data-cell='{cell[0]},{cell[1]}']")


def _enclosing(view: Json) -> tuple[str, list[int]] | None:
    """The building that the fewest workers complete, if the player has as many, with their squares."""
    legal = view["legal"].get("place_workers")
    if legal is None:
        return None
    open_sites = [
        (len(squares), site)
        for site, squares in legal["at"].items()
        if site != "lot" and "completed" not in view["buildings"][site]
    ]
    if not open_sites or min(open_sites)[0] > legal["own"] + legal["neutral"]:
        return None
    site = min(open_sites)[1]
    return site, legal["at"][site]


def _cell(view: Json, square: int) -> Cell:
    row, column = divmod(square, view["board"]["cols"])
    return row, column


def _beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def _key(cell: Iterable[int]) -> str:
    return ",".join(map(str, cell))
