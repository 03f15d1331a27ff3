"""The memory layout of a state, derived from its declaration, and conversion between the two executions."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rascals.core.errors import BadPosition
from rascals.core.state import Field, GameState, laid_out


@cache
def dtype_of(state: type[GameState]) -> np.dtype[np.void]:
    """Return the structured data type of a state, laid out as `packed` has it."""
    return np.dtype([(name, f"i{field.bits // 8}", field.shape) for name, field in laid_out(state)], align=True)


def pack(s: GameState, into: Any) -> None:
    """Copy a state into one element of a structured array. BadPosition, and no change, if a number does not fit."""
    for name, field in s.fields.items():
        _check_fits(name, field, getattr(s, name))
    for name in s.fields:
        into[name] = getattr(s, name)


def unpack(state: type[GameState], element: Any) -> GameState:
    """Return a plain state with the numbers of one element of a structured array."""
    s = state()
    for name in state.fields:
        setattr(s, name, element[name].tolist())
    return s


def unpickled(state: dict[str, Any]) -> dict[str, Any]:
    """Return the attributes of an unpickled object with writable, aligned arrays, as outside buffers may not be."""
    return {
        name: np.require(value, requirements=["C", "W", "A"]) if isinstance(value, np.ndarray) else value
        for name, value in state.items()
    }


def _check_fits(name: str, field: Field, value: Any) -> None:
    for number in np.ravel(np.asarray(value, dtype=object)):
        if not field.lowest <= number <= field.highest:
            raise BadPosition(f"{name}: {int(number)} does not fit; {field.lowest} to {field.highest}")
