"""Invalid events, moves and values are refused in words, by every method: the law of `wrong_calls`."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import rascals
from rascals.words import Words
from tests.wrong_calls import foreign

NAMES = ("Ann", "Bob", "Cal")
MATCH = rascals.game("felicity", players=3).new(seed=1)
EVENT = MATCH.history[0].events[0].open()
MOVE = MATCH.legal(MATCH.acting[0])[0].json()
LINE = {"id": "name", "args": {"seat": 0}}
METHODS: dict[str, tuple[Any, ...]] = {
    "has": ("seat-number",),
    "text": ("seat-number",),
    "list": (["a", "b"],),
    "number": (5,),
    "term": ("felicity", "cat"),
    "event": ("felicity", EVENT, NAMES),
    "events": ("felicity", [EVENT], NAMES),
    "move": ("felicity", MOVE),
    "phrase": ("felicity", LINE, NAMES),
    "status": ("felicity", LINE, NAMES),
    "line": ("felicity", LINE),
    "refusal": ("felicity", {"reason": "over"}),
    "error": (ValueError("x"),),
    "system": (OSError(2, "x"),),
    "option": ("felicity", "small_dog"),
    "because": ("felicity", LINE, NAMES),
    "odds": ([("name 5", 50.0, 3.0)],),
    "score": ("felicity", 5),
    "end": ("felicity", "over"),
    "figure": ("goons", "item:shotgun"),
    "rules": ("felicity",),
}


def line(words: Words, name: str, value: Any) -> str:
    """A phrase with a value for the entry, or the argument, with this name."""
    args = {} if name in LINE else {"args": {name: value}}
    return words.phrase("felicity", LINE | {name: value} | args, NAMES)


@pytest.mark.parametrize("strict", [True, False])
def test_words_refuse_what_they_cannot_say(strict):
    """Every method with every kind of wrong argument, directly or nested in a valid one."""
    words = Words("de", strict=strict)
    assert {name for name, one in vars(Words).items() if callable(one) and not name.startswith("_")} == set(METHODS)
    wrong = []
    for name, good in METHODS.items():
        wrong += foreign(name, getattr(words, name), good, lambda: None)
    inside: dict[str, Any] = {"id": LINE["id"], "args": LINE["args"], "seat": 0, "mice": 5}
    for name, good in inside.items():
        wrong += foreign(name, partial(line, words, name), (good,), lambda: None)
    assert wrong == [], "\n".join(wrong)
