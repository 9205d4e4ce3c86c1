"""Playing on from a position of the Ark by the judgement of ``turns``."""

from arkaden.bots.ark.turns import turns
from arkaden.bots.ark.walks import best_walk
from arkaden.rules.ark.actions import PlaceArk
from arkaden.rules.ark.geometry import Cell, coordinates
from arkaden.rules.ark.position import Position
from arkaden.rules.ark.turns import ark_cells, move_on, perform, settle


def play_best_turn(position: Position) -> None:
    """Play the turn that seems best, in place; the next turn has begun then, or the game is over."""
    best = max(turns(position), key=lambda turn: turn.lead)
    perform(position, position.seat, best.tile)
    perform(position, position.seat, best.second)
    finish_turn(position)


def finish_turn(position: Position) -> None:
    """Go on when all is done but what may be due at the end.

    The turn is scored, an Ark that is due is placed where it seems best, and the next turn begins.
    """
    settle(position)
    if position.phase == "place_ark":
        _, place = max(ark_places(position), key=lambda judged: judged[0])
        perform(position, position.seat, place)
    move_on(position)


def ark_places(position: Position) -> list[tuple[float, PlaceArk]]:
    """Where an Ark that is due may be put, with how that serves the seat: the next to walk it are the others."""
    seat = position.seat
    following = next(other for other in position.seats_after(position.turn_seat) if other != seat)

    def judged(cell: Cell) -> tuple[float, PlaceArk]:
        theirs, mine = best_walk(position, following, cell), best_walk(position, seat, cell)
        gain = (mine.lead if mine else 0.0) / 2 - (theirs.lead if theirs else 0.0)
        return gain, PlaceArk(*coordinates(cell))

    return [judged(cell) for cell in ark_cells(position)]
