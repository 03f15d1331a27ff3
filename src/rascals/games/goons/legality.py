"""The legal actions of a turn, for each question, and within a composite move. In the dialect.

Each `legal_…` function writes actions in ascending order and returns their number; given `count`, it appends to that
many and returns the total.
"""

from __future__ import annotations

from rascals.core.rows import total
from rascals.core.state import Row
from rascals.games.goons import city, moves, turns
from rascals.games.goons.actions import (
    asks_again,
    can_add,
    can_gain,
    colour_of,
    commit_limit,
    most_pried,
    own_colour,
)
from rascals.games.goons.choosing import goals_of_doctor, is_free
from rascals.games.goons.components import (
    BASEBALL_BAT,
    BLUE,
    BRASS_KNUCKLES,
    BUBBLE_GUN,
    CELLS,
    CLOWN_MASK,
    COLOURS,
    EMPTY,
    FACES,
    GOONS,
    GREEN,
    HELMET,
    ITEMS,
    JB1,
    JUNK,
    MARY_KLYDE,
    OF_VILLAIN,
    POCKET_KNIFE,
    RED,
    SCYTHE,
    SHARK_JAW,
    SHOTGUN,
    YELLOW,
)
from rascals.games.goons.composing import (
    OF_SOURCE,
    can_double,
    can_reap,
    can_reap_to,
    column_of,
    first_cell,
    is_clubbing_cube,
    is_clubbing_energy,
    is_masking,
    is_taking,
    may_go_to,
    may_next_go_home,
    may_next_go_to,
    may_take_next,
    reaps_next,
)
from rascals.games.goons.dice_and_tokens import may_draw
from rascals.games.goons.schemes import tiers
from rascals.games.goons.state import BUY, FROM_ABILITY, FROM_CUBE, NOTHING, PASS_ALLOWED, SOURCES, State
from rascals.games.goons.supply import bank, can_buy, can_step, has_ready, may_enter
from rascals.games.goons.turns import may_be_first

# ---------------------------------------------------------------- cards and a turn


def legal_goons(s: State, _seat: int, actions: Row) -> int:
    """Write the remaining goon cards. [O-06]"""
    count = 0
    for goon in range(GOONS):
        actions[count] = moves.GOON + goon
        count += turns.is_left(s, goon)
    return count


def legal_turn(s: State, seat: int, actions: Row) -> int:
    """Write the moves if no question is open: cubes, ability, end, open actions, items. [O-09 – O-12, O-35]"""
    count = 0
    if s.taken == NOTHING:
        count = legal_cubes(s, seat, actions)
    if turns.has_ability(s, seat):
        count = legal_ability(s, seat, actions, count)
    end = count
    if s.taken != NOTHING:
        actions[count] = moves.END
        count += 1
    before = count
    count = legal_actions(s, seat, actions, count)
    if s.must_act and s.taken != NOTHING and count > before:
        count -= 1
        for place in range(end, count):
            actions[place] = actions[place + 1]
    return legal_items(s, seat, actions, count) if total(s.owned[seat]) > 0 else count


def legal_cubes(s: State, seat: int, actions: Row) -> int:
    """Write the action cubes on an outer corner or next to an empty cell; if there are none, all. [O-09]"""
    if not has_any_space(s, seat):
        return 0
    count = 0
    for cell in range(CELLS):
        actions[count] = moves.TAKE + cell
        count += (s.near[cell] > 0) & (EMPTY < s.city[cell] < JUNK)  # compiled, this is faster without a branch
    if count > 0:
        return count
    for cell in range(CELLS):
        actions[count] = moves.TAKE + cell
        count += 1 if EMPTY < s.city[cell] < JUNK else 0
    return count


def has_any_space(s: State, seat: int) -> int:
    """Return 1 if a crib space of this turn's row is empty. [O-10]"""
    for column in range(COLOURS):
        if turns.has_space(s, seat, column):
            return 1
    return 0


def legal_ability(s: State, seat: int, actions: Row, count: int) -> int:
    """Write all action cubes of the card's two colours. [O-12]"""
    cubes = s.pairs[s.goon[seat]] << 1  # the city stores a colour + 1
    for cell in range(CELLS):
        actions[count] = moves.ABILITY + cell
        count += cubes >> s.city[cell] & 1
    return count


# ---------------------------------------------------------------- actions


def legal_actions(s: State, seat: int, actions: Row, count: int) -> int:
    """Write the uses of open actions: location, commit, hustle. [O-11]"""
    colours = open_colours(s)
    if colours == 0:
        return count
    doubles = has_ready(s, seat, SHARK_JAW)
    if colours >> RED & 1 and bank(s, seat) > 0:  # the dojo, while the bank has energy [O-13, O-40]
        count = legal_sources(s, RED, moves.DOJO, actions, count)
        count = legal_sources(s, RED, moves.DOJO_TWICE, actions, count) if doubles else count
    if colours >> YELLOW & 1:  # the diner [O-14]
        count = legal_sources(s, YELLOW, moves.DINER, actions, count)
        count = legal_sources(s, YELLOW, moves.DINER_TWICE, actions, count) if doubles else count
    if colours >> GREEN & 1:
        count = legal_purchases(s, seat, moves.BUY, actions, count)
        count = legal_purchases(s, seat, moves.BUY_TWICE, actions, count) if doubles else count
    if colours >> BLUE & 1:
        count = legal_club(s, seat, actions, count)
    for source in range(SOURCES):
        count = legal_commits(s, seat, source, actions, count)
    for source in range(SOURCES):
        colour = colour_of(s, source)
        if colour != NOTHING and can_step(s, seat, colour):
            actions[count] = moves.HUSTLE + source
            count += 1
    return count


def open_colours(s: State) -> int:
    """Return a bit mask of the colours of open actions. [O-10, O-12]"""
    colours = 0
    for source in range(SOURCES):
        if s.open[source]:
            colours |= 1 << colour_of(s, source)
    return colours


def legal_sources(s: State, colour: int, verb: int, actions: Row, count: int) -> int:
    """Write the verb for each open action of a colour."""
    for source in range(SOURCES):
        actions[count] = verb + source
        count += 1 if colour_of(s, source) == colour else 0
    return count


def legal_purchases(s: State, seat: int, verb: int, actions: Row, count: int) -> int:
    """Write the displayed items that the player can pay for, for each green action. [O-15]"""
    for source in range(SOURCES):
        if colour_of(s, source) == GREEN:
            for item in range(ITEMS):
                actions[count] = verb + source * ITEMS + item
                count += can_buy(s, seat, item)
    return count


def legal_club(s: State, seat: int, actions: Row, count: int) -> int:
    """Write the cubes and own markers that the nightclub can move. [O-16]"""
    for source in range(SOURCES):
        if colour_of(s, source) == BLUE:
            count = legal_club_cubes(s, moves.CLUB + source * CELLS, actions, count)
    for source in range(SOURCES):
        if colour_of(s, source) == BLUE:
            count = legal_markers(s, seat, moves.CLUB_ENERGY + source * OF_SOURCE, actions, count)
    return count


def legal_club_cubes(s: State, verb: int, actions: Row, count: int) -> int:
    """Write the cubes in reach that may move to some cell. [O-16]"""
    if s.empty_cells == 0:
        return count
    for cell in range(CELLS):
        actions[count] = verb + cell
        reached = (s.near[cell] > 0) & (s.city[cell] != EMPTY)
        count += city.can_leave(s, cell) if reached & (s.beside[cell] == 0) else reached  # mostly without a branch
    return count


def legal_markers(s: State, seat: int, verb: int, actions: Row, count: int) -> int:
    """Write one or two own markers of each scheme. [O-16]"""
    for number in range(1, 3):
        for colour in range(COLOURS):
            actions[count] = verb + (number - 1) * COLOURS + colour
            count += 1 if s.markers[colour][seat] >= number else 0
    return count


def legal_commits(s: State, seat: int, source: int, actions: Row, count: int) -> int:
    """Write the commits within the limit that the supply can pay, including the fee. [O-17, O-27]"""
    colour = colour_of(s, source)
    if colour == NOTHING:
        return count
    for number in range(1, commit_limit(s, seat) + 1):
        actions[count] = moves.COMMIT + source * moves.MOST_COMMITTED + number - 1
        count += may_enter(s, seat, colour, number)
    return count


# ---------------------------------------------------------------- items


def legal_items(s: State, seat: int, actions: Row, count: int) -> int:
    """Write the items that can be used at any moment of one's own turn. [O-28, O-35]"""
    if has_ready(s, seat, POCKET_KNIFE):
        count = legal_knife(s, FROM_CUBE, 0, actions, count)
        count = legal_knife(s, FROM_ABILITY, 1, actions, count)
    count = legal_additions(s, seat, actions, count)
    if has_ready(s, seat, CLOWN_MASK):
        count = legal_mask(s, seat, actions, count)
    for number in range(1, most_pried(s, seat) + 1):
        actions[count] = moves.CROWBAR + number - 1
        count += 1
    if has_ready(s, seat, SCYTHE) and s.empty_cells > 0:
        for cell in range(CELLS):
            if can_reap(s, cell):
                actions[count] = moves.REAP + cell
                count += 1
    return count


def legal_additions(s: State, seat: int, actions: Row, count: int) -> int:
    """Write the items that add energy to schemes or to the supply. [O-27, O-28, O-35]"""
    for colour in range(COLOURS):
        actions[count] = moves.BAT + colour
        count += can_add(s, seat, BASEBALL_BAT, colour)
    for colour in range(COLOURS):
        actions[count] = moves.SHOOT + colour
        count += can_add(s, seat, SHOTGUN, colour)
    if has_ready(s, seat, BRASS_KNUCKLES):
        for number in range(1, 3):
            for colour in range(COLOURS):
                actions[count] = moves.KNUCKLES + (number - 1) * COLOURS + colour
                count += may_enter(s, seat, colour, number)
    actions[count] = moves.BUBBLES
    count += can_gain(s, seat, BUBBLE_GUN)
    actions[count] = moves.PUT_ON_HELMET
    count += can_gain(s, seat, HELMET)
    return count


def legal_knife(s: State, source: int, place: int, actions: Row, count: int) -> int:
    """Write the colours other than the cube's own, while its action is open. [O-28.pocket-knife, O-40]"""
    if s.open[source]:
        for colour in range(COLOURS):
            if colour != own_colour(s, source):
                actions[count] = moves.KNIFE + place * COLOURS + colour
                count += 1
    return count


def legal_mask(s: State, seat: int, actions: Row, count: int) -> int:
    """Write own markers; a target always exists, as at most two schemes have a fee. [O-27, O-28.clown-mask]"""
    for number in range(1, 3):
        for colour in range(COLOURS):
            if s.markers[colour][seat] >= number:
                actions[count] = moves.MASK + (number - 1) * COLOURS + colour
                count += 1
    return count


# ---------------------------------------------------------------- within a composite move


def legal_step(s: State, seat: int, actions: Row) -> int:
    """Write the next steps of the composite move. [O-41]"""
    if is_taking(s):
        return legal_columns(s, seat, actions)
    if is_clubbing_cube(s):
        return legal_club_steps(s, actions)
    if is_clubbing_energy(s):
        return legal_energy_steps(s, seat, actions)
    return legal_targets(s, seat, actions, 0) if is_masking(s) else legal_scythe_steps(s, actions)


def legal_columns(s: State, seat: int, actions: Row) -> int:
    """Write the columns with an empty crib space in this turn's row. [O-10]"""
    count = 0
    for colour in range(COLOURS):
        actions[count] = moves.ON + colour
        count += turns.has_space(s, seat, column_of(s, colour))
    return count


def legal_club_steps(s: State, actions: Row) -> int:
    """Write the target cells; once one is given, double or finish. [O-16, O-28.shark-jaw]"""
    count = 0
    if s.begun_steps == 1:
        cell = first_cell(s)
        anywhere = s.beside[cell]
        for to in range(CELLS):
            actions[count] = moves.TO_CELL + to
            count += 1 if s.city[to] == EMPTY and (anywhere > 0 or city.leaves_some(s, cell, to)) else 0
        return count
    actions[0] = moves.DOUBLE
    actions[1] = moves.FINISH
    return 2


def legal_targets(s: State, seat: int, actions: Row, count: int) -> int:
    """Write the schemes that markers may go to. [O-16, O-27, O-28.clown-mask]"""
    for to in range(COLOURS):
        actions[count] = moves.TO_SCHEME + to
        count += may_go_to(s, seat, to)
    return count


def legal_energy_steps(s: State, seat: int, actions: Row) -> int:
    """Write targets, a second marker and its targets; after each target, double or finish. [O-16, O-28.shark-jaw]"""
    count = 0
    if s.begun_steps == 1:
        actions[0] = moves.TO_SUPPLY
        return legal_targets(s, seat, actions, 1)
    if s.begun_steps == 3:
        colour = s.begun[2] - moves.NEXT_ENERGY
        actions[0] = moves.TO_SUPPLY
        count = may_next_go_home(s, colour)
        for to in range(COLOURS):
            actions[count] = moves.TO_SCHEME + to
            count += may_next_go_to(s, seat, colour, to)
        return count
    if s.begun_steps == 2:
        for colour in range(COLOURS):
            actions[count] = moves.NEXT_ENERGY + colour
            count += may_take_next(s, seat, colour)
    actions[count] = moves.DOUBLE
    count += can_double(s, seat)
    actions[count] = moves.FINISH
    return count + 1


def legal_scythe_steps(s: State, actions: Row) -> int:
    """Write target cells, a second cube and its target cells, or finish after one cube. [O-28.scythe]"""
    count = 0
    cell = first_cell(s)
    if s.begun_steps == 1:
        for to in range(CELLS):
            actions[count] = moves.TO_CELL + to
            count += can_reap_to(s, cell, to)
        return count
    to = s.begun[1] - moves.TO_CELL
    city.move_cube(s, cell, to)  # undone below
    if s.begun_steps == 2:
        for other in range(CELLS):
            actions[count] = moves.NEXT_CELL + other
            count += reaps_next(s, other, to)
    else:
        other = s.begun[2] - moves.NEXT_CELL
        for target in range(CELLS):
            actions[count] = moves.TO_CELL + target
            count += city.leaves_some(s, other, target)
    city.move_cube(s, to, cell)
    if s.begun_steps == 2:
        actions[count] = moves.FINISH
        count += city.leaves_some(s, cell, to)
    return count


# ---------------------------------------------------------------- questions


def legal_free_steps(s: State, seat: int, actions: Row) -> int:
    """Write the tracks on which the player is not at the top. [O-18b]"""
    count = 0
    for colour in range(COLOURS):
        actions[count] = moves.STEP + colour
        count += can_step(s, seat, colour)
    return count


def legal_trades(s: State, seat: int, actions: Row) -> int:
    """Write the printed trade, once for each way that the player can pay for it, and `no-trade`. [O-24]"""
    count = 0
    if s.scheme[s.trade_colour] == JB1:
        actions[count] = moves.TRADE_STAR
        count += 1 if s.stars[seat] > 0 else 0
        for colour in range(COLOURS):
            actions[count] = moves.TRADE_HUSTLE + colour
            count += 1 if s.hustle[colour][seat] > 0 else 0
    else:
        actions[count] = moves.TRADE
        count += 1
    actions[count] = moves.NO_TRADE
    return count + 1


def legal_again(s: State, seat: int, actions: Row) -> int:
    """Write the second half of a doubled action, and `again no`. [O-28.shark-jaw]"""
    count = 0
    if asks_again(s, BUY):
        for item in range(ITEMS):
            actions[count] = moves.AGAIN_BUY + item
            count += can_buy(s, seat, item)
    else:
        count = legal_club_cubes(s, moves.AGAIN_CLUB, actions, count)
        count = legal_markers(s, seat, moves.AGAIN_ENERGY, actions, count)
    actions[count] = moves.AGAIN_NO
    return count + 1


def legal_dynamite(_s: State, _seat: int, actions: Row) -> int:
    """Write yes and no. [O-28.dynamite]"""
    actions[0] = moves.DYNAMITE
    actions[1] = moves.DYNAMITE + 1
    return 2


def legal_rerolls(s: State, _seat: int, actions: Row) -> int:
    """Write the faces shown by at least one die, and stop. [O-21]"""
    count = 0
    for face in range(FACES):
        actions[count] = moves.REROLL + face
        count += 1 if s.dice[face] > 0 else 0
    actions[count] = moves.STOP
    return count + 1


def legal_draws(s: State, seat: int, actions: Row) -> int:
    """Write a further draw, if allowed, and stop. [O-22]"""
    actions[0] = moves.DRAW
    count = may_draw(s, seat)
    actions[count] = moves.STOP
    return count + 1


def legal_bids(s: State, seat: int, actions: Row) -> int:
    """Write the bids from 0 to all tokens. [O-25]"""
    for number in range(s.tokens[seat] + 1):
        actions[number] = moves.BID + number
    return s.tokens[seat] + 1


def legal_claims(s: State, seat: int, actions: Row) -> int:
    """Write the Doctor's goals reached, or Klyde's free lots and, if allowed, pass. [O-23, O-26]"""
    scheme = s.scheme[s.resolved]
    if scheme // OF_VILLAIN != MARY_KLYDE:
        goals = goals_of_doctor(s, seat)
        for number in range(goals):
            actions[number] = moves.CLAIM + number
        return goals
    count = 0
    for lot in range(tiers(s, scheme)):
        actions[count] = moves.CLAIM + lot
        count += is_free(s, lot)
    actions[count] = moves.PASS
    return count + (1 if s.klyde_pass == PASS_ALLOWED else 0)


def legal_bandages(_s: State, _seat: int, actions: Row) -> int:
    """Write yes and no. [O-28.bandages]"""
    actions[0] = moves.BANDAGES
    actions[1] = moves.BANDAGES + 1
    return 2


def legal_first(s: State, _seat: int, actions: Row) -> int:
    """Write the tied seats. [O-29]"""
    count = 0
    for seat in range(s.players):
        actions[count] = moves.FIRST + seat
        count += may_be_first(s, seat)
    return count
