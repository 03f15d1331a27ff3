"""Bots round a table, until the game is over."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from rascals.bots.interface import Bot, Question
from rascals.bots.registry import bot
from rascals.core.chance import Seed
from rascals.core.errors import BadOption
from rascals.core.game import Game
from rascals.core.match import Match


def play(
    game: Game,
    bots: Sequence[str | Bot],
    *,
    seed: Seed | None = None,
    on_move: Callable[[Match], None] | None = None,
) -> Match:
    """Let bots play a whole match, one a seat, given as specs or bots; return it finished.

    Equal seeds give equal games where no bot's budget is in seconds. `on_move` sees the match after every move.
    Where several seats are awaited at once they answer in order, the lowest first.
    """
    seated = _seated(game, bots)
    match = game.new(seed, names=[one.name for one in seated])
    chances = [chance_of(match, seat) for seat in game.seats]
    while match.acting:
        seat = match.acting[0]
        choice = seated[seat].choose(ask(match, seat, chances[seat]))
        match.play(seat, choice.move)
        if on_move is not None:
            on_move(match)
    return match


def ask(match: Match, seat: int, chance: random.Random) -> Question:
    """Return the question of what a seat does now: its own view and moves, nothing of the match itself."""
    return Question(match.game, seat, match.view(seat), match.legal(seat), chance)


def chance_of(match: Match, seat: int) -> random.Random:
    """Return a seat's own random numbers, which follow from the match's seed and tell nothing of it."""
    return random.Random(f"{match.commitment} {seat}")


def _seated(game: Game, bots: Sequence[str | Bot]) -> list[Bot]:
    if isinstance(bots, str) or len(bots) != game.players:
        count = 1 if isinstance(bots, str) else len(bots)
        sentence = "{players} bots for the seats of {game} for {players}, not {given}"
        raise BadOption(sentence, "bots-seats", players=game.players, game=game.name, given=count)
    return [bot(one, game.name) if isinstance(one, str) else one for one in bots]
