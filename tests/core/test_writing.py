"""Writing a person's file: whole or not at all, through links, with its mode, and nothing that is no file."""

from __future__ import annotations

import os
import stat
from errno import ENOSPC, ENOSYS
from pathlib import Path

import pytest

from rascals.core import writing
from rascals.core.writing import write_file

HAS_MODES = os.name == "posix"
LONG = "n" * (255 if HAS_MODES else 99)  # a name; Windows counts the folders in


def standing(folder):
    """Return what stands in a folder: each name with its kind and mode, and what a file holds."""
    found = {}
    for path in folder.rglob("*"):
        mode = path.lstat().st_mode
        found[path.name] = (mode, path.read_bytes() if stat.S_ISREG(mode) else None)
    return found


def test_a_file_is_written_as_it_is_given(tmp_path):
    """Text as UTF-8 with its own line ends, bytes as they are; a name may be as long as the system takes."""
    write_file(tmp_path / "text", "é\n−\r\n")
    write_file(str(tmp_path / "bytes"), b"\r\n\x00")
    write_file(tmp_path / LONG, "")
    assert {name: content for name, (_, content) in standing(tmp_path).items()} == {
        "text": "é\n−\r\n".encode(), "bytes": b"\r\n\x00", LONG: b"",
    }  # fmt: skip


@pytest.mark.skipif(not HAS_MODES, reason="Windows keeps no modes, and gives links to few")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
def test_a_link_and_a_mode_are_kept(tmp_path, mode):
    """The file behind links is written, with the mode that it had; the links stay. A new file has the usual mode."""
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
    """From its first moment the draft of a private file is as closed as that."""
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
    """A pipe, a folder, a device, links to them, what may only be read: an error that names it, and all as it was."""
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
    """A full disk, or Ctrl-C: the file is as it was, no draft is left, and the error names the file."""
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
    """One that writes while another does neither spoils that one's draft nor takes it for its own: the last counts."""
    target, own = tmp_path / "file", writing._lay_down
    begun = []

    def meanwhile(draft, *rest):
        own(draft, *rest)
        if not begun:
            begun.append(draft)
            write_file(target, "second")
            assert target.read_text() == "second"

    monkeypatch.setattr(writing, "_lay_down", meanwhile)
    write_file(target, "first")
    assert standing(tmp_path).keys() == {"file"}
    assert target.read_text() == "first"


@pytest.mark.parametrize("name", ["a\0b", "a\udcffb" * 200])
def test_a_name_that_no_file_can_have_is_an_error_of_the_system(tmp_path: Path, name: str) -> None:
    """Whoever saves hears of it as of a full disk."""
    with pytest.raises(OSError, match=r"Invalid|too long"):
        write_file(tmp_path / name, "text")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not HAS_MODES, reason="Windows opens no folders")
def test_what_was_written_is_on_the_disk(tmp_path, monkeypatch):
    """The new file before it takes the old one's place, and then its name; not of thousands that can be made again."""
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
