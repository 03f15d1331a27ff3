"""Texts in the players' languages, from one set of Fluent files that Python and the browser both read.

`Words("fr")` translates message ids, events, moves and refusals into French. The files are
`rascals/text/<language>.ftl` (shared) and `rascals/games/<game>/text/<language>.ftl`; the rules help is
`rascals/games/<game>/text/rules.<language>.md`.
"""

from __future__ import annotations

from rascals.words.sources import (
    choose,
    first,
    games,
    languages,
    marked_rules,
    own,
    played,
    rest,
    rules,
    shared,
    source,
)
from rascals.words.words import MissingText, Words

__all__ = [
    "MissingText",
    "Words",
    "choose",
    "first",
    "games",
    "languages",
    "marked_rules",
    "own",
    "played",
    "rest",
    "rules",
    "shared",
    "source",
]
