"""Checks that the games which are timed are whole games: they end, and the components of each add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rascals.core import rules
from rascals.core.game import Game
from rascals.core.record import Record
from rascals.games.goodcritters import box as goodcritters
from rascals.games.goodcritters.state import OFFERS
from rascals.games.goons.box import CELLS
from rascals.games.heist.box import V1

Amount = NDArray[np.int64]


@dataclass(frozen=True)
class Wholeness:
    """How to check that games of a kind are whole.

    `name`: what is counted; `all(game)`: the number that there must always be; `counted(fields, games)`: the number
    that there is in one record (`games` 0), or in each of an array of records (1); `points(fields, seat)`: a seat's
    points in one record; `fewest(game)`: the fewest actions that a game can have.
    """

    name: str
    all: Callable[[Game], int]
    counted: Callable[[Any, int], Amount]
    points: Callable[[Any, int], int]
    fewest: Callable[[Game], int]


def check_finished(game: Game, s: Record) -> None:
    """Check that a game is over, that its components add up, and that each score matches what the seat has."""
    v, whole = s.values(), WHOLENESS[game.name]
    assert rules.acting(s) == 0, "the game is not over"
    assert whole.counted(v, 0) == whole.all(game), f"{whole.name} were lost"
    for seat in game.seats:
        assert rules.score(s, seat) == whole.points(v, seat), "a score does not add up"


def check_running(game: Game, states: Any) -> None:
    """Check that the components add up in each of an array of games."""
    whole = WHOLENESS[game.name]
    assert (whole.counted(states, 1) == whole.all(game)).all(), f"{whole.name} were lost"


def total(fields: Any, names: Sequence[str], games: int) -> Amount:
    """Add up all numbers of some fields of a record, or of each of an array of records."""
    arrays = [np.asarray(fields[name], np.int64) for name in names]
    sums = [array.reshape(*array.shape[:games], -1).sum(-1) for array in arrays]
    return np.asarray(np.sum(sums, axis=0), np.int64)


# --- Felicity ----------------------------------------------------------------------------------------


def all_mice(game: Game) -> int:
    """Return the number of mice in a game, which never changes. [F-25]"""
    return int(game.players * game.component("mice.start") + game.component(f"bank.{game.players}"))


def mice(fields: Any, games: int) -> Amount:
    """Count the mice in front of players, bid, on cards and in the bank. [F-25]"""
    return total(fields, ("mice", "bid", "on_card", "bank"), games)


def cats_and_mice(fields: Any, seat: int) -> int:
    """Add up what a seat has won and its mice."""
    cats = sum(count * value for count, value in zip(fields["won"][seat], fields["worth"], strict=True))
    return int(cats + fields["mice"][seat])


# --- GoodCritters ------------------------------------------------------------------------------------


def all_loot(game: Game) -> int:
    """Return the number of loot cards in a game; as many are in it at its end. [G-43]"""
    return goodcritters.ALL_LOOT + int(game.options["promos"])


def loot(fields: Any, games: int) -> Amount:
    """Count the loot in stashes, shares, payoffs, middle and pile, and used promo cards; the Fuzz is none. [G-43]"""
    pile, top, bottom = (np.asarray(fields[name], np.int64) for name in ("pile", "top", "bottom"))
    places = np.arange(pile.shape[-1])
    lies = (places >= top[..., None]) & (places < bottom[..., None]) & (pile != goodcritters.FUZZ)
    laid_in, laid = (np.asarray(fields[name], np.int64) for name in ("laid_in", "laid"))
    on_payoffs = (laid_in < OFFERS) & (np.arange(laid_in.shape[-1]) < laid[..., None])
    spread = total(fields, ("stash", "shares", "aside", "lying"), games) - total(fields, ("given",), games)
    return spread + np.asarray(lies.sum(-1) + on_payoffs.sum(-1), np.int64)


def stash_and_cards(fields: Any, seat: int) -> int:
    """Add up the values of a seat's stash and used promo cards, and its payoff cards. [G-23]"""
    stash = sum(count * value for count, value in zip(fields["stash"][seat], goodcritters.CARD_VALUES, strict=True))
    used = zip(fields["aside"][seat], goodcritters.PROMO_CARDS, strict=True)
    promos = sum(count * goodcritters.CARD_VALUES[card] for count, card in used)
    return int(stash + promos + fields["payoff_cards"][seat])


# --- Critter Heist -----------------------------------------------------------------------------------


def all_tiles(game: Game) -> int:
    """Return the number of path tiles in a game, which never changes. [H-03]"""
    return int(sum(game.component(f"{game.edition}.tiles.counts")))


def tiles(fields: Any, games: int) -> Amount:
    """Count the path tiles in the stack, on cells, in hands, on the table and in the box. [H-03, H-32]"""
    on_cells = np.asarray(fields["tile"], np.int64) > 0
    return total(fields, ("stack_size", "held", "shown", "box_tiles"), games) + np.asarray(on_cells.sum(-1), np.int64)


def loot_and_points(fields: Any, seat: int) -> int:
    """Add up what a seat's loot is worth, in the first edition what it has banked, and its points. [H-26]"""
    counted = ("banked",) if fields["edition"] == V1 else ("banked", "carried")
    worth = sum(count * fields["worth"][kind] for name in counted for kind, count in enumerate(fields[name][seat]))
    return int(worth + fields["points"][seat])


# --- Goons -------------------------------------------------------------------------------------------


def all_cubes(_game: Game) -> int:
    """Return the number of cubes, action and junk, which never changes. [O-39]"""
    return CELLS


def cubes(fields: Any, games: int) -> Amount:
    """Count the cubes in the city, in cribs and out of the game. [O-39]"""
    lying = [np.asarray(fields[name], np.int64) > 0 for name in ("city", "crib")]
    sums = [array.reshape(*array.shape[:games], -1).sum(-1) for array in lying]
    return np.asarray(np.sum(sums, axis=0), np.int64) + total(fields, ("out",), games)


def stars(fields: Any, seat: int) -> int:
    """Return a seat's stars. [O-30]"""
    return int(fields["stars"][seat])


WHOLENESS = {
    "felicity": Wholeness("mice", all_mice, mice, cats_and_mice, lambda game: 9 * game.players),
    # One round at least: a share of that many cards and a card of every player.
    "goodcritters": Wholeness("loot", all_loot, loot, stash_and_cards, lambda game: 2 * game.players + 2),
    # Each seat hires, and has a turn.
    "heist": Wholeness("tiles", all_tiles, tiles, loot_and_points, lambda game: 2 * game.players),
    # Each seat chooses a card, and in four turns of each of three rounds takes a cube, puts it down and ends.
    "goons": Wholeness("cubes", all_cubes, cubes, stars, lambda game: (1 + 3 * 4 * 3) * game.players),
}
