"""The application: everything put together for one web process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.middleware import Middleware

from arkaden import __version__, logs
from arkaden.accounts.logins import Logins
from arkaden.accounts.tokens import Tokens
from arkaden.api import accounts, catalogue, docs, errors, games, guests, health, streams, tables, tokens
from arkaden.api.client import ClientFiles
from arkaden.api.middleware import Guard
from arkaden.api.schema import openapi_of
from arkaden.limits import RateLimit
from arkaden.live.endpoint import live
from arkaden.live.hub import Hub
from arkaden.live.messages import MAX_FRAME
from arkaden.play.house import House
from arkaden.settings import Settings, SettingsError, load_settings
from arkaden.store import migrate

_DESCRIPTION = """
Play The Ark of the Covenant and Arkadia by program. `docs/protocol.md` tells the whole of it, the live
protocol at `/api/v1/live` (WebSocket) included.
"""

log = structlog.get_logger()


def create_app(settings: Settings | None = None) -> FastAPI:
    """The ASGI application. Without ``settings`` they are read from the environment. Raises SettingsError."""
    chosen = load_settings() if settings is None else settings
    if chosen.database_url is None:
        raise SettingsError("DATABASE_URL: must be set to a PostgreSQL address")
    database_url = chosen.database_url

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if chosen.migrate:
            await asyncio.to_thread(migrate.upgrade, database_url)
        house = House(database_url, pool_size=chosen.pool_size, cached_games=chosen.cached_games)
        app.state.house = house
        app.state.logins = Logins(house.database)
        app.state.tokens = Tokens(house.database)
        app.state.hub = Hub(house, chosen)
        await house.open()
        log.info("server.ready", version=__version__)
        try:
            yield
        finally:
            await app.state.hub.close()
            await house.close()
            log.info("server.stopped")

    logs.configure(chosen)
    app = FastAPI(
        title="Arkaden",
        version=__version__,
        description=_DESCRIPTION,
        openapi_url=docs.SCHEMA_PATH,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings=chosen)],
        generate_unique_id_function=_operation_id,
    )
    app.state.settings = chosen
    app.state.calls = RateLimit(chosen.call_rate, chosen.call_burst)
    errors.install(app)
    docs.install(app)
    app.include_router(health.router)
    v1 = APIRouter(prefix="/api/v1")
    for router in (
        guests.router,
        accounts.router,
        tokens.router,
        catalogue.router,
        tables.router,
        tables.play,
        games.router,
        streams.router,
    ):
        v1.include_router(router)
    app.include_router(v1)
    app.add_api_websocket_route("/api/v1/live", live)
    app.openapi = lambda: openapi_of(app)  # type: ignore[method-assign]
    # Not mounted at "/": that would match every path, and a wrong method of a call would be a missing file.
    app.router.default = ClientFiles(chosen.static_dir)
    return app


def openapi_schema() -> dict[str, Any]:
    """The schema of the REST interface; needs neither database nor settings."""
    return create_app(Settings(database_url="postgresql://")).openapi()


def server_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run the application: `uvicorn.Config(app, **server_options(settings))`."""
    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "uvloop",
        "http": "httptools",
        "ws": "websockets-sansio",
        "ws_max_size": MAX_FRAME,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "access_log": False,
        "log_config": None,
        "server_header": False,
    }


def _operation_id(route: APIRoute) -> str:
    return route.name
