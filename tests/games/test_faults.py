"""The faults of faults.txt can still be planted; `tools/mutate.py` plants them and sees that the tests find each."""

from __future__ import annotations

import pytest

from tools.mutate import ROOT, faults


@pytest.mark.parametrize("fault", faults(), ids=str)
def test_every_fault_can_be_planted(fault):
    """What is replaced stands once in the module, and what takes its place is something else."""
    planted = fault.planted((ROOT / fault.source).read_text(encoding="utf-8"))
    assert fault.new in planted
    assert (fault.old == fault.new) is (fault.name == "no fault at all")
