"""The phrases that people at one terminal say, and whether they keep their promises. Bots ignore them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from rascals.core.errors import BadOption, listed
from rascals.core.phrases import OTHER, Mark, Phrase, Phrases, Said
from rascals.core.untrusted_text import whole_number

if TYPE_CHECKING:
    from rascals.core.match import Match
    from rascals.words import Words


class Talk:
    """The phrases said at a table, in order, and whether each promise was kept."""

    def __init__(self, phrases: Phrases | None) -> None:
        self.phrases = phrases or Phrases(())
        self.said: list[tuple[Said, int, Mark | None]] = []  # with the number of plies at that time

    def say(self, match: Match, seat: int, text: str) -> Said:
        """Say a phrase such as `vote-yes-if 2`; BadOption for an invalid one."""
        name, *given = text.split()
        phrase = self.phrases.find(name)
        if phrase is None:
            valid = listed([one.name for one in self.phrases.offered]) or "—"
            raise BadOption("there is no such phrase in this game; valid: {valid}", "phrase-unknown", valid=valid)
        named = zip(phrase.args.items(), given, strict=False)
        said = Said(seat, name, {argument: read(word, kind) for (argument, kind), word in named})
        if len(given) != len(phrase.args) or not phrase.fits(said, match.game.players):
            sentence = "the phrase {phrase} is not said like this; what belongs to it: {valid}"
            raise BadOption(sentence, "phrase-args", phrase=name, valid=listed(list(phrase.args)) or "—")
        self.said.append((said, len(match.history), None))
        return said

    def settle(self, match: Match) -> Iterator[tuple[Said, Mark]]:
        """Mark and yield the promises newly kept or broken, judged by the public events."""
        log = [event for ply in match.history for event in ply.seen_by(None)]
        for place, (said, since, mark) in enumerate(self.said):
            phrase = self.phrases.find(said.phrase)
            if mark is None and phrase is not None and phrase.promise:
                at = sum(len(ply.seen_by(None)) for ply in match.history[:since])
                found = self.phrases.judged(log, at, said)
                if found is not None:
                    self.said[place] = said, since, found
                    yield said, found

    def ways(self, seat: int, players: int) -> Iterator[str]:
        """Yield everything that a seat can say, in notation."""
        for phrase in self.phrases.offered:
            for args in product(*choices(phrase, seat, players)):
                yield " ".join([phrase.name, *args])


def choices(phrase: Phrase, seat: int, players: int) -> list[Sequence[str]]:
    """Return the valid values of each argument of a phrase."""
    others = [str(other) for other in range(players) if other != seat]
    return [others if kind == OTHER else kind for kind in phrase.args.values()]


def read(given: str, kind: str | tuple[str, ...]) -> int | str:
    """Return an argument: an int for a seat, else the word itself, even if it is a number."""
    number = whole_number(given) if kind == OTHER else None
    return given if number is None else number


def worded(said: Said, words: Words, game: str, names: Sequence[str], reader: int | None) -> str:
    """Return a said phrase in words for a reader, with the speaker's name."""
    text = words.phrase(game, {"id": said.phrase, "args": said.args}, names, reader)
    return words.text("chat-said", name=names[said.seat], text=text)
