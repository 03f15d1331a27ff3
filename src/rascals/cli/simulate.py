"""`rascals simulate`: many games of bots against bots, and how well each of them does."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.parameters import Bots, Data, Edition, Game, Json, Options, Players, Scheduler, Seed, Workers
from rascals.cli.plans import end, make_plan, play_all, results_json, simulate_words
from rascals.tui.wording import changes_text

if TYPE_CHECKING:
    from rascals.lab import Plan, Sums

Games = Annotated[int, typer.Option("-n", "--games", metavar="N", min=1, help="How many games.")]
Compiled = Annotated[
    bool,
    typer.Option(
        "--compiled",
        help="Let the compiled rules play: millions of games, for bots that are networks, policies (module:function) "
        "and random; needs numpy and a C compiler.",
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
    scheduler: Scheduler = None,
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
    plan = make_plan(desk, game, bots, players, options or [], edition, data, seed, folder)
    if compiled:
        if folder is not None or play_again is not None:
            raise UserFault("--compiled keeps no games: leave --save-games and --again out.")
        for cell in plan.cells.values():
            cell.check_compiled()
    if play_again is not None:
        desk.show(str(plan.save(play_again, folder or Path())))
        return
    if compiled:
        from rascals.lab.compiled import CompiledPlan

        desk.say_what_compiles()
        job = CompiledPlan(plan, games)
        run = play_all(desk, job, job.blocks, workers, scheduler, shown=games)
    else:
        run = play_all(desk, plan, games, workers, scheduler)
    if as_json:
        desk.show_json(results_json(plan, run.sums, games, run.complete))
    else:
        report(desk, plan, run.sums)
    desk.err.print(f"{counted(run.sums.games, 'game')}, {run.sums.games / max(run.seconds, 1e-9):,.0f} a second.")
    end(desk, run, games, () if compiled else simulate_words("rascals", plan))


def report(desk: Desk, plan: Plan, sums: Sums) -> None:
    """Print the results as a table, one row per entrant."""
    from rascals.lab import standings

    found = standings(plan, sums)
    parts, rows = list(found[0].parts), []
    for row in found:
        spread = "" if row.score_half_width is None else f" ± {row.score_half_width:.2f}"
        share = f"{row.win_share:.1%} ({row.win_share_low:.1%}–{row.win_share_high:.1%})"
        means = [f"{row.parts[part]:.2f}" for part in parts]
        rows.append([row.bot, str(row.games), f"{row.score:.2f}{spread}", share, f"{row.rank:.2f}", *means])
    names = [part_name(desk, plan.game, part) for part in parts]
    desk.show_figures(["Bot", "Games", "Points", "Wins", "Rank", *names], rows, whole=True)
    desk.console.print(
        "Means over all games; ± and the ranges are 95 % confidence intervals. "
        f"A shared victory counts in part: a half, a third. Seed: {plan.seed}.",
        markup=False,
    )
    (cell,) = plan.cells.values()
    if cell.changes:
        desk.console.print(f"Played with changed components: {changes_text(cell.changes)}.", markup=False)


def part_name(desk: Desk, game: str, part: str) -> str:
    """Return the game's label for a part of the score, such as the cats' points; else its key."""
    label = f"{game}-label-{part.replace('_', '-')}"
    return desk.english.text(label) if desk.english.has(label) else part.replace("_", " ")
