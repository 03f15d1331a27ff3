"""What everybody remembers in Burrows, and what a seat cannot know, to be redealt. In the dialect. [B-24, B-26]"""

from rascals.core.dealing import deal_anew, other_seat

from .box import KINDS
from .state import OVER, State


def conceal(s: State, seat: int) -> None:
    """Redeal, by the record's chance, all that a seat (-1: a spectator) cannot know. [B-24]"""
    if s.phase == OVER:
        return
    if not s.open_hands:
        hold_back(s, -1)
        deal_anew(s, s.deck, s.hand, seat)
        hold_back(s, 1)
    if seat != s.weasel:
        s.weasel = other_seat(s, seat)
    for other in range(s.players):
        if other != seat and s.named[other]:
            s.suspect[other] = other_seat(s, other)


def hold_back(s: State, sign: int) -> None:
    """Take the cards that everybody remembers out of the hands, for -1, or put them back, for 1. [B-26]"""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.hand[seat][kind] += sign * s.shown[seat][kind]


def remember(s: State, thief: int, kind: int) -> None:
    """All have seen this card go into the thief's hand. [B-16, B-26]"""
    s.shown[thief][kind] += 1


def lapse(s: State, seat: int, kind: int) -> None:
    """A card has left a hand, openly: it may be one that is remembered. [B-26]"""
    s.shown[seat][kind] = max(s.shown[seat][kind] - 1, 0)
