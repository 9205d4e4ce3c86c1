"""Arkadia, by the rules of ``docs/rules/arkadia.md``."""

from arkaden.rules.arkadia.kind import Arkadia
from arkaden.rules.protocol import GameKind

ARKADIA: GameKind = Arkadia()

__all__ = ["ARKADIA"]
