"""An experiment from command-line arguments, and its results as JSON; needs only the packages of rascals-core."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rascals.cli.desk import Desk, ProgramFault, UserFault
from rascals.cli.setup import definition_of, read_options, seats, split_names, usual_players, value_text

if TYPE_CHECKING:
    from rascals.arena import Experiment, GameFailed, Tally
    from rascals.arena.pool import Job, Progress
    from rascals.core.definition import GameDefinition

S = TypeVar("S")


@dataclass(frozen=True)
class PlayedExperiment(Generic[S]):
    """The sums over the games played, whether all games requested were played, and the failure, if any."""

    sums: S
    complete: bool
    failed: GameFailed | None = None


def play_all(job: Job[Any], games: int, workers: int, progress: Progress) -> PlayedExperiment[Any]:
    """Play games; if one fails, return the sums of those before it."""
    from rascals.arena import GameFailed, run

    try:
        return PlayedExperiment(*run(job, games, workers, progress))
    except GameFailed as failed:
        return PlayedExperiment(failed.sums, complete=False, failed=failed)


def raise_failure(desk: Desk, failed: GameFailed, command: Sequence[str]) -> None:
    """Raise an error that names the failed game and, after `command`, the options that play it again."""
    message = desk.english.error(failed)
    if failed.index is not None:
        again = shlex.join([*command, "--again", str(failed.index), "--debug"])
        message += f" To play it alone and see where it fails: {again}"
    raise (UserFault if failed.outside else ProgramFault)(message) from failed


def command_words(
    command: Sequence[str],
    bots: Sequence[str],
    seed: int | str,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: Path | None = None,
) -> list[str]:
    """Return the arguments of a command that plays games with these bots and this seed; `data`: a components file."""
    words = [*command, *(["--edition", edition] if edition else [])]
    for name, choice in (options or {}).items():
        words += ["--option", f"{name}={value_text(choice)}"]
    words += [] if data is None else ["--data", str(data)]
    return [*words, "--bots", ",".join(bots), "--seed", str(seed)]


def simulate_words(program: str, experiment: Experiment) -> list[str]:
    """Return the arguments of the command that plays an experiment."""
    return command_words(
        [*program.split(), "simulate", experiment.game],
        experiment.bots,
        experiment.seed,
        experiment.edition,
        experiment.options,
        experiment.data_file,
    )


def make_experiment(
    desk: Desk,
    name: str,
    bots: str | None,
    players: int | None,
    options: list[str],
    edition: str | None,
    data: Path | None,
    seed: str | None,
    folder: Path | None,
) -> Experiment:
    """Return the experiment; reject all invalid arguments before the first game."""
    from rascals.arena import Experiment

    definition = definition_of(desk, name)
    chosen = read_options(desk, definition, options)
    playing = entrants(desk, definition, bots, players)
    seed = "0" if seed is None else seed
    experiment = Experiment(definition.name, playing, seed, edition, chosen, folder, {} if data is None else data)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return experiment


def entrants(desk: Desk, definition: GameDefinition, bots: str | None, players: int | None) -> tuple[str, ...]:
    """Return the bots by seat: those named on the command line, or the game's default ones."""
    return seats(
        desk, definition, players, [], usual_bots(definition, players) if bots is None else split_names(bots)
    ).bots


def usual_bots(definition: GameDefinition, players: int | None) -> list[str]:
    """Return the bots if none is named: the game's default bot against random ones."""
    from rascals.bots import default

    others = (players or usual_players(definition, 0, 1)) - 1
    return [default(definition.name), *["random"] * others]


def results_json(experiment: Experiment, tally: Tally, asked: int, complete: bool) -> dict[str, Any]:
    """Return the results as JSON-ready data: for a seed, the same on any machine with any number of workers."""
    from rascals.arena import standings

    return {
        "game": experiment.game,
        "edition": experiment.edition,
        "players": len(experiment.bots),
        "options": dict(experiment.options),
        **({"data": dict(experiment.changes)} if experiment.changes else {}),
        "seed": experiment.seed,
        "rascals": version("rascals-core"),
        "asked": asked,
        "complete": complete,
        "games": tally.games,
        "moves": tally.moves,
        "end_reasons": dict(sorted(tally.end_reasons.items())),
        "entrants": [standing.json() for standing in standings(experiment.bots, tally)],
    }
