"""Explanations of why a move is illegal in Critter Heist; `legality` decides whether it is. [H-39]

An explanation depends only on public facts, the seat's own cards, and its knowledge. `REASONS` has the clause and the
sentence of each; a clause may contain the number of the edition: `H{edition}-25`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rascals.core.agenda import KIND
from rascals.core.errors import Refusal
from rascals.core.moves import Move
from rascals.core.rows import clear
from rascals.games.heist import components, critters, ground, legality, moves, rules, state
from rascals.games.heist.answers import evading, is_tiling, played_critter, tile_in_question
from rascals.games.heist.components import V1, V3, V4, V5
from rascals.games.heist.crews import carries, chooses_food, may_move, may_use
from rascals.games.heist.hiring import has_sealed
from rascals.games.heist.moves import VERBS
from rascals.games.heist.state import OF_CRITTERS, PLACE_TILE, QUESTIONS, State, asked_by, asked_seat, top
from rascals.games.heist.tiling import room_for_tiles
from rascals.games.heist.traps import hooked

REASONS: dict[str, tuple[str, str]] = {
    # It is not the seat's move.
    "game-over": ("H-41", "the game is over"),
    "not-your-turn": ("H-29", "it is seat {seat}'s turn"),
    "answer-awaited": ("H-39", "first a question is answered: by seat {seat}"),
    "chosen-already": ("H{edition}-10", "you have chosen, and the choice is final. Wait for the others"),
    "not-awaited": ("H-39", "you have no move at this moment"),
    "move-begun": ("H-39", "first go on with the move you have begun"),
    "nothing-begun": ("H-39", "this only goes on with a move such as “place” or “play”: begin one"),
    "no-such-seat": ("H-01", "there is no such seat. The seats are 0 to {highest}"),
    # Another question is open.
    "asked-look": ("H{edition}-10", "first look at a pile: “look 1”, “look 2” or “look 3”"),
    "asked-hire": ("H{edition}-10", "first hire a critter from the pile you are looking at, or say “pass-pile”"),
    "asked-keep": ("H-18.owl.v1", "first keep one of the critters that the owl shows you"),
    "asked-cards": ("H{edition}-10", "first choose which of your cards you keep, and in what order the others lie"),
    "asked-discard": ("H-39", "first choose a card to lose: “discard” and its name"),
    "asked-place": ("H-39", "first place the tile: say how it lies and where"),
    "asked-draw": ("H5-15", "first draw a tile, place the one you hold, or say “stop”"),
    "asked-web": ("H-18.spider.v5", "first place the tile you hold for the other crew, or decline"),
    "asked-take": ("H-08", "first take loot, or leave it"),
    "asked-evade": ("H-19", "first evade what you have met, or suffer it"),
    "asked-rotate": ("H-22", "first turn the tile your crew stands on"),
    "asked-drop": ("H-22.hook.v2", "first name the place where the hooked loot goes"),
    "asked-order": ("H-18.bat.v1", "first put the traps that you are looking at back in an order"),
    "asked-pick": ("H-18.owl.v5", "first pick a card from the hand that you are looking at, or leave them all"),
    "asked-hold": ("H-18.spider.v5", "first hold one of the tiles that you are looking at, or leave them all"),
    # The question is not open.
    "not-hiring": ("H-11", "the critters are hired already"),
    "nothing-to-keep": ("H-39", "there is nothing to keep or to choose from now"),
    "nothing-to-discard": (
        "H-39",
        "you lose a card only to a pit or a raccoon, or by using it",
    ),
    "nothing-to-place": ("H-23", "you have no tile to place now"),
    "nothing-to-web": ("H-18.spider.v5", "a tile is placed for others only when one of them draws"),
    "nothing-to-stop": ("H5-15", "nothing is being drawn, so there is nothing to stop or to decline"),
    "nothing-to-take": ("H-08", "loot is taken on entering the place where it lies. Enter it again"),
    "nothing-to-leave": ("H-39", "nothing is offered to you, so there is nothing to leave"),
    "nothing-to-evade": ("H-19", "neither security nor a trap is about to act on your crew"),
    "nothing-to-rotate": ("H-22", "no trap turns your tile now"),
    "nothing-to-drop": ("H-22.hook.v2", "no loot is hooked now"),
    "nothing-to-order": ("H-18.bat.v1", "you are not looking at any traps now"),
    "nothing-to-pick": ("H-18.owl.v5", "you are not looking at a hand now"),
    "nothing-to-hold": ("H-18.spider.v5", "you are not looking at any tiles now"),
    # Moving.
    "no-moves-left": ("H-13b", "your turn allows no further move. Made: moves {moves}, critters {critters}"),
    "off-board": ("H-14", "the board ends there"),
    "empty-cell": ("H-14", "no tile lies there yet, and nobody walks on an empty cell"),
    "wall": ("H-30", "there is a wall: both sides of the edge need a path. A ferret goes through walls"),
    "name-cell": ("H-05", "when leaving a stash, name the cell that you enter, as in “move CELL”"),
    "name-way": ("H-14", "say which way you go: n, e, s or w. Cells are named only when leaving a stash"),
    "not-beside": ("H-05", "this cell is not next to the stash"),
    # Scoring and ending.
    "no-score": ("H-09", "in this edition, loot is not scored by an action"),
    "score-first": ("H-09", "scoring comes before any move or critter, and you have used some"),
    "score-on-start": ("H-09", "loot is scored on a start tile only"),
    "scored-last-turn": ("H-09", "you scored last turn, and nobody scores two turns in a row"),
    "nothing-to-score": ("H-09", "you carry no loot that you could score"),
    "no-escape": ("H1-25", "in this edition, nobody leaves the heist early: start tiles bank loot automatically"),
    "not-on-start": ("H{edition}-25", "the heist ends for you only on a start tile"),
    "top-loot-first": ("H{edition}-25", "nobody may end the heist before the loot worth {worth} has been taken"),
    "escape-first": ("H4-25", "you end the heist at the start of a turn, before any move or critter"),
    # Playing critters.
    "no-such-critter": ("H-18", "this critter is not in this game: {critter}"),
    "not-in-hand": ("H-17", "this critter is not in your hand: {critter}"),
    "only-on-table": ("H-17", "this critter lies on your table, not in your hand: {critter}. Add “table”"),
    "not-on-table": ("H-17", "this critter does not lie on your table: {critter}"),
    "no-critters-left": (
        "H-13b",
        "your turn does not allow this critter any more: {critter}. Made: moves {moves}, critters {critters}",
    ),
    "reaction-only": ("H-19", "this critter is played only when you are asked, as it helps: {critter}"),
    "badger-full": ("H-35", "there is no tile to draw for the badger, or you hold {cap} already"),
    "no-bat-target": ("H-35", "the bat finds nothing: no trap is left, or no crew stands on a trap tile"),
    "no-hedgehog-target": ("H-35", "no crew within three steps can be moved"),
    "nothing-to-dig": ("H-35", "the mole finds no tile, or no cell for one"),
    "no-owl-target": ("H-35", "the owl finds nothing: no critter is left in the deck, or no other crew on the heist"),
    "no-raccoon-target": ("H-35", "the raccoon finds nothing: no hand or discard pile has a card for it"),
    "no-snake-target": ("H-35", "the snake works only on security, and takes you to another of the printed crossings"),
    "no-spider-target": ("H-35", "you hold a tile already, or none is left to look at"),
    # Targets of plays.
    "name-seat": ("H-18", "name a seat for this critter: {critter}"),
    "name-place": ("H-18", "name a cell for this critter: {critter}"),
    "raccoon-most": ("H-18.raccoon.v1", "the raccoon robs another player who has the most cards in hand"),
    "raccoon-pile": ("H-18.raccoon.v2", "this discard pile is empty: seat {seat}"),
    "bat-crew": ("H-18.bat.v4", "this crew is no longer on the heist: seat {seat}"),
    "bat-tile": ("H-18.bat.v3", "the bat needs a trap tile with a crew on it"),
    "butterfly-crew": ("H-18.butterfly.v5", "the butterfly names another crew that stands on security"),
    "owl-player": ("H-18.owl.v5", "the owl is given to another player who is still on the heist"),
    "hedgehog-crew": ("H-18.hedgehog.v1", "the hedgehog reaches crews within three steps that have a way to go"),
    "hedgehog-way": ("H-18.hedgehog.v1", "the hedgehog moves that crew along a path to a connected neighbour"),
    "snake-preset": ("H-18.snake.v2", "the snake leads to a printed crossing other than yours"),
    # Hiring.
    "looked-already": ("H{edition}-10", "you have already looked at this pile this turn"),
    "pile-empty": ("H{edition}-10", "this pile is empty"),
    "not-in-pile": ("H{edition}-10", "this critter is not in the pile you are looking at: {critter}"),
    "must-hire": ("H{edition}-10", "the deck is too small for another pass: take a critter from this pile"),
    "not-dealt": ("H{edition}-10", "this critter is not among your cards, or not that many times: {critter}"),
    "keep-first": ("H{edition}-10", "first say which cards you keep. Still to keep: {number}"),
    "kept-all": ("H{edition}-10", "you keep enough cards: say in what order the others are discarded"),
    "keep-in-order": ("H{edition}-10", "the cards you keep are named in alphabetical order"),
    # Tiles.
    "name-tile": ("H{edition}-15", "say which tile you place, as in “place TILE r90 at CELL”"),
    "one-tile": ("H-39", "there is one tile to place: say only how it lies and where"),
    "no-such-tile": ("H{edition}-15", "there is no such tile to place: {tile}"),
    "no-tile-held": ("H-18.spider.v5", "you hold no tile"),
    "stack-empty": ("H-16", "no tile is left to draw"),
    "must-draw": ("H5-15", "as long as a tile can be drawn here, you cannot stop"),
    "must-place": ("H-39", "this tile must be placed, it cannot be left"),
    "left-start": ("H5-15", "at any moment you draw only until your crew has left its start; later on arriving"),
    "no-open-cell": ("H-30", "no path leads to an empty cell from where your crew stands"),
    "say-turn": ("H-31", "say how the tile lies: r0, r90, r180 or r270"),
    "say-cell": ("H-31", "say on which cell the tile goes, as in “at CELL”"),
    "same-turn": ("H-31", "turned like that, the tile looks the same as before: write one of {turns}"),
    "fits-nowhere": ("H-04", "turned like this, the tile fits on no cell. Turn it"),
    "taken-cell": ("H-04", "a tile is placed on an empty cell of the board"),
    "not-open": ("H-04", "the tile must join the place of the crew it is placed for, and no path leads to this cell"),
    "no-join": ("H-04", "turned like this, the tile would join nothing there"),
    "foreign-start": ("H-04", "no tile is placed beside the start of another player"),
    "no-replacing": ("H-18.mole.v2", "there is no tile there to replace. Fixed cells stay as they are"),
    "crew-there": ("H-18.mole.v2", "a tile with a crew on it is not replaced"),
    "mole-reach": ("H-18.mole.v2", "the mole digs only beside a crew"),
    "own-mole-reach": ("H-18.mole.v1", "the mole digs only beside your own crew"),
    "must-turn": ("H-22", "the tile already lies like that: turn it another way"),
    "no-way-off": ("H-22", "turned like that, no path would lead off the tile"),
    # Answers.
    "name-food": ("H-08", "different food lies here: say which you take"),
    "highest-only": ("H-08", "you take the highest loot there is: say only “take”"),
    "no-such-food": ("H-08", "no such food lies here: {food}"),
    "wrong-evasion": ("H-19", "only one critter helps here: {critter}"),
    "hand-only": ("H-22.pit.v2", "the card comes from the hand, not from the table"),
    "own-place": ("H-22.hook.v2", "the loot may not stay where the crew stands"),
    "out-of-reach": ("H-22.hook.v2", "the loot goes one or two steps away, along the paths"),
    "top-left": ("H-05", "name a stash by its top left cell"),
    "not-seen": ("H-39", "this is not among what you are looking at, or not that many times"),
    "owl-given": ("H-18.owl.v5", "the owl that you have just given stays there"),
}


# ---------------------------------------------------------------- explanations


Cause = str | Callable[[State, int, Move], Refusal]  # a reason, or a function that finds one
STEPS = frozenset({"turn", "at", "target", "towards", "on"})  # kinds that can only continue a move
# Why a critter cannot work, by critter. [H-35]
IDLE = {
    components.BADGER: "badger-full",
    components.BAT: "no-bat-target",
    components.BUTTERFLY: "reaction-only",
    components.FOX: "reaction-only",
    components.HEDGEHOG: "no-hedgehog-target",
    components.MOLE: "nothing-to-dig",
    components.OWL: "no-owl-target",
    components.RACCOON: "no-raccoon-target",
    components.SNAKE: "no-snake-target",
    components.SPIDER: "no-spider-target",
}
# Why a critter cannot be aimed at a seat, by critter.
AIMED = {
    components.BAT: "bat-crew",
    components.BUTTERFLY: "butterfly-crew",
    components.OWL: "owl-player",
    components.HEDGEHOG: "hedgehog-crew",
}


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why a move is not legal for a seat now."""
    if not 0 <= move.action < VERBS.count:
        return Refusal("no-action", {"action": move.action}, None, "there is no action number {action}")
    if not rules.acting(s) >> seat & 1:
        return _waiting(s, seat)
    if s.steps > 0:
        return _within(s, seat, move)
    if move.kind in STEPS:
        return _because(s, "nothing-begun")
    if s.pending > 0:
        return _answering(s, seat, move)
    return _refusal(KINDS[move.kind].in_turn, s, seat, move)


def _because(s: State, reason: str, /, **args: object) -> Refusal:
    """Return the refusal for a reason of `REASONS`, with the clause for the edition being played."""
    clause, sentence = REASONS[reason]
    return Refusal(reason, args, clause.format(edition=s.edition + 1), sentence)


def _refusal(cause: Cause, s: State, seat: int, move: Move) -> Refusal:
    return _because(s, cause) if isinstance(cause, str) else cause(s, seat, move)


def _waiting(s: State, seat: int) -> Refusal:
    """Say why it is not the seat's move, without revealing a move that another seat has begun."""
    if s.phase == state.OVER:
        return _because(s, "game-over")
    if s.pending > 0 and asked_seat(s) == state.NOBODY:
        return _because(s, "chosen-already" if has_sealed(s, seat) else "not-awaited")
    if s.pending > 0:
        return _because(s, "answer-awaited", seat=asked_seat(s))
    return _because(s, "not-your-turn", seat=s.turn)


# ---------------------------------------------------------------- a turn


def _move(s: State, seat: int, move: Move) -> Refusal:
    """Say why a step that way is not possible. [H-14]"""
    if not may_move(s):
        return _because(s, "no-moves-left", moves=s.moves, critters=s.plays)
    place = s.at[seat]
    if ground.is_stash(s, place):
        return _because(s, "name-cell")
    return _step_to(s, ground.next_cell(s, place, components.WAYS.index(move.args["way"])))


def _move_to(s: State, seat: int, move: Move) -> Refusal:
    """Say why a cell cannot be entered out of a stash. [H-05]"""
    if not may_move(s):
        return _because(s, "no-moves-left", moves=s.moves, critters=s.plays)
    if not ground.is_stash(s, s.at[seat]):
        return _because(s, "name-way")
    cell = components.CELL_NAMES.index(move.args["cell"])
    if s.ground[cell] == 0 or s.anchor[cell] == s.at[seat] or not ground.next_to_crew(s, seat, cell):
        return _because(s, "not-beside")
    return _step_to(s, cell)


def _step_to(s: State, cell: int) -> Refusal:
    """Say what blocks the way to a cell: the border, an empty cell or a wall. [H-14, H-30]"""
    if cell < 0:
        return _because(s, "off-board")
    return _because(s, "wall" if ground.is_place(s, cell) else "empty-cell")


def _score(s: State, seat: int, _move: Move) -> Refusal:
    """Say why the seat cannot score. [H-09]"""
    if not V3 <= s.edition <= V4:
        return _because(s, "no-score")
    if s.moves + s.plays > 0:
        return _because(s, "score-first")
    if not ground.is_start(s, s.at[seat]):
        return _because(s, "score-on-start")
    return _because(s, "nothing-to-score" if not carries(s, seat) else "scored-last-turn")


def _escape(s: State, seat: int, _move: Move) -> Refusal:
    """Say why a crew cannot end its heist. [H2-25, H3-25, H4-25, H5-25]"""
    if s.edition == V1:
        return _because(s, "no-escape")
    if not ground.is_start(s, s.at[seat]):
        return _because(s, "not-on-start")
    if s.edition == V4 and s.moves + s.plays > 0:
        return _because(s, "escape-first")
    return _because(s, "top-loot-first", worth=s.worth[0])


def _play(s: State, seat: int, move: Move) -> Refusal:
    """Say why a critter cannot be played. [H-13b, H-17, H-35]"""
    critter = components.CRITTER_NAMES.index(move.args["critter"])
    refusal = _missing(s, seat, move)
    if refusal is not None:
        return refusal
    if IDLE.get(critter) == "reaction-only" and not critters.can_work(s, seat, critter):
        return _because(s, "reaction-only", **move.args)
    if not may_use(s, critter):
        return _because(s, "no-critters-left", moves=s.moves, critters=s.plays, **move.args)
    return _because(s, IDLE[critter], **({"cap": s.badger_cap} if critter == components.BADGER else {}))


def _missing(s: State, seat: int, move: Move) -> Refusal | None:
    """Say that a seat does not have the critter in hand or on the table; None if it does. [H-17]"""
    critter = components.CRITTER_NAMES.index(move.args["critter"])
    if s.table[seat][critter] > 0 and s.hand[seat][critter] == 0 and move.kind in {"play", "evade", "discard"}:
        return _because(s, "only-on-table", **move.args)
    if (s.table if move.kind.endswith("_table") else s.hand)[seat][critter] > 0:
        return None
    if s.critter_counts[critter] == 0:
        return _because(s, "no-such-critter", **move.args)
    return _because(s, "not-on-table" if move.kind.endswith("_table") else "not-in-hand", **move.args)


def _draw_at_start(s: State, seat: int, move: Move) -> Refusal:
    """Say why a crew of v5 may not draw or place its held tile during its turn. [H5-15]"""
    if s.edition < V5:
        return _because(s, "nothing-to-place")
    if s.left_start[seat]:
        return _because(s, "left-start")
    if room_for_tiles(s, seat) == 0:
        return _because(s, "no-open-cell")
    return _because(s, "stack-empty" if move.kind == "draw" else "no-tile-held")


# ---------------------------------------------------------------- answers


def _answering(s: State, seat: int, move: Move) -> Refusal:
    """Say why a move does not answer the open question."""
    if asked_seat(s) == state.NOBODY:
        return _choosing(s, seat, move) if move.kind in {"keep", "discard"} else _because(s, "asked-cards")
    question = QUESTIONS[top(s, KIND)]
    kind = KINDS.get(move.kind)
    if kind and kind.as_answer and question in kind.questions:
        return _refusal(kind.as_answer, s, seat, move)
    return _because(s, f"asked-{question}")


def _look(s: State, _seat: int, move: Move) -> Refusal:
    """Say why a pile may not be looked at. [H1-10]"""
    return _because(s, "looked-already" if int(move.args["pile"]) in s.looked else "pile-empty")


def _hire(s: State, _seat: int, move: Move) -> Refusal:
    """Say that the critter is not in the pile. [H1-10]"""
    return _because(s, "not-in-pile", **move.args)


def _choosing(s: State, seat: int, move: Move) -> Refusal:
    """Say why a card may not be chosen next in a sealed choice. [H3-10, H5-10]"""
    left = legality.keeps_left(s)
    if (move.kind == "keep") != (left > 0):
        return _because(s, "keep-first", number=left) if left > 0 else _because(s, "kept-all")
    if legality.unnamed(s, seat, components.CRITTER_NAMES.index(move.args["critter"])) <= 0:
        return _because(s, "not-dealt", **move.args)
    return _because(s, "keep-in-order")


def _discard(s: State, seat: int, move: Move) -> Refusal:
    """Say why a card cannot be discarded. [H-18.raccoon.v1, H-22.pit.v2, H-22.pit.v4]"""
    if move.kind == "discard_table" and s.edition != V4:
        return _because(s, "hand-only")
    refusal = _missing(s, seat, move)
    if refusal is None or (refusal.reason == "only-on-table" and s.edition != V4):
        return _because(s, "not-in-hand", **move.args)
    return refusal


def _place(s: State, _seat: int, move: Move) -> Refusal:
    """Say that the move must or must not name the tile, or that there is no such tile. [H3-15, H4-15]"""
    chooses = is_tiling(s) and V3 <= s.edition <= V4
    if move.kind == "place_tile":
        return _because(s, "no-such-tile", **move.args) if chooses else _because(s, "one-tile")
    return _because(s, "name-tile")


def _draw(s: State, _seat: int, move: Move) -> Refusal:
    """Say why a tile cannot be drawn or placed, or why drawing cannot stop. [H5-15, H-16]"""
    return _because(s, {"draw": "stack-empty", "stop": "must-draw"}.get(move.kind, "no-tile-held"))


def _take(s: State, seat: int, move: Move) -> Refusal:
    """Say which loot may be taken. [H-08]"""
    if move.kind == "take":
        return _because(s, "name-food")
    if not chooses_food(s, s.at[seat]):
        return _because(s, "highest-only")
    return _because(s, "no-such-food", **move.args)


def _evade(s: State, seat: int, move: Move) -> Refusal:
    """Say which critter evades, or that the seat does not have it. [H-19]"""
    critter = evading(s, seat)
    if components.CRITTER_NAMES[critter] != move.args["critter"]:
        return _because(s, "wrong-evasion", critter=components.CRITTER_NAMES[critter])
    return _missing(s, seat, move) or _because(s, "not-in-hand", **move.args)


def _rotate(s: State, seat: int, move: Move) -> Refusal:
    """Say why the tile may not be turned that way. [H-22.rotate.v1, H-22.fake-path.v2]"""
    by = components.TURNS.index(move.args["by"])
    kind = s.shown_tiles[s.shown - 1] if s.shown > 0 else s.tile[s.at[seat]] - 1
    if by >= ground.rotations_of(kind):
        return _same_turn(s, kind)
    return _because(s, "must-turn" if s.shown == 0 and by == s.turned[s.at[seat]] else "no-way-off")


def _drop(s: State, seat: int, move: Move) -> Refusal:
    """Say why the hooked loot may not go there. [H-22.hook.v2]"""
    cell, place = components.CELL_NAMES.index(move.args["cell"]), s.at[hooked(s, seat)]
    if s.anchor[cell] == place:
        return _because(s, "own-place")
    ground.within_steps(s, place, 2)
    near = s.reach[s.anchor[cell]] > 1
    clear(s.reach)
    return _because(s, "top-left" if near else "out-of-reach")


def _pick(s: State, _seat: int, move: Move) -> Refusal:
    """Say why a card cannot be taken from the hand being looked at. [H-18.owl.v5]"""
    return _because(s, "owl-given" if move.args["critter"] == components.CRITTER_NAMES[components.OWL] else "not-seen")


# ---------------------------------------------------------------- within a move


def _within(s: State, seat: int, move: Move) -> Refusal:
    """Say why an action does not continue the unfinished move."""
    head = s.begun[0]
    if head >= moves.ORDER:
        return _because(s, "not-seen" if move.kind == "order" else "asked-order")
    if head < moves.PLACE:
        return _choosing(s, seat, move) if move.kind in {"keep", "discard"} else _because(s, "asked-cards")
    if head < moves.TURN:
        return _laying(s, seat, move)
    return _naming(s, seat, move)


def _laying(s: State, seat: int, move: Move) -> Refusal:
    """Say why a tile cannot have this orientation or cell. [H-04, H-31]"""
    kind = tile_in_question(s, seat)
    if move.kind not in {"turn", "at"}:
        return _because(s, "move-begun")
    if s.steps == 1:
        if move.kind == "at":
            return _because(s, "say-turn")
        by = components.TURNS.index(move.args["by"])
        return _same_turn(s, kind) if by >= ground.rotations_of(kind) else _because(s, "fits-nowhere")
    if move.kind == "turn":
        return _because(s, "say-cell")
    return _putting(s, seat, components.CELL_NAMES.index(move.args["cell"]))


def _same_turn(s: State, kind: int) -> Refusal:
    return _because(s, "same-turn", turns=", ".join(components.TURNS[: ground.rotations_of(kind)]))


def _putting(s: State, seat: int, cell: int) -> Refusal:
    """Say why a tile cannot be put on a cell. [H-04, H-18.mole.v1, H-18.mole.v2, H-18.mole.v5]"""
    if asked_by(s, PLACE_TILE, OF_CRITTERS + components.MOLE) and not (s.edition == V1 and ground.is_empty(s, cell)):
        return _digging(s, cell)
    if not ground.is_empty(s, cell):
        return _because(s, "taken-cell")
    if not legality.places_by_crew(s):
        return _joining_any(s, seat, cell)
    crew = legality.placer(s, seat)
    joined = ground.fits_beside(s, s.at[crew], cell, components.ALL_WAYS, ground.sees_walls_open(s, crew))
    return _because(s, "no-join" if joined else "not-open")


def _joining_any(s: State, seat: int, cell: int) -> Refusal:
    """Say why a tile of v1 or v2 does not fit on an empty cell. [H-04]"""
    if asked_by(s, PLACE_TILE, OF_CRITTERS + components.MOLE) and not ground.next_to_crew(s, seat, cell):
        return _because(s, "own-mole-reach")
    return _because(s, "foreign-start" if ground.by_foreign_start(s, seat, cell) else "no-join")


def _digging(s: State, cell: int) -> Refusal:
    """Say why the mole cannot replace a tile on a cell. [H-18.mole.v1, H-18.mole.v2, H-18.mole.v5]"""
    if s.tile[cell] == 0:
        return _because(s, "no-replacing")
    if ground.crew_on(s, cell):
        return _because(s, "crew-there")
    return _because(s, "own-mole-reach" if s.edition == V1 else "mole-reach")


def _naming(s: State, seat: int, move: Move) -> Refusal:
    """Say why this is not a target for the unfinished play. [H-18]"""
    critter = played_critter(s)
    if move.kind not in STEPS:
        return _because(s, "move-begun")
    if s.steps > 1:
        return _because(s, "hedgehog-way")
    at_cell = critters.names(s, seat, critter) == critters.AT_A_CELL
    if move.kind != ("on" if at_cell else "target"):
        return _because(s, "name-place" if at_cell else "name-seat", critter=components.CRITTER_NAMES[critter])
    if at_cell:
        return _because(s, "bat-tile" if critter == components.BAT else "snake-preset")
    other = int(move.args["seat"])
    if other >= s.players:
        return _because(s, "no-such-seat", highest=s.players - 1)
    if critter == components.RACCOON:
        return _because(s, "raccoon-most") if s.edition == V1 else _because(s, "raccoon-pile", seat=other)
    return _because(s, AIMED[critter], **({"seat": other} if critter == components.BAT else {}))


# ---------------------------------------------------------------- by kind of move


class MoveKind(NamedTuple):
    """The questions that a kind of move answers; why it is refused in a turn, and as an answer to them."""

    questions: tuple[str, ...]
    in_turn: Cause
    as_answer: Cause = ""


KINDS = {
    "look": MoveKind(("look",), "not-hiring", _look),
    "hire": MoveKind(("hire",), "not-hiring", _hire),
    "pass_pile": MoveKind(("hire",), "not-hiring", "must-hire"),
    "keep": MoveKind(("keep",), "nothing-to-keep", "not-seen"),
    "discard": MoveKind(("discard",), "nothing-to-discard", _discard),
    "discard_table": MoveKind(("discard",), "nothing-to-discard", _discard),
    "place": MoveKind(("place",), "nothing-to-place", _place),
    "place_tile": MoveKind(("place",), "nothing-to-place", _place),
    "place_held": MoveKind(("draw",), _draw_at_start, _draw),
    "web": MoveKind(("web",), "nothing-to-web"),
    "decline": MoveKind(("web",), "nothing-to-stop"),
    "draw": MoveKind(("draw",), _draw_at_start, _draw),
    "stop": MoveKind(("draw",), "nothing-to-stop", _draw),
    "take": MoveKind(("take",), "nothing-to-take", _take),
    "take_food": MoveKind(("take",), "nothing-to-take", _take),
    "leave": MoveKind(("take", "pick", "hold", "place"), "nothing-to-leave", "must-place"),
    "pick": MoveKind(("pick",), "nothing-to-pick", _pick),
    "order": MoveKind(("order",), "nothing-to-order", "not-seen"),
    "hold": MoveKind(("hold",), "nothing-to-hold", "not-seen"),
    "evade": MoveKind(("evade",), "nothing-to-evade", _evade),
    "evade_table": MoveKind(("evade",), "nothing-to-evade", _evade),
    "suffer": MoveKind(("evade",), "nothing-to-evade"),
    "rotate": MoveKind(("rotate",), "nothing-to-rotate", _rotate),
    "drop": MoveKind(("drop",), "nothing-to-drop", _drop),
    "move": MoveKind((), _move),
    "move_to": MoveKind((), _move_to),
    "score": MoveKind((), _score),
    "escape": MoveKind((), _escape),
    "play": MoveKind((), _play),
    "play_table": MoveKind((), _play),
}
