"""The bots of Critter Heist: its temperaments, and a shrewd player."""

from __future__ import annotations

from rascals.bots.heist.shrewd import Shrewd
from rascals.bots.heist.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot

BOTS: tuple[Bot, ...] = (*TEMPERAMENTS, Shrewd())
