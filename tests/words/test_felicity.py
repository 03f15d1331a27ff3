"""Every sentence of Felicity can be said, in every language, to anyone who may hear it."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from itertools import product

import pytest

import rascals
from rascals.games.felicity import BOX
from rascals.games.felicity.state import PETS
from rascals.words import Words, languages

NAMES = ["Ann", "Bob", "Cleo"]  # three players, so that seat 3 is the dummy
HIDDEN = (None,)
SAMPLES = {
    "seat": (0, 1, 3), "owner": (0, 1, 3), "start": (0, 1),
    "pet": PETS, "pets": ([], ["-8"], list(PETS)), "dog": ("large-dog", "small-dog"),
    "dogs": (["large-dog", "large-dog"], ["large-dog", "small-dog", "small-dog"]),
    "reason": ("all-passed", "bank-short"), "round": (1, 9), "place": (0, 4), "card": (2, 3, 4, 6),
    "mice": (0, 1, 2, 27), "returned": (0, 1, 9), "bank": (0, 1, 30),
    "cats": (-13, 0, 42), "score": (-7, 1, 64), "lowest": (1, 2, 12), "highest": (0, 1, 27),
    "move": ("bid x",), "grammar": ("pass",),
}  # fmt: skip


def events_as_seen():
    """Every event with every combination of sample values."""
    for kind in BOX.events.types:
        names = [param.name for param in kind.params]
        samples = [(*SAMPLES[param.name], *HIDDEN[: param.secret]) for param in kind.params]
        if kind.name == "row_removed":  # a row that is removed is never empty
            samples = [(["-8"], list(PETS))]
        for values in product(*samples):
            yield {"event": kind.name, "args": dict(zip(names, values, strict=True))}


def is_sentence(text: str) -> bool:
    """Nothing unfilled, no doubled blank, and an end mark."""
    return text == text.strip() and not re.search(r"[{}$]|  |\bnone\b|None|null", text) and text[-1] in ".?!0123456789"


@pytest.mark.parametrize("language", languages())
def test_every_event_is_a_sentence(language):
    """Each event reads as a sentence, hidden or open, to its own seat, to another and to a spectator."""
    words = Words(language)
    for event in events_as_seen():
        for you in (None, 0, 1):
            text = words.event("felicity", event, NAMES, you)
            assert is_sentence(text), (event, you, text)


@pytest.mark.parametrize("language", languages())
def test_own_events_are_told_to_you(language):
    """An event of the reader's own seat never bears their name; another's does."""
    words = Words(language)
    for event in events_as_seen():
        seats = [value for key, value in event["args"].items() if key in {"seat", "owner", "start"}]
        if seats and seats[0] in (0, 1):
            own, other = (words.event("felicity", event, NAMES, you) for you in (seats[0], 2))
            assert NAMES[seats[0]] not in own
            assert NAMES[seats[0]] in other


@pytest.mark.parametrize("language", languages())
def test_hidden_and_open_cards_read_differently(language):
    """A hidden pet is not mentioned, an open one is."""
    words = Words(language)
    for name in ("placed", "card_removed"):
        for you in (0, 1):
            hidden, shown = (
                words.event("felicity", {"event": name, "args": {"seat": 0, "pet": pet}}, NAMES, you)
                for pet in (None, "rabbit")
            )
            assert words.term("felicity", "rabbit") in shown
            assert words.term("felicity", "rabbit") not in hidden


@pytest.mark.parametrize("language", languages())
def test_values_appear_in_their_events(language):
    """Pets, names and numbers that an event tells are in its sentence."""
    words = Words(language)
    told = words.event("felicity", {"event": "row_won", "args": {"seat": 1, "pets": ["-5", "rabbit"]}}, NAMES, 0)
    assert "Bob" in told
    assert words.list([words.term("felicity", "-5"), words.term("felicity", "rabbit")]) in told
    scored = {"event": "scored", "args": {"seat": 1, "cats": 21, "mice": 9, "score": 30}}
    assert re.findall(r"\d+", words.event("felicity", scored, NAMES, 0)) == ["21", "9", "30"]


@pytest.mark.parametrize("language", languages())
def test_the_dummy_has_a_name(language):
    """The seat after the last player's is told as the dummy."""
    words = Words(language)
    event = {"event": "placed", "args": {"seat": 3, "pet": None}}
    assert words.text("felicity-dummy") in words.event("felicity", event, NAMES, 0)


@pytest.mark.parametrize("language", languages())
def test_every_pet_has_its_own_word(language):
    """Ten pets, ten words; numbers have a true minus sign."""
    words = [Words(language).term("felicity", pet) for pet in PETS]
    assert len(set(words)) == len(PETS)
    assert words[:2] == ["\N{MINUS SIGN}8", "\N{MINUS SIGN}5"]


@pytest.mark.parametrize("language", languages())
def test_every_legal_move_has_words(language):
    """Whatever a game offers, its button has a text of its own; a hidden placing has one too."""
    words = Words(language)
    match = rascals.game("felicity", players=3).new(seed=1)
    while not match.over and match.view(None)["phase"] == "place":
        assert_distinct(words, match)
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert_distinct(words, match)
    assert words.move("felicity", {"move": "place ?", "kind": "place", "args": {"pet": None}})


def assert_distinct(words, match):
    moves = match.legal(match.acting[0])
    texts = {words.move("felicity", move.json()) for move in moves}
    assert len(texts) == len(moves)


def refusals_declared():
    """Every reason that Felicity's sources, or the core's, give for a refusal."""
    sources = [
        entry
        for package in ("rascals.games.felicity", "rascals.core")
        for entry in files(package).iterdir()
        if entry.name.endswith(".py")
    ]
    for entry in sources:
        for node in ast.walk(ast.parse(entry.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
                yield ast.literal_eval(node.args[0])


def test_refusals_are_found_in_the_sources():
    """The search that the next test relies on finds the reasons we know."""
    assert {"not-in-hand", "bid-too-low", "take-costs-one", "unknown-move"} <= set(refusals_declared())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", sorted(set(refusals_declared())))
def test_every_refusal_is_a_sentence(language, reason):
    """Each reason for refusing a move reads as a sentence with the values it comes with."""
    values = {name: samples[0] for name, samples in SAMPLES.items()}
    text = Words(language).refusal("felicity", {"reason": reason, "args": values}, NAMES)
    assert is_sentence(text), text


@pytest.mark.parametrize("language", languages())
def test_real_refusals_fill_their_sentences(language):
    """The refusals a match gives carry all that their sentences need, and name the number that would do."""
    words = Words(language)
    match = rascals.game("felicity", players=3, first_player=0).new(seed=1)
    seen = {}

    def note(seat, move):
        refusal = match.why_not(seat, move)
        assert refusal is not None
        seen[refusal.reason] = words.refusal("felicity", refusal, NAMES)

    note(1, "pass")
    note(0, "bid 3")
    note(0, "dance")
    note(0, f"place {match.view(0, reveal=True)['seats'][0]['removed']}")
    for _ in range(3):
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    note(0, "place rabbit")
    note(0, "bid 16")
    match.play(0, "bid 4")
    note(1, "bid 4")
    assert "15" in seen["bid-too-high"]
    assert "5" in seen["bid-too-low"]
    assert len(seen) == len(set(seen.values())) == 7
    assert all(is_sentence(text) for text in seen.values())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["place", "open", "bid", "take", "only-pass"])
def test_status_sentences_address_their_reader(language, kind):
    """Who must do what: to you without your name, to others with it."""
    words, id_ = Words(language), f"felicity-status-{kind}"
    own, other = (words.text(id_, seat="Bob", highest=7, you=you) for you in ("yes", "no"))
    assert "Bob" not in own
    assert "Bob" in other
    assert is_sentence(own)
    assert is_sentence(other)


@pytest.mark.parametrize("language", languages())
def test_title_options_and_end_have_texts(language):
    """Title, tagline, each option with each choice, phase and end reason are there and not empty."""
    words = Words(language)
    assert "Felicity" in words.text("felicity")
    assert words.text("felicity-tagline")
    for option in BOX.options:
        choices = {words.option("felicity", option.name, choice) for choice in option.choices}
        assert words.option("felicity", option.name)
        assert len(choices) == len(option.choices)
    assert "Ann" in words.text("felicity-status-over", winners="Ann", count=1, you="no")
    assert words.end("felicity", "nine-rounds")
