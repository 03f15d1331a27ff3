"""What everybody remembers in Burrows, and redealing what a seat cannot know. In the dialect. [B-24, B-26]"""

from rascals.core.dealing import other_seat, redeal

from .components import KINDS
from .state import OVER, State


def determinize(s: State, seat: int) -> None:
    """Redeal what a seat (-1: a spectator) cannot know, from the state's generator. [B-24]"""
    if s.phase == OVER:
        return
    if not s.open_hands:
        hold_back(s, -1)
        redeal(s, s.deck, s.hand, seat)
        hold_back(s, 1)
    if seat != s.weasel:
        s.weasel = other_seat(s, seat)
    for other in range(s.players):
        if other != seat and s.named[other]:
            s.suspect[other] = other_seat(s, other)


def hold_back(s: State, sign: int) -> None:
    """Remove the cards that everybody remembers from the hands (sign -1), or put them back (1). [B-26]"""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.hand[seat][kind] += sign * s.shown[seat][kind]


def remember(s: State, thief: int, kind: int) -> None:
    """Remember a card that everybody saw go into the thief's hand. [B-16, B-26]"""
    s.shown[thief][kind] += 1


def lapse(s: State, seat: int, kind: int) -> None:
    """Forget one remembered card, if any, because a card of its kind has left the hand. [B-26]"""
    s.shown[seat][kind] = max(s.shown[seat][kind] - 1, 0)
