"""Who is connected, over all processes: what they tell each other, without a network."""

import pytest

from arkaden.ids import GameId, IdentityId
from arkaden.play.presence import PresenceBook
from arkaden.play.table import Presence

GAME, OTHER_GAME = GameId("game"), GameId("other")
ANNA, BEA = IdentityId("anna"), IdentityId("bea")


class Air:
    """Carries messages between books as the bus does, to the sender too."""

    def __init__(self) -> None:
        self.books: list[PresenceBook] = []
        self._messages: list[str] = []

    def send(self, text: str) -> None:
        self._messages.append(text)

    def deliver(self) -> None:
        while self._messages:
            text = self._messages.pop(0)
            for book in self.books:
                book.message(text)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def air() -> Air:
    return Air()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def new_book(air: Air, clock: Clock) -> PresenceBook:
    book = PresenceBook(air, clock)  # type: ignore[arg-type]
    air.books.append(book)
    book.gap()
    air.deliver()
    return book


@pytest.fixture
def books(air: Air, clock: Clock) -> tuple[PresenceBook, PresenceBook]:
    return new_book(air, clock), new_book(air, clock)


def test_arriving_shows_everywhere(air: Air, books: tuple[PresenceBook, PresenceBook]) -> None:
    one, other = books
    one.arrive(GAME, ANNA)
    other.arrive(GAME, BEA)
    other.arrive(GAME, None)
    air.deliver()
    expected = Presence(frozenset({ANNA, BEA}), 1)
    assert one.of(GAME) == other.of(GAME) == expected
    assert one.of(OTHER_GAME) == Presence()


def test_somebody_with_two_tabs_leaves_with_the_last(
    air: Air, books: tuple[PresenceBook, PresenceBook]
) -> None:
    one, other = books
    for _ in range(2):
        one.arrive(GAME, ANNA)
    one.leave(GAME, ANNA)
    air.deliver()
    assert other.of(GAME).identities == {ANNA}
    one.leave(GAME, ANNA)
    air.deliver()
    assert one.of(GAME) == other.of(GAME) == Presence()


def test_somebody_on_two_processes_leaves_with_the_last(
    air: Air, books: tuple[PresenceBook, PresenceBook]
) -> None:
    one, other = books
    one.arrive(GAME, ANNA)
    other.arrive(GAME, ANNA)
    one.leave(GAME, ANNA)
    air.deliver()
    assert one.of(GAME).identities == other.of(GAME).identities == {ANNA}


def test_changes_are_announced_with_the_game(air: Air, books: tuple[PresenceBook, PresenceBook]) -> None:
    one, other = books
    told: list[GameId] = []
    other.changed.append(told.append)
    one.arrive(GAME, ANNA)
    air.deliver()
    assert told == [GAME]


def test_a_process_that_starts_is_told_everything(
    air: Air, clock: Clock, books: tuple[PresenceBook, PresenceBook]
) -> None:
    books[0].arrive(GAME, ANNA)
    books[1].arrive(OTHER_GAME, BEA)
    air.deliver()
    late = new_book(air, clock)
    assert late.of(GAME).identities == {ANNA}
    assert late.of(OTHER_GAME).identities == {BEA}


def test_a_process_that_says_goodbye_is_forgotten_at_once(
    air: Air, books: tuple[PresenceBook, PresenceBook]
) -> None:
    one, other = books
    one.arrive(GAME, ANNA)
    one.say_goodbye()
    air.deliver()
    assert other.of(GAME) == Presence()


def test_a_process_that_died_is_forgotten_after_a_while(
    air: Air, clock: Clock, books: tuple[PresenceBook, PresenceBook]
) -> None:
    one, other = books
    told: list[GameId] = []
    one.arrive(GAME, ANNA)
    air.deliver()
    other.changed.append(told.append)
    air.books.remove(one)
    clock.now = 10
    other.beat()
    assert other.of(GAME).identities == {ANNA}
    clock.now = 20
    other.beat()
    assert other.of(GAME) == Presence()
    assert told == [GAME]


def test_a_process_that_was_forgotten_and_lives_is_asked_anew(
    air: Air, clock: Clock, books: tuple[PresenceBook, PresenceBook]
) -> None:
    one, other = books
    one.arrive(GAME, ANNA)
    air.deliver()
    clock.now = 20
    other.beat()
    assert other.of(GAME) == Presence()
    one.beat()
    air.deliver()
    assert other.of(GAME).identities == {ANNA}


def test_a_crowd_fits_into_a_message(air: Air, books: tuple[PresenceBook, PresenceBook]) -> None:
    one, other = books
    for number in range(1000):
        one.arrive(GAME, IdentityId(f"{number:012d}"))
    assert max(len(text) for text in air._messages) < 7900
    air.deliver()
    seen = other.of(GAME)
    assert len(seen.identities) + seen.anonymous == 1000
