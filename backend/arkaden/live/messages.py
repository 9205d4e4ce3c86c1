"""The frames of the live protocol (docs/protocol.md, "Live"): read strictly, written once."""

from typing import Annotated, Any, Literal, TypeAlias
from uuid import UUID

import orjson
from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, TypeAdapter, ValidationError

from arkaden.errors import Refusal
from arkaden.ids import GameId

MAX_FRAME = 16 * 1024
_ID = Field(min_length=1, max_length=40)


class _Frame(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class WatchGame(_Frame):
    t: Literal["watch"]
    game: Annotated[GameId, _ID]
    since: Annotated[int, Field(ge=0)] | None = None


class WatchLobby(_Frame):
    t: Literal["watch"]
    lobby: Literal[True]


class UnwatchGame(_Frame):
    t: Literal["unwatch"]
    game: Annotated[GameId, _ID]


class UnwatchLobby(_Frame):
    t: Literal["unwatch"]
    lobby: Literal[True]


class Act(_Frame):
    t: Literal["act"]
    game: Annotated[GameId, _ID]
    # Answered as it came in, so that the client knows it again.
    key: Annotated[str, Field(pattern=r"^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")]
    version: Annotated[int, Field(ge=0)]
    action: dict[str, Any]

    @property
    def uuid(self) -> UUID:
        return UUID(self.key)


class Ping(_Frame):
    t: Literal["ping"]


Message: TypeAlias = WatchGame | WatchLobby | UnwatchGame | UnwatchLobby | Act | Ping


def _kind(frame: object) -> str:
    if not isinstance(frame, dict):
        return "?"
    kind = frame.get("t")
    return f"{kind} lobby" if "lobby" in frame else str(kind)


_FRAMES: TypeAdapter[Message] = TypeAdapter(
    Annotated[
        Annotated[WatchGame, Tag("watch")]
        | Annotated[WatchLobby, Tag("watch lobby")]
        | Annotated[UnwatchGame, Tag("unwatch")]
        | Annotated[UnwatchLobby, Tag("unwatch lobby")]
        | Annotated[Act, Tag("act")]
        | Annotated[Ping, Tag("ping")],
        Discriminator(_kind),
    ]
)


def read(text: str) -> Message:
    """The message in a frame. Raises Refusal(bad_message)."""
    try:
        frame = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise Refusal("bad_message", f"not JSON: {error}") from error
    if "\\u0000" in text:
        raise Refusal("bad_message", "the character NUL is not accepted")
    try:
        return _FRAMES.validate_python(frame)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refusal("bad_message", f"{where}: {first['msg']}" if where else first["msg"]) from error


def write(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


def error_frame(refusal: Refusal, *, game: str | None = None, key: str | None = None) -> str:
    about = {name: value for name, value in (("game", game), ("key", key)) if value is not None}
    return write({"t": "error", **about, **refusal.to_json()})
