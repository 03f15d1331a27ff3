"""Every sentence of GoodCritters can be said, in every language, to anyone who may hear it."""

from __future__ import annotations

import re
from itertools import product

import pytest

from rascals.games.goodcritters import BOX
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES, LOOT, PROMO_NAMES
from rascals.games.goodcritters.events import END_REASONS, EVENTS, RESULTS, SIDE_NAMES, TOKEN_NAMES
from rascals.games.goodcritters.moves import ACTIONS, VERBS
from rascals.games.goodcritters.notation import MANNER_NAMES
from rascals.words import Words, languages

GAME = "goodcritters"
NAMES = ["Ann", "Bob", "Cleo", "Dora", "Egon", "Fay", "Gus", "Hal"]
SEAT_PARAMS = ("seat", "to", "from", "by", "boss", "maker")
COUNTS = ("payoff_cards", "loot", "shown", "hidden", "asked_payoff_cards", "asked_any")
SAMPLES = {
    "card": ("5 gems", "4 skeleton-key", "3"), "cards": (["2"], ["5 gems", "5 gems", "3 lookout"]),
    "action": ACTION_NAMES, "token": TOKEN_NAMES, "side": SIDE_NAMES, "result": RESULTS, "reason": END_REASONS[1:],
    "round": (1, 12), "term": (1, 3), "yes": (0, 5), "no": (0, 2), "promos": (0, 7), "score": (0, 41),
    **dict.fromkeys(COUNTS, (0, 1, 3)),
}  # fmt: skip
HIDING = {"dealt", "chosen", "choice_changed", "robbed", "guard_took", "skimmed", "bonus"}  # told to all, half
STATUS = ("share", "bargain", "ready", "turn", "answer", "choose", "draft")
# A number of changes is told as itself.
CHOICES = {option.name: option.choices for option in BOX.options if option.name != "changes"}


def seats_of(kind):
    """Return the names of an event's parameters that are seats, in their order."""
    return [param.name for param in kind.params if param.name in SEAT_PARAMS]


def secrets_of(kind):
    return [param.name for param in kind.params if param.secret]


def events_as_seen():
    """Every event with every combination of sample values, its seats told apart, its secrets open or hidden."""
    for kind in EVENTS.types:
        seats = {name: seat for seat, name in enumerate(seats_of(kind))}
        others = [param.name for param in kind.params if param.name not in seats]
        for values in product(*(SAMPLES[name] for name in others)):
            args = seats | dict(zip(others, values, strict=True))
            yield kind, args
            if secrets_of(kind) and not kind.private:
                yield kind, args | dict.fromkeys(secrets_of(kind))


def told(words, kind, args, you):
    return words.event(GAME, {"event": kind.name, "args": args}, NAMES, you)


def is_sentence(text: str) -> bool:
    """Nothing unfilled, no doubled blank, and an end mark; `$` only at money."""
    unfilled = re.search(r"[{}]|\$(?=[a-z])|  |\bnone\b|None|null", text)
    return text == text.strip() and not unfilled and text[-1] in ".?!0123456789"


def test_the_samples_cover_what_is_hidden():
    """The search for hidden things that the next tests rely on finds the events that tell all only half."""
    found = {kind.name for kind in EVENTS.types if secrets_of(kind) and not kind.private}
    assert found == HIDING


@pytest.mark.parametrize("language", languages())
def test_every_event_is_a_sentence(language):
    """Each event reads as a sentence, hidden or open, to each of its seats, to another and to a spectator."""
    words = Words(language)
    for kind, args in events_as_seen():
        for you in (None, 0, 1, 2):
            text = told(words, kind, args, you)
            assert is_sentence(text), (kind.name, args, you, text)


@pytest.mark.parametrize("language", languages())
def test_own_events_are_told_to_you(language):
    """Anyone who is concerned never reads their own name, and reads another sentence than those who are not."""
    words = Words(language)
    for kind, args in events_as_seen():
        other = told(words, kind, args, 7)
        for seat in range(len(seats_of(kind))):
            own = told(words, kind, args, seat)
            assert NAMES[seat] not in own, (kind.name, own)
            assert own != other or NAMES[seat] not in other, (kind.name, own)
        if seats_of(kind):
            assert any(name in other for name in NAMES), (kind.name, other)


@pytest.mark.parametrize("language", languages())
def test_both_of_two_are_addressed(language):
    """The robbed, the threatened, who is offered something: the second seat of an event is told so directly."""
    words = Words(language)
    for name in ("robbed", "threatened", "offered", "payoff_set", "guard_revealed", "declined", "exchanged"):
        kind = next(kind for kind in EVENTS.types if kind.name == name)
        args = next(args for event, args in events_as_seen() if event is kind)
        versions = {told(words, kind, args, you) for you in (0, 1, 2)}
        assert len(versions) == 3, (name, versions)


@pytest.mark.parametrize("language", languages())
def test_hidden_and_open_things_read_differently(language):
    """A hidden card or choice is not mentioned, an open one is."""
    words = Words(language)
    for kind in EVENTS.types:
        if kind.name not in HIDING:
            continue
        hidden_name = secrets_of(kind)[0]
        seats = {name: seat for seat, name in enumerate(seats_of(kind))}
        value: str | list[str] = {"card": "5 gems", "action": "rob"}.get(hidden_name) or ["5 gems"]
        word = words.term(GAME, value if isinstance(value, str) else value[0])
        for you in (0, 1, 7):
            shown, hidden = (told(words, kind, seats | {hidden_name: v}, you) for v in (value, None))
            assert word in shown, (kind.name, you)
            assert word not in hidden, (kind.name, you)


@pytest.mark.parametrize("language", languages())
def test_every_value_of_an_event_is_in_its_sentence(language):
    """Two different values of a parameter make two different sentences, so that nothing told is lost."""
    words = Words(language)
    for kind in EVENTS.types:
        seats = {name: seat for seat, name in enumerate(seats_of(kind))}
        others = [param.name for param in kind.params if param.name not in seats]
        base = seats | {name: SAMPLES[name][-1] for name in others}
        for name in others:
            texts = {told(words, kind, base | {name: value}, 7) for value in SAMPLES[name]}
            lost = {"loot", "promos", "payoff_cards"} if kind.name == "scored" else set()  # a sum, told below
            assert len(texts) == len(SAMPLES[name]) or name in lost, (kind.name, name, texts)


MONEY = {"en": r"\$[\d,]+", "fr": r"\d[\d\u202f]*\u00a0\$", "de": r"\d[\d.]*\u00a0\$"}  # as it is written


def money(language: str, thousands: int) -> str:
    """Return thousands of dollars as a language writes them."""
    whole = f"{thousands}000" if thousands else "0"
    grouped = f"{int(whole):,}".replace(",", {"en": ",", "fr": "\u202f", "de": "."}[language])
    return f"${grouped}" if language == "en" else f"{grouped}\u00a0$"


@pytest.mark.parametrize("language", languages())
def test_scores_are_sums_of_what_counts(language):
    """Loot, payoff cards and used promo cards are told in money where there is any, then the sum."""
    words = Words(language)
    kind = next(kind for kind in EVENTS.types if kind.name == "scored")
    for payoff_cards, promos in product((0, 4), (0, 5)):
        args = {
            "seat": 1,
            "loot": 31,
            "payoff_cards": payoff_cards,
            "promos": promos,
            "score": 31 + payoff_cards + promos,
        }
        parts = [part for part in (31, payoff_cards, promos) if part]
        assert re.findall(MONEY[language], told(words, kind, args, 0)) == [
            money(language, part) for part in ([31] if len(parts) == 1 else [*parts, sum(parts)])
        ]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_no_thousands(language):
    """Who has nothing in the end has no money, in the log and in results."""
    words = Words(language)
    kind = next(kind for kind in EVENTS.types if kind.name == "scored")
    args = {"seat": 1, "loot": 0, "payoff_cards": 0, "promos": 0, "score": 0}
    assert re.findall(MONEY[language], told(words, kind, args, 0)) == [money(language, 0)]
    assert [words.score(GAME, points) for points in (0, 12)] == [money(language, points) for points in (0, 12)]


@pytest.mark.parametrize("language", languages())
def test_every_card_has_its_own_word(language):
    """Each card, action card, side, manner and promo name has a word, and no two cards the same."""
    words = Words(language)
    cards = [words.term(GAME, card) for card in CARD_NAMES]
    assert len(set(cards)) == len(CARD_NAMES)
    assert [card for card, word in zip(CARD_NAMES, cards, strict=True) if " " in card and card == word] == []
    assert [word for card, word in zip(CARD_NAMES[:LOOT], cards, strict=False) if card[0] not in word] == []
    values = (*ACTION_NAMES, *MANNER_NAMES, *PROMO_NAMES, *RESULTS, *END_REASONS[1:], *TOKEN_NAMES)
    assert [value for value in values if not words.has(f"{GAME}-term-{value}")] == []
    assert len({words.term(GAME, action) for action in ACTION_NAMES}) == len(ACTION_NAMES)


@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_button(language):
    """All small actions have words of their own, and each kind a heading; a hidden choice has words too."""
    words = Words(language)
    all_moves = [VERBS.move(action) for action in range(ACTIONS)]
    texts = [words.move(GAME, move.json(), NAMES) for move in all_moves]
    assert len(set(texts)) == ACTIONS
    assert [kind for kind in {move.kind for move in all_moves} if not words.has(f"{GAME}-kind-{kind}")] == []
    assert words.move(GAME, {"move": "choose ?", "kind": "choose", "args": {"action": None}}, NAMES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", STATUS)
def test_status_sentences_address_their_reader(language, kind):
    """Who must do what: to you without your name, to others with it."""
    words = Words(language)
    own, other = (words.text(f"{GAME}-status-{kind}", seat="Bob", you=you) for you in ("yes", "no"))
    assert "Bob" not in own
    assert "Bob" in other
    assert is_sentence(own)
    assert is_sentence(other)


@pytest.mark.parametrize("language", languages())
def test_title_options_phases_and_ends_have_texts(language):
    """Title, tagline, each option with each choice, phase and end reason are there; a plain number tells itself."""
    words = Words(language)
    assert words.text(GAME) == "GoodCritters"
    assert words.text(f"{GAME}-tagline")
    for option, choices in CHOICES.items():
        assert words.option(GAME, option)
        assert len({words.option(GAME, option, choice) for choice in choices}) == len(choices)
    assert words.option(GAME, "changes")
    assert words.option(GAME, "changes", 20) == "20"
    assert all(words.has(f"{GAME}-term-{phase}") for phase in ("share", "bargain", "choose", "over"))
    assert len({words.end(GAME, reason) for reason in END_REASONS[1:]}) == len(END_REASONS) - 1
    assert "Ann" in words.text(f"{GAME}-status-over", winners="Ann", count=1, you="no")
