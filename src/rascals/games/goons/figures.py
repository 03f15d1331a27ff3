"""Figures for comparing games of Goons: the parts of scores, villains' successes and payments, purchases, goons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rascals.core.events import Event
from rascals.core.figures import GameFigures
from rascals.core.match import Match
from rascals.games.goons.components import GOON_NAMES, ITEM_NAMES, OF_VILLAIN, SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.events import PARTS


def numbers(match: Match) -> Mapping[str, int]:
    """Count turns, the parts of all scores and, for each villain, schemes resolved, schemes failed and stars paid."""
    counts: Counter[str] = Counter()
    at: dict[str, str] = {}  # the villain whose scheme is resolved, by the colour of its corner
    for event in _events(match):
        args = event.args
        if event.name == "turn_began":
            counts["turns"] += 1
        elif event.name == "final_score":
            counts.update({f"part:{part}": args[part] for part in PARTS})
        elif event.name == "scheme_began":
            at[args["colour"]] = _villain(args["scheme"])
            counts[f"resolved:{at[args['colour']]}"] += 1
        elif event.name == "failed":
            counts[f"failed:{at[args['colour']]}"] += 1
        elif event.name == "rewarded":
            counts[f"paid:{at[args['colour']]}"] += sum(args[what] for what in ("city", "crib", "stars"))
    return counts


def done(match: Match) -> Mapping[str, Sequence[int]]:
    """Count each seat's purchases by item, and mark its goon."""
    players = match.game.players
    counts = {f"item:{name}": [0] * players for name in ITEM_NAMES}
    counts |= {f"goon:{name}": [0] * players for name in GOON_NAMES}
    for event in _events(match):
        if event.name == "bought":
            counts[f"item:{event.args['item']}"][event.args["seat"]] += 1
        elif event.name == "goon_chosen":
            counts[f"goon:{event.args['goon']}"][event.args["seat"]] += 1
    return counts


def first(match: Match) -> int:
    """Return the seat that began the first round. [O-06]"""
    seat: int = next(event.args["seat"] for event in _events(match) if event.name == "round_began")
    return seat


def _events(match: Match) -> Iterator[Event]:
    return (event for ply in match.history for event in ply.events)


def _villain(scheme: str) -> str:
    return VILLAIN_NAMES[SCHEME_NAMES.index(scheme) // OF_VILLAIN]


FIGURES = GameFigures(numbers, done, first=first, scored="final_score")
