"""What a seat of GoodCritters knows, as numbers for learning. In the dialect.

An observation is `OBSERVATION` numbers, each from 0 to 127. Seats are counted from the observer (0: itself, then
clockwise), in a single number from 1 on, 0 meaning nobody; a spectator (seat -1) counts from seat 0. Loot "by value"
is eight numbers: cards worth 5, 4, 3, 2 that are no promo cards, then each promo card.

| from | count | what |
| --- | --- | --- |
| 0 | 28 | own stash: how many of each card |
| 28 | 8 | middle, by value |
| 36 | 18 | phase (0 share, 1 bargain, 2 common choice, 3 over), round, term, boss, turn, players, cards in the pile, \
fewest and most loot above the Fuzz, 1 once a skim has brought the Fuzz, own chosen card (1 guard … 5 yes), cards \
of the middle given, changes left, then the options bargaining, payoffs, limited terms, length, promos |
| 54 | 200 | seats, eight of 25: cards held, certain cards worth 5, 4, 3, 2 (own: all), share by value (8), \
threatened seat, 1 if chosen, 1 if ready, payoff cards, used promo cards (4), promo cards that work (4) |
| 254 | 224 | payoffs, sixteen of 14: before whom, side (0 no, 1 yes), payoff cards, loot seen by value (8), \
loot unseen, 1 if own, 1 if before oneself |
| 478 | 352 | offers made to the observer, then by it, each by seat, sixteen of 22: 1 if it stands, payoff cards \
given, loot seen by value (8), loot unseen, payoff cards wanted, loot wanted by value (8), any loot wanted, 1 if it \
can be accepted |
| 830 | 26 | own unfinished move: what (0 none, 1 share, 2 payoff, 3 and 4 offer, 5 answer), other seat, token, side, \
last card laid down + 1, payoff cards given, payoff cards wanted, any loot wanted, loot given by value (8), loot \
wanted by value (8), cards laid down, of them wanted |
"""

from __future__ import annotations

from rascals.core.record import Row
from rascals.core.seating import steps_to
from rascals.games.goodcritters.box import (
    FIRST_CARDS,
    IS_PROMO,
    KINDS,
    LOOT,
    PROMO_CARDS,
    PROMOS,
    SEATS,
    TOKENS,
    VALUE_PLACES,
)
from rascals.games.goodcritters.certainty import PLACES, SPECTATOR, sees
from rascals.games.goodcritters.deals import can_accept
from rascals.games.goodcritters.laid import giver_of, receiver_of
from rascals.games.goodcritters.state import (
    MANNERS,
    NO_DRAFT,
    NOBODY,
    NOTHING,
    OFFERS,
    OVER,
    SHARES,
    State,
)

BY_VALUE = PLACES + PROMOS
PLAIN_CARDS = 1 + len(KINDS)  # different cards of a value, of no kind and of each; promo cards follow
STASH, MIDDLE, TABLE, SEAT, PAYOFFS, OFFERS_AT, DRAFT = 0, 28, 36, 54, 254, 478, 830
SEAT_SIZE, PAYOFF_SIZE, OFFER_SIZE = 25, 14, 22
OBSERVATION = 856
MOST = 127  # the largest number
VALUE_SLOTS: tuple[int, ...] = tuple(
    PLACES + PROMO_CARDS.index(card) if IS_PROMO[card] else VALUE_PLACES[card] for card in range(LOOT)
)


def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat (-1: a spectator) knows into `out`, OBSERVATION zeros; the table above says where."""
    first = max(seat, 0)
    if seat >= 0:
        for card in range(LOOT):
            out[STASH + card] = s.stash[seat][card]
    for at in range(s.lying):
        out[MIDDLE + VALUE_SLOTS[s.middle[at]]] += 1
    observe_table(s, seat, out)
    for other in range(s.players):
        observe_seat(s, other, seat, SEAT + SEAT_SIZE * steps_to(s, first, other), out)
    if s.payoffs:
        observe_payoffs(s, seat, out)
        observe_offers(s, seat, out)
        observe_laid(s, seat, out)
    if s.draft != NO_DRAFT and s.drafter == seat:
        observe_draft(s, seat, out)


def counted_from(s: State, first: int, seat: int) -> int:
    """Return a seat counted from the observer, from 1 on; 0 for nobody."""
    return 0 if seat == NOBODY else steps_to(s, first, seat) + 1


def observe_table(s: State, seat: int, out: Row) -> None:
    """What is the same for all, and the observer's own choice."""
    first = max(seat, 0)
    out[TABLE] = s.phase
    out[TABLE + 1] = min(s.round, MOST)
    out[TABLE + 2] = min(s.term, MOST)
    out[TABLE + 3] = counted_from(s, first, s.boss)
    out[TABLE + 4] = counted_from(s, first, s.turn)
    out[TABLE + 5] = s.players
    out[TABLE + 6] = min(s.bottom - s.top, MOST)
    out[TABLE + 7] = min(s.fuzz_low, MOST)
    out[TABLE + 8] = min(s.fuzz_high, MOST)
    out[TABLE + 9] = s.fuzz_out
    if seat >= 0:
        out[TABLE + 10] = s.chosen[seat] + 1
        out[TABLE + 11] = min(s.given, MOST) if s.boss == seat else 0
        out[TABLE + 12] = s.changes - s.made[seat]
    out[TABLE + 13] = s.bargaining
    out[TABLE + 14] = s.payoffs
    out[TABLE + 15] = s.limited_terms
    out[TABLE + 16] = s.length
    out[TABLE + 17] = s.promos


def observe_seat(s: State, seat: int, observer: int, at: int, out: Row) -> None:
    """What is known of a seat."""
    out[at] = min(s.held[seat], MOST)
    observe_certain(s, seat, observer, at + 1, out)
    if s.draft != SHARES or s.drafter == observer:
        add_by_value(s.shares[seat], 0, 1, at + 5, out)
    out[at + 13] = counted_from(s, max(observer, 0), s.threat[seat])
    out[at + 14] = 0 if s.chosen[seat] == NOBODY else 1
    out[at + 15] = s.ready[seat]
    out[at + 16] = min(s.payoff_cards[seat], MOST)
    for promo in range(PROMOS):
        out[at + 17 + promo] = s.aside[seat][promo]
        out[at + 21 + promo] = s.active[seat][promo]


def observe_certain(s: State, seat: int, observer: int, at: int, out: Row) -> None:
    """How many cards of each value are certainly in a stash; at the end all stashes lie open. [G-23, G-41]"""
    if seat == observer or s.phase == OVER:
        for card in range(LOOT):
            out[at + VALUE_PLACES[card]] += s.stash[seat][card]
    else:
        for place in range(PLACES):
            out[at + place] = s.known[SPECTATOR if observer < 0 else observer][seat * PLACES + place]


def add_by_value(row: Row, start: int, step: int, at: int, out: Row) -> None:
    """Add up loot by value, of which `row[start::step]` says how many there are of each card."""
    for place in range(PLACES):
        count = 0
        for card in range(FIRST_CARDS[place], FIRST_CARDS[place] + PLAIN_CARDS):
            count += row[card * step + start]
        out[at + place] += count
    for promo in range(PROMOS):
        out[at + PLACES + promo] += row[PROMO_CARDS[promo] * step + start]


# ---------------------------------------------------------------- payoffs and offers


def observe_payoffs(s: State, seat: int, out: Row) -> None:
    """The payoffs on the table, by giver."""
    first = max(seat, 0)
    for giver in range(s.players):
        for token in range(TOKENS):
            number = giver * TOKENS + token
            to = s.token_to[number]
            if to != NOBODY:
                at = PAYOFFS + PAYOFF_SIZE * (steps_to(s, first, giver) * TOKENS + token)
                mine = 1 if giver == seat else 0
                before = 1 if to == seat else 0
                out[at] = counted_from(s, first, to)
                out[at + 1] = s.token_side[number]
                out[at + 2] = s.token_cards[number]
                out[at + 12] = mine
                out[at + 13] = before


def observe_offers(s: State, seat: int, out: Row) -> None:
    """The offers made to the observer, then by it."""
    if seat < 0:
        return
    for other in range(s.players):
        step = steps_to(s, seat, other)
        observe_offer(s, other, seat, 0, OFFERS_AT + OFFER_SIZE * step, out)
        observe_offer(s, seat, other, 1, OFFERS_AT + OFFER_SIZE * (SEATS + step), out)


def observe_offer(s: State, maker: int, other: int, mine: int, at: int, out: Row) -> None:
    """An offer, as its maker (`mine` 1) or its addressee sees it."""
    offer = maker * SEATS + other
    if s.offer[offer] == 0:
        return
    out[at] = 1
    out[at + 1] = s.offer_pays[offer]
    out[at + 11] = s.offer_asks[offer]
    out[at + 20] = s.offer_any[offer]
    out[at + 21] = 0 if mine else can_accept(s, other, maker)


def observe_laid(s: State, seat: int, out: Row) -> None:
    """Loot on payoffs, and of the observer's offers, by value; then how much of it is not seen."""
    viewer = SPECTATOR if seat < 0 else seat
    for at in range(s.laid):
        place = place_of_deal(s, s.laid_in[at], seat)
        card = s.laid_card[at]
        if place != NOTHING:
            if card < 0:
                out[place + BY_VALUE + 2 + VALUE_SLOTS[(-1 - card) // 2]] += 1
            elif sees(s, viewer, at):
                out[place + VALUE_SLOTS[card // MANNERS]] += 1
            else:
                out[place + BY_VALUE] = min(out[place + BY_VALUE] + 1, MOST)


def place_of_deal(s: State, deal: int, seat: int) -> int:
    """Return where the loot of a payoff or offer is observed; NOTHING for an offer between others."""
    giver = giver_of(deal)
    if deal < OFFERS:
        return PAYOFFS + PAYOFF_SIZE * (steps_to(s, max(seat, 0), giver) * TOKENS + deal % TOKENS) + 3
    receiver = receiver_of(s, deal)
    if receiver == seat:
        return OFFERS_AT + OFFER_SIZE * steps_to(s, seat, giver) + 2
    return OFFERS_AT + OFFER_SIZE * (SEATS + steps_to(s, seat, receiver)) + 2 if giver == seat else NOTHING


# ---------------------------------------------------------------- the unfinished move


def observe_draft(s: State, seat: int, out: Row) -> None:
    """The observer's own unfinished move. [G-37]"""
    out[DRAFT] = s.draft
    out[DRAFT + 1] = 0 if s.draft == SHARES else counted_from(s, seat, s.draft_to)
    out[DRAFT + 2] = s.draft_token
    out[DRAFT + 3] = s.draft_side
    out[DRAFT + 4] = s.draft_last + 1
    out[DRAFT + 5] = s.draft_pays
    out[DRAFT + 6] = s.draft_asks
    out[DRAFT + 7] = s.draft_any
    if s.draft != SHARES:
        for manner in range(MANNERS):
            add_by_value(s.draft_gives, manner, MANNERS, DRAFT + 8, out)
        for manner in range(2):
            add_by_value(s.draft_wants, manner, 2, DRAFT + 16, out)
    out[DRAFT + 24] = min(s.draft_size, MOST)
    out[DRAFT + 25] = min(s.draft_wished, MOST)
