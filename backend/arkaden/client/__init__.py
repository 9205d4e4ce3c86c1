"""A client of Arkaden's API for Python programs. Needs `pip install arkaden[client]`.

from arkaden.client import Client

with Client("https://games.example.org", token="arkaden_...") as arkaden:
for event in arkaden.events():
...
"""

from arkaden.client.client import Client
from arkaden.client.errors import ApiError
from arkaden.client.shapes import Event, GameEnded, GameStarted, Identity, Json, Legal, Table, Token, Turn

__all__ = [
    "ApiError",
    "Client",
    "Event",
    "GameEnded",
    "GameStarted",
    "Identity",
    "Json",
    "Legal",
    "Table",
    "Token",
    "Turn",
]
