"""What Felicity's rules are built on: how many there are of what. The numbers on components are in the record."""

from __future__ import annotations

from rascals.core.components import contents

_BOX = contents(__package__)

FEWEST, MOST = 3, 5  # players [F-01]
SEATS = MOST
DUMMY = 3  # the dummy of three players sits behind the last of them

PETS: tuple[str, ...] = tuple(_BOX["pets"]["names"])
KINDS = len(PETS)
RABBIT, LARGE_DOG, SMALL_DOG = (PETS.index(name) for name in ("rabbit", "large-dog", "small-dog"))
CATS = RABBIT  # kinds below this one are cats

CARDS = MOST - 1  # mouse cards, at most
ROUNDS: int = _BOX["rounds"]["number"]
ALL_MICE: int = _BOX["mice"]["all"]
TAKE_PRICE: int = _BOX["take"]["price"]
