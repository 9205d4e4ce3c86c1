"""The fair shuffle: a commitment, nonces of the players, and one stream of random numbers.

The server draws a *server seed* of 32 bytes before anyone sits down and shows its SHA-256, the
*commitment*. Each client contributes a *nonce* of 16 bytes after it was shown the commitment; seats that
send none get one that follows from the server seed. All of them together make the *seed* of the game's
one random stream. Source: docs/record.md, "The fair shuffle" and "Exactly".

Seeds and nonces are raw bytes here and lower-case hex in JSON.
"""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

from arkaden.rules.protocol import JsonObject, RandomSource

SERVER_SEED_BYTES = 32
NONCE_BYTES = 16

_WORD_BYTES = 4
_WORDS = 1 << 32
_Item = TypeVar("_Item")


def commitment_of(server_seed: bytes) -> str:
    """What is shown at the table before anyone sits down: SHA-256 of the server seed, in hex."""
    return hashlib.sha256(server_seed).hexdigest()


def default_nonce(server_seed: bytes, seat: int) -> bytes:
    """The nonce of a seat whose client sends none; fixed, so that the server cannot try out nonces."""
    return hmac.digest(server_seed, b"seat" + bytes([seat]), "sha256")[:NONCE_BYTES]


def game_seed(server_seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The seed of the random stream, from the server seed and the nonces in seat order."""
    return hmac.digest(server_seed, b"".join(nonces), "sha256")


@dataclass(frozen=True, slots=True)
class Fairness:
    """Everything random of one game: the server seed and the nonce of each seat."""

    server_seed: bytes
    nonces: tuple[bytes, ...]

    @classmethod
    def without_clients(cls, server_seed: bytes, seats: int) -> "Fairness":
        """Of a game in which no client sends a nonce."""
        return cls(server_seed, tuple(default_nonce(server_seed, seat) for seat in range(seats)))

    def stream(self) -> "RandomStream":
        """The game's random stream from its beginning."""
        return RandomStream(game_seed(self.server_seed, self.nonces))

    def to_json(self) -> JsonObject:
        """As it stands in a record."""
        return {
            "commitment": commitment_of(self.server_seed),
            "server_seed": self.server_seed.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
        }


class RandomStream:
    """Random numbers out of SHA-256(seed || counter), the counter from 0 as 8 bytes big-endian.

    Each digest gives eight big-endian words of 32 bits, and the stream goes on from one number to the next
    without a gap.
    """

    __slots__ = ("_block", "_counter", "_offset", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._block = b""
        self._offset = 0

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely; ``n`` from 1 to 2**32.

        Takes words until one lies below the greatest multiple of ``n``. ``n`` of 1 takes a word like any other.
        """
        if not 1 <= n <= _WORDS:
            raise ValueError(f"no number below {n}")
        limit = _WORDS - _WORDS % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def _word(self) -> int:
        if self._offset == len(self._block):
            self._block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._offset = 0
        start = self._offset
        self._offset = start + _WORD_BYTES
        return int.from_bytes(self._block[start : start + _WORD_BYTES], "big")


def shuffle(items: MutableSequence[_Item], random: RandomSource) -> None:
    """Fisher-Yates in place, from the last place down to place 1, swapping i with a number below i + 1."""
    for i in range(len(items) - 1, 0, -1):
        j = random.below(i + 1)
        items[i], items[j] = items[j], items[i]
