"""Everybody bargains at once: a seat agrees only to what it has seen, and nobody else is hindered. [G-34]

And seats that may move but need not: those that may bribe while the boss shares. [G-48]
"""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.games.goodcritters.events import EVENTS
from rascals.table import Play, Refused, Sit, Table, Task
from rascals.table.clocks import GRACE
from rascals.table.commands import FlagFall
from rascals.table.messages import ClockPlan
from tests.conftest import Amount
from tests.table.sitting import SECRET, Sitting, clock, token

OPEN = {"payoffs": True}


def bargaining(players: int = 4, bots: str | None = None, people: int | None = None, **more: Any) -> Sitting:
    """A table in step 3 of the first round: the boss keeps everything."""
    options = {**OPEN, **more.pop("options", {})}
    seats = players if people is None else people
    sitting = Sitting("goodcritters", players, options=options, **more).seat(seats, bots).start()
    boss = sitting.next
    gifts = "; ".join(f"give {boss}" for _ in sitting.table.match.view(None)["middle"])
    sitting.think(boss, move=gifts) if sitting.table.seats[boss].player else sitting.play(boss, gifts)
    return sitting


def answer(sitting: Sitting, seat: int, move: str, decision: int | None) -> str | None:
    """Send a move that answers a decision; return the code of its refusal, None if it was made."""
    sitting.count += 1
    try:
        sitting.do(Play(seat, f"a{sitting.count}", decision, move))
    except Refused as refused:
        return refused.code
    return None


CHANGES = [
    "threaten 1",
    "payoff a yes 2: P1",
    "offer 2: P1",
    "offer 1: P1 for P1",
]


@pytest.mark.parametrize("change", CHANGES)
def test_ready_in_both_orders(change: str) -> None:
    """Ready and a change cross: an earlier ready is taken back, a later one is stale; both end alike."""
    first, last = bargaining(), bargaining()
    for sitting in (first, last):
        sitting.play(1, "choose no")
    seen = {seat: first.table.decision(seat) for seat in (0, 1)}
    assert answer(first, 1, "ready", seen[1]) is None
    assert answer(first, 0, change, seen[0]) is None
    assert answer(last, 0, change, seen[0]) is None
    assert answer(last, 1, "ready", seen[1]) == "stale"
    for sitting in (first, last):
        assert sitting.table.match.view(1)["seats"][1]["ready"] is False
        assert sitting.table.awaited == {0, 1, 2, 3}
    assert answer(last, 1, "ready", last.table.decision(1)) is None


def test_every_kind_of_change_makes_an_agreement_stale() -> None:
    """Taking back a threat or payoff, changing a choice, an exchange: each requires new answers from the others."""
    sitting = bargaining()
    for seat in (1, 2, 3):
        sitting.play(seat, "choose no")
    sitting.play(0, "choose yes")
    for seat, move in (
        (0, "choose skim"), (0, "threaten 2"), (0, "threaten none"), (0, "payoff b no 3: P2"), (0, "payoff b none"),
        (2, "offer 0: P1 for P1"), (0, "accept 2"),
    ):  # fmt: skip
        before = sitting.table.decision(1)
        sitting.play(seat, move)
        assert sitting.table.decision(1) != before, move
        assert answer(sitting, 1, "ready", before) == "stale"


def test_what_takes_nothing_back_makes_nothing_stale() -> None:
    """A first choice, ready, declining or withdrawing an offer, and talk do not affect the others' answers. [G-34]"""
    sitting = bargaining()
    sitting.play(1, "choose no")
    sitting.play(0, "offer 2: P1")
    sitting.play(0, "offer 3: P1")
    seen = sitting.table.decision(1)
    for seat, move in ((0, "choose yes"), (2, "decline 0"), (0, "withdraw 3"), (0, "ready")):
        sitting.play(seat, move)
        assert sitting.table.decision(1) == seen, move
    assert answer(sitting, 1, "ready", seen) is None


def test_an_offer_replaced_meanwhile_is_not_accepted() -> None:
    """Accept names an offer by its maker: if the offer was replaced, accepting the old one is stale."""
    sitting = bargaining()
    sitting.play(0, "offer 1: P2")
    seen = {seat: sitting.table.decision(seat) for seat in (0, 1)}
    assert answer(sitting, 0, "offer 1: P1 for P3", seen[0]) is None
    assert answer(sitting, 1, "accept 0", seen[1]) == "stale"
    assert [seat["payoff_cards"] for seat in sitting.table.match.view(None)["seats"]] == [5, 5, 5, 5]
    assert answer(sitting, 1, "decline 0", seen[1]) is None


def test_one_answers_a_decision_once() -> None:
    """After a seat's own move, answers to earlier decisions are stale, agreements or not; so are future ones."""
    sitting = bargaining()
    seen = sitting.table.decision(1)
    assert answer(sitting, 1, "threaten 2", seen) is None
    assert answer(sitting, 1, "threaten 3", seen) == "stale"
    now = sitting.table.decision(1)
    assert now is not None
    assert answer(sitting, 1, "threaten 3", now + 1) == "stale"
    assert answer(sitting, 1, "threaten 3", None) == "stale"


def test_a_secret_exchange_of_like_cards_asks_anew_as_any_other() -> None:
    """The others' decision numbers must not reveal whether the exchanged cards were alike."""
    numbers = set()
    for like in (True, False):
        position = rascals.game("goodcritters", players=4, payoffs=True).new(seed=1).position()
        stashes = [[5, "4 gems"], [5 if like else 2, "3 cash"], [3], [2]]
        position |= {"stashes": stashes, "known": None, "phase": "bargain", "shares": [position["middle"], [], [], []]}
        position |= {"middle": [], "options": {"first_boss": 0, "payoffs": True}}
        sitting = bargaining()
        sitting.table.match = sitting.table.game.from_position(position, seed=1)
        sitting.table.lines = sitting.table.lines[:1]
        for channel in sitting.table.channels.values():
            channel.read, channel.view = 0, None
        sitting.play(0, "offer 1: 5? for ?")
        sitting.play(1, f"accept 0: {5 if like else 2}")
        numbers.add((sitting.table.decision(2), sitting.table.decision(3)))
    assert len(numbers) == 1


def test_what_unsettles_is_known_to_all() -> None:
    """Decision numbers grow with what everybody learns: no unsettling event of any game is private, and some exist."""
    for definition in rascals.games().values():
        assert not any(event.unsettles and event.private for event in definition.events.types)
        kinds = {definition.verbs.move(action).kind for action in range(definition.actions)}
        assert definition.agreements <= kinds
    assert "offered" in {event.name for event in EVENTS.types if event.unsettles}


@pytest.mark.no_cover
def test_a_restored_table_asks_the_same_decisions(amount: Amount) -> None:
    """R1, R4: a table restored from its log at any moment has the same decisions and accepts the same answers."""
    sitting = bargaining(options={"changes": 4})
    for _ in range(amount(20, 400)):
        if sitting.table.status != "playing":
            break
        seat = sitting.chance.choice(sorted(sitting.table.awaited))
        sitting.play(seat, sitting.some_move(seat))
        again = sitting.rebuilt()
        assert (again.decisions, again.stretches) == (sitting.table.decisions, sitting.table.stretches)
        assert sitting.state(again) == sitting.state()


# ---------------------------------------------------------------- the host


@pytest.mark.no_cover
def test_the_first_boss_is_the_host() -> None:
    """`first_boss=host` becomes the host's seat when play begins; the saved game has it, the log is valid. [G-06]"""
    sitting = Sitting("goodcritters", 4, options={"changes": 1, "length": "short"})
    host = 2
    for seat in (host, 0, 1, 3):
        sitting.do(Sit(f"P{seat}", token(seat), seat))
    assert sitting.table.info().options["first_boss"] == "host"
    sitting.start()
    assert sitting.table.awaited == {host}
    assert sitting.table.match.view(None)["boss"] == host
    assert sitting.table.info().options["first_boss"] == host
    sitting.finish()
    again = sitting.rebuilt()
    assert sitting.state(again) == sitting.state()
    text = sitting.table.saved()
    assert f'"first_boss":{host}' in text.splitlines()[0]
    assert rascals.verify_text(text).ok


def test_another_first_boss_is_left_alone() -> None:
    """A seat chosen as first boss stays, whoever is host."""
    sitting = Sitting("goodcritters", 4, options={"first_boss": 3}).seat(4).start()
    assert sitting.table.awaited == {3}
    assert Table.rebuilt(sitting.header, SECRET, sitting.log).awaited == {3}


# ---------------------------------------------------------------- clocks


def test_ready_stops_the_clock() -> None:
    """The clocks of all who are not ready run at once; a ready seat's clock stops until its ready is taken back."""
    sitting = bargaining(clock=clock(600))
    for seat in range(4):
        sitting.play(seat, "choose no", after=0)
    start = sitting.now
    sitting.play(1, "ready", after=10_000)
    shown = sitting.table.snapshot(2, start + 30_000).clocks
    assert shown.running == [0, 2, 3]
    left = [remaining for remaining in shown.remaining if remaining is not None]
    assert left[1] - left[2] == 20.0
    sitting.play(0, "threaten 1", after=20_000)
    assert sitting.table.snapshot(2, sitting.now).clocks.running == [0, 1, 2, 3]
    after = sitting.table.snapshot(2, sitting.now + 7_000).clocks.remaining
    assert after[1] == left[1] - 7.0


def test_being_asked_anew_is_no_new_time() -> None:
    """Others' changes give nobody an increment and do not reset a clock: only a seat's own move does."""
    sitting = bargaining(clock=clock(600, 5))
    start = sitting.now
    before = sitting.table.snapshot(2, start).clocks.remaining[2]
    assert before is not None
    sitting.play(0, "threaten 1", after=10_000)
    sitting.play(1, "threaten 0", after=10_000)
    assert sitting.table.snapshot(2, sitting.now).clocks.remaining[2] == before - 20.0
    sitting.play(2, "threaten 0", after=10_000)
    assert sitting.table.snapshot(2, sitting.now).clocks.remaining[2] == before - 30.0 + 5.0


MINE = ("threaten 1", "threaten 3", "threaten none", "choose skim", "choose rob", "threaten 1")


def bank_of(sitting: Sitting, seat: int) -> float:
    found = sitting.table.snapshot(seat, sitting.now).clocks.remaining[seat]
    assert found is not None
    return found


def test_r15_changes_bring_their_increment_once() -> None:
    """However often a seat changes its move, it gets one increment, until another's change requires a new answer."""
    sitting = bargaining(clock=clock(600, 5))
    for seat in range(4):
        sitting.play(seat, "choose yes", after=1_000)
    before, began = bank_of(sitting, 2), sitting.now
    for move in MINE:
        sitting.play(2, move, after=10_000)
    sitting.play(2, "ready", after=10_000)
    assert bank_of(sitting, 2) == before - (sitting.now - began) / 1000
    sitting.play(0, "threaten 1", after=1_000)
    sitting.play(2, "ready", after=1_000)
    assert bank_of(sitting, 2) == before - 10.0 * (len(MINE) + 1) - 1.0 + 5.0


def test_r15_nobody_stalls_a_game_by_days() -> None:
    """Changes do not restart a seat's days; a seat that must answer again because of others has the whole time."""
    days = ClockPlan(3 * 86_400, 0, anew=True)
    sitting = bargaining(clock=days)
    for seat in range(4):
        sitting.play(seat, "choose yes", after=1_000)
    falls = sitting.now + 3 * 86_400_000
    sitting.play(1, "ready", after=1_000)
    for move in MINE:
        sitting.play(2, move, after=10_000_000)
    deadlines = sitting.table.snapshot(None, sitting.now).clocks.deadline
    assert deadlines["2"] <= falls
    assert deadlines["1"] > falls


def test_r15_two_stall_nobody_by_asking_each_other() -> None:
    """Two seats that keep changing at the last moment get their days once, and once more for the other's change."""
    sitting = bargaining(clock=ClockPlan(3 * 86_400, 0, anew=True))
    for seat in range(4):
        sitting.play(seat, "choose yes", after=0)
    began, changes = sitting.now, 0
    for n in range(20):
        cheat, other = (1, 2) if n % 2 else (2, 1)
        for ready in (0, 3, other):
            if ready in sitting.table.needed:
                sitting.play(ready, "ready", after=0)
        late = next(when for when, seat in sitting.table.clocks.falls() if seat == cheat) - GRACE - sitting.now - 1
        if late <= 0:
            break
        sitting.play(cheat, f"threaten {other}" if n % 4 < 2 else "threaten none", after=late)
        changes += 1
    assert changes > 2
    assert sitting.now - began <= 4 * 3 * 86_400_000


def test_r15_the_next_round_brings_time_again() -> None:
    """Once the game has moved on, a seat that made changes gets an increment again, or the whole time with days."""
    sitting = bargaining(clock=ClockPlan(3 * 86_400, 0, anew=True))
    for seat in range(4):
        sitting.play(seat, "choose yes", after=50_000_000)
    for seat in range(4):
        sitting.play(seat, "ready", after=1_000_000)
    shown = sitting.table.snapshot(None, sitting.now).clocks
    assert set(shown.remaining) == {3 * 86_400.0}


def test_a_flag_falls_in_step_three() -> None:
    """A seat that bargains too long gets a stand-in, which chooses and is ready, and the step ends.

    Seats that were ready, or whose flags have not fallen, stay with their people.
    """
    sitting = bargaining(clock=clock(60), options={"changes": 1})
    for seat in range(4):
        sitting.play(seat, "choose yes", after=1_000)
    for seat in (0, 1, 3):
        sitting.play(seat, "ready", after=1_000)
    late = {seat: when for when, seat in sitting.table.clocks.falls()}
    assert set(late) == {2}
    sitting.now = late[2]
    assert sitting.table.overdue(sitting.now) == [FlagFall(2)]
    sitting.do(FlagFall(2), after=0)
    assert [seat.standin for seat in sitting.table.info().seats] == [False, False, True, False]
    assert sitting.now >= 60_000 + GRACE
    assert [task.seat for task in sitting.table.tasks()] == [2]
    sitting.think(2, move="ready")
    assert sitting.table.match.view(None)["round"] == 2


def test_a_stand_in_agrees_to_what_it_saw_too() -> None:
    """A bot's ready for an older decision is stale like anybody's, and the bot decides again."""
    sitting = bargaining(people=2, bots="random")
    sitting.think(2, move="choose no")
    (task,) = [task for task in sitting.table.tasks() if task.seat == 2]
    sitting.play(0, "threaten 2")
    (anew,) = [task for task in sitting.table.tasks() if task.seat == 2]
    assert anew.decision == task.decision + 1
    with pytest.raises(Refused) as caught:
        sitting.think(2, move="ready", decision=task.decision)
    assert caught.value.code == "stale"
    sitting.think(2, move="ready", decision=anew.decision)


OPTIONS = {"payoffs": True, "early_bribes": True, "first_boss": 0}
SHARE = "share 0:{}"


def bribery(people: int = 4, bots: str | None = None, **more: object) -> Sitting:
    return Sitting("goodcritters", 4, options=OPTIONS, **more).seat(people, bots).start()


def to_the_boss(sitting: Sitting) -> str:
    """The share that gives everything to the boss."""
    return "; ".join(["give 0"] * len(sitting.table.match.view(None)["middle"]))


def test_only_the_clocks_of_seats_that_are_waited_for_run() -> None:
    """R15: while the boss shares, others lose no time, though they may act; an offer starts its addressee's clock.

    Everybody sees the same.
    """
    sitting = bribery(clock=clock(60, 0))
    for viewer in (0, 2, None):
        assert sitting.table.snapshot(viewer, sitting.now).clocks.running == [0]
    sitting.play(1, "offer 2: P1", after=20_000)
    for viewer in (0, 1, 2, None):
        clocks = sitting.table.snapshot(viewer, sitting.now).clocks
        assert clocks.running == [0, 2]
        assert clocks.remaining == [40, 60, 60, 60]
    sitting.play(2, "decline 1", after=10_000)
    assert sitting.table.snapshot(3, sitting.now).clocks.remaining == [30, 60, 50, 60]
    assert sitting.table.alarm == sitting.now + 30_000 + GRACE


def test_bots_that_need_not_move_are_not_asked() -> None:
    """A bot answers an offer, and shares as boss; it does not move only because it may."""
    sitting = bribery(people=1, bots="random")
    assert sitting.table.tasks() == []
    sitting.play(0, "offer 2: P1")
    assert [task.seat for task in sitting.table.tasks()] == [2]
    sitting.play(0, to_the_boss(sitting))
    assert {task.seat for task in sitting.table.tasks()} == {1, 2, 3}
    assert isinstance(sitting.table.tasks()[0], Task)


def test_moves_that_cross_collide_only_where_one_agrees_to_the_other() -> None:
    """R5: an offer and a share made at the same time both count; accepting counts only for what was seen."""
    sitting = bribery()
    asked = {seat: sitting.table.decision(seat) for seat in range(4)}
    assert None not in asked.values()
    sitting.do(Play(1, "a", asked[1], "offer 0: P1 for P2"))
    sitting.do(Play(2, "b", asked[2], "offer 0: P1"))
    sitting.do(Play(0, "c", asked[0], to_the_boss(sitting)))
    view = sitting.table.match.view(0)
    assert view["phase"] == "bargain"
    assert [offer["from"] for offer in view["offers"]] == [1, 2]
