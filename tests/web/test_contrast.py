"""What is written can be read on pictures and gradients too, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import NewPage
from tests.web.contrast import faint
from tests.web.people import AWAITED
from tests.web.test_hits import DESK
from tests.web.test_touch import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

BOARDS = {
    "felicity": "",
    "goodcritters": "",
    "goons": "",
    "heist": "",
    "goodcritters on no board of its own": "?board=generic",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("board", BOARDS)
def test_all_that_is_written_on_a_board_can_be_read(
    new_page: NewPage, server: str, board: str, device: dict[str, Any], scheme: str
) -> None:
    """Where the person is asked first: its contrast is 4.5 at least, or 3 where it is large (WCAG 1.4.3)."""
    page = new_page(color_scheme=scheme, **device)
    wish = {"game": board.partition(" ")[0], "players": 4, "level": "random", "nickname": "Ada"}
    made = page.request.post(f"{server}/api/v1/quick", data=wish).json()
    page.goto(f"{server}/t/{made['table']['id']}{BOARDS[board]}")
    page.wait_for_function(AWAITED)
    assert faint(page) == []
