"""Judging actions and carrying them out: the one place that knows which rule is asked when."""

from arkaden.rules.arkadia import banner, building, cards, castle, turn, workers
from arkaden.rules.arkadia.actions import (
    Build,
    Draw,
    EndTurn,
    Move,
    PlaceCastle,
    PlaceWorkers,
    Resign,
    Skip,
    UseBanner,
    parse,
)
from arkaden.rules.arkadia.completion import complete_buildings
from arkaden.rules.arkadia.position import Phase, Position
from arkaden.rules.protocol import Event, IllegalAction, Seat


def judge(position: Position, seat: Seat, action: object) -> list[Event]:
    """Carry out an action as it came from outside; raises IllegalAction and then has changed nothing."""
    move = parse(action, position.grid)
    _check(position, seat, move)
    return perform(position, seat, move)


_PHASES: dict[type[Move], Phase] = {
    Build: "main",
    PlaceWorkers: "main",
    Skip: "main",
    PlaceCastle: "castle",
    Draw: "draw",
    UseBanner: "banner",
    EndTurn: "banner",
}


def _check(position: Position, seat: Seat, move: Move) -> None:
    """Raises IllegalAction unless ``seat`` may do so now."""
    if position.phase == "over":
        raise IllegalAction("game_over", "the game is over")
    if not 0 <= seat < position.players:
        raise IllegalAction("not_your_turn", "there is no such seat")
    if position.resigned[seat]:
        raise IllegalAction("already_resigned", "this seat has resigned")
    if isinstance(move, Resign):
        return
    if seat != position.seat:
        raise IllegalAction("not_your_turn", f"seat {position.seat} is to act")
    if position.phase != _PHASES[type(move)]:
        raise IllegalAction("not_this_phase", f"this part of the turn is {position.phase}")
    match move:
        case Build():
            building.check_build(position, seat, move)
        case PlaceWorkers():
            workers.check_workers(position, seat, move)
        case Skip():
            if building.can_build(position, seat) or workers.can_place(position, seat):
                raise IllegalAction("must_act", "a building or a worker is possible")
        case PlaceCastle():
            castle.check_castle(position, move)
        case Draw():
            cards.check_draw(position, move)
        case UseBanner():
            banner.check_banner(position, seat, move)
        case EndTurn():
            pass


def perform(position: Position, seat: Seat, move: Move) -> list[Event]:
    """Carry out a move that is known to be legal, unchecked: for those who search; ``judge`` is the checked way."""
    position.count += 1
    events: list[Event] = []
    match move:
        case Build():
            events += building.lay_out(position, seat, move)
            events += complete_buildings(position)
            turn.after_main(position, built=True)
        case PlaceWorkers():
            workers.put_workers(position, seat, move)
            events += complete_buildings(position)
            turn.after_main(position, built=False)
        case Skip():
            turn.after_skip(position)
        case PlaceCastle():
            castle.add_piece(position, move)
            turn.after_castle(position)
        case Draw():
            events += cards.draw_card(position, seat, move)
            turn.after_draw(position)
        case UseBanner():
            events += banner.use_banner(position, seat, move)
            events += turn.end_turn(position, banner=True)
        case EndTurn():
            events += turn.end_turn(position, banner=False)
        case Resign():
            events += turn.resign(position, seat)
    return events
