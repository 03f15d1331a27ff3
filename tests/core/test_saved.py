"""Saved games: their contents, that they verify, and that a change anywhere is found."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import rascals
from rascals.core.canonical import canonical
from rascals.core.chance import commitment, seed_from_text
from tests.forging import edited, forged, rechained


def finished(**origin):
    match = rascals.game("felicity", players=4, open_mice=True).new(**origin, names=["Ann", "Bob", "Cal", "Dée"])
    while not match.over:
        moves = match.legal(match.acting[0])
        match.play(match.acting[0], moves[len(match.history) % min(3, len(moves))])
    return match


@pytest.fixture(scope="module")
def match():
    return finished(seed=2**70)


@pytest.fixture(scope="module")
def lines(match):
    return match.save_text().splitlines()


def verdict(lines):
    return rascals.verify_text("\n".join(lines) + "\n")


def test_header_says_all_that_was_fixed(match, lines):
    """Format, game, edition, players, options, seats, rules hash, stream, commitment and seed."""
    header = json.loads(lines[0])
    assert header == {
        "format": 1, "game": "felicity", "edition": None, "players": 4,
        "options": {"small_dog": "lowest", "first_player": "random", "open_mice": True},
        "seats": ["Ann", "Bob", "Cal", "Dée"], "rules": 1, "stream": "xoshiro128++",
        "commitment": commitment(2**70), "seed": f"int:{2**70}",
    }  # fmt: skip


def test_one_line_a_command(match, lines):
    """Each ply's line has number, seat, move, events, outcomes and hash; the trailer has the result."""
    assert len(lines) == len(match.history) + 2
    third = json.loads(lines[3])
    assert set(third) == {"n", "seat", "move", "events", "random", "hash"}
    assert (third["n"], third["move"]) == (2, match.history[2].move)
    trailer = json.loads(lines[-1])
    assert trailer["scores"] == list(match.scores)
    assert trailer["seed"] == f"int:{2**70}"


def test_a_good_file_verifies(lines, match, tmp_path):
    """Every line is valid, the seed was checked, the rules are the same."""
    found = verdict(lines)
    assert (found.ok, found.lines, found.seed_checked, found.same_rules) == (True, len(lines), True, True)
    assert (found.complete, found.live, found.adding) == (True, False, None)
    assert found.commitment == commitment(2**70)
    match.save(tmp_path / "game.json")
    assert rascals.verify(tmp_path / "game.json").ok
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]


def test_loading_gives_the_match_back(match, tmp_path):
    """A loaded match has the same plies, events, names and result, and can be replayed."""
    match.save(tmp_path / "game.json")
    again = rascals.load(tmp_path / "game.json")
    assert (again.history, again.names, again.scores) == (match.history, match.names, match.scores)
    assert again.at(20).position() == match.at(20).position()
    assert again.save_text() == match.save_text()


def test_every_changed_entry_is_found(lines):
    """Whatever changes in whatever line, the first invalid line is reported, counted from 1."""
    last = len(lines) - 1
    changes: list[tuple[int, dict[str, Any]]] = [
        (1, {"random": [[10, 0]] * 5}), (2, {"move": "pass"}), (3, {"seat": 9}), (5, {"events": []}), (6, {"n": 9}),
        (7, {"random": [[10, 3]]}), (9, {"hash": "0" * 64}), (last, {"scores": [99, 0, 0, 0]}),
        (last, {"winners": [0, 1, 2, 3]}), (last, {"seed": "int:7"}),
    ]  # fmt: skip
    for at, change in changes:
        result = verdict(edited(lines, at, **change))
        assert (result.ok, result.line) == (False, at + 1), (at, change, result)
        assert result.problem


def test_a_forger_who_mends_the_chain_is_found(lines):
    """Even if all hashes are recomputed, the rules show what does not follow."""
    forged = rechained(edited(lines, 1, random=[[4, 1], [4, 1]]))
    assert verdict(forged).line == 2
    bid = next(i for i, line in enumerate(lines) if '"move":"bid' in line)
    assert verdict(rechained(edited(lines, bid, move="bid 99"))).line == bid + 1
    moved = json.loads(lines[4])
    moved["events"][0]["args"]["seat"] = 3 - moved["events"][0]["args"]["seat"]
    assert verdict(rechained(edited(lines, 4, events=moved["events"]))).line == 5


def test_the_seed_must_be_the_one_committed_to(lines):
    """A seed other than the one committed to is reported in the header."""
    result = rascals.verify_text(forged(lines, seed="int:5"))
    assert (result.line, "committed" in str(result.problem)) == (1, True)
    assert verdict(rechained(edited(lines, len(lines) - 1, seed="int:5"))).line == len(lines)


def test_removed_and_added_lines_are_found(lines):
    """A missing line, a missing end, a premature end, a duplicate line."""
    assert verdict([*lines[:5], *lines[6:]]).line == 6
    assert "missing" in verdict(lines[:-1]).problem
    assert verdict([*lines[:5], lines[-1]]).line == 6
    assert verdict([*lines[:5], lines[4], *lines[5:]]).line == 6
    assert verdict(lines[:1]).line == 2


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello", 1),
        ("[]", 1),
        ("{}", 1),
        ('{"format":2}', 1),
        ('{"format":1}', 1),
        ('{"format":1,"game":"chess","edition":null,"players":4,"options":{}}', 1),
        ("[" * 200_000, 1),
    ],
)
def test_other_files_are_no_saved_games(text, line):
    """What is not a saved game is reported as such, at its first line; nothing raises."""
    result = rascals.verify_text(text)
    assert (result.ok, result.line) == (False, line)
    with pytest.raises(rascals.BadRecord, match=f"line {line}"):
        rascals.load_text(text)


def doubled(text):
    """Yield a line once for each of its objects, with a duplicate of the object's first entry."""
    for place, letter in enumerate(text):
        if letter == "{" and text[place + 1] != "}":
            key = json.loads(f"[{text[place + 1 :].partition(':')[0]}]")[0]
            yield key, f"{text[: place + 1]}{json.dumps(key)}:null,{text[place + 1 :]}"


def test_a_key_that_stands_twice_is_refused(match, lines):
    """In every object of every line, at any depth: parsers disagree about which of them counts."""
    position = match.game.from_position(match.at(9).position(), seed=1).save_text().splitlines()
    for kept, at in [(lines, 0), (lines, 1), (lines, len(lines) // 2), (lines, len(lines) - 1), (position, 0)]:
        for key, line in doubled(kept[at]):
            found = verdict([*kept[:at], line, *kept[at + 1 :]])
            assert (found.ok, found.line) == (False, at + 1)
            assert found.problem == f"the entry {key!r} occurs twice in one object"


def test_unreadable_files_are_bad_records(tmp_path):
    """A missing file, a folder, bytes that are not text: one clear sentence each."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, said in (("none", "cannot read"), (".", "cannot read"), ("bytes", "not UTF-8")):
        with pytest.raises(rascals.BadRecord, match=said):
            rascals.load(tmp_path / name)


def test_a_file_that_cannot_be_written_is_named(match, tmp_path):
    """The error names the requested file, not the draft that is written first; nothing is left behind."""
    for file in (tmp_path / "none" / "game.json", tmp_path, ""):
        with pytest.raises(OSError, match="cannot write") as raised:
            match.save(file)
        assert (isinstance(raised.value, rascals.RascalsError), raised.value.filename) == (True, str(file))
        assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)  # noqa: S301 - our own bytes
    assert list(tmp_path.iterdir()) == []


def test_a_live_game_keeps_its_secret_until_the_end():
    """Before the end the file has the commitment and no seed; after it the seed, which verifies."""
    secret = bytes(range(32))
    live = rascals.game("felicity", players=3).new(secret=secret)
    text = live.save_text()
    assert secret.hex() not in text
    assert json.loads(text.splitlines()[0])["commitment"] == live.commitment == commitment(secret)
    assert rascals.verify_text(text).ok
    assert not rascals.verify_text(text).seed_checked
    over = finished(secret=secret)
    lines = over.save_text().splitlines()
    assert json.loads(lines[-1])["seed"] == f"hex:{secret.hex()}"
    found = verdict(lines)
    assert (found.ok, found.lines, found.seed_checked, found.same_rules) == (True, len(lines), True, True)
    assert (found.complete, found.live, found.adding) == (True, True, None)
    assert found.commitment == commitment(secret)
    assert verdict(rechained(edited(lines, 1, random=json.loads(lines[2])["random"]))).line == 2


def test_a_game_whose_seed_was_left_out_does_not_hold(lines, match):
    """Its dice may have been chosen freely; only games that promised no secret load without a seed."""
    without = edited(edited(lines, 0, seed=None), len(lines) - 1, seed=None)
    for cut in (without, without[:9]):
        assert verdict(rechained(cut)).line == 1
        with pytest.raises(rascals.BadRecord, match="seed of this game is missing"):
            rascals.load_text("\n".join(rechained(cut)))
    commands = [(ply.seat, ply.move) for ply in match.history[1:]]
    written_down = match.game.replay(commands, [ply.random for ply in match.history]).save_text()
    assert "seed of this game is missing" in str(rascals.verify_text(written_down).problem)
    assert rascals.load_text(written_down).scores == match.scores


def test_two_seeds_never_have_one_commitment():
    """Bytes that look like the text of another seed do not match its commitment."""
    assert len({commitment(seed) for seed in (7, "7", b"7", b"int:7", b"str:7", b"hex:37")}) == 6
    for text in ("int: 7", "int:+7", "hex:3 7", "hex:AB"):
        with pytest.raises(rascals.BadRecord, match="written"):
            seed_from_text(text)


def test_an_unfinished_game_goes_on(tmp_path):
    """Loaded with or without its secret, an unfinished game is where it was; with it, chance continues the same way."""
    secret = b"q" * 32
    live = rascals.game("felicity", players=4).new(secret=secret)
    for _ in range(6):
        live.play(live.acting[0], live.legal(live.acting[0])[0])
    for again in (rascals.load_text(live.save_text()), rascals.load_text(live.save_text(), secret=secret)):
        assert again.position() == live.position()
        assert again.save_text() == live.save_text()
        again.play(again.acting[0], again.legal(again.acting[0])[0])
    with pytest.raises(rascals.BadRecord, match="committed"):
        rascals.load_text(live.save_text(), secret=b"other")
    for nothing in (None, "", 7):  # never promised a secret
        assert not verdict(rechained(edited(live.save_text().splitlines(), 0, commitment=nothing))).ok


def test_games_from_a_position_are_saved_with_it():
    """A game that began at a position is saved, verified and loaded with that position."""
    start = finished(seed=3).at(30)
    match = start.game.from_position(start.position(), seed=4)
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    text = match.save_text()
    assert rascals.verify_text(text).ok
    assert rascals.load_text(text).position() == match.position()
    header = json.loads(text.splitlines()[0])
    header["position"]["bank"] += 1
    assert not rascals.verify_text("\n".join([canonical(header), *text.splitlines()[1:]])).ok


def test_other_rules_are_told(lines):
    """A file from other rules that still replays is reported as such."""
    result = rascals.verify_text(forged(lines, rules="0" * 64))
    assert (result.ok, result.same_rules) == (True, False)


def test_bad_streams_are_refused(lines):
    """Only the two known streams are accepted, with a secret for live play."""
    assert "valid: xoshiro128++" in str(rascals.verify_text(forged(lines, stream="dice")).problem)
    assert "hex:" in str(rascals.verify_text(forged(lines, stream="hmac-sha256")).problem)


@pytest.mark.parametrize("value", ["NaN", "1e999", r'"\ud800"'])
def test_values_that_cannot_be_hashed_are_found_in_their_line(lines, value):
    """What JSON allows but a saved game does not makes its line invalid, wherever it is; nothing raises."""
    for at in (0, 1, 5, len(lines) - 1):
        changed = [*lines[:at], lines[at][:-1] + f',"more":{value}}}', *lines[at + 1 :]]
        assert verdict(changed).line == at + 1
        with pytest.raises(rascals.BadRecord):
            rascals.load_text("\n".join(changed))


def test_names_that_cannot_be_are_found_beside_a_position():
    """The names in the header are also checked for games that began at a position."""
    start = finished(seed=3).at(30)
    lines = start.game.from_position(start.position(), seed=4).save_text().splitlines()
    assert verdict(edited(lines, 0, seats=["Ann"])).line == 1


def test_the_problem_of_a_verdict_is_an_error_too(lines):
    """Programs can raise it; its text is the error's own."""
    result = verdict(edited(lines, 5, events=[]))
    assert (type(result.error), str(result.error)) == (rascals.BadRecord, result.problem)
    assert result.problem.startswith("events: the rules give")
    assert verdict(lines).error is None


@pytest.mark.parametrize("seed", [5, [1], {"a": 1}, -1, True])
def test_a_seed_that_is_no_text_is_found_in_the_header(lines, seed):
    """Whatever is in place of a seed, the header is reported; nothing raises."""
    assert verdict(edited(lines, 0, seed=seed)).line == 1


@pytest.mark.parametrize("end", ["\u2028", "\x85", "\x0c"])
def test_only_a_line_feed_ends_a_line(lines, end):
    """Other line separators may be inside a line, and are refused there as part of a name."""
    result = verdict(edited(lines, 0, seats=[f"Ann{end}a", "Bob", "Cal", "Dée"]))
    assert (result.line, result.error.reason) == (1, "name-steers")


@pytest.mark.parametrize("names", [["Ann"], "abc", ["Ann", 2, "Cal"], ["Ann", "\ud800", "Cal"], 3])
def test_names_that_cannot_be_saved_are_refused(names):
    """There must be as many names as seats, all of them text that a file can contain."""
    with pytest.raises(rascals.BadOption, match="name"):
        rascals.game("felicity", players=3).new(seed=1, names=names)


@pytest.mark.parametrize("value", [1, "x", [], [1], [[]], ["x"], [[1]], {"x": 1}, [["x", None]], True])
@pytest.mark.parametrize("key", ["breakers", "broken_off", "salts", "names", "signature"])
def test_entries_of_a_live_game_say_nothing_in_other_headers(lines, key, value):
    """Nobody has checked them there: whatever they are, they name nobody and bind no names."""
    found = rascals.verify_text(forged(lines, **{key: value}))
    assert (found.ok, found.broken_off, found.names_bound) == (True, (), False)
