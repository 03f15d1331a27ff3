"""How fast the laboratory plays, what keeping rows costs, and how many deals it takes to know something.

    python -m benchmarks.lab                    all of it; some minutes
    python -m benchmarks.lab --quick            a few games of each, only to see that it works
    python -m benchmarks.lab --part stopping    one part: processes, rows, compiled or stopping

- processes: games a second in one process, in two, on a Dask cluster of two workers, and on one of which a worker is
  killed on the way; whether all have the same sums
- rows: the time for a block of deals with measures and rows, in that of playing alone
- compiled: games a second of the compiled rules, with their rows, beside plain play by the same kinds of bots
- stopping: from games at random, how many deals are played on average until it is known which of two shares is larger:
  by the confidence sequence of a study, by a sequential probability ratio test for a difference named before (as
  fishtest has it: Van den Bergh, A practical introduction to the GSPRT), and by a number fixed before for that
  difference; and how often each says what is wrong
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from math import log, sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from rascals.lab import Cell, Plan, run
from rascals.lab.compiled import CompiledPlan
from rascals.study.cells import StudyCell
from rascals.study.playing import block_files
from rascals.study.questions import Question, aim
from rascals.study.sequences import half_width

RUNS = 5  # of which the median counts
GAMES = (("felicity", "greedy", 4), ("goons", "random", 3), ("heist", "runner", 3))
LONGEST = 4  # most deals of a sequence, in those of the fixed number
PLAYED = (("random", "random"), ("easy", "easy"))  # bots that play compiled


def timed(work: Callable[[], Any], runs: int) -> tuple[float, Any]:
    """Return the median of the seconds that some work takes, and its last result."""
    seconds, result = [], None
    for _ in range(runs):
        began = perf_counter()
        result = work()
        seconds.append(perf_counter() - began)
    return statistics.median(seconds), result


@contextmanager
def cluster(workers: int) -> Iterator[Any]:
    """Yield a client of a Dask cluster on this machine."""
    distributed = import_module("distributed")
    with (
        distributed.LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as machines,
        distributed.Client(machines) as client,
    ):
        yield client


def processes(games: int, runs: int) -> None:
    """Play a plan in one process, in two, and on clusters."""
    plan = Plan({"felicity": Cell("felicity", ("greedy", "timid", "random", "greedy"))}, "lab")
    alone, (sums, _) = timed(lambda: run(plan, games), runs)
    told = [("one process", alone, sums)]
    told.append(("two processes", *_of(timed(lambda: run(plan, games, 2), runs))))
    with cluster(2) as client:
        given: dict[str, Any] = {"executor": client.get_executor(pure=False), "capacity": lambda: 2}
        told.append(("two workers of a cluster", *_of(timed(lambda: run(plan, games, **given), runs))))
        victims = iter(client.run(os.getpid).values())

        def kill(_played: int) -> None:
            if (victim := next(victims, None)) is not None:
                os.kill(victim, signal.SIGKILL)
                for _ in victims:  # only one
                    pass

        told.append(("two, one of which is killed", *_of(timed(lambda: run(plan, games, progress=kill, **given), 1))))
    for name, seconds, found in told:
        same = "the same sums" if found == sums else "OTHER SUMS"
        print(f"{name:<28} {games / seconds:9,.0f} games a second  {alone / seconds:5.2f} ×  {same}")


def _of(result: tuple[float, tuple[Any, bool]]) -> tuple[float, Any]:
    seconds, (sums, _) = result
    return seconds, sums


def rows(deals: int, runs: int) -> None:
    """Play blocks with and without rows."""
    for game, bot, players in GAMES:
        cell = Cell(game, (bot,) * players)
        with tempfile.TemporaryDirectory() as folder:
            kept = StudyCell(game, {}, cell, "lab", rows=Path(folder))
            kept.folder.mkdir()
            pairs = [pair(kept, deals) for _ in range(runs)]
        ratio, alone, size = sorted(pairs)[len(pairs) // 2]
        each = f"{1000 * alone / deals:.1f} ms a game"
        print(
            f"{game}, {bot} for {players:<2} {each:<18} {ratio - 1:+6.1%} with rows, {size / deals:,.0f} bytes a game"
        )


def pair(cell: StudyCell, deals: int) -> tuple[float, float, int]:
    """Play a block without rows and with them, in turn, as other work on the machine comes and goes.

    Return the ratio of the times, the seconds without rows, and the bytes of the rows.
    """
    alone, _ = timed(lambda: [cell.match(deal, 0) for deal in range(deals)], 1)
    whole, files = timed(lambda: block_files(cell, (0, deals)), 1)
    return whole / alone, alone, len(files[0][1])


def compiled(games: int, runs: int) -> None:
    """Play plans plain and compiled."""
    for plain, fast in PLAYED:
        plan, machine = (Plan({"felicity": Cell("felicity", (bot,) * 4)}, "lab") for bot in (plain, fast))
        few = max(4, games // 2_000)
        job = CompiledPlan(machine, games)
        run(job, 1)
        slow, _ = timed(partial(run, plan, few), 1)
        quick, _ = timed(partial(run, job, job.blocks), runs)
        ratio = (games / quick) / (few / slow)
        print(f"{plain:<8} plain {few / slow:9,.0f} games a second, compiled {games / quick:11,.0f}: {ratio:,.0f} ×")


def stopping(repeats: int) -> None:
    """Simulate three ways to decide whether one share of victories is larger than another, with two players."""
    sure, least = log(0.95 / 0.05), 0.05
    fixed = round((1.96 + 1.645) ** 2 / least**2)
    question = Question("?", "victory", minus={}, than=0.0)
    for truth in (0.0, 0.02, 0.05, 0.1):
        chance, told = Random(f"stopping {truth}"), list[tuple[int, bool, int, bool, bool]]()
        for _ in range(repeats):
            sequence, ratio, total, squares, count = 0, 0, 0.0, 0.0, 0
            right, said, at_fixed = True, True, True
            while count < LONGEST * fixed and not (sequence and ratio and count >= fixed):
                value = 1.0 if chance.random() < (1 + truth) / 2 else -1.0
                before = total / count if count else 0.0
                total, squares, count = total + value, squares + (value - before) ** 2, count + 1
                mean = total / count
                if not sequence and count % 64 == 0:
                    half = half_width(count, squares, 4.0, aim(question, 4.0, LONGEST * fixed))
                    if half is not None and abs(mean) > half:
                        sequence, right = count, truth != 0 and mean > 0
                if not ratio and count > 16:
                    likelihood = count / max(squares / count, 1e-9) * (2 * mean - least) * least / 2
                    if abs(likelihood) > sure:
                        ratio, said = count, (likelihood > 0) == (truth >= least)
                if count == fixed:
                    at_fixed = (abs(mean) > 1.96 / sqrt(count)) == (truth != 0)
            told.append((sequence or count, right, ratio or count, said, at_fixed))
        columns = list(zip(*told, strict=True))
        wrong = [1 - statistics.mean(columns[at]) for at in (1, 3, 4)]
        print(
            f"a difference of {truth:4.0%}: sequence {statistics.mean(columns[0]):8,.0f} deals, wrong {wrong[0]:5.1%}; "
            f"ratio test {statistics.mean(columns[2]):8,.0f}, {wrong[1]:5.1%};  fixed {fixed:,}, {wrong[2]:5.1%}"
        )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--part", choices=("processes", "rows", "compiled", "stopping"))
    parser.add_argument("--quick", action="store_true", help="a few games of each, only to see that it works")
    given = parser.parse_args()
    quick = given.quick
    parts: dict[str, Callable[[], None]] = {
        "processes": lambda: processes(48 if quick else 1_200, 1 if quick else 3),
        "rows": lambda: rows(4 if quick else 40, 1 if quick else RUNS),
        "compiled": lambda: compiled(8_000 if quick else 200_000, 1 if quick else RUNS),
        "stopping": lambda: stopping(3 if quick else 60),
    }
    for name, measure in parts.items():
        if given.part in (None, name):
            print(f"\n{name}")
            measure()


if __name__ == "__main__":
    main()
