"""The events of GoodCritters: what the rules report, and to whom. [G-40]

`unsettles`: the event takes back the others' `ready`, as a change or an exchange does. [G-34] `reveals`: it reveals
cards or choices.
"""

from __future__ import annotations

from typing import get_args

from rascals.core.codecs import SEAT
from rascals.core.events import Events, Param
from rascals.games.goodcritters.components import ACTION_NAMES, CARD_NAMES
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
_LYING = (_SEAT, _TO, Param("token", TOKEN_NAMES))
_ACTION, _SECRET_ACTION = Param("action", ACTION_NAMES), Param("action", ACTION_NAMES, secret=True)

# Conditions on payoffs, offers and exchanges in the state. Gifts are counted by card and manner: open, shown, hidden.
_AT = "seat * components.TOKENS + token"
_PAYOFF = (
    f"to == s.token_to[{_AT}] and side == s.token_side[{_AT}] and payoff_cards == s.token_cards[{_AT}]"
    f" and loot == deals.lies_in(s, {_AT})"
)
_PAYOFF_GONE = (
    f"to == was.token_to[{_AT}] != s.token_to[{_AT}] and payoff_cards == was.token_cards[{_AT}]"
    f" and loot == deals.lies_in(was, {_AT})"
)
_PAYOFF_LOOT = (
    "to in began.token_to[seat * components.TOKENS : (seat + 1) * components.TOKENS] and cards "
    "== kinds(s.old_gives[2::3])"
)
_DRAFT = "seat == s.drafter and to == s.draft_to"
_OPEN, _SHOWN, _HIDDEN = (f"{_DRAFT} and cards == kinds(s.draft_gives[{manner}::3])" for manner in range(3))
_OFFER = (
    "[payoff_cards, asked_payoff_cards, asked_any]"
    " == [row[seat * components.SEATS + to] for row in (s.offer_pays, s.offer_asks, s.offer_any)]"
    f" and {_DRAFT} and shown == sum(s.draft_gives[1::3]) and hidden == sum(s.draft_gives[2::3])"
)
_SIDES, _GIFTS = "{from_, to} == {s.drafter, s.draft_to}", "(s.old_gives if to == s.drafter else s.draft_gives)"
_EXCHANGE = (
    f"{_SIDES} and loot == sum({_GIFTS})"
    " and payoff_cards == (s.offer_pays[from_ * components.SEATS + to] if to == s.drafter else s.draft_asks)"
)
_TAKEN = "up.stash[by][card] == down.stash[from_][card] == 1"
_POINTS = (
    "seat == nth and loot == rounds.loot_value(s, seat) and payoff_cards == rounds.payoff_value(s, seat)"
    " and promos == rounds.promo_value(s, seat) and score == rules.score(s, seat)"
)

EVENTS = Events()

DEALT = EVENTS.declare("dealt", _SEAT, _SECRETS, holds="seat == nth and cards == kinds(s.stash[seat])")
ROUND_BEGAN = EVENTS.declare(
    "round_began",
    Param("round"),
    Param("boss", SEAT),
    Param("term"),
    holds="round == s.round and boss == s.boss and term == s.term",
)
TURNED_OVER = EVENTS.declare("turned_over", _CARDS, reveals=True, holds="cards == s.middle[was.lying : s.lying]")
SHARED = EVENTS.declare("shared", _TO, _CARDS, holds="cards == kinds(s.shares[to])")
THREATENED = EVENTS.declare("threatened", _SEAT, _TO, unsettles=True, holds="seat == actor and to == s.threat[seat]")
THREAT_WITHDRAWN = EVENTS.declare(
    "threat_withdrawn", _SEAT, unsettles=True, holds="s.threat[seat] == state.NOBODY != was.threat[seat]"
)
CHOSEN = EVENTS.declare("chosen", _SEAT, _SECRET_ACTION, holds="action == s.chosen[seat] != was.chosen[seat]")
CHOICE_CHANGED = EVENTS.declare(
    "choice_changed", _SEAT, _SECRET_ACTION, unsettles=True, holds="action == s.chosen[seat] != was.chosen[seat]"
)
BECAME_READY = EVENTS.declare("ready", _SEAT, holds="up.ready[seat] == 1")
UNREADY = EVENTS.declare("unready", _SEAT, holds="down.ready[seat] == 1")
SAID_DONE = EVENTS.declare("done", _SEAT, holds="seat == was.turn != s.turn")
PROMO_USED = EVENTS.declare("promo_used", _SEAT, _CARD, unsettles=True, holds="down.stash[seat][card] == 1")
PAYOFF_SET = EVENTS.declare(
    "payoff_set", *_LYING, Param("side", SIDE_NAMES), _PAYS, _LOOT, unsettles=True, holds=_PAYOFF
)
PAYOFF_OPEN = EVENTS.declare("payoff_open", _SEAT, _TO, _CARDS, reveals=True, holds=_OPEN)
PAYOFF_SHOWN = EVENTS.declare("payoff_shown", _SEAT, _TO, _SECRETS, private=True, audience=2, holds=_SHOWN)
PAYOFF_HIDDEN = EVENTS.declare("payoff_hidden", _SEAT, _TO, _SECRETS, private=True, holds=_HIDDEN)
PAYOFF_UNSET = EVENTS.declare("payoff_unset", *_LYING, _PAYS, _LOOT, unsettles=True, holds=_PAYOFF_GONE)
OFFERED = EVENTS.declare(
    "offered",
    *(_SEAT, _TO, _PAYS, Param("shown"), Param("hidden"), Param("asked_payoff_cards"), Param("asked_any")),
    unsettles=True,
    holds=_OFFER,
)
OFFER_OPEN = EVENTS.declare("offer_open", _SEAT, _TO, _CARDS, reveals=True, holds=_OPEN)
OFFER_SHOWN = EVENTS.declare("offer_shown", _SEAT, _TO, _SECRETS, private=True, audience=2, holds=_SHOWN)
OFFER_HIDDEN = EVENTS.declare("offer_hidden", _SEAT, _TO, _SECRETS, private=True, holds=_HIDDEN)
OFFER_ASKS_OPEN = EVENTS.declare(
    "offer_asks_open", _SEAT, _TO, _CARDS, holds=f"{_DRAFT} and cards == kinds(s.draft_wants[0::2])"
)
OFFER_ASKS_SHOWN = EVENTS.declare(
    "offer_asks_shown", _SEAT, _TO, _CARDS, holds=f"{_DRAFT} and cards == kinds(s.draft_wants[1::2])"
)
ACCEPTED = EVENTS.declare(
    "accepted", _SEAT, Param("maker", SEAT), unsettles=True, holds="seat == actor == s.drafter and maker == s.draft_to"
)
DECLINED = EVENTS.declare(
    "declined", _SEAT, Param("maker", SEAT), holds="down.offer[maker * components.SEATS + seat] == 1"
)
WITHDRAWN = EVENTS.declare("withdrawn", _SEAT, _TO, holds="down.offer[seat * components.SEATS + to] == 1")
LAPSED = EVENTS.declare("lapsed", _SEAT, _TO, reveals=True, holds="down.offer[seat * components.SEATS + to] == 1")
EXCHANGED = EVENTS.declare("exchanged", _FROM, _TO, _PAYS, _LOOT, holds=_EXCHANGE)
EXCHANGED_OPEN = EVENTS.declare(
    "exchanged_open", _FROM, _TO, _CARDS, reveals=True, holds=f"{_SIDES} and cards == kinds({_GIFTS}[0::3])"
)
EXCHANGED_CLOSED = EVENTS.declare(
    "exchanged_closed",
    _FROM,
    _TO,
    _SECRETS,
    private=True,
    audience=2,
    holds=f"{_SIDES} and cards in (kinds({_GIFTS}[1::3]), kinds({_GIFTS}[2::3]))",
)
REVEALED = EVENTS.declare(
    "revealed", _SEAT, _ACTION, reveals=True, holds="up.shown[seat] == 1 and action == s.chosen[seat]"
)
GUARD_REVEALED = EVENTS.declare(
    "guard_revealed", _SEAT, _BY, reveals=True, holds="up.shown[seat] == 1 and s.threat[by] == seat"
)
ROBBED = EVENTS.declare("robbed", _BY, _FROM, _SECRET, audience=2, holds=f"{_TAKEN} and s.threat[by] == from_")
NOTHING_TO_ROB = EVENTS.declare("nothing_to_rob", _BY, _FROM, holds="s.threat[by] == from_ and s.held[from_] == 0")
ROB_WITHOUT_THREAT = EVENTS.declare(
    "rob_without_threat", _BY, holds="s.chosen[by] == components.ROB and s.threat[by] == state.NOBODY"
)
GUARD_TOOK = EVENTS.declare("guard_took", _BY, _FROM, _SECRET, audience=2, holds=f"{_TAKEN} and s.threat[from_] == by")
NOTHING_TO_TAKE = EVENTS.declare("nothing_to_take", _BY, _FROM, holds="s.threat[from_] == by and s.held[from_] == 0")
LOOKOUT_STOPPED = EVENTS.declare(
    "lookout_stopped", _SEAT, _BY, holds="s.threat[by] == seat and s.active[seat][components.LOOKOUT]"
)
GUARD_BYPASSED = EVENTS.declare(
    "guard_bypassed", _SEAT, _BY, holds="s.threat[by] == seat and s.active[by][components.SKELETON_KEY]"
)
SKIMMED = EVENTS.declare(
    "skimmed", _SEAT, _SECRET, holds="s.chosen[seat] == components.SKIM and up.stash[seat][card] == 1"
)
SKIM_TOO_LATE = EVENTS.declare("skim_too_late", _SEAT, holds="s.chosen[seat] == components.SKIM and s.skimmed")
FUZZ_SKIMMED = EVENTS.declare(
    "fuzz_skimmed", _SEAT, reveals=True, holds="s.chosen[seat] == components.SKIM and up.fuzz_out == 1"
)
PILE_EMPTY = EVENTS.declare(
    "pile_empty", _SEAT, holds="(s.chosen[seat] == components.SKIM or seat == s.boss) and s.top == s.bottom"
)
PAYOFF_WON = EVENTS.declare("payoff_won", *_LYING, _PAYS, _LOOT, holds=_PAYOFF_GONE)
PAYOFF_WON_LOOT = EVENTS.declare("payoff_won_loot", _SEAT, _TO, _SECRETS, private=True, audience=2, holds=_PAYOFF_LOOT)
PAYOFF_RETURNED = EVENTS.declare("payoff_returned", *_LYING, _PAYS, _LOOT, holds=_PAYOFF_GONE)
VOTED = EVENTS.declare(
    "voted",
    Param("yes"),
    Param("no"),
    Param("result", RESULTS),
    staged=True,
    holds="yes == s.yes and no == s.no and result == (yes <= no) + (yes < no)",
)
SHARES_TAKEN = EVENTS.declare(
    "shares_taken", _SEAT, _CARDS, holds="cards == kinds(was.shares[seat]) == kinds(up.stash[seat])"
)
SHARES_RETURNED = EVENTS.declare(
    "shares_returned", holds="up.lying == sum(map(sum, was.shares)) and not any(map(any, s.shares))"
)
BONUS = EVENTS.declare("bonus", _SEAT, _SECRET, holds="seat == s.boss and up.stash[seat][card] == 1")
FUZZ_BONUS_SHOWN = EVENTS.declare("fuzz_bonus", _SEAT, reveals=True, holds="seat == s.boss and up.fuzz_out == 1")
FUZZ_SHOWN = EVENTS.declare("fuzz", reveals=True, holds="s.pile[s.top - 1] == components.FUZZ")
LOOT_LOST = EVENTS.declare("loot_lost", _CARDS, holds="cards == s.middle[: s.lying]")
GAME_OVER = EVENTS.declare("game_over", Param("reason", END_REASONS), holds="s.phase == state.OVER and reason == s.end")
STASH_SHOWN = EVENTS.declare("stash_shown", _SEAT, _CARDS, reveals=True, holds="cards == kinds(s.stash[seat])")
SCORED = EVENTS.declare("scored", _SEAT, _LOOT, _PAYS, Param("promos"), Param("score"), holds=_POINTS)
