"""The compiled execution: the same rules as machine code over arrays of states. Needs the extra `compiled`."""

from __future__ import annotations

from rascals.compiled.announcing import on_compiling
from rascals.compiled.batch import Batch
from rascals.compiled.building import NoCompiler
from rascals.compiled.layout import dtype_of, pack, unpack
from rascals.compiled.loops import header, loops
from rascals.compiled.opponents import NetworkPlayer
from rascals.compiled.playouts import Playouts, clones, playouts
from rascals.compiled.solo import Solo

__all__ = [
    "Batch",
    "NetworkPlayer",
    "NoCompiler",
    "Playouts",
    "Solo",
    "clones",
    "dtype_of",
    "header",
    "loops",
    "on_compiling",
    "pack",
    "playouts",
    "unpack",
]
