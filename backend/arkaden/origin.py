"""Whether a page of some origin may use this server with its visitor's cookie."""

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers


def is_allowed(headers: Headers, trusted: Collection[str]) -> bool:
    """True for pages of this server (its Host header) and of trusted origins.

    Also without an Origin header: browsers send one with every call that could do harm, programs need not.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    return urlsplit(origin).netloc == headers.get("host") or origin in trusted
