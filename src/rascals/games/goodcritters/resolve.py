"""Step 4: everybody reveals and carries out their action card, clockwise from the boss; then the votes are counted."""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import card_at
from rascals.core.events import tell, tell_counts
from rascals.core.rows import clear
from rascals.core.seating import around
from rascals.games.goodcritters import box, events, share
from rascals.games.goodcritters.certainty import EVERYBODY, enter, leave, the_two
from rascals.games.goodcritters.deals import clear_offers, settle
from rascals.games.goodcritters.state import FUZZ_BONUS, FUZZ_SKIM, NOBODY, State

NO_SIDE, YES_SIDE = range(2)


def resolve(s: State) -> None:
    """Carry out step 4, in which nobody decides anything. [G-11, G-39, G-46]"""
    clear_offers(s)
    for step in range(s.players):
        take_turn(s, around(s, s.boss + step))
    count_votes(s)


def take_turn(s: State, seat: int) -> None:
    """Take a seat's turn: reveal, carry out, settle the payoffs in front of the player. [G-11, G-26]"""
    if not s.shown[seat]:
        s.shown[seat] = 1
        tell(s, events.REVEALED, seat, s.chosen[seat])
    card = s.chosen[seat]
    if vote_side(card) != NOBODY:
        vote(s, seat)
    elif card == box.SKIM:
        skim(s, seat)
    elif card == box.ROB:
        rob(s, seat)
    if s.payoffs:
        settle(s, seat, vote_side(card))


def vote_side(card: int) -> int:
    """Return the side of a payoff token that an action card matches; NOBODY for a card that is no vote. [G-26]"""
    if card == box.YES:
        return YES_SIDE
    return NO_SIDE if card == box.NO else NOBODY


# ---------------------------------------------------------------- action cards


def vote(s: State, seat: int) -> None:
    """Count a seat's vote, twice with a megaphone. [G-12, G-45]"""
    weight = 2 if s.active[seat][box.MEGAPHONE] else 1
    if s.chosen[seat] == box.YES:
        s.yes += weight
    else:
        s.no += weight


def skim(s: State, seat: int) -> None:
    """Skim the pile's top card, if the skim is the first or has a double bottom. [G-13, G-45]"""
    if s.skimmed and not s.active[seat][box.DOUBLE_BOTTOM]:
        tell(s, events.SKIM_TOO_LATE, seat)
        return
    s.skimmed = 1
    take_top(s, seat, events.FUZZ_SKIMMED, events.SKIMMED)


def take_top(s: State, seat: int, fuzz_event: int, card_event: int) -> None:
    """Take the pile's top card unseen; the Fuzz is shown, laid aside, and the next card taken. [G-13, G-22, G-30]"""
    if not share.pile_is_empty(s) and s.pile[s.top] == box.FUZZ:
        share.draw(s)
        s.fuzz_out = 1
        tell(s, fuzz_event, seat)
    if share.pile_is_empty(s):
        tell(s, events.PILE_EMPTY, seat)
        return
    card = share.draw(s)
    tell(s, card_event, seat, card)
    enter(s, seat, card, 1, 1 << seat)


def rob(s: State, seat: int) -> None:
    """Rob the player one threatens; a guard answers. [G-14, G-15]"""
    victim = s.threat[seat]
    if victim == NOBODY:
        tell(s, events.ROB_WITHOUT_THREAT, seat)
        return
    if s.chosen[victim] == box.GUARD:
        show_guard(s, victim, seat)
        if not s.active[seat][box.SKELETON_KEY]:
            take_random(s, victim, seat, events.GUARD_TOOK, events.NOTHING_TO_TAKE)
            return
        tell(s, events.GUARD_BYPASSED, victim, seat)
    if s.active[victim][box.LOOKOUT]:
        tell(s, events.LOOKOUT_STOPPED, victim, seat)
    else:
        take_random(s, seat, victim, events.ROBBED, events.NOTHING_TO_ROB)


def show_guard(s: State, seat: int, robber: int) -> None:
    """Reveal a guard as soon as a rob against its owner is revealed. [G-15]"""
    if not s.shown[seat]:
        s.shown[seat] = 1
        tell(s, events.GUARD_REVEALED, seat, robber)


def take_random(s: State, taker: int, owner: int, card_event: int, nothing_event: int) -> None:
    """Let the robber, or the guard's owner, take a random card from the other; only the two see it. [G-14, G-15]"""
    if s.held[owner] == 0:
        tell(s, nothing_event, taker, owner)
        return
    card = random_card(s, owner)
    tell(s, card_event, taker, owner, card)
    move_card(s, owner, taker, card)


def random_card(s: State, seat: int) -> int:
    """Return a random card of a stash, each card equally likely, whatever its value. [G-14, G-46]"""
    return card_at(s.stash[seat], below(s, s.held[seat]))


def move_card(s: State, giver: int, taker: int, card: int) -> None:
    """Move a card to another stash at once; only the two see it. [G-14, G-16]"""
    leave(s, giver, card, 1, the_two(giver, taker))
    enter(s, taker, card, 1, the_two(giver, taker))


# ---------------------------------------------------------------- the vote


def count_votes(s: State) -> None:
    """Count the votes and carry out the result: passed, tied or failed. [G-17, G-18, G-19]"""
    if s.yes > s.no:
        tell(s, events.VOTED, s.yes, s.no, events.PASSES)
        pass_vote(s)
    elif s.yes == s.no:
        tell(s, events.VOTED, s.yes, s.no, events.TIE)
        take_shares(s)
        next_loot(s, around(s, s.boss + 1), 1)
    else:
        tell(s, events.VOTED, s.yes, s.no, events.FAILS)
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
        share.end_game(s, FUZZ_BONUS)
    else:
        next_loot(s, around(s, s.boss + 1), 1)


def must_go(s: State) -> int:
    """Return 1 if a boss who would stay has to go: after the third round in a row, with limited terms. [G-30]"""
    return 1 if s.limited_terms and s.term >= s.longest_term else 0


def next_loot(s: State, boss: int, term: int) -> None:
    """Begin the next round at step 1; end the game instead if the Fuzz was skimmed. [G-17, G-18, G-22]"""
    if s.fuzz_out:
        share.end_game(s, FUZZ_SKIM)
        return
    share.begin_round(s, boss, term)
    share.show_loot(s)


def take_shares(s: State) -> None:
    """Give everybody their share, which all have seen. [G-17, G-18]"""
    for seat in range(s.players):
        tell_counts(s, events.SHARES_TAKEN, s.shares[seat], 0, 1, seat)
        for card in range(box.LOOT):
            if s.shares[seat][card] > 0:
                enter(s, seat, card, s.shares[seat][card], EVERYBODY)
        clear(s.shares[seat])


def fail_vote(s: State) -> None:
    """Return the shares; the first seat that revealed no becomes boss and adds two cards. [G-19, G-22, G-30]"""
    boss = first_no(s)
    term = s.term + 1 if boss == s.boss else 1
    if boss == s.boss and must_go(s):
        boss = around(s, s.boss + 1)
        term = 1
    share.return_shares(s)
    if s.fuzz_out:
        share.end_game(s, FUZZ_SKIM)
        return
    tell(s, events.SHARES_RETURNED)
    share.begin_round(s, boss, term)
    share.add_loot(s)


def first_no(s: State) -> int:
    """Return the first player clockwise from the boss who revealed vote no; the boss comes last. [G-19]"""
    for step in range(1, s.players):
        seat = around(s, s.boss + step)
        if s.chosen[seat] == box.NO:
            return seat
    return s.boss
