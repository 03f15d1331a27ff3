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
    """Return totals: turns, suspicion, loot that counts, crews stranded and late, events between two crews."""
    s = _record(match)
    seats = range(s.players)
    told = {"turns": sum(s.turns_taken), "suspicion": sum(s.suspicion)}
    told |= {f"loot:{LOOT_NAMES[kind]}": sum(_counted(s, seat, kind) for seat in seats) for kind in range(MINUS)}
    told["stranded"] = sum(_stranded(s, seat) for seat in seats)
    told["late"] = sum(event.name == _LATE for ply in match.history for event in ply.events)
    told["between"] = sum(_concerns_two(event.args) for ply in match.history for event in ply.events)
    return told


def critters(match: Match) -> Mapping[str, Sequence[int]]:
    """Return how often each seat used each critter of the edition, reactions included. [H-18, H-19]"""
    s = _record(match)
    used = {
        f"critter:{name}": [0] * s.players for name, count in zip(CRITTER_NAMES, s.critter_counts, strict=True) if count
    }
    for ply in match.history:
        for event in ply.events:
            if event.name in _PLAYED:
                used[f"critter:{event.args['critter']}"][event.args["seat"]] += 1
    return used


def _record(match: Match) -> State:
    return cast("State", match.state)


def _counted(s: State, seat: int, kind: int) -> int:
    """Return how many of a loot count for a crew: banked, from v2 on also carried. [H-26]"""
    return s.banked[seat][kind] + (s.carried[seat][kind] if s.edition > V1 else 0)


def _stranded(s: State, seat: int) -> int:
    """Return 1 for a crew that has not ended when the game is over; in v1 for one with loot not banked. [H-36]"""
    return int(sum(s.carried[seat]) > 0) if s.edition == V1 else int(s.ended[seat] == 0)


def _concerns_two(args: Mapping[str, object]) -> bool:
    """Tell whether an event names two different seats: one crew did something to another."""
    seats = {args[name] for name in ("seat", "to", "from", "by") if args.get(name) is not None}
    return len(seats) > 1


FIGURES = GameFigures(numbers, critters, first=lambda match: _record(match).first, scored=_SCORED)
