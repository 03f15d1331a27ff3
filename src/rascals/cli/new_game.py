"""`rascals new-game NAME`: a small playable game with its texts and tests, to build on."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from rascals.cli.desk import Desk
from rascals.core import discovery

PATTERN = "newgame"  # the name in the template, in file names and in texts
KEPT = (".py", ".md", ".toml", ".ftl")

NewName = Annotated[str, typer.Argument(metavar="NAME")]
Into = Annotated[Path, typer.Option("--folder", metavar="FOLDER", file_okay=False)]


def new_game(context: typer.Context, new_name: NewName, into: Into = Path()) -> None:
    """Make the folder NAME with a game of that name, and print the next steps."""
    desk: Desk = context.obj
    check_name(desk, new_name)
    home = into / new_name
    if home.exists():
        desk.fail("new-exists", folder=str(home))
    count = 0
    for path, source in template(files("rascals.cli").joinpath("template"), Path()):
        target = home / named(str(path), new_name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(named(source.read_text(encoding="utf-8"), new_name), encoding="utf-8", newline="\n")
        count += 1
    desk.show(desk.text("new-made", folder=str(home), files=count))
    desk.show(desk.text("new-next", folder=str(home.absolute()), name=new_name))


def check_name(desk: Desk, name: str) -> None:
    """Refuse a name that is taken, or that cannot be a package, a prefix of texts and a command-line argument."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,23}", name):
        desk.fail("new-name", given=name)
    if name in discovery.packages() or name in sys.stdlib_module_names or desk.words.has(name):
        desk.fail("new-taken", given=name)


def template(folder: Traversable, path: Path) -> Iterator[tuple[Path, Traversable]]:
    """Yield each file of the template with its path."""
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.is_dir():
            yield from template(entry, path / entry.name)
        elif entry.name.endswith(KEPT):
            yield path / entry.name, entry


def named(text: str, name: str) -> str:
    """Return a text of the template with the game's name, its first letter in clause ids."""
    text = text.replace(PATTERN, name).replace(PATTERN.title(), name.title())
    return re.sub(r"\bN-(?=\d\d\b)", f"{name[0].upper()}-", text)
