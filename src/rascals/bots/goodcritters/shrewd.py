"""The shrewd player of GoodCritters: buys majorities, sells its vote, threatens where it pays, and is soon ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Any

from rascals.bots.goodcritters import reasons
from rascals.bots.goodcritters.deals import changes
from rascals.bots.goodcritters.exchanges import Market, choices
from rascals.bots.goodcritters.opponents import Character, OpponentModel
from rascals.bots.goodcritters.outlook import Outlook
from rascals.bots.goodcritters.shares import Sharing, sharings
from rascals.bots.interface import Choice, Question, Reason
from rascals.bots.temperament import misjudged
from rascals.core.moves import Move
from rascals.games.goodcritters.box import ACTION_NAMES
from rascals.games.goodcritters.notation import SHORT_NAMES

THOUGHTS = 60  # most ways to share, or changes, evaluated for a move, unless a budget is set
CHANGES = frozenset({"threaten", "unthreaten", "promo", "payoff", "offer"})
ACTION = {name: action for action, name in enumerate(ACTION_NAMES)}
NEVER = -1e9


@dataclass(frozen=True)
class Manner:
    """Parameters of bargaining. Amounts are in points."""

    changes: int = 4  # most changes in a round
    worthwhile: float = 0.3  # least gain of a change; as much again for every change already made
    doubt: float = 1.0  # by how much another card must be better to replace the chosen one
    profit: float = 0.05  # least gain of an exchange
    margin: float = 0.05  # additional gain of one to offer, as the other may judge it differently
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

    def choose(self, question: Question) -> Choice:
        """Share, answer an offer, change something, choose a card, or be ready."""
        if len(question.moves) == 1:
            return Choice(question.moves[0], {"only": True}, Reason("only"))
        outlook = Outlook(question.world, question.seat)
        model = OpponentModel(outlook, self.character)
        offered = self._answer(question, model)
        if offered is not None:
            return offered
        if outlook.sharing and not any(move.kind == "give" for move in question.moves):
            return self._bribe(question, model)
        if outlook.sharing:
            return self._share(question, outlook, model)
        if outlook.chosen is not None:
            return self._second_thought(question, outlook, model)
        return self._change(question, outlook, model) or self._card(question, model)

    # ------------------------------------------------------------ the loot

    def _share(self, question: Question, outlook: Outlook, model: OpponentModel) -> Choice:
        """Choose a way to share."""
        options = [sharing for _, sharing in zip(question.simulations(THOUGHTS), sharings(outlook), strict=False)]
        values = self._seems(question, [self._shared(sharing, model) for sharing in options])
        at = drawn(question, values, self.daring)
        shares = list(options[at].worths)
        told = {"kept": shares[outlook.me], "value": round(values[at], 2), "weighed": len(options), "shares": shares}
        whole = len(question.weigh) == len(outlook.pot)
        other = self._shared(shared_by(question.weigh, outlook), model) if whole else None
        return Choice(str(options[at]), told, reasons.sharing(model, options[at]), max(values), other)

    def _shared(self, sharing: Sharing, model: OpponentModel) -> float:
        """Return the value of a way to share, with the best action card for it."""
        scene = replace(model.scene, shares=sharing.worths)
        return max(model.worths(model.outlook.me, scene, model.habits(scene, self.character.depth)))

    def _bribe(self, question: Question, model: OpponentModel) -> Choice:
        """Offer an exchange while another shares; without a good one withdraw an offer, or play a random move."""
        idle = [move for move in question.moves if move.kind == "withdraw"] or question.moves
        return self._offer(question, model) or Choice(question.random.choice(idle), {"idle": True}, reasons.idle())

    # ------------------------------------------------------------ bargaining

    def _answer(self, question: Question, model: OpponentModel) -> Choice | None:
        """Accept the first offer if it pays, else decline it; None if there is no offer."""
        moves = {str(move): move for move in question.moves}
        outlook = model.outlook
        for offer in outlook.offers():
            maker, market = offer.maker, Market(model)
            gets, gives = market.sides(offer)
            (profit,) = self._seems(question, [market.gain(outlook.me, maker, gets, gives)])
            told = {"maker": maker, "profit": round(profit, 2)}
            because = reasons.offer(market, maker, gets, gives, self.manner.profit)
            if profit >= self.manner.profit and f"accept {maker}" in moves:
                picked = [SHORT_NAMES[card] for card in choices(outlook, offer)]
                whole = " ".join([f"accept {maker}:", *picked]) if picked else moves[f"accept {maker}"]
                return Choice(whole, told, because)
            return Choice(moves[f"decline {maker}"], told, because)
        return None

    def _change(self, question: Question, outlook: Outlook, model: OpponentModel) -> Choice | None:
        """Make the change with the greatest gain, if it is worthwhile; else sometimes offer an exchange."""
        made = outlook.changes
        kinds = {move.kind for move in question.moves}
        if made >= self.manner.changes or not kinds & CHANGES:
            return None
        now = max(model.prospects)
        best, gain = None, self.manner.worthwhile * (1 + made)
        for _, change in zip(question.simulations(THOUGHTS), changes(outlook, model, question.moves), strict=False):
            (more,) = self._seems(question, [max(model.prospects_after(change.scene, change.affects)) - now])
            if more > gain:
                best, gain = change, more
        if best is not None:
            told = {"value": round(now + gain, 2), "gain": round(gain, 2)}
            return Choice(best.move, told, reasons.change(model, best, gain), now + gain, self._other(question, model))
        return self._offer(question, model) if "offer" in kinds else None

    def _offer(self, question: Question, model: OpponentModel) -> Choice | None:
        """Sometimes offer the exchange with the greatest gain for the side that gains less; None if there is none."""
        if question.random.random() >= self.manner.haggling:
            return None
        market = Market(model)
        found = list(market.good_for_both(self.manner.profit + self.manner.margin))
        if not found:
            return None
        best = max(found, key=lambda one: min(one.mine, one.theirs))
        told = {"mine": round(best.mine, 2), "theirs": round(best.theirs, 2)}
        return Choice(str(best), told, reasons.exchange(market, best))

    # ------------------------------------------------------------ action cards

    def _card(self, question: Question, model: OpponentModel) -> Choice:
        """Choose an action card; in turns, first end the bargaining with `done`."""
        options = [move for move in question.moves if move.kind == "choose"]
        if not options:
            return Choice(next(move for move in question.moves if move.kind == "done"), {"done": True}, Reason("done"))
        values = self._seems(question, [model.prospects[ACTION[move.args["action"]]] for move in options])
        move = options[drawn(question, values, self.daring)]
        because = reasons.card(model, ACTION[move.args["action"]])
        return Choice(move, told_of(model), because, max(values), self._other(question, model))

    def _second_thought(self, question: Question, outlook: Outlook, model: OpponentModel) -> Choice:
        """Change the card if another has become much better, else be ready."""
        values = model.prospects
        doubt = self.manner.doubt * (1 + outlook.changes / self.manner.changes)
        best = max(
            question.moves, key=lambda move: values[ACTION[move.args["action"]]] if move.kind == "choose" else NEVER
        )
        chosen = outlook.chosen or 0
        better = best.kind == "choose" and values[ACTION[best.args["action"]]] > values[chosen] + doubt
        move = best if better else next(move for move in question.moves if move.kind == "ready")
        because = reasons.card(model, ACTION[best.args["action"]]) if better else reasons.ready(model, chosen)
        value = values[ACTION[best.args["action"]]] if better else values[chosen]
        return Choice(move, told_of(model), because, value, self._other(question, model))

    def _seems(self, question: Question, values: Sequence[float]) -> list[float]:
        return misjudged(values, self.error, question.random)

    @staticmethod
    def _other(question: Question, model: OpponentModel) -> float | None:
        """Return the value of the question's other move: a card, ready or done, or a change; None if unknown."""
        if len(question.weigh) != 1:
            return None
        (move,), outlook = question.weigh, model.outlook
        if move.kind == "choose":
            return model.prospects[ACTION[move.args["action"]]]
        if move.kind in {"ready", "done"}:
            return max(model.prospects) if outlook.chosen is None else model.prospects[outlook.chosen]
        found = next((one for one in changes(outlook, model, (move,)) if one.move == str(move)), None)
        return None if found is None else max(model.prospects_after(found.scene, found.affects))


def shared_by(steps: Sequence[Move], outlook: Outlook) -> Sharing:
    """Return the sharing that these steps make, each of which gives the next card of the middle."""
    cards: list[tuple[int, ...]] = [()] * outlook.players
    for card, step in zip(outlook.pot, steps, strict=True):
        cards[step.args["to"]] += (card,)
    return Sharing(tuple(cards))


def told_of(model: OpponentModel) -> dict[str, Any]:
    """Return the value of each card, and the chances of the others' votes."""
    cards = {name: round(worth, 2) for name, worth in zip(ACTION_NAMES, model.prospects, strict=True)}
    return {"cards": cards, "chances": model.chances}


def drawn(question: Question, values: Sequence[float], freedom: float) -> int:
    """Draw an index: of two, the one with a value `freedom` higher is e times as likely."""
    best = max(values)
    weights = [exp((value - best) / freedom) for value in values]
    return question.random.choices(range(len(values)), weights)[0]
