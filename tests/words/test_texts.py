"""Messages read one by one are the same as if all were read at once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from rascals.words import languages, source
from rascals.words.texts import Texts
from tests.suites import deep

TEXT = """
# A comment = none
plain = As it stands.
named = { $n ->
    [one] { other } and { -term }
   *[many] { $n } { other }
}
other = the { last }
last = last
-term = term
broken = { $n
twice = first
twice = second
round = { about }
about = { round }
"""


def said(bundle, message, **values):
    """Return a message and its errors."""
    text, problems = bundle.format_pattern(message.value, values)
    return text, [str(problem) for problem in problems]


@pytest.mark.parametrize("language", ["fr", *deep(sorted(set(languages()) - {"fr"}))])
def test_every_message_is_the_one_of_the_files(language):
    """Each message of a language, read alone, says what it says when all are read at once."""
    resource = FluentResource(source(language))
    whole, texts = FluentBundle([language], use_isolating=False), Texts(language, source(language))
    whole.add_resource(resource)
    names = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(names) > 2000
    for name in names:
        message = texts.message(name)
        assert message is not None, name
        assert said(texts.bundle, message) == said(whole, whole.get_message(name)), name


@pytest.mark.real
@pytest.mark.parametrize(
    ("name", "expected"),
    [("plain", "As it stands."), ("named", "the last and term"), ("other", "the last"), ("twice", "first")],
)
def test_a_message_brings_what_it_names(name, expected):
    """The messages that a message refers to are read with it, recursively; the first of two with one id counts."""
    texts = Texts("en", TEXT)
    message = texts.message(name)
    assert message is not None
    assert said(texts.bundle, message, n=1) == (expected, [])


def test_what_cannot_be_read_is_not_there():
    """A faulty message does not exist, like a missing one; later ones are read all the same."""
    texts = Texts("en", TEXT)
    assert [texts.has(name) for name in ("broken", "nobody", "A", "-term", "twice")] == [False] * 4 + [True]
    assert texts.message("broken") is None


def test_messages_that_name_each_other_end():
    """Two messages that refer to each other are both read, once."""
    texts = Texts("en", TEXT)
    assert texts.has("round")
    assert texts.has("about")
