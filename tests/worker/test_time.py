"""What becomes of turns whose time is up, of players who vanish, and of tables that nobody comes back to."""

import uuid
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
import pytest_asyncio
from sqlalchemy import delete

from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.play.endings import close_abandoned
from arkaden.play.game import Game
from arkaden.play.house import House
from arkaden.play.pulse import LOST
from arkaden.play.tables import NewTable
from arkaden.play.terms import DaysClock, LiveClock, Terms, TimeLimit, WhenOut
from arkaden.rules.protocol import Seat
from arkaden.store import models
from arkaden.worker.duties import Duties
from tests.worker.workers import OwnHead, Time


@pytest.fixture(scope="module")
def time() -> Time:
    return Time()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def timed(database_url: str, time: Time) -> AsyncIterator[House]:
    """A house whose time is the test's; its pulse beats when the test says so."""
    house = House(database_url, pool_size=4, cached_games=50, now=time)
    await house.open(serving=False)
    yield house
    await house.close()


async def seated(house: House, terms: Terms) -> tuple[Game, list[IdentityId]]:
    people = [(await house.accounts.create_guest(name, None))[0].id for name in ("Anna", "Bea", "Carl")]
    game = await house.tables.open(people[0], NewTable("ark", 3, {}, "public", None, terms))
    for person in people:
        await house.tables.sit(game.id, person, None, None, None)
    return await house.tables.start(game.id, people[0]), people


def live(when_out: WhenOut = "bot_turn") -> Terms:
    clock = LiveClock(timedelta(minutes=10), timedelta(seconds=5))
    return Terms(timedelta(0), TimeLimit(clock, when_out, "easy"))


def to_act(game: Game) -> Seat:
    assert game.state is not None
    assert game.state.to_act is not None
    return game.state.to_act


async def act(house: House, game: Game, *, by_bot: bool = False) -> None:
    assert game.state is not None
    seat = to_act(game)
    action = game.state.legal_actions(seat)[0]
    await house.acting.act(game.id, seat, action, uuid.uuid4(), game.version, by_bot=by_bot)


async def pass_by(house: House, time: Time, **by: float) -> None:
    """Let time pass in which the house serves."""
    time.pass_by(**by)
    async with house.database.begin() as session:
        await session.execute(delete(models.Pulse))
    await house.pulse.beat()


def duties(house: House, time: Time) -> Duties:
    return Duties(house, OwnHead(), time)


async def see_to_turn(house: House, time: Time, game_id: GameId) -> Game:
    """What a worker does until the turn has passed on."""
    game = await house.games.current(game_id)
    seat = to_act(game)
    for _ in range(10):
        await duties(house, time).see_to(game_id)
        game = await house.games.current(game_id)
        if game.state is not None and game.state.to_act != seat:
            return game
    raise AssertionError("the turn does not pass on")


class TestTimeUp:
    async def test_as_long_as_there_is_time_nothing_happens(self, timed: House, time: Time) -> None:
        game, _ = await seated(timed, live())
        await pass_by(timed, time, minutes=9)
        await duties(timed, time).see_to(game.id)
        assert (game.version, game.table.bots) == (0, frozenset())

    async def test_a_bot_plays_the_turn_and_the_next_is_its_owners(self, timed: House, time: Time) -> None:
        game, _ = await seated(timed, live())
        late = to_act(game)
        await pass_by(timed, time, minutes=10)
        await duties(timed, time).see_to(game.id)
        assert game.table.seats[late].bot_until == "turn"
        game = await see_to_turn(timed, time, game.id)
        assert game.table.bots == frozenset()
        assert game.version >= 2
        assert to_act(game) != late

    async def test_a_bot_takes_the_seat_over(self, timed: House, time: Time) -> None:
        game, _ = await seated(timed, live("bot_seat"))
        late = to_act(game)
        await pass_by(timed, time, minutes=10)
        game = await see_to_turn(timed, time, game.id)
        assert game.table.bots == {late}

    async def test_the_seat_resigns(self, timed: House, time: Time) -> None:
        game, _ = await seated(timed, live("resign"))
        late = to_act(game)
        await pass_by(timed, time, minutes=10)
        await duties(timed, time).see_to(game.id)
        assert (await timed.games.current(game.id)).table.seats[late].resigned

    async def test_whoever_is_late_cannot_act_while_the_bot_does(self, timed: House, time: Time) -> None:
        game, _ = await seated(timed, live())
        await pass_by(timed, time, minutes=10)
        await duties(timed, time).see_to(game.id)
        with pytest.raises(Refusal) as refused:
            await act(timed, game)
        assert refused.value.code == "not_your_turn"

    async def test_what_a_turn_took_is_paid_from_the_bank(self, timed: House, time: Time) -> None:
        game, _ = await seated(timed, live())
        first = to_act(game)
        await pass_by(timed, time, seconds=65)
        while to_act(game) == first:
            await act(timed, game)
        shown = game.table_json(None, timed.presence.of(game.id))["clock"]
        assert shown["banks"][str(first)] == (600 - 65 + 5) * 1000
        fresh = House(
            str(timed.database.url.render_as_string(hide_password=False)), pool_size=2, cached_games=5
        )
        try:
            assert (await fresh.games.current(game.id)).clock == game.clock
        finally:
            await fresh.database.close()


class TestLostTime:
    async def test_time_in_which_nobody_served_is_charged_to_nobody(self, timed: House, time: Time) -> None:
        await timed.pulse.beat()
        game, _ = await seated(timed, live())
        time.pass_by(minutes=30)
        assert not await timed.pulse.beats()
        await duties(timed, time).see_to(game.id)
        assert game.version == 0
        await timed.pulse.beat()
        game = await timed.games.current(game.id)
        assert game.clock.runs_out(to_act(game), game.table.terms) == time() + timedelta(minutes=10)

    async def test_a_short_pause_is_nothing(self, timed: House, time: Time) -> None:
        await timed.pulse.beat()
        game, _ = await seated(timed, live())
        began = game.clock.began
        time.pass_by(seconds=LOST.total_seconds())
        await timed.pulse.beat()
        assert (await timed.games.current(game.id)).clock.began == began


class TestVanished:
    async def test_a_bot_stands_in_only_after_a_minute_and_until_its_owner_is_back(
        self, timed: House, time: Time, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seconds = 1000.0
        monkeypatch.setattr(timed.presence, "_clock", lambda: seconds)
        game, people = await seated(timed, Terms(timedelta(0)))
        gone = to_act(game)
        other = people[(gone + 1) % 3]
        timed.presence.arrive(game.id, people[gone])

        async def refused(who: IdentityId, seat: Seat) -> str:
            with pytest.raises(Refusal) as refusal:
                await timed.standing.call_bot(game.id, who, seat, "easy")
            return refusal.value.code

        assert await refused(other, gone) == "still_here"
        timed.presence.leave(game.id, people[gone])
        seconds += 59
        assert await refused(other, gone) == "still_here"
        seconds += 2
        await timed.standing.call_bot(game.id, other, gone, "easy")
        game = await see_to_turn(timed, time, game.id)
        assert game.table.bots == {gone}
        timed.presence.arrive(game.id, people[gone])
        while to_act(game) != gone:
            await act(timed, game)
        version = game.version
        await duties(timed, time).see_to(game.id)
        assert (game.version, game.table.bots) == (version, frozenset())
        await act(timed, game)

    async def test_where_everybody_has_days_nobody_is_stood_in_for(self, timed: House) -> None:
        terms = Terms(limit=TimeLimit(DaysClock(timedelta(days=2)), "bot_turn", "easy"))
        game, people = await seated(timed, terms)
        with pytest.raises(Refusal) as refused:
            await timed.standing.call_bot(game.id, people[0], Seat(1), "easy")
        assert refused.value.code == "forbidden"


class TestEndings:
    async def test_tables_that_were_not_begun_for_a_day_are_closed(self, timed: House, time: Time) -> None:
        host = (await timed.accounts.create_guest("Anna", None))[0].id
        game = await timed.tables.open(host, NewTable("ark", 2, {}, "public", None))
        await close_abandoned(timed.database, time)
        assert (await timed.games.current(game.id)).table.status == "open"
        time.pass_by(hours=30)
        await close_abandoned(timed.database, time)
        assert (await timed.games.current(game.id)).table.status == "closed"

    async def test_games_without_a_clock_in_which_nothing_happens_are_closed(
        self, timed: House, time: Time
    ) -> None:
        abandoned, _ = await seated(timed, Terms())
        alive, _ = await seated(timed, Terms())
        on_time, _ = await seated(timed, live())
        time.pass_by(days=10)
        first = to_act(alive)
        while to_act(alive) == first:
            await act(timed, alive)
        time.pass_by(days=5)
        assert await close_abandoned(timed.database, time) >= 1
        statuses = [(await timed.games.current(game.id)).table.status for game in (abandoned, alive, on_time)]
        assert statuses == ["closed", "running", "running"]
        with pytest.raises(Refusal) as refused:
            await act(timed, abandoned)
        assert refused.value.code == "game_over"
