"""The output and exit code of `rascals verify`; needs only the packages of rascals-core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rascals
from rascals.cli.desk import Desk, counted
from rascals.core.loading import Verdict
from rascals.core.untrusted_text import shown
from rascals.tui.wording import changes_text

# Exit codes of an invalid game, and of a valid one that is cut short.
BAD, CUT_SHORT = 1, 3
NOTED = {  # what else each noted value proves
    "commitment": "",
    "fingerprint": ", with these names, options and nonces",
    "draft": ": all but the nonces stood before one was opened",
}


def judge(desk: Desk, file: Path, commitment: str | None = None, key: str | None = None) -> int:
    """Verify a saved game, print the verdict and return the exit code: 0, 1 if invalid, 3 if valid but cut short."""
    verdict = rascals.verify(file)
    if not verdict.ok:
        problem = "" if verdict.error is None else desk.english.error(verdict.error)
        desk.show(f"{file}: line {verdict.line or 0} does not hold: {problem}")
        return BAD
    holds = "its 1 line holds" if verdict.lines == 1 else f"all {verdict.lines} lines hold"
    cut = " as far as it goes, but the game is cut short: its end is missing"
    desk.show(f"{file}: {holds}{'' if verdict.complete else cut}.")
    for line in _remarks(verdict, desk):
        desk.show(line)
    noted = _noted(verdict, commitment, desk)
    fits = [commitment is None or noted is not None, _signed(verdict, key, desk)]
    if verdict.signed_by is None and noted not in {"fingerprint", "draft"}:
        desk.show(
            "No server has signed it: names and chance are the file’s own word, and whoever wrote it may have made "
            "them up. What was noted at the table would show more (--commitment)."
        )
    if not all(fits):
        return BAD
    return 0 if verdict.complete else CUT_SHORT


def _remarks(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Yield remarks on what the file proves and what it cannot prove."""
    if verdict.game is not None and verdict.game.altered:
        yield f"Played with changed components: {changes_text(verdict.game.data)}."
    if verdict.set_up:
        yield "It began at a position that somebody set up, not with the setup of the rules."
        for problem in verdict.odd:
            yield f"No game leads to that position: {desk.english.error(problem)}"
    if not verdict.seed_checked:
        yield "Its seed is still secret: whether its chance was fair can be checked once the game is over."
    if not verdict.same_rules and verdict.game is not None:
        played = "rules that had no version yet" if verdict.rules is None else f"version {verdict.rules} of the rules"
        yield f"It was played by {played}; by these, version {verdict.game.definition.version}, it comes out the same."
    if verdict.live:
        yield from _live(verdict, desk)
    if verdict.signed_by is not None:
        yield f"It is signed by the server with the key {shown(verdict.signed_by)}."


def _live(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Yield remarks on a server's game: the source of its randomness, and whether its names are signed."""
    yield from _chance(verdict, desk)
    if verdict.broken_off:
        yield _broken_off(verdict, desk)
    if not verdict.names_bound:
        yield "Not all names are bound to this game: they may have been changed."
    elif verdict.signed_by is not None:
        yield "The names belong to this game."


def _chance(verdict: Verdict, desk: Desk) -> Iterator[str]:
    """Yield a remark on which seats' nonces are part of a live game's seed, where the file shows it."""
    added = [str(seat) for seat, nonce in enumerate(verdict.adding or ()) if nonce]
    if not added:
        yield "Its chance comes from the server’s secret alone: the file cannot show that the server did not choose it."
    elif verdict.seed_checked:
        took, pledged = "took part in its chance by", "pledged after the server had committed to its secret"
        seats = (
            f"Seat {added[0]} {took} a nonce" if len(added) == 1 else f"Seats {desk.english.list(added)} {took} nonces"
        )
        yield f"{seats}, {pledged}: neither could choose the deal."


def _broken_off(verdict: Verdict, desk: Desk) -> str:
    """Return a remark on how many starts were broken off before the game began, and by whom."""
    often = Counter(name for start in verdict.broken_off for name in start)
    names = [name if count == 1 else f"{name} (×{count})" for name, count in often.items()]
    times, who = counted(len(verdict.broken_off), "time"), desk.english.list(map(shown, names))
    return f"Before it a start was broken off {times}, by {who}."


def _noted(verdict: Verdict, noted: str | None, desk: Desk) -> str | None:
    """Return which value of the file equals the one noted at the table: commitment, draft, fingerprint or None."""
    if noted is None:
        return None
    wanted = noted.strip().lower()
    known = {verdict.commitment: "commitment", verdict.draft: "draft", verdict.first: "fingerprint"}
    found = known.get(wanted)
    other = f"It is another game: {shown(wanted)} is neither its commitment nor its draft nor its fingerprint."
    desk.show(other if found is None else f"It is the game of the {found} that you noted{NOTED[found]}.")
    return found


def _signed(verdict: Verdict, wanted: str | None, desk: Desk) -> bool:
    """Return whether the file is signed with the wanted key, if one is given; print a line if it is not."""
    if wanted is None or wanted.strip().lower() == verdict.signed_by:
        return True
    desk.show(f"It is not signed by the key {shown(wanted.strip())}.")
    return False
