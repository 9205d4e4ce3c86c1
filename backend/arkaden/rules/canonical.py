"""Canonical JSON and its hash, by which component files are named in records (docs/record.md)."""

import hashlib
import json

from arkaden.rules.protocol import Json


def canonical_json(value: Json) -> bytes:
    """Keys sorted by code point, no white space, characters unescaped where JSON allows it, UTF-8.

    Raises ValueError for what JSON cannot say (NaN, infinities, lone surrogates).
    """
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return text.encode()


def canonical_sha256(value: Json) -> str:
    """SHA-256 of the canonical JSON, in hex."""
    return hashlib.sha256(canonical_json(value)).hexdigest()
