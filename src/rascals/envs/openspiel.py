"""The games in OpenSpiel: importing this registers each as `rascals_NAME`. Needs the extra `envs`.

    import pyspiel
    import rascals.envs.openspiel

    game = pyspiel.load_game("rascals_felicity(players=4,options=small_dog:mildest;open_mice:true)")

Parameters: `players`; `edition`, if a game has several; `options`, as `name:choice;name:choice`, with spaces between
the words of a choice of several; `data`: changed components, as `path:number;path:number number number`; `returns`:
`points` as the game counts them, or each player's share of the `victory`, which sum to 1; `chance`: `seed` or
`explicit`. `text_of` writes the text of a game of `rascals.game`.

With `chance=seed` chance comes first: `DIGITS` chance nodes with `OUTCOMES` equal outcomes each are the bytes of a
seed, from which all that is random in the game follows; the game is that of `rascals.game(…).new(seed=bytes(…))`.
Chance nodes are explicit, not sampled during the game, because OpenSpiel 2.0 can neither save nor pickle a Python game
whose chance is `SAMPLED_STOCHASTIC`: it needs a generator's state that Python cannot provide. Nothing that a player is
shown depends on future chance, and `resample_from_infostate` draws that again.

With `chance=explicit` each draw of the rules is a chance node where it happens, with as many equal outcomes as the
rules draw from. A game small enough can then be solved exactly (`rascals.envs.solving`). A setup or action that draws
is run from its beginning once more for each draw.

`rascals.envs.situations` describes the rest: composite moves step by step, simultaneous choices in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

import rascals
from rascals.bots.interface import Turn
from rascals.core.canonical import canonical
from rascals.core.definition import GameDefinition
from rascals.core.game import Game
from rascals.envs.situations import DIGEST, OutcomeWanted, Situation, given

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("rascals.envs.openspiel needs OpenSpiel: pip install open_spiel") from error

PREFIX = "rascals_"
DIGITS, OUTCOMES = 4, 256  # of the seed: 2 ** 32 deals
MOST_POINTS = 20_000  # far above what any game gives or takes, whatever its options
MOST_ACTIONS = 100_000  # far above any game, whatever its options
RETURNS = ("points", "victory")
CHANCES = ("seed", "explicit")
SETUP = -1  # in place of an action
UNUSED = b""  # the seed of a game whose chance is explicit
BYTE = 255
FINEST = 2**53  # numbers that a sampler tells apart
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def register() -> tuple[str, ...]:
    """Register the games that are not registered yet; return the names of all. Importing this module calls it once."""
    known = set(pyspiel.registered_names())
    for definition in rascals.games().values():
        if PREFIX + definition.name not in known:
            kind = _type_of(definition)
            # A class for each, as OpenSpiel releases what it was given only after the interpreter has ended.
            pyspiel.register_game(kind, type(f"Spiel{definition.name.capitalize()}", (SpielGame,), {"kind": kind}))
    return tuple(PREFIX + name for name in rascals.games())


def _type_of(definition: GameDefinition) -> Any:
    """Return the game type that OpenSpiel needs before a game is loaded."""
    editions = {"edition": definition.editions[-1]} if definition.editions else {}
    return pyspiel.GameType(
        short_name=PREFIX + definition.name,
        long_name=f"Rascals: {definition.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(definition.players),
        min_num_players=min(definition.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": definition.players[len(definition.players) // 2],
            "options": "",
            "returns": RETURNS[0],
            "chance": CHANCES[0],
            "data": "",
            **editions,
        },
    )


def options_in(text: str) -> dict[str, str]:
    """Return the options in `name:choice;name:choice`; ValueError for any other form."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    if any(":" not in part for part in parts):
        raise ValueError(f"options are written name:choice;name:choice, not {text!r}")
    pairs = (part.split(":", 1) for part in parts)
    return {name.strip(): choice.strip() for name, choice in pairs}


def data_in(text: str) -> dict[str, int | list[int]]:
    """Return the components in `path:number;path:number number number`; ValueError for any other form."""
    found: dict[str, int | list[int]] = {}
    for path, value in options_in(text).items():
        try:
            numbers = [int(one) for one in value.split()]
        except ValueError:
            raise ValueError(f"data is written path:number;path:number number number, not {text!r}") from None
        found[path] = numbers if len(numbers) > 1 else numbers[0]
    return found


def text_of(game: Game, *, chance: str = CHANCES[0], returns: str = RETURNS[0]) -> str:
    """Return the text by which `pyspiel.load_game` loads a game with its players, options and changed components.

    ValueError if a changed component is neither a number nor a list of at least two.
    """
    chosen = {"players": str(game.players), "chance": chance, "returns": returns}
    if game.edition is not None:
        chosen["edition"] = game.edition
    if game.changed_options:
        chosen["options"] = ";".join(f"{name}:{_words(value)}" for name, value in game.changed_options.items())
    if game.data:
        chosen["data"] = ";".join(f"{path}:{_numbers(path, value)}" for path, value in game.data.items())
    return f"{PREFIX}{game.name}({','.join(f'{name}={value}' for name, value in chosen.items())})"


def _words(choice: object) -> str:
    """Return a choice of an option as `options_in` and the option read it."""
    return " ".join(map(str, choice)) if isinstance(choice, list | tuple) else str(choice).lower()


def _numbers(path: str, value: object) -> str:
    """Return a component as `data_in` reads it."""
    numbers = list(value) if isinstance(value, list | tuple) and len(value) > 1 else [value]
    if not all(isinstance(one, int) for one in numbers):
        raise ValueError(f"only numbers and lists of several fit into the text of a game, not {path}: {value!r}")
    return " ".join(map(str, numbers))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of players and options chosen, for OpenSpiel; `pyspiel.load_game` makes it.

    `rascals`: the game in this library. ValueError lists the valid players, editions and options.
    """

    kind: ClassVar[Any]  # its type, as OpenSpiel calls it

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        name = self.kind.short_name.removeprefix(PREFIX)
        options: dict[str, Any] = options_in(parameters["options"])
        definition = rascals.game(name).definition
        data = data_in(parameters["data"])
        self.rascals = Game.choose(definition, parameters["players"], parameters.get("edition"), options, data)
        for name, valid in (("returns", RETURNS), ("chance", CHANCES)):
            if parameters[name] not in valid:
                raise ValueError(f"unknown {name} {parameters[name]!r}; valid: {', '.join(valid)}")
        self.counts_points = parameters["returns"] == RETURNS[0]
        self.explicit = parameters["chance"] == CHANCES[1]
        self._beginning = self.held()
        super().__init__(self.kind, self._info(), parameters)

    def held(self, situation: Situation | None = None) -> Held:
        """Return the data of a state: in this situation, or before the deal."""
        return (Drawn if self.explicit else Held)(self.rascals, situation, counts_points=self.counts_points)

    def beginning(self) -> Held:
        """Return the data of a new state; OpenSpiel also makes one for every clone."""
        return self._beginning.copy()

    def _info(self) -> Any:
        """Return the bounds of a game's actions, chance, utility and length."""
        return pyspiel.GameInfo(
            num_distinct_actions=self.rascals.definition.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rascals.players,
            min_utility=-float(MOST_POINTS) if self.counts_points else 0.0,
            max_utility=float(MOST_POINTS) if self.counts_points else 1.0,
            utility_sum=None,
            max_game_length=MOST_ACTIONS,
        )

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """A game is pickled as its text, and loaded through this module, which registers the games."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return a game whose seed is still to be drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many bytes the seed has; if chance is explicit, a number far above what the rules draw."""
        return MOST_ACTIONS if self.explicit else DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """Return the observer of a kind; None for the unsupported kind: all players' private information."""
        if params:
            raise ValueError(f"observers take no parameters, not {params!r}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = wanted.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        alone = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.rascals, recall=wanted.perfect_recall, public=wanted.public_info, private=alone)


def _loaded(text: str) -> Any:
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of a game: what has been drawn so far, and the situation it leads to.

    Everything is in the one attribute `held`, because OpenSpiel clones and saves states attribute by attribute.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held = game.beginning()

    @property
    def situation(self) -> Situation | None:
        """The current situation, with `Situation.view` and more; None before the deal.

        While an action's chance is being drawn it is the situation before that action.
        """
        return self.held.situation

    # ------------------------------------------------------------ what OpenSpiel calls

    def current_player(self) -> int:
        """Return who decides: a player, chance, or nobody once the game is over."""
        return self.held.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next draw, or the next byte of the seed, equally probable."""
        return self.held.chance_outcomes()

    def _legal_actions(self, _player: int) -> list[int]:
        return self.held.dealt.legal()

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.outcome(action) if player == CHANCE else str(self.held.dealt.move(action))

    def returns(self) -> list[float]:
        """Return what each player has won; nothing before the game is over."""
        return self.held.returns()

    def __str__(self) -> str:
        return str(self.held)

    # ------------------------------------------------------------ sampled states

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state consistent with what a player knows: everything hidden, and future chance, is drawn again.

        `sampler` returns numbers from 0 to below 1, like `pyspiel.UniformProbabilitySampler` or `random.random`. The
        player's information state and legal actions are the same. Like a determinized match it has no history.
        """
        return _standing(self.get_game(), self.held.dealt.resampled(player, int(sampler() * FINEST)))


class SpielObserver:
    """What a player, or a spectator, observes: as `string_from`, and after `set_from` as `tensor` and by `dict`.

    `recall`: with everything seen and done before. A tensor cannot hold histories of any length: it has the
    numbers of `observation` (float32, one for each of `Game.observation_layout`), and with `recall` a digest of the
    history in `recall`, numbers from 0 to 1. They distinguish information sets but are useless for learning.
    `public` without `private`: a spectator's; `private` alone: what a player but no spectator sees, as text only.
    """

    def __init__(self, game: Game, *, recall: bool, public: bool, private: bool) -> None:
        self._recall, self._public, self._private = recall, public, private
        numbers = game.definition.observation.size
        sizes = {"observation": numbers} | ({"recall": DIGEST} if recall else {})
        self.tensor = np.zeros(sum(sizes.values()), np.float32) if public else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor[:numbers]}
        if self.tensor is not None and recall:
            self.dict["recall"] = self.tensor[numbers:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player observes; zeros before the deal."""
        if self.tensor is None:
            return
        situation, viewer = state.situation, self._viewer(player)
        if situation is None:
            self.tensor[:] = 0
            return
        self.dict["observation"][:] = situation.numbers(viewer)
        if self._recall:
            self.dict["recall"][:] = np.frombuffer(situation.digest(viewer), np.uint8) / np.float32(BYTE)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player observes as JSON, with recall one item a line; empty before the deal."""
        situation, viewer = state.situation, self._viewer(player)
        if situation is None or (viewer is None and not self._public):
            return ""
        if not self._public:
            return canonical(beyond(situation.view(viewer), situation.view(None)) or {})
        return situation.text(viewer) if self._recall else canonical(situation.view(viewer))

    def _viewer(self, player: int) -> int | None:
        """Return the seat whose view it shows; None: a spectator's."""
        return player if self._private else None


class Held:
    """The data of a state: the bytes of the seed until there are `DIGITS` of them, then the situation.

    `player`: the current player, with OpenSpiel's numbers for chance and the end.
    """

    __slots__ = ("counts_points", "game", "player", "seed", "situation")

    def __init__(self, game: Game, situation: Situation | None = None, *, counts_points: bool) -> None:
        self.game, self.situation, self.counts_points = game, situation, counts_points
        self.seed = b""
        self._look()

    @property
    def dealt(self) -> Situation:
        """The situation after the deal; RuntimeError before."""
        if self.situation is None:
            raise RuntimeError("the game is not dealt yet")
        return self.situation

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the current chance node, with their probabilities."""
        return EQUAL

    def outcome(self, action: int) -> str:
        """Return an outcome as text."""
        return f"seed {action:02x}"

    def apply(self, action: int) -> None:
        """Play an action, or take an outcome of chance."""
        if self.situation is not None:
            self.situation.play(action)
        else:
            self.seed += bytes([action])
            if len(self.seed) == DIGITS:
                self.situation = Situation.begun(self.game, self.seed)
        self._look()

    def _look(self) -> None:
        situation = self.situation
        self.player = CHANCE if situation is None else TERMINAL if situation.over else situation.seat

    def returns(self) -> list[float]:
        """Return what each player has won; nothing before the game is over."""
        if self.situation is None or not self.situation.over:
            return [0.0] * self.game.players
        return [float(one) for one in self.situation.points()] if self.counts_points else self.situation.victories()

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self._twin()
        twin.situation = None if self.situation is None else self.situation.copy()
        return twin

    def _twin(self) -> Self:
        """Return a copy with the same situation."""
        twin = object.__new__(type(self))
        for kind in type(self).__mro__:
            for name in getattr(kind, "__slots__", ()):
                setattr(twin, name, getattr(self, name))
        return twin

    def __deepcopy__(self, _memo: object) -> Held:
        return self.copy()

    def __str__(self) -> str:
        return f"seed {self.seed.hex()}" if self.situation is None else str(self.situation)


class Drawn(Held):
    """The data of a state whose chance is explicit: a situation, an `action` tried in it, and its `outcomes` so far.

    `limit`: the next draw is from 0 to `limit` - 1; 0 if a player decides. `action` may be SETUP. A situation
    never changes, so copies share it.
    """

    __slots__ = ("action", "limit", "outcomes")

    def __init__(self, game: Game, situation: Situation | None = None, *, counts_points: bool) -> None:
        self.action = SETUP
        self.outcomes: tuple[int, ...] = ()
        self.limit = 0
        if situation is not None:
            for s in (situation.state, situation.settled):
                s.chance[:] = game.new_state(UNUSED).chance  # so that equal positions are equal states
        super().__init__(game, situation, counts_points=counts_points)
        if situation is None:
            self._try()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of the next draw; the rules draw them with equal probability."""
        return [(outcome, 1 / self.limit) for outcome in range(self.limit)]

    def outcome(self, action: int) -> str:
        """Return an outcome as text."""
        return f"draw {action} of {self.limit}"

    def apply(self, action: int) -> None:
        """Play an action, or take an outcome of a draw."""
        if self.limit:
            self.outcomes = (*self.outcomes, action)
        else:
            self.action = action
        self._try()

    def _try(self) -> None:
        """Run the setup or the action with the outcomes so far; if it draws once more, everything stays as it is."""
        source = given(self.outcomes)
        try:
            if self.situation is None:
                found = Situation.begun(self.game, UNUSED, source)
            else:
                found = self.situation.copy()
                found.play(self.action, source=source)
            self.situation, self.action, self.outcomes, self.limit = found, SETUP, (), 0
        except OutcomeWanted as wanted:
            self.limit = wanted.limit
        self._look()

    def _look(self) -> None:
        super()._look()
        if self.limit:
            self.player = CHANCE

    def copy(self) -> Self:
        """Return an independent copy; the situation is shared, as it never changes."""
        return self._twin()

    def __str__(self) -> str:
        """Return the position, and what is being drawn in it."""
        where = "setup" if self.situation is None else str(self.situation)
        return f"{where} {self.action} {self.outcomes}" if self.limit else where


EQUAL = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def state_of(game: SpielGame, turn: Turn) -> SpielState:
    """Return a state in which a bot of OpenSpiel can decide a turn of Rascals.

    It contains what the turn contains and no more. `game` must be the turn's.
    """
    return _standing(game, Situation.imagined(turn))


def _standing(game: SpielGame, situation: Situation) -> SpielState:
    state = game.new_initial_state()
    state.held = game.held(situation)
    return state


def beyond(own: Any, open_to_all: Any) -> Any:
    """Return the entries of a view that another does not have, in the same places; None if there are none."""
    if isinstance(own, dict) and isinstance(open_to_all, dict):
        found = {key: beyond(value, open_to_all.get(key)) for key, value in own.items()}
        return {key: value for key, value in found.items() if value is not None} or None
    if isinstance(own, list) and isinstance(open_to_all, list) and len(own) == len(open_to_all):
        rows = [beyond(*pair) for pair in zip(own, open_to_all, strict=True)]
        return rows if any(row is not None for row in rows) else None
    return None if own == open_to_all else own


register()
