"""Figures for comparing games of Critter Heist: loot that counts, suspicion, stranded crews, critters played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rascals.core.figures import GameFigures
from rascals.core.match import Match
from rascals.games.heist import events
from rascals.games.heist.components import CRITTER_NAMES, LOOT_NAMES, MINUS, V1
from rascals.games.heist.events import EVENTS
from rascals.games.heist.state import State

_PLAYED = {EVENTS.types[events.PLAYED].name, EVENTS.types[events.REACTED].name}
_LATE = EVENTS.types[events.LATE].name
_SCORED = EVENTS.types[events.FINAL_SCORE].name


def numbers(match: Match) -> Mapping[str, int]:
    """Return totals: turns, suspicion, loot that counts, stranded and late crews, events between two crews."""
    s = _state(match)
    seats = range(s.players)
    counts = {"turns": sum(s.turns_taken), "suspicion": sum(s.suspicion)}
    counts |= {f"loot:{LOOT_NAMES[kind]}": sum(_counted(s, seat, kind) for seat in seats) for kind in range(MINUS)}
    counts["stranded"] = sum(_stranded(s, seat) for seat in seats)
    counts["late"] = sum(event.name == _LATE for ply in match.history for event in ply.events)
    counts["between"] = sum(_concerns_two(event.args) for ply in match.history for event in ply.events)
    return counts


def critters(match: Match) -> Mapping[str, Sequence[int]]:
    """Return how often each seat used each critter of the edition, including reactions. [H-18, H-19]"""
    s = _state(match)
    used = {
        f"critter:{name}": [0] * s.players for name, count in zip(CRITTER_NAMES, s.critter_counts, strict=True) if count
    }
    for ply in match.history:
        for event in ply.events:
            if event.name in _PLAYED:
                used[f"critter:{event.args['critter']}"][event.args["seat"]] += 1
    return used


def _state(match: Match) -> State:
    return cast("State", match.state)


def _counted(s: State, seat: int, kind: int) -> int:
    """Return how many of a kind of loot count for a crew: those banked and, from v2 on, carried. [H-26]"""
    return s.banked[seat][kind] + (s.carried[seat][kind] if s.edition > V1 else 0)


def _stranded(s: State, seat: int) -> int:
    """Return 1 for a crew that has not ended when the game is over or, in v1, has unbanked loot. [H-36]"""
    return int(sum(s.carried[seat]) > 0) if s.edition == V1 else int(s.ended[seat] == 0)


def _concerns_two(args: Mapping[str, object]) -> bool:
    """Return whether an event names two different seats, as when one crew does something to another."""
    seats = {args[name] for name in ("seat", "to", "from", "by") if args.get(name) is not None}
    return len(seats) > 1


FIGURES = GameFigures(numbers, critters, first=lambda match: _state(match).first, scored=_SCORED)
