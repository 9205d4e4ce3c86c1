"""So much at once, then so much a second."""

import pytest

from arkaden.errors import Refusal
from arkaden.limits import RateLimit, visitor


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def allowed(limit: RateLimit, who: str) -> int:
    """How many are allowed right now."""
    count = 0
    while True:
        try:
            limit.take(who)
        except Refusal:
            return count
        count += 1


def test_a_burst_and_then_a_rate(clock: Clock) -> None:
    limit = RateLimit(rate=2, burst=5, clock=clock)
    assert allowed(limit, "anna") == 5
    clock.now += 1
    assert allowed(limit, "anna") == 2
    clock.now += 0.25
    assert allowed(limit, "anna") == 0
    clock.now += 1000
    assert allowed(limit, "anna") == 5


def test_visitors_are_counted_apart(clock: Clock) -> None:
    limit = RateLimit(rate=1, burst=3, clock=clock)
    assert allowed(limit, "anna") == 3
    assert allowed(limit, "bea") == 3


def test_the_refusal_tells_how_long_to_wait(clock: Clock) -> None:
    limit = RateLimit(rate=0.1, burst=1, clock=clock)
    limit.take("anna")
    with pytest.raises(Refusal) as refused:
        limit.take("anna")
    assert (refused.value.code, refused.value.retry_after) == ("rate_limited", 10)
    clock.now += 10
    limit.take("anna")


def test_an_identity_counts_wherever_it_comes_from() -> None:
    assert visitor("abc", "10.0.0.1") == visitor("abc", "10.0.0.2")
    assert visitor(None, "10.0.0.1") != visitor(None, "10.0.0.2")
    assert visitor("10.0.0.1", None) != visitor(None, "10.0.0.1")
