"""Write the types of views and the tables of actions, events and observations into docs/reference/<game>.md.

    python tools/arrays.py            rewrite the pages
    python tools/arrays.py --check    name the pages that are stale; 1 if one is

Each stands between two comments, such as `<!-- actions -->` and `<!-- /actions -->`. `tools/layout_meanings.toml`
has the meaning of each part of an observation; docs/reference/observations.md says how to read the tables.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rascals
from rascals.core.codecs import Codec, OneOf, Seat
from rascals.core.definition import GameDefinition
from rascals.core.events import EventType, Param
from rascals.core.game import Game
from rascals.core.moves import Move, Verb
from rascals.core.state import OPTION
from rascals.envs.recollection import EventTable

ROOT = Path(__file__).resolve().parents[1]
MEANINGS = ROOT / "tools/layout_meanings.toml"
BETWEEN = re.compile(r"(<!-- (view|actions|events|layout) -->\n).*?(<!-- /\2 -->\n)", re.DOTALL)
MINUS = "\N{MINUS SIGN}"
FEW = 4  # up to this many values of an argument are listed; of more, only the first and the last
SHORT = 60  # characters that a list of names may have
WIDTH = 120  # of a line


def view(definition: GameDefinition) -> str:
    """Return the types of a view as they are declared, without imports."""
    module = definition.view_type.__module__
    source = inspect.getsource(sys.modules[module])
    first = next(node for node in ast.parse(source).body[1:] if not isinstance(node, ast.Import | ast.ImportFrom))
    types = "".join(source.splitlines(keepends=True)[first.lineno - 1 :])
    return f"<!-- test: skip from src/{module.replace('.', '/')}.py -->\n```python\n{types}```\n"


def actions(definition: GameDefinition) -> str:
    """Return the table of actions: of each verb its numbers, the notation of the first, and its arguments."""
    heading = f"{definition.actions} actions, and WAIT, which is {definition.actions}.\n\n"
    ends = [*(verb.start for verb in definition.verbs.verbs[1:]), definition.actions]
    shown: list[tuple[str, ...]] = []
    rows = [("from", "count", "the first", "kind", "args")]
    for verb, end in zip(definition.verbs.verbs, ends, strict=True):
        first = definition.verbs.move(verb.start)
        args = ", ".join(f"{name}{_choices(verb, first, name, shown)}" for name in first.args)
        rows.append((str(verb.start), str(end - verb.start), str(first), first.kind, args))
    return f"{heading}{_aligned(rows, '>><<<')}"


def _aligned(rows: Sequence[Sequence[str]], sides: str) -> str:
    """Return rows as a block of text whose columns are aligned; `sides`: `<` or `>` for each column.

    The last column is wrapped.
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    lines = ["```text"]
    for *cells, last in rows:
        head = "".join(f"{cell:{side}{width}}  " for cell, side, width in zip(cells, sides, widths, strict=False))
        wrapped = textwrap.wrap(last, max(WIDTH - len(head), 40), break_on_hyphens=False) or [""]
        lines += [f"{head}{wrapped[0]}".rstrip(), *(" " * len(head) + more for more in wrapped[1:])]
    return "\n".join(lines) + "\n```\n"


def _choices(verb: Verb, first: Move, name: str, shown: list[tuple[str, ...]]) -> str:
    """Return what an argument may be; nothing for one that is always the same."""
    part = verb.parts.get(name)
    if part is None:
        return ""
    if verb.count is None:
        return f" (from {first.args[name]})"
    return f" ({_once([item.value for item in part.items], shown)})"


def events(definition: GameDefinition) -> str:
    """Return the table of events with their numbers and values, below the size of an event in an array."""
    game = Game.choose(definition, max(definition.players))
    table = EventTable(game, 1)
    heading = f"In arrays an event is {len(table.columns)} numbers (for {game.players} players).\n\n"
    shown: list[tuple[str, ...]] = []
    rows = [("", "event", "args")]
    rows += [(str(number), kind.name, _values(kind, shown)) for number, kind in enumerate(definition.events.types, 1)]
    return f"{heading}{_aligned(rows, '><<')}"


def _values(kind: EventType, shown: list[tuple[str, ...]]) -> str:
    """Return the parameters of an event: secret ones have a star, a list has dots."""
    return ", ".join(f"{p.name}{'*' * p.secret}{'…' * p.rest}{_meaning(p, shown)}" for p in kind.params)


def _meaning(param: Param, shown: list[tuple[str, ...]]) -> str:
    """Return what a value is; nothing for a number, or for a seat of that name."""
    if isinstance(param.of, Seat):
        return "" if param.name == "seat" else " (seat)"
    words = param.of.names if isinstance(param.of, OneOf) else param.of
    return "" if isinstance(words, Codec) else f" ({_once(words, shown)})"


def _once(values: Sequence[Any], shown: list[tuple[str, ...]], few: int = FEW) -> str:
    """Return words for a table; only the length of a list that is shown above and the only one of its length.

    A list longer than `few` is shown by its first and last word and its length.
    """
    words = tuple(map(str, values))
    if words in shown and sum(len(other) == len(words) for other in shown) == 1:
        return str(len(words))
    if words not in shown:
        shown.append(words)
    return ", ".join(words) if len(words) <= few else f"{words[0]} … {words[-1]}: {len(words)}"


def layout(definition: GameDefinition) -> str:
    """Return the table of an observation, part by part; the options are one row."""
    game = Game.choose(definition)
    parts = game.observation_layout
    options = sum(field.seen == OPTION for field in definition.state.fields.values()) - 1
    meanings = _meanings(definition.name, [part["what"] for part in parts[1 + options :]])
    named = ", ".join(part["what"] for part in parts[1 : 1 + options])
    rows: list[tuple[str, ...]] = [("from", "count", "part", "meaning"), ("0", "1", "players", "their number")]
    rows.append(("1", str(options), "options", named))
    shown: list[tuple[str, ...]] = []
    rows += [_row(part, meaning, shown) for part, meaning in zip(parts[1 + options :], meanings, strict=True)]
    return f"{definition.observation.size} numbers:\n\n{_aligned(rows, '>><<')}"


def _meanings(game: str, parts: list[str]) -> list[str]:
    """Return the meaning of each part."""
    stated = tomllib.loads(MEANINGS.read_text(encoding="utf-8"))[game]
    if [part for part, _ in stated] != parts:
        raise SystemExit(f"{MEANINGS.name}: {game} must describe, in order: {', '.join(parts)}")
    return [meaning for _, meaning in stated]


def _row(part: dict[str, Any], meaning: str, shown: list[tuple[str, ...]]) -> tuple[str, ...]:
    names = part["names"]
    few = len(names) if len(", ".join(names)) <= SHORT else FEW
    again = f" ×{part['times']} +{part['step']}" if part["times"] > 1 else ""
    bounds = (part["least"], part["most"])
    shown_bounds = f" ({part['least']} to {part['most']})".replace("-", MINUS)
    between = "" if bounds in {(0, 1), (0, 127)} else shown_bounds
    named = f" [{_once(names, shown, few)}]" if names else ""
    return str(part["from"]), f"{part['count']}{again}", part["what"], f"{meaning.replace('`', '')}{named}{between}"


def current(name: str, text: str) -> str:
    """Return the text of a game's page as it should be."""
    definition, make = rascals.games()[name], {"view": view, "actions": actions, "events": events, "layout": layout}
    return BETWEEN.sub(lambda found: f"{found[1]}\n{make[found[2]](definition)}\n{found[3]}", text)


def page(name: str) -> Path:
    """Return the path of a game's page."""
    return ROOT / "docs/reference" / f"{name}.md"


def main(words: list[str]) -> int:
    """Rewrite the pages, or check them."""
    texts = {name: page(name).read_text(encoding="utf-8") for name in rascals.games()}
    stale = {name: new for name, text in texts.items() if (new := current(name, text)) != text}
    for name, new in stale.items():
        if "--check" not in words:
            page(name).write_text(new, encoding="utf-8")
        print(f"{page(name).relative_to(ROOT)}: {'not current' if '--check' in words else 'written'}")
    return 1 if stale and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
