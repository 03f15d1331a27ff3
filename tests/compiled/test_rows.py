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
