"""Generate the tables of cards and tracks in the rules pages of Goons, from its default components.

python tools/goons_pages.py            rewrite the tables of the game's text/rules.*.md
python tools/goons_pages.py --check    name the pages that are stale; 1 if one is
"""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import rascals
from rascals.games.goons import cards
from rascals.games.goons.components import (
    BLIND_RAZOR,
    COLOURS,
    GOONS,
    ITEMS,
    LADY_DARMONDY,
    MARY_KLYDE,
    OF_VILLAIN,
    SCHEME_NAMES,
    VILLAINS,
)
from rascals.games.goons.view_types import Line
from rascals.words import Words, languages

TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
Rows = list[list[str]]


def reward(words: Words, parts: list[Line]) -> str:
    """Return a reward in the pages' notation; ★X is the number of visible stars, with its modifier."""
    signs = {"goons-reward-x": "★X", "goons-reward-x-more": "★X+{}", "goons-reward-x-less": "★X−{}"}
    return words.list(
        signs[part["id"]].format(part["args"].get("number")) if part["id"] in signs else words.line("goons", part)
        for part in parts
    )


def scheme_rows(words: Words, s: Any, villain: int) -> Rows:
    """Return the rows of a villain's schemes: the name, the actions of players, the goals with their rewards."""
    rows, space = [], "\N{NO-BREAK SPACE}" if words.language == "fr" else ""  # before a colon and a semicolon
    for scheme in range(villain * OF_VILLAIN, (villain + 1) * OF_VILLAIN):
        text = cards.scheme_text(s, scheme)
        # The pages explain the formulas of these two above the table.
        formula = text["formula"] if villain not in (LADY_DARMONDY, MARY_KLYDE) else None
        price = text["price"] if villain == BLIND_RAZOR else None
        done = " ".join(words.line("goons", it) for it in (formula, text["fee"], price) if it) or "–"
        goals = []
        for tier in text["tiers"]:
            paid = " / ".join(reward(words, it["parts"]) for it in tier["rewards"])
            goals.append(f"{words.line('goons', tier['goal'])}{space}: {paid}" if tier["goal"] else paid)
        rows.append([words.term("goons", SCHEME_NAMES[scheme]), done, f"{space}; ".join(goals)])
    return rows


def item_rows(words: Words, s: Any) -> Rows:
    """Return the rows of the items: name, number of uses, effect, cost, stars."""
    rows = []
    for item in range(ITEMS):
        text = cards.item_text(s, item)
        worth = text["worth"]["args"]
        lines = [words.line("goons", text[key]) for key in ("use", "effect")]
        rows.append([words.term("goons", text["item"]), *lines, str(worth["cost"]), str(worth["stars"])])
    return rows


def goon_rows(words: Words, s: Any) -> Rows:
    """Return the rows of the goon cards: name and colours."""
    texts = [cards.goon_text(s, goon) for goon in range(GOONS)]
    return [
        [
            words.term("goons", text["goon"]),
            words.list(words.term("goons", it) for it in text["ability"]["args"].values()),
        ]
        for text in texts
    ]


def track_rows(words: Words, s: Any) -> Rows:
    """Return the rows of the hustle tracks: the colour, then each space."""
    texts = [cards.track_text(s, colour) for colour in range(COLOURS)]
    return [
        [
            words.term("goons", text["colour"]),
            *(words.list(words.line("goons", it) for it in space) or "–" for space in text["spaces"]),
        ]
        for text in texts
    ]


def current(page: str, language: str) -> str:
    """Return a page with its tables regenerated, except those of locations and of typed moves."""
    words, s = Words(language), rascals.game("goons", players=2).new(seed=1).state
    villains = [scheme_rows(words, s, villain) for villain in range(VILLAINS)]
    bodies = iter([track_rows(words, s), goon_rows(words, s), None, *villains, item_rows(words, s), None])

    def renewed(found: re.Match[str]) -> str:
        rows = next(bodies)
        if rows is None:
            return found[0]
        head = "".join(found[0].splitlines(keepends=True)[:2])
        return head + "".join(f"| {' | '.join(row)} |\n" for row in rows)

    return TABLE.sub(renewed, page)


def main(args: list[str]) -> int:
    """Rewrite the pages, or check them."""
    stale = 0
    for language in languages():
        path = Path(str(files("rascals.games").joinpath("goons", "text", f"rules.{language}.md")))
        page = path.read_text(encoding="utf-8")
        new = current(page, language)
        if new != page:
            stale += 1
            print(f"{path.name}: {'not current' if '--check' in args else 'written'}")
            if "--check" not in args:
                path.write_text(new, encoding="utf-8")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
