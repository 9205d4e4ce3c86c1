"""Who does not read is cut off, not waited for."""

import asyncio

from arkaden.live.outbox import Outbox


async def test_frames_come_out_in_order() -> None:
    outbox = Outbox()
    for frame in ("one", "two", "three"):
        outbox.put(frame)
    assert [await outbox.get() for _ in range(3)] == ["one", "two", "three"]


async def test_a_reader_waits_for_the_next_frame() -> None:
    outbox = Outbox()
    reading = asyncio.create_task(outbox.get())
    await asyncio.sleep(0)
    assert not reading.done()
    outbox.put("now")
    assert await reading == "now"


async def test_too_many_frames_overflow_it_for_good() -> None:
    outbox = Outbox(max_frames=3)
    for _ in range(4):
        outbox.put("x")
    assert outbox.overflowed.is_set()
    outbox.put("later")
    assert outbox.waiting == 0


async def test_too_many_bytes_overflow_it() -> None:
    outbox = Outbox(max_bytes=10)
    outbox.put("x" * 10)
    assert not outbox.overflowed.is_set()
    outbox.put("x")
    assert outbox.overflowed.is_set()


async def test_what_was_read_no_longer_counts() -> None:
    outbox = Outbox(max_frames=2, max_bytes=10)
    for _ in range(20):
        outbox.put("x" * 9)
        await outbox.get()
    assert not outbox.overflowed.is_set()
