"""Prebuilt answers, the same for everybody: a page can show them before Python has started in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence

import rascals
from rascals.page.inside import Inside
from rascals.server import features
from rascals.server.doors.service import Extras
from rascals.words import languages

API = "/api/v1"


def asked() -> list[str]:
    """Return the paths whose answers are prebuilt: the games, their rules, and the texts."""
    parts = [f"{name}-{part}" for name in ("shared", *rascals.games()) for part in ("first", "rest")]
    texts = [f"{API}/texts/{language}/{part}" for language in languages() for part in parts]
    rules = [f"{API}/games/{game}/rules/{language}" for game in rascals.games() for language in languages()]
    return [f"{API}/games", *rules, *texts]


def answers() -> Mapping[str, bytes]:
    """Return each answer by its path."""
    return asyncio.run(_answers())


async def _answers() -> Mapping[str, bytes]:
    async with Inside.opened(Nothing(), extras=Extras(html=features.html)) as inside:
        return {path: await _answer(inside, path) for path in asked()}


async def _answer(inside: Inside, path: str) -> bytes:
    found: list[bytes] = []
    ended, status = asyncio.Event(), 0

    def tell(message: str, content: bytes | None) -> None:
        nonlocal status
        told = json.loads(message)
        if told["kind"] == "head":
            status = told["status"]
        elif told["kind"] == "part" and content is not None:
            found.append(content)
        elif told["kind"] == "end":
            ended.set()

    inside.tell = tell
    inside.take({"page": "", "id": 0, "kind": "ask", "method": "GET", "path": path, "headers": [], "body": None})
    await ended.wait()
    if status != 200:
        raise RuntimeError(f"{path} is answered with {status}")
    return b"".join(found)


class Nothing:
    """An empty `Browser` that stores nothing."""

    async def read(self) -> list[bytes]:
        """See `Journal`."""
        return []

    async def append(self, records: Sequence[bytes]) -> None:
        """See `Journal`."""

    async def replace(self, records: Sequence[bytes]) -> None:
        """See `Journal`."""

    async def kept(self, name: str) -> str | None:
        """See `Browser`."""
        del name
        return None

    async def keep(self, name: str, text: str) -> None:
        """See `Browser`."""
