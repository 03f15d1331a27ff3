"""What the commands of the laboratory share: plans from arguments, playing, ending early, and the files they write.

`simulate` of rascals-core uses it, too: only when they are called do functions import what that lacks.
"""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

from rascals.cli.desk import Desk, ProgramFault, UserFault, counted
from rascals.cli.setup import definition_of, read_options, seats, split_names, usual_players, value_text
from rascals.core.user_files import write_file

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition
    from rascals.lab import GameFailed, Plan, Sums
    from rascals.lab.running import Job, Progress

S = TypeVar("S")


@dataclass(frozen=True)
class Run(Generic[S]):
    """The sums over the games played, whether all were, the seconds that it took, and the failure, if any."""

    sums: S
    complete: bool
    seconds: float
    failed: GameFailed | None = None


def play_all(
    desk: Desk,
    job: Job[Any],
    games: int,
    workers: int | None,
    scheduler: str | None = None,
    *,
    times: int = 1,
    shown: int | None = None,
) -> Run[Any]:
    """Play games under a progress bar; if one fails, return the sums of those before it.

    `workers`: None for one for each core. `scheduler`: the address of a cluster that plays instead. `times`: how many
    are played for each that is counted. `shown`: how many games the bar counts, if each number stands for several.
    """
    with bar(desk, (shown or games) * times) as progress, elsewhere(scheduler) as where:
        return played(job, games, workers or os.cpu_count() or 1, lambda n: progress(n * times), **where)


def played(job: Job[Any], games: int, workers: int, progress: Progress | None = None, **where: Any) -> Run[Any]:
    """Play games; if one fails, return the sums of those before it. `where`: as for `rascals.lab.run`."""
    from rascals.lab import GameFailed, run

    began = time.perf_counter()
    try:
        sums, complete = run(job, games, workers, progress, **where)
    except GameFailed as failed:
        return Run(failed.sums, complete=False, seconds=time.perf_counter() - began, failed=failed)
    return Run(sums, complete, time.perf_counter() - began)


@contextmanager
def elsewhere(scheduler: str | None) -> Iterator[dict[str, Any]]:
    """Yield the arguments of `run` that let a cluster play; none without the address of a scheduler."""
    if scheduler is None:
        yield {}
        return
    from rascals.lab.cluster import connected

    with connected(scheduler) as (executor, capacity):
        yield {"executor": executor, "capacity": capacity}


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


def end(desk: Desk, run: Run[Sums], asked: int, command: Sequence[str] = ()) -> None:
    """Say why fewer games were played than asked for, and exit accordingly; `command`: as for `raise_failure`."""
    import typer

    if not run.complete:
        desk.err.print(f"Stopped early: these are the figures of {counted(run.sums.games, 'game')} out of {asked:,}.")
    if run.failed is not None:
        raise_failure(desk, run.failed, command)
    if not run.complete:
        raise typer.Exit(130)


@contextmanager
def going_on(desk: Desk, scheduler: str | None, workers: int | None) -> Iterator[dict[str, Any]]:
    """Yield who plays what is missing of a file's games: arguments for its `run`, which may be of many rounds.

    A game that fails is told without its number, which counts within a round: the same command goes on at that game.
    """
    from rascals.lab import GameFailed
    from rascals.lab.entrants import close

    with elsewhere(scheduler) as where:
        try:
            yield {"workers": workers or os.cpu_count() or 1, **where}
        except GameFailed as failed:
            failed.index = None
            raise_failure(desk, failed)
        finally:
            close()


def stop(desk: Desk, played: str, *command: str) -> NoReturn:
    """Say after what it was stopped, and which command of `rascals` goes on; exit accordingly."""
    import typer

    desk.err.print(
        f"Stopped after {played}; “{shlex.join(['rascals', *command])}” goes on.", markup=False, soft_wrap=True
    )
    raise typer.Exit(130)


def write_page(desk: Desk, file: Path, page: str) -> None:
    """Write a page, and say where it is."""
    write_file(file, page)
    desk.err.print(f"The page is {file}.", markup=False, soft_wrap=True)


def write_example(desk: Desk, file: Path, text: str, what: str, then: str) -> None:
    """Write the example of a file of a league or a study, and say how to play it; `then`: what that does."""
    if file.exists():
        raise UserFault(f"{file} exists already.")
    write_file(file, text)
    command = shlex.join(["rascals", what, "run", str(file)])
    desk.show(f"{file} is an example of a {what}; “{command}” {then}.")


def raise_failure(desk: Desk, failed: GameFailed, command: Sequence[str] = ()) -> None:
    """Raise an error that names the failed game and, after a `command`, the options that play it again."""
    message = desk.english.error(failed)
    if failed.index is not None and command:
        again = shlex.join([*command, "--again", str(failed.index), "--debug"])
        message += f" To play it alone and see where it fails: {again}"
    raise (UserFault if failed.outside else ProgramFault)(message) from failed


def command_words(
    command: Sequence[str],
    bots: Sequence[str],
    seed: int | str,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: Path | None = None,
) -> list[str]:
    """Return the arguments of a command that plays games with these bots and this seed; `data`: a components file."""
    words = [*command, *(["--edition", edition] if edition else [])]
    for name, choice in (options or {}).items():
        words += ["--option", f"{name}={value_text(choice)}"]
    words += [] if data is None else ["--data", str(data)]
    return [*words, "--bots", ",".join(bots), "--seed", str(seed)]


def simulate_words(program: str, plan: Plan) -> list[str]:
    """Return the arguments of the command that plays a plan of one cell."""
    (cell,) = plan.cells.values()
    words = [*program.split(), "simulate", plan.game]
    return command_words(words, cell.bots, plan.seed, cell.edition, cell.options, cell.data_file)


def make_plan(
    desk: Desk,
    name: str,
    bots: str | None,
    players: int | None,
    options: list[str],
    edition: str | None,
    data: Path | None,
    seed: str | None,
    folder: Path | None,
) -> Plan:
    """Return the plan of one cell; reject all invalid arguments before the first game."""
    from rascals.lab import Cell, Plan

    definition = definition_of(desk, name)
    chosen = read_options(desk, definition, options)
    playing = entrants(desk, definition, bots, players)
    cell = Cell(definition.name, playing, edition, chosen, {} if data is None else data)
    plan = Plan({definition.name: cell}, "0" if seed is None else seed, folder)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return plan


def entrants(desk: Desk, definition: GameDefinition, bots: str | None, players: int | None) -> tuple[str, ...]:
    """Return the bots by seat: those named on the command line, or the game's default ones."""
    return seats(
        desk, definition, players, [], usual_bots(definition, players) if bots is None else split_names(bots)
    ).bots


def usual_bots(definition: GameDefinition, players: int | None) -> list[str]:
    """Return the bots if none is named: the game's default bot against random ones."""
    from rascals.bots import default

    others = (players or usual_players(definition, 0, 1)) - 1
    return [default(definition.name), *["random"] * others]


def results_json(plan: Plan, sums: Sums, asked: int, complete: bool) -> dict[str, Any]:
    """Return the results as JSON-ready data: for a seed, the same on any machine with any number of workers."""
    from rascals.lab import standings

    (cell,), (played,) = plan.cells.values(), sums.cells
    return {
        "game": plan.game,
        "edition": cell.edition,
        "players": cell.players,
        "options": dict(cell.options),
        **({"data": dict(cell.changes)} if cell.changes else {}),
        "seed": plan.seed,
        "rascals": version("rascals-core"),
        "asked": asked,
        "complete": complete,
        "games": sums.games,
        "moves": played.total("actions"),
        "end_reasons": {reason: games for reason, games in played.totals("end:").items() if games},
        "entrants": [asdict(standing) for standing in standings(plan, sums)],
    }
