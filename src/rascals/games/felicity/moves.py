"""The moves of Felicity, in the order of their action numbers; its events: what each reports, and to whom. [F-28]"""

from __future__ import annotations

from rascals.core.codecs import SEAT
from rascals.core.events import Events, Param
from rascals.core.moves import Numbers, Verbs
from rascals.games.felicity.state import PETS

VERBS = Verbs()
PLACE = VERBS.add("place", pet=PETS)
PASS = VERBS.add("pass")
BID = VERBS.add("bid", mice=Numbers(1))

ALL_PASSED, BANK_SHORT = range(2)
_REASONS = ("all-passed", "bank-short")
_SEAT, _OWNER, _MICE, _BANK = Param("seat", SEAT), Param("owner", SEAT), Param("mice"), Param("bank")
_PET, _SECRET, _DOG = Param("pet", PETS), Param("pet", PETS, secret=True), Param("dog", PETS)
_PETS = Param("pets", PETS, rest=True)
_POINTS = "seat == nth and cats == rules.cat_points(s, seat) and mice == s.mice[seat] and score == rules.score(s, seat)"

EVENTS = Events()
CARD_REMOVED = EVENTS.declare(
    "card_removed", _SEAT, _SECRET, holds="seat == nth and pet == rules.removed_card(s, seat)"
)
ROUND_BEGAN = EVENTS.declare(
    "round_began", Param("round"), Param("start", SEAT), holds="round == s.round and start == s.start == s.turn"
)
PLACED = EVENTS.declare(
    "placed", _SEAT, _SECRET, holds="seat == rules.owner(s, was.placed) and pet == s.row[was.placed]"
)
REVEALED = EVENTS.declare(
    "revealed",
    _OWNER,
    _PET,
    Param("place"),
    reveals=True,
    holds="place == s.revealed - 1 and owner == rules.owner(s, place) and pet == s.row[place]",
)
BID_MADE = EVENTS.declare("bid", _SEAT, _MICE, holds="seat == actor and mice == s.bid[seat] > was.bid[seat]")
PASSED = EVENTS.declare("passed", _SEAT, Param("returned"), holds="up.passed[seat] == 1 and returned == up.mice[seat]")
MICE_TAKEN = EVENTS.declare(
    "mice_taken",
    _SEAT,
    Param("card"),
    _MICE,
    holds="seat == actor and card == s.numbers[s.passes - 1] and mice == up.mice[seat]",
)
PAID = EVENTS.declare("paid", _SEAT, _MICE, holds="mice == up.bank == down.bid[seat]")
CAT_CHASED = EVENTS.declare(
    "cat_chased", _DOG, _PET, holds="s.row.count(dog) < was.row.count(dog) and s.row.count(pet) < was.row.count(pet)"
)
DOG_LEFT = EVENTS.declare("dog_left", _DOG, holds="s.row.count(dog) < was.row.count(dog)")
DOGS_LEFT = EVENTS.declare(
    "dogs_left", Param("dogs", PETS, rest=True), holds="dogs == [pet for pet in s.row if pet >= state.LARGE_DOG]"
)
ROW_WON = EVENTS.declare("row_won", _SEAT, _PETS, holds="seat == end.start and sorted(pets) == kinds(up.won[seat])")
ROW_REMOVED = EVENTS.declare("row_removed", _PETS, holds="pets == s.row[: s.placed]")
FILLED = EVENTS.declare(
    "mouse_cards_filled", _BANK, holds="bank == s.bank and s.on_card[: s.players - 1] == s.numbers[: s.players - 1]"
)
EMPTY = EVENTS.declare(
    "mouse_cards_empty", Param("reason", _REASONS), _BANK, holds="reason == (s.passes < s.players) and bank == s.bank"
)
GAME_OVER = EVENTS.declare("game_over", holds="s.phase == state.OVER")
REMOVED_SHOWN = EVENTS.declare(
    "removed_shown", _OWNER, _PET, reveals=True, holds="owner == nth and pet == rules.removed_card(s, owner)"
)
SCORED = EVENTS.declare("scored", _SEAT, Param("cats"), _MICE, Param("score"), holds=_POINTS)
