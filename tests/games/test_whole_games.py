"""What holds in every state of whole games of every game and edition, whatever is played."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import rascals
from rascals import Game, Match, Move, laws
from rascals.core.meaning import Meaning, Named, Seat
from rascals.core.record import OPTION, Record
from rascals.games.goons.box import SCHEME_NAMES
from tests.conftest import Amount
from tests.games.views import ORACLES, status

pytestmark = pytest.mark.no_cover

BARGAINS: dict[str, Any] = {"payoffs": True, "promos": 4, "changes": 3}
GOONS: dict[str, Any] = {"kid_random_limit": 10, "razor_counts": "blanks", "jolly_items": True, "scythe_reach": "any"}
VILLAINS: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (2, "kid-random blind-razor doctor jolly-butcher", {}),
    (3, "kid-random blind-razor lady-darmondy mary-klyde", GOONS),
    (4, "doctor jolly-butcher lady-darmondy mary-klyde", {}),
)
GAMES = (
    *(rascals.game("felicity", players=players) for players in (3, 4, 5)),
    rascals.game("goodcritters", players=5, **BARGAINS),
    rascals.game("goodcritters", players=4, bargaining="turns", limited_terms=True, length="short", **BARGAINS),
    rascals.game("goodcritters", players=6, early_bribes=True, payoffs=True, changes=2),
    *(rascals.game("goons", players=players, villains=villains, **other) for players, villains, other in VILLAINS),
    *(
        rascals.game("heist", players=players, edition=edition, turn_limit=turns)
        for edition, players, turns in (("v1", 2, 12), ("v2", 4, 8), ("v3", 3, 12), ("v4", 2, 12), ("v5", 4, 10))
    ),
)
every_game = pytest.mark.parametrize("game", GAMES, ids=laws.name_of)

TEMPERAMENTS = (*laws.TEMPERAMENTS, "eager")
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
def played(game: Game, temperament: str) -> tuple[Match, ...]:
    """A whole game, at each of its states; of the eager in Goons with much money in it."""
    if temperament != "eager":
        return tuple(match.copy() for match in laws.walk(game, 5, temperament))
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


def looked_at(game: Game, count: int) -> Iterator[tuple[Match, int | None]]:
    """Yield states of whole games, evenly spread and whatever is first awaited of a seat, each with another viewer."""
    viewers, asked = itertools.cycle((*game.seats, None)), set[str]()
    assert game.box.status is not None
    for temperament in TEMPERAMENTS:
        states = played(game, temperament)
        chosen = {*range(0, len(states), max(1, len(states) // count)), len(states) - 1}
        for at, match in enumerate(states):
            status = "" if match.over else str((game.box.status(match.record, None)[0], match.acting))
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
    facts = game.box.facts
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
    for match, viewer in looked_at(game, amount(12, 300)):
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


def may_hide(game: Game, difference: str, viewer: int | None) -> bool:
    """Tell whether a difference is a null in place of what the viewer may not see."""
    path, _, what = difference.lstrip(".").partition(": ")
    own = f"seats.{viewer}."
    return (
        what.startswith("None, not ") and not path.startswith(own) and re.sub(r"\.\d+", "", path) in HIDDEN[game.name]
    )


# ---------------------------------------------------------------- fields of the record

# In which phases fields may hold something; in all others, between whole moves, they are blank.
USED = {
    "felicity": {"bid": "revealed bid passed passes", "place bid": "turn hand row placed on_card"},
    "goodcritters": {
        "share over": "lying",
        "bargain": "turn",
        "bargain choose": "shares threat chosen ready active token_to token_side token_cards",
        "share bargain choose": "made offer offer_pays offer_asks offer_any laid laid_in laid_card",
        "over": "end",
        "": "given skimmed yes no shown draft proven counted pool",
    },
    "goons": {
        "turn": "taken space ability open knife knife_colour trades trade_colour again_what",
        "turn resolve": "markers order piles steps",
        "turn resolve first": "question asked",
        "resolve": "resolved step place doubled rewarded dice bag drawn bought skulls tokens bids lot claimed passed",
        "": "begun begun_steps",
    },
    "heist": {
        "hire": "pile pile_size pile_known looked pack sealed sealed_size",
        "hire layout": "set_aside",
        "hire layout heist": "turn agenda pending",
        "layout heist": "shown_tiles shown",
        "heist": "shown_cards cards_shown",
        "heist over": "moves plays birds ferret no_security no_trap butterflies foxes countdown_by turns_left",
        "over": "end",
        "": "begun steps drafter reach pool tile_pool",
    },
}
# What else must hold while fields hold something: a field that is not blank.
ALONG = {
    "goodcritters": {"fuzz_out": "end"},
    "goons": {"trades trade_colour again_what asked": "question", "knife_colour": "knife"},
    "heist": {"turns_left": "countdown_by", "agenda": "pending"},
}
# What is blank whenever the first fields have changed.
ANEW = {
    "felicity": ("round", "bid passed passes revealed"),
    "goodcritters": ("round", "threat chosen ready made active shares"),
    "goons": ("round turn mover", "taken space ability knife knife_colour"),
    "heist": ("turn round", "moves plays birds ferret no_security no_trap"),
}
# How many things lie in a row; the rest of it is blank.
LYING = {
    "felicity": {"row": "placed"},
    "goodcritters": {"laid_in": "laid", "laid_card": "laid"},
    "goons": {"scheme_deck": "schemes_left", "order": "piles", "item_deck": "items_left"},
    "heist": {
        **dict.fromkeys(("stack", "stack_known"), "stack_size"),
        **dict.fromkeys(("critters", "critters_known"), "critters_size"),
        **dict.fromkeys(("traps", "traps_known"), "traps_size"),
        **dict.fromkeys(("pile", "pile_known"), "pile_size"),
        "trap_discard": "trap_discard_size",
        "discard": "discard_size",
        "sealed": "sealed_size",
        "shown_tiles": "shown",
        "shown_cards": "cards_shown",
        "agenda": "pending",
    },
}
OTHERWISE = {"laid_card", "agenda", "chance"}  # whose numbers mean several things
DUMMY = {"shown"}  # what Felicity's dummy has, which is no seat


def reach(value: Any, blank: int) -> tuple[int, int]:
    """Return the least and the greatest number of a field, or of some of its rows; of nothing the blank."""
    if not isinstance(value, list):
        return value, value
    rows = [*itertools.chain.from_iterable(value)] if value and isinstance(value[0], list) else value
    return (min(rows), max(rows)) if rows else (blank, blank)


def bounds(of: Meaning, players: int) -> tuple[int, int]:
    """Return the least and the greatest number that means something."""
    if isinstance(of, Seat):
        return min(of.blank, 0), players - 1
    if isinstance(of, Named):
        return min(of.blank, 0), len(of.names) - 1
    return min(of.least, of.blank), 1 << 20 if of.most is None else of.most


def restless(before: Record | None, s: Any, holds: set[str]) -> Iterator[str]:
    """Name the fields of a record that hold what means nothing now."""
    game, fields = s.box.name, s.fields
    phase = fields["phase"].of.told(s.phase)
    for phases, names in USED[game].items():
        if phase not in phases.split():
            yield from (f"{name} in phase {phase}" for name in names.split() if name in holds)
    for names, other in ALONG.get(game, {}).items():
        if other not in holds:
            yield from (f"{name} without {other}" for name in names.split() if name in holds)
    marks, anew = ANEW[game]
    if before and phase != "over" and any(getattr(before, mark) != getattr(s, mark) for mark in marks.split()):
        yield from (f"{name} after {marks}" for name in anew.split() if name in holds)
    for name, count in LYING[game].items():
        row, size, blank = getattr(s, name), getattr(s, count), fields[name].of.blank
        rows = zip(row, size, strict=False) if isinstance(size, list) else [(row, size)]
        if any(reach(row[size:], blank) != (blank, blank) for row, size in rows):
            yield f"{name} beyond {count}"


@every_game
def test_fields_mean_something_or_rest(game: Game) -> None:
    """In each state every number is one that its field may hold, and a field that means nothing now is blank."""
    fields = {name: f for name, f in game.box.state.fields.items() if f.seen != OPTION and f.data is None}
    spans = {name: bounds(field.of, game.players) for name, field in fields.items() if name not in OTHERWISE}
    blanks = {name: (field.of.blank, field.of.blank) for name, field in fields.items()}
    of_seats = {name for name, field in fields.items() if field.by_seat and name not in DUMMY}
    for temperament in TEMPERAMENTS:
        before: Record | None = None
        for match in played(game, temperament):
            s = match.record
            found = {name: reach(getattr(s, name), blank) for name, (blank, _) in blanks.items()}
            wrong = [*restless(before, s, {name for name, one in found.items() if one != blanks[name]})]
            wrong += [name for name, (low, high) in spans.items() if found[name][0] < low or found[name][1] > high]
            rest = {name: getattr(s, name)[game.players :] for name in of_seats}
            wrong += [f"{name} of nobody" for name, row in rest.items() if reach(row, blanks[name][0]) != blanks[name]]
            assert not wrong, (match.history[-1].move, wrong)
            before = s
