"""What would have happened: other moves at a decision of a finished game, played on by bots in a thousand games each.

One short batch of games at a time queues for a bot worker, so that tables hardly wait for them. Games are played as
long as somebody asks how they go.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import TypeAlias

from rascals.bots import Turn, ask
from rascals.bots.rollouts import Rollouts, Tried
from rascals.core.errors import BadOption
from rascals.core.match import Match
from rascals.server.background import in_thread
from rascals.server.loggers import logger
from rascals.server.tables.bot_workers import BotRequest
from rascals.server.tables.fairness import Cache, Jobs
from rascals.server.tables.thinking import Thinker
from rascals.table import Table

log = logger("rascals.server")

GAMES = 1_000  # from each move that is tried
BATCH = 0.3  # seconds of games at a time; a single game may take longer
KEPT = 64  # the most decisions in memory; see `Cache` for which are dropped
RUNNING = 64  # the most decisions from which games are played, batch by batch in turn
PATIENCE = 5.0  # seconds after which nobody seems to be waiting for a move any more
MOST = 8  # the most moves of a decision to ask for at the same time

Key: TypeAlias = tuple[str, str, int, str]


@dataclass
class WhatIf:
    """A decision: its ply, the turn as it was, and its moves with their games so far; the move made comes first.

    `bot` plays on, from `seed`. `until`: for each move that was asked for, by its place, how long somebody waits.
    `failed`: those with which no game could be finished.
    """

    n: int
    bot: str
    turn: Turn
    tried: list[Tried]
    seed: int = field(default_factory=lambda: secrets.randbits(64))
    until: dict[int, float] = field(default_factory=dict)
    failed: set[int] = field(default_factory=set)

    def want(self, places: Iterable[int], now: float) -> None:
        """Ask for moves for a while; BadOption if there are no such moves, or too many.

        One that has failed is tried again once nobody has waited for it.
        """
        wanted = set(places)
        for place in wanted:
            if not 0 <= place < len(self.tried):
                raise BadOption(f"there is no move {place}; valid: 0 to {len(self.tried) - 1}")
        if len(wanted) > MOST:
            raise BadOption(f"at most {MOST} moves at the same time, not {len(wanted)}")
        self.failed -= {place for place in wanted if self.until.get(place, now) < now}
        self.until |= dict.fromkeys(wanted, now + PATIENCE)

    def next(self, now: float) -> int | None:
        """Return the place of a move to play on from, one with the fewest games; None if nobody waits for any."""
        waiting = [
            place
            for place, until in self.until.items()
            if until >= now and place not in self.failed and len(self.tried[place].shares) < GAMES
        ]
        alone = len(self.tried) == 1  # there was no choice
        return None if alone else min(waiting, key=lambda place: (len(self.tried[place].shares), place), default=None)

    def request(self, one: Tried) -> BotRequest:
        """Return the request for the next games of a move."""
        turn = Turn(self.turn.game, self.turn.seat, self.turn.known, self.turn.moves, weigh=one.steps)
        return BotRequest(turn, Rollouts(self.bot, len(one.shares)), self.seed, explain=True)


def looked_at(match: Match, n: int, bot: str) -> WhatIf:
    """Return a decision of a match, before any games; BadOption if ply `n` is no decision of a seat."""
    ply = match.history[n] if 0 < n < len(match.history) else None
    if ply is None or ply.seat is None:
        raise BadOption(f"no seat made a move at {n}; the moves of this game are 1 to {len(match.history) - 1}")
    past = match.at(n - 1)
    turn = ask(past, ply.seat, Random(secrets.randbits(64)))
    steps = past.steps(ply.seat, ply.move, recorded=True)
    others = [
        Tried(str(move), (move,), whole=past.preview(ply.seat, (move,))[1]) for move in turn.moves if (move,) != steps
    ]
    return WhatIf(n, bot, turn, [Tried(ply.move, steps), *others])


class WhatIfs:
    """The decisions of finished games that are looked at on a server."""

    def __init__(self, thinker: Thinker, clock: Callable[[], float] = monotonic) -> None:
        self._thinker, self._clock = thinker, clock
        self._kept: Cache[Key, WhatIf] = Cache(KEPT)
        self._jobs: Jobs[Key, None] = Jobs()
        self._turn = asyncio.Semaphore()

    def has(self, table: Table, n: int, bot: str) -> bool:
        """Return whether a decision is in memory."""
        return _key(table, n, bot) in self._kept

    async def get(self, table: Table, match: Match, n: int, bot: str, wanted: Iterable[int], who: str) -> WhatIf:
        """Return a decision of a finished match with the games so far; more are played from the moves that are wanted.

        They count towards the share of `who`. BadOption if there is no such decision or move. If too many are in
        progress, one of the client with the most is given up, or `TooMany` is raised; see `Jobs.make_place`.
        """
        key = _key(table, n, bot)
        found = self._kept.get(key)
        if found is None:
            fresh = await in_thread(looked_at, match, n, bot)
            found = self._kept.get(key) or fresh  # somebody else may have asked meanwhile
            for gone in self._kept.put(key, found, who):
                self._jobs.give_up(gone)
        now = self._clock()
        found.want(wanted, now)
        if found.next(now) is not None and self._jobs.get(key) is None:
            self._jobs.make_place(who, RUNNING)
            self._jobs.begin(key, who, self._run(found, f"what-if {who}"))
        return found

    async def _run(self, found: WhatIf, who: str) -> None:
        """Play games from moves, batch by batch, as long as somebody waits for them."""
        while (place := found.next(self._clock())) is not None:
            one = found.tried[place]
            shares: list[float] = []
            try:
                async with self._turn:
                    thought = await self._thinker.choose(found.request(one), table=who, seconds=BATCH)
                shares = [] if thought.choice is None else thought.choice.analysis.get("shares", [])
            except Exception:
                log.exception("games of another move failed")
            one.shares.extend(shares[: GAMES - len(one.shares)])
            found.failed |= set() if shares else {place}

    def close(self) -> None:
        """Stop all games."""
        self._jobs.close()


def _key(table: Table, n: int, bot: str) -> Key:
    return table.header.id, table.chain, n, bot
