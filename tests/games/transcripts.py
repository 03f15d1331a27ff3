"""Readable games, checked line by line: a text file says what is done and what must then be so.

    game felicity players=4 first_player=0      begins a scene; a file may hold several
    game goons players=2 data=values.toml       … with components from a file beside it
    seed 7                                      sets it up by chance; or:
    chance 7/10 0/10 9/10 6/10                  … with these outcomes (value/of how many); later: of the next move
    position {"round": 9, …}                    … at a position
    but {"bank": 3, …}                          … at that position once more, with other entries
    0: place 11                                 a seat's move, whose events then have to be in the state
    refuse 1: bid 99 = bid-too-high F-11        a move the rules refuse: reason, clause, and {values} if given
    legal 1: pass; bid 4                        all legal moves of a seat
    acting 1                                    the seats awaited; none when the game is over
    is bank = 6                                 a path into the position
    see 1 row[*].pet = ["11", null]             a path into a seat's view, or into that of `all`, the spectator
    events passed mice_taken revealed           all events of the last ply, by name
    event revealed {"owner": 0, …}              one of them, open
    hear 1 placed {"seat": 0, "pet": null}      one of them, as a seat or `all` may know it
    unheard 1 offer_shown                       one that happened, and that a seat or `all` learns nothing of
    scores 1 2 3 4 / winners 2 / end REASON     the result

A line that begins with a blank goes on with the one before. `#` begins a comment, after two blanks also in a line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs

import rascals
from rascals.core.schema import schema_of_view
from rascals.laws.claims import check, emissions_of

HERE = Path(__file__).parent
WRITTEN = sorted(HERE.glob("*/transcripts/*.txt"))


class Recorded(NamedTuple):
    """A finished game on record: the game, its number in the file of its players, and the saved game itself."""

    game: str
    players: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.game}/{self.players}-{self.number}"


def recorded() -> list[Recorded]:
    """Return the games on record, of GAME/recorded/PLAYERS.jsonl: saved games one after another."""
    found = []
    for path in sorted(HERE.glob("*/recorded/*.jsonl")):
        games: list[list[str]] = []
        for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
            if "format" in json.loads(line):
                games.append([])
            games[-1].append(line)
        found += [Recorded(path.parts[-3], path.stem, n, "".join(lines)) for n, lines in enumerate(games, start=1)]
    return found


class Failure(AssertionError):
    """A line that does not hold: the file, its number, the line, and why."""


def statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield the statements of a transcript with the number of the line each begins on."""
    begun: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        bare = re.sub(r"(^|  )#.*", "", line).rstrip()
        if bare.startswith(" ") and begun:
            begun[-1] = (begun[-1][0], f"{begun[-1][1]} {bare.strip()}")
        elif bare:
            begun.append((number, bare))
    yield from begun


def at(data: Any, path: list[str]) -> Any:
    """Follow a path such as `row[*].pet`, split at its dots and brackets, into lists and objects."""
    if not path:
        return data
    if path[0] == "*":
        return [at(item, path[1:]) for item in data]
    return at(data[int(path[0])] if isinstance(data, list) else data[path[0]], path[1:])


def same(found: Any, expected: Any) -> None:
    """Fail, with both values, unless they are equal."""
    if json.dumps(found, sort_keys=True) != json.dumps(expected, sort_keys=True):
        raise Failure(f"expected {json.dumps(expected)}\n     found {json.dumps(found)}")


def changed(position: dict[str, Any], entries: dict[str, Any]) -> dict[str, Any]:
    """Return a position with other entries, and those within its objects."""
    inside = {
        key: changed(position[key], entry) for key, entry in entries.items() if isinstance(position.get(key), dict)
    }
    return position | entries | inside


def viewer(word: str) -> int | None:
    """Read who looks or hears: a seat, or `all` for a spectator."""
    return None if word == "all" else int(word)


@cache
def validator(name: str) -> Any:
    """Return the validator of a game's views."""
    return jsonschema_rs.validator_for(schema_of_view(rascals.games()[name]))


class Transcript:
    """Carries out the statements of one transcript; each kind is a method of its name."""

    game: rascals.Game
    match: rascals.Match
    position: dict[str, Any]  # the one given last
    folder: Path  # where the files that it names lie

    def __init__(self) -> None:
        self.checked: list[str] = []  # the kinds of statements that held
        self.scenes: list[rascals.Game] = []
        self.outcomes: list[tuple[int, int]] | None = None  # forced upon the next move

    def run(self, path: Path) -> Transcript:
        """Run a file; Failure where a line does not hold or cannot be read."""
        return self.play(path, statements(path.read_text(encoding="utf-8")))

    def play(self, path: Path, lines: Iterable[tuple[int, str]]) -> Transcript:
        """Carry out statements of a file, which have their numbers; Failure as of `run`."""
        self.folder = path.parent
        for number, line in lines:
            try:
                self.obey(line)
            except (
                Failure,
                ValueError,
                LookupError,
                TypeError,
                AttributeError,
                jsonschema_rs.ValidationError,
            ) as error:
                raise Failure(f"{path.name}:{number}: {line}\n  {type(error).__name__}: {error}") from error
        return self

    def obey(self, line: str) -> None:
        """Carry out one statement; whoever looks at a state sees what the type of views declares."""
        word, _, rest = line.partition(" ")
        if word.endswith(":"):
            before = self.match.copy()
            self.match.enter(int(word[:-1]), rest, self.outcomes)
            check(self.game, emissions_of(before, self.match))
            self.outcomes = None
        else:
            getattr(self, f"do_{word}")(rest)
            self.checked.append(word)
        if word.endswith(":") or word in {"seed", "chance", "position", "but"}:
            for seat in (*self.match.acting, None):
                self.view_type.validate(self.match.view(seat))

    def do_game(self, rest: str) -> None:
        name, *options = rest.split()
        chosen: dict[str, Any] = dict(option.split("=") for option in options)
        if "data" in chosen:
            chosen["data"] = self.folder / chosen["data"]
        self.game = rascals.game(name, players=int(chosen.pop("players")), **chosen)
        self.scenes.append(self.game)
        self.view_type = validator(self.game.name)
        self.__dict__.pop("match", None)

    def do_seed(self, rest: str) -> None:
        self.match = self.game.new(seed=int(rest))

    def do_chance(self, rest: str) -> None:
        pairs = [outcome.split("/") for outcome in rest.split()]
        outcomes = [(int(limit), int(value)) for value, limit in pairs]
        if hasattr(self, "match"):
            self.outcomes = outcomes
        else:
            self.match = self.game.replay([], [outcomes], seed=0)

    def do_position(self, rest: str) -> None:
        self.position = json.loads(rest)
        self.match = self.game.from_position(self.position, seed=0)

    def do_but(self, rest: str) -> None:
        self.match = self.game.from_position(changed(self.position, json.loads(rest)), seed=0)

    def do_refuse(self, rest: str) -> None:
        asked, _, answer = rest.partition(" = ")
        seat, move = asked.split(": ", 1)
        refusal = self.match.why_not(int(seat), move)
        reason, clause, *values = answer.split(maxsplit=2)
        found = refusal and [refusal.reason, refusal.clause, *([dict(refusal.args)] if values else [])]
        same(found, [reason, clause, *map(json.loads, values)])

    def do_legal(self, rest: str) -> None:
        seat, moves = rest.split(": ", 1)
        same("; ".join(map(str, self.match.legal(int(seat)))), moves)

    def do_acting(self, rest: str) -> None:
        same(self.match.acting, [int(seat) for seat in rest.split()])

    def do_is(self, rest: str) -> None:
        path, _, expected = rest.partition(" = ")
        same(at(self.match.position(), re.findall(r"[^.\[\]]+", path)), json.loads(expected))

    def do_see(self, rest: str) -> None:
        who, rest = rest.split(" ", 1)
        path, _, expected = rest.partition(" = ")
        same(at(self.match.view(viewer(who)), re.findall(r"[^.\[\]]+", path)), json.loads(expected))

    def do_events(self, rest: str) -> None:
        same([event.name for event in self.match.history[-1].events], rest.split())

    def do_event(self, rest: str) -> None:
        self._happened(rest, [event.open() for event in self.match.history[-1].events])

    def do_hear(self, rest: str) -> None:
        who, rest = rest.split(" ", 1)
        self._happened(rest, [event.seen_by(viewer(who)) for event in self.match.history[-1].events])

    def do_unheard(self, rest: str) -> None:
        who, name = rest.split()
        events = [event for event in self.match.history[-1].events if event.name == name]
        same([event.seen_by(viewer(who)) for event in events] or "no such event", [None] * len(events))

    def _happened(self, rest: str, events: Sequence[Mapping[str, Any] | None]) -> None:
        name, _, args = rest.partition(" ")
        named = [event["args"] for event in events if event and event["event"] == name]
        expected = json.loads(args or "{}")
        if expected not in named:
            raise Failure(f"expected {json.dumps(expected)}\n     found {json.dumps(named)}")

    def do_scores(self, rest: str) -> None:
        same(self.match.scores, [int(points) for points in rest.split()])

    def do_winners(self, rest: str) -> None:
        same(self.match.winners, [int(seat) for seat in rest.split()])

    def do_end(self, rest: str) -> None:
        same(self.match.end_reason, rest)
