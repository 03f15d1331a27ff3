"""Loops of your own in C, compiled together with the rules of a game: search, training, measurements.

    search = loops(game, Path("search.c")).search
    search(states, seat, moves)           # numpy arrays and numbers, as the C declares them

The how-to *Search compiled* has a complete example.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np

from rascals.compiled.building import NUMBERS, exported, machine_of, part
from rascals.compiled.emitter import Unit
from rascals.compiled.layout import dtype_of
from rascals.core.arguments import of_type
from rascals.core.game import Game


def loops(game: Game, source: str | Path = "") -> Any:
    """Compile C, or a file of it, with the rules of a game; return the library, whose functions Python can call.

    The C may use what `header` returns. What it declares as `EXPORT` can be called without Python's lock, with numbers
    and with numpy arrays in C order of the types declared, `struct state` for an array of
    `dtype_of(game.definition.state)`; ctypes.ArgumentError for others. The functions of the header itself take
    addresses, `states.ctypes.data`, so that numba, cffi and others can call them.

    NoCompiler without a C compiler, and with its message if it refuses the C; BadOption for a type that is no number;
    OSError if the file cannot be read.
    """
    of_type("game", game, Game)
    of_type("source", source, str, Path)
    name, text = ("loops.c", source) if isinstance(source, str) else (source.as_posix(), source.read_text("utf-8"))
    taken = {one.name: [_taken(game, kind) for kind in one.arguments] for one in exported(text)}
    machine = machine_of(game.definition, loops=f'#line 1 "{name}"\n{text}' if text else "")
    for function, arguments in taken.items():
        getattr(machine, function).argtypes = arguments
    return machine


def header(game: Game) -> str:
    """Return the C that `loops` can use: the state of a game, and the functions of its rules.

    Other programs need <stdint.h> before it.
    """
    of_type("game", game, Game)
    text = part("questions.c")
    questions = re.findall(r"^EXPORT (.*?\))", text, re.MULTILINE)
    return "\n".join([*Unit(game.definition).struct(), *(f"{question};" for question in questions), ""])


def _taken(game: Game, kind: str) -> Any:
    """Return how ctypes takes an argument: a number, or an array, which is checked."""
    held = kind.removesuffix("*").strip()
    if held == kind:
        return NUMBERS[kind]
    return np.ctypeslib.ndpointer(
        dtype_of(game.definition.state) if held == "state" else NUMBERS[held], flags="C_CONTIGUOUS"
    )
