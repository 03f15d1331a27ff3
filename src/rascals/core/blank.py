"""The rule that empties a record before a game is set up in it, written from its fields. In the dialect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rascals.core.record import OPTION, Field, Record
from rascals.core.rows import clear, fill
from rascals.core.written import written


def wiper(state: type[Record]) -> Callable[[Any], None]:
    """Return `wipe(s)`, which makes a record blank, but for players, options, components and chance."""
    lines = ["def wipe(s):"]
    for name, field in state.fields.items():
        if name != "chance" and field.seen != OPTION and field.data is None:
            lines += _blank(f"s.{name}", field)
    return written(lines, "wipe", state.__module__, {"clear": clear, "fill": fill})


def _blank(place: str, field: Field) -> list[str]:
    """Return the lines that make one field blank."""
    if not field.shape:
        return [f"    {place} = {field.of.blank}"]
    wipe = f"fill({{}}, {field.of.blank})" if field.of.blank else "clear({})"
    if len(field.shape) == 1:
        return [f"    {wipe.format(place)}"]
    return [f"    for row in range({field.shape[0]}):", f"        {wipe.format(f'{place}[row]')}"]
