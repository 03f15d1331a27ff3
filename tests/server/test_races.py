"""Simultaneous commands have the same result as in sequence, on a server without an operating system."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx2

from rascals.core.entropy import pledge_of
from rascals.server import anywhere
from rascals.server.api.service import Service
from rascals.server.guard.tokens import digest
from rascals.server.store import EntryRow, StoreError
from tests.conftest import Amount
from tests.server.in_memory import Paper
from tests.server.serving import API, visitor

# ---------------------------------------------------------------- races
# The result of two simultaneous commands is one that the two in some order could have had.

NEVER = 60  # seconds: bots do not move within a scene


class Page(Paper):
    """A journal whose writes can be held up."""

    def __init__(self, records: Sequence[bytes] = ()) -> None:
        super().__init__(records)
        self.free, self.reached = asyncio.Event(), asyncio.Event()
        self.free.set()

    async def append(self, records: Sequence[bytes]) -> None:
        self.reached.set()
        await self.free.wait()
        await super().append(records)

    def hold(self) -> None:
        self.free.clear()
        self.reached.clear()


class Scene(NamedTuple):
    """A table and its people: a server's stored records, the table, its code, and tokens by name."""

    records: Sequence[bytes]
    table: str
    code: str
    tokens: dict[str, str]


class Stage:
    """A server that has loaded a scene, and its clients."""

    def __init__(self, scene: Scene, paper: Page, service: Service, client: httpx2.AsyncClient) -> None:
        self.scene, self.paper, self.service, self.client = scene, paper, service, client
        self.tokens = dict(scene.tokens)

    async def post(self, path: str, body: Any = None, who: str = "") -> httpx2.Response:
        headers = {"authorization": f"Bearer {self.tokens[who]}"} if who else {}
        self.client.cookies.clear()  # only the tokens identify clients
        return await self.client.post(API + path, json=body or {}, headers=headers)

    async def ask(self, asked: Asked) -> int:
        """Send a command; return the answer's status."""
        here = asked.path if asked.path == "/join" else f"/tables/{self.scene.table}{asked.path}"
        given = {"code": self.scene.code} if asked.path == "/join" else {}
        answer = await self.post(here, {**given, **(asked.body or {})}, asked.who)
        if answer.is_success and asked.path == "/join":
            self.tokens.setdefault(f"{asked.body['nickname']}, {asked.name}", answer.json()["token"])
        return int(answer.status_code)

    async def state(self, *, anew: bool = False) -> Any:
        """Everything visible at the table, and who has which seat: now, and the same after reloading it (`anew`)."""
        found = []
        for _ in range(1 + anew):
            actor = await self.service.actor(self.scene.table)
            table = actor.table
            info = table.info()
            shown = table.snapshot(None, 0)
            found.append({
                "seats": [(seat.name, seat.kind, seat.standin, seat.reason, seat.host, seat.coach, seat.pledge,
                           seat.agreed, seat.advised) for seat in info.seats],
                "tables": len(await self.service.store.tables(live=False)),
                "status": (info.status, info.calling, info.pause, info.code is None, bool(info.rematch)),
                "talk": [(line.name, line.text) for line in shown.chat],
                "moves": len(shown.log),
                "people": {who: table.seat_of(digest(token)) for who, token in self.tokens.items()},
            })  # fmt: skip
            actor.stop()
        assert found[0] == found[-1], "another table after a restart"
        return found[0]


class Asked(NamedTuple):
    """A command: its name in these tests, who sends it, where and with what."""

    name: str
    who: str
    path: str
    body: Any = None


@asynccontextmanager
async def staged(scene: Scene) -> AsyncIterator[Stage]:
    paper = Page(scene.records)
    app = anywhere.make(paper, delay=NEVER)
    service: Service = app.state.service
    await service.store.open()
    try:
        async with visitor(app) as client:
            yield Stage(scene, paper, service, client)
    finally:
        paper.free.set()
        await service.registry.close()
        service.thinker.close()
        await service.store.close()


async def opened(*names: str, players: int = 4, **more: Any) -> Scene:
    """A table that the first person has made, and where the others have taken seats."""
    async with staged(Scene((), "", "", {})) as stage:
        wish = {"game": "felicity", "players": players, "nickname": names[0], "coach": "agreed", **more}
        made = [(await stage.post("/tables", wish)).json()]
        code = made[0]["table"]["code"]
        made += [(await stage.post("/join", {"code": code, "nickname": name})).json() for name in names[1:]]
        tokens = {name: one["token"] for name, one in zip(names, made, strict=True)}
        return Scene(list(stage.paper.records), made[0]["table"]["id"], code, tokens)


async def after(scene: Scene, *asked: Asked) -> Scene:
    """A scene after some commands."""
    async with staged(scene) as stage:
        for one in asked:
            assert await stage.ask(one) == 200, one
        return scene._replace(records=list(stage.paper.records))


async def in_turn(scene: Scene, *asked: Asked) -> Any:
    """The result of two commands in sequence: both answers, and everything visible."""
    async with staged(scene) as stage:
        answers = {one.name: await stage.ask(one) for one in asked}
        return answers, await stage.state()


async def at_once(scene: Scene, first: Asked, second: Asked) -> Any:
    """The result of two commands when the second is sent while the first is being written."""
    async with staged(scene) as stage:
        await stage.service.actor(scene.table)
        stage.paper.hold()
        one = asyncio.create_task(stage.ask(first))
        waiting = asyncio.create_task(stage.paper.reached.wait())
        await asyncio.wait((one, waiting), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        two = asyncio.create_task(stage.ask(second))
        for _ in range(50):  # as far as it gets by then
            await asyncio.sleep(0)
        stage.paper.free.set()
        answers = {first.name: await one, second.name: await two}
        return answers, await stage.state(anew=True)


NONCE, ID = "ab" * 32, "cd" * 32

# At an open table with Ann, its host, Bob and Cas, and a free fourth seat.
BEFORE = [
    Asked("Ann leaves", "Ann", "/leave"),
    Asked("Bob leaves", "Bob", "/leave"),
    Asked("Bob leaves again", "Bob", "/leave"),
    Asked("Ann sends Bob away", "Ann", "/kick", {"seat": 1}),
    Asked("Ann sends Bob away by name", "Ann", "/kick", {"seat": 1, "name": "Bob"}),
    Asked("Ann sends Cas away", "Ann", "/kick", {"seat": 2}),
    Asked("Dan joins", "", "/join", {"nickname": "Dan"}),
    Asked("Dan joins where Bob sits", "", "/join", {"nickname": "Dan", "seat": 1}),
    Asked("Eve joins", "", "/join", {"nickname": "Eve", "id": ID}),
    Asked("Eve joins again", "", "/join", {"nickname": "Eve", "id": ID}),
    Asked("Ann places a bot", "Ann", "/bot", {"seat": 3, "bot": "random"}),
    Asked("Ann places another", "Ann", "/bot", {"seat": 3, "bot": "greedy"}),
    Asked("Ann places a bot where Bob sits", "Ann", "/bot", {"seat": 1, "bot": "random"}),
    Asked("Ann starts", "Ann", "/start"),
    Asked("Bob starts", "Bob", "/start"),
    Asked("Bob pledges", "Bob", "/pledge", {"pledge": NONCE}),
    Asked("Ann talks", "Ann", "/chat", {"id": "1", "text": "hello"}),
    Asked("Bob talks", "Bob", "/chat", {"id": "1", "text": "good evening"}),
    Asked("Bob says that again", "Bob", "/chat", {"id": "1", "text": "good evening"}),
    Asked("Bob agrees to the coach", "Bob", "/coach", {"on": True}),
]


def differs(order: Sequence[Asked], found: Any, expected: Sequence[Any]) -> str:
    names = ", ".join(one.name for one in order)
    return "\n".join([f"{names}: found {found}", "expected one of", *map(str, expected)])


async def raced(scene: Scene, commands: Sequence[Asked], amount: Amount) -> None:
    """Race every two of these commands: in the full suite in both orders, otherwise in one, alternating.

    Of more than two hundred pairs, every second one is then enough.
    """
    wrong = []
    pairs = list(itertools.combinations(commands, 2))
    for n, (first, second) in enumerate(pairs[:: amount(2 if len(pairs) > 200 else 1, 1)]):
        orders = [(first, second), (second, first)]
        for order in (orders[:: -1 if n % 2 else 1])[: amount(1, 2)]:
            expected = [await in_turn(scene, *order)]
            found = await at_once(scene, *order)
            if found not in expected:
                expected.append(await in_turn(scene, *reversed(order)))
            wrong += [] if found in expected else [differs(order, found, expected)]
    assert not wrong, "\n\n".join([f"{len(wrong)} races", *wrong])


async def test_before_the_start(amount: Amount) -> None:
    """Every two commands at an open table, by one person or two."""
    await raced(await opened("Ann", "Bob", "Cas"), BEFORE, amount)


async def test_where_two_sit(amount: Amount) -> None:
    """One who leaves may be the last: the table closes with the last person."""
    here = [one for one in BEFORE if one.path in {"/leave", "/kick", "/join", "/start"} and "Cas" not in one.name]
    await raced(await opened("Ann", "Bob", players=3), here, amount)


# While the table waits for the pledges of Ann and Bob.
PLEDGES = {"Ann": "12" * 32, "Bob": "34" * 32}
CALLED = [
    Asked("Ann opens", "Ann", "/open", {"nonce": PLEDGES["Ann"]}),
    Asked("Bob opens", "Bob", "/open", {"nonce": PLEDGES["Bob"]}),
    Asked("Bob opens again", "Bob", "/open", {"nonce": PLEDGES["Bob"]}),
    Asked("Bob opens another", "Bob", "/open", {"nonce": PLEDGES["Ann"]}),
    Asked("Bob pledges anew", "Bob", "/pledge", {"pledge": NONCE}),
    Asked("Ann starts again", "Ann", "/start"),
    *(one for one in BEFORE if one.path in {"/leave", "/kick", "/chat"}),
]


async def called() -> Scene:
    """Ann has started, and she and Bob are to open their pledges."""
    pledges = [Asked("", who, "/pledge", {"pledge": pledge_of(nonce)}) for who, nonce in PLEDGES.items()]
    return await after(await opened("Ann", "Bob", "Cas", players=3), *pledges, Asked("", "Ann", "/start"))


async def test_as_pledges_are_opened(amount: Amount) -> None:
    """Every two commands between the call for pledges and the start."""
    await raced(await called(), CALLED, amount)


def during(first: str, move: str, other: str) -> list[Asked]:
    """The commands of two people and a third during play, when the first has to move."""
    made = {"id": "1", "decision": 1, "move": move}
    return [
        Asked("a move", first, "/commands", made),
        Asked("that move again", first, "/commands", made),
        Asked("another move", first, "/commands", {**made, "id": "2"}),
        Asked("a move back", first, "/undo", {"id": "3", "decision": 1}),
        Asked("the coach asked", first, "/advice", {"decision": 1}),
        Asked("a move out of turn", other, "/commands", made),
        *(
            Asked(f"{who}: {name}", who, path, body)
            for who in (first, other)
            for name, path, body in (
                ("leaves", "/leave", None),
                ("comes back", "/return", None),
                ("lets a bot stand in", "/standin", {"seat": "own", "on": True}),
                ("ends that", "/standin", {"seat": "own", "on": False}),
                ("ends the other's", "/standin", {"seat": "other", "on": False}),
                ("talks", "/chat", {"id": "1", "text": who}),
                ("agrees to the coach", "/coach", {"on": True}),
            )
        ),
        Asked("starts again", "Ann", "/start"),
        Asked("sends away", "Ann", "/kick", {"seat": 1}),
        Asked("joins", "", "/join", {"nickname": "Dan"}),
    ]


async def test_in_play(amount: Amount) -> None:
    """Every two commands during play."""
    names = ("Ann", "Bob", "Cas")
    scene = await after(await opened(*names, players=3), Asked("", "Ann", "/start"))
    async with staged(scene) as stage:
        table = (await stage.service.actor(scene.table)).table
        (seat,) = table.awaited
        move = str(table.playing().legal(seat)[0])
    other = (seat + 1) % 3
    seats = {"own": {names[seat]: seat, names[other]: other}, "other": {names[seat]: other, names[other]: seat}}
    asked = [
        one._replace(body={**one.body, "seat": seats[one.body["seat"]][one.who]}) if one.path == "/standin" else one
        for one in during(names[seat], move, names[other])
    ]
    await raced(scene, asked, amount)


OVER = [
    *(Asked(f"{who} plays again", who, "/rematch", {"pledge": None}) for who in ("Ann", "Bob")),
    Asked("Bob plays again, too", "Bob", "/rematch", {"pledge": None}),
    Asked("Bob is forgotten", "Bob", "/forget"),
    Asked("Ann talks", "Ann", "/chat", {"id": "1", "text": "hello"}),
    Asked("Bob talks", "Bob", "/chat", {"id": "1", "text": "hello"}),
    Asked("Ann leaves", "Ann", "/leave"),
    Asked("Bob leaves", "Bob", "/leave"),
]


async def test_when_play_is_over(amount: Amount) -> None:
    """Every two commands after the game: among others, the same people meet again at one table."""
    names = ("Ann", "Bob", "Cas")
    scene = await after(await opened(*names, players=3), Asked("", "Ann", "/start"))
    async with staged(scene) as stage:
        while (table := (await stage.service.actor(scene.table)).table).status == "playing":
            seat = min(table.awaited)
            move = str(table.playing().legal(seat)[0])
            made = {"id": f"m{table.entries}", "decision": table.decision(seat), "move": move}
            assert await stage.ask(Asked("", names[seat], "/commands", made)) == 200
        scene = scene._replace(records=list(stage.paper.records))
    await raced(scene, OVER, amount)


# ---------------------------------------------------------------- answers that are lost


async def lost(scene: Scene, asked: Asked) -> Any:
    """The result of a command that is stored, though the store reports a failure, and is then sent again."""
    async with staged(scene) as stage:
        store, failures = stage.service.store, [1]
        append = store.append

        async def kept(table: str, entries: Sequence[EntryRow], epoch: int | None = None) -> None:
            await append(table, entries, epoch)
            if entries and failures:
                failures.pop()
                raise StoreError("the connection was lost after the commit")

        store.append = kept  # type: ignore[method-assign]
        answers = {asked.name: await stage.ask(asked)}
        state = await stage.state(anew=True)
        if asked.path != "/join" or "id" in asked.body:
            assert {asked.name: await stage.ask(asked)} == answers, f"{asked.name}: another answer on being asked again"
            assert await stage.state() == state, f"{asked.name}: done twice"
        return answers, state


async def test_what_is_stored_is_done_once_though_the_answer_was_lost() -> None:
    """Every command; and whoever repeats it, having heard nothing, gets the same answer."""
    names = ("Ann", "Bob", "Cas")
    scenes = [(await opened(*names), BEFORE), (await opened(*names, players=3), BEFORE), (await called(), CALLED)]
    for scene, commands in scenes:
        for one in commands:
            assert await lost(scene, one) == await in_turn(scene, one), one.name


# ---------------------------------------------------------------- anywhere
# A server without an operating system. `tests/page/alone.py` shows that it needs none, and plays all games so.


async def test_what_only_owners_have_is_answered_as_what_there_is_not() -> None:
    """Secret links, link images, rules as HTML, metrics, signatures, notifications; texts and health do exist."""
    scene = await opened("Ann")
    async with staged(scene) as stage:
        here, client = f"/tables/{scene.table}", stage.client
        for path in (f"{API}{here}/qr.svg", f"{API}/games/felicity/rules/en", "/metrics", "/.well-known/rascals.json"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (404, "not-found"), path
        for path, body in (("", {"name": "Ann", "tables": [scene.table]}), ("/open", {"key": stage.tokens["Ann"]})):
            answer = await stage.post(f"/keyrings{path}", body)
            assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (404, "not-found"), path
        assert (await client.get(f"{API}/calling")).json() == {"push": None, "mail": False}
        refused = await stage.post(f"{here}/call", {"language": "en", "mail": "ann@example.org"}, "Ann")
        assert (refused.status_code, refused.json()["error"]["reason"]["id"]) == (400, "call-no-mail")
        for path in (f"{API}/texts/fr", "/healthz"):
            assert (await client.get(path)).status_code == 200, path
