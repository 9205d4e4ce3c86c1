"""The API keeps what it promised: `promised.json` is the schema that programs were written against.

It is written anew (from docs/openapi.json) with a release, never to make a test pass.
"""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arkaden.app import openapi_schema
from tests.api.compatibility import breaks

PROMISED = json.loads((Path(__file__).parent / "promised.json").read_text(encoding="utf-8"))


def test_nothing_that_was_promised_is_broken() -> None:
    assert breaks(PROMISED, openapi_schema()) == []


def _drop_call(schema: Any) -> None:
    del schema["paths"]["/api/v1/me"]


def _drop_parameter(schema: Any) -> None:
    schema["paths"]["/api/v1/tables"]["get"]["parameters"].pop()


def _require_parameter(schema: Any) -> None:
    schema["paths"]["/api/v1/tables"]["get"]["parameters"][0]["required"] = True


def _drop_answer(schema: Any) -> None:
    responses = schema["paths"]["/api/v1/guests"]["post"]["responses"]
    responses["200"] = responses.pop("201")


def _drop_field_of_answer(schema: Any) -> None:
    del schema["components"]["schemas"]["Table"]["properties"]["commitment"]


def _make_field_of_answer_optional(schema: Any) -> None:
    schema["components"]["schemas"]["Table"]["required"].remove("status")


def _require_field_of_request(schema: Any) -> None:
    schema["components"]["schemas"]["NewGuest"]["required"].append("language")


def _change_type(schema: Any) -> None:
    schema["components"]["schemas"]["GameView"]["properties"]["version"]["type"] = "string"


def _narrow_request(schema: Any) -> None:
    schema["components"]["schemas"]["NewTableRequest"]["properties"]["visibility"]["enum"].remove("link")


@pytest.mark.parametrize(
    "change",
    [
        _drop_call,
        _drop_parameter,
        _require_parameter,
        _drop_answer,
        _drop_field_of_answer,
        _make_field_of_answer_optional,
        _require_field_of_request,
        _change_type,
        _narrow_request,
    ],
)
def test_what_would_break_programs_is_found(change: Callable[[Any], None]) -> None:
    changed = copy.deepcopy(PROMISED)
    change(changed)
    assert breaks(PROMISED, changed) != []


def test_what_is_added_breaks_nothing() -> None:
    more = copy.deepcopy(PROMISED)
    more["paths"]["/api/v1/more"] = more["paths"]["/api/v1/me"]
    shapes = more["components"]["schemas"]
    shapes["Table"]["properties"]["more"] = {"type": "string"}
    shapes["Table"]["required"].append("more")
    shapes["NewGuest"]["properties"]["more"] = {"type": "string"}
    shapes["NewTableRequest"]["properties"]["visibility"]["enum"].append("friends")
    assert breaks(PROMISED, more) == []
