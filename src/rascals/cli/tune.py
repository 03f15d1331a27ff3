"""`rascals tune`: numbers on components chosen so that wishes hold: the path, the choices, and a file that wins."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk, counted
from rascals.cli.parameters import Json, Page, Scheduler, Workers
from rascals.cli.plans import bar, going_on, stop
from rascals.cli.setup import look_here
from rascals.core.user_files import check_writable, write_file
from rascals.tui.wording import as_toml

if TYPE_CHECKING:
    from rascals.study import Study
    from rascals.study.tuning import Trial, Tuning

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file of the tuning. Its trials and rows are beside it.")
]
Confirmed = tuple["Study", "Study"]  # the box as it is, and the winner, on deals that chose neither
WINNER = ".tuned.toml"  # how the name of the file that wins ends


def tune(
    context: typer.Context,
    tune_file: File = Path("tune.toml"),
    workers: Workers = None,
    scheduler: Scheduler = None,
    html: Page = None,
    as_json: Json = False,
) -> None:
    """Choose numbers on the components so that wishes hold, by bots that play; or go on where it was interrupted. The
    best numbers are then a file for --data, with a name that ends in .tuned.toml.

    Examples:
    rascals tune goons.toml
        tries numbers, prints what it found, and writes goons.tuned.toml
    """
    from rascals.study.tuning import read_tuning

    desk: Desk = context.obj
    look_here()
    tuning = read_tuning(tune_file)
    winner = tune_file.with_suffix(WINNER)
    for target in (winner, *([html] if html is not None else [])):
        check_writable(target)
    complete, best, confirmed = False, None, None
    with going_on(desk, scheduler, workers) as who:
        given = who | {"shown": lambda games: bar(desk, games)}
        complete = tuning.run(on_trial=lambda trial: say(desk, tuning, trial), **given)
        best = tuning.best()
        if complete and best is not None:
            confirmed = tuning.confirmed(None), tuning.confirmed(best.values)
            complete = all(study.run(**given) for study in confirmed)
    if best is not None:
        write_file(winner, data_file(tuning, best))
    tell(desk, tuning, confirmed, html, as_json=as_json)
    if best is not None:
        desk.err.print(f"The numbers are in {winner}.", markup=False, soft_wrap=True)
    if not complete:
        stop(desk, counted(len(tuning.trials()), "trial"), "tune", str(tune_file))


def say(desk: Desk, tuning: Tuning, trial: Trial) -> None:
    """Print a line about a trial that has been judged."""
    best, given_up = tuning.best(), trial.deals < tuning.budget.deals
    told = "given up" if given_up else f"misses the wishes by {trial.total:.2f}"
    held = "" if best is None else f"; the best so far, trial {best.number}, by {best.total:.2f}"
    desk.err.print(
        f"Trial {trial.number} after {counted(trial.deals, 'deal')}: {told}{held}.", markup=False, soft_wrap=True
    )


def data_file(tuning: Tuning, best: Trial) -> str:
    """Return the changed components of a trial as a file."""
    lines = [f"{path} = {as_toml(value)}" for path, value in tuning.changes(best.values).items()]
    return "\n".join([f"# {tuning.title}: trial {best.number}", *lines]) + "\n"


def tell(desk: Desk, tuning: Tuning, confirmed: Confirmed | None, html: Path | None, *, as_json: bool) -> None:
    """Print the path, the choices, and how well the wishes hold; write the page if one is asked for."""
    if as_json:
        desk.show_json(results(tuning, confirmed))
    else:
        show(desk, tuning, confirmed)
    if html is not None and confirmed is not None:
        from rascals.cli.study import write_study

        write_study(desk, confirmed[1], None, html, None)


def show(desk: Desk, tuning: Tuning, confirmed: Confirmed | None) -> None:
    """Print tables: the front of trials, and each wish with the figures today and of the winner."""
    paths = [number.path for number in tuning.numbers]
    rows = [
        [str(one.number), f"{one.total:.2f}", *(f"{one.missed[ask]:.2f}" for ask in one.missed)]
        + [f"{one.values[path]:g}" for path in paths]
        for one in sorted(tuning.front(), key=lambda one: one.total)
    ]
    asks = [wish.question.ask for wish in tuning.wishes]
    desk.console.print("The best trials: no other one is better in every wish", markup=False, style="bold")
    desk.show_figures(["Trial", "Misses", *asks, *paths], rows)
    desk.console.print(
        "Misses: how far from what is wished the figures are, in halves of what is allowed; 0 is as wished.",
        markup=False,
    )
    if confirmed is not None:
        desk.console.print("\nThe first of them, on new deals", markup=False, style="bold")
        desk.show_table(["Wish", "Cell", "Today", "Now", "As wished"], wish_rows(tuning, *confirmed))


def wish_rows(tuning: Tuning, box: Study, study: Study) -> list[list[str]]:
    """Return a row for each wish and cell: the figure of the box, that of the winner, and whether it is as wished."""
    from rascals.study.tuning import holds
    from rascals.study.wording import cell_text, value_text

    words = {True: "yes", False: "no", None: "cannot be told yet"}
    rows = []
    for (wish, answer, unit), today in zip(tuning.judged(study, box), box.answers(), strict=True):
        figures = value_text(today), value_text(answer), words[holds(wish, answer, unit)]
        rows.append([answer.question.ask, cell_text(study, answer.cell), *figures])
    return rows


def results(tuning: Tuning, confirmed: Confirmed | None) -> dict[str, Any]:
    """Return the trials and the winner's figures as JSON-ready data."""
    from rascals.cli.study import results as study_results

    best = tuning.best()
    return {
        "title": tuning.title,
        "trials": [trial_json(one) for one in tuning.trials()],
        "front": [one.number for one in tuning.front()],
        "best": None if best is None else best.number,
        "today": study_results(tuning.today if confirmed is None else confirmed[0])["answers"],
        "tuned": None if confirmed is None else study_results(confirmed[1])["answers"],
    }


def trial_json(trial: Trial) -> dict[str, Any]:
    """Return a trial as JSON-ready data."""
    missed = {"missed": dict(trial.missed), "total": trial.total}
    return {"trial": trial.number, "values": dict(trial.values), **missed, "deals": trial.deals}
