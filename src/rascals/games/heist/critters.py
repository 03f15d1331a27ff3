"""The critters, each with its own rules by edition. In the dialect. [H-17, H-18, H-19, H-35]

Each critter has a function that returns whether it can work, and one that carries out its effect once it has been laid
down. Both read its target, a seat or a cell, from the unfinished move.
"""

from __future__ import annotations

from rascals.core.agenda import pop
from rascals.core.events import emit, emit_counts, emit_row
from rascals.core.moves import switch
from rascals.core.rows import clear, total
from rascals.core.seating import around
from rascals.games.heist import components, decks, events, ground, state
from rascals.games.heist.components import V1, V2, V3, V4, V5
from rascals.games.heist.crews import calm, count_use, gain, may_use
from rascals.games.heist.moves import ON, ORDER, TARGET, TOWARDS
from rascals.games.heist.state import State, ask, ask_for, top
from rascals.games.heist.tiling import draw_to_hand
from rascals.games.heist.traps import arrive, begin_trap

TOP_THREE = 3
HEDGEHOG_STEPS = 3
BADGER_TILES = 2
ALONE, AT_A_SEAT, AT_A_CELL, AT_A_CREW = range(4)  # the target of a play

# ---------------------------------------------------------------- playing


def can_play(s: State, seat: int, critter: int, from_table: int) -> int:
    """Return 1 if a critter, in hand or on the table, may be played now. [H-13b, H-17, H-35]"""
    cards = s.table[seat][critter] if from_table else s.hand[seat][critter]
    if cards == 0 or not may_use(s, critter):
        return 0
    answer: int = can_work(s, seat, critter)
    return answer


def play(s: State, seat: int, critter: int, from_table: int) -> None:
    """Lay a critter down, then let it work; v2's raccoon takes first, and v5's owl is passed on. [H-17, H-18]"""
    event = events.PLAYED if from_table else events.PLAYED_FROM_HAND
    emit(s, event, seat, critter, events.TABLE if from_table else events.HAND)
    count_use(s, critter)
    if critter == components.RACCOON and s.edition > V1:
        dig_trash(s, seat)
    if critter == components.OWL and s.edition == V5:
        give_owl(s, seat, target_seat(s))
    else:
        lay_down(s, seat, critter, from_table)
    work(s, seat, critter)


def lay_down(s: State, seat: int, critter: int, from_table: int) -> None:
    """Lay a critter down: on the table with one use left, or on the discard pile. [H-17]"""
    if from_table:
        s.table[seat][critter] -= 1
        decks.put_on_discard(s, seat, critter)
        return
    s.hand[seat][critter] -= 1
    decks.leaves_openly(s, seat, critter)
    if s.once[critter]:
        decks.put_on_discard(s, seat, critter)
    else:
        s.table[seat][critter] += 1


def react(s: State, seat: int, critter: int, from_table: int) -> None:
    """Play a butterfly or fox to evade the hazard just met. [H-17, H-19]"""
    count_use(s, critter)
    event = events.REACTED if from_table else events.REACTED_FROM_HAND
    lay_down(s, seat, critter, from_table)
    emit(s, event, seat, critter, events.TABLE if from_table else events.HAND)


# ---------------------------------------------------------------- targets


def target_seat(s: State) -> int:
    """Return the target seat of the unfinished play."""
    return s.begun[1] - TARGET


def target_cell(s: State) -> int:
    """Return the target cell of the unfinished play."""
    return s.begun[1] - ON


def names(s: State, seat: int, critter: int) -> int:
    """Return the kind of target that a critter needs. [text notation]"""
    if critter == components.RACCOON:
        return AT_A_SEAT if s.edition > V1 or ties_for_most(s, seat) > 1 else ALONE
    if critter == components.BAT and s.edition > V2:
        return AT_A_CELL if s.edition == V3 else AT_A_SEAT
    if s.edition == V5 and (
        critter == components.OWL or (critter == components.BUTTERFLY and any_on_security(s, seat))
    ):
        return AT_A_SEAT
    if critter == components.SNAKE:
        return AT_A_CELL
    return AT_A_CREW if critter == components.HEDGEHOG else ALONE


def may_name_seat(s: State, seat: int, critter: int, other: int) -> int:
    """Return 1 for a valid target seat of a critter. [H-18]"""
    if other >= s.players:
        return 0
    if critter == components.RACCOON:
        return can_snatch_from(s, seat, other) if s.edition == V1 else can_dig_at(s, other)
    if critter == components.BAT:
        return ground.on_heist(s, other)
    if critter == components.BUTTERFLY:
        return is_on_security(s, seat, other)
    if critter == components.OWL:
        return 1 if other != seat and ground.on_heist(s, other) else 0
    return can_prick(s, seat, other)


def may_name_cell(s: State, seat: int, critter: int, cell: int) -> int:
    """Return 1 for a valid target cell of a critter. [H-18.bat.v3, H-18.snake.v2]"""
    if critter == components.BAT:
        return 1 if ground.hazard_at(s, cell) == components.TRAP and ground.crew_on(s, cell) else 0
    return 1 if ground.is_preset(s, cell) and cell != s.at[seat] else 0


# ---------------------------------------------------------------- badger


def can_scout(s: State, seat: int) -> int:
    """Return 1 if the stack is not empty and the tile hand is below the cap. [H-18.badger.v4, H-35]"""
    return 1 if decks.tiles_left(s) > 0 and total(s.held[seat]) < s.badger_cap else 0


def scout(s: State, seat: int) -> None:
    """Draw two tiles into the tile hand, as far as cap and stack allow. [H-18.badger.v4]"""
    draw_to_hand(s, seat, min(BADGER_TILES, s.badger_cap - total(s.held[seat])))


# ---------------------------------------------------------------- bat


def can_send_bat(s: State, _seat: int) -> int:
    """Return 1, or 0 in v1 and v2 without traps, in v3 without crews on trap tiles. [H-18.bat.v1, H-18.bat.v3, H-35]"""
    if s.edition <= V2:
        return 1 if decks.trap_cards(s) > 0 else 0
    if s.edition > V3:
        return 1
    for other in range(s.players):
        if ground.on_heist(s, other) and ground.hazard_at(s, s.at[other]) == components.TRAP:
            return 1
    return 0


def send_bat(s: State, seat: int) -> None:
    """Look at traps, or make crews suffer traps. [H-18.bat.v1, H-18.bat.v3, H-18.bat.v4]"""
    if s.edition <= V2:
        look_at_traps(s, seat)
    elif s.edition == V3:
        trap_all_on(s, seat, target_cell(s))
    else:
        begin_trap(s, target_seat(s), state.OF_CRITTERS + components.BAT)
        emit(s, events.BAT_SENT, seat, target_seat(s))


def look_at_traps(s: State, seat: int) -> None:
    """Look at the top three traps privately. [H-18.bat.v1]"""
    decks.ready_traps(s)
    for _ in range(min(TOP_THREE, s.traps_size)):
        decks.show_card(s, decks.draw_trap(s))
    emit_row(s, events.TRAPS_SEEN, s.shown_cards, 0, s.cards_shown, seat)
    ask(s, state.ORDER_TRAPS, seat, state.OF_CRITTERS + components.BAT)


def order_traps(s: State, seat: int, number: int) -> None:
    """Put the traps back in the order named by the unfinished move, top first. [H-18.bat.v1]"""
    pop(s)
    for place in range(number):
        s.shown_cards[place] = s.begun[place] - ORDER
    for place in range(number - 1, -1, -1):
        s.traps[s.traps_size] = s.shown_cards[place]
        s.traps_known[s.traps_size] = 1 << seat
        s.traps_size += 1
    emit_row(s, events.TRAPS_ORDERED, s.shown_cards, 0, number, seat)
    clear(s.shown_cards)
    s.cards_shown = 0


def trap_all_on(s: State, seat: int, cell: int) -> None:
    """Make each crew on the tile draw a trap, clockwise from the user, whose own comes last. [H-18.bat.v3]"""
    for steps in range(s.players, 0, -1):
        other = around(s, seat + steps)
        if s.at[other] == cell and ground.on_heist(s, other):
            begin_trap(s, other, state.OF_CRITTERS + components.BAT)
            emit(s, events.BAT_SENT, seat, other)


# ---------------------------------------------------------------- bird, butterfly, ferret, fox, mouse, squirrel


def can_always(_s: State, _seat: int) -> int:
    """Return 1: it may be played even without effect. [H-35]"""
    return 1


def fly(_s: State, _seat: int) -> None:
    """Do nothing: the turn's limit counts birds. [H-18.bird.v1, H-18.bird.v2, H-18.bird.v4, H-13b]"""


def can_distract(s: State, _seat: int) -> int:
    """Return 1, or 0 in v2 – v4, where the butterfly is a reaction. [H-18.butterfly.v2, H-19]"""
    return 0 if V1 < s.edition < V5 else 1


def distract(s: State, seat: int) -> None:
    """Evade security: v1, all in this turn; v5, the next, and another crew gains suspicion. [H-18.butterfly.v1, .v5]"""
    if s.edition == V1:
        s.no_security = 1
        return
    s.butterflies[seat] += 1
    if s.steps > 1:
        gain(s, target_seat(s), 1)


def is_on_security(s: State, seat: int, other: int) -> int:
    """Return 1 for another crew still on the heist that stands on security. [H-18.butterfly.v5]"""
    return (
        1
        if other != seat and ground.on_heist(s, other) and ground.hazard_at(s, s.at[other]) == components.SECURITY
        else 0
    )


def any_on_security(s: State, seat: int) -> int:
    """Return 1 if any other crew is on security, so that the play must name one. [H-18.butterfly.v5]"""
    for other in range(s.players):
        if is_on_security(s, seat, other):
            return 1
    return 0


def wriggle(s: State, _seat: int) -> None:
    """Let the crew's own moves pass through walls. [H-18.ferret.v1, H-18.ferret.v2, H-18.ferret.v5]"""
    s.ferret = s.ferret + 1 if V1 < s.edition < V5 else 1


def can_sneak(s: State, _seat: int) -> int:
    """Return 1 in v4, or 0 in other editions, where the fox is a reaction. [H-18.fox.v2, H-18.fox.v5, H-19]"""
    return 1 if s.edition == V4 else 0


def sneak(s: State, seat: int) -> None:
    """Evade the next trap of this turn; two foxes evade two. [H-18.fox.v4]"""
    s.foxes[seat] += 1


def smell_cheese(s: State, _seat: int) -> None:
    """Evade all traps in this turn. [H-18.mouse.v1]"""
    s.no_trap = 1


# ---------------------------------------------------------------- hedgehog


def can_prick(s: State, seat: int, other: int) -> int:
    """Return 1 for a crew at most three steps away that has a connected neighbour. [H-18.hedgehog.v1]"""
    if not ground.on_heist(s, other) or not ground.has_way_off(s, s.at[other]):
        return 0
    ground.within_steps(s, s.at[seat], HEDGEHOG_STEPS)
    near = s.reach[s.at[other]]
    clear(s.reach)
    return 1 if near > 0 else 0


def can_prick_any(s: State, seat: int) -> int:
    """Return 1 if there is a crew that can be moved. [H-35]"""
    for other in range(s.players):
        if can_prick(s, seat, other):
            return 1
    return 0


def prick(s: State, seat: int) -> None:
    """Move a crew one step of the user's choice, which is not an arrival. [H-18.hedgehog.v1, H-24]"""
    other = target_seat(s)
    place = s.at[other]
    cell = s.begun[2] - ON if ground.is_stash(s, place) else ground.along_path(s, place, s.begun[2] - TOWARDS)
    s.at[other] = s.anchor[cell]
    emit(s, events.PRICKED, other, seat, s.anchor[cell])


# ---------------------------------------------------------------- mole


def can_dig_up(s: State, seat: int) -> int:
    """Return 1 if there is a tile and a legal cell. [H-18.mole.v1, H-18.mole.v2, H-18.mole.v5, H-35]"""
    if decks.tiles_left(s) == 0:
        return 0
    for cell in range(components.CELLS):
        if may_dig_at(s, seat, cell, components.ALL_WAYS):
            return 1
    return 0


def may_dig_at(s: State, seat: int, cell: int, paths: int) -> int:
    """Return 1 for a cell on which the mole may put a tile with these paths. [H-18.mole.v1, H-18.mole.v2, H-04]"""
    if s.edition == V5:
        return ground.is_replaceable(s, cell)
    if s.edition > V1:
        return 1 if ground.is_replaceable(s, cell) and by_any_crew(s, cell) else 0
    if not ground.next_to_crew(s, seat, cell):
        return 0
    return 1 if ground.is_replaceable(s, cell) or ground.fits_anywhere(s, seat, cell, paths) else 0


def by_any_crew(s: State, cell: int) -> int:
    """Return 1 for a cell next to any crew still on the heist. [H-18.mole.v2]"""
    for other in range(s.players):
        if ground.on_heist(s, other) and ground.next_to_crew(s, other, cell):
            return 1
    return 0


def dig_up(s: State, seat: int) -> None:
    """Draw the next tile, openly in v1, and ask to place it. [H-18.mole.v1, H-18.mole.v2, H-18.mole.v5]"""
    decks.show_tile(s, decks.draw_tile(s))
    ask(s, state.PLACE_TILE, seat, state.OF_CRITTERS + components.MOLE)
    emit(s, events.TILE_DRAWN if s.edition == V1 else events.TILE_SEEN, seat, s.shown_tiles[0])


def put_dug_tile(s: State, seat: int, turn: int, cell: int) -> None:
    """Put the tile on an empty cell, or replace another. [H-18.mole.v1, H-18.mole.v2, H-18.mole.v5, H-32]"""
    pop(s)
    kind = s.shown_tiles[0]
    decks.take_shown(s, kind)
    ground.put_tile(s, cell, kind, turn)
    emit(s, events.TILE_PLACED if s.edition == V1 else events.UNSEEN_TILE_PLACED, seat, kind, turn, cell)


def put_back(s: State, seat: int) -> None:
    """Put the tile, which the user knows, back on top. [H-18.mole.v5, H-28]"""
    pop(s)
    kind = s.shown_tiles[0]
    decks.take_shown(s, kind)
    decks.put_tile_back(s, kind, 1 << seat)
    emit(s, events.TILE_PUT_BACK, seat)


# ---------------------------------------------------------------- owl


def can_think(s: State, seat: int) -> int:
    """Return 1 if, in v1 – v4, the deck is not empty or, in v5, another player is still on the heist. [H-35]"""
    if s.edition < V5:
        return 1 if s.critters_size > 0 else 0
    for other in range(s.players):
        if other != seat and ground.on_heist(s, other):
            return 1
    return 0


def think(s: State, seat: int) -> None:
    """Look at the top three critters, or at the hand of the owl's new holder. [H-18.owl.v1, H-18.owl.v5]"""
    if s.edition == V5:
        look_at_hand(s, seat, target_seat(s))
        return
    for _ in range(min(TOP_THREE, s.critters_size)):
        decks.show_card(s, decks.draw_critter(s))
    emit_row(s, events.CARDS_SEEN, s.shown_cards, 0, s.cards_shown, seat)
    ask(s, state.KEEP_SOME, seat, state.OF_CRITTERS + components.OWL)


def keep_card(s: State, seat: int, critter: int) -> None:
    """Take one card; put the others under the deck, in order. [H-18.owl.v1]"""
    pop(s)
    decks.take_card(s, critter)
    s.hand[seat][critter] += 1
    emit(s, events.CARD_KEPT, seat, critter)
    for place in range(s.cards_shown):
        decks.put_under(s, s.shown_cards[place], seat)
    clear(s.shown_cards)
    s.cards_shown = 0


def give_owl(s: State, seat: int, other: int) -> None:
    """Give the owl from the hand to another player, who may use it again. [H-18.owl.v5]"""
    s.hand[seat][components.OWL] -= 1
    decks.leaves_openly(s, seat, components.OWL)
    s.hand[other][components.OWL] += 1
    decks.all_learn(s, other, components.OWL)
    emit(s, events.GIVEN, seat, other, components.OWL)


def look_at_hand(s: State, seat: int, other: int) -> None:
    """Look at the other player's hand, then offer its cards except the owl just given. [H-18.owl.v5]"""
    decks.learn_hand(s, seat, other)
    emit_counts(s, events.HAND_SEEN, s.hand[other], 0, 1, seat, other)
    if total(s.hand[other]) > 1:
        ask_for(s, state.PICK_CARD, seat, state.OF_CRITTERS + components.OWL, state.UNLIMITED, other)


def may_pick(s: State, critter: int) -> int:
    """Return 1 for a card that may be taken from the hand being looked at. [H-18.owl.v5]"""
    return 1 if s.hand[top(s, state.OF)][critter] > (1 if critter == components.OWL else 0) else 0


def pick_card(s: State, seat: int, critter: int) -> None:
    """Take a card, known only to its taker and its former owner. [H-18.owl.v5, H-28, H-37]"""
    other = top(s, state.OF)
    pop(s)
    s.hand[other][critter] -= 1
    s.hand[seat][critter] += 1
    decks.leaves_unseen(s, other, seat, critter, 1)
    decks.learn(s, other, seat, critter)
    emit(s, events.PICKED, seat, other, critter)


def pick_none(s: State, seat: int) -> None:
    """Take no card. [H-18.owl.v5]"""
    emit(s, events.NONE_PICKED, seat, top(s, state.OF))
    pop(s)


# ---------------------------------------------------------------- raccoon


def can_rummage(s: State, seat: int) -> int:
    """Return 1 if, in v1, another player holds a card or, later, a discard pile is not empty. [H-35]"""
    for other in range(s.players):
        if s.edition == V1 and other != seat and total(s.hand[other]) > 0:
            return 1
        if s.edition > V1 and can_dig_at(s, other):
            return 1
    return 0


def can_dig_at(s: State, other: int) -> int:
    """Return 1 for a discard pile that is not empty, including an ended crew's. [H-18.raccoon.v2]"""
    return 1 if s.discard_size[decks.discard_pile(s, other)] > 0 else 0


def dig_trash(s: State, seat: int) -> None:
    """Take the top card of a discard pile into the hand, for all to see. [H-18.raccoon.v2, H-28]"""
    other = target_seat(s)
    critter = decks.take_from_discard(s, other)
    s.hand[seat][critter] += 1
    decks.all_learn(s, seat, critter)
    emit(s, events.TRASH_DUG, seat, other, critter)


def most_cards(s: State, seat: int) -> int:
    """Return the size of the largest hand among the other players. [H-18.raccoon.v1]"""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, total(s.hand[other]))
    return most


def can_snatch_from(s: State, seat: int, other: int) -> int:
    """Return 1 for another player with the largest hand. [H-18.raccoon.v1]"""
    return 1 if other != seat and total(s.hand[other]) == most_cards(s, seat) else 0


def ties_for_most(s: State, seat: int) -> int:
    """Return how many other players have the largest hand. [H-18.raccoon.v1]"""
    count = 0
    for other in range(s.players):
        count += can_snatch_from(s, seat, other)
    return count


def rummage(s: State, seat: int) -> None:
    """In v1, make the player with the largest hand discard; later, do nothing: `play` took a card. [H-18.raccoon.v1]"""
    if s.edition > V1:
        return
    victim = target_seat(s) if s.steps > 1 else 0
    if s.steps == 1:
        while not can_snatch_from(s, seat, victim):
            victim += 1
    ask(s, state.DISCARD_ONE, victim, state.OF_CRITTERS + components.RACCOON)
    emit(s, events.SNATCHED, seat, victim)


def give_up_card(s: State, seat: int, critter: int) -> None:
    """Discard a card of the victim's choice onto the communal pile. [H-18.raccoon.v1]"""
    s.hand[seat][critter] -= 1
    decks.leaves_openly(s, seat, critter)
    decks.put_on_discard(s, seat, critter)
    emit(s, events.CARD_DISCARDED_FROM_HAND, seat, critter, events.HAND)


# ---------------------------------------------------------------- snake


def can_vent(s: State, seat: int) -> int:
    """Return 1 if the crew is on security and there is another preset. [H-18.snake.v2, H-35]"""
    if ground.hazard_at(s, s.at[seat]) != components.SECURITY:
        return 0
    for cell in range(components.CELLS):
        if may_name_cell(s, seat, components.SNAKE, cell):
            return 1
    return 0


def vent(s: State, seat: int) -> None:
    """Put the crew on a preset: an arrival, but not a move. [H-18.snake.v2]"""
    cell = target_cell(s)
    arrive(s, seat, cell, state.ARRIVING)
    emit(s, events.APPEARED, seat, cell)


# ---------------------------------------------------------------- spider


def can_spin(s: State, seat: int) -> int:
    """Return 1 if the stack is not empty and the seat holds no tile. [H-18.spider.v5, H-35]"""
    return 1 if decks.tiles_left(s) > 0 and total(s.held[seat]) == 0 else 0


def spin(s: State, seat: int) -> None:
    """Look at the top three tiles privately. [H-18.spider.v5]"""
    for _ in range(min(TOP_THREE, decks.tiles_left(s))):
        decks.show_tile(s, decks.draw_tile(s))
    emit_row(s, events.TILES_SEEN, s.shown_tiles, 0, s.shown, seat)
    ask(s, state.HOLD_TILE, seat, state.OF_CRITTERS + components.SPIDER)


def hold(s: State, seat: int, kind: int) -> None:
    """Hold one tile; put the rest back on top in order. [H-18.spider.v5]"""
    decks.take_shown(s, kind)
    s.held[seat][kind] += 1
    emit(s, events.TILE_HELD, seat, kind)
    return_seen_tiles(s, seat)


def hold_none(s: State, seat: int) -> None:
    """Hold no tile; put them all back on top in order. [H-18.spider.v5]"""
    emit(s, events.NO_TILE_HELD, seat)
    return_seen_tiles(s, seat)


def return_seen_tiles(s: State, seat: int) -> None:
    """Put the tiles, which the user knows, back on top in order. [H-18.spider.v5, H-28]"""
    pop(s)
    while s.shown > 0:
        kind = s.shown_tiles[s.shown - 1]
        s.shown -= 1
        s.shown_tiles[s.shown] = 0
        decks.put_tile_back(s, kind, 1 << seat)


# ---------------------------------------------------------------- by critter number

can_work = switch(
    range(components.CRITTERS),
    (
        can_scout,
        can_send_bat,
        can_always,
        can_distract,
        can_always,
        can_sneak,
        can_prick_any,
        can_dig_up,
        can_always,
        can_think,
        can_rummage,
        can_vent,
        can_spin,
        can_always,
    ),
    __name__,
    answers=True,
)
work = switch(
    range(components.CRITTERS),
    (
        scout,
        send_bat,
        fly,
        distract,
        wriggle,
        sneak,
        prick,
        dig_up,
        smell_cheese,
        think,
        rummage,
        vent,
        spin,
        calm,
    ),
    __name__,
)
