"""`rascals bench`: how fast this machine plays."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Data, Game, Players
from rascals.cli.setup import definition_of, make_game
from rascals.core.errors import Missing

if TYPE_CHECKING:
    from rascals.core.game import Game as CoreGame

Seconds = Annotated[
    float, typer.Option("--seconds", metavar="SECONDS", min=0.05, max=60, help="How long each measurement takes.")
]


def bench(
    context: typer.Context,
    game: Game = "felicity",
    players: Players = None,
    data: Data = None,
    seconds: Seconds = 1.0,
) -> None:
    """Measure how fast this machine plays.

    Examples:
    rascals bench felicity --players 5 --seconds 3
        three seconds each
    """
    desk: Desk = context.obj
    definition = definition_of(desk, game)
    chosen = make_game(definition, players, None, {}, data)
    rates = {
        "The rules alone, plain": rate(partial(actions_alone, chosen), seconds),
        "Whole matches, with events and history": rate(partial(moves_of_match, chosen), seconds),
    }
    lacking = why_not_compiled(desk)
    if lacking is None:
        compiled_actions(chosen, 0, games=1)  # compiles
        rates["Compiled"] = rate(partial(compiled_actions, chosen), seconds)
    desk.show_figures(
        ("Random play on one core", "Moves a second"), [(name, f"{rate:,.0f}") for name, rate in rates.items()]
    )
    if lacking is not None:
        desk.console.print(lacking, markup=False)


def why_not_compiled(desk: Desk) -> str | None:
    """Return what the compiled rules lack here; if nothing, None, and from now on say what is compiled."""
    if find_spec("numpy") is None:
        return "The compiled rules need numpy: pip install numpy"
    from rascals.compiled.building import compiler

    try:
        compiler()
        desk.say_what_compiles()
    except Missing as error:
        return desk.english.error(error)
    return None


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Return how much is played a second; `play` plays with this number as its seed, and returns how much that is."""
    done = 0
    end = (began := time.perf_counter()) + seconds
    while time.perf_counter() < end:
        done += play(done)
    return done / (time.perf_counter() - began)


def actions_alone(game: CoreGame, seed: int) -> int:
    """Play a game at random with the rules alone; return the number of actions."""
    from rascals.core import rules

    chance, actions, state = random.Random(seed), 0, game.new_state(seed)
    buffer = [0] * game.definition.actions
    rules.setup(state)
    while awaited := rules.acting(state):
        seat = (awaited & -awaited).bit_length() - 1
        count = rules.legal(state, seat, buffer)
        rules.apply(state, seat, buffer[int(chance.random() * count)])
        actions += 1
    return actions


def moves_of_match(game: CoreGame, seed: int) -> int:
    """Play a game at random through `Match`, with legality checks, events and history; return the number of moves."""
    chance, match = random.Random(seed), game.new(seed)
    while match.acting:
        seat = match.acting[0]
        match.play(seat, match.random_move(seat, chance))
    return len(match.history) - 1


def compiled_actions(game: CoreGame, seed: int, games: int = 1000) -> int:
    """Play games at random with the compiled rules; return the number of actions."""
    from rascals.compiled.playouts import playouts

    return playouts(game, games, seed=seed).actions
