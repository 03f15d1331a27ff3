"""Plant faults in the games, one at a time, and see that their tests find each. It takes some minutes.

    python tools/mutate.py            all faults
    python tools/mutate.py refill     those whose name has these words

The faults are listed in tests/games/<game>/faults.txt. Recorded games are left out: what is to be seen is
that the tests which were written from the rules notice.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GENERAL = ("tests/games/test_transcripts.py", "tests/games/test_counts.py")  # the fastest first


@dataclass(frozen=True)
class Fault:
    """A fault in a module of a game, or of the core by `core.NAME`: `old` stands there once and becomes `new`."""

    game: str
    module: str
    name: str
    old: str
    new: str

    @property
    def source(self) -> Path:
        """Where the module is."""
        folder, _, name = self.module.rpartition(".")
        return Path("src/rascals") / (folder or f"games/{self.game}") / f"{name}.py"

    def planted(self, text: str) -> str:
        """Return the module's text with the fault; ValueError where it cannot be planted."""
        if text.count(self.old) != 1:
            message = f"{self.old!r} stands {text.count(self.old)} times in {self.module}.py, not once"
            raise ValueError(message)
        return text.replace(self.old, self.new)

    def __str__(self) -> str:
        return f"{self.game}, {self.module}: {self.name}"


def faults() -> Iterator[Fault]:
    """Yield the faults of all games, before each game's one that is none."""
    for path in sorted(ROOT.glob("tests/games/*/faults.txt")):
        game = path.parent.name
        yield Fault(game, "__init__", "no fault at all", "BOX = ", "BOX = ")
        for entry in path.read_text(encoding="utf-8").split("\n\n"):
            if entry.startswith("#"):
                continue
            title, *lines = entry.strip().splitlines()
            module, _, name = title.partition(": ")
            old, new = ("\n".join(line[2:] for line in lines if line[0] == sign) for sign in "-+")
            yield Fault(game, module, name, old, new)


def prepare(folder: Path) -> None:
    """Copy what the tests need; pytest's plug-ins are not among it, they take longer than the tests."""
    for part in ("src/rascals", "tests/games"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("static", "recorded"))
    ini = "[pytest]\npythonpath = .\naddopts = --import-mode=importlib -p no:cacheprovider\n"
    (folder / "pytest.ini").write_text(ini, encoding="utf-8")


def tests_of(fault: Fault) -> list[str]:
    """Return the tests in an order in which the fault is soon found."""
    own = f"tests/games/{fault.game}"
    nearest = sorted((ROOT / own).glob(f"test_{fault.module}*.py"), reverse=True)
    return [*(f"{own}/{path.name}" for path in nearest), *GENERAL, own]


def problem(fault: Fault) -> str | None:
    """Plant a fault in a copy; return what is wrong unless a test fails (and with none, unless all pass)."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        prepare(folder)
        source = folder / fault.source
        try:
            source.write_text(fault.planted(source.read_text(encoding="utf-8")), encoding="utf-8")
        except ValueError as error:
            return f"{fault}: {error}"
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-k", "not record", *tests_of(fault)]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    wanted = 0 if fault.old == fault.new else 1
    last = re.sub(r"^=+ | =+$", "", (done.stdout.strip().splitlines() or ["pytest did not run"])[-1])
    return None if done.returncode == wanted else f"{fault}: {last}"


def main(words: list[str]) -> int:
    """Plant the faults; return 1 if one is not found."""
    chosen = [fault for fault in faults() if fault.old == fault.new or all(word in str(fault) for word in words)]
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        left = [found for found in pool.map(problem, chosen) if found]
    planted = sum(fault.old != fault.new for fault in chosen)
    print(f"{planted} faults planted, each was found" if not left else "\n".join(left))
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
