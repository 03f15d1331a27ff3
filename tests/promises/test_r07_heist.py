"""R7 for Critter Heist: hands, choices, tiles and decks that were looked at are told to those alone who may know them.

Who may know what is written down here once more, from the clauses alone: the tables of the game are not asked.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from rascals.core.events import Event
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.core.saved import line_of
from rascals.table import Header, Play, Sit, Start, Table, Viewer
from rascals.table.messages import encode
from tests.promises.test_r06_noninterference import AT, do, text
from tests.suites import deep

# What all are told, but only in part: the value, the seats that know it, and an edition where it happens. [H-28]
FIRST = ("hired", "chosen", "kept")  # what a seat draws, what it chooses and what it keeps
SECRET = {
    "dealt": ("critters", ("seat",), "v3"),
    "looked": ("critters", ("seat",), "v1"),
    "hired": ("critter", ("seat",), "v2"),
    "hired_from_deck": ("critter", ("seat",), "v1"),
    "chosen": ("critters", ("seat",), "v4"),
    "kept": ("critters", ("seat",), "v5"),
    "passed_on": ("critters", ("seat",), "v5"),
    "tiles_to_hand": ("tiles", ("seat",), "v4"),
    "tile_seen": ("tile", ("seat",), "v5"),
    "tiles_seen": ("tiles", ("seat",), "v5"),
    "tile_held": ("tile", ("seat",), "v5"),
    "card_drawn": ("critter", ("seat",), "v5"),
    "traps_seen": ("traps", ("seat",), "v1"),
    "traps_ordered": ("traps", ("seat",), "v2"),
    "cards_seen": ("critters", ("seat",), "v3"),
    "card_kept": ("critter", ("seat",), "v4"),
    "hand_seen": ("critters", ("seat",), "v5"),
    "picked": ("critter", ("seat", "from"), "v5"),
}
EDITIONS = ("v1", "v2", "v3", "v4", "v5")
MOST = 350  # commands of a game


def told(event: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """An event as a viewer may know it."""
    name, args = event["event"], event["args"]
    if name in SECRET:
        hidden, knowers, _ = SECRET[name]
        if viewer not in {args[seat] for seat in knowers}:
            return {"event": name, "args": {**args, hidden: None}}
    return event


def check_table(table: Table) -> int:
    """Check what a table tells each viewer; how many things its views have hidden."""
    match = table.match
    assert match is not None
    lines = [json.loads(json.dumps(line_of(ply))) for ply in match.history]
    hidden = 0
    for viewer in table.channels:
        snapshot = json.loads(encode(table.snapshot(viewer, AT)))
        for entry in snapshot["log"]:
            line = lines[entry["n"]]
            assert entry["seat"] == line["seat"]
            assert entry["events"] == [told(event, viewer) for event in line["events"]], (viewer, entry["n"])
        if not match.over:
            hidden += check_view(snapshot["view"], match.view(None, reveal=True), viewer)
    return hidden


def check_view(view: dict[str, Any], truth: dict[str, Any], viewer: Viewer) -> int:
    """A view of a game in play hides others' hands, tiles and choices, and says nothing false of them; how much."""
    hidden = 0
    assert view["draft"] is None
    assert view["scores"] is None
    for seat, whole in zip(view["seats"], truth["seats"], strict=True):
        mine = seat["seat"] == viewer
        for key in ("hand", "held", "choice", "pack"):
            assert seat[key] == (whole[key] if mine else None), key
            hidden += bool(whole[key]) and not mine
    for fact in view["known"]:
        if fact["where"].startswith("hand "):
            owner = truth["seats"][int(fact["where"].split()[1])]
            assert Counter(fact["cards"]) <= Counter(owner["hand"]), fact
            assert viewer != owner["seat"]
    return hidden + check_question(view["pending"], truth["pending"], viewer)


def check_question(seen: dict[str, Any] | None, truth: dict[str, Any] | None, viewer: Viewer) -> int:
    """What the owl or the bat looks at lies open for who is asked alone, traps that are drawn for all; how much hides.

    Tiles are seen by who is asked, and by the others all or none.
    """
    if truth is None or seen is None:
        assert seen is truth
        return 0
    asked = viewer is not None and viewer == truth["seat"]
    looked = truth["kind"] in {"keep", "order"} and not asked
    assert seen["cards"] == ([None] * len(truth["cards"]) if looked else truth["cards"])
    assert seen["tiles"] == truth["tiles"] or (not asked and set(seen["tiles"]) == {None})
    return bool(looked and truth["cards"])


# --- games ------------------------------------------------------------------------------------------------


def seated(players: int, edition: str, chance: random.Random) -> Table:
    """A table in play, of people only."""
    secret = chance.randbytes(32)
    header = Header(
        id="t", code="CCCCCC", game="heist", players=players, options={"turn_limit": 12}, edition=edition, created=AT,
        commitment=sha256(secret).hexdigest(),
    )  # fmt: skip
    table = Table(header, secret, run="run", awake=AT)
    for seat in range(players):
        do(table, Sit(f"Person {seat}", f"{seat}" * 64), AT)
    do(table, Start(0), AT)
    return table


def whole(match: Match, seat: int, chance: random.Random) -> list[Move]:
    """A whole move, of any kind as often as of another: the critters of a hand are soon played."""
    draft: list[Move] = []
    complete = False
    moves = match.legal(seat)
    while not complete:
        kind = chance.choice(sorted({move.kind for move in moves}))
        draft.append(chance.choice([move for move in moves if move.kind == kind]))
        moves, complete = match.preview(seat, draft)
    return draft


def moments(players: int, edition: str, seed: int) -> Iterator[Table]:
    """A table at the start of a random game and after each move."""
    chance = random.Random(f"{edition} {seed}")
    table = seated(players, edition, chance)
    assert table.match is not None
    yield table
    while not table.match.over and len(table.match.history) < MOST:
        seat = chance.choice(table.match.acting)
        move = whole(table.match, seat, chance)
        do(table, Play(seat, f"{len(table.match.history)}", table.decisions[seat], text(move)), AT)
        yield table


# --- the promise ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, *deep([2, 4])])
@pytest.mark.parametrize("edition", EDITIONS)
def test_r7_every_viewer_of_a_heist_is_told_what_the_clauses_say(edition: str, players: int) -> None:
    """In a random game of every edition each viewer's log and view contain only what clause H-28 allows."""
    hidden = 0
    for number, table in enumerate(moments(players, edition, players)):
        hidden += check_table(table) if number % 6 == 0 else 0
    assert hidden > 20


@pytest.mark.parametrize("event", [*FIRST, *deep(event for event in SECRET if event not in FIRST)])
def test_r7_the_test_of_heists_hears_a_canary(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test finds an event of any kind that is sent to too many viewers."""
    honest = Event.seen_by

    def seen_by(self: Event, seat: int | None) -> dict[str, Any] | None:
        return self.open() if self.name == event else honest(self, seat)

    monkeypatch.setattr(Event, "seen_by", seen_by)
    for seed in range(30):
        for table in moments(3, SECRET[event][2], seed):
            assert table.match is not None
            if any(one.name == event for ply in table.match.history[-1:] for one in ply.events):
                with pytest.raises(AssertionError):
                    check_table(table)
                return
    pytest.fail("it never happened")
