"""A program of anybody as a bot: it is asked over its standard input, and answers on its standard output.

with Program(["python3", "mybot.py"], clock=Clock(60, 1)) as mine:
    match = rascals.play(rascals.game("felicity", players=3), bots=[mine, "random", "random"], seed=1)
    print(match.scores, mine.faults)
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import RLock
from time import monotonic
from types import NoneType, TracebackType
from typing import Any, Self

from rascals.bots.interface import Choice, Question
from rascals.core.arguments import function, of_type, sequence
from rascals.core.errors import BadOption
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.programs import messages
from rascals.programs.limits import Clock, Limits
from rascals.programs.messages import PROTOCOL, FaultKind, Garbage, Hello, Reasons
from rascals.programs.process import Disorder, Process

WORLD, WHY = "world", "why"
STANDARD = Limits()


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
    """A game at one seat: its id, the events that the program has been told, and its time."""

    id: str
    remaining: float | None
    told: tuple[dict[str, Any], ...] = ()
    known_to: Process | None = None  # the process that has been told of this game
    failures: int = 0  # of the process, in a row
    last: Disorder | None = None


class Program:
    """A program as a bot; usable wherever bots are given as objects.

    Its process is started when it is first needed, and again after it has failed. A crash, a stall, a flood, garbage
    or an illegal move is a fault: a random legal move is drawn from the question's chance, counted in `faults` by
    kind, reported to `on_fault`, and told in the choice's analysis as `{"fault": kind}`. No fault raises an error.

    `command`: the program and its arguments, or a path. `name`: by default the one that the program gave, if it has
    been started, else the file's. `clock`: for each game and seat; without one each decision has `limits.longest`.
    `environment`: variables for it beside `PATH` and language. `now`: the clock that measures, in seconds.

    It plays one game at a time at each seat. Its pickle is a program that has not been started. BadOption if there is
    no such program.
    """

    def __init__(
        self,
        command: Sequence[str] | str | os.PathLike[str],
        *,
        name: str | None = None,
        clock: Clock | None = None,
        limits: Limits = STANDARD,
        on_fault: Callable[[FaultReport], None] | None = None,
        environment: Mapping[str, str] | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        of_type("name", name, str, NoneType)
        of_type("clock", clock, Clock, NoneType)
        of_type("limits", limits, Limits)
        if on_fault is not None:
            function("on_fault", on_fault)
        self.command = _found(command)
        self.clock, self.limits, self.on_fault = clock, limits, on_fault
        self.environment = dict(environment or {})
        self.faults: Counter[str] = Counter()
        self._name, self._now = name, now
        self._hello: Hello | None = None
        self._process: Process | None = None
        self._sittings: dict[tuple[Game, int], _Sitting] = {}
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

    def choose(self, question: Question) -> Choice:
        """Return the program's whole move; a random legal one where it is at fault."""
        of_type("question", question, Question)
        with self._lock:
            sitting = self._sitting(question)
            try:
                move = self._chosen(sitting, question)
            except Disorder as disorder:
                choice = self._instead(sitting, question, disorder)
            else:
                sitting.failures = 0
                choice = Choice(move)
            if sitting.remaining is not None and self.clock is not None:
                sitting.remaining += self.clock.increment
            return choice

    def hello(self) -> Hello:
        """Return how the program introduces itself; start it if it does not run. Disorder if it cannot."""
        with self._lock:
            self._started()
            assert self._hello is not None  # noqa: S101 - a started process has said it
            return self._hello

    def why(self) -> str | None:
        """Ask why it made its last move; None if it does not offer that, or does not answer in time."""
        with self._lock:
            process = self._process
            if process is None or process.ended or self._hello is None or WHY not in self._hello.offers:
                return None
            process.listen_anew()
            process.say(messages.Why(*self._answered))
            try:
                return self._reasons(process)
            except (Disorder, Garbage):
                self._end()
                return None

    def over(self, match: Match) -> None:
        """Tell the program how a game ended, at each seat where it played this."""
        of_type("match", match, Match)
        with self._lock:
            for (game, seat), sitting in [*self._sittings.items()]:
                events = tuple(seen for ply in match.history for seen in ply.seen_by(seat))
                if game == match.game and events[: len(sitting.told)] == sitting.told:
                    scores = None if match.scores is None else list(match.scores)
                    winners = list(match.winners) if match.over else None
                    self._tell_over(sitting, scores, winners)
                    del self._sittings[game, seat]

    def close(self) -> None:
        """End the program: by `quit`, and by force after `limits.grace`. It can be used again, and then starts anew."""
        with self._lock:
            if self._process is not None:
                self._process.quit()
            self._process = None
            self._sittings.clear()

    # ------------------------------------------------------------ a decision

    def _sitting(self, question: Question) -> _Sitting:
        """Return the game that a question belongs to; a new one if what its seat knows does not continue the last."""
        key = question.game, question.seat
        sitting = self._sittings.get(key)
        if sitting is not None and question.history[: len(sitting.told)] == sitting.told:
            return sitting
        if sitting is not None:
            self._tell_over(sitting, None, None)
        self._games += 1
        remaining = None if self.clock is None else self.clock.seconds
        sitting = self._sittings[key] = _Sitting(f"g{self._games}", remaining)
        return sitting

    def _tell_over(self, sitting: _Sitting, scores: list[int] | None, winners: list[int] | None) -> None:
        if self._process is not None and sitting.known_to is self._process and not self._process.ended:
            self._process.say(messages.Over(sitting.id, scores, winners))

    def _chosen(self, sitting: _Sitting, question: Question) -> Move | str:
        """Return the program's whole move, asked step by step where it is composite."""
        seat, twin = question.seat, question.known.twin
        steps: list[Move] = []
        moves, complete = question.moves, False
        while not complete:
            text = self._answer(sitting, question, steps, moves)
            step = next((move for move in moves if str(move) == text), None)
            if step is None:
                refusal = twin.why_not(seat, text) if not question.draft else None
                if refusal is None and not question.draft:
                    return text
                reason = "not a legal step" if refusal is None else refusal.sentence
                raise Disorder("illegal", f"{text}: {reason}")
            steps.append(step)
            moves, complete = twin.preview(seat, steps)
        return steps[0] if len(steps) == 1 else "; ".join(map(str, (*question.draft, *steps)))

    def _answer(self, sitting: _Sitting, question: Question, steps: Sequence[Move], moves: Sequence[Move]) -> str:
        """Ask for one move or step, and return the notation that the program answers."""
        if sitting.last is not None and sitting.failures >= self.limits.failures:
            raise Disorder(sitting.last.kind, f"not started again in this game: {sitting.last}")
        process = self._started()
        self._tell_game(process, sitting, question)
        self._decisions += 1
        process.listen_anew()
        process.say(self._state(sitting, question, steps, moves))
        sitting.told = question.history
        begun = self._now()
        try:
            return self._heard(process, sitting, question, begun)
        finally:
            if sitting.remaining is not None:
                sitting.remaining = max(0.0, sitting.remaining - (self._now() - begun))

    def _state(
        self, sitting: _Sitting, question: Question, steps: Sequence[Move], moves: Sequence[Move]
    ) -> messages.State:
        twin, seat = question.known.twin, question.seat
        clock = None
        if sitting.remaining is not None and self.clock is not None:
            clock = messages.TimeLeft(round(sitting.remaining, 3), self.clock.increment)
        return messages.State(
            game=sitting.id,
            decision=self._decisions,
            view=twin.view(seat, draft=steps) if steps else question.view,
            events=list(question.history[len(sitting.told) :]),
            legal=[str(move) for move in moves],
            draft=[str(move) for move in (*question.draft, *steps)],
            clock=clock,
            world=twin.position() if self._hello is not None and WORLD in self._hello.needs else None,
        )

    def _tell_game(self, process: Process, sitting: _Sitting, question: Question) -> None:
        """Tell of the game, once to each process."""
        if sitting.known_to is process:
            return
        sitting.known_to, sitting.told = process, ()
        game = question.game
        process.say(
            messages.Game(
                game=sitting.id,
                name=game.name,
                edition=game.edition,
                players=game.players,
                seat=question.seat,
                options=game.written_options,
                data=dict(game.data),
            )
        )

    def _heard(self, process: Process, sitting: _Sitting, question: Question, begun: float) -> str:
        """Return the program's answer to the last question; `stop` is said when its time is over."""
        times = [self.limits.longest if sitting.remaining is None else sitting.remaining]
        if question.budget.seconds is not None:
            times.append(question.budget.seconds)
        deadline = begun + min(times)
        stopped = False
        while True:
            line = (
                process.line(deadline, now=self._now)
                if stopped
                else process.line(deadline, question.cancelled, self._now)
            )
            if line is None:
                if stopped:
                    raise Disorder("stall", "no answer in time")
                process.say(messages.Stop(sitting.id, self._decisions))
                stopped, deadline = True, self._now() + self.limits.grace
                continue
            said = _understood(line)
            if isinstance(said, messages.Move) and said.decision >= self._decisions:
                if said.decision > self._decisions:
                    raise Disorder("garbage", f"an answer to decision {said.decision}, which nobody has asked yet")
                self._answered = sitting.id, said.decision
                return said.move

    def _instead(self, sitting: _Sitting, question: Question, disorder: Disorder) -> Choice:
        """Count a fault, and return a random legal move, drawn part by part."""
        if disorder.kind != "illegal":
            self._end()
            sitting.failures += 1
            sitting.last = disorder
        parts = question.known.twin.random_move(question.seat, question.random)
        played = "; ".join(map(str, (*question.draft, *parts)))
        self.faults[disorder.kind] += 1
        if self._process is not None:
            told = messages.Fault(sitting.id, self._decisions, disorder.kind, str(disorder), played)
            self._process.say(told)
        if self.on_fault is not None:
            game, seat = question.game.name, question.seat
            self.on_fault(FaultReport(disorder.kind, str(disorder), game, seat, self._decisions, played))
        return Choice(parts[0] if len(parts) == 1 else played, {"fault": disorder.kind})

    # ------------------------------------------------------------ the process

    def _started(self) -> Process:
        """Return the running process; start it and hear its `hello` if there is none. Disorder if that fails."""
        if self._process is None or self._process.ended:
            self._process = Process(self.command, self.limits, self.environment)
            try:
                self._hello = self._greeted(self._process)
            except Disorder:
                self._end()
                raise
        return self._process

    def _greeted(self, process: Process) -> Hello:
        process.say(messages.Greeting(PROTOCOL, f"rascals {_version()}"))
        deadline = self._now() + self.limits.start
        while (line := process.line(deadline, now=self._now)) is not None:
            said = _understood(line)
            if isinstance(said, Hello):
                if said.protocol != PROTOCOL:
                    raise Disorder("garbage", f"it speaks version {said.protocol} of the protocol, not {PROTOCOL}")
                if strange := set(said.needs) - {WORLD}:
                    raise Disorder("garbage", f"it needs what there is not: {', '.join(sorted(strange))}")
                return said
        raise Disorder("stall", "no hello in time")

    def _reasons(self, process: Process) -> str | None:
        deadline = self._now() + self.limits.grace
        while (line := process.line(deadline, now=self._now)) is not None:
            said = messages.of_program(line)
            if isinstance(said, Reasons) and said.decision == self._answered[1]:
                return said.text
        return None

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
        self._process = None


def _understood(line: bytes) -> messages.ProgramMessage | None:
    try:
        return messages.of_program(line)
    except Garbage as error:
        raise Disorder("garbage", str(error)) from error


def _found(command: Sequence[str] | str | os.PathLike[str]) -> tuple[str, ...]:
    """Return a command with the whole path of its program; BadOption if there is none."""
    words = [os.fspath(command)] if isinstance(command, str | os.PathLike) else sequence("command", command, str)
    path = shutil.which(words[0]) if words else None
    if path is None:
        sentence = "there is no program {given!r} that could be run"
        raise BadOption(sentence, "program-missing", given=words[0] if words else "")
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
    limits: Limits,
    on_fault: Callable[[FaultReport], None] | None,
    environment: dict[str, str],
) -> Program:
    return Program(command, name=name, clock=clock, limits=limits, on_fault=on_fault, environment=environment)
