"""Rounds, turns and their end, and the end of the game. In the dialect. [O-06, O-09, O-10]

A turn: goon cards, taking a cube, the ability. A round's end: new schemes and items, the first player. At the end of
the game: the final stars.
"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.core.rows import clear, total
from rascals.core.seating import around, steps_to
from rascals.games.goons import city, events
from rascals.games.goons.actions import close_all
from rascals.games.goons.components import COLOURS, FEWEST, ITEMS, ROUNDS
from rascals.games.goons.jolly_butcher import go_on_trading
from rascals.games.goons.resolution import begin_resolution, go_on_resolving
from rascals.games.goons.state import (
    CHOOSE_FIRST,
    FROM_ABILITY,
    FROM_CUBE,
    FROM_SPACE,
    LATER,
    NO_SOURCE,
    NOBODY,
    NONE,
    NOTHING,
    OVER,
    RESOLVE,
    SHARED,
    TRADE,
    TURN,
    WHO_IS_FIRST,
    State,
    answered,
    ask,
)
from rascals.games.goons.supply import END_STARS, LENGTH, refresh_items, sweep_display, walk_where_clear, walker

# ---------------------------------------------------------------- the end of a round and of the game


MONEY_A_STAR, ENERGY_A_STAR = 2, 3  # [O-30]

# ---------------------------------------------------------------- between rounds


def turn_up_scheme(s: State, colour: int) -> None:
    """Turn up the next scheme of a villain's deck; its fee is due from everybody. [O-03, O-29]"""
    s.schemes_left[colour] -= 1
    left = s.schemes_left[colour]
    s.scheme[colour] = s.scheme_deck[colour][left]
    s.scheme_deck[colour][left] = 0
    s.paid[colour] = 0
    emit(s, events.SCHEME_TURNED_UP, colour, s.scheme[colour])


def renew(s: State) -> None:
    """Turn up new schemes, refresh exhausted items, and renew the display. [O-29]"""
    for corner in range(COLOURS):
        turn_up_scheme(s, s.corners[corner])
    refresh_items(s)
    sweep_display(s)


def may_be_first(s: State, seat: int) -> int:
    """Return 1 if nobody has more stars, or equal stars and more energy in the supply. [O-29]"""
    for other in range(s.players):
        if s.stars[other] > s.stars[seat]:
            return 0
        if s.stars[other] == s.stars[seat] and s.energy[other] > s.energy[seat]:
            return 0
    return 1


def settle_who_is_first(s: State) -> None:
    """Make the player with the most stars first; of those tied in energy too, the first player names one. [O-29]"""
    tied = 0
    leader = 0
    for seat in range(s.players):
        if may_be_first(s, seat):
            tied += 1
            leader = seat
    if tied == 1:
        begin_next_round(s, leader)
        return
    s.phase = CHOOSE_FIRST
    ask(s, WHO_IS_FIRST, s.first)


# ---------------------------------------------------------------- the end


def end_game(s: State) -> None:
    """Add the final stars after round 3. [O-30]"""
    s.phase = OVER
    clear(s.steps)
    emit(s, events.GAME_OVER, 0)
    for seat in range(s.players):
        items = item_stars(s, seat)
        money = s.money[seat] // MONEY_A_STAR
        energy = s.energy[seat] // ENERGY_A_STAR
        lead = lead_stars(s, seat)
        ends = end_stars(s, seat)
        track = s.stars[seat]
        s.stars[seat] += items + money + energy + lead + ends
        emit(s, events.FINAL_SCORE, seat, track, items, money, energy, lead, ends, s.stars[seat])


def item_stars(s: State, seat: int) -> int:
    """Return the stars of all items, counting every copy. [O-30, O-35]"""
    stars = 0
    for item in range(ITEMS):
        stars += s.owned[seat][item] * s.item_stars[item]
    return stars


def lead_stars(s: State, seat: int) -> int:
    """Return a player's stars for highest tokens: per track, the number of players, split and rounded up. [O-30]"""
    stars = 0
    for colour in range(COLOURS):
        tied = leaders(s, colour, seat)
        if tied > 0:
            stars += (s.players + tied - 1) // tied
    return stars


def leaders(s: State, colour: int, seat: int) -> int:
    """Return the number of tokens tied for highest with a player's; 0 if theirs is lower or off the track. [O-30]"""
    row = s.hustle[colour]
    if row[seat] == 0:
        return 0
    tied = 0
    for other in range(s.players):
        if row[other] > row[seat]:
            return 0
        tied += 1 if row[other] == row[seat] else 0
    return tied


def end_stars(s: State, seat: int) -> int:
    """Return the end stars of the tracks that a player has topped. [O-18, O-30]"""
    stars = 0
    for colour in range(COLOURS):
        if s.hustle[colour][seat] == s.track[colour][LENGTH]:
            stars += s.track[colour][END_STARS]
    return stars


def wins(s: State, seat: int) -> int:
    """Return 1 if a player wins: most stars, then most item cards, then `final_tie`. [O-31]"""
    for other in range(s.players):
        if other != seat and beats(s, other, seat):
            return 0
    return 1


def beats(s: State, other: int, seat: int) -> int:
    """Return 1 if `other` is ahead of `seat`. [O-31]"""
    if s.stars[other] != s.stars[seat]:
        return 1 if s.stars[other] > s.stars[seat] else 0
    cards = total(s.owned[other]) - total(s.owned[seat])
    if cards != 0:
        return 1 if cards > 0 else 0
    if s.final_tie == SHARED:
        return 0
    later = steps_to(s, s.first, other) - steps_to(s, s.first, seat)
    return 1 if (later > 0) == (s.final_tie == LATER) else 0


# ---------------------------------------------------------------- goon cards


def is_left(s: State, goon: int) -> int:
    """Return 1 if no seat has chosen this goon card. [O-06]"""
    for seat in range(s.players):
        if s.goon[seat] == goon:
            return 0
    return 1


def choose_goon(s: State, seat: int, goon: int) -> None:
    """Choose a card; after the last seat the first round begins. [O-06]"""
    s.goon[seat] = goon
    emit(s, events.GOON_CHOSEN, seat, goon)
    s.mover = around(s, seat + 1)  # clockwise [O-01]
    if s.mover == s.first:
        begin_round(s)


# ---------------------------------------------------------------- rounds and turns


def turns_in_round(s: State) -> int:
    """Return the number of turns that each player has in a round: 4, or 5 with two players. [O-08, O-09]"""
    return 5 if s.players == FEWEST else 4


def begin_round(s: State) -> None:
    """Begin the round with the first player's turn. [O-09]"""
    s.turn = 1
    emit(s, events.ROUND_BEGAN, s.round, s.first)
    begin_turn(s, s.first)


def begin_turn(s: State, seat: int) -> None:
    """Begin a seat's turn. [O-09]"""
    s.phase = TURN
    s.mover = seat
    forget_turn(s)
    emit(s, events.TURN_BEGAN, seat, s.round, s.turn)


def forget_turn(s: State) -> None:
    """Reset the fields of a turn; open actions lapse. [O-10, O-12]"""
    close_all(s)
    s.taken = NOTHING
    s.space = NOTHING
    s.ability = NOTHING
    s.knife = NO_SOURCE
    s.knife_colour = NOTHING


def end_turn(s: State, seat: int) -> None:
    """End the turn: every player has turn 1, then every player turn 2, …; then the villains. [O-09, O-10, O-19]"""
    forget_turn(s)
    following = around(s, seat + 1)
    if following != s.first:
        begin_turn(s, following)
    elif s.turn < turns_in_round(s):
        s.turn += 1
        begin_turn(s, following)
    else:
        begin_resolution(s)


def end_round(s: State) -> None:
    """End the game after round 3; otherwise renew schemes and items and determine the first player. [O-29, O-30]"""
    if s.round == ROUNDS:
        end_game(s)
        return
    renew(s)
    settle_who_is_first(s)


def begin_next_round(s: State, first: int) -> None:
    """Begin the next round with its first player. [O-09]"""
    s.first = first
    s.round += 1
    begin_round(s)


def be_first(s: State, seat: int, to: int) -> None:
    """Name the first player of the next round, and begin it. [O-29]"""
    answered(s)
    emit(s, events.FIRST_NAMED, to, seat)
    begin_next_round(s, to)


# ---------------------------------------------------------------- cubes


def take(s: State, seat: int, cell: int, column: int) -> None:
    """Take an action cube, put it on a crib space of this turn's row, and open two actions. [O-09, O-10]"""
    cube = s.city[cell]
    city.open_cell(s, cell)
    row = (s.turn - 1) * COLOURS
    s.crib[seat][row + column] = cube
    s.crib_stars[seat][s.columns[column]] -= s.space_stars[row + column] - 1
    s.taken = cube - 1
    s.space = s.columns[column]
    s.open[FROM_CUBE] = 1
    s.open[FROM_SPACE] = 1
    emit(s, events.CUBE_TAKEN, seat, s.taken, cell, s.space)


def has_space(s: State, seat: int, column: int) -> int:
    """Return 1 if the crib space in this turn's row and a column is empty. [O-10]"""
    return 1 if s.crib[seat][(s.turn - 1) * COLOURS + column] == 0 else 0


def use_ability(s: State, seat: int, cell: int) -> None:
    """Remove any cube of the card's two colours from the game, and open one more action. [O-12]"""
    s.ability = s.city[cell] - 1
    city.open_cell(s, cell)
    s.out[s.ability] += 1
    s.open[FROM_ABILITY] = 1
    s.ability_used[seat] = 1
    emit(s, events.ABILITY_USED, seat, s.goon[seat], s.ability, cell)


def has_ability(s: State, seat: int) -> int:
    """Return 1 if a seat has a goon whose ability is unused. [O-12]"""
    return 1 if s.goon[seat] != NOTHING and s.ability_used[seat] == 0 else 0


# ---------------------------------------------------------------- what happens without a move


def carry_on(s: State) -> None:
    """Carry on until a question is open or a seat has the turn. [O-18b, O-20b, O-29]"""
    walk_where_clear(s)
    if s.question == TRADE and walker(s) == NOBODY:
        go_on_trading(s)
    while s.phase == RESOLVE and s.question == NONE and walker(s) == NOBODY:
        if s.resolved == NOTHING:
            end_round(s)
        else:
            go_on_resolving(s)
            walk_where_clear(s)
