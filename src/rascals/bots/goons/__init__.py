"""The bots of Goons: its temperaments, and a shrewd player."""

from __future__ import annotations

from rascals.bots.goons.shrewd import Shrewd
from rascals.bots.goons.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot

BOTS: tuple[Bot, ...] = (*TEMPERAMENTS, Shrewd())
