"""The web app's files. Files with a hash in their name are cached by browsers for ever; pages are revalidated."""

from __future__ import annotations

import json
import mimetypes
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from rascals.server.api.compression import TEXTS, accepted, packed
from rascals.server.api.invitations import LinkPreview, preview_of
from rascals.server.api.problems import Problem, answer_problem
from rascals.server.api.service import Service
from rascals.words import languages

# ---------------------------------------------------------------- bundle
# The manifest of the built web app: which files a page will request, so that its head can preload them.

CHUNKS = "chunks.json"  # the manifest, written by the build
ENTRY = "index.html"
PAGES = {"": "Lobby", "t": "Table", "r": "Replay", "j": "Join", "rules": "Rules", "settings": "Settings"}


def chunks(home: Path) -> Mapping[str, Any]:
    """Return the manifest of the web app in a folder: its files, by their sources; empty if there is none."""
    file = home / CHUNKS
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(4)
def _read(file: Path, _changed: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def sources(path: str, game: str | None) -> list[str]:
    """Return the source modules of a page, by its path; for a table or replay of a game, with the game's board."""
    kind = path.strip("/").partition("/")[0]
    found = [f"src/pages/{PAGES[kind]}.svelte"] if kind in PAGES else []
    if game is not None and kind in {"t", "r"}:
        found.append(f"src/games/{game}/Board.svelte")
    return found


def wanted(files: Mapping[str, Any], entries: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the scripts and the styles that sources need, each once, without those that every page loads."""
    loaded, scripts, styles = set(_with_imports(files, [ENTRY])), [], []
    for source in _with_imports(files, entries):
        if source not in loaded:
            scripts.append(files[source]["file"])
            styles += files[source].get("css", [])
    return scripts, styles


def _with_imports(files: Mapping[str, Any], entries: Iterable[str]) -> list[str]:
    """Return sources and all that they import, directly or indirectly, except those without a file of their own."""
    found: list[str] = []
    waiting = [source for source in entries if source in files]
    while waiting:
        source = waiting.pop(0)
        if source not in found:
            found.append(source)
            waiting += files[source].get("imports", [])
    return found


HOME = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
A_WHILE = "public, max-age=3600"  # for pictures, which change only with a new version
ASK_AGAIN = "no-cache"
PAGE = "index.html"
API = "/api/v1"
THOROUGH = ("/settings", "/mine", "/called/", "/learn/")  # pages that need all texts at once
FROM_ROOT = re.compile(r'\b(src|href)="/')  # how the build writes the paths of its files
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>\s*')

KINDS = mimetypes.MimeTypes()  # not the system's, which any program on Windows may have changed
KINDS.add_type("text/javascript", ".js")
KINDS.add_type("application/manifest+json", ".webmanifest")

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
<p>The API is described at <a href="/openapi.json">openapi.json</a>.</p>
"""


class WebApp:
    """ASGI app: serves a file of the built web app, or else its one page for every path that looks like a page."""

    def __init__(self, home: Path = HOME, service: Service | None = None) -> None:
        self.home, self.service = home.resolve(), service

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
            return await self._send(request, file, _cache_control(path))
        if "." in path.rpartition("/")[2]:
            return await answer_problem(request, Problem("not_found", "not-found"))
        page = self.home / PAGE
        if page.is_file():
            return await self._page(request, page)
        return HTMLResponse(based(ABSENT, self._base_path), 503, {"cache-control": "no-store"})

    async def _send(self, request: Request, file: Path, cache: str) -> Response:
        """Answer with a file, compressed if its type benefits from it."""
        media = KINDS.guess_type(file.name)[0] or "application/octet-stream"
        if not media.startswith(TEXTS):
            return FileResponse(file, headers={"cache-control": cache}, media_type=media)
        return await packed(request, _content(file, _changed(file)), media, cache=cache)

    async def _page(self, request: Request, page: Path) -> Response:
        """Answer with the app's one page, with the preview and preloads for this URL in its head."""
        language = accepted_language(request)
        preview = await preview_of(request, self.service, language)
        lines = [*shown(preview, language, self._base(request)), *self._preloads(request, preview, language)]
        html = headed(_content(page, _changed(page)).decode(), preview, language, lines)
        html = based(html, self._base_path)
        answer = await packed(request, html.encode(), "text/html", lasting=False)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    def _preloads(self, request: Request, preview: LinkPreview, language: str) -> list[str]:
        """Return preload links for what the page's script will request, so that the browser loads it at once."""
        path, game = request.url.path, preview.game
        scripts, styles = wanted(chunks(self.home), sources(path, game))
        texts = ["shared", game] if game and path.startswith(("/t/", "/r/", "/rules/")) else ["shared"]
        parts = ["first", "rest"] if path.startswith(THOROUGH) else ["first"]
        named = [f"{API}/texts/{language}/{text}-{part}" for part in parts for text in texts]
        urls = [f"{API}/games", *named]
        return [
            *(f'<link rel="modulepreload" href="/{file}" crossorigin />' for file in scripts),
            *(f'<link rel="preload" href="/{file}" as="style" crossorigin />' for file in styles),
            *(f'<link rel="preload" href="{url}" as="fetch" crossorigin />' for url in urls),
        ]

    @property
    def _base_path(self) -> str:
        """The path below which the server is reached; see `Settings`."""
        return "" if self.service is None else self.service.settings.base_path

    def _base(self, request: Request) -> str:
        """Return the server's public URL, without a slash at its end."""
        public = None if self.service is None else self.service.settings.public_url
        return (public or str(request.base_url)).rstrip("/")

    def _file(self, path: str) -> Path | None:
        """Return the file of a path if it exists inside the app's folder; not the page, whose head is generated.

        Each file has only one valid path; by a path through another folder, the wrong caching rules would apply.
        """
        if not path or "\0" in path or path == PAGE:
            return None
        try:
            file = (self.home / path).resolve()
            inside = file.is_relative_to(self.home) and file.relative_to(self.home).as_posix() == path
            return file if inside and file.is_file() else None
        except OSError:  # a name that is too long or invalid on this system
            return None


def _cache_control(path: str) -> str:
    """Return the `Cache-Control` header for a file."""
    if path.startswith("assets/"):
        return FOR_EVER
    return A_WHILE if path == "favicon.svg" else ASK_AGAIN


def _changed(file: Path) -> int:
    return file.stat().st_mtime_ns


@lru_cache(256)
def _content(file: Path, _changed: int) -> bytes:
    """Return the content of a file, cached until the file changes."""
    return file.read_bytes()


def accepted_language(request: Request) -> str:
    """Return the available language that a request prefers (Accept-Language); English if it names none of them."""
    liked = (name.partition("-")[0] for name in accepted(request, "accept-language"))
    return next((code for code in liked if code in languages()), "en")


def shown(preview: LinkPreview, language: str, base: str) -> list[str]:
    """Return the lines for link previews in the page's head: Open Graph, and one site's addition to it."""
    properties = {
        "og:site_name": "Rascals",
        "og:type": "website",
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:image": f"{base}/previews/{preview.picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    named = {"description": preview.sentence, "twitter:card": "summary_large_image"}
    return [
        *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()),
        *(f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()),
    ]


def headed(html: str, preview: LinkPreview, language: str, lines: Iterable[str]) -> str:
    """Return the page's HTML with this language, the preview's title, and these lines in its head."""
    html = DESCRIPTION.sub("", html, count=1)
    html = html.replace('<html lang="en">', f'<html lang="{language}">', 1)
    if preview.title != "Rascals":
        html = html.replace("<title>Rascals</title>", f"<title>{escape(preview.title)} · Rascals</title>", 1)
    return html.replace("</head>", "".join(f"  {line}\n" for line in lines) + "</head>", 1)


def based(html: str, base_path: str) -> str:
    """Return the page's HTML for a server below a path, which its links then contain and its script can read."""
    if not base_path:
        return html
    html = FROM_ROOT.sub(rf'\1="{base_path}/', html)
    return html.replace("<html ", f'<html data-base="{base_path}" ', 1)
