"""Passwords: Argon2id (RFC 9106), off the event loop, a few at a time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

# A hash takes 64 MiB of memory for a tenth of a second.
_AT_ONCE = 2
_HASHER = PasswordHasher()


class Passwords:
    """Hashes and compares. Whoever asks waits while others are served."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._nobodys: str | None = None

    async def hashed(self, password: str) -> str:
        """What is stored of a password: parameters, salt and hash in one line."""
        async with self._turns:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether the password is the stored one; with None it never is, and that takes as long to find out."""
        if stored is None:
            if self._nobodys is None:
                self._nobodys = await self.hashed("")
            await self._verified(password, self._nobodys)
            return False
        return await self._verified(password, stored)

    async def _verified(self, password: str, stored: str) -> bool:
        async with self._turns:
            try:
                return await asyncio.to_thread(_HASHER.verify, stored, password)
            except VerifyMismatchError:
                return False
