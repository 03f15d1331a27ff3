"""A runtime that runs nothing, and takes no time: files that look like Pyodide's."""

from __future__ import annotations

import io
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rascals.page import runtime as runtimes
from rascals.page.runtime import SCRIPTS, Runtime, pinned

LIBRARY = (
    "asyncio/__init__.py", "asyncio/windows_events.py", "encodings/utf_8.py", "encodings/cp500.py", "json/decoder.py",
    "tkinter/__init__.py", "_sysconfigdata_x.py", "pdb.py",
)  # fmt: skip


def zip_of(*names: str) -> bytes:
    """Return a ZIP file with these files."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as file:
        for name in names:
            file.writestr(name, f"# {name}\n")
    return found.getvalue()


def unzipped(content: bytes) -> dict[str, bytes]:
    """Return the files of a ZIP file, by path."""
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        return {name: file.read(name) for name in file.namelist()}


def runtime_of(**scripts: bytes) -> Runtime:
    """Return a runtime; `scripts` are contents of its files, by the names of these without dots."""
    contents = {name: scripts.get(name.replace(".", "_"), f"{name}\n".encode()) for name in SCRIPTS}
    wheel = zip_of("msgspec/__init__.py", "msgspec/_core.wasm.so", "msgspec/_core.pyi", "msgspec-0.dist-info/METADATA")
    return Runtime(contents | {"python_stdlib.zip": zip_of(*LIBRARY)}, wheel)


def laid(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Runtime:
    """Put a runtime's two files into a folder, and pin them; return it."""
    made = runtime_of()
    with tarfile.open(folder / runtimes.pyodide_name(), "w:gz") as package:
        for name, content in made.pyodide.items():
            info = tarfile.TarInfo(f"package/{name}")
            info.size = len(content)
            package.addfile(info, io.BytesIO(content))
    (folder / runtimes.msgspec_name()).write_bytes(made.msgspec)
    known: dict[str, Any] = {name: dict(value) for name, value in pinned().items()}
    for part, name in (("pyodide", runtimes.pyodide_name()), ("msgspec", runtimes.msgspec_name())):
        known[part]["sha256"] = sha256((folder / name).read_bytes()).hexdigest()
    monkeypatch.setattr(runtimes, "pinned", lambda: known)
    return made
