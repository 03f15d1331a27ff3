"""The notation of cards and of whole composite moves, and what a viewer may read of them. [G-37, G-40]

A card is written with its kind's first letter, `5g`; without one, `5`, it is the first owned of that value, and a
promo card is written by its name. `~` after it: shown to the receiver; `?`: hidden. `P2`: two payoff cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, FIRST_CARDS, IS_PROMO, KINDS, LOOT
from rascals.games.goodcritters.certainty import SPECTATOR, seers
from rascals.games.goodcritters.events import SIDE_NAMES, TOKEN_NAMES
from rascals.games.goodcritters.state import HIDDEN, MANNERS, SEEN_BY_ALL

MANNER_NAMES = ("open", "shown", "hidden")
SUFFIXES = ("", "~", "?")  # of the manners
PAYS = "P"
ANY = "?"  # wanted: a card of the addressee's choice


def _short(card: int) -> str:
    value, _, name = CARD_NAMES[card].partition(" ")
    return name if IS_PROMO[card] else value + name[:1]


SHORT_NAMES: tuple[str, ...] = tuple(_short(card) for card in range(LOOT))
_CARDS = {name: card for names in (CARD_NAMES[:LOOT], SHORT_NAMES) for card, name in enumerate(names)}


def read_card(text: str) -> int | None:
    """Return the card that `5g`, `5`, `lookout` or `5 gems` names; None for no card."""
    return _CARDS.get(text)


def read_gift(text: str) -> int | None:
    """Return card * MANNERS + manner for a card with or without `~` or `?`; None for no card."""
    manner = SUFFIXES.index(text[-1]) if text[-1:] in SUFFIXES[1:] else SEEN_BY_ALL
    card = read_card(text[:-1].rstrip() if manner else text)
    return None if card is None else card * MANNERS + manner


def gift_text(gift: int) -> str:
    """Return the notation of a card with the manner it is given in."""
    return SHORT_NAMES[gift // MANNERS] + SUFFIXES[gift % MANNERS]


def wish_text(wish: int) -> str:
    """Return the notation of a wanted card: card * 2, and 1 more for one that only the two shall see."""
    return SHORT_NAMES[wish // 2] + SUFFIXES[wish % 2]


def gifts_text(payoff_cards: int, gifts: Iterable[int]) -> list[str]:
    """Return the notation of what is given: payoff cards first, then loot in canonical order."""
    return [*_pays(payoff_cards), *map(gift_text, sorted(gifts))]


def wishes_text(payoff_cards: int, wishes: Iterable[int], any_cards: int) -> list[str]:
    """Return the notation of what is wanted: payoff cards, loot in canonical order, cards of one's choice."""
    return [*_pays(payoff_cards), *map(wish_text, sorted(wishes)), *[ANY] * any_cards]


def answer_text(maker: int, cards: list[str]) -> str:
    """Return the notation of an answer with what is written for its cards; of one without, of its first step."""
    return " ".join([f"accept {maker}:", *cards]) if cards else f"accept {maker}"


def _pays(payoff_cards: int) -> list[str]:
    return [f"{PAYS}{payoff_cards}"] if payoff_cards else []


# ---------------------------------------------------------------- whole moves


@dataclass(frozen=True)
class Share:
    """`share 0:5,4 2:3`: each seat's cards of the middle."""

    gifts: tuple[tuple[int, int], ...]  # seat and card

    def __str__(self) -> str:
        cards: dict[int, list[str]] = {}
        for seat, card in sorted(self.gifts):
            cards.setdefault(seat, []).append(SHORT_NAMES[card])
        return " ".join(["share", *(f"{seat}:{','.join(names)}" for seat, names in cards.items())])


@dataclass(frozen=True)
class Payoff:
    """`payoff a yes 2: P2 5 4~ 3?`: a token, a side up, before a player, and what lies with it."""

    token: int
    side: int
    to: int
    payoff_cards: int = 0
    gives: tuple[int, ...] = ()  # card * MANNERS + manner

    @property
    def head(self) -> str:
        """The notation without the cards."""
        return f"payoff {TOKEN_NAMES[self.token]} {SIDE_NAMES[self.side]} {self.to}:"

    def __str__(self) -> str:
        return " ".join([self.head, *gifts_text(self.payoff_cards, self.gives)])


@dataclass(frozen=True)
class Offer:
    """`offer 2: 5 P1 for 4 4 ?`: what is given to a player and what is wanted for it."""

    to: int
    payoff_cards: int = 0
    gives: tuple[int, ...] = ()  # card * MANNERS + manner
    asking: bool = False  # with `for`
    asked_payoff_cards: int = 0
    wants: tuple[int, ...] = ()  # card * 2 + manner
    any_cards: int = 0

    @property
    def asks(self) -> bool:
        """Whether anything is wanted."""
        return bool(self.asked_payoff_cards or self.wants or self.any_cards)

    @property
    def wanted_text(self) -> list[str]:
        """The notation of what is wanted, with `for`; everybody may read it."""
        wanted = wishes_text(self.asked_payoff_cards, self.wants, self.any_cards)
        return ["for", *wanted] if self.asking else []

    def __str__(self) -> str:
        return " ".join([f"offer {self.to}:", *gifts_text(self.payoff_cards, self.gives), *self.wanted_text])


@dataclass(frozen=True)
class Answer:
    """`accept 1: 3 2`: a maker's offer accepted, with the cards chosen for each `?` of it; `accept 1` with none yet."""

    maker: int
    cards: tuple[int, ...] = ()

    def __str__(self) -> str:
        return answer_text(self.maker, [SHORT_NAMES[card] for card in sorted(self.cards)])


Whole = Share | Payoff | Offer | Answer


def is_complete(whole: Whole) -> bool:
    """Tell whether a move says all it has to: cards in a payoff, something wanted after `for`, cards chosen."""
    match whole:
        case Share():
            return True
        case Payoff():
            return bool(whole.payoff_cards or whole.gives)
        case Offer():
            return whole.asks if whole.asking else bool(whole.payoff_cards or whole.gives)
        case Answer():
            return bool(whole.cards)


_SEAT = "([0-7])"
_HEADS: dict[type[Whole], re.Pattern[str]] = {
    Share: re.compile(r"share ([0-7]:.*)"),
    Payoff: re.compile(rf"payoff ({'|'.join(TOKEN_NAMES)}) ({'|'.join(SIDE_NAMES)}) {_SEAT}:(.*)"),
    Offer: re.compile(rf"offer {_SEAT}:(.*)"),
    Answer: re.compile(rf"accept {_SEAT}(?::(.*))?"),
}


def read_whole(text: str) -> Whole | None:
    """Return the composite move that a notation names, complete or only begun; None if it names none.

    Case and spaces do not matter; cards may come in any order. A card without a kind is the first of its value.
    """
    plain = re.sub(r" *([:,]) *", r"\1", " ".join(text.lower().split()))
    for kind, head in _HEADS.items():
        found = head.fullmatch(plain)
        if found:
            return _READERS[kind](*found.groups())
    return None


def _read_share(parts: str) -> Share | None:
    gifts: list[tuple[int, int]] = []
    for part in parts.split(" "):
        found = re.fullmatch(rf"{_SEAT}:(.+)", part)
        cards = [read_card(name) for name in found[2].split(",")] if found else [None]
        for card in cards:
            if card is None or found is None:
                return None
            gifts.append((int(found[1]), card))
    return Share(tuple(gifts))


def _read_payoff(token: str, side: str, to: str, items: str) -> Payoff | None:
    given = read_items(items.split())
    if given is None:
        return None
    return Payoff(TOKEN_NAMES.index(token), SIDE_NAMES.index(side), int(to), *given)


def _read_offer(to: str, items: str) -> Offer | None:
    words = items.split()
    asking = "for" in words
    at = words.index("for") if asking else len(words)
    wanted = [word for word in words[at + 1 :] if word != ANY]
    given, asked = read_items(words[:at]), read_items(wanted)
    if given is None or asked is None or any(gift % MANNERS == HIDDEN for gift in asked[1]):
        return None
    wishes = tuple(gift // MANNERS * 2 + gift % MANNERS for gift in asked[1])
    return Offer(int(to), *given, asking, asked[0], wishes, words[at + 1 :].count(ANY))


def _read_answer(maker: str, items: str | None) -> Answer | None:
    cards = tuple(read_card(word) for word in (items or "").split())
    return None if None in cards else Answer(int(maker), tuple(card for card in cards if card is not None))


_READERS: dict[type[Whole], Callable[..., Whole | None]] = {
    Share: _read_share,
    Payoff: _read_payoff,
    Offer: _read_offer,
    Answer: _read_answer,
}


def read_items(words: list[str]) -> tuple[int, tuple[int, ...]] | None:
    """Return how many payoff cards and which gifts words name; None if one names nothing."""
    pays, gifts = 0, []
    for word in words:
        payoff_cards, gift = re.fullmatch(r"p([1-9][0-9]{0,2})?", word, re.ASCII), read_gift(word)
        if payoff_cards:
            pays += int(payoff_cards[1] or 1)
        elif gift is None:
            return None
        else:
            gifts.append(gift)
    return pays, tuple(gifts)


def allot(named: Iterable[int], left: list[int]) -> list[int | None]:
    """Return the cards that are meant: one without a kind is the first there in the order none, c, g, j, p, s.

    `left`: how many of each card are there; cards named with their kind are kept for themselves. None: not there.
    """
    there, meant = list(left), list[int | None](named)
    for plain in (False, True):
        for at, card in enumerate(meant):
            if card is not None and (card in FIRST_CARDS) == plain:
                kinds = range(card, card + (1 + len(KINDS) if plain else 1))
                found = next((one for one in kinds if there[one] > 0), None)
                meant[at] = found
                if found is not None:
                    there[found] -= 1
    return meant


# ---------------------------------------------------------------- masked


def mask(text: str, mover: int, viewer: int | None) -> str:
    """Return a seat's move as a viewer (None: a spectator) may read it: `choose ?`, `payoff a yes 2: P2 5 ~ ?`.

    Cards that the viewer may not know come last, those shown to another before those hidden from all but the giver:
    their place must not tell their value. [G-10, G-40]
    """
    if viewer == mover:
        return text
    if text.removeprefix("choose ") in ACTION_NAMES and text.startswith("choose "):
        return "choose ?"
    match read_whole(text):
        case Payoff() as payoff:
            return " ".join([payoff.head, *_masked_gifts(payoff, mover, viewer)])
        case Offer() as offer:
            return " ".join([f"offer {offer.to}:", *_masked_gifts(offer, mover, viewer), *offer.wanted_text])
        case Answer() as answer if viewer != answer.maker:
            return answer_text(answer.maker, [ANY] * len(answer.cards))
    return text


def row_of(viewer: int | None) -> int:
    """Return the viewer that a seat is, or None: the spectator."""
    return SPECTATOR if viewer is None else viewer


def _masked_gifts(move: Payoff | Offer, mover: int, viewer: int | None) -> list[str]:
    seen = [bool(seers(gift % MANNERS, mover, move.to) >> row_of(viewer) & 1) for gift in move.gives]
    known = gifts_text(move.payoff_cards, (gift for gift, sees in zip(move.gives, seen, strict=True) if sees))
    manners = sorted(gift % MANNERS for gift, sees in zip(move.gives, seen, strict=True) if not sees)
    return [*known, *(SUFFIXES[manner] for manner in manners)]
