#!/usr/bin/env python3
"""Record games for the gallery and the board's tests: `python web/dev/record.py` writes recorded/*.json.

Each file holds runs of consecutive frames as seat 0 receives them: its events, its view and its legal moves.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import rascals

TARGET = Path(__file__).parent.parent / "src" / "games" / "felicity" / "recorded"
READER = 0
KEEP_BIDDING = 0.62
FIRST_FRAMES = 40
LAST_FRAMES = 3


def frame(match: rascals.Match, ply: rascals.Ply) -> dict[str, Any]:
    """Return what the player learns of one ply."""
    seen = [event.seen_by(READER) for event in ply.events]
    moves = match.legal(READER) if READER in match.acting else ()
    return {
        "events": [event for event in seen if event is not None],
        "view": match.view(READER),
        "moves": [move.json() for move in moves],
    }


def choose(match: rascals.Match, seat: int, chance: random.Random) -> str:
    """Place anything; raise a little more often than not, else pass."""
    legal = match.legal(seat)
    if legal[0].kind == "place":
        return str(chance.choice(legal))
    bids = [move for move in legal if move.kind == "bid"]
    if bids and chance.random() < KEEP_BIDDING:
        return str(bids[min(len(bids) - 1, chance.choice((0, 0, 0, 1, 2)))])
    return "pass"


def record(players: int, seed: int) -> list[dict[str, Any]]:
    """Return all frames of one game."""
    match = rascals.game("felicity", players=players).new(seed=seed)
    chance = random.Random(seed)
    frames = [frame(match, match.history[0])]
    while not match.over:
        seat = match.acting[0]
        match.play(seat, choose(match, seat, chance))
        frames.append(frame(match, match.history[-1]))
    return frames


def main() -> None:
    """Write one whole game of four, and beginning and end of one of three and one of five."""
    TARGET.mkdir(exist_ok=True)
    for players, seed in ((3, 14), (4, 15), (5, 16)):
        frames = record(players, seed)
        runs = [frames] if players == 4 else [frames[:FIRST_FRAMES], frames[-LAST_FRAMES:]]
        text = json.dumps({"players": players, "runs": runs}, ensure_ascii=False, separators=(",", ":"))
        (TARGET / f"game-{players}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
