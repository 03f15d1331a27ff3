"""What seats have seen of hands and piles, and when this knowledge lapses. In the dialect. [H-37]"""

from __future__ import annotations

from rascals.games.heist.box import CRITTERS, OWL
from rascals.games.heist.state import VIEWERS, State


def learn(s: State, viewer: int, owner: int, critter: int) -> None:
    """Record that a viewer knows one more such card in a hand. [H-37]"""
    if viewer != owner:
        s.facts[viewer][owner * CRITTERS + critter] += 1


def all_learn(s: State, owner: int, critter: int) -> None:
    """Record that everybody knows one more such card in a hand. [H-28, H-37]"""
    for viewer in range(VIEWERS):
        learn(s, viewer, owner, critter)


def learn_hand(s: State, viewer: int, owner: int) -> None:
    """Record that a viewer knows a whole hand. [H-18.owl.v5]"""
    for critter in range(CRITTERS):
        s.facts[viewer][owner * CRITTERS + critter] = s.hand[owner][critter]


def leaves_openly(s: State, owner: int, critter: int) -> None:
    """Record that a card has left a hand openly: viewers who knew it know one less. [H-37]"""
    for viewer in range(VIEWERS):
        if s.facts[viewer][owner * CRITTERS + critter] > 0:
            s.facts[viewer][owner * CRITTERS + critter] -= 1


def leaves_unseen(s: State, owner: int, seer: int, critter: int, owls: int) -> None:
    """Record that only `seer` saw a card leave a hand: the others' facts of it lapse, except `owls` given. [H-37]"""
    for viewer in range(VIEWERS):
        if viewer == seer:
            s.facts[viewer][owner * CRITTERS + critter] -= 1
        else:
            for other in range(CRITTERS):
                s.facts[viewer][owner * CRITTERS + other] = owls if other == OWL and viewer != owner else 0


def forget_pile(s: State, pile: int, taker: int) -> None:
    """Record that a seat took from a pile: all others' facts of it lapse. [H-37]"""
    for place in range(s.pile_size[pile]):
        s.pile_known[pile][place] &= 1 << taker
