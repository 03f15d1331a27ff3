"""`rascals bench`: the speed of random play on this machine, interpreted and compiled."""

from __future__ import annotations

import random
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Data, Game, Players
from rascals.cli.setup import box_of, make_game
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
    from rich.table import Table

    desk: Desk = context.obj
    box = box_of(desk, game)
    chosen = make_game(box, players, None, {}, data)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("Random play on one core")
    table.add_column("Moves a second", justify="right")
    measured = (
        ("The rules alone, plain", plain_rate(chosen, seconds)),
        ("Whole matches, with events and history", match_rate(chosen, seconds)),
    )
    for name, rate in measured:
        table.add_row(name, f"{rate:,.0f}")
    lacking = why_not_compiled(desk)
    if lacking is None:
        table.add_row("Compiled", f"{compiled_rate(chosen, seconds):,.0f}")
    desk.console.print(table)
    if lacking is not None:
        desk.console.print(lacking, markup=False)


def why_not_compiled(desk: Desk) -> str | None:
    """Return what the compiled rules lack here; None, and say what they compile from now on, if they lack nothing."""
    if find_spec("numba") is None:
        return "The compiled rules need numba: pip install numba"
    try:
        desk.say_what_compiles()
    except Missing as error:
        return desk.english.error(error)
    return None


def plain_rate(game: CoreGame, seconds: float) -> float:
    """Return actions per second of random play with the rules alone."""
    from rascals.core import rules

    chance, actions, record = random.Random(0), 0, None
    buffer = [0] * game.box.actions
    end = (began := time.perf_counter()) + seconds
    while time.perf_counter() < end:
        record = game.record(actions)
        rules.setup(record)
        while awaited := rules.acting(record):
            seat = (awaited & -awaited).bit_length() - 1
            count = rules.legal(record, seat, buffer)
            rules.apply(record, seat, buffer[int(chance.random() * count)])
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
