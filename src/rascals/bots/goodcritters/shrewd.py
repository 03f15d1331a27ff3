"""The shrewd bot of GoodCritters: it buys majorities, sells its vote, threatens where that pays, and is soon ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rascals.bots.goodcritters.opponents import Character, OpponentModel
from rascals.bots.goodcritters.options import Change, Exchange, Market, Sharing, Side, changes, choices, sharings
from rascals.bots.goodcritters.outlook import USUAL, Outlook, worth
from rascals.bots.heuristic import drawn, misjudged
from rascals.bots.interface import ChosenMove, Rationale, Turn
from rascals.core.moves import Move
from rascals.games.goodcritters.components import ACTION_NAMES, GUARD, NO, ROB, SKIM, YES
from rascals.games.goodcritters.notation import SHORT_NAMES
from rascals.games.goodcritters.state import SHARE

# ---------------------------------------------------------------- reasons


DOLLARS = 1000  # per point


def dollars(points: float) -> int:
    """Return points as money, to the nearest hundred."""
    return round(points * DOLLARS / 100) * 100


def percent(chance: float) -> int:
    """Return a chance as a percentage."""
    return round(100 * chance)


def why_share(model: OpponentModel, chosen: Sharing) -> Rationale:
    """Return the reason for a share: what the boss keeps, the chance that it passes, the likely yes votes."""
    scene, me = replace(model.scene, shares=chosen.worths), model.outlook.me
    habits = model.habits(scene, model.character.depth)
    args = {
        "kept": dollars(worth(chosen.cards[me])),
        "all": dollars(worth(model.outlook.pot)),
        "chance": percent(model.passing(scene, habits, YES)),
        "to": [seat for seat in model.outlook.others if habits[seat][YES] > habits[seat][NO]],
        "last": model.outlook.last,
    }
    return Rationale("share", args)


def why_offer(market: Market, maker: int, gets: Side, gives: Side, enough: float) -> Rationale:
    """Return the reason for the answer to an offer: what it brings and costs; `enough`: the least profit to accept."""
    profit = market.gain(market.outlook.me, maker, gets, gives)
    way = "accept" if profit >= enough else "decline" if profit < 0 else "decline-little"
    return Rationale(way, {"maker": maker, **_exchange_args(market, gets, gives)})


def _exchange_args(market: Market, gets: Side, gives: Side) -> dict[str, int]:
    """Return what this seat gets and gives, and the mean of its stash now and after the exchange, in dollars."""
    me = market.outlook.me
    args = {
        "gets": gets.worth,
        "costs": gives.worth,
        "loot": market.outlook.mean[me],
        "then": market.mean_after(me, gets, gives),
    }
    return {name: dollars(points) for name, points in args.items()}


def why_change(model: OpponentModel, made: Change, gain: float) -> Rationale:
    """Return the reason for a change: how much it improves the prospects, its target, and what it costs."""
    kind, _, rest = made.move.partition(" ")
    args: dict[str, Any] = {"gain": dollars(gain)}
    if kind in {"threaten", "unthreaten", "payoff"}:
        args["to"] = made.affects[0]
    if kind == "threaten":
        seat = made.affects[0]
        args |= {"loot": dollars(model.outlook.mean[seat]), "chance": percent(model.here[seat][GUARD])}
    elif kind == "payoff":
        stake = made.scene.stakes[-1]
        args |= {"side": ACTION_NAMES[stake.side], "paid": dollars(stake.worth)}
    return Rationale(f"promo-{rest}" if kind == "promo" else kind, args)


def why_exchange(market: Market, best: Exchange) -> Rationale:
    """Return the reason for an offer: what this seat gets and gives, and the value to the other."""
    args = _exchange_args(market, best.wants, best.gives)
    return Rationale("exchange", {"to": best.to, **args, "theirs": dollars(best.theirs)})


def why_ready(model: OpponentModel, chosen: int) -> Rationale:
    """Return the reason for being ready: no other card is much better than the chosen one."""
    more = max(model.prospects) - model.prospects[chosen]
    passes = model.passing(model.scene, model.here, chosen)
    return Rationale("ready", {"gain": dollars(more), "action": ACTION_NAMES[chosen], "chance": percent(passes)})


def why_card(model: OpponentModel, chosen: int) -> Rationale:
    """Return the reason for an action card."""
    return Rationale(ACTION_NAMES[chosen], _BY_CARD[chosen](model))


def _vote(model: OpponentModel, chosen: int) -> Mapping[str, Any]:
    """Return this seat's share, an even share, and the chances of passing with this vote and with the other.

    `first`: the chance that nobody before this seat votes no, so that its no makes it boss if the vote fails.
    """
    me, scene = model.outlook.me, model.scene
    return {
        "share": dollars(scene.shares[me]),
        "even": dollars(sum(scene.shares) / len(scene.shares)),
        "chance": percent(model.passing(scene, model.here, chosen)),
        "other": percent(model.passing(scene, model.here, NO if chosen == YES else YES)),
        "first": percent(model.first_no(model.here, me, 1.0)[me]),
        "last": model.outlook.last,
    }


def _skim(model: OpponentModel) -> Mapping[str, Any]:
    """Return the chance that nobody skims first, how many seats could, and the mean worth of a card."""
    me = model.outlook.me
    first = percent(model.first_skim(me, model.scene, model.here))
    return {"chance": first, "before": model.place[me], "loot": dollars(USUAL)}


def _rob(model: OpponentModel) -> Mapping[str, Any]:
    """Return the threatened seat, the chance that it guards, and the mean card of its stash and of this seat's own."""
    to, mean = model.scene.threats[model.outlook.me], model.outlook.mean
    if to is None:
        return {"to": None}
    lose = dollars(mean[model.outlook.me])
    return {"to": to, "chance": percent(model.here[to][GUARD]), "loot": dollars(mean[to]), "lose": lose}


def _guard(model: OpponentModel) -> Mapping[str, Any]:
    """Return the likeliest robber, the chance that it robs, and the mean card of its stash and of this seat's own."""
    me, mean = model.outlook.me, model.outlook.mean
    robbers = [seat for seat, target in enumerate(model.scene.threats) if target == me]
    likeliest = max(robbers, key=lambda seat: model.here[seat][ROB], default=None)
    if likeliest is None:
        return {"by": None, "chance": percent(model.passing(model.scene, model.here, GUARD))}
    robs = percent(model.here[likeliest][ROB])
    return {"by": likeliest, "chance": robs, "loot": dollars(mean[likeliest]), "lose": dollars(mean[me])}


_BY_CARD: Mapping[int, Callable[[OpponentModel], Mapping[str, Any]]] = {
    YES: lambda model: _vote(model, YES),
    NO: lambda model: _vote(model, NO),
    SKIM: _skim,
    ROB: _rob,
    GUARD: _guard,
}


# ---------------------------------------------------------------- the bot


THOUGHTS = 60  # most ways to share, or changes, evaluated for a move without a budget
CHANGES = frozenset({"threaten", "unthreaten", "promo", "payoff", "offer"})
ACTION = {name: action for action, name in enumerate(ACTION_NAMES)}
NEVER = -1e9


@dataclass(frozen=True)
class Manner:
    """Parameters of bargaining. Amounts are in points."""

    changes: int = 4  # most changes in a round
    worthwhile: float = 0.3  # least gain of a change; as much again for every change already made
    doubt: float = 1.0  # how much better another card must be to replace the chosen one
    profit: float = 0.05  # least gain of an exchange
    margin: float = 0.05  # additional gain of an exchange to offer, as the other seat may judge it differently
    haggling: float = 0.5  # how often it looks for an exchange to offer


@dataclass(frozen=True)
class Shrewd:
    """A bot that values every option by how the others are likely to respond, without fixed rules.

    `error`: standard deviation, in points, of its error about the value of a share, card, change or exchange.
    """

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    manner: Manner = field(default_factory=Manner)
    daring: float = 0.3  # temperature: an option this many points worse is 1/e times as likely
    error: float = 0.0

    def choose(self, turn: Turn) -> ChosenMove:
        """Share, answer an offer, change something, choose a card, or be ready."""
        if len(turn.moves) == 1:
            return ChosenMove(turn.moves[0], {"only": True}, Rationale("only"))
        outlook = Outlook(turn.sampled_state, turn.seat)
        model = OpponentModel(outlook, self.character)
        offered = self._answer(turn, model)
        if offered is not None:
            return offered
        if outlook.s.phase == SHARE and not any(move.kind == "give" for move in turn.moves):
            return self._bribe(turn, model)
        if outlook.s.phase == SHARE:
            return self._share(turn, outlook, model)
        if outlook.chosen is not None:
            return self._second_thought(turn, outlook, model)
        return self._change(turn, outlook, model) or self._card(turn, model)

    # ------------------------------------------------------------ the loot

    def _share(self, turn: Turn, outlook: Outlook, model: OpponentModel) -> ChosenMove:
        """Choose a way to share."""
        options = [sharing for _, sharing in zip(turn.simulations(THOUGHTS), sharings(outlook), strict=False)]
        values = self._misjudged(turn, [self._shared(sharing, model) for sharing in options])
        at = drawn(values, self.daring, turn.random)
        shares = list(options[at].worths)
        facts = {"kept": shares[outlook.me], "value": round(values[at], 2), "weighed": len(options), "shares": shares}
        whole = len(turn.weigh) == len(outlook.pot)
        other = self._shared(shared_by(turn.weigh, outlook), model) if whole else None
        return ChosenMove(str(options[at]), facts, why_share(model, options[at]), max(values), other)

    def _shared(self, sharing: Sharing, model: OpponentModel) -> float:
        """Return the value of a way to share, with the best action card for it."""
        scene = replace(model.scene, shares=sharing.worths)
        return max(model.worths(model.outlook.me, scene, model.habits(scene, self.character.depth)))

    def _bribe(self, turn: Turn, model: OpponentModel) -> ChosenMove:
        """Offer an exchange while another seat shares; if none is good, withdraw an offer or play a random move."""
        idle = [move for move in turn.moves if move.kind == "withdraw"] or turn.moves
        return self._offer(turn, model) or ChosenMove(turn.random.choice(idle), {"idle": True}, Rationale("idle"))

    # ------------------------------------------------------------ bargaining

    def _answer(self, turn: Turn, model: OpponentModel) -> ChosenMove | None:
        """Accept the first offer if it pays, otherwise decline it; None if there is no offer."""
        moves = {str(move): move for move in turn.moves}
        outlook = model.outlook
        for offer in outlook.offers():
            maker, market = offer.maker, Market(model)
            gets, gives = market.sides(offer)
            (profit,) = self._misjudged(turn, [market.gain(outlook.me, maker, gets, gives)])
            analysis = {"maker": maker, "profit": round(profit, 2)}
            reason = why_offer(market, maker, gets, gives, self.manner.profit)
            if profit >= self.manner.profit and f"accept {maker}" in moves:
                picked = [SHORT_NAMES[card] for card in choices(outlook, offer)]
                whole = " ".join([f"accept {maker}:", *picked]) if picked else moves[f"accept {maker}"]
                return ChosenMove(whole, analysis, reason)
            return ChosenMove(moves[f"decline {maker}"], analysis, reason)
        return None

    def _change(self, turn: Turn, outlook: Outlook, model: OpponentModel) -> ChosenMove | None:
        """Make the change with the greatest gain if it is worthwhile; otherwise sometimes offer an exchange."""
        made = outlook.s.made[outlook.me]
        kinds = {move.kind for move in turn.moves}
        if made >= self.manner.changes or not kinds & CHANGES:
            return None
        now = max(model.prospects)
        best, gain = None, self.manner.worthwhile * (1 + made)
        for _, change in zip(turn.simulations(THOUGHTS), changes(outlook, model, turn.moves), strict=False):
            (more,) = self._misjudged(turn, [max(model.prospects_after(change.scene, change.affects)) - now])
            if more > gain:
                best, gain = change, more
        if best is not None:
            analysis = {"value": round(now + gain, 2), "gain": round(gain, 2)}
            return ChosenMove(best.move, analysis, why_change(model, best, gain), now + gain, self._other(turn, model))
        return self._offer(turn, model) if "offer" in kinds else None

    def _offer(self, turn: Turn, model: OpponentModel) -> ChosenMove | None:
        """Sometimes offer the exchange whose lesser gain is greatest; None if there is none to offer."""
        if turn.random.random() >= self.manner.haggling:
            return None
        market = Market(model)
        found = list(market.good_for_both(self.manner.profit + self.manner.margin))
        if not found:
            return None
        best = max(found, key=lambda one: min(one.mine, one.theirs))
        analysis = {"mine": round(best.mine, 2), "theirs": round(best.theirs, 2)}
        return ChosenMove(str(best), analysis, why_exchange(market, best))

    # ------------------------------------------------------------ action cards

    def _card(self, turn: Turn, model: OpponentModel) -> ChosenMove:
        """Choose an action card; in turns, first end the bargaining with `done`."""
        options = [move for move in turn.moves if move.kind == "choose"]
        if not options:
            return ChosenMove(
                next(move for move in turn.moves if move.kind == "done"), {"done": True}, Rationale("done")
            )
        values = self._misjudged(turn, [model.prospects[ACTION[move.args["action"]]] for move in options])
        move = options[drawn(values, self.daring, turn.random)]
        reason = why_card(model, ACTION[move.args["action"]])
        return ChosenMove(move, analysis_of(model), reason, max(values), self._other(turn, model))

    def _second_thought(self, turn: Turn, outlook: Outlook, model: OpponentModel) -> ChosenMove:
        """Change the card if another has become much better, otherwise be ready."""
        values = model.prospects
        doubt = self.manner.doubt * (1 + outlook.s.made[outlook.me] / self.manner.changes)
        best = max(turn.moves, key=lambda move: values[ACTION[move.args["action"]]] if move.kind == "choose" else NEVER)
        chosen = outlook.chosen or 0
        better = best.kind == "choose" and values[ACTION[best.args["action"]]] > values[chosen] + doubt
        move = best if better else next(move for move in turn.moves if move.kind == "ready")
        reason = why_card(model, ACTION[best.args["action"]]) if better else why_ready(model, chosen)
        value = values[ACTION[best.args["action"]]] if better else values[chosen]
        return ChosenMove(move, analysis_of(model), reason, value, self._other(turn, model))

    def _misjudged(self, turn: Turn, values: Sequence[float]) -> list[float]:
        return misjudged(values, self.error, turn.random)

    @staticmethod
    def _other(turn: Turn, model: OpponentModel) -> float | None:
        """Return the value of the turn's move to weigh: a card, ready or done, or a change; None if unknown."""
        if len(turn.weigh) != 1:
            return None
        (move,), outlook = turn.weigh, model.outlook
        if move.kind == "choose":
            return model.prospects[ACTION[move.args["action"]]]
        if move.kind in {"ready", "done"}:
            return max(model.prospects) if outlook.chosen is None else model.prospects[outlook.chosen]
        found = next((one for one in changes(outlook, model, (move,)) if one.move == str(move)), None)
        return None if found is None else max(model.prospects_after(found.scene, found.affects))


def shared_by(steps: Sequence[Move], outlook: Outlook) -> Sharing:
    """Return the sharing that results from these steps, each of which gives away the next card in the middle."""
    cards: list[tuple[int, ...]] = [()] * outlook.players
    for card, step in zip(outlook.pot, steps, strict=True):
        cards[step.args["to"]] += (card,)
    return Sharing(tuple(cards))


def analysis_of(model: OpponentModel) -> dict[str, Any]:
    """Return the value of each card, and the chances of the others' votes."""
    cards = {name: round(worth, 2) for name, worth in zip(ACTION_NAMES, model.prospects, strict=True)}
    return {"cards": cards, "chances": model.chances}
