"""The state of a game of GoodCritters."""

from __future__ import annotations

from typing import get_args

from rascals.core.codecs import FLAG, SEAT, SEAT_OR_NOBODY, Number, OneOf
from rascals.core.state import ALL, OWNER, GameState, Grid, Row, component, i8, i16, option
from rascals.games.goodcritters.components import (
    ACTION_NAMES,
    IN_THE_MIDDLE,
    IN_THE_PILE,
    LOOT,
    LOOT_COUNTS,
    PILE,
    PROMO_COUNTS,
    PROMOS,
    SEATS,
    TOKENS,
    VALUES,
)
from rascals.games.goodcritters.view_types import Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
SHARE, BARGAIN, CHOOSE, OVER = range(len(PHASES))
NOBODY = -1
NOTHING = -1

OPEN, TURNS = range(2)  # bargaining [G-34, G-36]
HOST_SEAT, RANDOM_SEAT = -2, -1  # first_boss, besides seats [G-06]
STANDARD, SHORT, LONG, ANY = range(4)  # length [G-31]

SEEN_BY_ALL, SHOWN, HIDDEN = range(3)  # how a card is given: open, shown to the receiver, hidden [G-25, G-28]
MANNERS = 3
GIFTS = LOOT * MANNERS  # card * MANNERS + manner
WISHES = LOOT * 2  # card * 2 + manner: open, or seen only by the two [G-28]
MOST_WISHED = 100  # cards that an offer may ask for: more than any game needs, so that counts stay small
VIEWERS = SEATS + 1  # the last one is the spectator
OFFERS = SEATS * TOKENS  # deals are numbered: first the payoffs by their tokens, then from here the offers
MOST_LAID = 2500  # cards on payoffs and in offers together: room for eight players who offer everybody all they have

NO_DRAFT, SHARES, PAYOFF, GIVES, WANTS, ANSWER = range(6)  # the unfinished composite move [G-37]

ON = 0
FUZZ_LOOT, FUZZ_TWO, FUZZ_SKIM, FUZZ_BONUS = range(1, 5)  # end reasons [G-44]

MOST_ROUNDS = 10_000  # the highest round or term in a position
MOST_CHANGES = 100  # the highest value of the option `changes` [G-35]


def sees_window(s: State, _place: int, _viewer: int) -> int:
    """Return 1 until the Fuzz has come: until then its window is public. [G-42]"""
    return 1 - s.fuzz_out


class State(GameState):
    """A position of GoodCritters. Cards are numbers (see `components`); counts of cards are indexed by them."""

    first_boss: int = option(of=SEAT_OR_NOBODY)  # HOST_SEAT, RANDOM_SEAT or a seat [G-06]
    bargaining: int = option()  # OPEN or TURNS
    changes: int = option()  # how many changes a seat may make in a round [G-35]
    payoffs: int = option()  # 1: with payoffs [G-24]
    limited_terms: int = option()  # 1: with limited terms [G-30]
    length: int = option()  # STANDARD, SHORT, LONG or ANY [G-31]
    promos: int = option()  # how many promo cards [G-32]
    early_bribes: int = option()  # 1: exchanges also while the boss shares [G-48]

    more_loot: int = component(8, data="round.more", most=20)  # in step 1, beyond one card per player [G-07]
    added_loot: int = component(8, data="round.added", least=1, most=20)  # after a failed vote [G-19]
    parts: Row = component(8, 2, data="pile.{players}", least=1, most=20)  # how many, and which has the Fuzz [G-05]
    first_payoff_cards: int = component(8, data="payoff.cards", most=12)  # each player's [G-24]
    payoff_worth: int = component(8, data="payoff.worth", most=99)  # of a payoff card [G-24]
    longest_term: int = component(8, data="terms.longest", least=1, most=100)  # rounds in a row [G-30]
    short_fourths: int = component(8, data="length.short", most=4)  # of the deck above the Fuzz, at most [G-31]
    long_fourths: int = component(8, data="length.long", most=4)  # … at least

    phase: int = i8(of=OneOf(PHASES), seen=ALL)
    round: int = i16(of=Number(1, MOST_ROUNDS), seen=ALL)
    boss: int = i8(of=SEAT, seen=ALL)
    term: int = i16(of=Number(1, MOST_ROUNDS), seen=ALL)
    turn: int = i8(of=SEAT_OR_NOBODY, seen=ALL)  # whose turn it is to bargain under TURNS, else NOBODY
    end: int = i8(entry=None)  # ON, or the end reason

    stash: Grid = i8(SEATS, LOOT, by=SEAT, of=LOOT_COUNTS, seen=OWNER, entry="stashes")  # counts by card
    held: Row = i16(SEATS, by=SEAT, seen=ALL, entry=None)  # how many in all
    pile: Row = i8(PILE, of=IN_THE_PILE)
    top: int = i16(entry=None)  # the index of the pile's top card
    bottom: int = i16(entry=None)  # the index after its last card
    fuzz_low: int = i16(seen=sees_window, view=None, entry=None)  # the least number of loot cards above it … [G-42]
    fuzz_high: int = i16(seen=sees_window, view=None, entry=None)  # … and the greatest

    middle: Row = i8(PILE, of=IN_THE_MIDDLE, missing=())
    lying: int = i16(entry=None)  # how many cards lie in the middle
    given: int = i16(entry=None)  # how many of them the unfinished share has given
    shares: Grid = i8(SEATS, LOOT, by=SEAT, of=LOOT_COUNTS, entry=None)

    threat: Row = i8(SEATS, by=SEAT, of=SEAT_OR_NOBODY, seen=ALL, entry="threats")  # the seat threatened
    chosen: Row = i8(SEATS, by=SEAT, of=OneOf(ACTION_NAMES, nothing=True), seen=OWNER, view="action")
    ready: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, missing=False)
    made: Row = i8(SEATS, by=SEAT, of=Number(0, MOST_CHANGES), seen=ALL, view="changes", entry="changes", missing=0)

    payoff_cards: Row = i16(SEATS, by=SEAT, seen=ALL, entry=None)  # without those on payoffs
    token_to: Row = i8(SEATS * TOKENS, of=SEAT_OR_NOBODY, entry=None)  # giver * TOKENS + token: its target
    token_side: Row = i8(SEATS * TOKENS, entry=None)  # NO or YES
    token_cards: Row = i8(SEATS * TOKENS, entry=None)  # payoff cards under it

    offer: Row = i8(SEATS * SEATS, entry=None)  # maker * SEATS + addressee: 1 while it stands
    offer_pays: Row = i8(SEATS * SEATS, entry=None)  # payoff cards given
    offer_asks: Row = i8(SEATS * SEATS, entry=None)  # payoff cards wanted
    offer_any: Row = i16(SEATS * SEATS, entry=None)  # wanted cards of the addressee's choice

    laid: int = i16(entry=None)  # how many loot cards lie on payoffs or are named in offers
    laid_in: Row = i8(MOST_LAID, entry=None)  # its deal, a payoff or OFFERS + the offer, whose cards are contiguous
    laid_card: Row = i8(MOST_LAID, entry=None)  # its gift, or -1 - its wish

    aside: Grid = i8(SEATS, PROMOS, by=SEAT, of=PROMO_COUNTS, seen=ALL, missing=())  # used promo cards
    active: Grid = i8(SEATS, PROMOS, by=SEAT, of=PROMO_COUNTS, seen=ALL, missing=())  # 1: works this round

    skimmed: int = i8(entry=None)  # 1: the round's first skim has been revealed
    fuzz_out: int = i8(of=FLAG, seen=ALL, entry=None)  # 1: the Fuzz has come
    yes: int = i8(entry=None)
    no: int = i8(entry=None)
    shown: Row = i8(SEATS, entry=None)  # 1: the action card is revealed

    # by viewer, and owner * 4 + the value's place: how many are certain to be in the stash [G-41]
    known: Grid = i8(VIEWERS, SEATS * len(VALUES), entry=None)

    draft: int = i8(entry=None)  # NO_DRAFT, or the unfinished composite move [G-37]
    drafter: int = i8(entry=None)  # its seat
    draft_to: int = i8(entry=None)  # the other seat
    draft_token: int = i8(entry=None)
    draft_side: int = i8(entry=None)
    draft_last: int = i8(of=Number(NOTHING, blank=NOTHING), entry=None)  # the last card added: they come in order
    draft_size: int = i16(entry=None)  # how many cards it has, payoff cards too
    draft_wished: int = i16(entry=None)  # how many of them are wanted, not given
    draft_pays: int = i8(entry=None)
    draft_gives: Row = i8(GIFTS, entry=None)
    draft_asks: int = i8(entry=None)
    draft_wants: Row = i8(WISHES, entry=None)
    draft_any: int = i16(entry=None)
    draft_picks: Row = i8(LOOT, entry=None)  # the cards chosen in an answer

    old_gives: Row = i8(GIFTS, entry=None)  # counts of the deal that the draft replaces
    old_wants: Row = i8(WISHES, entry=None)

    proven: Row = i8(LOOT, entry=None)  # scratch of `prove`, otherwise 0: cards that are certainly in a stash
    counted: Row = i8(LOOT, entry=None)  # scratch, otherwise 0: cards counted in one offer
    pool: Row = i16(LOOT, entry=None)  # scratch of `determinize`, otherwise 0: the cards that are redealt
