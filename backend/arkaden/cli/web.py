"""A web process: uvicorn with the application."""

import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from arkaden.app import create_app, server_options
from arkaden.cli.failure import CommandFailed
from arkaden.settings import Settings


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, app: FastAPI, settings: Settings, ready: Callable[[], object]) -> None:
        super().__init__(uvicorn.Config(app, **server_options(settings)))
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Streams never end by themselves, and are waited for.
        self._app.state.hub.closing.set()
        await super().shutdown(sockets)


def serve_web(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Be a web process until told to end. Raises CommandFailed."""
    server = Server(create_app(settings), settings, ready)
    server.run(sockets=[listening])
    if not server.started:
        raise CommandFailed("the server could not start: its log above says why")
