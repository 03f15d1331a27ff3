"""The villain resolution at the end of a round: its order, for every villain. In the dialect. [O-19, O-20b]

Step 3 of each villain is in a module of its own.
"""

from __future__ import annotations

from rascals.core.events import emit, emit_row
from rascals.core.rows import clear, fill
from rascals.games.goons import choosing, dice_and_tokens, events
from rascals.games.goons.components import (
    BANDAGES,
    BLIND_RAZOR,
    BR3,
    COLOURS,
    DOCTOR,
    DYNAMITE,
    JOLLY_BUTCHER,
    JUMPSUIT,
    KID_RANDOM,
    LADY_DARMONDY,
    OF_VILLAIN,
    RED,
)
from rascals.games.goons.jolly_butcher import pays_last
from rascals.games.goons.schemes import (
    fail,
    is_anybody_rewarded,
    leave_order,
    note_next,
    pay,
    places,
    reward_places,
    slot_of,
    sort_by_counted,
)
from rascals.games.goons.state import BANDAGES_OR_NOT, DYNAMITE_OR_NOT, NOTHING, RESOLVE, State, answered, ask
from rascals.games.goons.supply import has_ready

SUIT_STARS = 2  # for each scheme [O-28.jumpsuit]
BANDAGED = 2  # markers [O-28.bandages]

# ---------------------------------------------------------------- beginning


def begin_resolution(s: State) -> None:
    """Pay all jumpsuits, then begin the first scheme, clockwise from red. [O-19, O-20b]"""
    s.phase = RESOLVE
    emit(s, events.RESOLUTION_BEGAN, s.round)
    for seat in range(s.players):
        if s.owned[seat][JUMPSUIT] > 0:
            pay_jumpsuit(s, seat)
    begin_scheme(s, 0)


def pay_jumpsuit(s: State, seat: int) -> None:
    """Pay 2 stars for each scheme without the owner's markers; with `suit_pays`, only resolved ones. [O-28.jumpsuit]"""
    schemes = 0
    for colour in range(COLOURS):
        if s.markers[colour][seat] == 0 and (s.piles[colour] > 0 or not s.suit_pays):
            schemes += 1
    if schemes > 0:
        s.stars[seat] += SUIT_STARS * schemes
        emit(s, events.SUIT_PAID, seat, schemes, SUIT_STARS * schemes)


def begin_scheme(s: State, corners: int) -> None:
    """Begin the next scheme with energy on it, starting `corners` corners after red, if there is one. [O-19]"""
    forget_scheme(s)
    while corners < COLOURS and s.piles[colour_after_red(s, corners)] == 0:
        corners += 1
    if corners == COLOURS:
        return
    s.resolved = colour_after_red(s, corners)
    s.step = 1
    emit(s, events.SCHEME_BEGAN, s.resolved, s.scheme[s.resolved], energy_on(s, s.resolved))


def energy_on(s: State, colour: int) -> int:
    """Return the number of markers on a scheme."""
    energy = 0
    for seat in range(s.players):
        energy += s.markers[colour][seat]
    return energy


def colour_after_red(s: State, corners: int) -> int:
    """Return the colour of the corner `corners` after red, clockwise. [O-02, O-19]"""
    return s.corners[(corner_of(s, RED) + corners) % COLOURS]


def corners_after_red(s: State, colour: int) -> int:
    """Return the number of corners from red to a colour, clockwise. [O-02, O-19]"""
    return (COLOURS + corner_of(s, colour) - corner_of(s, RED)) % COLOURS


def corner_of(s: State, colour: int) -> int:
    """Return the index of a colour's corner, clockwise from the first. [O-02, O-19]"""
    corner = 0
    while s.corners[corner] != colour:
        corner += 1
    return corner


def forget_scheme(s: State) -> None:
    """Reset the fields of the scheme under resolution."""
    s.resolved = NOTHING
    s.step = 0
    s.place = 0
    s.lot = 0
    clear(s.doubled)
    clear(s.rewarded)
    clear(s.dice)
    clear(s.bag)
    clear(s.drawn)
    clear(s.bought)
    clear(s.skulls)
    clear(s.tokens)
    fill(s.bids, NOTHING)
    fill(s.claimed, NOTHING)
    clear(s.passed)


# ---------------------------------------------------------------- the steps


def go_on_resolving(s: State) -> None:
    """Do what comes next in the current step. [O-20b]"""
    if s.step == 1:
        ask_holders(s, DYNAMITE, DYNAMITE_OR_NOT, 2)
    elif s.step == 2:
        sort_row(s)
    elif s.step == 3:
        go_on_with_step_3(s, s.scheme[s.resolved] // OF_VILLAIN)
    elif s.step == 4:
        pay_next(s)
    elif s.step == 5:
        ask_holders(s, BANDAGES, BANDAGES_OR_NOT, 6)
    else:
        clear_scheme(s)


def ask_holders(s: State, item: int, question: int, following: int) -> None:
    """Ask participants with an unused item, in commit order; then go on with the `following` step. [O-20b]

    Step 1: dynamite. Step 5: bandages of the rewarded. [O-28.dynamite, O-28.bandages]
    """
    while s.place < s.piles[s.resolved]:
        seat = s.order[s.resolved][s.place]
        if has_ready(s, seat, item) and (item != BANDAGES or s.rewarded[seat] > 0):
            ask(s, question, seat)
            return
        s.place += 1
    s.step = following


def dynamite(s: State, seat: int, no: int) -> None:
    """Answer whether one's own markers count twice in this scheme. [O-28.dynamite]"""
    answered(s)
    s.place += 1
    if no:
        emit(s, events.NO_DYNAMITE, seat)
        return
    s.used[seat][DYNAMITE] = 1
    note_next(s.doubled, seat)
    emit(s, events.DYNAMITED, seat, s.markers[s.resolved][seat])


def sort_row(s: State) -> None:
    """Step 2: sort stably by counted energy, then begin step 3. [O-20b]"""
    if s.dynamite_sorts:
        sort_by_counted(s, s.resolved)
        emit_row(s, events.ROW_SORTED, s.order[s.resolved], 0, s.piles[s.resolved])
    s.step = 3
    s.place = 0
    begin_step_3(s, s.scheme[s.resolved] // OF_VILLAIN)


def begin_step_3(s: State, villain: int) -> None:
    """Roll dice, draw tokens or give auction tokens; the other villains need no preparation. [O-21, O-22, O-25]"""
    if villain == KID_RANDOM:
        dice_and_tokens.roll_dice(s)
    elif villain == BLIND_RAZOR:
        dice_and_tokens.fill_and_draw(s)
    elif villain == LADY_DARMONDY:
        choosing.give_tokens(s)


def go_on_with_step_3(s: State, villain: int) -> None:
    """Do what comes next in step 3; the Jolly Butcher goes straight to the rewards. [O-20b, O-24]"""
    if villain == KID_RANDOM:
        dice_and_tokens.offer_rerolls(s)
    elif villain == BLIND_RAZOR:
        dice_and_tokens.offer_draws(s)
    elif villain == DOCTOR:
        choosing.offer_rewards(s)
    elif villain == JOLLY_BUTCHER:
        reward_places(s)
    elif villain == LADY_DARMONDY:
        choosing.hold_auction(s)
    else:
        choosing.offer_claims(s)


# ---------------------------------------------------------------- rewards by place, bandages, remaining markers


def pay_next(s: State) -> None:
    """Step 4: pay the next reward in commit order, in full. [O-20, O-20b]"""
    if s.place == s.piles[s.resolved]:
        if is_anybody_rewarded(s):
            s.step = 5
            s.place = 0
        else:
            fail(s)
        return
    seat = s.order[s.resolved][s.place]
    slot = slot_due(s, seat, s.place)
    s.place += 1
    if slot != NOTHING:
        pay(s, seat, slot, 1)


def slot_due(s: State, seat: int, place: int) -> int:
    """Return the slot of the reward that a participant is due in step 4, or NOTHING. [O-20, O-22.3, O-24]"""
    scheme = s.scheme[s.resolved]
    villain = scheme // OF_VILLAIN
    if scheme == BR3:
        return 0 if s.skulls[seat] > 0 else NOTHING
    if villain <= BLIND_RAZOR:
        goals = dice_and_tokens.goals_of_dice(s) if villain == KID_RANDOM else dice_and_tokens.goals_of_tokens(s)
        return slot_of(goals - 1, place) if place < places(s, scheme, goals - 1) else NOTHING
    due = s.piles[s.resolved] - 1 if pays_last(scheme) else 0
    return 0 if place == due else NOTHING


def bandages(s: State, seat: int, no: int) -> None:
    """Return two own markers, or the only one, from the scheme to the supply; or decline. [O-28.bandages]"""
    answered(s)
    if no:
        s.place += 1
        emit(s, events.NOT_BANDAGED, seat)
        return
    s.used[seat][BANDAGES] = 1
    number = min(BANDAGED, s.markers[s.resolved][seat])
    s.markers[s.resolved][seat] -= number
    s.energy[seat] += number
    emit(s, events.BANDAGED, seat, number)
    if s.markers[s.resolved][seat] == 0:
        leave_order(s, seat, s.resolved)
    else:
        s.place += 1


def clear_scheme(s: State) -> None:
    """Step 6: move rewarded players' markers to the bank, return the rest, and begin the next scheme. [O-20, O-20b]"""
    colour = s.resolved
    for place in range(s.piles[colour]):
        seat = s.order[colour][place]
        number = s.markers[colour][seat]
        s.markers[colour][seat] = 0
        if s.rewarded[seat] > 0:
            emit(s, events.MARKERS_LOST, seat, number)
        else:
            s.energy[seat] += number
            emit(s, events.MARKERS_RETURNED, seat, number)
    clear(s.order[colour])
    s.piles[colour] = 0
    begin_scheme(s, corners_after_red(s, colour) + 1)
