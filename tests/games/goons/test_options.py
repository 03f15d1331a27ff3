"""Every option of Goons: its default, its other values, and that nothing else is taken. [O-33]"""

from __future__ import annotations

from typing import Any

import pytest

import rascals

OPTIONS: dict[str, list[Any]] = {  # the default first
    "kid_random_limit": [14, 10],
    "kid_random_rerolls": ["single", "cycle"],
    "razor_counts": ["skulls", "blanks"],
    "razor_draws": ["unlimited", 1, 2, 20],
    "jolly_trades": [3, 2],
    "jolly_items": [False, True],
    "darmondy_pays": ["all", "winner"],
    "darmondy_split": ["board", "total"],
    "darmondy_zero": ["stays", "one"],
    "klyde_pass": ["allowed", "never"],
    "dynamite_sorts": [True, False],
    "suit_pays": ["all", "resolved"],
    "scythe_reach": ["open", "any"],
    "final_tie": ["earlier", "later", "shared"],
    "must_act": [False, True],
}


def one(name: str, value: object) -> dict[str, Any]:
    """Return an option as an argument."""
    return {name: value}


@pytest.mark.parametrize("name", OPTIONS)
def test_options(name):
    """An option has its default, takes its other values and no other value. [O-33]"""
    default, *others = OPTIONS[name]
    assert rascals.game("goons").options[name] == default
    for other in others:
        game = rascals.game("goons", **one(name, other))
        assert game.options[name] == other
        assert game.changed_options
    for wrong in "purple", 0, 11 if name != "razor_draws" else -1:
        if wrong not in OPTIONS[name]:
            with pytest.raises(ValueError, match=name):
                rascals.game("goons", **one(name, wrong))


def test_there_are_no_more():
    """Unknown names are refused; there are these options and `villains`. [O-33]"""
    assert set(rascals.game("goons").options) == {"villains", *OPTIONS}
    with pytest.raises(ValueError, match="cheese"):
        rascals.game("goons", cheese=1)
