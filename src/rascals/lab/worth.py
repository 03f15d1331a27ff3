"""What something is worth to a seat: a position as it is and without it, played on by the same bots.

As a measure of one's own it gives a study the worth of a card, an item or a place:

    from rascals.lab.worth import worth_of

    def lead(position, seat):
        if position["mice"][seat] < 20:
            return None
        return position | {"mice": [min(mice, 19) for mice in position["mice"]]}

    def worth(match):
        return worth_of(match, lead, "greedy")
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any

from rascals.bots.hindsight import Moment, moments
from rascals.bots.interface import Bot
from rascals.bots.playing import ask, chance_of, play_on
from rascals.bots.specs import from_spec
from rascals.core.arguments import function, integer, of_type
from rascals.core.match import Match
from rascals.lab.playing import WHOLE_WIN, win_shares

Changed = Callable[[dict[str, Any], int], "dict[str, Any] | None"]
WORLDS = 4  # in which a decision is played on, both ways


def worth_of(match: Match, changed: Changed, bot: str, worlds: int = WORLDS) -> list[float | None]:
    """Return for each seat how much larger its share of victory is as things are than without what `changed` takes.

    `changed` returns a position (as `Match.position` writes it) without what is judged, or None if the seat has not got
    it. One of the seat's decisions at which it has is drawn, by the match's seed; None for a seat without any. From it
    both positions are played on by `bot` on all seats, in `worlds` deals of all that the seat cannot know, with the
    same chance. BadPosition if a changed position is invalid.
    """
    of_type("match", match, Match)
    function("changed", changed)
    worlds, player = integer("worlds", worlds, 1), from_spec(bot, match.game.name)
    return [_worth(match, seat, changed, player, worlds) for seat in match.game.seats]


def _worth(match: Match, seat: int, changed: Changed, bot: Bot, worlds: int) -> float | None:
    chance = chance_of(match, seat)
    having = [one for one in moments(match.copy(), seat) if changed(one.match.position(), seat) is not None]
    if not having:
        return None
    moment = chance.choice(having)
    found = (_difference(moment, changed, bot, chance.getrandbits(64)) for _ in range(worlds))
    return fmean(found)


def _difference(moment: Moment, changed: Changed, bot: Bot, seed: int) -> float:
    """Return how much larger the seat's share of victory is as things are, in one deal of what it cannot know."""
    world = ask(moment.match, moment.seat, Random(seed)).sample_match()
    position = world.position()
    without = changed(position, moment.seat)
    # What the seat has it knows of, so that each deal has it; where it is not so, nothing differs.
    ends = [] if without is None else [_share(world, one, moment.seat, bot, seed) for one in (position, without)]
    return ends[0] - ends[1] if ends else 0.0


def _share(world: Match, position: dict[str, Any], seat: int, bot: Bot, seed: int) -> float:
    """Return a seat's share of victory once a position has been played on."""
    match = world.game.from_position(position, seed, names=[bot.name] * world.game.players)
    play_on(match, [bot] * world.game.players)
    return win_shares(match.winners or (), match.game.players)[seat] / WHOLE_WIN
