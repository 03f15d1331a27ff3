"""Rows and answers do not depend on who played, when, or in how many runs; no more is played than must be."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from itertools import count
from statistics import fmean

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")

import polars as pl

from rascals.core.errors import BadOption
from rascals.study.playing import StudyJob, signed
from rascals.study.questions import KNOWN, NEVER, OPEN
from rascals.study.rows import played
from tests.study.studies import QUESTION, Played, pressing, study, told


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A study played in one run by one process."""
    made = study(tmp_path_factory.mktemp("whole"))
    assert made.run()
    return made


def test_it_stops_at_a_look_at_which_all_is_known(whole):
    """Both cells play the same deals, more than the least; at the end every question is answered to ± its `within`."""
    (deals,) = set(whole.deals().values())
    assert 16 < deals < 400
    assert whole.due() == {}
    assert whole.games == 2 * deals
    answers = whole.answers()
    assert [one.deals for one in answers] == [deals] * 3
    assert {one.state for one in answers} == {KNOWN}
    assert all(one.half <= one.question.within for one in answers)


@pytest.mark.real
def test_processes_do_not_matter(tmp_path):
    """Two processes write the same rows as one, over two rounds, and leave nothing beside them."""
    made = [study(tmp_path / str(workers), stop="least = 12\ndeals = 20") for workers in (1, 2)]
    assert [one.run(workers) for workers, one in enumerate(made, 1)] == [True, True]
    assert told(made[0]) == told(made[1])
    assert made[0].games == 40
    assert [path.name for path in (tmp_path / "2" / "rows").iterdir() if path.is_file()] == []


@pytest.mark.parametrize("threads", [0, 2])
def test_those_who_do_not_see_the_rows_send_them(whole, tmp_path, threads):
    """Without the sign, by which others see that they see the rows, the run itself writes the same ones."""

    @contextmanager
    def removed(games):
        for sign in (tmp_path / "rows").glob(".seen-*"):
            sign.unlink()
        yield lambda _: None

    made = study(tmp_path)
    if threads:
        with ThreadPoolExecutor(threads) as executor:
            assert made.run(shown=removed, executor=executor)
    else:
        assert made.run(shown=removed)
    assert told(made) == told(whole)


def test_rows_are_written_where_they_are_played(tmp_path):
    """A process that sees the sign writes them and sends none; from another they are sent, and it writes none."""
    cell = study(tmp_path, "", dogs='"lowest"').cells["felicity"]
    with signed(cell.rows, [cell]) as sign:
        written = StudyJob(((cell, (0, 2)),), sign).play(0)
        assert (written.games, written.files, played(cell.folder)) == (2, [], 2)
    sent = StudyJob(((cell, (2, 4)),), sign).play(0)
    assert (sent.games, len(sent.files), played(cell.folder)) == (2, 1, 2)
    sent.write()
    assert played(cell.folder) == 4


@pytest.mark.parametrize("every", [1, 3])
def test_interruptions_do_not_matter(tmp_path, monkeypatch, every):
    """Stopped by Ctrl-C again and again, at any deal, it looks at the same deals, and plays each of them once."""
    question = '[[question]]\nask = "How long?"\nof = "turns"\nwithin = 4'

    def made(name):
        return study(tmp_path / name, question, dogs='"lowest"', stop="least = 4")

    whole = made("whole")
    assert whole.run()
    assert 16 < whole.games < 32
    monkeypatch.setattr("rascals.study.study.SECONDS", 0.0)  # each block is a deal
    counted, runs = Played(monkeypatch), 0
    while not made("parts").run(shown=pressing(every)):
        runs += 1
        assert sum(counted.values()) < 32
    assert runs > 2
    assert told(made("parts")) == told(whole)
    assert set(counted.values()) == {1}
    assert len(counted) == whole.games


def test_what_is_new_is_played(whole, tmp_path, monkeypatch):
    """More deals, another value, or another study in the folder: what there is, is not played again."""
    counted, sixteen = Played(monkeypatch), "least = 8\ndeals = 16"
    first = study(tmp_path, "", dogs='"lowest"', stop=sixteen)
    assert first.run()
    wider = study(tmp_path, "", stop=sixteen)
    assert sorted(wider.deals().values()) == [0, 16]
    assert wider.run()
    longer = study(tmp_path, "", stop="deals = 24")
    assert longer.run()
    lowest, mildest = longer.cells.values()
    assert counted == {(cell.digest, deal): 1 for cell in (lowest, mildest) for deal in range(24)}
    assert study(tmp_path, "", dogs='"lowest"').frame().height == 3 * 24
    named = longer.frame().select("cell", "small_dog").unique().sort("cell").rows()
    assert named == [("small_dog=lowest", "lowest"), ("small_dog=mildest", "mildest")]
    heads = ["", 'seed = "other"', "decisions = {}", "compiled = true"]
    assert len({cell.digest for head in heads for cell in study(tmp_path, "", head=head).cells.values()}) == 8


def test_answers_are_the_same_part_by_part(tmp_path, monkeypatch):
    """However many deals are looked at together, none is left out or counted twice, also where cells are compared."""
    asked = QUESTION.replace("within = 0.5", "within = 9")

    def answers():
        return [(one.value, one.half, one.deals) for one in study(tmp_path, asked, stop="deals = 24").answers()]

    assert study(tmp_path, asked, stop="deals = 24\nleast = 24").run()
    wanted = answers()
    monkeypatch.setattr("rascals.study.study.PART", 5)
    assert answers() == [pytest.approx(one) for one in wanted]


def test_another_box_has_other_rows(tmp_path, monkeypatch):
    """After a change of the numbers in the box, nothing that was played with the old ones counts."""
    before = [cell.digest for cell in study(tmp_path, "").cells.values()]
    monkeypatch.setattr("rascals.lab.cells.components_hash", lambda _: "other numbers")
    assert not {*before} & {cell.digest for cell in study(tmp_path, "").cells.values()}


def test_cells_that_are_the_same_are_played_once(tmp_path, monkeypatch):
    """A line-up written out is the bot for all seats; each row names one game."""
    counted = Played(monkeypatch)
    made = study(
        tmp_path, "", vary='bots = ["random", ["random", "random", "random"]]', dogs='"lowest"', stop="deals = 4"
    )
    assert made.run()
    assert set(counted.values()) == {1}
    assert sum(counted.values()) == 4
    assert list(made.deals().values()) == [4, 4]
    for name in made.cells:
        assert made.match(made.name_of(name, 3)).over


def test_a_decided_cell_plays_no_more(tmp_path, monkeypatch):
    """With a `within` between the intervals of two cells one stops at the first look, the other plays on."""
    question = '[[question]]\nask = "Even?"\nof = "spread"\nwithin = {}'
    vary = "players = [3, 5]"
    study(tmp_path, question.format(1e-3), vary=vary, dogs='"lowest"', stop="least = 32\ndeals = 32").run()
    at_first = study(tmp_path, question.format(1e-3), vary=vary, dogs='"lowest"')
    wide = {one.cell: one.half or 0.0 for one in at_first.answers()}
    one, other = sorted(wide, key=lambda cell: wide[cell])
    counted = Played(monkeypatch)
    made = study(
        tmp_path, question.format((wide[one] + wide[other]) / 2), vary=vary, dogs='"lowest"', stop="least = 32"
    )
    assert made.run()
    assert made.deals()[one] == 32 < made.deals()[other]
    assert {digest for digest, _ in counted} == {made.cells[other].digest}


def test_the_limit_of_games(tmp_path):
    """It plays almost as many games as allowed and no more, the same part of each cell, also in a second run."""
    sure = QUESTION.replace("0.5", "0.01")
    made = study(tmp_path, sure, stop="least = 8\ngames = 75")
    assert made.run()
    assert 70 < made.games <= 75
    assert len(set(made.deals().values())) == 1
    assert study(tmp_path, sure, stop="least = 8\ngames = 75").due() == {}
    assert {one.state for one in made.answers()} >= {OPEN}


@pytest.mark.parametrize("threads", [0, 2])
def test_the_limit_of_hours(tmp_path, threads, monkeypatch):
    """A run ends with the block in which its hours are over, and counts as done; a later one has its own hours."""
    stop = "least = 64\nhours = 2.5"
    ticks = count()
    monkeypatch.setattr("rascals.lab.running.SECONDS", 0.0)  # chunks of one block
    made = study(tmp_path, QUESTION, stop=stop)
    with ThreadPoolExecutor(2) as executor:
        where = executor if threads else None
        assert made.run(clock=lambda: 3600 * next(ticks), executor=where)
        first = made.games
        assert 0 < first < 128
        assert made.run(clock=lambda: 3600 * next(ticks), executor=where)
    assert made.games > first
    assert made.due()


@pytest.mark.parametrize("head", ["", "compiled = true"])
def test_a_row_is_a_game(tmp_path, head):
    """The game of a row, played again, has the seed, the version and the points of the row, for each seating."""
    if head:
        pytest.importorskip("numpy", reason="needs the extra `compiled`")
    vary = 'bots = [["random", "easy", "random"]]'
    made = study(tmp_path, "", head=head, vary=vary, dogs='"lowest"', stop="deals = 2")
    assert made.run()
    (name,) = made.cells
    frame = made.frame()
    assert frame.group_by("deal", "seating").len().height == 2 * 3
    for (deal, seating), rows in frame.group_by("deal", "seating"):
        match = made.match(made.name_of(name, deal, seating))
        assert rows.sort("seat")["points"].to_list() == [*(match.scores or ())]
        line_up = made.cells[name].seatings[seating]
        assert rows.sort("seat")["bot"].to_list() == [("random", "easy", "random")[one] for one in line_up]
        assert {*rows["seed"]} == {match.origin.seed}
        assert {*rows["rules"], *rows["rascals"]} == {match.game.definition.version, version("rascals-core")}
    digest = made.cells[name].digest
    assert made.match(f"{digest}.1").scores == made.match(f"{digest[:4]}.1.0").scores
    for wrong in ("", ".1.0", digest, f"{digest}.x", f"{digest}.1.x", "nothing.1.0"):
        with pytest.raises(BadOption, match=f"a row is named CELL.DEAL.SEATING, such as {digest[:8]}.17.0"):
            made.match(wrong)
    with pytest.raises(BadOption, match="the seatings 0 to 2"):
        made.match(f"{digest}.1.3")


MEASURES = """
def length(match):
    return len(match.history)

def doubled(match):
    return [2 * score for score in match.scores]

def found(match):
    return {'cats': 2}

def odd(match):
    return len(match.history) % 2 == 1

def half(match):
    return length(match) / 2 if odd(match) else length(match) // 2

def choices(turn):
    return len(turn.moves) if len(turn.moves) > 1 else None
"""


def measuring(folder, functions, asked, deals, **measures):
    """Return a study with measures of one's own, by name a function in a text; `asked`: columns, with what follows."""
    (folder / "own.py").write_text(functions, encoding="utf-8")
    questions = "".join(f'[[question]]\nask = "?"\nwithin = 9\nof = {of}\n' for of in asked)
    own = "".join(f'{name} = "own.py:{function}"\n' for name, function in measures.items())
    return study(folder, f"{questions}[measures]\n{own}", dogs='"lowest"', stop=f"deals = {deals}")


def test_measures_of_ones_own(tmp_path):
    """Of a game and of each seat they are columns, which can be asked about; a changed function is another cell.

    A measure may name what it finds; of a name that it has not found so far nothing is known.
    """
    asked = ['"long"', '"twice"', '"points"', '"found:cats"', '"found:owls"']
    named = {"long": "length", "twice": "doubled", "found": "found"}
    done = measuring(tmp_path, MEASURES, asked, 4, **named)
    assert done.run()
    frame = done.frame()
    assert (frame["long"] == frame["moves"] + 1).all()
    assert (frame["twice"] == 2 * frame["points"]).all()
    *_, cats, owls = done.answers()
    assert (cats.value, cats.deals, owls.deals, owls.state) == (2, 4, 0, NEVER)
    long, twice, points, *_ = (one.value for one in done.answers())
    assert (long, twice) == (pytest.approx(frame["long"].mean()), pytest.approx(2 * points))
    changed = measuring(tmp_path, MEASURES.replace("2 *", "3 *"), asked, 4, **named)
    assert list(changed.deals().values()) == [0]


def test_a_measure_that_is_true_or_false_is_a_share(tmp_path, monkeypatch):
    """It has bounds, and can choose rows; one that is whole in some games and not in others is a number."""
    asked = ['"odd"', '"half"', '"half"\nwhere = { odd = true }', '"half"\nwhere = { odd = [0, 1] }']
    made = measuring(tmp_path, MEASURES, asked, 8, odd="odd", half="half")
    monkeypatch.setattr("rascals.study.study.FIRST_BLOCK", 8)
    assert made.run()
    odd, *halves = made.answers()
    lengths = made.frame().group_by("deal").agg(pl.col("moves").first() + 1)["moves"].to_list()
    wanted = [[one for one in lengths if one % 2], lengths]
    assert 0 < len(wanted[0]) < 8
    assert (odd.share, odd.least, odd.most, odd.value) == (True, 0, 1, len(wanted[0]) / 8)
    assert not any(one.share for one in halves)
    assert [2 * one.value for one in halves] == pytest.approx([fmean(one) for one in (lengths, *wanted)])


def test_rows_of_decisions(tmp_path):
    """One for each decision, with the move that was made, and measures of one's own where they tell something."""
    (tmp_path / "own.py").write_text(MEASURES, encoding="utf-8")
    made = study(tmp_path, "", head='decisions = { real = "own.py:choices" }', dogs='"lowest"', stop="deals = 6")
    assert made.run()
    frame, rows = made.frame(), made.decisions()
    assert rows.height == frame["decisions"].sum()
    (name,) = made.cells
    for (deal,), found in rows.group_by("deal"):
        match = made.match(made.name_of(name, deal))
        told = [(row["step"], row["seat"], row["move"]) for row in found.sort("step").rows(named=True)]
        assert told == [(at, ply.seat, ply.move) for at, ply in enumerate(match.history[1:])]
        counts = found.group_by("seat").len().sort("seat")["len"].to_list()
        assert counts == frame.filter(deal=deal).sort("seat")["decisions"].to_list()
    for row in rows.rows(named=True):
        assert row["real"] == (row["choices"] if row["choices"] > 1 else None)
        assert 1 <= row["awaited"] <= 3
    assert rows["cell"].unique().to_list() == [name]
