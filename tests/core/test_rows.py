"""Whole rows at once, in the plain execution; the compiled one is compared with it in tests/compiled."""

from __future__ import annotations

import pytest

from rascals.core.rows import alike, assign, clear, fill, total


def test_clear_keeps_the_row_and_forgets_its_numbers():
    """The row itself is written, not another one put in its place."""
    row = [3, 0, -1]
    same = row
    clear(row)
    assert same == [0, 0, 0]


def test_fill_writes_one_number_everywhere():
    """The row itself is written."""
    row = [3, 0, -1]
    same = row
    fill(row, 7)
    assert same == [7, 7, 7]


def test_assign_copies():
    """A row that is assigned stays independent of the other."""
    row, other = [1, 2], [3, 4]
    assign(row, other)
    other[0] = 9
    assert row == [3, 4]


@pytest.mark.parametrize(("row", "sum_of_all"), [([], 0), ([5], 5), ([1, -2, 4], 3)])
def test_total(row, sum_of_all):
    """All numbers are added, negative ones too."""
    assert total(row) == sum_of_all


@pytest.mark.parametrize(("row", "other", "answer"), [([1, 2], [1, 2], 1), ([1, 2], [1, 3], 0), ([2, 1], [1, 2], 0)])
def test_alike(row, other, answer):
    """Rows are alike if every number is."""
    assert alike(row, other) == answer
