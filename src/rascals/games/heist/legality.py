"""The legal actions for each question and in a turn, ascending. In the dialect. [H-39]

The functions `legal_…` write actions into the row `actions`, and return how many there are, or where they end.
"""

from __future__ import annotations

from rascals.core.rows import clear, total
from rascals.core.state import Row
from rascals.games.heist import ground, moves, state
from rascals.games.heist.answers import evading, is_tiling, may_take_kind, played_critter, tile_in_question
from rascals.games.heist.components import BIRD, CELLS, CRITTERS, MINUS, MOLE, PILES, TILES, TRAPS, UPWARDS, V3, V4, V5
from rascals.games.heist.crews import chooses_food, may_move, may_use
from rascals.games.heist.critters import AT_A_CELL, can_play, may_dig_at, may_name_cell, may_name_seat, may_pick, names
from rascals.games.heist.decks import cards_alike, tiles_left
from rascals.games.heist.ending import may_escape, may_score
from rascals.games.heist.hiring import lies_in_pile, looked_last, may_look, may_pass_pile
from rascals.games.heist.state import LAYING_OUT, OF, OF_CRITTERS, PLACE_TILE, State, asked_by, asked_seat, asks, top
from rascals.games.heist.tiling import has_tile
from rascals.games.heist.traps import hooked, may_rotate
from rascals.games.heist.turns import may_draw_at_start

BESIDE_CREW, WHERE_DUG, ANYWHERE = range(3)  # where a tile may go

# ---------------------------------------------------------------- a turn, with nothing pending


def legal_turn(s: State, seat: int, actions: Row) -> int:
    """Write draws at the start, moves, score, escape, end and plays. [H-39]"""
    count = legal_at_start(s, seat, actions, 0)
    if may_move(s):
        count = legal_moves(s, seat, actions, count)
    actions[count] = moves.SCORE
    count += may_score(s, seat)
    actions[count] = moves.ESCAPE
    count += may_escape(s, seat)
    actions[count] = moves.END
    count += 1
    return legal_plays(s, seat, actions, count) if may_use(s, BIRD) else count


def legal_plays(s: State, seat: int, actions: Row, count: int) -> int:
    """Write plays from the hand, then from the table; a turn that allows any critter allows a bird. [H-13b, H-17]"""
    for critter in range(CRITTERS):
        actions[count] = moves.PLAY + critter
        count += can_play(s, seat, critter, 0)
    if total(s.table[seat]) > 0:
        for critter in range(CRITTERS):
            actions[count] = moves.PLAY_TABLE + critter
            count += can_play(s, seat, critter, 1)
    return count


def legal_at_start(s: State, seat: int, actions: Row, count: int) -> int:
    """Write placing the held tile, and draw, for a crew of v5 that has not left its start. [H5-15]"""
    if may_draw_at_start(s, seat):
        actions[count] = moves.PLACE_HELD
        count += 1 if total(s.held[seat]) > 0 else 0
        actions[count] = moves.DRAW
        count += 1 if tiles_left(s) > 0 else 0
    return count


def legal_moves(s: State, seat: int, actions: Row, count: int) -> int:
    """Write steps to connected neighbours, or to any with a ferret: by way or, out of a stash, by cell. [H-05, H-14]"""
    place = s.at[seat]
    walls = ground.uses_ferret(s, seat)
    if not ground.is_stash(s, place):
        for way in range(4):
            if ground.step(s, place, way, walls) >= 0:
                actions[count] = moves.MOVE + way
                count += 1
        return count
    for cell in range(ground.first_near(place), ground.behind_near(s, place)):
        if ground.joins(s, place, cell, walls):
            actions[count] = moves.MOVE_TO + cell
            count += 1
    return count


# ---------------------------------------------------------------- questions


def legal_hire(s: State, _seat: int, actions: Row) -> int:
    """Write the cards in the pile, and declining. [H1-10]"""
    count = 0
    for critter in range(CRITTERS):
        if lies_in_pile(s, looked_last(s), critter) >= 0:
            actions[count] = moves.HIRE + critter
            count += 1
    actions[count] = moves.PASS_PILE
    return count + may_pass_pile(s)


def legal_look(s: State, _seat: int, actions: Row) -> int:
    """Write the piles not yet looked at in this turn. [H1-10]"""
    count = 0
    for pile in range(PILES):
        actions[count] = moves.LOOK + pile
        count += may_look(s, pile)
    return count


def legal_keep(s: State, seat: int, actions: Row) -> int:
    """Write the owl's cards, or the cards dealt. [H-18.owl.v1, H3-10, H5-10]"""
    if asked_seat(s) < 0:
        return legal_choice(s, seat, actions)
    count = 0
    for critter in range(CRITTERS):
        if cards_alike(s, critter) > 0:
            actions[count] = moves.KEEP + critter
            count += 1
    return count


def legal_discard(s: State, seat: int, actions: Row) -> int:
    """Write the cards in hand and, for v4's pit, on the table; or those left over. [H-22.pit.v2, H-22.pit.v4]"""
    if asked_seat(s) < 0:
        return legal_choice(s, seat, actions)
    count = 0
    for critter in range(CRITTERS):
        if s.hand[seat][critter] > 0:
            actions[count] = moves.DISCARD + critter
            count += 1
    for critter in range(CRITTERS):
        if s.edition == V4 and s.table[seat][critter] > 0:
            actions[count] = moves.DISCARD_TABLE + critter
            count += 1
    return count


def legal_choice(s: State, seat: int, actions: Row) -> int:
    """Write the next cards of a sealed choice: kept ones in alphabetical order, then the others. [H3-10, H5-10]"""
    keeping = keeps_left(s)
    least = max(s.begun[s.steps - 1] - moves.KEEP, 0) if s.steps > 0 and keeping > 0 else 0
    head = moves.KEEP if keeping > 0 else moves.DISCARD
    count = 0
    for critter in range(least, CRITTERS):
        if unnamed(s, seat, critter) > 0 and unnamed_from(s, seat, critter) >= keeping:
            actions[count] = head + critter
            count += 1
    return count


def keeps_left(s: State) -> int:
    """Return how many cards to keep are still to be chosen. [H3-10, H5-10]"""
    if s.edition == V5:
        return 1 if s.picks < s.hired else 0
    return max(s.hired - s.steps, 0)


def unnamed(s: State, seat: int, critter: int) -> int:
    """Return the number of copies of a critter in a dealt hand that the unfinished move has not named."""
    count = s.pack[seat][critter]
    for place in range(s.steps):
        named = s.begun[place]
        count -= 1 if named == moves.KEEP + critter or named == moves.DISCARD + critter else 0
    return count


def unnamed_from(s: State, seat: int, least: int) -> int:
    """Return the number of cards, of critters from `least` on, that are not named."""
    count = 0
    for critter in range(least, CRITTERS):
        count += unnamed(s, seat, critter)
    return count


def legal_place(s: State, seat: int, actions: Row) -> int:
    """Write placing the tile, or each of several; v5's mole may put it back. [H3-15, H4-15, H-18.mole.v5]"""
    if asks(s, PLACE_TILE) and is_tiling(s) and V3 <= s.edition <= V4:
        count = 0
        for kind in range(TILES):
            actions[count] = moves.PLACE_KIND + kind
            count += has_tile(s, seat, kind)
        return count
    actions[0] = moves.PLACE
    actions[1] = moves.LEAVE
    return 2 if s.edition == V5 and asked_by(s, PLACE_TILE, OF_CRITTERS + MOLE) else 1


def legal_draw(s: State, seat: int, actions: Row) -> int:
    """Write placing the held tile, draw, and stop. [H5-15, H-18.spider.v5]"""
    actions[0] = moves.PLACE_HELD
    count = 1 if total(s.held[seat]) > 0 else 0
    left = 1 if tiles_left(s) > 0 else 0
    actions[count] = moves.DRAW
    count += left
    actions[count] = moves.STOP
    return count + (1 if s.place_optional or not left else 0)


def legal_web(_s: State, _seat: int, actions: Row) -> int:
    """Write placing the held tile for another crew, and declining. [H-18.spider.v5]"""
    actions[0] = moves.WEB
    actions[1] = moves.DECLINE
    return 2


def legal_take(s: State, seat: int, actions: Row) -> int:
    """Write taking the highest loot, or each food that may be chosen, and leaving it. [H-08]"""
    if not chooses_food(s, s.at[seat]):
        actions[0] = moves.TAKE
        actions[1] = moves.LEAVE
        return 2
    count = 0
    for kind in range(MINUS):
        actions[count] = moves.TAKE_FOOD + kind
        count += may_take_kind(s, seat, kind)
    actions[count] = moves.LEAVE
    return count + 1


def legal_evade(s: State, seat: int, actions: Row) -> int:
    """Write reactions from hand and table, and suffering. [H-17, H-19]"""
    critter = evading(s, seat)
    actions[0] = moves.EVADE + critter
    count = 1 if s.hand[seat][critter] > 0 else 0
    actions[count] = moves.EVADE_TABLE + critter
    count += 1 if s.table[seat][critter] > 0 else 0
    actions[count] = moves.SUFFER
    return count + 1


def legal_rotate(s: State, seat: int, actions: Row) -> int:
    """Write the orientations for the crew's tile or its replacement. [H-22.rotate.v1, H-22.fake-path.v2]"""
    count = 0
    for by in range(4):
        actions[count] = moves.ROTATE + by
        count += may_rotate(s, seat, by)
    return count


def legal_drop(s: State, seat: int, actions: Row) -> int:
    """Write the places one or two steps away from the hooked crew. [H-22.hook.v2]"""
    ground.within_steps(s, s.at[hooked(s, seat)], 2)
    count = 0
    for cell in range(CELLS):
        if s.reach[cell] > 1:
            actions[count] = moves.DROP + cell
            count += 1
    clear(s.reach)
    return count


def legal_order(s: State, _seat: int, actions: Row) -> int:
    """Write the traps looked at that are not yet in order. [H-18.bat.v1]"""
    count = 0
    for trap in range(TRAPS):
        left = cards_alike(s, trap)
        for place in range(s.steps):
            left -= 1 if s.begun[place] == moves.ORDER + trap else 0
        if left > 0:
            actions[count] = moves.ORDER + trap
            count += 1
    return count


def legal_pick(s: State, _seat: int, actions: Row) -> int:
    """Write taking no card, and each card in the hand being looked at. [H-18.owl.v5]"""
    actions[0] = moves.LEAVE
    count = 1
    for critter in range(CRITTERS):
        actions[count] = moves.PICK + critter
        count += may_pick(s, critter)
    return count


def legal_hold(s: State, _seat: int, actions: Row) -> int:
    """Write holding no tile, and each tile being looked at. [H-18.spider.v5]"""
    actions[0] = moves.LEAVE
    count = 1
    for kind in range(TILES):
        actions[count] = moves.HOLD + kind
        count += 1 if has_tile(s, 0, kind) else 0
    return count


# ---------------------------------------------------------------- within a move


def legal_step(s: State, seat: int, actions: Row) -> int:
    """Write the next actions of the unfinished composite move."""
    head = s.begun[0]
    if head >= moves.ORDER:
        return legal_order(s, seat, actions)
    if head < moves.PLACE:
        return legal_choice(s, seat, actions)
    if head < moves.TURN:
        return legal_turns(s, seat, actions) if s.steps == 1 else legal_cells(s, seat, actions)
    return legal_names(s, seat, actions)


def legal_turns(s: State, seat: int, actions: Row) -> int:
    """Write the orientations in which the tile fits somewhere. [H-04, H-31]"""
    count = 0
    for by in range(ground.rotations_of(tile_in_question(s, seat))):
        found = fitting_cells(s, seat, by, actions, count, 1) - count
        actions[count] = moves.TURN + by  # overwrites the cell found
        count += found
    return count


def legal_cells(s: State, seat: int, actions: Row) -> int:
    """Write the cells that fit the tile in the chosen orientation. [H-04]"""
    return fitting_cells(s, seat, s.begun[1] - moves.TURN, actions, 0, CELLS)


def fitting_cells(s: State, seat: int, by: int, actions: Row, start: int, limit: int) -> int:
    """Write, from index `start`, up to `limit` cells that fit the tile turned `by`; return where they end."""
    paths = ground.paths_of(tile_in_question(s, seat), by)
    where = where_to_put(s)
    low, high = 0, CELLS
    if where == BESIDE_CREW:
        place = s.at[placer(s, seat)]
        if not ground.is_stash(s, place):
            return fitting_sides(s, placer(s, seat), paths, actions, start, limit)
        low, high = ground.first_near(place), ground.behind_near(s, place)
    count = start
    for cell in range(low, high):
        if may_put_there(s, seat, where, paths, cell):
            actions[count] = moves.AT + cell
            count += 1
            if count == start + limit:
                return count
    return count


def fitting_sides(s: State, crew: int, paths: int, actions: Row, start: int, limit: int) -> int:
    """Like `fitting_cells`, for a crew on a single cell: only the cells beside it are tried. [H-30]"""
    walls = ground.sees_walls_open(s, crew)
    count = start
    for side in range(4):
        cell = ground.next_cell(s, s.at[crew], UPWARDS[side])
        if count < start + limit and cell >= 0 and ground.fits_beside(s, s.at[crew], cell, paths, walls):
            actions[count] = moves.AT + cell
            count += 1
    return count


def places_by_crew(s: State) -> int:
    """Return 1 if the tile goes next to a crew: on arrival, at the start, or for another crew."""
    if not asks(s, PLACE_TILE):
        return 1
    return 1 if is_tiling(s) and top(s, state.BY) != LAYING_OUT else 0


def where_to_put(s: State) -> int:
    """Return where the tile in question may go. [H-04, H5-18a, H-18.mole.v1]"""
    if places_by_crew(s):
        return BESIDE_CREW
    return WHERE_DUG if asked_by(s, PLACE_TILE, OF_CRITTERS + MOLE) else ANYWHERE


def placer(s: State, seat: int) -> int:
    """Return the seat for whose crew a tile is placed. [H-18.spider.v5]"""
    return top(s, OF) if s.begun[0] == moves.WEB else seat


def may_put(s: State, seat: int, paths: int, cell: int) -> int:
    """Return 1 if a tile with these paths may be put on a cell."""
    return may_put_there(s, seat, where_to_put(s), paths, cell)


def may_put_there(s: State, seat: int, where: int, paths: int, cell: int) -> int:
    """Like `may_put`, given the result of `where_to_put`."""
    if where == BESIDE_CREW:
        crew = placer(s, seat)
        return ground.fits_beside(s, s.at[crew], cell, paths, ground.sees_walls_open(s, crew))
    if where == WHERE_DUG:
        return may_dig_at(s, seat, cell, paths)
    return ground.fits_anywhere(s, seat, cell, paths)


def legal_names(s: State, seat: int, actions: Row) -> int:
    """Write the target seats, cells or ways of a play. [H-18]"""
    critter = played_critter(s)
    if s.steps > 1:
        return legal_pricks(s, actions)
    count = 0
    asked = names(s, seat, critter)
    if asked != AT_A_CELL:
        for other in range(s.players):
            actions[count] = moves.TARGET + other
            count += may_name_seat(s, seat, critter, other)
        return count
    for cell in range(CELLS):
        if may_name_cell(s, seat, critter, cell):
            actions[count] = moves.ON + cell
            count += 1
    return count


def legal_pricks(s: State, actions: Row) -> int:
    """Write where the hedgehog may move the crew: ways or, out of a stash, cells. [H-18.hedgehog.v1]"""
    place = s.at[s.begun[1] - moves.TARGET]
    count = 0
    if not ground.is_stash(s, place):
        for way in range(4):
            if ground.along_path(s, place, way) >= 0:
                actions[count] = moves.TOWARDS + way
                count += 1
        return count
    for cell in range(ground.first_near(place), ground.behind_near(s, place)):
        if ground.joins(s, place, cell, 0):
            actions[count] = moves.ON + cell
            count += 1
    return count
