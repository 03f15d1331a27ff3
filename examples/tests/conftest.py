"""Makes the games in the parent folder known to Rascals."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["RASCALS_GAMES"] = str(Path(__file__).parents[1])
