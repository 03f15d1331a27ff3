"""Tables of Felicity for tests: a position in one line, with sensible defaults."""

from __future__ import annotations

from typing import Any

import rascals
from rascals import Match
from rascals.core import rules
from rascals.core.state import GameState

PETS = ["-8", "-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog"]
CARDS = {3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6]}


def auction(row: list[str], *, passed: int = 0, bids: list[int] | None = None, **entries: Any) -> Match:
    """Return a match whose row is laid, the first `passed` seats from seat 0 having passed without a bid.

    Four players unless the row has five cards (five players), or `dummy` is given (three players).
    """
    options = entries.pop("options", {})
    players = 3 if "dummy" in entries else 5 if len(row) == 5 else 4
    dummies = 1 if players == 3 else 0
    round_ = entries.get("round", 1)
    own = row[dummies:]
    hands = [[pet for pet in PETS if pet != own[seat]][: 9 - round_] for seat in range(players)]
    alone = passed == players - 1
    shown = len(row) if alone else 1 + passed
    position = {
        "game": "felicity",
        "players": players,
        "options": options,
        "round": 1,
        "phase": "bid",
        "start": 0,
        "turn": passed,
        "hands": hands,
        "row": row,
        "revealed": shown,
        "mice": [15] * players,
        "bids": bids or [0] * players,
        "passed": [seat < passed for seat in range(players)],
        "mouse_cards": {str(n): n for n in CARDS[players][passed:]},
        "bank": 15,
        "won": [[] for _ in range(players)],
        "dummy": [],
    }
    game = rascals.game("felicity", players=players, **options)
    return game.from_position(position | entries, seed=1)


def happened(match: Match, name: str) -> list[dict[str, Any]]:
    """Return the arguments of every event of a name in the last ply."""
    return [dict(event.args) for event in match.history[-1].events if event.name == name]


def play(match: Match, *moves: str) -> Match:
    """Play moves, each by the seat whose turn it is; return the match."""
    for move in moves:
        match.play(match.acting[0], move)
    return match


def observed(s: GameState, viewer: int) -> list[int]:
    """Return the observation of a seat, -1 for a spectator."""
    out = [0] * s.definition.observation.size
    rules.observe(s, viewer, out)
    return out


def deduced(s: GameState, viewer: int) -> list[int]:
    """Return a seat's observation and deductions."""
    out = [0] * s.definition.deduction.size
    rules.deduce(s, viewer, out)
    return out


def part(s: GameState, viewer: int, what: str) -> list[int]:
    """Return one part of what a seat deduces; a part for each seat is returned whole, the viewer's first."""
    out = deduced(s, viewer)
    found = next(part for part in s.definition.deduction.parts if part.what == what)
    starts = [found.at + found.step * time for time in range(found.times)]
    return [number for start in starts for number in out[start : start + found.count]]


def pets(numbers: list[int]) -> list[str]:
    """Return the pets in a part that counts them."""
    return [pet for pet, count in zip(PETS, numbers, strict=True) for _ in range(count)]


def rows(numbers: list[int]) -> list[list[str]]:
    """Return the pets in a part that counts them repeatedly."""
    return [pets(numbers[at : at + len(PETS)]) for at in range(0, len(numbers), len(PETS))]
