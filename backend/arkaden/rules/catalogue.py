"""The games on offer, by the name that stands in tables and records."""

from arkaden.rules.ark import ARK
from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.protocol import GameKind

GAMES: dict[str, GameKind] = {
    ARK.name: ARK,
    ARKADIA.name: ARKADIA,
}
