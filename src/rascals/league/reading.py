"""Reading a league from its file. Every error names the file, the line, the entry, and what is valid there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import rascals
from rascals.core.errors import BadOption, RascalsError, quoted
from rascals.core.user_files import text_of
from rascals.lab.entrants import Entrant, check
from rascals.lab.toml_reading import TomlReader
from rascals.league.plan import FORMATS, ROUND_ROBIN, Contest, League
from rascals.league.results import file_beside

_LEAGUE = ("name", "seed", "games", "format", "deals", "most", "precision", "tables")
_GAME = ("name", "players", "edition", "options", "format", "deals", "most", "precision", "tables")
_ENTRANT = ("name", "bot", "program", "clock", "increment", "longest", "games")
FEWEST = 2  # deals: an interval needs two


class BadLeague(RascalsError):
    """An invalid file of a league; the message names the file, the line, the entry and what is valid."""


def read_league(file: Path) -> League:
    """Read a league; UnreadFile if the file cannot be read, BadLeague if it is invalid."""
    return parse_league(text_of(file), str(file))


def parse_league(text: str, file: str = "league.toml") -> League:
    """Return the league that a text describes; BadLeague names `file`."""
    return _LeagueReader(text, file).league()


class _LeagueReader(TomlReader):
    """Reads the tables of one file."""

    error = BadLeague

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
        definition = self.tried(f"{at}.name", rascals.game, name).definition
        return self.whole(
            f"{at}.players", definition.players[len(definition.players) // 2] if given is None else given, 1
        )

    def fits(self, place: str, contest: Contest, entrants: Sequence[Entrant]) -> None:
        """Refuse entrants that cannot play a game, and a game that fewer than two of them play."""
        playing = [(at, one) for at, one in enumerate(entrants) if one.plays(contest.game)]
        for at, one in playing:
            self.tried(f"entrant.{at}.bot", check, one, contest.game)
        if len(playing) < 2:
            self.refuse(place, BadOption(f"fewer than two entrants play {contest.name}"))
