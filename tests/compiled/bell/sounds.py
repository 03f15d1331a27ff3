"""Constants, and a rule, of another module."""

from __future__ import annotations

LOUD = 3
TONES: tuple[int, ...] = (5, 7, 11)


def strike(s, tone: int) -> None:
    """Ring one of the tones."""
    s.heard += TONES[tone] * LOUD
