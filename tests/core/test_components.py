"""Components as data: read, checked with line and reason, copied into states; and their metadata."""

from __future__ import annotations

import pytest

import rascals
from rascals.core.components import HEAVIEST, Components, GameMetadata, contents, metadata_of
from rascals.core.provenance import WORDS
from rascals.core.state import GameState, Grid, component

WORTH = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]  # rabbits are worth twenty


def written(tmp_path, text):
    file = tmp_path / "changes.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_what_is_changed_and_nothing_else(tmp_path):
    """A file in the shape of the box, nested tables and paths give the same changes; unchanged values are omitted."""
    text = f'[pets]\nsource = "ours"\nvalues = {WORTH}\n\n[mice]\nstart = 15\n'
    given = [written(tmp_path, text), {"pets": {"values": WORTH}}, {"pets.values": tuple(WORTH)}]
    assert [dict(rascals.game("felicity", data=data).data) for data in given] == [{"pets.values": WORTH}] * 3
    assert not rascals.game("felicity", data={"mice.start": 15}).altered


def test_a_record_holds_what_its_game_says(tmp_path):
    """Those for its number of players; a shorter list is padded with zeros."""
    plain = rascals.game("felicity", players=3).new_state()
    assert (plain.worth[7], plain.numbers, plain.start_bank, plain.start_mice) == (0, [3, 6, 0, 0], 21, 15)
    data = {"pets.values": WORTH, "mouse_cards.3": [1, 2], "bank.4": 9, "mice.start": 4}
    other = rascals.game("felicity", players=3, data=data).new_state()
    assert (other.worth, other.numbers, other.start_bank, other.start_mice) == (WORTH, [1, 2, 0, 0], 21, 4)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[pets]\nworth = 3\n", 2, "pets.worth cannot be changed; what can: pets.values, pets.copies"),
        ("\n\n[take]\nprice = 3\n", 4, "take.price cannot be changed"),
        ("[pets]\nvalues = [1, 2]\n", 2, "pets.values: as many numbers as in the box, 10, not [1, 2]"),
        ("[mice]\nstart = [1]\n", 2, "mice.start: as many numbers as in the box, 1, not [1]"),
        ("[mice]\n\n# more\nstart = -1\n", 4, "mice.start: a whole number from 0 to 32767, not -1"),
        ("[mice]\nstart = 1.5\n", 2, "mice.start: a whole number from 0 to 32767, not 1.5"),
        ("[mice]\nstart = true\n", 2, "mice.start: a whole number from 0 to 32767, not True"),
        (f"[pets]\nvalues = {[*WORTH[:9], 100]}\n", 2, "pets.values: a whole number from -99 to 99, not 100"),
        ("mice.start = 'many'\n", 1, "mice.start: a whole number from 0 to 32767, not 'many'"),
        ("[mice]\nstart is 3\n", 2, "not in the form of TOML, `key = value` under `[table]`"),
    ],
)
def test_what_cannot_be_is_refused_with_line_and_reason(tmp_path, text, line, said):
    """The error gives the line of the file, the entry, and what is valid."""
    with pytest.raises(rascals.BadData) as caught:
        rascals.game("felicity", data=written(tmp_path, text))
    assert str(caught.value).startswith(f"line {line}: {said}")


def test_a_mapping_has_no_lines():
    """The error names only the entry."""
    with pytest.raises(rascals.BadData, match=r"^mice.start: a whole number from 0 to 32767, not -1$"):
        rascals.game("felicity", data={"mice": {"start": -1}})


def test_grids_are_filled_row_by_row():
    """Where the data is smaller than the field, in either direction, zeros are added."""

    class Wide(GameState):
        table: Grid = component(8, 3, 3, data="mouse_cards_of")

    components = Components("rascals.games.felicity", Wide, (3,), ())
    components.__dict__["entries"] = {"mouse_cards_of": [[1, 2], [3]]}
    s = Wide()
    components.fill(s, None, {})
    assert s.table == [[1, 2, 0], [3, 0, 0], [0, 0, 0]]


# ---------------------------------------------------------------- metadata


@pytest.mark.parametrize("name", ["felicity", "goodcritters", "heist", "goons"])
def test_each_box_says_how_long_and_how_hard_and_where_that_was_found(name):
    """A range of minutes, a weight from 1 to 5, and a source, for each of the four games."""
    definition = rascals.games()[name]
    assert definition.metadata.minutes is not None
    assert definition.metadata.weight in range(1, HEAVIEST + 1)
    assert contents(definition.package)["metadata"]["from"] in WORDS


def test_the_metadata_cannot_be_changed_as_a_component():
    """A table cannot change minutes and weight."""
    for definition in rascals.games().values():
        assert [path for path in definition.components.changeable if path.startswith("metadata")] == []


def test_a_box_that_says_nothing_has_empty_metadata(tmp_path, monkeypatch):
    """Without the table, or without a `box.toml`, there are no minutes and no weight."""
    for name, text in (("bare_one", None), ("bare_two", "[cards]\npoints = [1]\n")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        if text:
            (folder / "box.toml").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert metadata_of("bare_one") == metadata_of("bare_two") == GameMetadata(None, None)


@pytest.mark.parametrize("wrong", [{"minutes": (30, 20)}, {"minutes": (0, 10)}, {"weight": 6}, {"weight": 0}])
def test_metadata_that_cannot_be_is_refused(wrong):
    """Minutes in the wrong order, or a weight outside 1 to 5."""
    with pytest.raises(ValueError, match="metadata"):
        GameMetadata(**wrong)
