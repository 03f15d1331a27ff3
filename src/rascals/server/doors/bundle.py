"""The files of the built web app, by what they are built from: what a page will ask for can be named in its head."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

CHUNKS = "chunks.json"  # which file holds what, as the build writes it
ENTRY = "index.html"
PAGES = {"": "Lobby", "t": "Table", "r": "Replay", "j": "Join", "rules": "Rules", "settings": "Settings"}


def chunks(home: Path) -> Mapping[str, Any]:
    """Return the files of the web app in a folder, by their sources; nothing where the build has not said."""
    file = home / CHUNKS
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(4)
def _read(file: Path, _changed: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def sources(path: str, game: str | None) -> list[str]:
    """Return what the page of an address is built from; of a table or replay of a game with its board."""
    kind = path.strip("/").partition("/")[0]
    found = [f"src/pages/{PAGES[kind]}.svelte"] if kind in PAGES else []
    if game is not None and kind in {"t", "r"}:
        found.append(f"src/games/{game}/Board.svelte")
    return found


def wanted(files: Mapping[str, Any], begun: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the scripts and the styles that sources need, beside those that every page loads, each once."""
    there, scripts, styles = set(_with_imports(files, [ENTRY])), [], []
    for source in _with_imports(files, begun):
        if source not in there:
            scripts.append(files[source]["file"])
            styles += files[source].get("css", [])
    return scripts, styles


def _with_imports(files: Mapping[str, Any], begun: Iterable[str]) -> list[str]:
    """Return sources and what they import, and so on; those that are no files of their own are left out."""
    found: list[str] = []
    waiting = [source for source in begun if source in files]
    while waiting:
        source = waiting.pop(0)
        if source not in found:
            found.append(source)
            waiting += files[source].get("imports", [])
    return found
