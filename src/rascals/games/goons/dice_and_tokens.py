"""Chance: Kid Random's dice against a goal, Blind Razor's tokens from a bag. In the dialect. [O-21, O-22]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import draw
from rascals.core.events import emit, emit_counts
from rascals.core.rows import total
from rascals.games.goons import events
from rascals.games.goons.components import BR1, BR3, BR4, BR5, FACES, KID_RANDOM, KR1, KR5, TOKENS
from rascals.games.goons.schemes import all_counted, fail, note_next, reached, reward_places
from rascals.games.goons.state import (
    BLANKS,
    CYCLE,
    DRAW_OR_STOP,
    REROLL_OR_STOP,
    SKULLS,
    UNLIMITED,
    State,
    answered,
    ask,
)

# ---------------------------------------------------------------- Kid Random


ENERGY_A_DIE = (2, 2, 1, 1, 1)  # KR1, KR2: ⌊E/2⌋ dice; KR3, KR4, KR5: E dice [O-21.1 – O-21.5]
REROLL_PRICE = 1  # energy


def roll_dice(s: State) -> None:
    """Roll a die for every one or two energy, by scheme; without dice, it fails at once. [O-21, O-21.1 – O-21.5]"""
    number = all_counted(s, s.resolved) // ENERGY_A_DIE[s.scheme[s.resolved] - KR1]
    if number == 0:
        fail(s)
        return
    for _ in range(number):
        s.dice[below(s, FACES)] += 1
    emit_counts(s, events.ROLLED, s.dice, 0, 1, dice_total(s))


def dice_total(s: State) -> int:
    """Return the total of the dice. [O-21]"""
    spots = 0
    for face in range(FACES):
        spots += (face + 1) * s.dice[face]
    return spots


def goals_of_dice(s: State) -> int:
    """Return the number of goals that the dice reach; KR5 has one: a total of at most its limit. [O-21, O-21.5]"""
    scheme = s.scheme[s.resolved]
    if scheme == KR5:
        return 1 if dice_total(s) <= s.kid_random_limit else 0
    return reached(s, scheme, dice_total(s))


def offer_rerolls(s: State) -> None:
    """Offer rerolls until the lowest goal is reached or nobody is left to ask; then succeed or fail. [O-21]"""
    if goals_of_dice(s) > 0:
        reward_places(s)
        return
    seats = s.piles[s.resolved]
    for _ in range(seats):
        if s.place >= seats:
            if s.kid_random_rerolls != CYCLE:
                break
            s.place = 0
        seat = s.order[s.resolved][s.place]
        if s.energy[seat] >= REROLL_PRICE and s.passed[seat] == 0:
            ask(s, REROLL_OR_STOP, seat)
            return
        s.place += 1
    fail(s)


def reroll(s: State, seat: int, face: int) -> None:
    """Pay 1 energy and roll one die again. [O-21]"""
    answered(s)
    s.energy[seat] -= REROLL_PRICE
    s.dice[face - 1] -= 1
    rolled = below(s, FACES)
    s.dice[rolled] += 1
    emit(s, events.REROLLED, seat, face, rolled + 1, dice_total(s))
    if s.kid_random_rerolls == CYCLE:
        s.place += 1


def stop(s: State, seat: int) -> None:
    """Stop rerolling dice, or drawing tokens. [O-21, O-22]"""
    answered(s)
    emit(s, events.STOPPED, seat)
    if s.kid_random_rerolls == CYCLE and s.villain[s.resolved] == KID_RANDOM:
        note_next(s.passed, seat)
    s.place += 1


# ---------------------------------------------------------------- Blind Razor


# By scheme: the energy for each token, the tokens of the other kind in the bag, and the draws. Energy puts skulls into
# the bag, and the others are blanks; under BR5 it puts in blanks, and the others are skulls. [O-22.1 – O-22.5]
ENERGY_A_TOKEN = (2, 1, 1, 1, 1)
OTHERS = (5, 5, 5, 10, 8)
DRAWS = (4, 5, 1, 6, 5)  # BR3: by each participant


def fill_and_draw(s: State) -> None:
    """Fill the bag and draw; if it contains no token that counts, the scheme fails at once. [O-22]

    Under BR3 each participant draws one, in commit order. [O-22.3]
    """
    number = s.scheme[s.resolved] - BR1
    own = tokens_for_energy(s) // ENERGY_A_TOKEN[number]
    if s.scheme[s.resolved] == BR5:
        fill_bag(s, OTHERS[number], own)
    else:
        fill_bag(s, own, OTHERS[number])
    if is_each_for_himself(s):
        for place in range(s.piles[s.resolved]):
            if total(s.bag) > 0:
                draw_for(s, s.order[s.resolved][place], 0)
    elif s.bag[kind_counted(s)] == 0:
        fail(s)
    else:
        draw_tokens(s, DRAWS[number])


def tokens_for_energy(s: State) -> int:
    """Return E or, under BR4, the energy in the participants' supplies. [O-20, O-22.4]"""
    if s.scheme[s.resolved] != BR4:
        return all_counted(s, s.resolved)
    energy = 0
    for place in range(s.piles[s.resolved]):
        energy += s.energy[s.order[s.resolved][place]]
    return energy


def fill_bag(s: State, skulls: int, blanks: int) -> None:
    """Put tokens into the bag, at most 10 of each kind. [O-05, O-22]"""
    s.bag[SKULLS] = min(skulls, TOKENS)
    s.bag[BLANKS] = min(blanks, TOKENS)
    emit(s, events.BAGGED, s.bag[SKULLS], s.bag[BLANKS])


def draw_tokens(s: State, number: int) -> None:
    """Draw `number` tokens, or all that are left. [O-22]"""
    for _ in range(number):
        if total(s.bag) > 0:
            s.drawn[draw(s, s.bag)] += 1
    emit(s, events.TOKENS_DRAWN, s.drawn[SKULLS], s.drawn[BLANKS])


def draw_for(s: State, seat: int, paid: int) -> None:
    """Draw a token for a player, without putting it back; `paid` is its price. [O-22, O-22.3]"""
    token = draw(s, s.bag)
    s.drawn[token] += 1
    emit(s, events.TOKEN_DRAWN, seat, token, paid)
    if token == SKULLS and is_each_for_himself(s):
        note_next(s.skulls, seat)


def is_each_for_himself(s: State) -> int:
    """Return 1 under BR3, which rewards only players who drew a skull themselves. [O-22.3]"""
    return 1 if s.scheme[s.resolved] == BR3 else 0


def kind_counted(s: State) -> int:
    """Return the kind of token that counts: skulls; under BR5 the one of `razor_counts`. [O-22, O-22.5]"""
    return s.razor_counts if s.scheme[s.resolved] == BR5 else SKULLS


def goals_of_tokens(s: State) -> int:
    """Return the number of goals that the tokens drawn reach. [O-22]"""
    return reached(s, s.scheme[s.resolved], s.drawn[kind_counted(s)])


def price_of_draw(s: State) -> int:
    """Return the price of a further draw in energy. [O-22, O-38]"""
    return s.draw_price[s.scheme[s.resolved] - BR1]


def may_draw(s: State, seat: int) -> int:
    """Return 1 if a participant can buy a draw; under BR3, only without a skull. [O-22, O-22.3]"""
    if total(s.bag) == 0 or s.energy[seat] < price_of_draw(s) or s.skulls[seat] > 0:
        return 0
    return 1 if s.razor_draws == UNLIMITED or s.bought[seat] < s.razor_draws else 0


def offer_draws(s: State) -> None:
    """Offer further draws to the participants in one pass; then the scheme succeeds or fails. [O-22]"""
    while s.place < s.piles[s.resolved]:
        seat = s.order[s.resolved][s.place]
        if may_draw(s, seat):
            ask(s, DRAW_OR_STOP, seat)
            return
        s.place += 1
    if total(s.skulls) > 0 or (not is_each_for_himself(s) and goals_of_tokens(s) > 0):
        reward_places(s)
    else:
        fail(s)


def buy_draw(s: State, seat: int) -> None:
    """Buy a further draw. [O-22]"""
    answered(s)
    s.energy[seat] -= price_of_draw(s)
    s.bought[seat] += 1
    draw_for(s, seat, price_of_draw(s))
