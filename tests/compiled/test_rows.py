"""Whole rows at once: the compiled loops return and write what the plain functions do."""

from __future__ import annotations

import pytest

from rascals.core import rows

pytest.importorskip("numpy", reason="needs the extra `compiled`")

from rascals.compiled import rowwise

PAIRS = [([3, 0, -1], [1, 2, 3]), ([120, 120, 5], [120, 120, 5]), ([1, 2, 3], [1, 2, 4])]


@pytest.mark.parametrize(("numbers", "others"), PAIRS)
def test_compiled_rows_do_what_plain_ones_do(numbers, others):
    """Sums are equal; rows are compared to the last number; written rows are equal."""
    row, other = list(numbers), list(others)
    assert rowwise.total(row) == rows.total(numbers)
    assert rowwise.alike(row, other) == rows.alike(numbers, others)
    rowwise.assign(row, other)
    assert row == others
    rowwise.fill(row, 7)
    rowwise.clear(other)
    assert (row, other) == ([7] * 3, [0] * 3)


@pytest.mark.parametrize(
    ("at", "first", "last", "places"), [(1, 7, 9, 40), (0, 5, 38, 60), (2, 7, 9, 5), (3, 5, 4, 40)]
)
def test_rising_numbers_are_written_alike(at, first, last, places):
    """With room for whole blocks, over several blocks, without room, and for no numbers."""
    plainly, row = [0] * places, [0] * places
    after = rows.ascend(plainly, at, first, last)
    assert rowwise.ascend(row, at, first, last) == after
    assert row[:after] == plainly[:after]
