"""Plans that the compiled rules play: the deals of plain plans, and sums as if each game had been counted."""

import pytest

import rascals
from rascals.lab import Cell, Plan, run
from rascals.lab.playing import NumberedGame, played_game
from tests.suites import deep

pytest.importorskip("numpy", reason="the compiled rules need the extra `compiled`")

from rascals.lab import compiled
from rascals.lab.compiled import BLOCK, CompiledPlan, match

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]  # compiling takes long: once is enough
LAST, NEXT = "tests.compiled.policies:highest", "tests.compiled.policies:lowest"
OTHERS = [
    Cell(name, (LAST, *["random"] * (min(definition.players) - 1)), edition)
    for name, definition in rascals.games().items()
    for edition in definition.editions or (None,)
]


def told(sums):
    """Return what the compiled rules know of games, by name, unless it is always 0."""
    names = [name for name in sums.series if name == "actions" or name.startswith("end:") or "@" in name]
    return {name: (sums.series[name].total, sums.series[name].squares) for name in names if sums.series[name].squares}


@pytest.mark.parametrize(
    "cell",
    [
        Cell("felicity", ("easy", LAST, "random", NEXT), options={"small_dog": "mildest"}),
        Cell("heist", ("random", "random"), "v4", {"turn_limit": 9}),
        *deep(OTHERS),
    ],
    ids=lambda cell: str(cell.kind),
)
def test_sums_are_those_of_counting_games_one_by_one(monkeypatch, cell):
    """Of the plain plan's deals, whoever plays; each entrant's numbers are its own on every seat."""
    monkeypatch.setattr(compiled, "BLOCK", 4)  # the last block is shorter than a rotation
    plan = Plan({"one": cell}, "s")
    counted = plan.empty()
    for deal in range(6):
        line_up = cell.turned(deal)
        played = match(cell, plan.seed_of(deal), line_up)
        counted.count([played_game(NumberedGame(0, deal, 0), line_up, played, ())])
    job = CompiledPlan(plan, 6)
    sums, complete = run(job, job.blocks)
    assert (sums.games, complete, job.blocks) == (6, True, 2)
    assert told(sums.cells[0]) == told(counted.cells[0])


def test_a_run_is_a_function_of_its_seed():
    """Over several blocks, in one process or two; progress counts games."""
    plan = Plan.of("felicity", ["easy", LAST, "random"], seed="s")
    job, counts = CompiledPlan(plan, BLOCK + 10), list[int]()
    here = run(job, job.blocks, 1, counts.append)
    assert counts == [BLOCK, 10]
    assert run(job, job.blocks, 2, counts.append) == here
    assert sum(counts) == 2 * here[0].games == 2 * (BLOCK + 10)
    other = CompiledPlan(Plan(plan.cells, "t"), BLOCK + 10)
    assert run(other, other.blocks) != here
