"""Texts that all tables share: titles, marks, lists of moves, status; and where each game's sentences are.

A module of lines has `lines(view, words, names)`: a view in sentences. For a game with a map it also has
`drawing(view)`: the map in lines of text, `signs(words, names)`: the meaning of its signs, and `beside_map`: the
sentences without those about the map. Optional: `asked(view, moves, words, names)`: sentences to print before the list
of moves; `staged(events, sentences, before, words)`: events told in steps.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.core.game import Game
    from rascals.core.moves import Move
    from rascals.words import Words

# The seats' marks, distinguishable without colour; the last is the dummy's at a full table.
MARKS = ("●", "■", "▲", "◆", "★", "♠", "♥", "♣")
DUMMY_MARK = "○"

DRAWN = ("felicity", "goodcritters", "goons", "heist")  # games of which there are own lines and boards


def lines_of(game: str) -> ModuleType:
    """Return the module whose `lines` describes a view of the game in sentences."""
    return import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}_lines")


def mark(seat: int, players: int) -> str:
    """Return a seat's mark; a seat number past the players' is the dummy."""
    return MARKS[seat] if seat < players else DUMMY_MARK


def title_of(game: Game, words: Words) -> str:
    """Return a game's title, with a remark if its components are changed."""
    name = words.text(game.name)
    return words.text("altered-game", game=name) if game.altered else name


def changes_text(data: Mapping[str, Any]) -> str:
    """Return the changed components of a game: `mice.start = 20, bank.4 = 30`."""
    return ", ".join(f"{path} = {as_toml(value)}" for path, value in data.items())


def as_toml(value: Any) -> str:
    """Return a component as inline TOML, as in `box.toml`: `[{ goal = 3, places = [{ stars = 1 }] }]`."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {as_toml(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def status(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the status sentence, who must do what: the game's own, else a generic one."""
    if "status" in view:
        return words.status(view["game"], view["status"], names, view["seat"])
    if not view["acting"]:
        won = view["winners"] or ()
        winners = words.list(names[seat] for seat in won) or words.text("nobody")
        return words.text("tui-over", winners=winners, count=len(won), you="yes" if view["seat"] in won else "no")
    if view["seat"] in view["acting"]:
        return words.text("tui-your-move")
    needed = [seat for seat in view["acting"] if seat not in view.get("free", ())]
    return words.text("tui-waiting", names=words.list(names[seat] for seat in needed))


def runs(moves: Sequence[Move]) -> list[tuple[Move, Move]]:
    """Group consecutive moves of one kind whose numbers increase by one, as (first, last)."""

    def key(pair: tuple[int, Move]) -> tuple[str, object]:
        place, move = pair
        values = list(move.args.values())
        counting = len(values) == 1 and type(values[0]) is int
        return move.kind, values[0] - place if counting else ("alone", place)

    groups = ([move for _, move in group] for _, group in groupby(enumerate(moves), key))
    return [(group[0], group[-1]) for group in groups]


def listed_moves(moves: Sequence[Move], words: Words) -> list[str]:
    """Return the notations of legal moves, shortened: `bid 4 … bid 15`, `payoff a|b no|yes 1|2|3:`."""
    lines = []
    for _, group in groupby(moves, lambda move: move.kind):
        same = list(group)
        product = crossed(same) if len(same) > 1 and len(same[0].values) > 1 else None
        lines += listed_runs(same, words) if product is None else [product]
    return lines


def crossed(moves: Sequence[Move]) -> str | None:
    """Return moves that are all combinations of some arguments as one notation; None if they are not."""
    rows = [str(move).split(" ") for move in moves]
    if len({len(row) for row in rows}) > 1:
        return None
    columns = [list(dict.fromkeys(column)) for column in zip(*rows, strict=True)]
    colon = all(word.endswith(":") for word in columns[-1])
    if prod(map(len, columns)) != len(moves):
        return None
    written = ["|".join(word.rstrip(":") for word in column) for column in columns]
    return " ".join(written) + (":" if colon else "")


def listed_runs(moves: Sequence[Move], words: Words) -> list[str]:
    """Return the notations of moves of one kind, long runs shortened."""
    lines = []
    for first, last in runs(moves):
        if first == last:
            lines.append(str(first))
        else:
            lines.append(words.text("tui-range", first=str(first), last=str(last)))
    return lines


def listed_grammar(game: Game, words: Words) -> list[str]:
    """Return the notation of a game's moves, one line each; empty for a game whose moves are single words."""
    if game.box.composites is None:
        return []
    own = f"tui-grammar-{game.name}"
    title = words.text(own if words.has(own) else "tui-grammar")
    return [title, *(f"    {part}" for part in game.box.verbs.grammar.split(" · "))]


def terms(values: Iterable[str], game: str, words: Words) -> str:
    """Return values in words, joined; `none` for an empty list."""
    return ", ".join(words.term(game, value) for value in values) or words.text("none")


def condition_text(game: Game, words: Words, name: str, number: str | int) -> str:
    """Return a conditional move in words; `number` may be a letter that stands for any number."""
    return words.text(f"{game.name}-condition-{name}", number=number)


def titled(title: str, value: object, words: Words) -> str:
    """Return a title and its value, joined by the language's colon."""
    return words.text("tui-labelled", label=title, value=str(value))


def label(game: str, name: str, words: Words, /, **values: str | float) -> str:
    """Return a label of a game."""
    return words.text(f"{game}-label-{name}", **values)


def named(game: str, name: str, value: object, words: Words) -> str:
    """Return a label of a game and its value."""
    return titled(label(game, name, words), value, words)


def said_of(game: str, name: str, words: Words, /, **values: str | float) -> str:
    """Return a text of the terminal about a game."""
    return words.text(f"tui-{game}-{name}", **values)
