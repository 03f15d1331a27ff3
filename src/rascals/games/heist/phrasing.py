"""The notation of composite moves (`place T-trap r90 at 3,4`, `play hedgehog 2 n`) and sealed choices. [text notation]

Any name of an orientation and any cell of a stash can be read. `table` may be omitted if no copy is in hand, and the
cards of `keep` may be in any order: `keep bat,fox,mole,owl,snake discard bird,bat,fox`. [H3-10, H5-10]
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rascals.core.composites import Read
from rascals.core.errors import BadPosition, quoted
from rascals.core.moves import Move
from rascals.games.heist import answers, moves
from rascals.games.heist.answers import cards_to_choose
from rascals.games.heist.components import CELL_NAMES, CRITTER_NAMES, CRITTERS, SEATS, TRAP_NAMES, TURNS, WAYS
from rascals.games.heist.ground import rotations_of
from rascals.games.heist.legality import keeps_left
from rascals.games.heist.moves import VERBS
from rascals.games.heist.state import ROTATE_TILE, State, asks

# ---------------------------------------------------------------- sealed choices


KEEP_WORD, DISCARD_WORD = "keep", "discard"


def choice_text(kept: Sequence[int], discarded: Sequence[int]) -> str:
    """Return the notation of a choice: the cards kept, then those discarded, the last on top."""
    parts = [(KEEP_WORD, kept), (DISCARD_WORD, discarded)]
    return " ".join(f"{word} {','.join(CRITTER_NAMES[one] for one in cards)}" for word, cards in parts if cards)


def understood(said: str) -> tuple[list[int], list[int]] | None:
    """Return the critters kept and those discarded, in the order of the text; None if it is not a choice."""
    found: dict[str, list[int]] = {KEEP_WORD: [], DISCARD_WORD: []}
    word = ""
    for part in said.lower().replace(",", " ").split():
        if part in found and not found[part] and word != DISCARD_WORD:
            word = part
        elif word and part in CRITTER_NAMES:
            found[word].append(CRITTER_NAMES.index(part))
        else:
            return None
    return found[KEEP_WORD], found[DISCARD_WORD]


def written(s: State, seat: int) -> str | None:
    """Return the notation of a seat's sealed choice; None if there is none."""
    if s.sealed_size[seat] == 0:
        return None
    keeps = keeps_left(s)
    cards = s.sealed[seat][: s.sealed_size[seat]]
    return choice_text(cards[:keeps], cards[keeps:])


def read(s: State, seat: int, key: str, given: object) -> None:
    """Read a seat's sealed choice from a position; BadPosition if it is not possible."""
    chosen = understood(given) if isinstance(given, str) else None
    if chosen is not None:
        kept, discarded = chosen
        cards = [*sorted(kept), *discarded]
        dealt = all(cards.count(critter) <= s.pack[seat][critter] for critter in range(CRITTERS))
        if dealt and len(kept) == keeps_left(s) and len(cards) == cards_to_choose(s, seat):
            s.sealed[seat][: len(cards)] = cards
            s.sealed_size[seat] = len(cards)
            return
    raise BadPosition(f"{key}: what to keep and to discard of the cards dealt to the seat, not {quoted(given)}")


_LISTED = re.compile(r"[\s,]+")

# ---------------------------------------------------------------- the unfinished move


def begun(s: State) -> Sequence[int]:
    """Return the actions of the unfinished composite move."""
    return s.begun[: s.steps]


def without(s: State) -> State:
    """Return a copy of the state without the unfinished composite move, as seats other than the drafter see it."""
    twin = s.copy()
    answers.forget(twin)
    return twin


# ---------------------------------------------------------------- reading


def head(s: State, seat: int, named: Move, words: Sequence[str]) -> tuple[Move, Sequence[str]]:
    """Return the head and its words; if no copy is in hand, the one on the table is meant. [H-17]"""
    return VERBS.move(_from_table(s, seat, named.action)), words


def _from_table(s: State, seat: int, action: int) -> int:
    for hand, table in (
        (moves.PLAY, moves.PLAY_TABLE),
        (moves.EVADE, moves.EVADE_TABLE),
        (moves.DISCARD, moves.DISCARD_TABLE),
    ):
        critter = action - hand
        if 0 <= critter < len(CRITTER_NAMES) and s.hand[seat][critter] == 0 and s.table[seat][critter] > 0:
            return table + critter
    return action


def steps(s: State, seat: int, head: Move, words: Sequence[str], /, *, whole: bool) -> Read:
    """Return the actions for the words after a head; `whole` is ignored, since the rules report what is missing."""
    del whole
    if head.action < moves.DISCARD_TABLE or head.kind == "order":
        listed = _cards(" ".join([str(head), *words]))
        return listed[1:] if listed and listed[0] == head.action else None
    placing = moves.PLACE <= head.action < moves.TURN
    named = [_placed(s, seat, word) if placing else _target(word) for word in words if not (placing and word == "at")]
    return [action for action in named if action is not None] if None not in named else None


def _placed(s: State, seat: int, word: str) -> int | None:
    """Return the action for a word about placing: an orientation, made canonical for the tile, or a cell. [H-31]"""
    if word in TURNS:
        return moves.TURN + TURNS.index(word) % rotations_of(answers.tile_in_question(s, seat))
    return moves.AT + CELL_NAMES.index(word) if word in CELL_NAMES else None


def _target(word: str) -> int | None:
    """Return the action for a word about a play: a seat, a way or a cell."""
    if word in WAYS:
        return moves.TOWARDS + WAYS.index(word)
    if word in CELL_NAMES:
        return moves.ON + CELL_NAMES.index(word)
    return moves.TARGET + int(word) if word in {str(seat) for seat in range(SEATS)} else None


def _cards(said: str) -> list[int] | None:
    """Return the actions for a list of cards: `keep … discard …`, `discard …`, `order …`."""
    word, *cards = _LISTED.split(said.strip().lower())
    if word == "order":
        known = all(card in TRAP_NAMES for card in cards)
        return [moves.ORDER + TRAP_NAMES.index(card) for card in cards] if known else None
    chosen = understood(said)
    if chosen is None:
        return None
    kept, discarded = chosen
    return [*(moves.KEEP + one for one in sorted(kept)), *(moves.DISCARD + one for one in discarded)]


def step(s: State, seat: int, said: str) -> Read:
    """Return the actions for a text without a head: a list of cards, or an action in a non-canonical form."""
    listed = _cards(said)
    if listed and len(listed) > 1:
        done = list(begun(s)) if s.steps and s.drafter == seat else []
        return listed[len(done) :] if listed[: len(done)] == done else listed
    move = VERBS.parse(said)
    if move is None:
        return None
    if moves.TURN <= move.action < moves.AT and s.steps == 1 and s.drafter == seat and s.begun[0] >= moves.PLACE:
        return [moves.TURN + (move.action - moves.TURN) % rotations_of(answers.tile_in_question(s, seat))]
    if move.kind == "rotate" and asks(s, ROTATE_TILE):
        return [moves.ROTATE + (move.action - moves.ROTATE) % rotations_of(_tile_to_rotate(s, seat))]
    if move.kind == "drop":
        return [moves.DROP + s.anchor[move.action - moves.DROP]]
    return [_from_table(s, seat, move.action)]


def _tile_to_rotate(s: State, seat: int) -> int:
    return s.shown_tiles[s.shown - 1] if s.shown > 0 else max(s.tile[s.at[seat]] - 1, 0)


# ---------------------------------------------------------------- writing


def text(_s: State, actions: Sequence[int]) -> str:
    """Return the canonical notation of a move, whole or unfinished."""
    first = actions[0]
    if moves.KEEP <= first < moves.DISCARD_TABLE:
        kept = [action - moves.KEEP for action in actions if action < moves.DISCARD]
        return choice_text(kept, [action - moves.DISCARD for action in actions if action >= moves.DISCARD])
    if moves.ORDER <= first < moves.HOLD:
        return "order " + ",".join(TRAP_NAMES[action - moves.ORDER] for action in actions)
    return " ".join([str(VERBS.move(first)), *(VERBS.within[action] for action in actions[1:])])
