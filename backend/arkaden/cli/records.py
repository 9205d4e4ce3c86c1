"""Commands that need the rules and files only: `simulate`, `verify`."""

import json
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from arkaden.cli.failure import CommandFailed


def simulate(
    kind: Annotated[str, typer.Argument(help="The game: ark or arkadia.")],
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    records: Annotated[Path | None, typer.Option(help="Folder to write a record of each game into.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option; repeat for more.")
    ] = None,
    components: Annotated[
        Path | None, typer.Option(help="A component file to play with instead of the built-in one.")
    ] = None,
) -> None:
    """Play random legal games, without a server or a database."""
    from arkaden.rules.catalogue import GAMES
    from arkaden.rules.protocol import InvalidSetup
    from arkaden.rules.simulate import simulate as play

    if kind not in GAMES:
        raise CommandFailed(f"there is no game {kind!r}: choose one of {', '.join(GAMES)}")
    file = None if components is None else _read_json(components)
    if file is not None and not isinstance(file, dict):
        raise CommandFailed(f"{components}: must be an object")
    if records is not None:
        _make_folder(records)
    actions = 0
    started = time.perf_counter()
    try:
        for index, record in enumerate(
            play(
                GAMES[kind],
                players=players,
                seed=seed,
                games=games,
                options=dict(_options(option or [])),
                components=file,
            )
        ):
            actions += len(record["actions"])
            if records is not None:
                text = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
                name = f"{kind}-{players}-{seed}-{index:0{len(str(games - 1))}}.json"
                (records / name).write_text(text, encoding="utf-8")
    except InvalidSetup as error:
        raise CommandFailed(str(error)) from error
    seconds = time.perf_counter() - started
    where = "" if records is None else f", records in {records}"
    sys.stdout.write(f"{games} games, {actions} actions, {games / seconds:.1f} games/s{where}\n")


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What was shown at the table before you sat down.")
    ] = None,
    nonce: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT:HEX", help="What your client contributed; seats count from 0."),
    ] = None,
) -> None:
    """Replay records: the commitment, the shuffle, every action, event and score. Says what differs, exits 1."""
    from arkaden.rules.record import verify_record

    if len(files) > 1 and (commitment or nonce):
        raise CommandFailed("a commitment and nonces belong to one record: name one file")
    noted = dict(_nonce(text) for text in nonce or [])
    right = True
    for file in files:
        try:
            record = _read_json(file)
            found = [str(difference) for difference in verify_record(record, commitment, noted)]
        except CommandFailed as failure:
            sys.stdout.write(f"{failure}\n")
            right = False
            continue
        right = right and not found
        sys.stdout.writelines(f"{file}: {line}\n" for line in found or [f"verified, {_summary(record)}"])
    if not right:
        raise typer.Exit(1)


def _summary(record: dict[str, Any]) -> str:
    scores = zip(record["players"], record["final"]["scores"], strict=True)
    return f"{record['game']}: " + ", ".join(f"{name} {score}" for name, score in scores)


def _options(pairs: Iterable[str]) -> Iterator[tuple[str, Any]]:
    """Values are JSON where they are, and text otherwise, so that `setup=beginners` needs no quotes."""
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandFailed(f"--option {pair}: write NAME=VALUE")
        try:
            yield name, json.loads(value)
        except ValueError:
            yield name, value


def _nonce(text: str) -> tuple[int, str]:
    seat, _, digits = text.partition(":")
    if not seat.isdecimal() or not digits:
        raise CommandFailed(f"--nonce {text}: write SEAT:HEX")
    return int(seat), digits


def _read_json(file: Path) -> Any:
    try:
        return json.loads(file.read_bytes())
    except OSError as error:
        raise CommandFailed(f"{file}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise CommandFailed(f"{file}: is not JSON: {error}") from error


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandFailed(f"cannot make {folder}: {error.strerror}") from error
