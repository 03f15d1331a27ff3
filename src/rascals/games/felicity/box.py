"""Constants of Felicity: names and counts. The numbers of components are in the record."""

from __future__ import annotations

from rascals.core.components import contents

_BOX = contents(__package__)

FEWEST, MOST = 3, 5  # players [F-01]
SEATS = MOST
DUMMY = 3  # the dummy's seat, after those of the three players

PETS: tuple[str, ...] = tuple(_BOX["pets"]["names"])
KINDS = len(PETS)
RABBIT, LARGE_DOG, SMALL_DOG = (PETS.index(name) for name in ("rabbit", "large-dog", "small-dog"))
CATS = RABBIT  # kinds below this one are cats

CARDS = MOST - 1  # most mouse cards
ROUNDS: int = _BOX["rounds"]["number"]
ALL_MICE: int = _BOX["mice"]["all"]
TAKE_PRICE: int = _BOX["take"]["price"]
