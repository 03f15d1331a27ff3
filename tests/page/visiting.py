"""A browser in memory, and a page in it that sends requests: messages as `web/src/anywhere` sends them."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

from rascals.page.inside import Inside, Think

API = "/api/v1"


class Browser:
    """A browser's storage. `happened` has everything stored and sent, in order; texts are stored while `free` is set.

    While `full`, the journal accepts nothing.
    """

    def __init__(self) -> None:
        self.records: list[bytes] = []
        self.texts: dict[str, str] = {}
        self.happened: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.full = False

    async def read(self) -> list[bytes]:
        return list(self.records)

    async def append(self, records: Sequence[bytes]) -> None:
        self._check()
        self.records += records

    async def replace(self, records: Sequence[bytes]) -> None:
        self._check()
        self.records = list(records)

    def _check(self) -> None:
        if self.full:
            raise RuntimeError("QuotaExceededError")

    async def kept(self, name: str) -> str | None:
        return self.texts.get(name)

    async def keep(self, name: str, text: str) -> None:
        await self.free.wait()
        self.texts[name] = text
        self.happened.append(f"kept {name}")


class Page:
    """A page: it numbers its requests, and receives messages."""

    def __init__(self, inner: Inside, name: str = "a page") -> None:
        self.inside, self.name = inner, name
        self._numbers = itertools.count(1)
        self._heard: dict[int, asyncio.Queue[dict[str, Any]]] = {}

    def hear(self, told: dict[str, Any]) -> None:
        self._heard[told["id"]].put_nowait(told)

    def begin(self, kind: str, **more: Any) -> int:
        """Start a request; return its number."""
        number = next(self._numbers)
        self._heard[number] = asyncio.Queue()
        self.inside.take({"page": self.name, "id": number, "kind": kind, **more})
        return number

    def more(self, number: int, kind: str, **more: Any) -> None:
        """Send more of a request."""
        self.inside.take({"page": self.name, "id": number, "kind": kind, **more})

    async def heard(self, number: int) -> dict[str, Any]:
        """Return the next message about a request."""
        return await self._heard[number].get()

    async def parts(self, number: int) -> tuple[dict[str, Any], list[bytes]]:
        """Return an answer's head and its parts."""
        head, parts = await self.heard(number), []
        assert head["kind"] == "head", head
        while (told := await self.heard(number))["kind"] == "part":
            parts.append(told["content"])
        assert told["kind"] == "end"
        return head, parts

    def asking(self, method: str, path: str, body: Any = None, **headers: str) -> int:
        """Start an HTTP request."""
        named = [["content-type", "application/json"], *([*pair] for pair in headers.items())]
        text = None if method == "GET" else json.dumps({} if body is None else body)
        return self.begin("ask", method=method, path=path, headers=named, body=text)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return an answer's status and contents."""
        head, parts = await self.parts(self.asking(method, API + path, body))
        return head["status"], json.loads(b"".join(parts))

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status == 200, (path, found)
        return found

    async def sit_down(self, game: str = "felicity", players: int = 3) -> str:
        """Start a game against bots; return the table's id."""
        wish = {"game": game, "players": players, "nickname": "Ada", "level": "random", "pause": 0}
        status, made = await self.ask("POST", "/quick", wish)
        assert status in {200, 201}, made
        found: str = made["table"]["id"]
        return found

    async def socket(self, table: str) -> int:
        """Open a socket at a table and say hello; return its number."""
        number = self.begin("open", path=f"/ws/v1/tables/{table}")
        opened = await self.heard(number)
        assert opened["kind"] == "opened", opened
        self.say(number, type="hello", after=0, run=None)
        return number

    def say(self, socket: int, **message: Any) -> None:
        self.more(socket, "say", text=json.dumps(message))

    async def next(self, socket: int, *kinds: str) -> dict[str, Any]:
        """Return the table's next message of these kinds."""
        while True:
            told = await self.heard(socket)
            assert told["kind"] == "heard", told
            message: dict[str, Any] = json.loads(told["text"])
            if message["type"] in kinds:
                return message

    async def turn(self, table: str) -> dict[str, Any] | None:
        """Wait for one's decision; return the view, None once the game is over."""
        while True:
            view: dict[str, Any] = await self.get(f"/tables/{table}/view")
            if view["decision"] is not None:
                return view
            if (await self.get(f"/tables/{table}"))["status"] == "over":
                return None
            await asyncio.sleep(0)

    async def play(self, table: str, times: int) -> int:
        """Make this many moves, or fewer if the game ends before; return how many."""
        socket = await self.socket(table)
        for n in range(times):
            view = await self.turn(table)
            if view is None:
                return n
            self.say(socket, **await self.command(table, view))
            answer = await self.next(socket, "ack", "reject")
            assert answer["type"] == "ack", answer
        self.more(socket, "stop")
        return times

    async def command(self, table: str, view: dict[str, Any]) -> dict[str, Any]:
        """Return the first legal move, as a command."""
        draft: list[str] = []
        while True:
            found = await self.get(f"/tables/{table}/preview?draft={quote(';'.join(draft))}")
            if draft and (found["complete"] or not found["moves"]):
                break
            draft.append(found["moves"][0]["move"])
        decision = view["decision"]
        return {"type": "play", "id": f"m{decision}", "decision": decision, "move": "; ".join(draft)}


class Site:
    """All pages that one worker serves."""

    def __init__(self, opened: Inside, browser: Browser) -> None:
        self._inside, self._browser = opened, browser
        self._pages: dict[str, Page] = {}
        opened.tell = self._tell

    def page(self, name: str = "a page") -> Page:
        """Open a page."""
        return self._pages.setdefault(name, Page(self._inside, name))

    def _tell(self, message: str, content: bytes | None) -> None:
        told = json.loads(message)
        self._browser.happened.append(told["kind"])
        self._pages[told["page"]].hear(told if content is None else told | {"content": content})


@asynccontextmanager
async def visited(browser: Browser, think: Think | None = None) -> AsyncIterator[Site]:
    """A site without a server, in a browser, for the duration of the block."""
    async with Inside.opened(browser, think) as opened:
        yield Site(opened, browser)
