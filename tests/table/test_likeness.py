"""Names at a table that nobody can take for each other."""

from __future__ import annotations

import pytest

from rascals.server.guard.validation import clean_name
from rascals.table import PlaceBot, Sit
from rascals.table.likeness import skeleton
from rascals.table.seats import free_name
from tests.table.sitting import Sitting, token

ALIKE = [
    "HOST", "host", "hOsT", "Host\ufe0f", "H\ufe00ost", "\ufe0fHost", "Host\U000e0100",
    "Ho\u017ft", "H\u043est", "\u041dost", "H\u043e\u0455t", "H\u03bfst", "H0st", "\uff28\uff4f\uff53\uff54",
    "\U0001d407\U0001d428\U0001d42c\U0001d42d", "\u210bost", "\u13bbost", "Hos\U0001d69d", "\u24bdost", "H o s t",
]  # fmt: skip
OTHERS = ["Hostess", "Ghost", "H\u00f6st", "Hast", "名前", "Ωst", "🐱"]


@pytest.mark.parametrize("name", ALIKE)
def test_a_name_that_looks_like_another_gets_a_number(name: str) -> None:
    """Case, homoglyphs of other scripts, styled letters and signs that cannot be seen make no other name."""
    sitting = Sitting()
    sitting.do(Sit("Host", token(0)))
    sitting.do(Sit(clean_name(name), token(1)))
    assert sitting.table.places[1].name == f"{clean_name(name)} 2"


@pytest.mark.parametrize("name", OTHERS)
def test_other_names_stay_as_they_are(name: str) -> None:
    """What can be told apart needs no number."""
    sitting = Sitting()
    sitting.do(Sit("Host", token(0)))
    sitting.do(Sit(clean_name(name), token(1)))
    assert sitting.table.places[1].name == clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"), [("Iris", "lris"), ("IRIS", "iris"), ("Bernd", "Bemd"), ("ВОВА", "BOBA"), ("Nora", "Nоrа")]
)
def test_skeletons(one: str, other: str) -> None:
    """Capital i and small L, m and rn, Cyrillic and Latin: what looks the same has the same skeleton."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize("joined", ["👩\u200d💻", "می\u200cخواهم", "क्\u200dष"])
def test_names_that_differ_by_joiners_alone_look_alike(joined: str) -> None:
    """The second of them gets a number, whichever it is."""
    plain = joined.replace("\u200c", "").replace("\u200d", "")
    for one, other in ((plain, joined), (joined, plain)):
        assert free_name(clean_name(other), {clean_name(one)}) == f"{other} 2"


def test_a_name_that_is_cut_for_its_number_keeps_no_joiner_at_the_cut() -> None:
    """What it joined is gone, so nobody would see it any more."""
    name = "x" * 20 + "👩\u200d💻y"
    assert free_name(clean_name(name), {name}) == "x" * 20 + "👩 2"


def test_bots_and_numbers_keep_out_of_each_others_way() -> None:
    """A name with a number is tried against the others as well, and no bot gets a name that looks like a person's."""
    sitting = Sitting(players=5)
    for seat, name in enumerate(["Ann 2", "ann", "ANN", "PIP"]):
        sitting.do(Sit(name, token(seat), seat))
    assert [place.name for place in sitting.table.places[:3]] == ["Ann 2", "ann", "ANN 3"]
    sitting.do(PlaceBot(0, 4, "random"))
    skeletons = {skeleton(place.name or "") for place in sitting.table.places}
    assert len(skeletons) == 5
