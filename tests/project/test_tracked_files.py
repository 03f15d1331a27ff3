"""What the files of the repository may not contain."""

import re
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.real

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not match itself.
PLACES = {
    "a path of one machine": re.compile(r"(?<![\w.-])/(?:work|home|root|Users|opt/pypi)" + r"/[\w.-]"),
    "a temporary path": re.compile(r"(?<![\w.-])/t" + r"mp/[\w.-]"),
    "a registry's host": re.compile(
        r"pypi\." + r"org|files\.python" + r"hosted|registry\.npm" + r"js|deb\.deb" + "ian"
    ),
    "a download address in a lock file": re.compile(r'"resolved"' + r'\s*:\s*"http'),
}
BINARY = {".jpg", ".png", ".ico", ".woff2", ".ogg", ".mp3", ".wav", ".webp"}


def tracked() -> list[Path]:
    """Every file of the repository, also those not committed yet, without what git ignores."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        pytest.skip("not a git checkout")
    paths = [ROOT / name for name in answer.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def text_of(path: Path) -> str:
    """A file's text; the empty text for pictures and sounds, of a network the lines before its numbers."""
    if path.suffix == ".network":
        return b"\n".join(path.read_bytes().split(b"\n")[:2]).decode()
    return "" if path.suffix in BINARY else path.read_text(encoding="utf-8")


@pytest.mark.parametrize("what", PLACES)
def test_no_file_names_a_machine_or_a_registry(what: str) -> None:
    """Paths of one machine and addresses of package registries stand in no file."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in tracked()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if PLACES[what].search(line)
    ]
    assert not found, f"{what}:\n" + "\n".join(found)


def test_no_file_is_a_link() -> None:
    """No link is committed: it would lead to a path of one machine, and replace what others have there."""
    command = ["git", "ls-files", "--stage"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not [line for line in answer.stdout.splitlines() if line.startswith("120000")]


def test_patterns_can_fail() -> None:
    """Each pattern finds the thing it is meant to find."""
    samples = ["see /work" + "/x", "in /t" + "mp/x", "https://pypi." + "org/simple", '"resolved' + '": "https://x"']
    for pattern, sample in zip(PLACES.values(), samples, strict=True):
        assert pattern.search(sample), sample


def test_no_lock_file_with_addresses() -> None:
    """uv.lock and pylock.toml, which record where packages were fetched, are not in the repository."""
    assert not {path.name for path in tracked()} & {"uv.lock", "pylock.toml", "poetry.lock", "Pipfile.lock"}


def test_no_vague_file_names() -> None:
    """Modules are named for what they hold."""
    vague = re.compile(r"(^|_)(utils?|helpers?|managers?|misc)(_|$)")
    assert not [path for path in tracked() if path.suffix == ".py" and vague.search(path.stem)]


def test_text_files_end_with_a_newline() -> None:
    """Source files end with one newline and have no carriage returns."""
    kinds = {".py", ".md", ".toml", ".ts", ".svelte", ".ftl", ".css"}
    static = ROOT / "src/rascals/server/static"
    sources = [p for p in tracked() if p.suffix in kinds and not p.is_relative_to(static)]
    wrong = [p for p in sources if (data := p.read_bytes()) and (not data.endswith(b"\n") or b"\r" in data)]
    assert not wrong
