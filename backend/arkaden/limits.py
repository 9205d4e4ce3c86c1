"""How much one visitor may use: calls and messages over time."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from arkaden.errors import Refusal

_MOST_REMEMBERED = 10_000


def visitor(identity: str | None, address: str | None) -> str:
    """By what a visitor is counted: the identity, or the address of somebody without one."""
    return f"address {address}" if identity is None else f"identity {identity}"


class RateLimit:
    """A token bucket for each visitor: ``burst`` at once, then ``rate`` a second.

    Remembers a bounded number of visitors, those heard of last.
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str) -> None:
        """Count one. Raises Refusal(rate_limited) with the seconds after which there is another."""
        now = self._clock()
        left, at = self._buckets.get(visitor, (float(self._burst), now))
        left = min(self._burst, left + (now - at) * self._rate)
        if left < 1:
            raise Refusal(
                "rate_limited",
                "too many calls or messages",
                retry_after=max(1, math.ceil((1 - left) / self._rate)),
            )
        self._buckets[visitor] = (left - 1, now)
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > _MOST_REMEMBERED:
            self._buckets.popitem(last=False)
