"""The components of Felicity, read from `box.toml`, in the shape the rules use."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_BOX = tomllib.loads(files(__package__).joinpath("box.toml").read_text(encoding="utf-8"))

FEWEST, MOST = 3, 5  # players [F-01]
SEATS = MOST
DUMMY = 3  # the dummy of three players sits behind the last of them

PETS: tuple[str, ...] = tuple(_BOX["pets"]["names"])
VALUES: tuple[int, ...] = tuple(_BOX["pets"]["values"])
KINDS = len(PETS)
RABBIT, LARGE_DOG, SMALL_DOG = (PETS.index(name) for name in ("rabbit", "large-dog", "small-dog"))
CATS = RABBIT  # kinds below this one are cats

ROUNDS: int = _BOX["rounds"]["number"]
START_MICE: int = _BOX["mice"]["start"]
ALL_MICE: int = _BOX["mice"]["all"]
TAKE_PRICE: int = _BOX["take"]["price"]


def _by_players(table: str) -> list[int | list[int]]:
    return [_BOX[table][str(players)] for players in range(FEWEST, MOST + 1)]


BANK: tuple[int, ...] = tuple(_by_players("bank"))  # type: ignore[arg-type]  # by players - FEWEST
CARDS = MOST - 1
MOUSE_CARDS: tuple[tuple[int, ...], ...] = tuple(  # by players - FEWEST; 0 where there is no such card
    (*cards, *[0] * (CARDS - len(cards)))  # type: ignore[misc,arg-type]
    for cards in _by_players("mouse_cards")
)
