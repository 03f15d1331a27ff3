"""Generates rules, in the dialect, that reset a state, or some of its fields, before a game is set up in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rascals.core.codegen import generated
from rascals.core.rows import clear, fill
from rascals.core.state import OPTION, Field, GameState


def wiper(state: type[GameState], called: str = "wipe", fields: Iterable[str] | None = None) -> Callable[[Any], None]:
    """Return a rule named `called` that clears `fields`, by default all but players, options, components and chance."""
    wiped = state.fields if fields is None else set(fields)
    lines = [f"def {called}(s):"]
    for name, field in state.fields.items():
        if name != "chance" and field.seen != OPTION and field.data is None and name in wiped:
            lines += _blank(f"s.{name}", field)
    return generated(lines, called, state.__module__, {"clear": clear, "fill": fill})


def _blank(target: str, field: Field) -> list[str]:
    """Return the lines that clear one field."""
    if not field.shape:
        return [f"    {target} = {field.of.blank}"]
    wipe = f"fill({{}}, {field.of.blank})" if field.of.blank else "clear({})"
    if len(field.shape) == 1:
        return [f"    {wipe.format(target)}"]
    return [f"    for row in range({field.shape[0]}):", f"        {wipe.format(f'{target}[row]')}"]
