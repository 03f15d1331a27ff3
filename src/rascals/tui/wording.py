"""Texts that all tables share: titles, marks, lists of moves, the status; and the base of each game's sentences."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from rascals.core.game import Game
    from rascals.core.moves import Move
    from rascals.words import Words

View = dict[str, Any]  # what a seat sees, as `Match.view` returns it

# The seats' marks, distinguishable without colour; the last is the dummy's at a full table.
MARKS = ("●", "■", "▲", "◆", "★", "♠", "♥", "♣")
DUMMY_MARK = "○"

DRAWN = ("felicity", "goodcritters", "goons", "heist")  # games with lines and boards of their own


def mark(seat: int, players: int) -> str:
    """Return a seat's mark; a number beyond the players' is the dummy."""
    return MARKS[seat] if seat < players else DUMMY_MARK


def title_of(game: Game, words: Words) -> str:
    """Return a game's title, with a note if its components are changed."""
    name = words.text(game.name)
    return words.text("altered-game", game=name) if game.altered else name


def changes_text(data: Mapping[str, Any]) -> str:
    """Return the changed components of a game: `mice.start = 20, bank.4 = 30`."""
    return ", ".join(f"{path} = {as_toml(value)}" for path, value in data.items())


def as_toml(value: Any) -> str:
    """Return a component as inline TOML, as in `box.toml`: `[{ goal = 3, places = [{ stars = 1 }] }]`."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{key} = {as_toml(part)}" for key, part in value.items())
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
        n, move = pair
        values = list(move.args.values())
        counting = len(values) == 1 and type(values[0]) is int
        return move.kind, values[0] - n if counting else ("alone", n)

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
    if game.definition.composites is None:
        return []
    own = f"tui-grammar-{game.name}"
    title = words.text(own if words.has(own) else "tui-grammar")
    return [title, *(f"    {part}" for part in game.definition.verbs.grammar.split(" · "))]


def condition_text(game: Game, words: Words, name: str, number: str | int) -> str:
    """Return a conditional move in words; `number` may be a letter that stands for any number."""
    return words.text(f"{game.name}-condition-{name}", number=number)


class Lines:
    """A view in sentences; a game's own are the `Lines` of `<game>_lines.py`. `MAPPED`: whether there is a map, too."""

    MAPPED: ClassVar[bool] = False

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self.game: str = view["game"]
        self.view, self.words, self.names = view, words, names

    def whole(self) -> list[str]:
        """Return the whole view, one statement per line."""
        raise NotImplementedError

    def beside_map(self) -> list[str]:
        """Return the sentences without those about the map."""
        return self.whole()

    def drawing(self) -> list[str]:
        """Return the map in lines of text."""
        raise NotImplementedError

    def signs(self) -> str:
        """Return the meaning of the signs on the map."""
        raise NotImplementedError

    def asked(self, moves: Sequence[Move]) -> list[str]:
        """Return the lines to print before the list of moves."""
        del moves
        return []

    def detail(self, move: Move) -> str:
        """Return the text to print after a move; empty for most."""
        del move
        return ""

    @staticmethod
    def staged(
        events: Sequence[Mapping[str, Any]],
        sentences: Sequence[str],
        before: Callable[[], View],
        words: Words,
    ) -> list[str]:
        """Return the sentences of events, in steps if the game shows them so; `before`: the public view before."""
        del events, before, words
        return list(sentences)

    # ------------------------------------------------------------ small pieces

    def term(self, word: str) -> str:
        """Return a word of the game."""
        return self.words.term(self.game, word)

    def terms(self, values: Iterable[str]) -> str:
        """Return words of the game, joined; `none` for an empty list."""
        return ", ".join(map(self.term, values)) or self.words.text("none")

    def titled(self, title: str, value: object) -> str:
        """Return a title and its value, joined by the language's colon."""
        return self.words.text("tui-labelled", label=title, value=str(value))

    def label(self, name: str, /, **values: str | float) -> str:
        """Return a label of the game."""
        return self.words.text(f"{self.game}-label-{name}", **values)

    def named(self, name: str, value: object) -> str:
        """Return a label of the game and its value."""
        return self.titled(self.label(name), value)

    def said_of(self, name: str, /, **values: str | float) -> str:
        """Return a text of the terminal about the game."""
        return self.words.text(f"tui-{self.game}-{name}", **values)


def lines_of(game: str) -> type[Lines]:
    """Return the class that describes a view of the game in sentences."""
    found: type[Lines] = import_module(f"rascals.tui.{game if game in DRAWN else 'generic'}_lines").Lines
    return found
