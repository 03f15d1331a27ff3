"""A temporary PostgreSQL: created in a temporary folder, reached by a Unix socket, removed afterwards.

The programs of PostgreSQL must be installed. They refuse to run as the superuser, who runs them as the user `postgres`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


class NoPostgreSQL(Exception):
    """PostgreSQL is not installed, or does not start here; the text says why, in a sentence."""


def programs() -> Path | None:
    """Return the folder of initdb and pg_ctl, of the newest version; None if PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Start a PostgreSQL; yield the URL of its empty database. Raises `NoPostgreSQL` if there is none to start."""
    folder = Path(tempfile.mkdtemp(prefix="rascals-pg-"))
    try:
        _give_away(folder)
        url = f"postgresql://postgres@/postgres?host={folder}"
        data = folder / "data"
        _run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        start(url)
        try:
            yield url
        finally:
            stop(url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def start(url: str) -> None:
    """Start the PostgreSQL of a URL of `running` again."""
    folder = _folder(url)
    options = f"-k {folder} -c listen_addresses="
    _run("pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")


def stop(url: str) -> None:
    """Stop the PostgreSQL of a URL of `running`, as a crash would."""
    _run("pg_ctl", "-D", _folder(url) / "data", "-w", "-m", "immediate", "stop")


def _folder(url: str) -> Path:
    return Path(url.rpartition("host=")[2])


def _superuser() -> bool:
    return os.name != "nt" and os.geteuid() == 0


def _give_away(folder: Path) -> None:
    """Let the user whom PostgreSQL runs as write in a folder."""
    if not _superuser():
        return
    try:
        shutil.chown(folder, "postgres")
    except LookupError as error:
        raise NoPostgreSQL("PostgreSQL does not run as the superuser, and there is no user postgres") from error


def as_its_user(*command: object) -> list[str]:
    """Return a command run as a user who may run PostgreSQL; `NoPostgreSQL` if there is no such user."""
    plain = [str(part) for part in command]
    if not _superuser():
        return plain
    become = shutil.which("runuser")
    if become is None:
        raise NoPostgreSQL("PostgreSQL does not run as the superuser, and runuser is missing")
    return [become, "-u", "postgres", "--", *plain]


def _run(program: str, *arguments: object) -> None:
    """Run a program of PostgreSQL to its end."""
    folder = programs()
    if folder is None or os.name == "nt":
        raise NoPostgreSQL("PostgreSQL is not installed")
    command = as_its_user(folder / program, *arguments)
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoPostgreSQL(f"PostgreSQL does not start here: {(done.stdout + done.stderr).strip()[-300:]}")
