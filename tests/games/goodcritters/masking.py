"""A move of GoodCritters as somebody reads it who may not know all of it: an instrument to compare moves by. [G-37]"""

from __future__ import annotations

from rascals.core.moves import NO_ACTION
from rascals.games.goodcritters import notation
from rascals.games.goodcritters.box import ACTION_NAMES
from rascals.games.goodcritters.certainty import seers
from rascals.games.goodcritters.moves import VERBS
from rascals.games.goodcritters.notation import ANY, SUFFIXES, row_of
from rascals.games.goodcritters.state import MANNERS


def mask(said: str, mover: int, viewer: int | None) -> str:
    """Return a seat's move as a viewer (None: a spectator) may read it: `choose ?`, `payoff a yes 2: P2 5 ~ ?`.

    Cards that the viewer may not know come last, those shown to another before those hidden from all but the giver:
    their place must not tell their value. [G-10, G-40]
    """
    if viewer == mover:
        return said
    if said.removeprefix("choose ") in ACTION_NAMES and said.startswith("choose "):
        return "choose ?"
    head, words = VERBS.head_of(said) or (None, ())
    if head is None or head.action == NO_ACTION or not words:
        return said
    if head.kind == "accept":
        return said if viewer == head.args["maker"] else " ".join([f"{head}:", *[ANY for _ in words]])
    at = words.index("for") if "for" in words else len(words)
    given, wanted = notation.read_items(words[:at]), notation.read_wishes(words[at + 1 :])
    if given is None or wanted is None:
        return said
    known = [gift for gift in given[1] if seers(gift % MANNERS, mover, head.args["to"]) >> row_of(viewer) & 1]
    hidden = sorted(gift % MANNERS for gift in given[1] if gift not in known)
    shown = [*notation.gifts_text(given[0], known), *(SUFFIXES[manner] for manner in hidden)]
    asked = ["for", *notation.gifts_text(*wanted[:2]), *[ANY] * wanted[2]] if at < len(words) else []
    return " ".join([head.notation, *shown, *asked])
