"""Refuses a numba newer than those tried, before anything of it is used: `assembling` stands on its inner classes."""

from __future__ import annotations

import numba

from rascals.core.errors import Missing

BELOW = (0, 69)  # as in pyproject.toml; from 0.62 on each was tried

if numba.version_info[:2] >= BELOW:
    below = ".".join(map(str, BELOW))
    raise Missing(f"loops of your own need numba below {below}, not {numba.__version__}: pip install 'numba<{below}'")
