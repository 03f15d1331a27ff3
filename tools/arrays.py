"""Generate the tables of actions and events in docs/reference/observations.md, from the games themselves.

    python tools/arrays.py            rewrite the page's tables
    python tools/arrays.py --check    say whether they are stale; 1 if they are

A game has its tables between two comments, `<!-- arrays: NAME -->` and `<!-- /arrays -->`. The tables of the numbers of
observations are on the games' own pages; `tools/layout.py` writes those.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import rascals
from rascals.core.box import Box
from rascals.core.events import EventType, Param
from rascals.core.game import Game
from rascals.core.meaning import Meaning, Seat, Words
from rascals.core.moves import Terms, Verb
from rascals.envs.recollection import EventTable

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/reference/observations.md"
BETWEEN = re.compile(r"(<!-- arrays: (\w+) -->\n).*?(<!-- /arrays -->\n)", re.DOTALL)
MINUS = "\N{MINUS SIGN}"


def tables(box: Box) -> str:
    """Return what the page tells of a game: how many numbers there are, its actions, its events and their columns."""
    game = Game.choose(box, max(box.players))
    table = EventTable(game, 1)
    head = f"\n{box.observation.size} numbers, [number by number]({box.name}.md#observations); {box.actions} actions"
    said = f"{head}, and WAIT, which is {box.actions}; {len(table.columns)} columns of events.\n\n"
    return f"{said}{actions(box)}\n{columns(table, game)}\n{events(box)}\n"


def actions(box: Box) -> str:
    """Return the table of the numbers of actions, verb by verb."""
    rows = ["| action | count | kind | its parts; the last varies fastest |", "| --- | --- | --- | --- |"]
    for verb, count in zip(box.verbs.verbs, _counts(box), strict=True):
        parts = ", ".join(f"`{name}` {_terms(verb, part)}" for name, part in verb.parts.items())
        rows.append(f"| {verb.start} | {count} | `{verb.kind}` | {parts} |")
    return "\n".join(rows) + "\n"


def _counts(box: Box) -> list[int]:
    """Return how many actions each verb has; an open-ended one as many as games from the setup can need."""
    ends = [*(verb.start for verb in box.verbs.verbs[1:]), box.actions]
    return [end - verb.start for verb, end in zip(box.verbs.verbs, ends, strict=True)]


def _terms(verb: Verb, part: Terms) -> str:
    if verb.count is None:
        return f"from {verb.number.least if verb.number else 0}"
    return _listed([item.words[0] for item in part.items])


def columns(table: EventTable, game: Game) -> str:
    """Return the table of the columns of events, with their bounds for the most players."""
    rows = [f"| column | | bounds, {game.players} players |", "| --- | --- | --- |"]
    for (least, most), alike in groupby(enumerate(table.columns), lambda item: (item[1].least, item[1].most)):
        places, names = zip(*((str(place), column.name) for place, column in alike), strict=True)
        bounds = f"{least} to {most}".replace("-", MINUS)
        rows.append(f"| {_span(places)} | {_span(names)} | {bounds} |")
    return "\n".join(rows) + "\n"


def _span(words: Sequence[str]) -> str:
    """Return the first and the last of several words."""
    return words[0] if len(words) == 1 else f"{words[0]} … {words[-1]}"


def events(box: Box) -> str:
    """Return the table of the numbers of events; what not everybody may know has a star."""
    rows = ["| event | | values | list |", "| --- | --- | --- | --- |"]
    for number, kind in enumerate(box.events.types, 1):
        rows.append(f"| {number} | `{kind.name}` | {_values(kind, rest=False)} | {_values(kind, rest=True)} |")
    return "\n".join(rows) + "\n"


def _values(kind: EventType, *, rest: bool) -> str:
    """Return the parameters of an event: those that are single values, or the list."""
    found = (param for param in kind.params if param.rest == rest)
    return ", ".join(f"`{param.name}`{'*' * param.secret} {_meaning(param)}" for param in found)


def _meaning(param: Param) -> str:
    if isinstance(param.of, Seat):
        return "seat"
    words = param.of.names if isinstance(param.of, Words) else param.of
    return "number" if isinstance(words, Meaning) else _listed(words)


def _listed(words: Sequence[str]) -> str:
    """Return words for a table: the first and the last, and how many there are."""
    shown = [f"`{word}`".replace("|", "\\|") for word in words]
    return shown[0] if len(shown) == 1 else f"{shown[0]} … {shown[-1]} ({len(shown)})"


def current(text: str) -> str:
    """Return the text of the page as it should be."""
    return BETWEEN.sub(lambda found: f"{found[1]}{tables(rascals.games()[found[2]])}{found[3]}", text)


def main(words: list[str]) -> int:
    """Rewrite the page, or check it."""
    text = PAGE.read_text(encoding="utf-8")
    new, checking = current(text), "--check" in words
    if new != text:
        if not checking:
            PAGE.write_text(new, encoding="utf-8")
        print(f"{PAGE.relative_to(ROOT)}: {'not current' if checking else 'written'}")
    return 1 if new != text and checking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
