"""What people at one terminal do besides moving: say phrases, set conditional moves, take moves back.

Undo: a move may be taken back only while nobody has learnt anything from it or since. Whatever can be taken back at any
table (`Match.can_undo`) can be taken back here. In addition, bots may have moved since (they remember nothing and
decide again) and the move may have been a secret choice, provided that nothing random happened and nobody has seen
anything hidden or decided by others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from rascals.core import conditions
from rascals.core.errors import BadOption, listed
from rascals.core.phrases import OTHER, GamePhrase, Mark, Phrases, SpokenPhrase
from rascals.core.untrusted_text import whole_number

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.core.match import Match, Ply
    from rascals.words import Words


class Talk:
    """The phrases said at a table, in order, and whether each promise was kept."""

    def __init__(self, phrases: Phrases | None) -> None:
        self.phrases = phrases or Phrases(())
        self.said: list[tuple[SpokenPhrase, int, Mark | None]] = []  # with the number of plies at that time

    def say(self, match: Match, seat: int, text: str) -> SpokenPhrase:
        """Say a phrase such as `vote-yes-if 2`; BadOption for an invalid one."""
        name, *given = text.split()
        phrase = self.phrases.find(name)
        if phrase is None:
            valid = listed([phrase.name for phrase in self.phrases.offered]) or "—"
            raise BadOption("there is no such phrase in this game; valid: {valid}", "phrase-unknown", valid=valid)
        named = zip(phrase.args.items(), given, strict=False)
        said = SpokenPhrase(seat, name, {argument: read(word, kind) for (argument, kind), word in named})
        if len(given) != len(phrase.args) or not phrase.fits(said, match.game.players):
            sentence = "the phrase {phrase} is not used like this; what belongs to it: {valid}"
            raise BadOption(sentence, "phrase-args", phrase=name, valid=listed(list(phrase.args)) or "—")
        self.said.append((said, len(match.history), None))
        return said

    def settle(self, match: Match) -> Iterator[tuple[SpokenPhrase, Mark]]:
        """Mark and yield the promises newly kept or broken, according to the public events."""
        log = [event for ply in match.history for event in ply.seen_by(None)]
        for index, (said, since, mark) in enumerate(self.said):
            phrase = self.phrases.find(said.phrase)
            if mark is None and phrase is not None and phrase.promise:
                at = sum(len(ply.seen_by(None)) for ply in match.history[:since])
                found = self.phrases.judged(log, at, said)
                if found is not None:
                    self.said[index] = said, since, found
                    yield said, found

    def ways(self, seat: int, players: int) -> Iterator[str]:
        """Yield everything that a seat can say, in notation."""
        for phrase in self.phrases.offered:
            for args in product(*choices(phrase, seat, players)):
                yield " ".join([phrase.name, *args])


def choices(phrase: GamePhrase, seat: int, players: int) -> list[Sequence[str]]:
    """Return the valid values of each argument of a phrase."""
    others = [str(other) for other in range(players) if other != seat]
    return [others if kind == OTHER else kind for kind in phrase.args.values()]


def read(given: str, kind: str | tuple[str, ...]) -> int | str:
    """Return an argument: an int for a seat, else the word itself, even if it is numeric."""
    number = whole_number(given) if kind == OTHER else None
    return given if number is None else number


def worded(said: SpokenPhrase, words: Words, game: str, names: Sequence[str], viewer: int | None) -> str:
    """Return a said phrase in words for a viewer, with the speaker's name."""
    text = words.phrase(game, {"id": said.phrase, "args": said.args}, names, viewer)
    return words.text("chat-said", name=names[said.seat], text=text)


class ConditionalMove(NamedTuple):
    """A condition's name and number, and the stretch of the game that it applies to."""

    name: str
    number: int
    stretch: int


class ConditionalMoves:
    """The conditional moves at a terminal; one that no longer applies is dropped."""

    def __init__(self) -> None:
        self._decided: dict[int, ConditionalMove] = {}

    def decide(self, match: Match, seat: int, name: str, number: int) -> bool:
        """Set a conditional move; return whether it is valid."""
        lowest, highest = conditions.spans(match, seat).get(name, (0, -1))
        if not lowest <= number <= highest:
            return False
        self._decided[seat] = ConditionalMove(name, number, conditions.stretch(match, name))
        return True

    def drop(self, seat: int) -> None:
        """Cancel a seat's conditional move."""
        self._decided.pop(seat, None)

    def clear(self) -> None:
        """Cancel all conditional moves."""
        self._decided.clear()

    def chosen(self, match: Match, seat: int) -> ConditionalMove | None:
        """Return a seat's conditional move; None without one that still applies."""
        decided = self._decided.get(seat)
        if decided is not None and not conditions.holds(match, seat, decided.name, decided.stretch):
            self.drop(seat)
            return None
        return decided

    def move(self, match: Match, seat: int) -> str | None:
        """Return the move that a seat's conditional move gives now; None if the person has to decide."""
        decided = self.chosen(match, seat)
        return None if decided is None else conditions.answer(match, seat, decided.name, decided.number)


class NoTakeBack(Exception):
    """Nothing can be taken back; the message is the text id of the reason."""


def taken_back(match: Match, seat: int, people: Collection[int]) -> Match:
    """Return the match before the seat's last move, without the bots' moves since; NoTakeBack if not allowed."""
    if match.can_undo(seat):
        back = match.copy()
        back.undo(seat)
        return back
    return match.at(take_back_point(match.history, seat, people))


def take_back_point(plies: Sequence[Ply], seat: int, people: Collection[int]) -> int:
    """Return the number of the last ply that remains when the seat takes its last move back."""
    last = next((c for c in reversed(plies) if c.seat is not None and c.seat in people), None)
    if last is None:
        raise NoTakeBack("tui-undo-nothing")
    if last.seat != seat:
        raise NoTakeBack("tui-undo-other")
    # The first event of a ply is the move itself: check only the events after it.
    since = [*last.events[1:], *(event for ply in plies[last.n + 1 :] for event in ply.events)]
    shown = any(event.type.reveals for event in last.events) or any(teaches(event, seat) for event in since)
    if shown or not own_choice(last) or any(ply.random for ply in plies[last.n :]):
        raise NoTakeBack("tui-undo-known")
    return last.n - 1


def own_choice(ply: Ply) -> bool:
    """Return whether the move names all secret values of its own event, so that they were chosen, not drawn."""
    secret = {param.name for param in ply.events[0].type.params if param.secret} if ply.events else set()
    given = [value for name, value in ply.events[0].args.items() if name in secret] if secret else []
    named = ply.move.replace(";", " ").split()
    return all(str(part) in named for value in given for part in (value if isinstance(value, list) else [value]))


def teaches(event: Event, seat: int) -> bool:
    """Return whether an event shows a card, a choice or a number to the seat or to everybody."""
    views = event.seen_by(seat), event.seen_by(None)
    # Which seat moved is no secret: ignore parameters that only name a seat.
    shown = [pair for view in views if view is not None for pair in view["args"].items()]
    naming = {param.name for param in event.type.params if param.is_seat and not param.secret}
    return any(value is not None for name, value in shown if name not in naming)
