"""The program's side of the protocol around one of our own bots, so that other hosts can run it.

A bot samples states to search in. It starts from the `world` of a `state`, which contains what the seat knows and deals
the rest at random; everything hidden is then dealt again for each sample.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any

import rascals
from rascals.bots.interface import UNLIMITED, Bot, Budget, ChosenMove, Rationale, Turn
from rascals.bots.playing import ask, decide
from rascals.bots.registry import NamedBot
from rascals.core.arguments import of_type
from rascals.core.definition import GameDefinition
from rascals.core.errors import RascalsError
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.view_types import EventJson
from rascals.programs import messages
from rascals.programs.messages import PROTOCOL, Garbage, HostMessage, Message, line_of, of_host
from rascals.programs.program import WHY, WORLD

SHARE = 20  # a bot limited only by the clock uses one part in this many of the time left, and most of the increment
MOST_OF = 0.8


@dataclass
class _Played:
    """A game that the host has announced, and its events so far."""

    game: Game
    seat: int
    events: tuple[EventJson, ...] = ()


@dataclass(frozen=True)
class _Informed:
    """A bot whose turns contain the events that the host has sent."""

    bot: Bot
    events: tuple[EventJson, ...]

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(self, turn: Turn) -> ChosenMove:
        turn.known.history = self.events
        return self.bot.choose(turn)


class Speaker:
    """A program of the protocol around a bot.

    `say` is called with each line; `complain` with a sentence about each message that cannot be handled. `because`
    turns a game's name and a reason into a sentence. `version`: of the program.
    """

    def __init__(
        self,
        definition: GameDefinition,
        bot: Bot,
        *,
        say: Callable[[bytes], None],
        complain: Callable[[str], None],
        because: Callable[[str, Rationale], str],
        version: str = "",
        chance: Random | None = None,
    ) -> None:
        of_type("bot", bot, Bot)
        self._definition, self._bot, self._because, self._version = definition, bot, because, version
        self._say_line, self._complain = say, complain
        self._chance = Random() if chance is None else chance
        self._games: dict[str, _Played] = {}
        self._stopped = 0  # the last decision for which `stop` has come
        self._last = 0, ""  # the last decision, and the reason for the answer

    def run(self, lines: Iterable[bytes]) -> None:
        """Read lines until `quit` or the end, and answer them; `stop` is noticed while the bot thinks."""
        received: SimpleQueue[HostMessage | None] = SimpleQueue()
        Thread(target=self._read, args=(lines, received), daemon=True).start()
        while (message := received.get()) is not None:
            try:
                self._follow(message)
            except (RascalsError, Garbage, KeyError) as error:
                self._complain(f"{type(message).__name__.lower()}: {error}")

    def _read(self, lines: Iterable[bytes], received: SimpleQueue[HostMessage | None]) -> None:
        try:
            for line in lines:
                message = self._understood(line)
                if isinstance(message, messages.Quit):
                    break
                if isinstance(message, messages.Stop):
                    self._stopped = max(self._stopped, message.decision)
                elif message is not None:
                    received.put(message)
        finally:
            received.put(None)

    def _understood(self, line: bytes) -> HostMessage | None:
        try:
            return of_host(line) if line.strip() else None
        except Garbage as error:
            self._complain(str(error))
            return None

    def _follow(self, message: HostMessage) -> None:
        match message:
            case messages.Greeting():
                name = f"{self._bot.name} of rascals"
                offers, needs, games = [WHY], [WORLD], [self._definition.name]
                self._say(messages.Hello(name, self._version, "", games, PROTOCOL, needs, offers))
            case messages.Game():
                self._games[message.game] = _Played(_game(message), message.seat)
            case messages.State():
                self._answer(message)
            case messages.Why():
                decision, text = self._last
                self._say(messages.Reasons(message.decision, text if message.decision == decision else ""))
            case messages.Over():
                self._games.pop(message.game, None)
            case _:
                pass

    def _say(self, message: Message) -> None:
        self._say_line(line_of(message))

    def _answer(self, state: messages.State) -> None:
        played = self._games[state.game]
        played.events += tuple(state.events)
        if state.world is None:
            self._complain(f"state {state.decision} has no world, which this program needs")
            return
        chosen = self._choice(state, played, played.game.from_position(state.world))
        why = self._because(played.game.name, chosen.reason or Rationale("none"))
        self._last = state.decision, why
        self._say(messages.Move(state.decision, str(chosen.move)))

    def _choice(self, state: messages.State, played: _Played, match: Match) -> ChosenMove:
        bot, seat = _Informed(self._bot, played.events), played.seat
        budget = self._budget(state.clock)

        def cancelled() -> bool:
            return self._stopped >= state.decision

        if not state.draft:
            return decide(bot, match, seat, self._chance, budget=budget, cancelled=cancelled)
        begun = "unfinished" in match.position()
        turn = ask(match, seat, self._chance, () if begun else _steps(match, seat, state.draft))
        return bot.choose(replace(turn, budget=budget, cancelled=cancelled))

    def _budget(self, clock: messages.TimeLeft | None) -> Budget:
        """Return the bot's budget: its own, if it has one, else a part of the time."""
        if clock is None or (isinstance(self._bot, NamedBot) and self._bot.budget):
            return UNLIMITED
        return Budget(seconds=clock.remaining / SHARE + MOST_OF * clock.increment)


def _game(message: messages.Game) -> Game:
    """Return the game that a host announces."""
    edition = {} if message.edition is None else {"edition": message.edition}
    return rascals.game(message.name, players=message.players, data=message.data or None, **edition, **message.options)


def _steps(match: Match, seat: int, draft: list[str]) -> tuple[Any, ...]:
    """Return the moves of a draft."""
    steps: list[Any] = []
    for text in draft:
        moves, _ = match.preview(seat, steps)
        step = next((move for move in moves if str(move) == text), None)
        if step is None:
            raise Garbage(f"the draft has no legal step {text!r}")
        steps.append(step)
    return tuple(steps)
