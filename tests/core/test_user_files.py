"""Files that users name: how they are read, and that they are written completely or not at all."""

from __future__ import annotations

import os
import stat
import tracemalloc
import zlib
from codecs import BOM_UTF8
from errno import ENOSPC, ENOSYS
from functools import cache
from pathlib import Path
from random import Random

import pytest

import rascals
from rascals.bots.network import Network
from rascals.core import user_files
from rascals.core.user_files import write_file
from rascals.league import SavedLeague, parse_league, play_all, read_league

SAVED = rascals.play(rascals.game("felicity", players=3), ["random"] * 3, seed=1).save_text()
DATA = "[mice]\nstart = 9\n"


def read(path):
    """Read a file in every way: as a saved game, loaded and verified, and as components."""
    reading = (rascals.load, rascals.verify, lambda file: rascals.game("felicity", data=file))
    for one in reading:
        with pytest.raises(rascals.RascalsError) as raised:
            one(path)
        yield raised.value


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device")
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
def test_what_never_ends_is_too_large(monkeypatch, device):
    """So is any file that is larger than any saved game."""
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
    """Some editors write them, in a saved game or in a file of components."""
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
LONG = 2000  # maximum length of an error
ROOM = 64 << 20  # bytes that reading a small file may take


def results() -> bytes:
    file = Path("league.results.jsonl")
    with SavedLeague(parse_league(LEAGUE), file) as kept:
        play_all(kept, 1)
    return file.read_bytes()


def training() -> bytes:
    """A training that has not started."""
    np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
    pytest.importorskip("numpy", reason="needs the extra `compiled`")
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


READERS = {  # the contents of a file of each kind, and everything that reads it
    "game": (SAVED.encode, rascals.load, rascals.verify),
    "components": (DATA.encode, lambda file: rascals.game("felicity", data=file)),
    "league": (LEAGUE.encode, read_league),
    "results": (results, lambda file: SavedLeague(parse_league(LEAGUE), file)),
    "recipe": (RECIPE.encode, recipe),
    "network": (NETWORK.read_bytes, lambda file: Network.unpacked(file.read_bytes())),
    "training": (training, resumed),
}
WHOLE = {kind: cache(make) for kind, (make, *_) in READERS.items()}


def problem(reader, file):
    """Return what a reader reports about a file, an empty text if nothing is wrong."""
    try:
        reader(file)
    except rascals.RascalsError as error:
        return str(error) or "nothing"
    return ""


def damaged(content, amount):
    """Yield variants of a file damaged in every way that people, disks and networks damage one."""
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
    """Every reader of user files raises only a RascalsError, one clear sentence, and uses little memory."""
    monkeypatch.chdir(tmp_path)
    content, file = WHOLE[kind](), tmp_path / "file"
    for one in (content, *damaged(content, amount(8, 300))):
        file.write_bytes(one)
        tracemalloc.start()
        told = [problem(reader, file) for reader in READERS[kind][1:]]
        assert one != content or not any(told)
        assert max(map(len, told)) < LONG
        assert tracemalloc.get_traced_memory()[1] < ROOM
        tracemalloc.stop()


HAS_MODES = os.name == "posix"
LONGEST = "n" * (255 if HAS_MODES else 99)  # a name; Windows counts the folders in


def standing(folder):
    """Return what is in a folder: each name with its kind and mode, and the contents of files."""
    found = {}
    for path in folder.rglob("*"):
        mode = path.lstat().st_mode
        found[path.name] = (mode, path.read_bytes() if stat.S_ISREG(mode) else None)
    return found


def test_a_file_is_written_as_it_is_given(tmp_path):
    """Text as UTF-8 with its own line ends, bytes unchanged; a name may be as long as the system allows."""
    write_file(tmp_path / "text", "é\n−\r\n")
    write_file(str(tmp_path / "bytes"), b"\r\n\x00")
    write_file(tmp_path / LONGEST, "")
    assert {name: content for name, (_, content) in standing(tmp_path).items()} == {
        "text": "é\n−\r\n".encode(), "bytes": b"\r\n\x00", LONGEST: b"",
    }  # fmt: skip


@pytest.mark.skipif(not HAS_MODES, reason="Windows keeps no modes, and gives links to few")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_a_link_and_a_mode_are_kept(tmp_path, mode):
    """The file that links point to is written, keeping its mode; the links stay. A new file has the default mode."""
    target = tmp_path / "target"
    target.write_text("before")
    target.chmod(mode)
    if os.geteuid() == 0:
        os.chown(target, 1234, 1234)
    owner = target.stat().st_uid
    (tmp_path / "inner").symlink_to("target")
    (tmp_path / "outer").symlink_to(tmp_path / "inner")
    (tmp_path / "nowhere").symlink_to("new")
    write_file(tmp_path / "outer", "after")
    write_file(tmp_path / "nowhere", "fresh")
    (tmp_path / "usual").touch()
    assert (target.read_text(), stat.S_IMODE(target.lstat().st_mode)) == ("after", mode)
    assert target.stat().st_uid == owner
    assert (tmp_path / "outer").is_symlink()
    assert (tmp_path / "inner").is_symlink()
    assert (tmp_path / "nowhere").is_symlink()
    new = (tmp_path / "new").lstat().st_mode
    assert (tmp_path / "new").read_text() == "fresh"
    assert new == (tmp_path / "usual").lstat().st_mode
    assert len(standing(tmp_path)) == 6


@pytest.mark.skipif(not HAS_MODES, reason="Windows keeps no modes")
def test_nobody_else_reads_a_draft(tmp_path, monkeypatch):
    """From the start, the draft of a private file has the same permissions."""
    target = tmp_path / "private"
    target.touch(0o600)
    modes = []
    own = os.open

    def noting(*args):
        handle = own(*args)
        modes.append(stat.S_IMODE(os.fstat(handle).st_mode))
        return handle

    monkeypatch.setattr(os, "open", noting)
    write_file(target, "secret")
    assert modes[0] == 0o600


@pytest.mark.skipif(not HAS_MODES, reason="Windows has no such files in folders")
def test_what_is_no_regular_file_is_left_alone(tmp_path):
    """A pipe, a folder, a device, links to them, a read-only file: an error that names it, and no change."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder", "loop"):
        (tmp_path / f"to-{name}").symlink_to(name)
    (tmp_path / "loop").symlink_to("to-loop")
    names = [str(tmp_path / name) for name in ("pipe", "folder", "to-pipe", "to-folder", "loop", "no/where", "folder/")]
    if os.geteuid() != 0:
        (tmp_path / "kept").touch(0o400)
        names.append(str(tmp_path / "kept"))
    before = standing(tmp_path)
    for name in [*names, os.devnull]:
        with pytest.raises(OSError) as refused:
            write_file(name, "text")
        assert refused.value.filename == name
        assert refused.value.strerror
    assert standing(tmp_path) == before
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


@pytest.mark.parametrize("fails", [(os, "open"), (os, "fsync"), (Path, "chmod"), (Path, "replace")])
@pytest.mark.parametrize("fault", [OSError(ENOSPC, "No space left on device"), KeyboardInterrupt()])
def test_a_failure_at_any_moment_changes_nothing(tmp_path, monkeypatch, fails, fault):
    """A full disk, or Ctrl-C: the file is unchanged, no draft is left, and the error names the file."""
    target = tmp_path / "file"
    target.write_text("before")
    before = standing(tmp_path)

    def fail(*_args, **_named):
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(*fails, fail)
        with pytest.raises(type(fault)) as caught:
            write_file(target, "after")
    assert standing(tmp_path) == before
    if isinstance(fault, OSError):
        assert (caught.value.errno, caught.value.filename) == (ENOSPC, str(target))


def test_two_who_write_the_same_file_have_a_draft_each(tmp_path, monkeypatch):
    """Concurrent writers neither damage nor mistake each other's drafts: the last one wins."""
    target, own = tmp_path / "file", user_files._lay_down
    begun = []

    def meanwhile(draft, *rest):
        own(draft, *rest)
        if not begun:
            begun.append(draft)
            write_file(target, "second")
            assert target.read_text() == "second"

    monkeypatch.setattr(user_files, "_lay_down", meanwhile)
    write_file(target, "first")
    assert standing(tmp_path).keys() == {"file"}
    assert target.read_text() == "first"


@pytest.mark.parametrize("name", ["a\0b", "a\udcffb" * 200])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(tmp_path: Path, name: str) -> None:
    """The caller gets an error, as for a full disk."""
    with pytest.raises(OSError, match=r"Invalid|too long"):
        write_file(tmp_path / name, "text")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not HAS_MODES, reason="Windows opens no folders")
def test_what_was_written_is_on_the_disk(tmp_path, monkeypatch):
    """First the new file, before it replaces the old one, and then its name; not for files that can be recreated."""
    done, replace = [], Path.replace

    def synced(handle):
        name = Path(f"/proc/self/fd/{handle}")
        done.append(str(name.readlink()) if name.exists() else "")

    def replaced(self, target):
        done.append("replaced")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    write_file(tmp_path / "file", "text")
    assert len(done) == 3
    assert done[1] == "replaced"
    assert not done[0] or (done[0].endswith(".part"), done[2]) == (True, str(tmp_path.resolve()))
    done.clear()
    write_file(tmp_path / "file", "text", durable=False)
    assert done == ["replaced"]


def test_a_file_system_that_cannot_be_asked_keeps_files_all_the_same(tmp_path, monkeypatch):
    def fsync(handle):
        raise OSError(ENOSYS, "Function not implemented")

    monkeypatch.setattr(os, "fsync", fsync)
    write_file(tmp_path / "file", "text")
    assert (tmp_path / "file").read_text() == "text"
