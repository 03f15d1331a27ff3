"""The events of GoodCritters: what the rules report, and who may know it. [G-40]

`unsettles`: the event takes back the others' ready, as a change or an exchange. [G-34] `reveals`: it turns up cards or
choices.
"""

from __future__ import annotations

from typing import get_args

from rascals.core.events import Events, Param
from rascals.core.meaning import SEAT
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_NAMES
from rascals.games.goodcritters.view_types import Side, Token

PASSES, TIE, FAILS = range(3)
RESULTS = ("passes", "tie", "fails")
END_REASONS = ("", "fuzz-loot", "fuzz-two", "fuzz-skim", "fuzz-bonus")
TOKEN_NAMES: tuple[Token, ...] = get_args(Token)
SIDE_NAMES: tuple[Side, ...] = get_args(Side)
_SEAT, _TO, _FROM, _BY = Param("seat", SEAT), Param("to", SEAT), Param("from", SEAT), Param("by", SEAT)
_CARD, _SECRET = Param("card", CARD_NAMES), Param("card", CARD_NAMES, secret=True)
_CARDS, _SECRETS = Param("cards", CARD_NAMES, rest=True), Param("cards", CARD_NAMES, rest=True, secret=True)
_PAYS, _LOOT = Param("payoff_cards"), Param("loot")
_ACTION, _SECRET_ACTION = Param("action", ACTION_NAMES), Param("action", ACTION_NAMES, secret=True)

EVENTS = Events()

DEALT = EVENTS.declare("dealt", _SEAT, _SECRETS)
ROUND_BEGAN = EVENTS.declare("round_began", Param("round"), Param("boss", SEAT), Param("term"))
TURNED_OVER = EVENTS.declare("turned_over", _CARDS, reveals=True)
SHARED = EVENTS.declare("shared", _TO, _CARDS)
THREATENED = EVENTS.declare("threatened", _SEAT, _TO, unsettles=True)
THREAT_WITHDRAWN = EVENTS.declare("threat_withdrawn", _SEAT, unsettles=True)
CHOSEN = EVENTS.declare("chosen", _SEAT, _SECRET_ACTION)
CHOICE_CHANGED = EVENTS.declare("choice_changed", _SEAT, _SECRET_ACTION, unsettles=True)
BECAME_READY = EVENTS.declare("ready", _SEAT)
UNREADY = EVENTS.declare("unready", _SEAT)
SAID_DONE = EVENTS.declare("done", _SEAT)
PROMO_USED = EVENTS.declare("promo_used", _SEAT, _CARD, unsettles=True)
PAYOFF_SET = EVENTS.declare(
    "payoff_set", _SEAT, _TO, Param("token", TOKEN_NAMES), Param("side", SIDE_NAMES), _PAYS, _LOOT, unsettles=True
)
PAYOFF_OPEN = EVENTS.declare("payoff_open", _SEAT, _TO, _CARDS, reveals=True)
PAYOFF_SHOWN = EVENTS.declare("payoff_shown", _SEAT, _TO, _SECRETS, private=True, knowers=2)
PAYOFF_HIDDEN = EVENTS.declare("payoff_hidden", _SEAT, _TO, _SECRETS, private=True)
PAYOFF_UNSET = EVENTS.declare("payoff_unset", _SEAT, _TO, Param("token", TOKEN_NAMES), _PAYS, _LOOT, unsettles=True)
OFFERED = EVENTS.declare(
    "offered",
    *(_SEAT, _TO, _PAYS, Param("shown"), Param("hidden"), Param("asked_payoff_cards"), Param("asked_any")),
    unsettles=True,
)
OFFER_OPEN = EVENTS.declare("offer_open", _SEAT, _TO, _CARDS, reveals=True)
OFFER_SHOWN = EVENTS.declare("offer_shown", _SEAT, _TO, _SECRETS, private=True, knowers=2)
OFFER_HIDDEN = EVENTS.declare("offer_hidden", _SEAT, _TO, _SECRETS, private=True)
OFFER_ASKS_OPEN = EVENTS.declare("offer_asks_open", _SEAT, _TO, _CARDS)
OFFER_ASKS_SHOWN = EVENTS.declare("offer_asks_shown", _SEAT, _TO, _CARDS)
ACCEPTED = EVENTS.declare("accepted", _SEAT, Param("maker", SEAT), unsettles=True)
DECLINED = EVENTS.declare("declined", _SEAT, Param("maker", SEAT))
WITHDRAWN = EVENTS.declare("withdrawn", _SEAT, _TO)
LAPSED = EVENTS.declare("lapsed", _SEAT, _TO, reveals=True)
EXCHANGED = EVENTS.declare("exchanged", _FROM, _TO, _PAYS, _LOOT)
EXCHANGED_OPEN = EVENTS.declare("exchanged_open", _FROM, _TO, _CARDS, reveals=True)
EXCHANGED_CLOSED = EVENTS.declare("exchanged_closed", _FROM, _TO, _SECRETS, private=True, knowers=2)
REVEALED = EVENTS.declare("revealed", _SEAT, _ACTION, reveals=True)
GUARD_REVEALED = EVENTS.declare("guard_revealed", _SEAT, _BY, reveals=True)
ROBBED = EVENTS.declare("robbed", _BY, _FROM, _SECRET, knowers=2)
NOTHING_TO_ROB = EVENTS.declare("nothing_to_rob", _BY, _FROM)
ROB_WITHOUT_THREAT = EVENTS.declare("rob_without_threat", _BY)
GUARD_TOOK = EVENTS.declare("guard_took", _BY, _FROM, _SECRET, knowers=2)
NOTHING_TO_TAKE = EVENTS.declare("nothing_to_take", _BY, _FROM)
LOOKOUT_STOPPED = EVENTS.declare("lookout_stopped", _SEAT, _BY)
GUARD_BYPASSED = EVENTS.declare("guard_bypassed", _SEAT, _BY)
SKIMMED = EVENTS.declare("skimmed", _SEAT, _SECRET)
SKIM_TOO_LATE = EVENTS.declare("skim_too_late", _SEAT)
FUZZ_SKIMMED = EVENTS.declare("fuzz_skimmed", _SEAT, reveals=True)
PILE_EMPTY = EVENTS.declare("pile_empty", _SEAT)
PAYOFF_WON = EVENTS.declare("payoff_won", _SEAT, _TO, Param("token", TOKEN_NAMES), _PAYS, _LOOT)
PAYOFF_WON_LOOT = EVENTS.declare("payoff_won_loot", _SEAT, _TO, _SECRETS, private=True, knowers=2)
PAYOFF_RETURNED = EVENTS.declare("payoff_returned", _SEAT, _TO, Param("token", TOKEN_NAMES), _PAYS, _LOOT)
VOTED = EVENTS.declare("voted", Param("yes"), Param("no"), Param("result", RESULTS), staged=True)
SHARES_TAKEN = EVENTS.declare("shares_taken", _SEAT, _CARDS)
SHARES_RETURNED = EVENTS.declare("shares_returned")
BONUS = EVENTS.declare("bonus", _SEAT, _SECRET)
FUZZ_BONUS_SHOWN = EVENTS.declare("fuzz_bonus", _SEAT, reveals=True)
FUZZ_SHOWN = EVENTS.declare("fuzz", reveals=True)
LOOT_LOST = EVENTS.declare("loot_lost", _CARDS)
GAME_OVER = EVENTS.declare("game_over", Param("reason", END_REASONS))
STASH_SHOWN = EVENTS.declare("stash_shown", _SEAT, _CARDS, reveals=True)
SCORED = EVENTS.declare("scored", _SEAT, _LOOT, _PAYS, Param("promos"), Param("score"))
