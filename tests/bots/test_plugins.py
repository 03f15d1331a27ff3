"""Bots of other packages are found by name, do no harm when broken, and names from outside import nothing."""

from __future__ import annotations

import pickle
import random
import sys
from importlib import invalidate_caches
from zlib import crc32

import pytest

import rascals
import rascals.bots
from rascals.bots import adviser, bot, default, names, plugins
from rascals.bots.registry import of_game, plugins_of
from rascals.bots.specs import from_spec
from rascals.core.errors import RascalsError
from rascals.lab import Plan, run
from rascals.words import Words, languages

SOURCE = '''
"""A module with bots."""
from rascals.bots import ChosenMove

class {title}:
    """Plays its first move.

    Always.
    """

    name = "{name}"

    def choose(self, turn):
        return ChosenMove(turn.moves[0], {{"budget": turn.budget.simulations}})

class Goonish({title}):
    name = "{name}-goonish"
    games = ("goons",)
    about = {{"en": "Only Goons.", "fr": "Goons seulement."}}

class Needy({title}):
    def __init__(self, taste):
        self.taste = taste

class Coach({title}):
    name = "coach"

class Shrewd({title}):
    name = "shrewd"

def greet():
    """No bot."""

BOTS = ({title}, Goonish())
'''
GAMES = sorted(rascals.games())


@pytest.fixture
def package(tmp_path, monkeypatch, request):
    """The name of an importable module with bots, different for each test; there are no other plugins."""
    name = f"guest{crc32(request.node.nodeid.encode())}"
    (tmp_path / f"{name}.py").write_text(SOURCE.format(name=name, title=name.title()))
    (tmp_path / f"{name}_fails.py").write_text("raise OSError('no licence')")
    (tmp_path / f"{name}_leaves.py").write_text("import sys; sys.exit(3)")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(plugins, "_installed", tuple)
    monkeypatch.delenv(plugins.VARIABLE, raising=False)
    yield name
    for module in (name, f"{name}_fails", f"{name}_leaves"):
        sys.modules.pop(module, None)


def invite(monkeypatch, *entries):
    monkeypatch.setenv(plugins.VARIABLE, ", ".join(entries))


def install(folder, monkeypatch, name, **paths):
    """Install the metadata of a distribution with these entry points next to the modules."""
    home = folder / f"{name}_bots-1.0.dist-info"
    home.mkdir()
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-bots\nVersion: 1.0\n")
    points = "".join(f"{game} = {path}\n" for game, path in paths.items())
    (home / "entry_points.txt").write_text(f"[{plugins.GROUP}]\n{points}")
    invalidate_caches()
    monkeypatch.setattr(plugins, "_installed", INSTALLED)


INSTALLED = plugins._installed.__wrapped__  # as in a new process


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_is_found_by_name_and_is_never_the_best(package, monkeypatch, game):
    """With or without plugins, the best bot and the coach are the game's own; a plugin is listed before the best."""
    before, best, coach = names(game), default(game), adviser(game)
    invite(monkeypatch, f"{game}={package}:{package.title()}")
    assert names(game) == (*before[:-1], package, best)
    assert (default(game), adviser(game)) == (best, coach)
    assert of_game(game, package).name == package
    assert bot(package.upper() + ":5", game).name == package
    for other in GAMES:
        assert (package in names(other)) == (other == game)


def test_entry_points_name_bots_of_a_game_or_of_all(package, monkeypatch, tmp_path):
    """A tuple of classes and instances; a bot with `games` is only in those; duplicates from two sources are one."""
    install(tmp_path, monkeypatch, package, **{"*": f"{package}:BOTS"})
    invite(monkeypatch, f"felicity={package}:{package.title()}")
    for game in GAMES:
        assert package in names(game)
        assert (f"{package}-goonish" in names(game)) == (game == "goons")
        assert not plugins_of(game).broken
    assert plugins_of("goons").bots[package].source.origin == f"{package}-bots"


def test_a_guest_says_how_it_plays(package, monkeypatch):
    """By its docstring's first line, or by an attribute, in the requested language or else in English."""
    invite(monkeypatch, f"{package}:BOTS")
    found = plugins_of("goons").bots
    assert found[package].about("de") == "Plays its first move."
    assert [found[f"{package}-goonish"].about(each) for each in ("fr", "de")] == ["Goons seulement.", "Only Goons."]


BROKEN = {
    "{}_nowhere:Bot": "no module",
    "{}_fails:Bot": "cannot be imported",
    "{}_leaves:Bot": "cannot be imported",
    "{}:Nobody": "has no 'Nobody'",
    "{}:greet": "is not a bot",
    "os:system": "is not a bot",
    "{}:Needy": "cannot be created without arguments",
    "{}:Coach": "bot name",
    "{}:Shrewd": "goons has another bot",
    "{}": "names no bots",
}


@pytest.mark.parametrize(("entry", "problem"), BROKEN.items())
def test_a_broken_guest_harms_nobody_and_is_told_of(package, monkeypatch, entry, problem):
    """Other plugins and games work; an unknown bot's error names the broken source, and why."""
    entry = entry.format(package)
    invite(monkeypatch, f"goons={entry}", f"{package}:{package.title()}")
    assert package in names("goons")
    assert of_game("goons", "shrewd").__module__.startswith("rascals.")
    (broken,) = plugins_of("goons").broken
    assert broken.source.path == entry
    assert problem in str(broken.problem)
    with pytest.raises(RascalsError) as told:
        bot("nobody", "goons")
    assert told.value.reason == "unknown-bot-or-broken"
    assert plugins.VARIABLE in str(told.value)
    assert str(broken.problem) in str(told.value)
    said = {language: Words(language).error(told.value) for language in languages()}
    assert len(set(said.values())) == len(said)
    assert not plugins_of("felicity").broken
    with pytest.raises(RascalsError) as untold:
        bot("nobody", "felicity")
    assert untold.value.reason == "unknown-bot-of"


NASTY = """
import sys
print("imported")

class Nice:
    'Says \\x1b[31mred\\x1b]0;title\\x07 and \\u202eturns.'
    looks = 0

    @property
    def name(self):
        self.looks += 1
        return Name("{name}" + "-again" * (self.looks - 1))

    def choose(self, turn):
        sys.exit(3)

class Name(str):
    def __eq__(self, other):
        raise ValueError("compared")

    __hash__ = str.__hash__

class Fault(Exception):
    def __str__(self):
        raise ValueError("untold")

class Nasty:
    name = "nasty"

    def choose(self, turn):
        pass

def nasty(**members):
    return type("Nasty", (Nasty,), members)

def leave(*_):
    sys.exit(3)

def fail(*_):
    raise Fault

def again(self):
    self.__init__()

BOTS = (
    nasty(games=5),
    nasty(games="goons"),
    nasty(games=property(leave)),
    nasty(name=property(fail)),
    nasty(about=property(leave)),
    nasty(name=5),
    nasty(__class__=property(fail))(),
    nasty(__init__=leave),
    nasty(__init__=fail),
    nasty(__init__=again),
    Nice,
)
"""


def test_what_a_guest_does_costs_the_guest_alone(package, monkeypatch, tmp_path, capsys):
    """Whatever it raises or ends with, the package's others still exist, as plain values that were read once."""
    (tmp_path / f"{package}.py").write_text(NASTY.format(name=package))
    install(tmp_path, monkeypatch, package, **{"*": f"{package}:BOTS"})
    broken = plugins_of("goons").broken
    expected = [*["cannot be inspected"] * 5, "is not a bot", *["cannot be created"] * 4]
    assert [said for said, one in zip(expected, broken, strict=True) if said not in str(one.problem)] == []
    assert all(str(one.error).startswith(f"{package}-bots: ") for one in broken)
    plugin = plugins_of("goons").bots[package]
    assert [type(plugin.bot.name), plugin.bot.name, of_game("goons", package).name] == [str, package, package]
    assert plugin.about("fr") == r"Says \x1b[31mred\x1b]0;title\x07 and \u202eturns."
    assert capsys.readouterr() == ("", "imported\n")
    with pytest.raises(RascalsError, match=f"the bot {package} chose no move: SystemExit: 3"):
        rascals.play(rascals.game("felicity", players=3), [package, "random", "random"], seed=1)


def test_a_guest_for_a_game_that_is_not_there(package, monkeypatch, tmp_path):
    """The variable's is reported; an installed package may know more games than are installed."""
    invite(monkeypatch, f"chess={package}:BOTS")
    assert [one.problem.reason for one in plugins_of("goons").broken] == ["unknown-game"]
    install(tmp_path, monkeypatch, package, chess=f"{package}:BOTS")
    monkeypatch.delenv(plugins.VARIABLE)
    assert not plugins_of("goons").broken


@pytest.mark.parametrize("spec", ["shrewd:fast", "{}:Bots:soon", "{}:{}:1:2", "{}:", ":{}", "no-module:Class"])
def test_what_is_neither_a_name_nor_a_class_is_refused(package, spec):
    with pytest.raises(RascalsError):
        from_spec(spec.format(package, package.title()), "goons")


def test_a_class_plays_wherever_its_owner_gives_it(package):
    """In `play`, an experiment and a comparison, with its own budget; their processes import it by name."""
    spec = f"{package}:{package.title()}"
    game = rascals.game("felicity", players=3)
    by_spec = rascals.play(game, [spec, "random", "random"], seed=1)
    by_object = rascals.play(game, [from_spec(spec, "felicity"), "random", "random"], seed=1)
    assert by_spec.names == (package, "random", "random")
    assert by_spec.save_text() == by_object.save_text()
    plan = Plan.of("felicity", (spec, "random", "random"), options={"open_mice": [False, True]})
    assert run(pickle.loads(pickle.dumps(plan)), 2)[0].games == 2  # noqa: S301 - ours
    match = game.new(1)
    turn = rascals.bots.ask(match, match.acting[0], random.Random(1))
    assert from_spec(f"{spec}:7", "felicity").choose(turn).analysis == {"budget": 7}


@pytest.mark.parametrize("ask", [bot, lambda spec, game: of_game(game, spec), lambda spec, game: bot(spec)])
def test_names_from_others_import_nothing(package, ask):
    """Clients and files give names: a module in one is refused like any unknown name, without importing."""
    for spec in (f"{package}:{package.title()}", f"{package}:BOTS", "os:system", package):
        with pytest.raises(RascalsError):
            ask(spec, "goons")
    assert package not in sys.modules


POLICY = """
def last(s, seat, actions, count, words):
    return count - 1

def beyond(s, seat, actions, count, words):
    return count
"""


def test_a_policy_is_a_bot(package, tmp_path):
    """A function with five parameters plays as `module:function`; an index beyond its actions is reported by name."""
    (tmp_path / f"{package}_fails.py").write_text(POLICY)
    match = rascals.game("felicity", players=3).new(1)
    turn = rascals.bots.ask(match, match.acting[0], random.Random(1))
    last = from_spec(f"{package}_fails:last", "felicity")
    assert (last.name, last.choose(turn).move) == ("last", turn.moves[-1])
    with pytest.raises(RascalsError, match=rf"policy beyond returned {len(turn.moves)}; valid: 0 to"):
        from_spec(f"{package}_fails:beyond", "felicity").choose(turn)
