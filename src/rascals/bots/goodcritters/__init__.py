"""The bots of GoodCritters: its temperaments, and a shrewd player."""

from __future__ import annotations

from rascals.bots.goodcritters.shrewd import Shrewd
from rascals.bots.goodcritters.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot

BOTS: tuple[Bot, ...] = (*TEMPERAMENTS, Shrewd())
