#!/usr/bin/env python3
"""Play Rascals from a checkout: nothing but Python 3.11 or newer is needed.

    python3 play.py                        open a table in the browser
    python3 play.py play felicity          play in the terminal
    python3 play.py COMMAND ...            any other command of `rascals`
    python3 play.py test                   run the fast suite of checks: some ten minutes
    python3 play.py test --thorough        run the full suite, in depth: an hour
    python3 play.py test tests/games -k dogs   run only these tests
    python3 play.py --help                 this text; `python3 play.py COMMAND --help` for a command

The first start creates a virtual environment in the folder `.venv` beside this file and installs the project into it,
with the versions listed in constraints.txt (a minute or two). Later starts skip this until pyproject.toml or
constraints.txt changes. Nothing outside `.venv` is touched; to start over, delete that folder.

`test` also installs what the checks need, then runs the fast suite, which every change must pass: style, types,
layers, tests with coverage, tests in the browser and, if node is installed, those of the web client. It tests every
promise and every clause, most of them briefly, with fixed seeds, so that its result is reproducible. Failed tests
that drive real browsers, processes or databases are run again alone, up to twice, and are listed under `unsteady`
if they then pass. The last lines list the failed tests and checks with the reasons; the exit code is then 1.
`test --thorough`, run by hand, tests the same promises at full depth (tests marked `thorough`, and those that take
an `amount`), with random searches from a new seed each time, and all games in the browser. `test` passes any other
arguments to pytest; `--thorough` among them selects the full suite of those tests.

The exit code is that of the command; 2 if the environment could not be created.
"""

from __future__ import annotations  # an older Python must get as far as check_python

import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "rascals-installed.json"
OLDEST = (3, 11)

# The two distributions: the code (with the extra for server and terminal), and the `rascals` command.
CODE, COMMAND = ".", "packages/rascals"
APP = "app"

# Further extras of the code by command; `simulate` needs its own only with --compiled.
EXTRAS = {
    "test": ("compiled", "dev"),
    "simulate": ("compiled",),
    "bench": ("compiled",),
    "study": ("compiled", "lab"),
    "tune": ("compiled", "lab"),
    "train": ("compiled",),
}


class Problem(Exception):
    """Something that the user has to fix; the message says how."""


def say(line: str) -> None:
    """Print one step and flush, so that it appears at once even if the output goes to a file."""
    print(f"==> {line}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT) -> int:
    """Run a command with its output passed through; return its exit code."""
    return subprocess.run([str(part) for part in command], cwd=cwd, check=False).returncode


def extras_for(arguments: Sequence[str]) -> tuple[str, ...]:
    """Return the extras needed by a command line."""
    if arguments[0] == "simulate" and "--compiled" not in arguments:
        return ()
    return EXTRAS.get(arguments[0], ())


# --- the environment ---------------------------------------------------------------------------------


def check_python() -> None:
    """Refuse an interpreter that is too old or cannot create virtual environments."""
    if sys.version_info < OLDEST:
        have = ".".join(map(str, sys.version_info[:2]))
        raise Problem(
            f"Rascals needs Python 3.11 or newer; this is {have}.\nInstall a newer one and use it: python3.12 play.py"
        )
    try:
        import ensurepip  # noqa: F401  Debian and Ubuntu ship Python without it
        import venv  # noqa: F401
    except ImportError:
        raise Problem(
            "This Python cannot create environments: its venv module is not installed.\n"
            "On Debian and Ubuntu: sudo apt install python3-venv\n"
            "Then run the same command again."
        ) from None


def has_pip() -> bool:
    """Return whether .venv has a working Python with pip."""
    if not PYTHON.exists():
        return False
    probe = [str(PYTHON), "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.run(probe, check=False, capture_output=True).returncode == 0


def make_environment() -> None:
    """Create .venv, unless it exists and works."""
    if has_pip():
        return
    check_python()
    say(f"making an environment in {VENV.name} (Python {sys.version.split()[0]})")
    if run(sys.executable, "-m", "venv", "--clear", VENV) != 0:
        raise Problem(f"The environment could not be created in {VENV}; the lines above say why.")


def wanted_key() -> str:
    """Return a digest of everything that determines what is installed."""
    digest = hashlib.sha256(sys.version.split()[0].encode())
    for name in ("pyproject.toml", f"{COMMAND}/pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def installed() -> tuple[str, set[str]]:
    """Return (key, extras) from the stamp file in .venv; ("", set()) if nothing is installed."""
    try:
        stamp = json.loads(STAMP.read_text())
        return stamp["key"], set(stamp["extras"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", set()


def install(extras: Iterable[str]) -> None:
    """Install the project in place with these extras, unless it already is."""
    key, have = installed()
    if key == wanted_key() and have.issuperset(extras):
        return
    together = sorted(have.union(extras))
    code = f"{CODE}[{','.join([APP, *together])}]"
    say("installing Rascals and what it needs" + (f" ({', '.join(together)})" if together else ""))
    began = time.monotonic()
    # Python compiles modules when they are imported, which is a small part of all that is installed.
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
    if run(*pip, "--constraint", "constraints.txt", "--editable", code, "--editable", COMMAND) != 0:
        raise Problem(
            "The installation did not succeed; pip's lines above say why. "
            "Without a network connection the first start cannot work."
        )
    STAMP.write_text(json.dumps({"key": wanted_key(), "extras": together}))
    say(f"installed in {time.monotonic() - began:.0f} s")


# --- the command line --------------------------------------------------------------------------------


def test(arguments: Sequence[str]) -> int:
    """Run the fast or the full suite, or pytest with other arguments; return the exit code."""
    module = "tools.checks" if list(arguments) in ([], ["--thorough"]) else "pytest"
    return run(PYTHON, "-m", module, *arguments)


def start(arguments: Sequence[str]) -> int:
    """Run `rascals` with these arguments; return its exit code."""
    rascals = PROGRAMS / ("rascals.exe" if os.name == "nt" else "rascals")
    if os.name == "posix":
        # Replace this process, so that signals and the exit code are the command's.
        os.execv(rascals, [str(rascals), *arguments])
    return run(rascals, *arguments, cwd=Path.cwd())


def main(arguments: list[str]) -> int:
    """Prepare the environment and run the command; return the exit code."""
    if set(arguments[:1] if arguments[:1] != ["test"] else arguments[1:]) & {"-h", "--help"}:
        print(__doc__.strip())
        return 0
    arguments = arguments or ["serve", "--open"]
    try:
        make_environment()
        install(extras_for(arguments))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return test(arguments[1:]) if arguments[0] == "test" else start(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
