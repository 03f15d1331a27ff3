"""The rules of a game as WebAssembly, beside Python in a browser."""

from __future__ import annotations

from array import array
from functools import cache, partial
from importlib.resources import files
from typing import Any

from rascals.bots.lookahead import LookAhead
from rascals.core.definition import GameDefinition
from rascals.core.state import WORD

PAGE = 1 << 16  # bytes: WebAssembly's memory grows by these


@cache
def look_ahead_of(definition: GameDefinition) -> LookAhead | None:
    """Return lookahead.c of a game; None if the page has none, or the browser cannot run it. OSError if not fetched."""
    from js import WebAssembly
    from pyodide.ffi import JsException, to_js

    file = files(__package__).joinpath(f"{definition.name}.wasm")
    if not file.is_file():
        return None
    try:
        exports = WebAssembly.Instance.new(WebAssembly.Module.new(to_js(file.read_bytes()))).exports
    except JsException:
        return None
    return partial(_called, exports, exports.memory.buffer.byteLength)


def _called(exports: Any, free: int, *given: array[Any] | float) -> int:
    """Call `look_ahead`; arrays are copied into its memory, behind its own data, and out again."""
    from js import Uint8Array

    memory, numbers, arrays = exports.memory, list[float](), dict[int, memoryview]()
    for one in given:
        numbers.append(free if isinstance(one, array) else one)
        if isinstance(one, array):
            arrays[free] = memoryview(one).cast("B")
            free += -(-len(arrays[free]) // WORD) * WORD
    if (missing := free - memory.buffer.byteLength) > 0:
        memory.grow(-(-missing // PAGE))
    copies = [(Uint8Array.new(memory.buffer, at, len(own)), own) for at, own in arrays.items()]
    for copy, own in copies:
        copy.assign(own)
    done: int = exports.look_ahead(*numbers)
    for copy, own in copies:
        copy.assign_to(own)
    return done
