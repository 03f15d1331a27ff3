"""What stands on the lid of a box: minutes and weight."""

from __future__ import annotations

from pathlib import Path

import pytest

import rascals
from rascals.core.components import contents
from rascals.core.lid import HEAVIEST, Lid, lid_of


@pytest.mark.parametrize("name", ["felicity", "goodcritters", "heist", "goons"])
def test_each_box_says_how_long_and_how_hard_and_where_that_was_found(name: str) -> None:
    """Minutes from the lesser to the greater, a weight of 1 to 5, and a source, for each of the four games."""
    box = rascals.games()[name]
    assert box.lid.minutes is not None
    assert box.lid.weight in range(1, HEAVIEST + 1)
    assert contents(box.package)["lid"]["source"]


def test_the_lid_cannot_be_changed_as_a_component() -> None:
    """Minutes and weight are nothing that a table changes."""
    for box in rascals.games().values():
        assert [path for path in box.components.changeable if path.startswith("lid")] == []


def test_a_box_that_says_nothing_has_an_empty_lid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the table, or without a `box.toml`, there is neither minutes nor weight."""
    for name, text in (("lidless_one", None), ("lidless_two", "[cards]\npoints = [1]\n")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        if text:
            (folder / "box.toml").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert lid_of("lidless_one") == lid_of("lidless_two") == Lid(None, None)


@pytest.mark.parametrize("wrong", [{"minutes": (30, 20)}, {"minutes": (0, 10)}, {"weight": 6}, {"weight": 0}])
def test_a_lid_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    """Minutes that fall, or a weight outside of 1 to 5."""
    with pytest.raises(ValueError, match="lid"):
        Lid(**wrong)  # type: ignore[arg-type]
