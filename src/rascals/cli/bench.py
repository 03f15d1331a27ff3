"""`rascals bench`: how fast this machine plays."""

from __future__ import annotations

import random
import time
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
        "The rules alone, plain": plain_rate(chosen, seconds),
        "Whole matches, with events and history": match_rate(chosen, seconds),
    }
    lacking = why_not_compiled(desk)
    if lacking is None:
        rates["Compiled"] = compiled_rate(chosen, seconds)
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


def plain_rate(game: CoreGame, seconds: float) -> float:
    """Return actions per second of random play with the rules alone."""
    from rascals.core import rules

    chance, actions, state = random.Random(0), 0, None
    buffer = [0] * game.definition.actions
    end = (began := time.perf_counter()) + seconds
    while time.perf_counter() < end:
        state = game.new_state(actions)
        rules.setup(state)
        while awaited := rules.acting(state):
            seat = (awaited & -awaited).bit_length() - 1
            count = rules.legal(state, seat, buffer)
            rules.apply(state, seat, buffer[int(chance.random() * count)])
            actions += 1
    return actions / (time.perf_counter() - began)


def match_rate(game: CoreGame, seconds: float) -> float:
    """Return moves per second of random play through `Match`, including legality checks, events and history."""
    chance, moves = random.Random(0), 0
    end = (began := time.perf_counter()) + seconds
    while time.perf_counter() < end:
        match = game.new(moves)
        while match.acting:
            seat = match.acting[0]
            match.play(seat, match.random_move(seat, chance))
            moves += 1
    return moves / (time.perf_counter() - began)


def compiled_rate(game: CoreGame, seconds: float) -> float:
    """Return actions per second of random play with the compiled rules, excluding compilation."""
    from rascals.compiled.playouts import playouts

    games, actions, spent = 1000, 0, 0.0
    playouts(game, 1)
    while spent < seconds:
        began = time.perf_counter()
        actions += playouts(game, games, seed=actions).actions
        spent += time.perf_counter() - began
    return actions / spent
