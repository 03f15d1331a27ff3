"""The bytes that a game sends to a seat and to a spectator, as whole views and as changes, and the browser's work.

    python -m benchmarks.messages
    python -m benchmarks.messages --game goons --node node

Whole games between people who play at random are told to each viewer by a table; figures are for the median seat.
*Deflated* is the size after permessage-deflate with the usual window of 4 KiB, kept from message to message. The server
does not deflate, because that takes some 40 KiB of memory for each connection.

`--node` gives the path of node (22.18 or newer), which parses the messages to a seat and applies the changes with the
client's own code. Before anything is counted, the changes in every message are applied and checked to give the whole
view.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import rascals
from benchmarks.timing import Figure, arguments, report
from rascals.table import Header, Play, Sit, Start, Table, Viewer

READY = 0.5  # the probability that people in GoodCritters stop bargaining when they can, so that rounds end
BROWSER = Path(__file__).with_suffix(".mjs")


class Kind(NamedTuple):
    """A kind of table that is measured."""

    name: str
    game: str
    players: int
    edition: str | None = None
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed


KINDS = (
    Kind("felicity", "felicity", 4),
    Kind("goodcritters", "goodcritters", 5, options={"payoffs": True}),
    Kind("heist v4", "heist", 4, "v4"),
    Kind("heist v5", "heist", 4, "v5"),
    Kind("goons", "goons", 4),
)


class Told(NamedTuple):
    """What one viewer was told in a game, message by message: as whole views and as changes."""

    viewer: Viewer
    whole: list[bytes]
    changes: list[bytes]


def played(kind: Kind, seed: int, most: int) -> list[Told]:
    """Play a game, or its first `most` moves; return what each viewer was told."""
    chance = random.Random(f"{kind.name} {seed}")
    secret = chance.randbytes(32)
    header = Header(
        id="t", code="CDFGHJ", game=kind.game, players=kind.players, edition=kind.edition, options=kind.options,
        created=0, commitment=sha256(secret).hexdigest(),
    )  # fmt: skip
    table = Table(header, secret, run="run")
    told = {viewer: Told(viewer, [], []) for viewer in (None, *range(kind.players))}
    commands: list[Any] = [*(Sit(f"Person {seat}", f"{seat}" * 64) for seat in range(kind.players)), Start(0)]
    for n, command in enumerate([*commands, *[None] * most]):
        if command is None and table.status != "playing":
            break
        ruling = table.decide(command or some_move(table, chance, n), n * 1000)
        for post in (post for entry in ruling.entries for post in table.fold(entry, ruling.tried)):
            told[post.viewer].whole.append(post.data)
            told[post.viewer].changes.append(post.changes)
    return list(told.values())


def some_move(table: Table, chance: random.Random, n: int) -> Play:
    """Return a random whole move of the first seat that is asked."""
    assert table.match is not None
    seat, draft, complete = min(table.awaited), [], False
    moves = table.match.legal(seat)
    while not complete:
        names = [str(move) for move in moves]
        draft.append("ready" if "ready" in names and chance.random() < READY else chance.choice(names))
        if table.match.game.box.composites is None:
            break
        moves, complete = table.match.preview(seat, draft)
    return Play(seat, f"c{n}", table.decision(seat), "; ".join(draft))


def check(told: Told) -> None:
    """Check that the changes in every message lead to what the whole message tells."""
    known: dict[str, Any] = {}
    for whole, changes in zip(map(json.loads, told.whole), map(json.loads, told.changes), strict=True):
        if changes["type"] == "changed":
            known = patched(known, changes["changes"])
        now = {key: whole[key] for key in known or ("view", "moves", "decision", "undo", "conditions") if key in whole}
        if whole["type"] in ("snapshot", "update") and whole["view"] is not None:
            now["table_status"] = whole["table_status"] if "table_status" in whole else whole["table"]["status"]
            assert changes["type"] != "changed" or known == now, "the changes lead elsewhere"
            known = now


def patched(value: Any, changes: list[dict[str, Any]]) -> Any:
    """Return a JSON value after a JSON Patch (RFC 6902) of `add`, `remove` and `replace`."""
    for change in changes:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
        place = value
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        if change["op"] == "remove":
            del place[int(last) if isinstance(place, list) else last]
        elif last == "-" and isinstance(place, list):
            place.append(change["value"])
        else:
            place[int(last) if isinstance(place, list) else last] = change["value"]
    return value


def deflated(messages: Sequence[bytes]) -> int:
    """Return the total size, in bytes, of consecutive messages after permessage-deflate."""
    packing = zlib.compressobj(wbits=-12, memLevel=5)
    return sum(len(packing.compress(data)) + len(packing.flush(zlib.Z_SYNC_FLUSH)) - 4 for data in messages)


def figures(kind: Kind, games: list[list[Told]]) -> Iterator[Figure]:
    """Yield the bytes for each game, for a seat and a spectator, in both forms, plain and deflated."""
    for who in ("seat", "spectator"):
        chosen = [[told for told in game if (told.viewer is None) == (who == "spectator")] for game in games]
        for form in ("whole", "changes"):
            for packed, size in (("", lambda sent: sum(map(len, sent))), (", deflated", deflated)):
                values = [statistics.median(size(getattr(told, form)) for told in seats) for seats in chosen]
                messages = statistics.median(len(told.whole) for seats in chosen for told in seats)
                yield Figure(f"{kind.name}: a {who}, {form}{packed}", "bytes/game", f"{messages:.0f} messages", values)


def in_a_browser(kind: Kind, game: list[Told], node: str, rounds: int) -> Iterator[Figure]:
    """Yield the microseconds for each message that node takes to parse it and apply the changes."""
    told = next(one for one in game if one.viewer == 0)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "told.json"
        path.write_text(
            json.dumps({form: [data.decode() for data in getattr(told, form)] for form in ("whole", "changes")})
        )
        answer = subprocess.run([node, BROWSER, path, str(rounds)], check=True, capture_output=True, text=True).stdout
    for form, values in json.loads(answer).items():
        yield Figure(f"{kind.name}: a seat's browser, {form}", "us/message", "parsed, and changes applied", values)


def main() -> None:
    """Measure as the command line says."""
    parser = arguments("What a game sends to each viewer, as whole views and as what has changed.")
    parser.add_argument("--game", help="only tables of this game")
    parser.add_argument("--node", help="a node, to measure the browser's work too")
    given = parser.parse_args()
    if given.game and given.game not in rascals.games():
        sys.exit(f"unknown game {given.game!r}; valid: {', '.join(rascals.games())}")
    found: list[Figure] = []
    for kind in KINDS:
        if given.game in (None, kind.game):
            games = [
                played(kind, seed, 12 if given.quick else 100_000)
                for seed in range(1 if given.quick else given.repeats)
            ]
            for told in (told for game in games for told in game):
                check(told)
            found += figures(kind, games)
            found += in_a_browser(kind, games[0], given.node, 2 if given.quick else 20) if given.node else ()
    report(found, given.json, how="one game each, in bytes; times in node")


if __name__ == "__main__":
    main()
