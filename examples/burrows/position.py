"""Checks of a position of Burrows that concern several fields. [B-18, B-22]"""

from rascals.core.agenda import top_seat
from rascals.core.errors import BadPosition
from rascals.core.reading import PositionReader

from . import rules
from .components import ALARM, CARDS, KINDS
from .state import NOBODY, OVER, SUSPICION, TURNS, State


def read(s: State, reader: PositionReader) -> None:
    """Complete a state whose fields have been read; BadPosition if they contradict each other."""
    reader.number("round", 1, s.rounds[s.length])
    if s.phase == TURNS:
        reader.number("turn", 0, s.players - 1)
    else:
        reader.nothing("turn", NOBODY)
    _count_cards(s)
    if s.pending and (s.phase != TURNS or not rules.can_rob(s, s.turn, top_seat(s))):
        raise BadPosition("agenda: seat {turn} steals from nobody there", "burrows-error-theft", turn=s.turn)
    s.named[:] = [int(suspect != NOBODY) for suspect in s.suspect]
    _check_suspects(s)


def _count_cards(s: State) -> None:
    """Put all cards that are nowhere else into the deck. [B-22]"""
    for kind in range(KINDS):
        lying = sum(s.hand[seat][kind] + s.larder[seat][kind] for seat in range(s.players))
        s.deck[kind] = s.copies[kind] - lying - (s.raised if kind == ALARM else 0)
        if s.deck[kind] < 0:
            values = {"card": CARDS[kind], "most": s.copies[kind]}
            raise BadPosition("cards: of {card} there are only {most}", "burrows-error-cards", **values)
        for hand, shown in zip(s.hand, s.shown, strict=True):
            if shown[kind] > hand[kind]:
                values = {"card": CARDS[kind], "most": hand[kind]}
                raise BadPosition("cards: of {card} there are only {most}", "burrows-error-cards", **values)


def _check_suspects(s: State) -> None:
    """Check that all seats have named another at the end, some before it, none during turns. [B-18]"""
    named = sum(s.named)
    fits = {TURNS: named == 0, SUSPICION: named < s.players, OVER: named == s.players}[s.phase]
    if not fits or any(s.suspect[seat] == seat for seat in range(s.players)):
        sentence = "suspect: nobody's before suspicion, everybody's when the game is over, never oneself"
        raise BadPosition(sentence, "burrows-error-suspects")
