"""Who pays how much time for what."""

from datetime import UTC, datetime, timedelta

from arkaden.play.clocks import Clock, clock_of, first_clock, look_again
from arkaden.play.terms import DaysClock, LiveClock, Terms, TimeLimit, terms_of
from arkaden.rules.protocol import Seat

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
ANNA, BEA = Seat(0), Seat(1)
LIVE = Terms(limit=TimeLimit(LiveClock(timedelta(minutes=10), timedelta(seconds=5)), "bot_turn", "easy"))
DAYS = Terms(limit=TimeLimit(DaysClock(timedelta(days=3)), "resign", "easy"))


def after(**delta: float) -> datetime:
    return NOON + timedelta(**delta)


def test_a_turn_is_paid_for_by_whoever_had_it_and_brings_the_increment() -> None:
    clock = first_clock(NOON, 2, LIVE).passed_on(after(seconds=30), ANNA, LIVE, ())
    assert clock == Clock(after(seconds=30), (timedelta(minutes=9, seconds=35), timedelta(minutes=10)))


def test_a_bank_is_never_less_than_empty() -> None:
    clock = first_clock(NOON, 2, LIVE).passed_on(after(hours=1), ANNA, LIVE, ())
    assert clock.banks[ANNA] == timedelta(seconds=5)


def test_seats_on_which_a_bot_acts_pay_nothing() -> None:
    clock = first_clock(NOON, 2, LIVE).passed_on(after(minutes=2), ANNA, LIVE, {ANNA})
    assert clock.banks == (timedelta(minutes=10), timedelta(minutes=10))


def test_a_live_turn_is_up_when_the_bank_is_empty() -> None:
    assert first_clock(NOON, 2, LIVE).runs_out(BEA, LIVE) == after(minutes=10)


def test_a_turn_of_days_has_them_anew_each_time() -> None:
    clock = first_clock(NOON, 2, DAYS).passed_on(after(days=2), ANNA, DAYS, ())
    assert clock.runs_out(BEA, DAYS) == after(days=5)


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    assert first_clock(NOON, 2, Terms()).runs_out(ANNA, Terms()) is None


def test_lost_time_moves_the_beginning_of_the_turn() -> None:
    assert first_clock(NOON, 2, LIVE).later(timedelta(hours=1)).runs_out(ANNA, LIVE) == after(minutes=70)


def test_the_worker_looks_when_a_bot_is_due_or_a_time_is_up() -> None:
    clock = first_clock(NOON, 2, LIVE)
    assert look_again(clock, ANNA, LIVE, {ANNA}, after(seconds=9)) == after(seconds=10)
    assert look_again(clock, ANNA, LIVE, {BEA}, after(seconds=9)) == after(minutes=10)
    assert look_again(clock, None, LIVE, (), NOON) is None


def test_clocks_and_terms_come_back_from_json_as_they_were() -> None:
    for terms in (LIVE, DAYS, Terms(bot_pace=timedelta(0))):
        assert terms_of(terms.to_json()) == terms
        clock = first_clock(NOON, 3, terms)
        assert clock_of(clock.to_json()) == clock
