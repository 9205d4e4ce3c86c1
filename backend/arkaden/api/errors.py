"""How errors become answers."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from arkaden.api.answers import problem
from arkaden.errors import Code, Refusal

_CODES: dict[int, Code] = {
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    429: "rate_limited",
}


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(Refusal("bad_message", f"{where}: {first['msg']}"))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):
        # Raised while the body was read, where the framework answers for whatever happens.
        return problem(error.__cause__)
    if isinstance(error.__cause__, Refusal):
        # Of a body that was refused as it was read.
        return problem(error.__cause__)
    answer = problem(Refusal(_CODES.get(error.status_code, "bad_message"), str(error.detail)))
    answer.headers.update(error.headers or {})
    return answer


def install(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
