"""Answers of a single action: take or leave, evade or suffer, discard, drop. In the dialect."""

from __future__ import annotations

from rascals.core.agenda import pop
from rascals.core.events import tell
from rascals.games.heist import events
from rascals.games.heist.arrivals import begin_trap
from rascals.games.heist.box import BUTTERFLY, FOX, PIT, SECURITY, V5
from rascals.games.heist.critters import give_up_card, hold_none, pick_none, put_back, react
from rascals.games.heist.decks import discard_trap, take_card
from rascals.games.heist.ground import hazard_at
from rascals.games.heist.loot import chooses_food, drop_loot, highest, lowest_of, take
from rascals.games.heist.questions import (
    BY,
    HOLD_TILE,
    LEFT,
    OF_TRAPS,
    PICK_CARD,
    TAKE_LOOT,
    asks,
    top,
)
from rascals.games.heist.state import State
from rascals.games.heist.suspicion import suffer_security
from rascals.games.heist.traps import hooked, lose_card, lose_table_card, suffer_trap

# ---------------------------------------------------------------- loot


def take_highest(s: State, seat: int) -> None:
    """Take the highest loot, or the only kind there is. [H-08]"""
    pop(s)
    take(s, seat, highest(s, s.at[seat]))


def take_food(s: State, seat: int, kind: int) -> None:
    """Take food of the kind chosen. [H-08]"""
    pop(s)
    take(s, seat, kind)


def may_take_kind(s: State, seat: int, kind: int) -> int:
    """Return 1 if a crew may choose this food where it stands. [H-08]"""
    return 1 if chooses_food(s, s.at[seat]) and s.loot[s.at[seat]][kind] > 0 else 0


def leave(s: State, seat: int) -> None:
    """Decline loot, a card or a tile. [H-08, H-18.mole.v5, H-18.owl.v5, H-18.spider.v5]"""
    if asks(s, TAKE_LOOT):
        tell(s, events.LOOT_LEFT, seat, s.at[seat])
        pop(s)
    elif asks(s, PICK_CARD):
        pick_none(s, seat)
    elif asks(s, HOLD_TILE):
        hold_none(s, seat)
    else:
        put_back(s, seat)


# ---------------------------------------------------------------- reactions


def evading(s: State, seat: int) -> int:
    """Return the critter that evades the hazard met. [H-19]"""
    return BUTTERFLY if s.cards_shown == 0 and hazard_at(s, s.at[seat]) == SECURITY else FOX


def evade(s: State, seat: int, critter: int) -> None:
    """React with a critter of the hand. [H-19]"""
    evade_with(s, seat, critter, 0)


def evade_from_table(s: State, seat: int, critter: int) -> None:
    """React with a critter of the table. [H-17, H-19]"""
    evade_with(s, seat, critter, 1)


def evade_with(s: State, seat: int, critter: int, from_table: int) -> None:
    """React: security does not act, a trap is not drawn or, if turned up, has no effect. [H-19, H-18.fox.v5]"""
    pop(s)
    react(s, seat, critter, from_table)
    tell(s, events.SECURITY_EVADED if critter == BUTTERFLY else events.TRAP_EVADED, seat)
    if s.cards_shown > 0:
        discard_shown_trap(s)


def discard_shown_trap(s: State) -> None:
    """Discard the trap that was turned up. [H-18.fox.v5]"""
    trap = s.shown_cards[0]
    take_card(s, trap)
    discard_trap(s, trap)


def suffer(s: State, seat: int) -> None:
    """Let the security or trap met act. [H-19, H-20, H-22]"""
    critter = evading(s, seat)
    reason, left = top(s, BY), top(s, LEFT)
    pop(s)
    tell(s, events.SUFFERED, seat)
    if critter == BUTTERFLY:
        suffer_security(s, seat)
    elif s.edition == V5:
        trap = s.shown_cards[0]
        take_card(s, trap)
        suffer_trap(s, seat, trap, reason, left)
    else:
        begin_trap(s, seat, reason)


# ---------------------------------------------------------------- cards


def discard_one(s: State, seat: int, critter: int) -> None:
    """Discard a hand card because of the pit or v1's raccoon. [H-22.pit.v2, H-18.raccoon.v1]"""
    reason = top(s, BY)
    pop(s)
    if reason == OF_TRAPS + PIT:
        lose_card(s, seat, critter)
    else:
        give_up_card(s, seat, critter)


def discard_from_table(s: State, seat: int, critter: int) -> None:
    """Discard a table card because of the pit. [H-22.pit.v4]"""
    pop(s)
    lose_table_card(s, seat, critter)


# ---------------------------------------------------------------- the hook


def drop(s: State, seat: int, cell: int) -> None:
    """Drop the hooked loot on the place that the player to the right names. [H-22.hook.v2]"""
    pop(s)
    victim = hooked(s, seat)
    drop_loot(s, victim, lowest_of(s.carried[victim]), cell)
