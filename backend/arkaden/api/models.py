"""The shapes of requests and answers, as docs/protocol.md tells them."""

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from arkaden.accounts.identities import IdentityKind
from arkaden.bots import Level
from arkaden.errors import Code

Id = Annotated[
    str,
    Field(
        min_length=1,
        max_length=40,
        pattern=r"^[0-9a-z]+$",
        description="the id of a table, which is also that of its game",
        examples=["4kz7vwq2m9tx"],
    ),
]
IdentityIdText = Annotated[str, Field(description="the id of an identity", examples=["7wq3mzk29vtx"])]
Language = Annotated[
    str,
    Field(
        max_length=35,
        pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$",
        description="the language in which notices are written, a BCP 47 tag",
        examples=["hu"],
    ),
]
Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=200,
        description="shown to others; at most 40 characters, of which one at least is visible",
        examples=["Anna"],
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=9, description="numbered from 0 in table order")]
Colour = Annotated[str, Field(min_length=1, max_length=20, description="one of the game's colours")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="the number of actions so far")]
Kind = Annotated[
    str,
    Field(min_length=1, max_length=20, description="which game, a key of the catalogue", examples=["ark"]),
]
Options = Annotated[
    dict[str, Any],
    Field(description="the game's own options, see `options_schema`", examples=[{"draw_ahead": True}]),
]
Status = Annotated[
    Literal["open", "running", "finished", "closed"],
    Field(
        description="people may sit down; the game is played; it has ended; it was given up before the start"
    ),
]
Visibility = Annotated[
    Literal["public", "link"],
    Field(description="for everybody, or only for whoever has the invite"),
]
ActionObject = Annotated[
    dict[str, Any],
    Field(
        description="an action of docs/record.md",
        examples=[{"type": "place_tile", "x": 1, "y": 0, "rotation": 1}],
    ),
]


class Body(BaseModel):
    """What a request may hold: nothing but this, and of these types."""

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


class Answer(BaseModel):
    """What an answer holds; later versions may add fields."""

    model_config = ConfigDict(extra="allow", json_schema_extra=_without_nulls)


class NewGuest(Body):
    name: Name
    language: Annotated[
        Language | None, Field(description="the language in which notices are written, a BCP 47 tag")
    ] = None
    bot: Annotated[
        bool, Field(description="a program will act for it: a bot account, shown as such everywhere")
    ] = False


class IdentityChange(Body):
    name: Annotated[Name | None, Field(description="stays as it is if absent")] = None
    language: Annotated[Language | None, Field(description="stays as it is if absent")] = None


class _ClockRequest(Body):
    when_out: Annotated[
        Literal["bot_turn", "bot_seat", "resign"],
        Field(description="a bot plays this turn, or takes the seat over, or the seat resigns"),
    ] = "bot_turn"
    bot: Annotated[Level, Field(description="the bot that then plays")] = "medium"


class LiveClockRequest(_ClockRequest):
    kind: Annotated[Literal["live"], Field(description="a bank of time for the whole game")]
    minutes: Annotated[int, Field(ge=1, le=240, description="for the whole game")]
    increment: Annotated[int, Field(ge=0, le=600, description="seconds added after each turn")] = 0


class DaysClockRequest(_ClockRequest):
    kind: Annotated[Literal["days"], Field(description="so many days for each turn")]
    days: Annotated[int, Field(ge=1, le=30, description="for each turn")]


class TermsRequest(Body):
    bot_pace: Annotated[float, Field(ge=0, le=10, description="seconds that a bot waits before it acts")] = 1
    clock: Annotated[
        Annotated[LiveClockRequest | DaysClockRequest, Field(discriminator="kind")] | None,
        Field(description="how much time everybody has; without limit if absent"),
    ] = None


BotLevels = Annotated[list[Level], Field(max_length=10, description="bots, which get the last seats")]


class NewTableRequest(Body):
    kind: Kind
    seats: Annotated[int, Field(ge=1, le=10, description="how many may sit down")]
    options: Options = {}
    visibility: Visibility = "public"
    terms: Annotated[TermsRequest, Field(description="bots' pace and clocks")] = TermsRequest()
    bots: BotLevels = []
    components: Annotated[
        dict[str, Any] | None, Field(description="a component file in place of the built-in one")
    ] = None


class NewGameRequest(Body):
    kind: Kind
    bots: Annotated[list[Level], Field(min_length=1, max_length=10, description="whom to play against")]
    options: Options = {}
    visibility: Visibility = "link"
    terms: Annotated[TermsRequest, Field(description="bots' pace and clocks")] = TermsRequest()


class AdmissionRequest(Body):
    invite: Annotated[
        str,
        Field(
            min_length=1,
            max_length=60,
            description="the code out of an invite link",
            examples=["q7mz4kz7vwq2m9tx3bcd5fgh"],
        ),
    ]


class SitRequest(Body):
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


class BotRequest(Body):
    """A bot that acts for somebody who is away."""

    bot: Annotated[Level, Field(description="who acts meanwhile")] = "medium"


class ColourChange(Body):
    colour: Colour


class ActRequest(Body):
    action: ActionObject
    version: Annotated[Version | None, Field(description="refused if the game is at another one")] = None


class PreviewRequest(Body):
    version: Annotated[Version, Field(description="refused if the game is at another one")]
    actions: Annotated[
        list[ActionObject], Field(max_length=10, description="done one after the other, by the seat to act")
    ]


class Identity(Answer):
    """Somebody who may hold seats."""

    id: IdentityIdText
    name: Annotated[str, Field(description="shown to others, at most 40 characters")]
    kind: Annotated[
        IdentityKind, Field(description="`guest`: without a password; `bot`: a program acts for it")
    ]
    language: Annotated[str | None, Field(description="BCP 47 tag; absent if never told")] = None


class Range(Answer):
    """From one number to another, both included."""

    min: Annotated[int, Field(description="the least")]
    max: Annotated[int, Field(description="the most")]


class GameOffer(Answer):
    """A game that can be played here."""

    kind: Annotated[str, Field(description="its name in the API", examples=["ark"])]
    rules: Annotated[int, Field(description="version of the rules")]
    players: Annotated[Range, Field(description="how many play it")]
    minutes: Annotated[Range, Field(description="how long a game takes, roughly, in minutes")]
    colours: Annotated[list[str], Field(description="that seats may choose from")]
    options_schema: Annotated[dict[str, Any], Field(description="JSON Schema 2020-12 of `options`")]


class Sitter(Answer):
    """Who sits on a seat."""

    identity: Annotated[str | None, Field(description="its identity; absent for a bot's own seat")] = None
    name: Annotated[str, Field(description="shown to all")]
    colour: Annotated[str, Field(description="one of the game's colours, no other seat's")]
    connected: Annotated[bool, Field(description="looks at the table just now")]
    resigned: Annotated[bool | None, Field(description="true once the seat has given up")] = None
    program: Annotated[
        bool | None, Field(description="true if the identity is a bot account, for which a program acts")
    ] = None
    bot: Annotated[Level | None, Field(description="a bot of this level acts for the seat")] = None
    bot_until: Annotated[
        Literal["turn", "return"] | None,
        Field(description="for the rest of this turn, or until its owner is back; for good if absent"),
    ] = None


class ClockTerms(Answer):
    """How much time everybody has."""

    kind: Annotated[
        Literal["live", "days"], Field(description="a bank for the whole game, or so many days a turn")
    ]
    minutes: Annotated[int | None, Field(description="with `live`: for the whole game")] = None
    increment: Annotated[int | None, Field(description="with `live`: seconds added after each turn")] = None
    days: Annotated[int | None, Field(description="with `days`: for each turn")] = None
    when_out: Annotated[
        Literal["bot_turn", "bot_seat", "resign"],
        Field(description="a bot plays this turn, or takes the seat over, or the seat resigns"),
    ]
    bot: Annotated[Level, Field(description="the bot that then plays")]


class Terms(Answer):
    """What a table settles about playing that is not the game's own."""

    bot_pace: Annotated[float, Field(description="seconds that a bot waits before it acts")]
    clock: Annotated[ClockTerms | None, Field(description="absent: all the time there is")] = None


class You(Answer):
    """What the caller is at a table."""

    seat: Annotated[int | None, Field(description="the caller's seat, from 0; absent without one")] = None
    host: Annotated[bool, Field(description="opened the table")]
    admitted: Annotated[bool, Field(description="may watch and sit down")]


class Clock(Answer):
    """The clock of a running game."""

    now: Annotated[datetime, Field(description="the server's time, by which `out` is meant")]
    out: Annotated[
        datetime | None, Field(description="when the time of the seat to act is up; absent while a bot acts")
    ] = None
    banks: Annotated[
        dict[str, int] | None, Field(description="milliseconds that each seat had left when this turn began")
    ] = None


class Table(Answer):
    """A table and how far its game is."""

    id: Annotated[str, Field(description="also the id of its game", examples=["4kz7vwq2m9tx"])]
    kind: Annotated[str, Field(description="which game, a key of the catalogue")]
    status: Status
    visibility: Visibility
    options: Annotated[dict[str, Any], Field(description="the game's own, defaults included")]
    terms: Annotated[Terms, Field(description="bots' pace and clocks")]
    seat_count: Annotated[int, Field(description="how many may sit down")]
    host: Annotated[str, Field(description="identity of whoever opened it")]
    commitment: Annotated[str, Field(description="SHA-256 of the server's seed of the shuffle, in hex")]
    created_at: Annotated[datetime, Field(description="when it was opened")]
    started_at: Annotated[datetime | None, Field(description="when the game began")] = None
    finished_at: Annotated[datetime | None, Field(description="when the game ended, or it was closed")] = None
    version: Version
    to_act: Annotated[int | None, Field(description="seat whose action is due")] = None
    next: Annotated[str | None, Field(description="the table of the rematch")] = None
    custom_components: Annotated[
        bool | None, Field(description="true if it is played with a component file of its own")
    ] = None
    seats: Annotated[dict[str, Sitter], Field(description="by seat number; empty ones are absent")]
    watchers: Annotated[int, Field(description="how many look on without a seat")]
    clock: Annotated[Clock | None, Field(description="with a clock, while the game runs")] = None
    you: Annotated[You, Field(description="what the caller is here")]


class TableList(Answer):
    """One page of tables."""

    tables: Annotated[list[Table], Field(description="newest first")]
    after: Annotated[str | None, Field(description="send it as `after` for the next page")] = None


class InviteAnswer(Answer):
    """What lets somebody in at a table."""

    invite: Annotated[str, Field(description="the code, part of the invite link", min_length=1)]


class VersionAnswer(Answer):
    """The game after an action."""

    version: Annotated[Version, Field(description="the version that the action led to")]


class GameView(Answer):
    """A game as one caller may see it."""

    version: Version
    view: Annotated[dict[str, Any], Field(description="all that the caller may know, see docs/protocol.md")]


class Legal(Answer):
    """What may be done now."""

    version: Version
    legal: Annotated[
        dict[str, Any],
        Field(description="the game's own description (docs/protocol.md); empty unless the caller is to act"),
    ]
    actions: Annotated[
        list[dict[str, Any]] | None, Field(description="with `list=true`: every action there is")
    ] = None


class Preview(Answer):
    """What would follow from some actions; each game adds fields of its own."""

    version: Version
    legal: Annotated[dict[str, Any] | None, Field(description="what could then be done by the same seat")] = (
        None
    )
    events: Annotated[list[dict[str, Any]], Field(description="what would happen, see docs/record.md")]


class Entry(Answer):
    """One accepted action, as far as the caller may see it."""

    n: Annotated[int, Field(ge=1, description="its number: the version that it led to")]
    seat: Annotated[int, Field(description="who acted, from 0")]
    action: Annotated[dict[str, Any], Field(description="what was done, see docs/record.md")]
    events: Annotated[list[dict[str, Any]], Field(description="what followed, see docs/record.md")]
    at: Annotated[datetime, Field(description="when it was accepted")]


class Events(Answer):
    """A part of a game's log."""

    version: Version
    entries: Annotated[list[Entry], Field(description="in order, without a gap")]


class Problem(Answer):
    """RFC 9457, with a stable `code`."""

    type: Annotated[str, Field(description="always `about:blank`", examples=["about:blank"])]
    title: Annotated[str, Field(description="the HTTP status in words")]
    status: Annotated[int, Field(description="the HTTP status")]
    code: Annotated[Code, Field(description="what is wrong, for programs")]
    detail: Annotated[str, Field(description="what is wrong, in English, for people who read answers")]
    reason: Annotated[str | None, Field(description="with `illegal_action`: the rules' own reason")] = None
    version: Annotated[int | None, Field(description="the game's present version, where it matters")] = None
    retry_after: Annotated[int | None, Field(description="with `rate_limited`: seconds")] = None
    request_id: Annotated[
        str | None, Field(description="with `internal` and `unavailable`: look for it in the log")
    ] = None
