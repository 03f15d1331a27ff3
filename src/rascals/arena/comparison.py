"""Compares rules: the same bots and seeds in several editions or under several options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from rascals.arena.experiment import Experiment
from rascals.arena.measuring import Measured, measure
from rascals.arena.sums import Contrast, Series


@dataclass(frozen=True)
class Comparison:
    """Variants of a game by name, each an experiment with the same bots and seed. The first is the baseline.

    Game number `index` has the same seed and the same bots on the same seats in all variants.
    """

    variants: Mapping[str, Experiment]

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        editions: Sequence[str] = (),
        options: Mapping[str, Sequence[Any]] | None = None,
        seed: int | str = 0,
    ) -> Comparison:
        """Compare all combinations of editions and option values; BadOption names an invalid one."""
        experiments = {}
        for edition, choices in product(editions or (None,), _choices(options or {})):
            experiment = Experiment(game, tuple(bots), seed, edition, choices)
            experiment.make_game()
            changing = {name: choice for name, choice in choices.items() if len((options or {})[name]) > 1}
            experiments[_name(edition if len(editions) > 1 else None, changing, edition or game)] = experiment
        return cls(experiments)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, the same in every variant."""
        return next(iter(self.variants.values())).bots

    def seed_of(self, index: int) -> str:
        """Return the seed of a game, the same in every variant."""
        return next(iter(self.variants.values())).seed_of(index)

    def empty(self) -> Contrasts:
        """Return the sums of no games."""
        return Contrasts([Sums() for _ in self.variants])

    def play(self, index: int) -> list[Measured]:
        """Play one game in each variant."""
        return [measure(experiment.match(index), index) for experiment in self.variants.values()]

    def save(self, variant: str, index: int, folder: Path) -> Path:
        """Replay a game of a variant, save it in a folder, and return the file."""
        file = folder / file_name(variant, index)
        self.variants[variant].match(index).save(file)
        return file


def file_name(variant: str, index: int) -> str:
    """Return the name of the saved game of that number."""
    return f"{re.sub(r'[^A-Za-z0-9.-]+', '-', variant)}-{index:06d}.jsonl"


def _choices(options: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for values in product(*options.values()):
        yield dict(zip(options, values, strict=True))


def _name(edition: str | None, changing: Mapping[str, Any], alone: str) -> str:
    parts = [] if edition is None else [edition]
    parts += [f"{name}={str(choice).lower()}" for name, choice in changing.items()]
    return " ".join(parts) or alone


@dataclass
class Sums:
    """The sums of one variant: a series for each figure, a contrast for each thing that seats can do."""

    series: dict[str, Series] = field(default_factory=dict)
    contrasts: dict[str, Contrast] = field(default_factory=dict)
    from_first: dict[str, list[int]] = field(default_factory=dict)  # how much it differs: total, squares

    def count(self, measured: Measured, first: Measured) -> None:
        """Count one game, and its difference from the same game in the first variant."""
        numbers, before = _all_numbers(measured), _all_numbers(first)
        for name, value in numbers.items():
            self.series.setdefault(name, Series()).add(value, measured.index)
        for name in numbers.keys() | before.keys():
            difference = numbers.get(name, 0) - before.get(name, 0)
            self._differ(name, difference, difference * difference)
        for name, counts in measured.done.items():
            self.contrasts.setdefault(name, Contrast()).add(counts, measured.shares, measured.index)

    def merge(self, other: Sums) -> None:
        """Add the games of other sums of the same variant."""
        for name, series in other.series.items():
            self.series.setdefault(name, Series()).merge(series)
        for name, (total, squares) in other.from_first.items():
            self._differ(name, total, squares)
        for name, contrast in other.contrasts.items():
            self.contrasts.setdefault(name, Contrast()).merge(contrast)

    def _differ(self, name: str, total: int, squares: int) -> None:
        sums = self.from_first.setdefault(name, [0, 0])
        sums[0] += total
        sums[1] += squares


def _all_numbers(measured: Measured) -> dict[str, int]:
    return measured.numbers | {f"done:{name}": sum(counts) for name, counts in measured.done.items()}


@dataclass
class Contrasts:
    """The sums of all variants, over the same games."""

    variants: list[Sums]
    games: int = 0

    def count(self, measured: Sequence[Measured]) -> None:
        """Count one game of each variant."""
        self.games += 1
        for sums, one in zip(self.variants, measured, strict=True):
            sums.count(one, measured[0])

    def merge(self, other: Contrasts) -> None:
        """Add the games of other sums of the same comparison."""
        self.games += other.games
        for sums, more in zip(self.variants, other.variants, strict=True):
            sums.merge(more)
