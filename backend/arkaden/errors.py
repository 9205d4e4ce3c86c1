"""Why the server refuses something: stable codes, raised by services and turned into answers at the edge."""

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "bad_message",
    "too_large",
    "not_signed_in",
    "forbidden",
    "missing_scope",
    "limit_reached",
    "wrong_password",
    "bad_name",
    "name_taken",
    "account_exists",
    "not_found",
    "method_not_allowed",
    "not_seated",
    "not_your_turn",
    "stale_version",
    "illegal_action",
    "game_over",
    "not_started",
    "already_started",
    "not_finished",
    "seat_taken",
    "colour_taken",
    "already_seated",
    "table_full",
    "too_few_players",
    "bad_option",
    "bad_players",
    "bad_components",
    "invite_invalid",
    "key_reused",
    "still_here",
    "rate_limited",
    "unavailable",
    "internal",
]


class Refusal(Exception):
    """A request that is answered with an error and has changed nothing.

    ``code`` is one of the codes of docs/protocol.md; ``detail`` is English, for people who read logs and API
    answers. ``reason`` (of the rules), ``version`` (of the game) and ``retry_after`` (seconds) go with some codes.
    """

    def __init__(
        self,
        code: Code,
        detail: str,
        *,
        reason: str | None = None,
        version: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(f"{code}: {detail}")
        self.code: Code = code
        self.detail = detail
        self.reason = reason
        self.version = version
        self.retry_after = retry_after

    def to_json(self) -> dict[str, str | int]:
        """The fields that REST and the live protocol share; what is absent is left out."""
        fields: dict[str, str | int | None] = {
            "code": self.code,
            "detail": self.detail,
            "reason": self.reason,
            "version": self.version,
            "retry_after": self.retry_after,
        }
        return {name: value for name, value in fields.items() if value is not None}
