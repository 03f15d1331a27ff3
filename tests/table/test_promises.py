"""Phrases said at a table: what may be said, who gets it, and how promises are marked once all have seen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rascals.core.phrases import Log, Phrases, SpokenPhrase
from rascals.table import Entry, Refused, Speak, Table, Undo, pack, read_table_event
from rascals.table.entries import Chatted
from rascals.table.messages import Phrase, Word
from rascals.table.promises import PROMISES
from tests.table.sitting import SECRET, Sitting

OPTIONS = {"payoffs": True, "first_boss": 0, "length": "short", "changes": 2}


def den(**more: Any) -> Sitting:
    """Four people at a GoodCritters table, seat 0 as boss."""
    return Sitting("goodcritters", 4, options=OPTIONS, **more).seat(4).start()


def say(sitting: Sitting, seat: int, phrase: str, scope: Any = "table", **args: int | str) -> None:
    sitting.count += 1
    sitting.do(Speak(seat, f"s{sitting.count}", "", scope, Phrase(phrase, args)))


def share(sitting: Sitting) -> None:
    """Share everything to the boss."""
    sitting.play(0, "; ".join(["give 0"] * len(sitting.table.match.view(None)["middle"])))


def vote(sitting: Sitting, *actions: str) -> None:
    for seat, action in enumerate(actions):
        sitting.play(seat, f"choose {action}")
    for seat in range(4):
        sitting.play(seat, "ready")


def chat(sitting: Sitting, viewer: int | None) -> list[tuple[str, Any]]:
    """What a viewer has read, and how it is marked."""
    lines = sitting.table.snapshot(viewer, sitting.now).chat
    return [(line.text, None if line.mark is msgspec.UNSET else line.mark) for line in lines]


def marks(sitting: Sitting, viewer: int | None) -> list[dict[str, str]]:
    """The marks that a viewer has got."""
    return [message["marks"] for message in sitting.told.get(viewer, []) if message["type"] == "marked"]


def test_a_phrase_is_told_as_a_line_of_talk_of_another_kind() -> None:
    """It has an id and arguments for any language, and a notation for clients that do not know phrases."""
    sitting = den()
    say(sitting, 1, "vote-yes-if", to=2)
    line = sitting.told[3][-1]["line"]
    assert line["phrase"] == {"id": "vote-yes-if", "args": {"to": 2}}
    assert (line["text"], line["seat"]) == ("vote-yes-if 2", 1)
    sitting.do(Speak(1, "t", "hello"))
    assert "phrase" not in sitting.told[3][-1]["line"]


@pytest.mark.parametrize(
    ("phrase", "args", "reason"),
    [
        ("vote-maybe", {}, "phrase-unknown"),
        ("vote-yes-if", {}, "phrase-args"),
        ("vote-yes-if", {"to": 1}, "phrase-args"),
        ("vote-yes-if", {"to": 4}, "phrase-args"),
        ("vote-yes", {"to": 2}, "phrase-args"),
        ("vote-yes-for", {"card": "6"}, "phrase-args"),
    ],
)
def test_what_is_no_phrase_of_the_game_is_refused(phrase: str, args: dict[str, Any], reason: str) -> None:
    """An unknown phrase, or one with wrong arguments, changes nothing; nor does one before the start."""
    sitting = den()
    with pytest.raises(Refused) as refused:
        say(sitting, 1, phrase, **args)
    assert refused.value.reason == reason
    assert sitting.table.talk == []
    with pytest.raises(Refused, match="table-open"):
        say(Sitting("goodcritters", 4, options=OPTIONS).seat(4), 1, "vote-yes")
    with pytest.raises(Refused, match="phrase-unknown"):
        say(Sitting("felicity", 4).seat(4).start(), 1, "vote-yes")


def test_promises_are_marked_when_cards_have_turned() -> None:
    """Once the vote is counted, all who have read a promise learn how it turned out; requests have no mark."""
    sitting = den()
    say(sitting, 1, "vote-yes")
    say(sitting, 2, "ask-yes", to=3)
    say(sitting, 3, "vote-yes")
    share(sitting)
    assert marks(sitting, 0) == []
    vote(sitting, "yes", "yes", "yes", "no")
    for viewer in (0, 1, 2, 3, None):
        assert marks(sitting, viewer) == [{"0": "kept", "2": "broken"}]
        assert chat(sitting, viewer) == [("vote-yes", "kept"), ("ask-yes 3", None), ("vote-yes", "broken")]
        assert [message["seq"] for message in sitting.told[viewer]] == sorted(
            {message["seq"] for message in sitting.told[viewer]}
        )


def test_what_is_said_among_players_is_marked_among_them() -> None:
    """A spectator sees neither the promise nor its mark, and line numbers are each viewer's own."""
    sitting = den()
    say(sitting, 1, "vote-no", "seats")
    say(sitting, 2, "vote-no")
    share(sitting)
    vote(sitting, "yes", "yes", "no", "yes")
    assert marks(sitting, 0) == [{"0": "broken", "1": "kept"}]
    assert marks(sitting, None) == [{"0": "kept"}]
    assert chat(sitting, None) == [("vote-no", "kept")]


def test_a_table_that_is_rebuilt_has_the_same_marks() -> None:
    """Marks follow from the log: they are not stored, and come out the same."""
    sitting = den()
    say(sitting, 1, "no-rob", to=2)
    say(sitting, 1, "share", card="5", to=2)
    share(sitting)
    vote(sitting, "yes", "yes", "yes", "no")
    again = Table.rebuilt(sitting.header, SECRET, sitting.log, run="run")
    assert [talk.mark for talk in again.talk] == [talk.mark for talk in sitting.table.talk] == ["kept", "void"]
    assert again.snapshot(2, sitting.now).chat == sitting.table.snapshot(2, sitting.now).chat


def test_plain_talk_is_written_as_it_always_was() -> None:
    """A line of text has no trace of phrases in the log, and old lines can be read."""
    assert pack(Chatted(1, "hello")) == b'{"kind":"chat","seat":1,"text":"hello","scope":"table"}'
    assert read_table_event(b'{"kind":"chat","seat":1,"text":"hello"}') == Chatted(1, "hello")


def test_a_phrase_that_was_forgotten_is_heard_no_more() -> None:
    """A deleted line means nothing, and is not judged."""
    sitting = den()
    say(sitting, 1, "vote-yes")
    entries = [
        Entry(entry.n, entry.at, entry.key, Chatted(1, "") if isinstance(entry.what, Chatted) else entry.what)
        for entry in sitting.log
    ]
    assert Table.rebuilt(sitting.header, SECRET, entries).talk == []


@pytest.mark.no_cover
def test_the_end_tells_who_kept_their_word() -> None:
    """A finished game shows how many promises each seat kept and broke, as far as the viewer has read them."""
    sitting = den()
    say(sitting, 1, "vote-yes")
    say(sitting, 2, "vote-yes", "seats")
    say(sitting, 3, "vote-yes-if", to=2)
    assert sitting.table.info().word is msgspec.UNSET
    share(sitting)
    vote(sitting, "yes", "yes", "no", "no")
    assert sitting.table.info().word is msgspec.UNSET
    while sitting.table.status == "playing":
        sitting.play()
    none = Word(0, 0)
    assert sitting.table.info(0).word == [none, Word(1, 0), Word(0, 1), none]
    assert sitting.table.info(None).word == [none, Word(1, 0), none, none]
    assert Sitting().seat(4).start().finish().table.info().word is msgspec.UNSET


def alone() -> tuple[Sitting, str, str]:
    """A den where seats bargain in turn, boss first; the notation of all loot for seat 2, and a card of it."""
    sitting = Sitting("goodcritters", 4, options={**OPTIONS, "bargaining": "turns"}).seat(4).start()
    middle = sitting.table.match.view(None)["middle"]
    return sitting, "; ".join(["give 2"] * len(middle)), str(middle[0]).partition(" ")[0]


def take_back(sitting: Sitting) -> None:
    sitting.do(Undo(0, f"u{sitting.now}", sitting.table.decision(0)))


def test_a_share_that_is_taken_back_keeps_no_word() -> None:
    """Its mark disappears for those who have read the promise; the next share is judged again."""
    sitting, to_friend, card = alone()
    say(sitting, 0, "share", card=card, to=2)
    sitting.play(0, to_friend)
    take_back(sitting)
    assert marks(sitting, 1) == [{"0": "kept"}, {"0": None}]
    assert chat(sitting, None) == [(f"share {card} 2", None)]
    share(sitting)
    assert marks(sitting, 1)[2:] == [{"0": "broken"}]
    again = Table.rebuilt(sitting.header, SECRET, sitting.log, run="run")
    assert again.snapshot(1, sitting.now).chat == sitting.table.snapshot(1, sitting.now).chat


def test_a_promise_counts_from_the_moves_that_are_left() -> None:
    """What the boss promises after a share that is then taken back applies to the share that replaces it."""
    sitting, to_friend, card = alone()
    sitting.play(0, to_friend)
    say(sitting, 0, "share", card=card, to=2)
    take_back(sitting)
    share(sitting)
    assert chat(sitting, None) == [(f"share {card} 2", "broken")]


def test_a_mark_is_no_news() -> None:
    """R7: a promise's mark comes in one message after the move that publicly ends the round, never earlier."""
    sitting = den()
    say(sitting, 1, "vote-yes")
    share(sitting)
    before = {viewer: len(told) for viewer, told in sitting.told.items()}
    for seat in range(4):
        sitting.play(seat, "choose yes")
    for seat in range(3):
        sitting.play(seat, "ready")
    assert all(message["type"] != "marked" for told in sitting.told.values() for message in told)
    sitting.play(3, "ready")
    for viewer, told in sitting.told.items():
        assert [message["type"] for message in told[before[viewer] :]][-2:] == ["update", "marked"]


def test_a_seat_has_so_many_promises_open() -> None:
    """Further ones are refused until one of them is decided; requests promise nothing."""
    sitting = den()
    for _ in range(PROMISES):
        say(sitting, 1, "no-rob", to=2)
    with pytest.raises(Refused) as refused:
        say(sitting, 1, "guard")
    assert (refused.value.reason, refused.value.args_) == ("phrase-promises", {"count": PROMISES})
    say(sitting, 1, "ask-no", to=2)
    say(sitting, 2, "guard")
    share(sitting)
    vote(sitting, *["yes"] * 4)
    say(sitting, 1, "guard")


def test_a_promise_is_judged_by_its_own_round_however_long_the_game_is() -> None:
    """The judge's log begins with its round; talk is read once, and what is taken back does not count."""
    shown: list[tuple[list[str], int]] = []

    def judge(log: Log, at: int, _said: SpokenPhrase) -> None:
        shown.append(([event["event"] for event in log], at))

    phrases = Phrases((), frozenset(), judge, "round")
    log = [{"event": name} for name in ("began", "round", "a", "round", "b", "c")]
    for at in (0, 1, 3, 5):
        phrases.judged(log, at, SpokenPhrase(0, "x", {}))
    names = [event["event"] for event in log]
    assert shown == [(names, 0), (names, 1), (names[1:], 2), (names[3:], 2)]
    sitting, to_friend, _ = alone()
    for _ in range(2):
        sitting.play(0, to_friend)
        heard = [event for ply in sitting.table.playing().history for event in ply.events if event.seen_by(None)]
        assert [event["event"] for event in sitting.table.heard] == [event.name for event in heard]
        take_back(sitting)
