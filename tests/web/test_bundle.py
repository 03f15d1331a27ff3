"""The built web app in the package equals what its sources build."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.real

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "rascals" / "server" / "static"
WEB = ROOT / "web"


def contents(folder: Path) -> dict[str, bytes]:
    """Return the content of every file below a folder, by its path."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_the_page_names_only_files_that_are_there() -> None:
    """The page's scripts and styles are in the package, and the page loads nothing from elsewhere."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    names = [part.split('"')[0] for part in page.replace('href="', 'src="').split('src="')[1:]]
    assert names
    assert all((BUILT / name.lstrip("/")).is_file() for name in names)


def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """A build from the sources equals the built app in the package, byte for byte."""
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs node and `npm ci` in web/")
    command = ["npx", "vite", "build", "--outDir", str(tmp_path / "built"), "--emptyOutDir", "--logLevel", "error"]
    subprocess.run(command, cwd=WEB, check=True)
    assert contents(tmp_path / "built") == contents(BUILT)
