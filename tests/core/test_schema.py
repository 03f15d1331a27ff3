"""Parts of a value that do not match its type are reported with their path."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

import rascals
from rascals import laws
from rascals.core.schema import misfits, schema_of, schema_of_events, schema_of_game
from rascals.core.view_types import Items


class Cat(TypedDict):
    kind: Literal["cat"]
    lives: int
    name: NotRequired[str]


class Dog(TypedDict):
    kind: Literal["dog"]
    tricks: list[str]


class Home(TypedDict):
    pet: Cat | Dog | None
    at: Annotated[list[int], Items(int, int)]
    rooms: dict[Literal["up", "down"], float]


HOME: dict[str, Any] = {"pet": {"kind": "cat", "lives": 9}, "at": [1, 2], "rooms": {"up": 1, "down": 2.5}}


def wrong(**entries: Any) -> list[str]:
    """The errors in a home with these entries changed."""
    named: dict[str, Any] = {}
    return list(misfits(HOME | entries, schema_of(Home, named), named, "home"))


@pytest.mark.parametrize("pet", [None, HOME["pet"] | {"name": "Tom"}, {"kind": "dog", "tricks": []}])
def test_what_is_of_its_type(pet: Any) -> None:
    """Each kind of a union, and entries that are not required."""
    assert not wrong(pet=pet)


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ({"pet": {"kind": "cat"}}, "home.pet.lives: missing"),
        ({"pet": {"kind": "cat", "lives": 9, "tricks": []}}, "home.pet.tricks: not declared"),
        ({"pet": {"kind": "dog", "tricks": ["sit", 3]}}, "home.pet.tricks[1]: 3 is no string"),
        ({"pet": {"kind": "cat", "lives": True}}, "home.pet.lives: True is no integer"),
        ({"pet": {"kind": "cow", "lives": 9}}, "home.pet.kind: 'cow' is none of ['cat']"),
        ({"at": [1]}, "home.at: 1 items, not 2"),
        ({"at": [1, None]}, "home.at[1]: None is no integer"),
        ({"rooms": {"up": 1}}, "home.rooms.down: missing"),
        ({"rooms": {"up": 1, "down": 2, "attic": 3}}, "home.rooms.attic: not declared"),
        ({"garden": 1}, "home.garden: not declared"),
    ],
)
def test_what_is_not_is_named(entries: Any, sentence: str) -> None:
    """By its path, and in a union as the kind that its tag gives."""
    said = wrong(**entries)
    assert said
    assert sentence in said[0]


def test_what_no_view_consists_of() -> None:
    """A type without a schema is refused by name."""
    with pytest.raises(TypeError, match="tuple"):
        schema_of(tuple[int, int], {})


@pytest.mark.parametrize("name", rascals.games())
def test_another_validator_holds_a_saved_game_to_the_schema(name: str) -> None:
    """Each line of a saved game matches it, for any number of players; a surplus value of event or position never."""
    game = rascals.game(name, players=rascals.games()[name].players[0])
    match = rascals.play(game, bots=["random"] * game.players, seed=1)
    again = game.from_position(match.at(9).position(), seed=1)
    lines = [json.loads(line) for line in (match.save_text() + again.save_text()).splitlines()]
    schema = schema_of_game(rascals.game(name))
    is_line = jsonschema_rs.validator_for(schema | {"$ref": "#/$defs/SavedLine"}).is_valid
    assert all(map(is_line, lines))
    events = next(line["events"] for line in lines if line.get("events"))
    events[0]["args"]["surplus"] = 1
    lines[-2]["position"]["surplus"] = 1
    assert [*map(is_line, lines)].count(False) == 2


@pytest.mark.parametrize("name", rascals.games())
def test_events_are_of_their_types(name: str) -> None:
    """An event's values are written as its parameters declare; null for what a viewer may not know."""
    game = rascals.game(name)
    kinds, told = schema_of_events(game.definition), set()
    for match in laws.walk(game, 1):
        for event in match.history[-1].events if match.history else ():
            for seen in filter(None, map(event.seen_by, (*game.seats, None))):
                assert not list(misfits(seen["args"], kinds[seen["event"]], {}, event.name))
                told.add(event.name)
    assert len(told) > 5
