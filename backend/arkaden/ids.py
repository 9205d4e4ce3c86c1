"""Names of things made by the server, and the secrets it hands out."""

import hashlib
import secrets
from typing import NewType

GameId = NewType("GameId", str)
IdentityId = NewType("IdentityId", str)
Invite = NewType("Invite", str)

# No vowels, so that no words appear, and nothing that is easily mistaken for something else.
_ALPHABET = "23456789bcdfghjkmnpqrstvwxz"
_ID_LENGTH = 12
_INVITE_LENGTH = 24
_TOKEN_BYTES = 32


def new_game_id() -> GameId:
    return GameId(_random(_ID_LENGTH))


def new_identity_id() -> IdentityId:
    return IdentityId(_random(_ID_LENGTH))


def new_invite() -> Invite:
    """A code nobody guesses: 114 random bits."""
    return Invite(_random(_INVITE_LENGTH))


def new_token() -> str:
    """The secret of a session, for the cookie; only its hash is kept."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """What is stored of a token. A plain SHA-256 will do for a secret of 256 random bits."""
    return hashlib.sha256(token.encode()).digest()


def _random(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))
