"""The entry `known` of a position: what seats have seen and still know. [H-37]"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from rascals.core.errors import BadPosition, listed
from rascals.core.reading import Reader, terms, values
from rascals.games.heist.box import CRITTER_NAMES, CRITTERS, PILES, SEATS, TILE_NAMES, TRAP_NAMES
from rascals.games.heist.decks import learn_hand
from rascals.games.heist.hiring import looked_last
from rascals.games.heist.state import HIRE_ONE, OF, PICK_CARD, VIEWERS, State, asked_seat, asks, top

SPECTATOR = "spectator"
ONLOOKER = SEATS  # the spectator's index in `facts`
TOP, BOTTOM = "top", "bottom"
UNKNOWN = "?"


class Deck(NamedTuple):
    """A deck, bottom first, with the seats that know each card."""

    names: Sequence[str]
    cards: list[int]
    known: list[int]
    size: int


def _decks(s: State) -> dict[str, Deck]:
    return {
        "stack": Deck(TILE_NAMES, s.stack, s.stack_known, s.stack_size),
        "traps": Deck(TRAP_NAMES, s.traps, s.traps_known, s.traps_size),
        "critters": Deck(CRITTER_NAMES, s.critters, s.critters_known, s.critters_size),
    }


# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, list[dict[str, Any]]]:
    """Return the facts of every seat and of the spectator, if there are any."""
    facts = {str(seat): [*_hands(s, seat), *_piles(s, seat), *_of_decks(s, seat)] for seat in range(s.players)}
    facts[SPECTATOR] = _hands(s, ONLOOKER)
    return {viewer: told for viewer, told in facts.items() if told}


def _hands(s: State, viewer: int) -> list[dict[str, Any]]:
    told = []
    for owner in range(s.players):
        counts = s.facts[viewer][owner * CRITTERS : (owner + 1) * CRITTERS]
        cards = [CRITTER_NAMES[critter] for critter in range(CRITTERS) for _ in range(counts[critter])]
        told += [{"where": f"hand {owner}", "cards": cards}] if cards else []
    return told


def _piles(s: State, viewer: int) -> list[dict[str, Any]]:
    told = []
    for pile in range(PILES):
        row, known = s.pile[pile], s.pile_known[pile]
        cards = [CRITTER_NAMES[row[place]] for place in range(s.pile_size[pile]) if known[place] >> viewer & 1]
        told += [{"where": f"pile {pile + 1}", "cards": cards}] if cards else []
    return told


def _of_decks(s: State, viewer: int) -> list[dict[str, Any]]:
    told = []
    for name, deck in _decks(s).items():
        mine = [bool(known >> viewer & 1) for known in deck.known[: deck.size]]
        if any(mine):
            cards = [deck.names[card] if seen else UNKNOWN for card, seen in zip(deck.cards, mine, strict=False)][::-1]
            end = BOTTOM if name == "critters" else TOP
            told.append({"where": f"{name} {end}", "cards": _trimmed(cards, end)})
    return told


def _trimmed(cards: list[str], end: str) -> list[str]:
    """Return a deck from its top, without the unknown cards at its far end."""
    seen = [place for place, card in enumerate(cards) if card != UNKNOWN]
    return cards[: seen[-1] + 1] if end == TOP else cards[seen[0] :]


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Read the facts, and add those that the pending question implies. Raise BadPosition for an untrue fact."""
    given = reader.data.get("known")
    viewers = [*(str(seat) for seat in range(s.players)), SPECTATOR]
    if given is not None:
        if not isinstance(given, dict):
            raise BadPosition("{key}: an object, not {given!r}", "heist-error-object", key="known", given=given)
        Reader(given, viewers)
        for viewer, name in enumerate(viewers):
            row = ONLOOKER if name == SPECTATOR else viewer
            for at, fact in enumerate(values(f"known.{name}", given.get(name, []))):
                _read_fact(s, row, f"known.{name}[{at}]", fact)
    for viewer in range(s.players, VIEWERS - 1):
        s.facts[viewer][:] = s.facts[ONLOOKER]  # unused seats know what everybody knows
    if asks(s, PICK_CARD):
        learn_hand(s, asked_seat(s), top(s, OF))
    if asks(s, HIRE_ONE) and s.looked[0]:
        for place in range(s.pile_size[looked_last(s)]):
            s.pile_known[looked_last(s)][place] |= 1 << asked_seat(s)


def _read_fact(s: State, viewer: int, key: str, data: object) -> None:
    entry = Reader.of(key, data, ("where", "cards"))
    where, cards = entry.get(f"{key}.where"), entry.values(f"{key}.cards")
    zone, end = where.split(" ") if isinstance(where, str) and where.count(" ") == 1 else ("", "")
    decks = _decks(s)
    if zone in decks and end in {TOP, BOTTOM} and viewer != ONLOOKER:
        _read_deck(decks[zone], viewer, f"{key}.cards", cards, end)
    elif zone == "hand" and re.fullmatch("[0-3]", end) and viewer != int(end) < s.players:
        _read_hand(s, viewer, int(end), f"{key}.cards", cards)
    elif zone == "pile" and re.fullmatch("[1-3]", end) and viewer != ONLOOKER:
        _read_pile(s, viewer, int(end) - 1, f"{key}.cards", cards)
    else:
        sentence = "{key}: the hand of another, a pile, the top or bottom of a deck, such as {valid}, not {given!r}"
        valid = listed(["hand 1", "pile 2", "stack top", "traps top", "critters bottom"])
        raise BadPosition(sentence, "heist-error-where", key=f"{key}.where", valid=valid, given=where)


def _read_deck(deck: Deck, viewer: int, key: str, cards: list[Any], end: str) -> None:
    if len(cards) > deck.size:
        raise _untrue(key)
    highest = deck.size - 1 if end == TOP else len(cards) - 1
    for down, name in enumerate(cards):
        if name == UNKNOWN:
            continue
        (card,) = terms(key, [name], deck.names)
        if deck.cards[highest - down] != card:
            raise _untrue(key)
        deck.known[highest - down] |= 1 << viewer


def _read_hand(s: State, viewer: int, owner: int, key: str, cards: list[Any]) -> None:
    for critter in terms(key, cards, CRITTER_NAMES):
        s.facts[viewer][owner * CRITTERS + critter] += 1
        if s.facts[viewer][owner * CRITTERS + critter] > s.hand[owner][critter]:
            raise _untrue(key)


def _read_pile(s: State, viewer: int, pile: int, key: str, cards: list[Any]) -> None:
    """Mark cards of a pile as known, of equal ones the first: later ones are added at the end."""
    for critter in terms(key, cards, CRITTER_NAMES):
        known = s.pile_known[pile]
        lying = [place for place in range(s.pile_size[pile]) if s.pile[pile][place] == critter]
        unseen = [place for place in lying if not known[place] >> viewer & 1]
        if not unseen:
            raise _untrue(key)
        known[unseen[0]] |= 1 << viewer


def _untrue(key: str) -> BadPosition:
    return BadPosition("{key}: more than lies there, or something else", "heist-error-known", key=key)
