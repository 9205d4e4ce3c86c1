"""Commands around the server: `serve`, `worker`, `migrate`, `openapi`."""

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from arkaden.cli.failure import CommandFailed

if TYPE_CHECKING:
    from arkaden.settings import Settings


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    processes: Annotated[int | None, typer.Option(help="Web processes; 1 if not given.")] = None,
    workers: Annotated[int | None, typer.Option(help="Workers, which play the bots; 1 if not given.")] = None,
) -> None:
    """Serve the game until Ctrl-C; on an embedded PostgreSQL unless DATABASE_URL names another."""
    settings = settings_of_environment(host=host, port=port, processes=processes, workers=workers)

    from arkaden.cli.serving import run_server

    run_server(settings)


def worker() -> None:
    """Play the bots and watch the clocks of the games in DATABASE_URL, until Ctrl-C."""
    from arkaden.settings import SettingsError
    from arkaden.worker.process import run_worker

    try:
        run_worker(settings_of_environment())
    except SettingsError as error:
        raise CommandFailed(str(error)) from error


def migrate() -> None:
    """Bring the database's schema up to date and leave."""
    from arkaden.cli.database import bring_up_to_date, open_database

    with open_database(settings_of_environment()) as url:
        bring_up_to_date(url)


def openapi() -> None:
    """Print the OpenAPI description of the REST interface."""
    import json

    from arkaden.app import openapi_schema

    sys.stdout.write(json.dumps(openapi_schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n")


def settings_of_environment(**given: Any) -> "Settings":
    from arkaden.settings import SettingsError, load_settings

    try:
        return load_settings(**{name: value for name, value in given.items() if value is not None})
    except SettingsError as error:
        raise CommandFailed(str(error)) from error
