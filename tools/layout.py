"""Generate the tables of the observation layout in each game's reference page.

    python tools/layout.py            rewrite the tables of docs/reference/<game>.md
    python tools/layout.py --check    name the pages that are stale; 1 if one is

A page has its table between two comments, `<!-- layout -->` and `<!-- /layout -->`; a page without them is unchanged.
`tools/layout_meanings.toml` has the meaning of each part.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rascals
from rascals.core.game import Game
from rascals.core.record import OPTION

ROOT = Path(__file__).resolve().parents[1]
BETWEEN = re.compile(r"(<!-- layout -->\n).*?(<!-- /layout -->\n)", re.DOTALL)
MEANINGS = ROOT / "tools/layout_meanings.toml"
HEAD = "| from | count | part | meaning | numbers | again |\n| --- | --- | --- | --- | --- | --- |\n"
FEW = 4  # up to this many names are listed; of more, only the first and the last


def table(game: Game) -> str:
    """Return the observation layout of a game as a Markdown table."""
    size, parts = game.box.observation.size, game.observation_layout
    meanings = _meanings(game, [part["what"] for part in parts])
    return f"\n{size} numbers:\n\n{HEAD}{''.join(map(_row, parts, meanings))}\n"


def _meanings(game: Game, parts: list[str]) -> list[str]:
    """Return the meaning of each part; the first parts, the number of players and the options, need none."""
    options = sum(field.seen == OPTION for field in game.box.state.fields.values()) - 1
    stated = tomllib.loads(MEANINGS.read_text(encoding="utf-8"))[game.name]
    if [part for part, _ in stated] != parts[1 + options :]:
        raise SystemExit(f"{MEANINGS.name}: {game.name} must describe, in order: {', '.join(parts[1 + options :])}")
    return ["number of players", *["option"] * options, *(meaning for _, meaning in stated)]


def _row(part: dict[str, Any], meaning: str) -> str:
    what = f"{part['what']}{_named(part['names'])}"
    numbers = f"{part['least']} to {part['most']}".replace("-", "\N{MINUS SIGN}")
    again = f"{part['times']} times, every {part['step']}" if part["times"] > 1 else ""
    return f"| {part['from']} | {part['count']} | {what} | {meaning} | {numbers} | {again} |\n"


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
