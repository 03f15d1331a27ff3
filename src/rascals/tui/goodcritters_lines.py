"""A view of GoodCritters in sentences, for screen readers, pipes and the drawn table; and the reveal in steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rascals.tui import goodcritters_den as den
from rascals.tui import wording
from rascals.tui.wording import mark, terms, titled

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

__all__ = ["asked", "beside_map", "drawing", "lines", "signs", "staged"]

GAME = "goodcritters"
label, named = partial(wording.label, GAME), partial(wording.named, GAME)
PAYS = "P"
ANY = "?"


def lines(view: dict[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Return the whole view, one statement per line, the reader's own cards last."""
    said = [where(view, words, names), *loot(view, words, names)]
    said += [player(seat, view, words, names) for seat in view["seats"]]
    said += [payoff(seat, laid, words, names) for seat in view["seats"] for laid in seat["payoffs"] or ()]
    return [*said, *offers(view, words, names)]


def drawing(view: dict[str, Any]) -> list[str]:
    """Return the den with its mats in lines of text."""
    return den.drawing(view)


def signs(words: Words, names: Sequence[str]) -> str:
    """Return the marks of the seats and the meaning of the signs on the mats."""
    seats = (f"{mark(seat, len(names))} {seat} {name}" for seat, name in enumerate(names))
    return words.text("tui-goodcritters-signs", players=", ".join(seats))


def beside_map(view: dict[str, Any], words: Words, names: Sequence[str]) -> list[str]:
    """Return what the mats do not show: the round, offers, and the kinds of cards."""
    return [where(view, words, names), *loot(view, words, names), *offers(view, words, names)]


def offers(view: dict[str, Any], words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the offers, the reader's own cards, and the draft of a move."""
    yield from (offer(made, words, names) for made in view["offers"] or ())
    if view["seat"] is not None:
        yield from own(view["seats"][view["seat"]], words)
    if view["draft"] is not None:
        yield named("draft", view["draft"], words)


def asked(view: dict[str, Any], moves: Sequence[Move], words: Words, names: Sequence[str]) -> list[str]:
    """Return the next card to give and the seats that can get it; empty if no card is given."""
    gives = [move for move in moves if move.kind == "give"]
    if not gives or not view["middle"]:
        return []
    seats = ", ".join(f"{names[move.args['to']]} ({move})" for move in gives)
    return [words.text("tui-goodcritters-give", card=words.term(GAME, view["middle"][0]), to=seats) + "."]


def given(move: Move, view: dict[str, Any], words: Words, names: Sequence[str]) -> str | None:
    """Return a move that gives a card of the middle in words, with the card's name; None for other moves."""
    if move.kind != "give" or not view["middle"]:
        return None
    card = words.term(GAME, view["middle"][0])
    return words.text("tui-goodcritters-give", card=card, to=names[move.args["to"]])


def where(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the round, the boss, and the public facts about the pile."""
    parts = [named("boss", names[view["boss"]], words), named("term", view["term"], words)]
    if view["terms"] is not None:
        parts.append(named("terms", view["terms"], words))
    parts.append(named("pile", view["pile"], words))
    if view["fuzz_window"] is None:
        parts.append(label("fuzz-out", words))
    else:
        parts.append(named("fuzz-window", "{}, {}".format(*view["fuzz_window"]), words))
    return titled(label("round", words, round=view["round"]), "; ".join(parts), words) + "."


def loot(view: dict[str, Any], words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the cards in the middle, and each player's share."""
    if view["middle"]:
        yield named("middle", terms(view["middle"], GAME, words), words) + "."
    if view["shares"] is not None:
        shares = (titled(names[seat], terms(cards, GAME, words), words) for seat, cards in enumerate(view["shares"]))
        yield named("shares", "; ".join(shares), words) + "."


def player(seat: dict[str, Any], view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return one player's public cards, the known part of the stash, and the seat number that moves use."""
    parts = [named("held", seat["held"], words)]
    known = [value for value, count in (seat["known"] or {}).items() for _ in range(count)]
    if known and seat["stash"] is None:
        parts.append(named("known", terms(known, GAME, words), words))
    if seat["payoff_cards"] is not None:
        parts.append(words.text("goodcritters-count-payoff-cards", count=seat["payoff_cards"]))
    parts += [named(key, terms(seat[key], GAME, words), words) for key in ("aside", "active") if seat[key]]
    if view["phase"] in {"bargain", "choose"}:
        parts += step(seat, words, names)
    if seat["score"] is not None:
        parts.append(named("stash", terms(seat["stash"], GAME, words), words))
        parts.append(named("score", words.score(GAME, seat["score"]), words))
    return titled(f"{seat['seat']}. {names[seat['seat']]}", "; ".join(parts), words) + "."


def step(seat: dict[str, Any], words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield a player's actions in this step: threat, card, readiness, changes."""
    if seat["threat"] is not None:
        yield named("threat", names[seat["threat"]], words)
    if seat["chosen"]:
        yield label("chosen", words)
    if seat["ready"]:
        yield label("ready", words)
    if seat["changes"]:
        yield named("changes", seat["changes"], words)


def payoff(seat: dict[str, Any], laid: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return a payoff: from whom, to whom, for which vote, its cards."""
    title = f"{label('payoffs', words)} ({label('token', words)} {words.term(GAME, laid['token'])})"
    pays = [f"{PAYS}{laid['payoff_cards']}"] if laid["payoff_cards"] else []
    parts = [
        f"{names[seat['seat']]} → {names[laid['to']]}",
        named("side", words.term(GAME, laid["side"]), words),
        goods([*pays, *laid["cards"]], ["open"] * len(pays) + laid["manners"], words),
    ]
    return titled(title, "; ".join(parts), words) + "."


def offer(made: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return an offer: from whom, to whom, the cards given and wanted."""
    parts = [f"{names[made['from']]} → {names[made['to']]}"]
    sides = {key: goods(made[key], made[f"{key}_manners"], words) for key in ("gives", "wants")}
    parts += [named(key, said, words) for key, said in sides.items() if said]
    return named("offers", "; ".join(parts), words) + "."


def goods(items: Sequence[str | None], manners: Sequence[str], words: Words) -> str:
    """Return cards, each with its manner unless it is given openly."""
    return ", ".join(good(item, manner, words) for item, manner in zip(items, manners, strict=True))


def good(item: str | None, manner: str, words: Words) -> str:
    """Return one entry of a payoff or an offer: payoff cards, a known or unknown card, or any card."""
    if item == ANY:
        return label("any-card", words)
    if item is not None and item.startswith(PAYS):
        return words.text("goodcritters-count-payoff-cards", count=int(item.removeprefix(PAYS)))
    card = words.text("unknown") if item is None else words.term(GAME, item)
    return card if manner == "open" else f"{card} ({words.term(GAME, manner)})"


def own(seat: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield the reader's stash and action card."""
    if seat["score"] is None:
        yield named("stash", terms(seat["stash"] or (), GAME, words), words) + "."
    if seat["action"] is not None:
        yield named("action", words.term(GAME, seat["action"]), words) + "."


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
                votes[action] += 2 if TWICE in (before["seats"][event["args"]["seat"]]["active"] or ()) else 1
            if first:
                told.append(words.text("tui-goodcritters-reveal"))
            tally = words.text("tui-goodcritters-tally", yes=votes["yes"], no=votes["no"])
            told.append(words.text("tui-goodcritters-step", number=cards, sentence=sentence, tally=tally))
        else:
            # Indent the effects of a card below it; after the last card, only effects of cards.
            told.append(f"   {sentence}" if not first and (place < last or _is_done_by_cards(event)) else sentence)
    return told


def _is_done_by_cards(event: Mapping[str, Any]) -> bool:
    """Return whether an event is the effect of an action card, or of the payoffs for the card turned."""
    name: str = event["event"]
    return name.startswith(("payoff_", "skim", "rob", "guard_", "nothing_", "lookout_")) or name in {
        "fuzz_skimmed",
        "pile_empty",
    }
