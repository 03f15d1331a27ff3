"""Faults (mutants) to plant in a module: listed ones, and equivalent ones, which tests need not find.

Both lists, tests/games/<game>/faults.txt and tests/games/<game>/equivalent.txt, have the same format: entries separated
by empty lines, each with a title `module: name`, the lines to replace (-), which must occur exactly once in the module,
and their replacement (+). In `equivalent.txt` the name gives the reason why no test can notice the fault. The module
belongs to the game, or, written `core.NAME`, to the core.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CORE = "core"  # used in place of a game's name for faults in the core, which the tests of the core must find


@dataclass(frozen=True)
class Fault:
    """A fault in a module of a game or of the core (`core.NAME`): replaces `old`, which occurs there once, by `new`."""

    game: str
    module: str
    name: str
    old: str
    new: str

    @property
    def source(self) -> Path:
        """The module's path, relative to the root of the repository."""
        folder, _, name = self.module.rpartition(".")
        return Path("src/rascals") / (folder or f"games/{self.game}") / f"{name}.py"

    @property
    def place(self) -> tuple[Path, str]:
        """The module's path and its text with the fault, by which faults are compared, regardless of their names."""
        return self.source, self.planted((ROOT / self.source).read_text(encoding="utf-8"))

    def planted(self, text: str) -> str:
        """Return the module's text with the fault; ValueError if it cannot be planted."""
        if text.count(self.old) != 1:
            message = f"{self.old!r} stands {text.count(self.old)} times in {self.module}.py, not once"
            raise ValueError(message)
        return text.replace(self.old, self.new)

    @property
    def entry(self) -> str:
        """The fault in the format of the lists."""
        sides = (("-", self.old), ("+", self.new))
        lines = [f"{sign} {line}" for sign, text in sides for line in text.split("\n")]
        return "\n".join([f"{self.module}: {self.name}", *lines])

    def __str__(self) -> str:
        return f"{self.game}, {self.module}: {self.name}"


def faults() -> list[Fault]:
    """Return the listed faults of all games."""
    return [*_listed("faults.txt")]


def excused() -> list[Fault]:
    """Return the faults that no test can notice, in all games and the core; the name of each is the reason."""
    return [*_listed("equivalent.txt")]


def _listed(name: str) -> Iterator[Fault]:
    for path in sorted(ROOT.glob(f"tests/games/*/{name}")):
        yield from listed(path.parent.name, path.read_text(encoding="utf-8"))


def listed(game: str, text: str) -> Iterator[Fault]:
    """Yield the faults in the text of a game's list."""
    for entry in text.split("\n\n"):
        if not entry.strip() or entry.startswith("#"):
            continue
        title, *lines = entry.strip().splitlines()
        module, _, name = title.partition(": ")
        old, new = ("\n".join(line[2:] for line in lines if line[0] == sign) for sign in "-+")
        yield Fault(game, module, name, old, new)
