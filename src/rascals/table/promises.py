"""Phrases of the game said at a table: whether one may be said, and whether promises were kept."""

from __future__ import annotations

from rascals.core.match import Match
from rascals.core.phrases import Phrases, SpokenPhrase
from rascals.table.history import TalkLine
from rascals.table.messages import Phrase, Word
from rascals.table.state import TableState

PROMISES = 12  # that a seat may have open at once: more than anybody keeps in mind


def notation(phrase: Phrase) -> str:
    """Return the notation of a phrase, for readers without its text: `vote-yes-if 2`."""
    return " ".join([phrase.id, *map(str, phrase.args.values())])


def why_not(table: TableState, seat: int, phrase: Phrase) -> tuple[str, dict[str, int | str]] | None:
    """Return why a seat may not say a phrase, as a reason and its values; None if it may."""
    offered = table.game.definition.phrases or Phrases(())
    found = offered.find(phrase.id)
    if found is None:
        return "phrase-unknown", {"valid": ", ".join(one.name for one in offered.offered) or "—"}
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
    places = [place for place, talk in enumerate(table.talk) if _is_open(talk, phrases)]
    return [place for place in places if _judge(table, phrases, place)]


def _is_open(talk: TalkLine, phrases: Phrases) -> bool:
    if talk.phrase is None or talk.mark is not None:
        return False
    found = phrases.find(talk.phrase.id)
    return found is not None and found.promise


def _judge(table: TableState, phrases: Phrases, place: int) -> bool:
    """Mark a promise if it is settled, from what a spectator hears, so that the mark reveals nothing."""
    talk = table.talk[place]
    if talk.phrase is None:
        return False
    mark = phrases.judged(table.heard, table.heard_after[talk.since], _said(talk.seat, talk.phrase))
    table.talk[place] = talk._replace(mark=mark, settled=len(table.heard_after) - 1)
    return mark is not None


def _hear(table: TableState, match: Match) -> None:
    """Read the plies since the last call as a spectator hears them."""
    for ply in match.history[len(table.heard_after) - 1 :]:
        told = (event.seen_by(None) for event in ply.events)
        table.heard += (event for event in told if event is not None)
        table.heard_after.append(len(table.heard))


def reopened(table: TableState) -> list[int]:
    """Reopen the promises settled by a move that is taken back; return their indices in the talk.

    Lines said after that move count as said after the remaining moves.
    """
    count, places = 0 if table.match is None else len(table.match.history), []
    del table.heard_after[count + 1 :]
    del table.heard[table.heard_after[-1] :]
    for place, talk in enumerate(table.talk):
        table.talk[place] = talk._replace(since=min(talk.since, count))
        if talk.mark is not None and talk.settled > count:
            table.talk[place] = table.talk[place]._replace(mark=None)
            places.append(place)
    return places


def _said(seat: int, phrase: Phrase) -> SpokenPhrase:
    return SpokenPhrase(seat, phrase.id, phrase.args)


def words_of(table: TableState, viewer: int | None) -> list[Word] | None:
    """Return how each seat kept the promises that a viewer has heard, in a finished game; None without promises."""
    if table.match is None or not table.match.over:
        return None
    told = [
        (talk.seat, talk.mark) for talk in table.talk if talk.mark in {"kept", "broken"} and talk.visible_to(viewer)
    ]
    words = [Word(told.count((seat, "kept")), told.count((seat, "broken"))) for seat in table.game.seats]
    return words if told else None
