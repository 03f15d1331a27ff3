"""An experiment from words on the command line, and its results for programs; by the packages of rascals-core alone."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rascals.cli.desk import Desk
from rascals.cli.setup import box_of, make_game, read_options, seats, split_names, usual_players

if TYPE_CHECKING:
    from rascals.arena import Experiment, Tally
    from rascals.core.box import Box


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
    """Check everything that can be wrong before the first game."""
    from rascals.arena import Experiment

    box = box_of(desk, name)
    chosen = read_options(desk, box, options)
    playing = entrants(desk, box, bots, players)
    game = make_game(box, len(playing), edition, chosen, data)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return Experiment(box.name, playing, "0" if seed is None else seed, edition, chosen, folder, game.data)


def entrants(desk: Desk, box: Box, bots: str | None, players: int | None) -> tuple[str, ...]:
    """Return the bots that play, seat by seat: those named on the command line, or the game's usual ones."""
    return seats(desk, box, players, [], usual_bots(box, players) if bots is None else split_names(bots)).bots


def usual_bots(box: Box, players: int | None) -> list[str]:
    """Return who plays where nobody was named: the game's usual bot against random ones."""
    from rascals.bots import default

    others = (players or usual_players(box, 0, 1)) - 1
    return [default(box.name), *["random"] * others]


def results_json(experiment: Experiment, tally: Tally, asked: int, complete: bool) -> dict[str, Any]:
    """Return the results for JSON; the same for a seed whatever the machine or the number of workers."""
    from rascals.arena import standings

    return {
        "game": experiment.game,
        "edition": experiment.edition,
        "players": len(experiment.bots),
        "options": dict(experiment.options),
        **({"data": dict(experiment.data)} if experiment.data else {}),
        "seed": experiment.seed,
        "rascals": version("rascals-core"),
        "asked": asked,
        "complete": complete,
        "games": tally.games,
        "moves": tally.moves,
        "end_reasons": dict(sorted(tally.end_reasons.items())),
        "entrants": [standing.json() for standing in standings(experiment.bots, tally)],
    }
