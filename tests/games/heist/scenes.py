"""Scenes of Critter Heist set for a test: a few words for what matters, nothing else on the board, and what came of it.

    scene = heist("v5", tiles={"0,1": "straight r90", "0,2": "cross-trap"}, hands=["fox bird", ""], traps="hook pit")
    scene.play("move e", "move e")

Two crews stand on their starts, seat 0 has its turn; every deck is empty, no loot lies anywhere, unless a scene says
so; but in v1, which would be over without any, the 10 lies in the centre.
Decks are written from the top, discard piles with their top last. After every small step it is checked that nothing was
lost or made. [H-40]
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import rascals
from rascals.core import rules
from rascals.core.chance import next_below
from rascals.core.game import Game
from rascals.core.rows import clear
from rascals.games.heist import DEFINITION
from rascals.games.heist.components import (
    APPLE,
    CRITTER_NAMES,
    MINUS,
    OPEN,
    SHAPES,
    SIDE,
    TILE_NAMES,
    TRAP_NAMES,
    TURNS,
    WAYS,
)
from rascals.games.heist.state import (
    DISCARD_ONE,
    ENDS,
    HEIST,
    HIRE,
    HIRING,
    KEEP_SOME,
    OVER,
    QUESTIONS,
    SEALED,
    UNLIMITED,
    State,
)

EDITIONS = ("v1", "v2", "v3", "v4", "v5")
ROW = {f"3,{column}": "straight r90" for column in range(1, 9)}
AROUND = dict.fromkeys(["3,3", "3,4", "2,3", "4,3", "3,2"], "cross")  # 3,3 and its four neighbours

ROWS = (  # by deck, pile and pending decision
    *("stack", "stack_known", "critters", "critters_known", "traps", "traps_known", "trap_discard"),
    *("pile_size", "looked", "box_critters", "discard_size"),
)
GRIDS = ("loot", "pack", "pile", "pile_known", "agenda", "hand", "discard")
SIZES = ("stack_size", "critters_size", "traps_size", "trap_discard_size", "set_aside", "pending", "picks")


def cell_number(cell: str) -> int:
    """Return the number of a cell that is written `row,column`."""
    row, column = map(int, cell.split(","))
    return row * SIDE + column


def cell_name(number: int) -> str:
    """Return how a cell is written."""
    return f"{number // SIDE},{number % SIDE}"


def full_name(name: str) -> str:
    """Return the name of a kind of tile; without a hazard it is plain."""
    return name if "-" in name else f"{name}-plain"


class Scene:
    """A state of the heist with methods to set it up, to play on it and to inspect it."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.s.emitted = []
        self.total = totals(s)

    # ------------------------------------------------------------ playing

    def play(self, *notations: str) -> Scene:
        """Play whole moves, each by the lowest seat to act; `1: take` names another."""
        for notation in notations:
            self.s.emitted.clear()
            who, _, said = notation.rpartition(": ")
            seat = int(who) if who else rules.first_seat(DEFINITION.rules.acting(self.s))
            played = begun(self.s, seat, said)
            assert played is not None, f"not legal for seat {seat}: {said}; legal: {sorted(self.moves(seat))}"
            self.s = played
            assert not DEFINITION.rules.unfinished(self.s), f"more must follow: {said}"
            assert_conserved(self.total, totals(self.s))
            assert all(0 <= suspicion <= self.s.cap for suspicion in self.s.suspicion), "H-21"
        return self

    def may(self, notation: str, seat: int | None = None) -> bool:
        """Return whether a whole move is legal."""
        if seat is None:
            seat = rules.first_seat(DEFINITION.rules.acting(self.s))
        played = begun(self.s, seat, notation)
        return played is not None and not DEFINITION.rules.unfinished(played)

    def moves(self, seat: int | None = None) -> set[str]:
        """Return the notation of all legal moves of a seat, by default the lowest to act."""
        if seat is None:
            seat = rules.first_seat(DEFINITION.rules.acting(self.s))
        return {DEFINITION.composites.compose(self.s, seat, actions) for actions in whole_moves(self.s, seat)}

    def match(self) -> rascals.Match:
        """Return a match at the scene's position."""
        game = rascals.game("heist", players=self.s.players, edition=EDITIONS[self.s.edition])
        shared = {"game": game.name, "players": game.players, "options": game.position_options}
        return game.from_position(shared | DEFINITION.write_position(self.s), seed=1)

    def steps(self) -> set[str]:
        """Return where the crew may go."""
        return {move.removeprefix("move ") for move in self.moves() if move.startswith("move ")}

    def plays(self) -> set[str]:
        """Return the legal plays, each without its first word."""
        return {move.removeprefix("play ") for move in self.moves() if move.startswith("play ")}

    def cells(self) -> set[str]:
        """Return the cells on which a tile may be placed."""
        return {move.split(" at ")[1] for move in self.moves() if " at " in move}

    def play_first(self, count: int = 1) -> Scene:
        """Play the alphabetically first move, this many times."""
        for _ in range(count):
            self.play(min(self.moves()))
        return self

    def keep_dealt(self, seat: int) -> list[str]:
        """Let a seat keep the first five of the eight cards that it was dealt; return all eight."""
        dealt = words_of(self.s.pack[seat], CRITTER_NAMES).split()
        self.play(f"{seat}: keep {','.join(dealt[:5])} discard {','.join(dealt[5:])}")
        return dealt

    def twin(self) -> Scene:
        """Return a copy in which other things may happen."""
        twin = Scene(copied(self.s))
        twin.total = self.total
        return twin

    def loads(self, dice: Iterable[int], of: int | None = None) -> Scene:
        """Let these be the next random numbers (those drawn from `of` possible ones); then chance is random again."""
        rest = list(dice)

        def source(s: State, limit: int) -> int:
            forced = rest and of in (None, limit)
            return rest.pop(0) if forced else int(next_below(s.chance, limit))

        self.s.source = source
        return self

    def rolls(self, ways: str) -> Scene:
        """Let the compass show these ways next, as in `n e`."""
        return self.loads((WAYS.index(way) for way in ways.split()), len(WAYS))

    def adds_tiles(self, words: str) -> Scene:
        """Put tiles on the stack, the first on top."""
        for word in reversed(words.split()):
            kind = TILE_NAMES.index(full_name(word))
            self.s.stack[self.s.stack_size] = kind
            self.s.stack_size += 1
            self.total["tiles"][kind] += 1
        return self

    def adds_loot(self, row: Any) -> None:
        """Add a token of 2 to a place or a crew."""
        row[APPLE] += 1
        self.total["loot"][APPLE] += 1

    # ------------------------------------------------------------ looking

    @property
    def acting(self) -> Any:
        """The seats to act."""
        return [seat for seat in range(self.s.players) if DEFINITION.rules.acting(self.s) >> seat & 1]

    @property
    def asked(self) -> Any:
        """The pending decision and its seat, such as `evade 0`, or None. (A type that checkers do not narrow.)"""
        if self.s.pending == 0 or self.s.phase == OVER:
            return None
        step = self.s.agenda[self.s.pending - 1]
        return f"{QUESTIONS[step[0]]} {step[1]}"

    @property
    def end(self) -> Any:
        """The end reason, empty during the game."""
        return ENDS[self.s.end]

    def at(self, seat: int) -> str:
        """Return where a crew stands."""
        return cell_name(self.s.at[seat])

    def tile(self, cell: str) -> str:
        """Return the tile of a cell as `T-plain r90`; empty if there is none."""
        number = cell_number(cell)
        kind = self.s.tile[number]
        return f"{TILE_NAMES[kind - 1]} {TURNS[self.s.turned[number]]}" if kind else ""

    def tiles(self) -> set[str]:
        """Return the cells that have a tile."""
        return {cell_name(number) for number, kind in enumerate(self.s.tile) if kind}

    def hand(self, seat: int) -> str:
        """Return the cards of a hand in alphabetical order."""
        return words_of(self.s.hand[seat], CRITTER_NAMES)

    def table(self, seat: int) -> str:
        """Return the cards in front of a seat."""
        return words_of(self.s.table[seat], CRITTER_NAMES)

    def discards(self, seat: int) -> str:
        """Return a discard pile, the top last."""
        return " ".join(CRITTER_NAMES[card] for card in self.s.discard[seat][: self.s.discard_size[seat]])

    def held(self, seat: int) -> str:
        """Return the tiles that a seat holds."""
        return words_of(self.s.held[seat], TILE_NAMES)

    def carried(self, seat: int) -> list[int]:
        """Return the values of what a crew carries, the highest first."""
        return values(self.s, self.s.carried[seat])

    def banked(self, seat: int) -> list[int]:
        """Return the values of what a crew has banked."""
        return values(self.s, self.s.banked[seat])

    def loot(self, cell: str) -> list[int]:
        """Return the values of the loot of a place."""
        return values(self.s, self.s.loot[cell_number(cell)])

    def boxed(self) -> str:
        """Return the tiles in the box."""
        return words_of(self.s.box_tiles, TILE_NAMES)

    def stack(self) -> str:
        """Return the stack, the top first."""
        return " ".join(TILE_NAMES[kind] for kind in reversed(self.s.stack[: self.s.stack_size]))

    def shown(self) -> str:
        """Return the tiles on the table."""
        return " ".join(TILE_NAMES[kind] for kind in self.s.shown_tiles[: self.s.shown])

    def critters(self) -> str:
        """Return the critter deck, the top first."""
        return " ".join(CRITTER_NAMES[card] for card in reversed(self.s.critters[: self.s.critters_size]))

    def traps(self) -> str:
        """Return the trap deck, the top first."""
        return " ".join(TRAP_NAMES[trap] for trap in reversed(self.s.traps[: self.s.traps_size]))

    def sprung(self) -> str:
        """Return the trap discard, the top last."""
        return " ".join(TRAP_NAMES[trap] for trap in self.s.trap_discard[: self.s.trap_discard_size])

    def told(self, name: str) -> list[dict[str, Any]]:
        """Return the values of every event with a name in the last move."""
        kinds = DEFINITION.events.types
        return [kinds[code].args(tuple(numbers)) for code, numbers in self.s.emitted if kinds[code].name == name]

    def score(self, seat: int) -> int:
        """Return a seat's score."""
        return DEFINITION.rules.score(self.s, seat)

    def winners(self) -> list[int]:
        """Return the winners."""
        return [seat for seat in range(self.s.players) if DEFINITION.wins(self.s, seat)]


# ---------------------------------------------------------------- setting


def fresh(edition: str, players: int = 2, seed: int = 1, first: int | None = None, **options: Any) -> Scene:
    """Return a new game, at the start of hiring."""
    game = rascals.game("heist", edition=edition, players=players, data=options.pop("data", None), **options)
    s = game.new_state(seed)
    if first is not None:
        s.source = lambda s, limit: first if limit == players else int(next_below(s.chance, limit))
    rules.setup(s)
    s.source = None
    return Scene(s)


def heist(
    edition: str = "v5",
    players: int = 2,
    *,
    tiles: Mapping[str, str] | None = None,
    at: Sequence[str] | None = None,
    hands: Sequence[str] = (),
    tables: Sequence[str] = (),
    discards: Sequence[str] = (),
    held: Sequence[str] = (),
    stack: str = "",
    critters: str = "",
    traps: str = "",
    sprung: str = "",
    loot: Mapping[str, str] | None = None,
    carried: Sequence[str] = (),
    banked: Sequence[str] = (),
    turn: int = 0,
    first: int = 0,
    begin: bool = False,
    seed: int = 1,
    data: Any = None,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """Return a scene in the middle of the heist; `fields` are fields of the state, by seat where they are.

    `begin`: the turn of seat `turn` only begins now, with everything that happens then.
    """
    game = rascals.game("heist", edition=edition, players=players, data=data, **(options or {}))
    s = game.new_state(seed)
    s.source = lambda s, limit: first if limit == players else int(next_below(s.chance, limit))
    rules.setup(s)
    s.source = None
    wipe(s)
    s.turn, s.round, s.phase = turn, 1, HEIST
    for cell, words in (tiles or {}).items():
        lay(s, cell, words)
    for seat, cell in enumerate(at or ()):
        s.at[seat] = s.anchor[cell_number(cell)]
        s.left_start[seat] = int(edition == "v5" and s.at[seat] != home(s, seat))
    for rows, given, names in (
        (s.hand, hands, CRITTER_NAMES),
        (s.table, tables, CRITTER_NAMES),
        (s.held, [" ".join(map(full_name, words.split())) for words in held], TILE_NAMES),
    ):
        deal(rows, given, names)
    for seat, words in enumerate(discards):
        s.discard_size[seat] = pile(s.discard[seat], words.split(), CRITTER_NAMES)
    s.stack_size = pile(s.stack, map(full_name, reversed(stack.split())), TILE_NAMES)
    s.critters_size = pile(s.critters, reversed(critters.split()), CRITTER_NAMES)
    s.traps_size = pile(s.traps, reversed(traps.split()), TRAP_NAMES)
    s.trap_discard_size = pile(s.trap_discard, sprung.split(), TRAP_NAMES)
    lay_out_loot(s, {"5,5": "10"} if loot is None and edition == "v1" else loot or {}, carried, banked)
    for name, number in fields.items():
        write(s, name, number)
    scene = Scene(s)
    if begin:
        begin_turn(scene, turn)
    return scene


def lay_out_loot(s: Any, loot: Mapping[str, str], carried: Sequence[str], banked: Sequence[str]) -> None:
    """Put loot, named by its values, on places and to crews."""
    for cell, words in loot.items():
        add_loot(s, s.loot[s.anchor[cell_number(cell)]], words)
    for rows, given in ((s.carried, carried), (s.banked, banked)):
        for seat, words in enumerate(given):
            add_loot(s, rows[seat], words)


def write(s: Any, name: str, given: Any) -> None:
    """Write a field: a number, or the first numbers of a row."""
    if isinstance(given, int):
        assert isinstance(getattr(s, name), int), name
        setattr(s, name, given)
    else:
        getattr(s, name)[: len(given)] = given


def begin_turn(scene: Scene, seat: int) -> None:
    """Let a seat's turn begin: the one before it ends its own."""
    scene.s.turn = (seat - 1) % scene.s.players
    scene.play("end")
    assert scene.s.turn == seat


def wipe(s: Any) -> None:
    """Clear the board, and everything pending."""
    for row in (*(getattr(s, name) for name in ROWS), *(row for name in GRIDS for row in getattr(s, name))):
        clear(row)
    for name in SIZES:
        setattr(s, name, 0)


def home(s: Any, seat: int) -> int:
    """Return the start tile on which a seat's crew begins."""
    turn = (seat - s.first) % s.players * (2 if s.players == 2 else 1)
    return next(cell for cell, ground in enumerate(s.ground) if ground == 2 + turn)


def lay(s: Any, cell: str, words: str) -> None:
    """Place a tile: `T-trap r90`; without a hazard it is plain, without a rotation r0."""
    kind, _, turn = words.partition(" ")
    number = TILE_NAMES.index(full_name(kind))
    ways = {"straight": 2, "cross": 1}.get(SHAPES[number // 3], 4)
    assert s.ground[cell_number(cell)] == OPEN, f"no tile lies on {cell}"
    s.tile[cell_number(cell)] = number + 1
    s.turned[cell_number(cell)] = (TURNS.index(turn) if turn else 0) % ways


def deal(rows: Any, given: Sequence[str], names: Sequence[str]) -> None:
    """Put cards, one line of names per seat, into rows of counts."""
    for seat, words in enumerate(given):
        for name in words.split():
            rows[seat][names.index(name)] += 1


def pile(row: Any, words: Iterable[str], names: Sequence[str]) -> int:
    """Put cards on a pile, the last on top; return how many."""
    size = 0
    for size, name in enumerate(words, 1):
        row[size - 1] = names.index(name)
    return size


def add_loot(s: Any, row: Any, words: str) -> None:
    """Put loot, named by its values, into a row of counts."""
    for word in words.split():
        row[list(s.worth).index(int(word))] += 1


# ---------------------------------------------------------------- counting


def words_of(counts: Any, names: Sequence[str]) -> str:
    """Return what a row counts, in words."""
    return " ".join(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def values(s: Any, counts: Any) -> list[int]:
    """Return the values of counted loot, highest first."""
    return [s.worth[kind] for kind, count in enumerate(counts) for _ in range(count)]


def totals(s: Any) -> dict[str, Counter[Any]]:
    """Count tiles, critters, traps and loot, wherever they are. [H-40]"""
    found: dict[str, Counter[Any]] = {name: Counter() for name in ("tiles", "critters", "traps", "loot")}
    tiles, critters, traps = found["tiles"], found["critters"], found["traps"]
    tiles.update(kind - 1 for kind in s.tile if kind)
    tiles.update(s.stack[: s.stack_size])
    tiles.update(s.shown_tiles[: s.shown])
    for row in (*s.held, s.box_tiles):
        tiles.update({kind: count for kind, count in enumerate(row) if count})
    critters.update(s.critters[: s.critters_size])
    for cards, size in (*zip(s.discard, s.discard_size, strict=True), *zip(s.pile, s.pile_size, strict=True)):
        critters.update(cards[:size])
    for row in (*s.hand, *s.table, *s.pack, s.box_critters):
        critters.update({card: count for card, count in enumerate(row) if count})
    (traps if shows_traps(s) else critters).update(s.shown_cards[: s.cards_shown])
    traps.update(s.traps[: s.traps_size])
    traps.update(s.trap_discard[: s.trap_discard_size])
    for row in (*s.loot, *s.carried, *s.banked, s.box_loot):
        found["loot"].update({kind: count for kind, count in enumerate(row) if count})
    return found


def within_limits(edition: str, moves: int, critters: int, birds: int, *, capped: bool = False) -> bool:
    """Return whether a turn's moves, its critters and the birds among these keep to the limits. [H-13b]"""
    if edition == "v1":
        return critters <= 2 and moves <= 1 + birds
    if edition in ("v2", "v3"):
        return critters <= 2 and moves <= (2 if critters < 2 else 1) + 2 * birds
    if birds:
        return critters <= 2 and moves <= 3 and (not capped or moves + critters <= 4)
    return critters <= 2 and moves <= 2 and moves + critters <= 3


def shows_traps(s: Any) -> bool:
    """Return whether the cards on the table are traps: those a bat looks at, and one turned up."""
    return s.pending > 0 and QUESTIONS[s.agenda[s.pending - 1][0]] in ("order", "evade")


def assert_conserved(before: Mapping[str, Counter[Any]], after: Mapping[str, Counter[Any]]) -> None:
    """Tiles, critters and traps are the same; so is loot, apart from -1 tokens and one that enters the game. [H-40]"""
    for name in ("tiles", "critters", "traps"):
        assert before[name] == after[name], (name, before[name], after[name])
    more = after["loot"] - before["loot"]
    assert not before["loot"] - after["loot"], (before["loot"], after["loot"])
    assert set(more) <= {MINUS, APPLE}, more
    assert more[APPLE] <= 1, more


# ---------------------------------------------------------------- moves, whole and by small steps


def copied(s: Any) -> Any:
    """Return a copy of a state with the same future chance."""
    twin = s.copy()
    twin.source, twin.emitted = s.source, list(s.emitted or [])
    return twin


def legal(s: Any, seat: int) -> list[int]:
    """Return the legal actions of a seat, including small steps of composite moves."""
    row = [0] * DEFINITION.actions
    return row[: DEFINITION.rules.legal(s, seat, row)]


def begun(s: Any, seat: int, notation: str) -> Any:
    """Return a state in which a move was played, or None if it is not legal."""
    twin, actions = copied(s), DEFINITION.composites.expand(s, seat, notation)
    if actions is None:
        move = DEFINITION.verbs.parse(notation)
        assert move is not None, f"no such move: {notation}"
        actions = [move.action]
    for action in actions:
        if action not in legal(twin, seat):
            return None
        DEFINITION.rules.apply(twin, seat, action)
    return twin


def whole_moves(s: Any, seat: int) -> Iterable[list[int]]:
    """Yield the legal moves of a seat, each as its actions."""
    for action in legal(s, seat):
        twin = s.copy()
        DEFINITION.rules.apply(twin, seat, action)
        more = whole_moves(twin, seat) if DEFINITION.rules.unfinished(twin) else [[]]
        yield from ([action, *others] for others in more)


# ---------------------------------------------------------------- hiring


def cards(counts: Any) -> list[str]:
    """Return the critters that a row counts."""
    return words_of(counts, CRITTER_NAMES).split()


def piles(scene: Scene) -> list[list[str]]:
    """Return the three hiring piles, each in the order in which its cards came."""
    s = scene.s
    return [[CRITTER_NAMES[card] for card in s.pile[place][: s.pile_size[place]]] for place in range(len(s.pile))]


def restock(scene: Scene, piles: Sequence[str], critters: str) -> Scene:
    """Put other cards on the hiring piles and into the deck."""
    s = scene.s
    for place, words in enumerate(piles):
        s.pile_size[place] = pile(s.pile[place], words.split(), CRITTER_NAMES)
    s.critters_size = pile(s.critters, reversed(critters.split()), CRITTER_NAMES)
    scene.total = totals(s)
    return scene


def packed(edition: str, *packs: str, **fields: Any) -> Scene:
    """Return a game in which these hands were dealt to choose from."""
    scene = heist(edition, len(packs), **fields)
    deal(scene.s.pack, packs, CRITTER_NAMES)
    scene.s.phase, scene.s.turn, scene.s.pending = HIRE, -1, 1
    kind = DISCARD_ONE if scene.s.picks else KEEP_SOME
    scene.s.agenda[0][:] = [kind, SEALED, 0, HIRING, UNLIMITED, UNLIMITED]
    scene.total = totals(scene.s)
    return scene


# ---------------------------------------------------------------- random games, step by small step


OPTIONS: dict[str, dict[str, Any]] = {  # of each edition, all but the limit of turns not as usual
    "v1": {"extra_side_loot": True, "last_turns": 2, "late_forfeit": True},
    "v2": {"slippery_chain": False, "last_turns": 2, "late_forfeit": True},
    "v3": {"slippery_chain": False, "final_tie": "shared"},
    "v4": {"badger_cap": 3, "bird_budget": "capped"},
    "v5": {"place_optional": False, "choose_food": "highest", "spider_interrupt": "own", "bird_budget": "capped"},
}
STAYING = 0.05  # how readily a crew ends its turn or its heist: seldom, so that much happens


def walk(game: Game, seed: int) -> Iterator[Any]:
    """Yield the state of a random game after each step; of several seats to act any may move."""
    s: Any = game.new_state(seed)
    rules.setup(s)
    chance, row = random.Random(seed), [0] * game.definition.actions
    yield s
    while rules.acting(s):
        seat = chance.choice([seat for seat in range(game.players) if rules.acting(s) >> seat & 1])
        actions = row[: rules.legal(s, seat, row)]
        weights = [STAYING if str(game.definition.verbs.move(one)) in {"end", "escape"} else 1 for one in actions]
        rules.apply(s, seat, chance.choices(actions, weights)[0])
        yield s
