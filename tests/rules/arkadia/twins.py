"""Positions that differ from another only in what one viewer may not know (ARD-9)."""

from collections.abc import Mapping
from typing import Any

from arkaden.rules.arkadia import ARKADIA
from arkaden.rules.fairness import shuffle
from arkaden.rules.protocol import GameState, RandomSource, Seat


def twin(
    state: GameState,
    viewer: Seat | None,
    random: RandomSource,
    *,
    known_action: Mapping[str, Any] | None = None,
    screens: bool = True,
) -> GameState:
    """The same to ``viewer``: deck, other hands, cards of resigned seats and (``screens``) other screens changed.

    With ``known_action`` of the seat to act, the card played stays in the hand it is played from, and a card that the
    action turns up for ``viewer`` to see stays on top of the deck; and nobody else's means fall short of it.
    """
    data = state.to_json()
    actor, kept, top = data["seat"], [], []
    if known_action is not None and known_action["type"] == "build" and actor != viewer:
        kept = [known_action["card"]]
    if known_action is not None and known_action["type"] == "draw":
        top = data["deck"][: known_action["from"] != "deck" or actor == viewer]
    others = [seat for seat in range(data["players"]) if seat != viewer]
    sizes = {seat: len(data["hands"][seat]) for seat in others}
    played = len(data["buildings"])
    gone = len(data["out"]) - played

    hidden = [*data["out"][played:], *data["deck"]]
    for seat in others:
        hidden += data["hands"][seat]
    for card in [*kept, *top]:
        hidden.remove(card)
    shuffle(hidden, random)
    data["out"][played:] = [hidden.pop() for _ in range(gone)]
    for seat in others:
        held = kept if seat == actor else []
        data["hands"][seat] = held + [hidden.pop() for _ in range(sizes[seat] - len(held))]
    data["deck"] = top + hidden

    if screens and not data["options"]["open_screens"]:
        for seat in others:
            data["own"][seat] += random.below(4)
            data["neutral"][seat] += random.below(4)
            data["banner_gold"][seat] += random.below(50)
            data["seals"][seat] = [number + random.below(5) for number in data["seals"][seat]]
    return ARKADIA.load(data)
