"""Moves at a table: decided without changing anything, applied once, and logged so that the log is the game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import rascals
from rascals.games.goodcritters import drafting
from rascals.table import (
    BotMove,
    Entry,
    InvalidEntry,
    Play,
    Refused,
    Rematch,
    Sit,
    Speak,
    Table,
    pack,
    read_table_event,
)
from rascals.table.commands import CommandResult
from rascals.table.deciding.handling import handle
from rascals.table.entries import TableEvent
from tests.suites import deep
from tests.table.sitting import SECRET, Sitting, header


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_and_its_log(players: int) -> None:
    """A game of people and bots ends, and applying its log again gives the same table for every viewer."""
    sitting = Sitting(players=players).seat(2, "random").start().finish()
    info = sitting.table.info()
    assert info.status == "over"
    assert info.secret == SECRET.hex()
    assert info.scores is not None
    assert info.winners
    assert sitting.state(sitting.rebuilt()) == sitting.state()


def test_an_entry_decided_before_another_is_folded_by_its_own_move() -> None:
    """Applying plays the entry's own move, even when given what was tried for another."""
    sitting = Sitting().seat(4).start()
    seat, decision = sitting.next, sitting.table.decision(sitting.next)
    moves = [str(move) for move in sitting.table.match.legal(seat)]
    first = sitting.table.decide(Play(seat, "a", decision, moves[0]), 1000)
    second = sitting.table.decide(Play(seat, "b", decision, moves[1]), 1000)
    sitting.table.apply(first.entries[0], second.tried)
    assert sitting.table.match.history[-1].move == moves[0]


def test_a_repeated_command_is_acknowledged_and_not_played_again() -> None:
    """R4: the same id from the same seat is a duplicate forever, whatever has happened since."""
    sitting = Sitting().seat(4).start()
    seat = sitting.next
    command = Play(seat, "same", sitting.table.decision(seat), sitting.some_move(seat))
    sitting.do(command)
    entries = sitting.table.entries
    assert sitting.do(command) == CommandResult(duplicate=True)
    sitting.finish()
    assert sitting.do(command) == CommandResult(duplicate=True)
    assert sitting.rebuilt().decide(command, sitting.now) == CommandResult(duplicate=True)
    assert sitting.table.entries > entries


def test_the_same_id_of_another_seat_is_another_command() -> None:
    """Nobody can block or probe another seat's commands by using their ids."""
    sitting = Sitting().seat(4).start()
    first = sitting.next
    sitting.do(Play(first, "x", sitting.table.decision(first), sitting.some_move(first)))
    second = sitting.next
    result = sitting.do(Play(second, "x", sitting.table.decision(second), sitting.some_move(second)))
    assert not result.duplicate
    assert len(result.entries) == 1


def outcome(sitting: Sitting, command: Any) -> str:
    try:
        sitting.do(command)
    except Refused as refused:
        return refused.code
    return "done"


@pytest.mark.parametrize("seed", [0, *deep([1])])
def test_messages_twice_reordered_and_late_come_to_the_same_game(seed: int) -> None:
    """R4: the game's hash is the same, no matter how many late copies of commands arrive."""
    straight = Sitting().seat(4).start()
    sent: list[Any] = []
    while straight.table.status == "playing":
        seat = straight.next
        sent.append(Play(seat, f"c{len(sent)}", straight.table.decision(seat), straight.some_move(seat)))
        straight.do(sent[-1])
    chaos = random.Random(seed)
    muddled = Sitting().seat(4).start()
    for n, command in enumerate(sent):
        muddled.do(command)
        for copy in chaos.sample(sent, 5):
            code = outcome(muddled, copy)
            assert code in {"done", "not_your_decision", "stale"}
            assert code == "done" or sent.index(copy) > n, "what has been played is acknowledged again"
    assert muddled.table.chain == straight.table.chain


def test_which_commands_are_stale() -> None:
    """A past or future decision of a seat is distinguished from one it never had."""
    sitting = Sitting().seat(4).start()
    first = sitting.next
    second = (first + 1) % 4
    move = sitting.some_move(first)
    assert sitting.refusal(Play(first, "a", None, move)) == ("stale", "stale")
    assert sitting.refusal(Play(first, "a", 7, move)) == ("stale", "stale")
    assert sitting.refusal(Play(second, "a", None, move)) == ("not_your_decision", "not-your-decision")
    assert sitting.refusal(Play(second, "a", 1, move)) == ("not_your_decision", "not-your-decision")
    sitting.play()
    assert sitting.refusal(Play(first, "b", 1, move)) == ("stale", "stale")


def test_an_illegal_move_names_its_clause() -> None:
    """The rules' refusal reaches the client with reason, sentence and clause; nothing changes."""
    sitting = Sitting().seat(4).start()
    seat = sitting.next
    command = Play(seat, "a", sitting.table.decision(seat), "bid 3")
    assert sitting.refusal(command) == ("illegal", "not-bidding")
    with pytest.raises(Refused) as caught:
        sitting.do(command)
    assert caught.value.clause == "F-08"
    assert "F-08" in str(caught.value)
    assert sitting.refusal(Play(seat, "b", sitting.table.decision(seat), "dance")) == ("illegal", "unknown-move")


def test_why_and_preview() -> None:
    """Queries about moves change nothing and are answered only during a game."""
    sitting = Sitting().seat(4)
    with pytest.raises(Refused):
        sitting.table.why_not(0, "pass")
    sitting.start()
    seat = sitting.next
    before = sitting.state()
    refused = sitting.table.why_not(seat, "pass")
    assert refused is not None
    assert refused.clause == "F-08"
    assert sitting.table.why_not(seat, sitting.some_move(seat)) is None
    moves, complete = sitting.table.preview(seat, [])
    assert len(moves) == 9
    assert not complete
    with pytest.raises(Refused) as caught:
        sitting.table.preview(seat, ["pass"])
    assert caught.value.code == "illegal"
    assert sitting.state() == before


def test_after_the_end_nothing_is_played() -> None:
    """A finished game accepts no moves, but talk, and one rematch."""
    sitting = Sitting().seat(4).start().finish()
    assert sitting.refusal(Play(0, "late", 1, "pass")) == ("over", "table-over")
    assert sitting.refusal(BotMove(0, 1, "pass")) == ("over", "table-over")
    sitting.do(Rematch(1, "t2"))
    assert sitting.table.rematch == "t2"
    assert sitting.do(Rematch(0, "t3")).entries == ()
    assert sitting.do(Speak(0, "x", "well played")).entries


def test_a_rematch_replaces_only_the_one_that_is_named() -> None:
    """Of two simultaneous rematches the first counts; a new one replaces exactly that one."""
    sitting = Sitting(players=3).seat(3).start().finish()
    sitting.do(Rematch(0, "one"))
    assert sitting.do(Rematch(1, "two")).entries == ()
    assert sitting.do(Rematch(1, "two", "none")).entries == ()
    assert sitting.table.rematch == "one"
    sitting.do(Rematch(1, "two", "one"))
    assert sitting.table.rematch == "two"


def test_the_saved_game_verifies() -> None:
    """A finished table's saved game names the people, reveals the secret and is valid line by line."""
    sitting = Sitting().seat(2, "random").start()
    with pytest.raises(Refused):
        sitting.table.saved()
    sitting.finish()
    verdict = rascals.verify_text(sitting.table.saved())
    assert verdict.ok, verdict
    assert verdict.seed_checked
    assert '"P0"' in sitting.table.saved()


class Strange(TableEvent, frozen=True, tag="strange"):
    """Something written by another version of the program."""


def broken(sitting: Sitting, change: Any) -> str:
    """Change the log and return the error of rebuilding."""
    log = list(sitting.log)
    change(log)
    with pytest.raises(InvalidEntry) as caught:
        Table.rebuilt(sitting.header, SECRET, log)
    return str(caught.value)


def forged(entry: Entry, **changes: Any) -> Entry:
    body = msgspec.json.decode(pack(entry.what))
    body.update(changes)
    return Entry(entry.n, entry.at, entry.key, read_table_event(msgspec.json.encode(body)))


def test_a_log_that_was_tampered_with_is_noticed() -> None:
    """A missing entry, a changed move, event, hash or order: rebuilding names the first invalid entry."""
    sitting = Sitting().seat(4).start()
    for _ in range(6):
        sitting.play()
    moves = [i for i, entry in enumerate(sitting.log) if entry.kind == "command"]

    def change(at: int, **changes: Any) -> Any:
        def do(log: list[Entry]) -> None:
            log[at] = forged(log[at], **changes)

        return do

    line = msgspec.json.decode(pack(sitting.log[moves[1]].what))["line"]
    assert "entry 5" in broken(sitting, lambda log: log.pop(4))
    assert f"entry {moves[1] + 1}" in broken(sitting, change(moves[1], line={**line, "move": "place large-dog"}))
    assert f"entry {moves[1] + 1}" in broken(sitting, change(moves[1], line={**line, "move": "bid 4"}))
    assert f"entry {moves[1] + 1}" in broken(sitting, change(moves[1], line={**line, "events": []}))
    assert f"entry {moves[0] + 1}" in broken(sitting, change(moves[0], hash="0" * 64))
    early = lambda log: log.__setitem__(slice(None), [Entry(1, 0, None, sitting.log[moves[0]].what)])  # noqa: E731
    assert "before the start" in broken(sitting, early)


def test_a_log_with_what_is_refused_since_is_rebuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    """G-28: an old offer that asks for unused promo cards stays valid; a new one is refused."""
    sitting = Sitting("goodcritters", options={"payoffs": True}).seat(4).start()
    sitting.play()  # the boss shares the loot
    with monkeypatch.context() as once:
        once.setattr(drafting, "in_the_game", lambda _s, _card: 1)
        sitting.play(0, "offer 1: for lookout")
    assert sitting.state(sitting.rebuilt()) == sitting.state()
    sitting.play(1, "decline 0")
    assert sitting.state(sitting.rebuilt()) == sitting.state()
    with pytest.raises(Refused, match="not in this game"):
        sitting.play(0, "offer 1: for lookout")


def test_a_table_needs_its_own_secret() -> None:
    """Only the secret that was committed to can make the table."""
    with pytest.raises(ValueError, match="not the one committed to"):
        Table(header(), b"another secret of thirty-two bytes")


def test_unknown_kinds_are_not_guessed() -> None:
    """A command or entry that this version does not know raises an error."""
    sitting = Sitting()
    with pytest.raises(TypeError):
        handle(object(), sitting.table, 0)  # type: ignore[arg-type]
    with pytest.raises(InvalidEntry, match="does not know"):
        sitting.table.apply(Entry(1, 0, None, Strange()))  # type: ignore[arg-type]


def test_forgotten_talk_leaves_the_table_whole() -> None:
    """Talk deleted in the store is gone after a restart, and everything else is as before."""
    sitting = Sitting().seat(2)
    sitting.do(Speak(0, "a", "secret plans"))
    sitting.do(Speak(1, "b", "fine"))
    said = sitting.log[-2]
    log = [forged(entry, text="") if entry is said else entry for entry in sitting.log]
    table = Table.rebuilt(sitting.header, SECRET, log)
    assert [line.text for line in table.snapshot(0, 0).chat] == ["fine"]
    assert table.entries == sitting.table.entries
    assert table.apply(Entry(table.entries + 1, 0, None, forged(sitting.log[-1], text="").what)) == []


def test_sitting_down_tells_only_the_digest() -> None:
    """The log and all messages contain at most the SHA-256 of a token, never the token."""
    sitting = Sitting()
    result = sitting.do(Sit("Ann", "d" * 64))
    assert b"d" * 64 in pack(result.entries[0].what)
    assert all("d" * 64 not in str(message) for told in sitting.told.values() for message in told)


def test_a_move_and_a_line_of_talk_may_have_the_same_id() -> None:
    """The id of a line of talk does not clash with a move's: the move is played, and each is recognised as a repeat."""
    sitting = Sitting(players=3).seat(3).start()
    seat = sitting.next
    said = Speak(seat, "one", "hello")
    sitting.do(said)
    move = Play(seat, "one", sitting.table.decision(seat), sitting.some_move(seat))
    assert [entry.kind for entry in sitting.do(move).entries] == ["command"]
    for again in (said, move):
        assert sitting.do(again) == CommandResult(duplicate=True)
        assert sitting.rebuilt().decide(again, sitting.now) == CommandResult(duplicate=True)
