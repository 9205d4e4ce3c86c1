"""Personal API tokens: making, listing and revoking them. Only for their signed-in owner."""

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic import Field

from arkaden.accounts.tokens import Scope, Token
from arkaden.api.answers import Json, caller_problems
from arkaden.api.models import Answer, Body, Name
from arkaden.api.requests import Owner, StrictRoute, TheTokens
from arkaden.play.table import time_json

router = APIRouter(prefix="/me/tokens", tags=["tokens"], route_class=StrictRoute)

Scopes = Annotated[
    list[Scope],
    Field(
        min_length=1,
        max_length=2,
        description="`read`: see what the identity sees; `play`: change what it may change at tables and in games",
        examples=[["read", "play"]],
    ),
]


class NewToken(Body):
    name: Annotated[Name, Field(description="what it is for, told to nobody else", examples=["my bot"])]
    scopes: Scopes


class TokenShown(Answer):
    """A token, without its secret."""

    id: Annotated[int, Field(description="by which it is revoked")]
    name: Annotated[str, Field(description="what it is for")]
    scopes: Annotated[list[Scope], Field(description="how far it reaches")]
    created_at: Annotated[datetime, Field(description="when it was made")]
    last_used_at: Annotated[
        datetime | None, Field(description="when it was used last, to the minute; absent: never")
    ] = None


class TokenMade(TokenShown):
    """A new token with its secret."""

    token: Annotated[
        str, Field(description="the secret, shown this once: send it as `Authorization: Bearer ...`")
    ]


class TokenList(Answer):
    """All tokens of the caller."""

    tokens: Annotated[list[TokenShown], Field(description="oldest first")]


@router.get("", response_model=TokenList, responses=caller_problems())
async def list_tokens(tokens: TheTokens, person: Owner) -> Json:
    """The caller's tokens; the secrets are not known to the server."""
    return Json({"tokens": [_shown(token) for token in await tokens.of(person.id)]})


@router.post(
    "",
    status_code=201,
    response_model=TokenMade,
    responses=caller_problems("limit_reached", "too_large", "forbidden"),
)
async def make_token(tokens: TheTokens, person: Owner, new: NewToken) -> Json:
    """Make a token by which a program acts for the caller; its secret is in this answer only."""
    token, secret = await tokens.create(person.id, new.name, new.scopes)
    return Json({**_shown(token), "token": secret}, 201)


@router.delete("/{token}", status_code=204, responses=caller_problems("not_found", "forbidden", "too_large"))
async def revoke_token(
    tokens: TheTokens,
    person: Owner,
    token: Annotated[int, Path(ge=1, le=2**63 - 1, description="its id, out of the list")],
) -> Response:
    """Revoke a token: whoever sends it from now on is not signed in."""
    await tokens.revoke(person.id, token)
    return Response(status_code=204)


def _shown(token: Token) -> dict[str, Any]:
    shown = {
        "id": token.id,
        "name": token.name,
        "scopes": sorted(token.scopes),
        "created_at": time_json(token.created_at),
        "last_used_at": time_json(token.last_used_at),
    }
    return {name: value for name, value in shown.items() if value is not None}
