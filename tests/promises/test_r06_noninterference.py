"""R6: noninterference: a viewer's bytes depend on nothing but what that viewer may know.

At every state of many games a second world is made that differs from the first only in what one viewer cannot
know: the unseen cards are redealt, the hidden parts of all past events, the moves and random outcomes on
record are replaced, and the table's secret is another. Both worlds are then asked the same questions and go
through the same step, as whole tables, and every byte for that viewer is compared: snapshot, view, legal moves,
log, clocks, reasons for refusals, previews, errors as they leave over REST, replay, and the number, order and
size of the messages that the step sends.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import rascals
from rascals.core import rules
from rascals.core.chance import Dice, Origin, SecretStream
from rascals.core.events import Event
from rascals.core.match import Match, Ply
from rascals.core.moves import Move
from rascals.games.goons.box import COLOUR_NAMES, GOON_NAMES, ITEM_NAMES
from rascals.games.goons.state import SOURCE_NAMES
from rascals.games.heist.box import CRITTER_NAMES
from rascals.server.doors.problems import problem_of
from rascals.table import (
    Advise,
    AgreeCoach,
    Header,
    Play,
    Refused,
    SetConditionalMove,
    Sit,
    Speak,
    Start,
    Table,
    Undo,
    Viewer,
)
from rascals.table.channels import Channel
from rascals.table.conditional_moves import conditions_for
from rascals.table.history import Line
from rascals.table.messages import ClockPlan, encode
from tests.conftest import Amount

Draft = list[Move]  # a whole move: one step, or several

AT = 1_700_000_000_000
SECRET, OTHER = b"A" * 32, b"B" * 32
WATCHING = 3  # of the viewers of a game, other ones in each: the others need not be told anything
FELICITY_PROBES = [
    *(f"place {pet}" for pet in ("-8", "-5", "3", "5", "8", "11", "15", "rabbit", "large-dog", "small-dog")),
    *(f"bid {mice}" for mice in (0, 1, 2, 3, 7, 15, 16, 99, 10**8)),
    "pass", "", "place cat", "place 3; pass", "pass; pass", "bid -1", "x" * 999,
]  # fmt: skip
GOODCRITTERS_PROBES = [
    *(f"{verb} {seat}" for verb in ("threaten", "accept", "decline", "withdraw", "give") for seat in range(5)),
    *(f"choose {card}" for card in ("guard", "rob", "skim", "no", "yes")), "choose", "threaten none", "ready", "done",
    *(f"payoff a yes {seat}: {cards}" for seat in (0, 1, 3) for cards in ("P1", "P5", "5", "5~ 4?", "2g", "lookout?")),
    *(f"payoff b no {seat}:; add {card}" for seat in (0, 2) for card in ("P", "5", "4~", "3c?", "megaphone", "2")),
    *(f"offer {seat}: {cards}" for seat in (0, 1, 2) for cards in ("5 for 5", "P1 for ?", "for lookout", "3? for 2~")),
    *(f"accept {maker}: {cards}" for maker in (0, 1, 2) for cards in ("5", "4", "3 2", "2 2 2", "lookout")),
    "payoff a none", "payoff b none", "promo lookout", "promo skeleton-key", "share 0:5", "share 0:5 1:4,3", "finish",
    "add 5", "pick 5", "for", "ask ?", "", "x" * 999, "ready; ready", "payoff a yes 1:; finish",
]  # fmt: skip

HEIST_PROBES = [
    *(f"{verb} {name}" for verb in ("hire", "keep", "discard", "play", "evade", "pick") for name in CRITTER_NAMES),
    *(f"play {critter} table" for critter in CRITTER_NAMES), *(f"play raccoon {seat}" for seat in range(4)),
    *(f"play {critter} {where}" for critter in ("bat", "owl", "butterfly", "mouse") for where in ("0", "1", "3,4")),
    *(f"place {way} at {cell}" for way in ("r0", "r90", "r180") for cell in ("0,1", "1,0", "3,4", "8,9", "9,8")),
    *(f"place {tile} r0 at 1,0" for tile in ("T-plain", "cross-trap", "held")), "place held", "web r0 at 0,1", "web",
    *(f"{verb} {way}" for verb in ("move", "rotate") for way in ("n", "e", "s", "w", "r90", "3,4")), "look 1", "look 3",
    *(f"order {trap}" for trap in ("hook", "pit", "camera", "rotate", "hook,pit")), "order", "hold T-trap", "drop 3,4",
    "take", "take gourd", "leave", "draw", "stop", "decline", "suffer", "score", "escape", "end", "pass-pile", "keep",
    "keep fox; keep owl", "discard fox table", "", "x" * 999, "play bat; on 3,4", "look 1; hire fox",
]  # fmt: skip

GOONS_PROBES = [
    *(f"goon {name}" for name in GOON_NAMES), *(f"take {cell}" for cell in ("0,0", "0,9", "4,4", "9,9")),
    *(f"take {cell} on {colour}" for cell in ("0,0", "9,0", "5,5") for colour in COLOUR_NAMES), "ability 4,4", "end",
    *(f"do {source} {what}" for source in SOURCE_NAMES for what in ("dojo", "diner double", "commit 2", "hustle")),
    *(f"do space buy {item}" for item in ITEM_NAMES), *(f"again buy {item}" for item in ITEM_NAMES[:4]), "again no",
    *(f"do cube club {what}" for what in ("3,3 to 4,4", "energy 1 red to supply", "energy 2 blue to green double")),
    *(f"use {what}" for what in ("helmet", "bubble-gun", "shotgun red", "crowbar 3", "scythe 0,0 to 0,1")),
    *(f"bid {number}" for number in (0, 1, 2, 5, 80)), *(f"claim {number}" for number in (1, 3, 8)), "pass", "stop",
    "reroll 1", "draw", "trade", "trade hustle red", "no-trade", "step blue", "dynamite yes", "bandages no", "first 0",
    "", "x" * 999, "take 0,0; on red",
]  # fmt: skip


# --- games ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Subject:
    """How a game's worlds are compared: for how many players, with which questions.

    `steps`: how many steps that can be taken alike in both worlds are compared, as a part of the states that are; for
    them more states are looked at where it takes more. `differs`: the least part of the states in which something is
    hidden.
    """

    players: tuple[int, ...]
    probes: list[str]
    options: Callable[[random.Random], dict[str, bool | int | str]]
    steps: float
    hidden: Callable[[dict[str, Any]], Any]  # something in a position that a spectator must not know
    differs: float = 0.6


def felicity_options(chance: random.Random) -> dict[str, bool | int | str]:
    return {"open_mice": chance.random() < 0.2, "small_dog": chance.choice(("lowest", "mildest"))}


def goodcritters_options(chance: random.Random) -> dict[str, bool | int | str]:
    payoffs, bargaining = chance.random() < 0.8, chance.choice(("open", "turns"))
    return {
        "payoffs": payoffs,
        "bargaining": bargaining,
        "early_bribes": payoffs and bargaining == "open" and chance.random() < 0.5,
        "changes": chance.choice((2, 5, 20)),
        "promos": chance.randrange(5),
        "limited_terms": chance.random() < 0.5,
        "length": chance.choice(("short", "any")),
    }


def heist_options(chance: random.Random) -> dict[str, bool | int | str]:
    """An edition and its most telling options, in games that are over before they repeat themselves."""
    edition = chance.choice(("v1", "v2", "v3", "v4", "v5"))
    own: dict[str, bool | int | str] = {"spider_interrupt": chance.choice(("all", "own"))} if edition == "v5" else {}
    return {"edition": edition, "turn_limit": chance.choice((4, 8, 15)), **own}


def goons_options(chance: random.Random) -> dict[str, bool | int | str]:
    return {"kid_random_rerolls": chance.choice(("single", "cycle")), "must_act": chance.random() < 0.5}


def plainly(box: rascals.Box) -> Subject:
    """How the worlds of a game are compared of which nothing more is said: all its steps, and its whole position."""
    probes = [str(box.verbs.move(action)) for action in range(box.actions)]
    few = tuple(sorted({box.players[0], box.players[-1]}))
    return Subject(few, [*probes, "", "pass; pass", "x" * 999], lambda _: {}, 0.0, lambda position: position, 0.0)


SUBJECTS = {name: plainly(box) for name, box in rascals.games().items()} | {
    "felicity": Subject((3, 4, 5), FELICITY_PROBES, felicity_options, 0.7, lambda p: p["removed"][1]),
    "goodcritters": Subject((4, 5, 8), GOODCRITTERS_PROBES, goodcritters_options, 0.7, lambda p: p["stashes"]),
    "heist": Subject((2, 3, 4), HEIST_PROBES, heist_options, 0.6, lambda p: p["stack"]),
    "goons": Subject((2, 3, 4), GOONS_PROBES, goons_options, 0.6, lambda p: (p["item_deck"], p["scheme_decks"])),
}
TABLES = [(game, players) for game, subject in SUBJECTS.items() for players in subject.players]


# --- tables ---------------------------------------------------------------------------------------------


def new_table(players: int, chance: random.Random, game: str = "felicity") -> Table:
    """A table in play, of people only, with the options and clock that `chance` chooses."""
    options = SUBJECTS[game].options(chance)
    edition = str(options.pop("edition")) if "edition" in options else None
    secret = chance.randbytes(32)
    header = Header(
        id="t", code="CCCCCC", game=game, players=players, options=options, edition=edition, created=AT,
        commitment=sha256(secret).hexdigest(), clock=ClockPlan(300, 5) if chance.random() < 0.5 else None,
    )  # fmt: skip
    table = Table(header, secret, run="run", awake=AT)
    for seat in range(players):
        do(table, Sit(f"Person {seat}", f"{seat}" * 64), AT)
    do(table, Start(0), AT)
    return table


def do(table: Table, command: Any, at: int, viewer: Viewer = None) -> list[tuple[bytes, bytes]]:
    """Carry out a command; return the messages that a viewer gets: with whole views, and with what has changed."""
    ruling = table.decide(command, at)
    posts = [post for entry in ruling.entries for post in table.fold(entry, ruling.tried)]
    return [(post.data, post.changes) for post in posts if post.viewer == viewer]


def twins(table: Table, viewer: Viewer, chance: random.Random, past: list[Ply] | None = None) -> tuple[Table, Table]:
    """Two copies of a table for one viewer: as it is, and with everything else that the viewer cannot know.

    `past`: what the viewer was told in the other world before; it grows with the game.
    """
    first, second = like(table, viewer), like(table, viewer)
    first.channels = {viewer: copy_channel(table.channels[viewer])}
    assert table.match is not None
    second.match = other_world(table.match, viewer, chance, [] if past is None else past)
    second.secret = OTHER
    told, there = table.channels[viewer], second.channels[viewer]
    there.known, there.table = told.known, told.table  # the viewer was told the same before, in both worlds
    return first, second


def like(table: Table, viewer: Viewer) -> Table:
    """A copy that can be played on, with a channel for one viewer that has to read everything again."""
    twin = copy.copy(table)
    twin.places = [copy.copy(place) for place in table.places]
    for place in twin.places:
        place.advised = [*place.advised]
    twin.decisions, twin.awaited, twin.lines = [*table.decisions], {*table.awaited}, [*table.lines]
    twin.needed = {*table.needed}
    twin.stretches = [*table.stretches]
    twin.talk, twin.keys, twin.clocks = [*table.talk], {*table.keys}, copy.deepcopy(table.clocks)
    seq = table.channels[viewer].seq if viewer in table.channels else 0  # a table that tells nobody has none
    twin.heard, twin.heard_after = [*table.heard], [*table.heard_after]
    twin.channels = {viewer: Channel(viewer, table.run_of(viewer) or "", seq=seq)}
    assert table.match is not None
    twin.match = table.match.copy()
    return twin


def copy_channel(channel: Channel) -> Channel:
    """A channel that goes on from where the real one is."""
    twin = copy.copy(channel)
    twin.log, twin.chat = [*channel.log], [*channel.chat]
    twin.kept, twin.kept_changes = copy.copy(channel.kept), copy.copy(channel.kept_changes)
    return twin


def other_world(match: Match, viewer: Viewer, chance: random.Random, past: list[Ply]) -> Match:
    """The match with all that a viewer cannot know redealt, in the position and in the history."""
    twin = match.copy()
    twin.origin = Origin(None, OTHER)
    twin._dice = Dice(SecretStream(OTHER))
    twin._record = redealt(match, viewer, chance)
    past += [other_ply(ply, viewer) for ply in match.history[len(past) :]]
    twin._plies, twin._history = [*past], None
    return twin


def redealt(match: Match, viewer: Viewer, chance: random.Random) -> Any:
    s = match.record
    s.chance[:] = [chance.getrandbits(32) | 1 for _ in s.chance]
    rules.conceal(s, -1 if viewer is None else viewer)
    return s


def other_ply(ply: Ply, viewer: Viewer) -> Ply:
    """A ply of the past as it may have been as well: the same for the viewer, another for one who knows all.

    That chance was drawn is known to who moved (`laws.taking_back_teaches_nobody`); what it gave need not be.
    """
    events = tuple(other_event(event, viewer) for event in ply.events)
    hidden = any(event is not old for event, old in zip(events, ply.events, strict=True))
    move = "canary" if hidden and ply.seat != viewer else ply.move
    return Ply(ply.n, ply.seat, move, events, ((7, 3),) if ply.random else ())


class Altered(Event):
    """An event whose values are others than the rule told."""

    told: dict[str, Any]

    @property
    def args(self) -> dict[str, Any]:
        return self.told


def other_event(event: Event, viewer: Viewer) -> Event:
    seen = event.seen_by(viewer)
    known = {} if seen is None else {key: value for key, value in seen["args"].items() if value is not None}
    if known.keys() == event.args.keys():
        return event
    other = Altered(event.type, event.numbers)
    other.told = {key: known.get(key, "canary") for key in event.args}
    return other


# --- questions ------------------------------------------------------------------------------------------


def answers(table: Table, viewer: Viewer, at: int, probes: list[str]) -> Iterator[bytes]:
    """Every answer a viewer can get now, as bytes."""
    yield encode(table.snapshot(viewer, at))
    yield msgspec.json.encode(table.log_before(viewer, len(table.lines)))
    yield encode(table.info())
    if viewer is None:
        return
    for move in probes:
        yield answer(lambda move=move: table.why_not(viewer, move))
        yield answer(lambda move=move: table.preview(viewer, move.split("; ")))
    for decision in (None, table.decisions[viewer], table.decisions[viewer] - 1, 10**6) if probes else ():
        yield answer(lambda decision=decision: len(table.decide(Play(viewer, "p", decision, probes[0]), at).entries))
        yield answer(lambda decision=decision: len(table.decide(Undo(viewer, "u", decision), at).entries))


def answer(ask: Any) -> bytes:
    """What comes of a question: an answer, or the body of the error as it leaves over REST."""
    try:
        found = ask()
    except Exception as error:  # noqa: BLE001 - whatever a client would get
        return problem_of(error).body()
    return problem_of(found).body() if isinstance(found, Refused) else encode(found)


def same_to(viewer: Viewer, one: Match, two: Match, seat: int, move: Draft, chance: random.Random) -> Draft | None:
    """A move in the second world that the viewer cannot tell from this one in the first; None if there is none."""
    seen = shown(one, seat, move, viewer)
    if two.why_not(seat, move) is None and shown(two, seat, move, viewer) == seen:
        return move
    tries = (mirrored(two, seat, move, chance) for _ in range(12 if seat != viewer else 0))
    return next((other for other in tries if other is not None and shown(two, seat, other, viewer) == seen), None)


def mirrored(match: Match, seat: int, move: Draft, chance: random.Random) -> Draft | None:
    """A move of the same kind in every step, with other cards; None where that leads nowhere."""
    draft: Draft = []
    for step in move:
        moves, complete = match.preview(seat, draft)
        like = [other for other in moves if alike(other, step)]
        if complete or not like:
            return None
        draft.append(chance.choice(like))
    return draft if match.preview(seat, draft)[1] else None


def alike(one: Move, other: Move) -> bool:
    """Whether two steps differ in nothing but a card or an action."""
    hidden = ("card", "action", "pet", "critter", "tile", "trap")
    known = [[(key, value) for key, value in move.values if key not in hidden] for move in (one, other)]
    return one.kind == other.kind and known[0] == known[1]


def shown(match: Match, seat: int, move: Draft, viewer: Viewer) -> list[Any]:
    return [event.seen_by(viewer) for event in match.copy().play(seat, move)]


def whole(match: Match, seat: int, temperament: int, chance: random.Random) -> Draft:
    """A whole move of a seat: the first step in a temper, the others at random."""
    draft = [temper(match.legal(seat), temperament, chance)]
    if match.game.box.composites is not None:
        moves, complete = match.preview(seat, draft)
        while not complete:
            draft.append(chance.choice(moves))
            moves, complete = match.preview(seat, draft)
    return draft


def temper(moves: tuple[Move, ...], temperament: int, chance: random.Random) -> Move:
    """A move in one of several tempers: at random, passing soon, bidding low, bidding at once much."""
    ready = [move for move in moves if move.kind in {"ready", "accept"}]
    if ready and chance.random() < 0.3:
        return chance.choice(ready)
    pool = moves[: max(1, len(moves) // (1, 8, 4, 1)[temperament])]
    return moves[-1] if temperament == 3 and chance.random() < 0.3 else chance.choice(pool)


def text(move: Draft) -> str:
    return "; ".join(map(str, move))


# --- the promise ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_r6_no_byte_depends_on_what_a_viewer_cannot_know(game: str, players: int, amount: Amount) -> None:
    """In over 10,000 states of each game (fast suite: 180) both worlds give a seat or spectator the same bytes.

    That is so before and after a step. From how many states a step can be taken alike in both worlds is chance's: it
    goes on until enough were, and fails where they hardly ever can.
    """
    chance, subject = random.Random(f"worlds {players}"), SUBJECTS[game]
    counted: Counter[str] = Counter()
    states = amount(60, 3_400)

    def enough() -> bool:
        return counted["states"] >= states and counted["steps"] >= subject.steps * states

    while not enough():
        table, temperament, at = new_table(players, chance, game), chance.randrange(4), AT
        viewers = chance.sample((None, *range(players)), WATCHING)
        table.channels = {viewer: table.channels[viewer] for viewer in viewers}
        pasts: dict[Viewer, list[Ply]] = {viewer: [] for viewer in viewers}
        while table.match is not None and not table.match.over and not enough():
            assert counted["states"] < 1.5 * states, counted
            viewer = chance.choice(viewers)
            compare(table, viewer, at, chance, counted, pasts[viewer])
            at += chance.randrange(20_000)
            seat = chance.choice(table.match.acting)
            move = whole(table.match, seat, temperament, chance)
            do(table, Play(seat, f"{len(table.match.history)}", table.decisions[seat], text(move)), at)
    assert counted["really different"] >= subject.differs * counted["states"], counted


def compare(
    table: Table, viewer: Viewer, at: int, chance: random.Random, counted: Counter[str], past: list[Ply]
) -> None:
    """Compare the two worlds of one state, and after one step."""
    one, two = twins(table, viewer, chance, past)
    assert one.match is not None
    assert two.match is not None
    counted["states"] += 1
    counted["really different"] += one.match.position() != two.match.position()
    probes = chance.sample(SUBJECTS[table.game.name].probes, 5)
    for first, second in zip(answers(one, viewer, at, probes), answers(two, viewer, at, probes), strict=True):
        assert first == second
    seat = chance.choice(one.match.acting)
    move = whole(one.match, seat, 0, chance)
    other = same_to(viewer, one.match, two.match, seat, move, chance)
    if other is None:  # the step itself shows the viewer in which world it is
        return
    decision = one.decisions[seat]
    told = do(one, Play(seat, "next", decision, text(move)), at + 1, viewer)
    told_there = do(two, Play(seat, "next", decision, text(other)), at + 1, viewer)
    if one.status == "over":  # now everything lies open, the secret too
        return
    counted["steps"] += 1
    assert told == told_there
    assert one.info() == two.info()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_r6_a_replay_during_play_shows_no_more_than_the_play(game: str, players: int, amount: Amount) -> None:
    """Two worlds continued alike from some hundred positions give the same replays to one viewer, byte by byte."""
    chance = random.Random(f"replays {players}")
    compared, wanted = 0, amount(8, 50)
    while compared < wanted:
        table = new_table(players, chance, game)
        table.channels = {}
        for _ in range(chance.randrange(60)):
            assert table.match is not None
            seat = chance.choice(table.match.acting)
            move = whole(table.match, seat, 2, chance)
            do(table, Play(seat, f"{len(table.match.history)}", table.decisions[seat], text(move)), AT)
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
        table.match, table.lines = match, [Line(AT, standin=False, n=ply.n) for ply in match.history]
        found.append([encode(frame) for frame in table.replay(viewer)])
    assert found[0] == found[1]
    return True


def play_alike(one: Match, two: Match, viewer: Viewer, chance: random.Random) -> bool:
    """Play a move in both worlds that the viewer cannot tell apart; False where there is none."""
    for seat in chance.sample(one.acting, len(one.acting)):
        move = whole(one, seat, 0, chance)
        other = same_to(viewer, one, two, seat, move, chance)
        if other is not None:
            one.play(seat, move)
            two.play(seat, other)
            return True
    return False


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_r6_what_others_decide_ahead_ask_and_whisper_reaches_nobody(game: str, players: int, amount: Amount) -> None:
    """Others' conditional moves, questions and whispers change no byte for a viewer, before or after the next move.

    What the seat that moves has asked the coach is told with its move: it does not ask here.
    """
    chance = random.Random(f"hidden commands {players}")
    states = hidden = 0
    wanted = amount(30, 300)
    while states < wanted:
        table = new_table(players, chance, game)
        for seat in range(players):
            do(table, AgreeCoach(seat, True), AT)
        table.channels = {}  # its twins are those who tell
        while table.match is not None and not table.match.over and states < wanted:
            viewer, mover = chance.choice((None, *range(players))), chance.choice(table.match.acting)
            one, two = like(table, viewer), like(table, viewer)
            two.channels |= {seat: Channel(seat) for seat in range(players) if seat != viewer}
            for command in hidden_commands(two, mover, viewer):
                assert do(two, command, AT, viewer) == []
            two.channels = {viewer: two.channels[viewer]}
            states += 1
            hidden += two.entries - one.entries
            move = text(whole(table.match, mover, 2, chance))
            compare_around(one, two, viewer, Play(mover, f"{states}", table.decisions[mover], move))
            do(table, Play(mover, f"{states}", table.decisions[mover], move), AT)
    assert hidden > wanted // 5


def hidden_commands(table: Table, mover: int, viewer: Viewer) -> Iterator[Any]:
    """What seats may do now that the viewer is not to learn of."""
    for seat in range(table.header.players):
        if seat == viewer:
            continue
        for condition in conditions_for(table, seat):
            yield SetConditionalMove(seat, condition.name, condition.highest)
        if seat != mover and table.decision(seat) is not None:
            yield Advise(seat, table.decision(seat))
        if viewer is None:
            yield Speak(seat, f"w{seat}", "between us", "seats")


def compare_around(one: Table, two: Table, viewer: Viewer, move: Play) -> None:
    """Compare all that a viewer can get, before and after the same move in both, and what it is told about the move."""
    for after in range(2):
        for first, second in zip(answers(one, viewer, AT + 5, []), answers(two, viewer, AT + 5, []), strict=True):
            assert first == second
        assert (one.told_to(viewer), one.told_to(None)) == (two.told_to(viewer), two.told_to(None))
        if not after:
            assert do(one, move, AT + 5, viewer) == do(two, move, AT + 5, viewer)


def test_r6_talk_among_the_seats_reaches_no_spectator() -> None:
    """A spectator gets no message and no gap in the numbers, neither live, in a snapshot, nor after a restart."""
    table = new_table(4, random.Random(1))
    before = table.channels[None].seq
    assert do(table, Speak(1, "a", "between us", "seats"), AT, None) == []
    assert len(do(table, Speak(1, "b", "to all", "table"), AT, None)) == 1
    assert table.channels[None].seq == before + 1
    for fresh in (table, like(table, None)):
        assert b"between us" not in encode(fresh.snapshot(None, AT))
        assert b"to all" in encode(fresh.snapshot(None, AT))


@pytest.mark.parametrize("game", SUBJECTS)
def test_r6_the_test_sees_a_leak(game: str) -> None:
    """The comparison detects a view or a log that leaks one hidden card."""
    for leak in ("view", "event") if has_secrets(game) else ("view",):
        table, chance = new_table(4, random.Random(5), game), random.Random(6)
        with pytest.MonkeyPatch.context() as patch:
            patch_leak(patch, leak)
            with pytest.raises(AssertionError):
                compare_often(table, chance)


def has_secrets(game: str) -> bool:
    """Tell whether any event of a game is not told to everybody whole."""
    types = rascals.games()[game].events.types
    return any(kind.private or any(param.secret for param in kind.params) for kind in types)


def compare_often(table: Table, chance: random.Random) -> None:
    for _ in range(40):
        compare(table, None, AT, chance, Counter(), [])


def patch_leak(patch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "event":
        patch.setattr(Event, "seen_by", lambda self, _seat: self.open())
        return
    honest = Match.view

    def view(self: Match, seat: int | None = None, *, reveal: bool = False) -> dict[str, Any]:
        return honest(self, seat, reveal=reveal) | {"hint": SUBJECTS[self.game.name].hidden(self.position())}

    patch.setattr(Match, "view", view)
