"""The conditions of conditional moves in Goons, and when a seat has nothing to decide for a while.

Both depend only on public information and the seat's own bid. [O-36]
"""

from __future__ import annotations

from rascals.core.conditions import Condition
from rascals.games.goons import choosing, components, dice_and_tokens, moves, state
from rascals.games.goons.choosing import goals_of_doctor
from rascals.games.goons.legality import legal_turn
from rascals.games.goons.resolution import colour_after_red
from rascals.games.goons.schemes import counted, tiers
from rascals.games.goons.state import State
from rascals.games.goons.supply import walker


def resting(s: State, seat: int) -> int:
    """Return 1 if a seat has no bid to make while others bid, or no markers left in the resolution. [O-20, O-25]"""
    if state.asks(s, state.BID):
        return 1 if s.bids[seat] != state.NOTHING or s.tokens[seat] == 0 else 0
    return (
        1
        if s.phase == state.RESOLVE and not any(s.markers[colour][seat] for colour in range(components.COLOURS))
        else 0
    )


def colour_of(s: State, seat: int, *villains: int) -> int | None:
    """Return the colour of the first of these villains' schemes to be resolved with a seat's markers on it. [O-19]"""
    colours = (colour_after_red(s, corners) for corners in range(components.COLOURS))
    return next((colour for colour in colours if s.villain[colour] in villains and s.markers[colour][seat]), None)


# ---------------------------------------------------------------- Kid Random and Blind Razor


def keeping(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of energy that a participant may choose to keep; None without such a scheme. [O-21, O-22]"""
    return None if colour_of(s, seat, components.KID_RANDOM, components.BLIND_RAZOR) is None else (0, components.ENERGY)


def pay_on(s: State, seat: int, number: int) -> str | None:
    """Reroll or draw while no goal is reached and `number` energy would be left; then stop. [O-21, O-22]"""
    if state.asks(s, state.REROLL_OR_STOP):
        die = worst_die(s)
        pays = s.energy[seat] - dice_and_tokens.REROLL_PRICE >= number and die is not None
        return f"reroll {die}" if pays else "stop"
    if state.asks(s, state.DRAW_OR_STOP):
        lacks = dice_and_tokens.is_each_for_himself(s) or not dice_and_tokens.goals_of_tokens(s)
        left = s.bag[dice_and_tokens.kind_counted(s)] > 0
        return "draw" if lacks and left and s.energy[seat] - dice_and_tokens.price_of_draw(s) >= number else "stop"
    return None


def worst_die(s: State) -> int | None:
    """Return the lowest die, under KR5 the highest; None if a reroll cannot improve it. [O-21, O-21.5]"""
    dice = [face + 1 for face in range(components.FACES) if s.dice[face]]
    if s.scheme[s.resolved] == components.KR5:
        return max(dice) if max(dice) > 1 else None
    return min(dice) if min(dice) < components.FACES else None


# ---------------------------------------------------------------- Lady Darmondy, the Doctor, Mary Klyde


def purse(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of bids, 0 to all tokens, of a participant in Darmondy's scheme; otherwise None. [O-25]"""
    colour = colour_of(s, seat, components.LADY_DARMONDY)
    if colour is None:
        return None
    if s.resolved == colour and s.step > 2:
        return (0, s.tokens[seat]) if s.tokens[seat] > 0 else None
    return 0, components.TOKENS_FOR_ENERGY * counted(s, seat, colour)


def bid_each(s: State, seat: int, number: int) -> str | None:
    """Bid `number` for each lot, or what is left. [O-25]"""
    return f"bid {min(number, s.tokens[seat])}" if state.asks(s, state.BID) else None


def lots(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of reward numbers, from 1, for a participant in the Doctor's or Klyde's scheme. [O-23, O-26]"""
    colour = colour_of(s, seat, components.DOCTOR, components.MARY_KLYDE)
    return None if colour is None else (1, max(1, tiers(s, s.scheme[colour])))


def claim_it(s: State, seat: int, number: int) -> str | None:
    """Claim a reward as soon as it is available; if it is not, leave the question to the player. [O-23, O-26]"""
    if not state.asks(s, state.CLAIM) or number > tiers(s, s.scheme[s.resolved]):
        return None
    if s.villain[s.resolved] == components.DOCTOR:
        can = number <= goals_of_doctor(s, seat)
    else:
        can = bool(choosing.is_free(s, number - 1))
    return f"claim {number}" if can else None


# ---------------------------------------------------------------- the seat's own turn


def with_butcher(s: State, _seat: int) -> tuple[int, int] | None:
    """Apply during turns while the Butcher is in play, as he offers trades at each commit. [O-24]"""
    in_play = any(s.villain[colour] == components.JOLLY_BUTCHER for colour in range(components.COLOURS))
    return (0, 0) if in_play and s.phase == state.TURN else None


def no_trade(s: State, _seat: int, _number: int) -> str | None:
    """Decline a trade once the free steps of the previous one have been taken. [O-24]"""
    return "no-trade" if state.asks(s, state.TRADE) and walker(s) == state.NOBODY else None


def having_turns(s: State, _seat: int) -> tuple[int, int] | None:
    """Apply once goons have been chosen, until the game is over. [O-09]"""
    return None if s.phase in {state.CHOOSE_GOON, state.OVER} else (0, 0)


def end_when_done(s: State, seat: int, _number: int) -> str | None:
    """End the turn once `end` is the only legal move. [O-10]"""
    if (
        s.phase != state.TURN
        or s.question != state.NONE
        or s.mover != seat
        or s.taken == state.NOTHING
        or walker(s) != state.NOBODY
    ):
        return None
    actions = [0] * moves.ACTIONS
    return "end" if legal_turn(s, seat, actions) == 1 and actions[0] == moves.END else None


def this_round(s: State) -> int:
    """Return the round, since a decision is valid for only one round. [O-09]"""
    return s.round


CONDITIONS = (
    Condition("pay-on", keeping, pay_on, this_round),
    Condition("bid-each", purse, bid_each, this_round),
    Condition("claim", lots, claim_it, this_round),
    Condition("no-trade", with_butcher, no_trade, this_round),
    Condition("end-when-done", having_turns, end_when_done),
)
