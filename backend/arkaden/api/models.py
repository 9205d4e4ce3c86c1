"""The shapes of requests and answers, as docs/protocol.md tells them."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from arkaden.bots import Level
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


def _without_nulls(schema: dict[str, Any]) -> None:
    """What may be absent is never null."""
    for field in schema.get("properties", {}).values():
        choices = [choice for choice in field.get("anyOf", []) if choice != {"type": "null"}]
        if len(choices) == 1:
            del field["anyOf"]
            field.update(choices[0])
        if field.get("default", False) is None:
            del field["default"]


class _Answer(BaseModel):
    model_config = ConfigDict(extra="allow", json_schema_extra=_without_nulls)


class NewGuest(_Request):
    name: Name
    language: Language | None = None


class IdentityChange(_Request):
    name: Name | None = None
    language: Language | None = None


class _ClockRequest(_Request):
    when_out: Annotated[
        Literal["bot_turn", "bot_seat", "resign"],
        Field(description="a bot plays this turn, or takes the seat over, or the seat resigns"),
    ] = "bot_turn"
    bot: Annotated[Level, Field(description="the bot that then plays")] = "medium"


class LiveClockRequest(_ClockRequest):
    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=240, description="for the whole game")]
    increment: Annotated[int, Field(ge=0, le=600, description="seconds added after each turn")] = 0


class DaysClockRequest(_ClockRequest):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30, description="for each turn")]


class TermsRequest(_Request):
    bot_pace: Annotated[float, Field(ge=0, le=10, description="seconds that a bot waits before it acts")] = 1
    clock: Annotated[LiveClockRequest | DaysClockRequest, Field(discriminator="kind")] | None = None


BotLevels = Annotated[list[Level], Field(max_length=10, description="bots, which get the last seats")]


class NewTableRequest(_Request):
    kind: Annotated[str, Field(min_length=1, max_length=20, examples=["ark"])]
    seats: Annotated[int, Field(ge=1, le=10, description="how many may sit down")]
    options: Annotated[dict[str, Any], Field(description="the game's own, see `options_schema`")] = {}
    visibility: Visibility = "public"
    terms: TermsRequest = TermsRequest()
    bots: BotLevels = []
    components: Annotated[
        dict[str, Any] | None, Field(description="a component file in place of the built-in one")
    ] = None


class NewGameRequest(_Request):
    kind: Annotated[str, Field(min_length=1, max_length=20, examples=["ark"])]
    bots: Annotated[list[Level], Field(min_length=1, max_length=10, description="whom to play against")]
    options: Annotated[dict[str, Any], Field(description="the game's own, see `options_schema`")] = {}
    visibility: Visibility = "link"
    terms: TermsRequest = TermsRequest()


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
    bot: Annotated[
        Level | None, Field(description="the host gives the seat to a bot instead of sitting down")
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
    identity: Annotated[str | None, Field(description="absent for a bot's own seat")] = None
    name: str
    colour: str
    connected: bool
    resigned: bool | None = None
    bot: Annotated[Level | None, Field(description="a bot of this level acts for the seat")] = None
    bot_until: Annotated[
        Literal["turn", "return"] | None,
        Field(description="for the rest of this turn, or until its owner is back; for good if absent"),
    ] = None


class ClockTerms(_Answer):
    kind: Literal["live", "days"]
    minutes: int | None = None
    increment: int | None = None
    days: int | None = None
    when_out: Literal["bot_turn", "bot_seat", "resign"]
    bot: Level


class Terms(_Answer):
    bot_pace: float
    clock: ClockTerms | None = None


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
    terms: Terms
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
