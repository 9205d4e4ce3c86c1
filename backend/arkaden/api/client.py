"""Handing out the built client: a single page whose paths it reads itself."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

_IMMUTABLE = "public, max-age=31536000, immutable"
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Arkaden</title>
<h1>The client has not been built</h1>
<p>This server runs and answers at <a href="/api/docs">/api/docs</a>, but finds no built client.
Build it with <code>make setup</code>, or <code>npm run build</code> in <code>frontend</code>,
and load this page again.</p></html>
"""


class ClientFiles(StaticFiles):
    """Files of the build; every other path outside the API gets the page itself."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._page = directory / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def check_config(self) -> None:
        """A missing build is no fault of the configuration; whoever looks for it is told."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404, "there is no such call")
        if not self._page.is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        if path in {".", "index.html"}:
            return self._index()
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            # Names with a dot are files that are missing, not places in the client.
            if error.status_code != 404 or path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
                raise
            return self._index()
        answer.headers["Cache-Control"] = _IMMUTABLE if path.startswith("assets/") else "no-cache"
        return answer

    def _index(self) -> Response:
        return FileResponse(self._page, headers={"Cache-Control": "no-cache"})
