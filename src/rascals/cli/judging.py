"""The output and exit code of `rascals verify`; needs only the packages of rascals-core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rascals
from rascals.cli.desk import Desk
from rascals.core.loading import Verdict
from rascals.tui.wording import changes_text

# Exit codes of an invalid game, and of a valid one that is cut short.
BAD, CUT_SHORT = 1, 3


def judge(desk: Desk, file: Path, commitment: str | None = None, key: str | None = None) -> int:
    """Verify a saved game, print the verdict and return the exit code: 0, 1 if invalid, 3 if valid but cut short."""
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
    """Yield remarks on what the file proves and what it cannot prove."""
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
    """Yield remarks on a server's game: the source of its randomness, and whether its names are signed."""
    yield from _chance(verdict, desk)
    if verdict.broken_off:
        yield _broken_off(verdict, desk)
    if not verdict.names_bound:
        yield desk.text("verify-names-loose")
    elif verdict.signed_by is not None:
        yield desk.text("verify-names")


def _chance(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Yield a remark on which seats' nonces are part of a live game's seed, where the file shows it."""
    added = [str(seat) for seat, nonce in enumerate(verdict.adding or ()) if nonce]
    if not added:
        yield desk.text("verify-alone")
    elif verdict.seed_checked:
        yield desk.text("verify-nonces", seats=desk.words.list(added), count=len(added))


def _broken_off(verdict: Verdict, desk: Desk) -> str:
    """Return a remark on how many starts were broken off before the game began, and by whom."""
    often = Counter(name for start in verdict.broken_off for name in start)
    names = [name if count == 1 else f"{name} (×{count})" for name, count in often.items()]
    return desk.text("verify-broken-off", count=len(verdict.broken_off), names=desk.words.list(names))


def _noted(verdict: Verdict, noted: str | None, desk: Desk) -> str | None:
    """Return which value of the file equals the one noted at the table: commitment, draft, fingerprint or None."""
    if noted is None:
        return None
    wanted = noted.strip().lower()
    told = {verdict.commitment: "commitment", verdict.draft: "draft", verdict.first: "fingerprint"}
    found = told.get(wanted)
    desk.show(desk.text("verify-noted-not" if found is None else f"verify-noted-{found}", given=wanted))
    return found


def _signed(verdict: Verdict, wanted: str | None, desk: Desk) -> bool:
    """Return whether the file is signed with the wanted key, if one is given; print a line if it is not."""
    if wanted is None or wanted.strip().lower() == verdict.signed_by:
        return True
    desk.show(desk.text("verify-other-key", given=wanted.strip()))
    return False
