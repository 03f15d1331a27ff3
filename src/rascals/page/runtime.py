"""The runtime of a page: Pyodide and msgspec's wheel for it, from a folder or downloaded, checked by SHA-256."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from rascals.core.errors import BadOption

SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


@cache
def pinned() -> Mapping[str, Any]:
    """Return `runtime.toml`."""
    return tomllib.loads(files(__package__).joinpath("runtime.toml").read_text(encoding="utf-8"))


def lock() -> Mapping[str, Any]:
    """Return Pyodide's lock file, which it would otherwise download: it lists no packages."""
    return {"info": pinned()["pyodide"]["lock"], "packages": {}}


def pyodide_name() -> str:
    """Return the file name of Pyodide's npm package."""
    return f"pyodide-{pinned()['pyodide']['version']}.tgz"


def msgspec_name() -> str:
    """Return the file name of msgspec's wheel for Pyodide."""
    tag = "cp" + pinned()["pyodide"]["python"].replace(".", "")
    return f"msgspec-{pinned()['msgspec']['version']}-{tag}-{tag}-{pinned()['msgspec']['platform']}.whl"


@dataclass(frozen=True)
class Runtime:
    """What runs Python in a browser: the files of Pyodide by name (`SCRIPTS`), and msgspec's wheel."""

    pyodide: Mapping[str, bytes]
    msgspec: bytes


def runtime(folder: Path) -> Runtime:
    """Return the runtime from its two files in a folder; BadOption if one is missing or not the pinned one."""
    packed = io.BytesIO(_checked(folder, pyodide_name(), pinned()["pyodide"]["sha256"]))
    with tarfile.open(fileobj=packed) as package:
        scripts = {name: _member(package, f"package/{name}") for name in SCRIPTS}
    return Runtime(scripts, _checked(folder, msgspec_name(), pinned()["msgspec"]["sha256"]))


def _member(package: tarfile.TarFile, name: str) -> bytes:
    found = package.extractfile(name)
    if found is None:
        raise BadOption(f"{pyodide_name()} has no {name}")
    return found.read()


def _checked(folder: Path, name: str, expected: str) -> bytes:
    file = folder / name
    if not file.is_file():
        raise BadOption(f"{folder} has no {name}; without --runtime npm and pip download it")
    content = file.read_bytes()
    if sha256(content).hexdigest() != expected:
        raise BadOption(f"{name} is not the file this version was made for: its SHA-256 is not {expected}")
    return content


def fetched(folder: Path) -> Path:
    """Download the missing files of the runtime into a folder, by npm and pip; BadOption if a command fails."""
    folder.mkdir(parents=True, exist_ok=True)
    pyodide, msgspec = pinned()["pyodide"], pinned()["msgspec"]
    if not (folder / pyodide_name()).is_file():
        _run(folder, shutil.which("npm") or "npm", "pack", "--silent", f"pyodide@{pyodide['version']}")
    if not (folder / msgspec_name()).is_file():
        wheel = ["--only-binary=:all:", "--no-deps", "--python-version", pyodide["python"], "--implementation", "cp"]
        wheel += ["--platform", msgspec["platform"], "--dest", ".", f"msgspec=={msgspec['version']}"]
        _run(folder, sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download", *wheel)
    return folder


def _run(folder: Path, *command: str) -> None:
    failed = BadOption(
        f"“{' '.join(command)}” could not download what runs Python in a browser. "
        "Run it where it works, and name its folder with --runtime"
    )
    try:
        done = subprocess.run(command, cwd=folder, check=False, capture_output=True)  # noqa: S603 - npm and pip
    except OSError as error:
        raise failed from error
    if done.returncode:
        raise failed


def wheel(content: bytes) -> dict[str, bytes]:
    """Return the files of a wheel that are needed at run time, by path."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = [name for name in archive.namelist() if name.endswith((".py", ".so"))]
        return {name: archive.read(name) for name in names}
