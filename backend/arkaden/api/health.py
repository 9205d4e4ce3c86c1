"""Whether this process lives, and whether it can serve."""

import asyncio

from fastapi import APIRouter
from sqlalchemy.exc import SQLAlchemyError

from arkaden.api.answers import Json
from arkaden.api.requests import TheHouse
from arkaden.store.migrate import is_current

router = APIRouter(tags=["health"], include_in_schema=False)
_PATIENCE_SECONDS = 3.0


@router.get("/healthz")
async def healthz() -> Json:
    """The process answers."""
    return Json({"status": "ok"})


@router.get("/readyz")
async def readyz(house: TheHouse) -> Json:
    """Database, schema and notices between processes; 503 if one of them is not as it must be."""
    database = migrations = False
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS), house.database.read() as connection:
            migrations = await connection.run_sync(is_current)
            database = True
    except (SQLAlchemyError, TimeoutError):
        database = False
    checks = {"database": database, "migrations": migrations, "notices": house.bus.listening.is_set()}
    ready = all(checks.values())
    return Json(
        {"status": "ready" if ready else "not_ready", **checks},
        200 if ready else 503,
    )
