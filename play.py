#!/usr/bin/env python3
"""Play Rascals from a checkout: nothing but Python 3.11 or newer is needed.

    python3 play.py                        open a table in the browser
    python3 play.py play felicity          play in the terminal
    python3 play.py COMMAND ...            any other command of `rascals`
    python3 play.py test                   run the checks, in breadth: some minutes
    python3 play.py test --thorough        run what that leaves out, in depth: half an hour
    python3 play.py test tests/games -k dogs   run only these tests
    python3 play.py --help                 this text; `python3 play.py COMMAND --help` for a command

What happens: the first time, an environment is made in the folder `.venv` beside this file and the
project is installed into it with the versions listed in constraints.txt (about half a minute). Later
starts skip that, until pyproject.toml or constraints.txt change. Nothing outside `.venv` is touched;
to begin afresh, delete that folder.

`test` also installs what the checks need, then runs them: ruff (style), pytest with the coverage gate, pytest
with the rest and, beside them, told when they have ended, mypy (types), import-linter (layers), pytest in the
browser and, where node is installed, the checks of the web client. Every promise and every clause is tried,
most of them briefly.
`test --thorough` is the second helping: the same promises at full depth (tests marked `thorough`, and those that
take an `amount`), all games in the browser, and faults planted in the rules that the last commit changed
(`--since COMMIT`: that changed since then), each of which the tests must find. Both run everything, say at the
end which failed, and exit with 1 if any did. Before changes are shared, run both: `.ci/run` does. With other
arguments `test` is pytest with them; `--thorough` among them chooses the second helping of those tests.

The exit code is the command's own; 2 means that the environment could not be made.
"""

from __future__ import annotations  # an older Python must get as far as the message below

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Check = tuple[str, list[str | Path], Path]  # its name, its command, the folder it is run in

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "rascals-installed.json"
OLDEST = (3, 11)
NODE = (20, 19)

# The tests that must reach every branch of the rules and the table; tracing the others would only slow them.
COVERING = ("tests/core", "tests/games", "tests/table")

WEB = "tests/web"

# Extras of the package that a command needs beyond the plain installation.
EXTRAS = {"test": ("compiled", "dev"), "simulate": ("compiled",), "bench": ("compiled",)}


class Problem(Exception):
    """Something the person at the keyboard has to put right; its text says how."""


def say(line: str) -> None:
    """Show one step, at once even when the output goes to a file."""
    print(f"==> {line}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT) -> int:
    """Run a command with its output in view; return its exit code."""
    return subprocess.run([str(part) for part in command], cwd=cwd, check=False).returncode


# --- the environment ---------------------------------------------------------------------------------


def check_python() -> None:
    """Refuse an interpreter that is too old, or one that cannot make environments."""
    if sys.version_info < OLDEST:
        have = ".".join(map(str, sys.version_info[:2]))
        raise Problem(
            f"Rascals needs Python 3.11 or newer; this is {have}.\nInstall a newer one and name it: python3.12 play.py"
        )
    try:
        import ensurepip  # noqa: F401  Debian and Ubuntu ship Python without it
        import venv  # noqa: F401
    except ImportError:
        raise Problem(
            "This Python cannot make environments: its venv part is not installed.\n"
            "On Debian and Ubuntu: sudo apt install python3-venv\n"
            "Then run the same command again."
        ) from None


def has_pip() -> bool:
    """Tell whether .venv holds a working Python with pip."""
    if not PYTHON.exists():
        return False
    probe = [str(PYTHON), "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.run(probe, check=False, capture_output=True).returncode == 0


def make_environment() -> None:
    """Make .venv, unless it is there and works."""
    if has_pip():
        return
    check_python()
    say(f"making an environment in {VENV.name} (Python {sys.version.split()[0]})")
    if run(sys.executable, "-m", "venv", "--clear", VENV) != 0:
        raise Problem(f"The environment could not be made in {VENV}; the lines above say why.")


def wanted_key() -> str:
    """Digest of everything that decides what is installed."""
    digest = hashlib.sha256(sys.version.split()[0].encode())
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def installed() -> tuple[str, set[str]]:
    """What the stamp in .venv says: (key, extras); ("", set()) where nothing is installed."""
    try:
        stamp = json.loads(STAMP.read_text())
        return stamp["key"], set(stamp["extras"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", set()


def install(extras: Iterable[str]) -> None:
    """Install the project in place with these extras, unless that has been done."""
    key, have = installed()
    if key == wanted_key() and have.issuperset(extras):
        return
    together = sorted(have.union(extras))
    what = f".[{','.join(together)}]" if together else "."
    say("installing Rascals and what it needs" + (f" ({', '.join(together)})" if together else ""))
    began = time.monotonic()
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    if run(*pip, "--constraint", "constraints.txt", "--editable", what) != 0:
        raise Problem(
            "The installation did not succeed; pip's lines above say why. "
            "Without a network connection the first start cannot work."
        )
    STAMP.write_text(json.dumps({"key": wanted_key(), "extras": together}))
    say(f"installed in {time.monotonic() - began:.0f} s")


# --- the checks --------------------------------------------------------------------------------------


def checks_in_view() -> list[Check]:
    """The checks in breadth whose output is shown as it comes."""
    return [
        ("ruff", [PROGRAMS / "ruff", "check", "."], ROOT),
        ("ruff format", [PROGRAMS / "ruff", "format", "--check", "."], ROOT),
        ("pytest, with coverage", [*pytest_on(cores()), *COVERING, "--cov", "--cov-report=term"], ROOT),
        # These wait for servers now and then: two more can use the time.
        ("pytest, the rest", [*pytest_on(cores() + 2), *(f"--ignore={folder}" for folder in (*COVERING, WEB))], ROOT),
    ]


def checks_beside() -> list[Check]:
    """The checks in breadth that are heard whole once they have ended, and run while those in view do."""
    return [
        ("mypy", [PROGRAMS / "mypy"], ROOT),
        ("import-linter", [PROGRAMS / "lint-imports"], ROOT),
        ("pytest, in the browser", [PYTHON, "-m", "pytest", WEB], ROOT),  # one browser and one server for all
    ]


def thorough_checks(since: str) -> list[Check]:
    """What the checks in breadth leave out; faults are planted in what has changed since a commit."""
    return [
        ("pytest, thorough", [*pytest_on(cores() + 1), "--thorough"], ROOT),
        ("planted faults", [PYTHON, "tools/mutate.py", "--since", since], ROOT),
    ]


def cores() -> int:
    """How many tests may run beside each other."""
    return min(os.cpu_count() or 2, 8)


def pytest_on(workers: int) -> list[str | Path]:
    """The command that runs tests beside each other."""
    return [PYTHON, "-m", "pytest", "--dist", "loadgroup", "--no-loadscope-reorder", "-n", str(workers)]


def web_checks() -> list[Check]:
    """The checks of the web client; none where node is missing."""
    web, npm = ROOT / "web", shutil.which("npm")
    if npm is None or node_version() < NODE:
        say("web client: skipped, it needs node 20.19 or newer (the committed pages are used as they are)")
        return []
    if npm_install(npm) != 0:
        return [("npm ci", [npm, "ci", "--no-audit", "--no-fund"], web)]
    return [("svelte-check", [npm, "run", "check"], web), ("vitest", [npm, "test"], web)]


def node_version() -> tuple[int, ...]:
    """Major and minor version of the node in PATH; (0, 0) where there is none."""
    node = shutil.which("node")
    if node is None:
        return (0, 0)
    text = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    parts = text.strip().lstrip("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else (0, 0)


def npm_install(npm: str) -> int:
    """Install the web client's tools if package-lock.json changed; return the exit code.

    Where their folder is a link, it is another checkout's, which `npm ci` would empty: it is used as it is.
    """
    lock, modules = ROOT / "web/package-lock.json", ROOT / "web/node_modules"
    done = modules / ".rascals-installed"
    if modules.is_symlink():
        return 0
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if done.exists() and done.read_text() == digest:
        return 0
    say("installing the web client's tools")
    code = run(npm, "ci", "--no-audit", "--no-fund", cwd=ROOT / "web")
    if code == 0:
        done.write_text(digest)
    return code


def run_checks(in_view: Iterable[Check], beside: Iterable[Check] = ()) -> list[str]:
    """Run checks one after another, and others beside them; return the names of those that failed.

    What a check beside them has said is shown whole, as soon as one of those in view has ended.
    """
    lane = ThreadPoolExecutor(1)
    waiting = [lane.submit(overheard, check) for check in beside]
    failed = []
    try:
        for name, command, folder in in_view:
            say(f"{name} ...")
            began = time.monotonic()
            failed += told(name, run(*command, cwd=folder), time.monotonic() - began)
            while waiting and waiting[0].done():
                failed += retold(*waiting.pop(0).result())
        for one in waiting:
            failed += retold(*one.result())
    finally:
        lane.shutdown(cancel_futures=True)
    return failed


def overheard(check: Check) -> tuple[str, int, float, str]:
    """Run a check out of view; return its name, its exit code, how many seconds it took, and what it said."""
    name, command, folder = check
    began = time.monotonic()
    code, said = hear(*command, cwd=folder)
    return name, code, time.monotonic() - began, said


def hear(*command: str | Path, cwd: Path) -> tuple[int, str]:
    """Run a command out of view; return its exit code and what it said."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace")


def retold(name: str, code: int, seconds: float, said: str) -> list[str]:
    """Show what a check has said out of view; return its name if it failed."""
    say(f"{name}, beside the others:")
    print(said.rstrip(), flush=True)
    return told(name, code, seconds)


def told(name: str, code: int, seconds: float) -> list[str]:
    """Say how a check ended; return its name if it failed."""
    say(f"{name}: {'passed' if code == 0 else f'FAILED (exit code {code})'}, {seconds:.0f} s")
    return [name] if code != 0 else []


def test(arguments: list[str]) -> int:
    """Run the checks, in breadth or in depth, or with other arguments only pytest with them; return the exit code."""
    if not arguments:
        web = web_checks()  # first, since some tests use the web client's tools when they are there
        failed = run_checks(checks_in_view(), [*checks_beside(), *web])
    elif arguments == ["--thorough"]:
        failed = run_checks(thorough_checks("HEAD~1"))
    elif arguments[:2] == ["--thorough", "--since"] and len(arguments) == 3:
        failed = run_checks(thorough_checks(arguments[2]))
    else:
        return run(PYTHON, "-m", "pytest", *arguments)
    say("all checks passed" if not failed else f"failed: {', '.join(failed)}")
    return 1 if failed else 0


# --- the command line --------------------------------------------------------------------------------


def start(arguments: Sequence[str]) -> int:
    """Hand over to `rascals` with these arguments; return its exit code."""
    rascals = PROGRAMS / ("rascals.exe" if os.name == "nt" else "rascals")
    if os.name == "posix":
        # Take its place: signals and the exit code are then the command's own.
        os.execv(rascals, [str(rascals), *arguments])
    return run(rascals, *arguments, cwd=Path.cwd())


def main(arguments: list[str]) -> int:
    """Prepare the environment and do what the arguments ask; return the exit code."""
    if set(arguments[:1] if arguments[:1] != ["test"] else arguments[1:]) & {"-h", "--help"}:
        print(__doc__.strip())
        return 0
    arguments = arguments or ["serve", "--open"]
    try:
        make_environment()
        install(EXTRAS.get(arguments[0], ()))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return test(arguments[1:]) if arguments[0] == "test" else start(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
