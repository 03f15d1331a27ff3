"""What a position is worth to the shrewd players: each asset counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

import rascals
from rascals import Game, laws
from rascals.bots.felicity.sampling import purse
from rascals.bots.goodcritters.outlook import Outlook
from rascals.bots.goons.outlook import USES, Weighing
from rascals.bots.goons.outlook import Character as OfGoons
from rascals.bots.heist.outlook import Character as OfHeist
from rascals.bots.heist.outlook import prospect, turns_to_go
from rascals.games.goodcritters.components import LOOT, PROMOS
from rascals.games.goons.components import COLOURS, ITEM_NAMES, ROUNDS
from rascals.games.goons.state import CHOOSE_GOON, RESOLVE
from rascals.games.heist.components import CRITTER_NAMES, V4
from rascals.games.heist.ground import on_heist
from rascals.games.heist.state import HEIST
from tests.conftest import Amount

pytestmark = pytest.mark.no_cover

Value = Callable[[Any, int], float]


class Good(NamedTuple):
    """An asset: how a seat gets more of it, when it is useful, and whether it counts at once."""

    name: str
    add: Callable[[Any, int], None]
    counts: Callable[[Any, int], bool] = lambda _s, _seat: True


def more(name: str, *at: int, by: int = 1) -> Callable[[Any, int], None]:
    """Return a function that increases a seat's number."""

    def add(s: Any, seat: int) -> None:
        row, places = getattr(s, name), (seat, *at)
        for place in places[:-1]:
            row = row[place]
        row[places[-1]] += by

    return add


def unused(s: Any, seat: int) -> None:
    """Restore a seat's ability."""
    s.ability_used[seat] = 0


def owns(item: int) -> Callable[[Any, int], None]:
    """Return a function that gives a seat an item that is worth nothing at the end, but can be used."""

    def add(s: Any, seat: int) -> None:
        s.owned[seat][item] += 1
        s.used[seat][item] = 0
        s.item_stars[item] = 0

    return add


def goons() -> Iterator[Good]:
    """Goons: possessions, and what can still be used. [O-28, O-30]"""
    yield from (Good(name, more(name)) for name in ("stars", "energy", "money", "steps"))
    yield Good("a saved ability", unused, lambda s, seat: s.phase != CHOOSE_GOON and s.ability_used[seat] == 1)
    yield from (Good(f"{USES[name]} of {name}", owns(item), fresh(item)) for item, name in enumerate(ITEM_NAMES))
    yield from (
        Good("a star in the crib", more("crib_stars", n), lambda s, _: s.round < ROUNDS) for n in range(COLOURS)
    )


def fresh(item: int) -> Callable[[Any, int], bool]:
    """Return whether an item would help a seat that has none yet."""
    return lambda s, seat: not s.owned[seat][item] and s.phase != RESOLVE


def heist() -> Iterator[Good]:
    """Critter Heist: loot and points, cards in hand and on the table, critters played ahead, low suspicion."""
    yield Good("a point", more("points"))
    yield Good("loot in the bank", more("banked", 0))
    playing = [(n, name) for n, name in enumerate(CRITTER_NAMES) if name != "ferret"]  # a ferret changes the ways too
    yield from (Good(f"{name} in hand", more("hand", n), on_the_heist) for n, name in playing)
    yield from (Good(f"{name} on the table", more("table", n), on_the_heist) for n, name in playing)
    yield Good("a butterfly played ahead", more("butterflies"), on_the_heist)
    yield Good("a fox played ahead", more("foxes"), on_the_heist)
    yield Good("a tile in hand", more("held", 0), tile_counts)


def on_the_heist(s: Any, seat: int) -> bool:
    """Return whether a seat has something to fetch and time to use what it has."""
    return s.phase == HEIST and bool(on_heist(s, seat)) and turns_to_go(s, seat) > 1 and not s.top_loot_taken


def tile_counts(s: Any, seat: int) -> bool:
    """Return whether one more tile is worth something: with four, a fifth can hardly be played."""
    return on_the_heist(s, seat) and s.edition >= V4 and sum(s.held[seat]) < 4


def goodcritters() -> Iterator[Good]:
    """GoodCritters: each card in a stash, payoff cards, used promo cards. [G-23]"""
    yield from (Good(f"card {card}", more("stash", card)) for card in range(LOOT))
    yield Good("a payoff card", more("payoff_cards"))
    yield from (Good(f"promo card {promo}", more("aside", promo)) for promo in range(PROMOS))


def felicity() -> Iterator[Good]:
    """Felicity: mice, in front of a seat or in its bid. [F-29]"""
    yield Good("a mouse", more("mice"))
    yield Good("a mouse in the bid", more("bid"))


VALUES: dict[str, tuple[Value, Callable[[], Iterator[Good]], dict[str, Any]]] = {
    "felicity": (purse, felicity, {}),
    "goodcritters": (lambda s, seat: Outlook(s, seat).wealth[seat], goodcritters, {"payoffs": True, "promos": 4}),
    "goons": (lambda s, seat: Weighing(OfGoons()).worths(s)[seat], goons, {}),
    "heist": (lambda s, seat: prospect(s, seat, OfHeist()), heist, {"turn_limit": 20}),
}
EDITIONS = [(name, edition) for name in VALUES for edition in (rascals.games()[name].editions or (None,))]


def game_of(name: str, edition: str | None) -> Game:
    """Return a game for four."""
    return rascals.game(name, players=4, edition=edition, **VALUES[name][2])


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_who_has_more_has_a_better_position(name: str, edition: str | None, amount: Amount) -> None:
    """More of any asset always has some value for a shrewd player where it is useful, over whole games."""
    value, goods, _ = VALUES[name]
    met = set()
    states = [match.copy() for match in laws.walk(game_of(name, edition), 4)]
    for at, match in enumerate(states[:: max(1, len(states) // amount(12, 100))]):
        seat, s = at % 4, match.state
        for good in goods() if not match.over else ():
            twin = s.copy()
            good.add(twin, seat)
            if good.counts(s, seat):
                met.add(good.name)
                assert value(twin, seat) > value(s, seat), good.name
    missing = {good.name for good in goods()} - met
    assert missing == ({"a tile in hand"} if edition in {"v1", "v2", "v3"} else set())
