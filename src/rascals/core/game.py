"""A chosen game: its definition, number of players and options. It makes matches."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType, NoneType
from typing import Any

from rascals.core.arguments import integer, of_type, sequence
from rascals.core.chance import Origin, Seed, as_outcomes, as_seed, words_of
from rascals.core.components import Changes
from rascals.core.definition import GameDefinition
from rascals.core.errors import BadOption, BadPosition, BadRecord, Missing, listed, nearest_first, quoted
from rascals.core.match import Match
from rascals.core.plain import Owned, plain
from rascals.core.state import GameState
from rascals.core.view_types import OptionValue

EDITION = "edition"
SHARED_KEYS = ("game", EDITION, "players", "options", "data")


@dataclass(frozen=True)
class Game:
    """A game with its number of players and options chosen."""

    definition: GameDefinition
    players: int
    edition: str | None
    options: Mapping[str, OptionValue]
    data: Mapping[str, Any] = field(default_factory=dict)  # changed components, by path

    def __post_init__(self) -> None:
        # Copies that nobody can change: games are shared, and used as keys.
        object.__setattr__(self, "options", MappingProxyType(dict(self.options)))
        object.__setattr__(self, "data", Owned(self.data))

    def __reduce__(self) -> tuple[type[Game], tuple[Any, ...]]:
        return Game, (self.definition, self.players, self.edition, dict(self.options), dict(self.data))

    @classmethod
    def choose(
        cls,
        definition: GameDefinition,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: Changes | None = None,
    ) -> Game:
        """Choose players, edition, options and changed components; BadOption and BadData say what is valid.

        The default for `players` is the middle of the possible numbers.
        """
        if players is None:
            players = definition.players[len(definition.players) // 2]
        players = integer("players", players)
        if players not in definition.players:
            raise BadOption.unknown("number of players", players, definition.players, of=definition.name)
        of_type("edition", edition, str, NoneType)
        of_type("options", options, Mapping, NoneType)
        if edition is None and definition.editions:
            edition = definition.editions[-1]
        if edition is not None and not definition.editions:
            sentence = "there is only one edition of {game}, which has no name; leave {given!r} out"
            raise BadOption(sentence, "no-editions", game=definition.name, given=edition)
        if edition is not None and edition not in definition.editions:
            raise BadOption.unknown("edition", edition, definition.editions, of=definition.name)
        changes = {} if data is None else definition.components.read(data)
        return cls(definition, players, edition, _settle(definition, players, edition, options or {}), changes)

    @property
    def name(self) -> str:
        """The game's name."""
        return self.definition.name

    @cached_property
    def seats(self) -> range:
        """The seats, clockwise from 0."""
        return range(self.players)

    @cached_property
    def altered(self) -> bool:
        """Whether any component is changed."""
        return bool(self.data)

    @cached_property
    def _components(self) -> dict[str, Any]:
        """The values of the component fields, shared by all states of the game."""
        return self.definition.components.filled(self.players, self.edition, self.data)

    def component(self, path: str) -> Any:
        """Return a component of the game by its path in `box.toml`, changed or as in the box."""
        of_type("path", path, str)
        entries = self.definition.components.entries
        if path not in entries:
            raise BadOption.unknown("component", path, nearest_first(self.definition.components.changeable, path))
        return self.data[path] if path in self.data else entries[path]

    def hosted(self, host: int) -> Game:
        """Return the game for a table whose host has the seat `host`, because options may name the host."""
        host = integer("host", host)
        if host not in self.seats:
            raise BadOption.unknown("seat", host, self.seats)
        settled = {o.name: o.hosted(self.options[o.name], host) for o in self.definition.options_of(self.edition)}
        return self if settled == self.options else replace(self, options=settled)

    @property
    def changed_options(self) -> dict[str, OptionValue | list[str]]:
        """The options that differ from their default, as positions write them."""
        offered = self.definition.options_of(self.edition)
        return {o.name: o.as_json(self.options[o.name]) for o in offered if self.options[o.name] != o.default}

    @property
    def written_options(self) -> dict[str, OptionValue | list[str]]:
        """All options, as headers of saved games write them."""
        return {o.name: o.as_json(self.options[o.name]) for o in self.definition.options_of(self.edition)}

    @property
    def position_options(self) -> dict[str, OptionValue | list[str]]:
        """The options in positions: the changed ones, and the edition unless it is the last."""
        last = self.edition is None or self.edition == self.definition.editions[-1]
        return self.changed_options if last else {EDITION: str(self.edition)} | self.changed_options

    @property
    def observation_layout(self) -> list[dict[str, Any]]:
        """The layout of an observation, part by part, JSON-ready: from, count, what, bounds, names."""
        return [part.json() for part in self.definition.observation.parts]

    def new_state(self, seed: Seed | None = None) -> GameState:
        """Return a state with players, options and a generator (from a seed, or random); nothing is set up."""
        s = self._new_state(None if seed is None else as_seed(seed))
        s.own()
        return s

    def _new_state(self, seed: Seed | None) -> GameState:
        """Return such a state that shares its components with all others of the game, for callers that never write.

        `seed`: as `as_seed` returns it, or None for a random one.
        """
        s = self._blank.copy()
        s.chance[:] = words_of(secrets.token_bytes(16) if seed is None else seed)
        return s

    @cached_property
    def _blank(self) -> GameState:
        s = self.definition.state()
        s.players = self.players  # type: ignore[misc]  # its slots are made from its fields
        if self.edition is not None:
            s.edition = self.definition.editions.index(self.edition)  # type: ignore[attr-defined]
        for option in self.definition.options:
            setattr(s, option.name, option.number(self.options.get(option.name, option.default)))
        for name, value in self._components.items():
            setattr(s, name, value)
        return s

    def new(
        self, seed: Seed | None = None, *, secret: bytes | None = None, names: Sequence[str] | None = None
    ) -> Match:
        """Set up a match: from a seed of any size (fresh entropy without one), or for live play from a secret.

        Equal seeds give equal matches. With a `secret`, which excludes a seed, chance comes from `SecretStream` and
        cannot be predicted.
        """
        return Match.begin(self, Origin.of(seed, secret), names)

    def from_position(
        self, position: Mapping[str, Any], seed: Seed | None = None, *, names: Sequence[str] | None = None
    ) -> Match:
        """Begin a match from a position, as `Match.position` writes it; BadPosition names an invalid entry."""
        position = _object(position)
        self._check_header(position)
        origin = Origin.of(seed, None)
        s = self._new_state(origin.seed)
        rest = {key: value for key, value in position.items() if key not in SHARED_KEYS}
        self.definition.read_position(s, rest)
        return Match.begin(self, origin, names, start=s)

    def replay(
        self,
        commands: Iterable[tuple[int, str]],
        random: Sequence[Sequence[Sequence[int]]] | None = None,
        *,
        seed: Seed | None = None,
        secret: bytes | None = None,
        names: Sequence[str] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """Rebuild a match from its commands `(seat, move)`.

        `random` lists the outcomes for each command, those of the setup first; without it they come from the seed or
        secret. IllegalMove or BadRecord if a command or outcome is invalid. Without seed and secret the saved match
        shows what happened but proves nothing about its chance; `verify` says so.
        """
        commands = sequence("commands", commands)
        random = None if random is None else sequence("random", random)
        if random is not None and len(random) != len(commands) + 1:
            raise BadRecord(f"random outcomes for {len(commands) + 1} commands, the setup first, not for {len(random)}")
        outcomes = [None] * (len(commands) + 1) if random is None else [as_outcomes(part) for part in random]
        start = None if position is None else self.from_position(position, seed).state
        origin = Origin(None, None) if seed is None and secret is None else Origin.of(seed, secret)  # None: unknown
        match = Match.begin(self, origin, names, start, outcomes[0])
        for command, forced in zip(commands, outcomes[1:], strict=True):
            if not isinstance(command, list | tuple) or len(command) != 2:
                raise BadRecord(f"a command is (seat, move), not {quoted(command)}")
            seat, move = command
            match.enter(seat, move, forced)
        return match

    def _check_header(self, position: Mapping[str, Any]) -> None:
        mine = {"game": self.name, EDITION: self.edition, "players": self.players, "data": dict(self.data)}
        for key, value in mine.items():
            if position.get(key, value) != value:
                raise _of_another_game(key, value, position[key])
        options = position.get("options", self.position_options)
        if self.definition.editions and isinstance(options, Mapping):
            edition = options.get(EDITION, position.get(EDITION, self.definition.editions[-1]))
            if edition != self.edition:
                raise _of_another_game(f"options.{EDITION}", self.edition, edition)
            options = {name: value for name, value in options.items() if name != EDITION}
        try:
            same = (
                isinstance(options, Mapping)
                and _settle(self.definition, self.players, self.edition, options) == self.options
            )
        except BadOption as error:
            raise BadPosition(f"options: {error}") from error
        if not same:
            raise _of_another_game("options", self.changed_options, options)

    def batch(
        self,
        games: int,
        seed: Seed | Sequence[Seed] = 0,
        *,
        threads: int = 1,
        buffers: Mapping[str, Any] | None = None,
        opponents: Sequence[Any] | None = None,
    ) -> Any:
        """Return `games` games as one array, compiled (`rascals.compiled.Batch`); needs the extra `compiled`."""
        try:
            from rascals.compiled import Batch
        except ModuleNotFoundError as error:
            raise Missing.of("compiled", error) from error

        return Batch(self, games, seed, threads=threads, buffers=buffers, opponents=opponents)

    def __hash__(self) -> int:
        return hash((self.name, self.players, self.edition, frozenset(self.options.items()), frozenset(self.data)))

    def __str__(self) -> str:
        return " ".join(filter(None, (self.name, self.edition, "altered" * self.altered, f"for {self.players}")))


def _object(position: object) -> dict[str, Any]:
    """Return a copy of a position as JSON would give it."""
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position is an object, not {quoted(position)}")
    if strange := [key for key in position if not isinstance(key, str)]:
        valid = listed(SHARED_KEYS)
        raise BadPosition(f"unknown entry {quoted(strange[0])}; valid: {valid}")
    return plain(position)


def _of_another_game(key: str, mine: object, given: object) -> BadPosition:
    return BadPosition(f"{key}: {quoted(mine)} in this game, not {quoted(given)}")


def _settle(
    definition: GameDefinition, players: int, edition: str | None, options: Mapping[str, object]
) -> dict[str, OptionValue]:
    known = {option.name: option for option in definition.options_of(edition)}
    for name in options:
        if name not in known:
            raise BadOption.unknown("option", name, known, of=definition.name)
    settled = {
        name: option.read(options[name], players) if name in options else option.default
        for name, option in known.items()
    }
    if definition.fit is not None:
        definition.fit(settled)
    return settled
