"""The OpenAPI schema of the REST interface."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from arkaden.accounts.cookies import COOKIE

_PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """OpenAPI 3.1, made once: errors are problem documents, and the session cookie is described."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
        )
        for path in schema["paths"].values():
            for operation in path.values():
                for status, answer in operation["responses"].items():
                    if int(status) >= 400:
                        answer["content"] = _PROBLEM
        schemas = schema["components"]["schemas"]
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        schema["components"]["securitySchemes"] = {
            "session": {
                "type": "apiKey",
                "in": "cookie",
                "name": COOKIE,
                "description": "set by `POST /api/v1/guests`; may do everything",
            },
            "token": {
                "type": "http",
                "scheme": "bearer",
                "description": "made by `POST /api/v1/me/tokens`; reaches as far as its scopes",
            },
        }
        schema["security"] = [{"session": []}, {"token": []}, {}]
        app.openapi_schema = schema
    return app.openapi_schema
