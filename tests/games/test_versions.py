"""A game's version goes with what its rules do: `versions.json` pins both.

`python -m tests.games.test_versions` writes that file anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import rascals
from tests.games.test_counts import FILES, sequences, setups
from tests.games.transcripts import WRITTEN, Failure, Transcript, recorded, statements

FILE = Path(__file__).with_name("versions.json")


def scenes(path: Path) -> Iterator[list[tuple[int, str]]]:
    """Yield the statements of each scene of a transcript, without what looks into views and positions."""
    found: list[list[tuple[int, str]]] = []
    for number, line in statements(path.read_text(encoding="utf-8")):
        if line.startswith("game "):
            found.append([])
        if not line.startswith(("see ", "is ")):
            found[-1].append((number, line))
    yield from found


def facts(name: str) -> Iterator[tuple[str | None, str, object]]:
    """Yield what a game's rules do: of which edition, by what kind of file, and what is asked and found there.

    They are the counts of sequences, the scenes of transcripts, and the recorded games. Nothing depends on comments.
    """
    for path in FILES:
        for _, match, counts in setups(path) if path.parent.name == name else ():
            found = [sequences(match.state, depth) for depth in counts]
            yield match.game.edition, "counts", [match.game.players, match.game.changed_options, found]
    for path in WRITTEN:
        for lines in scenes(path) if path.parts[-3] == name else ():
            reader, told = Transcript(), [line for _, line in lines if not line.startswith(("position ", "but "))]
            try:
                reader.play(path, lines)
            except Failure as failure:
                told.append(str(failure))
            yield reader.game.edition, "scenes", told
    for one in recorded():
        if one.game == name:
            verdict = rascals.verify_text(one.text)
            yield json.loads(one.text.partition("\n")[0])["edition"], "games", [verdict.last, verdict.problem]


def pinned(name: str) -> dict[str, list[str]]:
    """Return the facts of a game as hashes, by edition and kind of file."""
    found: dict[str, list[str]] = {}
    for edition, kind, fact in facts(name):
        found.setdefault(f"{edition or ''} {kind}".strip(), []).append(
            sha256(json.dumps(fact).encode()).hexdigest()[:6]
        )
    return {key: sorted(hashes) for key, hashes in found.items()}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", rascals.games())
def test_rules_do_what_they_did_in_this_version(name: str) -> None:
    """Whatever is pinned for a version is still so; what is new is pinned too."""
    written, found = json.loads(FILE.read_text(encoding="utf-8"))[name], pinned(name)
    anew = "then write the file anew: python -m tests.games.test_versions"
    version = rascals.games()[name].version
    before = {key: hashes.split() for key, hashes in written.items() if key != "version"}
    lost = [key for key, hashes in before.items() if not {*hashes} <= {*found.get(key, ())}]
    if version == written["version"]:
        assert not lost, (
            f"the rules of {name} no longer do what they did in version {version} ({', '.join(lost)}): "
            f"raise `version` in src/rascals/games/{name}/__init__.py, {anew}"
        )
    assert (version, found) == (written["version"], before), f"{name} has another version, or further files: {anew}"


if __name__ == "__main__":
    games = {
        name: {"version": definition.version} | {key: " ".join(hashes) for key, hashes in pinned(name).items()}
        for name, definition in rascals.games().items()
    }
    FILE.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8", newline="\n")
