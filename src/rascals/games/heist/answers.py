"""Answers that are a single action (take or leave, evade, discard, drop), and composite moves. In the dialect.

The actions of a composite move are recorded, and carried out once the last is given. Until then nothing else changes,
and no other seat sees any of it.
"""

from __future__ import annotations

from rascals.core.agenda import pop
from rascals.core.events import emit
from rascals.core.rows import clear, total
from rascals.games.heist import critters, events, moves, state
from rascals.games.heist.components import BUTTERFLY, EXTRA_TILE, FOX, MOLE, OWL, PIT, SECURITY, TILES, V5
from rascals.games.heist.crews import chooses_food, drop_loot, highest, lowest_of, suffer_security, take
from rascals.games.heist.decks import discard_trap, take_card
from rascals.games.heist.ground import hazard_at
from rascals.games.heist.hiring import seal, show_choices
from rascals.games.heist.state import State, asked_by, asked_seat, asks, top
from rascals.games.heist.tiling import held_tile, lay_tile, place_one, place_web
from rascals.games.heist.traps import begin_trap, hooked, lose_card, lose_table_card, suffer_trap

# ---------------------------------------------------------------- loot


def take_highest(s: State, seat: int) -> None:
    """Take the highest loot, or the only kind. [H-08]"""
    pop(s)
    take(s, seat, highest(s, s.at[seat]))


def take_food(s: State, seat: int, kind: int) -> None:
    """Take food of the kind chosen. [H-08]"""
    pop(s)
    take(s, seat, kind)


def may_take_kind(s: State, seat: int, kind: int) -> int:
    """Return 1 if a crew may choose this kind of food where it stands. [H-08]"""
    return 1 if chooses_food(s, s.at[seat]) and s.loot[s.at[seat]][kind] > 0 else 0


def leave(s: State, seat: int) -> None:
    """Decline loot, a card or a tile. [H-08, H-18.mole.v5, H-18.owl.v5, H-18.spider.v5]"""
    if asks(s, state.TAKE_LOOT):
        emit(s, events.LOOT_LEFT, seat, s.at[seat])
        pop(s)
    elif asks(s, state.PICK_CARD):
        critters.pick_none(s, seat)
    elif asks(s, state.HOLD_TILE):
        critters.hold_none(s, seat)
    else:
        critters.put_back(s, seat)


# ---------------------------------------------------------------- reactions


def evading(s: State, seat: int) -> int:
    """Return the critter that evades the hazard that a crew has met. [H-19]"""
    return BUTTERFLY if s.cards_shown == 0 and hazard_at(s, s.at[seat]) == SECURITY else FOX


def evade(s: State, seat: int, critter: int) -> None:
    """React with a critter from the hand. [H-19]"""
    evade_with(s, seat, critter, 0)


def evade_from_table(s: State, seat: int, critter: int) -> None:
    """React with a critter from the table. [H-17, H-19]"""
    evade_with(s, seat, critter, 1)


def evade_with(s: State, seat: int, critter: int, from_table: int) -> None:
    """React: security does not act; a trap is not drawn or, if turned up, has no effect. [H-19, H-18.fox.v5]"""
    pop(s)
    critters.react(s, seat, critter, from_table)
    emit(s, events.SECURITY_EVADED if critter == BUTTERFLY else events.TRAP_EVADED, seat)
    if s.cards_shown > 0:
        discard_trap(s, take_shown_trap(s))


def take_shown_trap(s: State) -> int:
    """Take the turned-up trap from the table. [H-18.fox.v5]"""
    trap = s.shown_cards[0]
    take_card(s, trap)
    return trap


def suffer(s: State, seat: int) -> None:
    """Let the security or trap met act. [H-19, H-20, H-22]"""
    critter = evading(s, seat)
    reason, left = top(s, state.BY), top(s, state.LEFT)
    pop(s)
    emit(s, events.SUFFERED, seat)
    if critter == BUTTERFLY:
        suffer_security(s, seat)
    elif s.edition == V5:
        suffer_trap(s, seat, take_shown_trap(s), reason, left)
    else:
        begin_trap(s, seat, reason)


# ---------------------------------------------------------------- cards


def discard_one(s: State, seat: int, critter: int) -> None:
    """Discard a hand card because of the pit or v1's raccoon. [H-22.pit.v2, H-18.raccoon.v1]"""
    reason = top(s, state.BY)
    pop(s)
    if reason == state.OF_TRAPS + PIT:
        lose_card(s, seat, critter)
    else:
        critters.give_up_card(s, seat, critter)


def discard_from_table(s: State, seat: int, critter: int) -> None:
    """Discard a table card because of the pit. [H-22.pit.v4]"""
    pop(s)
    lose_table_card(s, seat, critter)


# ---------------------------------------------------------------- the hook


def drop(s: State, seat: int, cell: int) -> None:
    """Drop the hooked loot on the place named by the player to the right. [H-22.hook.v2]"""
    pop(s)
    victim = hooked(s, seat)
    drop_loot(s, victim, lowest_of(s.carried[victim]), cell)


# ---------------------------------------------------------------- recording


def note(s: State, seat: int, action: int) -> None:
    """Record an action of the unfinished composite move."""
    s.begun[s.steps] = action
    s.steps += 1
    s.drafter = seat


def forget(s: State) -> None:
    """Discard the unfinished composite move."""
    clear(s.begun)
    s.steps = 0
    s.drafter = 0


# ---------------------------------------------------------------- cards


def keep(s: State, seat: int, critter: int) -> None:
    """Keep one of the owl's cards, or one of the cards dealt. [H-18.owl.v1, H3-10, H5-10]"""
    if asked_by(s, state.KEEP_SOME, state.OF_CRITTERS + OWL):
        critters.keep_card(s, seat, critter)
    else:
        choose(s, seat, moves.KEEP + critter)


def discard(s: State, seat: int, critter: int) -> None:
    """Discard a card from the hand, or one of the cards dealt. [H-22.pit.v2, H-18.raccoon.v1, H3-10, H5-10]"""
    if asked_seat(s) >= 0:
        discard_one(s, seat, critter)
    else:
        choose(s, seat, moves.DISCARD + critter)


def choose(s: State, seat: int, action: int) -> None:
    """Add a card to a sealed choice; the last card seals it. [H3-10, H5-10]"""
    note(s, seat, action)
    if s.steps < cards_to_choose(s, seat):
        return
    for place in range(s.steps):
        named = s.begun[place]
        seal(s, seat, named - moves.DISCARD if named >= moves.DISCARD else named - moves.KEEP)
    forget(s)
    show_choices(s, seat)


def cards_to_choose(s: State, seat: int) -> int:
    """Return the number of cards in a sealed choice: all cards dealt, or one for a pick in the draft. [H3-10, H5-10]"""
    return 1 if s.edition == V5 and s.picks < s.hired else total(s.pack[seat])


def order(s: State, seat: int, trap: int) -> None:
    """Name the next trap, from the top; after the last one, put them back. [H-18.bat.v1]"""
    note(s, seat, moves.ORDER + trap)
    if s.steps == s.cards_shown:
        critters.order_traps(s, seat, s.steps)
        forget(s)


# ---------------------------------------------------------------- tiles


def begin_place(s: State, seat: int) -> None:
    """Begin placing the one tile in question."""
    note(s, seat, moves.PLACE)


def begin_place_kind(s: State, seat: int, kind: int) -> None:
    """Begin placing one of the drawn tiles or of those in hand. [H3-15, H4-15]"""
    note(s, seat, moves.PLACE_KIND + kind)


def begin_place_held(s: State, seat: int) -> None:
    """Begin placing the held tile instead of drawing. [H-18.spider.v5]"""
    note(s, seat, moves.PLACE_HELD)


def begin_web(s: State, seat: int) -> None:
    """Begin placing the held tile instead of another seat's draw. [H-18.spider.v5]"""
    note(s, seat, moves.WEB)


def turn(s: State, seat: int, by: int) -> None:
    """Choose the tile's orientation. [H-31]"""
    note(s, seat, moves.TURN + by)


def put_at(s: State, seat: int, cell: int) -> None:
    """Choose the tile's cell and put the tile there."""
    note(s, seat, moves.AT + cell)
    head = s.begun[0]
    by = s.begun[1] - moves.TURN
    kind = tile_in_question(s, seat)
    if head == moves.WEB:
        place_web(s, seat, by, cell)
    elif asked_by(s, state.PLACE_TILE, state.LAYING_OUT):
        lay_tile(s, seat, kind, by, cell)
    elif asks(s, state.PLACE_TILE) and not is_tiling(s):
        critters.put_dug_tile(s, seat, by, cell)
    else:
        if s.pending > 0:
            pop(s)
        place_one(s, seat, kind, by, cell)
    forget(s)


def is_tiling(s: State) -> int:
    """Return 1 unless the tile in question is the mole's or from v1's tile trap."""
    reason = s.agenda[s.pending - 1][state.BY]
    return 0 if reason == state.OF_CRITTERS + MOLE or reason == state.OF_TRAPS + EXTRA_TILE else 1


def tile_in_question(s: State, seat: int) -> int:
    """Return the kind of tile that the unfinished move places."""
    head = s.begun[0]
    if moves.PLACE_KIND <= head < moves.PLACE_KIND + TILES:
        return head - moves.PLACE_KIND
    return s.shown_tiles[0] if head == moves.PLACE else held_tile(s, seat)


# ---------------------------------------------------------------- critters


def play_from_hand(s: State, seat: int, critter: int) -> None:
    """Begin to play a critter from the hand; play it at once if it needs no target. [H-17]"""
    note(s, seat, moves.PLAY + critter)
    if critters.names(s, seat, critter) == critters.ALONE:
        do_play(s, seat)


def play_from_table(s: State, seat: int, critter: int) -> None:
    """Begin to play a critter from the table; play it at once if it needs no target. [H-17]"""
    note(s, seat, moves.PLAY_TABLE + critter)
    if critters.names(s, seat, critter) == critters.ALONE:
        do_play(s, seat)


def name_seat(s: State, seat: int, other: int) -> None:
    """Choose the target seat; the hedgehog's way is chosen next. [H-18]"""
    note(s, seat, moves.TARGET + other)
    if critters.names(s, seat, played_critter(s)) != critters.AT_A_CREW:
        do_play(s, seat)


def name_way(s: State, seat: int, way: int) -> None:
    """Choose the way in which the hedgehog moves the crew. [H-18.hedgehog.v1]"""
    note(s, seat, moves.TOWARDS + way)
    do_play(s, seat)


def name_cell(s: State, seat: int, cell: int) -> None:
    """Choose the target cell. [H-18.bat.v3, H-18.snake.v2, H-18.hedgehog.v1]"""
    note(s, seat, moves.ON + cell)
    do_play(s, seat)


def played_critter(s: State) -> int:
    """Return the critter of the unfinished play."""
    return s.begun[0] - (moves.PLAY_TABLE if s.begun[0] >= moves.PLAY_TABLE else moves.PLAY)


def do_play(s: State, seat: int) -> None:
    """Play the critter, whose targets are complete."""
    critters.play(s, seat, played_critter(s), 1 if s.begun[0] >= moves.PLAY_TABLE else 0)
    forget(s)
