"""Every event of Felicity and GoodCritters has a sentence, in every language, for everybody who may learn of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import rascals
from rascals.core.events import EventType
from rascals.games.felicity.state import PETS
from rascals.games.goodcritters.components import ACTION_NAMES, CARD_NAMES, LOOT, PROMO_NAMES
from rascals.games.goodcritters.events import END_REASONS, RESULTS, SIDE_NAMES, TOKEN_NAMES
from rascals.games.goodcritters.notation import MANNER_NAMES
from rascals.words import Words, languages

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Egon", "Fay", "Gus", "Hal"]
SEAT_PARAMS = ("seat", "owner", "start", "to", "from", "by", "boss", "maker")
COUNTS = ("payoff_cards", "loot", "shown", "hidden", "asked_payoff_cards", "asked_any")
SAMPLES: dict[str, dict[str, tuple[Any, ...]]] = {
    "felicity": {
        "pet": tuple(PETS), "pets": (["-8"], list(PETS)), "dog": ("large-dog", "small-dog"),
        "dogs": (["large-dog", "large-dog"], ["large-dog", "small-dog", "small-dog"]),
        "reason": ("all-passed", "bank-short"), "round": (1, 9), "place": (0, 4), "card": (2, 3, 4, 6),
        "mice": (0, 1, 2, 27), "returned": (0, 1, 9), "bank": (0, 1, 30), "cats": (-13, 0, 42), "score": (-7, 1, 64),
    },
    "goodcritters": {
        "card": ("5 gems", "4 skeleton-key", "3"), "cards": (["2"], ["5 gems", "5 gems", "3 lookout"]),
        "action": ACTION_NAMES, "token": TOKEN_NAMES, "side": SIDE_NAMES, "result": RESULTS, "reason": END_REASONS[1:],
        "round": (1, 12), "term": (1, 3), "yes": (0, 5), "no": (0, 2), "promos": (0, 7), "score": (0, 41),
        **dict.fromkeys(COUNTS, (0, 1, 3)),
    },
}  # fmt: skip
# Shown in the sentence in another way: as a part of a sum, or by the order of sentences.
UNTOLD = {("scored", "loot"), ("scored", "promos"), ("scored", "payoff_cards"), ("revealed", "place")}
# Events for everybody, but with a secret.
HALF = {
    "felicity": {"card_removed", "placed"},
    "goodcritters": {"dealt", "chosen", "choice_changed", "robbed", "guard_took", "skimmed", "bonus"},
}
STATUS = {
    "felicity": ("place", "open", "bid", "take", "only-pass"),
    "goodcritters": ("share", "bargain", "ready", "turn", "answer", "choose", "draft"),
}
GAMES = {game: rascals.games()[game] for game in SAMPLES}
in_every_language = pytest.mark.parametrize("language", languages())
of_both = pytest.mark.parametrize("game", SAMPLES)


def seats_of(kind: EventType) -> dict[str, int]:
    """Return a different seat for each seat parameter of an event."""
    return {name: seat for seat, name in enumerate(param.name for param in kind.params if param.name in SEAT_PARAMS)}


def secrets_of(kind: EventType) -> list[str]:
    return [param.name for param in kind.params if param.secret]


def values_of(game: str, kind: EventType) -> dict[str, tuple[Any, ...]]:
    """Return sample values for an event's other parameters."""
    return {param.name: SAMPLES[game][param.name] for param in kind.params if param.name not in SEAT_PARAMS}


def events_as_seen(game: str) -> Iterator[tuple[EventType, dict[str, Any]]]:
    """Yield every event with every combination of sample values, its secrets open or hidden."""
    for kind in GAMES[game].events.types:
        samples = values_of(game, kind)
        for values in product(*samples.values()):
            args = seats_of(kind) | dict(zip(samples, values, strict=True))
            yield kind, args
            if secrets_of(kind) and not kind.private:
                yield kind, args | dict.fromkeys(secrets_of(kind))


def told(words: Words, game: str, kind: EventType | str, args: dict[str, Any], you: int | None) -> str:
    name = kind if isinstance(kind, str) else kind.name
    return words.event(game, {"event": name, "args": args}, NAMES, you)


def is_sentence(text: str) -> bool:
    """Nothing unfilled, no double space, and an end mark; `$` only for money."""
    unfilled = re.search(r"[{}]|\$(?=[a-z])|  |\bnone\b|None|null", text)
    return text == text.strip() and not unfilled and text[-1] in ".?!0123456789"


@in_every_language
@of_both
def test_every_event_is_a_sentence(game, language):
    """Each event is a sentence, hidden or open, for each of its seats, another seat and a spectator.

    People concerned never read their own name, and read a different sentence from the others.
    """
    words = Words(language)
    for kind, args in events_as_seen(game):
        seats = range(len(seats_of(kind)))
        other = told(words, game, kind, args, 7)
        assert is_sentence(other), (kind.name, args, other)
        assert is_sentence(told(words, game, kind, args, None)), (kind.name, args)
        for seat in seats:
            own = told(words, game, kind, args, seat)
            assert is_sentence(own), (kind.name, args, own)
            assert NAMES[seat] not in own, (kind.name, own)
            assert own != other or NAMES[seat] not in other, (kind.name, own)
        assert not seats or any(name in other for name in NAMES), (kind.name, other)


@in_every_language
def test_both_of_two_are_addressed(language):
    """A robbed or threatened seat, or one offered something: an event's second seat is addressed directly."""
    words = Words(language)
    first = {kind.name: args for kind, args in reversed([*events_as_seen("goodcritters")])}
    for name in ("robbed", "threatened", "offered", "payoff_set", "guard_revealed", "declined", "exchanged"):
        versions = {told(words, "goodcritters", name, first[name], you) for you in (0, 1, 2)}
        assert len(versions) == 3, (name, versions)


@in_every_language
@of_both
def test_hidden_and_open_things_read_differently(game, language):
    """A hidden card or choice is not mentioned, an open one is, in all events with a secret."""
    words = Words(language)
    half = [kind for kind in GAMES[game].events.types if secrets_of(kind) and not kind.private]
    assert {kind.name for kind in half} == HALF[game]
    for kind in half:
        (name,) = secrets_of(kind)
        value: Any = {"action": "rob", "pet": "rabbit", "cards": ["5 gems"]}.get(name, "5 gems")
        rest = {other: samples[0] for other, samples in values_of(game, kind).items()}
        word = words.term(game, value[0] if isinstance(value, list) else value)
        for you in (0, 1, 7):
            shown, hidden = (told(words, game, kind, seats_of(kind) | rest | {name: one}, you) for one in (value, None))
            assert word in shown, (kind.name, you)
            assert word not in hidden, (kind.name, you)


@in_every_language
@of_both
def test_every_value_of_an_event_is_in_its_sentence(game, language):
    """Two different values of a parameter make two different sentences, so that no information is lost."""
    words = Words(language)
    for kind in GAMES[game].events.types:
        samples = values_of(game, kind)
        base = seats_of(kind) | {name: values[-1] for name, values in samples.items()}
        for name, values in samples.items():
            texts = {told(words, game, kind, base | {name: value}, 7) for value in values}
            assert len(texts) == len(values) or (kind.name, name) in UNTOLD, (kind.name, name, texts)


@in_every_language
@of_both
def test_every_action_has_a_button(game, language):
    """All small actions have their own words; hidden ones have words too."""
    words, verbs = Words(language), GAMES[game].verbs
    texts = [words.move(game, verbs.move(action).json(), NAMES) for action in range(GAMES[game].actions)]
    assert len(set(texts)) == len(texts)
    kind, name = {"felicity": ("place", "pet"), "goodcritters": ("choose", "action")}[game]
    assert words.move(game, {"move": f"{kind} ?", "kind": kind, "args": {name: None}}, NAMES)


@in_every_language
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in STATUS.items() for kind in kinds])
def test_status_sentences_address_their_reader(game, kind, language):
    """The status addresses you without your name, and uses it for others."""
    texts = [Words(language).text(f"{game}-status-{kind}", seat="Bob", highest=7, you=you) for you in ("yes", "no")]
    assert ["Bob" in text for text in texts] == [False, True]
    assert all(map(is_sentence, texts))


@in_every_language
@of_both
def test_choices_and_ends_are_told_apart(game, language):
    """Each choice of an option, and each reason for the end of a game, has its own words."""
    words = Words(language)
    for option in GAMES[game].options:
        choices = option.choices if option.span is None else ()
        assert len({words.option(game, option.name, choice) for choice in choices}) == len(choices)
    ends = [reason for reason in GAMES[game].endings if reason]
    assert len({words.end(game, reason) for reason in ends}) == len(ends) > 0
    assert "Ann" in words.text(f"{game}-status-over", winners="Ann", count=1, you="no")


@in_every_language
def test_every_card_has_its_own_word(language):
    """No two pets, action cards or loot cards have the same word; numbers have a true minus sign, loot its value."""
    words = Words(language)
    for game, cards in (("felicity", PETS), ("goodcritters", CARD_NAMES), ("goodcritters", ACTION_NAMES)):
        assert len({words.term(game, card) for card in cards}) == len(cards)
    assert words.term("felicity", "-8") == "\N{MINUS SIGN}8"
    loot = {card: words.term("goodcritters", card) for card in CARD_NAMES}
    assert [card for card, word in loot.items() if " " in card and card == word] == []
    assert [card for card in CARD_NAMES[:LOOT] if card[0] not in loot[card]] == []
    values = (*MANNER_NAMES, *PROMO_NAMES, *RESULTS, *TOKEN_NAMES)
    assert [value for value in values if not words.has(f"goodcritters-term-{value}")] == []


@in_every_language
def test_the_dummy_has_a_name(language):
    """Felicity's seat after the last player's is called the dummy."""
    words = Words(language)
    event = {"event": "placed", "args": {"seat": 3, "pet": None}}
    assert words.text("felicity-dummy") in words.event("felicity", event, NAMES[:3], 0)


# ---------------------------------------------------------------- scores of GoodCritters


MONEY = {"en": r"\$[\d,]+", "fr": r"\d[\d\u202f]*\u00a0\$", "de": r"\d[\d.]*\u00a0\$"}  # as it is written


def money(language: str, thousands: int) -> str:
    """Return thousands of dollars in a language's format."""
    whole = f"{thousands}000" if thousands else "0"
    grouped = f"{int(whole):,}".replace(",", {"en": ",", "fr": "\u202f", "de": "."}[language])
    return f"${grouped}" if language == "en" else f"{grouped}\u00a0$"


@in_every_language
def test_scores_are_sums_of_what_counts(language):
    """Loot, payoff cards and used promo cards are shown in money if there are any, then the sum; nothing as none."""
    words = Words(language)
    for counted in (*product((31,), (0, 4), (0, 5)), (0, 0, 0)):
        parts = [part for part in counted if part]
        args = dict(zip(("loot", "payoff_cards", "promos"), counted, strict=True)) | {"seat": 1, "score": sum(parts)}
        said = re.findall(MONEY[language], told(words, "goodcritters", "scored", args, 0))
        assert said == [money(language, part) for part in ([*parts, sum(parts)] if len(parts) > 1 else [sum(parts)])]
    assert [words.score("goodcritters", points) for points in (0, 12)] == [money(language, one) for one in (0, 12)]
