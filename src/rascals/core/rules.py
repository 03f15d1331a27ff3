"""The interface of every game's rules: the functions that generic algorithms call.

Each function calls the function of the same name in the rules of the state's game. Compiled, the call goes straight to
that function, chosen by the state's type (`rascals.compiled`).

All but `sampled_state` are in the dialect: states, integers, arrays of integers, loops, calls. Seats are numbered from
0; an action is a number from 0 to the `actions` of the game's definition - 1.
"""

from __future__ import annotations

from rascals.core.chance import Seed, next_below, seed_text, words_of
from rascals.core.state import GameState, Row

SPECTATOR = -1  # in place of a seat


def setup(s: GameState) -> None:
    """Set up a new game in a state that has players, options, components and chance; everything else is cleared."""
    definition = type(s).definition
    definition.wipe(s)
    definition.rules.setup(s)


def acting(s: GameState) -> int:
    """Return the seats that have to act as a bit mask; 0 when the game is over."""
    answer: int = type(s).definition.rules.acting(s)
    return answer


def legal(s: GameState, seat: int, actions: Row) -> int:
    """Write the seat's legal actions into `actions`, ascending; return how many there are."""
    count: int = type(s).definition.rules.legal(s, seat, actions)
    return count


def apply(s: GameState, seat: int, action: int) -> None:
    """Play a legal action of a seat."""
    type(s).definition.rules.apply(s, seat, action)


def score(s: GameState, seat: int) -> int:
    """Return a seat's points: final when the game is over."""
    points: int = type(s).definition.rules.score(s, seat)
    return points


def wins(s: GameState, seat: int) -> int:
    """Return 1 for a winner of a finished game, else 0."""
    won: int = type(s).definition.wins(s, seat)
    return won


def most_points(s: GameState, seat: int) -> int:
    """Return 1 if nobody has more points than a seat: the default of `wins`."""
    mine = score(s, seat)
    for other in range(s.players):
        if score(s, other) > mine:
            return 0
    return 1


def ending(s: GameState) -> int:
    """Return why a finished game ended, as an index of the definition's `endings`; 0 if there is only one reason."""
    reason: int = type(s).definition.ending(s)
    return reason


def only_ending(_: GameState) -> int:
    """Return 0, the only reason."""
    return 0


def unfinished(s: GameState) -> int:
    """Return 1 in the middle of a composite move, when more actions must follow."""
    more: int = type(s).definition.unfinished(s)
    return more


def always_finished(_: GameState) -> int:
    """Return 0, because every action is a whole move in a game without composite moves."""
    return 0


def determinize(s: GameState, seat: int) -> None:
    """Deal again, with the state's generator, everything the seat (-1: a spectator) cannot know."""
    type(s).definition.determinize(s, seat)


def observe(s: GameState, seat: int, out: Row) -> int:
    """Write the seat's observation into `out`, which must be zeros; return the value that `renew` needs."""
    there: int = type(s).definition.observation.observe(s, seat, out)
    return there


def renew(s: GameState, seat: int, out: Row, there: int, same: int) -> int:
    """Update an earlier observation to what the seat knows now.

    `same`: 1 if the earlier one was of the same seat, before its last action. `there`: what `observe`, or this
    function, returned for it.
    """
    there_now: int = type(s).definition.observation.renew(s, seat, out, there, same)
    return there_now


def deduce(s: GameState, seat: int, out: Row) -> int:
    """Write the seat's observation and its deductions into `out`, which must be zeros."""
    there: int = type(s).definition.deduction.observe(s, seat, out)
    return there


def first_seat(mask: int) -> int:
    """Return the lowest seat of a non-empty bit mask: callers that handle one seat at a time use this order."""
    seat = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def playout(s: GameState, words: Row, actions: Row) -> int:
    """Play random legal actions, drawn from `words`, to the end; return how many. `actions`: a buffer for them."""
    played = 0
    awaited = acting(s)
    while awaited != 0:
        seat = first_seat(awaited)
        count = legal(s, seat, actions)
        apply(s, seat, actions[next_below(words, count)])
        played += 1
        awaited = acting(s)
    return played


def sampled_state(s: GameState, seat: int | None, seed: Seed) -> GameState:
    """Return a copy of a state in which everything a seat (None: a spectator) cannot know is dealt again from a seed.

    Searches play on in this determinization. The result depends only on the seed and on what the seat knows. So does
    its later chance, because its generator starts from the seed like that of a new game.
    """
    twin = s.copy()
    twin.chance[:] = words_of(f"world {seed_text(seed)}")
    determinize(twin, SPECTATOR if seat is None else seat)
    twin.chance[:] = words_of(seed)
    return twin
