"""The entry `known` of a position of Critter Heist: what seats have seen and still know. [H-37]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rascals.core.codecs import Counts
from rascals.core.errors import BadPosition, quoted
from rascals.core.reading import PositionReader, parts_of, refuse_if, term, terms, values
from rascals.games.heist.components import CRITTER_NAMES, CRITTERS, SEATS, TILE_NAMES, TRAP_NAMES
from rascals.games.heist.decks import learn_hand
from rascals.games.heist.hiring import looked_last
from rascals.games.heist.state import HIRE_ONE, OF, PICK_CARD, VIEWERS, State, asked_seat, asks, top
from rascals.games.heist.view import UNKNOWN, trimmed
from rascals.games.heist.view_types import Known

SPECTATOR = "spectator"
ONLOOKER = SEATS  # the spectator's index in `facts`


class Lying(NamedTuple):
    """Cards in a row, bottom first, with the seats that know each of them."""

    names: Sequence[str]
    cards: list[int]
    known: list[int]
    size: int


def _decks(s: State) -> dict[str, Lying]:
    return {
        "stack": Lying(TILE_NAMES, s.stack, s.stack_known, s.stack_size),
        "traps": Lying(TRAP_NAMES, s.traps, s.traps_known, s.traps_size),
        "critters": Lying(CRITTER_NAMES, s.critters, s.critters_known, s.critters_size),
    }


def _piles(s: State) -> dict[str, Lying]:
    sizes = zip(s.pile, s.pile_known, s.pile_size, strict=True)
    return {f"pile {at + 1}": Lying(CRITTER_NAMES, *pile) for at, pile in enumerate(sizes)}


def _hand(s: State, viewer: int, owner: int) -> list[int]:
    return s.facts[viewer][owner * CRITTERS : (owner + 1) * CRITTERS]


# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, list[Known]]:
    """Return the facts of every seat and of the spectator, if there are any."""
    viewers = {str(seat): seat for seat in range(s.players)} | {SPECTATOR: ONLOOKER}
    told = {name: dict(_facts(s, viewer)) for name, viewer in viewers.items()}
    return {
        name: [{"where": where, "cards": cards} for where, cards in facts.items() if cards]
        for name, facts in told.items()
        if any(facts.values())
    }


def _facts(s: State, viewer: int) -> Iterator[tuple[str, list[str]]]:
    """Yield where a viewer knows cards, and which: those of decks downwards, as far as any is known."""
    for owner in range(s.players):
        yield f"hand {owner}", Counts(CRITTER_NAMES).as_json(_hand(s, viewer, owner))
    for name, lying in (_piles(s) | _decks(s)).items() if viewer != ONLOOKER else ():
        seen = [known >> viewer & 1 for known in lying.known[: lying.size]]
        cards = [lying.names[card] if known else UNKNOWN for card, known in zip(lying.cards, seen, strict=False)]
        if name.startswith("pile"):
            yield name, [card for card in cards if card != UNKNOWN]
        elif name == "critters":
            yield "critters bottom", trimmed(cards)[::-1]
        else:
            yield f"{name} top", trimmed(cards[::-1])


# ---------------------------------------------------------------- reading


def read(s: State, given: Any) -> None:
    """Read the facts, and add those that the pending question implies. Raise BadPosition for an untrue fact."""
    viewers = {str(seat): seat for seat in range(s.players)} | {SPECTATOR: ONLOOKER}
    there = parts_of("known", viewers, {} if given is None else given)
    for name, viewer in viewers.items():
        for at, fact in enumerate(values(f"known.{name}", there.get(name, []))):
            _read_fact(s, viewer, f"known.{name}[{at}]", fact)
    for viewer in range(s.players, VIEWERS - 1):
        s.facts[viewer][:] = s.facts[ONLOOKER]  # unused seats know what everybody knows
    if asks(s, PICK_CARD):
        learn_hand(s, asked_seat(s), top(s, OF))
    if asks(s, HIRE_ONE) and s.looked[0]:
        for place in range(s.pile_size[looked_last(s)]):
            s.pile_known[looked_last(s)][place] |= 1 << asked_seat(s)


def _read_fact(s: State, viewer: int, key: str, data: object) -> None:
    entry = PositionReader.of(key, data, ("where", "cards"))
    where, cards = entry.get(f"{key}.where"), entry.values(f"{key}.cards")
    hands = {f"hand {owner}": owner for owner in range(s.players) if owner != viewer}
    decks = {f"{name} {end}": (deck, end) for name, deck in _decks(s).items() for end in ("top", "bottom")}
    if isinstance(where, str) and where in hands:
        _read_hand(s, viewer, hands[where], f"{key}.cards", cards)
    elif viewer != ONLOOKER and isinstance(where, str) and where in decks:
        _read_deck(*decks[where], viewer, f"{key}.cards", cards)
    elif viewer != ONLOOKER and isinstance(where, str) and where in _piles(s):
        _read_pile(_piles(s)[where], viewer, f"{key}.cards", cards)
    else:
        valid = "the hand of another, a pile, the top or bottom of a deck, such as 'hand 1', 'pile 2' or 'stack top'"
        raise BadPosition(f"{key}.where: {valid}, not {quoted(where)}")


def _read_deck(deck: Lying, end: str, viewer: int, key: str, cards: list[Any]) -> None:
    _check(key, fits=len(cards) <= deck.size)
    highest = deck.size - 1 if end == "top" else len(cards) - 1
    for down, name in enumerate(cards):
        if name != UNKNOWN:
            _check(key, fits=deck.cards[highest - down] == term(key, name, deck.names))
            deck.known[highest - down] |= 1 << viewer


def _read_hand(s: State, viewer: int, owner: int, key: str, cards: list[Any]) -> None:
    for critter in terms(key, cards, CRITTER_NAMES):
        s.facts[viewer][owner * CRITTERS + critter] += 1
        _check(key, fits=s.facts[viewer][owner * CRITTERS + critter] <= s.hand[owner][critter])


def _read_pile(pile: Lying, viewer: int, key: str, cards: list[Any]) -> None:
    """Mark cards of a pile as known, of equal ones the first: later ones are added at the end."""
    for critter in terms(key, cards, CRITTER_NAMES):
        lying = [place for place in range(pile.size) if pile.cards[place] == critter]
        unseen = [place for place in lying if not pile.known[place] >> viewer & 1]
        _check(key, fits=bool(unseen))
        pile.known[unseen[0]] |= 1 << viewer


def _check(key: str, *, fits: bool) -> None:
    refuse_if(not fits, f"{key}: more than lies there, or something else")
