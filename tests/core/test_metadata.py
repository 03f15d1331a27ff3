"""Box metadata: minutes and weight."""

from __future__ import annotations

from pathlib import Path

import pytest

import rascals
from rascals.core.components import contents
from rascals.core.metadata import HEAVIEST, BoxMetadata, metadata_of
from rascals.core.provenance import WORDS


@pytest.mark.parametrize("name", ["felicity", "goodcritters", "heist", "goons"])
def test_each_box_says_how_long_and_how_hard_and_where_that_was_found(name: str) -> None:
    """Minutes from the lesser to the greater, a weight of 1 to 5, and a source, for each of the four games."""
    box = rascals.games()[name]
    assert box.metadata.minutes is not None
    assert box.metadata.weight in range(1, HEAVIEST + 1)
    assert contents(box.package)["metadata"]["from"] in WORDS


def test_the_metadata_cannot_be_changed_as_a_component() -> None:
    """Minutes and weight are nothing that a table changes."""
    for box in rascals.games().values():
        assert [path for path in box.components.changeable if path.startswith("metadata")] == []


def test_a_box_that_says_nothing_has_empty_metadata(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the table, or without a `box.toml`, there is neither minutes nor weight."""
    for name, text in (("bare_one", None), ("bare_two", "[cards]\npoints = [1]\n")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        if text:
            (folder / "box.toml").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert metadata_of("bare_one") == metadata_of("bare_two") == BoxMetadata(None, None)


def test_the_former_names_still_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A `box.toml` with the table `[lid]` is read as one with `[metadata]`; `Box.lid` is `Box.metadata`."""
    folder = tmp_path / "older_box"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "box.toml").write_text('[lid]\nsource = "house"\nminutes = [20, 30]\nweight = 2\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    assert metadata_of("older_box") == BoxMetadata((20, 30), 2)
    box = rascals.games()["felicity"]
    assert box.metadata == box.metadata


@pytest.mark.parametrize("wrong", [{"minutes": (30, 20)}, {"minutes": (0, 10)}, {"weight": 6}, {"weight": 0}])
def test_metadata_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    """Minutes that fall, or a weight outside of 1 to 5."""
    with pytest.raises(ValueError, match="metadata"):
        BoxMetadata(**wrong)  # type: ignore[arg-type]
