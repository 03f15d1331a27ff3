"""The events of GoodCritters: what the rules tell, and who may know it. [G-40]"""

from __future__ import annotations

from rascals.core.events import EventType, Param
from rascals.core.meaning import SEAT
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES

PASSES, TIE, FAILS = range(3)
RESULTS = ("passes", "tie", "fails")
END_REASONS = ("", "fuzz-loot", "fuzz-two", "fuzz-skim", "fuzz-bonus")
TOKEN_NAMES = ("a", "b")
SIDE_NAMES = ("no", "yes")


_SEAT, _TO, _FROM, _BY = Param("seat", SEAT), Param("to", SEAT), Param("from", SEAT), Param("by", SEAT)
_CARD, _SECRET = Param("card", CARD_NAMES), Param("card", CARD_NAMES, secret=True)
_CARDS, _SECRETS = Param("cards", CARD_NAMES, rest=True), Param("cards", CARD_NAMES, rest=True, secret=True)
_PAYS, _LOOT = Param("payoff_cards"), Param("loot")
_ACTION, _SECRET_ACTION = Param("action", ACTION_NAMES), Param("action", ACTION_NAMES, secret=True)

EVENTS = (
    EventType("dealt", (_SEAT, _SECRETS)),
    EventType("round_began", (Param("round"), Param("boss", SEAT), Param("term"))),
    EventType("turned_over", (_CARDS,)),
    EventType("shared", (_TO, _CARDS)),
    EventType("threatened", (_SEAT, _TO)),
    EventType("threat_withdrawn", (_SEAT,)),
    EventType("chosen", (_SEAT, _SECRET_ACTION)),
    EventType("choice_changed", (_SEAT, _SECRET_ACTION)),
    EventType("ready", (_SEAT,)),
    EventType("unready", (_SEAT,)),
    EventType("done", (_SEAT,)),
    EventType("promo_used", (_SEAT, _CARD)),
    EventType("payoff_set", (_SEAT, _TO, Param("token", TOKEN_NAMES), Param("side", SIDE_NAMES), _PAYS, _LOOT)),
    EventType("payoff_open", (_SEAT, _TO, _CARDS)),
    EventType("payoff_shown", (_SEAT, _TO, _SECRETS), private=True, knowers=2),
    EventType("payoff_hidden", (_SEAT, _TO, _SECRETS), private=True),
    EventType("payoff_unset", (_SEAT, _TO, Param("token", TOKEN_NAMES), _PAYS, _LOOT)),
    EventType(
        "offered",
        (_SEAT, _TO, _PAYS, Param("shown"), Param("hidden"), Param("asked_payoff_cards"), Param("asked_any")),
    ),
    EventType("offer_open", (_SEAT, _TO, _CARDS)),
    EventType("offer_shown", (_SEAT, _TO, _SECRETS), private=True, knowers=2),
    EventType("offer_hidden", (_SEAT, _TO, _SECRETS), private=True),
    EventType("offer_asks_open", (_SEAT, _TO, _CARDS)),
    EventType("offer_asks_shown", (_SEAT, _TO, _CARDS)),
    EventType("accepted", (_SEAT, Param("maker", SEAT))),
    EventType("declined", (_SEAT, Param("maker", SEAT))),
    EventType("withdrawn", (_SEAT, _TO)),
    EventType("lapsed", (_SEAT, _TO)),
    EventType("exchanged", (_FROM, _TO, _PAYS, _LOOT)),
    EventType("exchanged_open", (_FROM, _TO, _CARDS)),
    EventType("exchanged_closed", (_FROM, _TO, _SECRETS), private=True, knowers=2),
    EventType("revealed", (_SEAT, _ACTION)),
    EventType("guard_revealed", (_SEAT, _BY)),
    EventType("robbed", (_BY, _FROM, _SECRET), knowers=2),
    EventType("nothing_to_rob", (_BY, _FROM)),
    EventType("rob_without_threat", (_BY,)),
    EventType("guard_took", (_BY, _FROM, _SECRET), knowers=2),
    EventType("nothing_to_take", (_BY, _FROM)),
    EventType("lookout_stopped", (_SEAT, _BY)),
    EventType("guard_bypassed", (_SEAT, _BY)),
    EventType("skimmed", (_SEAT, _SECRET)),
    EventType("skim_too_late", (_SEAT,)),
    EventType("fuzz_skimmed", (_SEAT,)),
    EventType("pile_empty", (_SEAT,)),
    EventType("payoff_won", (_SEAT, _TO, Param("token", TOKEN_NAMES), _PAYS, _LOOT)),
    EventType("payoff_won_loot", (_SEAT, _TO, _SECRETS), private=True, knowers=2),
    EventType("payoff_returned", (_SEAT, _TO, Param("token", TOKEN_NAMES), _PAYS, _LOOT)),
    EventType("voted", (Param("yes"), Param("no"), Param("result", RESULTS))),
    EventType("shares_taken", (_SEAT, _CARDS)),
    EventType("shares_returned"),
    EventType("bonus", (_SEAT, _SECRET)),
    EventType("fuzz_bonus", (_SEAT,)),
    EventType("fuzz"),
    EventType("loot_lost", (_CARDS,)),
    EventType("game_over", (Param("reason", END_REASONS),)),
    EventType("stash_shown", (_SEAT, _CARDS)),
    EventType("scored", (_SEAT, _LOOT, _PAYS, Param("promos"), Param("score"))),
)
(
    DEALT,
    ROUND_BEGAN,
    TURNED_OVER,
    SHARED,
    THREATENED,
    THREAT_WITHDRAWN,
    CHOSEN,
    CHOICE_CHANGED,
    BECAME_READY,
    UNREADY,
    SAID_DONE,
    PROMO_USED,
    PAYOFF_SET,
    PAYOFF_OPEN,
    PAYOFF_SHOWN,
    PAYOFF_HIDDEN,
    PAYOFF_UNSET,
    OFFERED,
    OFFER_OPEN,
    OFFER_SHOWN,
    OFFER_HIDDEN,
    OFFER_ASKS_OPEN,
    OFFER_ASKS_SHOWN,
    ACCEPTED,
    DECLINED,
    WITHDRAWN,
    LAPSED,
    EXCHANGED,
    EXCHANGED_OPEN,
    EXCHANGED_CLOSED,
    REVEALED,
    GUARD_REVEALED,
    ROBBED,
    NOTHING_TO_ROB,
    ROB_WITHOUT_THREAT,
    GUARD_TOOK,
    NOTHING_TO_TAKE,
    LOOKOUT_STOPPED,
    GUARD_BYPASSED,
    SKIMMED,
    SKIM_TOO_LATE,
    FUZZ_SKIMMED,
    PILE_EMPTY,
    PAYOFF_WON,
    PAYOFF_WON_LOOT,
    PAYOFF_RETURNED,
    VOTED,
    SHARES_TAKEN,
    SHARES_RETURNED,
    BONUS,
    FUZZ_BONUS_SHOWN,
    FUZZ_SHOWN,
    LOOT_LOST,
    GAME_OVER,
    STASH_SHOWN,
    SCORED,
) = range(len(EVENTS))

# What takes back the others' ready, as it is told: a change, or an exchange. [G-34]
CHANGES_TOLD = (
    THREATENED,
    THREAT_WITHDRAWN,
    CHOICE_CHANGED,
    PROMO_USED,
    PAYOFF_SET,
    PAYOFF_UNSET,
    OFFERED,
    ACCEPTED,
)
