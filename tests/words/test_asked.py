"""The rules help opens at what is in question: every question of every game has its place in each language's page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rascals
from rascals.words import Words, languages, marked_rules
from rascals.words.sources import ASKED

GAMES = Path(rascals.__file__).parent / "games"
OURS = sorted(path.parent.name for path in GAMES.glob("*/text"))


def questions(game: str) -> set[str]:
    """Return the ids of the game's status: what somebody may be asked."""
    texts = (GAMES / game / "text" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game}-status-([\w-]+) =", texts, re.MULTILINE)) - {"over"}


def answered(game: str, language: str) -> list[tuple[int, str]]:
    """Return each question that a page answers, with the number of its heading."""
    headings = re.findall(r"^#+ .*$", marked_rules(game, language), re.MULTILINE)
    marks = [(number, ASKED.search(heading)) for number, heading in enumerate(headings)]
    return [(number, one.removeprefix("#")) for number, mark in marks if mark for one in mark[1].split()]


@pytest.mark.parametrize("game", OURS)
def test_every_question_has_its_place_in_the_rules(game):
    """Each exactly once, none that is not asked, and below the same heading in every language."""
    for language in languages():
        found = answered(game, language)
        assert sorted(one for _, one in found) == sorted(questions(game))
        assert found == answered(game, "en")


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", languages())
def test_marks_are_not_shown(game, language):
    """Anyone who reads the page does not see them."""
    assert "{#" not in Words(language).rules(game)


@pytest.mark.parametrize("game", OURS)
def test_the_server_tells_browsers_the_places(game):
    """Headings carry the questions, and no mark is left in the text."""
    from rascals.server.doors.rest.games import _rules_json
    from rascals.server.features import html as written

    html = _rules_json(written, game, "de").decode()
    assert "{#" not in html
    found = re.findall(r'data-asked=\\"([\w -]+)\\"', html)
    assert sorted(" ".join(found).split()) == sorted(questions(game))
