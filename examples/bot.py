"""A bot that sits down at open tables of both games and plays random legal moves.

    pip install arkaden[client]
    python bot.py http://localhost:8000            # makes a bot account, and prints its token
    ARKADEN_TOKEN=arkaden_... python bot.py http://localhost:8000

It goes on until it is stopped, or for as many games as `--games` says.
"""

import argparse
import os
import random

from arkaden.client import ApiError, Client, GameEnded, Turn

NOT_FREE = {"table_full", "already_started", "already_seated", "not_found"}
TOO_LATE = {"stale_version", "game_over"}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--name", default="Random")
    parser.add_argument("--games", type=int, help="stop after so many games")
    asked = parser.parse_args()
    token = os.environ.get("ARKADEN_TOKEN") or sign_up(asked.server, asked.name)
    with Client(asked.server, token) as arkaden:
        play(arkaden, asked.games)


def sign_up(server: str, name: str) -> str:
    """Make a bot account, and a token for it."""
    with Client(server) as arkaden:
        arkaden.sign_up(name, bot=True)
        token = arkaden.make_token("bot.py").secret
    print(f"ARKADEN_TOKEN={token}", flush=True)
    return token


def play(arkaden: Client, games: int | None) -> None:
    """Play until so many games have ended."""
    sit_down_everywhere(arkaden)
    for event in arkaden.events():
        match event:
            case Turn():
                take_turn(arkaden, event.game)
            case GameEnded():
                scores = arkaden.record(event.game)["final"]["scores"]
                print(f"{event.kind} {event.game}: {scores}, mine {scores[event.seat]}", flush=True)
                games = None if games is None else games - 1
                if games == 0:
                    return
                sit_down_everywhere(arkaden)


def sit_down_everywhere(arkaden: Client) -> None:
    """Take a free seat at every open table."""
    for table in arkaden.tables(status="open"):
        if table.seat is None and not table.full:
            try:
                arkaden.sit_down(table.id)
            except ApiError as error:
                if error.code not in NOT_FREE:
                    raise


def take_turn(arkaden: Client, game: str) -> None:
    """Do any legal action; nothing if it is no longer our turn."""
    legal = arkaden.legal(game)
    if legal.actions:
        try:
            arkaden.act(game, random.choice(legal.actions), legal.version)
        except ApiError as error:
            if error.code not in TOO_LATE:
                raise


if __name__ == "__main__":
    main()
