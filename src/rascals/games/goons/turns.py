"""Rounds and turns: goon cards, taking a cube, the ability, the end of a turn. In the dialect. [O-06, O-09, O-10]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.goons import city, events
from rascals.games.goons.actions import close_all
from rascals.games.goons.box import COLOURS, FEWEST, ROUNDS
from rascals.games.goons.ending import ask_who_is_first, end_game, name_first, next_seat, renew
from rascals.games.goons.jolly_butcher import go_on_trading
from rascals.games.goons.questions import FROM_ABILITY, FROM_CUBE, FROM_SPACE, NO_SOURCE, NONE, TRADE
from rascals.games.goons.resolution import begin_resolution, go_on_resolving
from rascals.games.goons.state import NOBODY, NOTHING, RESOLVE, TURN, State
from rascals.games.goons.tracks import walk_where_clear, walker

# ---------------------------------------------------------------- goon cards


def is_left(s: State, goon: int) -> int:
    """Return 1 if no seat has chosen this card. [O-06]"""
    for seat in range(s.players):
        if s.goon[seat] == goon:
            return 0
    return 1


def choose_goon(s: State, seat: int, goon: int) -> None:
    """Choose a card; after the last seat the first round begins. [O-06]"""
    s.goon[seat] = goon
    tell(s, events.GOON_CHOSEN, seat, goon)
    s.mover = next_seat(s, seat)
    if s.mover == s.first:
        begin_round(s)


# ---------------------------------------------------------------- rounds and turns


def turns_in_round(s: State) -> int:
    """Return the number of turns that each player has in a round: 4, with two players 5. [O-08, O-09]"""
    return 5 if s.players == FEWEST else 4


def begin_round(s: State) -> None:
    """Begin the round with the first player's turn. [O-09]"""
    s.turn = 1
    tell(s, events.ROUND_BEGAN, s.round, s.first)
    begin_turn(s, s.first)


def begin_turn(s: State, seat: int) -> None:
    """Begin a seat's turn. [O-09]"""
    s.phase = TURN
    s.mover = seat
    forget_turn(s)
    tell(s, events.TURN_BEGAN, seat, s.round, s.turn)


def forget_turn(s: State) -> None:
    """Reset the fields of a turn; actions not done lapse. [O-10, O-12]"""
    close_all(s)
    s.taken = NOTHING
    s.space = NOTHING
    s.ability = NOTHING
    s.knife = NO_SOURCE
    s.knife_colour = NOTHING


def end_turn(s: State, seat: int) -> None:
    """End the turn: every player has turn 1, then every player turn 2, …; then the villains. [O-09, O-10, O-19]"""
    forget_turn(s)
    following = next_seat(s, seat)
    if following != s.first:
        begin_turn(s, following)
    elif s.turn < turns_in_round(s):
        s.turn += 1
        begin_turn(s, following)
    else:
        begin_resolution(s)


def end_round(s: State) -> None:
    """End the game after round 3, else renew schemes and items and determine the first player. [O-29, O-30]"""
    if s.round == ROUNDS:
        end_game(s)
        return
    renew(s)
    if ask_who_is_first(s):
        begin_next_round(s)


def begin_next_round(s: State) -> None:
    """Begin the next round. [O-09]"""
    s.round += 1
    begin_round(s)


def be_first(s: State, seat: int, to: int) -> None:
    """Make the player named first in the next round, and begin it. [O-29]"""
    name_first(s, seat, to)
    begin_next_round(s)


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
    tell(s, events.CUBE_TAKEN, seat, s.taken, cell, s.space)


def has_space(s: State, seat: int, column: int) -> int:
    """Return 1 if the crib space of this turn's row in a column is empty. [O-10]"""
    return 1 if s.crib[seat][(s.turn - 1) * COLOURS + column] == 0 else 0


def use_ability(s: State, seat: int, cell: int) -> None:
    """Remove a cube of one of the card's colours, from anywhere, from the game, and open one more action. [O-12]"""
    s.ability = s.city[cell] - 1
    city.open_cell(s, cell)
    s.out[s.ability] += 1
    s.open[FROM_ABILITY] = 1
    s.ability_used[seat] = 1
    tell(s, events.ABILITY_USED, seat, s.goon[seat], s.ability, cell)


def has_ability(s: State, seat: int) -> int:
    """Return 1 if a seat has a goon whose ability is not used. [O-12]"""
    return 1 if s.goon[seat] != NOTHING and s.ability_used[seat] == 0 else 0


# ---------------------------------------------------------------- what happens without a move


def carry_on(s: State) -> None:
    """Carry on until a seat is asked a question or has the turn. [O-18b, O-20b, O-29]"""
    walk_where_clear(s)
    if s.question == TRADE and walker(s) == NOBODY:
        go_on_trading(s)
    while s.phase == RESOLVE and s.question == NONE and walker(s) == NOBODY:
        if s.resolved == NOTHING:
            end_round(s)
        else:
            go_on_resolving(s)
            walk_where_clear(s)
