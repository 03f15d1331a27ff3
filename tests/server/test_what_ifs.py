"""What if: other moves at a decision of a finished game, and the games that bots play on from there."""

from __future__ import annotations

import asyncio
import time
from array import array
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rascals
from rascals.bots import Budget, ChosenMove, play
from rascals.bots import rollouts as rolled
from rascals.bots.playing import play_on
from rascals.bots.rollouts import Rollouts, Tried
from rascals.core.match import Match
from rascals.server.tables import what_ifs
from rascals.server.tables.bot_workers import BotRequest, Thought, answer
from rascals.server.tables.what_ifs import WhatIf, WhatIfs, looked_at
from tests.conftest import Amount
from tests.server.serving import client
from tests.server.test_coach import PAUSE, finished
from tests.table.sitting import Sitting

GAMES = {"felicity": 3, "goodcritters": 4, "heist": 2, "goons": 2}


@cache
def over(game: str) -> Match:
    """A finished game."""
    return play(rascals.game(game, players=GAMES[game]), ["greedy"] * GAMES[game], seed=3)


def decisions(game: str, amount: int) -> Iterator[tuple[Match, WhatIf]]:
    """Decisions of a finished game with a choice, and the match before each."""
    match = over(game)
    for n in range(1, len(match.history), len(match.history) // amount):
        found = looked_at(match, n, "greedy")
        if len(found.tried) > 1:
            yield match.at(n - 1), found


@pytest.mark.parametrize("game", GAMES)
def test_games_begin_with_the_move_from_what_the_seat_knew(
    game: str, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The n-th games of all moves begin alike, as the seat saw it; each game of a move has another chance."""
    begun: list[Match] = []

    def noted(match: Match, *more: Any) -> Match:
        begun.append(match.copy())
        return play_on(match, *more)

    monkeypatch.setattr(rolled, "play_on", noted)
    for past, found in decisions(game, amount(5, 20)):
        seat, made = found.turn.seat, found.tried[0]
        assert {one.move for one in found.tried[1:]} >= {str(move) for move in past.legal(seat)} - {made.move}
        starts = []
        for one in (made, found.tried[-1]):
            begun.clear()
            answer(found.request(one), Budget(simulations=2), lambda: False)
            starts.append([match.at(0).position() for match in begun])
            for match in begun:
                assert match.at(0).view(seat) == past.view(seat)
                assert match.history[1].seat == seat
                assert match.at(0).steps(seat, match.history[1].move)[: len(one.steps)] == one.steps
        assert starts[0] == starts[1]
        assert len({match.commitment for match in begun}) == 2


def test_games_have_numbers() -> None:
    """Two batches have the games that one has; a move gains nothing on itself, and an unknown one may gain all."""
    *_, (_, found) = decisions("felicity", 9)
    one = found.tried[1]
    turn = replace(found.request(one).question, budget=Budget(simulations=9))

    def shares(first: int, count: int) -> list[float]:
        asked = replace(turn, random=Random(1), budget=Budget(simulations=count))
        return list(Rollouts("greedy", first).choose(asked).analysis["shares"])

    assert shares(0, 9) == shares(0, 4) + shares(4, 5)
    one.shares.extend(shares(0, 9))
    assert one.gain(one)[0] == 0
    assert one.gain(found.tried[0]) == (0.0, 100.0)
    assert one.gain(one)[1] == 100  # too few games to tell
    won = Tried("win", ())
    won.shares.extend([1.0] * 9)
    assert one.gain(won)[0] == pytest.approx(one.wins - 100)
    assert 0 < won.error < 100
    many, none = Tried("many", (), array("d", [1.0] * 60)), Tried("none", (), array("d", [0.0] * 60))
    assert many.gain(none)[0] - many.gain(none)[1] > 50


def test_a_game_that_is_not_wanted_ends() -> None:
    """A cancelled bot returns the games that it has finished."""
    _, found = next(decisions("felicity", 9))
    question = replace(found.request(found.tried[0]).question, budget=Budget(simulations=9), random=Random(1))
    shares = Rollouts("greedy").choose(replace(question, cancelled=lambda: True)).analysis["shares"]
    assert shares == []


def test_a_thousand_games_of_the_moves_that_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They come by and by, of those moves alone, and are kept; invalid requests are refused."""
    with client(tmp_path) as http:
        monkeypatch.setattr("rascals.server.api.rest.replay.GAMES", 5)
        monkeypatch.setattr(what_ifs, "GAMES", 5)
        ann = finished(http)
        made = next(frame for frame in ann.get("/replay?pov=me").json()["frames"] if frame["seat"] == 0)
        n = made["command"]

        def asked(more: str = "") -> Any:
            return ann.get(f"/what-if?command={n}&bot=greedy{more}").json()

        before = asked()
        assert (before["seat"], before["bot"], before["games"]) == (0, "greedy", 5)
        assert {one["games"] for one in before["moves"]} == {0}
        while min((found := asked("&try=0,1"))["moves"][place]["games"] for place in (0, 1)) < 5:
            time.sleep(PAUSE)
        assert asked()["moves"] == found["moves"]
        assert [one["games"] for one in found["moves"]] == [5, 5, *[0] * (len(found["moves"]) - 2)]
        assert all(0 <= one["wins"] <= 100 and one["steps"] for one in found["moves"])
        assert ann.get(f"/what-if?command={n}").json()["bot"] == "shrewd"
        for wrong in ("command=0", "command=99999", "command=x", "", f"command={n}&try=99", f"command={n}&bot=nobody"):
            assert ann.get(f"/what-if?{wrong}").status_code == 400


class Counting:
    """A thinker whose games take a second each of a virtual clock; a `broken` move cannot be played on."""

    broken, raises = "", False

    def __init__(self) -> None:
        self.now, self.asked = 0.0, list[str]()

    async def choose(self, request: BotRequest, table: str, seconds: float) -> Thought:
        """Play a game."""
        await asyncio.sleep(0)
        self.now += 1
        move = str(request.question.weigh[0])
        self.asked.append(move)
        if move == self.broken and self.raises:
            raise OSError
        if move == self.broken:
            return Thought(move, "hung")
        return Thought(move, None, ChosenMove(move, {"shares": [1.0]}))


async def asked_for(looking: WhatIfs, thinker: Counting, table: Any, n: int, places: list[int]) -> WhatIf:
    """Ask once, and wait until the games have ended."""
    await looking.get(table, table.match, n, "greedy", places, "ann")
    if job := looking._jobs.get((table.header.id, table.chain, n, "greedy")):
        await job
    return await looking.get(table, table.match, n, "greedy", [], "ann")


@pytest.mark.parametrize("raises", [False, True])
async def test_games_end_when_nobody_waits_for_them(raises: bool) -> None:
    """They are played for five seconds after each request, of the moves in turn; a move that fails stops no other."""
    sitting = Sitting(players=3).seat(3).start()
    while sitting.table.status != "over":
        sitting.play()
    thinker, table = Counting(), sitting.table
    looking = WhatIfs(thinker, lambda: thinker.now)  # type: ignore[arg-type]
    assert table.match is not None
    n = next(ply.n for ply in table.match.history if ply.seat is not None)
    found = await asked_for(looking, thinker, table, n, [0, 1])
    assert [len(one.shares) for one in found.tried[:3]] == [3, 3, 0]
    thinker.broken, thinker.raises, thinker.asked = found.tried[1].move, raises, []
    found = await asked_for(looking, thinker, table, n, [0, 1])
    assert (found.failed, thinker.asked.count(thinker.broken)) == ({1}, 1)
    assert len(found.tried[0].shares) > 3
    thinker.broken = ""
    thinker.now += 60
    assert (await asked_for(looking, thinker, table, n, [1])).failed == set()  # asked for anew, it is tried again
    with pytest.raises(rascals.RascalsError, match="at most 8"):
        found.want(range(9), 0.0)
    looking.close()


def test_one_who_had_no_choice_needs_no_games() -> None:
    """A forced move is not played on."""
    match = over("felicity")
    looked = (looked_at(match, n, "greedy") for n in range(1, len(match.history)))
    found = next(one for one in looked if len(one.tried) == 1)
    found.want([0], 0.0)
    assert found.next(0.0) is None
