"""Steps 1 and 2 of a round, showing and sharing the loot; and the end, which the Fuzz can bring in step 1."""

from __future__ import annotations

from rascals.core.blank import wiper
from rascals.core.events import tell, tell_counts, tell_row
from rascals.core.record import Row
from rascals.core.rows import clear
from rascals.games.goodcritters import box, events, state
from rascals.games.goodcritters.drafting import begin_draft
from rascals.games.goodcritters.moves import GIVE
from rascals.games.goodcritters.state import State

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
    tell(s, events.ROUND_BEGAN, s.round, boss, term)


OF_ROUND = ("threat", "chosen", "ready", "made", "active", "skimmed", "yes", "no", "shown")
clear_table = wiper(State, "clear_table", OF_ROUND)  # all take back action card and threat marker [G-20]


def show_loot(s: State) -> None:
    """Turn over the loot of the round: two cards more than there are players. [G-07]"""
    turn_over(s, s.players + s.more_loot, state.FUZZ_LOOT)


def add_loot(s: State) -> None:
    """Add two more cards after a failed vote. [G-19]"""
    turn_over(s, s.added_loot, state.FUZZ_TWO)


def turn_over(s: State, count: int, reason: int) -> None:
    """Turn cards over one at a time; the Fuzz ends the game at once, and the loot in the middle is lost. [G-21]"""
    before = s.lying
    for _ in range(count):
        card = draw(s)
        if card == box.FUZZ:
            tell_row(s, events.TURNED_OVER, s.middle, before, s.lying)
            tell(s, events.FUZZ_SHOWN)
            end_game(s, reason)
            return
        s.middle[s.lying] = card
        s.lying += 1
    tell_row(s, events.TURNED_OVER, s.middle, before, s.lying)


# ---------------------------------------------------------------- step 2


def legal_shares(s: State, moves: Row) -> int:
    """Write the players who may get the next card, which are all; return how many. [G-08]"""
    for seat in range(s.players):
        moves[seat] = GIVE + seat
    return s.players


def give(s: State, _seat: int, to: int) -> None:
    """Give the next face-up card to a player; nobody sees the shares before all are given. [G-08, G-37]"""
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
        tell_counts(s, events.SHARED, s.shares[seat], 0, 1, seat)
    s.phase = state.BARGAIN
    s.turn = s.boss if s.bargaining == state.TURNS else state.NOBODY


def return_shares(s: State) -> None:
    """Return all shares to the middle, in order of seats and cards. [G-19]"""
    for seat in range(s.players):
        for card in range(box.LOOT):
            for _ in range(s.shares[seat][card]):
                s.middle[s.lying] = card
                s.lying += 1
        clear(s.shares[seat])


# ---------------------------------------------------------------- the end


def end_game(s: State, reason: int) -> None:
    """End the game: the loot in the middle is lost, all stashes are shown. [G-21, G-22, G-23, G-44]"""
    s.phase = state.OVER
    s.end = reason
    s.turn = state.NOBODY
    clear_table(s)
    tell_row(s, events.LOOT_LOST, s.middle, 0, s.lying)
    tell(s, events.GAME_OVER, reason)
    for seat in range(s.players):
        tell_counts(s, events.STASH_SHOWN, s.stash[seat], 0, 1, seat)
    for seat in range(s.players):
        tell(s, events.SCORED, seat, loot_value(s, seat), payoff_value(s, seat), promo_value(s, seat), score(s, seat))


def loot_value(s: State, seat: int) -> int:
    """Return the value of a stash. [G-23]"""
    value = 0
    for card in range(box.LOOT):
        value += s.stash[seat][card] * box.CARD_VALUES[card]
    return value


def payoff_value(s: State, seat: int) -> int:
    """Return what a seat's payoff cards are worth. [G-23, G-24]"""
    return s.payoff_cards[seat] * s.payoff_worth


def promo_value(s: State, seat: int) -> int:
    """Return the value of the promo cards a seat has used. [G-23, G-32]"""
    value = 0
    for promo in range(box.PROMOS):
        value += s.aside[seat][promo] * box.CARD_VALUES[box.PROMO_CARDS[promo]]
    return value


def score(s: State, seat: int) -> int:
    """Return a seat's points. [G-23]"""
    return loot_value(s, seat) + payoff_value(s, seat) + promo_value(s, seat)
