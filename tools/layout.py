"""Generate the tables of the observation layout in each game's reference page.

    python tools/layout.py            rewrite the tables of docs/reference/<game>.md
    python tools/layout.py --check    name the pages that are stale; 1 if one is

A page has its table between two comments, `<!-- layout -->` and `<!-- /layout -->`; a page without them is left alone.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rascals
from rascals.core.game import Game

ROOT = Path(__file__).resolve().parents[1]
BETWEEN = re.compile(r"(<!-- layout -->\n).*?(<!-- /layout -->\n)", re.DOTALL)
HEAD = "| from | count | what | numbers | again |\n| --- | --- | --- | --- | --- |\n"
FEW = 4  # up to this many names are all listed; of more, only the first and the last


def table(game: Game) -> str:
    """Return the observation layout of a game as a Markdown table."""
    size = game.box.observation.size
    return f"\n{size} numbers:\n\n{HEAD}{''.join(map(_row, game.observation_layout))}\n"


def _row(part: dict[str, Any]) -> str:
    what = f"{part['what']}{_named(part['names'])}"
    numbers = f"{part['least']} to {part['most']}".replace("-", "\N{MINUS SIGN}")
    again = f"{part['times']} times, every {part['step']}" if part["times"] > 1 else ""
    return f"| {part['from']} | {part['count']} | {what} | {numbers} | {again} |\n"


def _named(names: list[str]) -> str:
    if not names:
        return ""
    shown = [f"`{name}`" for name in (names if len(names) <= FEW else (names[0], names[-1]))]
    return ": " + (", ".join(shown) if len(names) <= FEW else " … ".join(shown))


def pages() -> Iterator[tuple[Path, str, str]]:
    """Yield each page that has a table: its path, its text, and the text it should have."""
    for name, box in rascals.games().items():
        path = ROOT / "docs/reference" / f"{name}.md"
        text = path.read_text(encoding="utf-8")
        if BETWEEN.search(text):
            current = table(Game.choose(box))
            yield path, text, BETWEEN.sub(lambda found, new=current: f"{found[1]}{new}{found[2]}", text)  # type: ignore[misc]


def main(words: list[str]) -> int:
    """Rewrite the pages, or check them."""
    stale = [(path, new) for path, old, new in pages() if old != new]
    for path, new in stale:
        if "--check" not in words:
            path.write_text(new, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {'not current' if '--check' in words else 'written'}")
    return 1 if stale and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
