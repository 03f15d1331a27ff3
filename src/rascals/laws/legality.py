"""Laws of legality: somebody can move until the end; what is not legal is refused, with a reason in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from rascals.core import dialect, rules
from rascals.core.definition import GameDefinition
from rascals.core.errors import Refusal
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.laws.playing import NAMES, states, whole_move
from rascals.words import Words, languages

# Refusals of a malformed move cite no clause: its form is no rule of the game.
FORM = {"no-action", "not-legal", "unfinished"}


def is_in_the_dialect(game: Game, _depth: int = 1, /) -> None:
    """Everything that the rules call is in the dialect, so that it can be compiled."""
    wrong = _faults(game.definition)
    assert not wrong, "not in the dialect:\n" + "\n".join(map(str, wrong))


@lru_cache  # whatever the number of players and the options, the rules are the same
def _faults(definition: GameDefinition) -> list[dialect.DialectFault]:
    return [fault for rule in dialect.rules_of(definition) for fault in dialect.faults(rule)]


def ends_with_a_winner(game: Game, depth: int = 1, /) -> None:
    """Somebody is awaited until the end; then, and only then, there are scores, winners and a reason."""
    for match in states(game, depth):
        assert match.over == (match.acting == ())
        assert bool(match.winners) == match.over, "a finished game has a winner, an unfinished one none"
        assert (match.scores is None, match.end_reason is None) == (not match.over, not match.over)
    for seed in range(depth):
        s = game.new_state(seed)
        rules.setup(s)
        assert rules.playout(s, [1, 2, 3, seed + 4], [0] * game.definition.actions) > 0, "a playout makes no move"
        assert rules.acting(s) == 0


def refuses_what_is_not_legal(game: Game, depth: int = 1, /) -> None:
    """A move is refused if and only if it is not legal, at its beginning and after each of its steps."""
    for match, seat, draft, offered in _moments(game, depth):
        if not draft:
            assert bool(offered) == (seat in match.acting), f"seat {seat} is awaited and has no move, or the reverse"
    wrong = _trials(game, depth).wrong
    assert not wrong, wrong[0]


def refusals_are_explained(game: Game, depth: int = 1, /) -> None:
    """Every refusal names a clause that RULES.md has, and says why in every language."""
    clauses = files(game.definition.package).joinpath("RULES.md").read_text(encoding="utf-8")
    trials = _trials(game, depth)
    assert not trials.without_clause, f"{trials.without_clause[0]} names no clause: does `explain` cover every case?"
    for refusal in trials.by_reason.values():
        assert refusal.clause is None or f"**{refusal.clause}**" in clauses, f"RULES.md has no clause {refusal.clause}"
        for language in languages():
            assert Words(language).refusal(game.name, refusal, NAMES), refusal


class _Trials(NamedTuple):
    """The result of trying every action: those wrongly refused or accepted, and one refusal for each reason."""

    wrong: list[str]
    without_clause: list[Refusal]
    by_reason: dict[str, Refusal]


@lru_cache(maxsize=1)  # two laws judge the same trials
def _trials(game: Game, depth: int) -> _Trials:
    """Try every action in every state looked at."""
    found = _Trials([], [], {})
    for match, seat, draft, offered in _moments(game, depth):
        for move, refusal in _tried(match, seat, draft, offered):
            is_offered, is_played = move.action in offered, refusal is None or refusal.reason == "unfinished"
            if is_played and not is_offered:
                found.wrong.append(f"{move} after {draft} is played though `legal` does not offer it")
            if is_offered and not is_played:
                found.wrong.append(f"{move} after {draft} is offered and refused: {refusal}")
            if refusal is not None:
                found.by_reason[refusal.reason] = refusal
                formal = refusal.reason in FORM and (draft or is_offered or move.action < 0)
                if refusal.clause is None and not formal:
                    found.without_clause.append(refusal)
    return found


def _moments(game: Game, depth: int) -> Iterator[tuple[Match, int, list[Move], set[int]]]:
    """Yield matches, each with a seat, the steps of a move it has begun, and the actions it is offered next."""
    rng = random.Random(3)
    for match in states(game, depth):
        for seat in game.seats:
            yield match, seat, [], {move.action for move in match.legal(seat)}
        for seat in match.acting[:1]:
            whole = whole_move(match, seat, rng)
            for size in range(1, len(whole)):
                moves, complete = match.preview(seat, whole[:size])
                assert not complete, f"{whole[size]} follows a move that is complete"
                yield match, seat, whole[:size], {move.action for move in moves}


def _tried(match: Match, seat: int, draft: list[Move], offered: set[int]) -> Iterator[tuple[Move, Refusal | None]]:
    """Yield every action, and -1, each with why it cannot continue a draft, if it cannot."""
    for action in sorted({*range(-1, match.game.definition.actions), *offered}):
        move = match.game.definition.verbs.move(action) if action >= 0 else Move(action, "action -1", "any")
        yield move, match.why_not(seat, [*draft, move])


def only_steps_leave_a_move_unfinished(game: Game, depth: int = 1, /) -> None:
    """An action that is no step of a composite is a whole move, wherever it is played."""
    for match in states(game, depth):
        for seat in match.acting:
            for move in match.legal(seat):
                if move.action not in game.definition.verbs.steps:
                    s = match.state
                    rules.apply(s, seat, move.action)
                    assert not game.definition.unfinished(s), f"{move} counts as whole, but more of it must follow"


def notation_reads_back(game: Game, depth: int = 1, /) -> None:
    """The notation of each legal move reads back as itself; no two share one; actions ascend."""
    for match in states(game, depth):
        for seat in match.acting:
            moves = match.legal(seat)
            for move in moves:
                read = game.definition.verbs.parse(str(move))
                assert read == move, f"{str(move)!r} of action {move.action} reads as action {read and read.action}"
            assert [move.action for move in moves] == sorted({move.action for move in moves}), "actions do not ascend"
