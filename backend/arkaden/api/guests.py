"""Making an identity, and looking after one's own."""

from fastapi import APIRouter, Request

from arkaden.accounts.cookies import session_cookie
from arkaden.api.answers import Json, caller_problems, problems
from arkaden.api.models import Identity, IdentityChange, NewGuest
from arkaden.api.requests import Owner, SignedIn, StrictRoute, TheHouse, TheLogins, count_call, settings_of

router = APIRouter(tags=["identity"], route_class=StrictRoute)


@router.post(
    "/guests", status_code=201, response_model=Identity, responses=problems("too_large", "forbidden")
)
async def create_guest(request: Request, house: TheHouse, new: NewGuest) -> Json:
    """Make a guest identity; the answer sets a lasting cookie that stands for it."""
    count_call(request, None)
    person, token = await house.accounts.create_guest(new.name, new.language, "bot" if new.bot else "guest")
    answer = Json(person.to_json(), 201)
    answer.headers.append(
        "Set-Cookie", session_cookie(token, request.url.scheme, settings_of(request).cookie_secure)
    )
    return answer


@router.get("/me", response_model=Identity, responses=caller_problems())
async def read_me(person: SignedIn) -> Json:
    """Who the caller is."""
    return Json(person.to_json())


@router.patch(
    "/me",
    response_model=Identity,
    responses=caller_problems("too_large", "forbidden", "bad_name", "name_taken"),
)
async def change_me(house: TheHouse, logins: TheLogins, person: Owner, change: IdentityChange) -> Json:
    """Change name or language; what is absent stays."""
    name = None if change.name is None else await logins.rename(person, change.name)
    changed = await house.accounts.change(person, name, change.language)
    if changed.name != person.name:
        await house.tables.renamed(person.id)
    return Json(changed.to_json())
