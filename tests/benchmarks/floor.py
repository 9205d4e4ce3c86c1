"""The floor under a room server: a message comes in, two rows are committed, 256 bytes go to the room. No rules.

Run as `python -m tests.benchmarks.floor PORT` with DATABASE_URL set; serves `/room/NAME`.
"""

import os
import sys
from collections import defaultdict

import uvicorn
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

CREATE = (
    "CREATE TABLE floor_rooms (name text PRIMARY KEY, version int NOT NULL)",
    "CREATE TABLE floor_moves (room text, n int, move text, PRIMARY KEY (room, n))",
)
BROADCAST_BYTES = 256
_UPDATE = text("UPDATE floor_rooms SET version = version + 1 WHERE name = :room AND version = :version")
_INSERT = text("INSERT INTO floor_moves VALUES (:room, :n, :move)")


def application(database_url: str) -> Starlette:
    engine = create_async_engine(database_url, pool_size=8, max_overflow=0)
    rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)

    async def room(websocket: WebSocket) -> None:
        await websocket.accept()
        name = websocket.path_params["name"]
        rooms[name].append(websocket)
        async for message in websocket.iter_text():
            version = int(message[:8])
            async with engine.begin() as connection:
                await connection.execute(_UPDATE, {"room": name, "version": version})
                await connection.execute(_INSERT, {"room": name, "n": version + 1, "move": message})
            frame = f"{version + 1:08d}".ljust(BROADCAST_BYTES, ".")
            for member in rooms[name]:
                await member.send_text(frame)
        rooms[name].remove(websocket)

    return Starlette(routes=[WebSocketRoute("/room/{name}", room)])


if __name__ == "__main__":
    uvicorn.run(
        application(os.environ["DATABASE_URL"]),
        port=int(sys.argv[1]),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )
