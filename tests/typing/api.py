"""The public API as a strictly typed program uses it: mypy checks that every line has the type it says.

Nothing here runs. A change that breaks a line breaks somebody's program.
"""

# mypy: disallow-untyped-defs, disallow-untyped-calls, disallow-any-generics, warn-return-any

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, assert_type

import rascals
from rascals import bots
from rascals.core.view_types import EventJson


def choosing() -> rascals.Game:
    """Games, their definitions and options."""
    assert_type(rascals.games(), Mapping[str, rascals.GameDefinition])
    definition = rascals.games()["felicity"]
    assert_type(definition.name, str)
    assert_type(definition.players, Sequence[int])
    assert_type(definition.editions, tuple[str, ...])
    assert_type(definition.options, tuple[rascals.GameOption, ...])
    option = definition.options[0]
    assert_type(option.choices, tuple[str | int | bool, ...])
    assert_type(option.choices_for(4), tuple[str | int | bool, ...])
    assert_type(option.default, str | int | bool)
    game = rascals.game("felicity", players=4, open_mice=True)
    assert_type(game, rascals.Game)
    assert_type((game.name, game.edition, game.players), tuple[str, str | None, int])
    assert_type(game.options, Mapping[str, str | int | bool])
    assert_type(game.seats, range)
    assert_type(game.definition, rascals.GameDefinition)
    return game


def beginning(game: rascals.Game) -> rascals.Match:
    """All ways to begin a match."""
    for seed in (7, "seven", b"7", None):
        assert_type(game.new(seed=seed), rascals.Match)
    live = game.new(secret=b"0" * 32, names=["Ann", "Bob", "Cal", "Dee"])
    assert_type(live.commitment, str | None)
    position = live.position()
    assert_type(position, dict[str, Any])
    assert_type(game.from_position(position, seed=7), rascals.Match)
    assert_type(game.replay([(0, "pass")], random=[[[10, 3]], []], seed=7), rascals.Match)
    return live


def playing(match: rascals.Match) -> None:
    """Who has to act, what they may do, what happens."""
    assert_type(match.acting, tuple[int, ...])
    seat = match.acting[0]
    moves = match.legal(seat)
    assert_type(moves, tuple[rascals.Move, ...])
    assert_type(moves[0].kind, str)
    assert_type(moves[0].args, Mapping[str, Any])
    assert_type(moves[0].json(), dict[str, Any])
    refusal = match.why_not(seat, "bid 99")
    assert_type(refusal, rascals.Refusal | None)
    if refusal is not None:
        assert_type((refusal.reason, refusal.clause), tuple[str, str | None])
        assert_type(refusal.args, Mapping[str, Any])
    assert_type(match.preview(seat, ["place 3"]), tuple[tuple[rascals.Move, ...], bool])
    assert_type(match.can_undo(seat), bool)
    assert_type(match.why_no_undo(seat), rascals.Refusal | None)
    for given in ("place 3", moves[0], ["place 3"], [moves[0]]):
        events = match.play(seat, given)
        assert_type(events, tuple[rascals.Event, ...])
        assert_type(events[0].name, str)
        assert_type(events[0].seen_by(None), EventJson | None)
        assert_type(events[0].open(), EventJson)
    try:
        match.play(seat, "bid 99")
    except rascals.IllegalMove as illegal:
        assert_type(illegal.refusal, rascals.Refusal)


def knowing(match: rascals.Match) -> None:
    """Views, history, the result."""
    for view in (match.view(0), match.view(None), match.view(), match.view(0, reveal=True)):
        assert_type(view, dict[str, Any])
    assert_type(match.history, tuple[rascals.Ply, ...])
    ply = match.history[0]
    assert_type((ply.n, ply.seat, ply.move), tuple[int, int | None, str])
    assert_type(ply.events, tuple[rascals.Event, ...])
    assert_type(ply.random, tuple[tuple[int, int], ...])
    assert_type(match.position_status(), tuple[rascals.BadPosition, ...])
    assert_type(match.at(0), rascals.Match)
    assert_type(match.copy(), rascals.Match)
    assert_type(match.over, bool)
    assert_type(match.scores, tuple[int, ...] | None)
    assert_type(match.winners, tuple[int, ...])
    assert_type(match.end_reason, str | None)
    assert_type(match.names, tuple[str, ...] | None)


def saving(match: rascals.Match, path: Path) -> None:
    """Saved games."""
    match.save(path)
    match.save(str(path))
    assert_type(match.save_text(), str)
    assert_type(rascals.load(path), rascals.Match)
    assert_type(rascals.load_text(match.save_text(), secret=b""), rascals.Match)
    verdict = rascals.verify(path)
    assert_type(verdict, rascals.Verdict)
    assert_type(rascals.verify_text(match.save_text()), rascals.Verdict)
    assert_type(verdict.odd, tuple[rascals.BadPosition, ...])
    assert_type((verdict.ok, verdict.lines, verdict.line, verdict.problem), tuple[bool, int, int | None, str | None])


class First:
    """Somebody's own bot, which need not know ours."""

    name = "first"

    def choose(self, turn: bots.Turn) -> bots.ChosenMove:
        """Play the first legal move."""
        assert_type(turn.view, dict[str, Any])
        assert_type(turn.budget, bots.Budget)
        return bots.ChosenMove(turn.moves[0])


def letting_bots_play(game: rascals.Game) -> None:
    """Bots by name, one's own bot, and whole games."""
    own: bots.Bot = First()
    assert_type(bots.bot("shrewd:1s"), bots.Bot)
    assert_type(bots.names("felicity"), tuple[str, ...])
    assert_type(rascals.play(game, ["shrewd", "random", own, "timid"], seed=1), rascals.Match)
    rascals.play(game, ["random"] * 4, on_move=knowing)


def failing() -> None:
    """Every error is a RascalsError, and that is a ValueError."""
    errors: list[type[rascals.RascalsError]] = [
        rascals.BadOption,
        rascals.BadPosition,
        rascals.BadRecord,
        rascals.IllegalMove,
    ]
    values: list[type[ValueError]] = [*errors, rascals.RascalsError]
    assert_type(values, list[type[ValueError]])
