"""The game's phrases, said at a table: whether one may be said, and whether promises were kept."""

from __future__ import annotations

from collections import Counter

from rascals.core.match import Match
from rascals.core.phrases import Phrases, SpokenPhrase
from rascals.table.history import TalkLine
from rascals.table.messages import Phrase, Word
from rascals.table.state import TableState

PROMISES = 12  # the most that a seat may have open at once: more than anybody keeps in mind


def notation(phrase: Phrase) -> str:
    """Return the notation of a phrase, for clients without its text: `vote-yes-if 2`."""
    return " ".join([phrase.id, *map(str, phrase.args.values())])


def why_not(table: TableState, seat: int, phrase: Phrase) -> tuple[str, dict[str, int | str]] | None:
    """Return why a seat may not say a phrase, as a reason and its values; None if it may."""
    offered = table.game.definition.phrases or Phrases(())
    found = offered.find(phrase.id)
    if found is None:
        return "phrase-unknown", {"valid": ", ".join(known.name for known in offered.offered) or "—"}
    if not found.fits(_said(seat, phrase), table.game.players):
        return "phrase-args", {"phrase": phrase.id, "valid": ", ".join(found.args) or "—"}
    if found.promise and sum(talk.seat == seat and _is_open(talk, offered) for talk in table.talk) >= PROMISES:
        return "phrase-promises", {"count": PROMISES}
    return None


def settled(table: TableState) -> list[int]:
    """Mark the promises that the last ply settled; return their indices in the talk."""
    match, phrases = table.match, table.game.definition.phrases
    if match is None or phrases is None:
        return []
    if not any(event.name in phrases.settles for event in match.history[-1].events):
        return []
    _hear(table, match)
    still_open = [index for index, talk in enumerate(table.talk) if _is_open(talk, phrases)]
    return [index for index in still_open if _judge(table, phrases, index)]


def _is_open(talk: TalkLine, phrases: Phrases) -> bool:
    if talk.phrase is None or talk.mark is not None:
        return False
    found = phrases.find(talk.phrase.id)
    return found is not None and found.promise


def _judge(table: TableState, phrases: Phrases, index: int) -> bool:
    """Mark a promise if it is settled, judged by public events, so that the mark reveals nothing."""
    talk = table.talk[index]
    if talk.phrase is None:
        return False
    mark = phrases.judged(table.heard, table.heard_after[talk.since], _said(talk.seat, talk.phrase))
    table.talk[index] = talk._replace(mark=mark, settled=len(table.heard_after) - 1)
    return mark is not None


def _hear(table: TableState, match: Match) -> None:
    """Read the public events of the plies since the last call."""
    for ply in match.history[len(table.heard_after) - 1 :]:
        public = (event.seen_by(None) for event in ply.events)
        table.heard += (event for event in public if event is not None)
        table.heard_after.append(len(table.heard))


def reopened(table: TableState) -> list[int]:
    """Reopen the promises settled by a move that is taken back; return their indices in the talk.

    Lines said after that move then count as said after the remaining moves.
    """
    count, found = 0 if table.match is None else len(table.match.history), []
    del table.heard_after[count + 1 :]
    del table.heard[table.heard_after[-1] :]
    for index, talk in enumerate(table.talk):
        table.talk[index] = talk._replace(since=min(talk.since, count))
        if talk.mark is not None and talk.settled > count:
            table.talk[index] = table.talk[index]._replace(mark=None)
            found.append(index)
    return found


def _said(seat: int, phrase: Phrase) -> SpokenPhrase:
    return SpokenPhrase(seat, phrase.id, phrase.args)


def words_of(table: TableState, viewer: int | None) -> list[Word] | None:
    """Return how each seat kept the promises that a viewer has heard, in a finished game; None without promises."""
    if table.match is None or not table.match.over:
        return None
    heard = [talk for talk in table.talk if talk.mark in {"kept", "broken"} and talk.visible_to(viewer)]
    marks = Counter((talk.seat, talk.mark) for talk in heard)
    return [Word(marks[seat, "kept"], marks[seat, "broken"]) for seat in table.game.seats] if heard else None
