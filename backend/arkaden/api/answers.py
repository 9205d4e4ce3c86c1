"""Answers as they go out: JSON without nulls, and problems (RFC 9457)."""

from collections import defaultdict
from http import HTTPStatus
from typing import Any

import orjson
from starlette.responses import Response

from arkaden.api.models import Problem
from arkaden.errors import Code, Refusal

STATUS: dict[Code, int] = {
    "bad_message": 422,
    "too_large": 413,
    "not_signed_in": 401,
    "forbidden": 403,
    "missing_scope": 403,
    "limit_reached": 409,
    "wrong_password": 403,
    "bad_name": 422,
    "name_taken": 409,
    "account_exists": 409,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_seated": 403,
    "not_your_turn": 409,
    "stale_version": 409,
    "illegal_action": 422,
    "game_over": 409,
    "not_started": 409,
    "already_started": 409,
    "not_finished": 409,
    "seat_taken": 409,
    "colour_taken": 409,
    "already_seated": 409,
    "table_full": 409,
    "too_few_players": 409,
    "bad_option": 422,
    "bad_players": 422,
    "bad_components": 422,
    "invite_invalid": 403,
    "key_reused": 422,
    "still_here": 409,
    "rate_limited": 429,
    "unavailable": 503,
    "internal": 500,
}


class Json(Response):
    """A JSON answer. ``content`` must hold no null where docs/protocol.md says absent."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


class ProblemJson(Json):
    media_type = "application/problem+json"


def problem(refusal: Refusal, request_id: str | None = None) -> ProblemJson:
    status = STATUS[refusal.code]
    headers = {"Cache-Control": "no-store"}
    if refusal.retry_after is not None:
        headers["Retry-After"] = str(refusal.retry_after)
    body = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, **refusal.to_json()}
    if request_id is not None:
        body["request_id"] = request_id
    return ProblemJson(body, status, headers)


def caller_problems(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The errors of an operation that asks who is calling, and how far a token reaches."""
    return problems("not_signed_in", "missing_scope", *codes)


def problems(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """The errors of an operation for the schema; those that any call may get are added."""
    by_status: defaultdict[int, list[Code]] = defaultdict(list)
    for code in dict.fromkeys((*codes, "bad_message", "rate_limited", "internal", "unavailable")):
        by_status[STATUS[code]].append(code)
    return {
        status: {"model": Problem, "description": ", ".join(f"`{code}`" for code in named)}
        for status, named in sorted(by_status.items())
    }
