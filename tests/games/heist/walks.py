"""Random games of Critter Heist for tests, step by small step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from rascals.core import rules
from rascals.core.game import Game

OPTIONS: dict[str, dict[str, Any]] = {  # of each edition, the ones that change what is pending
    "v1": {"extra_side_loot": True, "last_turns": 2},
    "v2": {"slippery_chain": False, "last_turns": 2},
    "v3": {"slippery_chain": False},
    "v4": {"badger_cap": 3, "bird_budget": "capped"},
    "v5": {"place_optional": False, "choose_food": "highest", "spider_interrupt": "own"},
}
STAYING = 0.05  # how readily a crew ends its turn or its heist: seldom, so that much happens


def walk(game: Game, seed: int) -> Iterator[Any]:
    """Yield the one record of a random game after each small step; of several seats awaited any may move."""
    s: Any = game.record(seed)
    rules.setup(s)
    chance, row = random.Random(seed), [0] * game.box.actions
    yield s
    while rules.acting(s):
        seat = chance.choice([seat for seat in range(game.players) if rules.acting(s) >> seat & 1])
        actions = row[: rules.legal(s, seat, row)]
        weights = [STAYING if str(game.box.verbs.move(one)) in {"end", "escape"} else 1 for one in actions]
        rules.apply(s, seat, chance.choices(actions, weights)[0])
        yield s
