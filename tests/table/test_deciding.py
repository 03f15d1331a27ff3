"""Deciding changes nothing of a table, and a move tried there is not played again."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, get_args

import pytest

from rascals.core.game import Game
from rascals.core.match import Match
from rascals.table import (
    Advise,
    AgreeCoach,
    BotMove,
    Close,
    Command,
    FlagFall,
    GiveUp,
    HandOver,
    Kick,
    Leave,
    Open,
    Pause,
    Personal,
    PlaceBot,
    Play,
    Pledge,
    Refused,
    Rematch,
    Resume,
    Return,
    SetConditionalMove,
    SetPause,
    Sit,
    Speak,
    Standin,
    Start,
    Undo,
)
from rascals.table.clocks import GRACE
from rascals.table.commands import AddProof, DayOff, EndProofs, NewProof, ReplaceProofs
from rascals.table.deadlines import HOST_AWAY, OPENING
from rascals.table.entries import Sat
from rascals.table.messages import Phrase
from rascals.table.state import DESERTED
from tests.table.sitting import Sitting, clock, token
from tests.table.test_clocks import slow
from tests.table.test_offers import bidding
from tests.table.test_opening import nonce, opened, pledged

pytestmark = pytest.mark.usefixtures("markets")

NEVER_REFUSED = {Leave, Return, Pause, Resume, AddProof, ReplaceProofs}  # where they are meaningless, nothing follows


class Case(NamedTuple):
    """A command to a table, `after` milliseconds later; the reason for refusing it, or None."""

    sitting: Sitting
    command: Command
    reason: str | None = None
    after: int = 100


def before_the_start() -> Iterator[Case]:
    sitting = Sitting(players=3).seat(2)
    yield Case(sitting, Sit("Ann", token(2), 2))
    yield Case(sitting, Sit("Ann", token(2), 1), "seat-taken")
    yield Case(sitting, PlaceBot(0, 2, "random"))
    yield Case(sitting, PlaceBot(1, 2, "random"), "host-only")
    yield Case(sitting, AddProof(1, NewProof("b" * 64, "opened"), token=token(1)))
    yield Case(sitting, ReplaceProofs(1, (NewProof("b" * 64, "link"),)))
    yield Case(sitting, EndProofs(1, (token(1),)), "device-last")
    yield Case(sitting, Kick(0, 1))
    yield Case(sitting, Kick(0, 0), "kick-nobody")
    yield Case(sitting, Leave(0))
    sitting.do(AddProof(1, NewProof("b" * 64, "opened"), token=token(1)))
    yield Case(sitting, EndProofs(1, (token(1),)))
    yield Case(sitting, Close(), after=2 * DESERTED)
    yield Case(sitting, Close(), "stale")
    yield Case(sitting, Pledge(1, "a" * 64))
    yield Case(sitting, Start(0), "seats-open")
    yield Case(Sitting(players=3).seat(3), Start(0))
    calling = pledged()
    calling.do(Start(0))
    yield Case(calling, Open(1, nonce(1)))
    yield Case(calling, Open(1, nonce(2)), "nonce-other")
    yield Case(calling, Pledge(1, "a" * 64), "table-calling")
    yield Case(calling, GiveUp(), after=OPENING)
    yield Case(calling, GiveUp(), "stale")
    yield Case(opened(pledged(), (0, 1)), Open(2, nonce(2)))


def moves() -> Iterator[Case]:
    sitting = bidding()
    decision = sitting.table.decision(1)
    yield Case(sitting, Play(1, "a", decision, "bid 3"))
    yield Case(sitting, Play(1, "a", decision, "bid 1"), "bid-too-low")
    yield Case(sitting, BotMove(1, decision or 0, "bid 3"), "not-your-decision")
    yield Case(sitting, Undo(0, "a", sitting.table.decisions[0]), "stale")
    sitting = bidding()
    sitting.do(Standin(1, 1, on=True))
    yield Case(sitting, Play(1, "a", sitting.table.decision(1), "bid 3"))
    yield Case(sitting, Return(1))
    sitting = bidding(1)
    yield Case(sitting, BotMove(1, sitting.table.decisions[1], "bid 3"))
    sitting = Sitting("market", 2).seat(2).start()
    sitting.play(0, "walk 2")
    yield Case(sitting, Undo(0, "a", sitting.table.decision(0)))


def beside_the_moves() -> Iterator[Case]:
    sitting, alone = bidding(), bidding(1)
    alone.think(1, move="pass")
    alone.think(2, move="bid 3")
    yield Case(sitting, Speak(1, "a", "hello"))
    yield Case(sitting, Speak(1, "a", "", phrase=Phrase("promise-me", {})), "phrase-unknown")
    yield Case(sitting, SetConditionalMove(2, "pass-above", 7))
    yield Case(sitting, SetConditionalMove(2, "pass-above", 99), "condition-range")
    yield Case(sitting, AgreeCoach(1, on=True))
    yield Case(Sitting(coach="off").seat(2), AgreeCoach(1, on=True), "coach-off")
    yield Case(alone, Advise(0, alone.table.decision(0)))
    yield Case(sitting, Advise(1, sitting.table.decision(1)), "coach-agree")
    yield Case(alone, SetPause(0, 1.0))
    yield Case(sitting, SetPause(0, 1.0), "pause-shared")


def people_and_time() -> Iterator[Case]:
    sitting = Sitting(players=3, clock=clock(60)).seat(3).start()
    seat = sitting.next
    yield Case(sitting, FlagFall(seat), after=60_000 + GRACE)
    yield Case(sitting, FlagFall(seat), "stale")
    yield Case(sitting, DayOff(seat, 0), "day-off-none")
    yield Case(slow(), DayOff(0, 0))
    yield Case(sitting, Standin(2, 2, on=True))
    yield Case(sitting, Standin(2, 1, on=True), "host-only")
    yield Case(sitting, Leave(1))
    yield Case(sitting, Pause())
    yield Case(sitting, Resume(10**9))
    sitting = bidding()
    sitting.table.arrive(2, sitting.now)
    yield Case(sitting, HandOver(), after=HOST_AWAY)
    yield Case(sitting, HandOver(), "stale")
    yield Case(sitting, Rematch(1, "t2"), "not-over")
    yield Case(bidding().finish(), Rematch(1, "t2"))


def cases() -> Iterator[Case]:
    for some in (before_the_start, moves, beside_the_moves, people_and_time):
        yield from some()


def frozen(thing: object) -> Any:
    """Everything in an object, in depth, for later comparison, except for a match's cached answers."""
    match thing:
        case Match():
            return [
                id(thing),
                thing.acting,
                thing.names,
                list(thing.history),
                thing.state.values(),
                frozen(thing._dice),
            ]
        case Game():
            return id(thing)
        case dict():
            return {key: frozen(value) for key, value in thing.items()}
        case set():
            return set(thing)
        case list() | tuple() | deque():
            return [frozen(value) for value in thing]
        case _:
            return frozen(vars(thing)) if hasattr(thing, "__dict__") else thing


def decided(case: Case) -> str | None:
    """Decide on a command; return why it is refused, None if something follows from it."""
    try:
        result = case.sitting.table.decide(case.command, case.sitting.now + case.after)
    except Refused as refused:
        return refused.reason
    assert result.entries, case.command
    return None


def test_deciding_changes_nothing_of_the_table() -> None:
    """For every kind of command, accepted or refused, every field of the table, down to the dice, is as before."""
    seen: dict[bool, set[type]] = {True: set(), False: set()}
    for case in cases():
        before = frozen(case.sitting.table)
        assert decided(case) == case.reason, case.command
        assert frozen(case.sitting.table) == before, case.command
        seen[case.reason is None].add(type(case.command))
    every = {*get_args(Command), *Personal.__subclasses__()} - {Personal}
    assert seen[True] == every
    assert seen[False] == every - NEVER_REFUSED


def test_only_one_kind_of_command_seats_people() -> None:
    """Of all commands only `Sit` seats a person: whatever refuses it blocks every way to a seat."""
    accepted = (case for case in cases() if case.reason is None)
    rulings = (
        (case.command, case.sitting.table.decide(case.command, case.sitting.now + case.after)) for case in accepted
    )
    happened = ((type(command), entry.what) for command, result in rulings for entry in result.entries)
    assert {kind for kind, what in happened if isinstance(what, Sat) and what.token is not None} == {Sit}


# ---------------------------------------------------------------- what has been tried


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count games begun and moves played (`_note`), and moves taken back in matches."""
    count: Counter[str] = Counter()

    def counting(name: str, done: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*given: Any, **more: Any) -> Any:
            count[name] += 1
            return done(*given, **more)

        return wrapped

    for name in ("_note", "undo"):
        monkeypatch.setattr(Match, name, counting(name, getattr(Match, name)))
    return count


def test_what_was_tried_is_played_once(played: Counter[str]) -> None:
    """A move decided on and applied is played, taken back or the game begun once; applied from the log, twice."""
    counted = dict.fromkeys((Play, BotMove, Start, Open), "_note") | {Undo: "undo"}
    found = [case for case in cases() if case.reason is None and type(case.command) in counted]
    tried: dict[type, int] = {}  # by kind, the most entries of a result with a tried match
    for case in found:
        played.clear()
        result = case.sitting.do(case.command)
        assert played == ({counted[type(case.command)]: 1} if result.tried else {}), case.command
        if result.tried:
            tried[type(case.command)] = max(len(result.entries), tried.get(type(case.command), 0))
    assert tried == {Play: 2, BotMove: 1, Undo: 1, Start: 1, Open: 2}, "what was tried waits for its own entry"


def test_what_another_server_decided_is_played_here(played: Counter[str]) -> None:
    """An entry without a tried match is played, and leads to the same table."""
    sitting, twin = bidding(), bidding()
    played.clear()
    sitting.do(Play(1, "a", sitting.table.decision(1), "bid 3"))
    twin.table.apply(sitting.log[-1])
    assert played == {"_note": 2}
    assert twin.table.chain == sitting.table.chain
