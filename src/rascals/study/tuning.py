"""Tuning: numbers on components chosen so that wishes hold, by a search over studies that all play the same deals.

Each trial is a study with other numbers. Optuna proposes them (a tree-structured Parzen estimator: Bergstra, Bardenet,
Bengio and Kégl, Algorithms for hyper-parameter optimization, 2011). A trial looks at its figures after more and more
deals, and is given up as soon as even the better ends of its intervals miss the wishes by more than the best trial so
far. What a trial has played is kept as rows, its result in a journal; an interrupted run goes on with the same trial.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple
from zlib import crc32

import optuna
from optuna.samplers import TPESampler
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import FrozenTrial, TrialState

from rascals.core.errors import BadOption, quoted
from rascals.core.user_files import text_of
from rascals.lab.running import Interruption, Processes, Shown, silent
from rascals.study.numbers import changed, value_at
from rascals.study.questions import Answer, Question
from rascals.study.reading import BadStudy, StudyReader
from rascals.study.study import Deadline, Stop, Study

_TUNE = ("title", "game", "seed", "rows", "compiled")
_WISH = ("ask", "of", "where", "minus", "over", "between", "today")
_BUDGET = ("trials", "hours", "least", "deals", "within", "most")
ENDING = ".trials.log"
CONFIRMED = "confirmed"  # the end of the seed of the deals on which the winner is played on
FAR = 1e6  # by how much numbers miss a wish with which the game cannot be played


class Wish(NamedTuple):
    """A question whose figure is to lie between two numbers in every cell; `today`: in units of that of the box."""

    question: Question
    low: float
    high: float
    today: bool = False

    def missed(self, low: float, high: float) -> float:
        """Return by how much a figure between two numbers misses the wish at least, in halves of what is allowed."""
        return max(0.0, self.low - high, low - self.high) / ((self.high - self.low) / 2)


class Number(NamedTuple):
    """A number that may be changed: its path, its bounds, its step, and what it is in the box."""

    path: str
    low: float
    high: float
    step: float
    now: float

    @property
    def nearest(self) -> float:
        """The number nearest to that of the box that may be chosen."""
        steps = round((min(max(self.now, self.low), self.high) - self.low) / self.step)
        return self.low + steps * self.step


@dataclass(frozen=True)
class Budget:
    """How much is played: trials, hours of a run, deals of each cell in a trial, at first and at most.

    `within`: how closely the winner's figures are to be known in the end, and `most`: the most deals for that.
    """

    trials: int = 60
    hours: float | None = None
    least: int = 16
    deals: int = 128
    within: float | None = None
    most: int = 4_096

    @property
    def looks(self) -> list[int]:
        """After how many deals a trial looks at its figures."""
        found = [min(self.least, self.deals)]
        while found[-1] < self.deals:
            found.append(min(self.deals, 2 * found[-1]))
        return found


@dataclass(frozen=True)
class Trial:
    """One choice of numbers: by how much it misses each wish in the worst cell, and all together, after some deals."""

    number: int
    values: Mapping[str, float]
    missed: Mapping[str, float]
    total: float
    deals: int


class Tuning:
    """A tuning and its trials so far; made by `read_tuning`."""

    def __init__(
        self, title: str, numbers: Sequence[Number], wishes: Sequence[Wish], budget: Budget, file: Path
    ) -> None:
        self.title, self.numbers, self.wishes, self.budget, self.file = title, numbers, wishes, budget, file

    def study(self, values: Mapping[str, float] | None, stop: Stop) -> Study:
        """Return the study of some numbers, or of the box as it is."""
        return TuningReader(text_of(self.file), str(self.file), values or {}).trial(stop)

    def changes(self, values: Mapping[str, float]) -> dict[str, Any]:
        """Return the changed components of some numbers."""
        return dict(next(iter(self.study(values, Stop()).cells.values())).cell.changes)

    # --- trials ---

    @cached_property
    def _journal(self) -> Any:
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        backend = JournalFileBackend(str(self.file.with_suffix(ENDING)))
        return optuna.create_study(storage=JournalStorage(backend), study_name=self._meaning, load_if_exists=True)

    @cached_property
    def _meaning(self) -> str:
        """The name of the search: a digest of all that its trials depend on, so that other searches are others."""
        cells = [cell.digest for cell in self.study(None, Stop()).cells.values()]
        wishes = [(repr(wish.question), *wish[1:]) for wish in self.wishes]
        return sha256(repr((cells, list(self.numbers), wishes, self.budget.looks)).encode()).hexdigest()[:16]

    def trials(self) -> list[Trial]:
        """Return the trials that have been judged, in their order."""
        return [_trial(one) for one in self._journal.get_trials(states=(TrialState.COMPLETE,))]

    def best(self) -> Trial | None:
        """Return the trial that misses the wishes least; None before the first."""
        return min(self.whole(), key=lambda one: (one.total, one.number), default=None)

    def whole(self) -> list[Trial]:
        """Return the trials that were not given up."""
        return [one for one in self.trials() if one.deals == self.budget.deals]

    def front(self) -> list[Trial]:
        """Return the trials that no other one betters in every wish: where wishes conflict, the choice that remains."""
        whole = self.whole()
        return [one for one in whole if not any(_betters(other, one) for other in whole)]

    def run(
        self,
        workers: int = 1,
        shown: Shown = silent,
        on_trial: Callable[[Trial], None] | None = None,
        clock: Callable[[], float] = monotonic,
        **where: Any,
    ) -> bool:
        """Try numbers until the wishes hold or the budget is spent; return whether it is done.

        `shown` is entered for each round of games, `on_trial` called with each trial that has been judged. `where`: as
        for `rascals.lab.run`. Ctrl-C ends it early.
        """
        until = Deadline(self.budget.hours, clock)
        with ExitStack() as entered:
            interruption = entered.enter_context(Interruption())
            if workers > 1 and "executor" not in where:
                where["executor"] = entered.enter_context(Processes(workers, ()))
            box = self.today
            complete = box.run(workers, shown, **where)
            for trial in self._asked() if complete else ():
                if until.is_set():
                    break
                complete = self._judge(trial, workers, shown, where, interruption)
                if not complete:
                    break
                if on_trial is not None:
                    on_trial(self.trials()[-1])
        return complete

    @cached_property
    def today(self) -> Study:
        """The study of the box as it is, over the deals of a trial."""
        return self.study(None, Stop(self.budget.deals, self.budget.deals))

    def _asked(self) -> Iterator[Any]:
        """Yield the trials that the budget allows; first the one in which an earlier run was interrupted.

        The search begins with the box as it is, or as near to it as the bounds allow.
        """
        if not self._journal.get_trials():
            self._journal.enqueue_trial({one.path: one.nearest for one in self.numbers})
        for stale in self._journal.get_trials(states=(TrialState.RUNNING,)):
            self._journal.enqueue_trial(stale.params)
            self._journal.tell(stale.number, state=TrialState.FAIL)
        while len(judged := self.trials()) < self.budget.trials and not any(one.total == 0 for one in judged):
            # A seed of its own for each trial: an interruption does not change what is tried.
            seed = crc32(f"{self._meaning} {len(judged)}".encode())
            self._journal.sampler = TPESampler(seed=seed, multivariate=True)
            yield self._journal.ask()

    def _judge(self, trial: Any, workers: int, shown: Shown, where: dict[str, Any], interruption: Interruption) -> bool:
        """Play a trial, look by look, and note its result; return False if it was interrupted."""
        values = {one.path: _suggested(trial, one) for one in self.numbers}
        best, missed, deals = self.best(), dict.fromkeys((wish.question.ask for wish in self.wishes), FAR), 0
        for deals in self.budget.looks if self._possible(values) else ():
            if not self.study(values, Stop(deals, deals)).run(workers, shown, **where) or interruption.requested:
                return False
            whole = self.study(values, Stop(deals=self.budget.deals))  # the same rows; its intervals hold at each look
            missed = self.missed(whole)
            if best is not None and sum(self.missed(whole, sure=True).values()) > best.total:
                break
        trial.set_user_attr("missed", missed)
        trial.set_user_attr("deals", deals)
        self._journal.tell(trial, sum(missed.values()))
        return True

    def _possible(self, values: Mapping[str, float]) -> bool:
        """Return whether the game can be played with some numbers, which may be too large together."""
        try:
            self.study(values, Stop())
        except BadStudy:
            return False
        return True

    def missed(self, study: Study, *, sure: bool = False) -> dict[str, float]:
        """Return by how much each wish is missed in the worst cell; `sure`: by the better end of its interval."""
        found = dict.fromkeys((wish.question.ask for wish in self.wishes), 0.0)
        for wish, answer, unit in self.judged(study, self.today):
            half = (answer.half or inf) if sure else 0.0
            missed = wish.missed((answer.value - half) / unit, (answer.value + half) / unit)
            found[wish.question.ask] = max(found[wish.question.ask], missed)
        return found

    def judged(self, study: Study, today: Study) -> Iterator[tuple[Wish, Answer, float]]:
        """Yield each wish with an answer about it, and the number that is 1 for it, from the box as it is `today`."""
        wishes = {wish.question.ask: wish for wish in self.wishes}
        for answer, now in zip(study.answers(), today.answers(), strict=True):
            wish = wishes[answer.question.ask]
            yield wish, answer, now.value if wish.today else 1.0

    def confirmed(self, values: Mapping[str, float] | None) -> Study:
        """Return a study of some numbers, or of the box, until all figures are known as closely as wanted in the end.

        Its deals are others than those of the trials: on those the best one has also been lucky.
        """
        cells = [replace(cell, seed=f"{cell.seed}/{CONFIRMED}") for cell in self.study(values, Stop()).cells.values()]
        units: dict[str, float] = {}
        for wish, _, unit in self.judged(self.today, self.today):
            units[wish.question.ask] = min(abs(unit), units.get(wish.question.ask, inf))
        questions = []
        for wish in self.wishes:
            within = (self.budget.within or (wish.high - wish.low) / 4) * units[wish.question.ask]
            questions.append(replace(wish.question, than=None, within=within))
        return Study(self.title, cells, questions, Stop(self.budget.deals, self.budget.most))


def holds(wish: Wish, answer: Answer, unit: float) -> bool | None:
    """Return whether a figure's whole interval is as wished; None if only a part of it is, or it is not known."""
    if answer.half is None:
        return None
    low, high = answer.low / unit, answer.high / unit
    if wish.low <= low and high <= wish.high:
        return True
    return False if high < wish.low or low > wish.high else None


def _betters(one: Trial, other: Trial) -> bool:
    """Return whether a trial misses no wish by more than another, and one of them by less."""
    pairs = [(one.missed[ask], other.missed[ask]) for ask in one.missed]
    return all(mine <= yours for mine, yours in pairs) and any(mine < yours for mine, yours in pairs)


def _suggested(trial: Any, number: Number) -> float:
    if all(float(one).is_integer() for one in number[1:4]):
        return int(trial.suggest_int(number.path, int(number.low), int(number.high), step=int(number.step)))
    return float(trial.suggest_float(number.path, number.low, number.high, step=number.step))


def _trial(found: FrozenTrial) -> Trial:
    missed = found.user_attrs.get("missed", {})
    return Trial(found.number, found.params, missed, sum(missed.values()), found.user_attrs["deals"])


def read_tuning(file: Path) -> Tuning:
    """Read a tuning; UnreadFile if the file cannot be read, BadStudy if it is invalid."""
    return TuningReader(text_of(file), str(file), {}).tuning()


class TuningReader(StudyReader):
    """Reads the file of a tuning, and the study of some of its numbers, `chosen` by path."""

    top = "tune"
    entries = _TUNE
    parts = ("tune", "vary", "measures", "numbers", "wish", "budget")

    def __init__(self, text: str, file: str, chosen: Mapping[str, float]) -> None:
        super().__init__(text, file)
        self.chosen = chosen

    def tuning(self) -> Tuning:
        """Return the tuning."""
        study = self.trial(Stop())
        wishes = self.wishes()
        self.check(study, [at for at, _ in wishes])
        return Tuning(study.title, self.numbers(), [one for _, one in wishes], self.budget(), Path(self.file))

    def trial(self, stop: Stop) -> Study:
        """Return the study of the numbers that this reader was given."""
        return self.study_of([wish.question for _, wish in self.wishes()], stop)

    def changed(self, changes: dict[str, Any]) -> dict[str, Any]:
        """Return the changes of a cell, with the numbers of the trial."""
        for path, value in self.chosen.items():
            changes = changed(self.definition.components.entries, changes, path, value)
        return changes

    def numbers(self) -> list[Number]:
        """Return the numbers that may be changed."""
        found = []
        for path, given in self.mapping("numbers", self.document.get("numbers", {})).items():
            at = f"numbers.{path}"
            now = self.tried(at, value_at, self.definition.components.entries, path)
            if type(now) not in (int, float):
                self.refuse(at, BadOption(f"{path} is no number, but {quoted(now)}"))
            values = self.range(at, self.mapping(at, given))
            step = values[1] - values[0] if len(values) > 1 else 1
            found.append(Number(path, values[0], values[-1], step, now))
        if not found:
            self.refuse("numbers", BadOption("at least one number under [numbers], with its bounds"))
        return found

    def wishes(self) -> list[tuple[str, Wish]]:
        """Return the wishes with their paths; one about several columns is one for each of them."""
        found = [(at, one) for at, given in self.tables("wish") for one in self.wishes_of(at, given)]
        if not found:
            self.refuse("wish", BadOption("at least one [[wish]]"))
        return found

    def wishes_of(self, at: str, given: Any) -> Iterator[Wish]:
        """Yield a wish for each column that an entry names."""
        entries = self.table(at, given, _WISH)
        between: Any = entries.get("between")
        of = entries.get("of", "victory")
        if not _is_interval(between):
            self.refuse(f"{at}.between", BadOption(f"between is [least, most], not {quoted(between)}"))
        today = self.flag(f"{at}.today", entries.get("today", False))
        rest = {name: entries[name] for name in ("where", "minus", "over") if name in entries}
        for one in self.texts(f"{at}.of", of, empty=False) if isinstance(of, list) else [of]:
            ask = f"{entries.get('ask')}: {one}" if isinstance(of, list) else entries.get("ask")
            question = self.question(at, {**rest, "ask": ask, "of": one, "than": sum(between) / 2})
            yield Wish(question, float(between[0]), float(between[1]), today)

    def budget(self) -> Budget:
        """Return the budget."""
        entries = self.table("budget", self.document.get("budget", {}), _BUDGET)
        usual = Budget()
        whole = {
            name: self.whole(f"budget.{name}", entries.get(name, getattr(usual, name)), least)
            for name, least in (("trials", 1), ("least", 2), ("deals", 2), ("most", 2))
        }
        numbers = {name: self.number(f"budget.{name}", entries.get(name)) for name in ("hours", "within")}
        return Budget(**whole, **numbers)  # type: ignore[arg-type]


def _is_interval(given: Any) -> bool:
    numbers = isinstance(given, list) and len(given) == 2 and all(type(one) in (int, float) for one in given)
    return numbers and given[0] < given[1]


__all__ = ["BadStudy", "Budget", "Number", "Trial", "Tuning", "Wish", "holds", "read_tuning"]
