"""Laws of views and observations: both show each seat the same, one as entries, the other as numbers."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from rascals.core import rules
from rascals.core.codecs import HIGHEST
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.observation import ObservationPart
from rascals.core.schema import schema_of_game
from rascals.laws.playing import is_of, states

RENEWED = 300  # actions after each of which the observation is compared


def observations_keep_their_bounds(game: Game, depth: int = 1, /) -> None:
    """Each number of an observation belongs to exactly one part and lies within its bounds; 0 stands for nothing."""
    bounds = _observed(game)
    for match in states(game, depth):
        for viewer in (*game.seats, None):
            for number, (least, most, what) in zip(numbers(game, match.state, viewer), bounds, strict=True):
                assert number == 0 or least <= number <= most, f"{what}: {number}, not {least} to {most}"


def views_are_of_their_type(game: Game, depth: int = 1, /) -> None:
    """A view has the entries that its type declares, no more and no less, and each is of its declared type."""
    schemas = schema_of_game(game)["$defs"]
    for match in states(game, depth):
        for viewer in (*game.seats, None):
            for seen in (match.view(viewer), *match.stages(viewer)):
                is_of("View", seen, schemas)
        for seat in match.acting:
            move = match.random_move(seat, random.Random(1))
            for steps in range(1, len(move)):
                is_of("View", match.view(seat, draft=move[:steps]), schemas)


def _observed(game: Game) -> list[tuple[int, int, str]]:
    """Return the bounds of an observation."""
    return _bounds(game.definition.observation.parts, game.definition.observation.size)


def _bounds(parts: Sequence[ObservationPart], size: int) -> list[tuple[int, int, str]]:
    """Return the bounds of each number, and what it means."""
    found: dict[int, tuple[int, int, str]] = {}
    for part in parts:
        assert -HIGHEST - 1 <= part.least <= part.most <= HIGHEST, part
        for begin in range(part.at, part.at + part.times * max(part.step, 1), max(part.step, 1)):
            for at in range(begin, begin + part.count):
                assert at not in found, f"{part.what} and {found[at][2]} share a number"
                found[at] = (part.least, part.most, part.what)
    assert sorted(found) == list(range(size)), "numbers that belong to no part"
    return [found[at] for at in sorted(found)]


def deductions_hold_in_every_sample(game: Game, depth: int = 1, /) -> None:
    """Deductions lie within their bounds, and are the same in each state that a seat cannot tell from the real one."""
    bounds = _bounds(game.definition.deduction.parts, game.definition.deduction.size)
    seen = game.definition.observation.size
    for match in islice(states(game, depth), 0, None, 2):
        for seat in game.seats if rules.acting(match.state) else ():
            here = deduced(game, match.state, seat)
            assert here[:seen] == numbers(game, match.state, seat), "deductions begin with what is observed"
            there = deduced(game, rules.sampled_state(match.state, seat, len(match.history)), seat)
            for one, other, (least, most, what) in zip(here, there, bounds, strict=True):
                assert one == other, f"seat {seat} cannot deduce {what}: {one}, or {other} for all it knows"
                assert one == 0 or least <= one <= most, f"{what}: {one}, not {least} to {most}"


def deduced(game: Game, s: Any, seat: int) -> list[int]:
    """Return what a seat observes and deduces of a state."""
    out = [0] * game.definition.deduction.size
    rules.deduce(s, seat, out)
    return out


def unlike(game: Game, one: Sequence[int], other: Sequence[int]) -> set[str]:
    """Return the names of the parts in which two observations differ."""
    if one == other:
        return set()
    return {what for here, there, (*_, what) in zip(one, other, _observed(game), strict=True) if here != there}


def numbers(game: Game, s: Any, viewer: int | None) -> list[int]:
    """Return what a viewer observes of a state."""
    out = [0] * game.definition.observation.size
    rules.observe(s, -1 if viewer is None else viewer, out)
    return out


def observations_are_renewed(game: Game, depth: int = 1, /) -> None:
    """Updating the observation from before an action gives the same as writing it from scratch."""
    for seed in range(depth):
        s, moves, chance = game.new_state(seed), [0] * game.definition.actions, random.Random(seed)
        rules.setup(s)
        seen, seat, there = [0] * game.definition.observation.size, -1, 0
        for _ in range(RENEWED):
            awaited = rules.acting(s)
            if not awaited:
                break
            before, seat = seat, rules.first_seat(awaited)
            there = rules.renew(s, seat, seen, there, int(seat == before))
            wrong = unlike(game, seen, numbers(game, s, seat))
            assert not wrong, f"not updated for seat {seat}: {', '.join(wrong)}"
            rules.apply(s, seat, moves[chance.randrange(rules.legal(s, seat, moves))])


def views_and_observations_agree(game: Game, depth: int = 1, /) -> None:
    """Two positions give a viewer the same view if and only if they give it the same observation."""
    seen: dict[Any, Any] = {}
    for match in islice(states(game, depth), 0, None, 3):
        for s in _near(match):
            for viewer in (*game.seats, None) if rules.acting(s) else ():
                shown = viewer, json.dumps(view(game, s, viewer), sort_keys=True)
                observed = viewer, tuple(numbers(game, s, viewer))
                for one, other, same in ((shown, observed, "view"), (observed, shown, "observation")):
                    assert seen.setdefault(one, other) == other, f"one {same}, {one}, for two: {seen[one]}, {other}"


def _near(match: Match) -> Iterator[Any]:
    """Yield states near that of a match: after each legal action, and redealt for each seat."""
    yield match.state
    for seat in match.acting:
        for move in match.legal(seat):
            s = match.state
            rules.apply(s, seat, move.action)
            yield s
    for seat in match.game.seats:
        s = match.state
        rules.determinize(s, seat)
        yield s


def view(game: Game, s: Any, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer sees of a state."""
    return game.definition.view(s, viewer, reveal=False)


def difference(now: Any, before: Any, where: str = "") -> str:
    """Return the entries that differ, each by its path."""
    if isinstance(now, dict) and isinstance(before, dict):
        pairs = [(f"{where}.{key}".lstrip("."), now.get(key), before[key]) for key in before]
    elif isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = [(f"{where}[{at}]", one, other) for at, (one, other) in enumerate(zip(now, before, strict=True))]
    else:
        return f"{where}: {before} became {now}"
    return ", ".join(difference(one, other, place) for place, one, other in pairs if one != other)
