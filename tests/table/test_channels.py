"""Who gets which messages: dense numbers, resuming after a gap, talk, spectators, presence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rascals.core.match import Match
from rascals.table import Leave, PlaceBot, Rematch, Sit, Speak, Start, projection
from rascals.table.channels import KEPT, KEPT_BYTES, LOG_PAGE, PAGE
from rascals.table.messages import encode
from tests.table.sitting import Sitting, clock, token


def test_resuming_after_a_gap() -> None:
    """A short gap is filled with exactly the missing messages; a long one, or an unknown number, is not."""
    sitting = Sitting().seat(4).start()
    for n in range(KEPT + 5):
        sitting.do(Speak(n % 4, f"{n}", "a line"))
    told = sitting.told[0]
    last = told[-1]["seq"]
    missed = sitting.table.resume(0, last - 3)
    assert missed is not None
    assert [json.loads(data) for data in missed] == told[-3:]
    assert sitting.table.resume(0, last) == []
    assert len(sitting.table.resume(0, last - KEPT) or ()) == KEPT
    assert sitting.table.resume(0, last - KEPT - 1) is None
    assert sitting.table.resume(0, last + 1) is None


@pytest.mark.no_cover
def test_what_is_kept_for_a_resume_is_no_more_than_a_snapshot() -> None:
    """However long the game, a channel keeps only the latest messages, in few bytes, but at least the last one."""
    sitting = Sitting("goodcritters", 8, options={"payoffs": True}).seat(8).start()
    for _ in range(40):
        sitting.step()
        for viewer, channel in sitting.table.channels.items():
            for kept in (channel.kept, channel.kept_changes):
                assert sum(map(len, kept)) <= max(KEPT_BYTES, len(kept[-1]))
            missed = sitting.table.resume(viewer, channel.seq - 1)
            assert missed is not None
            assert [json.loads(data) for data in missed] == sitting.told[viewer][-1:]


@pytest.mark.no_cover
def test_a_log_is_kept_once_for_all_who_are_told_alike() -> None:
    """Lines that several viewers share are the same bytes in memory, not separate objects."""
    sitting = Sitting(players=5).seat(5).start().finish()
    logs = [channel.log for channel in sitting.table.channels.values()]
    lines = sum(map(len, logs))
    assert all(type(line) is bytes for log in logs for line in log)
    assert len({id(line) for log in logs for line in log}) < 0.6 * lines


def test_a_table_read_anew_counts_the_same_lines() -> None:
    """The number of lines a viewer has got is the same before and after a restart, whatever was requested first."""
    sitting = Sitting(players=3).seat(2, "random").start().finish()
    table, again = sitting.table, sitting.rebuilt()
    for viewer in (*table.channels, 2):
        assert again.log_length(viewer) == table.log_length(viewer) == len(table.lines)


def test_talk_of_the_seats_is_theirs() -> None:
    """Spectators read what is said to the table, and nothing else, not even in the numbering."""
    sitting = Sitting().seat(3)
    sitting.do(Speak(0, "a", "hello all"))
    sitting.do(Speak(1, "b", "to the seats", "seats"))
    sitting.do(Speak(2, "c", "bye all"))
    public, seats = (sitting.table.snapshot(viewer, 0).chat for viewer in (None, 2))
    assert [line.text for line in public] == ["hello all", "bye all"]
    assert [line.n for line in public] == [0, 1]
    assert [line.text for line in seats] == ["hello all", "to the seats", "bye all"]
    assert [line.name for line in seats] == ["P0", "P1", "P2"]
    assert all("to the seats" not in str(message) for message in sitting.told[None])


def test_a_newcomer_reads_no_earlier_talk() -> None:
    """A person who takes a seat later, anybody's seat, gets nothing that was said before among the seats."""
    sitting = Sitting().seat(2)
    sitting.do(Speak(0, "a", "about you", "seats"))
    sitting.do(Sit("Eve", token(7), 2))
    assert sitting.table.snapshot(2, 0).chat == []
    sitting.do(Speak(0, "b", "welcome"))
    assert [line.text for line in sitting.table.snapshot(2, 0).chat] == ["welcome"]
    assert [line.text for line in sitting.rebuilt().snapshot(2, 0).chat] == ["welcome"]


def test_the_same_line_twice_is_said_once() -> None:
    """A line sent again with the same id is not repeated."""
    sitting = Sitting().seat(1)
    sitting.do(Speak(0, "a", "hello"))
    assert sitting.do(Speak(0, "a", "hello")).duplicate
    assert len(sitting.table.snapshot(0, 0).chat) == 1


def test_presence_is_told_when_it_changes() -> None:
    """A seat's first client marks it as connected, the last one to leave as away; those in between send nothing."""
    sitting = Sitting().seat(2)
    posts = sitting.hear(sitting.table.arrive(1, 10))
    assert {post.viewer for post in posts} == {None, 0, 1}
    assert [seat.connected for seat in sitting.table.info().seats] == [False, True, False, False]
    assert sitting.table.arrive(1, 20) == []
    assert sitting.table.depart(1, 30) == []
    assert sitting.hear(sitting.table.depart(1, 40))
    assert not sitting.table.info().seats[1].connected
    assert sitting.table.depart(1, 50) == []


def test_spectators_are_counted() -> None:
    """Spectators come and go without a message each; an announcement has their number."""
    sitting = Sitting().seat(1)
    assert sitting.table.arrive(None, 0) == []
    assert sitting.table.arrive(None, 0) == []
    assert sitting.table.depart(None, 0) == []
    sitting.hear(sitting.table.announce(5))
    assert sitting.told[0][-1]["table"]["watching"] == 1


def test_a_table_without_spectators_has_no_channel_for_them() -> None:
    """If nobody may watch, nothing is computed for spectators."""
    sitting = Sitting(spectators=False).seat(2, "random").start().finish()
    assert None not in sitting.told
    with pytest.raises(KeyError):
        sitting.table.snapshot(None, 0)


def test_bots_are_told_nothing() -> None:
    """Only people and spectators have channels."""
    sitting = Sitting().seat(2, "random").start()
    assert set(sitting.table.channels) == {None, 0, 1}


def test_a_new_game_is_seen_by_all_as_it_begins() -> None:
    """At the start everybody gets a snapshot with the view, and the seat to move its moves and decision."""
    sitting = Sitting().seat(2, "random")
    assert sitting.table.snapshot(0, 0).view is None
    assert sitting.table.snapshot(0, 0).moves == []
    sitting.do(Start(0))
    for viewer, told in sitting.told.items():
        last = told[-1]
        assert last["type"] == "snapshot"
        assert last["you"] == viewer
        assert last["host"] is (viewer == 0)
        assert bool(last["moves"]) == (last["decision"] is not None) == (viewer == sitting.next)


def test_the_end_reveals_the_seed_to_all() -> None:
    """A game's last message has scores, winners and the secret that was committed to."""
    sitting = Sitting().seat(2, "random").start().finish()
    for told in sitting.told.values():
        assert told[-1]["type"] == "table"
        assert told[-1]["table"]["secret"] == sitting.table.secret.hex()
        assert told[-1]["table"]["scores"]
        assert all(
            message["table"]["seed"] is message["table"]["secret"] is None
            for message in told[:-1]
            if "table" in message
        )


def test_a_rematch_is_announced() -> None:
    """Everybody learns the table where the same people meet again."""
    sitting = Sitting().seat(2, "random").start().finish()
    sitting.do(Rematch(1, "t9"))
    assert {told[-1]["table"]["rematch"] for told in sitting.told.values()} == {"t9"}


def test_messages_before_the_start_hold_no_view() -> None:
    """Spectators see seats change as changes of the table."""
    sitting = Sitting().seat(1)
    sitting.do(PlaceBot(0, 1, "random"))
    last = sitting.told[None][-1]
    assert last["type"] == "table"
    assert last["table"]["seats"][1]["bot"] == "random"
    assert last["clocks"] == {"remaining": [None] * 4, "running": [], "deadline": {}}


def test_a_snapshot_has_the_last_lines_and_pages_the_rest() -> None:
    """However much has been said, a snapshot has a hundred lines; the rest comes in pages, to each viewer its own."""
    sitting = Sitting().seat(2)
    sizes = {}
    for n in range(250):
        sitting.do(Speak(n % 2, f"l{n}", f"line {n:04}", "seats" if n % 5 == 0 else "table"))
        sizes[n] = len(encode(sitting.table.snapshot(0, 0)))
    assert sizes[249] - sizes[149] < 200, "fifty lines more make no snapshot larger, but for digits"
    for viewer, heard in ((0, 250), (None, 200)):
        lines = list(sitting.table.snapshot(viewer, 0).chat)
        assert len(lines) == PAGE == 100
        while lines[0].n > 0:
            page = sitting.table.talk_before(viewer, lines[0].n)
            assert 0 < len(page) <= PAGE
            lines = page + lines
        assert [line.n for line in lines] == list(range(heard))
        assert (viewer is None) == all(line.scope == "table" for line in lines)
    assert sitting.table.talk_before(0, 0) == []
    assert [line.n for line in sitting.table.talk_before(0, 3)] == [0, 1, 2]
    assert sitting.rebuilt().talk_before(None, 10) == sitting.table.talk_before(None, 10)


@pytest.mark.no_cover
def test_a_snapshot_has_the_last_lines_of_the_log_and_pages_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a game, a snapshot has a hundred lines of its log; the rest comes in pages, for each viewer."""
    assert LOG_PAGE == 500
    monkeypatch.setattr(projection, "LOG_PAGE", 120)
    sitting = Sitting("goodcritters", 4).seat(4).start()
    sizes = []
    while len(sitting.table.channels[0].log) <= 120 + PAGE + 1:
        for _ in range(10):
            sitting.play()
        sizes.append(len(encode(sitting.table.snapshot(0, 0))))
    assert max(sizes) < 2 * max(sizes[: (PAGE + 50) // 10]), "what has been told long ago makes no snapshot larger"
    for viewer, channel in sitting.table.channels.items():
        shown = json.loads(encode(sitting.table.snapshot(viewer, 0)))["log"]
        assert shown == [json.loads(line) for line in channel.log[-PAGE:]]
        assert [entry.n for entry in sitting.heard(viewer)] == list(range(len(channel.log)))
        assert len(sitting.page(viewer, shown[0]["n"])) == 120
        assert [entry.n for entry in sitting.page(viewer, 3)] == [0, 1, 2]
        assert sitting.page(viewer, 0) == []
        assert sitting.rebuilt().log_before(viewer, 150) == sitting.table.log_before(viewer, 150)
    others = sitting.heard(2)
    own = [entry for entry in sitting.heard(1) if entry not in others]
    assert own, "what only one was told stands in its own pages"


def test_who_sits_down_after_another_goes_on_with_none_of_their_messages() -> None:
    """The run that message numbers belong to is the person's, not the seat's, and changes with a restart."""
    sitting = Sitting(players=3).seat(2)
    before = sitting.table.run_of(1)
    sitting.do(Leave(1))
    assert sitting.table.run_of(1) is None
    sitting.do(Sit("Eve", token(1), 1))  # even if it is the same browser
    runs = {before, sitting.table.run_of(1), sitting.table.run_of(0), sitting.table.run_of(None)}
    assert len(runs) == 4
    assert sitting.table.snapshot(1, 0).run == sitting.table.run_of(1)


@pytest.mark.parametrize(("game", "options"), [("felicity", {}), ("goodcritters", {"length": "short", "changes": 3})])
def test_how_a_table_stands_is_what_a_snapshot_says_and_costs_no_view(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Table, who has to act, decision and clocks, for everybody, before, during and after a game, without any view."""
    sitting = Sitting(game, players=4, options=options, clock=clock()).seat(3, bots="random")
    made: list[object] = []
    view = Match.view

    def counted(match: Match, viewer: Any) -> Any:
        made.append(viewer)
        return view(match, viewer)

    monkeypatch.setattr(Match, "view", counted)

    def compare() -> None:
        for viewer in sitting.table.channels:
            made.clear()
            stands = sitting.table.summary(viewer, sitting.now + 50)
            assert made == []
            shown = sitting.table.snapshot(viewer, sitting.now + 50)
            acting = [] if shown.view is None else shown.view["acting"]
            assert stands == (shown.table, acting, shown.decision, shown.clocks)

    compare()
    sitting.start()
    compare()
    while sitting.table.status == "playing":
        sitting.step()
        compare()
