"""The laws of all games, for every game, every number of players and every option, and for a small one with all else.

Each law is said once, in `rascals.laws`; the full suite looks at more games and more of their states.
"""

from __future__ import annotations

import json

import pytest

import rascals
from rascals import laws
from tests.conftest import Amount
from tests.core import toy

# Laws that are known to fail for a game.
EXCUSED = {("goodcritters", laws.views_and_observations_agree)}  # unused values appear only in views

pytestmark = pytest.mark.no_cover

ALL, BRIEF, DEEP = "all laws", "those that do not search", "none"  # by game: what the fast suite tests


def felicity(players: int, copies: list[int]) -> rascals.Game:
    """Return Felicity with fewer kinds in a set, so that there are fewer rounds. [F-34]"""
    return rascals.game("felicity", players=players, data={"pets.copies": copies, "rounds.number": sum(copies) - 1})


# Felicity and the toy with each choice of each option. The others have too many to try each alone: those where
# legality, positions and secrets have most to decide.
GAMES = {
    **dict.fromkeys(laws.variants(toy.DEFINITION), ALL),
    **dict.fromkeys(laws.variants(rascals.games()["felicity"]), DEEP),
    rascals.game("felicity", players=3): ALL,
    rascals.game("felicity", players=4, open_mice=True): ALL,
    rascals.game("felicity", players=5, small_dog="mildest"): BRIEF,
    felicity(3, [0, 1, 0, 0, 0, 1, 0, 0, 1, 0]): BRIEF,
    felicity(4, [1, 0, 0, 1, 0, 0, 0, 1, 0, 1]): DEEP,
    rascals.game("goodcritters", players=4, bargaining="turns"): DEEP,
    rascals.game("goodcritters", players=5, payoffs=True, promos=4, changes=3): DEEP,
    rascals.game("goodcritters", players=6, bargaining="turns", payoffs=True, limited_terms=True, length="short"): ALL,
    rascals.game("goodcritters", players=8, bargaining="open", length="short"): ALL,
    rascals.game("heist", players=2, edition="v1", turn_limit=3): ALL,
    rascals.game("heist", players=4, edition="v1", turn_limit=2, extra_side_loot=True, last_turns=1): DEEP,
    rascals.game("heist", players=3, edition="v2", turn_limit=4, late_forfeit=True): BRIEF,
    rascals.game("heist", players=4, edition="v2", turn_limit=4, slippery_chain=False, final_tie="shared"): DEEP,
    rascals.game("heist", players=4, edition="v3", turn_limit=5): DEEP,
    rascals.game("heist", players=2, edition="v3", turn_limit=12, late_forfeit=True): DEEP,
    rascals.game("heist", players=3, edition="v4", turn_limit=4, bird_budget="capped", badger_cap=2): BRIEF,
    rascals.game("heist", players=4, edition="v4", turn_limit=6): DEEP,
    rascals.game("heist", players=2, edition="v5", turn_limit=12, spider_interrupt="own", choose_food="highest"): DEEP,
    rascals.game("heist", players=3, edition="v5", turn_limit=8, place_optional=False, bird_budget="capped"): DEEP,
    rascals.game("heist", players=4, edition="v5", turn_limit=5): ALL,
    rascals.game("goons", players=2): BRIEF,
    rascals.game(
        "goons", players=3, kid_random_rerolls="cycle", razor_counts="blanks", jolly_items=True, scythe_reach="any"
    ): ALL,
    rascals.game(
        "goons", players=4, villains="blind-razor jolly-butcher lady-darmondy mary-klyde", razor_draws=2, must_act=True
    ): DEEP,
    rascals.game(
        "goons", players=4, dynamite_sorts=False, darmondy_pays="winner", darmondy_split="total", final_tie="shared"
    ): DEEP,
}
WORDED = {laws.refusals_are_explained, laws.everything_has_words}  # the toy has no texts
# These four try each command in many states, or play many positions to their end: they take most of the time.
SEARCHING = {
    laws.accepted_positions_play_on,
    laws.determinizing_forgets_nothing,
    laws.events_reveal_no_more_than_views,
    laws.taking_back_teaches_nobody,
}
COPIES = 60  # that are kept of each state at first, then of every second, third and so on


def named(game: rascals.Game) -> str:
    """Return the name of a game in a test's id."""
    return laws.name_of(game) + "-altered" * game.altered


def tried(game: rascals.Game, law: laws.Law | None = None) -> list[pytest.MarkDecorator]:
    """Return a test's marks: one worker runs all laws of a game; some are tested only in the full suite."""
    marks = [pytest.mark.xdist_group(named(game))]
    rarely = GAMES[game] == DEEP or (GAMES[game] == BRIEF and law in SEARCHING)
    return [*marks, pytest.mark.thorough] if rarely else marks


LAWFUL = [
    pytest.param(game, law, id=f"{named(game)}-{law.__name__}", marks=tried(game, law))
    for game in GAMES
    for law in laws.LAWS
    if law is not laws.compiled_is_plain  # compared in tests/compiled, where machine code is made only once
    and (game.name, law) not in EXCUSED
    and (law not in WORDED or game.name in rascals.games())
]


@pytest.mark.parametrize(("game", "law"), LAWFUL)
def test_laws(game: rascals.Game, law: laws.Law, amount: Amount) -> None:
    """Every law in `rascals.laws` holds for this game."""
    law(game, amount(1, 1 if GAMES[game] == DEEP else 2))  # depth two visits four times as many states


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


# What none of these games reaches at the usual depth, and why; each has its own test in tests/games.
SELDOM = {
    "goodcritters": {"promo", "promo_used", "lookout_stopped", "guard_bypassed", "nothing_to_rob", "nothing_to_take",
                     "pile_empty", "fuzz_bonus"},
    "heist": {"no_cell", "scored_loot", "banked", "late", "minus_taken", "score"},
    "goons": {"items_shuffled", "steps_lapsed", "dojo_twice", "again_energy", "trade_star"},
}  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["felicity", "goodcritters", "heist", "goons", "toy"])
def test_the_laws_look_at_nearly_all(name: str) -> None:
    """At greater depth every verb is played and every event emitted in some game, except for those listed above."""
    games = [game for game in GAMES if game.name == name]
    missing = {line.split()[1].rstrip(":") for line in laws.unreached(games, 3)}
    assert missing <= SELDOM.get(name, set())
