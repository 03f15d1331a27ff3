"""Reading villains, schemes and items of a position; missing decks are dealt. [Position, O-39]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rascals.core.dealing import shuffle
from rascals.core.errors import BadPosition, listed
from rascals.core.reading import Reader, number, terms, values
from rascals.games.goons.box import (
    COPIES,
    ENERGY,
    ITEM_NAMES,
    ITEMS,
    LETTERS,
    OF_VILLAIN,
    ON_DISPLAY,
    ONCE_A_GAME,
    ROUNDS,
    SCHEME_NAMES,
    VILLAIN_NAMES,
)
from rascals.games.goons.state import ANY_VILLAINS, CHOOSE_FIRST, OVER, State
from rascals.games.goons.supply import bank
from rascals.games.goons.view import KINDS_OF_ITEM

_VILLAIN_KEYS = ("villain", "scheme", "piles", "paid")


def read(s: State, reader: Reader) -> None:
    """Read villains, schemes and items; deal missing decks from the cards that are nowhere else."""
    _read_villains(s, reader)
    _read_decks(s, reader)
    _check_energy(s)
    _read_items(s, reader)


def twice(key: str, given: object) -> BadPosition:
    """Return the error for something that occurs in two places."""
    return BadPosition("{key}: {given} is somewhere already", "goons-error-twice", key=key, given=given)


def read_seats(s: State, key: str, given: object) -> list[int]:
    """Return a list of seats; raise BadPosition for one that occurs twice."""
    seats: list[int] = []
    for one in values(key, given):
        seat = number(key, one, 0, s.players - 1)
        if seat in seats:
            raise twice(key, seat)
        seats.append(seat)
    return seats


# ---------------------------------------------------------------- villains


def _read_villains(s: State, reader: Reader) -> None:
    given = Reader.of("villains", reader.get("villains"), tuple(LETTERS))
    valid = [name for bit, name in enumerate(VILLAIN_NAMES) if s.villains == ANY_VILLAINS or s.villains >> bit & 1]
    seen: list[int] = []
    for colour, letter in enumerate(LETTERS):
        where = f"villains.{letter}"
        entry = Reader.of(where, given.get(where), _VILLAIN_KEYS)
        villain = VILLAIN_NAMES.index(valid[entry.choice(f"{where}.villain", valid)])
        if villain in seen:
            raise twice(f"{where}.villain", VILLAIN_NAMES[villain])
        seen.append(villain)
        s.villain[colour] = villain
        s.scheme[colour] = villain * OF_VILLAIN + entry.choice(f"{where}.scheme", schemes_of(villain))
        _read_piles(s, colour, f"{where}.piles", entry.get(f"{where}.piles", []))
        for seat in read_seats(s, f"{where}.paid", entry.get(f"{where}.paid", [])):
            s.paid[colour] |= 1 << seat


def schemes_of(villain: int) -> tuple[str, ...]:
    """Return the five schemes of a villain."""
    return SCHEME_NAMES[villain * OF_VILLAIN : (villain + 1) * OF_VILLAIN]


def _read_piles(s: State, colour: int, key: str, given: Any) -> None:
    """Read the piles; `check_piles` checks their order once the scheme under resolution is known. [O-17]"""
    for one in values(key, given):
        if not isinstance(one, list | tuple) or len(one) != 2:
            raise BadPosition(
                "{key}: each pile as [seat, markers], not {given!r}", "goons-error-pile", key=key, given=one
            )
        seat = number(key, one[0], 0, s.players - 1)
        if s.markers[colour][seat]:
            raise twice(key, seat)
        s.markers[colour][seat] = number(key, one[1], 1, ENERGY)
        s.order[colour][s.piles[colour]] = seat
        s.piles[colour] += 1


def check_piles(s: State) -> None:
    """Check that piles descend, except on the scheme under resolution from step 2 on. [O-17, O-20b]"""
    for colour, letter in enumerate(LETTERS):
        sizes = [s.markers[colour][seat] for seat in s.order[colour][: s.piles[colour]]]
        if sizes != sorted(sizes, reverse=True) and not (colour == s.resolved and s.step > 1):
            sentence = "{key}: the largest pile first, not {given}"
            raise BadPosition(sentence, "goons-error-piles", key=f"villains.{letter}.piles", given=listed(sizes))


def _check_energy(s: State) -> None:
    """Check that no player has more energy than there is. [O-05, O-39]"""
    for seat in range(s.players):
        if bank(s, seat) < 0:
            sentence = "energy, villains: at most {most} of seat {seat}, not {given}"
            raise BadPosition(sentence, "goons-error-energy", most=ENERGY, seat=seat, given=ENERGY - bank(s, seat))


# ---------------------------------------------------------------- schemes


def _read_decks(s: State, reader: Reader) -> None:
    """Read each villain's deck; a missing one gets the schemes that are neither open nor discarded."""
    decks = Reader.of("scheme_decks", reader.given("scheme_decks", {}), tuple(LETTERS))
    discards = _read_discards(s, reader)
    for colour, letter in enumerate(LETTERS):
        gone = [*discards, s.scheme[colour]]
        own = range(s.villain[colour] * OF_VILLAIN, (s.villain[colour] + 1) * OF_VILLAIN)
        key = f"scheme_decks.{letter}"
        if decks.given(key) is None:
            _lay(s, colour, [scheme for scheme in own if scheme not in gone])
            shuffle(s, s.scheme_deck[colour], 0, s.schemes_left[colour])
        else:
            schemes = [own[at] for at in decks.terms(key, schemes_of(s.villain[colour]))]
            for at, scheme in enumerate(schemes):
                if scheme in gone or scheme in schemes[:at]:
                    raise twice(key, SCHEME_NAMES[scheme])
            _lay(s, colour, schemes[::-1])
        _check_enough(s, colour, key)


def _lay(s: State, colour: int, schemes: Sequence[int]) -> None:
    s.scheme_deck[colour][: len(schemes)] = schemes
    s.schemes_left[colour] = len(schemes)


def _read_discards(s: State, reader: Reader) -> list[int]:
    """Return the discarded schemes; raise BadPosition for one that is open or occurs twice."""
    valid = [name for villain in s.villain for name in schemes_of(villain)]
    given = terms("scheme_discard", reader.given("scheme_discard", []), valid)
    discards = [SCHEME_NAMES.index(valid[at]) for at in given]
    for at, scheme in enumerate(discards):
        if scheme in s.scheme or scheme in discards[:at]:
            raise twice("scheme_discard", SCHEME_NAMES[scheme])
    return discards


def _check_enough(s: State, colour: int, key: str) -> None:
    """Check that there is a scheme for every round to come. [O-29]"""
    least = ROUNDS - s.round - (1 if s.phase == CHOOSE_FIRST else 0)
    if s.phase != OVER and s.schemes_left[colour] < least:
        sentence = "{key}: a scheme for each round to come, at least {least}, not {given}"
        raise BadPosition(sentence, "goons-error-deck", key=key, least=least, given=s.schemes_left[colour])


# ---------------------------------------------------------------- items


def _read_items(s: State, reader: Reader) -> None:
    """Read owned items, discards and deck; a missing deck gets the items that are nowhere else."""
    for seat, given in enumerate(reader.values("items", s.players)):
        entry = Reader.of(f"items[{seat}]", given, ITEM_NAMES)
        for item, name in enumerate(ITEM_NAMES):
            where = f"items[{seat}].{name}"
            if where in entry.data:
                _read_item(s, seat, item, Reader.of(where, entry.data[where], KINDS_OF_ITEM), where)
    if sum(s.display) > ON_DISPLAY:
        raise BadPosition(f"display: at most {ON_DISPLAY} entries, not {sum(s.display)}")
    for item in terms("item_discard", reader.given("item_discard", []), ITEM_NAMES):
        s.item_discard[item] += 1
    deck = reader.given("item_deck")
    if deck is not None:
        items = terms("item_deck", deck, ITEM_NAMES)[::-1]
        _check_items(s, items)
        s.item_deck[: len(items)] = items
        s.items_left = len(items)
    else:
        _check_items(s, ())
        rest = [item for item in range(ITEMS) for _ in range(COPIES - lying(s, item))]
        s.item_deck[: len(rest)] = rest
        s.items_left = len(rest)
        shuffle(s, s.item_deck, 0, s.items_left)


def _read_item(s: State, seat: int, item: int, entry: Reader, where: str) -> None:
    s.owned[seat][item] = entry.number(f"{where}.copies", 1, COPIES)
    for key, once in (("exhausted", 0), ("spent", 1)):
        used = entry.flag(f"{where}.{key}")
        if used and once != ONCE_A_GAME[item]:
            sentence = "{key}: false for this item, which cannot be that"
            raise BadPosition(sentence, "goons-error-used", key=f"{where}.{key}")
        s.used[seat][item] |= used


def lying(s: State, item: int) -> int:
    """Count the copies of an item outside the deck."""
    return s.display[item] + s.item_discard[item] + sum(owned[item] for owned in s.owned)


def _check_items(s: State, deck: Sequence[int]) -> None:
    """Check that no item has more copies than in the box. [O-04, O-39]"""
    for item, name in enumerate(ITEM_NAMES):
        copies = lying(s, item) + list(deck).count(item)
        if copies > COPIES:
            sentence = "items: at most {most} of {item} anywhere, not {given}"
            raise BadPosition(sentence, "goons-error-items", most=COPIES, item=name, given=copies)
