"""Every clause of every game's rules is named by a test, and every clause that is named exists."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import rascals

TESTS = Path(__file__).parents[1]
CLAUSE = re.compile(r"^- \*\*([A-Z]+-X?\d+)\*\*", re.MULTILINE)
# Clauses that no test can name, with the reason.
EXCUSED: dict[str, str] = {}


def clauses(name):
    """Return the ids of a game's clauses, as they stand in its RULES.md."""
    return CLAUSE.findall(files(f"rascals.games.{name}").joinpath("RULES.md").read_text(encoding="utf-8"))


def named(text, ids):
    """Return the ids in a text that begin like a game's."""
    letters = {clause.partition("-")[0] for clause in ids}
    return set(re.findall(rf"(?<![A-Za-z0-9-])(?:{'|'.join(letters)})-X?\d+(?!\d)", text))


def evidence(name):
    """Return what a game's tests say of themselves: tests, transcripts and counts, by file."""
    own = [*(TESTS / "games" / name).rglob("*.py"), *(TESTS / "games" / name).rglob("*.txt")]
    return {path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8") for path in own}


@pytest.mark.parametrize("name", rascals.games())
def test_every_clause_is_named_by_a_test(name):
    """Each id at the start of a clause in RULES.md occurs in one of the game's tests or transcripts, or is excused."""
    ids = clauses(name)
    tested = named("\n".join(evidence(name).values()), ids)
    missing = [clause for clause in ids if clause not in tested and clause not in EXCUSED]
    assert not missing, f"clauses of {name} without a test: {', '.join(missing)}"


@pytest.mark.parametrize("name", rascals.games())
def test_clauses_are_many_and_told_apart(name):
    """RULES.md has clauses, each id once; an excuse is for a clause that exists and no test names."""
    ids = clauses(name)
    assert len(ids) == len(set(ids)) > 20
    tested = named("\n".join(evidence(name).values()), ids)
    assert not {clause for clause in EXCUSED if clause in tested or clause not in ids}


@pytest.mark.parametrize("name", rascals.games())
def test_only_clauses_that_exist_are_named(name):
    """No test, transcript, rule or refusal of the game names an id that RULES.md does not have."""
    ids = clauses(name)
    sources = {
        entry.name: entry.read_text("utf-8") for entry in files(f"rascals.games.{name}").iterdir() if entry.is_file()
    }
    unknown = {
        f"{where}: {clause}"
        for where, text in (evidence(name) | sources).items()
        for clause in named(text, ids) - set(ids)
    }
    assert not unknown, f"no such clause: {', '.join(sorted(unknown))}"


def test_ids_are_found_where_they_stand():
    """Ids are recognised in docstrings and comments, not inside other words and numbers."""
    ids = ["F-01", "F-X1"]
    assert named('"""F-12, F-X3 (F-40).""" # UTF-8 F-123', ids) == {"F-12", "F-X3", "F-40", "F-123"}
    assert CLAUSE.findall("- **F-01** text\n- F-02 text\n- **F-X1** x\n see **F-09**") == ["F-01", "F-X1"]
