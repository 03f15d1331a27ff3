"""What the benchmarks share: repeating, taking medians, and printing the figures."""

from __future__ import annotations

import argparse
import json
import platform
import re
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import groupby
from pathlib import Path
from time import process_time

REPEATS = 5
HOW = "on one core, in processor time"
ON_A_PAGE = re.compile(r"(<!-- figures -->\n).*(<!-- /figures -->\n)", re.DOTALL)

# A run does some work and returns (amount of work, seconds); the amount is counted in the figure's unit.
Run = Callable[[], tuple[float, float]]


@dataclass
class Figure:
    """One measured thing: its name, its unit, and what each repeat gave."""

    name: str
    unit: str
    note: str = ""
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median of the repeats."""
        return statistics.median(self.values)

    def row(self) -> str:
        """Return the median and the spread of the repeats, on one line."""
        spread = f"({shown(min(self.values))} to {shown(max(self.values))})"
        return f"{self.name:<52} {shown(self.median):>10} {self.unit:<12} {spread:<24} {self.note}".rstrip()


def shown(value: float) -> str:
    """Return a number with three significant digits, in thousands or millions if it is large."""
    for size, mark in ((1e6, " M"), (1e3, " k")):
        if abs(value) >= size:
            return f"{value / size:.3g}{mark}"
    return f"{value:.3g}"


def timed(work: Callable[[], float]) -> tuple[float, float]:
    """Run `work`; return the amount of work, as it reports it, and the seconds of processor time it took.

    All work is done by one thread, so processor time is little affected by what else the machine does.
    """
    began = process_time()
    amount = work()
    return amount, process_time() - began


def rate(name: str, runs: Sequence[tuple[float, float]], note: str = "") -> Figure:
    """A figure in actions a second, from (actions, seconds) of each repeat."""
    return Figure(name, "actions/s", note, [amount / seconds for amount, seconds in runs])


def each(name: str, unit: str, scale: float, runs: Sequence[tuple[float, float]], note: str = "") -> Figure:
    """A figure in time for one thing: seconds / amount x `scale`."""
    return Figure(name, unit, note, [seconds / amount * scale for amount, seconds in runs])


def interleaved(runs: Sequence[Run], repeats: int) -> list[list[tuple[float, float]]]:
    """Repeat all runs in turn, so that a busy spell of the machine affects each; return the results of each."""
    results: list[list[tuple[float, float]]] = [[] for _ in runs]
    for _ in range(repeats):
        for place, run in enumerate(runs):
            results[place].append(run())
    return results


def arguments(description: str) -> argparse.ArgumentParser:
    """Return a parser with the options that every benchmark has."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    parser.add_argument("--repeats", type=int, default=REPEATS, help="repeats, of which the median is shown (5)")
    parser.add_argument("--quick", action="store_true", help="once and briefly: only to see that it works")
    return parser


def write_into(page: Path, figures: Sequence[Figure], how: str = HOW) -> None:
    """Write the figures into a page of the documentation: between its two comments, a table for each library."""
    lines = [f"Medians of {len(figures[0].values)} repeats, {how}; {machine()}."]
    for library, rows in groupby(figures, lambda figure: figure.name.partition(": ")[0]):
        lines += ["", f"| {library} | actions/s | games/s |", "| --- | --- | --- |"]
        for row in rows:
            cells = row.name.partition(": ")[2], shown(row.median), row.note.removesuffix(" games/s") or "–"
            lines.append(f"| {' | '.join(cells)} |")
    text = page.read_text(encoding="utf-8")
    table = "\n".join(lines)
    page.write_text(ON_A_PAGE.sub(lambda found: f"{found[1]}{table}\n{found[2]}", text), encoding="utf-8")


def machine() -> str:
    """Return which machine measures."""
    return f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"


def report(figures: Sequence[Figure], as_json: bool, how: str = HOW) -> None:
    """Print the figures, how they were measured, and on what machine."""
    if as_json:
        rows = [asdict(figure) | {"median": figure.median} for figure in figures]
        print(json.dumps({"machine": machine(), "measured": how, "figures": rows}, indent=2))
        return
    print(f"Medians of {len(figures[0].values)} repeats, {how}; {machine()}\n")
    for figure in figures:
        print(figure.row())
