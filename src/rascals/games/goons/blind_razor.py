"""Blind Razor: tokens drawn from a bag. In the dialect. [O-22]"""

from __future__ import annotations

from rascals.core.dealing import draw
from rascals.core.events import tell
from rascals.core.rows import total
from rascals.games.goons import events
from rascals.games.goons.box import BR1, BR3, BR4, BR5, TOKENS
from rascals.games.goons.schemes import all_counted, fail, note_next, reached, reward_places
from rascals.games.goons.state import BLANKS, DRAW_OR_STOP, SKULLS, UNLIMITED, State, answered, ask

# By scheme: the energy for each token, the tokens of the other kind in the bag, and the draws. For energy the bag holds
# skulls and the others are blanks; under BR5 it holds blanks and the others are skulls. [O-22.1 – O-22.5]
ENERGY_A_TOKEN = (2, 1, 1, 1, 1)
OTHERS = (5, 5, 5, 10, 8)
DRAWS = (4, 5, 1, 6, 5)  # BR3: by each participant

# ---------------------------------------------------------------- the bag


def begin(s: State) -> None:
    """Fill the bag, and draw; without a token that counts in it the scheme fails at once. [O-22]

    Under BR3 each participant draws one, in commit order. [O-22.3]
    """
    number = s.scheme[s.resolved] - BR1
    own = tokens_for_energy(s) // ENERGY_A_TOKEN[number]
    if s.scheme[s.resolved] == BR5:
        fill_bag(s, OTHERS[number], own)
    else:
        fill_bag(s, own, OTHERS[number])
    if is_each_for_himself(s):
        for place in range(s.piles[s.resolved]):
            if total(s.bag) > 0:
                draw_for(s, s.order[s.resolved][place], 0)
    elif s.bag[kind_counted(s)] == 0:
        fail(s)
    else:
        draw_tokens(s, DRAWS[number])


def tokens_for_energy(s: State) -> int:
    """Return E, or under BR4 the energy in the participants' supplies. [O-20, O-22.4]"""
    if s.scheme[s.resolved] != BR4:
        return all_counted(s, s.resolved)
    energy = 0
    for place in range(s.piles[s.resolved]):
        energy += s.energy[s.order[s.resolved][place]]
    return energy


def fill_bag(s: State, skulls: int, blanks: int) -> None:
    """Put tokens into the bag, at most 10 of each kind. [O-05, O-22]"""
    s.bag[SKULLS] = min(skulls, TOKENS)
    s.bag[BLANKS] = min(blanks, TOKENS)
    tell(s, events.BAGGED, s.bag[SKULLS], s.bag[BLANKS])


def draw_tokens(s: State, number: int) -> None:
    """Draw so many tokens, or all there are. [O-22]"""
    for _ in range(number):
        if total(s.bag) > 0:
            s.drawn[draw(s, s.bag)] += 1
    tell(s, events.TOKENS_DRAWN, s.drawn[SKULLS], s.drawn[BLANKS])


def draw_for(s: State, seat: int, paid: int) -> None:
    """Draw a token for a player, without putting it back; `paid` is its price. [O-22, O-22.3]"""
    token = draw(s, s.bag)
    s.drawn[token] += 1
    tell(s, events.TOKEN_DRAWN, seat, token, paid)
    if token == SKULLS and is_each_for_himself(s):
        note_next(s.skulls, seat)


def is_each_for_himself(s: State) -> int:
    """Return 1 under BR3, which rewards only players with a skull of their own. [O-22.3]"""
    return 1 if s.scheme[s.resolved] == BR3 else 0


def kind_counted(s: State) -> int:
    """Return the kind of token that counts: skulls; under BR5 the one of `razor_counts`. [O-22, O-22.5]"""
    return s.razor_counts if s.scheme[s.resolved] == BR5 else SKULLS


def goals_reached(s: State) -> int:
    """Return the number of goals that the tokens drawn reach. [O-22]"""
    return reached(s, s.scheme[s.resolved], s.drawn[kind_counted(s)])


# ---------------------------------------------------------------- further draws


def price(s: State) -> int:
    """Return the price of a further draw in energy. [O-22, O-38]"""
    return s.draw_price[s.scheme[s.resolved] - BR1]


def may_draw(s: State, seat: int) -> int:
    """Return 1 if a participant can buy a draw; under BR3 only without a skull. [O-22, O-22.3]"""
    if total(s.bag) == 0 or s.energy[seat] < price(s) or s.skulls[seat] > 0:
        return 0
    return 1 if s.razor_draws == UNLIMITED or s.bought[seat] < s.razor_draws else 0


def go_on(s: State) -> None:
    """Offer further draws to the participants in one pass; then the scheme succeeds or fails. [O-22]"""
    while s.place < s.piles[s.resolved]:
        seat = s.order[s.resolved][s.place]
        if may_draw(s, seat):
            ask(s, DRAW_OR_STOP, seat)
            return
        s.place += 1
    if total(s.skulls) > 0 or (not is_each_for_himself(s) and goals_reached(s) > 0):
        reward_places(s)
    else:
        fail(s)


def buy_draw(s: State, seat: int) -> None:
    """Buy a further draw. [O-22]"""
    answered(s)
    s.energy[seat] -= price(s)
    s.bought[seat] += 1
    draw_for(s, seat, price(s))


def stop(s: State, seat: int) -> None:
    """Stop drawing. [O-22]"""
    answered(s)
    tell(s, events.STOPPED, seat)
    s.place += 1
