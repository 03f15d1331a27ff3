"""Checks between options of GoodCritters."""

from __future__ import annotations

from collections.abc import Mapping

from rascals.core.box import Choice
from rascals.core.errors import BadOption


def fit(options: Mapping[str, Choice]) -> None:
    """Refuse early bribes in a game without exchanges, or with bargaining in turns. [G-48]"""
    if options["early_bribes"] and not (options["payoffs"] and options["bargaining"] == "open"):
        sentence = "early_bribes needs payoffs=true and bargaining=open, as it lets all make exchanges at once"
        raise BadOption(sentence, "goodcritters-error-early-bribes")
