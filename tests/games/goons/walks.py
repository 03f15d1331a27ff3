"""Random games of Goons for tests, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from rascals.core import rules
from rascals.core.game import Game

OPTIONS: tuple[dict[str, Any], ...] = (  # house rules, and those that change the decisions
    {},
    {"kid_random_rerolls": "cycle", "razor_counts": "blanks", "jolly_items": True, "scythe_reach": "any"},
    {"razor_draws": 2, "darmondy_pays": "winner", "dynamite_sorts": False, "must_act": True, "kid_random_limit": 10},
)
SELDOM = 0.1  # how readily a turn is ended, or the dojo visited, so that much else happens
MONEY = 12  # enough for a good many items


def walk(game: Game, seed: int) -> Iterator[Any]:
    """Yield the state of a random game after each step; of several seats to act any may move.

    Every other game, by seed, has much money. Actions are chosen by kind first, so that frequent kinds do not crowd out
    the others.
    """
    s: Any = game.new_state(seed)
    rules.setup(s)
    if seed % 2:
        s.money[: game.players] = [MONEY] * game.players
    chance, row = random.Random(seed), [0] * game.definition.actions
    yield s
    while rules.acting(s):
        seat = chance.choice([seat for seat in range(game.players) if rules.acting(s) >> seat & 1])
        rules.apply(s, seat, chosen(game, chance, row[: rules.legal(s, seat, row)]))
        yield s


def chosen(game: Game, chance: random.Random, actions: list[int]) -> int:
    """Return one of the actions: of a random kind, any."""
    kinds: dict[str, list[int]] = {}
    for action in actions:
        kinds.setdefault(game.definition.verbs.move(action).kind, []).append(action)
    weights = [SELDOM if kind in {"end", "dojo"} else 1 for kind in kinds]
    return chance.choice(kinds[chance.choices(list(kinds), weights)[0]])
