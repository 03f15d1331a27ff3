"""The record of a game of GoodCritters."""

from __future__ import annotations

from rascals.core.record import Grid, Record, Row, i8, i16, option
from rascals.games.goodcritters.box import LOOT, PILE, PROMOS, SEATS, TOKENS, VALUES

SHARE, BARGAIN, CHOOSE, OVER = range(4)  # phases
NOBODY = -1
NOTHING = -1

OPEN, TURNS = range(2)  # bargaining [G-34, G-36]
HOST_SEAT, RANDOM_SEAT = -2, -1  # first_boss, beside seats [G-06]
STANDARD, SHORT, LONG, ANY = range(4)  # length [G-31]

SEEN_BY_ALL, SHOWN, HIDDEN = range(3)  # how a card is given: open, shown to the receiver, hidden [G-25, G-28]
MANNERS = 3
GIFTS = LOOT * MANNERS  # card * MANNERS + manner
WISHES = LOOT * 2  # card * 2 + manner: open, or seen by the two only [G-28]
MOST_WISHED = 100  # cards that an offer may ask for: far above any game, so that counts stay small
VIEWERS = SEATS + 1  # the last one is the spectator
OFFERS = SEATS * TOKENS  # what cards are laid in: first the payoffs by their tokens, then the offers
MOST_LAID = 600  # cards on payoffs and in offers, all together: far above any game

NO_DRAFT, SHARES, PAYOFF, GIVES, WANTS, ANSWER = range(6)  # the composite move under way [G-37]

ON = 0
FUZZ_LOOT, FUZZ_TWO, FUZZ_SKIM, FUZZ_BONUS = range(1, 5)  # end reasons [G-44]


class State(Record):
    """A position of GoodCritters. Cards are numbers (see `box`); a count of cards has a place for each of them."""

    first_boss: int = option()  # HOST_SEAT, RANDOM_SEAT or a seat [G-06]
    bargaining: int = option()  # OPEN or TURNS
    changes: int = option()  # how many changes a seat may make in a round [G-35]
    payoffs: int = option()  # 1: with payoffs [G-24]
    limited_terms: int = option()  # 1: with limited terms [G-30]
    length: int = option()  # STANDARD, SHORT, LONG or ANY [G-31]
    promos: int = option()  # how many promo cards [G-32]

    phase: int = i8()
    round: int = i16()
    boss: int = i8()
    term: int = i16()
    turn: int = i8()  # whose turn it is to bargain under TURNS, else NOBODY
    end: int = i8()  # ON, or the end reason

    stash: Grid = i8(SEATS, LOOT)  # how many of each card
    held: Row = i16(SEATS)  # how many in all
    pile: Row = i8(PILE)
    top: int = i16()  # the place of the pile's top card
    bottom: int = i16()  # the place after its last card
    fuzz_low: int = i16()  # at least so many loot cards lie above the Fuzz … [G-42]
    fuzz_high: int = i16()  # … and at most so many

    middle: Row = i8(PILE)
    lying: int = i16()  # how many cards lie in the middle
    given: int = i16()  # how many of them a share under way has given
    shares: Grid = i8(SEATS, LOOT)

    threat: Row = i8(SEATS)  # the seat threatened, or NOBODY
    chosen: Row = i8(SEATS)  # the action card, or NOTHING
    ready: Row = i8(SEATS)  # 1: ready
    made: Row = i8(SEATS)  # changes made in this round [G-35]

    payoff_cards: Row = i16(SEATS)  # without those on payoffs
    token_to: Row = i8(SEATS * TOKENS)  # giver * TOKENS + token: before whom it lies, or NOBODY
    token_side: Row = i8(SEATS * TOKENS)  # NO or YES
    token_cards: Row = i8(SEATS * TOKENS)  # payoff cards under it

    offer: Row = i8(SEATS * SEATS)  # maker * SEATS + addressee: 1 while it stands
    offer_pays: Row = i8(SEATS * SEATS)  # payoff cards given
    offer_asks: Row = i8(SEATS * SEATS)  # payoff cards wanted
    offer_any: Row = i16(SEATS * SEATS)  # cards of the addressee's choice wanted

    laid: int = i16()  # how many loot cards lie on payoffs or are named in offers
    laid_in: Row = i8(MOST_LAID)  # of each the payoff, or OFFERS + the offer; those of one lie together
    laid_card: Row = i8(MOST_LAID)  # which gift; a wish is written -1 - wish

    aside: Grid = i8(SEATS, PROMOS)  # used promo cards
    active: Grid = i8(SEATS, PROMOS)  # 1: works this round

    skimmed: int = i8()  # 1: the round's first skim has been revealed
    fuzz_out: int = i8()  # 1: a skim has brought the Fuzz
    yes: int = i8()
    no: int = i8()
    shown: Row = i8(SEATS)  # 1: the action card is revealed

    known: Grid = i8(VIEWERS, SEATS * len(VALUES))  # owner * 4 + value's place: so many must be in the stash [G-41]

    draft: int = i8()  # NO_DRAFT, or the composite move under way [G-37]
    drafter: int = i8()  # whose it is
    draft_to: int = i8()  # the other seat
    draft_token: int = i8()
    draft_side: int = i8()
    draft_last: int = i8()  # the last card laid down: they are laid down in order
    draft_size: int = i16()  # how many cards are laid down, payoff cards too
    draft_wished: int = i16()  # how many of them are wanted, not given
    draft_pays: int = i8()
    draft_gives: Row = i8(GIFTS)
    draft_asks: int = i8()
    draft_wants: Row = i8(WISHES)
    draft_any: int = i16()
    draft_picks: Row = i8(LOOT)  # the cards chosen in an answer

    old_gives: Row = i8(GIFTS)  # what the draft takes the place of, counted
    old_wants: Row = i8(WISHES)

    proven: Row = i8(LOOT)  # scratch of `prove`, else zeros: cards that are certainly in a stash
    counted: Row = i8(LOOT)  # scratch, else zeros: cards counted in one offer
    pool: Row = i16(LOOT)  # scratch of `conceal`, else zeros: the cards that are dealt anew
    pooled: int = i16()  # how many they are
