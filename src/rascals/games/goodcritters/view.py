"""What a view of GoodCritters shows besides the fields of the state: derived entries, and who acts. [G-40]

Then the conditions of conditional moves, and when a seat has nothing more to decide in a round. Whether a condition
decides depends only on public information: shares, threats, payoffs, offers. [G-08]
"""

from __future__ import annotations

from typing import Any, get_args

from rascals.core.conditions import Condition
from rascals.core.definition import Status
from rascals.games.goodcritters import events, phrasing, rounds, rules, state
from rascals.games.goodcritters.certainty import PLACES, sight
from rascals.games.goodcritters.components import (
    ACTION_NAMES,
    CARD_NAMES,
    CARD_VALUES,
    IS_PROMO,
    LOOT,
    LOOT_COUNTS,
    PROMO_CARDS,
    SEATS,
    TOKENS,
    VALUES,
)
from rascals.games.goodcritters.notation import ANY, MANNER_NAMES, pays_text, row_of
from rascals.games.goodcritters.state import BARGAIN, NO_DRAFT, NOTHING, SHARE, TURNS, State
from rascals.games.goodcritters.view_types import CritterDerived, Derived, Given, Laid, Manner, Offer, ScoreParts, Worth

HIDDEN: Manner = "hidden"
LOOT_NAMES = [CARD_NAMES[card] for card in range(LOOT) if not IS_PROMO[card]]
WORTHS: tuple[Worth, ...] = get_args(Worth)  # of loot, as VALUES


def derive(s: State, seat: int | None, view: dict[str, Any], *, reveal: bool) -> Derived:
    """Return the entries that depend on several fields, or differ in form; those of seats go into `view["seats"]`.

    Cards are strings such as "5 gems"; None is a card or another value that the viewer may not know.
    """
    promos = [CARD_NAMES[card] for card in PROMO_CARDS[: s.promos]]
    for entries in view["seats"]:
        entries.update(_seat(s, entries, seat, reveal=reveal))
    return {
        "terms": s.longest_term if s.limited_terms else None,
        "pile": s.bottom - s.top,
        "fuzz_window": [s.fuzz_low, s.fuzz_high] if state.sees_window(s, state.NOTHING, state.NOTHING) else None,
        "middle": [CARD_NAMES[card] for card in s.middle[s.given : s.lying]],
        "shares": _shares(s),
        "offers": _offers(s, seat, reveal=reveal) if s.payoffs else None,
        "loot": {"least": min(VALUES), "most": max(VALUES), "dealt": sum(VALUES)},
        "promo_cards": promos,
        "wishes": [*LOOT_NAMES, *promos] if s.payoffs else None,
        "payoff_worth": s.payoff_worth if s.payoffs else None,
    }


def _shares(s: State) -> list[list[str]] | None:
    """Return the shares on the table; for the boss also those of an unfinished share. [G-08, G-37]"""
    if s.phase not in {state.BARGAIN, state.CHOOSE} and s.draft != state.SHARES:
        return None
    return [LOOT_COUNTS.as_json(s.shares[seat]) for seat in range(s.players)]


def _seat(s: State, entries: dict[str, Any], viewer: int | None, *, reveal: bool) -> CritterDerived:
    """Return the entries of a seat: certain cards, and what exists only with some options. [G-24, G-32, G-41]"""
    seat = entries["seat"]
    return {
        "aside": entries["aside"] if entries["aside"] or s.promos else None,
        "active": entries["active"] if entries["active"] or s.promos else None,
        "action": ACTION_NAMES[s.chosen[seat]] if s.shown[seat] else entries["action"],
        "known": None if seat == viewer else _known(s, seat, viewer),
        "chosen": s.chosen[seat] != state.NOTHING,
        "payoff_cards": s.payoff_cards[seat] if s.payoffs else None,
        "payoffs": _payoffs(s, seat, viewer, reveal=reveal) if s.payoffs else None,
        "votes": rounds.votes(s, seat) if s.promos else None,
        "worth": _worth(s, seat) if s.phase == state.OVER else None,
    }


def _worth(s: State, seat: int) -> ScoreParts:
    """Return the parts of a seat's score. [G-23]"""
    return {
        "loot": rounds.loot_value(s, seat),
        "payoffs": rounds.payoff_value(s, seat),
        "promos": rounds.promo_value(s, seat),
    }


def _known(s: State, owner: int, viewer: int | None) -> dict[Worth, int]:
    """Return how many cards of each value the viewer knows to be in another stash. [G-41]"""
    row = s.known[row_of(viewer)]
    return {value: row[owner * PLACES + place] for place, value in enumerate(WORTHS)}


def _payoffs(s: State, giver: int, viewer: int | None, *, reveal: bool) -> list[Laid]:
    """Return a giver's payoffs. [G-25, G-27, G-40]"""
    lying = [token for token in range(giver * TOKENS, (giver + 1) * TOKENS) if s.token_to[token] != state.NOBODY]
    return [
        {
            "token": events.TOKEN_NAMES[token % TOKENS],
            "to": s.token_to[token],
            "side": events.SIDE_NAMES[s.token_side[token]],
            "payoff_cards": s.token_cards[token],
            "loot": len(phrasing.gifts_in(s, token)),
            **_gifts(s, token, viewer, reveal=reveal),
        }
        for token in lying
    ]


def _gifts(s: State, deal: int, viewer: int | None, *, reveal: bool) -> Given:
    """Return the given loot, and the manner of each card.

    Open cards come first, then shown, then hidden ones: the position of a card must not reveal its value.
    """
    gifts = sorted(phrasing.gifts_in(s, deal), key=lambda gift: (gift % state.MANNERS, gift))
    seen = state.MANNERS if reveal else sight(s, row_of(viewer), deal)
    return {
        "cards": [CARD_NAMES[gift // state.MANNERS] if gift % state.MANNERS < seen else None for gift in gifts],
        "manners": [MANNER_NAMES[gift % state.MANNERS] for gift in gifts],
    }


def _offers(s: State, viewer: int | None, *, reveal: bool) -> list[Offer]:
    """Return the standing offers: all see what is wanted; the manner decides who sees what is given. [G-28, G-40]"""
    standing = [(maker, to) for maker in range(s.players) for to in range(s.players) if s.offer[maker * SEATS + to]]
    return [_offer(s, maker, to, viewer, reveal=reveal) for maker, to in standing]


def _offer(s: State, maker: int, to: int, viewer: int | None, *, reveal: bool) -> Offer:
    offer = maker * SEATS + to
    gifts = _gifts(s, state.OFFERS + offer, viewer, reveal=reveal)
    pays, asks = pays_text(s.offer_pays[offer]), pays_text(s.offer_asks[offer])
    wishes = phrasing.wishes_in(s, state.OFFERS + offer)
    return {
        "from": maker,
        "to": to,
        "gives": [*pays, *gifts["cards"]],
        "gives_manners": [*_open(pays), *gifts["manners"]],
        "wants": [*asks, *(CARD_NAMES[wish // 2] for wish in wishes), *[ANY] * s.offer_any[offer]],
        "wants_manners": [
            *_open(asks),
            *(MANNER_NAMES[wish % 2] for wish in wishes),
            *[HIDDEN] * s.offer_any[offer],
        ],
    }


def _open(entries: list[str]) -> list[Manner]:
    return [MANNER_NAMES[state.SEEN_BY_ALL] for _ in entries]


# ---------------------------------------------------------------- the status


def status(s: State, seat: int | None) -> Status:
    """Return what has to be done, and by whom. `s` contains no other seat's unfinished move. [G-37]"""
    acting = rules.acting(s)
    awaited = [other for other in range(s.players) if acting >> other & 1]
    if s.draft != NO_DRAFT:
        return "draft", {"seat": awaited}
    if s.phase == SHARE and s.early_bribes:
        return _while_shared(s, seat, awaited), {"seat": [s.boss]}
    return _step(s, seat, awaited), {"seat": awaited}


def _while_shared(s: State, seat: int | None, awaited: list[int]) -> str:
    """Return what has to be done while the boss shares and may be bribed. [G-08, G-48]"""
    if seat not in awaited:
        return "share"
    if any(s.offer[maker * SEATS + seat] for maker in range(s.players)):
        return "bribe-answer"
    return "share" if seat == s.boss else "bribe"


def _step(s: State, seat: int | None, awaited: list[int]) -> str:
    """Return what has to be done between moves. [G-08, G-28, G-34, G-36]"""
    if s.phase != BARGAIN:
        return "share" if s.phase == SHARE else "choose"
    if s.bargaining == TURNS:
        return "turn" if s.turn in awaited else "answer"
    if seat in awaited and any(s.offer[maker * SEATS + seat] for maker in range(s.players)):
        return "answer"
    return "ready" if seat is not None and s.chosen[seat] != NOTHING else "bargain"


# ---------------------------------------------------------------- decisions in advance


def resting(s: State, seat: int) -> int:
    """Return 1 if a seat's choice is final, or it is ready, which another's change takes back. [G-34, G-36]"""
    if s.phase == state.CHOOSE:
        return 1 if s.chosen[seat] != state.NOTHING else 0
    return s.ready[seat] if s.phase == state.BARGAIN and s.bargaining == state.OPEN else 0


# ---------------------------------------------------------------- a vote by the share


def worth(counts: list[int]) -> int:
    """Return the worth of loot, given as counts by card, in thousands of dollars. [G-01]"""
    return sum(counts[card] * CARD_VALUES[card] for card in range(LOOT))


def shared(s: State, seat: int) -> tuple[int, int] | None:
    """Return the least and greatest share to name: 1 and all loot of the round; None for the boss or at the end."""
    if seat == s.boss or s.phase == state.OVER:
        return None
    lying = sum(CARD_VALUES[card] for card in s.middle[s.given : s.lying])
    return 1, max(1, lying + sum(worth(s.shares[other]) for other in range(s.players)))


def vote_by_share(s: State, seat: int, number: int) -> str | None:
    """Return the move that votes yes with a share of at least `number`, otherwise no; then `ready`. [G-12, G-34]

    None leaves the decision to the seat: if it has chosen another card, bargains in turns, or is threatened, paid or
    offered anything.
    """
    if s.phase not in {state.BARGAIN, state.CHOOSE} or is_addressed(s, seat):
        return None
    vote = ACTION_NAMES.index("yes" if worth(s.shares[seat]) >= number else "no")
    if s.chosen[seat] == state.NOTHING and (s.phase == state.CHOOSE or s.bargaining == state.OPEN):
        return f"choose {ACTION_NAMES[vote]}"
    return "ready" if s.chosen[seat] == vote and s.bargaining == state.OPEN else None


def is_addressed(s: State, seat: int) -> bool:
    """Return whether anybody's threat, payoff or offer is addressed to a seat. [G-09, G-25, G-28]"""
    paid = any(s.token_to[token] == seat for token in range(s.players * TOKENS))
    return paid or seat in s.threat[: s.players] or maker_of(s, seat) is not None


# ---------------------------------------------------------------- no to every offer


def maker_of(s: State, seat: int) -> int | None:
    """Return the first seat that has an offer to this seat; None if there is none. [G-39]"""
    return next((maker for maker in range(s.players) if s.offer[maker * SEATS + seat]), None)


def offered(s: State, _seat: int) -> tuple[int, int] | None:
    """Return the range 0 to 0 (no choice of number) in step 3 of a game with payoffs; otherwise None. [G-28]"""
    return (0, 0) if s.payoffs and s.phase == state.BARGAIN else None


def decline_offers(s: State, seat: int, _number: int) -> str | None:
    """Return the move that declines the first offer; None if there is none. [G-39]"""
    maker = maker_of(s, seat)
    return None if maker is None else f"decline {maker}"


def this_round(s: State) -> int:
    """Return the round: a conditional move expires with it. [G-33]"""
    return s.round


CONDITIONS = (
    Condition("vote-by-share", shared, vote_by_share, this_round),
    Condition("decline-offers", offered, decline_offers, this_round),
)
