"""Calls with every kind of wrong argument, by signature: what raises is a RascalsError and changes nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import partial
from typing import Any

import numpy as np
import pytest

import rascals
from rascals.core.errors import BadType
from rascals.core.moves import Move


class Word(str):
    __slots__ = ()

    def __str__(self) -> str:
        return "another word"


class Whole(IntEnum):
    ONE = 1


def deep(levels: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for _ in range(levels):
        data = {"x": [data]}
    return data


ENDLESS: list[Any] = []
ENDLESS.append(ENDLESS)
ROUND: dict[str, Any] = {}
ROUND["x"] = ROUND

KINDS: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 10**30, -(10**30), 10**5000, 4.0, 0.5, float("nan"), float("inf"), 1j),
    *(
        "",
        ".",
        "x",
        "1",
        "\ud800",
        "\0",
        "x" * 100_000,
        Word("x"),
        b"",
        b"x",
        bytearray(b"x"),
        memoryview(b"x"),
        Whole.ONE,
    ),
    *([], (), {}, set(), [1], [None], [[]], ["x"], [b"x"], {1: 2}, {"x": 1}, {"players": 10**5000}, ["x"] * 100_000),
    *(np.int64(0), np.int8(1), np.uint64(2**64 - 1), np.float64(1), np.float64("nan"), np.bool_(1), np.str_("x")),
    *(np.zeros(0), np.zeros(3, np.int64), np.array("x"), object(), int, len, Ellipsis, range(3), Move(-5, "x", "x")),
    *(deep(100_000), ENDLESS, ROUND),
)
CALLED = {"on_move", "progress", "cancelled"}  # functions of the caller, who gets what they raise


def calls(function: Callable[..., Any], good: tuple[Any, ...]) -> Iterator[tuple[str, Any, Callable[[], Any]]]:
    """Yield each call of a function with one argument of a wrong kind."""
    named = [one for one in inspect.signature(function).parameters.values() if one.kind is not one.VAR_KEYWORD]
    for place, parameter in enumerate(named):
        for kind in KINDS:
            if parameter.name in CALLED and callable(kind):
                continue
            if parameter.kind is parameter.KEYWORD_ONLY:
                yield parameter.name, kind, partial(function, *good, **{parameter.name: kind})
            elif place < len(good):
                given = (*good[:place], kind, *good[place + 1 :])
                yield parameter.name, kind, partial(function, *given)
            else:
                yield parameter.name, kind, partial(function, *good, **{parameter.name: kind})


def foreign(told: str, function: Callable[..., Any], good: tuple[Any, ...], state: Callable[[], Any]) -> list[str]:
    """Return exceptions that are not Rascals' errors, and calls that changed something although they raised."""
    wrong, before = [], state()
    for name, kind, call in calls(function, good):
        said = f"{told}({name}={type(kind).__name__} {ascii_of(kind)})"
        try:
            call()
        except rascals.RascalsError:
            if state() != before:
                wrong.append(f"{said} changed something")
        except Exception as error:  # noqa: BLE001 - the test is of these
            wrong.append(f"{said} raised {type(error).__name__}: {str(error)[:80]}")
    return wrong


def assert_wrong_type(call: Callable[[], Any]) -> None:
    """Check that a call with an argument of a wrong type is refused with a TypeError."""
    with pytest.raises(BadType):
        call()


def assert_wrong_value(call: Callable[[], Any], *errors: type[Exception]) -> None:
    """Check that a call with a wrong value raises one of these errors, and not a TypeError."""
    with pytest.raises(errors) as raised:
        call()
    assert not isinstance(raised.value, TypeError)


def ascii_of(kind: object) -> str:
    try:
        return ascii(kind)[:40]
    except (ValueError, RecursionError):
        return "of thousands of digits or levels"
