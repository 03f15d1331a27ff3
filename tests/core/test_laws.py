"""The laws of all games, for every game, every number of players and every option, and for a small one with all else.

Each law is said once, in `rascals.laws`; the full suite looks at more games and more of their states.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import rascals
from rascals import laws
from tests.conftest import Amount
from tests.core import toy

# Laws that are known not to hold for a game.
EXCUSED = {("goodcritters", laws.views_and_observations_tell_the_same)}  # what counts for nothing is in views alone

pytestmark = pytest.mark.no_cover

# They have too many options to try each alone: those where legality, positions and secrets have most to decide.
BARGAINS = {
    rascals.game("goodcritters", players=players, **options): deep
    for players, deep, options in (
        (4, True, {"bargaining": "turns"}),
        (5, True, {"payoffs": True, "promos": 4, "changes": 3}),
        (6, False, {"bargaining": "turns", "payoffs": True, "limited_terms": True, "length": "short"}),
        (8, False, {"bargaining": "open", "length": "short"}),
    )
}
HEISTS = {
    rascals.game("heist", players=players, edition=edition, turn_limit=turns, **options): deep
    for edition, players, turns, deep, options in (
        ("v1", 2, 3, False, {}),
        ("v1", 4, 2, True, {"extra_side_loot": True, "last_turns": 1}),
        ("v2", 3, 4, False, {"late_forfeit": True}),
        ("v2", 4, 4, True, {"slippery_chain": False, "final_tie": "shared"}),
        ("v3", 4, 5, True, {}),
        ("v3", 2, 12, True, {"late_forfeit": True}),
        ("v4", 3, 4, False, {"bird_budget": "capped", "badger_cap": 2}),
        ("v4", 4, 6, True, {}),
        ("v5", 2, 12, True, {"spider_interrupt": "own", "choose_food": "highest"}),
        ("v5", 3, 8, True, {"place_optional": False, "bird_budget": "capped"}),
        ("v5", 4, 5, False, {}),
    )
}
GOONS_OPTIONS: dict[int, list[dict[str, Any]]] = {
    2: [{}],
    3: [{"kid_random_rerolls": "cycle", "razor_counts": "blanks", "jolly_items": True, "scythe_reach": "any"}],
    4: [
        {"villains": "blind-razor jolly-butcher lady-darmondy mary-klyde", "razor_draws": 2, "must_act": True},
        {"dynamite_sorts": False, "darmondy_pays": "winner", "darmondy_split": "total", "final_tie": "shared"},
    ],
}
GOONS = {
    rascals.game("goons", players=players, **options): players == 4
    for players, choices in GOONS_OPTIONS.items()
    for options in choices
}
DEEP = {game for game, deep in (BARGAINS | HEISTS | GOONS).items() if deep}  # for the full suite
# Felicity's options are small: one game with each, and another number of players each time.
BRIEFLY = {(3, ()), (4, ("open_mice",)), (5, ("small_dog",))}
DEEP |= {
    game
    for game in laws.variants(rascals.games()["felicity"])
    if (game.players, tuple(o.name for o in game.box.options if game.options[o.name] != o.default)) not in BRIEFLY
}
FEWER = {"goodcritters", "heist", "goons"}
BOXES = [*(box for name, box in rascals.games().items() if name not in FEWER), toy.BOX]
# Felicity with fewer kinds in a set, and as many rounds as a hand has cards. [F-34]
SETS = {3: [0, 1, 0, 0, 0, 1, 0, 0, 1, 0], 4: [1, 0, 0, 1, 0, 0, 0, 1, 0, 1]}
SMALLER = [
    rascals.game("felicity", players=players, data={"pets.copies": copies, "rounds.number": sum(copies) - 1})
    for players, copies in SETS.items()
]
DEEP |= {SMALLER[1]}
GAMES = [*(game for box in BOXES for game in laws.variants(box)), *SMALLER, *BARGAINS, *HEISTS, *GOONS]
WORDED = {laws.refusals_are_explained, laws.everything_has_words}  # the toy has no words
# These four try each command in many worlds, or play many positions to their end: they take most of the time.
SEARCHING = {
    laws.accepted_positions_play_on,
    laws.concealing_forgets_nothing,
    laws.events_tell_what_views_may,
    laws.taking_back_teaches_nobody,
}
# The fast suite lets them search the toy and one game of each kind of play.
SEARCHED = {
    "felicity-3-",
    "felicity-4--True",
    "goodcritters-6--turns-True-True-short",
    "goodcritters-8--short",
    "heist-2-v1-3",
    "heist-4-v5-5",
    "goons-3--cycle-blanks-True-any",
}
COPIES = 60  # that are kept of each state at first, then of every second, third and so on


def named(game: rascals.Game) -> str:
    """Return the name of a game in a test's id."""
    return laws.name_of(game) + "-altered" * game.altered


def tried(game: rascals.Game, law: laws.Law | None = None) -> list[pytest.MarkDecorator]:
    """Return a test's marks: a worker plays a game once for all its laws; some are tried at depth alone."""
    rarely = law in SEARCHING and game.name != "toy" and named(game) not in SEARCHED
    marks = [pytest.mark.xdist_group(named(game))]
    return [*marks, pytest.mark.thorough] if game in DEEP or rarely else marks


LAWFUL = [
    pytest.param(game, law, id=f"{named(game)}-{law.__name__}", marks=tried(game, law))
    for game in GAMES
    for law in laws.LAWS
    if law is not laws.compiled_is_plain  # compared in tests/compiled, where machine code is made once
    and (game.name, law) not in EXCUSED
    and (law not in WORDED or game.name in rascals.games())
]


@pytest.mark.parametrize(("game", "law"), LAWFUL)
def test_laws(game: rascals.Game, law: laws.Law, amount: Amount) -> None:
    """What `rascals.laws` says of every game holds for this one."""
    law(game, amount(1, 1 if game in DEEP else 2))  # two looks at four times as many states


@pytest.mark.parametrize("game", [pytest.param(game, id=named(game), marks=tried(game)) for game in GAMES])
def test_other_copies_never_change(game: rascals.Game, amount: Amount) -> None:
    """R13: playing on changes no earlier copy, not its position, its views or its history.

    In a game of many moves a copy is taken of every few of its states.
    """
    for seed in range(2, 2 + amount(1, 3)):
        kept = [
            (match.copy(), json.dumps(match.position()), len(match.history))
            for n, match in enumerate(laws.walk(game, seed))
            if n < COPIES or n % (n // COPIES) == 0
        ]
        for copy, position, length in kept:
            assert (json.dumps(copy.position()), len(copy.history)) == (position, length)


# What no game above reaches at the usual depth, and why; each of them has a test of its own in tests/games.
SELDOM = {
    "goodcritters": {"promo", "promo_used", "lookout_stopped", "guard_bypassed", "nothing_to_rob", "nothing_to_take",
                     "pile_empty", "fuzz_bonus"},
    "heist": {"no_cell", "scored_loot", "banked", "late", "minus_taken", "score"},
    "goons": {"items_shuffled", "steps_lapsed", "dojo_twice", "again_energy", "trade_star"},
}  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["felicity", "goodcritters", "heist", "goons", "toy"])
def test_the_laws_look_at_nearly_all(name: str) -> None:
    """Every verb is played and every event told in some game at greater depth, but for the rarest, which are named."""
    games = [game for game in GAMES if game.name == name]
    missing = {line.split()[1].rstrip(":") for line in laws.unreached(games, 3)}
    assert missing <= SELDOM.get(name, set())
