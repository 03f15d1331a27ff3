"""States of GoodCritters for tests, from a position with a few entries changed."""

from __future__ import annotations

from typing import Any

from rascals.core.errors import Refusal
from rascals.games.goodcritters import DEFINITION, rules
from rascals.games.goodcritters.moves import ACTIONS, VERBS
from rascals.games.goodcritters.refusals import explain
from rascals.games.goodcritters.state import HOST_SEAT, State

OPTIONS = {"bargaining": 0, "changes": 20, "payoffs": 1, "limited_terms": 0, "length": 0, "promos": 4}

BARGAIN: dict[str, Any] = {
    "phase": "bargain",
    "round": 3,
    "boss": 1,
    "term": 2,
    "turn": None,
    "stashes": [
        ["5 gems", "4 cash", "3 jewelry", "3 lookout", "2 cash"],
        [5, "5 gems", "4 gems", "4 jewelry"],
        ["4 paintings", "2 gems"],
        [],
    ],
    "pile": [5, 2, "fuzz", 3],
    "fuzz_window": [1, 3],
    "middle": [],
    "shares": [[5, 4], [3, "3 cash"], [], [2, 2]],
    "threats": [2, None, 0, None],
    "chosen": ["rob", None, "guard", "no"],
    "ready": [False, False, True, False],
    "changes": [2, 1, 1, 1],
    "payoff_cards": [3, 5, 5, 0],
    "payoffs": [{"from": 0, "token": "a", "to": 3, "side": "yes", "cards": ["P2", "5c", "4j~", "3g?"]}],
    "offers": [{"from": 1, "to": 0, "gives": ["P1", "5g", "4g~", "4j?"], "wants": ["4", "?"]}],
    "known": None,
    "aside": [[], [], ["2 megaphone"], []],
    "active": [[], [], ["2 megaphone"], []],
    "unfinished": None,
    "end": None,
}
PROVEN = [[[], [5, 4], [], []], [[]] * 4, *[[[], [5], [], []]] * 3]  # what its offer shows to each viewer [G-41]
NOTHING_MORE: dict[str, Any] = {
    "threats": [None] * 4,
    "chosen": [None] * 4,
    "ready": [False] * 4,
    "changes": [0] * 4,
    "payoffs": [],
    "offers": [],
    "active": [[], [], [], []],
}
SHARE = BARGAIN | NOTHING_MORE | {"phase": "share", "shares": None, "middle": [5, "5 gems", "4 cash", 3, "5 gems"]}
IN_TURNS = BARGAIN | {"turn": 1, "chosen": [None] * 4, "ready": [False] * 4}
CHOICE = IN_TURNS | {"phase": "choose", "turn": None, "chosen": ["rob", None, None, None], "offers": []}
OVER = BARGAIN | NOTHING_MORE | {"phase": "over", "shares": None, "middle": [3], "pile": [2], "end": "fuzz-two"}
OVER["fuzz_window"] = [0, 1]


def empty(players: int = 4, **options: int) -> State:
    """Return a state with only players and options."""
    s = State()
    s.players, s.first_boss = players, HOST_SEAT
    DEFINITION.components.fill(s, None, {})
    for name, value in (OPTIONS | options).items():
        setattr(s, name, value)
    return s


def record(base: dict[str, Any], entries: dict[str, Any] | None = None, /, **options: int) -> State:
    """Return the state of a position with some entries changed."""
    s = empty(**options)
    DEFINITION.read_position(s, base | (entries or {}))
    return s


def as_written(base: dict[str, Any]) -> dict[str, Any]:
    """Return a position with these entries and what its offer proves."""
    return base | ({"known": PROVEN} if base["offers"] else {})


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    buffer = [0] * ACTIONS
    return buffer[: rules.legal(s, seat, buffer)]


expand, compose = DEFINITION.composites.expand, DEFINITION.composites.compose


def number(text: str) -> int:
    """Return the action with this notation."""
    move = VERBS.parse(text)
    assert move is not None, f"no move: {text}"
    return move.action


def expanded(s: State, seat: int, text: str) -> list[int]:
    """Return the small actions of a whole legal move."""
    actions = expand(s, seat, text)
    assert isinstance(actions, list), f"{text}: {actions}"
    return actions


def attempt(s: State, seat: int, text: str) -> Refusal | None:
    """Play a move, whole or small, on the state; return why it is refused, None if it was played."""
    actions = expand(s, seat, text)
    if isinstance(actions, Refusal):
        return actions
    for step in [number(text)] if actions is None else actions:
        if step not in legal(s, seat):
            return explain(s, seat, VERBS.move(step))
        rules.apply(s, seat, step)
    return None
