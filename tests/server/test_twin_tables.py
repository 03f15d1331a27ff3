"""R6, R7, R8, through the doors: two tables that differ only in what a seat may not know give that seat equal bytes.

Two servers have the same tables: same ids, headers, talk and clock. At one of them the facts that are hidden from a
viewer are changed by `hidden_facts`, which is written from the rules' clauses, and so are the table's secret and what
nobody told the viewer of past moves. Then the viewer sends both servers every kind of request, over REST, sockets and
streams, does what it may do, and is told of a move of its own or of another seat; meanwhile, at one of them, the others
do what it is not to learn of. All answers must be equal, byte by byte, and none may hold a token, digest or secret.
`rascals.laws` says the same of records, events and views; a replay is what was told, by `tests/table/test_replay.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import pickle
import random
import shutil
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

import rascals
from rascals.bots import ask
from rascals.core.events import Event
from rascals.core.match import Match, Ply
from rascals.core.rules import sampled_state
from rascals.core.state import GameState
from rascals.server.api.service import Service
from rascals.server.guard.tokens import digest
from rascals.server.store.sql import open_store
from rascals.server.tables.bot_workers import BotRequest, InThread
from rascals.server.tables.making import new_row
from rascals.server.tables.table_actors import TableActors
from rascals.server.tables.thinking import Thinker
from rascals.table import (
    AgreeCoach,
    Header,
    Play,
    Refused,
    Sit,
    Speak,
    Start,
    Viewer,
)
from rascals.table.messages import ClockPlan, Phrase
from tests.conftest import Amount
from tests.promises.people import SLOWLY
from tests.server.hidden_facts import FACTS, SEALED, TURNED_UP, otherwise
from tests.server.serving import FEW, PLAIN, live, settings

pytestmark = pytest.mark.real

AT = 1_700_000_000_000
API = "/api/v1/tables"
SEED = 7  # of everything that the servers draw
OTHER = b"B" * 32  # the second table's secret
OF_THE_LINE = {"date"}  # headers that depend on the time and not on the table

# For each game: numbers of players, options, and the most moves made before tables are compared.
PLAYED: dict[str, tuple[tuple[int, ...], dict[str, tuple[Any, ...]], int]] = {
    "heist": ((2, 3), {"edition": ("v1", "v2", "v3", "v4", "v5"), "turn_limit": (12,)}, 120),
    "goons": ((2, 3), {}, 250),
    "goodcritters": ((4, 5), {"payoffs": (True,), "bargaining": ("open", "turns"), "promos": (0, 2)}, 90),
    "felicity": ((3, 4), {}, 40),
}
WORDS = [
    *("pass", "ready", "end", "place 3", "choose rob", "keep fox", "bid 2", "move n", "play bat", "take 0,0", "x" * 99),
]


@dataclass
class Server:
    """A server on a real port."""

    address: str
    service: Service


@contextlib.contextmanager
def served(folder: Path) -> Iterator[Server]:
    """A server whose clock stands still."""
    with live(folder, clock=lambda: AT) as (address, service):
        yield Server(address, service)


# --- tables -----------------------------------------------------------------------------------------------


def token(table: str, seat: int) -> str:
    """Return the token of a seat, the same at both servers."""
    return f"{table}-{seat}-".ljust(43, "x")


def of_seat(table: str, seat: int) -> dict[str, str]:
    """Return the headers of a seat's requests."""
    return {"authorization": f"Bearer {token(table, seat)}"}


async def played(actors: TableActors, game: str, name: str, chance: random.Random) -> None:
    """Make a table of people who have all said something, and play random moves up to a random moment."""
    players, _, most = PLAYED[game]
    options = choices(game, chance)
    secret = chance.randbytes(32)
    header = Header(
        id=name, code=f"C{name:0>5}"[:6], game=game, players=chance.choice(players), options=options, created=AT,
        edition=options.pop("edition", None), commitment=sha256(secret).hexdigest(), coach="agreed",
        clock=ClockPlan(300, 5) if chance.random() < 0.5 else None,
    )  # fmt: skip
    actor = await actors.create(new_row(header, secret))
    for seat in range(header.players):
        await actor.do(Sit(f"Person {seat}", digest(token(name, seat))))
    await actor.do(Start(0))
    for seat in range(header.players):
        await actor.do(AgreeCoach(seat, True))
        await actor.do(Speak(seat, f"s{seat}", "among us", "seats"))
        for n, phrase in enumerate(phrases(game, seat, header.players, chance)):
            with contextlib.suppress(Refused):
                await actor.do(Speak(seat, f"p{seat}{n}", "", "table", phrase))
    for n in range(chance.randrange(chance.choice((most // 8, most)))):  # half of the tables stay near the beginning
        match = actor.table.match
        assert match is not None
        seat = chance.choice(match.acting)
        move = whole(match, seat, chance)
        if match_after(match, seat, move).over:
            break
        await actor.do(Play(seat, f"m{n}", actor.table.decisions[seat], move))


def choices(game: str, chance: random.Random) -> dict[str, Any]:
    """Return a random edition and options of a game."""
    return {option: chance.choice(values) for option, values in PLAYED[game][1].items()}


async def all_played(folder: Path, game: str, names: list[str], chance: random.Random) -> None:
    """Write tables into a database, as a server would."""
    store = open_store(settings(folder).database)
    await store.open()
    actors = TableActors(store, Thinker(1, InThread, FEW), lambda: AT, lambda: 0.0)
    for name in names:
        await played(actors, game, name, chance)
    await actors.close()
    await store.close()


def phrases(game: str, seat: int, players: int, chance: random.Random) -> Iterator[Phrase]:
    """Yield some random phrases of the game."""
    offered = rascals.games()[game].phrases
    for phrase in chance.sample(list(offered.offered), 3) if offered else ():
        others = [other for other in range(players) if other != seat]
        args: dict[str, int | str] = {
            name: chance.choice(others) if kind == "seat" else chance.choice(list(kind))
            for name, kind in phrase.args.items()
        }
        yield Phrase(phrase.name, args)


def whole(match: Match, seat: int, chance: random.Random, kinds: tuple[str, ...] = ()) -> str:
    """Return a random whole move in notation, each kind being equally likely; `kinds`: only of these kinds."""
    draft, moves, complete = [], [move for move in match.legal(seat) if not kinds or move.kind in kinds], False
    while not complete:
        kind = chance.choice(sorted({move.kind for move in moves}))
        draft.append(chance.choice([move for move in moves if move.kind == kind]))
        moves, complete = match.preview(seat, draft)  # type: ignore[assignment]
    return "; ".join(map(str, draft))


def match_after(match: Match, seat: int, move: str) -> Match:
    after = match.copy()
    after.play(seat, move)
    return after


def twin_of(match: Match, viewer: Viewer, chance: random.Random) -> tuple[Match, set[str]]:
    """Return the match in a state that the viewer cannot tell from it, and the names of the facts that differ."""
    position, changed = otherwise(match.position(), viewer, chance)
    state = match.game.from_position(position, seed=1).state
    state.chance[:] = [chance.getrandbits(31) | 1 for _ in state.chance]
    return in_world(match, viewer, state), changed


def in_world(match: Match, viewer: Viewer, state: GameState) -> Match:
    """Return the match with another state, and with other values in the past wherever the viewer did not learn them."""
    twin = match.copy()
    twin._state, twin._offers, twin._tried = state, {}, None
    twin._plies, twin._history = [other_ply(ply, viewer) for ply in match.history], None
    return twin


def other_ply(ply: Ply, viewer: Viewer) -> Ply:
    """Return a ply of the past as it may have been as well: the same for the viewer, another for one who knows all.

    That chance was drawn is known to who moved (`laws.taking_back_teaches_nobody`); what it gave need not be.
    """
    events = tuple(other_event(event, viewer) for event in ply.events)
    hidden = any(event is not old for event, old in zip(events, ply.events, strict=True))
    move = "canary" if hidden and ply.seat != viewer else ply.move
    return Ply(ply.n, ply.seat, move, events, ((7, 3),) if ply.random else ())


class Altered(Event):
    """An event whose values differ from those the rule emitted."""

    told: dict[str, Any]

    @property
    def args(self) -> dict[str, Any]:
        return self.told


def other_event(event: Event, viewer: Viewer) -> Event:
    seen = event.seen_by(viewer)
    known = {} if seen is None else {key: value for key, value in seen["args"].items() if value is not None}
    if known.keys() == event.args.keys():
        return event
    other = Altered(event.type, event.numbers)
    other.told = {key: known.get(key, "canary") for key in event.args}
    return other


# --- requests ---------------------------------------------------------------------------------------------


class Visitor:
    """A viewer's client: REST, a stream and a socket to one server. `heard`: everything received, in order."""

    def __init__(self, server: Server, table: str, viewer: Viewer) -> None:
        self.table, self.viewer, self.closing = table, viewer, contextlib.ExitStack()
        headers = {} if viewer is None else of_seat(table, viewer)
        self.http = self.closing.enter_context(
            httpx2.Client(base_url=f"http://{server.address}", headers=headers, **PLAIN)
        )
        opened = connect(f"ws://{server.address}/ws/v1/tables/{table}", additional_headers=headers, **SLOWLY)
        self.wire: ClientConnection = self.closing.enter_context(opened)
        self.send(type="hello", after=0)
        self.heard: list[Any] = [("hello", self.told())]

    def send(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def told(self) -> str:
        return str(self.wire.recv(timeout=300))

    def get(self, path: str = "", **query: str) -> None:
        self.note(path, self.http.get(f"{API}/{self.table}{path}", params=query))

    def page(self, path: str) -> None:
        """Request earlier lines: page by page from both ends, from the middle, from beyond, and the last."""
        self.get(path)
        count = len(json.loads(self.heard[-1][3])["lines"])
        for before in sorted({*range(4), count // 2, *range(max(0, count - 2), count + 2), 10**15 - 1}):
            self.get(path, before=str(before))

    def post(self, path: str, **body: Any) -> httpx2.Response:
        answer = self.http.post(f"{API}/{self.table}{path}", json=body)
        self.note(path, answer)
        return answer

    def note(self, path: str, answer: httpx2.Response) -> None:
        headers = sorted((name, value) for name, value in answer.headers.items() if name not in OF_THE_LINE)
        self.heard.append((path, answer.status_code, headers, answer.content))

    def settle(self) -> None:
        """Receive all socket messages sent so far, the last being the answer to a ping."""
        self.send(type="ping", t=1)
        while True:
            text = self.told()
            self.heard.append(("socket", text))
            if json.loads(text)["type"] == "pong":
                return

    def look(self, moves: list[str]) -> None:
        """Make every request that changes nothing."""
        for path in ("", "/view", "/game.json"):
            self.get(path)
        for pov in ("open", "1" if self.viewer == 0 else "0"):
            self.get("/replay", pov=pov)
        for path in ("/log", "/chat"):
            self.page(path)
        self.note("/mine", self.http.get("/api/v1/mine", params={"tables": self.table}))
        self.note("/tables", self.http.get(API))
        if self.viewer is not None:  # one more spectator would be counted until the server notices its end
            accept = {"accept": "application/x-ndjson"}
            with self.http.stream("GET", f"{API}/{self.table}/events", headers=accept) as lines:
                self.heard.append(("/events", next(lines.iter_lines())))
        for n, move in enumerate(moves):
            self.get("/why", move=move)
            self.get("/preview", draft=move)
            self.send(type="why", id=f"w{n}", move=move)
            self.send(type="preview", id=f"v{n}", draft=[move])
        self.settle()

    def act(self, seen: dict[str, Any], phrase: Phrase | None) -> None:
        """Do all that a seat may do except move: conditional moves, talk, the coach, refused commands."""
        for condition in seen["conditions"] if seen["decision"] is None else ():  # otherwise the move would be made
            for number in {condition["lowest"], condition["highest"]}:
                self.post("/wish", condition=condition["name"], number=number)
        self.post("/wish", condition="none", number=1)
        self.post("/wish", condition=None)
        self.post("/chat", id="c1", text="hello", scope="table")
        if phrase is not None:
            self.post("/chat", id="c2", phrase={"id": phrase.id, "args": phrase.args})
        self.post("/commands", id="r1", decision=seen["decision"], move="x")
        self.post("/commands", id="r2", decision=(seen["decision"] or 0) + 1, move="x")
        self.post("/undo", id="u0", decision=(seen["decision"] or 0) + 5)
        if seen["decision"] is not None:
            self.post("/advice", decision=seen["decision"])
        self.post("/coach", on=False)
        self.settle()


# --- the promise ------------------------------------------------------------------------------------------


@dataclass
class Twins:
    """The same table at two servers; `counted`: comparisons by what they compared, and facts that differed."""

    one: Server
    two: Server
    table: str
    chance: random.Random
    counted: Counter[str]

    def room(self, server: Server) -> Any:
        return server.service.actors.known(self.table)

    def compare(self) -> None:
        """Let a viewer view both tables, act at both, and see a move at both: the same bytes."""
        first = self.room(self.one).table
        game, match = first.game.name, first.match
        viewer = self.chance.choice((None, *range(first.header.players)))
        twin, changed = twin_of(match, viewer, self.chance)
        table = self.room(self.two).table
        table.match, table.secret = twin, OTHER
        for channel in table.channels.values():
            channel.view, channel.log, channel.read = None, [], 0
        self.counted.update(changed)
        own = [str(move) for move in match.legal(viewer)] if viewer is not None else []
        moves = [*self.chance.sample(own, min(3, len(own))), *self.chance.sample(WORDS, 2)]
        said = None if viewer is None else next(phrases(game, viewer, first.header.players, self.chance), None)
        visitors = [Visitor(server, self.table, viewer) for server in (self.one, self.two)]
        with contextlib.ExitStack() as stack:
            for visitor in visitors:
                stack.enter_context(visitor.closing)
                visitor.look(moves)
            self.same(visitors)
            seen = json.loads(visitors[0].heard[0][1])
            if viewer is not None:
                for visitor in visitors:
                    visitor.act(seen, said)
                self.same(visitors)
            mover = self.chance.choice(match.acting)
            self.others_act(visitors, mover)
            self.step(visitors, mover, game, match, twin)
            self.no_secrets(visitors)

    def same(self, visitors: list[Visitor]) -> None:
        """Check that both visitors have received the same, byte by byte."""
        for one, two in zip(visitors[0].heard, visitors[1].heard, strict=True):
            assert one == two
        self.counted["answers"] += len(visitors[0].heard)

    def no_secrets(self, visitors: list[Visitor]) -> None:
        """Check that nothing received, and no metric, has a token, its digest, a secret or the log's hash chain."""
        for server, visitor in zip((self.one, self.two), visitors, strict=True):
            table, figures = self.room(server).table, httpx2.get(f"http://{server.address}/metrics", **PLAIN)
            assert figures.status_code == 200
            text = f"{visitor.heard}{figures.text}"
            tokens = [token(self.table, seat) for seat in range(table.header.players)]
            secrets = [table.secret.hex(), b64encode(table.secret).decode()] if table.status != "over" else []
            chain = {table.chain} - {table.fingerprint}  # the first one, public
            for trace in (*tokens, *map(digest, tokens), *secrets, *chain):
                assert trace not in text

    def others_act(self, visitors: list[Visitor], mover: int) -> None:
        """Let the others at the second table set conditional moves, ask and whisper: the viewer learns nothing.

        Advice to the seat that moves is shown with its move, so it does not ask here.
        """
        viewer, players = visitors[0].viewer, self.room(self.two).table.header.players
        for seat in (seat for seat in range(players) if seat != viewer):
            address = f"http://{self.two.address}{API}/{self.table}"
            seen = httpx2.get(f"{address}/view", headers=of_seat(self.table, seat), **PLAIN).json()
            asked = [("/chat", {"id": f"w{seat}", "text": "between us", "scope": "seats"})] if viewer is None else []
            if seen["decision"] is None:  # otherwise the move would be made
                ahead = [{"condition": one["name"], "number": one["highest"]} for one in seen["conditions"]]
                asked += [("/wish", body) for body in ahead]
            elif seat != mover:
                asked.append(("/advice", {"decision": seen["decision"]}))
            for path, body in asked:
                answer = httpx2.post(f"{address}{path}", json=body, headers=of_seat(self.table, seat), **PLAIN)
                self.counted["unheard"] += answer.is_success
        for visitor in visitors:
            visitor.settle()
            visitor.look([])
        self.same(visitors)
        for place in self.room(self.two).table.seats:
            if place.seat != viewer:
                place.conditional_move = None  # otherwise the next move would trigger it

    def step(self, visitors: list[Visitor], seat: int, game: str, match: Match, twin: Match) -> None:
        """Make a move at both tables: the same one, or different ones if the viewer may not know which."""
        viewer = visitors[0].viewer
        kinds = {move.kind for move in match.legal(seat)} & set(SEALED[game])
        sealed = seat != viewer and bool(kinds)
        move = whole(match, seat, self.chance, tuple(kinds) if sealed else ())
        other = whole(twin, seat, self.chance, tuple(kinds)) if sealed else move
        if twin.why_not(seat, other) is not None or match_after(match, seat, move).over:  # then everything is open
            return
        for server, text in ((self.one, move), (self.two, other)):
            decision = self.room(server).table.decisions[seat]
            body = {"id": "step", "decision": decision, "move": text}
            address = f"http://{server.address}{API}/{self.table}/commands"
            answer = httpx2.post(address, json=body, headers=of_seat(self.table, seat), **PLAIN)
            assert answer.status_code == 200, answer.text
        before = len(visitors[0].heard)
        for visitor in visitors:
            visitor.settle()
            visitor.look([])
        told = [visitor.heard[before:] for visitor in visitors]
        if told[0] == told[1]:
            self.counted["sealed" if sealed else "steps"] += 1
        else:
            self.turned_up(game, visitors)

    def turned_up(self, game: str, visitors: list[Visitor]) -> None:
        """Check that the first event that differs is one that may reveal something hidden."""
        logs = [visitor.http.get(f"{API}/{self.table}/log").json()["lines"] for visitor in visitors]
        one, two = ([event for line in log for event in [*line["events"]]] for log in logs)
        pairs = zip(one, two, strict=False)
        parted = next(((here, there) for here, there in pairs if here != there), None)
        assert parted is not None, "nothing that was told says what differs"
        assert {event["event"] for event in parted} & TURNED_UP[game], parted
        self.counted["turned up"] += 1


def compared(folder: Path, names: list[str], chance: random.Random) -> Counter[str]:
    """Compare the tables of a database with their twins; return the counts, see `Twins`."""
    counted: Counter[str] = Counter()
    here, there = folder / "one", folder / "two"
    shutil.copytree(here, there)
    with served(here) as one, served(there) as two:
        for name in names:
            for server in (one, two):
                assert httpx2.get(f"http://{server.address}{API}/{name}", **PLAIN).status_code == 200
            Twins(one, two, name, chance, counted).compare()
    return counted


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers draw the same random numbers, and send the number of spectators only on request."""
    monkeypatch.setattr("random.SystemRandom", lambda: random.Random(SEED))  # of samples, and of bots
    monkeypatch.setattr("secrets.token_hex", lambda count: "ab" * count)
    monkeypatch.setattr("rascals.server.tables.clients.RECOUNT", 1e6)


# Of sixteen tables, the least number at which each of these facts must differ; the next test covers the other facts.
LEAST = {
    "heist": {"tiles": 4, "critters": 4, "traps": 4, "hands": 3},
    "goons": {"schemes": 10, "items": 10},
    "goodcritters": {"kinds": 10, "values": 1, "pile": 10, "chosen": 1, "payoffs": 1},
    "felicity": {"removed": 10, "row": 6, "dummy": 2},
}


# Facts that the few games of the fast suite may miss: some exist only in one edition or with one number of players.
SELDOM = {"bids", "choices", "drawn tile", "dummy", "held tiles", "looked at", "packs", "piles", "unused"}


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("game", PLAYED)
def test_r6_twin_tables_give_the_same_bytes(tmp_path: Path, game: str, amount: Amount) -> None:
    """A viewer gets the same answers and messages at two tables that differ only in what it may not know."""
    chance, names = random.Random(f"twins {game}"), [f"{n}" for n in range(amount(3, 16))]
    (tmp_path / "one").mkdir()
    asyncio.run(all_played(tmp_path / "one", game, names, chance))
    counted = compared(tmp_path, names, chance)
    assert counted["answers"] > 20 * len(names)
    assert counted["steps"] + counted["sealed"] >= len(names) // 4
    assert counted["unheard"] >= amount(0, 4)
    assert {fact: counted[fact] for fact, least in LEAST[game].items() if counted[fact] < amount(0, least)} == {}
    assert sum(counted[fact] for fact in FACTS[game]) >= len(names)


@pytest.mark.no_cover
@pytest.mark.parametrize("game", PLAYED)
def test_r6_what_is_hidden_can_be_otherwise(game: str, amount: Amount) -> None:
    """Every hidden fact of the rules differs in some twin position, and the viewer's view is the same in both."""
    chance, counted = random.Random(f"facts {game}"), Counter[str]()
    for _ in range(amount(8, 40)):
        match = rascals.game(game, players=chance.choice(PLAYED[game][0]), **choices(game, chance)).new(
            chance.getrandbits(30)
        )
        while not match.over and len(match.history) < PLAYED[game][2]:
            seat = chance.choice(match.acting)
            match.play(seat, whole(match, seat, chance))
            viewer = chance.choice((None, *match.game.seats))
            if chance.random() < 0.2 and not match.over:
                twin, changed = twin_of(match, viewer, chance)
                assert twin.view(viewer) == match.view(viewer)
                counted.update(changed)
    assert FACTS[game].keys() - counted.keys() <= (SELDOM if amount(0, 1) == 0 else set()), counted


@pytest.mark.no_cover
@pytest.mark.parametrize("game", PLAYED)
def test_r8_a_bot_is_asked_with_what_its_seat_knows_and_nothing_else(game: str) -> None:
    """In two states that its seat cannot tell apart, a bot gets the same turn except for its random numbers."""
    chance = random.Random(f"questions {game}")
    match = rascals.game(game, players=PLAYED[game][0][0], **choices(game, chance)).new(secret=OTHER)
    asked = 0
    while not match.over and asked < 40:
        seat = chance.choice(match.acting)
        twin = in_world(match, seat, sampled_state(match.state, seat, asked))
        one, two = (travelled(of, seat) for of in (match, twin))
        assert told(one) == told(two)
        asked += 1
        match.play(seat, whole(match, seat, chance))
    assert asked > 20


def travelled(match: Match, seat: int) -> BotRequest:
    """Return a bot's turn for a seat, as it arrives where the bot thinks: without a trace of what is hidden."""
    data = pickle.dumps(BotRequest.of(ask(match, seat, random.Random(8)), "shrewd"))
    assert not any(trace in data for trace in (OTHER, b"canary"))
    found: BotRequest = pickle.loads(data)  # noqa: S301 - our own bytes
    return found


def told(asked: BotRequest) -> list[Any]:
    """Return everything that a bot learns from what has reached it, except for its random seed."""
    turn = asked.question
    assert {field.name for field in fields(turn)} == {
        "game", "seat", "known", "moves", "random", "budget", "cancelled", "draft", "weigh",
    }  # fmt: skip
    return [
        asked.level, turn.game, turn.seat, turn.moves, turn.draft, turn.view, turn.history,
        turn.sampled_state, turn.sample_state(random.Random(1)), turn.sample_match(random.Random(1)).save_text(),
    ]  # fmt: skip


# --- the comparison finds planted leaks -------------------------------------------------------------------


def hidden(match: Match | None) -> int:
    """Return a number that differs whenever positions differ."""
    return int(sha256(json.dumps(None if match is None else match.position()).encode()).hexdigest()[:6], 16)


def leak_in_views(patch: pytest.MonkeyPatch) -> None:
    honest = Match.view
    patch.setattr(Match, "view", lambda self, *of, **more: honest(self, *of, **more) | {"hint": hidden(self)})


def leak_in_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda self, _seat: self.open())


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A database with some GoodCritters tables."""
    folder, names = tmp_path_factory.mktemp("twins"), [f"{n}" for n in range(6)]
    (folder / "one").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PLAYED, "goodcritters", ((5,), {"payoffs": (True,), "bargaining": ("open",)}, 20))
        asyncio.run(all_played(folder / "one", "goodcritters", names, random.Random(5)))
    return folder / "one", names


@pytest.mark.no_cover
@pytest.mark.parametrize("plant", [leak_in_views, leak_in_events])
def test_r6_a_planted_leak_is_seen(
    tmp_path: Path, begun: tuple[Path, list[str]], plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """A planted leak of a hidden fact is found at one of several tables, wherever it is planted."""
    shutil.copytree(begun[0], tmp_path / "one")
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(AssertionError):
            compared(tmp_path, begun[1], random.Random(7))
