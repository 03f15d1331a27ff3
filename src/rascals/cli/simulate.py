"""`rascals simulate` and `rascals bench`: many games of bots against bots, their statistics, and their speed."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.experiments import (
    PlayedExperiment,
    make_experiment,
    play_all,
    raise_failure,
    results_json,
    simulate_words,
)
from rascals.cli.parameters import Bots, Data, Edition, Game, Json, Options, Players, Seed
from rascals.cli.setup import definition_of, make_game
from rascals.core.errors import Missing
from rascals.tui.wording import changes_text

if TYPE_CHECKING:
    from rascals.arena import Experiment, Tally
    from rascals.arena.pool import Progress
    from rascals.bots.policies import Function
    from rascals.core.game import Game as CoreGame

Games = Annotated[int, typer.Option("-n", "--games", metavar="N", min=1, help="How many games.")]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        metavar="N",
        min=1,
        help="How many processes play at once; otherwise one for each core. The result stays the same.",
    ),
]
Compiled = Annotated[
    bool,
    typer.Option(
        "--compiled",
        help="Let the compiled rules play: millions of games, for random bots and policies (module:function) "
        "only; needs numpy and a C compiler.",
    ),
]
Folder = Annotated[
    Path | None, typer.Option("--save-games", metavar="FOLDER", file_okay=False, help="Save every game in this folder.")
]
Again = Annotated[
    int | None,
    typer.Option(
        "--again",
        metavar="N",
        min=0,
        help="Play only the game of this number, and save it: in the folder of --save-games, else here.",
    ),
]


def simulate(
    context: typer.Context,
    game: Game = "felicity",
    games: Games = 1000,
    bots: Bots = None,
    players: Players = None,
    options: Options = None,
    edition: Edition = None,
    data: Data = None,
    seed: Seed = None,
    workers: Workers = None,
    as_json: Json = False,
    folder: Folder = None,
    compiled: Compiled = False,
    play_again: Again = None,
) -> None:
    """Let bots play many games against each other and show how well each of them does.

    With --json, “moves” counts decisions, a whole composite one as one.

    Examples:
    rascals simulate felicity -n 10000 --bots shrewd,random,random,random
        ten thousand games on all cores
    rascals simulate felicity --players 3 --bots greedy --option small_dog=mildest --seed 7
        three of a kind, under other rules, repeatable
    rascals simulate felicity -n 100 --json --save-games games > results.json
        figures for programs, and every game as a file
    """
    desk: Desk = context.obj
    experiment = make_experiment(desk, game, bots, players, options or [], edition, data, seed, folder)
    if compiled:
        check_compiled(experiment, again=play_again is not None)
    if play_again is not None:
        desk.show(str(experiment.save(play_again, folder or Path())))
        return
    workers = 0 if compiled else workers or os.cpu_count() or 1
    played, seconds = run_shown(desk, experiment, games, workers)
    tally = played.sums
    if as_json:
        desk.show_json(results_json(experiment, tally, games, played.complete))
    else:
        report(desk, experiment, tally)
    desk.err.print(f"{counted(tally.games, 'game')}, {tally.games / max(seconds, 1e-9):,.0f} a second.")
    if not played.complete:
        desk.err.print(stopped(tally.games, games))
    if played.failed is not None:
        raise_failure(desk, played.failed, simulate_words("rascals", experiment))
    if not played.complete:
        raise typer.Exit(130)


def stopped(games: int, asked: int) -> str:
    """Return the sentence for a run that was stopped early."""
    return f"Stopped early: these are the figures of {counted(games, 'game')} out of {asked:,}."


def check_compiled(experiment: Experiment, *, again: bool) -> None:
    """Refuse what the compiled rules cannot do: bots other than random and policies, saving games, lack of numpy."""
    from importlib.util import find_spec

    if find_spec("numpy") is None:
        raise UserFault("--compiled needs numpy: pip install numpy")
    others = [spec for spec in experiment.bots if policy_of(experiment, spec) is None and spec != "random"]
    if others:
        found = ", ".join(others)
        raise UserFault(f"--compiled plays --bots random, and policies (module:function), but not {found}.")
    if experiment.folder is not None or again:
        raise UserFault("--compiled keeps no games: leave --save-games and --again out.")


def policy_of(experiment: Experiment, spec: str) -> Function | None:
    """Return the function of a bot that is a policy; None for any other bot."""
    from rascals.bots.policies import Policy
    from rascals.bots.specs import from_spec

    found = from_spec(spec, experiment.game)
    return found.function if isinstance(found, Policy) else None


def run_shown(desk: Desk, experiment: Experiment, games: int, workers: int) -> tuple[PlayedExperiment[Tally], float]:
    """Run the experiment under a progress bar; return what was played and the seconds taken.

    0 workers: the compiled rules play.
    """
    began = time.perf_counter()
    with bar(desk, games) as progress:
        if workers:
            played = play_all(experiment, games, workers, progress)
        else:
            from rascals.arena.compiled import run_policies, run_random

            desk.say_what_compiles()
            game, policies = experiment.make_game(), [policy_of(experiment, spec) for spec in experiment.bots]
            if any(policies):
                played = PlayedExperiment(*run_policies(game, policies, experiment.seed, games, progress))
            else:
                played = PlayedExperiment(*run_random(game, experiment.seed, games, progress))
    return played, time.perf_counter() - began


@contextmanager
def bar(desk: Desk, games: int) -> Iterator[Progress]:
    """Show progress, games per second and the remaining time on the standard error, if it is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as shown:
        task = shown.add_task("", total=games, rate="")

        def advance(count: int) -> None:
            shown.advance(task, count)
            speed = shown.tasks[0].speed or 0.0
            shown.update(task, rate=f"{speed:,.0f} games/s")

        yield advance


def report(desk: Desk, experiment: Experiment, tally: Tally) -> None:
    """Print the results as a table, one row per entrant."""
    from rascals.arena import standings

    found = standings(experiment.bots, tally)
    parts, rows = list(found[0].parts), []
    for row in found:
        spread = "" if row.score_half_width is None else f" ± {row.score_half_width:.2f}"
        share = f"{row.win_share:.1%} ({row.win_low:.1%}–{row.win_high:.1%})"
        means = [f"{row.parts[part]:.2f}" for part in parts]
        rows.append([row.bot, str(row.games), f"{row.score:.2f}{spread}", share, f"{row.rank:.2f}", *means])
    names = [part_name(desk, experiment.game, part) for part in parts]
    desk.show_figures(["Bot", "Games", "Points", "Wins", "Rank", *names], rows, whole=True)
    desk.console.print(
        "Means over all games; ± and the ranges are 95 % confidence intervals. "
        f"A shared victory counts in part: a half, a third. Seed: {experiment.seed}.",
        markup=False,
    )
    if experiment.changes:
        desk.console.print(f"Played with changed components: {changes_text(experiment.changes)}.", markup=False)


def part_name(desk: Desk, game: str, part: str) -> str:
    """Return the game's label for a part of the score, such as the cats' points; else its key."""
    label = f"{game}-label-{part.replace('_', '-')}"
    return desk.english.text(label) if desk.english.has(label) else part.replace("_", " ")


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
