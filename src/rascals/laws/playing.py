"""The sample of games that the laws look at: one for each choice of options, played to the end by simple policies."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple, Protocol, TypeVar

from rascals.core.definition import GameDefinition
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.core.schema import Schema, misfits

T = TypeVar("T")
Pair = tuple[str, str]  # the kind of a move, and the name of an event that it led to, "" if to none
TAKEN_BACK = "can be taken back"  # listed beside the events of a command that can be
OF_SEVERAL = "of several"  # follows an event that is emitted more than once: for others' bids beside one's own

POLICIES = ("random", "lowest", "highest", "wavering")
STATES = 6  # looked at in each game
VISITS = 24  # of every pair, wanted if games are short
LENGTH = 1500  # commands played for that, at most
SELDOM = 5  # visits below which a pair is rare
SMALL = 1000  # numbers in a state; smaller ones are sampled more
LONGEST = 3000  # moves; far above any game
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Law(Protocol):
    """A property of every game; AssertionError if it does not hold. `depth`: how many times as much to look at."""

    __name__: str

    def __call__(self, game: Game, depth: int = 1, /) -> None:
        """Look at a game."""


def is_of(kind: str, value: Any, schemas: Mapping[str, Schema]) -> None:
    """Check JSON against a schema of its game; AssertionError says where it does not match."""
    for wrong in misfits(value, schemas[kind], schemas, kind.lower()):
        raise AssertionError(wrong)


# ---------------------------------------------------------------- games


def variants(definition: GameDefinition) -> list[Game]:
    """Return a game for each number of players and edition, with the default options and each other choice of each.

    Of an option that is a range only the ends are chosen.
    """
    found = []
    for players in definition.players:
        for edition in definition.editions or (None,):
            found.append(Game.choose(definition, players, edition))
            for option in definition.options_of(edition):
                choices = option.span or option.choices_for(players)
                others = [choice for choice in choices if choice != option.default]
                found += [Game.choose(definition, players, edition, {option.name: choice}) for choice in others]
    return found


def name_of(game: Game) -> str:
    """Return a short name of a game for a test's id."""
    chosen = [game.options[name] for name in game.changed_options]
    return "-".join(map(str, (game.name, game.players, game.edition or "", *chosen)))


# ---------------------------------------------------------------- playing them


def walk(game: Game, seed: int, policy: str = "random") -> Iterator[Match]:
    """Yield a match at its every state, from the setup to the end: the same object, which then plays on."""
    rng = random.Random(f"{policy}{seed}")
    match = game.new(seed=seed)
    yield match
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, whole_move(match, seat, rng, policy))
        assert len(match.history) < LONGEST, "the game does not end"
        yield match


def whole_move(match: Match, seat: int, rng: random.Random, policy: str = "random") -> list[Move]:
    """Choose a move, step by step if it is composite."""
    draft: list[Move] = []
    moves, complete = match.legal(seat), False
    while not complete:
        assert moves, f"seat {seat} is awaited and has no legal move after {[str(move) for move in draft]}"
        draft.append(chosen(moves, rng, policy))
        moves, complete = match.preview(seat, [*draft])
    return draft


def chosen(moves: Sequence[T], rng: random.Random, policy: str) -> T:
    """Choose one of a seat's moves or actions by one of the `POLICIES`."""
    match policy:
        case "lowest":
            return moves[0]
        case "highest":
            return moves[-1] if rng.random() < 0.5 else moves[0]
        case "wavering":
            return moves[rng.randrange(min(3, len(moves)))]
    return rng.choice(moves)


# ---------------------------------------------------------------- sampling them


class Passage(NamedTuple):
    """A command of a seat: the match before and after it, its actions, and the pairs that it reached."""

    before: Match
    after: Match
    seat: int
    moves: tuple[Move, ...]
    pairs: frozenset[Pair]

    @property
    def text(self) -> str:
        """The command as it was written."""
        return self.after.history[-1].move

    @property
    def random(self) -> tuple[tuple[int, int], ...]:
        """The outcomes of chance: each as the size of its range and the result."""
        return self.after.history[-1].random


class Looked(NamedTuple):
    """The sample of a game: states, commands, how often every pair came up and was visited, and the verbs played."""

    states: tuple[Match, ...]
    passages: tuple[Passage, ...]
    reached: dict[Pair, int]
    visited: dict[Pair, int]
    verbs: frozenset[str]


def states(game: Game, depth: int = 1) -> tuple[Match, ...]:
    """Return states of `depth` games of each policy, evenly spread, with the first and the last."""
    return looked_at(game, depth).states


def passages(game: Game, depth: int = 1) -> tuple[Passage, ...]:
    """Return commands of the same games, and of more games if they are short: at least one for every pair of a game.

    More games are played until each pair that came up has been visited `VISITS * depth` times, or `LENGTH * depth`
    commands have been played.
    """
    return looked_at(game, depth).passages


def looked_at(game: Game, depth: int = 1) -> Looked:
    """Play `depth` games of each policy, and more if they are short; choose what the laws look at."""
    return _looked_at(game, game.definition, depth)


def forget() -> None:
    """Forget all games looked at: to be called when a definition has been changed."""
    _looked_at.cache_clear()


@lru_cache(maxsize=4)  # of the games that are being looked at
def _looked_at(game: Game, _definition: GameDefinition, depth: int) -> Looked:  # as games compare by name
    found = list[Match]()
    visits = Visits()
    for seed in range(depth):
        for policy in POLICIES:
            whole = [match.copy() for match in walk(game, seed, policy)]
            found += [*whole[:: max(1, len(whole) // (STATES * depth))], whole[-1]]
            visits.look(whole, 1)
    seed = depth
    while visits.played < LENGTH * depth and visits.fewest < VISITS * depth:
        visits.look([match.copy() for match in walk(game, seed)], VISITS * depth)
        seed += 1
    return Looked(
        tuple(found), tuple(visits.passages), dict(visits.reached), dict(visits.visited), frozenset(visits.verbs)
    )


def is_rare(passage: Passage, game: Game, depth: int = 1) -> bool:
    """Return whether a command reached a pair that was visited seldom, so that more has to be tried at each visit."""
    visited = looked_at(game, depth).visited
    return any(visited[pair] < SELDOM * depth for pair in passage.pairs)


def many_times(game: Game) -> int:
    """Return by what factor samples of a game are enlarged, 1 to 5: small states are cheap to redeal."""
    size = sum(prod(field.shape) for field in game.definition.state.fields.values())
    return max(1, min(5, SMALL // size))


class Visits:
    """The commands chosen so far, game by game, with how many were played and how often each pair came up."""

    def __init__(self) -> None:
        self.passages: list[Passage] = []
        self.played = 0
        self.reached = Counter[Pair]()
        self.verbs: set[str] = set()
        self.visited = Counter[Pair]()

    @property
    def fewest(self) -> int:
        """The number of visits of the pair visited least."""
        return min(self.visited.values(), default=0)

    def look(self, whole: Sequence[Match], wanted: int) -> None:
        """Choose commands of a game at random: one for each pair that has had fewer visits than wanted."""
        places, rng, chosen = self._places(whole), random.Random(len(whole)), set[int]()
        reached = Counter(n for where in places.values() for n in where)
        self.played += len(whole) - 1
        for pair, where in sorted(places.items(), key=lambda item: len(item[1])):
            self.reached[pair] += len(where)
            # A command in which little else happens: after the last one, in which most happens, views hide nothing.
            least = min(reached[n] for n in where)
            plain = [n for n in where if reached[n] == least]
            if chosen.isdisjoint(plain) and (wanted == 1 or self.visited[pair] < wanted):
                chosen.add(rng.choice(plain))
        for n in sorted(chosen):
            self.passages.append(_passage(whole, n, places))
            self.visited.update(self.passages[-1].pairs)

    def _places(self, whole: Sequence[Match]) -> dict[Pair, list[int]]:
        """Return each pair that a game reached, with the commands that reached it."""
        places = defaultdict[Pair, list[int]](list)
        for n, match in enumerate(whole[1:], 1):
            moves = whole[n - 1].steps(match.history[-1].seat or 0, match.history[-1].move)
            self.verbs |= {move.kind for move in moves}
            ply = match.history[-1]
            emitted = Counter(event.name for event in ply.events)
            names = set(emitted) or {""}
            names |= {f"{name} {OF_SEVERAL}" for name, times in emitted.items() if times > 1}
            quiet = not ply.random and not any(event.type.teaches for event in ply.events)
            if quiet and whole[n - 1].acting == match.acting == (ply.seat,):
                names.add(TAKEN_BACK)
            for event in names:
                places[moves[0].kind, event].append(n)
        return places


def _passage(whole: Sequence[Match], n: int, places: dict[Pair, list[int]]) -> Passage:
    seat = whole[n].history[-1].seat or 0
    moves = whole[n - 1].steps(seat, whole[n].history[-1].move)
    return Passage(whole[n - 1], whole[n], seat, moves, frozenset(pair for pair, where in places.items() if n in where))


# ---------------------------------------------------------------- what no game has reached


def unreached(games: Sequence[Game], depth: int = 1) -> list[str]:
    """Return what none of some games has reached, so no law looks at it: verbs never played, events never emitted.

    The games have one definition; if its editions or options add verbs and events, pass a game of each.
    """
    definition = games[0].definition
    emitted, played = set[str](), set[str]()
    for game in games:
        looked = looked_at(game, depth)
        emitted |= {event.name for event in looked.states[0].history[0].events} | {event for _, event in looked.reached}
        played |= looked.verbs
    return [
        *(
            f"event {kind.name}: emitted in none of {len(games)} games"
            for kind in definition.events.types
            if kind.name not in emitted
        ),
        *(
            f"verb {verb.kind}: played in none of {len(games)} games"
            for verb in definition.verbs.verbs
            if verb.kind not in played
        ),
    ]
