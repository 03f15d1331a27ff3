"""Setting up a game of GoodCritters, and the course of a round except its bargaining.

Steps 1 and 2: showing and sharing the loot; the end, which the Fuzz can bring in step 1; step 4: everybody reveals and
carries out their action card, clockwise from the boss, and then the votes are counted.
"""

from __future__ import annotations

from rascals.core.blank import wiper
from rascals.core.chance import below
from rascals.core.dealing import card_at, shuffle
from rascals.core.events import emit, emit_counts, emit_row
from rascals.core.rows import clear
from rascals.core.seating import around
from rascals.core.state import Row
from rascals.games.goodcritters import components, events, state
from rascals.games.goodcritters.certainty import EVERYBODY, PLACES, enter, leave, the_two
from rascals.games.goodcritters.deals import clear_offers, settle
from rascals.games.goodcritters.drafting import begin_draft
from rascals.games.goodcritters.moves import GIVE
from rascals.games.goodcritters.state import FUZZ_BONUS, FUZZ_SKIM, NOBODY, State

# ---------------------------------------------------------------- the pile


def draw(s: State) -> int:
    """Take the pile's top card; the Fuzz's window moves up by one. [G-42]"""
    card = s.pile[s.top]
    s.top += 1
    s.fuzz_low = max(s.fuzz_low - 1, 0)
    s.fuzz_high = max(s.fuzz_high - 1, 0)
    return card


def pile_is_empty(s: State) -> int:
    """Return 1 when no card is left."""
    return 1 if s.top == s.bottom else 0


# ---------------------------------------------------------------- step 1


def begin_round(s: State, boss: int, term: int) -> None:
    """Begin a round, before its first card is drawn; action cards and threat markers go back. [G-20, G-33]"""
    s.round += 1
    s.boss = boss
    s.term = term
    s.phase = state.SHARE
    s.turn = state.NOBODY
    clear_table(s)
    emit(s, events.ROUND_BEGAN, s.round, boss, term)


OF_ROUND = ("threat", "chosen", "ready", "made", "active", "skimmed", "yes", "no", "shown")
clear_table = wiper(State, "clear_table", OF_ROUND)  # all take back action card and threat marker [G-20]


def show_loot(s: State) -> None:
    """Turn over the loot of the round: two more cards than there are players. [G-07]"""
    turn_over(s, s.players + s.more_loot, state.FUZZ_LOOT)


def add_loot(s: State) -> None:
    """Add two more cards after a failed vote. [G-19]"""
    turn_over(s, s.added_loot, state.FUZZ_TWO)


def turn_over(s: State, count: int, reason: int) -> None:
    """Turn cards over one at a time; the Fuzz ends the game at once, and the loot in the middle is lost. [G-21]"""
    before = s.lying
    for _ in range(count):
        if s.pile[s.top] == components.FUZZ:
            emit_row(s, events.TURNED_OVER, s.middle, before, s.lying)
            draw(s)
            s.fuzz_out = 1
            emit(s, events.FUZZ_SHOWN)
            end_game(s, reason)
            return
        s.middle[s.lying] = draw(s)
        s.lying += 1
    emit_row(s, events.TURNED_OVER, s.middle, before, s.lying)


# ---------------------------------------------------------------- step 2


def legal_shares(s: State, moves: Row) -> int:
    """Write the players who may get the next card: all of them; return their number. [G-08]"""
    for seat in range(s.players):
        moves[seat] = GIVE + seat
    return s.players


def give(s: State, _seat: int, to: int) -> None:
    """Give the next face-up card to a player; nobody sees the shares until all cards are given. [G-08, G-37]"""
    if s.draft == state.NO_DRAFT:
        begin_draft(s, state.SHARES, s.boss, s.boss)
    s.shares[to][s.middle[s.given]] += 1
    s.given += 1
    if s.given == s.lying:
        lay_out_shares(s)


def lay_out_shares(s: State) -> None:
    """Make the shares public and begin step 3. [G-08, G-09]"""
    s.draft = state.NO_DRAFT
    s.lying = 0
    s.given = 0
    for seat in range(s.players):
        emit_counts(s, events.SHARED, s.shares[seat], 0, 1, seat)
    s.phase = state.BARGAIN
    s.turn = s.boss if s.bargaining == state.TURNS else state.NOBODY


def return_shares(s: State) -> None:
    """Return all shares to the middle, in order of seats and cards. [G-19]"""
    for seat in range(s.players):
        for card in range(components.LOOT):
            for _ in range(s.shares[seat][card]):
                s.middle[s.lying] = card
                s.lying += 1
        clear(s.shares[seat])


# ---------------------------------------------------------------- the end


def end_game(s: State, reason: int) -> None:
    """End the game: the loot in the middle is lost, all stashes are shown. [G-21, G-22, G-23, G-44]"""
    emit_row(s, events.LOOT_LOST, s.middle, 0, s.lying)
    s.phase = state.OVER
    s.end = reason
    s.turn = state.NOBODY
    clear_table(s)
    emit(s, events.GAME_OVER, reason)
    for seat in range(s.players):
        emit_counts(s, events.STASH_SHOWN, s.stash[seat], 0, 1, seat)
    for seat in range(s.players):
        emit(s, events.SCORED, seat, loot_value(s, seat), payoff_value(s, seat), promo_value(s, seat), score(s, seat))


def loot_value(s: State, seat: int) -> int:
    """Return the value of a stash. [G-23]"""
    value = 0
    for card in range(components.LOOT):
        value += s.stash[seat][card] * components.CARD_VALUES[card]
    return value


def payoff_value(s: State, seat: int) -> int:
    """Return what a seat's payoff cards are worth. [G-23, G-24]"""
    return s.payoff_cards[seat] * s.payoff_worth


def promo_value(s: State, seat: int) -> int:
    """Return the value of the promo cards a seat has used. [G-23, G-32]"""
    value = 0
    for promo in range(components.PROMOS):
        value += s.aside[seat][promo] * components.CARD_VALUES[components.PROMO_CARDS[promo]]
    return value


def score(s: State, seat: int) -> int:
    """Return a seat's points. [G-23]"""
    return loot_value(s, seat) + payoff_value(s, seat) + promo_value(s, seat)


# ---------------------------------------------------------------- setting up


def setup(s: State) -> None:
    """Prepare the game: stashes, pile, Fuzz, first boss, the first loot. [G-04, G-05, G-06, G-07]"""
    for place in range(PLACES):
        deal_value(s, place)
    for seat in range(s.players):
        emit_counts(s, events.DEALT, s.stash[seat], 0, 1, seat)
        s.payoff_cards[seat] = s.first_payoff_cards if s.payoffs else 0
    add_promos(s)
    shuffle(s, s.pile, 0, s.bottom)
    hide_fuzz(s)
    begin_round(s, first_boss(s), 1)
    show_loot(s)


def deal_value(s: State, place: int) -> None:
    """Put all loot of a value into the pile, and deal each player one, of a random kind, for all to see. [G-04]"""
    first = s.bottom
    for kind in range(components.KINDS_OF_LOOT):
        for _ in range(components.COPIES):
            s.pile[s.bottom] = components.FIRST_CARDS[place] + 1 + kind
            s.bottom += 1
    for seat in range(s.players):
        drawn = first + below(s, s.bottom - first)
        s.bottom -= 1
        enter(s, seat, s.pile[drawn], 1, EVERYBODY)
        s.pile[drawn] = s.pile[s.bottom]


def add_promos(s: State) -> None:
    """Add the game's promo cards to the pile: the first ones on the list. [G-32]"""
    for promo in range(s.promos):
        s.pile[s.bottom] = components.PROMO_CARDS[promo]
        s.bottom += 1


def hide_fuzz(s: State) -> None:
    """Put the Fuzz into the pile, each place of its range equally likely. [G-05, G-31, G-42]"""
    s.fuzz_low = fewest_above(s, s.bottom)
    s.fuzz_high = most_above(s, s.bottom)
    place = s.fuzz_low + below(s, s.fuzz_high - s.fuzz_low + 1)
    for at in range(s.bottom, place, -1):
        s.pile[at] = s.pile[at - 1]
    s.pile[place] = components.FUZZ
    s.bottom += 1


def fewest_above(s: State, deck: int) -> int:
    """Return the least number of loot cards above the Fuzz, by the game's length. [G-05, G-31]"""
    if s.length == state.STANDARD:
        return cards_in_parts(s, deck, s.parts[1] - 1)
    return max((s.long_fourths * deck + 3) // 4, least_loot(s)) if s.length == state.LONG else least_loot(s)


def most_above(s: State, deck: int) -> int:
    """Return the greatest number of loot cards above the Fuzz, by the game's length. [G-05, G-31]"""
    if s.length == state.STANDARD:
        return cards_in_parts(s, deck, s.parts[1])
    return max(s.short_fourths * deck // 4, least_loot(s)) if s.length == state.SHORT else deck


def cards_in_parts(s: State, deck: int, parts: int) -> int:
    """Return the number of cards in the topmost `parts` of the deck; the first ones may have one more. [G-05]"""
    number = s.parts[0]
    return deck // number * parts + min(deck % number, parts)


def least_loot(s: State) -> int:
    """Return the number of loot cards in the first round, which is always played. [G-07, G-31]"""
    return s.players + s.more_loot


def first_boss(s: State) -> int:
    """Return the first boss: the host's seat, a random or a given one. [G-06]"""
    if s.first_boss == state.RANDOM_SEAT:
        return below(s, s.players)
    return 0 if s.first_boss == state.HOST_SEAT else s.first_boss


# ---------------------------------------------------------------- step 4


NO_SIDE, YES_SIDE = range(2)


def resolve(s: State) -> None:
    """Carry out step 4, in which there are no decisions. [G-11, G-39, G-46]"""
    clear_offers(s)
    for step in range(s.players):
        take_turn(s, around(s, s.boss + step))
    count_votes(s)


def take_turn(s: State, seat: int) -> None:
    """Take a seat's turn: reveal, carry out, settle the payoffs in front of the player. [G-11, G-26]"""
    if not s.shown[seat]:
        s.shown[seat] = 1
        emit(s, events.REVEALED, seat, s.chosen[seat])
    card = s.chosen[seat]
    if vote_side(card) != NOBODY:
        vote(s, seat)
    elif card == components.SKIM:
        skim(s, seat)
    elif card == components.ROB:
        rob(s, seat)
    if s.payoffs:
        settle(s, seat, vote_side(card))


def vote_side(card: int) -> int:
    """Return the side of a payoff token that an action card matches; NOBODY for a card that is not a vote. [G-26]"""
    if card == components.YES:
        return YES_SIDE
    return NO_SIDE if card == components.NO else NOBODY


# ---------------------------------------------------------------- action cards


def votes(s: State, seat: int) -> int:
    """Return how often a seat's vote counts: twice with a megaphone. [G-12, G-45]"""
    return 2 if s.active[seat][components.MEGAPHONE] else 1


def vote(s: State, seat: int) -> None:
    """Count a seat's vote. [G-12]"""
    if s.chosen[seat] == components.YES:
        s.yes += votes(s, seat)
    else:
        s.no += votes(s, seat)


def skim(s: State, seat: int) -> None:
    """Skim the pile's top card, if the skim is the first or has a double bottom. [G-13, G-45]"""
    if s.skimmed and not s.active[seat][components.DOUBLE_BOTTOM]:
        emit(s, events.SKIM_TOO_LATE, seat)
        return
    s.skimmed = 1
    take_top(s, seat, events.FUZZ_SKIMMED, events.SKIMMED)


def take_top(s: State, seat: int, fuzz_event: int, card_event: int) -> None:
    """Take the pile's top card unseen; the Fuzz is shown and set aside, and the next card taken. [G-13, G-22, G-30]"""
    if not pile_is_empty(s) and s.pile[s.top] == components.FUZZ:
        draw(s)
        s.fuzz_out = 1
        emit(s, fuzz_event, seat)
    if pile_is_empty(s):
        emit(s, events.PILE_EMPTY, seat)
        return
    card = draw(s)
    enter(s, seat, card, 1, 1 << seat)
    emit(s, card_event, seat, card)


def rob(s: State, seat: int) -> None:
    """Rob the threatened player; a guard answers. [G-14, G-15]"""
    victim = s.threat[seat]
    if victim == NOBODY:
        emit(s, events.ROB_WITHOUT_THREAT, seat)
        return
    if s.chosen[victim] == components.GUARD:
        show_guard(s, victim, seat)
        if not s.active[seat][components.SKELETON_KEY]:
            take_random(s, victim, seat, events.GUARD_TOOK, events.NOTHING_TO_TAKE)
            return
        emit(s, events.GUARD_BYPASSED, victim, seat)
    if s.active[victim][components.LOOKOUT]:
        emit(s, events.LOOKOUT_STOPPED, victim, seat)
    else:
        take_random(s, seat, victim, events.ROBBED, events.NOTHING_TO_ROB)


def show_guard(s: State, seat: int, robber: int) -> None:
    """Reveal a guard as soon as a rob against its owner is revealed. [G-15]"""
    if not s.shown[seat]:
        s.shown[seat] = 1
        emit(s, events.GUARD_REVEALED, seat, robber)


def take_random(s: State, taker: int, owner: int, card_event: int, nothing_event: int) -> None:
    """Let the robber, or the guard's owner, take a random card from the other; only those two see it. [G-14, G-15]"""
    if s.held[owner] == 0:
        emit(s, nothing_event, taker, owner)
        return
    card = random_card(s, owner)
    move_card(s, owner, taker, card)
    emit(s, card_event, taker, owner, card)


def random_card(s: State, seat: int) -> int:
    """Return a random card of a stash, each card equally likely, whatever its value. [G-14, G-46]"""
    return card_at(s.stash[seat], below(s, s.held[seat]))


def move_card(s: State, giver: int, taker: int, card: int) -> None:
    """Move a card to another stash at once; only the two owners see it. [G-14, G-16]"""
    leave(s, giver, card, 1, the_two(giver, taker))
    enter(s, taker, card, 1, the_two(giver, taker))


# ---------------------------------------------------------------- the vote


def count_votes(s: State) -> None:
    """Count the votes and carry out the result: passed, tied or failed. [G-17, G-18, G-19]"""
    if s.yes > s.no:
        emit(s, events.VOTED, s.yes, s.no, events.PASSES)
        pass_vote(s)
    elif s.yes == s.no:
        emit(s, events.VOTED, s.yes, s.no, events.TIE)
        take_shares(s)
        next_loot(s, around(s, s.boss + 1), 1)
    else:
        emit(s, events.VOTED, s.yes, s.no, events.FAILS)
        fail_vote(s)


def pass_vote(s: State) -> None:
    """Give everybody their share; the boss stays, or goes with a bonus if the terms are limited. [G-17, G-30]"""
    take_shares(s)
    if not must_go(s):
        next_loot(s, s.boss, s.term + 1)
        return
    fuzz_was_out = s.fuzz_out
    take_top(s, s.boss, events.FUZZ_BONUS_SHOWN, events.BONUS)
    if s.fuzz_out and not fuzz_was_out:
        end_game(s, FUZZ_BONUS)
    else:
        next_loot(s, around(s, s.boss + 1), 1)


def must_go(s: State) -> int:
    """Return 1 if a boss who would stay has to go: after the third round in a row, with limited terms. [G-30]"""
    return 1 if s.limited_terms and s.term >= s.longest_term else 0


def next_loot(s: State, boss: int, term: int) -> None:
    """Begin the next round at step 1; end the game instead if the Fuzz was skimmed. [G-17, G-18, G-22]"""
    if s.fuzz_out:
        end_game(s, FUZZ_SKIM)
        return
    begin_round(s, boss, term)
    show_loot(s)


def take_shares(s: State) -> None:
    """Give everybody their share, which all have seen. [G-17, G-18]"""
    for seat in range(s.players):
        for card in range(components.LOOT):
            s.counted[card] = s.shares[seat][card]
            if s.counted[card] > 0:
                enter(s, seat, card, s.counted[card], EVERYBODY)
        clear(s.shares[seat])
        emit_counts(s, events.SHARES_TAKEN, s.counted, 0, 1, seat)
        clear(s.counted)


def fail_vote(s: State) -> None:
    """Return the shares; the first seat that revealed no becomes boss and adds two cards. [G-19, G-22, G-30]"""
    boss = first_no(s)
    term = s.term + 1 if boss == s.boss else 1
    if boss == s.boss and must_go(s):
        boss = around(s, s.boss + 1)
        term = 1
    return_shares(s)
    if s.fuzz_out:
        end_game(s, FUZZ_SKIM)
        return
    emit(s, events.SHARES_RETURNED)
    begin_round(s, boss, term)
    add_loot(s)


def first_no(s: State) -> int:
    """Return the first player clockwise from the boss who revealed a no vote; the boss comes last. [G-19]"""
    for step in range(1, s.players):
        seat = around(s, s.boss + step)
        if s.chosen[seat] == components.NO:
            return seat
    return s.boss
