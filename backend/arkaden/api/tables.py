"""Tables: finding, opening, sitting down, starting."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from arkaden.accounts.identities import Person
from arkaden.api.answers import Json, caller_problems
from arkaden.api.models import (
    AdmissionRequest,
    BotRequest,
    ColourChange,
    Id,
    InviteAnswer,
    NewGameRequest,
    NewTableRequest,
    SeatNumber,
    SitRequest,
    Status,
    Table,
    TableList,
)
from arkaden.api.requests import AnyReader, SignedIn, StrictRoute, TheHouse
from arkaden.errors import Code, Refusal
from arkaden.ids import GameId
from arkaden.play import queries
from arkaden.play.game import Game
from arkaden.play.house import House
from arkaden.play.tables import NewTable
from arkaden.play.terms import terms_of
from arkaden.rules.protocol import Seat

router = APIRouter(prefix="/tables", tags=["tables"], route_class=StrictRoute)
play = APIRouter(prefix="/games", tags=["games"], route_class=StrictRoute)

_ACCESS: tuple[Code, ...] = ("not_found", "forbidden", "too_large")


@router.get("", response_model=TableList, responses=caller_problems())
async def list_tables(
    house: TheHouse,
    person: AnyReader,
    *,
    status: Annotated[Status | None, Query(description="all but closed ones if absent")] = None,
    kind: Annotated[
        str | None, Query(max_length=20, description="of one game only, a key of the catalogue")
    ] = None,
    mine: Annotated[bool, Query(description="only those where the caller sits or is host")] = False,
    after: Annotated[Id | None, Query(description="`after` of the page before")] = None,
    limit: Annotated[int, Query(ge=1, le=100, description="how many at most")] = 50,
) -> Json:
    """Public tables and one's own, newest first."""
    viewer = None if person is None else person.id
    listing = queries.Listing(viewer, status, kind, mine, None if after is None else GameId(after), limit)
    async with house.database.read() as connection:
        ids = await queries.listed(connection, listing)
        tables = await queries.tables(connection, ids)
    page: dict[str, Any] = {
        "tables": [table.to_json(viewer, house.presence.of(table.id)) for table in tables.values()]
    }
    if len(ids) == limit:
        page["after"] = ids[-1]
    return Json(page)


@router.post(
    "",
    status_code=201,
    response_model=Table,
    responses=caller_problems(*_ACCESS, "bad_option", "bad_players", "bad_components"),
)
async def open_table(house: TheHouse, person: SignedIn, new: NewTableRequest) -> Json:
    """Open a table; the caller is its host and sits down like anybody else."""
    game = await house.tables.open(
        person.id,
        NewTable(
            new.kind,
            new.seats,
            new.options,
            new.visibility,
            new.components,
            terms_of(new.terms.model_dump()),
            new.bots,
        ),
    )
    return _table(house, game, person, 201)


@router.get("/{table}", response_model=Table, responses=caller_problems("not_found"))
async def read_table(house: TheHouse, person: AnyReader, table: Id) -> Json:
    """One table."""
    game = await house.games.visible(GameId(table), None if person is None else person.id)
    return _table(house, game, person)


@router.delete("/{table}", status_code=204, responses=caller_problems(*_ACCESS, "already_started"))
async def close_table(house: TheHouse, person: SignedIn, table: Id) -> Response:
    """The host closes a table that has not started."""
    await house.tables.close(GameId(table), person.id)
    return Response(status_code=204)


@router.post(
    "/{table}/admission", response_model=Table, responses=caller_problems(*_ACCESS, "invite_invalid")
)
async def admit(house: TheHouse, person: SignedIn, table: Id, admission: AdmissionRequest) -> Json:
    """Use an invite code: from then on the caller may see the table and sit down."""
    return _table(house, await house.tables.admit(GameId(table), person.id, admission.invite), person)


@router.get("/{table}/invite", response_model=InviteAnswer, responses=caller_problems(*_ACCESS))
async def read_invite(house: TheHouse, person: SignedIn, table: Id) -> Json:
    """The invite code, for whoever is seated or the host."""
    return Json({"invite": await house.tables.invite(GameId(table), person.id)})


@router.post("/{table}/invite", response_model=InviteAnswer, responses=caller_problems(*_ACCESS))
async def renew_invite(house: TheHouse, person: SignedIn, table: Id) -> Json:
    """The host makes a new code; the old one admits nobody any more."""
    return Json({"invite": await house.tables.renew_invite(GameId(table), person.id)})


@router.post(
    "/{table}/seats",
    response_model=Table,
    responses=caller_problems(
        *_ACCESS, "already_started", "already_seated", "seat_taken", "colour_taken", "table_full"
    ),
)
async def sit_down(house: TheHouse, person: SignedIn, table: Id, seat: SitRequest) -> Json:
    """Sit down, on the first free seat and with the first free colour if none is named; or seat a bot there."""
    if seat.bot is not None:
        if seat.nonce is not None:
            raise Refusal("bad_message", "nonce: bots bring none")
        game = await house.tables.seat_bot(GameId(table), person.id, seat.bot, seat.seat, seat.colour)
        return _table(house, game, person)
    nonce = None if seat.nonce is None else bytes.fromhex(seat.nonce)
    game = await house.tables.sit(GameId(table), person.id, seat.seat, seat.colour, nonce)
    return _table(house, game, person)


@router.patch(
    "/{table}/seats/mine",
    response_model=Table,
    responses=caller_problems(*_ACCESS, "not_seated", "already_started", "colour_taken"),
)
async def choose_colour(house: TheHouse, person: SignedIn, table: Id, change: ColourChange) -> Json:
    """Play with another colour."""
    return _table(house, await house.tables.choose_colour(GameId(table), person.id, change.colour), person)


@router.delete(
    "/{table}/seats/mine",
    status_code=204,
    responses=caller_problems(*_ACCESS, "not_seated", "already_started"),
)
async def leave_seat(house: TheHouse, person: SignedIn, table: Id) -> Response:
    """Leave one's seat before the start."""
    await house.tables.leave(GameId(table), person.id)
    return Response(status_code=204)


@router.delete(
    "/{table}/seats/{seat}", status_code=204, responses=caller_problems(*_ACCESS, "already_started")
)
async def remove_player(house: TheHouse, person: SignedIn, table: Id, seat: SeatNumber) -> Response:
    """The host frees a seat before the start."""
    await house.tables.remove(GameId(table), person.id, seat)
    return Response(status_code=204)


@router.post(
    "/{table}/seats/{seat}/bot",
    response_model=Table,
    responses=caller_problems(*_ACCESS, "not_seated", "not_started", "game_over", "seat_taken", "still_here"),
)
async def call_bot(house: TheHouse, person: SignedIn, table: Id, seat: SeatNumber, asked: BotRequest) -> Json:
    """Let a bot act for a player who has lost the connection for a minute, until they are back."""
    game = await house.standing.call_bot(GameId(table), person.id, Seat(seat), asked.bot)
    return _table(house, game, person)


@router.post(
    "/{table}/start",
    response_model=Table,
    responses=caller_problems(*_ACCESS, "already_started", "too_few_players", "bad_components"),
)
async def start_table(house: TheHouse, person: SignedIn, table: Id) -> Json:
    """The host starts with whoever is seated; empty seats are dropped and the others numbered anew."""
    return _table(house, await house.tables.start(GameId(table), person.id), person)


@router.post(
    "/{table}/rematch",
    response_model=Table,
    responses=caller_problems(*_ACCESS, "not_seated", "not_finished"),
)
async def rematch(house: TheHouse, person: SignedIn, table: Id) -> Json:
    """A new table like this finished one, open to the same people; one there already is taken."""
    return _table(house, await house.tables.rematch(GameId(table), person.id), person)


@play.post(
    "",
    status_code=201,
    response_model=Table,
    responses=caller_problems("not_found", "forbidden", "too_large", "bad_option", "bad_players"),
)
async def play_now(house: TheHouse, person: SignedIn, new: NewGameRequest) -> Json:
    """Play against bots at once: a table where the caller and they sit, already started."""
    table = NewTable(
        new.kind,
        len(new.bots) + 1,
        new.options,
        new.visibility,
        None,
        terms_of(new.terms.model_dump()),
        new.bots,
    )
    return _table(house, await house.tables.play(person.id, table), person, 201)


def _table(house: House, game: Game, person: Person | None, status: int = 200) -> Json:
    viewer = None if person is None else person.id
    return Json(game.table_json(viewer, house.presence.of(game.id)), status)
