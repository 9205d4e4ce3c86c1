"""Somebody who uses a server over HTTP, with nothing but the standard library."""

import json
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit


class Visitor:
    """A guest with a cookie; `url` may be changed to call another server, or the same after a restart."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.call("POST", "/guests", {"name": name})

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Call the REST interface; raises urllib.error.HTTPError for an error."""
        request = urllib.request.Request(
            f"{self.url}/api/v1{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Content-Type": "application/json",
                "Origin": self.url,
                "Host": urlsplit(self.url).netloc,
            },
        )
        with self._opener.open(request, timeout=30) as answer:
            parsed: dict[str, Any] = json.loads(answer.read() or b"{}")
        return parsed

    def get(self, path: str) -> dict[str, Any]:
        return self.call("GET", path)

    def open_table(self) -> str:
        """Open a public table for two; its id."""
        table = self.call(
            "POST", "/tables", {"kind": "ark", "seats": 2, "options": {}, "visibility": "public"}
        )
        return str(table["id"])
