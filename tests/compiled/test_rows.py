"""Whole rows at once, compiled: the loops answer and write as the plain functions do."""

from __future__ import annotations

import pytest

from rascals.core import rows

pytest.importorskip("numba", reason="needs the extra `compiled`")
import numba
import numpy as np

from rascals.compiled import rowwise

PAIRS = [([3, 0, -1], [1, 2, 3]), ([120, 120, 5], [120, 120, 5]), ([1, 2, 3], [1, 2, 4])]


@pytest.mark.parametrize(("numbers", "others"), PAIRS)
def test_compiled_rows_do_what_plain_ones_do(numbers, others):
    """Sums do not overflow the row's own width; rows are compared to the last number; written rows are equal."""
    row, other = np.array(numbers, np.int8), np.array(others, np.int8)
    assert numba.njit(rowwise.total)(row) == rows.total(numbers)
    assert numba.njit(rowwise.alike)(row, other) == rows.alike(numbers, others)
    numba.njit(rowwise.assign)(row, other)
    assert row.tolist() == others
    numba.njit(rowwise.clear)(other)
    assert (row.tolist(), other.tolist()) == (others, [0, 0, 0])


@pytest.mark.parametrize(
    ("at", "first", "last", "places"), [(1, 7, 9, 40), (0, 5, 38, 60), (2, 7, 9, 5), (3, 5, 4, 40)]
)
def test_rising_numbers_are_written_alike(at, first, last, places):
    """With room for whole blocks, over several blocks, without room, and none at all."""
    plainly, row = [0] * places, np.zeros(places, np.int16)
    after = rows.ascend(plainly, at, first, last)
    assert numba.njit(rowwise.ascend)(row, at, first, last) == after
    assert row[:after].tolist() == plainly[:after]
