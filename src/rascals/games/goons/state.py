"""The state of a game of Goons: its fields, their meaning, and who may see them; the open question. [O-36]

Decks are stored from the bottom, so that the top card is the last. Only their order and sealed bids are hidden.
"""

from __future__ import annotations

from typing import get_args

from rascals.core.codecs import FLAG, SEAT, SEAT_OR_NOBODY, Counts, Number, OneOf
from rascals.core.forms import Drawing
from rascals.core.state import ALL, GameState, Grid, Row, component, i8, i16, option
from rascals.games.goons.components import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    ENERGY,
    FACES,
    GOON_NAMES,
    GOONS,
    ITEM_CARDS,
    ITEM_NAMES,
    ITEMS,
    JUNK,
    LETTERS,
    MOST_LOTS,
    MOST_TOKENS,
    OF_VILLAIN,
    PAYOFF_PATHS,
    ROUNDS,
    SCHEME_NAMES,
    SCHEME_NUMBERS,
    SCHEMES,
    SEATS,
    SIDE,
    TRACK_NUMBERS,
    TURNS,
    VILLAIN_NAMES,
    Colours,
    Letters,
    Rewards,
    Spaces,
)
from rascals.games.goons.view_types import Again, Phase, Source

# ---------------------------------------------------------------- questions


QUESTIONS = ("trade", "again", "dynamite", "reroll", "draw", "bid", "claim", "bandages", "first")
TRADE, AGAIN, DYNAMITE_OR_NOT, REROLL_OR_STOP, DRAW_OR_STOP, BID, CLAIM, BANDAGES_OR_NOT, WHO_IS_FIRST = range(
    len(QUESTIONS)
)
NONE = -1

SOURCE_NAMES: tuple[Source, ...] = get_args(Source)
SOURCES = len(SOURCE_NAMES)
FROM_CUBE, FROM_SPACE, FROM_ABILITY = range(SOURCES)
NO_SOURCE = -1

AGAIN_WHAT: tuple[Again, ...] = get_args(Again)  # the second half of a doubled action [O-28.shark-jaw]
BUY, CLUB = range(len(AGAIN_WHAT))


def ask(s: State, question: int, seat: int) -> None:
    """Open a question to a seat."""
    s.question = question
    s.asked = seat


def asks(s: State, question: int) -> int:
    """Return 1 if this question is open."""
    return 1 if s.question == question else 0


def answered(s: State) -> None:
    """Close the open question."""
    s.question = NONE
    s.asked = 0


# ---------------------------------------------------------------- the state


PHASES: tuple[Phase, ...] = get_args(Phase)
CHOOSE_GOON, TURN, RESOLVE, CHOOSE_FIRST, OVER = range(len(PHASES))
NOBODY = -1
NOTHING = -1
ENDS = ("rounds",)  # O-31

ANY_VILLAINS = 0  # villains: random; otherwise the bit mask of the four chosen
LIMIT_14, LIMIT_10 = 14, 10  # kid_random_limit
SINGLE, CYCLE = range(2)  # kid_random_rerolls
SKULLS, BLANKS = range(2)  # razor_counts; also the kinds of villain tokens
UNLIMITED = 0  # razor_draws
ALL_PAY, WINNER_PAYS = range(2)  # darmondy_pays
SPLIT_BOARD, SPLIT_TOTAL = range(2)  # darmondy_split
ZERO_STAYS, ZERO_ONE = range(2)  # darmondy_zero: a tied player's share of a ★X part of 0
PASS_ALLOWED, PASS_NEVER = range(2)  # klyde_pass
OPEN_REACH, ANY_REACH = range(2)  # scythe_reach
EARLIER, LATER, SHARED = range(3)  # final_tie

STEPS = 8  # the most steps of a composite move
MOST_POINTS = 10_000  # stars or money of a seat: more than in any game
DIGITS = "0123456789"


class State(GameState):
    """A position of Goons."""

    villains: int = option()  # ANY_VILLAINS, or the bit mask of four [O-03]
    kid_random_limit: int = option()  # [O-21.5]
    kid_random_rerolls: int = option()  # [O-21]
    razor_counts: int = option()  # [O-22.5]
    razor_draws: int = option()  # UNLIMITED, or how many each player may buy for each scheme [O-22]
    jolly_trades: int = option()  # [O-24.2]
    jolly_items: int = option()  # [O-24]
    darmondy_pays: int = option()  # [O-25]
    darmondy_split: int = option()  # [O-25]
    darmondy_zero: int = option()  # [O-25]
    klyde_pass: int = option()  # [O-26]
    dynamite_sorts: int = option()  # [O-20b]
    suit_pays: int = option()  # 1: only for schemes that are resolved [O-28.jumpsuit]
    scythe_reach: int = option()  # [O-28.scythe]
    final_tie: int = option()  # [O-31]
    must_act: int = option()  # [O-10]

    corners: Row = component(8, COLOURS, data="city.corners", of=Letters(LETTERS))  # colours, clockwise [O-03]
    ground: Row = component(8, CELLS, data="city.colours", of=Drawing(LETTERS, SIDE))  # colour + 1 [O-02]
    cell_stars: Row = component(8, CELLS, data="city.stars", of=Drawing(DIGITS, SIDE))  # stars + 1 [O-02]
    columns: Row = component(8, COLOURS, data="crib.columns", of=Letters(LETTERS))  # colours, from the left [O-08]
    space_stars: Row = component(8, TURNS * COLOURS, data="crib.stars", of=Drawing(DIGITS, COLOURS))  # stars + 1
    pairs: Row = component(
        8, GOONS, data=tuple(f"goons.{name}.colours" for name in GOON_NAMES), of=Colours(LETTERS)
    )  # bit masks of colours [O-06]
    cost: Row = component(8, ITEMS, data=tuple(f"items.{name}.cost" for name in ITEM_NAMES), most=20)  # [O-04]
    item_stars: Row = component(8, ITEMS, data=tuple(f"items.{name}.stars" for name in ITEM_NAMES), most=20)
    track: Grid = component(
        8, COLOURS, TRACK_NUMBERS, data=tuple(f"hustle.{name}.spaces" for name in COLOUR_NAMES), of=Spaces()
    )  # [O-18]
    payoff: Grid = component(8, SCHEMES, SCHEME_NUMBERS, data=PAYOFF_PATHS, of=Rewards())  # [O-20 – O-26]
    draw_price: Row = component(
        8,
        OF_VILLAIN,
        data=tuple(f"schemes.BR{number + 1}.draw_price" for number in range(OF_VILLAIN)),
        least=1,
        most=20,
    )  # the energy that a further draw costs [O-22]

    phase: int = i8(of=OneOf(PHASES), seen=ALL)
    round: int = i8(of=Number(1, ROUNDS), seen=ALL)
    turn: int = i8(of=Number(1, TURNS), seen=ALL)  # within the round
    first: int = i8(of=SEAT, seen=ALL)  # the first player of this round
    mover: int = i8(of=SEAT, seen=ALL, view=None, entry=None)  # the seat whose turn it is, or that chooses a goon card

    # The city. A cell is the colour of its cube + 1, JUNK or EMPTY.
    city: Row = i8(CELLS, of=Number(0, JUNK), seen=ALL, view=None, entry=None)
    near: Row = i8(CELLS, entry=None)  # adjacent empty cells, + 1 on an outer corner; in reach if above 0 [O-09]
    beside: Row = i8(CELLS, entry=None)  # adjacent action cubes, which come into reach if the cell is emptied [O-16]
    empty_cells: int = i8(entry=None)
    shown: Row = i16(COLOURS, seen=ALL, view="visible", entry=None, of=Number(0))  # visible city stars [O-02]
    out: Row = i8(COLOURS, seen=ALL, view=None, entry=None)  # cubes removed from the game, by colour [O-12]

    # Cribs: five rows of four spaces, row by row.
    crib: Grid = i8(SEATS, TURNS * COLOURS, by=SEAT, of=Number(0, COLOURS), seen=ALL, view=None, entry=None)
    crib_stars: Grid = i8(SEATS, COLOURS, by=SEAT, seen=ALL, entry=None)  # visible, by colour [O-08]

    # Villains, by the colour of their corner.
    villain: Row = i8(COLOURS, of=OneOf(VILLAIN_NAMES), seen=ALL, view=None, entry=None)
    scheme: Row = i8(COLOURS, of=OneOf(SCHEME_NAMES), seen=ALL, view=None, entry=None)
    scheme_deck: Grid = i8(COLOURS, OF_VILLAIN, entry=None)
    schemes_left: Row = i8(COLOURS, entry=None)  # in the villain's deck
    markers: Grid = i8(COLOURS, SEATS, entry=None)
    order: Grid = i8(COLOURS, SEATS, entry=None)  # the commit order: seats, the largest pile first [O-17]
    piles: Row = i8(COLOURS, entry=None)  # the number of seats in the commit order
    paid: Row = i8(COLOURS, entry=None)  # bit mask of the seats that have paid the entry fee in this round [O-27]

    # Items.
    item_deck: Row = i8(ITEM_CARDS, entry=None)
    items_left: int = i8(entry=None)  # in the deck
    item_discard: Row = i8(ITEMS, seen=ALL, view=None, entry=None)  # by kind
    display: Row = i8(ITEMS, of=Counts(ITEM_NAMES), seen=ALL)
    owned: Grid = i8(SEATS, ITEMS, by=SEAT, of=Counts(ITEM_NAMES), seen=ALL, view="items", entry=None)
    used: Grid = i8(SEATS, ITEMS, by=SEAT, of=FLAG, seen=ALL, view=None, entry=None)  # exhausted or spent [O-28]

    # Players.
    goon: Row = i8(SEATS, by=SEAT, of=OneOf(GOON_NAMES, nothing=True), seen=ALL, entry=None)
    ability_used: Row = i8(SEATS, by=SEAT, of=FLAG, seen=ALL, entry=None)  # [O-12]
    energy: Row = i8(SEATS, by=SEAT, of=Number(0, ENERGY), seen=ALL)  # the supply
    money: Row = i16(SEATS, by=SEAT, of=Number(0, MOST_POINTS), seen=ALL)
    stars: Row = i16(SEATS, by=SEAT, of=Number(0, MOST_POINTS), seen=ALL)
    hustle: Grid = i8(COLOURS, SEATS, entry=None)  # the token's space; 0: not on the track

    # The turn. [O-10, O-12]
    taken: int = i8(of=OneOf(COLOUR_NAMES, nothing=True), seen=ALL, view=None, entry=None)  # the cube's colour
    space: int = i8(of=OneOf(COLOUR_NAMES, nothing=True), seen=ALL, view=None, entry=None)  # its column's colour
    ability: int = i8(of=OneOf(COLOUR_NAMES, nothing=True), seen=ALL, view=None, entry=None)
    open: Row = i8(SOURCES, of=FLAG, seen=ALL, view=None, entry=None)  # actions not done yet
    knife: int = i8(of=Number(NOTHING, SOURCES - 1, blank=NOTHING), seen=ALL, view=None, entry=None)  # a source
    knife_colour: int = i8(of=OneOf(COLOUR_NAMES, nothing=True), seen=ALL, view=None, entry=None)

    # The open question.
    steps: Row = i16(SEATS, by=SEAT, of=Number(0, MOST_POINTS), seen=ALL, missing=0)  # free steps owed [O-18b]
    question: int = i8(of=OneOf(QUESTIONS, nothing=True), seen=ALL, view=None, entry=None)
    asked: int = i8(of=SEAT, seen=ALL, view=None, entry=None)  # the seat asked; meaningless for bids
    trades: int = i8(seen=ALL, view=None, entry=None)  # left for this commit [O-24]
    trade_colour: int = i8(seen=ALL, view=None, entry=None)
    again_what: int = i8(seen=ALL, view=None, entry=None)  # BUY or CLUB [O-28.shark-jaw]

    # The resolution. [O-20b]
    resolved: int = i8(of=OneOf(COLOUR_NAMES, nothing=True), seen=ALL, view=None, entry=None)  # the villain's corner
    step: int = i8(of=Number(0, 6), seen=ALL, view=None, entry=None)  # of O-20b
    place: int = i8(entry=None)  # index in the commit order: the next seat to be asked or paid
    # A rank is 1 for the first seat that did so, 2 for the second, …; 0 for a seat that did not.
    doubled: Row = i8(SEATS, by=SEAT, seen=ALL, view=None, entry=None)  # rank in using dynamite [O-28.dynamite]
    rewarded: Row = i8(SEATS, by=SEAT, seen=ALL, view=None, entry=None)  # rank in being rewarded
    dice: Row = i8(FACES, seen=ALL, view=None, entry=None)  # the number of dice that show each face [O-21]
    bag: Row = i8(2, seen=ALL, view=None, entry=None)  # skulls and blanks left in the bag [O-22]
    drawn: Row = i8(2, seen=ALL, view=None, entry=None)
    bought: Row = i8(SEATS, by=SEAT, seen=ALL, view=None, entry=None)  # further draws
    skulls: Row = i8(SEATS, by=SEAT, seen=ALL, view=None, entry=None)  # BR3: rank in drawing a skull
    tokens: Row = i8(SEATS, by=SEAT, of=Number(0, MOST_TOKENS), seen=ALL, view=None, entry=None)  # [O-25]
    bids: Row = i8(SEATS, of=Number(NOTHING, MOST_TOKENS, blank=NOTHING), entry=None)  # sealed; NOTHING: no bid yet
    lot: int = i8(of=Number(0, MOST_LOTS), seen=ALL, view=None, entry=None)  # the next lot, from 0
    claimed: Row = i8(MOST_LOTS, of=SEAT_OR_NOBODY, seen=ALL, view=None, entry=None)
    passed: Row = i8(SEATS, by=SEAT, seen=ALL, view=None, entry=None)  # rank in passing; Klyde and `cycle`

    begun: Row = i16(STEPS, entry=None)  # the steps of the unfinished composite move
    begun_steps: int = i8(entry=None)
