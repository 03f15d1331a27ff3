"""Suspicion: gains, caps, penalties. In the dialect. [H-20, H-21, H-22.camera.v2]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.heist import events
from rascals.games.heist.box import MINUS, V1, V2, V5
from rascals.games.heist.loot import carries
from rascals.games.heist.state import State


def gain(s: State, seat: int, number: int) -> None:
    """Gain suspicion, up to the cap. [H-20, H-21]"""
    before = s.suspicion[seat]
    s.suspicion[seat] = min(before + number, s.cap)
    tell(s, events.SUSPECTED, seat, s.suspicion[seat] - before, s.suspicion[seat])


def calm(s: State, seat: int) -> None:
    """Lower the player's own suspicion, not below 0. [H-18.squirrel.v1, H-18.squirrel.v2, H-21]"""
    s.suspicion[seat] = max(s.suspicion[seat] - s.calming, 0)
    tell(s, events.CALMED, seat, s.suspicion[seat])


def suffer_security(s: State, seat: int) -> None:
    """Gain 1 suspicion from security, 2 with loot; at the cap a penalty. [H-20, H-21]"""
    if s.suspicion[seat] < s.cap:
        gain(s, seat, 1 + carries(s, seat))
    elif s.edition == V2:
        s.carried[seat][MINUS] += 1
        tell(s, events.MINUS_TAKEN, seat)
    elif s.edition > V1 or carries(s, seat):
        lose_point(s, seat)


def lose_point(s: State, seat: int) -> None:
    """Lose one point: in v1 a −1 token, which is no loot. [H-21]"""
    s.points[seat] -= 1
    tell(s, events.PENALTY, seat)


def suffer_camera(s: State, seat: int) -> None:
    """Gain 2 suspicion, with loot 4; in v5 at the cap lose a point instead. [H-22.camera.v2, H-22.camera.v5]"""
    if s.edition == V5 and s.suspicion[seat] == s.cap:
        lose_point(s, seat)
    else:
        gain(s, seat, 2 + 2 * carries(s, seat))
