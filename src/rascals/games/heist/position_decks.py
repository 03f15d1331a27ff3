"""Decks, piles, packs, discards and the box in a position; missing decks are dealt. [Position, H-40]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rascals.core.dealing import shuffle
from rascals.core.errors import BadPosition
from rascals.core.meaning import Counts
from rascals.core.reading import Reader, terms
from rascals.games.heist import state
from rascals.games.heist.box import (
    CELLS,
    CRITTER_NAMES,
    CRITTERS,
    DECK,
    EDITIONS,
    HAND,
    PILES,
    TILE_NAMES,
    TILES,
    TRAP_DECK,
    TRAP_NAMES,
    TRAPS,
    V1,
    V2,
    V5,
)
from rascals.games.heist.state import HIRE, KEEP_SOME, LAYOUT, MOST_GAINED, State, asks
from rascals.games.heist.view import worths

_CARDS, _TILES = Counts(CRITTER_NAMES), Counts(TILE_NAMES)

# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """Return the entries for decks, piles and the box."""
    stack = _downwards(TILE_NAMES, s.stack[: s.stack_size])
    drawable = len(stack) - s.set_aside if _has_stack(s) else 0
    loot = worths(s, s.box_loot)
    return {
        "stack": stack[:drawable],
        "unused": stack[drawable:],
        "box": {"tiles": _TILES.written(s.box_tiles), "cards": _CARDS.written(s.box_critters), "loot": loot},
        "piles": [_named(CRITTER_NAMES, s.pile[n][: s.pile_size[n]]) for n in range(PILES)] if _has_piles(s) else [],
        "packs": [_CARDS.written(s.pack[n]) for n in range(packs_of(s))],
        "discards": [_named(CRITTER_NAMES, s.discard[n][: s.discard_size[n]]) for n in range(discards_of(s))],
        "critter_deck": _downwards(CRITTER_NAMES, s.critters[: s.critters_size]),
        "trap_deck": _downwards(TRAP_NAMES, s.traps[: s.traps_size]),
        "trap_discard": _named(TRAP_NAMES, s.trap_discard[: s.trap_discard_size]),
    }


def _named(names: Sequence[str], row: Sequence[int]) -> list[str]:
    return [names[card] for card in row]


def _downwards(names: Sequence[str], row: Sequence[int]) -> list[str]:
    return _named(names, row)[::-1]


def _has_stack(s: State) -> bool:
    """Tell whether tiles are drawn from the stack: after layout v1 and v2 have unused tiles only. [H-12]"""
    return s.edition > V2 or s.phase in {HIRE, LAYOUT}


def _has_piles(s: State) -> bool:
    return s.edition <= V2 and s.phase == HIRE


def packs_of(s: State) -> int:
    """Return the number of hands that are passed round. [H3-10, H5-10]"""
    if s.phase != HIRE or s.edition <= V2:
        return 0
    return s.players + (s.edition == V5 and s.players == 2)


def discards_of(s: State) -> int:
    """Return the number of discard piles: v1 has one for all. [H-17]"""
    return 1 if s.edition == V1 else s.players


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Read the entries; deal missing decks, with the record's generator, from the components not placed elsewhere."""
    _read_box(s, reader)
    _read_rows(s, reader)
    s.trap_discard_size = _lay(s.trap_discard, "trap_discard", TRAP_NAMES, reader.given("trap_discard", []))
    critters, traps = reader.given("critter_deck"), reader.given("trap_deck")
    if critters is not None:
        s.critters_size = _lay(s.critters, "critter_deck", CRITTER_NAMES, critters, downwards=True)
    if traps is not None:
        s.traps_size = _lay(s.traps, "trap_deck", TRAP_NAMES, traps, downwards=True)
    if critters is None:
        s.critters_size = _deal(s, s.critters, 0, s.critter_counts, critters_lying(s))
    if traps is None:
        s.traps_size = _deal(s, s.traps, 0, s.trap_counts, traps_lying(s))
    _read_stack(s, reader)
    for key, most, lying in (
        ("board, stack, unused, box, held_tiles, pending", CELLS, tiles_lying(s)),
        ("critter_deck, piles, packs, hands, tables, discards, box, pending", DECK, critters_lying(s)),
        ("trap_deck, trap_discard, pending", TRAP_DECK, traps_lying(s)),
    ):
        if sum(lying) > most:
            raise too_many(key, most, sum(lying))


def too_many(key: str, most: int, given: int) -> BadPosition:
    """Return the error for more items than the record has room for."""
    sentence = "{key}: at most {most} in all, not {given}"
    return BadPosition(sentence, "heist-error-most", key=key, most=most, given=given)


def _lay(row: list[int], key: str, names: Sequence[str], given: Any, *, downwards: bool = False) -> int:
    """Write cards into a row, bottom first; return their number."""
    cards = terms(key, given, names)
    if len(cards) > len(row):
        raise too_many(key, len(row), len(cards))
    row[: len(cards)] = cards[::-1] if downwards else cards
    return len(cards)


def _deal(s: State, row: list[int], start: int, counts: list[int], lying: list[int]) -> int:
    """Write the components not placed elsewhere into a row from `start` on, shuffled; return the end."""
    cards = [card for card, count in enumerate(counts) for _ in range(count - lying[card])]
    stop = start + len(cards)
    if stop > len(row):
        raise too_many("stack, unused", len(row), stop)
    row[start:stop] = cards
    shuffle(s, row, start, stop)
    return stop


def _read_box(s: State, reader: Reader) -> None:
    entry = Reader.of("box", reader.given("box", {}), ("tiles", "cards", "loot"))
    s.box_tiles[:] = _counted("box.tiles", entry.get("box.tiles", []), TILE_NAMES, CELLS)
    s.box_critters[:] = _counted("box.cards", entry.get("box.cards", []), CRITTER_NAMES, DECK)
    worths = [str(worth) for worth in s.worth]
    loot = [str(worth) if type(worth) is int else worth for worth in entry.values("box.loot", default=[])]
    s.box_loot[:] = _counted("box.loot", loot, worths, MOST_GAINED)


def _counted(key: str, given: Any, names: Sequence[str], most: int) -> list[int]:
    found = terms(key, given, names)
    if len(found) > most:
        raise too_many(key, most, len(found))
    return [found.count(place) for place in range(len(names))]


def _read_rows(s: State, reader: Reader) -> None:
    """Read discard piles, hiring piles and packs: as many as this edition and phase have."""
    if reader.given("discards") is not None:
        for pile, given in enumerate(reader.values("discards", discards_of(s))):
            s.discard_size[pile] = _lay(s.discard[pile], f"discards[{pile}]", CRITTER_NAMES, given)
    if reader.given("piles", []):
        for pile, given in enumerate(reader.values("piles", PILES if _has_piles(s) else 0)):
            s.pile_size[pile] = _lay(s.pile[pile], f"piles[{pile}]", CRITTER_NAMES, given)
    if reader.given("packs", []):
        for pack, given in enumerate(reader.values("packs", packs_of(s))):
            s.pack[pack][:] = _counted(f"packs[{pack}]", given, CRITTER_NAMES, HAND)


def _read_stack(s: State, reader: Reader) -> None:
    """Read the stack and the unused tiles; deal those that are missing. [H-12]"""
    removing = _has_stack(s) and s.edition <= V2
    stack = reader.given("stack") if _has_stack(s) else _none_of(s, reader, "stack")
    unused = reader.given("unused") if s.edition <= V2 else _none_of(s, reader, "unused")
    if unused is not None:
        s.stack_size = _lay(s.stack, "unused", TILE_NAMES, unused, downwards=True)
        s.set_aside = s.stack_size if removing else 0
    if stack is not None:
        tiles = terms("stack", stack, TILE_NAMES)[::-1]
        if s.stack_size + len(tiles) > CELLS:
            raise too_many("stack, unused", CELLS, s.stack_size + len(tiles))
        low = s.stack_size
        s.stack[low : low + len(tiles)] = tiles
        s.stack_size += len(tiles)
    if stack is None:
        s.stack_size = _deal(s, s.stack, s.stack_size, s.tile_counts, tiles_lying(s))
        if removing and unused is None:
            s.set_aside = min(s.removed_tiles[s.players - 2], s.stack_size)
    elif unused is None:
        _deal_under(s, removing=removing)


def _deal_under(s: State, *, removing: bool) -> None:
    """Deal the unused tiles, which lie below the given stack."""
    above = s.stack[: s.stack_size]
    rest = [kind for kind, count in enumerate(s.tile_counts) for _ in range(count - tiles_lying(s)[kind])]
    if len(rest) + len(above) > CELLS:
        raise too_many("stack, unused", CELLS, len(rest) + len(above))
    s.stack_size = len(rest) + len(above)
    s.stack[: s.stack_size] = [*rest, *above]
    shuffle(s, s.stack, 0, len(rest))
    s.set_aside = len(rest) if removing else 0


def _none_of(s: State, reader: Reader, key: str) -> list[str]:
    """Return an empty deck; raise BadPosition if one is given that this edition and phase do not have."""
    if reader.given(key, []):
        sentence = "{key}: nothing of this in {edition} in the phase {phase!r}"
        values = {"key": key, "edition": EDITIONS[s.edition], "phase": state.PHASES[s.phase]}
        raise BadPosition(sentence, "heist-error-phase", **values)
    return []


# ---------------------------------------------------------------- counts


def tiles_lying(s: State) -> list[int]:
    """Count the tiles of each kind in the whole position. [H-40]"""
    lying = [*(tile - 1 for tile in s.tile if tile), *s.stack[: s.stack_size], *s.shown_tiles[: s.shown]]
    return [lying.count(k) + s.box_tiles[k] + sum(held[k] for held in s.held) for k in range(TILES)]


def critters_lying(s: State) -> list[int]:
    """Count the critters of each kind in the whole position. [H-40]"""
    lying = s.critters[: s.critters_size]
    for rows, sizes in ((s.discard, s.discard_size), (s.pile, s.pile_size)):
        lying += [card for row, size in zip(rows, sizes, strict=True) for card in row[:size]]
    if shows_critters(s):
        lying += s.shown_cards[: s.cards_shown]
    counted = [s.box_critters, *s.hand, *s.table, *s.pack]
    return [lying.count(critter) + sum(row[critter] for row in counted) for critter in range(CRITTERS)]


def traps_lying(s: State) -> list[int]:
    """Count the traps of each kind in the whole position. [H-40]"""
    lying = [*s.traps[: s.traps_size], *s.trap_discard[: s.trap_discard_size]]
    if not shows_critters(s):
        lying += s.shown_cards[: s.cards_shown]
    return [lying.count(trap) for trap in range(TRAPS)]


def shows_critters(s: State) -> bool:
    """Tell whether the cards on the table are critters, as for the owl, and not traps."""
    return bool(asks(s, KEEP_SOME))
