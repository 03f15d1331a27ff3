"""Moves: an action number for the rules, a notation for people, a kind with values for programs.

A game names its moves in a table:

    VERBS = Verbs()
    PLACE = VERBS.add("place", pet=PETS)        # ten actions from number PLACE on, `place -8` …
    PASS = VERBS.add("pass")
    BID = VERBS.add("bid", mice=Numbers(1))     # open-ended: `bid 1`, `bid 2` …

`add` returns the verb's first action number. Notation, grammar, parser and the values of a move are derived; `switch`
generates the rule that plays an action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from inspect import signature
from itertools import product
from math import prod
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from rascals.core.arguments import integer, of_type, wrong_type
from rascals.core.codegen import generated
from rascals.core.state import Row

Found = TypeVar("Found")

OPEN = 128  # moves of an open-ended verb that are created in advance
NO_ACTION = -1  # of a move that is understood but never legal: `bid 0`


@dataclass(frozen=True)
class Move:
    """A seat's move; `str(move)` is its notation. Equal moves have equal actions. `seats`: values that are seats."""

    action: int
    notation: str
    kind: str
    values: tuple[tuple[str, Any], ...] = ()
    seats: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if type(self.action) is not int:  # numpy's, or no integer
            object.__setattr__(self, "action", integer("action", self.action))
        of_type("notation", self.notation, str)
        of_type("kind", self.kind, str)
        of_type("values", self.values, tuple)
        for pair in self.values:
            of_type("values", pair, tuple)
            if len(pair) != 2 or not isinstance(pair[0], str):  # type: ignore[redundant-expr]  # not if made by hand
                raise wrong_type("values", "tuple[str, Any]", pair)

    @property
    def args(self) -> Mapping[str, Any]:
        """The move's values by name, such as `{"mice": 3}`."""
        return dict(self.values)

    def json(self) -> dict[str, Any]:
        """Return the move as JSON-ready data: `move` (the notation), `kind`, `args`."""
        return {"move": self.notation, "kind": self.kind, "args": dict(self.values)}

    def __str__(self) -> str:
        return self.notation


class Item(NamedTuple):
    """A choice of a part: its value, its notation, and other accepted notations."""

    value: Any
    words: tuple[str, ...]


Items = Mapping[str, Item]  # of a move: the choice for each part of its verb


class Terms:
    """A part of a verb whose words in the notation are not its values: `5g` for "5 gems".

    `also`: another accepted word for each. `choice`: its name in the grammar.
    """

    def __init__(self, written: Sequence[str], values: Sequence[Any], also: Sequence[str] = ()) -> None:
        words = zip(written, also, strict=True) if also else zip(written)
        self.items = tuple(Item(*item) for item in zip(values, words, strict=True))
        self.choice = "|".join(written)


class Seats(Terms):
    """A part of a verb that is a seat, one of `count`."""

    def __init__(self, count: int) -> None:
        super().__init__([str(seat) for seat in range(count)], range(count))
        self.choice = "SEAT"


class Numbers(Terms):
    """A part of a verb that is a number, from `least` to `most`; None: open-ended, which only the last verb may be."""

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least, self.most = least, most
        valid = range(least, (least if most is None else most) + 1)
        super().__init__([str(number) for number in valid], valid)
        self.choice = "N"

    def has(self, number: int) -> bool:
        """Return whether a number is valid."""
        return number >= self.least and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class Verb:
    """A kind of move and its parts; the last part varies fastest. `written`: its notation, with `{part}` for each.

    `order` and `also` as for `Verbs.add`.
    """

    kind: str
    start: int
    parts: Mapping[str, Terms]
    written: str
    order: Sequence[str]
    also: Mapping[str, Mapping[str, Any]]

    @cached_property
    def number(self) -> Numbers | None:
        """Its only part, if that is a number."""
        match list(self.parts.values()):
            case [Numbers() as number]:
                return number
        return None

    @cached_property
    def base(self) -> int:
        """The action of number 0, even if that is invalid; the first action if the verb's only part is no number."""
        return self.start - (self.number.least if self.number else 0)

    @cached_property
    def seats(self) -> frozenset[str]:
        """The names of its values that are seats."""
        return frozenset(name for name, part in self.parts.items() if isinstance(part, Seats))

    @property
    def count(self) -> int | None:
        """How many moves it has; None if it is open-ended."""
        if self.number and self.number.most is None:
            return None
        return prod(len(part.items) for part in self.parts.values())

    def rows(self) -> Iterator[Items]:
        """Yield the parts, move by move; nothing for an open-ended verb."""
        if self.count is not None:
            for row in product(*(part.items for part in self.parts.values())):
                yield dict(zip(self.parts, row, strict=True))

    def move(self, action: int, row: Items) -> Move:
        """Return the move of an action."""
        values = tuple((name, row[name].value) for name in self.order)
        return Move(action, _put(self.written, row), self.kind, values, self.seats)

    def numbered(self, number: int) -> Move:
        """Return the move of a number, for a verb whose only part is a number; out of range it has no action."""
        action = self.base + number if self.number and self.number.has(number) else NO_ACTION
        return self.move(action, {self.order[0]: Item(number, (str(number),))})

    def names(self, row: Items) -> Iterator[str]:
        """Yield every accepted notation of a move."""
        for pattern, meant in (self.written, {}), *self.also.items():
            if all(row[name].value == value for name, value in meant.items()):
                for words in product(*(item.words for item in row.values())):
                    yield pattern.format_map(dict(zip(row, words, strict=True)))

    def read(self, notation: str) -> Move | None:
        """Return the move of a `plain` notation, for a verb whose only part is a number; else None."""
        if self.number is None:
            return None
        pattern = re.escape(self.written.lower()).replace(rf"\{{{self.order[0]}\}}", "([0-9]{1,9})")
        number = re.fullmatch(pattern, notation, re.ASCII)
        return self.numbered(int(number[1])) if number else None

    @property
    def grammar(self) -> str:
        """Its grammar, for people."""
        return self.written.format_map({name: part.choice for name, part in self.parts.items()})


class Verbs:
    """All verbs of a game, in the order of their action numbers.

    `grammar`: the grammar of moves for people, if a game words it better than its verbs one by one. `move(action)` is
    the move of an action number. `steps`: the actions that may be part of a composite move; any other is a whole move
    whenever it is legal. `within`: the notation of actions as later steps of a composite move, "" if they are not
    written; `whole`: the first word of a composite move that consists of such steps only. They are fixed once a
    definition uses them.
    """

    def __init__(self, grammar: str | None = None) -> None:
        self.verbs: tuple[Verb, ...] = ()
        self._grammar = grammar
        self.move = cache(self._move)
        self.steps: frozenset[int] = frozenset()
        self._within: dict[int, str] = {}
        self._whole: dict[int, str] = {}
        self.within: Mapping[int, str] = MappingProxyType(self._within)
        self.whole: Mapping[int, str] = MappingProxyType(self._whole)
        self._moves: list[Move] = []
        self._usual = self._moves  # and the first of an open-ended verb
        self._named: dict[str, Move] = {}
        self._heads: dict[str, Move] = {}
        self._later: dict[str, tuple[int, ...]] = {}  # actions by their notation as later steps
        self._words = 0  # in the longest name of both
        self._fixed = False

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
        **parts: Terms | Sequence[str],
    ) -> int:
        """Add a verb; return its first action number.

        `begins`: it may be the first step of a composite move. `within`: its notation as a later step of a whole
        composite move, "" if it is not written, None if it is no later step. `whole`: the first word of a composite
        move of such steps only, `share 0:5 2:3` for `give 0`, `give 2`. `order`: the order of its values, if it differs
        from that of the parts. `also`: other accepted notations, each with its values. A part named like a Python
        keyword ends in `_`. ValueError after an open-ended verb, or once a definition uses the verbs.
        """
        if self._fixed:
            raise ValueError(f"{kind}: verbs cannot be added once the game's definition is made")
        if self.verbs and self.verbs[-1].count is None:
            raise ValueError(f"{kind}: no verb can follow the open-ended {self.verbs[-1].kind}")
        of = {name.rstrip("_"): part if isinstance(part, Terms) else Terms(part, part) for name, part in parts.items()}
        written = written or " ".join((kind.replace("_", "-"), *(f"{{{name}}}" for name in of)))
        also = MappingProxyType({pattern: MappingProxyType(dict(values)) for pattern, values in also.items()})
        verb = Verb(kind, self.count, MappingProxyType(of), written, tuple(order or of), also)
        self.verbs += (verb,)
        for action, row in enumerate(verb.rows(), verb.start):
            move = verb.move(action, row)
            self._moves.append(move)
            for name in map(plain, verb.names(row)):
                self._named.setdefault(name, move)
                if begins:
                    self._heads.setdefault(name, move)
                    self._words = max(self._words, len(name.split()))
            if within is not None:
                self._within[action] = _put(within, row)
                later = plain(self._within[action])
                self._later[later] = (*self._later.get(later, ()), action)
                self._words = max(self._words, len(later.split()))
        if begins or within is not None or whole is not None:
            self.steps |= {*range(verb.start, self.count)}
        if whole is not None:
            self._heads[whole] = Move(NO_ACTION, whole, whole)
            self._whole |= dict.fromkeys(range(verb.start, self.count), whole)
        return verb.start

    def fix(self) -> None:
        """Accept no further verbs: a definition uses them."""
        self._fixed = True
        if self.verbs and self.verbs[-1].count is None:
            self._usual = [*self._moves, *map(self.move, range(self.count, self.count + OPEN))]

    @property
    def count(self) -> int:
        """How many actions there are, without those of an open-ended verb."""
        return len(self._moves)

    @property
    def grammar(self) -> str:
        """The notation of all moves in one line."""
        return self._grammar or " · ".join(dict.fromkeys(verb.grammar for verb in self.verbs))

    @property
    def heads(self) -> tuple[str, ...]:
        """The beginnings of composite moves: kinds of moves, and words for those without a head."""
        return tuple(dict.fromkeys(head.kind for head in self._heads.values()))

    @property
    def seats(self) -> frozenset[str]:
        """The names of all values that are seats."""
        return frozenset(name for verb in self.verbs for name in verb.seats)

    def has(self, action: int) -> bool:
        """Return whether there is an action of this number; an open-ended verb has no last one."""
        return 0 <= action < len(self._moves) or (action >= 0 and self.verbs[-1].count is None)

    def _move(self, action: int) -> Move:
        if action < len(self._moves):
            return self._moves[action]
        return self.verbs[-1].numbered(action - self.verbs[-1].base)

    def moves(self, actions: Sequence[int]) -> tuple[Move, ...]:
        """Return the moves of actions that exist."""
        usual = self._usual  # no call for each: every ply needs those of all legal actions
        try:
            return tuple([usual[action] for action in actions])
        except IndexError:  # of an open-ended verb
            return tuple(map(self.move, actions))

    def head_of(self, text: str) -> tuple[Move, list[str]] | None:
        """Return the longest move that a text begins with, and the words after it; None if there is none.

        A word for composite moves without a head is a move without an action.
        """
        return _longest(self._heads, plain(text.replace(":", ": ")).split(), self._words)

    def step_of(self, words: list[str]) -> tuple[tuple[int, ...], list[str]] | None:
        """Return the actions that the next words of a composite move may mean, and the words after them."""
        return _longest(self._later, words, self._words)

    @property
    def silent(self) -> tuple[int, ...]:
        """The steps that are not written."""
        return self._later.get("", ())

    def parse(self, text: str) -> Move | None:
        """Return the move of a notation, None if there is none. Case, spaces and the kind of minus do not matter."""
        notation = plain(text)
        if notation in self._named:
            return self._named[notation]
        numbered = (verb.read(notation) for verb in self.verbs)
        return next((move for move in numbered if move is not None), None)

    # ------------------------------------------------------------ rules from a table of rules

    def switch(self, module: str, *rules: Callable[..., Any]) -> Callable[[Any, int, int], None]:
        """Return `apply(s, seat, action)`, which plays an action by the rule of its verb: one rule per verb, in order.

        A rule is `rule(s, seat, number)`: the number that is the verb's only part, else the action counted from the
        verb's first; or `rule(s, seat)`. ValueError if there are not as many rules as verbs.
        """
        return switch([verb.start for verb in self.verbs], rules, module, [verb.base for verb in self.verbs])

    def offer(
        self, module: str, acting: Callable[[Any], int], *rules: Callable[..., int]
    ) -> Callable[[Any, int, Row], int]:
        """Return `legal(s, seat, actions)`, which writes the actions that the verbs' rules allow to a seat in `acting`.

        A rule is `rule(s, seat, number)`, as for `switch`, or `rule(s, seat)`; it returns 1 if the move may be
        played, else 0. ValueError if there are not as many rules as verbs, or a verb is open-ended.
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
        return generated([*lines, "    return count"], "offer", module, names)


def _offered(place: int, verb: Verb, rule: Callable[..., int]) -> list[str]:
    """Return lines that write the actions of one verb without a branch: the next one overwrites a refused one."""
    if verb.count is None:
        raise ValueError(f"{verb.kind}: an open-ended verb cannot be offered move by move")
    first = verb.start - verb.base
    return [
        f"    for number in range({first}, {first + verb.count}):",
        f"        actions[count] = {verb.base} + number",
        f"        count += {_call(place, rule, 'number')}",
    ]


def switch(
    starts: Sequence[int],
    rules: Sequence[Callable[..., Any]],
    module: str,
    bases: Sequence[int] | None = None,
    *,
    answers: bool = False,
    also: Sequence[str] = (),
) -> Callable[..., Any]:
    """Return `apply(s, seat, action)`, which calls the rule whose numbers begin at or below the action, with the rest.

    Written as source in the dialect, halving at each comparison; as many `starts`, ascending, as `rules`, each `rule(s,
    seat, rest)`, `rule(s, seat)` or `rule(s)`, the rest counted from its base, or start. So even cards that each have a
    rule of their own need no chain of comparisons. With `answers` it returns what the rule returns. `also`: names of
    further parameters, passed to each rule in place of the rest: `rule(s, seat, *also)`.
    """
    if len(starts) != len(rules):
        raise ValueError(f"{len(starts)} starts, but {len(rules)} rules")
    own = zip(rules, bases or starts, strict=True)
    before = "return " if answers else ""
    further = ", ".join(also)
    calls = [before + _call(place, rule, further or f"action - {base}") for place, (rule, base) in enumerate(own)]
    lines = [
        f"def apply({', '.join(('s', 'seat', 'action', *also))}):",
        *_branches(starts, calls, 0, len(calls), "    "),
    ]
    return generated(lines, "switch", module, {f"rule{place}": rule for place, rule in enumerate(rules)})


def _call(place: int, rule: Callable[..., Any], number: str) -> str:
    """Return the call of a rule, with the seat and its number if it takes them."""
    arguments = ["s", "seat", number][: max(len(signature(rule).parameters), 1)]
    return f"rule{place}({', '.join(arguments)})"


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
    """Return a notation in lower case with single spaces, none before a final colon, and one kind of minus."""
    return re.sub(r" *:$", "", " ".join(text.lower().replace("\N{MINUS SIGN}", "-").split()))


def _longest(table: Mapping[str, Found], words: list[str], most: int) -> tuple[Found, list[str]] | None:
    """Return what the first words name in a table, as many of them as possible, and the words after them.

    `most`: the words of the longest name; one more may be a colon by itself.
    """
    for size in range(min(len(words), most + 1), 0, -1):
        found = table.get(plain(" ".join(words[:size])))
        if found is not None:
            return found, words[size:]
    return None


def _put(pattern: str, row: Items) -> str:
    """Return a notation with the words of the parts in their places."""
    return pattern.format_map({name: item.words[0] for name, item in row.items()})
