"""Getting whole moves from bots: step by step, or all at once, whatever drives it."""

import random
from collections import Counter

import pytest

import rascals
from rascals.bots import ChosenMove, Turn, ask, bot, decide, deciding, play
from rascals.bots.playing import next_awaited

GAME = rascals.game("goodcritters", players=4, payoffs=True)


class Scripted:
    """Returns given answers, and records the turns."""

    name = "scripted"

    def __init__(self, *answers):
        self.answers, self.questions = list(answers), []

    def choose(self, turn):
        self.questions.append(turn)
        return ChosenMove(self.answers.pop(0), {"left": len(self.answers)})


def bargaining():
    """A match in which the loot is shared, and all may lay payoffs."""
    match = GAME.new(3)
    middle = match.view(0)["middle"]
    match.play(0, ["give 0"] * len(middle))
    return match


def decided(match, seat, *answers):
    scripted = Scripted(*answers)
    return scripted, decide(scripted, match, seat, random.Random(1))


def test_a_composite_move_is_asked_for_step_by_step():
    """Each turn has the draft so far and what may follow; the whole is legal, the match is unchanged."""
    match = bargaining()
    before = match.position()
    scripted, choice = decided(match, 0, "payoff a yes 2:", "add P", "add P", "finish")
    drafts = [[str(move) for move in turn.draft] for turn in scripted.questions]
    assert drafts == [[], ["payoff a yes 2:"], ["payoff a yes 2:", "add P"], ["payoff a yes 2:", "add P", "add P"]]
    assert "finish" not in map(str, scripted.questions[1].moves)
    assert "finish" in map(str, scripted.questions[2].moves)
    assert match.position() == before
    match.play(0, choice.move)
    assert match.history[-1].move == "payoff a yes 2: P2"


def test_every_step_may_give_reasons():
    """The reasons of several steps are returned in order; those of a single step alone."""
    assert decided(bargaining(), 0, "payoff a yes 2:", "add P", "finish")[1].analysis == {
        "steps": [{"left": 2}, {"left": 1}, {"left": 0}]
    }
    assert decided(bargaining(), 0, "choose rob")[1].analysis == {"left": 0}


def test_a_small_move_stays_a_move():
    """A move of one step is returned as a Move, whether it was answered as such or in notation."""
    match = bargaining()
    rob = next(move for move in match.legal(0) if str(move) == "choose rob")
    assert decided(match, 0, rob)[1].move == decided(match, 0, "choose rob")[1].move == rob


def test_a_whole_notation_is_taken_at_once():
    """A bot may return a whole move; in the middle of another it replaces the draft."""
    scripted, choice = decided(bargaining(), 0, "payoff a yes 2: P2")
    assert len(scripted.questions) == 1
    assert choice.move == "payoff a yes 2: P2"
    match = bargaining()
    _, choice = decided(match, 0, "payoff a yes 2:", "add P", "offer 1: P3")
    match.play(0, choice.move)
    assert match.history[-1].move == "offer 1: P3"


@pytest.mark.parametrize(
    "answers",
    [
        ("payoff a yes 0: P2",),  # before oneself
        ("payoff a yes 2: P6",),  # more than there are
        ("add P",),  # nothing begun
        ("nonsense",),
        ("payoff a yes 2:", "add P", "nonsense"),
        ("payoff a yes 2:", "finish"),
        ("ready",),  # no card chosen
    ],
)
def test_an_illegal_answer_is_the_bots_error(answers):
    """An answer that is neither a step nor a legal move is refused, and nothing is played."""
    match = bargaining()
    before = match.position()
    with pytest.raises(rascals.IllegalMove):
        decided(match, 0, *answers)
    assert match.position() == before


def test_whoever_drives_it_may_fetch_the_answers_anywhere():
    """The loop yields plain turns and takes notation, as a server needs that uses other processes."""
    match, asked = bargaining(), []

    def drive():
        steps = deciding(match.copy(), 0, random.Random(2))
        turn = next(steps)
        while True:
            asked.append(turn)
            text = str(turn.moves[0]) if turn.draft else "payoff b no 3:"
            try:
                turn = steps.send(ChosenMove("finish" if "finish" in map(str, turn.moves) else text))
            except StopIteration as whole:
                return whole.value

    choice = drive()
    assert [len(turn.draft) for turn in asked] == [0, 1, 2]
    assert all(isinstance(turn, Turn) for turn in asked)
    match.play(0, choice.move)
    assert match.history[-1].move.startswith("payoff b no 3:")


def test_only_who_is_awaited_is_asked():
    """There is no turn for a seat that may not act; the error names the seats to act."""
    match = GAME.new(3)
    with pytest.raises(rascals.BadOption, match="unknown seat 1; valid: 0"):
        ask(match, 1, random.Random(1))


def test_the_awaited_are_asked_clockwise():
    """If all may act at once, nobody moves twice before another waiting seat has had a turn."""
    match = bargaining()
    assert [next_awaited(match, last) for last in (3, 0, 1, 2)] == [0, 1, 2, 3]
    match.play(1, "choose no")
    match.play(1, "ready")
    assert next_awaited(match, 0) == 2


def test_nobody_waits_while_others_change_their_minds():
    """If all act at once, no seat moves twice while another that may act all the time does not move."""
    game = rascals.game("goodcritters", players=4, changes=5)
    moves = []
    match = play(
        game, ["random"] * 4, seed=2, on_move=lambda match: moves.append((match.history[-1].seat, match.acting))
    )
    assert match.over
    waits: dict[int, list[int | None]] = {seat: [] for seat in range(4)}  # who has moved since each began to wait
    for seat, awaited in moves:
        for other, since in waits.items():
            if other in awaited and other != seat:
                since.append(seat)
                assert len(since) == len(set(since)), (other, since)
            else:
                since.clear()


def test_random_composites_are_uniform_at_every_step():
    """The random bot makes whole composite moves, with each step uniform among the legal ones."""
    match = bargaining()
    targets: Counter[str] = Counter()
    for seed in range(300):
        chosen = decide(bot("random"), match, 0, random.Random(seed))
        assert match.why_not(0, chosen.move) is None
        targets[str(chosen.move).split(" ")[0]] += 1
    kinds = Counter(move.kind.removeprefix("un") for move in match.legal(0))
    assert targets["payoff"] / 300 == pytest.approx(kinds["payoff"] / len(match.legal(0)), abs=0.12)
