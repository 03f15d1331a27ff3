"""Opponent modelling: what each seat is likely to do in step 4, and the value of every action card to it.

The model assumes that a seat values its action cards given the others' habits, and chooses with noise: a better card is
likelier. Values are points relative to the others', with more weight on the leaders: a vote decides the shares and the
next boss, a skim brings a card, a rob or a guard takes one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp

from rascals.bots.goodcritters.outlook import USUAL, Outlook, Stake, worth
from rascals.games.goodcritters.components import (
    ACTION_NAMES,
    DOUBLE_BOTTOM,
    GUARD,
    LOOKOUT,
    MEGAPHONE,
    NO,
    ROB,
    SKELETON_KEY,
    SKIM,
    YES,
)
from rascals.games.goodcritters.rounds import must_go

CARDS = range(len(ACTION_NAMES))

Habits = Sequence[Sequence[float]]  # probabilities by seat and action card


@dataclass(frozen=True)
class Character:
    """Parameters of the opponent model. Amounts are in points."""

    noise: float = 0.6  # temperature of the others' choices: a card this much worse is 1/e times as likely
    wild: float = 0.2  # how often another seat chooses uniformly at random
    envy: float = 0.5  # the total weight of the others' gains, relative to one's own
    calm: float = 15.0  # a seat this far behind the leader has 1/e of the leader's weight as a rival
    rule: float = 0.3  # the fraction of a round's loot that a boss keeps beyond another's share
    again: float = 0.2  # the same when the loot is shared again, which may fail too
    reign: float = 1.0  # how many rounds beyond the next a new boss is expected to last
    menace: float = 0.5  # value of rob, in mean cards, to a seat that can still make a threat
    depth: int = 2  # number of rounds in which the seats respond to each other's habits
    intent: float = 1.0  # extra value to another of carrying out its threat
    word: float = 0.3  # the same for the bot itself
    raids: float = 0.25  # how many cards a seat loses to robs and guards in a later round


@dataclass(frozen=True, slots=True)
class OpponentScene:
    """What bargaining can still change: values by seat, and the payoffs on the table."""

    shares: tuple[float, ...]
    threats: tuple[int | None, ...]
    stakes: tuple[Stake, ...]
    active: tuple[frozenset[int], ...]


class OpponentModel:
    """The seats at the table as one of them judges them."""

    def __init__(self, outlook: Outlook, character: Character) -> None:
        self.outlook = outlook
        self.character = character
        self.place = {seat: place for place, seat in enumerate(outlook.order)}
        self.rivals = [self._rivals(seat) for seat in range(outlook.players)]

    def _rivals(self, seat: int) -> list[float]:
        """Return the weight of each other seat's points relative to this seat's."""
        wealth = self.outlook.wealth
        best = max(wealth)
        weights = [
            0.0 if other == seat else exp((has - best) / self.character.calm) for other, has in enumerate(wealth)
        ]
        return [self.character.envy * weight / sum(weights) for weight in weights]

    # ------------------------------------------------------------ the results of a vote

    @cached_property
    def scene(self) -> OpponentScene:
        """The current scene."""
        return OpponentScene(self.outlook.shares, self.outlook.threats, self.outlook.stakes, self.outlook.active)

    @cached_property
    def usual_round(self) -> float:
        """The expected worth of a fresh round's loot."""
        return USUAL * (self.outlook.players + self.outlook.s.more_loot)

    @cached_property
    def reign(self) -> float:
        """The value of being boss in a fresh round and the rounds after it."""
        lives = 1 - self.outlook.danger(self.outlook.players + self.outlook.s.more_loot)
        return lives * self.character.rule * self.usual_round * (1 + self.character.reign * lives)

    @cached_property
    def retry(self) -> float:
        """The value of being the boss who shares this round's loot again."""
        outlook = self.outlook
        lives = 1 - outlook.danger(outlook.s.added_loot)
        pot = worth(outlook.pot) + outlook.s.added_loot * USUAL
        return lives * (
            self.character.again * pot + self.character.rule * self.character.reign * self.usual_round * lives
        )

    def likes(self, seat: int, boss: int) -> float:
        """Return the weight of a boss's gains for a seat: 1 if it is the boss, negative if a rival is."""
        return 1.0 if seat == boss else -self.rivals[seat][boss]

    def gain(self, seat: int, shares: Sequence[float]) -> float:
        """Return the value to a seat of everybody taking their share."""
        return shares[seat] - sum(rival * share for rival, share in zip(self.rivals[seat], shares, strict=True))

    def _results(self, seat: int, scene: OpponentScene) -> tuple[float, float]:
        """Return the values to a seat of a passed vote and of a tie."""
        outlook = self.outlook
        gain = self.gain(seat, scene.shares)
        tie = gain + self.reign * self.likes(seat, (outlook.s.boss + 1) % outlook.players)
        if must_go(outlook.s):
            return tie + self.likes(seat, outlook.s.boss) * USUAL, tie
        return gain + self.reign * self.likes(seat, outlook.s.boss), tie

    def _failed(self, seat: int, first_no: Sequence[float]) -> float:
        """Return the value to a seat of a failed vote, given each seat's chance of being the first to vote no."""
        total = sum(first_no)
        if self.outlook.last or not total:
            return 0.0
        return self.retry * sum(p * self.likes(seat, boss) for boss, p in enumerate(first_no) if p) / total

    # ------------------------------------------------------------ habits

    def plain_habits(self, scene: OpponentScene) -> list[list[float]]:
        """Return the prior habits: content seats vote yes, threatened ones guard, threatening ones rob."""
        fair = max(sum(scene.shares) / len(scene.shares), 0.1)
        threatened = {target for target in scene.threats if target is not None}
        habits = []
        for seat, share in enumerate(scene.shares):
            content = min(share / fair, 3.0)
            weights = [0.0] * len(CARDS)
            weights[GUARD] = 2.0 if seat in threatened else 0.5
            weights[ROB] = 1.5 if scene.threats[seat] is not None else 0.3
            weights[SKIM] = 1.0
            weights[YES] = 1.5 * content
            weights[NO] = 1.5 / (0.5 + content)
            habits.append([weight / sum(weights) for weight in weights])
        return habits

    def habits(self, scene: OpponentScene, depth: int) -> list[list[float]]:
        """Return the habits after `depth` rounds, from the prior ones, in which each seat responds to the others."""
        habits = self.plain_habits(scene)
        for _ in range(depth):
            for seat in self.outlook.order:
                habits[seat] = self._moved(habits[seat], self.worths(seat, scene, habits))
        return habits

    def _moved(self, before: Sequence[float], worths: Sequence[float]) -> list[float]:
        """Return the mean of a seat's habits and of its noisy response by the values of its cards."""
        return [(old + new) / 2 for old, new in zip(before, self._noisy(worths), strict=True)]

    @cached_property
    def here(self) -> list[list[float]]:
        """The habits in the current scene."""
        return self.habits(self.scene, self.character.depth)

    @cached_property
    def prospects(self) -> list[float]:
        """The value of each action card to this seat in the current scene."""
        return self.worths(self.outlook.me, self.scene, self.here)

    def prospects_after(self, scene: OpponentScene, affects: Iterable[int]) -> list[float]:
        """Return the value of each action card to this seat in another scene, to which the `affects` seats respond."""
        habits = list(self.here)
        for seat in affects:
            habits[seat] = self._moved(habits[seat], self.worths(seat, scene, habits))
        return self.worths(self.outlook.me, scene, habits)

    @cached_property
    def chances(self) -> list[float]:
        """The chances that the others' votes have more no than yes, as many, and more yes."""
        votes = self._votes(self.outlook.me, self.scene, self.here)
        middle = len(votes) // 2
        return [round(sum(part), 3) for part in (votes[:middle], votes[middle : middle + 1], votes[middle + 1 :])]

    def _noisy(self, worths: Sequence[float]) -> list[float]:
        """Return the probabilities with which a seat chooses cards of these values."""
        best, wild = max(worths), self.character.wild
        weights = [exp((worth - best) / self.character.noise) for worth in worths]
        total = sum(weights)
        return [wild / len(weights) + (1 - wild) * weight / total for weight in weights]

    # ------------------------------------------------------------ the values of action cards

    def worths(self, seat: int, scene: OpponentScene, habits: Habits) -> list[float]:
        """Return the value of each action card to a seat, given the others' habits."""
        votes = self._votes(seat, scene, habits)
        passes, tie = self._results(seat, scene)
        fails = self._failed(seat, self.first_no(habits, seat, 0.0))
        by_no = self._failed(seat, self.first_no(habits, seat, 1.0))
        weight = weight_of(scene, seat)
        worths = [expected(votes, 0, passes, tie, fails)] * len(CARDS)
        worths[YES] = expected(votes, weight, passes, tie, fails)
        worths[NO] = expected(votes, -weight, passes, tie, by_no)
        worths[SKIM] += self.first_skim(seat, scene, habits) * USUAL
        self._add_rob(worths, seat, scene, habits)
        self._add_guard(worths, seat, scene, habits)
        self._add_stakes(worths, seat, scene, habits)
        return worths

    def _votes(self, seat: int, scene: OpponentScene, habits: Habits) -> list[float]:
        """Return the chance of each surplus of yes among the others, from the lowest; the middle is no surplus."""
        weights = [(weight_of(scene, other), habit) for other, habit in enumerate(habits) if other != seat]
        span = sum(weight for weight, _ in weights)
        chances = [0.0] * (2 * span + 1)
        chances[span] = 1.0
        reach = 0
        for weight, habit in weights:
            yes, no = habit[YES], habit[NO]
            rest = 1 - yes - no
            before, chances = chances, [0.0] * (2 * span + 1)
            for at in range(span - reach, span + reach + 1):
                chance = before[at]
                if chance:
                    chances[at] += chance * rest
                    chances[at + weight] += chance * yes
                    chances[at - weight] += chance * no
            reach += weight
        return chances

    def passing(self, scene: OpponentScene, habits: Habits, card: int) -> float:
        """Return the chance that the vote passes if this seat plays an action card."""
        votes = self._votes(self.outlook.me, scene, habits)
        weight = weight_of(scene, self.outlook.me)
        return sum(votes[len(votes) // 2 + 1 - {YES: weight, NO: -weight}.get(card, 0) :])

    def first_no(self, habits: Habits, seat: int, own: float) -> list[float]:
        """Return each seat's chance of being the first after the boss to vote no; `own`: that `seat` does."""
        order = self.outlook.order
        left, chances = 1.0, [0.0] * len(order)
        for other in (*order[1:], order[0]):
            no = own if other == seat else habits[other][NO]
            chances[other] = left * no
            left *= 1 - no
        return chances

    def first_skim(self, seat: int, scene: OpponentScene, habits: Habits) -> float:
        """Return the chance that a seat's skim brings a card: that nobody before it skims."""
        first = 1.0
        if DOUBLE_BOTTOM not in scene.active[seat]:
            for other in self.outlook.order[: self.place[seat]]:
                first *= 1 - habits[other][SKIM]
        return first

    def _add_rob(self, worths: list[float], seat: int, scene: OpponentScene, habits: Habits) -> None:
        """Add the value of a rob, which takes a card from the threatened seat or loses one to its guard."""
        target, mean = scene.threats[seat], self.outlook.mean
        if target is None:
            if self.outlook.may_threaten(seat):
                worths[ROB] += self.character.menace * USUAL
            return
        both = 1 + self.rivals[seat][target]
        guarded = 0.0 if SKELETON_KEY in scene.active[seat] else habits[target][GUARD]
        loses = guarded * mean[seat]
        takes = 0.0 if LOOKOUT in scene.active[target] else (1 - guarded) * mean[target]
        resolve = self.character.word if seat == self.outlook.me else self.character.intent
        worths[ROB] += both * (takes - loses) + resolve

    def _add_guard(self, worths: list[float], seat: int, scene: OpponentScene, habits: Habits) -> None:
        """Add the value of a guard, which takes a robber's card; with any other card the seat loses one itself."""
        mean = self.outlook.mean
        for robber, target in enumerate(scene.threats):
            if target != seat:
                continue
            comes = habits[robber][ROB] * (1 + self.rivals[seat][robber])
            loss = 0.0 if LOOKOUT in scene.active[seat] else comes * mean[seat]
            if SKELETON_KEY not in scene.active[robber]:
                worths[GUARD] += comes * mean[robber] + loss
            for card in CARDS:
                worths[card] -= loss

    def _add_stakes(self, worths: list[float], seat: int, scene: OpponentScene, habits: Habits) -> None:
        """Add the payoffs: a target that votes as a payoff says wins it, and its giver loses as much."""
        for stake in scene.stakes:
            if stake.to == seat:
                worths[stake.side] += stake.worth * (1 + self.rivals[seat][stake.giver])
            elif stake.giver == seat:
                paid = stake.worth * (1 + self.rivals[seat][stake.to]) * habits[stake.to][stake.side]
                for card in CARDS:
                    worths[card] -= paid


def weight_of(scene: OpponentScene, seat: int) -> int:
    """Return how many times a seat's vote counts. [G-45]"""
    return 2 if MEGAPHONE in scene.active[seat] else 1


def expected(votes: Sequence[float], own: int, passes: float, tie: float, fails: float) -> float:
    """Return the expected value of the vote, given the chances of the others' surplus and the seat's own vote."""
    tied = len(votes) // 2 - own
    even = votes[tied] if 0 <= tied < len(votes) else 0.0
    below = sum(votes[: max(tied, 0)])
    return below * fails + even * tie + (1 - below - even) * passes
