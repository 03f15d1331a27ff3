"""Villains whose rewards are chosen, bid for or claimed, and paid at once. In the dialect. [O-23, O-25, O-26]

The Doctor: each participant compares an amount of their own with the goals. Lady Darmondy: sealed bids for one lot
after another. Mary Klyde: claims, one for each own marker, each lot once. [O-25.1 – O-25.5, O-26.1 – O-26.5]
"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.core.rows import fill, total
from rascals.games.goons import events
from rascals.games.goons.components import DOCTOR, DR4, DR5, TOKENS_FOR_ENERGY
from rascals.games.goons.schemes import counted, end_paying, goal, note_next, pay, reached, slot_of, tiers
from rascals.games.goons.state import BID, CLAIM, NOTHING, WINNER_PAYS, State, answered, ask


def claim(s: State, seat: int, number: int) -> None:
    """Take a reward from the Doctor, or claim one of Klyde's lots. [O-23, O-26]"""
    if s.villain[s.resolved] == DOCTOR:
        take_reward(s, seat, number)
    else:
        claim_lot(s, seat, number)


# ---------------------------------------------------------------- the Doctor


def amount_of(s: State, seat: int, colour: int) -> int:
    """Return the amount that the Doctor's scheme at a corner compares with its goals. [O-23]

    DR1, DR2, DR3: the seat's counted energy; DR4: energy in its supply; DR5: its money. [O-23.1 – O-23.5]
    """
    if s.scheme[colour] == DR4:
        return s.energy[seat]
    return s.money[seat] if s.scheme[colour] == DR5 else counted(s, seat, colour)


def goals_of_doctor(s: State, seat: int) -> int:
    """Return the number of goals that a participant reaches. [O-23]"""
    return reached(s, s.scheme[s.resolved], amount_of(s, seat, s.resolved))


def offer_rewards(s: State) -> None:
    """In commit order, ask a participant who reaches several goals, and pay one who reaches one. [O-23, O-40]"""
    if s.place == s.piles[s.resolved]:
        end_paying(s)
        return
    seat = s.order[s.resolved][s.place]
    goals = goals_of_doctor(s, seat)
    if goals > 1:
        ask(s, CLAIM, seat)
    elif goals == 1:
        take_reward(s, seat, 1)
    else:
        s.place += 1


def take_reward(s: State, seat: int, number: int) -> None:
    """Take one of the rewards reached, numbered from 1; a lower one is allowed. [O-23]"""
    answered(s)
    emit(s, events.REACHED, seat, number, goal(s, s.scheme[s.resolved], number - 1))
    pay(s, seat, slot_of(number - 1, 0), 1)
    s.place += 1


# ---------------------------------------------------------------- Lady Darmondy


def give_tokens(s: State) -> None:
    """LD1 to LD5: give participants two auction tokens for each own counted energy. [O-25, O-25.1 – O-25.5]"""
    for place in range(s.piles[s.resolved]):
        seat = s.order[s.resolved][place]
        s.tokens[seat] = TOKENS_FOR_ENERGY * counted(s, seat, s.resolved)
        emit(s, events.TOKENS_GIVEN, seat, s.tokens[seat])


def hold_auction(s: State) -> None:
    """Ask all who have tokens left to bid for the next lot; if nobody has any, the lot is lost. [O-25]"""
    if s.lot == tiers(s, s.scheme[s.resolved]):
        end_paying(s)
    elif total(s.tokens) > 0:
        ask(s, BID, 0)
    else:
        emit(s, events.LOT_LOST, s.lot + 1)
        s.lot += 1


def is_awaited(s: State, seat: int) -> int:
    """Return 1 if this seat still has to bid. [O-25, O-36]"""
    return 1 if s.tokens[seat] > 0 and s.bids[seat] == NOTHING else 0


def bid(s: State, seat: int, number: int) -> None:
    """Make a sealed bid; the last one reveals them all. [O-25]"""
    s.bids[seat] = number
    for other in range(s.players):
        if is_awaited(s, other):
            return
    answered(s)
    show_bids(s)


def show_bids(s: State) -> None:
    """Reveal and spend the bids, and give the lot to the highest; tied ones share it. [O-25]"""
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.bids[seat])
        if s.bids[seat] != NOTHING:
            emit(s, events.BID_SHOWN, seat, s.lot + 1, s.bids[seat])
    tied = 0
    for seat in range(s.players):
        tied += 1 if s.bids[seat] == highest else 0
    for seat in range(s.players):
        if s.bids[seat] > 0 and (s.darmondy_pays != WINNER_PAYS or s.bids[seat] == highest):
            s.tokens[seat] -= s.bids[seat]
    if highest == 0:
        emit(s, events.LOT_LOST, s.lot + 1)
    else:
        give_lot(s, highest, tied)
    fill(s.bids, NOTHING)
    s.lot += 1


def give_lot(s: State, highest: int, tied: int) -> None:
    """Pay the lot to the highest bidder; tied ones in commit order, all before any step is walked. [O-25]"""
    for place in range(s.piles[s.resolved]):
        seat = s.order[s.resolved][place]
        if s.bids[seat] == highest:
            emit(s, events.LOT_TAKEN, seat, s.lot + 1, highest)
            pay(s, seat, s.lot, tied)


# ---------------------------------------------------------------- Mary Klyde


def is_free(s: State, lot: int) -> int:
    """Return 1 if nobody has claimed a lot. [O-26]"""
    return 1 if s.claimed[lot] == NOTHING else 0


def placed(s: State, seat: int) -> int:
    """Return the number of markers that a player has placed on lots. [O-26]"""
    count = 0
    for lot in range(tiers(s, s.scheme[s.resolved])):
        count += 1 if s.claimed[lot] == seat else 0
    return count


def may_claim(s: State, seat: int) -> int:
    """Return 1 if a player has not passed and has a marker on the scheme that is not on a lot. [O-26]"""
    return 1 if s.passed[seat] == 0 and placed(s, seat) < s.markers[s.resolved][seat] else 0


def offer_claims(s: State) -> None:
    """Ask participants in commit order, round after round, while a lot is free. [O-26]"""
    free = 0
    for lot in range(tiers(s, s.scheme[s.resolved])):
        free += is_free(s, lot)
    seats = s.piles[s.resolved]
    for _ in range(seats if free > 0 else 0):
        if s.place >= seats:
            s.place = 0
        seat = s.order[s.resolved][s.place]
        if may_claim(s, seat):
            ask(s, CLAIM, seat)
            return
        s.place += 1
    end_paying(s)


def claim_lot(s: State, seat: int, number: int) -> None:
    """Place one of the player's markers on a free lot, numbered from 1, which is paid at once. [O-26]"""
    answered(s)
    s.claimed[number - 1] = seat
    emit(s, events.CLAIMED, seat, number)
    pay(s, seat, number - 1, 1)
    s.place += 1


def pass_for_good(s: State, seat: int) -> None:
    """Stop claiming for the rest of this scheme. [O-26]"""
    answered(s)
    note_next(s.passed, seat)
    emit(s, events.PASSED, seat)
    s.place += 1
