"""What the server refuses, as an exception."""

from typing import Any

import httpx


class ApiError(Exception):
    """A problem document (RFC 9457): ``code`` is one of those in docs/protocol.md.

    ``reason`` is the rules' own, with `illegal_action`; ``version`` the game's present one, where it matters;
    ``retry_after`` a number of seconds, with `rate_limited`.
    """

    def __init__(self, answer: httpx.Response) -> None:
        problem = _problem(answer)
        self.status = answer.status_code
        self.code: str = problem.get("code", "internal")
        self.detail: str = problem.get("detail", answer.reason_phrase)
        self.reason: str | None = problem.get("reason")
        self.version: int | None = problem.get("version")
        self.retry_after: int | None = problem.get("retry_after")
        super().__init__(f"{self.code}: {self.detail}")


def _problem(answer: httpx.Response) -> dict[str, Any]:
    """What the answer says; nothing if it comes from something between here and the server."""
    try:
        body = answer.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
