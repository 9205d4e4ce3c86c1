"""Who is behind a request or a connection, and what they may do: by cookie, or by bearer token (RFC 6750)."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from arkaden.accounts.cookies import COOKIE
from arkaden.accounts.identities import Accounts, Person
from arkaden.accounts.tokens import Scope, Tokens
from arkaden.errors import Refusal

_BEARER = "bearer"


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody with an identity. ``scopes`` is None for a signed-in browser, which may do everything.

    ``renewed`` is the session's token if its cookie should be set again.
    """

    person: Person
    scopes: frozenset[Scope] | None = None
    renewed: str | None = None

    def may(self, scope: Scope) -> bool:
        return self.scopes is None or scope in self.scopes

    def require(self, scope: Scope) -> None:
        """Raises Refusal(missing_scope) if the token does not reach so far."""
        if not self.may(scope):
            raise Refusal("missing_scope", f"this token lacks the scope `{scope}`")

    def require_session(self) -> None:
        """Raises Refusal(missing_scope) for any token: some things only the signed-in owner does."""
        if self.scopes is not None:
            raise Refusal("missing_scope", "tokens may not do that: sign in")


async def caller_of(connection: HTTPConnection, accounts: Accounts, tokens: Tokens) -> Caller | None:
    """Who is asking; None for somebody without an identity.

    An `Authorization` header goes before the cookie. Raises Refusal(not_signed_in) if it holds no valid token:
    a program is to be told that its token is gone rather than be taken for a stranger.
    """
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, secret = authorization.partition(" ")
        bearer = await tokens.recognise(secret.strip()) if scheme.lower() == _BEARER else None
        if bearer is None:
            raise Refusal("not_signed_in", "the Authorization header holds no valid token")
        return Caller(bearer.person, bearer.scopes)
    token = connection.cookies.get(COOKIE)
    if token is None:
        return None
    signed_in = await accounts.recognise(token)
    if signed_in is None:
        return None
    return Caller(signed_in.person, renewed=token if signed_in.renewed else None)
