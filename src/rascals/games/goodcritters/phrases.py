"""Phrases that players say to each other, and whether promises were kept. None are binding. [G-28]

Promises are judged only by what everybody has seen: revealed cards, threats carried out, shares. [G-40]
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from rascals.core.phrases import OTHER, GamePhrase, Log, Mark, Phrases, SpokenPhrase
from rascals.games.goodcritters.components import VALUES

Event = Mapping[str, Any]

CARDS = tuple(map(str, VALUES))
PROMISED = {"vote-yes": "yes", "vote-no": "no", "vote-yes-for": "yes", "vote-yes-if": "yes", "guard": "guard"}
ROBBER_AND_VICTIM = {  # the parameters of robber and victim in each event of a rob
    "robbed": ("by", "from"),
    "nothing_to_rob": ("by", "from"),
    "guard_took": ("from", "by"),
    "nothing_to_take": ("from", "by"),
    "guard_revealed": ("by", "seat"),
    "lookout_stopped": ("by", "seat"),
    "guard_bypassed": ("by", "seat"),
}


def judge(log: Log, at: int, said: SpokenPhrase) -> Mark | None:
    """Return whether a promise was kept; None while that is open.

    A promise to vote, to guard or not to rob concerns the round in which it is made; a promise to share concerns its
    maker's first share after it, in this round or the next.
    """
    rounds = _rounds(log)
    if said.phrase == "share":
        return _judged_share(rounds[:2], at, said)
    happened = list(rounds[0].values())
    if not any(event["event"] == "voted" for event in happened):
        return None
    if said.phrase == "no-rob":
        return "broken" if said.args["to"] in _robbed_by(happened, said.seat) else "kept"
    if not _fell_due(happened, said):
        return "void"
    return "kept" if _revealed(happened, said.seat) == PROMISED[said.phrase] else "broken"


def _rounds(log: Log) -> list[dict[int, Event]]:
    """Return the events of each round of a log, by their indices."""
    starts = [place for place, event in enumerate(log) if event["event"] == "round_began" and place > 0]
    bounds = [0, *starts, len(log)]
    return [{place: log[place] for place in range(start, end)} for start, end in pairwise(bounds)]


def _revealed(happened: Log, seat: int) -> str | None:
    """Return the action card that a seat revealed in a round."""
    for event in happened:
        if event["event"] in {"revealed", "guard_revealed"} and event["args"]["seat"] == seat:
            action: str = event["args"].get("action", "guard")
            return action
    return None


def _robbed_by(happened: Log, seat: int) -> set[int]:
    """Return the seats that a seat robbed, or tried to rob, in a round."""
    tries = [(event["args"], ROBBER_AND_VICTIM.get(event["event"])) for event in happened]
    return {args[names[1]] for args, names in tries if names is not None and args[names[0]] == seat}


def _fell_due(happened: Log, said: SpokenPhrase) -> bool:
    """Return whether the condition of a promised vote was met."""
    if said.phrase == "vote-yes-if":
        return _revealed(happened, int(said.args["to"])) == "yes"
    return said.phrase != "vote-yes-for" or _got(_shares(happened), said.seat, str(said.args["card"]))


def _judged_share(rounds: list[dict[int, Event]], at: int, said: SpokenPhrase) -> Mark | None:
    """Judge the first share that a seat makes as boss after promising a card of a value."""
    value = str(said.args["card"])
    for events in rounds:
        happened = list(events.values())
        shared = [place for place, event in events.items() if event["event"] == "shared"]
        if _boss(happened) != said.seat or min(shared, default=at) < at:
            continue
        if shared:
            shares = _shares(happened)
            possible = any(_got(shares, seat, value) for seat in shares)
            return ("kept" if _got(shares, int(said.args["to"]), value) else "broken") if possible else "void"
        return "void" if _is_over(happened) else None
    return "void" if len(rounds) > 1 or _is_over(list(rounds[0].values())) else None


def _boss(happened: Log) -> int | None:
    """Return who was boss in a round."""
    return next((event["args"]["boss"] for event in happened if event["event"] == "round_began"), None)


def _is_over(happened: Log) -> bool:
    return any(event["event"] == "game_over" for event in happened)


def _shares(happened: Log) -> dict[int, list[str]]:
    """Return the cards that each seat was given in the share of a round."""
    return {event["args"]["to"]: event["args"]["cards"] for event in happened if event["event"] == "shared"}


def _got(shares: Mapping[int, list[str]], seat: int, value: str) -> bool:
    """Return whether a seat was given a card of a value, such as `5 gems`."""
    return any(card.partition(" ")[0] == value for card in shares.get(seat, ()))


PHRASES = Phrases(
    (
        GamePhrase("vote-yes", promise=True),
        GamePhrase("vote-no", promise=True),
        GamePhrase("vote-yes-for", {"card": CARDS}, promise=True),
        GamePhrase("vote-yes-if", {"to": OTHER}, promise=True),
        GamePhrase("share", {"card": CARDS, "to": OTHER}, promise=True),
        GamePhrase("no-rob", {"to": OTHER}, promise=True),
        GamePhrase("guard", promise=True),
        GamePhrase("ask-card", {"card": CARDS}),
        GamePhrase("ask-yes", {"to": OTHER}),
        GamePhrase("ask-no", {"to": OTHER}),
        GamePhrase("ask-guard", {"to": OTHER}),
        GamePhrase("ask-peace", {"to": OTHER}),
        GamePhrase("beware", {"to": OTHER}),
    ),
    settles=frozenset({"voted", "shared", "round_began", "game_over"}),
    judge=judge,
    begins="round_began",
)
