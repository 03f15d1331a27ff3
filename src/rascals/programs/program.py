"""Any program as a bot: it gets requests on its standard input, and answers on its standard output.

with Program(["python3", "mybot.py"], clock=Clock(60, 1)) as mine:
    match = rascals.play(rascals.game("felicity", players=3), bots=[mine, "random", "random"], seed=1)
    print(match.scores, mine.faults)
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import RLock
from time import monotonic
from types import NoneType, TracebackType
from typing import Any, Self

from rascals.bots.interface import ChosenMove, Turn, never
from rascals.core.arguments import function, of_type, real, sequence
from rascals.core.errors import BadOption, quoted
from rascals.core.match import Match
from rascals.core.view_types import EventJson
from rascals.programs import messages
from rascals.programs.confinement import ProgramLimits
from rascals.programs.messages import PROTOCOL, FaultKind, Garbage, Hello, Reasons
from rascals.programs.process import ProgramProcess, ProtocolError, understood
from rascals.programs.situation import ProgramSituation, TurnSituation

WORLD, WHY = "world", "why"
STANDARD = ProgramLimits()


@dataclass(frozen=True)
class Clock:
    """The time of one seat in one game: `seconds` at the start, and `increment` seconds more after each whole move."""

    seconds: float
    increment: float = 0.0

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, real(field.name, getattr(self, field.name), 0))


@dataclass(frozen=True)
class FaultReport:
    """A decision at which a program was at fault: what was wrong, and the random legal move made instead."""

    kind: FaultKind
    text: str
    game: str
    seat: int
    decision: int
    played: str


@dataclass
class _Sitting:
    """A game at one seat: its id, its time, and what has been sent about it."""

    id: str
    remaining: float | None
    history: tuple[EventJson, ...] = ()  # what its seat knew at the last decision
    sent: int = 0  # how many events of it the process has received
    known_to: ProgramProcess | None = None  # the process that knows this game
    failures: int = 0  # of the process, without success in between
    last: ProtocolError | None = None


class Program:
    """A program as a bot; usable wherever bots are passed as objects.

    Its process is started on first use, and again after it has failed. A crash, a stall, a flood, garbage or an illegal
    move is a fault: a random legal move is made instead, drawn from the turn's chance; the fault is counted in
    `faults` by kind, reported to `on_fault`, and is in the choice's analysis as `{"fault": kind}`. None raises an
    error.

    `command`: the program and its arguments, or a path. `name`: by default the one that the program gave, if it has
    been started, else the file's. `clock`: for each game and seat; without one each decision has `limits.longest`.
    `environment`: variables for it besides `PATH` and language. `now`: the clock that measures, in seconds.

    It plays one game at a time at each seat. Unpickling gives a program that has not been started. BadOption if there
    is no such program.
    """

    def __init__(
        self,
        command: Sequence[str] | str | os.PathLike[str],
        *,
        name: str | None = None,
        clock: Clock | None = None,
        limits: ProgramLimits = STANDARD,
        on_fault: Callable[[FaultReport], None] | None = None,
        environment: Mapping[str, str] | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        of_type("name", name, str, NoneType)
        of_type("clock", clock, Clock, NoneType)
        of_type("limits", limits, ProgramLimits)
        if on_fault is not None:
            function("on_fault", on_fault)
        self.command = _found(command)
        self.clock, self.limits, self.on_fault = clock, limits, on_fault
        self.environment = dict(environment or {})
        self.faults: Counter[str] = Counter()
        self._name, self._now = name, now
        self._hello: Hello | None = None
        self._process: ProgramProcess | None = None
        self._sittings: dict[Hashable, _Sitting] = {}
        self._games = self._decisions = 0
        self._answered = "", 0  # the game and the number of the last decision that was answered
        self._lock = RLock()

    @property
    def name(self) -> str:
        """The program's name."""
        if self._name is not None:
            return self._name
        return Path(self.command[0]).name if self._hello is None else self._hello.name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        settings = (self._name, self.clock, self.limits, self.on_fault, self.environment)
        return _unpickled, (self.command, *settings)

    def __repr__(self) -> str:
        return f"<Program {self.name}: {' '.join(self.command)}>"

    # ------------------------------------------------------------ playing

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the program's whole move; a random legal one if it is at fault."""
        of_type("question", turn, Turn)
        move, fault = self.answer(TurnSituation(turn))
        return ChosenMove(move, {} if fault is None else {"fault": fault})

    def answer(self, situation: ProgramSituation) -> tuple[str, FaultKind | None]:
        """Return the program's whole move in notation; with a fault, a random legal one and the fault's kind."""
        with self._lock:
            sitting = self._sitting(situation)
            fault: FaultKind | None = None
            try:
                move = self._chosen(sitting, situation)
            except ProtocolError as disorder:
                move, fault = self._instead(sitting, situation, disorder), disorder.kind
            else:
                sitting.failures = 0
            if sitting.remaining is not None and self.clock is not None:
                sitting.remaining += self.clock.increment
            return move, fault

    def hello(self) -> Hello:
        """Return how the program introduces itself; start it if it is not running. ProtocolError if that fails."""
        with self._lock:
            self._started()
            assert self._hello is not None  # noqa: S101 - a started process has sent it
            return self._hello

    def why(self) -> str | None:
        """Return why it made its last move; None if it does not offer that, or does not answer in time."""
        with self._lock:
            process = self._process
            if process is None or process.ended or self._hello is None or WHY not in self._hello.offers:
                return None
            process.listen_anew()
            process.say(messages.Why(*self._answered))
            try:
                return self._reasons(process)
            except (ProtocolError, Garbage):
                self._end()
                return None

    def over(self, match: Match) -> None:
        """Tell the program how a game ended, for each seat at which it played it."""
        of_type("match", match, Match)
        scores = None if match.scores is None else list(match.scores)
        winners = list(match.winners) if match.over else None
        for seat in match.game.seats:
            history = tuple(seen for ply in match.history for seen in ply.seen_by(seat))
            self.over_at((match.game, seat), history, scores, winners)

    def over_at(
        self, key: Hashable, history: Sequence[EventJson], scores: list[int] | None, winners: list[int] | None
    ) -> None:
        """Tell how the game of a situation's `key` ended, if that is the game that the program knows."""
        with self._lock:
            sitting = self._sittings.get(key)
            if sitting is not None and tuple(history[: len(sitting.history)]) == sitting.history:
                self._tell_over(sitting, scores, winners)
                del self._sittings[key]

    def close(self) -> None:
        """End the program: by `quit`, and by force after `limits.grace`. It is restarted when it is used again."""
        with self._lock:
            if self._process is not None:
                self._process.quit()
            self._process = None
            self._sittings.clear()

    # ------------------------------------------------------------ a decision

    def _sitting(self, situation: ProgramSituation) -> _Sitting:
        """Return the game of a situation; a new one if what its seat knows does not continue the last."""
        sitting = self._sittings.get(situation.key)
        if sitting is not None and situation.history[: len(sitting.history)] == sitting.history:
            sitting.history = situation.history
            return sitting
        if sitting is not None:
            self._tell_over(sitting, None, None)
        self._games += 1
        remaining = None if self.clock is None else self.clock.seconds
        sitting = self._sittings[situation.key] = _Sitting(f"g{self._games}", remaining, situation.history)
        return sitting

    def _tell_over(self, sitting: _Sitting, scores: list[int] | None, winners: list[int] | None) -> None:
        if self._process is not None and sitting.known_to is self._process and not self._process.ended:
            self._process.say(messages.Over(sitting.id, scores, winners))

    def _chosen(self, sitting: _Sitting, situation: ProgramSituation) -> str:
        """Return the program's whole move, requested step by step if it is composite."""
        steps: list[str] = []
        legal, complete = situation.legal(steps)
        while not complete:
            text = self._answer(sitting, situation, steps, legal)
            if text in legal:
                steps.append(text)
                legal, complete = situation.legal(steps)
                continue
            refusal = situation.refusal(text)
            if refusal is not None:
                raise ProtocolError("illegal", f"{text}: {refusal}")
            return text
        return "; ".join((*situation.draft, *steps))

    def _answer(self, sitting: _Sitting, situation: ProgramSituation, steps: Sequence[str], legal: list[str]) -> str:
        """Request one move or step; return the notation that the program answers."""
        if sitting.last is not None and sitting.failures >= self.limits.failures:
            raise ProtocolError(sitting.last.kind, f"not started again in this game: {sitting.last}")
        process = self._started()
        if sitting.known_to is not process:
            process.say(situation.game(sitting.id))
            sitting.known_to, sitting.sent = process, 0
        self._decisions += 1
        process.listen_anew()
        begun = self._now()
        process.say(self._state(sitting, situation, steps, legal))
        sitting.sent = len(situation.history)
        try:
            return self._received(process, sitting, situation, begun)
        finally:
            if sitting.remaining is not None:
                sitting.remaining = max(0.0, sitting.remaining - (self._now() - begun))

    def _state(
        self, sitting: _Sitting, situation: ProgramSituation, steps: Sequence[str], legal: list[str]
    ) -> messages.State:
        needs = () if self._hello is None else self._hello.needs
        return messages.State(
            game=sitting.id,
            decision=self._decisions,
            view=situation.view(steps),
            events=list(situation.history[sitting.sent :]),
            legal=legal,
            draft=[*situation.draft, *steps],
            clock=self._clock(sitting, situation),
            world=situation.world() if WORLD in needs else None,
        )

    def _clock(self, sitting: _Sitting, situation: ProgramSituation) -> messages.TimeLeft | None:
        if situation.clock is not None or self.clock is None or sitting.remaining is None:
            return situation.clock
        return messages.TimeLeft(round(sitting.remaining, 3), self.clock.increment)

    def _seconds(self, sitting: _Sitting, situation: ProgramSituation) -> float:
        """Return how many seconds the program may think now."""
        clock = self._clock(sitting, situation)
        most = self.limits.longest if clock is None else clock.remaining
        return most if situation.seconds is None else min(most, situation.seconds)

    def _received(self, process: ProgramProcess, sitting: _Sitting, situation: ProgramSituation, begun: float) -> str:
        """Return the program's answer to the last request; `stop` is sent when its time is over."""
        deadline = begun + self._seconds(sitting, situation)
        cancelled, stopped = situation.cancelled, False
        while True:
            line = process.line(deadline, cancelled, self._now)
            if line is None and stopped:
                raise ProtocolError("stall", "no answer in time")
            if line is None:
                process.say(messages.Stop(sitting.id, self._decisions))
                stopped, cancelled, deadline = True, never, self._now() + self.limits.grace
                continue
            answer = understood(line)
            if not isinstance(answer, messages.Move) or answer.decision < self._decisions:
                continue
            if answer.decision > self._decisions:
                raise ProtocolError(
                    "garbage", f"an answer to decision {answer.decision}, which has not been requested yet"
                )
            self._answered = sitting.id, answer.decision
            return answer.move

    def _instead(self, sitting: _Sitting, situation: ProgramSituation, disorder: ProtocolError) -> str:
        """Count a fault, and return a random legal move, drawn part by part."""
        if disorder.kind != "illegal":
            self._end()
            sitting.failures += 1
            sitting.last = disorder
        played = situation.random_move()
        self.faults[disorder.kind] += 1
        if self._process is not None:
            fault = messages.Fault(sitting.id, self._decisions, disorder.kind, str(disorder), played)
            self._process.say(fault)
        if self.on_fault is not None:
            about = situation.game(sitting.id)
            self.on_fault(FaultReport(disorder.kind, str(disorder), about.name, about.seat, self._decisions, played))
        return played

    # ------------------------------------------------------------ the process

    def _started(self) -> ProgramProcess:
        """Return the running process, or start it and receive its `hello`. ProtocolError if that fails."""
        if self._process is None or self._process.ended:
            self._process = ProgramProcess(self.command, self.limits, self.environment)
            try:
                self._hello = self._greeted(self._process)
            except ProtocolError:
                self._end()
                raise
        return self._process

    def _greeted(self, process: ProgramProcess) -> Hello:
        process.say(messages.Greeting(PROTOCOL, f"rascals {_version()}"))
        deadline = self._now() + self.limits.start
        while (line := process.line(deadline, now=self._now)) is not None:
            answer = understood(line)
            if isinstance(answer, Hello):
                if answer.protocol != PROTOCOL:
                    raise ProtocolError(
                        "garbage", f"it speaks version {answer.protocol} of the protocol, not {PROTOCOL}"
                    )
                if strange := set(answer.needs) - {WORLD}:
                    raise ProtocolError("garbage", f"it needs what is not available: {', '.join(sorted(strange))}")
                return answer
        raise ProtocolError("stall", "no hello in time")

    def _reasons(self, process: ProgramProcess) -> str | None:
        deadline = self._now() + self.limits.grace
        while (line := process.line(deadline, now=self._now)) is not None:
            answer = messages.of_program(line)
            if isinstance(answer, Reasons) and answer.decision == self._answered[1]:
                return answer.text
        return None

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
        self._process = None


def _found(command: Sequence[str] | str | os.PathLike[str]) -> tuple[str, ...]:
    """Return a command with the absolute path of its program; BadOption if there is none."""
    words = [os.fspath(command)] if isinstance(command, str | os.PathLike) else sequence("command", command, str)
    path = shutil.which(words[0]) if words else None
    if path is None:
        raise BadOption(f"there is no program {quoted(words[0] if words else '')} to run")
    return (str(Path(path).absolute()), *words[1:])


def _version() -> str:
    try:
        return version("rascals-core")
    except PackageNotFoundError:
        return ""


def _unpickled(
    command: tuple[str, ...],
    name: str | None,
    clock: Clock | None,
    limits: ProgramLimits,
    on_fault: Callable[[FaultReport], None] | None,
    environment: dict[str, str],
) -> Program:
    return Program(command, name=name, clock=clock, limits=limits, on_fault=on_fault, environment=environment)
