from __future__ import annotations

import pytest

import rascals
from rascals.core.box import Box
from tests.table import ballot, market


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables deal the same cards after any change of the sources, whose hash their chance is also drawn from."""
    monkeypatch.setattr(Box, "rules_hash", property(lambda box: f"the rules of {box.name}"))


@pytest.fixture
def ballots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of secret votes can be played, beside the real ones."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, "ballot": ballot.BOX})


@pytest.fixture
def markets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The market can be played, beside the real games."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, "market": market.BOX})
