"""The interactive documentation, without anything from other servers."""

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

SCHEMA_PATH = "/api/openapi.json"
_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arkaden: API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
"""
_START = f'SwaggerUIBundle({{url: "{SCHEMA_PATH}", dom_id: "#ui", deepLinking: true}});\n'
# Swagger UI styles its page by style attributes.
_CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def install(app: FastAPI) -> None:
    """Serve Swagger UI, out of the files of the `fastapi-swagger` package, at `/api/docs`."""
    resources = Path(str(files("fastapi_swagger") / "resources"))

    async def page(_: Request) -> Response:
        return HTMLResponse(_PAGE, headers={"Content-Security-Policy": _CONTENT_SECURITY_POLICY})

    async def start(_: Request) -> Response:
        return Response(_START, media_type="text/javascript")

    async def bundle(_: Request) -> Response:
        return FileResponse(resources / "swagger-ui-bundle.js")

    async def style(_: Request) -> Response:
        return FileResponse(resources / "swagger-ui.css")

    app.add_route("/api/docs", page)
    app.add_route("/api/docs/start.js", start)
    app.add_route("/api/docs/swagger-ui-bundle.js", bundle)
    app.add_route("/api/docs/swagger-ui.css", style)
