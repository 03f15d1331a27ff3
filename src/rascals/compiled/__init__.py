"""The compiled execution: the same rules as machine code over arrays of records. Needs the extra `compiled`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rascals.compiled.announcing import on_compiling, on_compiling_loop
from rascals.compiled.batch import Batch
from rascals.compiled.building import NoCompiler
from rascals.compiled.layout import dtype_of, pack, unpack
from rascals.compiled.playouts import Playouts, clones, playouts
from rascals.compiled.solo import Solo

if TYPE_CHECKING:
    from rascals.compiled.linking import link, loop, part

__all__ = [
    "Batch",
    "NoCompiler",
    "Playouts",
    "Solo",
    "clones",
    "dtype_of",
    "link",
    "loop",
    "on_compiling",
    "on_compiling_loop",
    "pack",
    "part",
    "playouts",
    "unpack",
]


def __getattr__(name: str) -> Any:
    """Import what numba compiles when it is asked for: nothing else needs numba, which takes a second to import."""
    if name in {"link", "loop", "part"}:
        from rascals.compiled import linking

        return getattr(linking, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
