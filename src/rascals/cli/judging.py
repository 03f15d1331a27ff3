"""What verifying a saved game says, line by line, and the exit code; by the packages of rascals-core alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rascals
from rascals.cli.desk import Desk
from rascals.core.loading import Verdict
from rascals.tui.wording import changes_text

# Exit codes: of a game that does not hold, and of one that holds as far as it goes.
BAD, CUT_SHORT = 1, 3


def judge(desk: Desk, file: Path, commitment: str | None = None, key: str | None = None) -> int:
    """Verify a saved game and say so; return 0, 1 where it does not hold, 3 where it holds but is cut short."""
    verdict = rascals.verify(file)
    if not verdict.ok:
        problem = "" if verdict.error is None else desk.words.error(verdict.error)
        desk.show(desk.text("verify-bad", file=str(file), line=verdict.line or 0, problem=problem))
        return BAD
    desk.show(desk.text("verify-good" if verdict.complete else "verify-cut", file=str(file), lines=verdict.lines))
    for line in _remarks(verdict, desk):
        desk.show(line)
    noted = _noted(verdict, commitment, desk)
    fits = [commitment is None or noted is not None, _signed(verdict, key, desk)]
    if verdict.signed_by is None and noted not in {"fingerprint", "draft"}:
        desk.show(desk.text("verify-unsigned"))
    if not all(fits):
        return BAD
    return 0 if verdict.complete else CUT_SHORT


def _remarks(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Say what the file shows of itself, and what it cannot."""
    if verdict.game is not None and verdict.game.altered:
        yield desk.text("altered", changes=changes_text(verdict.game.data))
    if verdict.set_up:
        yield desk.text("verify-position")
        for problem in verdict.odd:
            yield desk.text("verify-odd", problem=desk.words.error(problem))
    if not verdict.seed_checked:
        yield desk.text("verify-no-seed")
    if not verdict.same_rules:
        yield desk.text("verify-other-rules")
    if verdict.live:
        yield from _live(verdict, desk)
    if verdict.signed_by is not None:
        yield desk.text("verify-signed", signer=verdict.signed_by)


def _live(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Say of a game at a server what its chance comes from, and what its names are worth."""
    yield from _chance(verdict, desk)
    if verdict.broken_off:
        yield _broken_off(verdict, desk)
    if not verdict.names_bound:
        yield desk.text("verify-names-loose")
    elif verdict.signed_by is not None:
        yield desk.text("verify-names")


def _chance(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Say whose nonces the chance of a live game comes from, where that can be seen."""
    added = [str(seat) for seat, nonce in enumerate(verdict.adding or ()) if nonce]
    if not added:
        yield desk.text("verify-alone")
    elif verdict.seed_checked:
        yield desk.text("verify-nonces", seats=desk.words.list(added), count=len(added))


def _broken_off(verdict: Verdict, desk: Desk) -> str:
    """Say how often a start was broken off before the one that the game began with, and by whom how often."""
    often = Counter(name for start in verdict.broken_off for name in start)
    names = [name if count == 1 else f"{name} (×{count})" for name, count in often.items()]
    return desk.text("verify-broken-off", count=len(verdict.broken_off), names=desk.words.list(names))


def _noted(verdict: Verdict, noted: str | None, desk: Desk) -> str | None:
    """Return as what the file has that which somebody noted at the table: its commitment, draft or fingerprint."""
    if noted is None:
        return None
    wanted = noted.strip().lower()
    told = {verdict.commitment: "commitment", verdict.draft: "draft", verdict.first: "fingerprint"}
    found = told.get(wanted)
    desk.show(desk.text("verify-noted-not" if found is None else f"verify-noted-{found}", given=wanted))
    return found


def _signed(verdict: Verdict, wanted: str | None, desk: Desk) -> bool:
    """Compare the key that signed with the server's."""
    if wanted is None or wanted.strip().lower() == verdict.signed_by:
        return True
    desk.show(desk.text("verify-other-key", given=wanted.strip()))
    return False
