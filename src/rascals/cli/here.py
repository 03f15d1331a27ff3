"""Modules in the current folder are found, after all others, where the owner names bots as `module:Class`."""

from __future__ import annotations

import sys
from pathlib import Path


def look_here() -> None:
    """Let the current folder be searched for modules, here and in the processes started from now on.

    It comes last, so that a file there cannot take the place of a module that the program needs.
    """
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
