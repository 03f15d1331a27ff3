"""A view of Felicity in sentences, for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rascals.tui.wording import terms

if TYPE_CHECKING:
    from rascals.words import Words

GAME = "felicity"


def lines(view: dict[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Return the whole view, one statement per line, the reader's own cards last."""
    said = [where(view, words, names), sack(view, words, names), mouse_cards(view, words)]
    said += [player(seat, view, words, names) for seat in view["seats"]]
    if view["dummy"] is not None:
        said.append(dummy(view["dummy"], words))
    if view["seat"] is not None:
        said += own(view["seats"][view["seat"]], words)
    return said


def where(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the round, the start player and the bank."""
    text = words.text("felicity-label-round", round=view["round"], rounds=view["rounds"])
    return words.text("tui-felicity-where", round=text, start=names[view["start"]], bank=view["bank"])


def sack(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the row from left to right, each card with its owner."""
    places = []
    for place in range(view["row_size"]):
        cards = view["row"]
        text = card(cards[place], words, names) if place < len(cards) else words.text("felicity-label-empty-place")
        places.append(f"{place + 1}. {text}")
    return words.text("tui-felicity-sack", cards="; ".join(places))


def card(card: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return a card of the row: its pet, if known, and its owner."""
    owner = card["owner"]
    name = names[owner] if owner < len(names) else words.text("felicity-dummy")
    face = words.text("felicity-label-face-down")
    if card["pet"] is None:
        return f"{face} ({name})"
    pet = words.term(GAME, card["pet"])
    return f"{pet} ({name})" if card["revealed"] else f"{pet}, {face} ({name})"


def mouse_cards(view: dict[str, Any], words: Words) -> str:
    """Return the unclaimed mouse cards and the mice on them."""
    cards = [
        words.text("tui-felicity-mouse-card", number=card["number"], mice=card["mice"]) for card in view["mouse_cards"]
    ]
    return words.text("tui-felicity-mouse-cards", cards=", ".join(cards) or words.text("none"))


def player(seat: dict[str, Any], view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return one player's panel as a sentence: mice, hand, bid, won pets, cards shown."""
    parts = [words.text("felicity-label-hand-size", count=seat["hand_size"])]
    if seat["mice"] is not None:
        parts.insert(0, words.text("felicity-count-mice", mice=seat["mice"]))
    if seat["passed"]:
        parts.append(words.text("tui-felicity-passed"))
    elif seat["bid"]:
        parts.append(words.text("tui-felicity-bid", mice=seat["bid"]))
    elif view["phase"] == "place":
        parts.append(words.text("tui-felicity-placed" if seat["placed"] else "tui-felicity-not-placed"))
    won = terms(seat["won"], GAME, words)
    parts.append(words.text("tui-felicity-won", pets=won, points=seat["cats"]))
    parts.append(words.text("tui-felicity-shown", pets=terms(seat["shown"], GAME, words)))
    return f"{names[seat['seat']]}: " + "; ".join(parts) + "."


def dummy(dummy: dict[str, Any], words: Words) -> str:
    """Return the dummy's stack and what it has shown."""
    stack = words.text("felicity-label-dummy-stack", count=dummy["stack_size"])
    shown = words.text("tui-felicity-shown", pets=terms(dummy["shown"], GAME, words))
    return f"{words.text('felicity-dummy')}: {stack}; {shown}."


def own(seat: dict[str, Any], words: Words) -> list[str]:
    """Return the reader's hand and removed card."""
    said = [f"{words.text('felicity-label-hand')}: {terms(seat['hand'] or (), GAME, words)}."]
    if seat["removed"] is not None:
        said.append(f"{words.text('felicity-label-removed')}: {words.term(GAME, seat['removed'])}.")
    return said
