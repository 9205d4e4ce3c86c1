"""Calls made up from the schema, against a real server: whatever comes, it answers as the schema says."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import CheckFunction
from schemathesis.config import GenerationConfig
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from arkaden.app import openapi_schema
from tests.support.players import PATIENCE_SECONDS
from tests.support.server import ServerProcess

API = schemathesis.openapi.from_dict(openapi_schema())
# No text in the database can hold the character NUL; tests/api/test_edge.py has what is said about it.
API.config.generation = GenerationConfig(allow_x00=False)
OPERATIONS = {found.ok().label: found.ok() for found in API.get_all_operations() if isinstance(found, Ok)}


@pytest.fixture(scope="module")
def cookies(server: ServerProcess) -> dict[str, str]:
    answer = httpx.post(f"{server.url}/api/v1/guests", json={"name": "Anna"}, timeout=PATIENCE_SECONDS)
    return dict(answer.cookies)


@pytest.mark.parametrize("label", OPERATIONS)
def test_made_up_calls_are_answered_as_the_schema_says(
    server: ServerProcess, cookies: dict[str, str], label: str
) -> None:
    right, wrong = (
        OPERATIONS[label].as_strategy(generation_mode=mode)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    )

    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=right | wrong)
    def answered_as_described(case: schemathesis.Case[Any]) -> None:
        answer = case.call(base_url=server.url, cookies=cookies)
        beyond_schema = answer.status_code == httpx.codes.UNPROCESSABLE_ENTITY and meant(answer.json())
        # How long a body may be is no part of a schema, and is asked before what it holds.
        too_large = answer.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE
        excluded: list[CheckFunction] = [positive_data_acceptance] if beyond_schema or too_large else []
        if too_large:
            excluded.append(negative_data_rejection)
        case.validate_response(answer, excluded_checks=excluded)

    answered_as_described()


def meant(problem: dict[str, str]) -> bool:
    """Whether a well-formed call was refused for what it means: an option that a game does not know, an action
    against its rules, a name of nothing but spaces. What is malformed is told by its place (`body.name: ...`).
    """
    where = problem["detail"].split(":")[0].split(".")[0]
    return problem["code"] != "bad_message" or where not in {"body", "query", "path", "header", "not JSON"}
