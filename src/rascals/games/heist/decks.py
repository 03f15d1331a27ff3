"""The decks of path tiles, critters and traps, top last, and who knows which cards. In the dialect. [H-37]"""

from __future__ import annotations

from rascals.core.dealing import shuffle
from rascals.core.events import emit
from rascals.core.rows import clear
from rascals.core.state import Row
from rascals.games.heist import events
from rascals.games.heist.components import CRITTERS, OWL
from rascals.games.heist.state import NOTHING, VIEWERS, State

# ---------------------------------------------------------------- rows of cards


def fill(s: State, row: Row, counts: Row) -> int:
    """Fill a deck with the given number of each kind, and shuffle it; return its size. [H-03, H-18, H-22]"""
    size = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            row[size] = kind
            size += 1
    shuffle(s, row, 0, size)
    return size


def top_of(row: Row, known: Row, place: int) -> int:
    """Take the top card of a deck, which is at `place`."""
    card = row[place]
    row[place] = 0
    known[place] = 0
    return card


def find(row: Row, size: int, card: int) -> int:
    """Return the first place of a card among the first `size` of a row; -1 if it is not there."""
    for place in range(size):
        if row[place] == card:
            return place
    return -1


def take_out(row: Row, size: int, place: int) -> None:
    """Take the card at a place out of the first `size` of a row; the others keep their order."""
    for later in range(place, size - 1):
        row[later] = row[later + 1]
    row[size - 1] = 0


# ---------------------------------------------------------------- path tiles


def fill_decks(s: State) -> None:
    """Shuffle all tiles, critters and traps; set aside the tiles that are removed unseen before a layout. [H-12]"""
    s.stack_size = fill(s, s.stack, s.tile_counts)
    s.set_aside = min(s.removed_tiles[s.players - 2], s.stack_size)
    s.critters_size = fill(s, s.critters, s.critter_counts)
    s.traps_size = fill(s, s.traps, s.trap_counts)


def tiles_left(s: State) -> int:
    """Return the number of tiles that can be drawn."""
    return s.stack_size - s.set_aside


def draw_tile(s: State) -> int:
    """Take the top tile; there must be one."""
    s.stack_size -= 1
    return top_of(s.stack, s.stack_known, s.stack_size)


def put_tile_back(s: State, kind: int, audience: int) -> None:
    """Put a tile on the stack; `audience`: the mask of seats that know it. [H-18.mole.v5, H-18.spider.v5]"""
    s.stack[s.stack_size] = kind
    s.stack_known[s.stack_size] = audience
    s.stack_size += 1


def shuffle_stack(s: State) -> None:
    """Shuffle the drawable tiles; known positions lapse. [H-37]"""
    shuffle(s, s.stack, s.set_aside, s.stack_size)
    clear(s.stack_known)


def show_tile(s: State, kind: int) -> None:
    """Lay a tile on the table."""
    s.shown_tiles[s.shown] = kind
    s.shown += 1


def take_shown(s: State, kind: int) -> None:
    """Take a tile of this kind from the table; the others keep their order."""
    take_out(s.shown_tiles, s.shown, find(s.shown_tiles, s.shown, kind))
    s.shown -= 1


# ---------------------------------------------------------------- critters


def draw_critter(s: State) -> int:
    """Take the top critter; there must be one. [H-33]"""
    s.critters_size -= 1
    return top_of(s.critters, s.critters_known, s.critters_size)


def put_under(s: State, critter: int, seat: int) -> None:
    """Put a critter, which the seat knows, under the deck. [H-18.owl.v1]"""
    for place in range(s.critters_size, 0, -1):
        s.critters[place] = s.critters[place - 1]
        s.critters_known[place] = s.critters_known[place - 1]
    s.critters[0] = critter
    s.critters_known[0] = 1 << seat
    s.critters_size += 1


def discard_pile(s: State, seat: int) -> int:
    """Return the index of the seat's discard pile: in v1 one pile serves all. [H-17]"""
    return 0 if s.edition == 0 else seat


def put_on_discard(s: State, seat: int, critter: int) -> None:
    """Lay a critter on a seat's discard pile. [H-17]"""
    pile = discard_pile(s, seat)
    s.discard[pile][s.discard_size[pile]] = critter
    s.discard_size[pile] += 1


def take_from_discard(s: State, seat: int) -> int:
    """Take the top critter of a seat's discard pile; there must be one."""
    pile = discard_pile(s, seat)
    s.discard_size[pile] -= 1
    critter = s.discard[pile][s.discard_size[pile]]
    s.discard[pile][s.discard_size[pile]] = 0
    return critter


# ---------------------------------------------------------------- traps


def trap_cards(s: State) -> int:
    """Return the number of trap cards in deck and discard."""
    return s.traps_size + s.trap_discard_size


def ready_traps(s: State) -> None:
    """Shuffle the trap discard into a new deck if the deck is empty. [H-22]"""
    if s.traps_size > 0 or s.trap_discard_size == 0:
        return
    for place in range(s.trap_discard_size):
        s.traps[place] = s.trap_discard[place]
        s.trap_discard[place] = 0
    s.traps_size = s.trap_discard_size
    s.trap_discard_size = 0
    clear(s.traps_known)
    shuffle(s, s.traps, 0, s.traps_size)
    emit(s, events.TRAPS_SHUFFLED)


def draw_trap(s: State) -> int:
    """Take the top trap; NOTHING if deck and discard are empty. [H-22]"""
    ready_traps(s)
    if s.traps_size == 0:
        return NOTHING
    s.traps_size -= 1
    return top_of(s.traps, s.traps_known, s.traps_size)


def discard_trap(s: State, trap: int) -> None:
    """Put a trap on the trap discard. [H-22]"""
    s.trap_discard[s.trap_discard_size] = trap
    s.trap_discard_size += 1


# ---------------------------------------------------------------- cards on the table


def show_card(s: State, card: int) -> None:
    """Lay a critter or a trap on the table for a question."""
    s.shown_cards[s.cards_shown] = card
    s.cards_shown += 1


def take_card(s: State, card: int) -> None:
    """Take a card of this kind from the table; the others keep their order."""
    take_out(s.shown_cards, s.cards_shown, find(s.shown_cards, s.cards_shown, card))
    s.cards_shown -= 1


def cards_alike(s: State, card: int) -> int:
    """Return the number of cards of this kind on the table."""
    count = 0
    for place in range(s.cards_shown):
        count += 1 if s.shown_cards[place] == card else 0
    return count


# ---------------------------------------------------------------- what seats have seen


def learn(s: State, viewer: int, owner: int, critter: int) -> None:
    """Record that a viewer knows one more such card in a hand. [H-37]"""
    if viewer != owner:
        s.facts[viewer][owner * CRITTERS + critter] += 1


def all_learn(s: State, owner: int, critter: int) -> None:
    """Record that everybody knows one more such card in a hand. [H-28, H-37]"""
    for viewer in range(VIEWERS):
        learn(s, viewer, owner, critter)


def learn_hand(s: State, viewer: int, owner: int) -> None:
    """Record that a viewer knows a whole hand. [H-18.owl.v5]"""
    for critter in range(CRITTERS):
        s.facts[viewer][owner * CRITTERS + critter] = s.hand[owner][critter]


def leaves_openly(s: State, owner: int, critter: int) -> None:
    """Record that a card has left a hand openly: viewers who knew of it know of one fewer. [H-37]"""
    for viewer in range(VIEWERS):
        if s.facts[viewer][owner * CRITTERS + critter] > 0:
            s.facts[viewer][owner * CRITTERS + critter] -= 1


def leaves_unseen(s: State, owner: int, seer: int, critter: int, owls: int) -> None:
    """Record that only `seer` saw a card leave a hand: others' facts about it lapse, except given `owls`. [H-37]"""
    for viewer in range(VIEWERS):
        if viewer == seer:
            s.facts[viewer][owner * CRITTERS + critter] -= 1
        else:
            for other in range(CRITTERS):
                s.facts[viewer][owner * CRITTERS + other] = owls if other == OWL and viewer != owner else 0


def forget_pile(s: State, pile: int, taker: int) -> None:
    """Record that a seat took from a pile: all others' facts about it lapse. [H-37]"""
    for place in range(s.pile_size[pile]):
        s.pile_known[pile][place] &= 1 << taker
