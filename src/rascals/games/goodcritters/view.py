"""The entries of a view of GoodCritters that are not plain fields of the record. [G-40]"""

from __future__ import annotations

from typing import Any

from rascals.games.goodcritters import events, state, unfinished
from rascals.games.goodcritters.box import CARD_NAMES, SEATS, TOKENS, VALUES
from rascals.games.goodcritters.cards import LOOT_COUNTS
from rascals.games.goodcritters.certainty import PLACES, sight
from rascals.games.goodcritters.notation import ANY, MANNER_NAMES, pays_text, row_of
from rascals.games.goodcritters.state import State


def derive(s: State, seat: int | None, told: dict[str, Any], *, reveal: bool) -> dict[str, Any]:
    """Return the entries that depend on several fields, or differ in form; those of seats go into `told["seats"]`.

    Cards are texts such as "5 gems"; None is a card or another value that the viewer may not know.
    """
    for facts in told["seats"]:
        facts.update(_seat(s, facts, seat, reveal=reveal))
    return {
        "terms": s.longest_term if s.limited_terms else None,
        "pile": s.bottom - s.top,
        "fuzz_window": [s.fuzz_low, s.fuzz_high] if state.sees_window(s, state.NOTHING, state.NOTHING) else None,
        "fuzz_out": bool(s.fuzz_out or s.phase == state.OVER),
        "middle": [CARD_NAMES[card] for card in s.middle[s.given : s.lying]],
        "shares": _shares(s),
        "offers": _offers(s, seat, reveal=reveal) if s.payoffs else None,
    }


def _shares(s: State) -> list[list[str]] | None:
    """Return the shares on the table; for the boss also those of an unfinished share. [G-08, G-37]"""
    if s.phase not in {state.BARGAIN, state.CHOOSE} and s.draft != state.SHARES:
        return None
    return [LOOT_COUNTS.told(s.shares[seat]) for seat in range(s.players)]


def _seat(s: State, facts: dict[str, Any], viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    """Return the entries of a seat: certain cards, and what only some options have. [G-24, G-32, G-41]"""
    seat = facts["seat"]
    promos = {key: facts[key] if facts[key] or s.promos else None for key in ("aside", "active")}
    return promos | {
        "known": None if seat == viewer else _known(s, seat, viewer),
        "chosen": s.chosen[seat] != state.NOTHING,
        "payoff_cards": s.payoff_cards[seat] if s.payoffs else None,
        "payoffs": _payoffs(s, seat, viewer, reveal=reveal) if s.payoffs else None,
    }


def _known(s: State, owner: int, viewer: int | None) -> dict[str, int]:
    """Return how many cards of each value the viewer knows to be in another stash. [G-41]"""
    row = s.known[row_of(viewer)]
    return {str(value): row[owner * PLACES + place] for place, value in enumerate(VALUES)}


def _payoffs(s: State, giver: int, viewer: int | None, *, reveal: bool) -> list[dict[str, Any]]:
    """Return a giver's payoffs. [G-25, G-27, G-40]"""
    lying = [token for token in range(giver * TOKENS, (giver + 1) * TOKENS) if s.token_to[token] != state.NOBODY]
    return [
        {
            "token": events.TOKEN_NAMES[token % TOKENS],
            "to": s.token_to[token],
            "side": events.SIDE_NAMES[s.token_side[token]],
            "payoff_cards": s.token_cards[token],
            "loot": len(unfinished.gifts_in(s, token)),
            **_gifts(s, token, viewer, reveal=reveal),
        }
        for token in lying
    ]


def _gifts(s: State, deal: int, viewer: int | None, *, reveal: bool) -> dict[str, list[Any]]:
    """Return the given loot, and the manner of each card.

    Open cards come first, then shown, then hidden ones: the position of a card must not reveal its value.
    """
    gifts = sorted(unfinished.gifts_in(s, deal), key=lambda gift: (gift % state.MANNERS, gift))
    seen = state.MANNERS if reveal else sight(s, row_of(viewer), deal)
    return {
        "cards": [CARD_NAMES[gift // state.MANNERS] if gift % state.MANNERS < seen else None for gift in gifts],
        "manners": [MANNER_NAMES[gift % state.MANNERS] for gift in gifts],
    }


def _offers(s: State, viewer: int | None, *, reveal: bool) -> list[dict[str, Any]]:
    """Return the standing offers: all see what is wanted, and of what is given what its manner allows. [G-28, G-40]"""
    standing = [(maker, to) for maker in range(s.players) for to in range(s.players) if s.offer[maker * SEATS + to]]
    return [_offer(s, maker, to, viewer, reveal=reveal) for maker, to in standing]


def _offer(s: State, maker: int, to: int, viewer: int | None, *, reveal: bool) -> dict[str, Any]:
    offer = maker * SEATS + to
    gifts = _gifts(s, state.OFFERS + offer, viewer, reveal=reveal)
    pays, asks = pays_text(s.offer_pays[offer]), pays_text(s.offer_asks[offer])
    wishes = unfinished.wishes_in(s, state.OFFERS + offer)
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


def _open(entries: list[str]) -> list[str]:
    return [MANNER_NAMES[state.SEEN_BY_ALL] for _ in entries]
