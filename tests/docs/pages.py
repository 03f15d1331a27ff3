"""Finds the examples in README.md, CONTRIBUTING.md and docs/, so that they can be run.

In a page, a fence opened by three backticks and `python` is run; one marked `output` that follows it is
what it must print. A comment `<!-- test: WORDS -->` on the line before a fence says more:
`file NAME` (the block is the whole file of that name), `add NAME` (it goes to its end), `from NAME: LINE`
(it replaces all from the line that begins so), `below NAME: LINE` (it goes below that line), `step` (shell
lines that are run in between), `server` (a server must be running where the example says 127.0.0.1:8000),
`run` (the shell lines are really run, not only checked against the command line's help, beside the files that
stand above them), `apart` (it runs as a script of its own), `compiled`, `envs`, `lab` or `cluster` (the extra
that it needs), `pettingzoo` or `gymnasium` (the library that it needs), `each-game`
(what it says of `"felicity"` holds for every game: it is run with each of their names in its place; with
`in-depth`, where compiling takes long, by the full suite alone), `skip REASON`, `skip from FILE` (it
stands in that file word for word).
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(
    r"^(?:<!-- test: (?P<note>[^\n]*?) -->\n\n?)?^```(?P<kind>[\w-]*)[^\n]*\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
RUNNERS = re.compile(r"^(?:uv run |uvx(?: --from \S+)? |pipx run (?:--spec \. )?|\.venv/bin/|RASCALS_\w+=\S+ )")
SHELL = ("sh", "console", "bash")
EDITS = ("file", "add", "from", "below")


@dataclass(frozen=True)
class Example:
    """One fenced block: its page, line, kind, text, the note before it and the output it must give."""

    page: str
    line: int
    kind: str
    text: str
    note: str
    output: str | None = None

    @property
    def edit(self) -> bool:
        """Whether this block goes into a file."""
        return self.note.partition(" ")[0] in EDITS

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def pages() -> list[Path]:
    """Every page whose examples are tested."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def examples(page: Path) -> list[Example]:
    """The fenced blocks of a page in order; an `output` block belongs to the one before it."""
    text = page.read_text(encoding="utf-8")
    name = str(page.relative_to(ROOT))
    found: list[Example] = []
    for match in FENCE.finditer(text):
        line = text[: match.start("kind")].count("\n") + 1
        example = Example(name, line, match["kind"], match["text"], match["note"] or "")
        if example.kind == "output":
            before = found.pop()
            example = Example(name, before.line, before.kind, before.text, before.note, example.text)
        found.append(example)
    return found


def edited(folder: Path, example: Example) -> None:
    """Put a block into its file, as a reader would."""
    how, _, rest = example.note.partition(" ")
    name, _, mark = rest.partition(": ")
    path = folder / name
    before = "" if how == "file" else path.read_text(encoding="utf-8")
    if how in ("from", "below"):
        (at,) = re.finditer(rf"^{re.escape(mark)}.*\n", before, re.MULTILINE)
        kept, after = (before[: at.start()], "") if how == "from" else (before[: at.end()], before[at.end() :])
    else:
        kept, after = before, ""
    path.write_text(f"{kept}{example.text}{after}", encoding="utf-8")


def commands(example: Example) -> list[str]:
    """The `rascals ...` command lines of a shell example, without prompts, comments and launchers."""
    lines = (re.sub(r"^\$ |\s+#.*$", "", line.strip()) for line in example.text.splitlines())
    bare = (RUNNERS.sub("", line) for line in lines)
    return [line for line in bare if line == "rascals" or line.startswith("rascals ")]
