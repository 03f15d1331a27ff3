#!/usr/bin/env python3
"""Record how rounds of GoodCritters end, for the stage's tests: `python web/dev/record_reveals.py` writes recorded/

`reveals.json` holds ends of rounds, with every option, as a seat, a spectator or everybody's cards show them: what the
view was before, what happened, what the view was then. `games.json` holds the log of two whole games, for one seat.

    python web/dev/record_reveals.py --all 200 --to FILE    every end of a round of so many games, instead of a choice
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rascals

TARGET = Path(__file__).parent.parent / "src" / "games" / "goodcritters" / "recorded"
OPTIONS: tuple[dict[str, Any], ...] = (
    {"changes": 4},
    {"payoffs": True, "changes": 8},
    {"limited_terms": True, "length": "long", "changes": 4},
    {"promos": 4, "changes": 6},
    {"payoffs": True, "promos": 4, "limited_terms": True, "changes": 8},
    {"payoffs": True, "bargaining": "turns", "length": "short", "changes": 6},
    {"payoffs": True, "promos": 3, "length": "any", "first_boss": "random", "changes": 8},
    {"payoffs": True, "early_bribes": True, "changes": 8},
)
WEIGHTS = {"ready": 12, "choose": 8, "threaten": 8, "done": 3, "promo": 12, "accept": 9, "payoff": 3, "finish": 3}
SEEDS = 5  # games of each kind that are looked through for ends of rounds not met before
STASH = ["5 gems", "4 cash", "3 jewelry", "2 paintings"]
PILE = [
    "4 gems",
    "3 cash",
    "2 cash",
    "5 paintings",
    "4 jewelry",
    "2 gems",
    "3 paintings",
    "5 jewelry",
    "fuzz",
    "2 jewelry",
]
PROMOS = ["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"]
SET: tuple[tuple[list[str], dict[str, Any]], ...] = (  # what random games seldom come to: action cards, and what else
    (["rob", "guard", "rob", "no"], {"threats": [1, None, 3, None], "options": {"promos": 4},
     "aside": [["4 skeleton-key"], [], [], ["3 lookout"]], "active": [["4 skeleton-key"], [], [], ["3 lookout"]]}),
    (["skim", "skim", "no", "yes"], {"options": {"promos": 4}, "aside": [[], ["2 double-bottom"], ["2 megaphone"], []],
     "active": [[], ["2 double-bottom"], ["2 megaphone"], []]}),
    (["rob", "guard", "yes", "yes"], {"threats": [1, None, None, None], "options": {"promos": 4},
     "aside": [["4 skeleton-key"], ["3 lookout"], [], []], "active": [["4 skeleton-key"], ["3 lookout"], [], []]}),
    (["rob", "guard", "rob", "rob"], {"threats": [1, None, 1, 0], "stashes": [STASH, STASH, [], STASH]}),
    (["guard"] * 4, {}),
    (["skim"] * 4, {}),
    (["no", "yes", "guard", "guard"], {}),
    (["no", "guard", "guard", "guard"], {}),
    (["no", "guard", "guard", "guard"], {"options": {"limited_terms": True}, "term": 3}),
    (["yes"] * 4, {"options": {"limited_terms": True}, "term": 3}),
    (["yes"] * 4, {"options": {"limited_terms": True}, "term": 3, "pile": ["fuzz", "3 cash"]}),
    (["yes"] * 4, {"options": {"limited_terms": True}, "term": 3, "pile": ["fuzz"]}),
    (["skim", "skim", "yes", "yes"], {"pile": ["fuzz", "3 cash"]}),
    (["skim", "yes", "yes", "yes"], {"options": {"limited_terms": True}, "term": 3, "pile": ["fuzz", "3 cash"]}),
    (["skim", "no", "no", "no"], {"pile": ["fuzz"]}),
    (["no", "no", "yes", "guard"], {"pile": ["3 cash", "fuzz"]}),
    (["yes", "yes", "yes", "guard"], {"pile": ["3 cash", "4 gems", "fuzz"]}),
    (["yes", "no", "no", "rob"], {"threats": [1, 0, 0, 0], "options": {"payoffs": True}, "payoff_cards": [3, 5, 4, 5],
     "payoffs": [{"from": 0, "token": "a", "to": 2, "side": "yes", "cards": ["P2", "5g", "4c~"]},
                 {"from": 0, "token": "b", "to": 2, "side": "no", "cards": ["3j?"]},
                 {"from": 2, "token": "a", "to": 0, "side": "yes", "cards": ["P1", "2p?", "4c?"]},
                 {"from": 3, "token": "a", "to": 1, "side": "yes", "cards": ["5g~"]}],
     "stashes": [["2 paintings"], STASH, ["5 gems", "3 jewelry"], ["4 cash", "3 jewelry", "2 paintings"]]}),
)  # fmt: skip


def play(match: rascals.Match, chance: random.Random) -> None:
    """Play one random move of a seat that is awaited; shares, payoffs and offers card by card."""
    seat = chance.choice(match.acting)
    draft: list[rascals.Move] = []
    moves, complete = match.legal(seat), False
    while not complete:
        weights = [WEIGHTS.get(move.kind, 1) for move in moves]
        draft.append(chance.choices(moves, weights)[0])
        moves, complete = match.preview(seat, draft)
    match.play(seat, draft)


def seen(ply: rascals.Ply, viewer: int | None, *, reveal: bool) -> list[dict[str, Any]]:
    """Return the events of a ply as a viewer hears them."""
    told = [event.open() if reveal else event.seen_by(viewer) for event in ply.events]
    return [event for event in told if event is not None]


Looks = list[tuple[int | None, bool]]


def looks_of(match: rascals.Match, looks: Looks) -> list[dict[str, Any]]:
    """Return the views that are recorded."""
    return [match.view(viewer, reveal=reveal) for viewer, reveal in looks]


def set_ends() -> Iterator[dict[str, Any]]:
    """Yield the ends of rounds from positions, for every seat, a spectator and with open cards."""
    rest = {"game": "goodcritters", "players": 4, "phase": "bargain", "round": 4, "boss": 0, "term": 1, "options": {}}
    rest |= {"stashes": [STASH] * 4, "pile": PILE, "shares": [["5 cash"], ["4 paintings", "2 cash"], ["3 cash"], []]}
    looks: Looks = [*((seat, False) for seat in range(4)), (None, False), (None, True)]
    for seed, (cards, entries) in enumerate(SET):
        position = {**rest, "threats": [None] * 4, "chosen": cards, "ready": [False, True, True, True], **entries}
        game = rascals.game("goodcritters", players=4, **position["options"])
        match = game.from_position(position, seed=seed)
        before = looks_of(match, looks)
        match.play(0, "ready")
        yield from told(match, looks, before)


def told(match: rascals.Match, looks: Looks, before: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the last ply as each sees it, if it ended a round."""
    for (viewer, reveal), was, now in zip(looks, before, looks_of(match, looks), strict=True):
        events = seen(match.history[-1], viewer, reveal=reveal)
        if any(event["event"] == "voted" for event in events):
            yield {"you": viewer, "open": reveal, "before": was, "events": events, "after": now}


def ends_of_rounds(players: int, options: dict[str, Any], seed: int) -> Iterator[dict[str, Any]]:
    """Play a random game; yield each end of a round as a seat, a spectator and the open game show it."""
    match = rascals.game("goodcritters", players=players, **options).new(seed=seed)
    chance = random.Random(seed)
    looks: Looks = [(chance.randrange(players), False), (None, False), (None, True)]
    before = looks_of(match, looks)
    while not match.over:
        play(match, chance)
        yield from told(match, looks, before)
        before = looks_of(match, looks)


def kinds_of(end: dict[str, Any]) -> set[tuple[Any, ...]]:
    """Return what is worth having seen once of an end of a round: events by who sees them, results, endings."""
    who = "open" if end["open"] else "nobody" if end["you"] is None else "seat"
    kinds: set[tuple[Any, ...]] = set()
    for event in end["events"]:
        args = event["args"]
        mine = next((key for key, value in args.items() if end["you"] is not None and value == end["you"]), "")
        kinds.add((who, event["event"], mine, args.get("result"), args.get("reason")))
    kinds.add(("players", end["before"]["players"]))
    kinds.update(("option", name, str(value)) for name, value in end["before"]["options"].items())
    return kinds


def all_ends(seeds: int) -> Iterator[dict[str, Any]]:
    """Yield ends of rounds of games of every kind."""
    yield from set_ends()
    for seed, (options, players) in itertools.product(range(seeds), zip(OPTIONS, itertools.cycle((4, 5, 6, 8)))):
        yield from ends_of_rounds(players, options, seed)


def chosen() -> list[dict[str, Any]]:
    """Return ends of rounds that show together all there is, few of them, small ones first."""
    found = sorted(all_ends(SEEDS), key=lambda end: len(json.dumps(end)))
    kept: list[dict[str, Any]] = []
    known: set[tuple[Any, ...]] = set()
    for end in found:
        kinds = kinds_of(end)
        if not kinds <= known:
            kept.append(end)
            known |= kinds
    for end in list(reversed(kept)):
        others = [kinds_of(other) for other in kept if other is not end]
        if kinds_of(end) <= set().union(*others):
            kept.remove(end)
    return kept


def whole_game(players: int, options: dict[str, Any], seed: int, you: int) -> dict[str, Any]:
    """Return the log of a random game as a seat reads it, its last view, and everybody's worth after each round."""
    match = rascals.game("goodcritters", players=players, **options).new(seed=seed)
    chance = random.Random(seed)
    log, worths = [], []
    while True:
        ply = match.history[-1]
        log.append({"n": ply.n, "at": 0, "seat": ply.seat, "events": seen(ply, you, reveal=False), "standin": False})
        if ply.n == 0 or any(event.name == "voted" for event in ply.events):
            worths.append([worth_of(seat) for seat in match.view(None, reveal=True)["seats"]])
        if match.over:
            return {"you": you, "log": log, "view": match.view(you), "worths": worths}
        play(match, chance)


def worth_of(seat: dict[str, Any]) -> int:
    """Return what a seat's loot, payoff cards and used promo cards are worth."""
    loot = sum(int(card.split()[0]) for card in [*seat["stash"], *(seat["aside"] or [])])
    return loot + (seat["payoff_cards"] or 0)


def write(name: str | Path, content: Any) -> None:
    """Write JSON in one line."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (TARGET / name).write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Write the recordings."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", type=int, metavar="SEEDS", help="every end of a round, of so many games of each kind")
    parser.add_argument("--to", type=Path, metavar="FILE")
    given = parser.parse_args()
    if given.all:
        write(given.to.resolve(), list(all_ends(given.all)))
        return
    TARGET.mkdir(exist_ok=True)
    write("reveals.json", chosen())
    games = (5, {"payoffs": True, "promos": 4, "limited_terms": True, "changes": 3}, 3, 1), (4, {"changes": 1}, 4, 0)
    write("games.json", [whole_game(*one) for one in games])


if __name__ == "__main__":
    main()
