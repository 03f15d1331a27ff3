"""The guided rounds: each can be played, wrong moves change nothing, and invalid files are refused by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rascals import BadData, BadOption, IllegalMove, laws
from rascals.lessons import LessonProgress, OtherMove, has_lesson, lesson_of, read_lesson
from rascals.lessons.progress import check

HOME = Path(__file__).parents[2]
GAMES = ("felicity", "goodcritters", "goons", "heist")
FELICITY = (HOME / "src/rascals/games/felicity/lesson.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_played_to_its_end(game):
    """In each way that its steps allow, with everybody's moves legal, and with texts in every language."""
    laws.lesson_can_be_played(game)


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_for_questions_that_the_game_asks(game):
    """Each hint has ids of the game's statuses; the first, about what the game is, has all of them."""
    hints = lesson_of(game).hints
    assert hints[0].text == lesson_of(game).steps[0].text == "goal"
    assert {one for hint in hints for one in hint.when} == set(hints[0].when)
    texts = (HOME / f"src/rascals/games/{game}/text/en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(rf"^{game}-status-([\w-]+) =", texts, re.MULTILINE))
    assert set(hints[0].when) <= asked


@pytest.mark.parametrize("game", GAMES)
def test_lessons_point_at_places_there_are(game):
    """The places that steps and hints point at are in the browser's list for the game."""
    source = (HOME / "web/src/lesson/places.ts").read_text(encoding="utf-8")
    kinds = {name for key in ("any", game) for name in re.findall(r'"(\w+)"', line_of(source, key))}
    lesson = lesson_of(game)
    named = {place.split("-")[0] for one in (*lesson.steps, *lesson.hints) for place in one.at.split("|") if place}
    assert named <= kinds


def line_of(source: str, key: str) -> str:
    """Return the part of the list with a game's places."""
    found = re.search(rf"^  {key}: \[[^\]]*\],$", source, re.MULTILINE)
    assert found
    return found[0]


def test_a_game_without_a_lesson_says_which_have_one():
    """BadOption names the games with lessons."""
    assert not has_lesson("chess")
    with pytest.raises(BadOption, match="felicity"):
        lesson_of("chess")


# ---------------------------------------------------------------- following one


def at(game: str, *answers: str | None) -> LessonProgress:
    return LessonProgress.after(lesson_of(game), answers)


def test_a_move_that_is_asked_goes_on_and_the_others_play():
    """The learner's move and the scripted ones are made at once; then comes the next step."""
    progress = at("felicity", None, None, "place 5")
    assert progress.step.text == "bid"
    assert [(ply.seat, ply.move) for ply in progress.match.history[progress.since :]] == [
        (0, "place 5"), (1, "bid 1"), (2, "bid 2"), (3, "bid 3"),
    ]  # fmt: skip


def test_a_legal_move_that_is_not_asked_changes_nothing():
    """It is refused in a friendly way, and the progress is unchanged."""
    progress = at("felicity", None, None)
    before = progress.match.position()
    with pytest.raises(OtherMove, match="possible too"):
        progress.answer("place 15")
    assert (progress.step.text, progress.match.position()) == ("place", before)


def test_an_illegal_move_is_refused_by_the_rules():
    """The rules' own refusal, with its clause; nothing changes."""
    progress = at("felicity", None, None, "place 5")
    with pytest.raises(IllegalMove) as problem:
        progress.answer("bid 2")
    assert problem.value.refusal.clause == "F-11"
    assert progress.step.text == "bid"


def test_reading_and_moving_are_not_mixed_up():
    """A step to read takes no move, a step that expects a move takes no reading, and the last takes nothing."""
    with pytest.raises(OtherMove, match="read"):
        at("felicity").answer("place 5")
    with pytest.raises(OtherMove, match="move"):
        at("felicity", None, None).answer(None)
    ended = at("felicity", None, None, "place 5", "bid 4", None, None, "bid 6", None, "place -8", "pass")
    assert ended.last
    with pytest.raises(OtherMove, match="over"):
        ended.answer(None)


def test_any_move_of_a_kind_goes_on():
    """The boss may share in any way, whole or step by step."""
    for share in ("share 0:5,5,4,4,2,2", "give 1; give 1; give 2; give 2; give 3; give 3"):
        assert at("goodcritters", None, share).step.text == "choose"


def test_another_scene_begins_anew():
    """A step with a scene is at its position, without earlier plies."""
    progress = at("goodcritters", None, "share 0:5,5,4,4,2,2", "choose yes", "ready", None)
    assert (progress.scene, progress.since, progress.match.position()["round"]) == ("robbed", 0, 4)


def test_the_same_answers_lead_to_the_same_match():
    """Chance depends only on the scene's seed."""
    answers = (None, None, "take 0,2 on yellow", "do cube commit 2", "do space diner", "end")
    assert at("goons", *answers).match.position() == at("goons", *answers).match.position()
    assert at("goons", *answers).match.position()["stars"] == [12, 0]


# ---------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("seat = 0", "seat = 9", "from 0 to 3"),
        ("seat = 0", "chair = 0", "unknown entry 'chair'"),
        ('text = "row"', "text = 3", "steps.1.text: a text"),
        ('text = "row"', "", "steps.1.text: missing"),
        ('moves = ["place 5"]', "moves = 5", "steps.2.moves: a list"),
        ('then = ["3 pass"]', 'then = ["Cleo pass"]', "a seat and its move"),
        ('scene = "sack"', 'scene = "bag"', "one of sack"),
        ('"round": 1,', '"round": 11,', "round: a whole number from 1 to 9"),
        ('"round": 1,', '"round": ,', "a position in JSON"),
        ('text = "end"', 'text = "end"\nmoves = ["pass"]', "the last step"),
        ('text = "row"', 'text = "row"\nthen = ["1 pass"]', "only after a move"),
        ("seed = 7", "seed 7", "not in the form of TOML"),
    ],
)
def test_a_wrong_file_tells_line_and_reason(before, after, reason):
    """An error is reported with its line, or that of the enclosing entry."""
    assert before in FELICITY
    with pytest.raises(BadData, match=reason) as problem:
        read_lesson("felicity", FELICITY.replace(before, after, 1))
    line = int(re.match(r"line (\d+): ", str(problem.value))[1])
    wrong = FELICITY[: FELICITY.index(before)].count("\n") + 1
    assert line <= wrong + after.count("\n") <= line + 8  # the enclosing table, or the text that contains it


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('moves = ["bid 4"]', 'moves = ["bid 2"]', "F-11"),
        ('then = ["3 pass"]', 'then = ["2 pass"]', "F-26"),
        ('moves = ["pass"]', 'kinds = ["take"]', "no such move"),
        ('moves = ["place 5"]', 'moves = ["5"]', "place"),
        ('at = "row"', 'at = "row"\nmoves = ["place 5"]', "not asked for a move|place"),
    ],
)
def test_a_lesson_that_cannot_go_on_is_found(before, after, reason):
    """The check gives the line of the step, and the rules' refusal."""
    lesson = read_lesson("felicity", FELICITY.replace(before, after, 1))
    with pytest.raises(BadData, match=rf"line \d+: .*({reason})"):
        check(lesson)
