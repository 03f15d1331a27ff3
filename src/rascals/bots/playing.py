"""Asking bots for whole moves, and letting them play until the game is over.

A composite move is chosen step by step: each turn contains the draft so far and the moves that may follow. `deciding`
is this loop, a generator that yields turns and receives choices, so the caller can get a choice from anywhere. `decide`
drives it with a local bot; a server sends each turn to another process and continues when the choice arrives:

    steps = deciding(match.copy(), seat, chance)
    turn = next(steps)
    try:
        while True:
            turn = steps.send(ChosenMove(await answer_to(turn)))
    except StopIteration as whole:
        move = whole.value.move     # for match.play; by then the match may have moved on
    except IllegalMove:
        ...                         # the bot is at fault: decide(bot("random"), match, seat, chance) moves for it
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import replace

from rascals.bots.interface import UNLIMITED, Bot, Budget, ChosenMove, Knowledge, Turn, never
from rascals.bots.registry import checked
from rascals.bots.specs import from_spec
from rascals.core.arguments import function, integer, of_type, sequence, wrong_type
from rascals.core.chance import Seed
from rascals.core.errors import BadOption, BadType, IllegalMove
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move


def play(
    game: Game,
    bots: Sequence[str | Bot],
    *,
    seed: Seed | None = None,
    on_move: Callable[[Match], None] | None = None,
) -> Match:
    """Let bots play a whole match, one for each seat, given as specs or bots; return the finished match.

    A spec is that of `rascals.bots.bot`, or `module:Class`, which is imported: never pass on specs that others wrote.
    Equal seeds give equal games if no bot's budget is in seconds. `on_move` is called with the match after every move.
    If several seats have to act at once, each makes one move, clockwise from the seat after the last mover; seats that
    need not move are not asked.
    """
    of_type("game", game, Game)
    if on_move is not None:
        function("on_move", on_move)
    seated = _seated(game, bots)
    return play_on(game.new(seed, names=[one.name for one in seated]), seated, on_move)


def play_on(match: Match, seated: Sequence[Bot], on_move: Callable[[Match], None] | None = None) -> Match:
    """Let bots, one for each seat, play a match to its end, as `play` does; return it."""
    chances = [chance_of(match, seat) for seat in match.game.seats]
    last = match.game.players - 1
    while match.acting:
        last = next_awaited(match, last)
        match.play(last, decide(seated[last], match, last, chances[last]).move)
        if on_move is not None:
            on_move(match)
    return match


def next_awaited(match: Match, last: int) -> int:
    """Return the first seat that has to act, clockwise after seat `last`; `last` itself comes last."""
    return min(match.needed, key=lambda seat: (seat - last - 1) % match.game.players)


def decide(
    bot: Bot,
    match: Match,
    seat: int,
    chance: random.Random,
    *,
    budget: Budget = UNLIMITED,
    cancelled: Callable[[], bool] = never,
    weigh: Sequence[Move] = (),
) -> ChosenMove:
    """Ask a bot for a whole move and return it, ready for `match.play`; the match does not change.

    Each step may use the whole `budget`. IllegalMove if the bot's answer is not a legal move. `weigh`: see
    `deciding`.
    """
    bot = checked("bot", bot)
    of_type("budget", budget, Budget)
    function("cancelled", cancelled)
    steps = deciding(match, seat, chance, weigh)
    turn = next(steps)
    while True:
        answer: object = bot.choose(replace(turn, budget=budget, cancelled=cancelled))
        if not isinstance(answer, ChosenMove):
            raise BadType(f"the bot {bot.name} must answer with a ChosenMove, not {type(answer).__name__}")
        try:
            turn = steps.send(answer)
        except StopIteration as whole:
            chosen: ChosenMove = whole.value
            return chosen


def deciding(
    match: Match, seat: int, chance: random.Random, weigh: Sequence[Move] = ()
) -> Generator[Turn, ChosenMove, ChosenMove]:
    """Ask for one whole move: yield turns, receive choices, return the whole move as one ChosenMove.

    A choice is one of the turn's moves, or its notation; for a composite move the next turn is then about the next
    step. Or it is the notation of a whole move, which replaces the draft. The returned choice can be played: its `move`
    is a Move, or a notation if the move is composite; its `analysis` is that of the only step, or `{"steps": [...]}`;
    its `reason` is the first one given. IllegalMove for any other choice; the match is read at every step and never
    changed. `weigh`: the steps of a move for the bot to evaluate too, see `Turn`; the result is included if the bot
    answers with a whole move.
    """
    draft: tuple[Move, ...] = ()
    answers: list[ChosenMove] = []
    weighed = tuple(sequence("weigh", weigh, Move))
    while True:
        turn = ask(match, seat, chance, draft)
        if weighed and not draft:
            turn = replace(turn, weigh=weighed)
        chosen = yield turn
        of_type("answer", chosen, ChosenMove)
        answers.append(chosen)
        step = _step(turn, chosen)
        if step is None:
            return _whole(_checked(match, seat, str(chosen.move)), answers)
        draft = (*draft, step)
        if match.preview(seat, draft)[1]:
            return _whole(draft[0] if len(draft) == 1 else "; ".join(map(str, draft)), answers)


def ask(match: Match, seat: int, chance: random.Random, draft: Sequence[Move] = ()) -> Turn:
    """Return the turn for a seat's current decision: what it knows and its moves.

    With the `draft` of a composite move the turn is about its next step. BadOption if the seat need not act.
    """
    of_type("match", match, Match)
    of_type("chance", chance, random.Random)
    seat, draft = integer("seat", seat), sequence("draft", draft)
    if seat not in match.acting:
        raise BadOption.unknown("seat", seat, match.acting)
    moves, _ = match.preview(seat, draft)
    return Turn(match.game, seat, Knowledge(match, seat, chance, draft), moves, chance, draft=tuple(draft))


def chance_of(match: Match, seat: int) -> random.Random:
    """Return a seat's own random generator, derived from the match's seed without revealing it."""
    of_type("match", match, Match)
    seat = integer("seat", seat)
    if seat not in match.game.seats:
        raise BadOption.unknown("seat", seat, match.game.seats)
    return random.Random(f"{match.commitment} {seat}")


def _step(turn: Turn, chosen: ChosenMove) -> Move | None:
    """Return the turn's move that a bot's answer names; None for anything else."""
    return next((move for move in turn.moves if chosen.move in (move, str(move))), None)


def _checked(match: Match, seat: int, text: str) -> str:
    """Return the notation of a whole move that may be played; IllegalMove if it may not."""
    refusal = match.why_not(seat, text)
    if refusal is not None:
        raise IllegalMove(refusal, match.game.name)
    return text


def _whole(move: Move | str, answers: Sequence[ChosenMove]) -> ChosenMove:
    """Return a whole move with the analysis of its steps."""
    if len(answers) == 1:
        return replace(answers[0], move=move)
    reason = next((answer.reason for answer in answers if answer.reason is not None), None)
    return ChosenMove(move, {"steps": [answer.analysis for answer in answers]}, reason)


def _seated(game: Game, bots: Sequence[str | Bot]) -> list[Bot]:
    seated = as_bots(game, bots)
    if len(seated) != game.players:
        count = len(seated)
        raise BadOption(f"{game.players} bots for the seats of {game.name} for {game.players}, not {count}")
    return seated


def as_bots(game: Game, given: str | Bot | Sequence[str | Bot]) -> list[Bot]:
    """Return bots that the owner of the process named for a game, one or several, as specs or bots."""
    listed = [given] if isinstance(given, type | Bot | str) else sequence("bots", given)
    for one in listed:
        if not isinstance(one, type | Bot | str):
            raise wrong_type("bots", "str or Bot", one)
    return [from_spec(one, game.name) if isinstance(one, str) else checked("bots", one) for one in listed]
