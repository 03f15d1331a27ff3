"""Tuning: numbers within components, trials that go on where they were interrupted, and what is given up early."""

import json
import signal
from contextlib import contextmanager

import pytest

import rascals
from rascals.core.errors import BadOption
from rascals.study import BadStudy
from rascals.study.numbers import changed, value_at
from rascals.study.study import Stop
from rascals.study.tuning import Trial, Tuning, Wish, read_tuning

MICE = """[tune]
title = "Fewer mice"
game = "felicity"
seed = "1"
[vary]
players = 3
bots = "random"
[numbers]
"mice.start" = { from = 6, to = 14, step = 4 }
"pets.values.2" = { from = 1, to = 5 }
[[wish]]
ask = "Points"
of = "points"
between = [24, 26]
[[wish]]
ask = "Length"
of = "turns"
between = [0.9, 1.1]
today = true
[budget]
trials = 4
least = 4
deals = 8
most = 16
within = 3
"""


@pytest.fixture
def mice(tmp_path):
    """A tuning in a file of its own; `mice(text)` changes it."""

    def made(*changes: tuple[str, str]) -> Tuning:
        text = MICE
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / "mice.toml").write_text(text, encoding="utf-8")
        return read_tuning(tmp_path / "mice.toml")

    return made


def leaves(value, path):
    """Yield the path of each number within a component."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inside is None:
        yield path
    else:
        for at, one in inside:
            yield from leaves(one, f"{path}.{at}")


@pytest.mark.parametrize("name", rascals.games())
def test_every_number_can_be_changed_alone(name):
    """Whatever lies in a component: a change of it is there afterwards, and nothing else is another."""
    components = rascals.games()[name].components
    entries = {path: components.entries[path] for path in components.changeable if path in components.entries}
    paths = [path for entry, value in entries.items() for path in leaves(value, entry)]
    before = {path: value_at(entries, path) for path in paths}
    for path in paths[:: max(1, len(paths) // 60)]:
        after = {**entries, **changed(entries, {}, path, "new")}
        assert [one for one in paths if value_at(after, one) != before[one]] == [path]
    twice = changed(entries, changed(entries, {}, paths[0], 1), paths[-1], 2)
    assert [value_at({**entries, **twice}, path) for path in (paths[0], paths[-1])] == [1, 2]
    with pytest.raises(BadOption, match="valid: "):
        value_at(entries, f"{paths[0]}.0")


def test_trials_depend_on_the_file_alone(mice, tmp_path):
    """Four trials, or two and then two, in one process or in two: the same numbers, misses and winner."""
    whole = mice()
    assert whole.run()
    wanted = whole.trials()
    assert [trial.number for trial in wanted] == [0, 1, 2, 3]
    assert wanted[0].values == {"mice.start": 14, "pets.values.2": 3}  # of 15 and 3 in the box
    (tmp_path / "mice.trials.log").unlink()
    shorter = mice(("trials = 4", "trials = 2"))
    assert shorter.run(2)
    assert shorter.trials() == wanted[:2]
    longer = mice()
    longer.run()
    assert longer.trials() == wanted
    assert longer.best() == min(wanted, key=lambda trial: (trial.total, trial.number))


def test_an_interrupted_trial_is_tried_again(mice, tmp_path):
    """After Ctrl-C in the second trial the same numbers come next, and the end is as without it."""
    whole = mice()
    whole.run()
    wanted = [(trial.values, trial.missed) for trial in whole.trials()]
    for file in [*tmp_path.glob("*.log"), *tmp_path.glob("rows/*/*.parquet")]:
        file.unlink()
    tuning, rounds = mice(), []

    @contextmanager
    def interrupting(games):
        rounds.append(games)
        yield lambda _: signal.raise_signal(signal.SIGINT) if len(tuning.trials()) == 1 else None

    assert tuning.run(shown=interrupting) is False
    assert len(tuning.trials()) == 1
    assert mice().run()
    assert [(trial.values, trial.missed) for trial in mice().trials()] == wanted


def test_misses_are_those_of_the_figures(mice):
    """A wish is missed by the distance from what is allowed, in halves of it; one about today in units of the box."""
    tuning = mice()
    tuning.run()
    trial = tuning.trials()[0]
    rows = tuning.study(trial.values, Stop(8, 8)).frame()
    today = tuning.today.frame()
    assert rows["deal"].n_unique() == today["deal"].n_unique() == 8
    points, turns = rows["points"].mean(), rows["turns"].mean() / today["turns"].mean()
    assert trial.missed["Points"] == pytest.approx(max(0, 24 - points, points - 26))
    assert trial.missed["Length"] == pytest.approx(max(0, 0.9 - turns, turns - 1.1) / 0.1)
    assert trial.total == pytest.approx(sum(trial.missed.values()))


def test_what_cannot_be_the_best_is_given_up(mice, monkeypatch):
    """A trial stops at its first look if even the better ends of its intervals miss by more than the best so far."""
    tuning = mice()
    tuning.run()
    assert {trial.deals for trial in tuning.trials()} == {8}
    far = {"Points": 10.0**6, "Length": 0.0}
    whole = Tuning.missed
    monkeypatch.setattr(
        Tuning, "missed", lambda self, study, sure=False: far if sure else whole(self, study, sure=sure)
    )
    again = mice(("trials = 4", "trials = 3"), ('seed = "1"', 'seed = "2"'))
    again.run()
    assert [trial.deals for trial in again.trials()] == [8, 4, 4]
    assert again.best() == again.trials()[0]


def test_the_best_is_confirmed_on_other_deals(mice, tmp_path, capsys):
    """The last table has figures of the box and of the best one on deals on which no trial was chosen."""
    from rascals.cli.run import run

    tuning = mice(("most = 16", "most = 8"))
    assert run(["tune", str(tmp_path / "mice.toml"), "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    best = tuning.best()
    trials = [tuning.today, tuning.study(best.values, Stop(8, 8))]
    for name, tried, values in zip(("today", "tuned"), trials, (None, best.values), strict=True):
        study = tuning.confirmed(values)
        (cell,), (other,) = study.cells.values(), tried.cells.values()
        assert cell.cell == other.cell
        assert not {cell.seed_of(deal) for deal in range(8)} & {other.seed_of(deal) for deal in range(8)}
        wanted = study.frame()
        assert wanted["deal"].n_unique() == 8
        assert [one["value"] for one in told[name]] == pytest.approx([wanted["points"].mean(), wanted["turns"].mean()])
        assert wanted["points"].to_list() != tried.frame()["points"].to_list()
    assert [wish.today for wish, _, _ in tuning.judged(study, tuning.confirmed(None))] == [False, True]
    box = tuning.confirmed(None).frame()["turns"].mean()
    assert [unit for _, _, unit in tuning.judged(study, tuning.confirmed(None))] == pytest.approx([1, box])


def test_how_closely_is_in_the_unit_of_the_wish(mice):
    """A figure in units of today's is known as closely in these: a twentieth of today's turns, not of a turn."""
    tuning = mice(("within = 3\n", ""))
    tuning.run()
    points, turns = tuning.confirmed(None).questions
    assert points.within == 0.5
    assert turns.within == pytest.approx(0.05 * tuning.today.frame()["turns"].mean())


def test_a_wish_may_be_a_ratio(mice):
    """The points of a turn: those of all games by the turns of all games."""
    tuning = mice(('of = "points"', 'of = "points"\nover = "turns"'), ("between = [24, 26]", "between = [0.5, 0.6]"))
    tuning.run()
    rows = tuning.study(tuning.best().values, Stop(8, 8)).frame()
    share = rows["points"].mean() / rows["turns"].mean()
    assert tuning.best().missed["Points"] == pytest.approx(max(0, 0.5 - share, share - 0.6) / 0.05)


def test_the_front_is_what_nothing_betters(mice, monkeypatch):
    """A trial is left out if another one is as good in every wish and better in one; equals stay."""
    missed = [(0, 3), (1, 1), (3, 0), (1, 2), (1, 1), (4, 4)]
    trials = [Trial(at, {}, {"a": a, "b": b}, a + b, 8) for at, (a, b) in enumerate(missed)]
    monkeypatch.setattr(Tuning, "trials", lambda _: trials)
    assert [trial.number for trial in mice().front()] == [0, 1, 2, 4]


def test_it_stops_once_all_wishes_hold(mice):
    """A wish that any number fulfils ends the search with the first trial."""
    tuning = mice(("between = [24, 26]", "between = [-500, 500]"), ("between = [0.9, 1.1]", "between = [0.1, 9]"))
    assert tuning.run()
    assert [trial.total for trial in tuning.trials()] == [0]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"mice.start"', '"mice.begin"', "mice.start"),
        ('"pets.values.2"', '"pets.values.99"', "part of pets.values"),
        ('"pets.values.2"', '"pets.values"', "pets.values is no number"),
        ("{ from = 1, to = 5 }", "{ from = 5, to = 1 }", "a range is"),
        ("between = [24, 26]", "between = [26, 24]", "between is [least, most]"),
        ('of = "points"', 'of = ["points", "pints"]', "column in of"),
        ("trials = 4", "trials = 0", "trials is a whole number from 1"),
        ("trials = 4", "trails = 4", "valid: trials, hours, least, deals, within, most"),
        ("[budget]", "[stop]", "valid: tune, vary, measures, numbers, wish, budget"),
    ],
)
def test_what_cannot_be_tuned(mice, old, new, told):
    """The file, the line, and what is valid."""
    with pytest.raises(BadStudy, match=r"mice\.toml, line \d+: ") as raised:
        mice((old, new))
    assert told in str(raised.value)


def test_a_file_without_numbers_or_wishes(tmp_path):
    """Both are needed."""
    file, (head, rest) = tmp_path / "mice.toml", MICE.split("[numbers]")
    wishes = rest[rest.index("[[wish]]") :]
    for text, told in ((f"{head}{wishes}", "number"), (f"{head}[numbers]{rest.split('[[wish]]')[0]}", "wish")):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadStudy, match=f"at least one .*{told}"):
            read_tuning(file)


def test_the_command(mice, tmp_path, capsys, monkeypatch):
    """It prints the choices and how the wishes hold, writes a file for --data, and says how to go on."""
    from rascals.cli.run import run

    mice()
    file, tuned, page = tmp_path / "mice.toml", tmp_path / "mice.tuned.toml", tmp_path / "mice.html"
    assert run(["tune", str(file), "--workers", "1", "--html", str(page)]) == 0
    out = capsys.readouterr().out
    assert "Today" in out
    assert "pets.values.2" in out
    assert "<svg" in page.read_text(encoding="utf-8")
    assert run(["data", "check", "felicity", str(tuned)]) == 0
    capsys.readouterr()
    assert run(["tune", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    best = read_tuning(file).best()
    assert (told["best"], len(told["trials"])) == (best.number, 4)
    assert rascals.game("felicity", players=3, data=tuned).component("mice.start") == best.values["mice.start"]
    assert {answer["deals"] for answer in told["tuned"]} <= {8, 16}
    monkeypatch.setattr(Tuning, "run", lambda *_, **__: False)
    assert run(["tune", str(file)]) == 130
    assert f"rascals tune {file}" in capsys.readouterr().err.replace("\n", "")


def test_wishes_about_figures_hold_by_their_intervals():
    """Only a whole interval says whether a wish holds."""
    from rascals.study.questions import Answer, Question
    from rascals.study.tuning import holds

    question = Question("?", "points", than=1.0)
    figures = [(1.0, 0.05, 1), (1.08, 0.05, 1), (1.2, 0.05, 1), (2.0, 0.05, 2), (1.0, None, 1), (1.2, None, 1)]
    answers = [(Answer(question, "cell", None, value, half, 9, 1.0, "open", None), of) for value, half, of in figures]
    told = [holds(Wish(question, 0.9, 1.1), one, of) for one, of in answers]
    assert told == [True, None, False, True, None, None]
