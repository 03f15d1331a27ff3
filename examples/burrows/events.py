"""The events of Burrows, and who may know their values. [B-23, B-25]"""

from rascals.core.codecs import SEAT
from rascals.core.events import Events, Param

from .components import BOARD, CARDS

_SEAT, _BY, _FROM = Param("seat", SEAT), Param("by", SEAT), Param("from", SEAT)
_PLACE, _CARD, _SECRET = Param("place", BOARD.places), Param("card", CARDS), Param("card", CARDS, secret=True)

EVENTS = Events()
DEALT = EVENTS.declare(
    "dealt", _SEAT, Param("cards", CARDS, secret=True, rest=True), holds="seat == nth and cards == kinds(s.hand[seat])"
)
WEASEL_DRAWN = EVENTS.declare("weasel_drawn", _SEAT, private=True, holds="seat == s.weasel")
ROUND_BEGAN = EVENTS.declare("round_began", Param("round"), holds="round == s.round > was.round")
MOVED = EVENTS.declare("moved", _SEAT, _PLACE, holds="seat == actor and place == s.place[seat]")
DUG = EVENTS.declare("dug", _SEAT, _SECRET, holds="seat == actor and up.hand[seat][card] == 1")
STORED = EVENTS.declare("stored", _SEAT, _CARD, holds="down.hand[seat][card] == up.larder[seat][card] == 1")
THEFT_TRIED = EVENTS.declare("theft_tried", _BY, _FROM, holds="by == actor and from_ == rules.top_seat(s)")
ALARM_RAISED = EVENTS.declare(
    "alarm_raised",
    _FROM,
    _BY,
    _PLACE,
    reveals=True,
    holds="by == s.turn and down.hand[from_][components.ALARM] == 1 and place == s.place[by]",
)
STOLEN = EVENTS.declare(
    "stolen", _BY, _FROM, _CARD, reveals=True, holds="up.hand[by][card] == down.hand[from_][card] == 1"
)
SUSPICION_BEGAN = EVENTS.declare("suspicion_began", holds="s.phase == state.SUSPICION")
SUSPECTED = EVENTS.declare(
    "suspected", _SEAT, Param("to", SEAT, secret=True), holds="seat == actor and to == s.suspect[seat]"
)
WEASEL_SHOWN = EVENTS.declare("weasel_shown", _SEAT, reveals=True, holds="seat == s.weasel")
SCORED = EVENTS.declare(
    "scored",
    _SEAT,
    Param("larder"),
    Param("bonus"),
    Param("score"),
    reveals=True,
    holds="seat == nth and [larder, bonus, score] == [f(s, seat) for f in (rules.stored, rules.bonus, rules.score)]",
)
