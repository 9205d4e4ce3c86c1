"""Playing on from a position of Arkadia by its judgement, phase by phase."""

from collections.abc import Iterator
from typing import cast

from arkaden.bots.arkadia.castle import castle_choices
from arkaden.bots.arkadia.judgement import Judgement
from arkaden.bots.arkadia.moves import builds, main_choices
from arkaden.bots.brain import Choice
from arkaden.rules.arkadia.actions import Draw, EndTurn, Move, UseBanner
from arkaden.rules.arkadia.judge import perform
from arkaden.rules.arkadia.position import Position


def choices(position: Position) -> list[Choice]:
    """What the seat to act may sensibly do in the present phase."""
    judgement = Judgement(position, position.seat, position.others_in_order()[0])
    match position.phase:
        case "main":
            return list(main_choices(judgement))
        case "castle":
            return castle_choices(position, judgement.net)
        case "draw":
            return draw_choices(judgement)
        case _:
            return list(banner_choices(judgement))


def draw_choices(judgement: Judgement) -> list[Choice]:
    """Each card by the best build it would allow now, the unknown one by the mean of the others."""
    position = judgement.position
    found = []
    for index, card in enumerate(position.face_up):
        best = max((choice.gain for choice in builds(judgement, (card,))), default=0.0)
        found.append(Choice(best, (Draw(index),)))
    if position.deck:
        mean = sum(choice.gain for choice in found) / len(found) if found else 0.0
        found.append(Choice(mean, (Draw(None),)))
    return found


def banner_choices(judgement: Judgement) -> Iterator[Choice]:
    """To use no banner, or one with all seals of some families."""
    yield Choice(0.0, (EndTurn(),))
    position, seat = judgement.position, judgement.seat
    banners = position.banners[seat]
    if not banners:
        return
    own, neutral = position.own[seat], position.neutral[seat]
    hired = judgement.behind_screen(own + position.components.workers_per_banner, neutral, banners - 1)
    gain = hired - judgement.behind_screen(own, neutral, banners)
    offers: list[tuple[float, tuple[int, ...]]] = [(gain, ())]
    for held, now, later in zip(position.seals[seat], position.values, judgement.values, strict=True):
        kept = [(gain, (*given, 0)) for gain, given in offers]
        handed_in = [(gain + held * (now - later), (*given, held)) for gain, given in offers if held]
        offers = kept + handed_in
    for gain, given in offers:
        yield Choice(gain, (UseBanner(given),))


def play_until(position: Position, last: int) -> None:
    """Play what seems best, in place, to the end of turn ``last`` or of the game.

    Cards are drawn unseen from the deck while there are any: looking for the best takes as long as all else.
    """
    while position.phase != "over" and position.turn <= last:
        if position.phase == "draw" and position.deck:
            perform(position, position.seat, Draw(None))
        else:
            best = max(choices(position), key=lambda choice: choice.gain)
            perform(position, position.seat, cast(Move, best.moves[0]))
