"""Checks between changed components of GoodCritters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rascals.core.errors import BadData
from rascals.games.goodcritters.box import ALL_LOOT, FEWEST, MOST, VALUES


def check_pile(component: Callable[[str], Any]) -> None:
    """Refuse parts of the pile that put the Fuzz into no part, or into the first round's loot. [G-05, G-07]"""
    for players in range(FEWEST, MOST + 1):
        parts, fuzz = component(f"pile.{players}")
        deck, loot = ALL_LOOT - len(VALUES) * players, players + component("round.more")
        above = deck // parts * (fuzz - 1) + min(deck % parts, fuzz - 1)
        if fuzz > parts or above < loot:
            sentence = "pile.{players}: Fuzz in one of {parts} parts, below the first {loot} cards, not in part {given}"
            values = {"players": players, "parts": parts, "loot": loot, "given": fuzz}
            raise BadData(sentence, "goodcritters-error-fuzz-part", **values)
