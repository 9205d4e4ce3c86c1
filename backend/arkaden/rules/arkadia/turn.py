"""The course of a turn, from one to the next, and the end of the game (ARD-2, 8).

A turn is ``main`` (build, workers or a skip), ``castle`` once for each piece due, ``draw`` after a build, ``banner``.
"""

from arkaden.rules.arkadia.banner import final_evaluation
from arkaden.rules.arkadia.cards import can_draw
from arkaden.rules.arkadia.castle import can_build_castle
from arkaden.rules.arkadia.position import Position
from arkaden.rules.protocol import Event, Outcome, Reason, Seat


def after_main(position: Position, *, built: bool) -> None:
    """Go on after the obligatory part."""
    position.did = "acted"
    position.drawing = built
    _go_on(position)


def after_skip(position: Position) -> None:
    position.did = "skipped"
    position.phase = "banner"


def after_castle(position: Position) -> None:
    _go_on(position)


def after_draw(position: Position) -> None:
    position.phase = "banner"


def _go_on(position: Position) -> None:
    if position.due and can_build_castle(position):
        position.phase = "castle"
        return
    position.due = 0
    position.phase = "draw" if position.drawing and can_draw(position) else "banner"


def end_turn(position: Position, *, banner: bool) -> list[Event]:
    """End the turn, by itself, with a banner or by a resignation; and the game, if it is time (ARD-2.4, 8.2)."""
    if banner or position.did == "acted":
        position.skipped.clear()
    elif position.did == "skipped" and position.seat not in position.skipped:
        position.skipped.append(position.seat)
    if position.end_turn and position.turn != position.end_turn and position.seat in position.last_turns:
        position.last_turns.remove(position.seat)

    if position.end_turn and not position.last_turns:
        return finish(position, "finished")
    if all(seat in position.skipped for seat in position.active()):
        return finish(position, "stalled")
    begin_turn(position, position.others_in_order()[0])
    return []


def begin_turn(position: Position, seat: Seat) -> None:
    position.turn += 1
    position.seat = seat
    position.phase = "main"
    position.did = "nothing"
    position.drawing = False
    position.due = 0


def resign(position: Position, seat: Seat) -> list[Event]:
    """Take a seat out of the game (ARD-8.4)."""
    position.resigned[seat] = True
    position.out += position.hands[seat]
    position.hands[seat] = ()
    if seat in position.last_turns:
        position.last_turns.remove(seat)
    if len(position.active()) == 1:
        return finish(position, "resigned")
    return end_turn(position, banner=False) if seat == position.seat else []


def finish(position: Position, reason: Reason) -> list[Event]:
    """The final evaluation; the most gold wins, ties together, a resigned seat never (ARD-8.3, 8.4)."""
    events = final_evaluation(position)
    scores = tuple(position.gold(Seat(seat)) for seat in range(position.players))
    best = max(scores[seat] for seat in position.active())
    position.outcome = Outcome(
        scores=scores,
        winners=tuple(seat for seat in position.active() if scores[seat] == best),
        reason=reason,
        breakdown=tuple(
            {"banner": by_banner, "final": at_end}
            for by_banner, at_end in zip(position.banner_gold, position.final_gold, strict=True)
        ),
    )
    position.phase = "over"
    position.due = 0
    return events
