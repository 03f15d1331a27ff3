"""The notation of sealed choices: `keep bat,fox,mole,owl,snake discard bird,bat,fox`. [H3-10, H5-10, text notation]"""

from __future__ import annotations

from collections.abc import Sequence

from rascals.core.errors import BadPosition
from rascals.games.heist.box import CRITTER_NAMES, CRITTERS
from rascals.games.heist.composing import cards_to_choose
from rascals.games.heist.legality import keeps_left
from rascals.games.heist.state import State

KEEP_WORD, DISCARD_WORD = "keep", "discard"


def text(kept: Sequence[int], discarded: Sequence[int]) -> str:
    """Return the notation of a choice: the cards kept, then those discarded, the last on top."""
    parts = [(KEEP_WORD, kept), (DISCARD_WORD, discarded)]
    return " ".join(f"{word} {','.join(CRITTER_NAMES[one] for one in cards)}" for word, cards in parts if cards)


def understood(said: str) -> tuple[list[int], list[int]] | None:
    """Return the critters kept and those discarded, in the order of the text; None if it is no choice."""
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
    """Return the notation of a seat's choice that is not yet shown; None if there is none."""
    if s.sealed_size[seat] == 0:
        return None
    keeps = keeps_left(s)
    cards = s.sealed[seat][: s.sealed_size[seat]]
    return text(cards[:keeps], cards[keeps:])


def read(s: State, seat: int, key: str, given: object) -> None:
    """Read a seat's sealed choice from a position; raise BadPosition if the seat cannot choose that."""
    chosen = understood(given) if isinstance(given, str) else None
    if chosen is not None:
        kept, discarded = chosen
        cards = [*sorted(kept), *discarded]
        dealt = all(cards.count(critter) <= s.pack[seat][critter] for critter in range(CRITTERS))
        if dealt and len(kept) == keeps_left(s) and len(cards) == cards_to_choose(s, seat):
            s.sealed[seat][: len(cards)] = cards
            s.sealed_size[seat] = len(cards)
            return
    sentence = "{key}: what to keep and to discard of the cards dealt to the seat, not {given!r}"
    raise BadPosition(sentence, "heist-error-chosen", key=key, given=given)
