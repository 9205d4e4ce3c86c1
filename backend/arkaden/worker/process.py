"""One worker process, from its start to its end."""

import asyncio
import os
import signal

import structlog

from arkaden import logs
from arkaden.play.clocks import utc_now
from arkaden.play.house import House
from arkaden.settings import Settings, SettingsError
from arkaden.worker.duties import Duties
from arkaden.worker.thinking import Thinkers
from arkaden.worker.work import Worker

# So many games beside those whose bots are thinking can be looked after meanwhile.
_SPARE_HANDS = 4

log = structlog.get_logger()


def run_worker(settings: Settings) -> None:
    """Work until SIGTERM or SIGINT. Raises SettingsError without a database."""
    logs.configure(settings)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    if settings.database_url is None:
        raise SettingsError("DATABASE_URL: must be set to a PostgreSQL address")
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    processes = settings.bot_processes or max(1, (os.cpu_count() or 1) // 2)
    thinkers = Thinkers(processes, settings.bot_seconds)
    house = House(settings.database_url, pool_size=settings.pool_size, cached_games=settings.cached_games)
    worker = Worker(house, Duties(house, thinkers, utc_now), utc_now, processes + _SPARE_HANDS)
    await house.open(serving=False)
    log.info("worker.ready", processes=processes)
    try:
        await worker.run(stopping)
    finally:
        await thinkers.close()
        await house.close()
        log.info("worker.stopped")
