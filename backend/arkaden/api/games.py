"""Games: looking, acting, and what follows."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Header, Query, Request, Response

from arkaden.api.answers import Json, caller_problems
from arkaden.api.catalogue import with_etag
from arkaden.api.models import (
    ActRequest,
    Events,
    GameView,
    Id,
    Legal,
    Preview,
    PreviewRequest,
    Version,
    VersionAnswer,
)
from arkaden.api.requests import AnyReader, SignedIn, StrictRoute, TheHouse
from arkaden.errors import Refusal
from arkaden.ids import GameId
from arkaden.play import acting, queries
from arkaden.play.game import Game
from arkaden.play.history import view_at
from arkaden.play.records import record_of
from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import GameState, Seat

router = APIRouter(prefix="/games/{game}", tags=["games"], route_class=StrictRoute)


@router.get("", response_model=GameView, responses=caller_problems("not_found", "not_started"))
async def read_game(house: TheHouse, person: AnyReader, game: Id) -> Json:
    """The game as the caller may see it."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    seat = found.table.seat_of(None if person is None else person.id)
    return Json({"version": found.version, "view": _started(found).view(seat)})


@router.get("/components", response_model=dict[str, Any], responses=caller_problems("not_found"))
async def read_game_components(request: Request, house: TheHouse, person: AnyReader, game: Id) -> Response:
    """The component file this game is played with."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    file = None
    if found.table.custom_components:
        async with house.database.read() as connection:
            file = await queries.components(connection, found.id)
    return with_etag(request, GAMES[found.table.kind].components(file))


@router.get("/legal", response_model=Legal, responses=caller_problems("not_found", "not_started"))
async def read_legal(
    house: TheHouse,
    person: AnyReader,
    game: Id,
    *,
    listed: Annotated[bool, Query(alias="list", description="enumerate the actions too")] = False,
) -> Json:
    """What the caller may do now; nothing for spectators and seats not to act."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    state = _started(found)
    seat = found.table.seat_of(None if person is None else person.id)
    answer: dict[str, Any] = {"version": found.version, "legal": {} if seat is None else state.legal(seat)}
    if listed:
        answer["actions"] = [] if seat is None else state.legal_actions(seat)
    return Json(answer)


@router.post(
    "/actions",
    response_model=VersionAnswer,
    responses=caller_problems(
        "not_found",
        "not_seated",
        "forbidden",
        "too_large",
        "not_your_turn",
        "stale_version",
        "illegal_action",
        "game_over",
        "not_started",
        "key_reused",
    ),
)
async def act(
    house: TheHouse,
    person: SignedIn,
    game: Id,
    request: ActRequest,
    idempotency_key: Annotated[UUID, Header(description="sent again, it gets the first answer again")],
) -> Json:
    """Act. The answer comes after the action was saved; sent again with the same key it happens once."""
    version = await house.acting.act_as(
        GameId(game), person.id, request.action, idempotency_key, request.version
    )
    return Json({"version": version})


@router.post(
    "/preview",
    response_model=Preview,
    responses=caller_problems(
        "not_found",
        "not_seated",
        "not_your_turn",
        "stale_version",
        "illegal_action",
        "game_over",
        "not_started",
        "too_large",
        "forbidden",
    ),
)
async def preview(house: TheHouse, person: AnyReader, game: Id, asked: PreviewRequest) -> Json:
    """What would follow if the caller did these actions now; nothing changes."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    seat = found.table.seat_of(None if person is None else person.id)
    return Json(acting.preview(found, seat, asked.version, asked.actions))


@router.get("/events", response_model=Events, responses=caller_problems("not_found", "not_started"))
async def read_events(
    house: TheHouse,
    person: AnyReader,
    game: Id,
    since: Annotated[Version, Query(description="only entries after this version")] = 0,
) -> Json:
    """The log, as the caller may see it."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    state = _started(found)
    seat: Seat | None = found.table.seat_of(None if person is None else person.id)
    entries = [entry.to_json(state, seat) for entry in found.entries[since:]]
    return Json({"version": found.version, "entries": entries})


@router.get(
    "/history/{version}", response_model=GameView, responses=caller_problems("not_found", "not_finished")
)
async def read_history(house: TheHouse, person: AnyReader, game: Id, version: Version) -> Json:
    """A game that has ended, as spectators saw it at some version; 0 is the start."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    return Json({"version": version, "view": await view_at(house.database, found, version)})


@router.get("/record", response_model=dict[str, Any], responses=caller_problems("not_found", "not_finished"))
async def read_record(house: TheHouse, person: AnyReader, game: Id) -> Json:
    """The record (docs/record.md), after the end."""
    found = await house.games.visible(GameId(game), None if person is None else person.id)
    return Json(await record_of(house.database, found))


def _started(game: Game) -> GameState:
    if game.state is None:
        raise Refusal("not_started", "this table has not been started")
    return game.state
