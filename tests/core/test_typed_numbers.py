"""Whole numbers as somebody types them, however long."""

import pytest

from rascals.core.untrusted_text import VAST, whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("12", 12), ("9" * 5000, VAST), ("0" * 5000 + "3", 3), (str(VAST + 1), VAST)],
)
def test_a_number_is_read_however_long(text, number):
    """What is more than anything counts for is one vast number, not an error."""
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1.0", "x", "²", "٣", "1_000"])
def test_what_is_no_number_is_none(text):
    """Digits and nothing else."""
    assert whole_number(text) is None
