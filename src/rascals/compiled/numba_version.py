"""Refuses a numba newer than those tried, before anything of it is used: `assembling` stands on its inner classes."""

from __future__ import annotations

import numba

from rascals.core.errors import Missing

BELOW = (0, 69)  # as in pyproject.toml; from 0.62 on each was tried

if numba.version_info[:2] >= BELOW:
    raise Missing(
        "the compiled rules need numba below {below}, not {given}: pip install 'numba<{below}'",
        "numba-version",
        below=".".join(map(str, BELOW)),
        given=numba.__version__,
    )
