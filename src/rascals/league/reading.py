"""Reading a league from its file. Every error names the file, the line, the entry, and what is valid there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import rascals
from rascals.core.arguments import too_high
from rascals.core.errors import BadOption, RascalsError, listed, quoted
from rascals.core.toml_lines import read_toml
from rascals.core.untrusted_text import steering
from rascals.core.user_files import text_of
from rascals.lab.entrants import Entrant, check
from rascals.league.plan import FORMATS, ROUND_ROBIN, Contest, League
from rascals.league.results import file_beside

_LEAGUE = ("name", "seed", "games", "format", "deals", "most", "precision", "tables")
_GAME = ("name", "players", "edition", "options", "format", "deals", "most", "precision", "tables")
_ENTRANT = ("name", "bot", "program", "clock", "increment", "longest", "games")
FEWEST = 2  # deals: an interval needs two
MOST = 1_000_000  # deals of a table, or tables


class BadLeague(RascalsError):
    """An invalid file of a league; the message names the file, the line, the entry and what is valid."""


def read_league(file: Path) -> League:
    """Read a league; UnreadFile if the file cannot be read, BadLeague if it is invalid."""
    return parse_league(text_of(file), str(file))


def parse_league(text: str, file: str = "league.toml") -> League:
    """Return the league that a text describes; BadLeague names `file`."""
    try:
        entries, lines = read_toml(text)
    except RascalsError as error:
        raise BadLeague(f"{file}: {error}") from error
    return _Reader(entries, lines, file).league()


class _Reader:
    """Reads the tables of one file; `at` is the path of an entry, such as `entrant.0.bot`."""

    def __init__(self, entries: Mapping[str, Any], lines: Mapping[str, int], file: str) -> None:
        self.document, self.lines, self.file = entries, lines, file

    def league(self) -> League:
        self.known("", self.document, ("league", "game", "entrant"))
        top = self.table("league", self.document.get("league", {}), _LEAGUE)
        entrants = self.entrants()
        contests = self.contests(top)
        for at, contest in contests:
            self.fits(at, contest, entrants)
        named = self.name("league.name", top.get("name", Path(self.file).stem))
        return League(named, tuple(entrants), tuple(one for _, one in contests), str(top.get("seed", "0")))

    # --- entrants ---

    def entrants(self) -> list[Entrant]:
        found: list[Entrant] = []
        for at, given in self.tables("entrant"):
            one = self.entrant(at, given)
            for other in found:
                if other.name == one.name:
                    self.refuse(f"{at}.name", BadOption(f"the name {quoted(one.name)} is given twice"))
                if (other.spec, other.games) == (one.spec, one.games):
                    sentence = "play the same way; equal entrants are one entrant, on several seats"
                    self.refuse(at, BadOption(f"{other.name} and {one.name} {sentence}"))
            found.append(one)
        if len(found) < 2:
            self.refuse("entrant", BadOption("a league has at least two entrants, each under [[entrant]]"))
        return found

    def entrant(self, at: str, given: Any) -> Entrant:
        entries = self.table(at, given, _ENTRANT)
        if ("bot" in entries) == ("program" in entries):
            self.refuse(at, BadOption("an entrant has either a bot or a program"))
        clock = self.number(f"{at}.clock", entries.get("clock"))
        increment = self.number(f"{at}.increment", entries.get("increment", 0 if clock else None), least=0)
        program = self.texts(f"{at}.program", entries.get("program", []), empty="program" not in entries)
        if "bot" in entries:
            for name in ("clock", "increment", "longest"):
                if name in entries:
                    self.refuse(f"{at}.{name}", BadOption(f"{name} is only for programs"))
        games = self.texts(f"{at}.games", entries.get("games", []))
        for game in games:
            if game not in rascals.games():
                self.refuse(f"{at}.games", BadOption.unknown("game", game, rascals.games()))
        bot = self.text(f"{at}.bot", entries["bot"]).strip() if "bot" in entries else None
        return Entrant(
            name=self.name(f"{at}.name", entries.get("name", bot or Path(program[-1]).stem)),
            bot=bot,
            program=program,
            clock=None if clock is None else (clock, increment or 0.0),
            longest=self.number(f"{at}.longest", entries.get("longest")),
            games=games,
            folder=Path(self.file).parent,
            hidden=(Path(self.file), file_beside(Path(self.file))),
        )

    # --- games ---

    def contests(self, top: Mapping[str, Any]) -> list[tuple[str, Contest]]:
        rest = {name: top[name] for name in ("format", "deals", "most", "precision", "tables") if name in top}
        short = self.texts("league.games", top.get("games", []))
        found = [("league.games", self.contest("league.games", rest | self.short(text))) for text in short]
        for at, given in self.tables("game"):
            found.append((at, self.contest(at, rest | dict(self.table(at, given, _GAME)))))
        if not found:
            sentence = "a league has at least one game, such as felicity:4 in the games under [league], or a [[game]]"
            self.refuse("league", BadOption(sentence))
        for number, (at, one) in enumerate(found):
            if any(one == other for _, other in found[:number]):
                self.refuse(at, BadOption(f"the game {one.name} is given twice"))
        return found

    def short(self, text: str) -> dict[str, Any]:
        """Return the name and the number of players of a game written `felicity:4`."""
        found = re.fullmatch(r"([a-z0-9_-]+)(?::([0-9]{1,2}))?", text.strip())
        if found is None:
            sentence = "a game is written as its name and its number of players, such as felicity:4, not "
            self.refuse("league.games", BadOption(sentence + quoted(text)))
        return {"name": found[1]} | ({"players": int(found[2])} if found[2] else {})

    def contest(self, at: str, entries: Mapping[str, Any]) -> Contest:
        name = self.text(f"{at}.name", entries.get("name"))
        form = entries.get("format", ROUND_ROBIN)
        if form not in FORMATS:
            self.refuse(self.path(at, "format"), BadOption.unknown("format", form, FORMATS))
        deals = self.whole(self.path(at, "deals"), entries.get("deals", 4), FEWEST)
        precision = self.number(self.path(at, "precision"), entries.get("precision"))
        most = self.whole(self.path(at, "most"), entries.get("most", deals if precision is None else 16 * deals), deals)
        players = self.players(at, name, entries.get("players"))
        contest = Contest(
            game=name,
            players=players,
            name=f"{name}:{players}",
            edition=entries.get("edition"),
            options=self.mapping(f"{at}.options", entries.get("options", {})),
            format=form,
            deals=deals,
            most=most if precision is not None else deals,
            precision=precision,
            tables=None if "tables" not in entries else self.whole(self.path(at, "tables"), entries["tables"], 1),
        )
        self.tried(at, lambda: contest.kind)
        chosen = [contest.edition or "", *(f"{option}={value}" for option, value in contest.options.items())]
        return replace(contest, name=" ".join([contest.name, *filter(None, chosen)]))

    def path(self, at: str, name: str) -> str:
        """Return the path of an entry of a game; under [league] if the game itself has none."""
        return next((path for path in (f"{at}.{name}", f"league.{name}") if path in self.lines), at)

    def players(self, at: str, name: str, given: Any) -> int:
        definition = self.tried(f"{at}.name", lambda: rascals.game(name)).definition
        return self.whole(
            f"{at}.players", definition.players[len(definition.players) // 2] if given is None else given, 1
        )

    def fits(self, place: str, contest: Contest, entrants: Sequence[Entrant]) -> None:
        """Refuse entrants that cannot play a game, and a game that fewer than two of them play."""
        playing = [(at, one) for at, one in enumerate(entrants) if one.plays(contest.game)]
        for at, one in playing:
            self.tried(f"entrant.{at}.bot", lambda one=one: check(one, contest.game))  # type: ignore[misc]
        if len(playing) < 2:
            self.refuse(place, BadOption(f"fewer than two entrants play {contest.name}"))

    # --- single values ---

    def tables(self, name: str) -> list[tuple[str, Any]]:
        given = self.document.get(name, [])
        if not isinstance(given, list):
            self.refuse(name, BadOption(f"{name} is written [[{name}]], once for each"))
        return [(f"{name}.{at}", one) for at, one in enumerate(given)]

    def table(self, at: str, given: Any, valid: Sequence[str]) -> Mapping[str, Any]:
        entries = self.mapping(at, given)
        self.known(f"{at}.", entries, valid)
        return entries

    def known(self, before: str, entries: Mapping[str, Any], valid: Sequence[str]) -> None:
        for name in entries:
            if name not in valid:
                problem = BadOption(f"unknown entry {quoted(name)}; valid: {listed(valid)}")
                self.refuse(f"{before}{name}", problem)

    def mapping(self, at: str, given: Any) -> Mapping[str, Any]:
        if not isinstance(given, Mapping):
            self.refuse(at, BadOption(f"{last(at)} is a table, not {quoted(given)}"))
        return given

    def text(self, at: str, given: Any) -> str:
        if not isinstance(given, str) or not given.strip():
            self.refuse(at, BadOption(f"{last(at)} is a text, not {quoted(given)}"))
        return given.strip()

    def name(self, at: str, given: Any) -> str:
        name = self.text(at, given)
        sign = steering(name)
        if sign is not None:
            sentence = "a name may not contain characters that control a terminal or the direction of text ({sign})"
            self.refuse(at, BadOption(sentence, "name-steers", sign=sign))
        return name

    def texts(self, at: str, given: Any, *, empty: bool = True) -> tuple[str, ...]:
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given) or not (given or empty):
            self.refuse(at, BadOption(f"{last(at)} is a list of texts, not {quoted(given)}"))
        return tuple(given)

    def whole(self, at: str, given: Any, least: int) -> int:
        if type(given) is not int or given < least:
            self.refuse(
                at,
                BadOption(f"{last(at)} is a whole number from {least}, not {quoted(given)}"),
            )
        if given > MOST:
            self.refuse(at, too_high(last(at), MOST, given))
        return given

    def number(self, at: str, given: Any, least: float | None = None) -> float | None:
        """Return a number above 0, or from `least`; None if none is given."""
        if given is None:
            return None
        right = type(given) in (int, float) and (given > 0 if least is None else given >= least) and given < 1e9
        if not right:
            self.refuse(at, BadOption(f"{last(at)} is a number above 0, not {quoted(given)}"))
        return float(given)

    def tried(self, at: str, make: Callable[[], Any]) -> Any:
        try:
            return make()
        except RascalsError as problem:
            self.refuse(at, problem)

    def refuse(self, at: str, problem: RascalsError) -> NoReturn:
        """Raise BadLeague: the file, the line of the entry or of what contains it, and the problem."""
        line = self.line(at)
        if line is None:
            raise BadLeague(f"{self.file}: {problem}")
        raise BadLeague(f"{self.file}, line {line}: {problem}")

    def line(self, at: str) -> int | None:
        """Return the line of an entry, else of the first one in the table that it names, else of what contains it."""
        while at:
            within = [line for path, line in self.lines.items() if path == at or path.startswith(f"{at}.")]
            if within:
                return min(within)
            at = at.rpartition(".")[0]
        return None


def last(at: str) -> str:
    """Return the name of an entry, without what contains it."""
    return at.rpartition(".")[2]
