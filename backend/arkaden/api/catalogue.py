"""The games on offer and what they are played with."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from arkaden.api.answers import Json, problems
from arkaden.api.models import GameOffer
from arkaden.errors import Refusal
from arkaden.rules.canonical import canonical_sha256
from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import GameKind

router = APIRouter(tags=["catalogue"])


@router.get("/catalogue", response_model=dict[str, GameOffer], responses=problems())
async def read_catalogue() -> Json:
    """The games on offer, by kind."""
    return Json({name: _offer(kind) for name, kind in GAMES.items()})


@router.get("/catalogue/{kind}/components", response_model=dict[str, Any], responses=problems("not_found"))
async def read_components(
    request: Request, kind: Annotated[str, Path(description="a key of the catalogue")]
) -> Response:
    """The built-in component file of a game, with its provenance."""
    if kind not in GAMES:
        raise Refusal("not_found", "there is no such game")
    return with_etag(request, GAMES[kind].components())


def with_etag(request: Request, document: dict[str, Any]) -> Response:
    """A document that is named by its hash, and need not be sent to whoever has it."""
    etag = f'"{canonical_sha256(document)}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Json(document, headers=headers)


def _offer(kind: GameKind) -> dict[str, Any]:
    return {
        "kind": kind.name,
        "rules": kind.rules,
        "players": {"min": kind.players[0], "max": kind.players[1]},
        "minutes": {"min": kind.minutes[0], "max": kind.minutes[1]},
        "colours": list(kind.colours),
        "options_schema": kind.options_schema(),
    }
