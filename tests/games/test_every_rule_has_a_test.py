"""Every clause of every game's rules is named by a test, and every clause that is named exists."""

from __future__ import annotations

from importlib.resources import files

import pytest

import rascals
from tools.clauses import CLAUSE, clauses, evidence, main, named, naming_tests, parts


@pytest.mark.parametrize("name", rascals.games())
def test_every_clause_is_named_by_a_test(name):
    """Each id at the start of a clause in RULES.md stands there once, and in one of the game's tests or transcripts."""
    ids = clauses(name)
    assert len(ids) == len(set(ids)) > 20
    missing = set(ids) - named("\n".join(evidence(name).values()), ids)
    assert not missing, f"clauses of {name} without a test: {', '.join(sorted(missing))}"


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
    assert named("[H-13b, H5-18a, H-18.fake-path.v1.] H-18, H-X2. H1-10.", ["H-01"]) == {
        *("H-13b", "H5-18a", "H-18.fake-path.v1", "H-18", "H-X2", "H1-10"),
    }
    assert CLAUSE.findall("- **H-18.fake-path.v1** P.\n- **H5-18a** x") == ["H-18.fake-path.v1", "H5-18a"]


def test_the_list_says_which_tests_name_a_clause(capsys):
    """Each clause has its line; a function is told by its name, with what is above it; unknown words are refused."""
    source = 'A = \'F-01\'\n\n@mark(\'F-02\')\ndef test_it():\n    """F-03"""\n'
    found = {part: named(text, ["F-01"]) for part, text in parts("a.py", source)}
    assert found == {"a.py::test_it": {"F-02", "F-03"}, "a.py": {"F-01"}}
    assert dict(parts("a.txt", "# F-04")) == {"a.txt": "# F-04"}
    assert main(["felicity"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == clauses("felicity") == list(naming_tests("felicity"))
    assert main(["felicity", "F-05"]) == 0
    assert "games/felicity/test_" in capsys.readouterr().out
    assert (main(["felicity", "F-99"]), main(["chess"]), main([])) == (2, 2, 2)
    assert "no clause F-99" in capsys.readouterr().err
