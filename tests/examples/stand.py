"""Puts the games of `examples/` where Rascals finds games, and takes them away again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import rascals
from rascals.core import discovery
from rascals.words import sources, words

FOLDER = Path(__file__).parents[2] / "examples"
REMEMBERED = (discovery.packages, rascals.games, sources.games, sources.source, words._texts)


def forget() -> None:
    for remembered in REMEMBERED:
        remembered.cache_clear()


@contextmanager
def games() -> Iterator[None]:
    """While this lasts the examples are games like all others."""
    before = os.environ.get(discovery.VARIABLE)
    os.environ[discovery.VARIABLE] = str(FOLDER)
    forget()
    try:
        yield
    finally:
        os.environ.pop(discovery.VARIABLE) if before is None else os.environ.update({discovery.VARIABLE: before})
        home = import_module(discovery.HOME).__path__
        home[:] = [folder for folder in home if folder != str(FOLDER)]
        forget()
