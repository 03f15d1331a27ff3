"""Setting up a game of GoodCritters."""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import shuffle
from rascals.core.events import tell_counts
from rascals.games.goodcritters import box, events, state
from rascals.games.goodcritters.certainty import EVERYBODY, PLACES, enter
from rascals.games.goodcritters.share import begin_round, show_loot
from rascals.games.goodcritters.state import State


def setup(s: State) -> None:
    """Prepare the game: stashes, pile, Fuzz, first boss, the first loot. [G-04, G-05, G-06, G-07]"""
    for place in range(PLACES):
        deal_value(s, place)
    for seat in range(s.players):
        tell_counts(s, events.DEALT, s.stash[seat], 0, 1, seat)
        s.payoff_cards[seat] = s.first_payoff_cards if s.payoffs else 0
    add_promos(s)
    shuffle(s, s.pile, 0, s.bottom)
    hide_fuzz(s)
    begin_round(s, first_boss(s), 1)
    show_loot(s)


def deal_value(s: State, place: int) -> None:
    """Put all loot of a value into the pile; deal each player one card of it, of a random kind, and all know. [G-04]"""
    first = s.bottom
    for kind in range(box.KINDS_OF_LOOT):
        for _ in range(box.COPIES):
            s.pile[s.bottom] = box.FIRST_CARDS[place] + 1 + kind
            s.bottom += 1
    for seat in range(s.players):
        drawn = first + below(s, s.bottom - first)
        s.bottom -= 1
        enter(s, seat, s.pile[drawn], 1, EVERYBODY)
        s.pile[drawn] = s.pile[s.bottom]


def add_promos(s: State) -> None:
    """Add the game's promo cards to the pile: the first ones of the list. [G-32]"""
    for promo in range(s.promos):
        s.pile[s.bottom] = box.PROMO_CARDS[promo]
        s.bottom += 1


def hide_fuzz(s: State) -> None:
    """Put the Fuzz into the pile, each place of its range equally likely. [G-05, G-31, G-42]"""
    s.fuzz_low = fewest_above(s, s.bottom)
    s.fuzz_high = most_above(s, s.bottom)
    place = s.fuzz_low + below(s, s.fuzz_high - s.fuzz_low + 1)
    for at in range(s.bottom, place, -1):
        s.pile[at] = s.pile[at - 1]
    s.pile[place] = box.FUZZ
    s.bottom += 1


def fewest_above(s: State, deck: int) -> int:
    """Return the least number of loot cards above the Fuzz, by the game's length. [G-05, G-31]"""
    if s.length == state.STANDARD:
        return cards_in_parts(s, deck, s.parts[1] - 1)
    return max((s.long_fourths * deck + 3) // 4, least_loot(s)) if s.length == state.LONG else least_loot(s)


def most_above(s: State, deck: int) -> int:
    """Return the greatest number of loot cards above the Fuzz, by the game's length. [G-05, G-31]"""
    if s.length == state.STANDARD:
        return cards_in_parts(s, deck, s.parts[1])
    return max(s.short_fourths * deck // 4, least_loot(s)) if s.length == state.SHORT else deck


def cards_in_parts(s: State, deck: int, parts: int) -> int:
    """Return how many cards the topmost parts of the deck have together; the first parts have one more. [G-05]"""
    number = s.parts[0]
    return deck // number * parts + min(deck % number, parts)


def least_loot(s: State) -> int:
    """Return the number of loot cards of the first round, which is always played. [G-07, G-31]"""
    return s.players + s.more_loot


def first_boss(s: State) -> int:
    """Return the first boss: the host's seat, a random or a given one. [G-06]"""
    if s.first_boss == state.RANDOM_SEAT:
        return below(s, s.players)
    return 0 if s.first_boss == state.HOST_SEAT else s.first_boss
