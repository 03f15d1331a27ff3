"""The options of the shrewd bot of Goons: the first of equivalent moves; trades, bids, rerolls, draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rascals.bots.goons.outlook import Character, Prices, Weighing, prices_of, reward_worth
from rascals.bots.interface import Rationale, Turn
from rascals.core import rules
from rascals.core.moves import Move
from rascals.games.goons import dice_and_tokens, state
from rascals.games.goons.components import BR3, CELLS, EMPTY, FACES, KR5
from rascals.games.goons.moves import (
    ABILITY,
    ACTIONS,
    AGAIN_CLUB,
    AGAIN_ENERGY,
    BID,
    CLUB,
    CLUB_ENERGY,
    DOUBLE,
    DRAW,
    END,
    FINISH,
    ON,
    REAP,
    REROLL,
    STOP,
    TAKE,
    TO_CELL,
    TO_SCHEME,
    TO_SUPPLY,
    TRADE,
)
from rascals.games.goons.schemes import goal, place_in_order, places, reached, slot_of, tiers
from rascals.games.goons.state import State, asks

Option = tuple[int, ...]


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    row = [0] * ACTIONS
    return row[: rules.legal(s, seat, row)]


def options(s: State, seat: int) -> list[Option]:
    """Return the distinct whole moves of a seat."""
    found: list[Option] = []
    seen: set[tuple[int, ...]] = set()
    for action in legal(s, seat):
        kind = alike(s, action)
        if kind in seen:
            continue
        seen.add(kind)
        found += whole(s, seat, action)
    return found


_OF_CELLS = ((TAKE, ON), (ABILITY, END), (CLUB, CLUB_ENERGY), (AGAIN_CLUB, AGAIN_ENERGY), (REAP, TRADE))


def alike(s: State, action: int) -> tuple[int, ...]:
    """Return the equivalence key of an action: cubes of the same colour on ground of the same colour are equivalent."""
    for first, following in _OF_CELLS:
        if first <= action < following:
            source, cell = divmod(action - first, CELLS)
            cube = s.city[cell] if first in (TAKE, ABILITY) else source
            return first, cube, s.ground[cell], s.cell_stars[cell]
    return (action,)


def whole(s: State, seat: int, action: int) -> Iterator[Option]:
    """Yield the distinct whole moves that begin with an action."""
    if action in type(s).definition.verbs.steps:
        yield from ((action, *rest) for rest in _rests(s, seat, (action,)))
    else:
        yield (action,)


def after(s: State, seat: int, actions: Option) -> State:
    """Return a copy of the state after a move; random outcomes come from the copy's generator."""
    twin = s.copy()
    for action in actions:
        rules.apply(twin, seat, action)
    return twin


def _rests(s: State, seat: int, begun: Option) -> Iterator[Option]:
    """Yield the continuations of an unfinished move: one cell of each kind of ground, every target for markers."""
    twin = after(s, seat, begun)
    if twin.begun_steps == 0:
        yield ()
        return
    seen = set()
    for action in legal(twin, seat):
        if TO_CELL <= action < TO_SUPPLY:
            cell = action - TO_CELL
            kind = twin.ground[cell], twin.cell_stars[cell], twin.city[cell] != EMPTY
            if kind in seen:
                continue
            seen.add(kind)
        elif action >= TO_SCHEME + 4 and action not in (FINISH, DOUBLE):
            continue  # moves of a second cube or marker are not tried
        for rest in _rests(s, seat, (*begun, action)):
            yield action, *rest


# ---------------------------------------------------------------- trades after a commit


def traded(s: State, seat: int, weighing: Weighing) -> State:
    """Return the state after the best answers to the trades offered to a seat, with free steps walked. [O-24]

    A state without such an offer is returned as it is.
    """
    while asks(s, state.TRADE) and s.asked == seat:
        tries = [after(s, seat, (action,)) for action in legal(s, seat)]
        s = max(tries, key=lambda twin: weighing.prospect(twin, seat))
    return s


# ---------------------------------------------------------------- bids


SPREAD = 0.25  # random part of a bid, up or down, which makes it unpredictable
GOOD = 1.25  # if the lot is worth more than each later one by this factor, the bid is raised by it


def bid(turn: Turn, s: State, seat: int, character: Character) -> tuple[Move, Rationale]:
    """Return a bid for the next lot, with the lot's worth as the reason."""
    prices = prices_of(s, character, 0.0)
    colour = s.resolved
    lots = range(s.lot, tiers(s, s.scheme[colour]))
    worths = [max(0.0, reward_worth(s, colour, seat, lot, prices)) for lot in lots]
    tokens = s.tokens[seat]
    most = max((s.tokens[other] for other in range(s.players) if other != seat), default=0)
    if most == 0:
        wanted = 1.0 if worths[0] > 0 else 0.0
    else:
        share = worths[0] / sum(worths) if sum(worths) else 0.0
        wanted = tokens * share * (1 + SPREAD * (2 * turn.random.random() - 1))
        if worths[0] == max(worths) and len(worths) > 1 and worths[0] > GOOD * sorted(worths)[-2]:
            wanted *= GOOD
        if len(worths) == 1:
            wanted = tokens
    number = min(tokens, most + 1, max(round(wanted), 1 if worths[0] > 0 else 0))
    args = {"worth": round(worths[0], 1), "tokens": tokens, "most": most, "more": len(worths) - 1}
    reason = Rationale("bid", args)
    return next(move for move in turn.moves if move.action == BID + number), reason


# ---------------------------------------------------------------- rerolls and further draws


AGAIN = 1.25  # factor on a reroll's gain, as another may follow


def _tier_worth(s: State, seat: int, tier: int, prices: Prices) -> float:
    """Return the worth of a tier to a seat at its place, less the markers it costs; 0 if it pays nothing there."""
    scheme, colour = s.scheme[s.resolved], s.resolved
    place = place_in_order(s, seat, colour)
    if tier < 0 or (scheme != BR3 and place >= places(s, scheme, tier)):
        return 0.0
    slot = 0 if scheme == BR3 else slot_of(tier, place)
    return reward_worth(s, colour, seat, slot, prices) - prices.energy * s.markers[colour][seat]


def _of(turn: Turn, action: int) -> Move:
    return next(move for move in turn.moves if move.action == action)


def reroll(turn: Turn, s: State, seat: int, character: Character) -> tuple[Move, Rationale]:
    """Reroll the die with the greatest expected gain, or stop; the reason has the gain and the price."""
    prices = prices_of(s, character, 0.0)
    total = dice_and_tokens.dice_total(s)
    scheme = s.scheme[s.resolved]
    best, chosen = 0.0, 0
    for face in range(1, FACES + 1):
        if s.dice[face - 1]:
            gain = (
                sum(_reached_worth(s, seat, scheme, total - face + new, prices) for new in range(1, FACES + 1)) / FACES
            )
            if gain > best:
                best, chosen = gain, face
    now = _reached_worth(s, seat, scheme, total, prices)
    better = [new for new in range(1, FACES + 1) if _reached_worth(s, seat, scheme, total - chosen + new, prices) > now]
    args = {
        "total": total,
        "die": chosen,
        "faces": len(better) if chosen else 0,
        "gain": round(max(0.0, best * AGAIN), 1),
        "cost": round(prices.energy, 1),
        "energy": s.energy[seat],
    }
    if chosen and best * AGAIN > prices.energy:
        return _of(turn, REROLL + chosen - 1), Rationale("reroll", args)
    return _of(turn, STOP), Rationale("stop-reroll", args)


def _reached_worth(s: State, seat: int, scheme: int, total: int, prices: Prices) -> float:
    if scheme == KR5:
        return _tier_worth(s, seat, 0 if total <= s.kid_random_limit else -1, prices)
    return _tier_worth(s, seat, reached(s, scheme, total) - 1, prices)


def draw(turn: Turn, s: State, seat: int, character: Character) -> tuple[Move, Rationale]:
    """Buy a draw if its expected gain exceeds its price, or stop; the reason has both.

    The gain of a goal that needs several more tokens is divided by their number.
    """
    prices = prices_of(s, character, 0.0)
    scheme = s.scheme[s.resolved]
    kind = dice_and_tokens.kind_counted(s)
    left, tokens = s.bag[kind], sum(s.bag)
    cost = prices.energy * dice_and_tokens.price_of_draw(s)
    if scheme == BR3:
        return _drawn(turn, _tier_worth(s, seat, 0, prices), left, tokens, cost, s.energy[seat])
    now = _tier_worth(s, seat, reached(s, scheme, s.drawn[kind]) - 1, prices)
    needs = _needs(s, scheme, s.drawn[kind])
    worth = max((_tier_worth(s, seat, tier, prices) - now) / more for tier, more in needs) if needs else 0.0
    return _drawn(turn, worth, left, tokens, cost, s.energy[seat])


def _drawn(turn: Turn, worth: float, left: int, tokens: int, cost: float, energy: int) -> tuple[Move, Rationale]:
    """Draw or stop: `left` of the `tokens` in the bag count, and drawing one of those gains `worth`."""
    chance = left / tokens if tokens else 0.0
    args = {
        "gain": round(max(0.0, worth * chance), 1),
        "cost": round(cost, 1),
        "counting": left,
        "tokens": tokens,
        "chance": round(100 * chance),
        "energy": energy,
    }
    if left and worth * chance > cost:
        return _of(turn, DRAW), Rationale("draw", args)
    return _of(turn, STOP), Rationale("stop-draw", args)


def _needs(s: State, scheme: int, drawn: int) -> Sequence[tuple[int, int]]:
    """Return the tiers not yet reached, each with the number of tokens still needed."""
    return [(tier, goal(s, scheme, tier) - drawn) for tier in range(tiers(s, scheme)) if goal(s, scheme, tier) > drawn]
