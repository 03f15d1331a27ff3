"""Bots by name, their budgets, and bots at a table."""

import os
import pickle
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rascals
from rascals.bots import Bot, Budget, ChosenMove, Turn, adviser, all_names, ask, bot, decide, default, names, registry
from rascals.bots.registry import NamedBot
from tests.suites import deep

NAMES = ("random", "timid", "greedy", "spiteful", "dreamer", "easy", "medium", "shrewd", "hard", "expert")


class Meddler:
    """Empties whatever it gets, and passes."""

    name = "meddler"

    def __init__(self, inner):
        self.inner = bot(inner)

    def choose(self, turn):
        chosen = self.inner.choose(turn)
        for seat in turn.view["seats"]:
            seat.clear()
        for value in turn.view.values():
            if isinstance(value, list | dict):
                value.clear()
        turn.view.clear()
        return chosen


def question(seed=3, seat=None, **options):
    match = rascals.game("felicity", **options).new(seed)
    seat = match.acting[0] if seat is None else seat
    return ask(match, seat, random.Random(seed))


def test_names_of_felicity():
    """Felicity has a random bot, three heuristic policies, a dreamer and a shrewd one, simplest first."""
    assert names("felicity") == NAMES
    assert set(NAMES) <= set(all_names())
    for name in NAMES:
        assert isinstance(bot(name), Bot)
        assert bot(f" {name.upper()} ").name == name


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("shrewd", Budget()),
        ("shrewd:1s", Budget(seconds=1.0)),
        ("shrewd:0.25s", Budget(seconds=0.25)),
        ("shrewd:500ms", Budget(seconds=0.5)),
        ("shrewd:1000", Budget(simulations=1000)),
        ("random: 2 s", Budget(seconds=2.0)),
    ],
)
def test_budgets(spec, budget):
    """A budget after the colon is read as seconds, milliseconds or simulations."""
    found = bot(spec)
    assert isinstance(found, NamedBot)
    assert found.budget == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "0ms", "-1s", "1.5", "1m", "s", "1s1s", "nan", "1e3", "1:2", "٣"])
def test_bad_budget_says_what_is_valid(text):
    """An invalid budget is refused in one line that shows the forms, whatever the bot."""
    with pytest.raises(rascals.BadOption) as caught:
        bot(f"random:{text}")
    assert repr(f"random:{text}") in str(caught.value)
    assert "name:500ms" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("spec", ["", ":1s", "shrewder", "bot:1s"])
def test_unknown_name_lists_the_valid(spec):
    """An unknown name is refused with all valid ones, with or without a game."""
    for game, valid in ((None, all_names()), ("felicity", NAMES)):
        with pytest.raises(rascals.BadOption, match=f"valid: {', '.join(valid)}"):
            bot(spec, game)


def test_unknown_game_lists_the_valid():
    """Bots of a game that does not exist are refused with the games that do."""
    for call in (lambda: names("chess"), lambda: bot("random", "chess")):
        with pytest.raises(rascals.BadOption, match=r"unknown game 'chess'; valid: .*felicity"):
            call()


def test_a_game_without_bots_of_its_own_has_the_general_ones(monkeypatch):
    """A game without a module of bots has the general ones; another game's bot is refused."""
    monkeypatch.setattr(rascals, "games", lambda: {"felicity": None, "bare": None})
    assert names("bare") == NAMES[:5]
    assert (default("bare"), default("felicity")) == ("dreamer", "expert")
    assert (adviser("bare"), adviser("felicity")) == ("dreamer", "coach")
    with pytest.raises(
        rascals.BadOption, match=r"unknown bot of bare 'shrewd'; valid: random, timid, greedy, spiteful, dreamer$"
    ):
        bot("shrewd", "bare")


@pytest.mark.real
def test_a_game_outside_the_package_brings_its_own_bots(tmp_path):
    """The module `bots` of a game in a folder named by the environment is found, and its bots play."""
    home = Path(rascals.__file__).parent
    shutil.copytree(home / "cli" / "template" / "newgame", tmp_path / "newgame")
    tmp_path.joinpath("newgame", "bots.py").write_text(
        "from rascals.bots import ChosenMove\n\n\n"
        "class Hasty:\n    name = 'hasty'\n\n"
        "    def choose(self, turn):\n        return ChosenMove(turn.moves[0])\n\n\nBOTS = (Hasty(),)\n"
    )
    asked = (
        "import rascals\nfrom rascals.bots import default, names\n"
        "played = rascals.play(rascals.game('newgame', players=2), ['hasty', 'random'], seed=1)\n"
        "print(default('newgame'), *names('newgame'), played.over)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(home.parent), "RASCALS_GAMES": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["hasty", *NAMES[:5], "hasty", "True"]


def test_a_bot_is_refused_where_it_is_asked_about_a_game_without_it(monkeypatch):
    """A bot named before its game is known reports, when used, which bots that game has."""
    bare = replace(question().game.definition, name="bare")
    asked = replace(question(), game=replace(question().game, definition=bare))
    monkeypatch.setattr(rascals, "games", lambda: {"felicity": None, "bare": None})
    with pytest.raises(rascals.BadOption, match="unknown bot of bare 'shrewd'"):
        bot("shrewd").choose(asked)
    assert bot("random").choose(asked).move in asked.moves


@pytest.mark.parametrize("bots", [["random"] * 3, ["random"] * 5, [], "random"])
def test_one_bot_a_seat(bots):
    """A table with too few or too many bots does not start."""
    with pytest.raises(rascals.BadOption, match="4 bots for the seats of felicity for 4"):
        rascals.play(rascals.game("felicity", players=4), bots)


def test_play_checks_names_before_it_begins():
    """A wrong name among the bots is found before the first move."""
    with pytest.raises(rascals.BadOption, match="unknown bot of felicity 'nobody'"):
        rascals.play(rascals.game("felicity", players=3), ["random", "random", "nobody"])


def test_a_question_holds_nothing_real():
    """What a bot reads of a turn is redealt; after pickling there is nothing else in it."""
    match = rascals.game("felicity", players=4).new(secret=b"S" * 32)
    turn = ask(match, 1 if 1 in match.acting else match.acting[0], random.Random(1))
    again = pickle.loads(pickle.dumps(turn))  # noqa: S301 - our own bytes
    assert b"S" * 32 not in pickle.dumps(turn)
    assert not set(match.state.chance) & set(turn.sampled_state.chance)
    for one in (turn, again):
        assert one.view == match.view(one.seat)
        assert one.sampled_state == turn.sampled_state
        assert len({tuple(map(tuple, one.sample_state().hand)) for _ in range(20)}) > 10
        assert {tuple(one.sample_state().hand[one.seat]) for _ in range(20)} == {tuple(match.state.hand[one.seat])}
        assert all(len(one.sample_match().history) == 1 for _ in range(3))
        assert one.cancelled.__closure__ is None


def test_what_a_seat_has_heard():
    """The history is every event so far as the seat may know it, in order, before and after pickling."""
    for game in (rascals.game("felicity", players=3), rascals.game("goodcritters", players=4, payoffs=True, changes=2)):
        found = []

        def look(match, found=found):
            for seat in match.acting[:1]:
                turn = ask(match, seat, random.Random(2))
                events = [event.seen_by(seat) for ply in match.history for event in ply.events]
                assert list(turn.history) == [event for event in events if event is not None]
                if len(match.history) % 20 == 5:
                    assert pickle.loads(pickle.dumps(turn)).history == turn.history  # noqa: S301 - our own bytes
                found.append(any(None in event["args"].values() for event in turn.history))

        rascals.play(game, ["random"] * game.players, seed=1, on_move=look)
        assert sum(found) > 20


def test_a_question_stays_at_its_point():
    """Later reads, after the match has moved on, still refer to the moment of the turn."""
    match = rascals.game("felicity", players=3).new(4)
    turn, before, told = ask(match, match.acting[0], random.Random(1)), match.view(match.acting[0]), match.history[0]
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert turn.view == before
    assert len(turn.history) <= len(told.events)
    assert turn.sampled_state.placed == 1
    assert turn.sample_match().view(turn.seat) == before


def test_imagined_matches_follow_from_the_questions_chance():
    """Equal random states sample equal matches, successive ones differ, and another source has its own."""
    first, again = ([question().sample_match().state for _ in range(2)] for _ in range(2))
    assert first == again
    asked = question()
    one, two = asked.sample_state(), asked.sample_state()
    assert one != two
    assert asked.sample_state(random.Random(5)) == asked.sample_state(random.Random(5))
    assert asked.sample_match(random.Random(5)).state == asked.sample_state(random.Random(5))


def test_in_the_middle_of_a_move_the_world_stands_there_too():
    """State, sampled matches and view in a later step include the draft; the rest can be played."""
    match = rascals.game("goodcritters", players=4, payoffs=True).new(3)
    match.play(0, ["give 0"] * len(match.view(0)["middle"]))
    draft = (match.legal(0)[[str(move) for move in match.legal(0)].index("payoff a yes 2:")],)
    fresh = ask(match, 0, random.Random(1), draft)
    for turn in (fresh, pickle.loads(pickle.dumps(fresh))):  # noqa: S301 - our own bytes
        assert turn.view == match.view(0, draft=draft)
        assert turn.view["draft"] == "payoff a yes 2:"
        for imagined in (turn.sample_match(), turn.sample_match()):
            assert imagined.acting == (0,)
            assert imagined.legal(0) == turn.moves
            imagined.play(0, "add P; finish")
            assert imagined.view(1)["seats"][0]["payoffs"][0]["payoff_cards"] == 1


def test_a_bot_that_spoils_its_view_changes_nothing():
    """A match is the same whether or not its bots destroy what they get."""
    game = rascals.game("felicity", players=4)
    meddled = rascals.play(game, [Meddler(name) for name in NAMES[:4]], seed=11)
    honest = rascals.play(game, NAMES[:4], seed=11)
    assert [(c.seat, c.move) for c in meddled.history] == [(c.seat, c.move) for c in honest.history]
    assert meddled.position() == honest.position()


@pytest.mark.parametrize("players", [3, *deep([4, 5])])
@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_game(players, name):
    """Equal seeds give equal games move by move, different seeds different ones."""
    game = rascals.game("felicity", players=players)
    name = "dreamer:10" if name == "dreamer" else name
    one, again, other = (rascals.play(game, [name] * players, seed=seed) for seed in (5, 5, 6))
    assert one.save_text() == again.save_text()
    assert [c.move for c in one.history] != [c.move for c in other.history]


def test_on_move_sees_every_move():
    """The listener is called after each move with the current match; seats have the bots' names."""
    heard = []
    game = rascals.game("felicity", players=3)
    match = rascals.play(
        game, ["random", "timid", bot("greedy")], seed=1, on_move=lambda m: heard.append(len(m.history))
    )
    assert heard == list(range(2, len(match.history) + 1))
    assert match.over
    assert match.names == ("random", "timid", "greedy")


def test_simulations_are_counted():
    """A turn's simulations end at its budget, else at the bot's default; there is always one."""
    asked = question()
    count = lambda asked, default: len(list(asked.simulations(default)))  # noqa: E731
    assert count(asked, 7) == 7
    assert count(asked, 0) == 1
    assert count(replace(asked, budget=Budget(simulations=3)), 7) == 3
    assert count(replace(asked, budget=Budget(seconds=0.0)), 7) == 1
    assert count(replace(asked, budget=Budget(seconds=60.0, simulations=4)), 7) == 4
    assert count(replace(asked, budget=Budget(seconds=3600.0)), 2) == 2


@pytest.mark.parametrize("name", ["shrewd", "dreamer"])
def test_seconds_are_not_burnt(name):
    """With an hour to think a bot considers what it would without a budget, and answers the same."""
    match = rascals.game("felicity", players=4).new(2)
    while len(match.legal(match.acting[0])) < 6 or match.legal(match.acting[0])[-1].kind != "bid":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    free, patient = (
        bot(name).choose(replace(ask(match, match.acting[0], random.Random(3)), budget=budget))
        for budget in (Budget(), Budget(seconds=3600.0))
    )
    assert patient == free


def test_cancelled_simulations_stop():
    """A cancelled turn ends after the current simulation."""
    left = iter([False, False, True])
    asked = replace(question(), cancelled=lambda: next(left))
    assert len(list(asked.simulations(100))) == 3


def test_a_bots_budget_holds_where_the_question_has_none():
    """The spec's budget reaches the bot; one in the turn overrides it."""
    asked = bidding_question()
    worlds = lambda spec, budget: bot(spec).choose(replace(asked, budget=budget)).analysis["worlds"]  # noqa: E731
    assert worlds("shrewd:3", Budget()) == 3
    assert worlds("shrewd:3", Budget(simulations=5)) == 5


def bidding_question():
    game = rascals.game("felicity", players=4, first_player=0)
    match = game.new(2)
    while match.view(None)["phase"] == "place":
        match.play(match.acting[0], match.legal(match.acting[0])[2])
    return ask(match, match.acting[0], random.Random(0))


def test_a_cancelled_question_is_still_answered():
    """Cancelled before it begins, a bot that simulates still returns a legal move."""
    asked = replace(bidding_question(), cancelled=lambda: True, budget=Budget(simulations=10**6))
    chosen = bot("shrewd").choose(asked)
    assert isinstance(chosen, ChosenMove)
    assert chosen.move in asked.moves
    assert chosen.analysis["worlds"] == 1


class Hasty:
    """A minimal bot that returns what it is given."""

    name = "hasty"

    def __init__(self, answer: Callable[[Turn], Any] = lambda turn: ChosenMove(turn.moves[0])) -> None:
        self.choose = answer


def test_a_class_in_place_of_a_bot_is_told_so():
    """Wherever bots are expected, a class is refused by its name, with what to write, before anything is played."""
    game = rascals.game("felicity", players=3)
    said = r"bots?: Hasty is a class, and a bot is an instance of one; write Hasty\(\)"
    for call in (
        lambda: rascals.play(game, ["random", "random", Hasty]),
        lambda: decide(Hasty, (match := game.new(seed=1)), match.acting[0], random.Random(1)),
    ):
        with pytest.raises(rascals.BadOption, match=said) as raised:
            call()
        assert isinstance(raised.value, TypeError)


@pytest.mark.parametrize(
    ("given", "said"),
    [((Hasty,), "BOTS of toys.bots: Hasty is a class"), (Hasty(), "BOTS of toys.bots must be of type tuple, not Hasty"),
     (None, "BOTS of toys.bots must be of type tuple"), ((5,), "BOTS of toys.bots must be of type Bot, not int")],
)  # fmt: skip
def test_what_is_wrong_with_bots_of_a_module_names_the_module(monkeypatch, given, said):
    """A game module whose `BOTS` holds a class, or is not a tuple, is named, since its author is at fault."""
    module = SimpleNamespace() if given is None else SimpleNamespace(BOTS=given)
    monkeypatch.setattr(registry, "packages", lambda: {"toys": "toys"})
    monkeypatch.setattr(registry, "find_spec", lambda name: name == "toys.bots")
    monkeypatch.setattr(registry, "import_module", lambda _: module)
    monkeypatch.setattr(rascals, "games", lambda: {"toys": None})
    with pytest.raises(rascals.BadOption, match=said):
        names("toys")


def test_an_answer_that_is_no_choice_names_the_bot():
    """A bot that returns a bare move gets an error saying that a ChosenMove is needed."""
    bots: list[Any] = [Hasty(lambda turn: turn.moves[0]), "random", "random"]
    with pytest.raises(rascals.BadOption, match="the bot hasty must answer with a ChosenMove, not Move"):
        rascals.play(rascals.game("felicity", players=3), bots)
    with pytest.raises(TypeError, match="move must be of type"):
        ChosenMove(5)  # type: ignore[arg-type]


def test_a_whole_move_may_be_given_as_its_parts():
    """A choice accepts what `Match.random_move` returns, at the first step of a move and in the middle of it."""

    def answer(turn: Turn) -> ChosenMove:
        world = turn.sample_match()
        if not turn.draft and len(turn.moves) > 1:
            return ChosenMove(turn.random.choice(turn.moves))
        return ChosenMove((*turn.draft, *world.random_move(turn.seat, turn.random)))

    for name in rascals.games():
        game = rascals.game(name)
        assert rascals.play(game, [Hasty(answer), *["random"] * (game.players - 1)], seed=1).over
