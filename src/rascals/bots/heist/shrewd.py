"""The shrewd player of Critter Heist: it tries each of its moves in worlds dealt anew and looks where it leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rascals.bots.heist.outlook import LIKINGS, Character, outlook
from rascals.bots.interface import Choice, Question
from rascals.core import rules
from rascals.core.box import Box
from rascals.core.moves import Move
from rascals.core.record import Row
from rascals.games.heist.box import V5
from rascals.games.heist.moves import DISCARD, KEEP
from rascals.games.heist.state import HIRE, State

WORLDS = 2  # dealt for a choice, where no budget says otherwise
ENDINGS = 24  # ways to go on that are looked at, of a move that is only begun
REST = 0.001  # by which moves that come to the same are told apart: the first is taken


@dataclass(frozen=True)
class Shrewd:
    """Goes where loot, weighed against the way, suspicion and the others' prospects, is best."""

    name: str = "shrewd"
    character: Character = field(default_factory=Character)
    worlds: int = WORLDS

    def choose(self, question: Question) -> Choice:
        """Return the move that leads furthest."""
        moves = question.moves
        if len(moves) == 1:
            return Choice(moves[0], {"only": True})
        if question.world.phase == HIRE and moves[0].kind in {"keep", "discard"}:
            return Choice(self._hired(question))
        sums = [0.0] * len(moves)
        count = 0
        for _ in question.simulations(self.worlds):
            s = question.deal()
            chance = [question.random.getrandbits(32) for _ in range(4)]
            for at, move in enumerate(moves):
                sums[at] += self._value(question, s, chance, move)
            count += 1
        best = max(range(len(moves)), key=lambda at: sums[at] - at * REST)
        options = [{"move": str(m), "value": round(v / count, 2)} for m, v in zip(moves, sums, strict=True)]
        return Choice(moves[best], {"options": options})

    def _value(self, question: Question, s: State, chance: Row, move: Move) -> float:
        """Return what a move is worth in a world: the best that its further steps can make of it."""
        twin = s.copy()
        twin.chance[:] = chance
        rules.apply(twin, question.seat, move.action)
        return max(self._judged(one, question.seat) for one in whole(question.game.box, twin, question.seat))

    def _judged(self, s: State, seat: int) -> float:
        return outlook(s, seat, self.character)

    @staticmethod
    def _hired(question: Question) -> Move:
        """Keep the critters that are liked best, named in their order, then lay down the others."""
        s: State = question.world
        keeps = {move.action - KEEP: move for move in question.moves if KEEP <= move.action < DISCARD}
        if not keeps:
            return question.moves[0]
        if s.edition == V5:
            return keeps[max(keeps, key=LIKINGS.__getitem__)]
        counts = list(s.pack[question.seat])
        for action in s.begun[: s.steps]:
            counts[action - KEEP] -= 1
        cards = [critter for critter, count in enumerate(counts) for _ in range(count)]
        wanted = sorted(cards, key=LIKINGS.__getitem__, reverse=True)[: s.hired - s.steps]
        return keeps.get(min(wanted), question.moves[0])


def whole(box: Box, s: State, seat: int) -> Iterator[State]:
    """Yield the records that a move which may be unfinished leads to, not too many of them."""
    waiting: list[State] = [s]
    found = 0
    while waiting and found < ENDINGS:
        one = waiting.pop()
        if not box.unfinished(one):
            found += 1
            yield one
            continue
        row = [0] * box.actions
        for action in spread(row[: rules.legal(one, seat, row)]):
            twin = one.copy()
            rules.apply(twin, seat, action)
            waiting.append(twin)


def spread(actions: Sequence[int]) -> Sequence[int]:
    """Return some of very many actions, from all over."""
    step = max(1, len(actions) // 8)
    return actions[::step]
