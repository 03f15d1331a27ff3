"""Record finished games that later versions must still replay: tests/games/<game>/recorded/<players>.jsonl.

    python tools/record.py            record the games of numbers of players that have no file
    python tools/record.py --again    record all again, after a change of the rules that has a line in CHANGELOG.md

For each number of players it records, one after another in a file, one game for each way to end (with default options,
if bots reach that end with them) and one game for each option at a choice other than its default; for a game with many
options, a single one with all of them changed. For a game with editions it records one with all options changed in each
edition, and the ways to end in the editions that have them, in turn. Components changed by a recorded/*.toml are tried
first if the file applies to the edition. Among the games from several seeds it keeps the one with the most different
events that is not too long.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import chain, islice
from pathlib import Path
from typing import Any

import rascals

GAMES = Path(__file__).resolve().parents[1] / "tests/games"
CASTS = (("greedy", "timid", "spiteful", "random"), ("timid", "greedy"))  # the heuristics at a table, in turn
OWN_CASTS = {
    "goons": (("shopper", "gambler", "saver", "random"), ("gambler", "shopper")),
    "heist": (("runner", "saboteur", "hoarder", "random"), ("runner", "hoarder")),
}
SEEDS = 60  # seeds tried for each recorded game
ENOUGH = 12  # number of games with the wanted end to choose the most varied from
LONGEST = 260  # moves, so that the files stay small
MANY = 3  # a game with more options than this is recorded with all of them changed, not with each alone
CHOICES = 12  # of this many first choices of an option, the last one is recorded
OTHERS = {"turn_limit": 3, "last_turns": 2}  # choices used instead, for short games
# Options that exclude some others, and the options that each is recorded with.
APART: dict[str, dict[str, Any]] = {
    "early_bribes": {"early_bribes": True, "payoffs": True, "length": "short", "changes": 4}
}


def reasons(name: str) -> set[str]:
    """Return the end reasons of a game, read from its texts."""
    text = files(f"rascals.games.{name}").joinpath("text/en.ftl").read_text(encoding="utf-8")
    begin = f"{name}-end-"
    return {line.split(" =")[0].removeprefix(begin) for line in text.splitlines() if line.startswith(begin)}


def played(game: rascals.Game, seed: int) -> rascals.Match:
    """Play a game from a seed with bots of several heuristics."""
    casts = OWN_CASTS.get(game.name, CASTS)
    cast = casts[seed % len(casts)]
    return rascals.play(game, [cast[(seat + seed) % len(cast)] for seat in game.seats], seed=seed)


def variety(match: rascals.Match) -> int:
    """Count the distinct events of a match; events differ if their names or their string values do."""
    terms = (
        (event.name, *(value for value in event.args.values() if isinstance(value, str)))
        for ply in match.history
        for event in ply.events
    )
    return len(set(terms))


def richest(game: rascals.Game, first: int, reason: str | None) -> rascals.Match | None:
    """Return the most varied of the games from `SEEDS` seeds with an end reason (None: any); None if none has it."""
    matches = (played(game, seed) for seed in range(first, first + SEEDS))
    fitting = (m for m in matches if reason in {None, m.end_reason} and len(m.history) <= LONGEST)
    return max(islice(fitting, ENOUGH), key=variety, default=None)


def other_choices(definition: rascals.GameDefinition, edition: str | None, players: int) -> dict[str, Any]:
    """Return each option of an edition with a choice other than its default."""
    offered = [option for option in definition.options_of(edition) if option.name not in APART]
    choices = {option.name: option.choices_for(players)[:CHOICES][-1] for option in offered}
    return choices | {name: choice for name, choice in OTHERS.items() if name in choices}


def changed_components(name: str, edition: str | None) -> list[Path]:
    """Return the files that change components of an edition."""
    paths = sorted((GAMES / name / "recorded").glob("*.toml"))
    return [path for path in paths if edition in tomllib.loads(path.read_text(encoding="utf-8"))]


def tables(definition: rascals.GameDefinition, edition: str | None, players: int) -> list[rascals.Game]:
    """Return the games to try, in order, until bots reach a wanted end."""
    others = other_choices(definition, edition, players)
    default = rascals.game(definition.name, players=players, edition=edition)
    changed = rascals.game(definition.name, players=players, edition=edition, **others)
    near = [
        rascals.game(definition.name, players=players, edition=edition, data=path)
        for path in changed_components(definition.name, edition)
    ]
    return [*near, default, changed, changed, changed]


def ending_so(definition: rascals.GameDefinition, reason: str) -> Sequence[str]:
    """Return the editions that can end for a reason; empty if all can."""
    spans = getattr(definition.position, "ENDINGS", {})
    first, last = spans.get(definition.endings.index(reason), (0, -1))
    return definition.editions[first : last + 1]


def wanted(definition: rascals.GameDefinition) -> Iterator[tuple[int, list[rascals.Game], str | None]]:
    """Yield each game to record: its players, the games to try in turn, and the wanted end reason (None: any)."""
    editions: Sequence[str | None] = definition.editions or (None,)
    for players in definition.players:
        for reason in sorted(reasons(definition.name)):
            having = ending_so(definition, reason) or editions
            first = players % len(having)
            turns = (*having[first:], *having[:first])
            games = [game for edition in turns for game in tables(definition, edition, players)]
            yield players, games, reason
        for edition in editions:
            others = other_choices(definition, edition, players)
            if len(others) > MANY:
                changed = rascals.game(definition.name, players=players, edition=edition, **others)
                yield players, [changed], None
                continue
            for name, choice in others.items():
                yield players, [rascals.game(definition.name, players=players, edition=edition, **{name: choice})], None


def apart(definition: rascals.GameDefinition) -> Iterator[tuple[int, list[rascals.Game], str | None]]:
    """Yield, like `wanted`, the games to record for options that exclude some others."""
    for name in (option.name for option in definition.options if option.name in APART):
        for players in definition.players:
            yield players, [rascals.game(definition.name, players=players, **APART[name])], None


def recorded(games: list[rascals.Game], first: int, reason: str | None) -> rascals.Match | None:
    """Return the most varied match of the first game that reaches the end, or None; each game has its own seeds."""
    tries = (richest(game, first + number * SEEDS, reason) for number, game in enumerate(games))
    return next((match for match in tries if match), None)


def main(arguments: list[str]) -> int:
    """Record the missing games, or with --again all; return 1 if bots did not reach some end."""
    missing = []
    for definition in rascals.games().values():
        folder = GAMES / definition.name / "recorded"
        folder.mkdir(parents=True, exist_ok=True)
        paths = {players: folder / f"{players}.jsonl" for players in definition.players}
        saved = {path: "" for path in paths.values() if "--again" in arguments or not path.exists()}
        for number, (players, games, reason) in enumerate(chain(wanted(definition), apart(definition))):
            path = paths[players]
            if path not in saved:
                continue
            match = recorded(games, number * SEEDS, reason)
            if match is None:
                missing.append(f"{definition.name} of {players}: {reason}")
            else:
                saved[path] += match.save_text()
                print(f"{path.relative_to(GAMES)}: {len(match.history) - 1} moves, {match.end_reason}")
        for path, text in saved.items():
            path.write_text(text, encoding="utf-8")
    if missing:
        print(f"not reached by bots: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
