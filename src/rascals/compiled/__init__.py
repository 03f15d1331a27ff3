"""The compiled execution: the same rules as machine code over arrays of records. Needs the extra `compiled`."""

from __future__ import annotations

from rascals.compiled import numba_version  # noqa: F401  it refuses, before the others import of numba what may be gone

# isort: split
from rascals.compiled.announcing import on_compiling, on_compiling_loop
from rascals.compiled.batch import Batch
from rascals.compiled.building import NoCompiler
from rascals.compiled.layout import dtype_of, pack, unpack
from rascals.compiled.linking import link, loop, part
from rascals.compiled.playouts import Playouts, clones, playouts
from rascals.compiled.solo import Solo

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
