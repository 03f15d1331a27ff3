"""Offers and payoffs, card by card: the loot in them, and the draft of one that is being put together. [G-37]

A deal is a payoff (its token's number) or an offer (OFFERS + its number). The cards of a deal are contiguous, in the
order open, shown, hidden, wanted.

Cards are added to a draft in order: payoff cards, then loot by card and manner; then what an offer wants, in the same
order, with cards of the addressee's choice last. A draft leads on if it can be finished or extended; a step after which
it would not is illegal, so that nobody gets stuck.
"""

from __future__ import annotations

from rascals.core.blank import wiper
from rascals.core.rows import alike, clear
from rascals.core.state import Row
from rascals.games.goodcritters import state
from rascals.games.goodcritters.components import LOOT, PROMO_OF, SEATS, TOKENS
from rascals.games.goodcritters.moves import ANY_CARD, CARD, FINISH, FOR, PAY
from rascals.games.goodcritters.state import State

# ---------------------------------------------------------------- cards as they lie


def giver_of(deal: int) -> int:
    """Return the seat that has set a payoff or made an offer."""
    return deal // TOKENS if deal < state.OFFERS else (deal - state.OFFERS) // SEATS


def receiver_of(s: State, deal: int) -> int:
    """Return the target of a payoff, or the addressee of an offer."""
    return s.token_to[deal] if deal < state.OFFERS else (deal - state.OFFERS) % SEATS


def has_room(s: State, seat: int) -> int:
    """Return 1 if there is room for all of a seat's stash and MOST_WISHED wanted cards."""
    return 1 if s.laid + s.held[seat] + state.MOST_WISHED <= state.MOST_LAID else 0


def lay_out(s: State, deal: int) -> None:
    """Add the draft's loot to the table."""
    lay_gifts(s, deal, s.draft_size - s.draft_pays - s.draft_wished)
    if s.draft_wished > 0:
        for wish in range(state.WISHES):
            put(s, deal, -1 - wish, s.draft_wants[wish])


def lay_gifts(s: State, deal: int, left: int) -> None:
    """Add the `left` loot cards that the draft gives to the table."""
    if left > 0:
        for manner in range(state.MANNERS):
            for card in range(LOOT):
                count = s.draft_gives[card * state.MANNERS + manner]
                if count > 0:
                    put(s, deal, card * state.MANNERS + manner, count)
                    left -= count
                    if left == 0:
                        return


def put(s: State, deal: int, card: int, count: int) -> None:
    """Add `count` equal cards to the table: a gift, or -1 - wish."""
    for at in range(s.laid, s.laid + count):
        s.laid_in[at] = deal
        s.laid_card[at] = card
    s.laid += count


def take_up(s: State, deal: int) -> None:
    """Remove a deal's loot from the table."""
    kept = 0
    for at in range(s.laid):
        goes = s.laid_in[at] == deal  # copied even if it goes: compiled, a branch would cost more
        s.laid_in[kept] = s.laid_in[at]
        s.laid_card[kept] = s.laid_card[at]
        kept += 0 if goes else 1
    for at in range(kept, s.laid):
        s.laid_in[at] = 0
        s.laid_card[at] = 0
    s.laid = kept


def lies_in(s: State, deal: int) -> int:
    """Return how many loot cards a deal has."""
    count = 0
    for at in range(s.laid):
        count += 1 if s.laid_in[at] == deal else 0
    return count


def count_gives(s: State, deal: int) -> None:
    """Count the gifts of a deal into `old_gives`."""
    clear(s.old_gives)
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] >= 0:
            s.old_gives[s.laid_card[at]] += 1


def count_wants(s: State, deal: int) -> None:
    """Count the wishes of an offer into `old_wants`."""
    clear(s.old_wants)
    for at in range(s.laid):
        if s.laid_in[at] == deal and s.laid_card[at] < 0:
            s.old_wants[-1 - s.laid_card[at]] += 1


# ---------------------------------------------------------------- beginning


def begin_draft(s: State, draft: int, seat: int, to: int) -> None:
    """Begin an empty draft, with nothing left over from another seat's draft. [G-37]"""
    clear_draft(s)
    s.draft = draft
    s.drafter = seat
    s.draft_to = to


# Reset all fields of the draft: no composite move is unfinished.
clear_draft = wiper(State, "clear_draft", [name for name in State.fields if name.startswith(("draft", "old_"))])


def token_of(s: State) -> int:
    """Return the number of the token that a payoff is drafted for."""
    return s.drafter * TOKENS + s.draft_token


def offer_of(s: State) -> int:
    """Return the number of the offer that is drafted."""
    return s.drafter * SEATS + s.draft_to


# ---------------------------------------------------------------- what is available


def given_in(gifts: Row, card: int) -> int:
    """Return the number of copies of a card among gifts, in any manner."""
    first = card * state.MANNERS
    return gifts[first + state.SEEN_BY_ALL] + gifts[first + state.SHOWN] + gifts[first + state.HIDDEN]


def own_left(s: State, card: int) -> int:
    """Return how many of a card the drafter can still use, including those on the payoff it replaces. [G-25]"""
    owned = s.stash[s.drafter][card]
    if s.draft == state.PAYOFF:
        owned += given_in(s.old_gives, card)
    return owned - given_in(s.draft_gives, card) if owned > 0 else 0


def next_own(s: State, card: int) -> int:
    """Return the first card from `card` on that the drafter can still add; LOOT if there is none."""
    stash = s.stash[s.drafter]
    comes_back = s.draft == state.PAYOFF and s.token_to[token_of(s)] != state.NOBODY  # the old payoff's cards
    for own in range(card, LOOT):
        # the cheap test comes first: a player has no copy of most cards
        if (stash[own] > 0 or (comes_back and given_in(s.old_gives, own) > 0)) and own_left(s, own) > 0:
            return own
    return LOOT


def own_payoff_left(s: State) -> int:
    """Return how many payoff cards the drafter can still add. [G-25]"""
    left = s.payoff_cards[s.drafter] - s.draft_pays
    return left + s.token_cards[token_of(s)] if s.draft == state.PAYOFF else left


def loot_left_to_ask(s: State) -> int:
    """Return how many more loot cards can be asked for: as many as the addressee visibly has, at most MOST_WISHED."""
    return min(s.held[s.draft_to] - (s.draft_wished - s.draft_asks), state.MOST_WISHED - s.draft_wished)


def in_the_game(s: State, card: int) -> int:
    """Return 0 for a promo card that is not in this game, otherwise 1. [G-28, G-32]"""
    return 1 if PROMO_OF[card] < s.promos else 0


def payoff_left_to_ask(s: State) -> int:
    """Return how many more payoff cards can be asked for."""
    return s.payoff_cards[s.draft_to] - s.draft_asks


# ---------------------------------------------------------------- a draft that would change nothing


def repeats(s: State) -> int:
    """Return 1 if the draft equals the payoff or offer that it replaces, so that the move changes nothing. [G-34]"""
    if not can_repeat(s):
        return 0
    return repeats_payoff(s) if s.draft == state.PAYOFF else repeats_offer(s)


def can_repeat(s: State) -> int:
    """Return 1 if there is a payoff or an offer that the draft could equal."""
    if s.draft == state.PAYOFF:
        return 1 if s.token_to[token_of(s)] == s.draft_to else 0
    return s.offer[offer_of(s)]


def repeats_payoff(s: State) -> int:
    """Return 1 if the token has the same side up and the same cards; `can_repeat` compares the target."""
    token = token_of(s)
    if s.token_side[token] != s.draft_side or s.token_cards[token] != s.draft_pays:
        return 0
    return alike(s.old_gives, s.draft_gives)


def repeats_offer(s: State) -> int:
    """Return 1 if the same offer already stands."""
    offer = offer_of(s)
    if s.offer_pays[offer] != s.draft_pays or s.offer_asks[offer] != s.draft_asks:
        return 0
    if s.offer_any[offer] != s.draft_any or not alike(s.old_wants, s.draft_wants):
        return 0
    return alike(s.old_gives, s.draft_gives)


# ---------------------------------------------------------------- what may be added next


def can_finish(s: State) -> int:
    """Return 1 if the draft is not empty and changes something; after `for`, it must want a card."""
    if s.draft_size == 0 or (s.draft == state.WANTS and s.draft_wished == 0):
        return 0
    return 1 - repeats(s)


def can_go_on(s: State) -> int:
    """Return 1 if anything more can be added."""
    if s.draft == state.WANTS:
        return 1 if loot_left_to_ask(s) > 0 or (s.draft_last == state.NOTHING and payoff_left_to_ask(s) > 0) else 0
    if s.draft == state.GIVES and s.held[s.draft_to] + s.payoff_cards[s.draft_to] > 0:
        return 1  # by asking; if that makes no new offer, the draft is new as it is and can be finished
    if s.draft_last == state.NOTHING and own_payoff_left(s) > 0:
        return 1
    return 1 if next_own(s, max(s.draft_last, 0) // state.MANNERS) < LOOT else 0


def leads_on(s: State) -> int:
    """Return 1 if the draft can be finished as it is, or extended."""
    return 1 if can_finish(s) or can_go_on(s) else 0


def lay(s: State, action: int, count: int) -> None:
    """Add a card to the draft, or remove it with a count of -1; `draft_last` does not change."""
    s.draft_size += count
    if s.draft == state.WANTS:
        s.draft_wished += count
    if action == ANY_CARD:
        s.draft_any += count
    elif action == PAY:
        if s.draft == state.WANTS:
            s.draft_asks += count
        else:
            s.draft_pays += count
    elif s.draft == state.WANTS:
        s.draft_wants[wish_of(action)] += count
    else:
        s.draft_gives[action - CARD] += count


def wish_of(action: int) -> int:
    """Return the wish that an action names: a card, to be given openly or shown only to the maker. [G-28]"""
    return (action - CARD) // state.MANNERS * 2 + (action - CARD) % state.MANNERS


def order_of(s: State, action: int) -> int:
    """Return the position of an action in the order of adding cards; payoff cards come first."""
    if action == PAY:
        return state.NOTHING
    if s.draft == state.WANTS:
        return state.WISHES if action == ANY_CARD else wish_of(action)
    return action - CARD


def step_is_legal(s: State, action: int) -> int:
    """Return 1 if a card may be added next: it is available and in order, and leads on. [G-34, G-37]"""
    return is_there(s, action) and keeps_order(s, action)


def keeps_order(s: State, action: int) -> int:
    """Return 1 if an available card may be added next: it is in order and leads on. [G-34, G-37]"""
    if order_of(s, action) < s.draft_last:
        return 0
    if not can_repeat(s):
        return 1
    last = s.draft_last
    lay(s, action, 1)
    s.draft_last = order_of(s, action)
    leads = leads_on(s)
    s.draft_last = last
    lay(s, action, -1)
    return leads


def is_there(s: State, action: int) -> int:
    """Return 1 if an action's card is available: the drafter owns it or, after `for`, can ask for it."""
    if s.draft == state.WANTS:
        if CARD <= action < FOR and not in_the_game(s, (action - CARD) // state.MANNERS):
            return 0
        return 1 if (payoff_left_to_ask(s) if action == PAY else loot_left_to_ask(s)) > 0 else 0
    if action == ANY_CARD:
        return 0
    return 1 if (own_payoff_left(s) if action == PAY else own_left(s, (action - CARD) // state.MANNERS)) > 0 else 0


def can_ask(s: State) -> int:
    """Return 1 if `for` is legal: something can be asked for that makes this a new offer."""
    payoffs = s.payoff_cards[s.draft_to]
    if s.draft != state.GIVES or s.held[s.draft_to] + payoffs == 0:
        return 0
    if s.held[s.draft_to] > 0 or payoffs > 1:
        return 1
    s.draft_asks += 1
    new = 1 - repeats(s)
    s.draft_asks -= 1
    return new


def legal_steps(s: State, moves: Row) -> int:
    """Write the legal next steps of the draft; return their number."""
    count = 0
    if s.draft_last == state.NOTHING and step_is_legal(s, PAY):
        moves[count] = PAY
        count += 1
    count = legal_wishes(s, moves, count) if s.draft == state.WANTS else legal_gifts(s, moves, count)
    if can_ask(s):
        moves[count] = FOR
        count += 1
    if s.draft == state.WANTS and step_is_legal(s, ANY_CARD):
        moves[count] = ANY_CARD
        count += 1
    if can_finish(s):
        moves[count] = FINISH
        count += 1
    return count


def legal_gifts(s: State, moves: Row, count: int) -> int:
    """Write the drafter's loot in each manner, from `draft_last` on, at `moves[count]`; return the new count."""
    last = s.draft_last // state.MANNERS
    card = next_own(s, max(last, 0))
    while card < LOOT:
        following = next_own(s, card + 1)
        leads = card > last and following < LOOT  # the following card can be added after this one
        for manner in range(state.MANNERS):
            moves[count] = CARD + card * state.MANNERS + manner
            count += 1 if leads else keeps_order(s, moves[count])
        card = following
    return count


def legal_wishes(s: State, moves: Row, count: int) -> int:
    """Write the loot cards that can still be asked for, from `moves[count]` on; return the new count."""
    left = loot_left_to_ask(s)
    if left <= 0:
        return count
    for wish in range(max(s.draft_last, 0), state.WISHES):
        if in_the_game(s, wish // 2):
            moves[count] = CARD + wish // 2 * state.MANNERS + wish % 2
            count += 1 if left > 1 else keeps_order(s, moves[count])
    return count


def once_legal(s: State, _seat: int, action: int) -> bool:
    """Return whether a step asks for a promo card that is not in the game, which old recorded games may do. [G-28]"""
    if s.draft != state.WANTS or not CARD <= action < FOR:
        return False
    card, manner = divmod(action - CARD, state.MANNERS)
    asked = manner != state.HIDDEN and not in_the_game(s, card)
    return asked and loot_left_to_ask(s) > 0 and bool(keeps_order(s, action))


def lay_payoff_card(s: State, _seat: int) -> None:
    """Add a payoff card to the draft, or ask for one. [G-24, G-37]"""
    lay_next(s, PAY)


def ask_any(s: State, _seat: int) -> None:
    """Ask for a card of the addressee's choice. [G-28]"""
    lay_next(s, ANY_CARD)


def lay_next(s: State, action: int) -> None:
    """Add a card to the draft; no later one may precede it. [G-37]"""
    s.draft_last = order_of(s, action)
    lay(s, action, 1)


def begin_to_ask(s: State, _seat: int) -> None:
    """Continue with what the offer wants. [G-28, G-37]"""
    s.draft = state.WANTS
    s.draft_last = state.NOTHING
