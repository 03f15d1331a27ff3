"""The reference lists everything that exists, and nothing else."""

import ast
import inspect
import re
from collections.abc import Callable
from dataclasses import fields
from importlib import import_module
from typing import Any, get_args

import pytest

import rascals
from rascals import laws
from rascals.core import codecs, composites, definition, drafts, moves
from rascals.core.composites import Phrasing
from rascals.core.definition import GameDefinition, Position, Rules
from rascals.core.events import Events
from rascals.server import limits, wire
from rascals.server.api.rest import OPERATIONS
from rascals.server.limits import LOCAL
from rascals.server.metrics import Metrics
from rascals.server.settings import Settings
from tests.docs.pages import ROOT
from tools import arrays

REFERENCE = ROOT / "docs/reference"


def section(page: str, heading: str = "", level: str = "##") -> str:
    """The text of a page, or the part below one of its headings."""
    text = (REFERENCE / page).read_text(encoding="utf-8")
    below = text.partition(f"{level} {heading}\n")[2]
    return re.split(rf"^{level} ", below, flags=re.MULTILINE)[0] if heading else text


def first_cells(text: str) -> set[str]:
    """Every name in code in the first cell of a table's rows."""
    return {name for row in re.findall(r"^\| ([^|]*) \|", text, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)}


@pytest.mark.parametrize("game", rascals.games())
def test_views_actions_events_and_observations_are_those_of_the_page(game: str) -> None:
    """A game's page has its four blocks, as their tool writes them."""
    text = arrays.page(game).read_text(encoding="utf-8")
    assert len(arrays.BETWEEN.findall(text)) == 4
    assert arrays.current(game, text) == text, "run python tools/arrays.py"


@pytest.mark.parametrize("game", rascals.games())
def test_options_are_those_of_the_page(game: str) -> None:
    """A game's page lists each option, and each choice that is a word."""
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", section(f"{game}.md", "Options"), re.MULTILINE))
    assert set(rows) == {option.name for option in rascals.games()[game].options}
    for option in rascals.games()[game].options:
        words = {choice for choice in option.choices if isinstance(choice, str) and "," not in choice}
        assert words == set(re.findall(r"`([\w-]+)`", rows[option.name]))


def test_rest_operations_are_those_of_the_page() -> None:
    """The page lists each operation of the REST interface by method and path."""
    rows = re.findall(r"^\| `(GET|POST)` \| `([^`]+)` \|", section("wire-protocol.md"), re.MULTILINE)
    actual = {(o.method, o.path.removeprefix("/api/v1")) for o in OPERATIONS if o.path.startswith("/api/")}
    assert set(rows) == actual


def test_messages_are_those_of_the_page() -> None:
    """The page lists each message of the socket with its fields."""
    text = section("wire-protocol.md", "WebSocket")
    sides = (text.partition("From the server:")[0], text.partition("From the server:")[2])
    both: tuple[tuple[Any, ...], ...] = (get_args(wire.FromClient), get_args(wire.FromServer))
    for side, types in zip(sides, both, strict=True):
        rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", side, re.MULTILINE)
        stated = {name: set(re.findall(r"`(\w+)`", cells)) for name, cells in rows}
        assert stated == {t.__struct_config__.tag: set(t.__struct_fields__) for t in types}


def test_settings_are_those_of_the_page() -> None:
    """The page lists each setting of the server as an environment variable, with its default if it is one word."""
    text = section("command-line.md", "Settings of the server")
    stated = {name.lower(): default for name, default in re.findall(r"`RASCALS_(\w+)` \| (?:`(.*?)`)?", text)}
    assert set(stated) == {item.name for item in fields(Settings)}
    settings = Settings(database="sqlite:///x.db")
    for name, default in stated.items():
        assert default in ("", str(getattr(settings, name))), name


def test_metrics_are_those_of_the_page() -> None:
    """The page lists each of the server's metrics."""
    stated = first_cells(section("metrics.md"))
    text = Metrics().render().decode()
    actual = set(re.findall(r"^# TYPE (rascals_\w+) ", text, re.MULTILINE))
    assert stated == {name for name in actual if not name.endswith("_created")}


def test_public_names_are_on_the_python_page() -> None:
    """Each public function, class and error of the package is named on the Python page."""
    text = section("python.md")
    shown_by_result = {"Event", "Option", "Bot"}  # returned as results, listed under the functions that return them
    missing = [n for n in rascals.__all__ if n not in shown_by_result and not re.search(rf"\b{n}\b", text)]
    assert not missing


MODULES = "game-modules.md"


def test_the_page_of_modules_lists_every_argument_of_a_box() -> None:
    """Each field of `GameDefinition` is in its table, and nothing else is."""
    assert first_cells(section(MODULES, "The definition")) == {field.name for field in fields(GameDefinition)}


def test_the_page_of_modules_lists_every_function_of_rules() -> None:
    """The protocol's functions, and those that the core looks for besides."""
    asked = {name for name in vars(Rules) if not name.startswith("_")}
    optional = set(re.findall(r'getattr\(self\.rules, "(\w+)"', inspect.getsource(definition)))
    assert optional
    assert first_cells(section(MODULES, "The module of rules")) == asked | optional


def test_the_page_of_modules_lists_what_positions_and_phrasing_may_have() -> None:
    """Each function of the two protocols, and each that is looked up by name."""
    listed = first_cells(section(MODULES, "Optional modules"))
    for module, protocol in (("position", Position), ("phrasing", Phrasing)):
        own = {name for name in vars(protocol) if not name.startswith("_")}
        sources = "".join(map(inspect.getsource, (definition, composites, drafts)))
        own |= set(re.findall(rf'getattr\((?:self\.)?{module}, "(\w+)"', sources))
        assert {name for name in listed if name.startswith(f"{module}.")} == {f"{module}.{name}" for name in own}
    assert {"position.judge", "position.ENTRIES"} <= listed


def test_the_page_of_modules_lists_every_meaning_of_a_field() -> None:
    """Each class of `rascals.core.codecs` that gives numbers a meaning, except those only inherited."""
    whole = {kind for kind in vars(codecs).values() if isinstance(kind, type) and issubclass(kind, codecs.Codec)}
    assert first_cells(section(MODULES, "What a field means")) == {
        kind.__name__ for kind in whole - {codecs.Codec, codecs.NamedCodec, codecs.Laid}
    }


def test_the_page_of_modules_lists_how_verbs_and_events_are_made() -> None:
    """Each keyword argument of `Verbs.add` and `Events.declare`, and each kind of part."""
    parts = {kind.__name__ for kind in (moves.Terms, *moves.Terms.__subclasses__())}
    added = first_cells(section(MODULES, "How a verb is made"))
    assert added == parts | named(moves.Verbs.add)
    assert first_cells(section(MODULES, "How an event is declared")) == named(Events.declare)


def named(function: Callable[..., Any]) -> set[str]:
    """A function's keyword arguments."""
    arguments = inspect.signature(function).parameters.values()
    return {argument.name for argument in arguments if argument.kind is argument.KEYWORD_ONLY}


def test_the_page_of_modules_lists_every_law() -> None:
    """Each law is in the table of failures, in the order in which they run, and nothing else is."""
    listed = re.findall(r"^\| `(\w+)` \|", section(MODULES, "The laws, and how to read their failures"), re.MULTILINE)
    assert listed == [law.__name__ for law in laws.LAWS]


def test_the_limits_are_those_of_the_page() -> None:
    """The page lists each limit with its numbers, elsewhere and on the server's own machine."""

    def written(rule: limits.Rule) -> str:
        return f"{rule.count} / {rule.seconds:g}"

    text, rules = section("wire-protocol.md", "Limits"), limits.DEFAULT_RULES
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|", text, re.MULTILINE)
    assert [(name, everywhere, here.strip()) for name, everywhere, here, _ in rows] == [
        (name, written(rule), written(rules[name + LOCAL]) if name + LOCAL in rules else "")
        for name, rule in rules.items()
        if not name.endswith(LOCAL)
    ]
    assert {name for name, *_, key in rows if key == "address"} == {n for n, *_ in rows if rules[n].by_address}


def imported() -> dict[str, set[str]]:
    """What the games, the example and the generated game import from the core, by module."""
    found: dict[str, set[str]] = {}
    for folder in ("src/rascals/games", "src/rascals/cli/template", "examples/burrows"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rascals.core."):
                    found.setdefault(node.module or "", set()).update(alias.name for alias in node.names)
    return found


def test_the_page_of_modules_says_where_each_name_lives() -> None:
    """Every name that a game imports from the core is listed with its module, and every listed name exists there."""
    rows = re.findall(r"^\| `([\w.]+)` \| ([^|]*) \|", section(MODULES, "Where each name lives"), re.MULTILINE)
    stated = {module: set(re.findall(r"`(\w+)`", listed)) for module, listed in rows}
    for module, listed in stated.items():
        assert all(hasattr(import_module(module), name) for name in listed), module
    missing = {module: used - stated.get(module, set()) for module, used in imported().items()}
    assert {module: used for module, used in missing.items() if used} == {}
