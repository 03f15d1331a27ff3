"""The stages of a crew's arrival at a place; the traps, by edition. In the dialect. [H-19, H-22 – H-24]"""

from __future__ import annotations

from rascals.core.agenda import FIRST, KIND, SEAT, pop
from rascals.core.dealing import draw
from rascals.core.events import emit, emit_row
from rascals.core.moves import switch
from rascals.core.rows import clear, total
from rascals.core.seating import around
from rascals.games.heist import components, crews, decks, events, ground, state
from rascals.games.heist.components import V1, V2, V3, V4, V5
from rascals.games.heist.state import State, ask, ask_for, set_top, top
from rascals.games.heist.tiling import begin_tiling

# ---------------------------------------------------------------- arrivals


OF_SLIPPERY = state.OF_TRAPS + components.SLIPPERY


def arrive(s: State, seat: int, place: int, reason: int) -> None:
    """Put a crew on a place and begin its arrival, replacing one that a trap has ended. [H-23]"""
    s.at[seat] = place
    s.placed[seat] = 0
    s.left_start[seat] = 1 if s.edition == V5 else 0
    if s.pending > 0 and top(s, KIND) == state.ARRIVAL and top(s, SEAT) == seat:
        pop(s)
    ask(s, state.ARRIVAL, seat, reason)  # its number is AT_LOOT, since every step's is 0 at first
    if s.edition >= V3:
        begin_tiling(s, seat, reason)


def go_on_arriving(s: State) -> None:
    """Do the next stage of an arrival: loot, then security or trap, then nothing. [H-23]"""
    seat = top(s, SEAT)
    stage = top(s, FIRST)
    if stage == state.ARRIVED:
        pop(s)
        return
    set_top(s, FIRST, stage + 1)
    if stage == state.AT_HAZARD:
        face_hazard(s, seat)
    elif crews.may_take(s, seat):
        ask(s, state.TAKE_LOOT, seat, top(s, state.BY))


def face_hazard(s: State, seat: int) -> None:
    """Let security or a trap act on the arriving crew. [H-20, H-22]"""
    hazard = ground.hazard_at(s, s.at[seat])
    if hazard == components.SECURITY:
        face_security(s, seat)
    elif hazard == components.TRAP:
        face_trap(s, seat)


def face_security(s: State, seat: int) -> None:
    """Let security act unless it is evaded. [H-19, H-20, H-18.butterfly.v1, H-18.butterfly.v2, H-18.butterfly.v5]"""
    if s.no_security and seat == s.turn:
        emit(s, events.SECURITY_EVADED, seat)
    elif s.butterflies[seat] > 0:
        s.butterflies[seat] -= 1
        emit(s, events.SECURITY_EVADED, seat)
    elif V1 < s.edition < V5 and crews.may_react(s, seat, components.BUTTERFLY):
        ask(s, state.EVADE_IT, seat, top(s, state.BY))
    else:
        crews.suffer_security(s, seat)


def face_trap(s: State, seat: int) -> None:
    """Draw a trap unless the crew evades it first. [H-19, H-22, H-24, H-18.mouse.v1, H-18.fox.v2, H-18.fox.v4]"""
    if top(s, state.BY) == OF_SLIPPERY and (s.edition == V5 or not s.slippery_chain):
        return
    if s.no_trap and seat == s.turn:
        emit(s, events.TRAP_EVADED, seat)
    elif s.foxes[seat] > 0 and seat == s.turn:
        s.foxes[seat] -= 1
        emit(s, events.TRAP_EVADED, seat)
    elif V2 <= s.edition <= V3 and crews.may_react(s, seat, components.FOX):
        ask(s, state.EVADE_IT, seat, top(s, state.BY))
    else:
        begin_trap(s, seat, top(s, state.BY))


def begin_trap(s: State, seat: int, reason: int) -> None:
    """Push the draw of a trap for a crew, in v5 with the number that may follow it. [H-22, H-22.fake-path.v5]"""
    left = decks.trap_cards(s) if s.edition == V5 else state.UNLIMITED
    ask_for(s, state.TRAP_DRAWN, seat, reason, left, state.NOBODY)


# ---------------------------------------------------------------- the traps


OF_BAT = state.OF_CRITTERS + components.BAT

# ---------------------------------------------------------------- drawing


def turn_up(s: State) -> None:
    """Turn up a trap; in v5 a crew that met it by moving may then evade it. [H-22, H-18.fox.v5]"""
    seat, reason, left = top(s, SEAT), top(s, state.BY), top(s, state.LEFT)
    trap = decks.draw_trap(s)
    if trap != state.NOTHING:
        emit(s, events.TRAP_TURNED_UP, seat, trap)
    pop(s)
    if trap == state.NOTHING:
        return
    if s.edition == V5 and reason != OF_BAT and crews.may_react(s, seat, components.FOX):
        decks.show_card(s, trap)
        ask_for(s, state.EVADE_IT, seat, reason, left, state.NOBODY)
    else:
        suffer_trap(s, seat, trap, reason, left)


def suffer_trap(s: State, seat: int, trap: int, reason: int, left: int) -> None:
    """Discard the trap, then let it work. [H-22]"""
    decks.discard_trap(s, trap)
    if trap == components.FAKE_PATH and s.edition == V5:
        remove_path(s, seat, reason, left)
    else:
        spring(s, seat, trap)


# ---------------------------------------------------------------- v1


def rotate(s: State, seat: int) -> None:
    """Ask to turn the crew's tile, if that gives it other paths with a way off. [H-22.rotate.v1]"""
    if can_turn(s, seat):
        ask(s, state.ROTATE_TILE, seat, state.OF_TRAPS + components.ROTATE)
    else:
        emit(s, events.NO_EFFECT, seat, components.ROTATE)


def place_extra_tile(s: State, seat: int) -> None:
    """Draw the top unused tile openly and ask to place it, if there is a legal cell. [H-22.tile.v1]"""
    if decks.tiles_left(s) == 0 or not ground.any_cell_fits(s, seat):
        emit(s, events.NO_EFFECT, seat, components.EXTRA_TILE)
        return
    decks.show_tile(s, decks.draw_tile(s))
    ask(s, state.PLACE_TILE, seat, state.OF_TRAPS + components.EXTRA_TILE)
    emit(s, events.TILE_DRAWN, seat, s.shown_tiles[0])


def swap(s: State, seat: int) -> None:
    """Swap a random hand card with the top card of the communal pile. [H-22.swap.v1]"""
    if total(s.hand[seat]) == 0 or s.discard_size[decks.discard_pile(s, seat)] == 0:
        emit(s, events.NO_EFFECT, seat, components.SWAP)
        return
    given = draw(s, s.hand[seat])
    decks.leaves_openly(s, seat, given)
    taken = decks.take_from_discard(s, seat)
    decks.put_on_discard(s, seat, given)
    s.hand[seat][taken] += 1
    decks.all_learn(s, seat, taken)
    emit(s, events.SWAPPED, seat, given, taken)


def raise_suspicion(s: State, seat: int) -> None:
    """Gain 2 suspicion. [H-22.suspicion.v1]"""
    crews.gain(s, seat, 2)


# ---------------------------------------------------------------- fake path


def fake_path(s: State, seat: int) -> None:
    """Ask to turn the crew's tile, or to replace it with a trap tile. [H-22.fake-path.v2, H-22.fake-path.v4]"""
    place = s.at[seat]
    if s.tile[place] > 0 and can_turn(s, seat):
        ask(s, state.ROTATE_TILE, seat, state.OF_TRAPS + components.FAKE_PATH)
    elif s.tile[place] > 0 and is_replaced(s, place) and trap_tile_left(s):
        ask(s, state.ROTATE_TILE, seat, state.OF_TRAPS + components.FAKE_PATH)
        turn_up_tiles(s, seat)
    else:
        emit(s, events.NO_EFFECT, seat, components.FAKE_PATH)


def is_replaced(s: State, place: int) -> int:
    """Return 1 for a tile that is replaced if it cannot be turned: a cross, or any in v4. [H-22.fake-path.v4]"""
    return 1 if s.edition == V4 or (s.tile[place] - 1) // ground.KINDS_OF_HAZARD == components.CROSS else 0


def trap_tile_left(s: State) -> int:
    """Return 1 if a trap tile can be drawn. [H-22.fake-path.v2]"""
    for place in range(s.set_aside, s.stack_size):
        if s.stack[place] % ground.KINDS_OF_HAZARD == components.TRAP:
            return 1
    return 0


def turn_up_tiles(s: State, seat: int) -> None:
    """Draw tiles openly up to and including a trap tile. [H-22.fake-path.v2]"""
    decks.show_tile(s, decks.draw_tile(s))
    while s.shown_tiles[s.shown - 1] % ground.KINDS_OF_HAZARD != components.TRAP:
        decks.show_tile(s, decks.draw_tile(s))
    emit_row(s, events.TILES_DRAWN, s.shown_tiles, 0, s.shown, seat)


def can_turn(s: State, seat: int) -> int:
    """Return 1 if the crew's tile can be turned to other paths with a way off. [H-22.rotate.v1, H-22.fake-path.v2]"""
    place = s.at[seat]
    if s.tile[place] == 0:
        return 0
    for turn in range(ground.rotations_of(s.tile[place] - 1)):
        if can_turn_to(s, place, turn):
            return 1
    return 0


def can_turn_to(s: State, place: int, turn: int) -> int:
    """Return 1 if a tile, turned this way, has other paths and a way off. [H-22.rotate.v1]"""
    return 1 if turn != s.turned[place] and has_way_off_as(s, place, s.tile[place] - 1, turn) else 0


def has_way_off_as(s: State, place: int, kind: int, turn: int) -> int:
    """Return 1 if a tile of this kind and rotation would have a way off at a place."""
    before, was = s.tile[place], s.turned[place]
    s.tile[place] = kind + 1
    s.turned[place] = turn
    found = ground.has_way_off(s, place)
    s.tile[place] = before
    s.turned[place] = was
    return found


def may_rotate(s: State, seat: int, turn: int) -> int:
    """Return 1 if the crew's tile, or its replacement, may be turned this way. [H-22.rotate.v1, H-22.fake-path.v2]"""
    place = s.at[seat]
    if s.shown == 0:
        return 1 if turn < ground.rotations_of(s.tile[place] - 1) and can_turn_to(s, place, turn) else 0
    kind = s.shown_tiles[s.shown - 1]
    if turn >= ground.rotations_of(kind):
        return 0
    if has_way_off_as(s, place, kind, turn):
        return 1
    for other in range(ground.rotations_of(kind)):
        if has_way_off_as(s, place, kind, other):
            return 0
    return 1


def turn_tile(s: State, seat: int, turn: int) -> None:
    """Turn or replace the tile, which triggers nothing. [H-22.rotate.v1, H-22.fake-path.v2, H-22.fake-path.v4]"""
    reason = top(s, state.BY)
    pop(s)
    place = s.at[seat]
    if s.shown == 0:
        s.turned[place] = turn
        emit(s, events.TURNED, seat, place, turn)
    else:
        put_new_tile(s, seat, place, turn)
    if s.edition == V4 and reason == state.OF_TRAPS + components.FAKE_PATH:
        begin_tiling(s, seat, reason)


def put_new_tile(s: State, seat: int, place: int, turn: int) -> None:
    """Replace the crew's tile with the trap tile; shuffle the other drawn tiles back in. [H-22.fake-path.v2]"""
    kind = s.shown_tiles[s.shown - 1]
    ground.put_tile(s, place, kind, turn)
    emit(s, events.TILE_PLACED, seat, kind, turn, place)
    s.shown_tiles[s.shown - 1] = 0
    s.shown -= 1
    if s.shown > 0:
        for other in range(s.shown):
            s.stack[s.stack_size] = s.shown_tiles[other]
            s.stack_size += 1
            s.shown_tiles[other] = 0
        s.shown = 0
        decks.shuffle_stack(s)
        emit(s, events.TILES_SHUFFLED)


def remove_path(s: State, seat: int, reason: int, left: int) -> None:
    """Move the tile in a rolled direction to the box with its food; if that would strand the crew, draw another trap.

    [H-22.fake-path.v5]
    """
    cell = ground.towards(s, seat, ground.roll(s, seat), 1)
    if cell == components.NOWHERE:
        emit(s, events.NO_EFFECT, seat, components.FAKE_PATH)
        return
    tile, turned = s.tile[cell], s.turned[cell]
    s.tile[cell] = 0
    s.turned[cell] = 0
    if ground.has_way_off(s, s.at[seat]):
        s.box_tiles[tile - 1] += 1
        crews.box_loot(s, cell)
        emit(s, events.TILE_GONE, cell, tile - 1)
        return
    s.tile[cell] = tile
    s.turned[cell] = turned
    if left > 0:
        ask_for(s, state.TRAP_DRAWN, seat, reason, left - 1, state.NOBODY)


# ---------------------------------------------------------------- slippery


def slip(s: State, seat: int) -> None:
    """Move the crew one random step: an arrival. [H-22.slippery.v2, H-22.slippery.v5, H-24]"""
    cell = ground.roll_until_it_leads(s, seat) if s.edition == V5 else ground.random_neighbour(s, s.at[seat])
    if cell == components.NOWHERE:
        emit(s, events.NO_EFFECT, seat, components.SLIPPERY)
        return
    arrive(s, seat, s.anchor[cell], state.OF_TRAPS + components.SLIPPERY)
    emit(s, events.SLIPPED, seat, s.anchor[cell])


# ---------------------------------------------------------------- pit


def fall(s: State, seat: int) -> None:
    """Ask the victim for a card; without one, draw in v5, or do nothing. [H-22.pit.v2, H-22.pit.v4, H-22.pit.v5]"""
    cards = total(s.hand[seat])
    if s.edition == V4:
        cards += total(s.table[seat])
    if cards > 0:
        ask(s, state.DISCARD_ONE, seat, state.OF_TRAPS + components.PIT)
    elif s.edition == V5:
        climb_out(s, seat)
    else:
        emit(s, events.NO_EFFECT, seat, components.PIT)


def climb_out(s: State, seat: int) -> None:
    """Draw the top critter. [H-22.pit.v5, H-33]"""
    if s.critters_size > 0:
        critter = decks.draw_critter(s)
        s.hand[seat][critter] += 1
        emit(s, events.CARD_DRAWN, seat, critter)


def lose_card(s: State, seat: int, critter: int) -> None:
    """Discard a hand card; in v4, a P card goes to the table instead. [H-22.pit.v2, H-22.pit.v4, H-22.pit.v5]"""
    s.hand[seat][critter] -= 1
    decks.leaves_openly(s, seat, critter)
    if s.edition == V4 and not s.once[critter]:
        s.table[seat][critter] += 1
        emit(s, events.CARD_LAID, seat, critter)
    else:
        decks.put_on_discard(s, seat, critter)
        emit(s, events.CARD_DISCARDED_FROM_HAND, seat, critter, events.HAND)
    if s.edition == V5:
        climb_out(s, seat)


def lose_table_card(s: State, seat: int, critter: int) -> None:
    """Discard a table card. [H-22.pit.v4]"""
    s.table[seat][critter] -= 1
    decks.put_on_discard(s, seat, critter)
    emit(s, events.CARD_DISCARDED, seat, critter, events.TABLE)


# ---------------------------------------------------------------- camera and hook


def be_filmed(s: State, seat: int) -> None:
    """Gain 2 suspicion, or 4 with loot; in v5, at the cap, lose a point instead. [H-22.camera.v2, H-22.camera.v5]"""
    if s.edition == V5 and s.suspicion[seat] == s.cap:
        crews.lose_point(s, seat)
    else:
        crews.gain(s, seat, 2 + 2 * crews.carries(s, seat))


def hook_loot(s: State, seat: int) -> None:
    """Move the lowest loot to a nearby place, named by the player to the right or v5's compass. [H-22.hook.v2]"""
    if not crews.carries(s, seat):
        emit(s, events.NO_EFFECT, seat, components.HOOK)
    elif s.edition == V5:
        hook_by_compass(s, seat)
    else:
        ground.within_steps(s, s.at[seat], 2)
        reached = in_reach(s)
        clear(s.reach)
        if reached > 0:
            ask(s, state.DROP_LOOT, around(s, s.players + seat - 1), state.OF_TRAPS + components.HOOK)
        else:
            emit(s, events.NO_EFFECT, seat, components.HOOK)


def in_reach(s: State) -> int:
    """Return the number of marked places, excluding the crew's own. [H-22.hook.v2]"""
    count = 0
    for cell in range(components.CELLS):
        count += 1 if s.reach[cell] > 1 else 0
    return count


def hook_by_compass(s: State, seat: int) -> None:
    """Move the lowest food to the place that the compass shows. [H-22.hook.v5]"""
    cell = ground.roll_until_it_leads(s, seat)
    if cell == components.NOWHERE:
        emit(s, events.NO_EFFECT, seat, components.HOOK)
    else:
        crews.drop_loot(s, seat, crews.lowest_of(s.carried[seat]), s.anchor[cell])


def hooked(s: State, namer: int) -> int:
    """Return the seat whose loot is hooked: to the left of the seat that names the place. [H-22.hook.v2]"""
    return around(s, namer + 1)


spring = switch(
    range(components.TRAPS),
    (rotate, place_extra_tile, swap, raise_suspicion, fake_path, slip, fall, be_filmed, hook_loot),
    __name__,
)
