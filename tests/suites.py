"""Parameter values that only the full suite tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def deep(values: Iterable[Any]) -> list[Any]:
    """Return each of the values as one that only the full suite tries."""
    return [pytest.param(value, marks=pytest.mark.thorough) for value in values]
