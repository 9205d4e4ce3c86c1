"""The cookie by which a browser is recognised."""

from typing import Literal, TypeAlias

from arkaden.accounts.identities import SESSION_LASTS

COOKIE = "arkaden_session"
SIGNED_OUT = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
"""The value of Set-Cookie that makes a browser forget its session."""

Security: TypeAlias = Literal["auto", "always", "never"]


def session_cookie(token: str, scheme: str, security: Security) -> str:
    """The value of Set-Cookie: unreadable for scripts, not sent along by other sites.

    It is marked Secure always, never, or (auto) if the request's ``scheme`` is https.
    """
    secure = security == "always" or (security == "auto" and scheme == "https")
    return (
        f"{COOKIE}={token}; Path=/; Max-Age={int(SESSION_LASTS.total_seconds())}; HttpOnly; SameSite=Lax"
        + ("; Secure" if secure else "")
    )
