"""The schema says what everything in it means."""

from collections.abc import Iterator
from typing import Any

from arkaden.app import openapi_schema

SCHEMA = openapi_schema()
SHAPES = SCHEMA["components"]["schemas"]


def test_every_field_is_described() -> None:
    missing = [
        f"{name}.{field}"
        for name, shape in SHAPES.items()
        for field, described in shape.get("properties", {}).items()
        if not explains(described)
    ]
    assert missing == []


def test_every_parameter_is_described() -> None:
    missing = [
        f"{method} {path} {parameter['name']}"
        for path, method, call in calls()
        for parameter in call.get("parameters", [])
        if not explains(parameter) and not explains(parameter["schema"])
    ]
    assert missing == []


def test_every_call_with_a_caller_tells_what_tokens_get() -> None:
    for path, method, call in calls():
        if path.startswith(("/api/v1/tables", "/api/v1/games", "/api/v1/me")):
            assert "`not_signed_in`" in call["responses"]["401"]["description"], (method, path)
            assert "`missing_scope`" in call["responses"]["403"]["description"], (method, path)


def calls() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in SCHEMA["paths"].items():
        for method, call in methods.items():
            yield path, method, call


def explains(part: dict[str, Any]) -> bool:
    """Whether it has words of its own."""
    return bool(part.get("description"))
