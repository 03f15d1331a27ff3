"""Perft: from small positions, each game has as many sequences of moves as its counts say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rascals
from rascals.core import rules
from tests.games.transcripts import Transcript, statements

FILES = sorted(Path(__file__).parent.glob("*/counts.txt"))


def setups(path):
    """Yield each position of a file as (line, match, {depth: count})."""
    found: list[tuple[int, rascals.Match, dict[int, int]]] = []
    reader = Transcript()
    for number, line in statements(path.read_text(encoding="utf-8")):
        if line.startswith("count "):
            depth, count = map(int, line.split()[1:])
            found[-1][2][depth] = count
        else:
            reader.obey(line)
        if line.startswith(("position ", "seed ")):
            found.append((number, reader.match, {}))
    return found


SETUPS = [
    pytest.param(match, counts, id=f"{path.parent.name}:{n}") for path in FILES for n, match, counts in setups(path)
]


def sequences(s, depth):
    """Count the sequences of `depth` moves; where several seats are awaited the lowest moves first."""
    awaited = rules.acting(s)
    if not depth or not awaited:
        return int(not depth)
    seat = rules.first_seat(awaited)
    moves = [0] * type(s).definition.actions
    total = 0
    for action in moves[: rules.legal(s, seat, moves)]:
        after = s.copy()
        rules.apply(after, seat, action)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.no_cover
@pytest.mark.parametrize(("match", "counts"), SETUPS)
def test_counts(match, counts):
    """Enumeration finds exactly the written numbers of sequences."""
    assert {depth: sequences(match.state, depth) for depth in counts} == counts


@pytest.mark.parametrize("name", rascals.games())
def test_every_number_of_players_is_counted(name):
    """A game's counts begin at positions of every number of players it has, and none is empty."""
    found = [setup for path in FILES if path.parent.name == name for setup in setups(path)]
    assert {match.game.players for _, match, _ in found} == set(rascals.games()[name].players)
    assert all(counts for _, _, counts in found)
    assert len({json.dumps(match.position()) for _, match, _ in found}) == len(found)
