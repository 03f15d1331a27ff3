"""What a seat or a spectator may know of a game of GoodCritters. A field nobody allows here is not shown. [G-40]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rascals.games.goodcritters import certainty, phrasing, rules, unfinished
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, LONGEST_TERM, PROMO_CARDS, SEATS, TOKENS, VALUES
from rascals.games.goodcritters.certainty import PLACES
from rascals.games.goodcritters.events import SIDE_NAMES, TOKEN_NAMES
from rascals.games.goodcritters.laid import giver_of, receiver_of
from rascals.games.goodcritters.notation import ANY, MANNER_NAMES, PAYS, row_of
from rascals.games.goodcritters.state import (
    BARGAIN,
    CHOOSE,
    MANNERS,
    NO_DRAFT,
    NOBODY,
    NOTHING,
    OFFERS,
    OVER,
    SEEN_BY_ALL,
    SHARES,
    TURNS,
    State,
)

PHASES = ("share", "bargain", "choose", "over")


def view(s: State, seat: int | None, *, reveal: bool) -> dict[str, Any]:
    """Return what a seat (None: a spectator) knows, JSON-ready; with `reveal` everything, from that seat's place.

    Of a move that is begun only its seat sees anything. Cards are texts such as "5 gems"; None is a card, or another
    thing, that the viewer may not know.
    """
    mine = s.draft != NO_DRAFT and (reveal or s.drafter == seat)
    draft = phrasing.text(s, phrasing.begun(s)) if mine else None
    shown = s if mine or s.draft == NO_DRAFT else unfinished.without(s)
    over = s.phase == OVER
    return {
        "players": s.players,
        "seat": seat,
        "phase": PHASES[s.phase],
        "acting": [other for other in range(s.players) if rules.acting(shown) >> other & 1],
        "round": s.round,
        "boss": s.boss,
        "term": s.term,
        "terms": LONGEST_TERM if s.limited_terms else None,
        "turn": s.turn if s.phase == BARGAIN and s.bargaining == TURNS else None,
        "pile": s.bottom - s.top,
        "fuzz_window": None if s.fuzz_out or over else [s.fuzz_low, s.fuzz_high],
        "fuzz_out": bool(s.fuzz_out or over),
        "middle": names(shown.middle[shown.given : shown.lying]),
        "shares": _shares(shown),
        "seats": [_seat(s, other, seat, reveal=reveal) for other in range(s.players)],
        "offers": _offers(s, seat, reveal=reveal) if s.payoffs else None,
        "draft": draft,
        "scores": [rules.score(s, other) for other in range(s.players)] if over else None,
        "winners": [other for other in range(s.players) if rules.wins(s, other)] if over else None,
    }


def _shares(s: State) -> list[list[str]] | None:
    """The shares on the table; to the boss also those of a share that is begun. [G-08, G-37]"""
    if s.phase not in {BARGAIN, CHOOSE} and s.draft != SHARES:
        return None
    return [names(unfinished.listed(s.shares[seat])) for seat in range(s.players)]


def _seat(s: State, seat: int, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    """A seat: its stash and its action card are its own; sizes, markers and payoff cards are everybody's. [G-40]"""
    mine, over = reveal or seat == viewer, s.phase == OVER
    chosen = s.chosen[seat] != NOTHING
    return {
        "seat": seat,
        "stash": names(unfinished.listed(s.stash[seat])) if mine or over else None,
        "held": s.held[seat],
        "known": None if seat == viewer else _known(s, seat, viewer),
        "threat": None if s.threat[seat] == NOBODY else s.threat[seat],
        "chosen": chosen,
        "action": ACTION_NAMES[s.chosen[seat]] if chosen and (mine or s.shown[seat]) else None,
        "ready": bool(s.ready[seat]),
        "changes": s.made[seat],
        "payoff_cards": s.payoff_cards[seat] if s.payoffs else None,
        "aside": _promos(s, s.aside[seat]),
        "active": _promos(s, s.active[seat]),
        "payoffs": _payoffs(s, seat, viewer, reveal=reveal) if s.payoffs else None,
        "score": rules.score(s, seat) if over else None,
    }


def _known(s: State, owner: int, viewer: int | None) -> dict[str, int]:
    """How many cards of each value the viewer knows to be in another stash. [G-41]"""
    row = s.known[row_of(viewer)]
    return {str(value): row[owner * PLACES + place] for place, value in enumerate(VALUES)}


def _promos(s: State, counts: list[int]) -> list[str] | None:
    """Used promo cards; None in a game without any. [G-32]"""
    used = names(PROMO_CARDS[promo] for promo in unfinished.listed(counts))
    return used if used or s.promos else None


def _payoffs(s: State, giver: int, viewer: int | None, *, reveal: bool) -> list[dict[str, Any]]:
    """A giver's payoffs. [G-25, G-27, G-40]"""
    lying = [token for token in range(giver * TOKENS, (giver + 1) * TOKENS) if s.token_to[token] != NOBODY]
    return [
        {
            "token": TOKEN_NAMES[token % TOKENS],
            "to": s.token_to[token],
            "side": SIDE_NAMES[s.token_side[token]],
            "payoff_cards": s.token_cards[token],
            "loot": len(unfinished.gifts_in(s, token)),
            **_gifts(s, token, viewer, reveal=reveal),
        }
        for token in lying
    ]


def _gifts(s: State, deal: int, viewer: int | None, *, reveal: bool) -> dict[str, list[Any]]:
    """Loot that is given, and in which manner.

    Open cards come first, then those shown, then those hidden: the place of a card must not tell its value.
    """
    gifts = sorted(unfinished.gifts_in(s, deal), key=lambda gift: (gift % MANNERS, gift))
    seers = [certainty.seers(manner, giver_of(deal), receiver_of(s, deal)) for manner in range(MANNERS)]
    return {
        "cards": [_gift(gift) if reveal or seers[gift % MANNERS] >> row_of(viewer) & 1 else None for gift in gifts],
        "manners": [MANNER_NAMES[gift % MANNERS] for gift in gifts],
    }


def _gift(gift: int) -> str:
    return CARD_NAMES[gift // MANNERS]


def _offers(s: State, viewer: int | None, *, reveal: bool) -> list[dict[str, Any]]:
    """The offers that stand: what is wanted all may know, what is given as openly as it is. [G-28, G-40]"""
    standing = [(maker, to) for maker in range(s.players) for to in range(s.players) if s.offer[maker * SEATS + to]]
    return [_offer(s, maker, to, viewer, reveal=reveal) for maker, to in standing]


def _offer(s: State, maker: int, to: int, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    offer = maker * SEATS + to
    gifts = _gifts(s, OFFERS + offer, viewer, reveal=reveal)
    pays, asks = _pays(s.offer_pays[offer]), _pays(s.offer_asks[offer])
    wishes = unfinished.wishes_in(s, OFFERS + offer)
    return {
        "from": maker,
        "to": to,
        "gives": [*pays, *gifts["cards"]],
        "gives_manners": [*_open(pays), *gifts["manners"]],
        "wants": [*asks, *(CARD_NAMES[wish // 2] for wish in wishes), *[ANY] * s.offer_any[offer]],
        "wants_manners": [
            *_open(asks),
            *(MANNER_NAMES[wish % 2] for wish in wishes),
            *["hidden"] * s.offer_any[offer],
        ],
    }


def _pays(payoff_cards: int) -> list[str]:
    return [f"{PAYS}{payoff_cards}"] if payoff_cards else []


def _open(entries: list[str]) -> list[str]:
    return [MANNER_NAMES[SEEN_BY_ALL] for _ in entries]


def names(cards: Iterable[int]) -> list[str]:
    """Return the texts of cards."""
    return [CARD_NAMES[card] for card in cards]
