"""Arrivals: what happens, in order, when a crew enters a place. In the dialect. [H-19, H-23, H-24]"""

from __future__ import annotations

from rascals.core.agenda import FIRST, KIND, SEAT, pop
from rascals.core.events import tell
from rascals.games.heist import events
from rascals.games.heist.box import BUTTERFLY, FOX, SECURITY, SLIPPERY, TRAP, V1, V2, V3, V5
from rascals.games.heist.decks import trap_cards
from rascals.games.heist.ground import hazard_at
from rascals.games.heist.limits import may_react
from rascals.games.heist.loot import may_take
from rascals.games.heist.questions import (
    ARRIVAL,
    ARRIVED,
    AT_HAZARD,
    BY,
    EVADE_IT,
    LEFT,
    OF_TRAPS,
    TAKE_LOOT,
    TRAP_DRAWN,
    ask,
    set_top,
    top,
)
from rascals.games.heist.state import State
from rascals.games.heist.suspicion import suffer_security
from rascals.games.heist.tiling import begin_tiling

OF_SLIPPERY = OF_TRAPS + SLIPPERY


def arrive(s: State, seat: int, place: int, reason: int) -> None:
    """Put a crew on a place and begin its arrival, which replaces one that a trap has ended. [H-23]"""
    s.at[seat] = place
    s.placed[seat] = 0
    s.left_start[seat] = 1 if s.edition == V5 else 0
    if s.pending > 0 and top(s, KIND) == ARRIVAL and top(s, SEAT) == seat:
        pop(s)
    ask(s, ARRIVAL, seat, reason)  # whose number is AT_LOOT, as every step's is 0 at first
    if s.edition >= V3:
        begin_tiling(s, seat, reason)


def go_on_arriving(s: State) -> None:
    """Do the next stage of an arrival: loot, then security or trap, then nothing. [H-23]"""
    seat = top(s, SEAT)
    stage = top(s, FIRST)
    if stage == ARRIVED:
        pop(s)
        return
    set_top(s, FIRST, stage + 1)
    if stage == AT_HAZARD:
        face_hazard(s, seat)
    elif may_take(s, seat):
        ask(s, TAKE_LOOT, seat, top(s, BY))


def face_hazard(s: State, seat: int) -> None:
    """Let security or a trap act on the arriving crew. [H-20, H-22]"""
    hazard = hazard_at(s, s.at[seat])
    if hazard == SECURITY:
        face_security(s, seat)
    elif hazard == TRAP:
        face_trap(s, seat)


def face_security(s: State, seat: int) -> None:
    """Let security act unless it is evaded. [H-19, H-20, H-18.butterfly.v1, H-18.butterfly.v2, H-18.butterfly.v5]"""
    if s.no_security and seat == s.turn:
        tell(s, events.SECURITY_EVADED, seat)
    elif s.butterflies[seat] > 0:
        s.butterflies[seat] -= 1
        tell(s, events.SECURITY_EVADED, seat)
    elif V1 < s.edition < V5 and may_react(s, seat, BUTTERFLY):
        ask(s, EVADE_IT, seat, top(s, BY))
    else:
        suffer_security(s, seat)


def face_trap(s: State, seat: int) -> None:
    """Draw a trap unless the crew evades it first. [H-19, H-22, H-24, H-18.mouse.v1, H-18.fox.v2, H-18.fox.v4]"""
    if top(s, BY) == OF_SLIPPERY and (s.edition == V5 or not s.slippery_chain):
        return
    if s.no_trap and seat == s.turn:
        tell(s, events.TRAP_EVADED, seat)
    elif s.foxes[seat] > 0 and seat == s.turn:
        s.foxes[seat] -= 1
        tell(s, events.TRAP_EVADED, seat)
    elif V2 <= s.edition <= V3 and may_react(s, seat, FOX):
        ask(s, EVADE_IT, seat, top(s, BY))
    else:
        begin_trap(s, seat, top(s, BY))


def begin_trap(s: State, seat: int, reason: int) -> None:
    """Push the draw of a trap for a crew; in v5 with the number that may follow it. [H-22, H-22.fake-path.v5]"""
    ask(s, TRAP_DRAWN, seat, reason)
    if s.edition == V5:
        set_top(s, LEFT, trap_cards(s))
