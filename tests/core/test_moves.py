"""Verbs: numbers, notation, grammar and values of moves, and the switch that plays them."""

from __future__ import annotations

import pytest

from rascals.core.moves import NO_ACTION, Numbers, Seats, Terms, Verbs, switch

PETS = ("cat", "large-dog")


@pytest.fixture
def verbs():
    made = Verbs()
    made.add("place", pet=PETS)  # 0, 1
    made.add(
        "rob", written="rob {to}{card}", order=("card", "to"), to=Seats(2), card=Terms(("g", "r"), ("gem", "ring"))
    )
    made.add("pass")  # 6
    made.add("set_aside", from_=Numbers(3, 4))  # 7, 8
    made.add("bid", mice=Numbers(1))  # from 9
    return made


MOVES = [
    (0, "place cat", "place", {"pet": "cat"}),
    (1, "place large-dog", "place", {"pet": "large-dog"}),
    (2, "rob 0g", "rob", {"card": "gem", "to": 0}),
    (3, "rob 0r", "rob", {"card": "ring", "to": 0}),
    (4, "rob 1g", "rob", {"card": "gem", "to": 1}),
    (5, "rob 1r", "rob", {"card": "ring", "to": 1}),
    (6, "pass", "pass", {}),
    (7, "set-aside 3", "set_aside", {"from": 3}),
    (8, "set-aside 4", "set_aside", {"from": 4}),
    (9, "bid 1", "bid", {"mice": 1}),
    (507, "bid 499", "bid", {"mice": 499}),
]


@pytest.mark.parametrize(("action", "notation", "kind", "values"), MOVES)
def test_a_move_from_its_number_and_from_its_notation(verbs, action, notation, kind, values):
    """The last part varies fastest; values have their own names, words and order; an open-ended verb has no maximum."""
    move = verbs.move(action)
    assert (move.action, str(move), move.kind, move.args) == (action, notation, kind, values)
    assert list(move.args) == list(values)
    assert verbs.parse(notation) == move
    assert move.json() == {"move": notation, "kind": kind, "args": values}


@pytest.mark.parametrize(
    ("text", "notation"),
    [("  PLACE   Cat ", "place cat"), ("Bid  12", "bid 12"), ("pass :", "pass"), ("bid 007", "bid 7")],
)
def test_case_spaces_and_a_colon_do_not_matter(verbs, text, notation):
    """Spelling variants are read as the exact notation."""
    assert str(verbs.parse(text)) == notation


def test_every_kind_of_minus_is_one():
    """A true minus sign, as in texts, is read as the hyphen of the notation."""
    verbs = Verbs()
    verbs.add("place", pet=("-8", "8"))
    assert verbs.parse("place \N{MINUS SIGN}8") == verbs.move(0)


@pytest.mark.parametrize("text", ["", "dance", "place", "place fox", "bid", "bid -1", "bid x", "bid 1 2", "rob 2g"])
def test_what_names_no_move(verbs, text):
    """None, so that the grammar can be shown."""
    assert verbs.parse(text) is None


@pytest.mark.parametrize("text", ["bid 0", "set-aside 2", "set-aside 5"])
def test_numbers_out_of_range_are_understood_and_never_legal(verbs, text):
    """A number that the verb does not have gives a move without an action, which the game explains."""
    move = verbs.parse(text)
    assert (move.action, str(move)) == (NO_ACTION, text)


def test_the_grammar_and_the_count(verbs):
    """One line for people; open-ended actions are not counted."""
    assert verbs.grammar == "place cat|large-dog · rob SEATg|r · pass · set-aside N · bid N"
    assert verbs.count == 9


def test_values_that_are_seats_are_known(verbs):
    """By the verb's parts, for each move and for the game; plain numbers do not count."""
    assert verbs.seats == {"to"}
    assert (verbs.move(2).seats, verbs.move(9).seats) == ({"to"}, frozenset())


def test_nothing_follows_an_open_ended_verb(verbs):
    """Its numbers have no end from which to continue counting."""
    with pytest.raises(ValueError, match="no verb can follow the open-ended bid"):
        verbs.add("pass")


# ---------------------------------------------------------------- the switch


def played(apply, action):
    """Return which rule a switch calls for an action; a list stands in for the state."""
    calls: list[tuple[object, ...]] = []
    apply(calls, 2, action)
    (call,) = calls
    return call


def rule_of(name):
    def rule(s, seat, number):
        s.append((name, seat, number))

    return rule


def bare(s, seat):
    s.append(("bare", seat))


def test_a_switch_calls_the_rule_of_the_verb(verbs):
    """Each action calls its verb's rule, with the number itself if it is the only part, else counted from 0."""
    apply = verbs.switch(__name__, rule_of("place"), rule_of("rob"), bare, rule_of("aside"), rule_of("bid"))
    expected = [
        ("place", 2, 0), ("place", 2, 1), *(("rob", 2, rest) for rest in range(4)), ("bare", 2),
        ("aside", 2, 3), ("aside", 2, 4), ("bid", 2, 1), ("bid", 2, 2),
    ]  # fmt: skip
    assert [played(apply, action) for action in range(11)] == expected


@pytest.mark.parametrize("size", [1, 2, 3, 15, 30])
def test_cards_with_a_rule_each(size):
    """Any number of rules, each with its own range."""
    starts = [3 * place for place in range(size)]
    apply = switch(starts, [rule_of(place) for place in range(size)], __name__)
    assert [played(apply, action) for action in range(3 * size)] == [(n // 3, 2, n % 3) for n in range(3 * size)]


def test_as_many_rules_as_verbs(verbs):
    """A verb without a rule, or a rule without a verb, is reported at once."""
    with pytest.raises(ValueError, match="5 starts, but 1 rules"):
        verbs.switch(__name__, bare)


def test_a_switch_halves(verbs):
    """Thirty rules are not tried one by one: no action needs more than five comparisons."""
    import inspect

    source = inspect.getsource(switch(range(30), [bare] * 30, f"{__name__}.thirty"))
    deepest = max(len(line) - len(line.lstrip()) for line in source.splitlines())
    assert deepest // 4 <= 6


def test_each_switch_of_a_module_shows_its_own_source():
    """Tracebacks and `inspect` show the generated source, even if the same module has several of a kind."""
    import inspect

    made = [switch(range(rules), [bare] * rules, f"{__name__}.several") for rules in (1, 2, 3)]
    for rules, one in enumerate(made, 1):
        assert inspect.getsource(one).count("rule") == rules
