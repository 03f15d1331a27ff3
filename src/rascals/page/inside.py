"""Answers the pages of a site without a server in a web worker: converts their messages to ASGI and back.

The other side is `web/src/anywhere`: `messages.ts` declares the messages, `worker.ts` calls `begin`, `take` and
`answer`. This module only carries requests; the server's API answers them.
"""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any, Protocol, TypeAlias
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from rascals.bots import Budget
from rascals.bots.lookahead import use
from rascals.page.machine import look_ahead_of
from rascals.server import anywhere
from rascals.server.api.service import Extras
from rascals.server.loggers import logger
from rascals.server.store.journal import Journal
from rascals.server.tables.bot_workers import BotAnswer, BotRequest, Here
from rascals.server.tables.bot_workers import answer as thought

log = logger("rascals.page")

HOST = "localhost"
Think: TypeAlias = Callable[[bytes], Awaitable[bytes | None]]

COOKIES = "cookies"  # the name under which they are stored
REQUEST_ENDS: Message = {"type": "http.disconnect"}
SOCKET_ENDS: Message = {"type": "websocket.disconnect", "code": 1000}


class Browser(Journal, Protocol):
    """The worker's storage: the journal of the tables, and named texts."""

    async def kept(self, name: str) -> str | None:
        """Return a stored text; None if there is none of this name."""

    async def keep(self, name: str, text: str) -> None:
        """Store a text."""


class Cookies:
    """The cookies of this site, because a worker cannot use the browser's own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._now: dict[str, str] = {}

    async def load(self) -> None:
        """Load the cookies of earlier visits."""
        self._now = json.loads(await self._browser.kept(COOKIES) or "{}")

    @property
    def header(self) -> bytes:
        """The value of a request's `Cookie` header: all cookies, the latest last."""
        return "; ".join(f"{name}={value}" for name, value in self._now.items()).encode()

    async def heed(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Store the cookies that an answer sets, before the answer is sent: otherwise a seat's proof could be lost."""
        set_here = [value.decode("latin-1") for name, value in headers if name == b"set-cookie"]
        if not set_here:
            return
        for line in set_here:
            self._set(line)
        await self._browser.keep(COOKIES, json.dumps(self._now))

    def _set(self, line: str) -> None:
        try:
            found = SimpleCookie(line)
        except CookieError:
            return
        for name, cookie in found.items():
            self._now.pop(name, None)
            if cookie.value and cookie["max-age"] != "0":
                self._now[name] = cookie.value


class Inside:
    """The pages of one site, and the application that answers them.

    `tell` is called with each message to a page, as JSON, and the bytes that belong to it, if any.
    """

    def __init__(self, app: ASGIApp, cookies: Cookies) -> None:
        self._app, self._cookies = app, cookies
        self.tell: Callable[[str, bytes | None], object] = lambda _message, _content: None
        self._under_way: dict[tuple[str, int], tuple[asyncio.Task[None], asyncio.Queue[Message], Message]] = {}

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, browser: Browser, think: Think | None = None, extras: Extras | None = None
    ) -> AsyncIterator[Inside]:
        """Start the application on a browser's storage. `think` runs bots in another worker; else they run here."""
        app = anywhere.make(browser, Here if think is None else partial(RemoteBots, think), extras=extras)
        cookies = Cookies(browser)
        await cookies.load()
        async with app.router.lifespan_context(app):
            yield cls(app, cookies)

    def take(self, message: dict[str, Any]) -> None:
        """Handle a message of a page: it starts a request or socket, or belongs to one."""
        key = message["page"], message["id"]
        if message["kind"] in {"ask", "open"}:
            incoming: asyncio.Queue[Message] = asyncio.Queue()
            scope, serve = self._begun(message, incoming)
            task = asyncio.get_running_loop().create_task(serve(key, scope, incoming))
            self._under_way[key] = task, incoming, REQUEST_ENDS if message["kind"] == "ask" else SOCKET_ENDS
            task.add_done_callback(partial(self._ended, key))
        elif key in self._under_way:
            _, incoming, end = self._under_way[key]
            has_text = message["kind"] == "say"
            incoming.put_nowait({"type": "websocket.receive", "text": message["text"]} if has_text else end)

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._under_way.pop(key, None)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            log.error("not answered", exc_info=fault)

    def _begun(self, message: dict[str, Any], incoming: asyncio.Queue[Message]) -> tuple[Scope, Callable[..., Any]]:
        path, _, query = message["path"].partition("?")
        headers = [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in message.get("headers", [])
        ]
        own = {"host": HOST, "origin": f"http://{HOST}"}
        headers = [(name, value) for name, value in headers if name.decode() not in {*own, "cookie", "accept-encoding"}]
        headers += [(name.encode(), value.encode()) for name, value in own.items()]
        if self._cookies.header:
            headers.append((b"cookie", self._cookies.header))
        scope: Scope = {
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
        }
        if message["kind"] == "open":
            incoming.put_nowait({"type": "websocket.connect"})
            return {**scope, "type": "websocket", "scheme": "ws", "subprotocols": [], "extensions": {}}, self._socket
        body = (message["body"] or "").encode()
        incoming.put_nowait({"type": "http.request", "body": body, "more_body": False})
        return {**scope, "type": "http", "scheme": "http", "method": message["method"]}, self._request

    async def _request(self, key: tuple[str, int], scope: Scope, incoming: asyncio.Queue[Message]) -> None:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", [])]
                await self._cookies.heed(headers)
                shown = [(name.decode(), value.decode("latin-1")) for name, value in headers if name != b"set-cookie"]
                self._say(key, "head", status=message["status"], headers=shown)
            elif message["type"] == "http.response.body" and message.get("body"):
                self._say(key, "part", message["body"])

        try:
            await self._app(scope, incoming.get, send)
        finally:
            self._say(key, "end")

    async def _socket(self, key: tuple[str, int], scope: Scope, incoming: asyncio.Queue[Message]) -> None:
        code = 1006

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                self._say(key, "opened")
            elif message["type"] == "websocket.send":
                self._say(key, "heard", text=message["text"])
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)

        try:
            await self._app(scope, incoming.get, send)
        finally:
            self._say(key, "closed", code=code)

    def _say(self, key: tuple[str, int], kind: str, content: bytes | None = None, **more: Any) -> None:
        page, number = key
        self.tell(json.dumps({"page": page, "id": number, "kind": kind, **more}), content)


class RemoteBots:
    """Runs bots in another web worker, so that no page waits for them; see `BotWorker`."""

    def __init__(self, think: Think) -> None:
        self._think = think

    async def ask(self, asked: BotRequest, budget: Budget, begun: Callable[[], object]) -> BotAnswer | None:
        """Ask the bot and wait; None if it failed, EOFError if its worker was ended because it did not answer."""
        begun()
        found = await self._think(pickle.dumps((asked, budget)))
        return None if found is None else pickle.loads(found)  # noqa: S301 - the other worker is ours

    def cancel(self) -> None:
        """Do nothing: the other worker cannot be interrupted; a bot stops at its budget."""

    def end(self) -> None:
        """Do nothing: the page ends both workers."""


def answer_request(question: bytes) -> bytes:
    """Let a bot think about a request of `RemoteBots`."""
    asked, budget = pickle.loads(question)  # noqa: S301 - the other worker is ours
    return pickle.dumps(thought(asked, budget, lambda: False))


# ---------------------------------------------------------------- in Pyodide

_open = AsyncExitStack()
_inside: Inside


async def begin(browser: Any, tell: Any, think: Any) -> None:
    """Start answering pages; the worker calls this once, with its own objects and functions."""
    from pyodide.ffi import JsException, to_js

    async def thought_there(question: bytes) -> bytes | None:
        try:
            found = await think(to_js(question))
        except JsException as error:  # the bots' worker hung and was replaced
            raise EOFError from error
        return bytes(found.to_bytes()) if found else None  # JavaScript's null is not None

    global _inside  # noqa: PLW0603 - the worker knows only this module
    _inside = await _open.enter_async_context(Inside.opened(OfWorker(browser), thought_there))
    _inside.tell = lambda message, content: tell(message, None if content is None else to_js(content))


class OfWorker:
    """A `Browser` made of the worker's JavaScript object: awaits its promises, converts its arrays to bytes."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser

    async def read(self) -> list[bytes]:
        """See `Browser`."""
        return [state.to_bytes() for state in await self._browser.read()]

    async def append(self, records: Sequence[bytes]) -> None:
        """See `Browser`."""
        from pyodide.ffi import to_js

        await self._browser.append(to_js([*records]))

    async def replace(self, records: Sequence[bytes]) -> None:
        """See `Browser`."""
        from pyodide.ffi import to_js

        await self._browser.replace(to_js([*records]))

    async def kept(self, name: str) -> str | None:
        """See `Browser`."""
        found: str | None = await self._browser.kept(name)
        return found or None

    async def keep(self, name: str, text: str) -> None:
        """See `Browser`."""
        await self._browser.keep(name, text)


def take(asked: str) -> None:
    """Handle a message of a page, given as JSON."""
    _inside.take(json.loads(asked))


def answer(question: Any) -> Any:
    """Let a bot think about a request of `RemoteBots`: this runs in the bots' worker."""
    from pyodide.ffi import to_js

    use(look_ahead_of)
    return to_js(answer_request(question.to_bytes()))
