"""The manifest of the built web app: which files a page will request, so that its head can preload them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

CHUNKS = "chunks.json"  # the manifest, written by the build
ENTRY = "index.html"
PAGES = {"": "Lobby", "t": "Table", "r": "Replay", "j": "Join", "rules": "Rules", "settings": "Settings"}


def chunks(home: Path) -> Mapping[str, Any]:
    """Return the manifest of the web app in a folder: its files, by their sources; empty if there is none."""
    file = home / CHUNKS
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(4)
def _read(file: Path, _changed: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def sources(path: str, game: str | None) -> list[str]:
    """Return the source modules of a page, by its path; for a table or replay of a game, with the game's board."""
    kind = path.strip("/").partition("/")[0]
    found = [f"src/pages/{PAGES[kind]}.svelte"] if kind in PAGES else []
    if game is not None and kind in {"t", "r"}:
        found.append(f"src/games/{game}/Board.svelte")
    return found


def wanted(files: Mapping[str, Any], begun: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the scripts and the styles that sources need, apart from those that every page loads, each once."""
    there, scripts, styles = set(_with_imports(files, [ENTRY])), [], []
    for source in _with_imports(files, begun):
        if source not in there:
            scripts.append(files[source]["file"])
            styles += files[source].get("css", [])
    return scripts, styles


def _with_imports(files: Mapping[str, Any], begun: Iterable[str]) -> list[str]:
    """Return sources and all that they import, directly or not, except those that have no file of their own."""
    found: list[str] = []
    waiting = [source for source in begun if source in files]
    while waiting:
        source = waiting.pop(0)
        if source not in found:
            found.append(source)
            waiting += files[source].get("imports", [])
    return found
