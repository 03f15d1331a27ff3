"""Compares rules: the same bots and seeds in several editions or with several options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from os import PathLike
from pathlib import Path
from types import NoneType
from typing import Any

from rascals.arena.experiment import Experiment, number_of
from rascals.arena.measuring import Measured, measure
from rascals.arena.sums import Contrast, Series
from rascals.core.arguments import of_type, sequence
from rascals.core.components import Given
from rascals.core.errors import BadOption
from rascals.core.plain import Owned


@dataclass(frozen=True)
class Comparison:
    """Variants of a game by name, each an experiment with the same bots and seed. The first is the baseline.

    Game number `index` has the same seed and the same bots on the same seats in all variants.
    """

    variants: Mapping[str, Experiment]

    def __post_init__(self) -> None:
        of_type("variants", self.variants, Mapping)
        for name, experiment in self.variants.items():
            of_type("variants", name, str)
            of_type("variants", experiment, Experiment)
        if len({(one.game, one.bots, one.seed) for one in self.variants.values()}) != 1:
            raise BadOption("the variants of a comparison have the same game, bots and seed")
        object.__setattr__(self, "variants", Owned(self.variants))

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        editions: Sequence[str] = (),
        options: Mapping[str, Sequence[Any]] | None = None,
        seed: int | str = 0,
        data: Mapping[str, Given] | None = None,
    ) -> Comparison:
        """Compare all combinations of editions, option values and components; BadOption or BadData if one is invalid.

        `data`: changed components by the name of the variant that they make, each a mapping or a file as for
        `rascals.game`; an empty mapping is the box as it is. One alone is played in every variant.
        """
        options, data = _checked(options, data)
        named = sequence("editions", editions) or [None]
        experiments = {}
        for edition, choices, (name, changes) in product(named, _choices(options), (data or {"": {}}).items()):
            experiment = Experiment(game, bots, seed, edition, choices, data=changes)  # type: ignore[arg-type]
            changing = {option: choice for option, choice in choices.items() if len(options[option]) > 1}
            parts = [edition] if len(named) > 1 else []
            parts += [f"{option}={str(choice).lower()}" for option, choice in changing.items()]
            parts += [name] if len(data) > 1 else []
            experiments[" ".join(parts) or edition or game] = experiment
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
        return Contrasts([ComparisonSums() for _ in self.variants])

    def play(self, index: int) -> list[Measured]:
        """Play one game in each variant."""
        index = number_of(index)
        return [measure(experiment.match(index), index) for experiment in self.variants.values()]

    def save(self, variant: str, index: int, folder: Path) -> Path:
        """Replay a game of a variant, save it in a folder, and return the file."""
        of_type("variant", variant, str)
        of_type("folder", folder, str, PathLike)
        if variant not in self.variants:
            raise BadOption.unknown("variant", variant, self.variants)
        file = Path(folder) / file_name(variant, number_of(index))
        self.variants[variant].match(index).save(file)
        return file


def file_name(variant: str, index: int) -> str:
    """Return the name of the saved game of that number."""
    return f"{re.sub(r'[^A-Za-z0-9.-]+', '-', variant)}-{index:06d}.jsonl"


def _checked(options: object, data: object) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    """Return the values of each option and the components by name; an option without values is refused."""
    of_type("options", options, Mapping, NoneType)
    of_type("data", data, Mapping, NoneType)
    values = {name: sequence("options", given) for name, given in (options or {}).items()}  # type: ignore[attr-defined]
    for name, given in values.items():
        if not given:
            raise BadOption(f"option {name}: at least one value")
    named = dict(data or {})  # type: ignore[call-overload]
    for name in named:
        of_type("data", name, str)
    return values, named


def _choices(options: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for values in product(*options.values()):
        yield dict(zip(options, values, strict=True))


@dataclass
class ComparisonSums:
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

    def merge(self, other: ComparisonSums) -> None:
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

    variants: list[ComparisonSums]
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
