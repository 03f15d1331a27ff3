"""A recipe: all that training an expert depends on, from a TOML file. Equal recipes give equally good experts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rascals.bots.registry import names
from rascals.core.errors import BadOption, quoted
from rascals.core.game import Game
from rascals.core.toml_lines import read_toml
from rascals.core.user_files import text_of

LEAST_GAMES = 20  # the fewest games between two steps of learning


@dataclass(frozen=True)
class Recipe:
    """How an expert is trained.

    `players`: one expert is trained for each of these numbers; `edition`, `options`: those of the game. First the
    network imitates `recorded` games of the bot `teacher`, in `epochs` passes; without a teacher it starts from random
    weights. Then it plays `games` games and learns after every `step` of them. In a fraction `alone` of them it sits on
    all seats, in the others on one; of these, a fraction `taught` has only imitations of the teacher as opponents, the
    rest a mix of these and up to `past` of its own earlier selves. `wide`, `narrow`: sizes of the hidden layers.
    `rate` (of learning) and `entropy` (the weight of the entropy bonus) decrease over the training. `margin`: the worth
    of a point above the others' average, where a victory is worth 1.

    With a `trace` the network learns what positions are worth instead (`rascals.training.valuing`): it plays `games`
    games on all seats, then learns from the recorded games of the teacher, if there is one. `trace`: the lambda of
    TD(lambda); `heat`, `cool`: the temperature of its choice among moves by their values, at the beginning and at the
    end.
    """

    players: tuple[int, ...]
    edition: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "rascals"
    wide: int = 96
    narrow: int = 48
    teacher: str = ""
    recorded: int = 1000
    epochs: int = 6
    games: int = 100_000
    step: int = 1000
    alone: float = 0.1
    taught: float = 0.8
    past: int = 5
    rate: float = 0.0007
    entropy: float = 0.03
    margin: float = 0.005
    trace: float | None = None
    heat: float | None = None
    cool: float | None = None

    @classmethod
    def read(cls, game: str, text: str) -> Recipe:
        """Read a recipe; BadData if it is not TOML, BadOption if it is invalid."""
        return cls.of(game, read_toml(text)[0])

    @classmethod
    def of(cls, game: str, entries: Mapping[str, Any]) -> Recipe:
        """Return the recipe with these entries; BadOption if they are invalid."""
        known = {one.name: one for one in fields(cls)}
        for name, value in entries.items():
            if name not in known:
                raise BadOption.unknown("entry of a recipe", name, tuple(known))
            _check(name, value)
        recipe = cls(**{**entries, "players": tuple(entries.get("players", ()))})
        if not recipe.players:
            raise BadOption("a recipe names numbers of players, as in players = [4]")
        for players in recipe.players:
            recipe.kind(game, players)
        if recipe.teacher and recipe.teacher not in names(game):
            raise BadOption.unknown("bot", recipe.teacher, names(game), of=game)
        return recipe

    def kind(self, game: str, players: int) -> Game:
        """Return the game for this number of players; BadOption if the recipe's choices do not fit it."""
        import rascals

        return Game.choose(rascals.game(game).definition, players, self.edition, self.options)


_LIMITS: dict[str, tuple[float, float]] = {
    "wide": (4, 1024),
    "narrow": (4, 1024),
    "recorded": (1, 1e9),
    "epochs": (0, 1000),
    "games": (0, 1e12),
    "step": (LEAST_GAMES, 1e4),
    "alone": (0, 1),
    "taught": (0, 1),
    "past": (0, 50),
    "rate": (1e-7, 1),
    "entropy": (0, 1),
    "margin": (0, 1),
    "trace": (0, 1),
    "heat": (1e-6, 10),
    "cool": (1e-6, 10),
}


def _check(name: str, value: object) -> None:
    """Raise BadOption for an entry of the wrong type or out of its range."""
    if name in _LIMITS:
        least, most = _LIMITS[name]
        whole = isinstance(getattr(Recipe, name), int)
        right = isinstance(value, int if whole else int | float) and not isinstance(value, bool)
        if not right or not least <= value <= most:  # type: ignore[operator]
            raise BadOption(f"{name} in a recipe is a number from {least} to {most}, not {quoted(value)}")
    elif name == "players":
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            raise BadOption("a recipe names numbers of players, as in players = [4]")
    elif not isinstance(value, dict if name == "options" else str):
        raise BadOption(f"{name} in a recipe cannot be {quoted(value)}")


def recipe_of(game: str, file: Path | None = None) -> Recipe:
    """Return the recipe in a file; without a file the game's own, else a short default without a teacher."""
    import rascals

    if file is not None:
        return Recipe.read(game, text_of(file))
    package = f"rascals.bots.{game}"
    if find_spec(package) is not None:
        own = files(package).joinpath("recipe.toml")
        if own.is_file():
            return Recipe.read(game, own.read_text(encoding="utf-8"))
    return Recipe(players=(rascals.game(game).players,))
