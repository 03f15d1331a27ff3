"""Moves: a small integer to the rules, a notation to people, a kind with values to programs.

A game names its moves in a table:

    VERBS = Verbs()
    PLACE = VERBS.add("place", pet=PETS)        # ten actions from number PLACE on, `place -8` …
    PASS = VERBS.add("pass")
    BID = VERBS.add("bid", mice=Numbers(1))     # open-ended: `bid 1`, `bid 2` …

`add` returns the verb's first action number. Notation, grammar, parser and the values of a move follow; `switch` writes
the rule that plays an action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Any

from rascals.core.record import Row
from rascals.core.written import written

NO_ACTION = -1  # of a move that is understood, and never legal: `bid 0`


@dataclass(frozen=True)
class Move:
    """A move of one seat; `str(move)` is its notation. Equal moves have equal actions. `seats`: which values are."""

    action: int
    notation: str
    kind: str
    values: tuple[tuple[str, Any], ...] = ()
    seats: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    @property
    def args(self) -> Mapping[str, Any]:
        """The move's values by name, such as `{"mice": 3}`."""
        return dict(self.values)

    def json(self) -> dict[str, Any]:
        """Return the move as JSON-ready data: `move` (the notation), `kind`, `args`."""
        return {"move": self.notation, "kind": self.kind, "args": dict(self.values)}

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Numbers:
    """A part of a verb that is a number, from `least` to `most`; None: open-ended, which only the last verb may be."""

    least: int = 0
    most: int | None = None


@dataclass(frozen=True)
class Terms:
    """A part of a verb whose words in the notation are not its values: `5g` for "5 gems".

    `also`: for each another word that is understood.
    """

    written: Sequence[str]
    values: Sequence[Any]
    also: Sequence[str] = ()


@dataclass(frozen=True)
class Seats:
    """A part of a verb that is a seat, one of `count`."""

    count: int


Part = Numbers | Terms | Seats | Sequence[str]
Item = tuple[tuple[str, ...], Any]  # a choice of a part: how it is written, then what else is understood; its value


class Verb:
    """A kind of move and its parts, the last one counting fastest. `written`: its notation, with `{part}` for each."""

    def __init__(
        self,
        kind: str,
        start: int,
        written: str | None,
        within: str | None,
        order: Sequence[str],
        also: Mapping[str, Mapping[str, Any]],
        parts: Mapping[str, Part],
    ) -> None:
        self.kind, self.start, self.within, self.also = kind, start, within, also
        self.parts = {name.rstrip("_"): part for name, part in parts.items()}
        self.written = written or " ".join((kind.replace("_", "-"), *(f"{{{name}}}" for name in self.parts)))
        self.order = tuple(order) or tuple(self.parts)
        self.seats = frozenset(name for name, part in self.parts.items() if isinstance(part, Seats))
        (first, *more) = (*self.parts.values(), None)
        # Its only part, where that is a number; and the action of number 0, whether or not there is one.
        self.number = first if isinstance(first, Numbers) and more == [None] else None
        self.base = start - (self.number.least if self.number else 0)
        sizes = [_size(part) for part in self.parts.values()]
        self.count = None if None in sizes else prod(size for size in sizes if size is not None)

    def moves(self) -> Iterator[Move]:
        """Yield each move of a verb that is not open-ended, in the order of actions."""
        for number, row in enumerate(self._rows()):
            yield self._move(self.start + number, [(words[0], value) for words, value in row])

    def names(self) -> Iterator[tuple[str, int]]:
        """Yield each notation that is understood, with its action, those it is not written in too."""
        for number, row in enumerate(self._rows()):
            values = dict(zip(self.parts, (value for _, value in row), strict=True))
            for pattern, meant in (self.written, {}), *self.also.items():
                if meant.items() <= values.items():
                    for words in product(*(words for words, _ in row)):
                        yield pattern.format_map(dict(zip(self.parts, words, strict=True))), self.start + number

    def _rows(self) -> Iterator[tuple[Item, ...]]:
        return product(*(list(_items(part)) for part in self.parts.values()))

    def open_move(self, number: int) -> Move:
        """Return the move of a number, for a verb whose only part is one; outside of its range it has no action."""
        part = self.number or Numbers()
        valid = number >= part.least and (part.most is None or number <= part.most)
        return self._move(self.base + number if valid else NO_ACTION, ((str(number), number),))

    def _move(self, action: int, row: Sequence[tuple[str, Any]]) -> Move:
        values = dict(zip(self.parts, (value for _, value in row), strict=True))
        notation = self.written.format_map(dict(zip(self.parts, (word for word, _ in row), strict=True)))
        return Move(action, notation, self.kind, tuple((name, values[name]) for name in self.order), self.seats)

    def written_within(self, move: Move) -> str:
        """Return the notation of a move as a step of a composite move."""
        items = {name: {value: words[0] for words, value in _items(part)} for name, part in self.parts.items()}
        return (self.within or "").format_map({name: items[name][value] for name, value in move.values})

    def read(self, said: str) -> Move | None:
        """Return its move that a notation, made plain, names, for a verb whose only part is a number; else None."""
        if self.number is None:
            return None
        pattern = re.escape(self.written.lower()).replace(rf"\{{{next(iter(self.parts))}\}}", "([0-9]{1,9})")
        number = re.fullmatch(pattern, said, re.ASCII)
        return self.open_move(int(number[1])) if number else None

    @property
    def grammar(self) -> str:
        """How it is written, for people."""
        return self.written.format_map({name: _choice(part) for name, part in self.parts.items()})


class Verbs:
    """All verbs of a game, in the order of their action numbers.

    `grammar`: how moves are written, for people, where a game says it better than its verbs one by one.
    """

    def __init__(self, grammar: str | None = None) -> None:
        self.verbs: list[Verb] = []
        self._grammar = grammar
        self._moves: list[Move] = []
        self._begins: list[bool] = []
        self._within: list[str | None] = []
        self._whole: list[str | None] = []
        self._open: dict[int, Move] = {}  # those of an open-ended verb that have been asked for
        self._named: dict[str, Move] = {}
        self._heads: dict[str, Move] = {}

    def add(
        self,
        kind: str,
        /,
        *,
        written: str | None = None,
        begins: bool = False,
        within: str | None = None,
        whole: str | None = None,
        order: Sequence[str] = (),
        also: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
        **parts: Part,
    ) -> int:
        """Add a verb; return its first action number.

        `begins`: it may be the first step of a composite move. `within`: its notation as a later step of one that is
        written whole, "" where it goes without saying; None for what is no later step. `whole`: the word that a
        composite move of such steps alone begins with, `share 0:5 2:3` for `give 0`, `give 2`. `order`: of its values,
        where it is not that of the parts. `also`: other notations that are understood, each with the values it goes
        with. A part whose name is a word of Python ends in `_`. ValueError after an open-ended verb.
        """
        if self.verbs and self.verbs[-1].count is None:
            raise ValueError(f"{kind}: no verb can follow the open-ended {self.verbs[-1].kind}")
        verb = Verb(kind, len(self._moves), written, within, order, also, parts)
        self.verbs.append(verb)
        if verb.count is not None:
            self._moves += verb.moves()
            for name, action in verb.names():
                self._named.setdefault(plain(name), self._moves[action])
                if begins:
                    self._heads.setdefault(plain(name), self._moves[action])
            if whole is not None:
                self._heads[whole] = Move(NO_ACTION, whole, whole)
            self._begins += [begins] * verb.count
            self._whole += [whole] * verb.count
            steps = self._moves[verb.start :]
            self._within += [None if within is None else verb.written_within(move) for move in steps]
        return verb.start

    @property
    def count(self) -> int:
        """How many actions there are, those of an open-ended verb not counted."""
        return len(self._moves)

    @property
    def grammar(self) -> str:
        """The notation of all moves in one line."""
        return self._grammar or " · ".join(dict.fromkeys(verb.grammar for verb in self.verbs))

    @property
    def heads(self) -> tuple[str, ...]:
        """What composite moves begin with: kinds of moves, and words for those that have no head of their own."""
        return tuple(dict.fromkeys(head.kind for head in self._heads.values()))

    @property
    def seats(self) -> frozenset[str]:
        """The names of all values that are seats."""
        return frozenset(name for verb in self.verbs for name in verb.seats)

    def has(self, action: int) -> bool:
        """Tell whether there is an action of this number; an open-ended verb has no last one."""
        return 0 <= action < len(self._moves) or (action >= 0 and self.verbs[-1].count is None)

    def move(self, action: int) -> Move:
        """Return the move of an action number."""
        if action < len(self._moves):
            return self._moves[action]
        if action not in self._open:
            last = self.verbs[-1]
            self._open[action] = last.open_move(action - last.base)
        return self._open[action]

    def within(self, action: int) -> str | None:
        """Return how an action is written as a step of a composite move: "" without saying, None if it is no step."""
        return self._within[action] if action < len(self._within) else None

    def whole(self, action: int) -> str | None:
        """Return the word that a composite move of such steps alone begins with; None for others."""
        return self._whole[action] if action < len(self._whole) else None

    def is_step(self, action: int) -> bool:
        """Tell whether an action may be part of a composite move; any other is a whole move whenever it is legal."""
        if not 0 <= action < len(self._begins):
            return False
        return self._begins[action] or self._within[action] is not None or self._whole[action] is not None

    @property
    def composite(self) -> bool:
        """Whether there are moves of several steps."""
        return any(map(self.is_step, range(self.count)))

    def head_of(self, text: str) -> tuple[Move, list[str]] | None:
        """Return the move that a text begins with, the longest such, and the words after it; None without one.

        A word for moves that have no head of their own is a move without an action.
        """
        words = plain(text.replace(":", ": ")).split()
        for size in range(len(words), 0, -1):
            head = self._heads.get(plain(" ".join(words[:size])))
            if head is not None:
                return head, words[size:]
        return None

    def parse(self, text: str) -> Move | None:
        """Return the move that a notation names, None if it names none. Case, spaces, kinds of minus do not matter."""
        said = plain(text)
        if said in self._named:
            return self._named[said]
        numbered = (verb.read(said) for verb in self.verbs)
        return next((move for move in numbered if move is not None), None)

    # ------------------------------------------------------------ rules from a table of rules

    def switch(self, module: str, *rules: Callable[..., Any]) -> Callable[[Any, int, int], None]:
        """Return `apply(s, seat, action)`, which plays an action by the rule of its verb: one a verb, in their order.

        A rule is `rule(s, seat, number)`: the number that is the verb's only part, else the action counted from the
        verb's first; or `rule(s, seat)`. ValueError where there are not as many rules as verbs.
        """
        return switch([verb.start for verb in self.verbs], rules, module, [verb.base for verb in self.verbs])

    def offer(
        self, module: str, acting: Callable[[Any], int], *rules: Callable[..., int]
    ) -> Callable[[Any, int, Row], int]:
        """Return `legal(s, seat, actions)`: of a seat that `acting` awaits, the actions that their verb's rule allows.

        A rule is `rule(s, seat, number)`, as for `switch`, or `rule(s, seat)`; it returns 1 where the move may be
        played, else 0. ValueError where there are not as many rules as verbs, or a verb is open-ended.
        """
        if len(self.verbs) != len(rules):
            raise ValueError(f"{len(self.verbs)} verbs, but {len(rules)} rules")
        lines = [
            "def legal(s, seat, actions):",
            "    if acting(s) >> seat & 1 == 0:",
            "        return 0",
            "    count = 0",
        ]
        for place, (verb, rule) in enumerate(zip(self.verbs, rules, strict=True)):
            lines += _offered(place, verb, rule)
        names = {"acting": acting} | {f"rule{place}": rule for place, rule in enumerate(rules)}
        return written([*lines, "    return count"], "offer", module, names)


def _offered(place: int, verb: Verb, rule: Callable[..., int]) -> list[str]:
    """Return lines that write the actions of one verb: without a jump, as the next one written replaces a refused."""
    if verb.count is None:
        raise ValueError(f"{verb.kind}: what is open-ended cannot be offered one by one")
    if rule.__code__.co_argcount == 2:
        each = range(verb.start, verb.start + verb.count)
        return [line for n in each for line in (f"    actions[count] = {n}", f"    count += rule{place}(s, seat)")]
    first = verb.start - verb.base
    return [
        f"    for number in range({first}, {first + verb.count}):",
        f"        actions[count] = {verb.base} + number",
        f"        count += rule{place}(s, seat, number)",
    ]


def switch(
    starts: Sequence[int], rules: Sequence[Callable[..., Any]], module: str, bases: Sequence[int] | None = None
) -> Callable[[Any, int, int], None]:
    """Return `apply(s, seat, action)`, which calls the rule whose numbers begin at or below the action, with the rest.

    Written as source in the dialect, halving at each comparison; as many `starts`, ascending, as `rules`, each
    `rule(s, seat, rest)` or `rule(s, seat)`, the rest counted from its base, or start. So cards, too, that each have a
    rule of their own need no ladder of comparisons.
    """
    if len(starts) != len(rules):
        raise ValueError(f"{len(starts)} starts, but {len(rules)} rules")
    calls = [_call(place, rule, base) for place, (rule, base) in enumerate(zip(rules, bases or starts, strict=True))]
    lines = ["def apply(s, seat, action):", *_branches(starts, calls, 0, len(calls), "    ")]
    return written(lines, "switch", module, {f"rule{place}": rule for place, rule in enumerate(rules)})


def _call(place: int, rule: Callable[..., Any], base: int) -> str:
    rest = f", action - {base}" if rule.__code__.co_argcount > 2 else ""
    return f"rule{place}(s, seat{rest})"


def _branches(starts: Sequence[int], calls: Sequence[str], low: int, high: int, indent: str) -> list[str]:
    """Return the lines that choose among the calls from `low` to before `high`."""
    if high - low == 1:
        return [indent + calls[low]]
    middle = (low + high) // 2
    return [
        f"{indent}if action < {starts[middle]}:",
        *_branches(starts, calls, low, middle, indent + "    "),
        f"{indent}else:",
        *_branches(starts, calls, middle, high, indent + "    "),
    ]


def plain(text: str) -> str:
    """Return a notation in small letters, with single spaces, none before a colon at its end, and one kind of minus."""
    return re.sub(r" *:$", "", " ".join(text.lower().replace("\N{MINUS SIGN}", "-").split()))


def _size(part: Part) -> int | None:
    match part:
        case Numbers(least, most):
            return None if most is None else most - least + 1
        case Seats(count):
            return count
        case Terms(written):
            return len(written)
    return len(part)


def _items(part: Part) -> Iterator[Item]:
    """Yield each choice of a part: how it is written, then what else is understood; and its value."""
    match part:
        case Numbers(least, most):
            yield from (((str(number),), number) for number in range(least, (least if most is None else most) + 1))
        case Seats(count):
            yield from (((str(seat),), seat) for seat in range(count))
        case Terms(written, values, also):
            understood = zip(written, also, strict=True) if also else zip(written)
            yield from zip(understood, values, strict=True)
        case _:
            yield from (((word,), word) for word in part)


def _choice(part: Part) -> str:
    match part:
        case Numbers():
            return "N"
        case Seats():
            return "SEAT"
        case Terms(written):
            return "|".join(written)
    return "|".join(part)
