"""The rules of Critter Heist, in five editions: the functions that the core calls. Clauses are in RULES.md.

The other modules: `hiring`; `turns`, `tiling`, `traps` (a turn, its tiles, arrivals and traps); `critters`; `crews`
(loot, suspicion, limits); `ending`; `ground` (the map), `decks` (and who knows which cards), `state` (the state and the
agenda), `moves`, `answers` and `legality`.
"""

from __future__ import annotations

from rascals.core.agenda import KIND
from rascals.core.chance import below
from rascals.core.moves import switch
from rascals.core.state import Row
from rascals.games.heist import answers, critters, hiring, legality, state, tiling, traps, turns
from rascals.games.heist.crews import lay_out_loot
from rascals.games.heist.decks import fill_decks
from rascals.games.heist.ending import score, wins
from rascals.games.heist.ground import join_cells, next_cell
from rascals.games.heist.legality import legal_step, legal_turn
from rascals.games.heist.moves import VERBS
from rascals.games.heist.state import State, asked_seat, top

__all__ = ["acting", "apply", "ending", "legal", "score", "setup", "unfinished", "wins"]

# ---------------------------------------------------------------- setup


def setup(s: State) -> None:
    """Prepare the game: board, loot, decks, start player, hiring. [H-01, H-02, H-03, H-07, H-29]"""
    join_cells(s)
    lay_out_loot(s)
    s.first = below(s, s.players)
    turns.stand_on_starts(s)
    fill_decks(s)
    hiring.begin_hiring(s)
    turns.carry_on(s)


# ---------------------------------------------------------------- acting seats and legal actions


def acting(s: State) -> int:
    """Return the seats to act, as bits: in a sealed choice, all that have yet to choose. [H-39]"""
    if s.phase == state.OVER:
        return 0
    if s.steps > 0:
        return 1 << s.drafter
    if s.pending == 0:
        return 1 << s.turn
    if asked_seat(s) != state.NOBODY:
        return 1 << asked_seat(s)
    return hiring.choosing(s)


def unfinished(s: State) -> int:
    """Return 1 while a composite move is unfinished."""
    return 1 if s.steps > 0 else 0


def legal(s: State, seat: int, actions: Row) -> int:
    """Write the legal actions of a seat, ascending; return their number. [H-39]"""
    if not acting(s) >> seat & 1:
        return 0
    if s.steps > 0:
        return legal_step(s, seat, actions)
    if s.pending == 0:
        return legal_turn(s, seat, actions)
    count: int = legal_answers(s, seat, top(s, KIND), actions)
    return count


legal_answers = switch(
    range(len(state.QUESTIONS)),
    (
        legality.legal_look,
        legality.legal_hire,
        legality.legal_keep,
        legality.legal_discard,
        legality.legal_place,
        legality.legal_draw,
        legality.legal_web,
        legality.legal_take,
        legality.legal_evade,
        legality.legal_rotate,
        legality.legal_drop,
        legality.legal_order,
        legality.legal_pick,
        legality.legal_hold,
    ),
    __name__,
    answers=True,
    also=("actions",),
)


def ending(s: State) -> int:
    """Return the end reason. [H-41]"""
    return s.end


# ---------------------------------------------------------------- single actions


def move(s: State, seat: int, way: int) -> None:
    """Go one step that way. [H-14]"""
    turns.move(s, seat, next_cell(s, s.at[seat], way))


play_action = VERBS.switch(
    __name__,
    hiring.look,
    hiring.hire,
    hiring.pass_pile,
    answers.keep,
    answers.discard,
    answers.discard_from_table,
    answers.begin_place,
    answers.begin_place_kind,
    answers.begin_place_held,
    answers.begin_web,
    answers.turn,
    answers.put_at,
    tiling.say_draw,
    tiling.stop_drawing,
    tiling.decline_web,
    move,
    turns.move,
    answers.take_highest,
    answers.take_food,
    answers.leave,
    turns.score_loot,
    turns.escape,
    turns.end,
    answers.play_from_hand,
    answers.play_from_table,
    answers.name_seat,
    answers.name_way,
    answers.name_cell,
    critters.pick_card,
    answers.order,
    critters.hold,
    answers.evade,
    answers.evade_from_table,
    answers.suffer,
    traps.turn_tile,
    answers.drop,
)


def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action and its consequences until a seat must decide. [H-39]"""
    play_action(s, seat, action)
    if s.steps == 0 and s.phase != state.OVER:
        turns.carry_on(s)
