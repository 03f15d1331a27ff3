"""The page of a study: each question, its answer in a sentence, a chart, and the games behind each mark."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rascals.cli.desk import Desk, counted
from rascals.cli.pages import ShownGame, document, paragraph

if TYPE_CHECKING:
    from rascals.core.match import Match
    from rascals.study import Answer, Study

WIDTH, ROW = 420, 26  # of a chart and of one of its lines, in pixels
PADDING = {"left": 40, "top": 5, "right": 20, "bottom": 5}  # room for fonts wider than those that were measured
TYPE = {"labelFontSize": 13, "titleFontSize": 13}
BASE = "https://vega.github.io/vega-datasets/"  # what the library puts before the addresses of links
CHART = """
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { overflow: visible; }
ul { padding-inline-start: 1.2rem; }
li { margin: .3rem 0; }
.answer { font-size: 1.15rem; }
.story { display: none; border-inline-start: 3px solid var(--mark); padding-inline-start: 1rem; }
.story:target { display: block; }
pre { white-space: pre-wrap; font-size: .85rem; }
@media print { body { margin: 0; max-width: none; } section { break-inside: avoid; } .press { display: none; } }
"""


Games = dict[str, tuple["Match", ShownGame]]  # by row


def games_of(study: Study, file: Path | None, folder: Path | None) -> Games:
    """Play the games again that are nearest to each figure, by the name of the row; save them if a folder is given.

    `file`: that of the study, for the commands that save them; None if it has none of its own.
    """
    found: Games = {}
    for row in dict.fromkeys(row_of(study, answer) for answer in study.answers()):
        if row is not None:
            match = study.match(row)
            saved = None if folder is None else save_row(study, row, match, folder)
            command = "" if file is None else shlex.join(["rascals", "study", "replay", str(file), "--row", row])
            found[row] = match, ShownGame(row, "", f"Row {row}", saved, command)
    return found


def save_row(study: Study, row: str, match: Match, folder: Path) -> Path:
    """Save the game of a row in a folder, and return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{study.game}-{row.replace('.', '-')}.jsonl"
    match.save(file)
    return file


def row_of(study: Study, answer: Answer) -> str | None:
    """Return the name of the row whose game is nearest to a figure; None if there is none."""
    return None if answer.shown is None else study.name_of(answer.cell, answer.shown)


def page(desk: Desk, study: Study, games: Games, folder: Path) -> str:
    """Return the page; links to saved games are relative to `folder`, the folder of the page."""
    from rascals.study.wording import HOW_SURE

    played = f"{desk.english.text(study.game)}: {counted(study.games, 'game')} in {counted(len(study.cells), 'cell')}."
    parts = [paragraph(played), paragraph(HOW_SURE, hint=True)]
    for question in study.questions:
        answers = [one for one in study.answers() if one.question is question]
        parts += section(desk, study, answers, games, folder)
    return document(study.title, parts, CHART)


def section(desk: Desk, study: Study, answers: Sequence[Answer], games: Games, folder: Path) -> Iterator[str]:
    """Yield one question: the answer, the chart, the numbers, and the games."""
    from rascals.study.wording import label, sentence, value_text, verdict

    yield f"<section>\n<h2>{escape(answers[0].question.ask)}</h2>"
    yield f'<p class="answer">{escape(sentence(study, answers))}</p>'
    if drawn := [one for one in answers if one.deals]:
        yield f"<figure>{chart(study, drawn)}</figure>"
    yield '<p class="hint press">Press a mark, or a line below, to see the game that is nearest to it.</p>\n<ul>'
    for answer in answers:
        told = f"{label(study, answer)}: {value_text(answer)} – {verdict(answer)}, {counted(answer.deals, 'deal')}"
        row, at = row_of(study, answer), anchor(study, answer)
        if row is None:
            yield f"<li>{escape(told)}</li>"
        else:
            yield f'<li><a href="#{at}">{escape(told)}</a>\n<div class="story" id="{at}">'
            yield from story(desk, *games[row], folder)
            yield "</div></li>"
    yield "</ul>\n</section>"


def story(desk: Desk, match: Match, game: ShownGame, folder: Path) -> Iterator[str]:
    """Yield what happened in a game, and how to see it again."""
    from rascals.tui.reel import Reel

    told = StringIO()
    Reel(match, desk.english, "open").print_to(told, None)
    names = ", ".join(f"seat {seat}: {name}" for seat, name in enumerate(match.names or ()))
    again = game.again(folder) if game.saved is None else f"Saved as {game.again(folder)}."
    yield f"<p>{escape(game.name)} ({escape(names)}). {again}</p>\n<pre>{escape(told.getvalue())}</pre>"


def anchor(study: Study, answer: Answer) -> str:
    """Return the HTML id of an answer on the page."""
    at = next(number for number, one in enumerate(study.answers()) if one is answer)  # two may be equal
    return f"answer-{at}"


def chart(study: Study, answers: Sequence[Answer]) -> str:
    """Return the figures and their ranges as a drawing, a line for each cell; a tick is what they are held against."""
    import altair as alt
    import polars as pl
    import vl_convert

    from rascals.study.wording import figure_name, label, value_text

    question, unit = answers[0].question, 100 if answers[0].share else 1
    order = [label(study, one) for one in answers]
    data = pl.DataFrame(
        {
            "cell": order,
            "value": [unit * one.value for one in answers],
            "low": [unit * one.low for one in answers],
            "high": [unit * one.high for one in answers],
            "told": [f"{label(study, one)}: {value_text(one)}" for one in answers],
            "than": [None if one.than is None else unit * one.than for one in answers],
            "game": [f"#{anchor(study, one)}" for one in answers],
        }
    )
    title = figure_name(study.game, question) + (" (%)" if unit == 100 else "")
    scale, rows = alt.Scale(zero=False, nice=True), alt.Y("cell:N", sort=order, title=None)
    base = alt.Chart(data, width=WIDTH, height=ROW * len(order))
    whole: Any = base.mark_rule(color="var(--soft)", strokeWidth=3).encode(
        x=alt.X("low:Q", scale=scale, title=title), x2="high:Q", y=rows
    )
    if answers[0].than is not None:
        whole += base.mark_tick(color="currentColor", thickness=2, size=ROW).encode(x="than:Q", y=rows)
    whole += base.mark_point(filled=True, size=110, color="var(--mark)", opacity=1).encode(
        x="value:Q", y=rows, href="game:N", description="told:N"
    )
    ink, line = "currentColor", "var(--line)"
    drawn = whole.configure(background="transparent", font="system-ui, sans-serif", padding=PADDING).configure_axis(
        labelColor=ink, titleColor=ink, gridColor=line, domainColor=line, tickColor=line, labelLimit=0, **TYPE
    )
    svg: str = vl_convert.vegalite_to_svg(drawn.configure_view(stroke=None).to_json())
    return svg.replace(BASE, "")
