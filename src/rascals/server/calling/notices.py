"""The texts of notices, in the reader's language: at which table it is their turn, and with whom they sit; no more."""

from __future__ import annotations

import json

from rascals.server.calling.ways import Letter
from rascals.server.store import Notice
from rascals.table import Table
from rascals.words import Words


def pushed(notice: Notice, table: Table, base_path: str) -> bytes:
    """Return what the service worker shows, as JSON: title, body, the page to open, the tag of notices to replace."""
    words = Words(notice.caller.language)
    game = words.text(table.header.game)
    found = {
        "title": words.text("call-turn", game=game),
        "body": _with(words, notice, table),
        "url": f"{base_path}/t/{table.header.id}",
        "tag": f"turn-{table.header.id}",
    }
    return json.dumps(found, ensure_ascii=False).encode()


def letter(notice: Notice, table: Table | None, base: str) -> Letter:
    """Return the mail for a turn, or for confirming the address. `base`: the server's URL."""
    words = Words(notice.caller.language)
    base = base.rstrip("/")
    page = f"{base}/called/{notice.caller.id}"
    stop = f"{base}/api/v1/callers/{notice.caller.id}/stop"
    if table is None:
        text = words.text("call-mail-confirm", page=page, server=base)
        return Letter(words.text("call-mail-confirm-subject"), text, stop, notice.key)
    game = words.text(table.header.game)
    name = table.header.id
    said = {"with_whom": _with(words, notice, table), "link": f"{base}/t/{name}", "page": f"{page}?table={name}"}
    text = words.text("call-mail-turn", **said)
    return Letter(words.text("call-turn", game=game), text, stop, notice.key)


def _with(words: Words, notice: Notice, table: Table) -> str:
    """Return the sentence that says with whom the reader sits at the table."""
    others = [place.name or "" for place in table.places if place.seat != notice.seat]
    return words.text("call-turn-with", names=words.list(others))
