"""Laws of what must be reproducible: positions, saved games, seeds, and compiled execution."""

from __future__ import annotations

import json
from typing import Any

from rascals.core import loading, rules
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.schema import schema_of_game
from rascals.laws.playing import is_of, states, walk

GAMES = 10  # random games in both executions


def positions_read_back(game: Game, depth: int = 1, /) -> None:
    """A position matches its schema, and survives a round trip through JSON, with the same views."""
    schemas = schema_of_game(game)["$defs"]
    for match in states(game, depth):
        is_of("Position", match.position(), schemas)
        again = game.from_position(json.loads(json.dumps(match.position())), seed=1)
        assert again.position() == match.position()
        for viewer in (*game.seats, None):
            assert again.view(viewer) == match.view(viewer)
        _reads_over(game, match, states(game, depth)[-1].state)


def _reads_over(game: Game, match: Match, used: Any) -> None:
    """A position is complete: read into a used state, it leaves nothing of what was there."""
    data = json.loads(json.dumps(game.definition.write_position(match.state)))
    fresh = game.new_state(9)
    for s in (used, fresh):
        game.definition.read_position(s, data)
        s.chance[:] = match.state.chance
    assert used == fresh, f"{match.position()} is incomplete"


def saved_games_hold(game: Game, depth: int = 1, /) -> None:
    """A saved game matches its schema, verifies and loads, finished or not."""
    found, schemas = states(game, depth), schema_of_game(game)["$defs"]
    for match in found[:: len(found) // (3 * depth)]:
        text = match.save_text()
        for line in map(json.loads, text.splitlines()):
            is_of("SavedLine", line, schemas)
        assert loading.verify_text(text, lambda *_, **__: game).ok
        assert loading.load_text(text, lambda *_, **__: game).position() == match.position()


def chance_is_the_seeds(game: Game, depth: int = 1, /) -> None:
    """Equal seeds and moves give equal games; setup overwrites whatever a state held."""
    for seed in range(7, 7 + depth):
        one, two = ([match.copy() for match in walk(game, seed)][-1] for _ in range(2))
        assert (one.history, one.position()) == (two.history, two.position())
        used, fresh = one.state, game.new_state(9)
        used.chance[:] = fresh.chance
        rules.setup(used)
        rules.setup(fresh)
        assert used == fresh


def compiled_is_plain(game: Game, depth: int = 1, /) -> None:
    """Whole random games are the same plain and compiled, number for number; needs the extra `compiled`."""
    from rascals.laws.comparing import compare

    for seed in range(GAMES * depth):
        compare(game, seed)
