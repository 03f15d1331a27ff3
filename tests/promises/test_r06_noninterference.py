"""R6: a viewer's bytes depend on nothing but what that viewer may know.

At every state of many games a second world is made that differs from the first only in what one viewer cannot
know: the unseen cards are dealt anew, the hidden parts of all past events, the moves and random outcomes on
record are replaced, and the table's secret is another. Both worlds are then asked the same questions and go
through the same step, as whole tables, and every byte for that viewer is compared: snapshot, view, legal moves,
log, clocks, reasons for refusals, previews, errors as they leave over REST, replay, and the number, order and
size of the messages that the step sends.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.core.chance import Dice, SecretStream
from rascals.core.events import Event
from rascals.core.match import Command, Match, Origin
from rascals.core.moves import Move
from rascals.server.problems import problem_of
from rascals.table import Header, Play, Refused, Sit, Speak, Start, Table, Viewer
from rascals.table.channels import Channel
from rascals.table.history import Line
from rascals.table.messages import ClockPlan, encode

STATES = 3_400  # for each number of players: more than 10,000 in all
AT = 1_700_000_000_000
SECRET, OTHER = b"A" * 32, b"B" * 32
PROBES = [
    *(f"place {pet}" for pet in ("-8", "-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog")),
    *(f"bid {mice}" for mice in (0, 1, 2, 3, 7, 15, 16, 99, 10**8)),
    "pass", "", "place cat", "place 3; pass", "pass; pass", "bid -1", "x" * 999,
]  # fmt: skip


# --- tables ---------------------------------------------------------------------------------------------


def new_table(players: int, chance: random.Random) -> Table:
    """A table in play, of people only, with the options and clock that `chance` chooses."""
    options: dict[str, bool | int | str] = {
        "open_mice": chance.random() < 0.2,
        "small_dog": chance.choice(("lowest", "mildest")),
    }
    secret = chance.randbytes(32)
    header = Header(
        id="t", code="CCCCCC", game="felicity", players=players, options=options, created=AT,
        commitment=sha256(secret).hexdigest(), clock=ClockPlan(300, 5) if chance.random() < 0.5 else None,
    )  # fmt: skip
    table = Table(header, secret, run="run", awake=AT)
    for seat in range(players):
        do(table, Sit(f"Person {seat}", f"{seat}" * 64), AT)
    do(table, Start(0), AT)
    return table


def do(table: Table, command: Any, at: int, viewer: Viewer = None) -> list[bytes]:
    """Carry out a command; the messages that a viewer is told of it."""
    ruling = table.decide(command, at)
    posts = [post for entry in ruling.entries for post in table.fold(entry)]
    return [post.data for post in posts if post.viewer == viewer]


def twins(table: Table, viewer: Viewer, chance: random.Random) -> tuple[Table, Table]:
    """Two copies of a table for one viewer: as it is, and with everything else that the viewer cannot know."""
    first, second = like(table, viewer), like(table, viewer)
    first.channels = {viewer: copy_channel(table.channels[viewer])}
    assert table.match is not None
    second.match = other_world(table.match, viewer, chance)
    second.secret = OTHER
    return first, second


def like(table: Table, viewer: Viewer) -> Table:
    """A copy that can be played on, with a channel for one viewer that has to read everything anew."""
    twin = copy.copy(table)
    twin.places = [copy.copy(place) for place in table.places]
    twin.decisions, twin.awaited, twin.lines = [*table.decisions], {*table.awaited}, [*table.lines]
    twin.talk, twin.keys, twin.clocks = [*table.talk], {*table.keys}, copy.deepcopy(table.clocks)
    twin.channels = {viewer: Channel(viewer, seq=table.channels[viewer].seq)}
    assert table.match is not None
    twin.match = table.match.copy()
    return twin


def copy_channel(channel: Channel) -> Channel:
    """A channel that goes on from where the real one is."""
    twin = copy.copy(channel)
    twin.log, twin.chat, twin.kept = [*channel.log], [*channel.chat], copy.copy(channel.kept)
    return twin


def other_world(match: Match, viewer: Viewer, chance: random.Random) -> Match:
    """The match with all that a viewer cannot know dealt anew, in the position and in the history."""
    twin = match.copy()
    twin.origin = Origin(None, OTHER)
    twin._dice = Dice(SecretStream(OTHER))
    twin._record = redealt(match, viewer, chance)
    twin.commands = [other_command(command, viewer) for command in match.commands]
    return twin


def redealt(match: Match, viewer: Viewer, chance: random.Random) -> Any:
    s = match.record
    s.chance[:] = [chance.getrandbits(32) | 1 for _ in s.chance]
    rules.conceal(s, -1 if viewer is None else viewer)
    return s


def other_command(command: Command, viewer: Viewer) -> Command:
    """A command of the past as it may have been as well: the same for the viewer, another for whoever knows all."""
    events = tuple(other_event(event, viewer) for event in command.events)
    hidden = any(event is not old for event, old in zip(events, command.events, strict=True))
    move = "canary" if hidden and command.seat != viewer else command.move
    return Command(command.n, command.seat, move, events, ((7, 3),))


def other_event(event: Event, viewer: Viewer) -> Event:
    seen = event.seen_by(viewer)
    known = {} if seen is None else {key: value for key, value in seen["args"].items() if value is not None}
    if known.keys() == event.args.keys():
        return event
    return replace(event, args={key: known.get(key, "canary") for key in event.args})


# --- questions ------------------------------------------------------------------------------------------


def answers(table: Table, viewer: Viewer, at: int, probes: list[str]) -> Iterator[bytes]:
    """Every answer a viewer can get now, as bytes."""
    yield encode(table.snapshot(viewer, at))
    yield encode(table.info())
    if viewer is None:
        return
    for move in probes:
        yield answer(lambda move=move: table.why_not(viewer, move))
        yield answer(lambda move=move: table.preview(viewer, [move]))
    for decision in (None, table.decisions[viewer], table.decisions[viewer] - 1, 10**6):
        yield answer(lambda decision=decision: len(table.decide(Play(viewer, "p", decision, probes[0]), at).entries))


def answer(ask: Any) -> bytes:
    """What comes of a question: an answer, or the body of the error as it leaves over REST."""
    try:
        found = ask()
    except Exception as error:  # noqa: BLE001 - whatever a client would get
        return problem_of(error).body()
    return problem_of(found).body() if isinstance(found, Refused) else encode(found)


def same_to(viewer: Viewer, one: Match, two: Match, seat: int, move: Move) -> Move | None:
    """A move in the second world that the viewer cannot tell from this one in the first; None if there is none."""
    seen = shown(one, seat, move, viewer)
    candidates = [move, *two.legal(seat)] if seat != viewer else [move]
    legal = {str(candidate) for candidate in two.legal(seat)}
    return next((c for c in candidates if str(c) in legal and shown(two, seat, c, viewer) == seen), None)


def shown(match: Match, seat: int, move: Move, viewer: Viewer) -> list[Any]:
    return [event.seen_by(viewer) for event in match.copy().play(seat, move)]


def temper(moves: tuple[Move, ...], temperament: int, chance: random.Random) -> Move:
    """A move in one of several tempers: at random, passing soon, bidding low, bidding at once much."""
    pool = moves[: max(1, len(moves) // (1, 8, 4, 1)[temperament])]
    return moves[-1] if temperament == 3 and chance.random() < 0.3 else chance.choice(pool)


# --- the promise ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_r6_no_byte_depends_on_what_a_viewer_cannot_know(players: int) -> None:
    """In over 10,000 states, for seats and spectators, both worlds give the same bytes before and after a step."""
    chance = random.Random(f"worlds {players}")
    counted: Counter[str] = Counter()
    while counted["states"] < STATES:
        table, temperament, at = new_table(players, chance), chance.randrange(4), AT
        while table.match is not None and not table.match.over:
            viewer = chance.choice((None, *range(players)))
            compare(table, viewer, at, chance, counted)
            at += chance.randrange(20_000)
            (seat,) = table.match.acting
            move = temper(table.match.legal(seat), temperament, chance)
            do(table, Play(seat, f"{len(table.match.commands)}", table.decisions[seat], str(move)), at)
    assert counted["really different"] > 0.6 * counted["states"], counted
    assert counted["steps"] > 0.7 * counted["states"], counted


def compare(table: Table, viewer: Viewer, at: int, chance: random.Random, counted: Counter[str]) -> None:
    """Compare the two worlds of one state, and after one step."""
    one, two = twins(table, viewer, chance)
    assert one.match is not None
    assert two.match is not None
    counted["states"] += 1
    counted["really different"] += one.match.position() != two.match.position()
    probes = chance.sample(PROBES, 5)
    for first, second in zip(answers(one, viewer, at, probes), answers(two, viewer, at, probes), strict=True):
        assert first == second
    (seat,) = one.match.acting
    move = chance.choice(one.match.legal(seat))
    other = same_to(viewer, one.match, two.match, seat, move)
    if other is None:  # the step itself shows the viewer in which world it is
        return
    decision = one.decisions[seat]
    told = do(one, Play(seat, "next", decision, str(move)), at + 1, viewer)
    told_there = do(two, Play(seat, "next", decision, str(other)), at + 1, viewer)
    if one.status == "over":  # now everything lies open, the secret too
        return
    counted["steps"] += 1
    assert told == told_there
    assert one.info() == two.info()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r6_a_replay_during_play_shows_no_more_than_the_play(players: int) -> None:
    """From some hundred positions two worlds are played on alike; the replays for one viewer are the same bytes."""
    chance = random.Random(f"replays {players}")
    compared = 0
    while compared < 150:
        table = new_table(players, chance)
        for _ in range(chance.randrange(60)):
            assert table.match is not None
            (seat,) = table.match.acting
            move = temper(table.match.legal(seat), 2, chance)
            do(table, Play(seat, f"{len(table.match.commands)}", table.decisions[seat], str(move)), AT)
            if table.match.over:
                break
        assert table.match is not None
        if not table.match.over:
            compared += replays(table, chance.choice((None, *range(players))), chance)


def replays(table: Table, viewer: Viewer, chance: random.Random) -> bool:
    assert table.match is not None
    game = table.match.game
    one = Match.begin(game, Origin(None, SECRET), start=table.match.record)
    two = Match.begin(game, Origin(None, OTHER), start=redealt(table.match, viewer, chance))
    for _ in range(6):
        if not play_alike(one, two, viewer, chance):
            break
    if one.over:
        return False
    found = []
    for match in (one, two):
        table.match, table.lines = match, [Line(AT, standin=False)] * len(match.commands)
        found.append([encode(frame) for frame in table.replay(viewer)])
    assert found[0] == found[1]
    return True


def play_alike(one: Match, two: Match, viewer: Viewer, chance: random.Random) -> bool:
    """Play a move in both worlds that the viewer cannot tell apart; False where there is none."""
    for seat in one.acting:
        move = chance.choice(one.legal(seat))
        other = same_to(viewer, one, two, seat, move)
        if other is not None:
            one.play(seat, move)
            two.play(seat, other)
            return True
    return False


def test_r6_talk_among_the_seats_reaches_no_spectator() -> None:
    """A spectator gets neither the message nor a gap in the numbers, at once, in a snapshot and after a restart."""
    table = new_table(4, random.Random(1))
    before = table.channels[None].seq
    assert do(table, Speak(1, "a", "between us", "seats"), AT, None) == []
    assert len(do(table, Speak(1, "b", "to all", "table"), AT, None)) == 1
    assert table.channels[None].seq == before + 1
    for fresh in (table, like(table, None)):
        assert b"between us" not in encode(fresh.snapshot(None, AT))
        assert b"to all" in encode(fresh.snapshot(None, AT))


def test_r6_the_test_sees_a_leak() -> None:
    """A view that lets slip one hidden card, or a log that does, is caught: the comparison is not blind."""
    for leak in ("view", "event"):
        table, chance = new_table(4, random.Random(5)), random.Random(6)
        with pytest.MonkeyPatch.context() as patch:
            patch_leak(patch, leak)
            with pytest.raises(AssertionError):
                compare_often(table, chance)


def compare_often(table: Table, chance: random.Random) -> None:
    for _ in range(40):
        compare(table, None, AT, chance, Counter())


def patch_leak(patch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "event":
        patch.setattr(Event, "seen_by", lambda self, _seat: self.open())
        return
    honest = Match.view

    def view(self: Match, seat: int | None = None, *, reveal: bool = False) -> dict[str, Any]:
        return honest(self, seat, reveal=reveal) | {"hint": self.position()["removed"][1]}

    patch.setattr(Match, "view", view)


def test_every_game_has_its_worlds_compared() -> None:
    """A game that is added must be added here too."""
    assert set(rascals.games()) == {"felicity"}
