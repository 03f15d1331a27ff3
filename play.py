#!/usr/bin/env python3
"""Play Rascals from a checkout: nothing but Python 3.11 or newer is needed.

    python3 play.py                        open a table in the browser
    python3 play.py play felicity          play in the terminal
    python3 play.py COMMAND ...            any other command of `rascals`
    python3 play.py test                   run the checks, in breadth: some minutes
    python3 play.py test --thorough        run what that leaves out, in depth: half an hour
    python3 play.py test tests/games -k dogs   run only these tests
    python3 play.py --help                 this text; `python3 play.py COMMAND --help` for a command

The first time, a virtual environment is made in the folder `.venv` beside this file, and the project is
installed into it with the versions listed in constraints.txt (about half a minute). Later starts skip
that until pyproject.toml or constraints.txt changes. Nothing outside `.venv` is touched; to start over,
delete that folder.

`test` also installs what the checks need, then runs the fast suite: ruff (style), pytest with the coverage
gate, then pytest with the other tests. In parallel with these it runs mypy (types), import-linter (layers),
pytest in the browser and, if node is installed, the checks of the web client; their output is shown when they
have ended. Every promise and every clause is tested, most of them briefly.
`test --thorough` is the full suite: the same promises at full depth (tests marked `thorough`, and those that
take an `amount`), all games in the browser, and faults planted in the rules, each of which the tests must find:
those listed for what has changed since the last commit that passed (`.ci/run` records it; `--since COMMIT` names
another), ten other listed ones, and a hundred drawn from all games. Both suites run every check, say at the end
which failed, and exit with 1 if any did. Before changes are shared, run both: `.ci/run` does. With any other
arguments `test` passes them to pytest; `--thorough` among them selects the full suite of those tests.

The exit code is that of the command; 2 means that the environment could not be made.
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
NODE = (22, 22)

# The tests whose coverage must reach every branch of the rules and the table; tracing would only slow the others.
COVERING = ("tests/core", "tests/games", "tests/table")

WEB = "tests/web"

# The two distributions: the code with the extra for the server and the terminal, and the `rascals` command.
CODE, COMMAND = ".", "packages/rascals"
APP = "app"

# Further extras of the code that a command needs.
EXTRAS = {"test": ("compiled", "dev"), "simulate": ("compiled",), "bench": ("compiled",)}


class Problem(Exception):
    """Something the user has to put right; the message says how."""


def say(line: str) -> None:
    """Print one step and flush, so that it appears at once even if the output goes to a file."""
    print(f"==> {line}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT) -> int:
    """Run a command with its output shown as it comes; return its exit code."""
    return subprocess.run([str(part) for part in command], cwd=cwd, check=False).returncode


# --- the environment ---------------------------------------------------------------------------------


def check_python() -> None:
    """Refuse an interpreter that is too old, or one that cannot make virtual environments."""
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
    """Make .venv, unless it exists and works."""
    if has_pip():
        return
    check_python()
    say(f"making an environment in {VENV.name} (Python {sys.version.split()[0]})")
    if run(sys.executable, "-m", "venv", "--clear", VENV) != 0:
        raise Problem(f"The environment could not be made in {VENV}; the lines above say why.")


def wanted_key() -> str:
    """Return a digest of everything that decides what is installed."""
    digest = hashlib.sha256(sys.version.split()[0].encode())
    for name in ("pyproject.toml", f"{COMMAND}/pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def installed() -> tuple[str, set[str]]:
    """Return what the stamp in .venv says, (key, extras); ("", set()) if nothing is installed."""
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
    code = f"{CODE}[{','.join([APP, *together])}]"
    say("installing Rascals and what it needs" + (f" ({', '.join(together)})" if together else ""))
    began = time.monotonic()
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    if run(*pip, "--constraint", "constraints.txt", "--editable", code, "--editable", COMMAND) != 0:
        raise Problem(
            "The installation did not succeed; pip's lines above say why. "
            "Without a network connection the first start cannot work."
        )
    STAMP.write_text(json.dumps({"key": wanted_key(), "extras": together}))
    say(f"installed in {time.monotonic() - began:.0f} s")


# --- the checks --------------------------------------------------------------------------------------


def checks_in_view() -> list[Check]:
    """Return the checks of the fast suite that run one after another, their output shown as it comes."""
    return [
        ("ruff", [PROGRAMS / "ruff", "check", "."], ROOT),
        ("ruff format", [PROGRAMS / "ruff", "format", "--check", "."], ROOT),
        ("pytest, with coverage", [*pytest_on(cores()), *COVERING, "--cov", "--cov-report=term"], ROOT),
        # These tests sometimes wait for servers: two more workers can use the time.
        ("pytest, the rest", [*pytest_on(cores() + 2), *(f"--ignore={folder}" for folder in (*COVERING, WEB))], ROOT),
    ]


def checks_beside() -> list[Check]:
    """Return the checks of the fast suite that run in parallel with the others; their output is shown at their end."""
    return [
        ("mypy", [PROGRAMS / "mypy"], ROOT),
        ("import-linter", [PROGRAMS / "lint-imports"], ROOT),
        ("pytest, in the browser", [PYTHON, "-m", "pytest", WEB], ROOT),  # one browser and one server for all
    ]


def thorough_checks(*since: str) -> list[Check]:
    """Return what the fast suite leaves out; `since` are the options that say for which changes faults are planted."""
    return [
        ("pytest, thorough", [*pytest_on(cores() + 1), "--thorough"], ROOT),
        ("planted faults", [PYTHON, "-m", "tools.mutate", "--suite", *since], ROOT),
    ]


def cores() -> int:
    """Return how many tests may run in parallel."""
    return min(os.cpu_count() or 2, 8)


def pytest_on(workers: int) -> list[str | Path]:
    """Return the command that runs tests in parallel."""
    return [PYTHON, "-m", "pytest", "--dist", "loadgroup", "--no-loadscope-reorder", "-n", str(workers)]


def web_checks() -> list[Check]:
    """Return the checks of the web client; none if node is missing or too old."""
    web, npm, have = ROOT / "web", shutil.which("npm"), node_version()
    if npm is None or have < NODE:
        found = "npm is missing" if have >= NODE else f"this is {written(have)}" if any(have) else "there is none"
        say(f"web client: skipped, it needs node {written(NODE)} or newer; {found}. The committed pages are used.")
        return []
    if npm_install(npm) != 0:
        return [("npm ci", [npm, "ci", "--no-audit", "--no-fund"], web)]
    return [("svelte-check", [npm, "run", "check"], web), ("vitest", [npm, "test"], web)]


def written(version: tuple[int, ...]) -> str:
    """Return a version as people write it."""
    return ".".join(map(str, version))


def node_version() -> tuple[int, ...]:
    """Return the major and minor version of the node in PATH; (0, 0) if there is none."""
    node = shutil.which("node")
    if node is None:
        return (0, 0)
    text = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    parts = text.strip().lstrip("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else (0, 0)


def npm_install(npm: str) -> int:
    """Install the web client's tools if package-lock.json changed; return the exit code.

    If node_modules is a symbolic link, it belongs to another checkout, which `npm ci` would empty: it is used as it is.
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
    """Run checks one after another, and others in parallel with them; return the names of those that failed.

    The output of a parallel check is shown as a whole, when the next of the checks in view has ended.
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
    """Run a check with its output captured; return its name, its exit code, its duration in seconds and its output."""
    name, command, folder = check
    began = time.monotonic()
    code, said = hear(*command, cwd=folder)
    return name, code, time.monotonic() - began, said


def hear(*command: str | Path, cwd: Path) -> tuple[int, str]:
    """Run a command with its output captured; return its exit code and its output."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace")


def retold(name: str, code: int, seconds: float, said: str) -> list[str]:
    """Print the captured output of a check; return its name, in a list, if it failed."""
    say(f"{name}, beside the others:")
    print(said.rstrip(), flush=True)
    return told(name, code, seconds)


def told(name: str, code: int, seconds: float) -> list[str]:
    """Print how a check ended; return its name, in a list, if it failed."""
    say(f"{name}: {'passed' if code == 0 else f'FAILED (exit code {code})'}, {seconds:.0f} s")
    return [name] if code != 0 else []


def test(arguments: list[str]) -> int:
    """Run the fast or the full suite, or with other arguments only pytest with them; return the exit code."""
    if not arguments:
        web = web_checks()  # first, since some tests use the web client's tools when they are there
        failed = run_checks(checks_in_view(), [*checks_beside(), *web])
    elif arguments == ["--thorough"]:
        failed = run_checks(thorough_checks())
    elif arguments[:2] == ["--thorough", "--since"] and len(arguments) == 3:
        failed = run_checks(thorough_checks(*arguments[1:]))
    else:
        return run(PYTHON, "-m", "pytest", *arguments)
    say("all checks passed" if not failed else f"failed: {', '.join(failed)}")
    return 1 if failed else 0


# --- the command line --------------------------------------------------------------------------------


def start(arguments: Sequence[str]) -> int:
    """Run `rascals` with these arguments; return its exit code."""
    rascals = PROGRAMS / ("rascals.exe" if os.name == "nt" else "rascals")
    if os.name == "posix":
        # Replace this process, so that signals and the exit code are those of the command.
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
