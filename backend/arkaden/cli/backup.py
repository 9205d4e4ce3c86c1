"""Commands for the whole database: `backup`, `restore`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from arkaden.cli.failure import CommandFailed
from arkaden.cli.server import settings_of_environment


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
) -> None:
    """Write the whole database to a file. Games may go on meanwhile, if DATABASE_URL names the database."""
    from arkaden.cli.database import open_database
    from arkaden.store.backup import write_backup

    with open_database(settings_of_environment()) as url, _failing(file):
        rows = write_backup(url, file)
    sys.stdout.write(f"{rows} rows in {file}\n")


def restore(
    file: Annotated[Path, typer.Argument(help="What `arkaden backup` wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Erase what the database holds.")] = False,
) -> None:
    """Put a backup back into an empty database, and bring it up to date."""
    from arkaden.cli.database import open_database
    from arkaden.store.backup import read_backup

    with open_database(settings_of_environment()) as url, _failing(file):
        read_backup(url, file, replace=replace)
    sys.stdout.write(f"restored from {file}\n")


@contextmanager
def _failing(file: Path) -> Iterator[None]:
    import psycopg

    from arkaden.store.backup import BackupError

    try:
        yield
    except BackupError as error:
        raise CommandFailed(f"{file}: {error}") from error
    except OSError as error:
        raise CommandFailed(f"{file}: {error.strerror}") from error
    except psycopg.Error as error:
        raise CommandFailed(f"{file}: the database says: {error}") from error
