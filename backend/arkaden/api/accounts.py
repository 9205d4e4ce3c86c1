"""Accounts: from guest to account, signing in and out, passwords, sessions, and going for good."""

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from arkaden.accounts.cookies import COOKIE, SIGNED_OUT, session_cookie
from arkaden.accounts.logins import Login
from arkaden.api.answers import Json, caller_problems, problems
from arkaden.api.models import Answer, Body, Identity, Name
from arkaden.api.requests import Owner, StrictRoute, TheHouse, TheLogins, count_call, settings_of
from arkaden.ids import IdentityId
from arkaden.play import queries
from arkaden.play.house import House
from arkaden.play.table import time_json

router = APIRouter(tags=["accounts"], route_class=StrictRoute)

AccountName = Annotated[
    Name, Field(description="at most 40 characters, of one script; no other account's name looks like it")
]
Given = Annotated[str, Field(max_length=200, description="as it was chosen")]
Chosen = Annotated[str, Field(min_length=8, max_length=200, description="from 8 characters up to 200")]


class NewAccount(Body):
    name: AccountName
    password: Chosen


class Credentials(Body):
    name: Annotated[Name, Field(description="the account's; case, accents and spaces do not matter")]
    password: Given


class PasswordChange(Body):
    old: Annotated[Given, Field(description="the password until now")]
    new: Chosen


class Farewell(Body):
    password: Annotated[Given | None, Field(description="an account's password; guests have none")] = None


class SessionShown(Answer):
    """A browser that is signed in."""

    id: Annotated[int, Field(description="by which it is signed out")]
    created_at: Annotated[datetime, Field(description="when it signed in")]
    renewed_at: Annotated[datetime, Field(description="when it was last seen, to the day")]
    current: Annotated[bool, Field(description="the one that asks")]


class SessionList(Answer):
    """Where the caller is signed in."""

    sessions: Annotated[list[SessionShown], Field(description="newest first")]


@router.post(
    "/me/account",
    response_model=Identity,
    responses=caller_problems("bad_name", "name_taken", "account_exists", "forbidden", "too_large"),
)
async def make_account(house: TheHouse, logins: TheLogins, person: Owner, new: NewAccount) -> Json:
    """Give a guest a password, so that it can sign in elsewhere; seats, games and sessions stay."""
    changed = await logins.register(person, new.name, new.password)
    await house.tables.renamed(person.id)
    return Json(changed.to_json())


@router.post(
    "/session", response_model=Identity, responses=problems("wrong_password", "forbidden", "too_large")
)
async def sign_in(request: Request, logins: TheLogins, credentials: Credentials) -> Json:
    """Sign in with name and password; the answer sets the cookie. Attempts are limited by name and address."""
    count_call(request, None)
    address = request.client.host if request.client else ""
    person, token = await logins.sign_in(credentials.name, credentials.password, address)
    answer = Json(person.to_json())
    secure = settings_of(request).cookie_secure
    answer.headers.append("Set-Cookie", session_cookie(token, request.url.scheme, secure))
    return answer


@router.delete("/session", status_code=204, responses=caller_problems("forbidden", "too_large"))
async def sign_out(request: Request, logins: TheLogins, _: Owner) -> Response:
    """Sign out here. A guest that does so can never come back."""
    await logins.sign_out(_session_of(request) or "")
    return Response(status_code=204, headers={"Set-Cookie": SIGNED_OUT})


@router.put(
    "/me/password", status_code=204, responses=caller_problems("wrong_password", "forbidden", "too_large")
)
async def change_password(
    request: Request, logins: TheLogins, person: Owner, change: PasswordChange
) -> Response:
    """Choose another password; all other sessions end, and all tokens."""
    await logins.change_password(person, change.old, change.new, _session_of(request))
    return Response(status_code=204)


@router.get("/me/sessions", response_model=SessionList, responses=caller_problems())
async def list_sessions(request: Request, logins: TheLogins, person: Owner) -> Json:
    """Where the caller is signed in."""
    found = await logins.sessions(person, _session_of(request))
    return Json({"sessions": [_shown(login) for login in found]})


@router.delete(
    "/me/sessions/{session}",
    status_code=204,
    responses=caller_problems("not_found", "forbidden", "too_large"),
)
async def end_session(
    logins: TheLogins,
    person: Owner,
    session: Annotated[int, Path(ge=1, le=2**63 - 1, description="its id, out of the list")],
) -> Response:
    """Sign out one browser."""
    await logins.end_session(person, session)
    return Response(status_code=204)


@router.post(
    "/me/deletion", status_code=204, responses=caller_problems("wrong_password", "forbidden", "too_large")
)
async def delete_account(house: TheHouse, logins: TheLogins, person: Owner, farewell: Farewell) -> Response:
    """Go for good: name, password, sessions and tokens are erased; games stay, without the name."""
    await logins.erase(person, farewell.password)
    await _leave_open_tables(house, person.id)
    await house.tables.renamed(person.id)
    return Response(status_code=204, headers={"Set-Cookie": SIGNED_OUT})


async def _leave_open_tables(house: House, identity: IdentityId) -> None:
    """Nobody is to wait for somebody who has gone."""
    listing = queries.Listing(identity, "open", None, mine=True, after=None, limit=100)
    async with house.database.read() as connection:
        tables = await queries.tables(connection, await queries.listed(connection, listing))
    for table in tables.values():
        if table.host == identity:
            await house.tables.close(table.id, identity)
        else:
            await house.tables.leave(table.id, identity)


def _session_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def _shown(login: Login) -> dict[str, Any]:
    return {
        "id": login.id,
        "created_at": time_json(login.created_at),
        "renewed_at": time_json(login.renewed_at),
        "current": login.current,
    }
