"""Observations: an information set as a vector of integers, for learning; generated from the declared fields.

Seats are numbered from the observer, clockwise; a spectator (-1) counts from seat 0. The order is: players and options,
the table's fields, the observer's own fields, a part for each seat (the observer's first), the parts that the game
derives. Unknown values are -1 in single numbers and 0 in counts and one-hot blocks. During a game a view and an
observation contain the same information; when the game is over the view shows more, but then nobody observes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

from rascals.core.codecs import HIGHEST, SEAT_OR_NOBODY, Cards, Counts, OneOf, Steps
from rascals.core.codegen import generated
from rascals.core.rows import total
from rascals.core.seating import steps_to
from rascals.core.state import ALL, OPTION, OWNER, OWNER_ONLY, Field, GameState, Row

UNKNOWN = -1
OWNERS = {
    OWNER,
    OWNER_ONLY,
}  # fields that only owners see; they differ only once the game is over, when nobody observes
TOGETHER = 16  # numbers of a row that are all read before one is written: compiled code then moves them as one word
FEW = 8  # places of a row of cards that are written without a loop

Writer = Callable[[Any, int, Row, int], None]  # (state, observer, numbers, their start): in the dialect
SeatWriter = Callable[[Any, int, int, Row, int], None]  # (state, observer, seat described, numbers, their start)
There = Callable[[Any, int], int]  # (state, observer): 1 if so


@dataclass(frozen=True)
class ObservationPart:
    """A part of an observation: where it begins, how many numbers it has, what they mean, and their bounds.

    `names`: the meaning of each number; if there are more numbers than names, the names repeat. A part for each seat
    occurs `times` times, every `step` numbers, the observer's first; the parts of seats that nobody plays are zeros.
    """

    at: int
    count: int
    what: str
    least: int
    most: int
    names: tuple[str, ...] = ()
    times: int = 1
    step: int = 0

    def json(self) -> dict[str, Any]:
        """Return it as JSON-ready data."""
        data = {"from": self.at, "count": self.count, "what": self.what, "least": self.least, "most": self.most}
        return data | {"names": list(self.names), "times": self.times, "step": self.step}


@dataclass(frozen=True)
class Derived:
    """A part that a game adds to its observation: how many numbers, what they mean, and the rule that writes them.

    `names`: the meaning of each number; if there are more numbers than names, the names repeat. With `seats`, each of
    that many seats has `count` numbers, the observer's first, and the rule gets the seat as well as the observer.
    `there`: a cheap rule for a part that is rarely present; if it returns 0 the numbers stay zeros and nothing is
    written or cleared. `alone`: a rule that returns 1 if the observer's last action changed only this part, which is
    present, such as a step of its unfinished move. Then only this part is written again.
    """

    count: int
    what: str
    write: Writer | SeatWriter
    least: int = 0
    most: int = HIGHEST
    names: tuple[str, ...] = ()
    seats: int = 0
    there: There | None = None
    alone: There | None = None


@dataclass(frozen=True)
class _Seldom:
    """A derived part that is rarely present: its numbers, and the lines that write them."""

    begin: int
    end: int
    write: Sequence[str]
    alone: str  # the name of its `alone` rule, if it has one


class Observation:
    """The observation of a game: `size` numbers, `parts` that describe them, and two rules that write them.

    Only the first `always` of the numbers are written each time; the parts after them are rarely present.
    `observe` writes an observation into zeros and returns a bit mask of the rarely present parts it has written.
    `renew` updates an earlier observation: `there` is the bit mask returned for it, and `same` is 1 if the same seat
    observed it and has played an action since. `called`: the label of these rules in tracebacks, and in their C.
    """

    def __init__(self, state: type[GameState], derived: Sequence[Derived] = (), called: str = "observation") -> None:
        self.parts: tuple[ObservationPart, ...] = ()
        self.size = 0
        self._names: dict[str, Any] = {"steps_to": steps_to, "total": total}
        self._seldom: list[_Seldom] = []
        shown = [(name, field) for name, field in state.fields.items() if field.seen is not None]
        lines = ["def observe(s, seat, out):", "    first = max(seat, 0)"]
        for name, field in sorted(shown, key=lambda item: item[1].seen != OPTION):
            if not field.by_seat:
                lines += self._table(name, field)
        lines += self._own([item for item in shown if item[1].seen in OWNERS])
        each = self._seats([item for item in shown if item[1].by_seat])
        more = self._more(derived, each)
        self.always = min([self.size, *(part.begin for part in self._seldom)])
        self.source = (*lines, *_each_seat(each), *more, "    return there")
        self.observe: Callable[[Any, int, Row], int]
        self.observe = generated(self.source, called, state.__module__, self._names)
        self.renew: Callable[[Any, int, Row, int, int], int]
        names = self._names | {"observe": self.observe}
        self.renew = generated(self._renewing(), f"renewed {called}", state.__module__, names)

    def _take(self, count: int, what: str, least: int, most: int, names: Sequence[str] = ()) -> int:
        """Reserve `count` numbers; return where they begin."""
        at = self.size
        self.parts += (ObservationPart(at, count, what, least, most, tuple(names)),)
        self.size += count
        return at

    def _take_field(self, field: Field, what: str, shape: tuple[int, ...]) -> int:
        """Reserve the numbers of a field, or of a seat's part of it; return where they begin."""
        least, most = _bounds(field)
        return self._take(field.of.numbers(prod(shape)), what, least, most, getattr(field.of, "names", ()))

    # ------------------------------------------------------------ the parts

    def _table(self, name: str, field: Field) -> list[str]:
        """Return the lines that write a field of the table."""
        at = self._take_field(field, field.view or name, field.shape)
        if isinstance(field.of, Cards):
            return self._row(name, field, at)
        if isinstance(field.of, Steps):
            return _steps(name, field, at)
        if field.seen in {ALL, OPTION}:
            return _numbers(field, f"s.{name}", str(at), field.shape, "    ")
        self._names[f"sees_{name}"] = field.seen
        return _where_seen(field, f"sees_{name}(s, -1, seat)", f"s.{name}", str(at), field.shape, "    ")

    def _row(self, name: str, field: Field, at: int) -> list[str]:
        """Return the lines that write a row of cards; few are written without branches, for compiled code."""
        of = field.of
        assert isinstance(of, Cards)  # noqa: S101
        size, sees = len(of.names), ""
        if field.seen != ALL:
            self._names[f"sees_{name}"], sees = field.seen, f"sees_{name}"
        if field.shape[0] > FEW:
            known = f"{sees}(s, place, seat)" if sees else "1"
            write = f"        out[{at} + place * {size} + max(s.{name}[place], 0)] = {known}"
            return [f"    for place in range(s.{of.count}):", write]
        lines = [f"    count = s.{of.count}"]
        for place in range(field.shape[0]):
            known = f"{sees}(s, {place}, seat) * ({place} < count)" if sees else f"1 * ({place} < count)"
            lines += [f"    c{place}, k{place} = max(s.{name}[{place}], 0), {known}"]
        lines += [f"    out[{at + place * size} + c{place}] = k{place}" for place in range(field.shape[0])]
        return lines

    def _own(self, fields: Sequence[tuple[str, Field]]) -> list[str]:
        lines = []
        for name, field in fields:
            shape = field.shape[1:]
            at = self._take_field(field, f"own {field.view or name}", shape)
            lines += _numbers(field, f"s.{name}[seat]", str(at), shape, "        ")
        return ["    if seat >= 0:", *lines] if lines else []

    def _seats(self, fields: Sequence[tuple[str, Field]]) -> list[str]:
        """Return the lines that write a seat's part, the observer's first."""
        if not fields:
            return []
        begin, others, lines = self.size, len(self.parts), []
        for name, field in fields:
            lines += self._of_seat(name, field, begin)
        step, seats = self.size - begin, fields[0][1].shape[0]
        each = (replace(part, times=seats, step=step) for part in self.parts[others:])
        self.parts, self.size = (*self.parts[:others], *each), begin + step * seats
        return [f"        start = {begin} + {step} * steps", *lines]

    def _of_seat(self, name: str, field: Field, begin: int) -> list[str]:
        shape, value = field.shape[1:], f"s.{name}[other]"
        lines = self._size(field, value, begin)
        if field.seen in OWNERS:
            return lines
        at = self._take_field(field, field.view or name, shape) - begin
        if field.seen == ALL:
            return lines + _numbers(field, value, f"start + {at}", shape, "        ")
        self._names[f"sees_{name}"] = field.seen
        return lines + _where_seen(field, f"sees_{name}(s, other, seat)", value, f"start + {at}", shape, "        ")

    def _more(self, derived: Sequence[Derived], each: list[str]) -> list[str]:
        """Return the lines that call the rules of derived parts; those for each seat are added to `each`."""
        always, seldom = [], ["    there = 0"]
        for number, more in enumerate(derived):
            begin, write = self.size, self._derived(f"derived{number}", more)
            if more.there is not None:
                write = _each_seat(write) if more.seats else write
                bit = 1 << len(self._seldom)
                seldom += [f"    if there{number}(s, seat):", *_within(write), f"        there |= {bit}"]
                self._names |= {f"there{number}": more.there, f"alone{number}": more.alone}
                self._seldom.append(_Seldom(begin, self.size, write, f"alone{number}" if more.alone else ""))
            elif more.seats:
                each += write
            else:
                always += write
        return [*always, *seldom]

    def _renewing(self) -> list[str]:
        """Return the lines that write an observation over an older one."""
        lines, begin = ["def renew(s, seat, out, there, same):", "    first = max(seat, 0)"], 0
        for bit, part in enumerate(self._seldom):
            if part.alone:
                write = [*_clearing(part.begin, part.end), *part.write, f"    return there | {1 << bit}"]
                lines += [f"    if same and {part.alone}(s, seat):", *_within(write)]
        for bit, part in enumerate(self._seldom):
            lines += _clearing(begin, part.begin)
            lines += [f"    if there & {1 << bit}:", *_within(_clearing(part.begin, part.end))]
            begin = part.end
        return [*lines, *_clearing(begin, self.size), "    return observe(s, seat, out)"]

    def _derived(self, name: str, more: Derived) -> list[str]:
        """Return the lines that call a rule of the game to write its numbers, or those of a seat."""
        self._names[name] = more.write
        at = self._take(more.count, more.what, more.least, more.most, more.names)
        if not more.seats:
            return [f"    {name}(s, seat, out, {at})"]
        self.parts = (*self.parts[:-1], replace(self.parts[-1], times=more.seats, step=more.count))
        self.size = at + more.count * more.seats
        return [f"        {name}(s, seat, other, out, {at} + {more.count} * steps)"]

    def _size(self, field: Field, value: str, begin: int) -> list[str]:
        """Return the line that writes how many cards there are, if that is public."""
        if not isinstance(field.of, Counts) or field.of.size is None:
            return []
        at = self._take(1, field.of.size, 0, HIGHEST) - begin
        return [f"        out[start + {at}] = min(total({value}), {HIGHEST})"]


# ---------------------------------------------------------------- source


def _bounds(field: Field) -> tuple[int, int]:
    """Return the bounds of a field's numbers, with UNKNOWN if that may occur."""
    least, most = field.of.bounds
    single = not isinstance(field.of, OneOf | Counts | Cards | Steps) and len(field.shape) == field.by_seat
    least = max(least, -HIGHEST)  # lesser numbers are clipped to this
    return min(least, UNKNOWN if single and callable(field.seen) else least), most


def _each_seat(lines: Sequence[str]) -> list[str]:
    """Return the lines that write something for each seat."""
    return ["    for other in range(s.players):", "        steps = steps_to(s, first, other)", *lines] if lines else []


def _within(lines: Sequence[str]) -> list[str]:
    """Return lines one block further in."""
    return ["    " + line for line in lines]


def _clearing(begin: int, end: int) -> list[str]:
    """Return the lines that clear numbers of an observation."""
    return [f"    for place in range({begin}, {end}):", "        out[place] = 0"] if begin < end else []


def _steps(name: str, field: Field, at: int) -> list[str]:
    """Return the lines that write the steps of an agenda."""
    assert isinstance(field.of, Steps)  # noqa: S101
    width = field.shape[1]
    own = [
        f"        out[{at} + place * {width} + {n}] = max(min(s.{name}[place][{n}], {HIGHEST}), {-HIGHEST})"
        for n in range(2, width)
    ]
    return [
        f"    for place in range(s.{field.of.count}):",
        f"        out[{at} + place * {width}] = s.{name}[place][0] + 1",
        f"        asked = s.{name}[place][1]",
        f"        out[{at} + place * {width} + 1] = {SEAT_OR_NOBODY.seen_as('asked')}",
        *own,
    ]


def _where_seen(field: Field, sees: str, value: str, at: str, shape: tuple[int, ...], indent: str) -> list[str]:
    """Return lines that write a field where a rule says that it is seen; a single number is UNKNOWN elsewhere."""
    if shape or isinstance(field.of, OneOf):
        return [f"{indent}if {sees}:", *_numbers(field, value, at, shape, indent + "    ")]
    # Always read: a choice between two numbers compiles without a branch, which would be unpredictable.
    return [f"{indent}seen = {field.of.seen_as(value)}", f"{indent}out[{at}] = seen if {sees} else {UNKNOWN}"]


def _numbers(field: Field, value: str, at: str, shape: tuple[int, ...], indent: str) -> list[str]:
    """Return lines that write the numbers of a value."""
    if isinstance(field.of, OneOf):
        return _words(field.of, value, at, shape, indent)
    if not shape:
        return [f"{indent}out[{at}] = {_number(field, value)}"]
    if len(shape) > 1:
        rows = (
            _numbers(field, f"{value}[{row}]", f"{at} + {row * shape[1]}", shape[1:], indent) for row in range(shape[0])
        )
        return [line for row in rows for line in row]
    lines = []
    for low in range(0, shape[0], TOGETHER):
        places = range(low, min(low + TOGETHER, shape[0]))
        reads = ", ".join(_number(field, f"{value}[{place}]") for place in places)
        names = ", ".join(f"n{place - low}" for place in places)
        outs = ", ".join(f"out[{at} + {place}]" for place in places)
        comma = "," if len(places) == 1 else ""
        lines += [f"{indent}{names}{comma} = {reads}{comma}", f"{indent}{outs}{comma} = {names}{comma}"]
    return lines


def _number(field: Field, value: str) -> str:
    """Return the expression for one number; what fits in eight bits need not be clipped."""
    return value if field.bits == 8 and not field.of.names_seats else field.of.seen_as(value)


def _words(of: OneOf, value: str, at: str, shape: tuple[int, ...], indent: str) -> list[str]:
    """Return lines that write a 1 at the place of a word, or of each word of a row."""
    if not shape:
        if of.nothing:  # without a branch, see `_where_seen`
            return [f"{indent}out[{at} + max({value}, 0)] = 1 if {value} >= 0 else 0"]
        return [f"{indent}out[{at} + {value}] = 1"]
    size = len(of.names)
    rows = (_words(of, f"{value}[{place}]", f"{at} + {place * size}", (), indent) for place in range(shape[0]))
    return [line for row in rows for line in row]
