"""The command that measures how strong the bots are: `arena`."""

import sys
from typing import Annotated

import typer

from arkaden.cli.failure import CommandFailed


def arena(
    kind: Annotated[str, typer.Argument(help="The game: ark or arkadia.")],
    bots: Annotated[str, typer.Option(help="The challenger's level and that of all others: hard,medium.")],
    games: Annotated[
        int, typer.Option(min=1, help="How many games; each deal is played from every seat.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal deals and dice.")] = 1,
    players: Annotated[int, typer.Option(help="Number of players, one of them the challenger.")] = 2,
    budget: Annotated[float, typer.Option(min=0.01, help="Seconds of thinking for each turn.")] = 2.0,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="Trials for each turn; then equal seeds give equal games.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="Games at once; by default one a core.")
    ] = None,
) -> None:
    """Let bots play against each other, and say how often the first beats the others."""
    from arkaden.bots import LEVELS, Budget
    from arkaden.bots.arena import Contest, Game, play_contest, standing
    from arkaden.rules.catalogue import GAMES
    from arkaden.rules.protocol import InvalidSetup

    if kind not in GAMES:
        raise CommandFailed(f"there is no game {kind!r}: choose one of {', '.join(GAMES)}")
    levels = [level for name in bots.split(",") for level in LEVELS if level == name]
    if len(levels) != 2 or bots != ",".join(levels):
        raise CommandFailed(f"--bots {bots}: name two of {', '.join(LEVELS)}, as in hard,medium")
    contest = Contest(kind, levels[0], levels[1], players, games, seed, Budget(budget, iterations))
    played: list[Game] = []
    try:
        for game in play_contest(contest, processes):
            played.append(game)
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{len(played)} of {games} games ")
    except InvalidSetup as error:
        raise CommandFailed(str(error)) from error
    found = standing(played)
    low, high = found.win_interval
    sys.stdout.write(
        f"{kind}, {players} players, {levels[0]} against {levels[1]}, {found.games} games, seed {seed}\n"
        f"won {found.wins}, drawn {found.draws}, lost {found.games - found.wins - found.draws}: "
        f"{found.win_rate:.1%} (95 % between {low:.1%} and {high:.1%})\n"
        f"ahead of an opponent: {found.ahead_rate:.1%} "
        f"({found.ahead_interval[0]:.1%} to {found.ahead_interval[1]:.1%}); "
        f"lead {found.lead:+.1f} (± {found.lead_margin:.1f})\n"
        f"{levels[0]}: {found.turn_seconds:.3f} s a turn, the slowest {found.slowest_turn:.3f} s\n"
    )
