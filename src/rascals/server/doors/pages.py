"""The web app's files. Names with a hash never change and are kept for ever; pages are asked for again."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from rascals.server.doors.problems import Problem, answer_problem

HOME = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

ABSENT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rascals</title>
<h1>Rascals is running</h1>
<p>The server works, but this installation has no web app: its built files are missing.</p>
<p>In a checkout of the project, run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>,
then load this page again. The terminal works without it: <code>rascals play felicity</code>.</p>
<p>The API is described at <a href="/openapi.json">/openapi.json</a>.</p>
"""


class WebApp:
    """ASGI app: a file of the built web app, else its page for every path that looks like one."""

    def __init__(self, home: Path = HOME) -> None:
        self.home = home.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
            return
        request = Request(scope)
        if request.method not in {"GET", "HEAD"} or request.url.path.startswith(("/api/", "/ws/")):
            answer = await answer_problem(request, Problem("not_found", "not-found"))
        else:
            answer = await self._answer(request)
        await answer(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        file = self._file(path)
        if file is not None:
            kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
            return FileResponse(file, headers={"cache-control": kept})
        if "." in path.rpartition("/")[2]:
            return await answer_problem(request, Problem("not_found", "not-found"))
        page = self.home / "index.html"
        if page.is_file():
            return FileResponse(page, headers={"cache-control": ASK_AGAIN})
        return HTMLResponse(ABSENT, 503, {"cache-control": "no-store"})

    def _file(self, path: str) -> Path | None:
        """Return the file of a path, if there is one and it lies inside the app."""
        if not path or "\0" in path:
            return None
        try:
            file = (self.home / path).resolve()
            return file if file.is_relative_to(self.home) and file.is_file() else None
        except OSError:  # a name too long, or not a name here
            return None
