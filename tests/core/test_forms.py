"""Components in other forms than numbers: a path per row, tables as values, provenance, lines within lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rascals
from rascals.core.components import Components
from rascals.core.forms import Drawing, Form, a_list, a_number, a_table, some_letters
from rascals.core.state import GameState, Grid, Row, component
from rascals.core.toml_lines import lines_of, read_toml

BOX = {
    "name": "house",
    "map": {"lines": ["ab", "bc"], "from": "rulebook"},
    "items": {"hat": {"cost": 2, "from": "house"}, "bat": {"cost": 3, "from": "house"}},
    "cards": {"x": {"pays": {"cheese": 1}}, "y": {"pays": {"crumbs": 4}, "from": {"pays": "inferred"}}},
}


class Pays(Form):
    """A table with rewards."""

    def laid(self, value: Mapping[str, int], size: int) -> list[int]:
        """Return cheese and crumbs."""
        return [value.get("cheese", 0), value.get("crumbs", 0), *[0] * (size - 2)]

    def check(self, key: str, value: Any, before: Any) -> None:
        """Refuse anything that is not such a table."""
        for name, number in a_table(key, value, ("cheese", "crumbs")).items():
            a_number(f"{key}.{name}", number, 1, 9)


class Shop(GameState):
    """A state whose rows come from different paths."""

    cost: Row = component(8, 3, data=("items.hat.cost", "items.bat.cost"), most=20)
    pays: Grid = component(8, 3, 3, data=["cards.x.pays", "cards.y.pays"], of=Pays())
    map: Row = component(8, 6, data="map.lines", of=Drawing("abc", 2))


def shop(check=None):
    components = Components("nowhere", Shop, (2,), (), check)
    flat: dict[str, Any] = {"name": "house", "map.lines": ["ab", "bc"], "map.from": "rulebook"}
    flat |= {"items.hat.cost": 2, "items.bat.cost": 3, "cards.x.pays": {"cheese": 1}, "cards.y.pays": {"crumbs": 4}}
    components.__dict__["entries"] = flat
    return components


def refusal(text):
    with pytest.raises(rascals.BadData) as caught:
        shop().read_text(text)
    return str(caught.value)


def test_each_row_comes_from_a_place_of_its_own():
    """A number, or a row in a form, for each path; extra room in the field is filled with zeros."""
    s = Shop()
    shop().fill(s, None, {"items.bat.cost": 7, "cards.x.pays": {"crumbs": 2}})
    assert (s.cost, s.map) == ([2, 7, 0], [1, 2, 2, 3, 0, 0])
    assert s.pays == [[0, 2, 0], [0, 4, 0], [0, 0, 0]]


def test_the_records_of_a_game_hold_equal_components():
    """Whenever it is filled, a state gets equal components."""
    game = rascals.game("heist", edition="v3", data={"v3": {"limits": {"side": 2}}})
    one, other = game.new_state(1), game.new_state(2)
    again: Any = game.definition.state()
    again.players = game.players
    game.definition.components.fill(again, game.edition, game.data)
    for name in game.definition.components.fields:
        assert getattr(one, name) == getattr(other, name) == getattr(again, name)
    assert one.at_side == 2


def test_tables_are_values():
    """A whole file, a partial one, nested tables and paths give the same change; unchanged values are omitted."""
    changed = {"cards.y.pays": {"crumbs": 5}}
    assert shop().read(BOX) == {}
    assert shop().read(BOX | {"cards": {"y": {"pays": {"crumbs": 5}}}}) == changed
    assert shop().read({"cards.y.pays": {"crumbs": 5}}) == changed
    assert shop().read_text("[cards.y.pays]\ncrumbs = 5\n") == changed
    assert shop().read_text("[cards.x]\n[cards]\ny.pays = { crumbs = 5 }\n") == changed
    assert shop().read_text("[cards.x.pays]\ncheese = 1\n") == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[items.hat]\ncost = 21\n", "line 2: items.hat.cost: a whole number from 0 to 20, not 21"),
        ("[items.hat]\ncost = { a = 1 }\n", "line 2: items.hat.cost: a whole number from 0 to 20, not {'a': 1}"),
        ("[items]\n[items.cap]\ncost = 2\n", "line 3: items.cap.cost cannot be changed; what can: items"),
        ("[cards]\nz = {}\n", "line 2: cards.z cannot be changed; what can:"),
        ("[cards.x]\npays = 3\n", "line 2: cards.x.pays: a table with entries out of cheese, crumbs, not 3"),
        ("[cards.x]\npays = {}\n[cards.y.pays]\npears = 1\n", "line 4: cards.y.pays.pears cannot be changed"),
        ("[cards.x.pays]\n\ncrumbs = true\n", "line 3: cards.x.pays.crumbs: a whole number from 1 to 9, not True"),
        ("[map]\nlines = [\n  'ab',\n  'bd',\n]\n", "line 4: map.lines: lines of 2 letters out of abc, not 'bd'"),
        ("[map]\nlines = ['ab']\n", "line 2: map.lines: as many numbers as in the box, 2, not ['ab']"),
        ("name = 3\n", "line 1: name: a text, not 3"),
        ("[map]\nname = 'house'\n", "line 2: map.name cannot be changed"),
    ],
)
def test_what_cannot_be_is_refused_with_line_and_reason(text, said):
    """Each error names the path, down to the item of a table or list, with its line."""
    assert refusal(text).startswith(said)


def test_all_faults_are_told_up_to_a_limit():
    """All errors of a text in order, of which the first is raised; of very many only the first fifty are reported."""
    faults = shop().reading({"items.hat.cost": 99, "name": "mine", "cards.x.pays": 3, "items.bat.cost": 4}).faults
    assert [fault.values["key"] for fault in faults] == ["items.hat.cost", "cards.x.pays"]
    assert len(shop().reading({f"a{number}": number for number in range(99)}).faults) == 50
    reading = shop().reading({"items.bat.cost": 4, "name": "mine"})
    assert (reading.entries, reading.changes, reading.faults) == (("items.bat.cost",), {"items.bat.cost": 4}, [])


def test_of_much_only_what_is_near_is_named():
    """An error in a game with many entries names only those of the same table, or of the nearest enclosing one."""
    with pytest.raises(rascals.BadData) as caught:
        rascals.game("heist", data={"v3": {"limits": {"snacks": 1}}})
    assert str(caught.value).endswith(
        "v3.limits.snacks cannot be changed; what can: "
        "v3.limits.side, v3.limits.suspicion, v3.limits.calming, v3.limits.centre, v3.limits.hand"
    )
    with pytest.raises(rascals.BadData, match=r"v1\.layout\.map, .*v5\.limits\.hand"):
        rascals.game("heist", data={"v9": {"limits": {"snacks": 1}}})


def test_what_does_not_fit_together_has_its_line():
    """The game's own check of all changes together names an entry, whose line is reported."""

    def dear(at):
        if at("items.hat.cost") >= at("items.bat.cost"):
            raise rascals.BadData("{key}: less than the bat", "no-such-text", key="items.hat.cost")

    assert shop(dear).read_text("[items.hat]\ncost = 1\n") == {"items.hat.cost": 1}
    with pytest.raises(rascals.BadData, match=r"^line 5: items.hat.cost: less than the bat$"):
        shop(dear).read_text("[items]\nbat.cost = 9\n\n# dear\nhat.cost = 9\n")


# ---------------------------------------------------------------- provenance


@pytest.mark.parametrize("word", ["rulebook", "inferred", "house"])
def test_where_values_were_found_is_no_change(word):
    """One word, for a table, for everything or for its siblings, or a table of paths, in the file or the box."""
    for text in (
        f"from = '{word}'\n",
        f"[items]\nfrom = '{word}'\n",
        f"[items.hat]\nfrom = '{word}'\ncost = 2\n",
        f"[items]\nfrom = {{ hat = '{word}', 'bat.cost' = '{word}' }}\n",
        f"[map.from]\nlines = '{word}'\n'lines.1' = '{word}'\n",
        f"[cards.x]\nfrom = {{ pays = {{ cheese = '{word}' }} }}\n",
    ):
        assert shop().read_text(text) == {}, text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[map]\nfrom = 'hearsay'\n", "line 2: map.from: where it was found, one of rulebook, inferred, house, not 'h"),
        ("[map]\nfrom = 3\n", "line 2: map.from: where it was found, one of rulebook, inferred, house, not 3"),
        ("[map]\nfrom = { lines = 'me' }\n", "line 2: map.from.lines: where it was found, one of"),
        ("[map]\nfrom = { line = 'house' }\n", "line 2: map.from.line: map.line names nothing in the table"),
        ("[map]\nfrom = { 'lines.2' = 'house' }\n", "line 2: map.from.lines.2: map.lines.2 names nothing in"),
        ("[hats]\nfrom = 'house'\n", "line 2: hats.from: hats names nothing in the table"),
        (
            "[cards.x]\npays = { crumbs = 1 }\n\n[cards.x.from]\n'pays.cheese' = 'house'\n",
            "line 5: cards.x.from.pays.cheese: cards.x.pays.cheese names nothing in the table",
        ),
    ],
)
def test_other_words_and_paths_of_nothing_are_refused(text, said):
    """A path names a value, a part of one or a table, in the file or else in the box."""
    assert refusal(text).startswith(said)


# ---------------------------------------------------------------- what checks are made of


def test_lists_and_letters():
    """How long a list may be, and how many different letters a text has."""
    assert a_list("row", [1, 2], 1, 2) == [1, 2]
    assert some_letters("pair", "ba", "abc", 2) == "ba"
    lists: tuple[Any, ...] = ([], [1, 2, 3], "ab", 2, {})
    for value in lists:
        with pytest.raises(rascals.BadData, match=r"^row: a list with 1 to 2 entries, not "):
            a_list("row", value, 1, 2)
    texts: tuple[Any, ...] = ("a", "aa", "abc", "ad", ["a", "b"], 2)
    for value in texts:
        with pytest.raises(rascals.BadData, match=r"^pair: 2 different letters out of abc, not "):
            some_letters("pair", value, "abc", 2)


def test_tables_have_all_they_need():
    """Missing entries of a table are named."""
    assert a_table("tier", {"goal": 1}, ("goal", "pays"), ("goal",)) == {"goal": 1}
    with pytest.raises(rascals.BadData, match=r"^tier\.pays: missing$"):
        a_table("tier", {"goal": 1}, ("goal", "pays"), ("goal", "pays"))


# ---------------------------------------------------------------- lines


def test_lines_of_what_stands_within():
    """Lists, tables within them, keys with quotes; characters within texts and comments do not count."""
    text = (
        '# none = [ "none" ]\ntop = 1\n\n[one] # [two]\nplain = "a # b = ["\nlist = [\n  1, [2,\n    3], { a = 1, '
        '"b.c" = [\n      4] }, # }\n]\n"odd" = """\n[not] = 3\n"""\ninner.deep.key = 1979-05-27 07:32:00\n\n'
        "[one.two]\nlast = {}\n[[many.times]]\na = 1\n[[many.times]]\na = 2\n"
    )
    assert lines_of(text) == {
        "top": 2,
        "one.plain": 5,
        "one.list": 6,
        "one.list.0": 7,
        "one.list.1": 7,
        "one.list.1.0": 7,
        "one.list.1.1": 8,
        "one.list.2": 8,
        "one.list.2.a": 8,
        "one.list.2.b.c": 8,
        "one.list.2.b.c.0": 9,
        "one.odd": 11,
        "one.inner.deep.key": 14,
        "one.two.last": 17,
        "many.times": 18,
        "many.times.0": 18,
        "many.times.0.a": 19,
        "many.times.1": 20,
        "many.times.1.a": 21,
    }


def test_what_is_nested_too_deep_is_refused():
    """A valid text that is nested too deeply to be read is refused like an invalid one."""
    assert "not in the form of TOML" in refusal(f"a = {'[' * 100_000}{']' * 100_000}\n")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a" + ".a" * 7000 + " = 1\n", 1),
        ('name = "x.x"\n[a' + ' . "a"' * 400 + "]\n", 2),
        ("a = ['''\n\"''', {b" + ".b" * 400 + " = 1}]\n", 2),
        ("a = " + "9" * 5000, 1),
    ],
    ids=["dots", "heading", "after a text", "number"],
)
def test_keys_and_numbers_without_end_are_refused_at_once(text, line, monkeypatch):
    """A key with thousands of parts is refused, wherever it is; a number of thousands of digits is fine."""
    if "9" * 5000 not in text:
        monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it was read"))
    assert refusal(text).startswith(f"line {line}: not in the form of TOML")


def test_dots_that_are_no_keys_are_no_matter():
    """Comments, texts and drawings may contain any number of them."""
    text = "# " + "." * 100 + '\nname = """\n' + "." * 100 + '\n"""\nb = "' + "." * 100 + '"\n'
    assert read_toml(text)[1] == {"name": 2, "b": 5}
