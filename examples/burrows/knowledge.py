"""Burrows for search and learning: deal anew what a seat cannot know. In the dialect. [B-24]"""

from rascals.core.dealing import deal_anew, other_seat

from .state import OVER, State


def conceal(s: State, seat: int) -> None:
    """Deal anew, by the record's chance, all that a seat (-1: a spectator) cannot know. [B-24]"""
    if s.phase == OVER:
        return
    if not s.open_hands:
        deal_anew(s, s.deck, s.hand, seat)
    if seat != s.weasel:
        s.weasel = other_seat(s, seat)
    for other in range(s.players):
        if other != seat and s.named[other]:
            s.suspect[other] = other_seat(s, other)
