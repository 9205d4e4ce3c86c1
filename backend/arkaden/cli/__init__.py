"""The command line: `arkaden serve`, `worker`, `migrate`, `simulate`, `verify`, `backup` and so on.

Each command imports what it needs when it runs, so that those that need no server start fast.
"""

import sys

import typer

from arkaden.cli.arena import arena
from arkaden.cli.backup import backup, restore
from arkaden.cli.failure import CommandFailed
from arkaden.cli.records import simulate, verify
from arkaden.cli.server import migrate, openapi, serve, worker

app = typer.Typer(
    name="arkaden",
    help="A server for The Ark of the Covenant and Arkadia, played in the browser.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, worker, migrate, simulate, verify, arena, openapi, backup, restore):
    app.command()(command)


def main() -> None:
    """Run the command that the arguments name; a failure is one line on stderr and exit status 1."""
    try:
        app()
    except CommandFailed as failure:
        sys.stderr.write(f"arkaden: {failure}\n")
        sys.exit(1)
