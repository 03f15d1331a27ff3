"""The reveal in steps: card by card as the rules resolve them, with the votes counted so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.words import Words

TURNED = {"revealed", "guard_revealed"}
TWICE = "2 megaphone"  # an active one gives a second vote [G-45]


def staged(
    events: Sequence[Mapping[str, Any]], sentences: Sequence[str], before: Mapping[str, Any], words: Words
) -> list[str]:
    """Return the sentences of events; those that turn a card get its number and the votes so far.

    `before`: the public view before these events.
    """
    if not any(event["event"] in TURNED for event in events):
        return list(sentences)
    last = max(place for place, event in enumerate(events) if event["event"] in TURNED)
    cards, votes, told = 0, {"yes": 0, "no": 0}, []
    for place, (event, sentence) in enumerate(zip(events, sentences, strict=True)):
        first = cards == 0
        if event["event"] in TURNED:
            cards += 1
            action = event["args"].get("action", "guard")
            if action in votes:
                votes[action] += _weight(event["args"]["seat"], before)
            if first:
                told.append(words.text("tui-goodcritters-reveal"))
            tally = words.text("tui-goodcritters-tally", yes=votes["yes"], no=votes["no"])
            told.append(words.text("tui-goodcritters-step", number=cards, sentence=sentence, tally=tally))
        else:
            # Indent the effects of a card below it; after the last card, only effects of cards.
            told.append(f"   {sentence}" if not first and (place < last or _is_done_by_cards(event)) else sentence)
    return told


def _weight(seat: int, before: Mapping[str, Any]) -> int:
    return 2 if TWICE in (before["seats"][seat]["active"] or ()) else 1


def _is_done_by_cards(event: Mapping[str, Any]) -> bool:
    """Return whether an event is the effect of an action card, or of the payoffs for the card turned."""
    name: str = event["event"]
    return name.startswith(("payoff_", "skim", "rob", "guard_", "nothing_", "lookout_")) or name in {
        "fuzz_skimmed",
        "pile_empty",
    }
