from __future__ import annotations

import pytest

import rascals
from tests.table import ballot, market


@pytest.fixture
def ballots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of secret votes can be played, besides the real ones."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, "ballot": ballot.DEFINITION})


@pytest.fixture
def markets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The market can be played, besides the real games."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, "market": market.DEFINITION})
