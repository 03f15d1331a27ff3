"""Burrows obeys the laws of all games, and each of its own clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

import rascals
from rascals import laws
from rascals.core.chance import words_of
from rascals.core.errors import Missing

DEFINITION = rascals.games()["burrows"]
RULES = Path(__file__).parents[1] / "burrows" / "RULES.md"
FOOD = [[], [], []]
POSITION = {
    "round": 1, "phase": "turns", "turn": 0, "place": ["spring", "stump", "willow"],
    "hand": [["root"], ["alarm"], ["nut"]], "weasel": 2,
}  # fmt: skip


def at(**entries):
    """Return a match for three from `POSITION`, with these entries replaced."""
    options = entries.pop("options", {})
    return rascals.game("burrows", players=3, **options).from_position(POSITION | entries, seed=1)


def legal(match, seat):
    return [str(move) for move in match.legal(seat)]


# ---------------------------------------------------------------- laws


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", laws.variants(DEFINITION), ids=laws.name_of)
def test_laws(game, law):
    """Burrows keeps the law, with every number of players and every option."""
    if law is laws.compiled_is_plain:
        pytest.importorskip("numpy", reason="needs numpy")
    try:
        law(game)
    except Missing as error:  # for example, a C compiler
        pytest.skip(str(error))


def test_the_laws_look_at_all_of_it():
    """In the games with which the laws are tested, every verb is played and every event emitted."""
    assert not laws.unreached(laws.variants(DEFINITION))


def test_texts_are_alike():
    """Every language has the same texts, with the same variables."""
    laws.texts_are_alike(DEFINITION.name)


def test_every_clause_is_tested():
    """Each clause of RULES.md is named in this file."""
    assert not laws.untested(RULES, [Path(__file__)])


# ---------------------------------------------------------------- clauses


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup(players):
    """Three cards each, at home; one is the weasel; seat 0 starts; 33 cards. [B-01, B-03, B-04, B-05, B-06, B-22]"""
    match = rascals.game("burrows", players=players).new(seed=1)
    view = match.view()
    assert match.acting == (0,)
    assert [seat["hand_size"] for seat in view["seats"]] == [3] * players
    assert [seat["place"] for seat in view["seats"]] == [seat["home"] for seat in view["seats"]]
    assert view["deck_size"] == 33 - 3 * players
    assert match.position()["weasel"] in range(players)
    assert DEFINITION.components.at("cards.copies") == [12, 9, 6, 6]
    with pytest.raises(rascals.BadOption):
        rascals.game("burrows", players=6)


def test_only_the_weasel_knows():
    """Only the weasel is told who the weasel is, and only its view shows it. [B-05]"""
    match = rascals.game("burrows", players=3).new(seed=1)
    weasel = match.position()["weasel"]
    assert [match.view(seat)["weasel"] for seat in match.game.seats] == [
        weasel if s == weasel else None for s in range(3)
    ]
    (drawn,) = [event for event in match.history[0].events if event.name == "weasel_drawn"]
    assert [drawn.seen_by(seat) is not None for seat in range(3)] == [seat == weasel for seat in range(3)]


@pytest.mark.parametrize(("length", "rounds"), [("short", 6), ("long", 10)])
def test_length(length, rounds):
    """A game has six or ten rounds, played clockwise, then the suspicion. [B-06, B-07, B-18]"""
    match = rascals.game("burrows", players=3, length=length).new(seed=2)
    seen = []
    while match.view()["phase"] == "turns":
        seen.append(match.acting[0])
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert seen == [0, 1, 2] * rounds
    assert match.acting == (0, 1, 2)


def test_a_turn():
    """A seat alone at home with food can move along two tunnels, dig or store. [B-02, B-09, B-10, B-11, B-12]"""
    match = at(hand=[["root", "nut", "alarm"], [], []])
    assert legal(match, 0) == ["move oak", "move meadow", "dig", "store root", "store nut"]
    assert match.why_not(0, "store alarm").reason == "unknown-move"
    match.play(0, "store nut")
    assert match.view(1)["seats"][0] | {"larder": ["nut"], "points": 3} == match.view(1)["seats"][0]
    assert match.acting == (1,)
    assert match.why_not(0, "dig").clause == "B-09"


@pytest.mark.parametrize(
    ("entries", "move", "clause"),
    [({}, "move rock", "B-10"), ({"hand": [["root"] * 5, [], []]}, "dig", "B-11"), ({}, "store nut", "B-12"),
     ({"place": ["oak", "stump", "rock"]}, "store root", "B-12"), ({}, "steal 1", "B-13"), ({}, "steal 0", "B-13"),
     ({}, "name 1", "B-09"), ({}, "raise", "B-09")],
)  # fmt: skip
def test_what_a_turn_does_not_allow(entries, move, clause):
    """No tunnel, a full hand, not in hand, not at home, nobody there, not the time. [B-09 – B-13]"""
    assert at(**entries).why_not(0, move).clause == clause


ROBBED = {"place": ["stump", "stump", "willow"]}


@pytest.mark.parametrize("hand", [["alarm"], ["root"]])
def test_the_victim_is_asked(hand):
    """A theft waits for its victim's answer, whatever the victim holds; positions show this. [B-14, B-15, B-17]"""
    match = at(**ROBBED, hand=[["root"], hand, ["nut"]])
    match.play(0, "steal 1")
    assert match.acting == (1,)
    assert match.position()["agenda"] == [{"step": "answer", "seat": 1, "numbers": [0]}]
    assert match.view(2)["status"] == {"id": "answer", "args": {"seat": 1, "by": 0}}
    assert legal(match, 1) == (["raise", "allow"] if hand == ["alarm"] else ["allow"])
    assert match.why_not(1, "dig").clause == "B-14"
    again = match.game.from_position(match.position(), seed=1)
    assert again.position() == match.position()


def test_raised():
    """The alarm leaves the game, the thief goes home, the turn is over. [B-15, B-22]"""
    match = at(**ROBBED)
    match.play(0, "steal 1")
    match.play(1, "raise")
    view = match.view(0)
    assert (view["raised"], view["seats"][0]["place"], view["seats"][1]["hand_size"]) == (1, "spring", 0)
    assert view["deck_size"] == 33 - 3
    assert (match.acting, match.position()["agenda"]) == ((1,), [])


def test_allowed():
    """The thief gets the card; everybody sees which. [B-16]"""
    match = at(**ROBBED)
    match.play(0, "steal 1")
    assert match.why_not(1, "raise") is None
    (stolen,) = match.play(1, "allow")
    assert [stolen.seen_by(seat)["args"]["card"] for seat in (0, 1, 2, None)] == ["alarm"] * 4
    assert match.position()["hand"] == [["root", "alarm"], [], ["nut"]]


def test_suspicion():
    """All name another at once, in secret; then the weasel and the scores are shown. [B-18, B-19, B-20, B-21, B-25]"""
    match = at(round=6, turn=2, weasel=0, larder=[["nut"], ["root", "berry"], []])
    match.play(2, "dig")
    assert match.acting == (0, 1, 2)
    match.play(1, "name 0")
    assert match.view(2)["seats"][1] | {"named": True, "suspect": None} == match.view(2)["seats"][1]
    assert match.view(1)["seats"][1]["suspect"] == 0
    assert match.why_not(0, "name 0").clause == "B-18"
    match.play(0, "name 2")
    events = match.play(2, "name 1")
    assert [event.name for event in events] == ["suspected", "weasel_shown", *["scored"] * 3]
    assert match.scores == (3 + 2, 3 + 3, 0)  # one did not name the weasel, one did
    assert match.winners == (1,)
    assert match.view(2)["seats"][1]["suspect"] == 0


@pytest.mark.parametrize("open_hands", [False, True])
def test_hands(open_hands):
    """Only owners see their hands, unless the option opens them; sizes, places and larders are open. [B-08, B-23]"""
    seat = at(options={"open_hands": open_hands}).view(0)["seats"][2]
    assert seat["hand"] == (["nut"] if open_hands else None)
    assert (seat["hand_size"], seat["place"], seat["larder"]) == (1, "willow", [])


def test_what_is_dealt_anew():
    """Hands are redealt from all unseen cards, with their sizes; the weasel may be anybody else. [B-24, B-25]"""
    match = at()
    found = set()
    for seed in range(60):
        s = match.state
        s.chance[:] = words_of(seed)
        rascals.core.rules.determinize(s, 0)
        found.add((s.weasel, tuple(s.hand[1])))
        assert s.hand[0] == match.state.hand[0]
        assert [sum(hand) for hand in s.hand[:3]] == [1, 1, 1]
    assert {weasel for weasel, _ in found} == {1, 2}
    assert len({hand for _, hand in found}) == 4


@pytest.mark.parametrize(
    ("entries", "reason"),
    [({"hand": [["nut"] * 7, [], []]}, "burrows-error-cards"), ({"raised": 6}, "burrows-error-cards"),
     ({"agenda": [{"step": "answer", "seat": 1, "numbers": [0]}]}, "burrows-error-theft"),
     ({"suspect": [1, None, None]}, "burrows-error-suspects"),
     ({"phase": "over", "turn": None}, "burrows-error-suspects"),
     ({"phase": "suspicion", "turn": None, "suspect": [0, None, None]}, "burrows-error-suspects"),
     ({"shown": [["nut"], [], []]}, "burrows-error-cards"),
     ({"round": 7}, "round: a whole number"), ({"turn": None}, "turn: a whole number"),
     ({"phase": "suspicion"}, "turn: null"),
     ({"agenda": [{"step": "dance", "seat": 1, "numbers": [0]}]}, "step: one of"),
     ({"agenda": [{"step": "answer"}]}, "an object with exactly the entries"),
     ({"agenda": [{"step": "answer", "seat": 1, "numbers": [0]}] * 2}, "agenda: at most 1")],
)  # fmt: skip
def test_positions_that_cannot_be(entries, reason):
    """Cards, the agenda, suspects, round and turn must be consistent; the error says what is not. [B-18, B-22]"""
    with pytest.raises(rascals.BadPosition) as problem:
        at(**entries)
    assert reason in (problem.value.reason or str(problem.value))


def robbed():
    """Return a match in which seat 1 has just robbed seat 0 of its only nut, both being at the same place."""
    match = at(place=["spring", "spring", "willow"], hand=[["nut"], ["root"], ["alarm"]], turn=1)
    match.play(1, "steal 0")
    match.play(0, "allow")
    return match


def nuts(match, seat, other):
    """Return every number of nuts that another seat holds in samples for a seat."""
    return {world.position()["hand"][other].count("nut") for world in (match.determinized(seat, n) for n in range(40))}


def test_everybody_remembers_a_stolen_card():
    """A stolen card is in the thief's hand in every viewer's samples; the others' other cards vary. [B-16, B-26]"""
    match = robbed()
    for seat in (0, 2, None):
        assert 0 not in nuts(match, seat, 1)
        assert match.view(seat)["seats"][1]["hand"] is None
    assert 0 in nuts(match, 0, 2)


@pytest.mark.parametrize(
    ("place", "moves", "kept"),
    [("stump", ["2 dig", "0 dig", "1 store nut"], False), ("stump", ["2 dig", "0 dig", "1 store root"], True)],
)  # fmt: skip
def test_what_is_remembered_lapses(place, moves, kept):
    """The memory lapses when such a card is stored, as it may be that one, but not for another kind. [B-26]"""
    match = moved(robbed(), place)
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    assert (0 not in nuts(match, 0, 1)) == kept


def moved(match, place, seed=2):
    """Return the match with the thief at another place, and another seed."""
    position = match.position() | {"place": ["spring", place, "willow"]}
    return match.game.from_position(position, seed=seed)


@pytest.mark.parametrize("card", ["nut", "root"])
def test_what_is_remembered_goes_on_with_the_card(card):
    """A card stolen again is remembered in the new thief's hand, no longer in the old one's; else it stays. [B-26]"""
    seed, taken = 0, None
    while taken != card:
        match, seed = moved(robbed(), "willow", seed), seed + 1
        match.play(2, "steal 1")
        taken = match.play(1, "allow")[0].seen_by(0)["args"]["card"]
    assert [0 not in nuts(match, 0, thief) for thief in (1, 2)] == [card == "root", card == "nut"]


def test_changed_components():
    """Points, copies and rounds can be changed, and nothing else. [B-03, B-07]"""
    changed = {"cards": {"points": [5, 2, 3, 0]}, "rounds": {"numbers": [1, 2]}}
    game = rascals.game("burrows", players=3, data=changed)
    match = game.from_position({"data": game.data, **POSITION}, seed=1)
    match.play(0, "store root")
    assert match.view(0)["seats"][0]["points"] == 5
    assert match.view(0)["rounds"] == 1
    with pytest.raises(rascals.BadData, match="cannot be changed"):
        rascals.game("burrows", data={"hand": {"start": 4}})


def test_bots_play_it():
    """Bots play a whole game, and the saved game verifies."""
    match = rascals.play(rascals.game("burrows", players=5), ["random"] * 5, seed=3)
    assert match.over
    assert rascals.verify_text(match.save_text()).ok


def test_the_board_is_a_map():
    """The board has nine places, with coordinates for drawing it, and twelve tunnels. [B-02]"""
    board = DEFINITION.board.json()
    assert (len(board["places"]), len(board["links"])) == (9, 12)
    assert board["places"][1] == {"name": "oak", "x": 1.0, "y": 0.0}
