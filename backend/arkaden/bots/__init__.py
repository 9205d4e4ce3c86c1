"""Players that see one seat's view and nothing else.

    bot_for("ark", "hard").choose(Sight(view, seat, seed, options, components), Budget(seconds=2.0)) -> action

``Sight`` is all that a bot gets to know; it asks nobody and keeps nothing between calls. See ``docs/bots.md``.
"""

from arkaden.bots.ark.brain import ArkBrain
from arkaden.bots.arkadia.brain import ArkadiaBrain
from arkaden.bots.players import Easy, Hard, Medium
from arkaden.bots.sight import LEVELS, Bot, Budget, Level, Sight

__all__ = ["LEVELS", "Bot", "Budget", "Level", "Sight", "bot_for"]

_BOTS: dict[tuple[str, Level], Bot] = {
    ("ark", "easy"): Easy(ArkBrain()),
    ("ark", "medium"): Medium(ArkBrain()),
    ("ark", "hard"): Hard(ArkBrain()),
    ("arkadia", "easy"): Easy(ArkadiaBrain()),
    ("arkadia", "medium"): Medium(ArkadiaBrain()),
    ("arkadia", "hard"): Hard(ArkadiaBrain()),
}


def bot_for(kind: str, level: Level) -> Bot:
    """The bot of that level for a game; KeyError if there is no such game or level."""
    return _BOTS[kind, level]
