"""The shapes of requests and answers, as docs/protocol.md tells them."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from arkaden.errors import Code

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[0-9a-z]+$", examples=["4kz7vwq2m9tx"])]
Language = Annotated[
    str, Field(max_length=35, pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", description="BCP 47 tag")
]
Name = Annotated[
    str, Field(min_length=1, max_length=200, description="shown to others; at most 40 characters")
]
SeatNumber = Annotated[int, Field(ge=0, le=9, description="numbered from 0 in table order")]
Colour = Annotated[str, Field(min_length=1, max_length=20, description="one of the game's colours")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="the number of actions so far")]
Status = Literal["open", "running", "finished", "closed"]
Visibility = Literal["public", "link"]
ActionObject = Annotated[
    dict[str, Any],
    Field(
        description="an action of docs/record.md",
        examples=[{"type": "place_tile", "x": 1, "y": 0, "rotation": 1}],
    ),
]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Answer(BaseModel):
    model_config = ConfigDict(extra="allow")


class NewGuest(_Request):
    name: Name
    language: Language | None = None


class IdentityChange(_Request):
    name: Name | None = None
    language: Language | None = None


class NewTableRequest(_Request):
    kind: Annotated[str, Field(min_length=1, max_length=20, examples=["ark"])]
    seats: Annotated[int, Field(ge=1, le=10, description="how many may sit down")]
    options: Annotated[dict[str, Any], Field(description="the game's own, see `options_schema`")] = {}
    visibility: Visibility = "public"
    components: Annotated[
        dict[str, Any] | None, Field(description="a component file in place of the built-in one")
    ] = None


class AdmissionRequest(_Request):
    invite: Annotated[str, Field(min_length=1, max_length=60)]


class SitRequest(_Request):
    seat: Annotated[SeatNumber | None, Field(description="the first free one if absent")] = None
    colour: Annotated[Colour | None, Field(description="the first free one if absent")] = None
    nonce: Annotated[
        str | None,
        Field(
            pattern=r"^[0-9a-f]{32}$",
            description="16 random bytes that the shuffle depends on, chosen after seeing `commitment`",
        ),
    ] = None


class ColourChange(_Request):
    colour: Colour


class ActRequest(_Request):
    action: ActionObject
    version: Annotated[Version | None, Field(description="refused if the game is at another one")] = None


class PreviewRequest(_Request):
    version: Version
    actions: Annotated[list[ActionObject], Field(max_length=10)]


class Identity(_Answer):
    id: str
    name: str
    kind: Literal["guest"]
    language: str | None = None


class Range(_Answer):
    min: int
    max: int


class GameOffer(_Answer):
    kind: str
    rules: Annotated[int, Field(description="version of the rules")]
    players: Range
    minutes: Annotated[Range, Field(description="how long a game takes, roughly")]
    colours: list[str]
    options_schema: Annotated[dict[str, Any], Field(description="JSON Schema 2020-12 of `options`")]


class Sitter(_Answer):
    identity: str
    name: str
    colour: str
    connected: bool
    resigned: bool | None = None


class You(_Answer):
    seat: int | None = None
    host: bool
    admitted: Annotated[bool, Field(description="may watch and sit down")]


class Table(_Answer):
    id: str
    kind: str
    status: Status
    visibility: Visibility
    options: dict[str, Any]
    seat_count: int
    host: Annotated[str, Field(description="identity of whoever opened it")]
    commitment: Annotated[str, Field(description="SHA-256 of the server's seed of the shuffle, in hex")]
    created_at: datetime
    started_at: datetime | None = None
    finished_at: datetime | None = None
    version: Version
    to_act: Annotated[int | None, Field(description="seat whose action is due")] = None
    next: Annotated[str | None, Field(description="the table of the rematch")] = None
    custom_components: bool | None = None
    seats: Annotated[dict[str, Sitter], Field(description="by seat number; empty ones are absent")]
    watchers: Annotated[int, Field(description="how many look on without a seat")]
    you: You


class TableList(_Answer):
    tables: list[Table]
    after: Annotated[str | None, Field(description="send it as `after` for the next page")] = None


class InviteAnswer(_Answer):
    invite: str


class VersionAnswer(_Answer):
    version: Version


class GameView(_Answer):
    version: Version
    view: Annotated[dict[str, Any], Field(description="all that the caller may know")]


class Legal(_Answer):
    version: Version
    legal: Annotated[dict[str, Any], Field(description="empty unless the caller is to act")]
    actions: Annotated[list[dict[str, Any]] | None, Field(description="with `list=true`")] = None


class Preview(_Answer):
    version: Version
    legal: dict[str, Any] | None = None
    events: list[dict[str, Any]]


class Entry(_Answer):
    n: Annotated[int, Field(ge=1)]
    seat: int
    action: dict[str, Any]
    events: list[dict[str, Any]]
    at: datetime


class Events(_Answer):
    version: Version
    entries: list[Entry]


class Problem(_Answer):
    """RFC 9457, with a stable `code`."""

    type: Annotated[str, Field(examples=["about:blank"])]
    title: str
    status: int
    code: Code
    detail: str
    reason: Annotated[str | None, Field(description="with `illegal_action`: the rules' own reason")] = None
    version: Annotated[int | None, Field(description="with `stale_version`: the game's present version")] = (
        None
    )
    retry_after: Annotated[int | None, Field(description="with `rate_limited`: seconds")] = None
    request_id: Annotated[str | None, Field(description="with `internal`: look for it in the log")] = None
