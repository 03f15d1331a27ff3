"""Every event of every game is stated, with all its values and who may know them, in a transcript written by hand."""

from __future__ import annotations

import pytest

import rascals
from rascals.core.events import EventType
from tests.games.tellings import lines_that_tell, scenes_of, types_of, unnoticed
from tests.games.transcripts import HERE, WRITTEN

pytestmark = pytest.mark.no_cover


def transcripts(name):
    """Return the files of a game's transcripts."""
    return [path for path in WRITTEN if path.parts[-3] == name]


@pytest.mark.parametrize("name", rascals.games())
def test_no_event_can_be_told_wrongly(name):
    """Whatever a rule tells, left out, with another value or known to others: a line of a transcript fails."""
    report = unnoticed(name, scenes_of(transcripts(name)))
    assert not report.unnoticed, report
    assert report.kinds == len(types_of(name))
    assert report.places >= len(lines_that_tell(name)) > 10
    assert report.falsehoods > 2 * report.kinds
    assert str(report).startswith(f"{report.kinds} events told from {report.places} places, {report.falsehoods} ")


# ---------------------------------------------------------------- that this notices


def without(tmp_path, *begins):
    """Return the transcripts of Felicity, less the lines that begin so, and all that name every event of a ply."""
    for path in transcripts("felicity"):
        lines = path.read_text(encoding="utf-8").replace("\n  ", " ").splitlines()
        kept = [line for line in lines if not line.startswith(("events ", *begins))]
        (tmp_path / path.name).write_text("\n".join(kept), encoding="utf-8")
    return scenes_of(sorted(tmp_path.glob("*.txt")))


def test_an_event_that_no_line_states_is_named(tmp_path):
    """Without the lines that state it, an event can be left out and each of its values be another."""
    report = unnoticed("felicity", without(tmp_path, "event mice_taken", "hear"))
    found = {text.partition(": mice_taken ")[2] for text in report.unnoticed}
    assert found - {""} == {"untold", "with another seat", "with another card", "with another mice"}


def test_a_secret_that_no_line_keeps_is_named(tmp_path):
    """Without the lines that say what others hear, an event's secrets can be known to all, and to nobody."""
    report = unnoticed("felicity", without(tmp_path, "hear"))
    assert {"placed: its secrets known to all", "placed: its secrets unknown to one who knows"} <= set(report.unnoticed)


def test_a_place_that_no_scene_reaches_is_named(tmp_path):
    """Of one scene that ends soon the report names the lines that it did not come to."""
    path = tmp_path / "short.txt"
    path.write_text((HERE / "felicity/transcripts/setup.txt").read_text(encoding="utf-8"), encoding="utf-8")
    report = unnoticed("felicity", scenes_of([path]))
    assert sum(text.endswith("is reached by no scene") for text in report.unnoticed) > 10
    assert "scored is told by no rule" in report.unnoticed


def test_an_event_that_no_rule_tells_is_named(monkeypatch):
    """An event that is declared and never told is named."""
    types = types_of("felicity")
    monkeypatch.setattr(rascals.games()["felicity"].events, "types", (*types, EventType("never")))
    assert unnoticed("felicity", scenes_of(transcripts("felicity"))).unnoticed == ["never is told by no rule"]
