"""Lets Rascals find the game in the folder above, whether or not it is installed."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["RASCALS_GAMES"] = str(Path(__file__).parents[1])
