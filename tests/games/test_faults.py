"""The faults of faults.txt can still be planted; `tools/mutate.py` plants them and sees that the tests find each."""

from __future__ import annotations

import pytest

from tools.mutate import ROOT, chosen, faults


@pytest.mark.parametrize("fault", faults(), ids=str)
def test_every_fault_can_be_planted(fault):
    """What is replaced stands once in the module, and what takes its place is something else."""
    planted = fault.planted((ROOT / fault.source).read_text(encoding="utf-8"))
    assert fault.new in planted
    assert (fault.old == fault.new) is (fault.name == "no fault at all")


def test_faults_are_chosen_by_words_and_by_what_changed(capsys):
    """Words must stand in a fault's name; where git knows no such commit all are planted, and it says so."""
    every = list(faults())
    some = chosen(["felicity", "dog"], None)
    assert [fault for fault in some if fault.is_none] == [every[0]]
    assert 0 < len(some) < 30
    assert all("dog" in str(fault) for fault in some[1:])
    assert {str(fault) for fault in chosen([], "no-such-commit")} == {str(fault) for fault in every}
    assert "all faults" in capsys.readouterr().out
