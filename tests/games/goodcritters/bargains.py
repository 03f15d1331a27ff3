"""Matches of GoodCritters set for a test in step 3, and what a viewer hears and sees of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import rascals
from rascals.core.match import Match

NOBODY_YET = [None, None, None, None]
MISSING = object()  # as the value of an entry: leave it out


def table(**entries: Any) -> Match:
    """Return a match of four at the beginning of step 3, with payoffs, some entries of its position changed.

    `options` among them are the game's.
    """
    options: dict[str, Any] = {"payoffs": True} | entries.pop("options", {})
    game = rascals.game("goodcritters", players=4, **options)
    position = {
        "phase": "bargain",
        "round": 2,
        "boss": 0,
        "term": 1,
        "turn": 0 if options.get("bargaining") == "turns" else None,
        "stashes": [["5 gems", "4 cash", "3 cash", "2 cash"], ["5 cash", "4 gems", "2 gems"], ["3 gems", "3 cash"], []],
        "pile": [3, 4, 5, 2, 3, 4, 5, 2, 3, 4, "fuzz", 5, 2],
        "fuzz_window": [9, 12],
        "middle": [],
        "shares": [[5], [4], [3], [2]],
        "threats": NOBODY_YET,
        "chosen": NOBODY_YET,
    }
    given = position | entries
    return game.from_position({key: value for key, value in given.items() if value is not MISSING}, seed=1)


def play(match: Match, *moves: str) -> Match:
    """Play moves, each with its seat before it: `0 threaten 2`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match


def heard(match: Match, viewer: int | None, *, commands: int = 1) -> list[tuple[str, dict[str, Any]]]:
    """Return what a viewer has heard of the last commands: names and values of events."""
    events = [event.seen_by(viewer) for ply in match.history[-commands:] for event in ply.events]
    return [(event["event"], event["args"]) for event in events if event is not None]


def names(match: Match, *, commands: int = 1) -> list[str]:
    """Return the names of all that happened in the last commands."""
    return [event.name for ply in match.history[-commands:] for event in ply.events]


def legal(match: Match, seat: int) -> list[str]:
    """Return the legal moves of a seat as notation."""
    return [str(move) for move in match.legal(seat)]


def ready(match: Match) -> list[bool]:
    """Return who is ready."""
    return [seat["ready"] for seat in match.view(None)["seats"]]


def why(match: Match, seat: int, text: str) -> str | None:
    """Return the reason a move is refused; None if it is not."""
    refusal = match.why_not(seat, text)
    return None if refusal is None else refusal.reason


def random_games(players: int, seeds: range, *, commands: int = 400, **options: Any) -> Iterator[Match]:
    """Yield random matches at every state; deals are struck often, so that much is given and taken."""
    game = rascals.game("goodcritters", players=players, **options)
    for seed in seeds:
        dice = random.Random(f"{players}{seed}")
        match = game.new(seed=seed)
        yield match
        while not match.over and len(match.history) < commands:
            seat = dice.choice(match.acting)
            match.play(seat, random_move(match, seat, dice))
            yield match


def random_move(match: Match, seat: int, dice: random.Random) -> list[Any]:
    """Return a random move, small steps and all; kinds of moves are about equally likely, drafts end soon."""
    draft: list[Any] = []
    moves, complete = match.legal(seat), False
    while not complete:
        by_kind: dict[str, list[Any]] = {}
        for move in moves:
            by_kind.setdefault(move.kind, []).append(move)
        kinds = list(by_kind)
        weights = [WEIGHTS.get(kind, 3) for kind in kinds]
        draft.append(dice.choice(by_kind[dice.choices(kinds, weights)[0]]))
        moves, complete = match.preview(seat, draft)
    return draft


WEIGHTS = {"accept": 20, "decline": 4, "ready": 6, "done": 4, "finish": 6, "for": 3, "threaten": 2, "unthreaten": 1}


def resolve(match: Match, *actions: str) -> Match:
    """Let each seat choose its action card and be ready; the last `ready` carries out step 4."""
    for seat, action in enumerate(actions):
        play(match, f"{seat} choose {action}")
    return play(match, *(f"{seat} ready" for seat in range(len(actions))))


def stash(match: Match, seat: int) -> list[str]:
    """Return a seat's stash as it sees it."""
    cards: list[str] = match.view(seat)["seats"][seat]["stash"]
    return cards


def payoff_cards(match: Match) -> list[int]:
    """Return how many payoff cards each seat has, without those on payoffs."""
    return [seat["payoff_cards"] for seat in match.view(None)["seats"]]


def record(match: Match) -> Any:
    """Return a copy of a match's record."""
    return match.record
