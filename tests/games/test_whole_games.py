"""What holds in every state of whole games of every game and edition, whatever is played."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

import rascals
from rascals import Game, Match, Move, laws
from rascals.core.match import views
from rascals.games.goons.components import SCHEME_NAMES
from tests.conftest import Amount
from tests.games.views import ORACLES, status
from tests.suites import deep

pytestmark = pytest.mark.no_cover

BARGAINS: dict[str, Any] = {"payoffs": True, "promos": 4, "changes": 3}
GOONS: dict[str, Any] = {"kid_random_limit": 10, "razor_counts": "blanks", "jolly_items": True, "scythe_reach": "any"}
VILLAINS: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (2, "kid-random blind-razor doctor jolly-butcher", {}),
    (3, "kid-random blind-razor lady-darmondy mary-klyde", GOONS),
    (4, "doctor jolly-butcher lady-darmondy mary-klyde", {}),
)
HEISTS = [
    rascals.game("heist", players=players, edition=edition, turn_limit=turns)
    for edition, players, turns in (("v1", 2, 12), ("v5", 4, 10), ("v2", 4, 8), ("v3", 3, 12), ("v4", 2, 12))
]
GAMES = (
    rascals.game("felicity", players=3),
    *deep([rascals.game("felicity", players=players) for players in (4, 5)]),
    rascals.game("goodcritters", players=4, bargaining="turns", limited_terms=True, length="short", **BARGAINS),
    *deep([rascals.game("goodcritters", players=5, **BARGAINS)]),
    *deep([rascals.game("goodcritters", players=6, early_bribes=True, payoffs=True, changes=2)]),
    *(rascals.game("goons", players=players, villains=villains, **other) for players, villains, other in VILLAINS),
    *HEISTS[:2],
    *deep(HEISTS[2:]),
)
every_game = pytest.mark.parametrize("game", GAMES, ids=laws.name_of)

POLICIES = ("eager", *laws.POLICIES)
SELDOM = {"end", "escape", "dojo", "skim"}  # what the eager do seldom, so that much else happens

COMMON = {"game", "edition", "options", "players", "seat", "acting", "free", "draft", "seats", "scores", "winners"}
COMMON |= {"end_reason", "status"}
OF_ALL_SEATS = {"seat", "score"}
# What a viewer may not know, though others do.
HIDDEN = {
    "felicity": {"seats.hand", "seats.removed", "seats.mice", "row.pet", "dummy.removed"},
    "goodcritters": {"seats.stash", "seats.action", "seats.payoffs.cards", "offers.gives"},
    "goons": {"resolution.bids"},
    "heist": {"seats.hand", "seats.held", "seats.choice", "seats.pack", "pending.tiles", "pending.cards"},
}


@cache
def played(game: Game, policy: str) -> tuple[Match, ...]:
    """A whole game, at each of its states; of the eager in Goons with much money in it."""
    if policy != "eager":
        return tuple(match.copy() for match in laws.walk(game, 5, policy))
    match, rng = game.new(seed=6), random.Random(6)
    if game.name == "goons":
        match = game.from_position(match.position() | {"money": [12] * game.players}, seed=6)
    states = [match.copy()]
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, eager(match, seat, rng))
        states.append(match.copy())
        assert len(states) < 3000, "the game does not end"
    return tuple(states)


def eager(match: Match, seat: int, rng: random.Random) -> list[Move]:
    """Choose the steps of a move by their kind first, so that those of which there are many do not crowd out others."""
    draft: list[Move] = []
    moves, complete = match.legal(seat), False
    while not complete:
        kinds = sorted({move.kind for move in moves})
        kind = rng.choices(kinds, [0.1 if kind in SELDOM else 1 for kind in kinds])[0]
        draft.append(rng.choice([move for move in moves if move.kind == kind]))
        moves, complete = match.preview(seat, [*draft])
    return draft


def looked_at(game: Game, policies: Sequence[str], count: int) -> Iterator[tuple[Match, int | None]]:
    """Yield states of whole games, evenly spread and whatever is first awaited of a seat, each with another viewer."""
    viewers, asked = itertools.cycle((*game.seats, None)), set[str]()
    assert game.definition.status is not None
    for policy in policies:
        states = played(game, policy)
        chosen = {*range(0, len(states), max(1, len(states) // count)), len(states) - 1}
        for at, match in enumerate(states):
            status = "" if match.over else str((game.definition.status(match.state, None)[0], match.acting))
            if at in chosen or status not in asked:
                asked.add(status)
                for one in (match, *(other_schemes(match, at) if at in chosen else ())):
                    yield one, next(viewers)


def other_schemes(match: Match, at: int) -> Iterator[Match]:
    """Yield a turn of Goons with other schemes open, on other corners: few of the thirty are contested in a game."""
    if match.game.name == "goons" and match.view()["phase"] == "turn" and match.view()["pending"] is None:
        for more in range(4 * at, 4 * at + 4):
            other = renamed(match.position(), more)
            villains, decks = other["villains"], other["scheme_decks"]
            corners = [{**villains[colour], "deck": decks[colour]} for colour in villains]
            for place, colour in enumerate(villains):
                new = corners[(place + more) % 4]
                villains[colour] |= {"villain": new["villain"], "scheme": new["scheme"]}
                decks[colour] = new["deck"]
            yield match.game.from_position(other, seed=1)


def renamed(told: Any, more: int) -> Any:
    """Return what a position tells, each scheme replaced by another of its villain."""
    if isinstance(told, dict):
        return {key: renamed(one, more) for key, one in told.items()}
    if isinstance(told, list):
        return [renamed(one, more) for one in told]
    return f"{told[:2]}{(int(told[2]) + more) % 5 + 1}" if told in SCHEME_NAMES else told


def fields(game: Game, position: dict[str, Any], table: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Add to what a view tells the fields that positions have under their own names."""
    facts = game.definition.facts
    for _, field in facts.of_table:
        if field.entry is not None:
            table.setdefault(str(field.view), position[field.entry])
    for seat, told in enumerate(seats):
        for _, field in facts.of_seats:
            if field.entry is not None:
                told.setdefault(str(field.view), position[field.entry][seat])


def differences(path: str, found: Any, expected: Any) -> Iterator[str]:
    """Name the places where a view is not what it should be."""
    if isinstance(found, dict) and isinstance(expected, dict):
        yield from (f"{path}.{key}: {found.get(key, 'gone')}" for key in sorted(found.keys() ^ expected.keys()))
        for key in sorted(found.keys() & expected.keys()):
            yield from differences(f"{path}.{key}", found[key], expected[key])
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        for one, other in zip(found, expected, strict=True):
            yield from differences(path, one, other)
    elif found != (pytest.approx(expected) if isinstance(expected, float) else expected):
        yield f"{path}: {found}, not {expected}"


@every_game
def test_views_tell_what_the_rules_go_by(game: Game, amount: Amount) -> None:
    """Each entry of a view is what position, printed components and clauses give; only what is hidden is null."""
    first = played(game, "random")[0].position()
    for match, viewer in looked_at(game, POLICIES[: amount(2, 5)], amount(12, 300)):
        position = match.position()
        whole, seen = (match.view(viewer, reveal=reveal) for reveal in (True, False))
        table, seats = ORACLES[game.name](match, position, first, viewer)
        fields(game, position, table, seats)
        found = {key: value for key, value in whole.items() if key not in COMMON}
        found["seats"] = [{k: v for k, v in seat.items() if k not in OF_ALL_SEATS} for seat in whole["seats"]]
        wrong = [*differences("", found, table | {"seats": seats})]
        args = whole["status"]["args"]
        wrong += [f"status: {name}" for name, value in status(whole).items() if args.get(name, value) != value]
        for facts in (whole, seen):
            facts["seats"] = {str(at): seat for at, seat in enumerate(facts["seats"])}
        own = None if match.over else viewer
        wrong += [one for one in differences("", seen, whole) if not may_hide(game, one, own)]
        assert not wrong, wrong


@every_game
def test_views_made_together_are_those_made_one_by_one(game: Game, amount: Amount) -> None:
    """What viewers share of their views is what each is shown alone."""
    viewers = (None, *game.seats)
    for match, _ in looked_at(game, POLICIES[:1], amount(5, 50)):
        assert views(match, viewers) == [match.view(viewer) for viewer in viewers]


def may_hide(game: Game, difference: str, viewer: int | None) -> bool:
    """Tell whether a difference is a null in place of what the viewer may not see."""
    path, _, what = difference.lstrip(".").partition(": ")
    own = f"seats.{viewer}."
    return (
        what.startswith("None, not ") and not path.startswith(own) and re.sub(r"\.\d+", "", path) in HIDDEN[game.name]
    )


# What positions write in another order, or leave out because it is over: places in a pile, and moves that were begun.
OTHERWISE = {
    "felicity": "stack",
    "goodcritters": "pile top bottom middle laid_in laid_card drafter draft_.* old_gives old_wants",
}


@every_game
def test_a_record_holds_what_its_position_says(game: Game, amount: Amount) -> None:
    """A position is read into an equal record: what means nothing now is blank, and nothing is left of before."""
    otherwise = re.compile(OTHERWISE.get(game.name, "").replace(" ", "|"))
    compared = [name for name in game.definition.state.fields if name != "chance" and not otherwise.fullmatch(name)]
    for match in itertools.chain.from_iterable(laws.walk(game, seed) for seed in range(amount(1, 20))):
        s, read = match.state, game.new_state(9)
        game.definition.read_position(read, json.loads(json.dumps(game.definition.write_position(s))))
        wrong = [name for name in compared if getattr(s, name) != getattr(read, name)]
        assert not wrong, (match.history[-1].move, wrong)
