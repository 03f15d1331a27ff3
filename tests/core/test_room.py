"""What there is no room for is refused before it is made, with what it would take."""

from __future__ import annotations

import pytest

from rascals.core.errors import BadOption
from rascals.core.room import room


@pytest.mark.parametrize(("count", "each", "needed"), [(10**12, 2000, 2_000_000), (2**62, 1, 4_611_686_019)])
def test_what_does_not_fit_is_not_begun(count, each, needed):
    said = f"^games: not enough memory for {count}; gigabytes needed: {needed}$"
    with pytest.raises(BadOption, match=said), room("games", count, each):
        pytest.fail("it was begun")


def test_what_turns_out_not_to_fit_is_told_the_same_way():
    """Whether the system tells how much there is or not; what fits is made."""
    with pytest.raises(BadOption, match=r"^games: not enough memory for 3; gigabytes needed: 1$"), room("games", 3, 8):
        raise MemoryError
    with room("games", 3, 8):
        made = [0] * 3
    assert made
