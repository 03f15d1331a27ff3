"""Files that a user names: whatever lies there, there is an error or the text, in the end."""

from __future__ import annotations

import os
import tracemalloc
import zlib
from codecs import BOM_UTF8
from functools import cache
from pathlib import Path
from random import Random

import pytest

import rascals
from rascals.bots.network import Network
from rascals.core import user_files
from rascals.league import Kept, parse_league, play_all, read_league

SAVED = rascals.play(rascals.game("felicity", players=3), ["random"] * 3, seed=1).save_text()
DATA = "[mice]\nstart = 9\n"


def read(path):
    """Read a file in every way: as a saved game, to load or to verify, and as components."""
    reading = (rascals.load, rascals.verify, lambda file: rascals.game("felicity", data=file))
    for one in reading:
        with pytest.raises(rascals.RascalsError) as raised:
            one(path)
        yield raised.value


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device")
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
def test_what_never_ends_is_too_large(monkeypatch, device):
    """So is a file of any kind that is larger than any saved game."""
    monkeypatch.setattr(user_files, "MOST", 2)
    assert {error.values["problem"].strerror for error in read(device)} == {os.strerror(27)}


def test_a_large_file_is_read_up_to_the_limit(monkeypatch, tmp_path):
    file = tmp_path / "file"
    monkeypatch.setattr(user_files, "CHUNK", 8)
    monkeypatch.setattr(user_files, "MOST", 2)
    file.write_bytes(b"x" * 16)
    assert user_files.text_of(file) == "x" * 16
    file.write_bytes(b"x" * 17)
    with pytest.raises(rascals.RascalsError, match="large"):
        user_files.text_of(file)


def test_a_byte_order_mark_and_other_ends_of_lines_are_no_part_of_the_text(tmp_path):
    """As some editors write them, in a saved game or in a file of components."""
    game, data = tmp_path / "game.jsonl", tmp_path / "data.toml"
    for mark, end in ((BOM_UTF8, "\n"), (b"", "\r\n"), (BOM_UTF8, "\r\n")):
        game.write_bytes(mark + SAVED.replace("\n", end).encode())
        data.write_bytes(mark + DATA.replace("\n", end).encode())
        assert rascals.verify(game).ok
        assert rascals.load(game).save_text() == SAVED
        assert rascals.game("felicity", data=data).data == {"mice.start": 9}


@pytest.mark.parametrize("path", ["", ".", "none", "none/file", "\0", "\ud800", "x" * 300, "round"])
def test_where_no_file_can_be_read_the_error_names_the_path(tmp_path, monkeypatch, path):
    monkeypatch.chdir(tmp_path)
    Path("round").symlink_to("trip")
    Path("trip").symlink_to("round")
    assert all(isinstance(error.values["problem"], OSError) for error in read(path))


LEAGUE = """[league]
deals = 2
games = ["felicity:3"]
[[entrant]]
bot = "random"
[[entrant]]
bot = "greedy"
[[entrant]]
bot = "timid"
"""
RECIPE = "players = [4]\nteacher = 'greedy'\nwide = 8\n"
NETWORK = Path(rascals.__file__).parent / "bots" / "felicity" / "expert-3.network"
LONG = 2000  # letters of an error
ROOM = 64 << 20  # bytes that reading a small file may take


def results() -> bytes:
    file = Path("league.results.jsonl")
    with Kept(parse_league(LEAGUE), file) as kept:
        play_all(kept, 1)
    return file.read_bytes()


def training() -> bytes:
    """A training that has not begun."""
    np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
    pytest.importorskip("numba", reason="needs the extra `compiled`")
    from rascals.training.recipe import Recipe
    from rascals.training.training import Training

    one = Training.of("felicity", Recipe(players=(4,), wide=8, narrow=4, step=20), 4)
    one.learner = one.new_learner(np.ones(one.shape.inputs, np.float32))
    one.past, one.settled = [one.learner.flat()], np.zeros(one.shape.inputs, np.int16)
    one.curve = [{"games": 20, "fair_shares": 1.0, "entropy": 0.5}]
    one.keep(Path("kept.npz"))
    return Path("kept.npz").read_bytes()


def resumed(file):
    from rascals.training.training import Training

    return Training.resumed("felicity", file)


def recipe(file):
    from rascals.training.recipe import recipe_of

    return recipe_of("felicity", file)


READERS = {  # what a file of each kind is made of, and everything that reads it
    "game": (SAVED.encode, rascals.load, rascals.verify),
    "components": (DATA.encode, lambda file: rascals.game("felicity", data=file)),
    "league": (LEAGUE.encode, read_league),
    "results": (results, lambda file: Kept(parse_league(LEAGUE), file)),
    "recipe": (RECIPE.encode, recipe),
    "network": (NETWORK.read_bytes, lambda file: Network.unpacked(file.read_bytes())),
    "training": (training, resumed),
}
WHOLE = {kind: cache(make) for kind, (make, *_) in READERS.items()}


def problem(reader, file):
    """Return what a reader says of a file, an empty text if nothing is wrong with it."""
    try:
        reader(file)
    except rascals.RascalsError as error:
        return str(error) or "nothing"
    return ""


def damaged(content, amount):
    """Yield a file that is damaged in every way that hands, disks and networks damage one."""
    chance = Random(1)
    yield from (b"", b"no such thing", b"\xff" * 99, b"[" * 100_000, b"a=" + b"[" * 100_000, bytes(len(content)))
    yield from (content * 2, content[::-1], b"PK\x05\x06" + bytes(18), zlib.compress(content))
    for _ in range(amount):
        at, to = sorted(chance.sample(range(len(content) + 1), 2))
        flipped = bytearray(content)
        flipped[at % len(content)] ^= 1 << chance.randrange(8)
        yield from (content[:at], bytes(flipped), content[:at] + content[to:])
        yield from (content[:at] + bytes(to - at) + content[to:], content[:at] + b"9" * 99 + content[at:])


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", READERS)
def test_damage_is_an_error_or_does_not_matter(tmp_path, monkeypatch, amount, kind):
    """Every reader of a person's files raises nothing but a RascalsError, one clear sentence, and takes little room."""
    monkeypatch.chdir(tmp_path)
    content, file = WHOLE[kind](), tmp_path / "file"
    for one in (content, *damaged(content, amount(15, 300))):
        file.write_bytes(one)
        tracemalloc.start()
        told = [problem(reader, file) for reader in READERS[kind][1:]]
        assert one != content or not any(told)
        assert max(map(len, told)) < LONG
        assert tracemalloc.get_traced_memory()[1] < ROOM
        tracemalloc.stop()
