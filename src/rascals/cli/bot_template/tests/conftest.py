"""Lets Rascals find the bot in the folder above, whether or not it is installed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["RASCALS_BOTS"] = "felicity=newbot:BOTS"
