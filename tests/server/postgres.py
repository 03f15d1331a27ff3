"""A real PostgreSQL for the tests: made in a temporary folder, reached by a Unix socket, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, newest version first; None where PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


def as_anybody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as the superuser: become its own user then."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def run(*command: object) -> None:
    done = subprocess.run(
        as_anybody([str(part) for part in command]), cwd="/", capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip(f"PostgreSQL does not start here: {(done.stdout + done.stderr).strip()[-300:]}")


def stop(url: str) -> None:
    """Stop the server of a URL of `running`, as a crash would."""
    run(_found() / "pg_ctl", "-D", _folder(url) / "data", "-w", "-m", "immediate", "stop")


def start(url: str) -> None:
    """Start a server of `running` again."""
    folder = _folder(url)
    options = f"-k {folder} -c listen_addresses="
    run(_found() / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")


def _folder(url: str) -> Path:
    return Path(url.rpartition("host=")[2])


def _found() -> Path:
    found = programs()
    if found is None or os.name == "nt":
        pytest.skip("PostgreSQL is not installed")
    return found


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Start a server; the URL of its empty database. Skips the test where there is none to start."""
    bin_ = _found()
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        pytest.skip("PostgreSQL does not run as the superuser, and runuser is missing")
    folder = Path(tempfile.mkdtemp(prefix="rascals-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    url = f"postgresql://postgres@/postgres?host={folder}"
    try:
        run(bin_ / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        start(url)
        try:
            yield url
        finally:
            stop(url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
