"""The compiled execution: the same rules as machine code over arrays of records. Needs the extra `compiled`."""

from __future__ import annotations

from rascals.core.compiled.batch import Batch
from rascals.core.compiled.layout import dtype_of, pack, unpack
from rascals.core.compiled.linking import link, loop, part
from rascals.core.compiled.playouts import Playouts, clones, playouts
from rascals.core.compiled.solo import Solo

__all__ = ["Batch", "Playouts", "Solo", "clones", "dtype_of", "link", "loop", "pack", "part", "playouts", "unpack"]
