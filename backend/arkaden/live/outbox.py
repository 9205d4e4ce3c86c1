"""What waits to be sent to one connection, within bounds: who does not read is cut off, not waited for."""

import asyncio
from collections import deque

MAX_FRAMES = 500
MAX_BYTES = 1024 * 1024


class Outbox:
    """A queue of frames with one reader. Once ``overflowed`` it takes and holds nothing any more."""

    def __init__(self, max_frames: int = MAX_FRAMES, max_bytes: int = MAX_BYTES) -> None:
        self._frames: deque[str] = deque()
        self._bytes = 0
        self._max_frames = max_frames
        self._max_bytes = max_bytes
        self._something = asyncio.Event()
        self.overflowed = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many frames wait."""
        return len(self._frames)

    def put(self, frame: str) -> None:
        if self.overflowed.is_set():
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._something.set()
        if len(self._frames) > self._max_frames or self._bytes > self._max_bytes:
            self._frames.clear()
            self.overflowed.set()

    async def get(self) -> str:
        """The next frame; waits until there is one."""
        while not self._frames:
            self._something.clear()
            await self._something.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame
