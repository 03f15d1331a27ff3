"""`rascals train GAME`: train experts by a recipe; can be stopped at any time and continued."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Game
from rascals.cli.setup import box_of
from rascals.cli.simulate import Workers
from rascals.core.writing import write_file

if TYPE_CHECKING:
    from rascals.training.recipe import Recipe
    from rascals.training.training import Told, Training

RecipeFile = Annotated[Path | None, typer.Option("--recipe", metavar="FILE", dir_okay=False)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", file_okay=False)]
GoOn = Annotated[bool, typer.Option("--continue")]

KEPT = ".training.npz"  # suffix of the file that `--continue` reads
PARTS = 100  # of the games: after each, print the strength and save a checkpoint


def train(
    context: typer.Context,
    game: Game = "felicity",
    recipe: RecipeFile = None,
    out: Out = None,
    go_on: GoOn = False,
    workers: Workers = None,
) -> None:
    """Train experts: imitate the recipe's teacher, then play and learn. Ctrl-C keeps what has been learned."""
    desk: Desk = context.obj
    box = box_of(desk, game)
    if find_spec("numba") is None:
        desk.fail("train-numba")
    from rascals.arena.interruption import Interruption
    from rascals.arena.pool import workers_of
    from rascals.training.recipe import recipe_of
    from rascals.training.training import Training

    processes = workers_of(workers or os.cpu_count() or 1)
    folder = out or Path()
    there = sorted(folder.glob(f"{box.name}-*.network{KEPT}"))
    if go_on and recipe is not None:
        desk.fail("train-recipe")
    if go_on and not there:
        desk.fail("train-nothing", file=str(folder / f"{box.name}-….network{KEPT}"))
    if there and not go_on:
        desk.fail("train-begun", file=str(there[0]), game=box.name)
    chosen = Training.resumed(box.name, there[0]).recipe if go_on else recipe_of(box.name, recipe)
    folder.mkdir(parents=True, exist_ok=True)
    desk.say_what_compiles()
    with Interruption() as interruption:
        for players in chosen.players:
            file = folder / f"{box.name}-{players}.network"
            kept = _kept(file)
            training = Training.resumed(box.name, kept) if kept in there else None
            with _shown(desk, chosen, players, training) as shown:
                if training is None:
                    training = Training.of(box.name, chosen, players)
                    training.imitate(processes, shown)
                _play(desk, training, file, processes, shown, lambda: interruption.requested)


def _play(desk: Desk, training: Training, file: Path, processes: int, shown: Told, stop: Callable[[], bool]) -> None:
    """Play and learn; save a checkpoint after each part, and the network and a checkpoint at the end."""
    kept = _kept(file)
    part = max(training.recipe.games // PARTS, 1)
    taught = bool(training.recipe.teacher)

    def told(news: dict[str, Any]) -> None:
        before = training.curve[-1]["games"] if training.curve else 0
        shown(news)
        if news["games"] // part > before // part:
            training.curve.append(news)
            training.keep(kept)
            desk.err.print(_news(desk, news, taught))

    training.improve(told, stop)
    training.keep(kept)
    whole = training.played >= training.recipe.games
    if whole:
        training.finish(processes, shown)
    write_file(file, training.network().packed())
    desk.err.print(desk.text("train-done" if whole else "train-stopped", games=training.played, file=str(file)))
    if not whole:
        raise typer.Exit(130)


def _kept(file: Path) -> Path:
    """Return the file that `--continue` reads for a network."""
    return file.with_name(file.name + KEPT)


def _news(desk: Desk, news: dict[str, Any], taught: bool) -> str:
    """Return a sentence on how far the training has come."""
    if "points" in news:
        return desk.text("train-news-values", games=news["games"], points=news["points"])
    return desk.text("train-news" if taught else "train-news-alone", games=news["games"], shares=news["fair_shares"])


@contextmanager
def _shown(desk: Desk, recipe: Recipe, players: int, training: Training | None) -> Iterator[Told]:
    """Show the progress of the training on the standard error, if it is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as shown:
        if training is None or recipe.trace is not None:
            imitating = shown.add_task(desk.text("train-imitating", players=players), total=recipe.epochs)
        played = 0 if training is None else training.played
        playing = shown.add_task(desk.text("train-playing", players=players), total=recipe.games, completed=played)

        def told(news: dict[str, Any]) -> None:
            shown.update(imitating if "epoch" in news else playing, completed=news.get("epoch", news.get("games")))

        yield told
