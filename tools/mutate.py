"""Plant faults in the games, one at a time, and see that their tests find each. It takes some minutes.

    python tools/mutate.py                  all faults
    python tools/mutate.py refill           those whose name has these words
    python tools/mutate.py --since main     those of the modules that are not as they were in that commit

The faults are listed in tests/games/<game>/faults.txt. Recorded games are left out: what is to be seen is
that the tests which were written from the rules notice.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIMIT = 1800  # seconds; the tests of a game take one or two minutes
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

    @property
    def is_none(self) -> bool:
        """Whether nothing is changed: the tests must pass then."""
        return self.old == self.new

    def __str__(self) -> str:
        return f"{self.game}, {self.module}: {self.name}"


def faults() -> Iterator[Fault]:
    """Yield the faults of all games, before each game's one that is none."""
    for path in sorted(ROOT.glob("tests/games/*/faults.txt")):
        game = path.parent.name
        yield Fault(game, "__init__", "no fault at all", "BOX = ", "BOX = ")
        yield from listed(game, path.read_text(encoding="utf-8"))


def listed(game: str, text: str) -> Iterator[Fault]:
    """Yield the faults that the text of a game's list describes."""
    for entry in text.split("\n\n"):
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
    shutil.copy(ROOT / "tests/conftest.py", folder / "tests")
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
        try:
            done = subprocess.run(
                command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=LIMIT
            )
        except subprocess.TimeoutExpired:
            return f"{fault}: the tests did not end within {LIMIT // 60} minutes; a test must fail"
    wanted = 0 if fault.is_none else 1
    last = re.sub(r"^=+ | =+$", "", (done.stdout.strip().splitlines() or ["pytest did not run"])[-1])
    return None if done.returncode == wanted else f"{fault}: {last}"


def git(*arguments: str) -> str:
    """Return what git says; ValueError if it cannot."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip())
    return done.stdout


def changed(since: str) -> list[Fault]:
    """Return the faults in modules that are not as they were in a commit, and those that it did not list."""
    names = git("diff", "--name-only", since, "--") + git("ls-files", "--others", "--exclude-standard")
    paths = {Path(line) for line in names.splitlines()}
    known: list[Fault] = []
    for path in git("ls-tree", "-r", "--name-only", since, "tests/games").splitlines():
        if path.endswith("/faults.txt"):
            known += listed(Path(path).parent.name, git("show", f"{since}:{path}"))
    return [fault for fault in faults() if fault.source in paths or fault not in known]


def chosen(words: Sequence[str], since: str | None) -> list[Fault]:
    """Return the faults that are asked for, and first of each of their games the one that is none."""
    every = list(faults())
    try:
        wanted = every if since is None else changed(since)
    except ValueError as error:
        print(f"all faults, since git cannot tell what changed: {error}", flush=True)
        wanted = every
    wanted = [fault for fault in wanted if not fault.is_none and all(word in str(fault) for word in words)]
    games = {fault.game for fault in wanted}
    return [*(fault for fault in every if fault.is_none and fault.game in games), *wanted]


def main(arguments: Sequence[str]) -> int:
    """Plant the faults; return 1 if one is not found."""
    parser = argparse.ArgumentParser(description="Plant faults in the games and see that their tests find each.")
    parser.add_argument("words", nargs="*", help="words that a fault's name must have")
    parser.add_argument("--since", metavar="COMMIT", help="only faults of the modules that changed since then")
    given = parser.parse_args(arguments)
    planted = chosen(given.words, given.since)
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        left = [found for found in pool.map(problem, planted) if found]
    count = sum(not fault.is_none for fault in planted)
    print(f"{count} faults planted, each was found" if not left else "\n".join(left))
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
