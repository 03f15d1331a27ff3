"""A server as in a browser's page: run as a program with the name of a promise, it keeps it or fails."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import threading
from contextlib import asynccontextmanager
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any
from urllib.parse import quote

ABSENT = {
    "sqlalchemy", "alembic", "cryptography", "prometheus_client", "uvicorn", "h11", "uvloop", "structlog", "segno",
    "markdown_it", "platformdirs", "multiprocessing", "smtplib", "brotli", "numpy", "numba", "aiosqlite", "websockets",
}  # fmt: skip


class Absence(MetaPathFinder):
    """Refuses to import what is not there."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in ABSENT:
            raise ImportError(f"there is no {name}")


def no_thread(*_: object, **__: object) -> None:
    raise RuntimeError("there is no thread")


sys.meta_path.insert(0, Absence())
threading.Thread.start = no_thread  # type: ignore[method-assign]

sys.path.insert(0, str(Path(__file__).parents[2]))  # it is run as a program

from rascals.bots import Budget  # noqa: E402 - only now is everything else gone
from rascals.server import anywhere, background  # noqa: E402
from tests.server.in_memory import Paper  # noqa: E402

background.THREADS = False

API = "/api/v1"
FEW = Budget(simulations=2)
GAMES = {"felicity": 3, "goodcritters": 4, "goons": 3, "heist": 2}  # with how many they are played


class Page:
    """A page that asks an application in the same process, by ASGI's messages."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> tuple[int, bytes]:
        """Return the status and the body of an answer."""
        path, _, query = path.partition("?")
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
            "query_string": query.encode(), "headers": _headers(token, headers),
        }  # fmt: skip
        sent = asyncio.Queue[dict[str, Any]]()
        asked: list[dict[str, Any]] = [
            {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}
        ]

        async def receive() -> dict[str, Any]:
            if not asked:
                await asyncio.Event().wait()
            return asked.pop()

        await self.app(scope, receive, sent.put)
        start, *parts = [sent.get_nowait() for _ in range(sent.qsize())]
        return start["status"], b"".join(part.get("body", b"") for part in parts)

    async def get(self, path: str, token: str | None = None) -> Any:
        status, body = await self.ask("GET", API + path, token=token)
        assert status == 200, (path, body)
        return json.loads(body)

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        status, answer = await self.ask("POST", API + path, body or {}, token)
        assert status in {200, 201}, (path, answer)
        return json.loads(answer)

    @asynccontextmanager
    async def socket(self, table: str, token: str) -> Any:
        """A socket at a table."""
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "path": f"/ws/v1/tables/{table}", "query_string": b"",
            "headers": _headers(token, {}), "subprotocols": [],
        }  # fmt: skip
        socket = Socket()
        running = asyncio.create_task(self.app(scope, socket.asked.get, socket.sent.put))
        await socket.asked.put({"type": "websocket.connect"})
        assert (await socket.sent.get())["type"] == "websocket.accept"
        await socket.say({"type": "hello", "after": 0, "run": None})
        yield socket
        await socket.asked.put({"type": "websocket.disconnect", "code": 1000})
        await running


class Socket:
    """A page's end of a socket."""

    def __init__(self) -> None:
        self.asked = asyncio.Queue[dict[str, Any]]()
        self.sent = asyncio.Queue[dict[str, Any]]()

    async def say(self, message: dict[str, Any]) -> None:
        await self.asked.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of these kinds."""
        while True:
            message: dict[str, Any] = json.loads((await self.sent.get())["text"])
            if message["type"] in kinds:
                return message


def _headers(token: str | None, more: dict[str, str]) -> list[tuple[bytes, bytes]]:
    bearer = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
    return bearer + [(name.replace("_", "-").encode(), value.encode()) for name, value in more.items()]


@asynccontextmanager
async def served(paper: Paper) -> Any:
    """A page at a server over a journal, from its startup to its shutdown."""
    app: Any = anywhere.make(paper, budget=FEW, delay=0.0)
    asked, sent = asyncio.Queue[dict[str, Any]](), asyncio.Queue[dict[str, Any]]()
    living = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}}, asked.get, sent.put))
    await asked.put({"type": "lifespan.startup"})
    assert (await sent.get())["type"] == "lifespan.startup.complete"
    yield Page(app)
    await asked.put({"type": "lifespan.shutdown"})
    assert (await sent.get())["type"] == "lifespan.shutdown.complete"
    await living


async def sat_down(page: Page, game: str) -> tuple[str, str]:
    """Make a table with bots and start it; return its id and the token of the one person there."""
    made = await page.post(
        "/quick", {"game": game, "players": GAMES[game], "nickname": "Ada", "level": "random", "pause": 0}
    )
    return made["table"]["id"], made["token"]


async def moved(page: Page, table: str, token: str, times: int) -> None:
    """Make so many moves over the socket, or fewer if the game is over before."""
    async with page.socket(table, token) as socket:
        for n in range(times):
            view = await awaited(page, table, token)
            if view is None:
                return
            move = await whole(page, table, token)
            play = {"type": "play", "id": f"m{n}-{view['decision']}", "decision": view["decision"], "move": move}
            await socket.say(play)
            answer = await socket.hear("ack", "reject")
            assert answer["type"] == "ack", answer


async def whole(page: Page, table: str, token: str) -> str:
    """Return the first move that there is, made of the first steps that there are."""
    draft: list[str] = []
    while True:
        found = await page.get(f"/tables/{table}/preview?draft={quote(';'.join(draft))}", token)
        if draft and (found["complete"] or not found["moves"]):
            return "; ".join(draft)
        draft.append(found["moves"][0]["move"])


async def awaited(page: Page, table: str, token: str) -> dict[str, Any] | None:
    """Wait until it is the person's turn; return what they see, None once the game is over."""
    while True:
        view: dict[str, Any] = await page.get(f"/tables/{table}/view", token)
        if view["decision"] is not None:
            return view
        if (await page.get(f"/tables/{table}"))["status"] == "over":
            return None
        await asyncio.sleep(0)


async def settled(page: Page, table: str, token: str) -> dict[str, Any]:
    """Return what a person sees once it is their turn and nobody else's, so that it stays as it is."""
    before: dict[str, Any] | None = None
    while (view := await awaited(page, table, token)) is None or before is None or seen(view) != seen(before):
        before = view
        await asyncio.sleep(0.1)
    return view


async def plays() -> None:
    """Tables of each game are made, started and played; there is a coach, and lessons; one can leave."""
    async with served(Paper()) as page:
        assert {game["name"] for game in await page.get("/games")} == GAMES.keys()
        for game in GAMES:
            table, token = await sat_down(page, game)
            await moved(page, table, token, 3)
            view = await settled(page, table, token)
            advice = await page.post(f"/tables/{table}/advice", {"decision": view["decision"]}, token)
            assert advice["move"]
            lesson = await page.post(f"/lessons/{game}", {"answers": []})
            assert lesson["steps"] > 1
            left = await page.post(f"/tables/{table}/leave", {}, token)
            assert left["id"] == table


async def tables_last() -> None:
    """A second server over the same journal finds each table as it was."""
    paper = Paper()
    known = {}
    async with served(paper) as page:
        for game in GAMES:
            table, token = await sat_down(page, game)
            await moved(page, table, token, 2)
            known[table, token] = seen(await settled(page, table, token))
    async with served(paper) as page:
        for (table, token), before in known.items():
            assert seen(await page.get(f"/tables/{table}/view", token)) == before
            await moved(page, table, token, 1)


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view does not depend on the server that shows it."""
    return {name: view[name] for name in ("you", "decision", "view", "moves", "log")}


async def replays() -> None:
    """A finished game gives a replay, an analysis, and a saved game that holds, without a signature."""
    import rascals

    async with served(Paper()) as page:
        table, token = await sat_down(page, "felicity")
        await moved(page, table, token, 10_000)
        status, packed = await page.ask("GET", f"{API}/tables/{table}/replay?pov=open", accept_encoding="gzip")
        assert status == 200
        assert len(json.loads(gzip.decompress(packed))["frames"]) > 50
        while True:
            found = await page.get(f"/tables/{table}/analysis?seat=me", token)
            if found["done"] == found["deeds"]:
                break
            await asyncio.sleep(0)
        assert found["decisions"]
        status, saved = await page.ask("GET", f"{API}/tables/{table}/game.json", token=token)
        assert (status, rascals.verify_text(saved.decode()).ok) == (200, True)
        assert b"signature" not in saved.partition(b"\n")[0]


async def says_what_it_does_not_offer() -> None:
    """What only owners have is answered as what there is not; texts and health are there."""
    async with served(Paper()) as page:
        table, token = await sat_down(page, "felicity")
        offer = await page.get("/calling")
        assert offer == {"push": None, "mail": False}
        for method, path, body in (
            ("POST", f"{API}/keyrings", {"name": "Ada", "tables": [table]}),
            ("POST", f"{API}/keyrings/open", {"key": token}),
            ("GET", f"{API}/tables/{table}/qr.svg", None),
            ("GET", f"{API}/games/felicity/rules/en", None),
            ("GET", "/metrics", None),
            ("GET", "/.well-known/rascals.json", None),
        ):
            status, answer = await page.ask(method, path, body, token)
            assert (status, json.loads(answer)["error"]["reason"]["id"]) == (404, "not-found"), path
        wanted = {"language": "en", "mail": "ada@example.org"}
        status, answer = await page.ask("POST", f"{API}/tables/{table}/call", wanted, token)
        assert (status, json.loads(answer)["error"]["reason"]["id"]) == (400, "call-no-mail")
        assert (await page.ask("GET", f"{API}/texts/fr"))[0] == 200
        assert (await page.ask("GET", "/healthz"))[0] == 200


async def cleans_up() -> None:
    """Whoever asks to be forgotten is gone from the journal too."""
    paper = Paper()
    async with served(paper) as page:
        table, token = await sat_down(page, "felicity")
        await page.post(f"/tables/{table}/chat", {"id": "a", "text": "a canary sang"}, token)
        await moved(page, table, token, 10_000)
        assert b"canary" in b"".join(paper.records)
        assert b"Ada" in b"".join(paper.records)
        await page.post(f"/tables/{table}/forget", {}, token)
    assert b"canary" not in b"".join(paper.records)
    assert b"Ada" not in b"".join(paper.records)


def main(what: str) -> None:
    """Keep a promise; anything else is a line of code to run here."""
    promise = globals().get(what)
    if promise is None:
        exec(what)  # noqa: S102 - a test's own line
    else:
        asyncio.run(asyncio.wait_for(promise(), 600))
        sys.stdout.write(f"{what} holds\n")


if __name__ == "__main__":
    main(sys.argv[1])
