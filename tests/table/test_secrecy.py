"""R6: every byte a viewer gets is a function of what it may know: worlds that differ elsewhere look the same."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rascals.table import BotMove, Play, Refused, Table, Viewer
from rascals.table.messages import encode
from tests.table.sitting import Sitting

STATES = 1_000
CHANCE = random.Random(6)  # by which other worlds are dealt
MOVES = ("pass", "bid 1", "bid 7", "bid 99", "place -8", "place 15", "place rabbit", "place small-dog", "nonsense")


def fork(table: Table) -> Table:
    """Return the same table once more, to go another way."""
    assert table.match is not None
    other = copy.copy(table)
    other.match = table.match.copy()
    other.channels = {viewer: replace(channel, log=list(channel.log)) for viewer, channel in table.channels.items()}
    other.places = [replace(place) for place in table.places]
    other.lines, other.awaited, other.decisions = list(table.lines), set(table.awaited), list(table.decisions)
    other.keys = set(table.keys)
    return other


def world(table: Table, viewer: Viewer) -> Table:
    """Return a table that differs only in what the viewer cannot know: hidden cards redealt, another secret."""
    other = fork(table)
    assert other.match is not None
    record = other.match.record
    record.chance[:] = [CHANCE.getrandbits(60) for _ in record.chance]
    table.game.box.conceal(record, -1 if viewer is None else viewer)
    other.match._record, other.secret = record, bytes(32)
    return other


def games() -> Iterator[Sitting]:
    """Go through random games of every size and option for ever, as they are played."""
    seed = 0
    while True:
        seed += 1
        options = {"open_mice": seed % 2 == 0, "small_dog": ("lowest", "mildest")[seed % 3 == 0]}
        sitting = Sitting(players=3 + seed % 3, options=options).seat(2, "random").start()
        sitting.chance.seed(seed)
        random.seed(seed)
        while sitting.table.status == "playing":
            yield sitting
            sitting.step()


def refusals(table: Table, seat: int) -> list[Any]:
    """All that the seat can find out by asking, and by trying moves that do not come about."""
    found: list[Any] = []
    for move in MOVES:
        refused = table.why_not(seat, move)
        found.append(None if refused is None else (refused.code, refused.reason, refused.args_, str(refused)))
        try:
            found.append(len(table.decide(Play(seat, "try", table.decision(seat), move), 10**6).entries))
        except Refused as refusal:
            found.append((refusal.code, refusal.reason, refusal.args_, str(refusal)))
    return found


@pytest.mark.no_cover
def test_snapshots_and_refusals_tell_nothing_hidden() -> None:
    """In a thousand states views, moves, decisions, clocks, refusals and explanations are equal byte by byte."""
    for checked, sitting in zip(range(STATES), games(), strict=False):
        table = sitting.table
        viewer = (None, 0, 1)[checked % 3]
        other = world(table, viewer)
        assert encode(other.snapshot(viewer, 5)) == encode(table.snapshot(viewer, 5))
        assert other.log_before(viewer, 10**6) == table.log_before(viewer, 10**6)
        if viewer is not None and checked % 10 == 1:
            assert refusals(other, viewer) == refusals(table, viewer)


def answer(table: Table, seat: int, move: str) -> list[Any]:
    command = BotMove if table.places[seat].player else None
    decision = table.decisions[seat]
    wanted: Any = command(seat, decision, move) if command else Play(seat, "same", decision, move)
    return [post for entry in table.decide(wanted, 10**6).entries for post in table.fold(entry)]


@pytest.mark.no_cover
def test_what_others_place_is_the_same_message() -> None:
    """No matter which card a seat plays face down, everybody else gets the same messages, in number and bytes."""
    checked = 0
    for sitting in games():
        table = sitting.table
        assert table.match is not None
        seat = sitting.next
        moves = [str(move) for move in table.match.legal(seat)]
        view = table.match.view(None)
        last = sum(1 for card in view["row"]) == view["row_size"] - 1
        if view["phase"] != "place" or last or len(moves) < 2:
            continue  # the last card laid is followed by a reveal, which tells what all may know
        told = []
        for move in (moves[0], moves[-1]):
            twin = fork(table)
            told.append({p.viewer: p.data for p in answer(twin, seat, move) if p.viewer != seat})
        assert told[0] == told[1]
        checked += 1
        if checked >= 300:
            return
