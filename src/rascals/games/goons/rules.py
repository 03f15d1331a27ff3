"""The rules of Goons. The clauses are in RULES.md beside this file, the actions in `moves.py`.

The modules: `city` (cubes and stars), `turns` (rounds, taking a cube, the ability, the end), `actions` (locations,
commit, hustle, items used), `supply` (energy, money, fees, hustle tracks, items); `schemes` (commit order, rewards);
`resolution` (the order of events), `dice_and_tokens` (Kid Random, Blind Razor), `choosing` (the Doctor, Lady Darmondy,
Mary Klyde), `jolly_butcher`; `composing` and `legality` (moves). This module has the functions that the core calls.
"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import shuffle
from rascals.core.moves import switch
from rascals.core.state import Row
from rascals.games.goons import actions, composing, dice_and_tokens, legality, turns
from rascals.games.goons.choosing import bid, claim, is_awaited, pass_for_good
from rascals.games.goons.city import deal_cubes
from rascals.games.goons.components import COLOURS, FEWEST, OF_VILLAIN, VILLAINS
from rascals.games.goons.jolly_butcher import no_trade, trade, trade_hustle
from rascals.games.goons.moves import VERBS
from rascals.games.goons.resolution import bandages, dynamite, forget_scheme
from rascals.games.goons.state import (
    ANY_VILLAINS,
    BID,
    CHOOSE_GOON,
    NOBODY,
    NONE,
    OVER,
    QUESTIONS,
    State,
    asks,
)
from rascals.games.goons.supply import fill_deck, walk, walker
from rascals.games.goons.turns import turn_up_scheme, wins

__all__ = ["acting", "apply", "legal", "score", "setup", "unfinished", "wins"]

START_ENERGY, START_MONEY = 7, 1  # [O-07]
ENERGY_OF_TWO, MONEY_OF_TWO = 9, 2  # with two players [O-07]

# ---------------------------------------------------------------- setup


def setup(s: State) -> None:
    """Set up city, villains, actions, supplies and first player; the choice of goon cards comes next. [O-01 – O-08]"""
    s.round = 1
    s.turn = 1
    deal_cubes(s)
    place_villains(s)
    fill_deck(s)
    for seat in range(s.players):
        s.energy[seat] = ENERGY_OF_TWO if s.players == FEWEST else START_ENERGY
        s.money[seat] = MONEY_OF_TWO if s.players == FEWEST else START_MONEY
        show_crib(s, seat)
    s.first = below(s, s.players)
    s.mover = s.first
    s.phase = CHOOSE_GOON
    s.question = NONE
    turns.forget_turn(s)
    forget_scheme(s)


def place_villains(s: State) -> None:
    """Put four villains, random or given by the option, on random corners, each with shuffled schemes. [O-03]"""
    candidates = (1 << VILLAINS) - 1 if s.villains == ANY_VILLAINS else s.villains
    for corner in range(COLOURS):
        colour = s.corners[corner]
        villain = draw_from(s, candidates)
        candidates &= ~(1 << villain)
        s.villain[colour] = villain
        for number in range(OF_VILLAIN):
            s.scheme_deck[colour][number] = villain * OF_VILLAIN + number
        s.schemes_left[colour] = OF_VILLAIN
        shuffle(s, s.scheme_deck[colour], 0, OF_VILLAIN)
        turn_up_scheme(s, colour)


def draw_from(s: State, mask: int) -> int:
    """Return a random member of a set of villains, given as a bit mask."""
    size = 0
    for villain in range(VILLAINS):
        size += mask >> villain & 1
    left = below(s, size)
    drawn = 0
    while left > 0 or not mask >> drawn & 1:
        left -= mask >> drawn & 1
        drawn += 1
    return drawn


def show_crib(s: State, seat: int) -> None:
    """Recompute a crib's visible stars: those of the empty spaces in the rows in play. [O-08]"""
    for colour in range(COLOURS):
        s.crib_stars[seat][colour] = 0
    for space in range(turns.turns_in_round(s) * COLOURS):
        if s.crib[seat][space] == 0:
            s.crib_stars[seat][s.columns[space % COLOURS]] += s.space_stars[space] - 1


# ---------------------------------------------------------------- awaited seats and legal actions


def acting(s: State) -> int:
    """Return a bit mask of the seats to act: several only for bids. [O-18b, O-25, O-36]"""
    if s.phase == OVER:
        return 0
    if s.begun_steps > 0:
        return 1 << s.mover
    owner = walker(s)
    if owner != NOBODY:
        return 1 << owner
    if s.question == NONE:
        return 1 << s.mover
    if not asks(s, BID):
        return 1 << s.asked
    mask = 0
    for seat in range(s.players):
        mask |= is_awaited(s, seat) << seat
    return mask


def unfinished(s: State) -> int:
    """Return 1 while a composite move is unfinished. [O-41]"""
    return 1 if s.begun_steps > 0 else 0


def legal(s: State, seat: int, actions: Row) -> int:
    """Write the legal actions of a seat in ascending order; return their number. [O-40]"""
    if not acting(s) >> seat & 1:
        return 0
    if s.begun_steps > 0:
        return legality.legal_step(s, seat, actions)
    if s.steps[seat] > 0:
        return legality.legal_free_steps(s, seat, actions)
    if s.question != NONE:
        count: int = _legal_answers(s, seat, s.question, actions)
        return count
    if s.phase == CHOOSE_GOON:
        return legality.legal_goons(s, seat, actions)
    return legality.legal_turn(s, seat, actions)


_legal_answers = switch(
    range(len(QUESTIONS)),
    (
        legality.legal_trades,
        legality.legal_again,
        legality.legal_dynamite,
        legality.legal_rerolls,
        legality.legal_draws,
        legality.legal_bids,
        legality.legal_claims,
        legality.legal_bandages,
        legality.legal_first,
    ),
    __name__,
    answers=True,
    also=("actions",),
)


def score(s: State, seat: int) -> int:
    """Return a seat's stars, final when the game is over. [O-30]"""
    return s.stars[seat]


# ---------------------------------------------------------------- moves of a single step


play_action = VERBS.switch(
    __name__,
    turns.choose_goon,
    composing.wait,
    composing.put_on,
    turns.use_ability,
    turns.end_turn,
    actions.dojo,
    actions.dojo_twice,
    actions.diner,
    actions.diner_twice,
    actions.supermarket,
    actions.supermarket_twice,
    composing.wait,
    composing.wait,
    actions.commit,
    actions.hustle,
    actions.buy_second,
    composing.wait,
    composing.wait,
    actions.decline,
    composing.to_cell,
    composing.to_target,
    composing.to_target,
    composing.wait,
    composing.wait,
    composing.double,
    composing.finish,
    actions.pocket_knife,
    actions.baseball_bat,
    actions.shotgun,
    actions.brass_knuckles,
    actions.bubble_gun,
    actions.helmet,
    composing.wait,
    actions.crowbar,
    composing.wait,
    trade,
    trade,
    trade_hustle,
    no_trade,
    walk,
    dynamite,
    dice_and_tokens.reroll,
    dice_and_tokens.buy_draw,
    dice_and_tokens.stop,
    bid,
    claim,
    pass_for_good,
    bandages,
    turns.be_first,
)


def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action and its consequences until a seat has to act. [O-18b, O-20b, O-41]"""
    if s.begun_steps > 0 or composing.begins(action):
        composing.note(s, action)
    play_action(s, seat, action)
    if s.begun_steps == 0:
        turns.carry_on(s)
