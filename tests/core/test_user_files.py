"""Files that a user names: whatever lies there, there is an error or the text, in the end."""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from pathlib import Path

import pytest

import rascals
from rascals.core import user_files

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
    with pytest.raises(OSError, match="large"):
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
