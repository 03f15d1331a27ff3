"""Answers in words, for readers who know no statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rascals.study.questions import ENDS, KNOWN, NEVER, OPEN, POINTS_SHARE, TIMES_FAIR, Answer, Question
from rascals.study.rows import FIXED, USED
from rascals.study.study import Study
from rascals.words import Words

ENGLISH = Words("en", strict=False)
MANY = 10_000_000  # deals; more are not told
NAMES = {
    "victory": "share of victories",
    TIMES_FAIR: "victories, as times the fair share",
    POINTS_SHARE: "points, as times the fair share",
    "points": "points of a player",
    "rank": "rank",
    "turns": "turns of a game",
    "moves": "moves of a game",
    "best": "most points",
    "spread": "points from first to last",
    "decisions": "decisions of a player",
    "seconds": "seconds of thinking of a player",
}
HOW_SURE = (
    "The range after each number is what play has not ruled out: of a hundred such ranges, however long the play, at "
    "least 95 contain the true number. With many ranges on a page, a few miss it."
)


def figure_name(game: str, question: Question) -> str:
    """Return what a question is about, such as “share of victories of place 1”."""
    name = column_name(game, question.of)
    if question.where:
        name += f" of {conditions(game, question.where)}"
    if question.minus is not None:
        name += f", more than of {conditions(game, question.minus) or 'all seats on average'}"
    if question.over is not None:
        name += f", over {column_name(game, question.over)}"
    return name if question.compare is None else f"{name}, difference by {question.compare}"


def column_name(game: str, column: str) -> str:
    """Return what a column holds, in words."""
    if column.startswith(ENDS):
        return f"games that end with “{ENGLISH.end(game, column.removeprefix(ENDS)).rstrip('.')}”"
    plain = column in ("bot", *FIXED, *USED)
    return NAMES.get(column) or (column if plain else f"“{ENGLISH.figure(game, column)}”")


def conditions(game: str, where: Mapping[str, Any]) -> str:
    """Return which rows are meant, in words."""
    parts = []
    for column, wanted in where.items():
        name = column_name(game, column)
        if isinstance(wanted, bool):
            parts.append(f"those with {name}" if wanted else f"those without {name}")
        elif isinstance(wanted, list | tuple):
            parts.append(f"{name} {' and '.join(map(str, wanted))} on average")
        else:
            parts.append(f"{name} {wanted}")
    return ", ".join(parts)


def number(answer: Answer, value: float, *, sign: bool = False) -> str:
    """Return a figure of an answer as it is printed; a share in percent."""
    return f"{_digits(answer, value, sign=sign)}{unit(answer)}"


def _digits(answer: Answer, value: float, *, sign: bool) -> str:
    shown = f"{100 * value:+.1f}" if answer.share else f"{value:+.2f}"
    return (shown if sign else shown.removeprefix("+")).replace("-", "−")


def unit(answer: Answer) -> str:
    """Return the unit of a figure, with the space before it."""
    if not answer.share:
        return ""
    return " percentage points" if answer.question.relative else "\u00a0%"


def value_text(answer: Answer) -> str:
    """Return the figure with its range, such as `34.1 % (33.0 to 35.2 %)`, and what share of victories is fair."""
    sign = answer.question.relative
    if answer.deals == 0:
        return "–" if answer.state == NEVER else "not played yet"
    if answer.half is None:
        return number(answer, answer.value, sign=sign)
    low, of = _digits(answer, answer.low, sign=sign), "" if sign else unit(answer)  # one of the range is enough
    fair = f"; fair: {number(answer, answer.than or 0)}" if answer.question.than == "fair" and answer.share else ""
    return f"{_digits(answer, answer.value, sign=sign)}{of} ({low} to {number(answer, answer.high, sign=sign)}{fair})"


def farthest(answer: Answer) -> float:
    """Return how far from what it is held against a figure may be."""
    return max(abs(end - (answer.than or 0)) for end in (answer.low, answer.high))


def verdict(answer: Answer, largest: float | None = None) -> str:
    """Return what is known, in words; `largest`: how far apart several answers that are told at once may be."""
    question, than = answer.question, answer.than
    if answer.state == NEVER:
        return "no such seats"
    if answer.half is None:
        return "not known yet"
    if than is None:
        return "known as closely as wanted" if answer.state == KNOWN else "not known as closely as wanted yet"
    usual = "fair" if question.than == "fair" else number(answer, than)
    if abs(answer.value - than) > answer.half:
        if question.relative and than == 0:
            return "more" if answer.value > 0 else "less"
        return f"{'more' if answer.value > than else 'less'} than {usual}"
    if answer.state == KNOWN:
        nothing = "no difference" if question.relative and than == 0 else f"no difference from {usual}"
        return f"{nothing} larger than {number(answer, largest or farthest(answer))}"
    return "cannot be told yet"


def sentence(study: Study, answers: Sequence[Answer]) -> str:
    """Return the answer to one question in a sentence, over all cells that it asks about."""
    name = figure_name(study.game, answers[0].question)
    name = name[:1].upper() + name[1:]
    if len(answers) == 1:
        return f"{name}: {value_text(answers[0])} – {verdict(answers[0])}."
    groups: dict[str, list[str]] = {}
    largest = max((farthest(one) for one in answers if one.state == KNOWN), default=None)
    for one in answers:
        groups.setdefault(verdict(one, largest), []).append(label(study, one))
    told = "; ".join(f"{what} ({_some(cells, len(answers))})" for what, cells in groups.items())
    found = [one for one in answers if one.deals]
    if not found:
        return f"{name}: {told}."
    ends = [f"{value_text(one)}, with {label(study, one)}" for one in sorted(found, key=_beyond)]
    apart = "Lowest" if len({one.than for one in found}) == 1 else "Lowest beside what is fair"
    return (
        f"{name}: {told}. {apart}: {ends[0]}; highest: {ends[-1]}." if len(ends) > 1 else f"{name}: {told}. {ends[0]}."
    )


def _beyond(answer: Answer) -> float:
    return answer.value - (answer.than or 0)


def _some(cells: Sequence[str], of: int) -> str:
    if len(cells) == of:
        return f"all {of} cells"
    return "; ".join(cells) if len(cells) <= 3 else f"{len(cells)} of {of} cells"


def cell_text(study: Study, cell: str) -> str:
    """Return the name of a cell in words, such as “3 players, first_player: random”."""
    parts = [factor_text(name, value) for name, value in study.cells[cell].factors.items()]
    return ", ".join(parts) or cell


def factor_text(name: str, value: str) -> str:
    """Return the value of a factor in words."""
    if name == "players":
        return f"{value} players"
    return value if name in ("bots", "edition", "changes") else f"{name}: {value}"


def label(study: Study, answer: Answer) -> str:
    """Return the name of an answer's cell in words; of a compared one, with what it is compared with."""
    if answer.first is None:
        return cell_text(study, answer.cell)
    factor = answer.question.compare or ""
    first = factor_text(factor, study.cells[answer.first].factors[factor])
    return f"{cell_text(study, answer.cell)} (compared with {first})"


def settings(study: Study) -> str:
    """Return in words what all cells share: the bots, and whatever else the game is played with."""
    cells = [one.cell for one in study.cells.values()]
    first, parts = cells[0], list[str]()
    if "bots" not in study.factors:
        parts.append(f"between {', '.join(dict.fromkeys(first.bots))}")
    if "players" not in study.factors:
        parts.append(factor_text("players", str(first.players)))
    if "edition" not in study.factors and first.edition:
        parts.append(f"edition {first.edition}")
    parts += [factor_text(name, str(value)) for name, value in first.options.items() if name not in study.factors]
    changed = [name for name in first.changes if all(one.changes.get(name) == first.changes[name] for one in cells)]
    parts += [f"other numbers for {name}" for name in changed]
    return ", ".join(parts)


def _about(deals: int) -> str:
    return f"about {deals:,}" if deals < MANY else "many millions of"


def still_open(answers: Sequence[Answer]) -> str:
    """Return in how many cells a question is open, and about how many more deals it takes; nothing if in none."""
    still = [one for one in answers if one.state == OPEN]
    known = [one.needed - one.deals for one in still if one.needed is not None]
    more = f", {_about(sum(known))} more deals" if known else ""
    return f"Open in {len(still)} {'cell' if len(still) == 1 else 'cells'}{more}." if still else ""


def uncertain(study: Study, pace: float = 0) -> list[str]:
    """Return a line for each question that is open.

    The last one tells how long all takes at a `pace`, in games a second.
    """
    answers = [[one for one in study.answers() if one.question is question] for question in study.questions]
    still = [(question.ask, still_open(found)) for question, found in zip(study.questions, answers, strict=True)]
    lines = [f"{ask} {told}" for ask, told in still if told]
    left = study.expected
    if left and pace > 0:
        lines.append(f"About {left:,} more games in all: {duration(left / pace)} at the pace so far.")
    return lines


def duration(seconds: float) -> str:
    """Return a time in words, roughly."""
    for unit, size in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= 1.5 * size:
            return f"about {seconds / size:.0f} {unit}s"
    return "about a minute" if seconds > 45 else "less than a minute"
