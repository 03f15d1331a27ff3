"""The conformance test of the protocol for programs: it tries what any program must do, one thing after the other.

for finding in check(["node", "mybot.mjs"]):
    print(finding.ok, finding.name, finding.detail)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec

import rascals
from rascals.bots.interface import Bot
from rascals.bots.playing import ask, chance_of, play
from rascals.bots.registry import bot
from rascals.core.arguments import integer
from rascals.core.match import Match
from rascals.programs import messages
from rascals.programs.confinement import ProgramLimits
from rascals.programs.messages import PROTOCOL, Hello, Message
from rascals.programs.process import ProgramProcess, ProtocolError, understood
from rascals.programs.program import STANDARD, WHY, WORLD, FaultReport, Program
from rascals.programs.situation import TurnSituation

FAULTS_SHOWN = 3  # the most faults of a game that a finding describes


@dataclass(frozen=True)
class Finding:
    """One thing that was tried: its name, whether the program passed, and what it did instead.

    Names: `hello`, `games`, `unknown`, `stop`, `second`, `why`, `quit`, `closed`, and `play` with the game and
    the number of players in `about`.
    """

    name: str
    ok: bool
    detail: str = ""
    about: dict[str, Any] = field(default_factory=dict)


def check(
    command: Sequence[str],
    *,
    limits: ProgramLimits = STANDARD,
    games: Sequence[str] | None = None,
    rounds: int = 1,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Finding]:
    """Try a program; yield each finding at once. Nothing follows a failed `hello`.

    `games`: which of its games to play whole, by default all. `rounds`: games for each number of players.
    `environment`: as for `Program`.
    """
    integer("rounds", rounds, 1)
    found = Program(command, limits=limits, environment=environment)
    try:
        hello = found.hello()
    except ProtocolError as disorder:
        yield Finding("hello", ok=False, detail=str(disorder))
        return
    finally:
        found.close()
    yield Finding("hello", ok=True, about={"name": hello.name, "version": hello.version})
    playable = [name for name in hello.games if name in rascals.games()]
    yield Finding("games", ok=bool(playable), detail=", ".join(hello.games))
    if not playable:
        return
    yield from _manners(found, playable[0], hello)
    for name in (name for name in playable if games is None or name in games):
        for players in rascals.games()[name].players:
            yield _played(found, name, players, rounds)


def _played(found: Program, name: str, players: int, rounds: int) -> Finding:
    """Play whole games against random bots, in a different seat each time; every fault counts."""
    game = rascals.game(name, players=players)
    faults: list[FaultReport] = []
    settings: dict[str, Any] = {"limits": found.limits, "environment": found.environment}
    with Program(found.command, on_fault=faults.append, **settings) as program:
        for number in range(rounds):
            bots: list[Bot] = [bot("random")] * players
            bots[(number + players) % players] = program
            program.over(play(game, bots, seed=f"check {number}"))
    detail = "; ".join(f"{fault.kind} at decision {fault.decision}: {fault.text}" for fault in faults[:FAULTS_SHOWN])
    if len(faults) > FAULTS_SHOWN:
        detail += f"; and {len(faults) - FAULTS_SHOWN} more"
    return Finding("play", not faults, detail, {"game": name, "players": players, "faults": len(faults)})


def _manners(found: Program, name: str, hello: Hello) -> Iterator[Finding]:
    """Try what whole games do not test."""
    game = rascals.game(name)
    match = game.new("check")
    for title, tried in (("unknown", _unknown), ("stop", _stop), ("second", _second), ("why", _why)):
        if title != "why" or WHY in hello.offers:
            yield _tried(title, tried, _Conversation(found, match, hello))
    yield _tried("quit", _quit, _Conversation(found, match, hello))
    yield _tried("closed", _closed, _Conversation(found, match, hello))


def _tried(title: str, tried: Any, talk: _Conversation) -> Finding:
    try:
        tried(talk)
    except ProtocolError as disorder:
        return Finding(title, ok=False, detail=str(disorder))
    finally:
        talk.end()
    return Finding(title, ok=True)


class _Conversation:
    """A conversation with a program, line by line, about one decision of a match."""

    def __init__(self, found: Program, match: Match, hello: Hello) -> None:
        self._found, self._limits, self._hello = found, found.limits, hello
        self.match, self.seat, self.grace = match, match.acting[0], found.limits.grace
        self._process: ProgramProcess | None = None
        self.decision = 0

    @property
    def process(self) -> ProgramProcess:
        """The process, started on first use."""
        if self._process is None:
            self._process = ProgramProcess(self._found.command, self._limits, self._found.environment)
            self.send(messages.Greeting(PROTOCOL, "rascals check"))
            if not isinstance(self.receive(self._limits.start), Hello):
                raise ProtocolError("garbage", "another message in place of hello")
        return self._process

    def send(self, message: Message, **more: Any) -> None:
        """Send a message, with additional fields."""
        self.send_raw(msgspec.to_builtins(message) | more)

    def send_raw(self, message: dict[str, Any]) -> None:
        """Send any object."""
        self.process.say_line(msgspec.json.encode(message) + b"\n")

    def receive(self, seconds: float) -> messages.ProgramMessage:
        """Return the next message of a known type; ProtocolError if there is none in time."""
        deadline = monotonic() + seconds
        while (line := self.process.line(deadline)) is not None:
            if (answer := understood(line)) is not None:
                return answer
        raise ProtocolError("stall", "no answer in time")

    def begin(self, name: str, **more: Any) -> None:
        """Announce a game."""
        self.send(self.situation().game(name), **more)

    def situation(self) -> TurnSituation:
        """Return the decision to ask about."""
        return TurnSituation(ask(self.match, self.seat, chance_of(self.match, self.seat)))

    def ask(self, name: str, **more: Any) -> None:
        """Request a move of a game."""
        about = self.situation()
        self.decision += 1
        world = about.world() if WORLD in self._hello.needs else None
        legal, _ = about.legal(())
        self.send(
            messages.State(name, self.decision, about.view(()), list(about.history), legal, [], None, world), **more
        )

    def stop(self, name: str) -> None:
        """Announce that the time is over."""
        self.send(messages.Stop(name, self.decision))

    def answered(self, seconds: float | None = None) -> None:
        """Receive the answer to the last request, and check that it is a legal move or step."""
        answer = self.receive(self._limits.longest if seconds is None else seconds)
        if not isinstance(answer, messages.Move):
            raise ProtocolError("garbage", "another message in place of a move")
        if answer.decision != self.decision:
            raise ProtocolError("garbage", f"an answer to decision {answer.decision}, not {self.decision}")
        about = self.situation()
        refusal = None if answer.move in about.legal(())[0] else about.refusal(answer.move)
        if refusal is not None:
            raise ProtocolError("illegal", f"{answer.move}: {refusal}")

    def end(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.end()


def _unknown(talk: _Conversation) -> None:
    """Messages of an unknown type, and unknown fields, are ignored."""
    talk.send_raw({"type": "weather", "wind": [1, {"of": "change"}]})
    talk.begin("g1", mood="good")
    talk.ask("g1", hint={"legal": ["nothing"]})
    talk.answered()


def _stop(talk: _Conversation) -> None:
    """After `stop` there is an answer at once, and only one; a late `stop` does no harm."""
    talk.begin("g1")
    talk.ask("g1")
    talk.stop("g1")
    talk.answered(talk.grace)
    talk.stop("g1")
    talk.ask("g1")
    talk.answered()


def _second(talk: _Conversation) -> None:
    """A second game may begin before the first is over; then either may go on."""
    talk.begin("g1")
    talk.ask("g1")
    talk.answered()
    talk.begin("g2")
    talk.ask("g2")
    talk.answered()
    talk.send(messages.Over("g1", None, None))
    talk.ask("g2")
    talk.answered()


def _why(talk: _Conversation) -> None:
    """A program that offers reasons gives them on request."""
    talk.begin("g1")
    talk.ask("g1")
    talk.answered()
    talk.send(messages.Why("g1", talk.decision))
    answer = talk.receive(talk.grace)
    if not isinstance(answer, messages.Reasons) or answer.decision != talk.decision:
        raise ProtocolError("garbage", "another message in place of why")


def _quit(talk: _Conversation) -> None:
    """After `quit` the program ends in time, with exit code 0."""
    if not talk.process.quit():
        raise ProtocolError("stall", "it did not end in time, or not with exit code 0")


def _closed(talk: _Conversation) -> None:
    """When its input is closed, the program ends, too."""
    if not talk.process.close_input():
        raise ProtocolError("stall", "it did not end in time, or not with exit code 0")
