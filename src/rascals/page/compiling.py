"""Compiles an archive's modules with the Python version that will run them: this one, or Pyodide's in node.

It imports nothing of ours, because node passes only its source to Pyodide.
"""

from __future__ import annotations

import importlib.util
import io
import marshal
import zipfile


def compiled(content: bytes) -> bytes:
    """Return a ZIP file with bytecode in place of its modules, without docstrings and assertions."""
    found, given = io.BytesIO(), zipfile.ZipFile(io.BytesIO(content))
    with zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as made:
        for info in given.infolist():
            content = given.read(info)
            if info.filename.endswith(".py"):
                made.writestr(zipfile.ZipInfo(info.filename + "c", info.date_time), bytecode(content, info.filename))
            else:
                made.writestr(info, content)
    return found.getvalue()


def bytecode(source: bytes, path: str) -> bytes:
    """Return a module's bytecode as a hash-based .pyc that is never checked against its source (PEP 552)."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    flags = 0b01  # by hash, unchecked
    return (
        importlib.util.MAGIC_NUMBER
        + flags.to_bytes(4, "little")
        + importlib.util.source_hash(source)
        + marshal.dumps(code)
    )
