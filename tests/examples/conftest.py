"""The example game stands on the shelf, as `RASCALS_GAMES` would put it there, while its tests run."""

from __future__ import annotations

import pytest

from tests.examples import stand


@pytest.fixture(autouse=True)
def _shelf():
    with stand.games():
        yield
