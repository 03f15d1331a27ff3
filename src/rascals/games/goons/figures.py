"""Figures of games of Goons: the parts of scores, villains' successes, payments and worth, purchases, goons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rascals.core.events import Event
from rascals.core.figures import GameFigures
from rascals.core.match import Match
from rascals.games.goons.components import GOON_NAMES, ITEM_NAMES, OF_VILLAIN, SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.events import PARTS

# What a reward is worth to `shrewd`, in tenths of a star.
TENTHS = {"stars": 10, "city": 10, "crib": 10, "energy": 6, "money": 7, "steps": 8}


def numbers(match: Match) -> Mapping[str, int]:
    """Count turns, the parts of all scores and, for each villain, schemes resolved, schemes failed and stars paid.

    Also for each villain the `rounds` in which a scheme of theirs was open, and what these schemes were `worth` to all
    players: their rewards minus the markers lost, in tenths of a star.
    """
    counts = Counter({f"{group}:{villain}": 0 for group in ("rounds", "worth") for villain in VILLAIN_NAMES})
    villain = ""  # whose scheme is resolved
    for event in _events(match):
        args = event.args
        if event.name == "turn_began":
            counts["turns"] += 1
        elif event.name == "final_score":
            counts.update({f"part:{part}": args[part] for part in PARTS})
        elif event.name == "scheme_turned_up":
            counts[f"rounds:{_villain(args['scheme'])}"] += 1
        elif event.name == "scheme_began":
            villain = _villain(args["scheme"])
            counts[f"resolved:{villain}"] += 1
        elif event.name == "failed":
            counts[f"failed:{villain}"] += 1
        elif event.name == "rewarded":
            counts[f"paid:{villain}"] += sum(args[what] for what in ("city", "crib", "stars"))
            counts[f"worth:{villain}"] += sum(tenths * args[what] for what, tenths in TENTHS.items())
        elif event.name == "markers_lost":
            counts[f"worth:{villain}"] -= TENTHS["energy"] * args["number"]
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
