"""R7 for GoodCritters: what is dealt, chosen, shown to one, hidden, robbed or skimmed leaves the server to nobody else.

Who may know what is written down here once more, from the clauses alone: the tables of the game are not asked.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rascals.core.events import Event
from rascals.core.saved import line_of
from rascals.table import Play, Table, Viewer
from rascals.table.messages import encode
from tests.promises.fork_server import ForkServer, kill
from tests.promises.test_r06_noninterference import AT, do, new_table, text, whole
from tests.promises.test_r07_canary import Ear, Truth, check_log, check_secrets, listen
from tests.suites import deep

# What all are told, but only in part: the value, and the seats that know it. [G-10, G-40]
SECRET = {
    "dealt": ("cards", ("seat",)),
    "chosen": ("action", ("seat",)),
    "choice_changed": ("action", ("seat",)),
    "robbed": ("card", ("by", "from")),
    "guard_took": ("card", ("by", "from")),
    "skimmed": ("card", ("seat",)),
    "bonus": ("card", ("seat",)),
}
# What only these seats are told. [G-29, G-40]
PRIVATE = {
    "payoff_shown": ("seat", "to"),
    "payoff_hidden": ("seat",),
    "payoff_won_loot": ("seat", "to"),
    "offer_shown": ("seat", "to"),
    "offer_hidden": ("seat",),
    "exchanged_closed": ("from", "to"),
}


# What the people do until it has come about.
WISHES = {
    "payoff a yes 1: *~": "payoff_shown",
    "payoff b no 2: *?": "payoff_hidden",
    "offer 1: *~ for P1": "offer_shown",
    "offer 2: *? for P1": "offer_hidden",
}


def told(event: dict[str, Any], viewer: Viewer) -> dict[str, Any] | None:
    """An event as a viewer may know it; None if it may not know of it."""
    name, args = event["event"], event["args"]
    if name in PRIVATE:
        return event if viewer in {args[seat] for seat in PRIVATE[name]} else None
    if name in SECRET:
        hidden, knowers = SECRET[name]
        if viewer not in {args[seat] for seat in knowers}:
            return {"event": name, "args": {**args, hidden: None}}
    return event


def check_entry(entry: dict[str, Any], viewer: Viewer, lines: list[dict[str, Any]]) -> None:
    """A line of the log has its command's number for everybody, and tells the viewer's part of it."""
    line = lines[entry["n"]]
    expected = [seen for event in line["events"] if (seen := told(event, viewer)) is not None]
    assert entry["events"] == expected, (viewer, entry["n"])
    assert entry["seat"] == line["seat"]


def check_view(view: dict[str, Any], viewer: Viewer) -> int:
    """A view of a game in play hides stashes, cards chosen, and what is given shown or hidden; how much it hides."""
    hidden = 0
    assert view["draft"] is None
    assert view["scores"] is None
    for seat in view["seats"]:
        mine = seat["seat"] == viewer
        assert (seat["stash"] is not None) == mine
        assert (seat["action"] is not None) == (mine and seat["chosen"])
        hidden += seat["chosen"] and not mine
        for payoff in seat["payoffs"] or ():
            hidden += check_gifts(payoff["cards"], payoff["manners"], seat["seat"], payoff["to"], viewer)
    for offer in view["offers"] or ():
        hidden += check_gifts(offer["gives"], offer["gives_manners"], offer["from"], offer["to"], viewer)
    return hidden


def check_gifts(cards: list[Any], manners: list[str], giver: int, to: int, viewer: Viewer) -> int:
    """A card given shown is seen by two, one given hidden by its giver alone; how many cards are hidden here."""
    for card, manner in zip(cards, manners, strict=True):
        sees = viewer == giver or manner == "open" or (manner == "shown" and viewer == to)
        assert (card is not None) == sees
    return sum(card is None for card in cards)


def messages(ear: Ear) -> Iterator[tuple[Viewer, str, dict[str, Any]]]:
    """Every JSON object heard, with its viewer and the way it came."""
    for viewer, way, data in ear.heard:
        text = data[data.index(b"\n") + 1 :] if way[0].isdigit() else data
        if text.startswith(b"{") and not (way.startswith("200") and way.endswith("game.json")):
            message = json.loads(text)
            yield viewer, way, message.get("snapshot", message)


def check_all(ear: Ear, truth: Truth) -> tuple[int, int]:
    """Check every message; how many entries were compared, and how many things views have hidden."""
    entries = hidden = 0
    for viewer, way, message in messages(ear):
        knows = None if way.endswith(("replay", "pov=public")) else viewer
        frames = message.get("frames", ())
        over = (message.get("table") or {}).get("status") == "over"
        if over and frames:
            continue  # now the replay may be open
        for entry in [
            *message.get("log", ()),
            *message.get("lines", ()),
            *frames,
            *filter(None, [message.get("entry")]),
        ]:
            check_entry(entry, knows, truth.lines)
            entries += 1
        for view in [frame["view"] for frame in frames] + [message.get("view")]:
            if view is not None and view["phase"] != "over":
                hidden += check_view(view, knows)
    return entries, hidden


@pytest.mark.real
@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="the servers are forked")
@pytest.mark.parametrize("bargaining", ["open", "turns"])
async def test_r7_nothing_hidden_in_goodcritters_leaves_the_server(tmp_path: Path, bargaining: str) -> None:
    """In a whole game with payoffs, exchanges and bots, every entry and view that is sent conforms to clause G-40.

    What is laid down and offered, shown to one or hidden, is told in private in each such game.

    Tokens, digests, the secret and the hash chain are looked for as raw bytes, and the log file names no move.
    """
    database, log = tmp_path / "games.db", tmp_path / "log"
    options = {"payoffs": True, "bargaining": bargaining, "changes": 3, "promos": 4, "limited_terms": True,
               "early_bribes": bargaining == "open", "length": "standard"}  # fmt: skip
    async with ForkServer() as fork_server:
        wanted = {"database": f"sqlite:///{database}", "bot_delay": 0, "log": str(log), "log_level": "debug"}
        pid, port = await fork_server.start(**wanted, limits="ws_messages=1000000/1")  # people are slower
        ear, people = await listen(port, 5, random.Random(7), game="goodcritters", options=options,
                                   levels=("random",), wishes=WISHES, growth=2)  # fmt: skip
        kill(pid)
    truth = Truth(database, people[0].table)
    entries, hidden = check_all(ear, truth)
    assert entries > 1_000
    assert hidden > 1_000
    happened = {event["event"] for line in truth.lines for event in line["events"]}
    assert happened >= {"chosen", *WISHES.values()}
    check_secrets(ear, truth, people)
    check_log(log.read_bytes(), truth, people, ("threaten ", "choose ", "5 gems", "payoff a", "offer "))


def played(players: int, seed: int, most: int, until: str | None = None) -> Table:
    """A table at which a number of random moves have been made, unless it or the game has ended, with an event."""
    chance = random.Random(seed)
    table = new_table(players, chance, "goodcritters")
    assert table.match is not None
    while not table.match.over and len(table.match.history) < most:
        seat = chance.choice(table.match.acting)
        move = whole(table.match, seat, 0, chance)
        do(table, Play(seat, f"{len(table.match.history)}", table.decisions[seat], text(move)), AT)
        if until in {event.name for event in table.match.history[-1].events}:
            break
    return table


def check_table(table: Table) -> None:
    """Check what a table tells each viewer."""
    assert table.match is not None
    lines = [json.loads(json.dumps(line_of(ply))) for ply in table.match.history]
    for viewer in table.channels:
        snapshot = json.loads(encode(table.snapshot(viewer, AT)))
        earlier = json.loads(msgspec.json.encode(table.log_before(viewer, snapshot["log"][0]["n"])))
        for entry in [*earlier, *snapshot["log"]]:
            check_entry(entry, viewer, lines)
        if snapshot["view"]["phase"] != "over":
            check_view(snapshot["view"], viewer)


@pytest.mark.parametrize("players", [4, *deep([5, 6, 7, 8])])
def test_r7_every_viewer_is_told_what_the_clauses_say(players: int) -> None:
    """In random games each viewer's log and view contain only what clause G-40 allows, and the log all of that."""
    for seed in range(4):
        check_table(played(players, seed, 60 + 90 * seed))


FIRST = ("chosen", "payoff_shown")  # one that nobody else may know, one that two may


@pytest.mark.parametrize("event", [*FIRST, *deep(name for name in (*SECRET, *PRIVATE) if name not in FIRST)])
def test_r7_the_test_hears_a_canary(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test finds an event of any kind that is sent to too many viewers."""
    honest = Event.seen_by

    def seen_by(self: Event, seat: int | None) -> dict[str, Any] | None:
        return self.open() if self.name == event else honest(self, seat)

    monkeypatch.setattr(Event, "seen_by", seen_by)
    for seed in range(40):
        table = played(5, seed, 400, until=event)
        assert table.match is not None
        if any(one.name == event for ply in table.match.history for one in ply.events):
            with pytest.raises(AssertionError):
                check_table(table)
            return
    pytest.fail("it never happened")


def test_r7_every_command_is_one_message_for_everybody() -> None:
    """Each command, secret or not, is one message to every viewer, so numbers and counts reveal nothing."""
    chance = random.Random(40)
    table = new_table(5, chance, "goodcritters")
    assert table.match is not None
    while not table.match.over and len(table.match.history) < 400:
        seat = chance.choice(table.match.acting)
        move = whole(table.match, seat, 0, chance)
        before = {viewer: channel.seq for viewer, channel in table.channels.items()}
        do(table, Play(seat, f"{len(table.match.history)}", table.decisions[seat], text(move)), AT)
        if not table.match.over:
            assert {channel.seq - before[viewer] for viewer, channel in table.channels.items()} == {1}
    for channel in table.channels.values():
        assert [json.loads(entry)["n"] for entry in channel.log] == list(range(len(table.match.history)))
