"""Entries that positions and views share: the city, cribs, villains, items, the turn, the resolution. [Position]

Colours are letters, R Y G B; cells are listed row by row. Nothing is hidden here: views hide it afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rascals.games.goons.box import (
    COLOURS,
    CUBE_LETTERS,
    GOON_NAMES,
    ITEM_NAMES,
    ITEMS,
    LETTERS,
    OF_VILLAIN,
    ONCE_A_GAME,
    SCHEME_NAMES,
    SIDE,
    TURNS,
    VILLAIN_NAMES,
)
from rascals.games.goons.questions import (
    AGAIN,
    AGAIN_WHAT,
    BID,
    NO_SOURCE,
    NONE,
    QUESTIONS,
    SOURCE_NAMES,
    SOURCES,
    TRADE,
)
from rascals.games.goons.state import BLANKS, NOTHING, RESOLVE, SKULLS, TURN, State
from rascals.games.goons.tracks import walker

KINDS_OF_ITEM = ("copies", "exhausted", "spent")


def letter(colour: int) -> str | None:
    """Return a colour's letter; None for NOTHING."""
    return None if colour == NOTHING else LETTERS[colour]


def by_letter(numbers: Sequence[int]) -> dict[str, int]:
    """Return numbers keyed by colour letter."""
    return dict(zip(LETTERS, numbers, strict=True))


# ---------------------------------------------------------------- the city and cribs


def city(s: State) -> list[str]:
    """Return the city's rows from the top: `R Y G B`, `J` junk, `.` empty."""
    letters = "".join(CUBE_LETTERS[cube] for cube in s.city)
    return [letters[at : at + SIDE] for at in range(0, len(letters), SIDE)]


def crib(s: State, seat: int) -> list[str]:
    """Return a crib's rows from turn 1: the colour of the cube lying there or `.`."""
    letters = "".join(CUBE_LETTERS[cube] for cube in s.crib[seat])
    return [letters[at : at + COLOURS] for at in range(0, TURNS * COLOURS, COLOURS)]


# ---------------------------------------------------------------- villains


def villain(s: State, colour: int) -> dict[str, Any]:
    """Return a villain, its open scheme, the piles in commit order, and the seats that have paid its fee."""
    row = s.order[colour][: s.piles[colour]]
    return {
        "villain": VILLAIN_NAMES[s.villain[colour]],
        "scheme": SCHEME_NAMES[s.scheme[colour]],
        "piles": [[seat, s.markers[colour][seat]] for seat in row],
        "paid": [seat for seat in range(s.players) if s.paid[colour] >> seat & 1],
    }


def scheme_deck(s: State, colour: int) -> list[str]:
    """Return a villain's deck, top first."""
    return [SCHEME_NAMES[scheme] for scheme in s.scheme_deck[colour][: s.schemes_left[colour]][::-1]]


def scheme_discard(s: State) -> list[str]:
    """Return all discarded schemes: those of the villains in play that are neither open nor in a deck."""
    return [SCHEME_NAMES[scheme] for colour in range(COLOURS) for scheme in gone(s, colour)]


def gone(s: State, colour: int) -> list[int]:
    """Return a villain's discarded schemes."""
    first = s.villain[colour] * OF_VILLAIN
    there = {s.scheme[colour], *s.scheme_deck[colour][: s.schemes_left[colour]]}
    return [scheme for scheme in range(first, first + OF_VILLAIN) if scheme not in there]


# ---------------------------------------------------------------- items


def counted_items(counts: Sequence[int]) -> list[str]:
    """Return the names of items from counts by kind, each repeated by its count."""
    return [name for name, count in zip(ITEM_NAMES, counts, strict=True) for _ in range(count)]


def item_deck(s: State) -> list[str]:
    """Return the item deck, top first."""
    return [ITEM_NAMES[item] for item in s.item_deck[: s.items_left][::-1]]


def items_of(s: State, seat: int) -> dict[str, dict[str, Any]]:
    """Return a player's items by kind: copies, whether exhausted until the round's end, whether spent for the game."""
    return {ITEM_NAMES[item]: item_of(s, seat, item) for item in range(ITEMS) if s.owned[seat][item]}


def item_of(s: State, seat: int, item: int) -> dict[str, Any]:
    """Return a player's copies of an item, and whether it is exhausted or spent. [O-28]"""
    used = bool(s.used[seat][item])
    once = bool(ONCE_A_GAME[item])
    return {"copies": s.owned[seat][item], "exhausted": used and not once, "spent": used and once}


# ---------------------------------------------------------------- players


def goon(s: State, seat: int) -> dict[str, Any] | None:
    """Return a player's card and whether its ability is used; None before the choice."""
    if s.goon[seat] == NOTHING:
        return None
    return {"name": GOON_NAMES[s.goon[seat]], "used": bool(s.ability_used[seat])}


def hustle(s: State) -> dict[str, list[int]]:
    """Return each track's list of spaces by seat; 0 for a seat that is not on the track."""
    return {LETTERS[colour]: s.hustle[colour][: s.players] for colour in range(COLOURS)}


# ---------------------------------------------------------------- the turn, the open question, the resolution


def this_turn(s: State) -> dict[str, Any] | None:
    """Return the turn: cube, space, open sources, the ability's cube, the knife; None outside a turn."""
    if s.phase != TURN:
        return None
    return {
        "cube": letter(s.taken),
        "space": letter(s.space),
        "open": [SOURCE_NAMES[source] for source in range(SOURCES) if s.open[source]],
        "ability": letter(s.ability),
        "knife": None if s.knife == NO_SOURCE else [SOURCE_NAMES[s.knife], letter(s.knife_colour)],
    }


def pending(s: State) -> dict[str, Any] | None:
    """Return the open question; while free steps are owed only a trade, which continues after them. [O-18b]"""
    if s.question == NONE or (walker(s) != NOTHING and s.question != TRADE):
        return None
    told: dict[str, Any] = {"kind": QUESTIONS[s.question]}
    if s.question != BID:
        told["seat"] = s.asked
    if s.question == TRADE:
        told |= {"colour": letter(s.trade_colour), "left": s.trades}
    if s.question == AGAIN:
        told["what"] = AGAIN_WHAT[s.again_what]
    return told


def resolution(s: State) -> dict[str, Any] | None:
    """Return the state of the scheme under resolution, with open bids; None if there is none."""
    if s.phase != RESOLVE or s.resolved == NOTHING:
        return None
    seats = range(s.players)
    return {
        "colour": letter(s.resolved),
        "step": s.step,
        "doubled": in_order(s, s.doubled),
        "rewarded": in_order(s, s.rewarded),
        "dice": list(s.dice),
        "bag": {"skull": s.bag[SKULLS], "blank": s.bag[BLANKS]},
        "drawn": {"skull": s.drawn[SKULLS], "blank": s.drawn[BLANKS]},
        "bought": s.bought[: s.players],
        "skulls": in_order(s, s.skulls),
        "tokens": s.tokens[: s.players],
        "bids": [None if s.bids[seat] == NOTHING else s.bids[seat] for seat in seats],
        "lot": s.lot + 1,
        "claimed": [None if seat == NOTHING else seat for seat in s.claimed[: s.payoff[s.scheme[s.resolved]][0]]],
        "passed": in_order(s, s.passed),
    }


def agenda(s: State) -> dict[str, int]:
    """Return the fields `mover` and `place` of the record, which `pending` does not determine."""
    return {"mover": s.mover, "place": s.place}


def in_order(s: State, row: Sequence[int]) -> list[int]:
    """Return the seats with a rank in `row`, in ascending order of rank."""
    return sorted((seat for seat in range(s.players) if row[seat]), key=lambda seat: row[seat])
