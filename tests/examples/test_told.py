"""What its page tells of Burrows is so: how many lines it came to."""

from __future__ import annotations

import importlib.util
import re

from rascals.core import dialect
from rascals.words import languages
from tests.docs.pages import ROOT, examples
from tools.code_lines import code_lines

PAGE = ROOT / "docs" / "explanation" / "burrows.md"
HOME = ROOT / "examples" / "burrows"


def told(row: str) -> int:
    """The last number of a row of the page's table."""
    line = next(line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {row} |"))
    return int(re.findall(r"\d+", line)[-1])


def test_lines_are_counted():
    """The table of lines is that of the files."""
    modules = sorted(HOME.glob("*.py"))
    assert told("lines of Python in the game, all in all") == sum(m.read_text("utf-8").count("\n") for m in modules)
    rules = sum(code_lines(HOME / name) for name in ("rules.py", "state.py", "box.py"))
    assert told("lines of code: rules, record and box") == rules
    assert told("lines of code: everything else") == code_lines(HOME) - rules
    assert told("lines of code in all") == code_lines(HOME)
    tests = ROOT / "examples" / "tests" / "test_burrows.py"
    assert told("lines of its tests") == tests.read_text("utf-8").count("\n")
    for language in languages():
        assert (HOME / "text" / f"{language}.ftl").read_text("utf-8").count("\n") == 185
    files = [path for path in HOME.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert f"They are {len(files)} files: ten modules" in PAGE.read_text("utf-8")
    assert len(modules) == 10


def test_the_dialect_check_says_what_the_page_says(tmp_path):
    """Of the rule that CONTRIBUTING shows as wrong the check says what stands below it."""
    found = list(examples(ROOT / "CONTRIBUTING.md"))
    (place,) = [at for at, example in enumerate(found) if example.note == "skip not in the dialect"]
    file = tmp_path / "rules.py"
    file.write_text(f"from __future__ import annotations\nSEATS = 5\n{found[place].text}", "utf-8")
    spec = importlib.util.spec_from_file_location("rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    said = [str(fault._replace(file="rules.py", line=fault.line - 2)) for fault in dialect.faults(module.loudest)]
    assert "\n".join(said) == found[place + 1].text.strip()
