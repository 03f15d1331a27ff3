"""R9 to R13: the engine is the same everywhere, loses nothing, has no dead end, and copies truly."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import rascals
from rascals.core.saved import line_of
from tests.games.transcripts import recorded

RECORDED = recorded()
MICE = {3: 66, 4: 87, 5: 108}


@pytest.mark.real
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_r09_games_are_the_same_under_every_hash_seed(hash_seed):
    """R9: a recorded game's chain of hashes does not depend on PYTHONHASHSEED."""
    code = (
        "import sys, rascals\n"
        "m = rascals.game('felicity', players=5).new(seed='golden')\n"
        "while not m.over: m.play(m.acting[0], m.legal(m.acting[0])[len(m.history) % 2 - 1])\n"
        "sys.stdout.write(m.save_text().splitlines()[-1])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    match = rascals.game("felicity", players=5).new(seed="golden")
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[len(match.history) % 2 - 1])
    assert json.loads(done.stdout)["hash"] == json.loads(match.save_text().splitlines()[-1])["hash"]


def test_r10_recorded_games_cover_players_and_endings():
    """R10: for every game, number of players and end reason there is a recorded finished game, and it verifies."""
    found = set()
    for one in RECORDED:
        match = rascals.load_text(one.text)
        found.add((match.game.name, match.game.players, match.end_reason))
    wanted = {("felicity", players, "nine-rounds") for players in (3, 4, 5)}
    reasons = ("fuzz-loot", "fuzz-two", "fuzz-skim", "fuzz-bonus")
    wanted |= {("goodcritters", players, reason) for players in range(4, 9) for reason in reasons}
    wanted |= {("goons", players, "rounds") for players in (2, 3, 4)}
    ends = ("all-banked", "carriers-done", "all-ended", "last-crew", "countdown", "turn-limit")
    assert found == wanted | {("heist", players, reason) for players in (2, 3, 4) for reason in ends}


@pytest.mark.parametrize("one", RECORDED, ids=str)
def test_r16_stored_games_play_again_to_the_same_hash(one):
    """R16, R10: every recorded game replays to the last hash of its chain; a changed line is found and named."""
    verdict = rascals.verify_text(one.text)
    assert verdict.ok, verdict
    lines = one.text.splitlines()
    written = [{**json.loads(line), "hash": None} for line in lines[1:] if '"move"' in line]
    played = [{**line_of(ply), "hash": None} for ply in rascals.load_text(one.text).history]
    assert played == written, "every move, event and random outcome is what it was"
    middle = json.loads(lines[len(lines) // 2])
    changed = {**middle, "move": "pass" if middle["move"] != "pass" else "bid 1"}
    forged = [*lines[: len(lines) // 2], json.dumps(changed), *lines[len(lines) // 2 + 1 :]]
    found = rascals.verify_text("\n".join(forged))
    assert (found.ok, found.line) == (False, len(lines) // 2 + 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r11_r12_a_million_random_actions(players, amount):
    """R11, R12: in a third of a million random actions of Felicity no mouse is lost and a move exists."""
    pytest.importorskip("numba")
    batch = rascals.game("felicity", players=players).batch(1024, seed=players)
    ended = 0
    steps = amount(140, 340)  # no game of five is shorter than ninety
    for _ in range(steps):
        batch.step(batch.random_actions())
        held = sum(batch.states[name].sum(axis=1) for name in ("mice", "bid", "on_card")) + batch.states["bank"]
        assert (held == MICE[players]).all()
        assert (batch.legal.sum(axis=1) > 0).all()
        assert (batch.states["mice"] >= 0).all()
        ended += int(batch.done.sum())
    assert ended > 1024 * steps // 170


def test_r13_copies_are_deep():
    """R13: a copy is equal, and moves played on either do not change the other."""
    match = rascals.game("felicity", players=4).new(seed=13)
    copies = []
    while not match.over:
        copies.append((match.copy(), match.save_text()))
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    for copy, text in copies:
        assert copy.save_text() == text
        copy.play(copy.acting[0], copy.legal(copy.acting[0])[-1])
