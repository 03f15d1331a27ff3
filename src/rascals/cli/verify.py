"""`rascals verify FILE`: play a saved game again and say whether every line holds."""

from __future__ import annotations

from collections.abc import Iterator

import typer

import rascals
from rascals.cli.desk import Desk
from rascals.cli.parameters import Commitment, Key, SavedGame
from rascals.core.loading import Verdict
from rascals.tui.wording import changes_text

CUT_SHORT = 3  # the exit code of a game that holds as far as it goes


def verify(context: typer.Context, file: SavedGame, commitment: Commitment = None, key: Key = None) -> None:
    """Verify a saved game; exit code 1 where it does not hold, 3 where it holds but is cut short."""
    desk: Desk = context.obj
    verdict = rascals.verify(file)
    if not verdict.ok:
        problem = "" if verdict.error is None else desk.words.error(verdict.error)
        desk.show(desk.text("verify-bad", file=str(file), line=verdict.line or 0, problem=problem))
        raise typer.Exit(1)
    desk.show(desk.text("verify-good" if verdict.complete else "verify-cut", file=str(file), lines=verdict.lines))
    for line in _remarks(verdict, desk):
        desk.show(line)
    fits = [_noted(verdict, commitment, desk), _signed(verdict, key, desk)]
    if not all(fits):
        raise typer.Exit(1)
    if not verdict.complete:
        raise typer.Exit(CUT_SHORT)


def _remarks(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Say what the file shows of itself, and what it cannot."""
    if verdict.game is not None and verdict.game.altered:
        yield desk.text("altered", changes=changes_text(verdict.game.data))
    if verdict.set_up:
        yield desk.text("verify-position")
    if not verdict.seed_checked:
        yield desk.text("verify-no-seed")
    if not verdict.same_rules:
        yield desk.text("verify-other-rules")
    if verdict.live:
        yield from _chance(verdict, desk)
        yield desk.text("verify-names" if verdict.names_bound else "verify-names-loose")
    if verdict.signed_by is not None:
        yield desk.text("verify-signed", signer=verdict.signed_by)


def _chance(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Say whose nonces the chance of a live game comes from, where that can be seen."""
    added = [str(seat + 1) for seat, nonce in enumerate(verdict.adding or ()) if nonce]
    if not added:
        yield desk.text("verify-alone")
    elif verdict.seed_checked:
        yield desk.text("verify-nonces", seats=desk.words.list(added), count=len(added))


def _noted(verdict: Verdict, noted: str | None, desk: Desk) -> bool:
    """Compare what somebody noted at the table, the commitment, the draft or the fingerprint, with the file."""
    if noted is None:
        return True
    wanted = noted.strip().lower()
    told = {verdict.commitment: "commitment", verdict.draft: "draft", verdict.first: "fingerprint"}
    fits = wanted in told
    desk.show(desk.text(f"verify-noted-{told[wanted]}" if fits else "verify-noted-not", given=wanted))
    return fits


def _signed(verdict: Verdict, wanted: str | None, desk: Desk) -> bool:
    """Compare the key that signed with the server's."""
    if wanted is None or wanted.strip().lower() == verdict.signed_by:
        return True
    desk.show(desk.text("verify-other-key", given=wanted.strip()))
    return False
