"""Questions about rows, and their answers: a figure in each cell, how sure it is, and a game that shows it.

A figure is a mean over deals, as the games of one deal are not independent. In a deal it is the mean over the rows that
the question is about. Where cells are compared, it is the difference between two cells in the same deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

import polars as pl

from rascals.core.errors import BadOption, listed, nearest_first, quoted
from rascals.core.intervals import PLUS
from rascals.study.sequences import half_width

TIMES_FAIR, POINTS_SHARE, ENDS = "times_fair", "points_share", "end:"
USUAL = 0.2  # the variance of a share of victory in units of its squared width: only for `aim`
CLOSEST = 0.001  # of its width; whoever asks for more waits so long that it does not matter
ROUNDING = 1e-9  # a difference of means that is smaller is none
CLOSE = 0.01  # of its width, how closely a figure is wanted if the question does not say: only for `aim`


@dataclass(frozen=True)
class Question:
    """What is asked of the rows of each cell.

    `of`: a column of the rows; `times_fair`, the victory times the number of players; `points_share`, the share of the
    game's points, times the number of players; or `end:REASON`, 1 where the game ended so. `where`: which rows: for
    each column a value, a list of values, or for a number true (above 0) or false. `minus`: rows whose mean in the same
    deal is taken off. `compare`: a factor; the figure of its first value, in the same deals, is taken off. `over`: a
    column; the figure is divided by that column's mean over all deals.

    Play stops once the figure is known to ± `within`, or differs from `than` beyond chance. `than` is 0 where something
    is taken off; `fair` stands for the figure that all seats would have if all were equal.
    """

    ask: str
    of: str = "victory"
    where: Mapping[str, Any] = field(default_factory=dict)
    minus: Mapping[str, Any] | None = None
    compare: str | None = None
    over: str | None = None
    than: float | str | None = None
    within: float | None = None

    @property
    def columns(self) -> set[str]:
        """The columns that it names."""
        return {self.of, *self.where, *(self.minus or {}), *([] if self.over is None else [self.over])}

    @property
    def relative(self) -> bool:
        """Whether something is taken off."""
        return self.minus is not None or self.compare is not None

    def reference(self, players: int) -> float | None:
        """Return the number that the figure is held against; None if there is none."""
        if self.than is None:
            return 0.0 if self.relative else None
        if self.than == "fair":
            return 1 / players if self.of == "victory" else 1.0
        return float(self.than)

    def share(self, kind: pl.DataType | None = None) -> bool:
        """Return whether the figure is a share of games or seats; `kind` is that of a measure of one's own."""
        whether = self.of == "victory" or self.of.startswith(ENDS) or kind == pl.Boolean
        return whether and self.over is None

    def bounds(self, players: int, *, share: bool) -> float | None:
        """Return the distance of the bounds of the figure in a deal; None if there are none."""
        width = 1.0 if share else float(players) if self.of == TIMES_FAIR and self.over is None else None
        taken = (self.minus is not None) + (self.compare is not None)
        return None if width is None else width * 2**taken

    @property
    def step(self) -> float:
        """About the least difference of two values."""
        return 0.05 if self.of == POINTS_SHARE or self.over is not None else 1.0

    def values(self, rows: pl.LazyFrame, players: int) -> pl.LazyFrame:
        """Return the figure of each deal, in their order: `deal`, `value`, and whether it `shows` the figure.

        A deal without such rows is left out. Only where the figure is divided does it count too, but shows nothing.
        """
        figure = rows.with_columns(_figure(self.of, players).alias("value"))
        found = _means(figure, self.where)
        if self.minus is not None:
            other = _means(figure, self.minus).rename({"value": "other"})
            found = found.join(other, on="deal").sort("deal").select("deal", pl.col("value") - pl.col("other"))
        if self.over is None:
            return found.with_columns(shows=True)
        every = _means(rows.with_columns(_figure(self.over, players).alias("value")), {}).rename({"value": "over"})
        return _divided(every.join(found, on="deal", how="left").sort("deal"))

    def check(
        self,
        columns: Mapping[str, bool],
        factors: Mapping[str, Any],
        endings: Sequence[str],
        own: Iterable[str] = (),
    ) -> None:
        """Raise BadOption if rows cannot answer it.

        `columns`: of each whether it holds texts. `endings`: the game's. `own`: measures of one's own, some of whose
        columns may only be in other games than the first.
        """
        columns = {**columns, **_some_columns(self, own)}
        derived = (TIMES_FAIR, POINTS_SHARE)
        if self.of.startswith(ENDS):
            if self.of.removeprefix(ENDS) not in endings:
                raise BadOption.unknown("end", self.of, [f"{ENDS}{one}" for one in endings])
        elif self.of not in derived:
            self._check_number("of", self.of, columns, derived)
        if self.over is not None:
            self._check_number("over", self.over, columns)
        for what, where in (("where", self.where), ("minus", self.minus or {})):
            for name, wanted in where.items():
                self._check_column(what, name, columns)
                kinds = (str,) if columns.get(name) else (int, float)
                values = wanted if isinstance(wanted, list | tuple) else [wanted]
                whether = isinstance(wanted, bool) and str not in kinds
                if not (whether or (values and all(type(one) in kinds for one in values))):
                    valid = "a text, or a list" if str in kinds else "a number, a list, true or false"
                    raise BadOption(f"{name} in {what} is {valid}, not {quoted(wanted)}")
        if self.compare is not None and self.compare not in factors:
            raise BadOption.unknown("factor in compare", self.compare, factors)
        divided = self.relative or self.over is not None
        if self.than == "fair" and (divided or self.of not in ("victory", *derived)):
            raise BadOption(f"“fair” is known of victory, {TIMES_FAIR} and {POINTS_SHARE}; than is a number")

    def _check_number(self, what: str, name: str, columns: Mapping[str, bool], derived: Sequence[str] = ()) -> None:
        self._check_column(what, name, columns, derived)
        if columns.get(name):
            raise BadOption(f"{name} is a text; {what} is a number")

    def _check_column(self, what: str, name: str, columns: Mapping[str, bool], derived: Sequence[str] = ()) -> None:
        moves = "decisions" in columns  # compiled games keep none
        if not (name in columns or (moves and name.startswith("verb:"))):
            valid = listed(nearest_first([*columns, *derived], name))
            raise BadOption(f"unknown column in {what} {quoted(name)}; valid: {valid}")


def _some_columns(question: Question, own: Iterable[str]) -> dict[str, bool]:
    """Return the columns of measures of one's own that a question names, as numbers."""
    return {name: False for name in question.columns if name.startswith(tuple(f"{one}:" for one in own))}


def _figure(of: str, players: int) -> pl.Expr:
    if of == TIMES_FAIR:
        return pl.col("victory") * players
    if of == POINTS_SHARE:
        total = pl.col("points").sum().over("deal", "seating")
        return pl.when(total > 0).then(pl.col("points") / total * players)
    if of.startswith(ENDS):
        return (pl.col("end") == of.removeprefix(ENDS)).cast(pl.Float64)
    return pl.col(of).cast(pl.Float64)


def _means(rows: pl.LazyFrame, where: Mapping[str, Any]) -> pl.LazyFrame:
    """Return the mean of `value` over the rows of each deal."""
    chosen = rows.filter(*(_condition(name, wanted) for name, wanted in where.items())) if where else rows
    means = chosen.group_by("deal").agg(pl.col("value").mean())
    return means.drop_nulls().sort("deal")


def _divided(rows: pl.LazyFrame) -> pl.LazyFrame:
    """Return values of deals whose mean is the ratio of the means of `value` and `over`; `value` may be null.

    They differ from it as far as a deal shifts the ratio, to first order (the delta method): so the interval of their
    mean is that of the ratio.
    """
    value, over = pl.col("value"), pl.col("over")
    ratio = value.mean() / over.mean()
    shift = (value - value.mean()).fill_null(0.0) * over.count() / value.count() - ratio * (over - over.mean())
    divided = rows.select("deal", value=ratio + shift / over.mean(), shows=value.is_not_null())
    return divided.filter(pl.col("value").is_finite())


def _condition(name: str, wanted: Any) -> pl.Expr:
    if isinstance(wanted, bool):
        return (pl.col(name) > 0) if wanted else (pl.col(name) == 0)
    return pl.any_horizontal(pl.col(name) == one for one in (wanted if isinstance(wanted, list | tuple) else [wanted]))


KNOWN, DIFFERS, OPEN, NEVER = "known", "differs", "open", "never"


@dataclass(frozen=True)
class Answer:
    """The figure of a question in one cell, or in one compared with another, `first`.

    `half`: half the interval, which holds at every look; None for fewer than two deals. `than`: the number that it is
    held against. `state`: `known` to ± `within`, it `differs` from `than` beyond chance, still `open`, or `never` where
    no deal that was played has such rows. `shown`: the deal whose figure is nearest to the mean, and not 0 if
    any is not.
    `share`: whether it is one of games or seats. `least`, `most`: the bounds of the figure.
    """

    question: Question
    cell: str
    first: str | None
    value: float
    half: float | None
    deals: int
    than: float | None
    state: str
    shown: int | None
    share: bool = False
    least: float = -inf
    most: float = inf

    @property
    def low(self) -> float:
        """The lower end of the interval, where the figure can be."""
        return max(self.least, self.value - (self.half or 0))

    @property
    def high(self) -> float:
        """The upper end of the interval, where the figure can be."""
        return min(self.most, self.value + (self.half or 0))

    @property
    def needed(self) -> int | None:
        """About how many deals are needed in all until it is known to ± `within`; None if that cannot be told."""
        if self.half is None or self.question.within is None:
            return None
        return int(self.deals * max(1.0, (self.half / self.question.within) ** 2)) + 1


@dataclass(frozen=True)
class About:
    """What an answer is about: a cell, the one that it is compared with, players, and deals played, of at most `most`.

    `share`: whether the figure is one of games or seats.
    """

    cell: str
    first: str | None
    players: int
    share: bool
    played: int
    most: int


def answer(question: Question, about: About, values: Iterable[pl.DataFrame]) -> Answer:
    """Return the answer from the figure of each deal; one part after another, in their order.

    The deal that shows it is one of the first part that has any.
    """
    than, width = question.reference(about.players), question.bounds(about.players, share=about.share)
    moments, shown = Moments(width), None
    for part in values:
        moments.add(part["value"])
        shown = part if shown is None and len(part) else shown
    step = question.step if shown is None else least_step(shown["value"], question.step)
    half = moments.half(question, step, about.most)
    if about.played and not moments.count:
        state = NEVER
    elif half is not None and question.within is not None and half <= question.within:
        state = KNOWN
    else:
        differs = half is not None and than is not None and abs(moments.mean - than) > half
        state = DIFFERS if differs else OPEN
    least, most = (-inf, inf) if width is None else (-width / 2, width / 2) if question.relative else (0.0, width)
    nearest = None if shown is None else _nearest(shown, moments.mean)
    found = moments.mean, half, moments.count, than, state, nearest, about.share, least, most
    return Answer(question, about.cell, about.first, *found)


def _nearest(values: pl.DataFrame, mean: float) -> int:
    """Return the deal whose figure is nearest to the mean, and not 0 if any is not."""
    told = values.filter("shows")
    other = told.filter(pl.col("value").abs() > ROUNDING)
    told = other if len(other) else told
    return int(told["deal"][int((told["value"] - mean).abs().arg_min() or 0)])


def least_step(values: pl.Series, usual: float) -> float:
    """Return about the least difference of two values: `usual`, or less if some are nearer to the middle one.

    So what is measured in shares is known as closely as the same in percent.
    """
    apart = (values - values.quantile(0.5, interpolation="lower")).abs()
    nearest = apart.filter(apart > 0).min()
    return usual if nearest is None else min(usual, float(nearest))  # type: ignore[arg-type]  # of floats


class Moments:
    """The mean of values that come part by part, in their order, and how much they vary.

    `width`: the distance of their bounds, None if there are none. `variation`: the sum of squared differences of each
    value from the mean of those before it; without bounds from the mean of all.
    """

    def __init__(self, width: float | None) -> None:
        self.width = width
        self.count, self.mean, self.variation = 0, 0.0, 0.0

    def add(self, values: pl.Series) -> None:
        """Add a part."""
        more, before = len(values), self.count
        if not more:
            return
        mean = float(values.mean() or 0.0)  # type: ignore[arg-type]  # of floats
        if self.width is None:
            within = float(values.var(ddof=0) or 0.0) * more  # type: ignore[arg-type]  # of floats
            self.variation += within + (mean - self.mean) ** 2 * more * before / (more + before)
        else:
            sums = values.cum_sum().shift(1, fill_value=0.0) + self.mean * before
            counts = pl.int_range(before, before + more, eager=True).clip(1)
            self.variation += float(((values - sums / counts) ** 2).sum())
        self.count += more
        self.mean += (mean - self.mean) * more / self.count

    def half(self, question: Question, step: float, most: int) -> float | None:
        """Return half the interval of the mean; None for fewer than two values. There will be at most `most` values.

        Without bounds they vary by a few steps more, of about their least difference: what never happened may yet
        happen.
        """
        if self.count < 2:
            return None
        steps = 0.0 if self.width is not None else PLUS * step * step
        return half_width(self.count, self.variation + steps, self.width, aim(question, self.width, most))


def aim(question: Question, width: float | None, most: int) -> float:
    """Return where the interval is to be narrowest: at the variation, or the number, at which it is narrow enough.

    That is at the latest when all `most` values are known, which the variation is likely not to reach.
    """
    if width is None:
        return min(1_000.0, most)
    close = max(question.within or CLOSE * width, CLOSEST * width)
    usual = USUAL * (width / (2 if question.relative else 1)) ** 2
    return usual * min(usual * (3 / close) ** 2, most)
