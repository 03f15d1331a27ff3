"""Tables of GoodCritters for tests: a position in one line, with sensible defaults, and what happened or was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import rascals
from rascals import Match
from rascals.core import rules
from rascals.core.state import GameState

FOUR = [5, 4, 3, 2]  # the values of a first stash
PILE = [2, 3, 4, 5] * 6 + ["fuzz", 3]
Outcomes = Sequence[tuple[int, int]]  # (of how many, which): a stash is counted from its most valuable card


def _set(players: int, entries: dict[str, Any], **usual: Any) -> Match:
    """Return a match at a position with these entries instead of the defaults; `options` are the game's."""
    game = rascals.game("goodcritters", players=players, **entries.pop("options", {}))
    nobody = [None] * players
    position = {"round": 2, "boss": 0, "term": 1, "chosen": nobody, "threats": nobody, "pile": PILE} | usual
    return game.from_position({"stashes": [FOUR] * players} | position | entries, seed=1)


def sharing(middle: list[Any], players: int = 4, **entries: Any) -> Match:
    """Return a match in step 2, with seat 0 as boss."""
    return _set(players, entries, phase="share", middle=middle)


def bargaining(players: int = 4, **entries: Any) -> Match:
    """Return a match in step 3: nobody has chosen. Seats 0 to 3 have a 5, a 4, a 3 and a 2 as their shares."""
    shares = [[FOUR[seat]] if seat < 4 else [] for seat in range(players)]
    return _set(players, entries, phase="bargain", shares=shares)


def table(**entries: Any) -> Match:
    """Return a match of four at the beginning of step 3, with payoffs and few cards of different kinds."""
    options = {"payoffs": True} | entries.pop("options", {})
    turn = 0 if options.get("bargaining") == "turns" else None
    stashes = [["5 gems", "4 cash", "3 cash", "2 cash"], ["5 cash", "4 gems", "2 gems"], ["3 gems", "3 cash"], []]
    pile = [3, 4, 5, 2, 3, 4, 5, 2, 3, 4, "fuzz", 5, 2]
    rest = {"turn": turn, "stashes": stashes, "pile": pile, "fuzz_window": [9, 12]} | entries
    return bargaining(options=options, **rest)


def chosen(cards: Sequence[str], **entries: Any) -> Match:
    """Return a match in step 3: all have chosen their card and are ready except seat 0, whose `ready` begins step 4."""
    ready = [seat > 0 for seat in range(len(cards))]
    return bargaining(len(cards), **({"chosen": list(cards), "ready": ready} | entries))


def resolved(cards: Sequence[str], outcomes: Outcomes = (), **entries: Any) -> Match:
    """Return a match after step 4, played with these outcomes of chance, all of which must be used."""
    match = chosen(cards, **entries)
    match.enter(0, "ready", outcomes)
    return match


# ---------------------------------------------------------------- what came of it


def happened(match: Match, name: str) -> list[dict[str, Any]]:
    """Return the arguments of every event of a name in the last ply."""
    return [dict(event.args) for event in match.history[-1].events if event.name == name]


def names(match: Match) -> list[str]:
    """Return the names of all events in the last ply."""
    return [event.name for event in match.history[-1].events]


def legal(match: Match, seat: int) -> list[str]:
    """Return the notation of a seat's legal moves."""
    return [str(move) for move in match.legal(seat)]


def loot(position: dict[str, Any]) -> Counter[str]:
    """Count the loot cards of a position, wherever they are. [G-43]"""
    piles: list[Iterable[Any]] = [*position["stashes"], *(position["shares"] or []), *position["aside"]]
    piles += [position["pile"], position["middle"]]
    cards = Counter(str(card) for pile in piles for card in pile if card != "fuzz")
    for payoff in position["payoffs"]:
        cards.update(written_out(card) for card in payoff["cards"] if not card.startswith("P"))
    return cards


KINDS = {"c": "cash", "g": "gems", "j": "jewelry", "p": "paintings", "s": "sculptures"}
PROMOS = {"lookout": 3, "megaphone": 2, "skeleton-key": 4, "double-bottom": 2}


def written_out(card: str) -> str:
    """Expand a card on a payoff, `5g~`, to the usual notation, `5 gems`."""
    bare = card.rstrip("~?")
    if bare in PROMOS:
        return f"{PROMOS[bare]} {bare}"
    return f"{bare[0]} {KINDS[bare[1]]}" if len(bare) > 1 else bare


def all_payoff_cards(position: dict[str, Any]) -> int:
    """Count the payoff cards of all players and on payoffs. [G-43]"""
    lying = [card for payoff in position["payoffs"] for card in payoff["cards"] if card.startswith("P")]
    kept: list[int] = position["payoff_cards"]
    return sum(kept) + sum(int(card[1:]) for card in lying)


# ---------------------------------------------------------------- without a match, for many games


def begun(seed: int, players: int, **options: Any) -> GameState:
    """Return the state of a new game, with chance from a seed."""
    s = rascals.game("goodcritters", players=players, **options).new_state(seed)
    rules.setup(s)
    return s


# ---------------------------------------------------------------- step 3


def play(match: Match, *moves: str) -> Match:
    """Play moves, each with its seat before it: `0 threaten 2`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match


def heard(match: Match, viewer: int | None) -> list[tuple[str, dict[str, Any]]]:
    """Return what a viewer learns of the last ply: names and values of events."""
    events = [event.seen_by(viewer) for event in match.history[-1].events]
    return [(event["event"], event["args"]) for event in events if event is not None]


def ready(match: Match) -> list[bool]:
    """Return which seats are ready."""
    return [seat["ready"] for seat in match.view(None)["seats"]]


def why(match: Match, seat: int, text: str) -> str | None:
    """Return the reason for refusing a move; None if it is legal."""
    refusal = match.why_not(seat, text)
    return None if refusal is None else refusal.reason


def resolve(match: Match, *actions: str) -> Match:
    """Let each seat choose its action card and be ready; the last `ready` starts step 4."""
    for seat, action in enumerate(actions):
        play(match, f"{seat} choose {action}")
    return play(match, *(f"{seat} ready" for seat in range(len(actions))))


def stash(match: Match, seat: int) -> list[str]:
    """Return a seat's stash as the seat sees it."""
    cards: list[str] = match.view(seat)["seats"][seat]["stash"]
    return cards
