"""Payoffs and exchanges: setting and settling payoffs, making and answering offers. [G-24 – G-29, G-34, G-35, G-39]

First come the changes of a round: how many a seat may make, and how they take back the others' `ready`.
"""

from __future__ import annotations

from rascals.core.events import emit, emit_counts
from rascals.core.rows import clear, total
from rascals.core.state import Row
from rascals.games.goodcritters import certainty, events, state
from rascals.games.goodcritters.components import FIRST_CARDS, IS_PROMO, LOOT, PAST_CARDS, SEATS, TOKENS, VALUE_PLACES
from rascals.games.goodcritters.drafting import (
    begin_draft,
    count_gives,
    count_wants,
    given_in,
    has_room,
    lay_out,
    lies_in,
    offer_of,
    own_left,
    take_up,
    token_of,
)
from rascals.games.goodcritters.moves import ACCEPT, CARD, DECLINE, PROPOSE, SIDES, UNSET, WITHDRAW, set_action
from rascals.games.goodcritters.state import State


def can_change(s: State, seat: int) -> int:
    """Return 1 while a seat may still make a change in this round. [G-35, G-48]"""
    return 1 if s.made[seat] < s.changes else 0


def changed(s: State, seat: int) -> None:
    """Count a change made by a seat, and take back the others' `ready`. [G-34, G-35]"""
    s.made[seat] += 1
    take_back_ready(s, seat)


def take_back_ready(s: State, seat: int) -> None:
    """Take back the `ready` of all other seats. [G-34]"""
    for other in range(s.players):
        if other != seat and s.ready[other]:
            s.ready[other] = 0
            emit(s, events.UNREADY, other)


# ---------------------------------------------------------------- payoffs


def legal_payoffs(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the payoffs to begin or take back, from `moves[count]` on; return the new count. [G-25, G-27, G-35]"""
    for token in range(TOKENS):
        ways = ways_to_fill(s, seat, token)
        for side in range(SIDES):
            first, current = set_action(token, side, 0), lies_before(s, seat, token, side)
            for target in range(s.players):
                moves[count] = first + target
                count += 1 if target != seat and ways > (target == current) else 0
    for token in range(TOKENS):
        moves[count] = UNSET + token
        count += 1 if s.token_to[seat * TOKENS + token] != state.NOBODY else 0
    return count


def ways_to_fill(s: State, seat: int, token: int) -> int:
    """Return the number of ways to fill a token: 0 (no card, or no room), 1, or 2 for any more. [G-25]"""
    number = seat * TOKENS + token
    payoff_cards = s.payoff_cards[seat] + s.token_cards[number]
    if not has_room(s, seat):
        return 0
    if s.held[seat] > 0 or payoff_cards > 1 or lies_in(s, number) > 0:
        return 2  # even a single loot card can be given in several manners
    return payoff_cards


def lies_before(s: State, seat: int, token: int, side: int) -> int:
    """Return the target of a token if it lies with that side up: repeating the payoff changes nothing. [G-34]"""
    number = seat * TOKENS + token
    return s.token_to[number] if s.token_side[number] == side else state.NOBODY


def begin_payoff(s: State, seat: int, number: int) -> None:
    """Begin a payoff to another player; `number` encodes its token, side and target. [G-25, G-37]"""
    token_and_side = number // SEATS
    begin_draft(s, state.PAYOFF, seat, number % SEATS)
    s.draft_token = token_and_side // SIDES
    s.draft_side = token_and_side % SIDES
    if s.token_to[token_of(s)] != state.NOBODY:
        count_gives(s, token_of(s))


def set_payoff(s: State) -> None:
    """Set the drafted payoff; first the cards of the payoff it replaces come back. [G-25]"""
    seat, to, token = s.drafter, s.draft_to, token_of(s)
    s.draft = state.NO_DRAFT
    if s.token_to[token] != state.NOBODY:
        give_back(s, token, events.PAYOFF_UNSET)
    s.token_to[token] = to
    s.token_side[token] = s.draft_side
    s.token_cards[token] = s.draft_pays
    s.payoff_cards[seat] -= s.draft_pays
    first = s.laid
    lay_out(s, token)
    certainty.leave_laid(s, seat, to, first)
    tell_payoff(s, seat, token)
    lapse_offers(s, seat)
    changed(s, seat)


def tell_payoff(s: State, seat: int, token: int) -> None:
    """Report a payoff: to all, its number of cards and the open ones; to its target, also the shown ones. [G-40]"""
    to, loot = s.token_to[token], s.draft_gives
    emit(s, events.PAYOFF_SET, seat, to, token % TOKENS, s.token_side[token], s.token_cards[token], total(loot))
    emit_counts(s, events.PAYOFF_OPEN, loot, state.SEEN_BY_ALL, state.MANNERS, seat, to)
    emit_counts(s, events.PAYOFF_SHOWN, loot, state.SHOWN, state.MANNERS, seat, to)
    emit_counts(s, events.PAYOFF_HIDDEN, loot, state.HIDDEN, state.MANNERS, seat, to)


def unset_payoff(s: State, seat: int, token: int) -> None:
    """Take a payoff back. [G-25]"""
    give_back(s, seat * TOKENS + token, events.PAYOFF_UNSET)
    changed(s, seat)


def give_back(s: State, token: int, event: int) -> None:
    """Return a payoff's cards to its giver; unseen cards stay unseen. [G-25, G-26, G-27, G-29]"""
    giver, to = token // TOKENS, s.token_to[token]
    payoff_cards, loot = s.token_cards[token], lies_in(s, token)
    certainty.enter_laid(s, giver, token, giver, to, state.HIDDEN)
    clear_token(s, token, giver)
    emit(s, event, giver, to, token % TOKENS, payoff_cards, loot)


def clear_token(s: State, token: int, owner: int) -> None:
    """Free a token and give the payoff cards under it to their new owner."""
    s.payoff_cards[owner] += s.token_cards[token]
    s.token_cards[token] = 0
    s.token_to[token] = state.NOBODY
    s.token_side[token] = 0
    take_up(s, token)


def settle(s: State, seat: int, vote: int) -> None:
    """Settle every payoff in front of a player: they win the matching ones, the others go back. [G-26]

    `vote` is the side that was revealed, NOBODY for another action card.
    """
    for token in range(s.players * TOKENS):
        if s.token_to[token] == seat:
            if s.token_side[token] == vote:
                win_payoff(s, seat, token)
            else:
                give_back(s, token, events.PAYOFF_RETURNED)


def win_payoff(s: State, seat: int, token: int) -> None:
    """Give a payoff to its target: both giver and target now know the loot. [G-26, G-29]"""
    giver = token // TOKENS
    count_gives(s, token)
    payoff_cards = s.token_cards[token]
    certainty.enter_laid(s, seat, token, giver, seat, state.SHOWN)
    clear_token(s, token, seat)
    emit(s, events.PAYOFF_WON, giver, seat, token % TOKENS, payoff_cards, total(s.old_gives))
    emit_counts(s, events.PAYOFF_WON_LOOT, s.old_gives, state.HIDDEN, state.MANNERS, giver, seat)


# ---------------------------------------------------------------- offers


def legal_proposals(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the offers to begin, from `moves[count]` on; return the new count. [G-28, G-35, G-39]"""
    for other in range(s.players):
        moves[count] = PROPOSE + other
        count += can_propose(s, seat, other)
    return count


def can_propose(s: State, seat: int, other: int) -> int:
    """Return 1 if a seat can make another an offer that does not already stand. [G-34]"""
    loot = s.held[seat] + s.held[other]
    payoff_cards = s.payoff_cards[seat] + s.payoff_cards[other]
    if other == seat or loot + payoff_cards == 0 or not has_room(s, seat):
        return 0
    return 1 - only_offer_stands(s, seat, other) if loot == 0 and payoff_cards == 1 else 1


def only_offer_stands(s: State, seat: int, other: int) -> int:
    """Return 1 if the only offer possible between two seats with one payoff card and no loot already stands."""
    offer = seat * SEATS + other
    if s.offer_any[offer] > 0 or lies_in(s, state.OFFERS + offer) > 0:
        return 0
    return 1 if s.offer_pays[offer] == s.payoff_cards[seat] and s.offer_asks[offer] == s.payoff_cards[other] else 0


def legal_answers(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the possible answers to offers, from `moves[count]` on; return the new count. [G-28, G-39]"""
    for maker in range(s.players):
        moves[count] = ACCEPT + maker
        count += s.offer[maker * SEATS + seat] and can_accept(s, seat, maker)
    for maker in range(s.players):
        moves[count] = DECLINE + maker
        count += s.offer[maker * SEATS + seat]
    return count


def legal_withdrawals(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the withdrawals of offers, from `moves[count]` on; return the new count. [G-35, G-39]"""
    for other in range(s.players):
        moves[count] = WITHDRAW + other
        count += s.offer[seat * SEATS + other]
    return count


def legal_exchanges(s: State, seat: int, moves: Row, count: int) -> int:
    """Write all moves of exchanges: offers while changes are left, answers, withdrawals. [G-35, G-39]"""
    if can_change(s, seat):
        count = legal_proposals(s, seat, moves, count)
    return legal_withdrawals(s, seat, moves, legal_answers(s, seat, moves, count))


def begin_offer(s: State, seat: int, other: int) -> None:
    """Begin an offer to another player. [G-28, G-37]"""
    begin_draft(s, state.GIVES, seat, other)
    if s.offer[offer_of(s)]:
        count_gives(s, state.OFFERS + offer_of(s))
        count_wants(s, state.OFFERS + offer_of(s))


def make_offer(s: State) -> None:
    """Make the drafted offer, replacing an older one; viewers now know what it shows. [G-39, G-40]"""
    seat, other, offer = s.drafter, s.draft_to, offer_of(s)
    s.draft = state.NO_DRAFT
    clear_offer(s, offer)
    s.offer[offer] = 1
    s.offer_pays[offer] = s.draft_pays
    s.offer_asks[offer] = s.draft_asks
    s.offer_any[offer] = s.draft_any
    lay_out(s, state.OFFERS + offer)
    certainty.learn_from_offers(s, seat)
    tell_offer(s, seat, other)
    changed(s, seat)


def tell_offer(s: State, seat: int, other: int) -> None:
    """Report an offer: to all, its open cards and the number of others; to the addressee, the shown ones. [G-40]"""
    gives, wants = s.draft_gives, s.draft_wants
    shown, hidden = count_in(gives, state.SHOWN), count_in(gives, state.HIDDEN)
    emit(s, events.OFFERED, seat, other, s.draft_pays, shown, hidden, s.draft_asks, s.draft_any)
    emit_counts(s, events.OFFER_OPEN, gives, state.SEEN_BY_ALL, state.MANNERS, seat, other)
    emit_counts(s, events.OFFER_SHOWN, gives, state.SHOWN, state.MANNERS, seat, other)
    emit_counts(s, events.OFFER_HIDDEN, gives, state.HIDDEN, state.MANNERS, seat, other)
    emit_counts(s, events.OFFER_ASKS_OPEN, wants, 0, 2, seat, other)
    emit_counts(s, events.OFFER_ASKS_SHOWN, wants, 1, 2, seat, other)


def count_in(gifts: Row, manner: int) -> int:
    """Return how many loot cards are given in a manner."""
    count = 0
    for card in range(LOOT):
        count += gifts[card * state.MANNERS + manner]
    return count


def owns_gifts(s: State, seat: int, offer: int) -> int:
    """Return 1 while the maker of an offer owns what it gives. [G-39]"""
    if s.offer_pays[offer] > s.payoff_cards[seat]:
        return 0
    count_gives(s, state.OFFERS + offer)
    for card in range(LOOT):
        if given_in(s.old_gives, card) > s.stash[seat][card]:
            return 0
    return 1


def lapse_offers(s: State, seat: int) -> None:
    """Remove a seat's offers of cards it no longer owns; its other offers still prove what they show. [G-39, G-41]"""
    if not s.payoffs:
        return
    standing = 0
    for other in range(s.players):
        offer = seat * SEATS + other
        if s.offer[offer] and not owns_gifts(s, seat, offer):
            clear_offer(s, offer)
            emit(s, events.LAPSED, seat, other)
        standing += s.offer[offer]
    if standing > 0:
        certainty.learn_from_offers(s, seat)


def clear_offer(s: State, offer: int) -> None:
    """Remove an offer."""
    s.offer[offer] = 0
    s.offer_pays[offer] = 0
    s.offer_asks[offer] = 0
    s.offer_any[offer] = 0
    take_up(s, state.OFFERS + offer)


def clear_offers(s: State) -> None:
    """Remove all offers, as the step ends. [G-39]"""
    for offer in range(SEATS * SEATS):
        if s.offer[offer]:
            clear_offer(s, offer)


def decline(s: State, seat: int, maker: int) -> None:
    """Decline an offer; nobody learns whether it could have been accepted. [G-39]"""
    clear_offer(s, maker * SEATS + seat)
    emit(s, events.DECLINED, seat, maker)


def withdraw(s: State, seat: int, other: int) -> None:
    """Withdraw a seat's own offer. [G-39]"""
    clear_offer(s, seat * SEATS + other)
    emit(s, events.WITHDRAWN, seat, other)


# ---------------------------------------------------------------- accepting


def can_accept(s: State, seat: int, maker: int) -> int:
    """Return 1 if a seat has all that an offer wants. [G-28, G-39]"""
    offer = maker * SEATS + seat
    if s.offer_asks[offer] > s.payoff_cards[seat]:
        return 0
    asked = s.offer_any[offer]
    for at in range(s.laid):
        if s.laid_in[at] == state.OFFERS + offer and s.laid_card[at] < 0:
            s.counted[(-1 - s.laid_card[at]) // 2] += 1
            asked += 1
    has_all = 1 if asked <= s.held[seat] else 0
    for place in range(certainty.PLACES):
        has_all &= has_wanted(s, seat, place)
    clear(s.counted)
    return has_all


def has_wanted(s: State, seat: int, place: int) -> int:
    """Return 1 if a seat has the `counted` cards of a value; the first card stands for any but promo cards."""
    left = 0
    for card in range(FIRST_CARDS[place], PAST_CARDS[place]):
        spare = s.stash[seat][card] - s.counted[card]
        if spare < 0 and not is_first(card):
            return 0
        left += 0 if IS_PROMO[card] else spare
    return 1 if left >= 0 else 0


def accept(s: State, seat: int, maker: int) -> None:
    """Accept an offer; if it wants cards of the addressee's choice, they are chosen next. [G-28, G-37]"""
    offer = maker * SEATS + seat
    begin_draft(s, state.ANSWER, seat, maker)
    s.draft_asks = s.offer_asks[offer]
    s.draft_any = s.offer_any[offer]
    count_wants(s, state.OFFERS + offer)
    for card in range(LOOT):
        if not is_first(card):
            for manner in range(2):
                s.draft_gives[card * state.MANNERS + manner] += s.old_wants[card * 2 + manner]
    for place in range(certainty.PLACES):
        for manner in range(2):
            for _ in range(s.old_wants[FIRST_CARDS[place] * 2 + manner]):
                s.draft_gives[first_owned(s, seat, place) * state.MANNERS + manner] += 1
    if s.draft_any == 0:
        exchange(s)


def is_first(card: int) -> int:
    """Return 1 for the card of no kind of its value: in a wish it stands for any of that value."""
    return 1 if FIRST_CARDS[VALUE_PLACES[card]] == card else 0


def first_owned(s: State, seat: int, place: int) -> int:
    """Return the first card of a value that a seat can still give: without a kind, then by kind. [notation]"""
    card = FIRST_CARDS[place]
    while s.stash[seat][card] == given_in(s.draft_gives, card):
        card += 1
    return card


def legal_picks(s: State, moves: Row) -> int:
    """Write the cards for the next `?` that leave enough for the others, in order; return their number. [G-28, G-37]"""
    left_after = 0
    for card in range(LOOT):
        left_after += own_left(s, card) if card >= s.draft_last else 0
    count = 0
    for card in range(max(s.draft_last, 0), LOOT):
        left = own_left(s, card)
        if left > 0 and left_after >= s.draft_any:
            moves[count] = CARD + card * state.MANNERS + state.HIDDEN
            count += 1
        left_after -= left
    return count


def pick(s: State, gift: int) -> None:
    """Choose a card for a `?`; with the last one the exchange is made. [G-28]"""
    s.draft_last = gift // state.MANNERS
    s.draft_gives[gift] += 1
    s.draft_picks[s.draft_last] += 1
    s.draft_any -= 1
    if s.draft_any == 0:
        exchange(s)


def exchange(s: State) -> None:
    """Make an exchange at once; others see only the open cards and the numbers of cards. [G-28, G-40]"""
    seat, maker = s.drafter, s.draft_to
    offer = maker * SEATS + seat
    s.draft = state.NO_DRAFT
    emit(s, events.ACCEPTED, seat, maker)
    count_gives(s, state.OFFERS + offer)
    take_out(s, maker, seat, s.old_gives, s.offer_pays[offer])
    take_out(s, seat, maker, s.draft_gives, s.draft_asks)
    put_in(s, maker, seat, s.old_gives, s.offer_pays[offer])
    put_in(s, seat, maker, s.draft_gives, s.draft_asks)
    clear_offer(s, offer)
    lapse_offers(s, seat)
    lapse_offers(s, maker)
    take_back_ready(s, seat)


def take_out(s: State, giver: int, receiver: int, gifts: Row, payoff_cards: int) -> None:
    """Take one side's cards from their owner. [G-28, G-29]"""
    s.payoff_cards[giver] -= payoff_cards
    certainty.leave_gifts(s, giver, gifts, receiver, state.SHOWN)


def put_in(s: State, giver: int, receiver: int, gifts: Row, payoff_cards: int) -> None:
    """Give one side's cards to the other side. [G-28, G-29]"""
    s.payoff_cards[receiver] += payoff_cards
    emit(s, events.EXCHANGED, giver, receiver, payoff_cards, total(gifts))
    emit_counts(s, events.EXCHANGED_OPEN, gifts, state.SEEN_BY_ALL, state.MANNERS, giver, receiver)
    emit_counts(s, events.EXCHANGED_CLOSED, gifts, state.SHOWN, state.MANNERS, giver, receiver)
    emit_counts(s, events.EXCHANGED_CLOSED, gifts, state.HIDDEN, state.MANNERS, giver, receiver)
    certainty.enter_gifts(s, receiver, gifts, giver, receiver, state.SHOWN)
