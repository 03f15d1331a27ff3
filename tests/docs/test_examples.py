"""The documentation is true: its Python runs, its commands exist, its links lead somewhere."""

import contextlib
import importlib.util
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import rascals
from rascals.bots import Turn
from rascals.cli.app import COMMANDS
from rascals.cli.run import run
from rascals.core import dialect
from tests.docs.pages import ROOT, SHELL, Example, commands, edited, examples, pages
from tests.suites import deep

PAGES = [str(page.relative_to(ROOT)) for page in pages()]
NEEDED = {"compiled": "numpy", "envs": "pyspiel", "lab": "polars", "cluster": "distributed"}
NEEDED |= {one: one for one in ("numba", "cffi", "pettingzoo", "gymnasium")}
RASCALS = str(Path(sys.executable).with_name("rascals"))


def of_kind(*kinds: str) -> list[Example]:
    """Every example of these kinds that is not skipped by its note."""
    every = (example for page in pages() for example in examples(page))
    return [example for example in every if example.kind in kinds and not example.note.startswith("skip")]


def pythons(page: str) -> list[Example]:
    """The examples on a page that are run, in order, without those for files of the tutorial."""
    every = (one for one in examples(ROOT / page) if one.kind == "python" and not one.edit)
    return [one for one in every if not one.note.startswith("skip")]


def run_example(example: Example, text: str, names: dict[str, object], request: pytest.FixtureRequest) -> None:
    """Run an example with the variables of those before it; it prints what the page says."""
    if "server" in example.note:
        text = text.replace("127.0.0.1:8000", request.getfixturevalue("live_server"))
    for word, library in NEEDED.items():
        if word in example.note:
            pytest.importorskip(library, reason=f"needs {library}")
    heard = io.StringIO()
    if "apart" in example.note:
        heard.write(printed_apart(text))
    else:
        with contextlib.redirect_stdout(heard):
            exec(compile("\n" * example.line + text, example.page, "exec"), names)  # noqa: S102 - the point of the test
    if example.output is not None:
        assert heard.getvalue().strip() == example.output.strip(), str(example)


def printed_apart(text: str) -> str:
    """Run a text as a script in a process of its own; return what it prints."""
    script = Path("script.py")
    script.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.real
@pytest.mark.parametrize("page", [page for page in PAGES if pythons(page)])
def test_python_examples_run(page: str, tmp_path, monkeypatch, request) -> None:
    """The Python on a page runs from top to bottom, as one program, and prints what the page says."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for example in pythons(page):
        run_example(example, example.text, names, request)


FROM = "skip from "
EXCERPTS = [example for page in pages() for example in examples(page) if example.note.startswith(FROM)]


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=str)
def test_excerpts_are_in_their_files(excerpt: Example) -> None:
    """An excerpt is in its file, word for word; the file has its own tests."""
    assert excerpt.text in (ROOT / excerpt.note.removeprefix(FROM)).read_text(encoding="utf-8")


GAME = "felicity"  # that examples mention
QUICK = "goons"  # of the games with composite moves, the one with short games


def each_game() -> list[object]:
    """Each page with such examples, and each other game; most run only in the full suite."""
    found: list[object] = []
    for page in PAGES:
        notes = [one.note for one in pythons(page) if "each-game" in one.note]
        long = any("in-depth" in note for note in notes)
        for game in sorted(set(rascals.games()) - {GAME}) if notes else ():
            marks = () if game == QUICK and not long else (pytest.mark.thorough,)
            found.append(pytest.param(page, game, marks=marks))
    return found


@pytest.mark.real
@pytest.mark.parametrize(("page", "game"), each_game())
def test_examples_run_with_each_game(page: str, game: str, tmp_path, monkeypatch, request) -> None:
    """An example marked `each-game` runs with every game as with the one that it names, and prints the same."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Turn, "simulations", lambda _self, _default: iter(range(1)))  # however slow the game is
    names: dict[str, object] = {"__name__": "__main__", "rascals": rascals}
    for example in pythons(page):
        if "each-game" in example.note:
            assert f'"{GAME}"' in example.text, f"{example} names no game that could be another"
            run_example(example, example.text.replace(f'"{GAME}"', f'"{game}"'), names, request)


def help_of(*command: str) -> str:
    """The help text of a command."""
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        assert run([*command, "--help"]) == 0, f"rascals {' '.join(command)}"
    return heard.getvalue()


@pytest.mark.parametrize("example", of_kind(*SHELL), ids=str)
def test_commands_and_their_options_exist(example: Example, monkeypatch) -> None:
    """Every `rascals COMMAND --option` in the documentation exists."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    for line in commands(example):
        words = shlex.split(line)[1:]
        command = [word for word in words[:1] if not word.startswith("-")]
        group = COMMANDS.get(words[0]) if words else None
        command += [word for word in words[1:2] if isinstance(group, dict) and word in group]
        text = help_of(*command)
        for option in (word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)):
            assert re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", text), f"{line}: no {option}"


RUN = [example for example in of_kind(*SHELL) if "run" in example.note]
FIRST = list({example.page: example for example in reversed(RUN)}.values())  # on each page


@pytest.mark.real
@pytest.mark.parametrize("example", [*FIRST, *deep(example for example in RUN if example not in FIRST)], ids=str)
def test_commands_marked_to_run_succeed(example: Example, tmp_path, monkeypatch) -> None:
    """Commands marked `run` succeed, with the files that stand above them, and print what the page says."""
    said = ""
    for file in examples(ROOT / example.page):
        if file.edit and file.line < example.line:
            edited(tmp_path, file)
    monkeypatch.setenv("PATH", str(Path(RASCALS).parent), prepend=os.pathsep)
    for line in commands(example):
        program = ["sh", "-c", line]
        done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, f"{line}: {done.stderr}"
        said += done.stdout
    if example.output is not None:
        assert said.split() == example.output.split()  # lines are as long as the terminal is wide


LINK = re.compile(r"!?\[[^\]]*\]\((?!https?://|mailto:)([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as Markdown renderers generate them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    """Every relative link and image on a page names an existing file and anchor."""
    for target in LINK.findall((ROOT / page).read_text(encoding="utf-8")):
        name, _, anchor = target.partition("#")
        path = (ROOT / page).parent / name if name else ROOT / page
        assert path.exists(), f"{page}: {target}"
        assert not anchor or anchor in anchors(path), f"{page}: {target}"


def test_every_page_is_in_the_site(tmp_path) -> None:
    """mkdocs.yml lists every page of docs/, and only pages that exist."""
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text()))
    assert listed == {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}


def test_every_page_is_reached_from_the_index() -> None:
    """docs/index.md links to each page of docs/ at least once."""
    linked = {target.partition("#")[0] for target in LINK.findall((ROOT / "docs/index.md").read_text(encoding="utf-8"))}
    pages_of_docs = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert linked == pages_of_docs - {"index.md"}


NAMES_IN_THE_INDEX = re.compile(r"(?:pip|pipx|uv) install (?:--?[\w-]+ )*['\"]?rascals|uvx rascals")


def test_nothing_is_installed_from_an_index_that_does_not_have_it() -> None:
    """Until Rascals is published no page, text or error says to install it by name."""
    folders = ("docs", "src/rascals", "packages", "web/src", "benchmarks", "examples", "tools")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if "static" not in path.parts]
    files += [*ROOT.glob("*.md"), ROOT / "play.py"]
    kinds = {".md", ".py", ".ftl", ".svelte", ".ts", ".toml"}
    assert len(files) > 500
    for path in (file for file in files if file.suffix in kinds):
        assert not NAMES_IN_THE_INDEX.search(path.read_text(encoding="utf-8")), path


def test_the_dialect_check_says_what_the_page_says(tmp_path):
    """For the page's wrong rule the check reports what the page says."""
    found = list(examples(ROOT / "docs/explanation/one-source.md"))
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
