"""The OpenAPI schema: kept in the repository, valid, and true of real answers."""

import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from arkaden.app import openapi_schema
from tests.support.players import Guests, open_table

KEPT = Path(__file__).resolve().parents[2] / "docs" / "openapi.json"
SCHEMA = openapi_schema()


def test_the_schema_in_the_repository_is_the_present_one() -> None:
    assert json.loads(KEPT.read_text()) == SCHEMA


def test_every_call_says_what_it_does_and_which_errors_it_gives() -> None:
    for path, calls in SCHEMA["paths"].items():
        for method, call in calls.items():
            assert call["description"], (method, path)
            errors = {status: answer for status, answer in call["responses"].items() if int(status) >= 400}
            assert {"422", "429", "500", "503"} <= set(errors)
            for answer in errors.values():
                assert list(answer["content"]) == ["application/problem+json"]


def test_answers_hold_no_nulls_by_the_schema() -> None:
    for name in ("Table", "Identity", "Problem", "Entry"):
        assert '"null"' not in json.dumps(SCHEMA["components"]["schemas"][name])


def check(answer: Any, method: str, path: str) -> None:
    """Compare an answer with what the schema says of this call."""
    described = SCHEMA["paths"][f"/api/v1{path}"][method]["responses"][str(answer.status_code)]
    (content,) = described["content"].values()
    schema = {**content["schema"], "components": SCHEMA["components"]}
    jsonschema.Draft202012Validator(schema).validate(answer.json())


async def test_real_answers_are_as_the_schema_says(guests: Guests) -> None:
    anna, bea = await guests.guest("Anna"), await guests.guest("Bea")
    game = await open_table(anna, bea)
    check(await anna.call("GET", "/me"), "get", "/me")
    check(await anna.call("GET", "/catalogue"), "get", "/catalogue")
    check(await anna.call("GET", "/tables"), "get", "/tables")
    check(await anna.call("GET", f"/tables/{game}"), "get", "/tables/{table}")
    check(await anna.call("GET", f"/games/{game}"), "get", "/games/{game}")
    check(await anna.call("GET", f"/games/{game}/legal?list=true"), "get", "/games/{game}/legal")
    check(await anna.act(game, {"type": "castle"}), "post", "/games/{game}/actions")
    check(await anna.act(game, {"type": "resign"}), "post", "/games/{game}/actions")
    check(await anna.call("GET", f"/games/{game}/events"), "get", "/games/{game}/events")
    check(await anna.call("GET", f"/tables/{game}"), "get", "/tables/{table}")
    check(await anna.call("GET", "/tables/0000"), "get", "/tables/{table}")


@pytest.mark.parametrize("path", ["/api/docs", "/api/docs/start.js", "/api/docs/swagger-ui-bundle.js"])
async def test_the_documentation_needs_no_other_server(guests: Guests, path: str) -> None:
    answer = await guests.stranger().http.get(path)
    assert answer.is_success
    if not path.endswith("bundle.js"):
        assert "http" not in answer.text.replace("http-equiv", "")


async def test_the_schema_is_served(guests: Guests) -> None:
    assert (await guests.stranger().http.get("/api/openapi.json")).json() == SCHEMA
