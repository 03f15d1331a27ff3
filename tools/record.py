"""Record finished games that later versions must still replay: tests/games/<game>/recorded/*.jsonl.

    python tools/record.py            games that are missing
    python tools/record.py --again    all of them anew: after a change of the rules, with a line in CHANGELOG.md

For each edition and number of players: one game for each way a game ends, and one with each option at another choice.
Of some seeds the game in which most different things happen is taken.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import rascals

GAMES = Path(__file__).resolve().parents[1] / "tests/games"
TEMPERAMENTS = ("greedy", "timid", "spiteful", "random")
SEEDS = 60  # tried for each game


def reasons(name: str) -> set[str]:
    """Return the reasons a game can end for: those its texts have a sentence for."""
    text = files(f"rascals.games.{name}").joinpath("text/en.ftl").read_text(encoding="utf-8")
    begin = f"{name}-end-"
    return {line.split(" =")[0].removeprefix(begin) for line in text.splitlines() if line.startswith(begin)}


def played(game: rascals.Game, seed: int) -> rascals.Match:
    """Let bots of several temperaments play a game from a seed."""
    bots = [TEMPERAMENTS[(seat + seed) % len(TEMPERAMENTS)] for seat in game.seats]
    return rascals.play(game, bots, seed=seed)


def variety(match: rascals.Match) -> int:
    """Count the different events of a match, told apart by name and terms."""
    terms = (
        (event.name, *(value for value in event.args.values() if isinstance(value, str)))
        for command in match.commands
        for event in command.events
    )
    return len(set(terms))


def richest(game: rascals.Game, first: int, reason: str | None) -> rascals.Match | None:
    """Return the game with most variety among those from some seeds that end for a reason; None if none does."""
    matches = (played(game, seed) for seed in range(first, first + SEEDS))
    return max((m for m in matches if reason in {None, m.end_reason}), key=variety, default=None)


def wanted(box: rascals.Box) -> Iterator[tuple[str, rascals.Game, str | None]]:
    """Yield what is to be recorded: a name, a game, and the end it must come to (None: any)."""
    for edition, players in product(box.editions or (None,), box.players):
        start = f"{edition}-{players}" if edition else f"{players}"
        for reason in sorted(reasons(box.name)):
            yield f"{start}-{reason}", rascals.game(box.name, players=players, edition=edition), reason
        for option in box.options:
            choice = option.choices_for(players)[-1]
            game = rascals.game(box.name, players=players, edition=edition, **{option.name: choice})
            yield f"{start}-{option.name}-{choice}".lower(), game, None


def main(arguments: list[str]) -> int:
    """Record what is missing, or with --again everything; return 1 if an end was never reached."""
    missing = []
    for box in rascals.games().values():
        folder = GAMES / box.name / "recorded"
        folder.mkdir(parents=True, exist_ok=True)
        for number, (name, game, reason) in enumerate(wanted(box)):
            path = folder / f"{name}.jsonl"
            if path.exists() and "--again" not in arguments:
                continue
            match = richest(game, number * SEEDS, reason)
            if match is None:
                missing.append(path.name)
            else:
                match.save(path)
                print(f"{path.relative_to(GAMES)}: {len(match.commands) - 1} moves, {match.end_reason}")
    if missing:
        print(f"not reached by bots: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
