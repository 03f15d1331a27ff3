"""Taking moves back at a table: who may, what is sent, and that the log leads to the same table again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from rascals.core import loading
from rascals.table import (
    CommandResult,
    Entry,
    InvalidEntry,
    Play,
    Refused,
    Standin,
    Undo,
    pack,
    read_table_event,
    salvaged,
)
from rascals.table.entries import Moved, Undone
from rascals.table.replay import Frame
from tests.table.sitting import Sitting, clock

pytestmark = pytest.mark.usefixtures("markets")


def sitting(*moves: str, people: int = 2, bots: str | None = None, **more: object) -> Sitting:
    """Two people at the market, where seat 0 has done this."""
    found = Sitting("market", 2, **more).seat(people, bots).start()
    for move in moves:
        found.play(0, move)
    return found


def undo(
    sat: Sitting, seat: int = 0, *, name: str = "", decision: int | None = None, after: int = 100
) -> CommandResult:
    asked = sat.table.decision(seat) if decision is None else decision
    return sat.do(Undo(seat, name or f"u{sat.table.entries}", asked), after)


def refused(do: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        do()
    return caught.value.code, caught.value.reason


def text(entry) -> tuple[list[str], list[str] | None]:
    """The contents of a log line: what happened, and what was taken back."""
    undone = entry.undone
    return [event.event for event in entry.events], undone if not undone else [event.event for event in undone]


# ---------------------------------------------------------------- what is told


def test_everybody_is_told_what_was_taken_back():
    """Seats and spectators get one more line: who took back what; the view is as before; the move's line stays."""
    sat = sitting("walk 2")
    before = {viewer: sat.table.snapshot(viewer, 0).view for viewer in (0, 1, None)}
    sat.play(0, "walk 3")
    sat.told.clear()
    undo(sat)
    for viewer in (0, 1, None):
        [message] = sat.told[viewer]
        assert message["type"] == "update"
        assert message["entry"]["seat"] == 0
        assert message["entry"]["events"] == []
        assert message["entry"]["undone"] == [{"event": "walked", "args": {"seat": 0, "steps": 3}}]
        assert message["view"] == before[viewer]
        log = sat.heard(viewer)
        assert [entry.n for entry in log] == list(range(4))
        assert [text(entry)[0] for entry in log] == [[], ["walked"], ["walked"], []]


def test_whoever_may_take_a_move_back_is_told_so_and_nobody_else():
    """Updates and snapshots show it to the seat that may, as long as it may."""
    sat = sitting()
    flags = []
    for move in ("walk 1", "peek", "walk 2", "call"):
        sat.told.clear()
        sat.play(0, move)
        flags.append([sat.told[viewer][-1].get("undo") for viewer in (0, 1, None)])
        assert [sat.table.snapshot(viewer, 0).undo for viewer in (0, 1, None)] == flags[-1]
    assert flags == [[True, False, False], [False] * 3, [True, False, False], [False] * 3]


# ---------------------------------------------------------------- who may


def test_it_is_refused_in_the_games_words():
    """The table refuses what the match refuses, with its reason; the log is unchanged."""
    sat = sitting("peek")
    entries = sat.table.entries
    assert refused(lambda: undo(sat)) == ("illegal", "undo-known")
    sat.play(0, "pass")
    assert refused(lambda: undo(sat, 0, decision=1))[0] == "stale"
    assert refused(lambda: undo(sat, 1)) == ("illegal", "undo-nothing")
    assert sat.table.entries == entries + 1


def test_a_table_may_switch_it_off():
    """Then it is refused, and offered to nobody."""
    sat = sitting("walk 1", undo=False)
    assert sat.table.info().undo is False
    assert sat.table.snapshot(0, 0).undo is False
    assert refused(lambda: undo(sat)) == ("bad", "undo-off")
    assert sitting().table.info().undo is True


def test_a_request_for_another_moment_is_stale():
    """It names the decision it saw: after the seat's next move, from another tab, nothing is taken back unseen."""
    sat = sitting("walk 1")
    seen = sat.table.decision(0)
    sat.play(0, "walk 2")
    assert refused(lambda: undo(sat, decision=seen)) == ("stale", "stale")
    assert refused(lambda: sat.do(Undo(0, "x", None))) == ("stale", "stale")
    assert refused(lambda: sat.do(Undo(1, "x", None))) == ("not_your_decision", "not-your-decision")
    assert refused(lambda: undo(Sitting("market", 2).seat(2), decision=0)) == ("bad", "table-open")


def test_a_move_on_its_way_does_not_meet_another_position():
    """A move for the decision before the undo is stale: the seat decides again."""
    sat = sitting("walk 1")
    seen = sat.table.decision(0)
    undo(sat)
    assert refused(lambda: sat.do(Play(0, "late", seen, "walk 3"))) == ("stale", "stale")


def test_each_command_counts_once():
    """A repeated request takes nothing more back, and a repeated move is not made again after it was taken back."""
    sat = sitting("walk 1", "walk 2")
    entries = sat.table.entries
    seen = sat.table.decision(0)
    undo(sat, name="again", decision=seen)
    assert undo(sat, name="again", decision=seen).duplicate
    assert undo(sat, name="again").duplicate
    assert sat.do(Play(0, "c2", sat.table.decision(0), "walk 2")).duplicate
    assert sat.table.entries == entries + 1
    assert undo(sat, name="other").entries


def test_a_bots_move_is_not_taken_back():
    """A stand-in's moves stand, while it plays and afterwards; later the person's own can be taken back again."""
    sat = sitting("walk 1")
    sat.do(Standin(0, 0, on=True))
    assert sat.table.snapshot(0, 0).undo is False
    assert refused(lambda: undo(sat)) == ("not_your_decision", "undo-bot")
    sat.think(0, move="walk 2")
    sat.do(Standin(0, 0, on=False))
    assert sat.table.snapshot(0, 0).undo is False
    assert refused(lambda: undo(sat)) == ("illegal", "undo-bot")
    sat.play(0, "walk 3")
    assert sat.table.snapshot(0, 0).undo is True
    undo(sat)
    assert refused(lambda: undo(sat)) == ("illegal", "undo-bot")


def test_once_a_bot_has_been_asked_it_is_too_late():
    """Against bots, moves can be taken back only within one's own turn."""
    sat = sitting("walk 1", people=1, bots="random")
    undo(sat)
    sat.play(0, "pass")
    assert sat.table.tasks()
    assert sat.table.snapshot(0, 0).undo is False
    assert refused(lambda: undo(sat, decision=sat.table.decisions[0]))[0] == "stale"


# ---------------------------------------------------------------- clocks


def test_who_has_no_time_left_takes_nothing_back():
    """After the flag has fallen, only the bot acts, as for moves."""
    sat = sitting("walk 1", clock=clock(60))
    sat.now += 62_000
    for command in sat.table.overdue(sat.now):
        sat.do(command, 0)
    assert refused(lambda: undo(sat)) == ("not_your_decision", "flag-fallen")


# ---------------------------------------------------------------- the log is the truth


def wander(seed: int, steps: int = 40) -> Sitting:
    """A table where people do anything, and often take back whatever they may."""
    sat, rng = Sitting("market", 3, clock=clock(600, 2)).seat(3).start(), random.Random(seed)
    for _ in range(steps):
        seat = rng.choice(sorted(sat.table.awaited))
        if rng.random() < 0.45 and sat.table.snapshot(seat, 0).undo:
            undo(sat, seat)
        elif sat.table.status == "playing":
            moves = [str(move) for move in sat.table.match.legal(seat)]
            walks = [move for move in moves if move.startswith("walk")]
            sat.play(seat, rng.choice(walks if walks and rng.random() < 0.6 else moves))
    return sat


def test_a_table_rebuilt_from_its_log_is_the_same_table(amount):
    """After each entry: for all viewers, with the numbers of lines and decisions, the chain, the clocks and replays."""
    undone = 0
    for seed in range(amount(4, 40)):
        sat = wander(seed)
        undone += sum(isinstance(entry.what, Undone) for entry in sat.log)
        again = sat.rebuilt(sat.now)
        assert sat.state(again) == sat.state()
        for viewer in (0, 1, 2, None, "open"):
            assert again.replay(viewer) == sat.table.replay(viewer)
        assert again.match.save_text() == sat.table.match.save_text()
        assert again.match is not None
        assert tuple(line.ply(again.match) for line in again.standing()) == again.match.history
    assert undone > 10


def test_the_game_that_is_saved_knows_nothing_of_it():
    """Played to the end it verifies, and equals a game without undo."""
    sat, never = sitting("walk 1", "walk 2"), sitting("walk 1")
    undo(sat)
    for one in (sat, never):
        one.play(0, "roll")
        while one.table.status == "playing":
            one.play(one.next, "pass")
    saved = sat.table.saved()
    assert saved == never.table.saved()
    assert loading.verify_text(saved, lambda *_, **__: sat.table.game).ok
    moves = [entry for entry in sat.log if isinstance(entry.what, Moved | Undone)]
    assert len(moves) == len(never.log) - 3 + 2, "the table's own log keeps both"


def test_what_holds_of_a_broken_log_is_saved_without_it():
    """A damaged table's game is saved from the entries alone, without the moves that were taken back."""
    sat = sitting("walk 1", "walk 2", "walk 3")
    undo(sat)
    undo(sat)
    sat.play(0, "roll")
    found = salvaged(sat.header.id, sat.log) or ""
    lines = [line for line in found.splitlines() if '"move":"' in line]
    assert [line.split('"move":"')[1].split('"')[0] for line in lines] == ["", "walk 1", "roll"]
    assert loading.verify_text(found, lambda *_, **__: sat.table.game).lines == 4
    cut = salvaged(sat.header.id, [*sat.log[:-1], replace_hash(sat.log[-1], "0" * 64)])
    assert cut is not None
    assert found.startswith(cut)


def replace_hash(entry: Entry, wrong: str) -> Entry:
    return Entry(entry.n, entry.at, entry.key, type(entry.what)(**{
        name: getattr(entry.what, name) for name in entry.what.__struct_fields__} | {"hash": wrong}))  # fmt: skip


@pytest.mark.parametrize("fault", ["hash", "seat", "too many"])
def test_an_entry_that_takes_back_what_it_may_not_is_told(fault):
    """A log with a forbidden undo is invalid, and the entry is named."""
    sat = sitting("walk 1", "walk 2")
    undo(sat)
    entry = sat.log[-1]
    what = read_table_event(pack(entry.what))
    if fault == "hash":
        log = [*sat.log[:-1], replace_hash(entry, "0" * 64)]
    elif fault == "seat":
        log = [*sat.log[:-1], Entry(entry.n, entry.at, entry.key, Undone(1, what.decision, what.hash))]
    else:
        log = [*sat.log, Entry(entry.n + 1, entry.at, None, what)]
    sat.log = log
    with pytest.raises(InvalidEntry) as caught:
        sat.rebuilt()
    assert caught.value.n == log[-1].n


def test_a_replay_shows_what_was_taken_back():
    """A table's replay shows all of it, line by line as in the log; plies of the game are numbered."""
    sat = sitting("walk 1", "walk 2")
    undo(sat)
    sat.play(0, "walk 3")
    frames: list[Frame] = sat.table.replay(None)
    assert [frame.n for frame in frames] == [entry.n for entry in sat.heard(None)]
    assert [frame.view["seats"][0]["place"] for frame in frames] == [0, 1, 3, 1, 4]
    assert [bool(frame.undone) for frame in frames] == [False, False, False, True, False]
    while sat.table.status == "playing":
        sat.play(sat.next, "pass")
    assert [frame.command for frame in sat.table.replay(None)][:6] == [0, 1, None, None, 2, 3]


def test_a_second_server_tells_its_clients_the_same():
    """A server that applies another's entries sends the same messages as that one."""
    sat = wander(3)
    other = Sitting("market", 3, clock=clock(600, 2))
    for entry in sat.log:
        other.hear(other.table.apply(entry))
    assert other.told == sat.told
    assert any("undone" in message.get("entry", ()) for message in sat.told[None])
