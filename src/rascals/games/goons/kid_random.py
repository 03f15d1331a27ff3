"""Kid Random: dice against a goal. In the dialect. [O-21]"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.events import tell, tell_counts
from rascals.games.goons import events
from rascals.games.goons.box import FACES, KR1, KR5
from rascals.games.goons.schemes import all_counted, fail, note_next, reached, reward_places
from rascals.games.goons.state import CYCLE, REROLL_OR_STOP, State, answered, ask

ENERGY_A_DIE = (2, 2, 1, 1, 1)  # KR1, KR2: ⌊E/2⌋ dice; KR3, KR4, KR5: E dice [O-21.1 – O-21.5]
REROLL_PRICE = 1  # energy

# ---------------------------------------------------------------- rolling


def begin(s: State) -> None:
    """Roll a die for so much energy as the scheme says; with none the scheme fails at once. [O-21, O-21.1 – O-21.5]"""
    number = all_counted(s, s.resolved) // ENERGY_A_DIE[s.scheme[s.resolved] - KR1]
    if number == 0:
        fail(s)
        return
    for _ in range(number):
        s.dice[below(s, FACES)] += 1
    tell_counts(s, events.ROLLED, s.dice, 0, 1, dice_total(s))


def dice_total(s: State) -> int:
    """Return the total of the dice. [O-21]"""
    spots = 0
    for face in range(FACES):
        spots += (face + 1) * s.dice[face]
    return spots


def goals_reached(s: State) -> int:
    """Return the number of goals that the dice reach; KR5 has one: a total of at most its limit. [O-21, O-21.5]"""
    scheme = s.scheme[s.resolved]
    if scheme == KR5:
        return 1 if dice_total(s) <= s.kid_random_limit else 0
    return reached(s, scheme, dice_total(s))


# ---------------------------------------------------------------- rerolls


def go_on(s: State) -> None:
    """Offer rerolls until the lowest goal is reached or nobody is left to ask; then succeed or fail. [O-21]"""
    if goals_reached(s) > 0:
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
    tell(s, events.REROLLED, seat, face, rolled + 1, dice_total(s))
    if s.kid_random_rerolls == CYCLE:
        s.place += 1


def stop(s: State, seat: int) -> None:
    """Stop rerolling. [O-21]"""
    answered(s)
    tell(s, events.STOPPED, seat)
    if s.kid_random_rerolls == CYCLE:
        note_next(s.passed, seat)
    s.place += 1
