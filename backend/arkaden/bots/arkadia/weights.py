"""The numbers of the judgement of Arkadia, in gold, set by hand; the play they make is measured in ``docs/bots.md``."""

from typing import NamedTuple


class Weights(NamedTuple):
    half_life: float = 6.0
    """Turns of the table in which half of the buildings with one free square beside them are completed."""
    steep: float = 0.8
    """How the chance of completion falls with the number of free squares: as its power."""
    drift: float = 8.0
    """Castle pieces still to come that bring a family's value half of the way to the mean."""
    piece: float = 1.0
    """How much of what a castle piece changes is counted for the seat that may place it."""
    next_takes: float = 0.7
    """How likely the next to move takes the seal of a building with one free square; less with more of them."""
    worker: float = 4.5
    """What the first own worker behind the screen is worth while there is time."""
    worker_less: float = 0.85
    """What each further one is worth of the one before."""
    neutral: float = 1.6
    neutral_less: float = 0.7
    banner: float = 4.0
    """A banner not used, beside its workers, while there is time."""
    rest: float = 3.0
    """Turns of a seat within which half of what is behind its screen can be used."""


WEIGHTS = Weights()
