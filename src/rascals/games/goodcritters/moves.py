"""The moves of GoodCritters, in the order of their action numbers. A composite move consists of several. [G-37]

The rules have small actions: `give 3` (the next card of the middle), `payoff a yes 2:`, `add 5g~`, `for`, `finish`. The
notation has whole moves: `share 0:5,4 2:3,2`, `payoff a yes 2: P2 5 4~`, `accept 1: 3 2`; see `phrasing`.
"""

from __future__ import annotations

from rascals.core.moves import Seats, Terms, Verbs
from rascals.games.goodcritters import events
from rascals.games.goodcritters.components import ACTION_NAMES, CARD_NAMES, LOOT, PROMO_CARDS, PROMO_NAMES, SEATS
from rascals.games.goodcritters.notation import MANNER_NAMES, SHORT_NAMES, SUFFIXES

SIDES = len(events.SIDE_NAMES)  # a payoff token's sides: no, yes
SEAT = Seats(SEATS)
PROMO_TEXTS = [CARD_NAMES[card] for card in PROMO_CARDS]

VERBS = Verbs(
    "share SEAT:CARD,CARD SEAT:CARD … · threaten SEAT|none · choose guard|rob|skim|no|yes · ready · done"
    f" · promo {'|'.join(PROMO_NAMES)}"
    " · payoff a|b yes|no SEAT: P2 CARD CARD~ CARD? · payoff a|b none"
    " · offer SEAT: P2 CARD CARD~ CARD? for P2 CARD CARD~ ? · accept SEAT · accept SEAT: CARD · decline SEAT"
    " · withdraw SEAT · step by step: give SEAT · add P|CARD · for · ask P|CARD|? · pick CARD · finish"
)
GIVE = VERBS.add("give", whole="share", to=SEAT)  # the next card of the middle
THREATEN = VERBS.add("threaten", to=SEAT)
UNTHREATEN = VERBS.add("unthreaten", written="threaten none")
CHOOSE = VERBS.add("choose", action=ACTION_NAMES)
READY = VERBS.add("ready")
DONE = VERBS.add("done")
PROMO = VERBS.add("promo", card=Terms(PROMO_NAMES, PROMO_TEXTS, also=PROMO_TEXTS))
SET = VERBS.add(
    "payoff",
    written="payoff {token} {side} {to}:",
    begins=True,
    order=("to", "token", "side"),
    token=events.TOKEN_NAMES,
    side=events.SIDE_NAMES,
    to=SEAT,
)
UNSET = VERBS.add("unset", written="payoff {token} none", token=events.TOKEN_NAMES)
PROPOSE = VERBS.add("offer", written="offer {to}:", begins=True, to=SEAT)
ACCEPT = VERBS.add("accept", begins=True, maker=SEAT)  # an offer is named by its maker …
DECLINE = VERBS.add("decline", maker=SEAT)
WITHDRAW = VERBS.add("withdraw", to=SEAT)  # … here by its addressee
PAY = VERBS.add("pay", written="add P", within="P", also={"ask P": {}})  # one more payoff card; after FOR, a wanted one
CARD = VERBS.add(  # one more card: card * MANNERS + manner; in an answer, hidden, the one chosen for a `?`
    "add",
    written="add {card}{manner}",
    within="{card}{manner}",
    also={"ask {card}{manner}": {}, "pick {card}": {"manner": "hidden"}},
    card=Terms(SHORT_NAMES, CARD_NAMES[:LOOT], also=CARD_NAMES[:LOOT]),
    manner=Terms(SUFFIXES, MANNER_NAMES, also=("", " ~", " ?")),
)
FOR = VERBS.add("for", within="for")  # go on to what the offer wants
ANY_CARD = VERBS.add("ask", written="ask ?", within="?")  # wanted: any card
FINISH = VERBS.add("finish", within="")  # the payoff or offer is complete
ACTIONS = VERBS.count


def set_action(token: int, side: int, target: int) -> int:
    """Return the action that begins a payoff; `side` is 0 for no, 1 for yes."""
    return SET + (token * SIDES + side) * SEATS + target
