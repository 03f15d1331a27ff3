"""Our bots as programs: they get what they need, and stop while thinking."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Event

import rascals
from rascals.bots import ChosenMove, Rationale, Turn, ask, bot, decide
from rascals.bots.registry import NamedBot
from rascals.core.match import Match
from rascals.programs import messages
from rascals.programs.messages import line_of
from rascals.programs.situation import TurnSituation
from rascals.programs.speaking import Speaker

DEFINITION = rascals.games()["goodcritters"]
GAME = rascals.game("goodcritters", players=4)


@dataclass
class Asking:
    """A bot that records its turns, and answers once it has been cancelled."""

    waits: bool = False
    name: str = "asking"
    thinking: Event = field(default_factory=Event)
    asked: list[Turn] = field(default_factory=list)

    def choose(self, turn: Turn) -> ChosenMove:
        self.asked.append(turn)
        self.thinking.set()
        while self.waits and not turn.cancelled():
            pass
        return ChosenMove(turn.moves[0], {}, Rationale("none"))


def spoken(one, lines: Iterator[bytes], box=DEFINITION) -> tuple[list[dict], list[str]]:
    """A bot's answers to these lines, and its complaints."""
    said: list[bytes] = []
    complaints: list[str] = []
    speaker = Speaker(
        box, one, say=said.append, complain=complaints.append, because=lambda game, reason: f"{game} {reason.id}",
        chance=random.Random(1),
    )  # fmt: skip
    speaker.run(lines)
    return [json.loads(line) for line in said], complaints


def state(match: Match, seat: int, decision: int = 1, **more) -> messages.State:
    about = TurnSituation(ask(match, seat, random.Random(2)))
    settings = {"clock": None, "world": about.world()} | more
    return messages.State("g1", decision, about.view(()), list(about.history), about.legal(())[0], [], **settings)


def begun() -> tuple[Match, int, list[bytes]]:
    match = GAME.new(3)
    seat = match.acting[0]
    game = TurnSituation(ask(match, seat, random.Random(2))).game("g1")
    return match, seat, [line_of(messages.Greeting(1)), line_of(game)]


def test_the_bot_knows_what_the_seat_knows() -> None:
    """View, moves, options and events of its turn are the seat's; its answer is a whole legal move."""
    match, seat, lines = begun()
    one = Asking()
    said, complaints = spoken(one, iter([*lines, line_of(state(match, seat)), line_of(messages.Why("g1", 1))]))
    assert complaints == []
    hello, move, why = said
    assert (hello["games"], hello["needs"], hello["offers"]) == (["goodcritters"], ["world"], ["why"])
    assert match.why_not(seat, move["move"]) is None
    assert why == {"type": "why", "decision": 1, "text": "goodcritters none"}
    real = ask(match, seat, random.Random(4))
    assert (one.asked[0].game, one.asked[0].seat) == (GAME, seat)
    assert one.asked[0].view == real.view
    assert one.asked[0].history == tuple(json.loads(json.dumps(real.history)))
    assert list(map(str, one.asked[0].moves)) == list(map(str, real.moves))


def test_it_answers_as_the_bot_does() -> None:
    """The move is that of the bot with the same turn, chance and sample."""
    match, seat, lines = begun()
    question = state(match, seat)
    said, _ = spoken(bot("shrewd", "goodcritters"), iter([*lines, line_of(question)]))
    twin = GAME.from_position(json.loads(line_of(question))["world"])
    assert said[1]["move"] == str(decide(bot("shrewd", "goodcritters"), twin, seat, random.Random(1)).move)


def test_stop_is_heard_while_the_bot_thinks() -> None:
    """A bot that thinks until it is cancelled answers after `stop`."""
    match, seat, lines = begun()
    one = Asking(waits=True)

    def told() -> Iterator[bytes]:
        yield from [*lines, line_of(state(match, seat))]
        assert one.thinking.wait(600)
        yield line_of(messages.Stop("g1", 1))

    said, _ = spoken(one, told())
    assert [message["type"] for message in said] == ["hello", "move"]


def test_what_cannot_be_followed_is_complained_of_and_passed_over() -> None:
    """Garbage, a state without a world and one for an unknown game end nothing."""
    match, seat, lines = begun()
    bad = [
        b"garbage\n",
        b"\n",
        b'{"type":"weather"}\n',
        line_of(state(match, seat, world=None)),
        line_of(state(match, seat)).replace(b'"g1"', b'"g2"'),
        line_of(state(match, seat, world={"game": "chess"})),
    ]
    said, complaints = spoken(Asking(), iter([*lines, *bad, line_of(state(match, seat, 9)), line_of(messages.Quit())]))
    assert [message.get("decision") for message in said] == [None, 9]
    assert len(complaints) == 4


def test_the_clock_becomes_a_budget() -> None:
    """A bot uses part of the remaining time; one with its own budget keeps that."""
    match, seat, lines = begun()
    timed = line_of(state(match, seat, clock=messages.TimeLeft(100.0, 2.0)))
    one = Asking()
    spoken(one, iter([*lines, timed]))
    assert 2 < (one.asked[0].budget.seconds or 0) < 100
    own = Asking()
    named = bot("random:7", "goodcritters")
    assert isinstance(named, NamedBot)
    spoken(own, iter([*lines, line_of(state(match, seat))]))
    assert not own.asked[0].budget
