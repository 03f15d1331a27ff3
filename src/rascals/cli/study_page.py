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

WIDTH, ROW = 620, 48  # of a chart and of one of its lines, in pixels; the line's name is above its mark
PADDING = {"left": 8, "top": 5, "right": 20, "bottom": 5}
SIZE = 15  # of letters; a telephone shows them smaller
TYPE: Any = {"labelFontSize": SIZE, "titleFontSize": SIZE, "titleFontWeight": "normal", "titleLimit": 0}
BASE = "https://vega.github.io/vega-datasets/"  # what the library puts before the addresses of links
CHART = """
figure { margin: 1rem 0; }
figure svg { overflow: visible; max-width: 100%; height: auto; }
ul { padding-inline-start: 1.2rem; }
li { margin: .3rem 0; scroll-margin-top: 1rem; }
li:target { outline: none; }
.answer { font-size: 1.15rem; }
.story { display: none; border-inline-start: 3px solid var(--mark); padding-inline-start: 1rem; }
li:target .story { display: block; }
pre { white-space: pre-wrap; font-size: .85rem; }
@media print {
  body { margin: 0; max-width: none; }
  figure, li { break-inside: avoid; }
  h2 { break-after: avoid; }
  .press { display: none; }
}
"""
KEY = "A dot is a figure, hollow while it is open; a bar its range; an upright stroke what it is held against."
PRESS = "Press a dot, or a line below it, for a game that shows it."
ONLY = "What is known is known of these bots: others may play otherwise."

Games = dict[str, tuple["Match", ShownGame]]  # by row


def games_of(study: Study, file: Path | None, folder: Path | None) -> Games:
    """Play the games again that show each figure, by the name of the row; save them if a folder is given.

    `file`: that of the study, for the commands that save them; None if it has none of its own.
    """
    found: Games = {}
    for row in dict.fromkeys(row for answer in study.answers() for row in rows_of(study, answer)):
        match = study.match(row)
        saved = None if folder is None else save_row(study, row, match, folder)
        command = "" if file is None else shlex.join(["rascals", "study", "replay", str(file), "--row", row])
        found[row] = match, ShownGame(row, "", f"row {row}", saved, command)
    return found


def save_row(study: Study, row: str, match: Match, folder: Path) -> Path:
    """Save the game of a row in a folder, and return the file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{study.game}-{row.replace('.', '-')}.jsonl"
    match.save(file)
    return file


def rows_of(study: Study, answer: Answer) -> dict[str, str]:
    """Return the rows whose games show a figure, with their cells: a deal of its cell, and the same of the compared."""
    cells = [answer.cell] if answer.first is None else [answer.cell, answer.first]
    return {} if answer.shown is None else {study.name_of(cell, answer.shown): cell for cell in cells}


def page(desk: Desk, study: Study, games: Games, folder: Path) -> str:
    """Return the page; links to saved games are relative to `folder`, the folder of the page."""
    from rascals.study.wording import HOW_SURE, settings

    played = f"{counted(study.games, 'game')} in {counted(len(study.cells), 'cell')}"
    shared = f"{played}, {known}" if (known := settings(study)) else played
    parts = [paragraph(f"{desk.english.text(study.game)}: {shared}. {ONLY}"), paragraph(HOW_SURE, hint=True)]
    parts.append(f'<p class="hint">{KEY} <span class="press">{PRESS}</span></p>')
    for at, question in enumerate(study.questions):
        answers = [one for one in study.answers() if one.question is question]
        parts += section(desk, study, f"question-{at}", answers, games, folder)
    return document(study.title, parts, CHART)


def section(
    desk: Desk, study: Study, name: str, answers: Sequence[Answer], games: Games, folder: Path
) -> Iterator[str]:
    """Yield one question: the answer, the chart, the numbers, and the games; `name` is its HTML id."""
    from rascals.study.wording import cell_text, label, sentence, still_open, value_text, verdict

    yield f'<section id="{name}">\n<h2>{escape(answers[0].question.ask)}</h2>'
    yield f'<p class="answer">{escape(" ".join([sentence(study, answers), still_open(answers)]))}</p>'
    if drawn := [one for one in answers if one.deals]:
        yield f"<figure>{chart(study, drawn)}</figure>"
    yield "<ul>"
    for answer in answers:
        told = f"{label(study, answer)}: {value_text(answer)} – {verdict(answer)}, {counted(answer.deals, 'deal')}"
        rows, at = rows_of(study, answer), anchor(study, answer)
        if not rows:
            yield f"<li>{escape(told)}</li>"
            continue
        yield f'<li id="{at}"><a href="#{at}">{escape(told)}</a>\n<div class="story">'
        for row, cell in rows.items():
            yield f"<details{' open' if len(rows) == 1 else ''}>"
            yield from story(desk, cell_text(study, cell), *games[row], folder)
            yield "</details>"
        yield f'<p class="press"><a href="#{name}">Close</a></p></div></li>'
    yield "</ul>\n</section>"


def story(desk: Desk, cell: str, match: Match, game: ShownGame, folder: Path) -> Iterator[str]:
    """Yield what happened in a game, and how to see it again."""
    from rascals.tui.reel import Reel

    told = StringIO()
    reel = Reel(match, desk.english, "open")
    reel.print_to(told, None)
    names = ", ".join(f"seat {seat}: {name}" for seat, name in enumerate(reel.names))
    again = game.again(folder) if game.saved is None else f"Saved as {game.again(folder)}."
    yield f"<summary>{escape(f'{cell}: {game.name} ({names})')}. {again}</summary>"
    yield f"<pre>{escape(told.getvalue())}</pre>"


def anchor(study: Study, answer: Answer) -> str:
    """Return the HTML id of an answer on the page."""
    at = next(number for number, one in enumerate(study.answers()) if one is answer)  # two may be equal
    return f"answer-{at}"


def chart(study: Study, answers: Sequence[Answer]) -> str:
    """Return the figures and their ranges as a drawing, one a line; a stroke marks what they are held against."""
    import altair as alt
    import polars as pl
    import vl_convert

    from rascals.study.questions import OPEN
    from rascals.study.wording import figure_name, label, unit, value_text

    times, order = 100 if answers[0].share else 1, [label(study, one) for one in answers]
    data = pl.DataFrame(
        {
            "cell": order,
            "value": [times * one.value for one in answers],
            "low": [times * one.low for one in answers],
            "high": [times * one.high for one in answers],
            "told": [f"{label(study, one)}: {value_text(one)}" for one in answers],
            "than": [None if one.than is None else times * one.than for one in answers],
            "game": [f"#{anchor(study, one)}" for one in answers],
            "open": [one.state == OPEN for one in answers],
        }
    )
    title = figure_name(study.game, answers[0].question)
    title += f" ({unit(answers[0]).strip()})" if answers[0].share else ""
    ink, line, mark, paper = "currentColor", "var(--line)", "var(--mark)", "var(--paper)"
    axis = alt.Axis(labelFlush=False, labelOverlap=True, tickCount=8, titlePadding=8)
    low = alt.X("low:Q", scale=alt.Scale(zero=False, nice=True), title=title, axis=axis)
    fill = alt.condition("datum.open", alt.value(paper), alt.value(mark))
    base = alt.Chart(data, width=WIDTH, height=ROW * len(order)).encode(y=alt.Y("cell:N", sort=order, axis=None))
    whole: Any = base.mark_rule(color="var(--soft)", strokeWidth=3).encode(x=low, x2="high:Q")
    if answers[0].than is not None:
        whole += base.mark_tick(color=ink, thickness=2, size=ROW / 3).encode(x="than:Q")
    points = base.mark_point(size=110, stroke=mark, strokeWidth=2, opacity=1)
    whole += points.encode(x="value:Q", fill=fill, href="game:N", description="told:N")
    name = base.mark_text(align="left", dy=-ROW / 3, color=ink, fontSize=SIZE)
    whole += name.encode(x=alt.value(0), text="cell:N")
    drawn = whole.configure(background="transparent", font="system-ui, sans-serif", padding=PADDING).configure_axis(
        labelColor=ink, titleColor=ink, gridColor=line, domainColor=line, tickColor=line, **TYPE
    )
    svg: str = vl_convert.vegalite_to_svg(drawn.configure_view(stroke=None).to_json())
    return svg.replace(BASE, "")
