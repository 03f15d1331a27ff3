"""Plays in an environment with only the folder above `tests` and the standard library, and without threads."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path

HERE = Path(__file__).parents[2]
sys.path[:] = [path for path in sys.path if "site-packages" not in path] + [str(HERE)]

from rascals.page import inside  # noqa: E402
from rascals.server import background  # noqa: E402
from tests.page.visiting import API, Browser, Page, visited  # noqa: E402 - only now it is found


def no_thread(*_: object, **__: object) -> None:
    raise RuntimeError("there is no thread")


threading.Thread.start = no_thread  # type: ignore[method-assign]
background.THREADS = False


async def advised(page: Page, table: str) -> None:
    """Ask for advice until it comes before the game has moved on."""
    status, found = 409, None
    while status == 409:
        view = await page.turn(table)
        assert view is not None
        status, found = await page.ask("POST", f"/tables/{table}/advice", {"decision": view["decision"]})
    assert status == 200, found


async def played() -> None:
    async def think(question: bytes) -> bytes | None:
        return inside.answer_request(question)

    async with visited(Browser(), think) as site:
        page = site.page()
        for game in await page.get("/games"):
            table = await page.sit_down(game["name"], game["players"][0])
            await page.play(table, 2)
            await advised(page, table)
            for path, body in (
                (f"/lessons/{game['name']}", {"answers": []}),
                (f"/tables/{table}/chat", {"id": "a", "text": "hello"}),
            ):
                status, found = await page.ask("POST", path, body)
                assert status == 200, (path, found)
            for language in ("de", "en", "fr"):
                texts = page.asking("GET", f"{API}/texts/{language}/{game['name']}-rest")
                assert (await page.parts(texts))[0]["status"] == 200
        table = await page.sit_down()
        await page.play(table, 10_000)
        for path in (f"/tables/{table}/analysis?seat=me", f"/tables/{table}/replay?pov=open"):
            assert await page.get(path)


asyncio.run(asyncio.wait_for(played(), 600))
sys.stdout.write("played")
