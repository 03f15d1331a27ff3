"""The end of a round and of the game: new schemes and items, the first player, the final stars. In the dialect."""

from __future__ import annotations

from rascals.core.events import tell
from rascals.core.rows import clear, total
from rascals.core.seating import around, steps_to
from rascals.games.goons import events
from rascals.games.goons.box import COLOURS, ITEMS
from rascals.games.goons.questions import WHO_IS_FIRST, answered, ask
from rascals.games.goons.shop import refresh_items, sweep_display
from rascals.games.goons.state import CHOOSE_FIRST, LATER, OVER, SHARED, State
from rascals.games.goons.tracks import END_STARS, LENGTH

MONEY_A_STAR, ENERGY_A_STAR = 2, 3  # [O-30]

# ---------------------------------------------------------------- between rounds


def turn_up_scheme(s: State, colour: int) -> None:
    """Turn up the next scheme of a villain's deck; its fee is due anew. [O-03, O-29]"""
    s.schemes_left[colour] -= 1
    left = s.schemes_left[colour]
    s.scheme[colour] = s.scheme_deck[colour][left]
    s.scheme_deck[colour][left] = 0
    s.paid[colour] = 0
    tell(s, events.SCHEME_TURNED_UP, colour, s.scheme[colour])


def renew(s: State) -> None:
    """Turn up new schemes, refresh exhausted items, and renew the display. [O-29]"""
    for corner in range(COLOURS):
        turn_up_scheme(s, s.corners[corner])
    refresh_items(s)
    sweep_display(s)


def may_be_first(s: State, seat: int) -> int:
    """Return 1 if nobody has more stars, or equal stars and more energy in the supply. [O-29]"""
    for other in range(s.players):
        if s.stars[other] > s.stars[seat]:
            return 0
        if s.stars[other] == s.stars[seat] and s.energy[other] > s.energy[seat]:
            return 0
    return 1


def ask_who_is_first(s: State) -> int:
    """Make the player with most stars first; of those tied in energy too the old first player names one. [O-29]

    Return 1 if there is a first player, 0 if the old one is asked.
    """
    tied = 0
    leader = 0
    for seat in range(s.players):
        if may_be_first(s, seat):
            tied += 1
            leader = seat
    if tied == 1:
        s.first = leader
        return 1
    s.phase = CHOOSE_FIRST
    ask(s, WHO_IS_FIRST, s.first)
    return 0


def name_first(s: State, seat: int, to: int) -> None:
    """Name the next first player. [O-29]"""
    answered(s)
    s.first = to
    tell(s, events.FIRST_NAMED, to, seat)


# ---------------------------------------------------------------- the end


def end_game(s: State) -> None:
    """Add the final stars after round 3. [O-30]"""
    s.phase = OVER
    clear(s.steps)
    tell(s, events.GAME_OVER, 0)
    for seat in range(s.players):
        items = item_stars(s, seat)
        money = s.money[seat] // MONEY_A_STAR
        energy = s.energy[seat] // ENERGY_A_STAR
        lead = lead_stars(s, seat)
        ends = end_stars(s, seat)
        track = s.stars[seat]
        s.stars[seat] += items + money + energy + lead + ends
        tell(s, events.FINAL_SCORE, seat, track, items, money, energy, lead, ends, s.stars[seat])


def item_stars(s: State, seat: int) -> int:
    """Return the stars of all items, every copy counted. [O-30, O-35]"""
    stars = 0
    for item in range(ITEMS):
        stars += s.owned[seat][item] * s.item_stars[item]
    return stars


def lead_stars(s: State, seat: int) -> int:
    """Return a player's stars for highest tokens: for each track the number of players, split, rounded up. [O-30]"""
    stars = 0
    for colour in range(COLOURS):
        tied = leaders(s, colour, seat)
        if tied > 0:
            stars += (s.players + tied - 1) // tied
    return stars


def leaders(s: State, colour: int, seat: int) -> int:
    """Return the number of tokens tied for highest with a player's; 0 if theirs is not highest or not on it. [O-30]"""
    row = s.hustle[colour]
    if row[seat] == 0:
        return 0
    tied = 0
    for other in range(s.players):
        if row[other] > row[seat]:
            return 0
        tied += 1 if row[other] == row[seat] else 0
    return tied


def end_stars(s: State, seat: int) -> int:
    """Return the end stars of the tracks that a player has topped. [O-18, O-30]"""
    stars = 0
    for colour in range(COLOURS):
        if s.hustle[colour][seat] == s.track[colour][LENGTH]:
            stars += s.track[colour][END_STARS]
    return stars


def wins(s: State, seat: int) -> int:
    """Return 1 if a player wins: most stars, then most item cards, then `final_tie`. [O-31]"""
    for other in range(s.players):
        if other != seat and beats(s, other, seat):
            return 0
    return 1


def beats(s: State, other: int, seat: int) -> int:
    """Return 1 if `other` is ahead of `seat`. [O-31]"""
    if s.stars[other] != s.stars[seat]:
        return 1 if s.stars[other] > s.stars[seat] else 0
    cards = total(s.owned[other]) - total(s.owned[seat])
    if cards != 0:
        return 1 if cards > 0 else 0
    if s.final_tie == SHARED:
        return 0
    later = steps_to(s, s.first, other) - steps_to(s, s.first, seat)
    return 1 if (later > 0) == (s.final_tie == LATER) else 0


def next_seat(s: State, seat: int) -> int:
    """Return the next seat clockwise. [O-01]"""
    return around(s, seat + 1)
