"""The shrewd player of GoodCritters: buys majorities, sells its vote, threatens where it pays, and is soon ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Any

from rascals.bots.goodcritters import reasons
from rascals.bots.goodcritters.deals import balance, changes, choices, demands
from rascals.bots.goodcritters.minds import Character, Minds
from rascals.bots.goodcritters.outlook import Outlook
from rascals.bots.goodcritters.shares import Sharing, sharings
from rascals.bots.interface import Choice, Question, Reason
from rascals.core.moves import Move
from rascals.games.goodcritters.box import ACTION_NAMES
from rascals.games.goodcritters.notation import SHORT_NAMES

THOUGHTS = 60  # ways to share, or changes, weighed at one time, where no budget says otherwise
CHANGES = frozenset({"threaten", "unthreaten", "promo", "payoff", "offer"})
ACTION = {name: action for action, name in enumerate(ACTION_NAMES)}
NEVER = -1e9


@dataclass(frozen=True)
class Manner:
    """How it bargains. Amounts are in points."""

    changes: int = 4  # made in a round of its own accord
    worthwhile: float = 0.3  # what a change must bring; with every change made as much again
    doubt: float = 1.0  # by how much another card must be better for it to change its mind
    profit: float = 0.25  # what an exchange must bring
    cheek: int = 2  # the most it asks above what it gives
    haggling: float = 0.3  # how often it asks for an exchange


@dataclass(frozen=True)
class Shrewd:
    """Weighs everything by what it makes the others do and what that brings; never by a fixed rule."""

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    manner: Manner = field(default_factory=Manner)
    daring: float = 0.3  # points by which a worse choice may be made now and then

    def choose(self, question: Question) -> Choice:
        """Share, answer an offer, change something, choose a card, or be ready."""
        if len(question.moves) == 1:
            return Choice(question.moves[0], {"only": True}, Reason("only"))
        outlook = Outlook(question.world, question.seat)
        minds = Minds(outlook, self.character)
        if outlook.sharing:
            return self._share(question, outlook, minds)
        offered = self._answer(question, outlook)
        if offered is not None:
            return offered
        if outlook.chosen is not None:
            return self._second_thought(question, outlook, minds)
        return self._change(question, outlook, minds) or self._card(question, minds)

    # ------------------------------------------------------------ the loot

    def _share(self, question: Question, outlook: Outlook, minds: Minds) -> Choice:
        """Weigh who might be bought and for how much."""
        options = [sharing for _, sharing in zip(question.simulations(THOUGHTS), sharings(outlook), strict=False)]
        values = [self._shared(sharing, minds) for sharing in options]
        at = drawn(question, values, self.daring)
        shares = list(options[at].worths)
        told = {"kept": shares[outlook.me], "value": round(values[at], 2), "weighed": len(options), "shares": shares}
        whole = len(question.weigh) == len(outlook.pot)
        other = self._shared(shared_by(question.weigh, outlook), minds) if whole else None
        return Choice(str(options[at]), told, reasons.sharing(minds, options[at]), max(values), other)

    def _shared(self, sharing: Sharing, minds: Minds) -> float:
        """Return what a way to share is worth with the best action card for it."""
        scene = replace(minds.scene, shares=sharing.worths)
        return max(minds.worths(minds.outlook.me, scene, minds.habits(scene, self.character.depth)))

    # ------------------------------------------------------------ bargaining

    def _answer(self, question: Question, outlook: Outlook) -> Choice | None:
        """Accept an offer that pays, decline another; None where there is none."""
        moves = {str(move): move for move in question.moves}
        for offer in outlook.offers():
            profit, maker = balance(outlook, offer), offer.maker
            told = {"maker": maker, "profit": round(profit, 2)}
            because = reasons.offer(maker, profit, accepted=profit >= self.manner.profit)
            if profit >= self.manner.profit and f"accept {maker}" in moves:
                picked = [SHORT_NAMES[card] for card in choices(outlook, offer)]
                whole = " ".join([f"accept {maker}:", *picked]) if picked else moves[f"accept {maker}"]
                return Choice(whole, told, because)
            return Choice(moves[f"decline {maker}"], told, because)
        return None

    def _change(self, question: Question, outlook: Outlook, minds: Minds) -> Choice | None:
        """Make the change that brings most, if that is worthwhile; now and then ask for an exchange."""
        made = outlook.changes
        kinds = {move.kind for move in question.moves}
        if made >= self.manner.changes or not kinds & CHANGES:
            return None
        now = max(minds.prospects)
        best, gain = None, self.manner.worthwhile * (1 + made)
        for _, change in zip(question.simulations(THOUGHTS), changes(outlook, minds, question.moves), strict=False):
            more = max(minds.prospects_after(change.scene, change.affects)) - now
            if more > gain:
                best, gain = change, more
        if best is not None:
            told = {"value": round(now + gain, 2), "gain": round(gain, 2)}
            return Choice(best.move, told, reasons.change(best, gain), now + gain, self._other(question, minds))
        return self._demand(question, outlook) if "offer" in kinds else None

    def _demand(self, question: Question, outlook: Outlook) -> Choice | None:
        """Ask somebody for an exchange that would pay."""
        chance = question.random
        cheek = chance.randint(1, self.manner.cheek)
        options = list(demands(outlook, cheek)) if chance.random() < self.manner.haggling else []
        return Choice(chance.choice(options), {"asks": cheek}, reasons.demand(cheek)) if options else None

    # ------------------------------------------------------------ action cards

    def _card(self, question: Question, minds: Minds) -> Choice:
        """Choose an action card; before, in turns, say that there is nothing more to bargain."""
        options = [move for move in question.moves if move.kind == "choose"]
        if not options:
            return Choice(next(move for move in question.moves if move.kind == "done"), {"done": True}, Reason("done"))
        values = [minds.prospects[ACTION[move.args["action"]]] for move in options]
        move = options[drawn(question, values, self.daring)]
        because = reasons.card(minds, ACTION[move.args["action"]])
        return Choice(move, told_of(minds), because, max(values), self._other(question, minds))

    def _second_thought(self, question: Question, outlook: Outlook, minds: Minds) -> Choice:
        """Change the card where another has become much better; else be ready."""
        values = minds.prospects
        doubt = self.manner.doubt * (1 + outlook.changes / self.manner.changes)
        best = max(
            question.moves, key=lambda move: values[ACTION[move.args["action"]]] if move.kind == "choose" else NEVER
        )
        chosen = outlook.chosen or 0
        better = best.kind == "choose" and values[ACTION[best.args["action"]]] > values[chosen] + doubt
        move = best if better else next(move for move in question.moves if move.kind == "ready")
        because = reasons.card(minds, ACTION[best.args["action"]]) if better else reasons.ready(minds, chosen)
        value = values[ACTION[best.args["action"]]] if better else values[chosen]
        return Choice(move, told_of(minds), because, value, self._other(question, minds))

    @staticmethod
    def _other(question: Question, minds: Minds) -> float | None:
        """Return what the question's other move is worth: another card, to leave it at what is chosen, or a change."""
        if len(question.weigh) != 1:
            return None
        (move,), outlook = question.weigh, minds.outlook
        if move.kind == "choose":
            return minds.prospects[ACTION[move.args["action"]]]
        if move.kind in {"ready", "done"}:
            return max(minds.prospects) if outlook.chosen is None else minds.prospects[outlook.chosen]
        found = next((one for one in changes(outlook, minds, (move,)) if one.move == str(move)), None)
        return None if found is None else max(minds.prospects_after(found.scene, found.affects))


def shared_by(steps: Sequence[Move], outlook: Outlook) -> Sharing:
    """Return whose each card of the middle is after these steps, each of which gives the next one."""
    cards: list[tuple[int, ...]] = [()] * outlook.players
    for card, step in zip(outlook.pot, steps, strict=True):
        cards[step.args["to"]] += (card,)
    return Sharing(tuple(cards))


def told_of(minds: Minds) -> dict[str, Any]:
    """Return what each card seems worth, and how the vote may go without one's own."""
    cards = {name: round(worth, 2) for name, worth in zip(ACTION_NAMES, minds.prospects, strict=True)}
    return {"cards": cards, "chances": minds.chances}


def drawn(question: Question, values: Sequence[float], freedom: float) -> int:
    """Draw a place: of two, one that is worth `freedom` more is e times as likely."""
    best = max(values)
    weights = [exp((value - best) / freedom) for value in values]
    return question.random.choices(range(len(values)), weights)[0]
