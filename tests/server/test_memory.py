"""A server's memory: no more after people have come and gone; garbage cycles are collected."""

from __future__ import annotations

import asyncio
import functools
import gc
import itertools
import json
import subprocess
import sys
import weakref
from collections import Counter, deque
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from rascals.bots import ChosenMove
from rascals.core.entropy import pledge_of
from rascals.server import assembly, background
from rascals.server.api.service import Extras, Service
from rascals.server.assembly import assemble
from rascals.server.calling.push import PushServices, fresh_key, private_key
from rascals.server.limits import DEFAULT_RULES, Limits, Rule
from rascals.server.settings import Settings
from rascals.server.store.journal import JournalStore
from rascals.server.tables import analyses, table_actors, what_ifs
from rascals.server.tables.bot_workers import BotAnswer, BotRequest, Here
from rascals.server.tables.fairness import Turns
from rascals.server.tables.lessons import OngoingLessons
from rascals.server.tables.replays import Replays
from rascals.server.tables.thinking import Thinker
from tests.conftest import Amount
from tests.server.in_memory import Paper
from tests.server.serving import API, visitor
from tests.server.virtual_time import run

pytestmark = pytest.mark.no_cover


# ---------------------------------------------------------------- comings and goings
# Whatever is opened is closed: after hundreds of visits a server holds no more than before.

OURS = ("rascals.server", "rascals.table")
STORED = "rascals.server.store"  # stored data is meant to last
DAY = 86_400.0


def first(asked: BotRequest, *_: object) -> BotAnswer:
    """Answer a decision with the first legal move."""
    move = str(asked.question.moves[0])
    return ChosenMove(move) if asked.explain else move


class Line:
    """A client's end of a socket or stream, in this event loop."""

    def __init__(self, app: Any, kind: str, path: str, token: str = "") -> None:
        bearer = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "path": path,
            "query_string": b"", "headers": bearer, "subprotocols": [], "client": ("192.0.2.1", 5),
        }  # fmt: skip
        self.asked, self.sent = asyncio.Queue[dict[str, Any]](), asyncio.Queue[dict[str, Any]]()
        self.asked.put_nowait({"type": "websocket.connect" if kind == "websocket" else "http.request"})
        self.kind, self.serving = kind, asyncio.create_task(app(scope, self.asked.get, self.sent.put))

    def say(self, type: str, **more: Any) -> None:  # noqa: A002 - the message's name for it
        self.asked.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": type, **more})})

    async def begun(self) -> None:
        """Wait for the first output: the answer's head, and a message."""
        for _ in range(2):
            await self.sent.get()

    async def leave(self) -> None:
        self.asked.put_nowait({"type": f"{self.kind}.disconnect"})
        await self.serving


class Visits:
    """A server, and its visitors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(background, "THREADS", False)  # virtual time does not wait for threads
        monkeypatch.setattr(Turns.__init__, "__defaults__", (loop.time,))
        monkeypatch.setattr(table_actors, "FINISHED_KEPT", 0)  # bounded stores are full after one visit
        monkeypatch.setattr(table_actors, "LISTED", 1)
        monkeypatch.setattr(analyses, "KEPT", 1)
        monkeypatch.setattr(what_ifs, "KEPT", 1)
        many = {
            name: Rule(1000 * rule.count, rule.seconds, rule.lock, rule.by_address)
            for name, rule in DEFAULT_RULES.items()
        }
        self.service = Service(
            settings=Settings(database="sqlite:///unused", bot_delay=0.0, public_url="https://games.example"),
            store=JournalStore(Paper()),
            limits=Limits(loop.time, many),
            thinker=Thinker(1, partial(Here, first)),
            clock=lambda: 1_800_000_000_000 + int(loop.time() * 1000),
            extras=Extras(push=PushServices(private_key(fresh_key()), "", (), lambda: 0)),
            replays=Replays(kept=1),
            lessons=OngoingLessons(kept=1),
        )
        self.app = assemble(self.service)
        self.count = itertools.count(1)
        self.wrong: list[str] = []
        loop.set_exception_handler(lambda _, context: self.wrong.append(context["message"]))

    async def ask(self, path: str, body: Any = None, token: str = "", *, refused: bool | None = False) -> Any:
        """Post a body, or get, from one of three addresses. `refused`: whether a refusal is expected; None: either."""
        async with visitor(self.app, f"198.51.100.{next(self.count) % 3}") as client:
            client.headers["host"] = "games.example"
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = await client.request("GET" if body is None else "POST", API + path, headers=headers, json=body)
            assert refused is None or answer.is_success is not refused, answer.text
            return answer.json()

    async def gather(self) -> tuple[str, list[str]]:
        """Let three people meet at a table, by its code; return it and their tokens."""
        made = await self.ask("/tables", {"game": "felicity", "players": 3, "nickname": "Ann", "public": True})
        code, table = made["table"]["code"], made["table"]["id"]
        seated = [made, *[await self.ask("/join", {"code": code, "nickname": name}) for name in ("Bob", "Cas")]]
        return table, [one["token"] for one in seated]

    def line(self, table: str, token: str = "") -> Line:
        found = Line(self.app, "websocket", f"/ws/v1/tables/{table}", token)
        found.say("hello")
        return found

    async def come_and_go(self) -> None:
        """One of each kind of visit."""
        for visit in (self._to_an_open_table, self._to_a_game, self._to_a_finished_game, self._strangers):
            await visit()

    async def _to_an_open_table(self) -> None:
        """Sockets and streams of people who talk, are removed, or leave, until the table closes."""
        table, (ann, bob, cas) = await self.gather()
        lines = [self.line(table, token) for token in (ann, bob, bob, cas, "")]
        lines += [Line(self.app, "http", f"{API}/tables/{table}/events", token) for token in (cas, "")]
        lines += [Line(self.app, "http", f"{API}/tables/events")]
        for line in lines:
            await line.begun()
        lines[0].say("say", id="1", text="hello")
        await self.ask(f"/tables/{table}/chat", {"id": "2", "text": "hello"}, bob)
        await self.ask(f"/tables/{table}/kick", {"seat": 1}, ann)
        await self.ask("/join", {"table": table, "nickname": "Bob"}, bob, refused=True)
        await self.ask(f"/tables/{table}/pledge", {"pledge": pledge_of("ab" * 32)}, ann)
        for line in lines:
            await line.leave()
        for token in (cas, ann):
            await self.ask(f"/tables/{table}/leave", {}, token)

    async def _to_a_game(self) -> None:
        """People who play some moves, make every kind of request, and do not come back."""
        table, tokens = await self.gather()
        await self.ask(f"/tables/{table}/start", {}, tokens[0])
        lines = [self.line(table, token) for token in tokens]
        for line in lines:
            await line.begun()
        for token in tokens:
            await self.ask(f"/tables/{table}/coach", {"on": True}, token)
        for n in range(4):
            for token, line in zip(tokens, lines, strict=True):
                view = await self.ask(f"/tables/{table}/view", None, token)
                if view["decision"] is None:
                    continue
                line.say("advice", id=f"a{n}", decision=view["decision"])
                line.say("why", id="w", move="pass")
                await self.ask(f"/tables/{table}/advice", {"decision": view["decision"]}, token)
                move = {"id": f"m{n}", "decision": view["decision"], "move": view["moves"][0]["move"]}
                await self.ask(f"/tables/{table}/commands", move, token)
                await self.ask(
                    f"/tables/{table}/undo", {"id": f"u{n}", "decision": view["decision"]}, token, refused=None
                )
        await self.ask(f"/tables/{table}/replay?pov=me", None, tokens[0])
        for line in lines:
            await line.leave()

    async def _to_a_finished_game(self) -> None:
        """A game to its end, its replay, its analysis, and a rematch."""
        table, tokens = await self.gather()
        await self.ask(f"/tables/{table}/start", {}, tokens[0])
        line = self.line(table)
        for token in tokens:
            await self.ask(f"/tables/{table}/leave", {}, token)
        actor = self.service.actors.known(table)
        assert actor is not None
        while actor.table.status != "over":  # noqa: ASYNC110
            await asyncio.sleep(1)
        for pov in ("open", "me"):
            await self.ask(f"/tables/{table}/replay?pov={pov}", None, tokens[0])
        await self.ask(f"/tables/{table}/analysis?seat=me", None, tokens[0])
        await self.ask(f"/tables/{table}/what-if?command=3&try=0,1", None, tokens[0])
        await self.ask(f"/tables/{table}/rematch", {}, tokens[1])
        await line.leave()
        await self.ask("/lessons/felicity", {"answers": []})

    async def _strangers(self) -> None:
        """Clients that send nonsense until they are disconnected, are silent, know no table, or are told to wait."""
        table, (ann, *_) = await self.gather()
        naughty = self.line(table, ann)
        for _ in range(60):
            naughty.say("nonsense")
        silent, wrong = Line(self.app, "websocket", f"/ws/v1/tables/{table}", ann), self.line("nothing")
        absent = self.line(table, "x" * 43)
        cancelled = self.line(table, ann)
        await cancelled.begun()
        cancelled.serving.cancel()
        await asyncio.sleep(20)
        for line in (naughty, silent, wrong, absent):
            await line.leave()
        await self.ask("/join", {"code": "CDFGHJ", "nickname": "Eve"}, refused=True)

    async def silence(self) -> None:
        """Let days pass; then a newcomer reaches each limit, which discards what is old."""
        for _ in range(3):
            await asyncio.sleep(DAY)
            await self.service.actors.sweep()
        for name in DEFAULT_RULES:
            self.service.limits.allow(name.removesuffix("_local"), f"newcomer {next(self.count)}")


def held() -> Counter[str]:
    """The number of the server's objects in the process, and the size of each."""
    gc.collect()
    loop = asyncio.get_running_loop()
    found = Counter(tasks=len(asyncio.all_tasks()), timers=sum(not timer.cancelled() for timer in loop._scheduled))
    for thing in gc.get_objects():
        module = str(getattr(type(thing), "__module__", ""))
        if issubclass(type(thing), functools._lru_cache_wrapper) and thing.__module__.startswith("rascals."):
            found[f"cache of {thing.__module__}.{thing.__qualname__}"] += thing.cache_info().currsize
        elif module.startswith(OURS) and not module.startswith(STORED) and not issubclass(type(thing), type):
            _note(found, type(thing).__qualname__, getattr(thing, "__dict__", {}))
    for name, loaded in list(sys.modules.items()):
        if name.startswith(OURS):
            _note(found, name, vars(loaded))
    return found


def _note(found: Counter[str], name: str, holds: Mapping[str, Any]) -> None:
    found[name] += 1
    for attribute, value in holds.items():
        found[f"{name}.{attribute}"] += _size(value)


def _size(value: Any) -> int:
    """The size of a container, in depth; 0 if it is none."""
    if isinstance(value, Mapping):
        return len(value) + sum(map(_size, value.values()))
    if isinstance(value, list | tuple | set | frozenset | deque):
        return len(value) + sum(map(_size, value))
    return value.qsize() if isinstance(value, asyncio.Queue) else 0


async def held_after(visits: Visits, times: int) -> Counter[str]:
    """What a server holds after this many visits, a long silence, and one more visit."""
    for _ in range(times):
        await visits.come_and_go()
    await visits.silence()
    await visits.come_and_go()
    await visits.silence()
    return held()


def test_a_server_holds_no_more_than_before(amount: Amount, monkeypatch: pytest.MonkeyPatch) -> None:
    """People, sockets, streams and tables come and go in every way; only stored data remains."""

    async def visited() -> Counter[str]:
        visits = Visits(monkeypatch)
        await visits.service.store.open()
        before = await held_after(visits, 1)
        found = await held_after(visits, amount(3, 100)) - before
        assert visits.wrong == []
        await visits.service.registry.close()
        return found

    assert dict(run(visited())) == {}


# ---------------------------------------------------------------- garbage
# When the garbage collector runs.


class Circle:
    """An object that only refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(
    ("ended", "longest", "found"), [(999, 1e9, False), (1_000, 1e9, True), (0, 0.0, True)], ids=["few", "many", "long"]
)
async def test_circles_are_found_when_many_streams_have_ended_or_after_a_long_time(
    monkeypatch: pytest.MonkeyPatch, *, ended: int, longest: float, found: bool
) -> None:
    """Old garbage cycles are collected then, and not before."""
    monkeypatch.setattr(assembly, "COLLECT_LOOK", 0)
    monkeypatch.setattr(assembly, "COLLECT_LONGEST", longest)
    count = [7]
    gc.freeze()  # so that a full collection only concerns objects made here
    gc.disable()
    try:
        circle = weakref.ref(Circle())
        keeping = asyncio.create_task(assembly.keep_collecting(lambda: count[0]))
        await asyncio.sleep(0)
        count[0] += ended
        for _ in range(10):
            await asyncio.sleep(0)
        assert (circle() is None) is found
        keeping.cancel()
    finally:
        gc.enable()
        gc.unfreeze()


@pytest.mark.real
def test_the_program_itself_is_never_looked_through_again() -> None:
    """Objects that exist at the start are frozen, and Python hardly ever runs a full collection by itself."""
    show = "print(gc.get_freeze_count(), *gc.get_threshold());"
    code = f"import gc; {show} from rascals.server import assembly; assembly.collect_seldom(); {show}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (_, young, middle, _), (frozen, *after) = (map(int, line.split()) for line in done.stdout.splitlines())
    assert frozen > 1_000
    assert after == [young, middle, assembly.SELDOM]
