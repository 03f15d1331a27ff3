"""The bots of Felicity: its temperaments, and a shrewd player."""

from __future__ import annotations

from rascals.bots.felicity.shrewd import Shrewd
from rascals.bots.felicity.temperaments import TEMPERAMENTS
from rascals.bots.interface import Bot

BOTS: tuple[Bot, ...] = (*TEMPERAMENTS, Shrewd())
