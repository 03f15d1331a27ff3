"""Actors at a table other than people: bargaining bots, and moves decided ahead."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.core.match import Match
from rascals.server.store.sql import open_store
from rascals.server.tables.acting import PART, QUICK, UNHURRIED, ConditionalMoves
from rascals.server.tables.bot_workers import InThread, Thought
from rascals.server.tables.table_actor import TableActor
from rascals.server.tables.table_actors import TableActors
from rascals.server.tables.thinking import Thinker
from rascals.table import CommandResult, Leave, PlaceBot, Play, Refused, SetConditionalMove, Start, Task
from tests.promises.people import Person, command, http
from tests.server.in_memory import make
from tests.server.serving import FEW, live, settings
from tests.suites import deep
from tests.table.sitting import Sitting, clock

# ---------------------------------------------------------------- bargaining
# GoodCritters at a real server: people and bots bargain at once, and every step ends.

# ---------------------------------------------------------------- a whole game


async def seated(port: int, options: dict[str, Any]) -> list[Person]:
    """Two people and three bots at a table for five."""
    bots = [{"kind": "bot", "bot": "random"}] * 3
    wanted = {"game": "goodcritters", "players": 5, "nickname": "Ada", "options": options}
    async with http(port) as client:
        seats = [{"kind": "me"}, *bots, {"kind": "open"}]
        first = (await client.post("/tables", json={**wanted, "seats": seats})).json()
        client.cookies.clear()
        second = (await client.post("/join", json={"table": first["table"]["id"], "nickname": "Bo"})).json()
        client.cookies.clear()
        chance = random.Random(7)
        people = [Person(s["table"]["id"], s["seat"], s["token"], chance, patient=0.3) for s in (first, second)]
        assert (await command(client, people[0], "start")).is_success
    return people


async def saved_game(port: int, person: Person) -> str:
    async with http(port) as client:
        answer = await client.get(f"/tables/{person.table}/game.json")
    assert answer.is_success
    return answer.text


@pytest.mark.real
@pytest.mark.parametrize("bargaining", ["open", *deep(["turns"])])
def test_a_whole_game_of_two_people_and_three_bots(tmp_path: Path, bargaining: str) -> None:
    """Over WebSockets, with threats, payoffs, offers and exchanges, to the end; the saved game verifies."""
    options = {"payoffs": True, "changes": 4, "bargaining": bargaining, "promos": 2, "length": "short"}
    with live(tmp_path) as (address, _):
        port = int(address.rpartition(":")[2])

        async def game() -> tuple[list[Person], str]:
            people = await seated(port, options)
            people[0].wishes = {
                "threaten 4": "threatened", "payoff a yes 4: P1": "payoff_set", "offer 4: P1 for P1": "exchanged"
            }  # fmt: skip
            people[1].wishes = {"accept 0": "accepted", "payoff b no 1: P1": "payoff_set"}
            await asyncio.gather(*(person.attend(port) for person in people))
            return people, await saved_game(port, people[0])

        people, text = asyncio.run(game())
    assert all(person.over for person in people)
    verdict = rascals.verify_text(text)
    assert verdict.ok
    assert verdict.seed_checked
    match = rascals.load_text(text)
    happened = {event.name for c in match.history for event in c.events}
    assert happened >= {"threatened", "payoff_set", "offered", "accepted", "exchanged", "revealed", "voted", "scored"}
    movers = {c.seat for c in match.history if c.move.startswith(("offer", "payoff"))}
    assert movers >= {0, 4}, "people too make composite moves"
    assert {message["code"] for person in people for message in person.refused} <= {"stale", "illegal"}


# ---------------------------------------------------------------- bots that think at the same time


@pytest.fixture
async def actors(tmp_path: Path) -> AsyncIterator[TableActors]:
    store = open_store(settings(tmp_path).database)
    await store.open()
    thinker = Thinker(2, InThread, FEW)
    found = TableActors(store, thinker, lambda: 1_000_000, lambda: 0.0)
    yield found
    await found.close()
    thinker.close()
    await store.close()


async def table(actors: TableActors, bots: int = 3, **options: Any) -> TableActor:
    """A person on seat 0 and bots on the others."""
    actor = await make(actors, people=1, game="goodcritters", players=bots + 1, options=options)
    for seat in range(1, bots + 1):
        await actor.do(PlaceBot(0, seat, "random"))
    await actor.do(Start(0))
    return actor


async def play(actor: TableActor, move: str) -> None:
    """Let seat 0's person make a move, retrying while bots are faster."""
    while True:
        with contextlib.suppress(Refused):
            await actor.do(Play(0, f"c{actor.table.entries}", actor.table.decision(0), move))
            return
        await asyncio.sleep(0)


async def until(condition: Any) -> None:
    while not condition():  # noqa: ASYNC110 - what bots do sets no event of this test
        await asyncio.sleep(0.002)


def share_all(actor: TableActor) -> str:
    assert actor.table.match is not None
    return "; ".join("give 0" for _ in actor.table.match.view(None)["middle"])


@pytest.mark.real
async def test_bots_become_ready_again_after_every_change(actors: TableActors) -> None:
    """Whenever the person changes something, bots that were ready decide again, and are ready in the end."""
    actor = await table(actors, payoffs=True, changes=3)
    match = lambda: actor.table.match  # noqa: E731
    await play(actor, share_all(actor))
    await play(actor, "choose yes")
    for move in ("threaten 1", "threaten 2", "threaten none"):
        await until(lambda: actor.table.awaited == {0})
        view = match().view(None)
        assert [seat["ready"] for seat in view["seats"]] == [False, True, True, True]
        await play(actor, move)
        assert {task.seat for task in actor.table.tasks()} == {1, 2, 3}
    await until(lambda: actor.table.awaited == {0})
    await play(actor, "ready")
    assert match().view(None)["round"] == 2 or match().over


@pytest.mark.real
@pytest.mark.parametrize("bargaining", ["open", "turns"])
async def test_bots_alone_go_through_a_whole_game(actors: TableActors, bargaining: str) -> None:
    """With a stand-in on the person's seat, every step of every round ends, in both ways of bargaining."""
    actor = await table(actors, bargaining=bargaining, changes=2, payoffs=True, length="short")
    await actor.do(Leave(0))
    await until(lambda: actor.table.status == "over")
    assert rascals.verify_text(actor.table.saved()).ok


@pytest.mark.real
async def test_a_bot_that_wanted_an_offer_withdrawn_meanwhile_thinks_anew(actors: TableActors) -> None:
    """What it wanted is no longer possible, though nothing unsettled it: it thinks again, and nobody waits forever."""
    actor = await table(actors, payoffs=True)
    held, wanting = asyncio.Event(), asyncio.Event()

    async def decide(match: Match, task: Task, table: str = "") -> Thought:
        assert table == actor.table.header.id
        moves = [str(move) for move in match.legal(task.seat)]
        if "accept 0" in moves:
            wanting.set()
            await held.wait()
            return Thought("accept 0")
        return Thought("ready" if "ready" in moves else "choose no")

    actors.context.thinker.decide = decide  # type: ignore[method-assign]
    await play(actor, share_all(actor))
    await until(lambda: actor.table.awaited == {0})
    await play(actor, "offer 1: P1")
    await wanting.wait()
    decision = actor.table.decision(1)
    await play(actor, "withdraw 1")
    assert actor.table.decision(1) == decision
    held.set()
    await play(actor, "choose yes")
    await until(lambda: actor.table.awaited == {0})
    assert actor.table.match is not None
    assert [seat["payoff_cards"] for seat in actor.table.match.view(None)["seats"]] == [5, 5, 5, 5]


@pytest.mark.real
async def test_bots_take_turns_at_thinking(actors: TableActors) -> None:
    """After a bot's change the others think before it does again: no bot bargains while the others wait."""
    actor = await table(actors, payoffs=True)
    await play(actor, share_all(actor))
    for mover, order in ((1, [2, 3, 1]), (3, [1, 2, 3]), (2, [3, 1, 2])):
        actor.table.match._plies[-1] = actor.table.match.history[-1]._replace(seat=mover)
        actor.table.match._history = None
        assert [task.seat for task in actor.bots._in_turn()] == order


# ---------------------------------------------------------------- conditional moves
# The delay of a conditional move: nobody can tell it from one that a person makes.


async def nothing(_command: Any) -> CommandResult:
    return CommandResult()


def pauses(sitting: Sitting) -> list[float]:
    """Some hundred samples of how long a move of seat 0 takes."""
    moves = ConditionalMoves(sitting.table, nothing)
    return [moves.pause(0) for _ in range(200)]


def bargaining(people: int, **more: Any) -> Sitting:
    """A GoodCritters table at which all decide at the same time."""
    sitting = Sitting("goodcritters", 4, options={"first_boss": 0}, **more).seat(people, "random").start()
    assert sitting.table.match is not None
    sitting.play(0, "; ".join(["give 0"] * len(sitting.table.match.view(None)["middle"])))
    assert len(sitting.table.needed) == 4
    return sitting


def test_r6_where_all_choose_at_the_same_time_haste_tells_nothing() -> None:
    """A conditional move takes as long as a person who thinks, and never the same time twice."""
    found = pauses(bargaining(2))
    assert all(UNHURRIED[0] <= pause <= UNHURRIED[1] for pause in found)
    assert max(found) > 3 * min(found)
    assert len(set(found)) > 100


def test_nobody_loses_time_by_it() -> None:
    """With little time left it takes a small part of it."""
    assert all(pause <= 2 / PART for pause in pauses(bargaining(2, clock=clock(2))))


async def test_a_move_that_came_too_late_ends_no_conditional_move() -> None:
    """A person who moves just when the move would be made for them keeps the conditional move for later."""
    sitting = Sitting(players=3, options={"first_player": 0}).seat(3).start()
    for _ in range(3):
        sitting.play()
    sitting.do(SetConditionalMove(0, "bid-up-to", 9))
    asked: list[Any] = []

    async def act(command: Any) -> CommandResult:
        if not asked:
            sitting.play(0, "bid 1")
        asked.append(command)
        return sitting.do(command)

    await ConditionalMoves(sitting.table, act)._move((0, sitting.table.decisions[0]), 1)
    assert [type(command) for command in asked] == [Play]
    assert sitting.table.seats[0].conditional_move is not None


@pytest.mark.parametrize("sitting", [Sitting(players=3).seat(3).start(), bargaining(1)], ids=["alone asked", "bots"])
def test_it_is_quick_where_nobody_could_tell(sitting: Sitting) -> None:
    """If only one seat decides, all wait for it; and bots ignore timing."""
    assert all(QUICK <= pause <= 2 * QUICK for pause in pauses(sitting))
