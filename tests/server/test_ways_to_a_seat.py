"""Every way to a seat checks the same: a person who may not take a seat is refused at each, without effect."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from rascals.server.api.rest import OPERATIONS
from rascals.server.api.seat_proof import COOKIE
from rascals.server.api.service import Service
from rascals.server.guard.tokens import digest, new_token
from rascals.server.tables.table_actor import TableActor
from rascals.server.wire import Seated
from rascals.table import Command, Play
from rascals.table.commands import AddProof, EndProofs, NewProof
from tests.server.serving import API, application, visitor

NAMES = ("Ann", "Bob", "Cas")


class Again:
    """A game that Ann, Bob and Cas have played, each from a different address, and its rematch's table.

    Bob no longer has the device with which he began that game.
    """

    def __init__(self, service: Service, visitors: dict[str, httpx2.AsyncClient]) -> None:
        self.service, self.visitors = service, visitors
        self.before, self.table, self.tokens = "", "", dict[str, str]()

    async def begin(self, public: bool) -> None:
        body = {"game": "felicity", "players": len(NAMES), "nickname": NAMES[0], "public": public}
        made = await self.ask(NAMES[0], "/tables", body)
        self.before, code = made["table"]["id"], made["table"]["code"]
        joined = [await self.ask(name, "/join", {"code": code, "nickname": name}) for name in NAMES[1:]]
        self.tokens = {name: one["token"] for name, one in zip(NAMES, [made, *joined], strict=True)}
        await self.ask("Ann", f"/tables/{self.before}/start")
        actor = await self.service.actor(self.before)
        while actor.table.status == "playing":
            seat = min(actor.table.awaited)
            move = actor.table.playing().legal(seat)[0]
            await actor.do(Play(seat, f"{actor.table.entries}", actor.table.decision(seat), str(move)))
        await self.another_device("Bob", then=EndProofs(1, (digest(self.tokens["Bob"]),)))
        self.table = (await self.ask("Ann", f"/tables/{self.before}/rematch"))["table"]["id"]

    async def another_device(self, who: str, *, then: Command | None = None) -> None:
        """Let somebody use another device from now on, with a token that also proves their earlier seat."""
        token, proof = new_token()
        actor = await self.service.actor(self.before)
        await actor.do(AddProof(NAMES.index(who), NewProof(proof, "opened"), token=digest(self.tokens[who])))
        if then is not None:
            await actor.do(then)
        self.tokens[who] = token
        self.visitors[who].cookies.clear()
        self.visitors[who].cookies.set(COOKIE + self.before, token)

    @property
    def room(self) -> TableActor:
        actor = self.service.actors.known(self.table)
        assert actor is not None
        return actor

    def seats(self) -> Any:
        """The holder of each seat, and the tokens."""
        return [(place.name, place.kind, place.pledge, set(place.proofs)) for place in self.room.table.seats]

    async def ask(self, who: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Request with cookies, or with a token; return the answer, or the id of the reason for a refusal."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        answer = await self.visitors[who].post(API + path, json=body or {}, headers=headers)
        return answer.json() if answer.is_success else answer.json()["error"]["reason"]["id"]

    async def leave(self, who: str) -> None:
        assert "id" in await self.ask(who, f"/tables/{self.table}/leave", {}, self.tokens[who])

    async def host(self, what: str, **body: Any) -> None:
        assert "id" in await self.ask("Ann", f"/tables/{self.table}/{what}", body)


@asynccontextmanager
async def again(folder: Path, public: bool) -> AsyncIterator[Again]:
    app = application(folder)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))
        visitors = {
            name: await stack.enter_async_context(visitor(app, f"203.0.113.{n}"))
            for n, name in enumerate((*NAMES, "elsewhere"))
        }
        found = Again(app.state.service, visitors)
        await found.begin(public)
        yield found


Way = Callable[[Again, str], Awaitable[Any]]


async def by_id(scene: Again, who: str) -> Any:
    return await scene.ask(who, "/join", {"table": scene.table, "nickname": who})


async def by_id_with_a_token(scene: Again, who: str) -> Any:
    return await scene.ask(who, "/join", {"table": scene.table, "nickname": who}, scene.tokens[who])


async def by_the_first_code(scene: Again, who: str) -> Any:
    return await scene.ask(who, "/join", {"code": scene.room.table.header.code, "nickname": who})


async def by_the_code_that_all_see(scene: Again, who: str) -> Any:
    code = (await scene.visitors[who].get(f"{API}/tables/{scene.table}")).json()["code"]
    return await scene.ask(who, "/join", {"code": code or scene.room.table.header.code, "nickname": who})


async def by_rematch(scene: Again, who: str) -> Any:
    return await scene.ask(who, f"/tables/{scene.before}/rematch")


async def by_rematch_with_a_token(scene: Again, who: str) -> Any:
    return await scene.ask(who, f"/tables/{scene.before}/rematch", {}, scene.tokens[who])


WAYS: dict[str, tuple[Way, ...]] = {
    "create_table": (),  # its own table, where nobody was before
    "quick_game": (),
    "join_table": (by_id, by_id_with_a_token, by_the_first_code, by_the_code_that_all_see),
    "rematch": (by_rematch, by_rematch_with_a_token),
}
REMOVED = {"kicked", "code-needed", "no-code"}
FULL, BEGUN = {"table-full", "code-needed", "no-code"}, {"table-started"}


def test_every_operation_that_gives_a_seat_is_among_the_ways() -> None:
    """A new operation whose answer gives a seat must be added to the ways."""
    assert {one.name for one in OPERATIONS if one.answer is Seated} == WAYS.keys()


async def refused(scene: Again, who: str, reasons: set[str]) -> None:
    before = scene.seats()
    for way in [way for ways in WAYS.values() for way in ways]:
        reason = await way(scene, who)
        assert isinstance(reason, str), f"{who} sits down {way.__name__}"
        assert reason in reasons, way.__name__
        assert scene.seats() == before, way.__name__


@pytest.mark.parametrize("public", [True, False], ids=["public", "private"])
async def test_who_may_not_sit_down_is_refused_at_every_way(tmp_path: Path, *, public: bool) -> None:
    """A person whom the host has removed, and anybody at a full table or during play; others who left come back.

    Removed people are known by each of their tokens, and by address, even at a server that does not know yet of the
    rematch, and seats everybody.
    """
    async with again(tmp_path, public) as scene:
        here, rematch = scene.visitors["Bob"], f"/tables/{scene.before}/rematch"
        await scene.host("kick", seat=1)
        await refused(scene, "Bob", REMOVED)
        scene.visitors["elsewhere"].cookies.update(here.cookies)
        scene.visitors["Bob"] = scene.visitors["elsewhere"]
        await refused(scene, "Bob", REMOVED)
        await scene.another_device("Bob")
        assert await by_rematch(scene, "Bob") == "kicked"
        await scene.leave("Cas")
        here.cookies.clear()
        scene.visitors["Bob"] = here
        assert str(await by_id(scene, "Bob")) in REMOVED
        assert await scene.ask("Bob", rematch, {}, scene.tokens["Cas"]) == "kicked", "it is Bob's address"
        assert (await by_rematch(scene, "Cas"))["table"]["seats"][1]["name"] == "Cas"
        (await scene.service.actor(scene.before)).table.rematch = None
        assert [seat["name"] for seat in (await by_rematch(scene, "Cas"))["table"]["seats"]] == ["Ann", "Cas", None]
        await scene.leave("Cas")
        await scene.host("bot", seat=1, bot="random")
        await scene.host("bot", seat=2, bot="random")
        await refused(scene, "Cas", FULL)
        await scene.host("start")
        await refused(scene, "Cas", FULL | BEGUN)


async def test_who_was_removed_under_another_name_is_known_by_the_browser(tmp_path: Path) -> None:
    """A person who left, rejoined and was then removed cannot come back by the rematch from another address."""
    async with again(tmp_path, public=False) as scene:
        await scene.leave("Cas")
        code = scene.room.table.code
        assert (await scene.ask("Cas", "/join", {"code": code, "nickname": "Dan"}))["seat"] == 2
        await scene.host("kick", seat=2)
        scene.visitors["elsewhere"].cookies.update(scene.visitors["Cas"].cookies)
        assert await by_rematch(scene, "elsewhere") == "kicked"
