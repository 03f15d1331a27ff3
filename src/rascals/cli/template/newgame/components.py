"""Constants of the rules: sizes and names. The numbers printed on components are fields of the state."""

from __future__ import annotations

from rascals.core.components import contents

_BOX = contents(__package__)

PLAYERS = tuple(range(2, 6))  # [N-01]
SEATS = PLAYERS[-1]

CARDS: tuple[str, ...] = tuple(_BOX["cards"]["names"])
KINDS = len(CARDS)
TRAP = CARDS.index("trap")
MOST: int = _BOX["hand"]["most"]
TRAPS: int = _BOX["hand"]["traps"]  # with this many, a hand scores 0
