"""The parts of play/ put together, as one process uses them."""

from arkaden.accounts.identities import Accounts
from arkaden.play.acting import Acting
from arkaden.play.clocks import Now, utc_now
from arkaden.play.games import Games
from arkaden.play.presence import PresenceBook
from arkaden.play.pulse import Pulse
from arkaden.play.standing import Standing
from arkaden.play.tables import Tables
from arkaden.store.append import Appender
from arkaden.store.bus import Bus
from arkaden.store.database import Database


class House:
    """Everything that serves games, without a word of HTTP. ``open`` and ``close`` it around its use."""

    def __init__(self, database_url: str, *, pool_size: int, cached_games: int, now: Now = utc_now) -> None:
        self.database = Database(database_url, pool_size)
        self.bus = Bus(self.database.libpq_url())
        self.accounts = Accounts(self.database)
        self.games = Games(self.database, cached_games)
        self.tables = Tables(self.database, self.games, now)
        self.presence = PresenceBook(self.bus)
        self.pulse = Pulse(self.database, now)
        self.standing = Standing(self.database, self.games, self.presence, now)
        self.acting = Acting(self.games, Appender(self.database), now)
        self.bus.add(self.games)
        self.bus.add(self.presence)

    async def open(self, *, serving: bool = True) -> None:
        """Start to listen to other processes; comes back once it does. ``serving``: people can act through it."""
        self.bus.start()
        await self.bus.listening.wait()
        self.presence.start()
        if serving:
            await self.pulse.beat()
            self.pulse.start()

    async def close(self) -> None:
        await self.pulse.stop()
        await self.presence.stop()
        self.presence.say_goodbye()
        await self.bus.stop()
        await self.database.close()
