"""The events of Felicity: what the rules tell, and who may know it. [F-28]"""

from __future__ import annotations

from rascals.core.events import EventType, Param
from rascals.games.felicity.box import PETS

ALL_PASSED, BANK_SHORT = range(2)
_REASONS = ("all-passed", "bank-short")


def _pet(kind: int) -> str:
    return PETS[kind]


def _reason(code: int) -> str:
    return _REASONS[code]


_SEAT, _OWNER, _MICE, _BANK = Param("seat"), Param("owner"), Param("mice"), Param("bank")
_PET, _SECRET, _DOG = Param("pet", _pet), Param("pet", _pet, secret=True), Param("dog", _pet)
_PETS = Param("pets", _pet, rest=True)

EVENTS = (
    EventType("card_removed", (_SEAT, _SECRET)),
    EventType("round_began", (Param("round"), Param("start"))),
    EventType("placed", (_SEAT, _SECRET)),
    EventType("revealed", (_OWNER, _PET, Param("place"))),
    EventType("bid", (_SEAT, _MICE)),
    EventType("passed", (_SEAT, Param("returned"))),
    EventType("mice_taken", (_SEAT, Param("card"), _MICE)),
    EventType("paid", (_SEAT, _MICE)),
    EventType("cat_chased", (_DOG, _PET)),
    EventType("dog_left", (_DOG,)),
    EventType("dogs_left", (Param("dogs", _pet, rest=True),)),
    EventType("row_won", (_SEAT, _PETS)),
    EventType("row_removed", (_PETS,)),
    EventType("mouse_cards_filled", (_BANK,)),
    EventType("mouse_cards_empty", (Param("reason", _reason), _BANK)),
    EventType("game_over"),
    EventType("removed_shown", (_OWNER, _PET)),
    EventType("scored", (_SEAT, Param("cats"), _MICE, Param("score"))),
)
(
    CARD_REMOVED,
    ROUND_BEGAN,
    PLACED,
    REVEALED,
    BID_MADE,
    PASSED,
    MICE_TAKEN,
    PAID,
    CAT_CHASED,
    DOG_LEFT,
    DOGS_LEFT,
    ROW_WON,
    ROW_REMOVED,
    FILLED,
    EMPTY,
    GAME_OVER,
    REMOVED_SHOWN,
    SCORED,
) = range(len(EVENTS))
