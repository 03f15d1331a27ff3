"""`rascals train GAME`: train experts by a recipe; can be stopped at any time and continued."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.parameters import Game, Workers
from rascals.cli.setup import definition_of
from rascals.core.user_files import write_file

if TYPE_CHECKING:
    from rascals.training.recipe import Recipe
    from rascals.training.training import Progress, Training

RecipeFile = Annotated[
    Path | None,
    typer.Option(
        "--recipe", metavar="FILE", dir_okay=False, help="A recipe of your own, in TOML, instead of the game’s."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        file_okay=False,
        help="The folder for the networks, GAME-PLAYERS.network; otherwise this one.",
    ),
]
GoOn = Annotated[bool, typer.Option("--continue", help="Go on with the training that is kept beside the networks.")]

KEPT = ".training.npz"  # suffix of the file that `--continue` reads
PARTS = 100  # of the games: after each part, the strength is printed and a checkpoint saved


def train(
    context: typer.Context,
    game: Game = "felicity",
    recipe: RecipeFile = None,
    out: Out = None,
    go_on: GoOn = False,
    workers: Workers = None,
) -> None:
    """Train an expert for a game: it imitates the game’s best bot, then plays and learns. It needs numpy and a C
    compiler; two cores, an hour or less.

    Examples:
    rascals train felicity
        by the game’s own recipe; writes felicity-3.network and so on
    rascals train felicity --continue
        goes on where Ctrl-C stopped it
    rascals train felicity --recipe mine.toml --out mine
        by a recipe of your own
    """
    desk: Desk = context.obj
    definition = definition_of(desk, game)
    if find_spec("numpy") is None:
        raise UserFault("Training needs numpy: pip install numpy")
    from rascals.lab.running import Interruption, workers_of
    from rascals.training.recipe import recipe_of
    from rascals.training.training import Training

    processes = workers_of(workers or os.cpu_count() or 1)
    folder = out or Path()
    existing = sorted(folder.glob(f"{definition.name}-*.network{KEPT}"))
    if go_on and recipe is not None:
        raise UserFault("--continue goes on by the recipe it began with: leave --recipe out.")
    if go_on and not existing:
        raise UserFault(
            f"There is no training to go on with: {folder / f'{definition.name}-….network{KEPT}'} does not exist. "
            "Leave --continue out."
        )
    if existing and not go_on:
        raise UserFault(
            f"A training is already kept in {existing[0]}: go on with “rascals train {definition.name} "
            f"--continue”, or delete it."
        )
    chosen = Training.resumed(definition.name, existing[0]).recipe if go_on else recipe_of(definition.name, recipe)
    folder.mkdir(parents=True, exist_ok=True)
    desk.say_what_compiles()
    with Interruption() as interruption:
        for players in chosen.players:
            file = folder / f"{definition.name}-{players}.network"
            checkpoint = _checkpoint(file)
            training = Training.resumed(definition.name, checkpoint) if checkpoint in existing else None
            with _shown(desk, chosen, players, training) as show:
                if training is None:
                    training = Training.of(definition.name, chosen, players)
                    training.imitate(processes, show)
                _play(desk, training, file, processes, show, lambda: interruption.requested)


def _play(desk: Desk, training: Training, file: Path, processes: int, show: Progress, stop: Callable[[], bool]) -> None:
    """Play and learn; save a checkpoint after each part, and the network and a checkpoint at the end."""
    checkpoint = _checkpoint(file)
    part = max(training.recipe.games // PARTS, 1)
    taught = bool(training.recipe.teacher)

    def report(news: dict[str, Any]) -> None:
        before = training.curve[-1]["games"] if training.curve else 0
        show(news)
        if news["games"] // part > before // part:
            training.curve.append(news)
            training.keep(checkpoint)
            desk.err.print(_news(news, taught))

    training.improve(report, stop)
    training.keep(checkpoint)
    whole = training.played >= training.recipe.games
    if whole:
        training.finish(processes, show)
    write_file(file, training.network().packed())
    games = counted(training.played, "game")
    done = f"Done: {games}. The network is {file}."
    stopped = f"Stopped after {games}; “--continue” goes on. The network so far is {file}."
    desk.err.print(done if whole else stopped)
    if not whole:
        raise typer.Exit(130)


def _checkpoint(file: Path) -> Path:
    """Return the file that `--continue` reads for a network."""
    return file.with_name(file.name + KEPT)


def _news(news: dict[str, Any], taught: bool) -> str:
    """Return a sentence on how far the training has come."""
    games = counted(news["games"], "game")
    if "points" in news:
        return f"After {games}. Winners’ points: {news['points']}"
    other = "imitations of its teacher" if taught else "what it began as"
    return f"After {games}: {news['fair_shares']} of a fair share of victories against {other}."


@contextmanager
def _shown(desk: Desk, recipe: Recipe, players: int, training: Training | None) -> Iterator[Progress]:
    """Show the progress of the training on the standard error, if it is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as shown:
        if training is None or recipe.trace is not None:
            imitating = shown.add_task(f"Imitating, {players} players", total=recipe.epochs)
        played = 0 if training is None else training.played
        playing = shown.add_task(f"Playing and learning, {players} players", total=recipe.games, completed=played)

        def report(news: dict[str, Any]) -> None:
            shown.update(imitating if "epoch" in news else playing, completed=news.get("epoch", news.get("games")))

        yield report
