"""What a page knows before Python runs there: the same answers that a server gives."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rascals.page import ready
from rascals.server.app import create_app
from tests.server.serving import settings


@pytest.mark.real
@pytest.mark.slow
def test_what_is_written_down_is_what_a_server_answers(tmp_path: Path) -> None:
    """Each answer is, byte for byte, the one that a server gives."""
    written = ready.answers()
    with TestClient(create_app(settings(tmp_path)), base_url="http://localhost") as client:
        for path, content in written.items():
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert answer.content == content, path


def test_what_is_not_answered_is_not_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build does not go on with an answer that says no."""
    monkeypatch.setattr(ready, "asked", lambda: ["/api/v1/nothing"])
    with pytest.raises(RuntimeError, match="answered with 404"):
        ready.answers()
