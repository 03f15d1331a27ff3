"""The example game, found as a game outside the package is found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
