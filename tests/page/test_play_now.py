"""The published documentation leads to the page without a server, which is built into it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from tools import play_now

ROOT = Path(__file__).resolve().parents[2]


def test_the_first_page_alone_invites_to_play() -> None:
    """Below its title; every other page is as it was. MkDocs is told of the hook."""
    first = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    told = play_now.on_page_markdown(first, page=SimpleNamespace(file=SimpleNamespace(src_uri="index.md")))
    assert told.splitlines()[:3] == ["# Rascals", "", play_now.INVITATION]
    assert told.endswith(first.partition("\n")[2])
    other = SimpleNamespace(file=SimpleNamespace(src_uri="how-to/index.md"))
    assert play_now.on_page_markdown(first, page=other) == first
    assert yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["hooks"] == ["tools/play_now.py"]


@pytest.mark.parametrize("runtime", [None, "downloads"])
def test_the_page_is_built_where_the_invitation_leads(monkeypatch: pytest.MonkeyPatch, runtime: str | None) -> None:
    """By the command that owners use, with the runtime that is given, if any; a failure fails the documentation."""
    called: list[Any] = []
    monkeypatch.setattr(subprocess, "run", lambda command, check: called.append((command[1:], check)))
    monkeypatch.delenv("RASCALS_PAGE_RUNTIME", raising=False)
    if runtime is not None:
        monkeypatch.setenv("RASCALS_PAGE_RUNTIME", runtime)
    play_now.on_post_build(config={"site_dir": "site"})
    more = [] if runtime is None else ["--runtime", runtime]
    assert called == [(["-m", "rascals", "build-page", str(Path("site/play")), *more], True)]
    assert f'href="{play_now.PLACE}/"' in play_now.INVITATION
