"""Changes instead of whole views: exact for everybody, whatever happens, and no message without a change."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, ClassVar

import msgspec
import pytest

import rascals
from rascals.table import Post, Refused, SetConditionalMove, SetPause, Speak, Standin, Undo, Viewer
from rascals.table.channels import PAGE
from rascals.table.differences import differences
from rascals.table.messages import Difference, EventInfo, LogEntry, encode
from rascals.table.offers import conditions_for
from rascals.table.projection import staged
from tests.conftest import Amount
from tests.table.sitting import Sitting, clock

KNOWN = ("view", "moves", "decision", "undo", "conditions")
TIMED = ("clocks", "now")


def patched(value: Any, changes: list[dict[str, Any]]) -> Any:
    """Apply a patch by RFC 6902; each operation must be possible, and must change something."""
    value = copy.deepcopy(value)
    for change in changes:
        assert set(change) == {"op", "path"} | ({"value"} if change["op"] != "remove" else set())
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
        place = value
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        key: Any = last if isinstance(place, dict) else len(place) if last == "-" else int(last)
        match change["op"]:
            case "remove":
                del place[key]
            case "replace":
                assert place[key] != change["value"] or type(place[key]) is not type(change["value"])
                place[key] = change["value"]
            case "add" if isinstance(place, list):
                assert 0 <= key <= len(place)
                place.insert(key, change["value"])
            case "add":
                assert key not in place
                place[key] = change["value"]
    return value


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_end_of_a_round_leads_event_by_event_to_the_new_view(viewer: Viewer) -> None:
    """At the end of a GoodCritters round, each event says how it changed the view; elsewhere none does."""
    sitting = Sitting("goodcritters", options={"payoffs": True, "length": "short"}).seat(2, "random").start().finish()
    views = [message for message in sitting.told[viewer] if message.get("view")]
    ends = 0
    for before, after in pairwise(views):
        view, events = before["view"], after["entry"]["events"]
        for event in events:
            view = patched(view, event.get("changes", []))
        ended = any(event["event"] == "voted" for event in events)
        assert view == (after["view"] if ended else before["view"])
        ends += ended
    assert ends >= views[-1]["view"]["round"] - 1 > 0  # the Fuzz may end the last round before anybody votes


def test_who_may_have_another_view_gets_the_first_one_whole() -> None:
    """If clients may hold different views, the first event brings a whole one that the others build on."""
    line = LogEntry(1, 0, 0, [EventInfo("voted", {}), EventInfo("robbed", {})])
    events = staged(line, None, [{"a": 1, "b": 2}, {"a": 1, "b": 3}]).events
    assert [event.changes for event in events] == [
        [Difference("replace", "", {"a": 1, "b": 2})],
        [Difference("replace", "/b", 3)],
    ]


KEYS = ("a", "b", "/", "~", "~1", "a/~0", "é", "", "0")


def some_value(chance: random.Random, depth: int) -> Any:
    """A JSON value, of few kinds, so that two often have much in common."""
    match chance.randrange(5) if depth else 4:
        case 0 | 1:
            return [some_value(chance, depth - 1) for _ in range(chance.randrange(5))]
        case 2 | 3:
            return {key: some_value(chance, depth - 1) for key in chance.sample(KEYS, chance.randrange(5))}
        case _:
            return chance.choice((None, 0, 1, -3, "", "a", "long enough to be told by its place"))


def altered(value: Any, chance: random.Random) -> Any:
    """The same value with random changes."""
    if chance.random() < 0.1:
        return some_value(chance, 2)
    if isinstance(value, dict):
        return {key: altered(part, chance) for key, part in value.items() if chance.random() < 0.9}
    return [altered(part, chance) for part in value] if isinstance(value, list) else value


def test_changes_lead_from_one_value_to_the_other() -> None:
    """For any two objects, the changes turn the first into the second, and there are none if they are equal."""
    chance = random.Random("differences")
    for n in range(4_000):
        before = {"top": some_value(chance, 4), "~/": some_value(chance, 2)}
        after = altered(before, chance) if n % 4 else {"top": some_value(chance, 4)}
        after = after if isinstance(after, dict) else {}
        told = json.loads(msgspec.json.encode(differences(before, after)))
        assert patched(before, told) == after
        assert bool(told) == (before != after)


def test_parts_are_replaced_where_that_is_shorter() -> None:
    """One card of a long row is changed by its path; a row in which everything moves is replaced."""
    row = list(range(40))
    one = differences({"row": row}, {"row": [*row[:7], 99, *row[8:]]})
    assert [(change.op, change.path, change.value) for change in one] == [("replace", "/row/7", 99)]
    all_ = differences({"row": row}, {"row": row[1:]})
    assert [(change.op, change.path, change.value) for change in all_] == [("replace", "/row", row[1:])]
    assert [(c.op, c.path) for c in differences({"row": row}, {"row": row[:-1]})] == [("remove", "/row/39")]
    assert [(c.op, c.path) for c in differences({"row": row}, {"row": [*row, 4]})] == [("add", "/row/-")]


# --- clients ----------------------------------------------------------------------------------------------


@dataclass
class Client:
    """The state of a client that gets whole views or changes; it may miss messages, and then resumes."""

    viewer: Viewer
    changes: bool
    state: dict[str, Any] = field(default_factory=dict)
    seq: int = 0
    patches: int = 0

    def begin(self, sitting: Sitting) -> None:
        """Connect for the first time, or again after too long."""
        self.hear(encode(sitting.table.snapshot(self.viewer, sitting.now)), after=None)

    def resume(self, sitting: Sitting) -> bool:
        """Request what was missed; return whether all of it was still available."""
        missed = sitting.table.resume(self.viewer, self.seq, changes=self.changes)
        if missed is None:
            self.begin(sitting)
        for data in missed or ():
            self.hear(data)
        return missed is not None

    def hear(self, data: bytes, after: int | None = -1) -> None:
        """Process a message as the protocol says."""
        message = json.loads(data)
        assert after is None or message["seq"] == self.seq + 1
        self.seq = message["seq"]
        match message["type"]:
            case "snapshot":
                self.state = {key: message[key] for key in (*KNOWN, *TIMED, "table", "log", "chat")}
            case "update":
                self.log(message["entry"])
                self.state |= {key: message[key] for key in (*KNOWN, *TIMED)}
                self.state["table"]["status"] = message["table_status"]
            case "changed":
                assert self.changes
                self.patches += 1
                known = {key: self.state[key] for key in KNOWN} | {"table_status": self.state["table"]["status"]}
                known = patched(known, message["changes"])
                self.state["table"]["status"] = known.pop("table_status")
                self.state |= known | {key: message[key] for key in TIMED if key in message}
                if "entry" in message:
                    self.log(message["entry"])
            case "table":
                self.state |= {key: message[key] for key in ("table", *TIMED)}
            case "chat":
                self.state["chat"] = [*self.state["chat"], message["line"]][-PAGE:]
            case "marked":
                for line in self.state["chat"]:
                    mark = message["marks"].get(str(line["n"]), line.get("mark"))
                    line.update({"mark": mark}) if mark else line.pop("mark", None)

    def log(self, entry: dict[str, Any]) -> None:
        # Each event's effect on the view is only sent for showing it; a log does not contain it.
        events = [{name: value for name, value in event.items() if name != "changes"} for event in entry["events"]]
        self.state["log"] = [*self.state["log"], {**entry, "events": events}][-PAGE:]


class Watched(Sitting):
    """A sitting whose viewers have two clients each, one that gets whole views and one that gets changes."""

    def __init__(self, game: str, players: int, **more: Any) -> None:
        self.pairs: list[tuple[Client, Client]] = []
        self.asleep: set[int] = set()  # pairs that miss messages
        super().__init__(game, players, **more)

    def join(self, viewer: Viewer) -> None:
        """Connect two clients of a viewer."""
        pair = Client(viewer, changes=False), Client(viewer, changes=True)
        for client in pair:
            client.begin(self)
        self.pairs.append(pair)

    def wake(self, n: int) -> bool:
        """Reconnect a pair; return whether everything it had missed was still available."""
        self.asleep.discard(n)
        whole, changes = [client.resume(self) for client in self.pairs[n]]
        return whole and changes

    def hear(self, posts: list[Post]) -> list[Post]:
        for post in posts:
            for n, (whole, changes) in enumerate(self.pairs):
                if whole.viewer == post.viewer and n not in self.asleep:
                    whole.hear(post.data)
                    changes.hear(post.changes)
        return super().hear(posts)

    def check(self) -> None:
        """All pairs have the same state, and everything in a snapshot that whole views contain."""
        for n, (whole, changes) in enumerate(self.pairs):
            if n not in self.asleep:
                assert changes.state == whole.state, (n, whole.viewer)
                assert json.dumps(changes.state["view"]) == json.dumps(whole.state["view"]), "keys in another order"
                fresh = json.loads(encode(self.table.snapshot(whole.viewer, whole.state["now"])))
                for key in ("table", "view", "moves", "decision", "log", "chat", "clocks"):
                    assert changes.state[key] == fresh[key], (n, whole.viewer, key)

    def something(self) -> str:
        """Do something other than moving, if possible; return what."""
        seat, what = self.chance.randrange(self.header.players), self.chance.choice(list(self.doings))
        try:
            self.doings[what](self, seat)
        except Refused:
            return "refused"
        return what

    def _undo(self, seat: int) -> None:
        self.count += 1
        self.do(Undo(seat, f"u{self.count}", self.table.decision(seat)))

    def _decide(self, seat: int) -> None:
        offered = conditions_for(self.table, seat)
        wanted = self.chance.choice(offered) if offered else None
        self.do(SetConditionalMove(seat, wanted.name if wanted else None, wanted.lowest if wanted else 0))

    def _talk(self, seat: int) -> None:
        self.count += 1
        self.do(Speak(seat, f"s{self.count}", "a line", self.chance.choice(("table", "seats"))))

    doings: ClassVar[dict[str, Callable[[Watched, int], object]]] = {
        "undone": _undo,
        "decided": _decide,
        "said": _talk,
        "left to a bot": lambda self, seat: self.do(Standin(seat, seat, on=True)),
        "taken back from it": lambda self, seat: self.do(Standin(seat, seat, on=False)),
        "came": lambda self, seat: self.join(self.chance.choice([seat, None])),
        "lost": lambda self, seat: self.asleep.add(self.chance.randrange(len(self.pairs))),
        "came back": lambda self, seat: self.wake(min(self.asleep)) if self.asleep else None,
        "connected": lambda self, seat: self.hear(self.table.arrive(seat, self.now)),
        "gone": lambda self, seat: self.hear(self.table.depart(seat, self.now)),
    }  # fmt: skip


def tables(game: str, every: int) -> Iterator[dict[str, Any]]:
    """Every few editions of a game, with and without clocks and payoffs."""
    for n, edition in enumerate(rascals.games()[game].editions[::every] or (None,)):
        options = {"payoffs": True} if game == "goodcritters" else {}
        yield {"edition": edition, "options": options, "clock": clock(600, 5) if n % 2 else None}


@pytest.mark.no_cover
@pytest.mark.parametrize("game", ["felicity", "goodcritters", "heist", "goons"])
def test_changes_say_what_whole_views_say(game: str, amount: Amount) -> None:
    """After every message, each viewer's state from changes equals that from whole views, to the byte.

    Meanwhile people undo, decide ahead, talk, leave it to bots, come, go, lose messages and come back.
    """
    done: list[str] = []
    for n, table in enumerate(tables(game, amount(4, 1))):
        least, most = rascals.games()[game].players[0], rascals.games()[game].players[-1]
        players = least + n % (most - least + 1)
        sitting = Watched(game, players, **table)
        sitting.chance.seed(f"{game} {n}")
        random.seed(n)
        sitting.seat(players)
        for viewer in (None, *range(players)):
            sitting.join(viewer)
        sitting.start()
        sitting.check()
        for _ in range(amount(30, 400)):
            if sitting.table.status != "playing":
                break
            sitting.step()
            sitting.check()
            if sitting.chance.random() < 0.4:
                done.append(sitting.something())
                sitting.check()
        assert all(changes.patches for _, changes in sitting.pairs[: players + 1])
    assert len({*done} - {"refused"}) > 3, "little happened beside moves"


def conditions(state: dict[str, Any]) -> list[str]:
    return [one["name"] for one in state["conditions"]]


def test_changes_count_on_what_all_clients_hold() -> None:
    """After somebody connects while others hold an outdated view, the next message is right: it is whole for all."""
    sitting = Watched("felicity", 3).seat(3)
    sitting.join(0)
    sitting.start()
    while not conditions(sitting.pairs[0][1].state) or 0 in sitting.table.awaited:
        sitting.step()
    sitting.do(Standin(0, 0, on=True))
    assert conditions(sitting.pairs[0][1].state), "a table's message says nothing of conditional moves"
    sitting.join(0)
    assert not conditions(sitting.pairs[1][1].state)
    sitting.do(Standin(0, 0, on=False))
    (_, first), (_, second) = sitting.pairs
    before = first.patches
    sitting.play(move="bid 1" if sitting.table.match and not sitting.table.match.view(None)["highest_bid"] else "pass")
    assert first.state["conditions"] == second.state["conditions"]
    assert first.patches == before
    sitting.step()
    assert first.patches == before + 1, "and then only what has changed again"


def test_what_changes_nothing_is_not_told() -> None:
    """Nobody gets a message if the table is unchanged: a setting set to its value, somebody who came and went."""
    sitting = Sitting().seat(1, "random").start()
    sitting.do(SetPause(0, 3.0))
    before = {viewer: len(told) for viewer, told in sitting.told.items()}
    sitting.hear(sitting.table.arrive(None, 10) + sitting.table.depart(None, 20) + sitting.table.announce(30))
    sitting.do(SetPause(0, 3.0))
    assert {viewer: len(told) for viewer, told in sitting.told.items()} == before
    sitting.hear(sitting.table.arrive(None, 40) + sitting.table.announce(50))
    assert {viewer: len(told) for viewer, told in sitting.told.items()} == {v: n + 1 for v, n in before.items()}


def test_a_clock_that_runs_is_no_news_and_one_that_is_set_is() -> None:
    """Running clocks send nothing; a move that changes somebody's remaining time does."""
    sitting = Sitting(clock=clock(60, 5)).seat(2, "random").start()
    sitting.hear(sitting.table.announce(sitting.now + 10))
    before = {viewer: len(told) for viewer, told in sitting.told.items()}
    sitting.hear(sitting.table.announce(sitting.now + 9_000))
    assert {viewer: len(told) for viewer, told in sitting.told.items()} == before
    sitting.step()
    assert all(told[-1]["clocks"]["remaining"] for told in sitting.told.values())


def test_what_one_client_was_shown_is_not_taken_for_told_to_all() -> None:
    """A snapshot shows one client how many watch; the others get it, and that one gets a change back."""
    sitting = Sitting().seat(1)
    sitting.hear(sitting.table.announce(5))
    sitting.table.arrive(None, 10)
    assert sitting.table.snapshot(0, 11).table.watching == 1
    told = len(sitting.told[0])
    sitting.hear(sitting.table.announce(20))
    assert len(sitting.told[0]) == told + 1
    sitting.table.depart(None, 30)
    assert sitting.table.snapshot(0, 31).table.watching == 0
    sitting.table.arrive(None, 32)
    sitting.hear(sitting.table.announce(40))
    assert len(sitting.told[0]) == told + 2
