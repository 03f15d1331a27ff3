"""Writing and reading positions of GoodCritters as JSON. [Position]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rascals.core.errors import BadPosition
from rascals.core.reading import Reader
from rascals.games.goodcritters import events, notation, phrasing, state
from rascals.games.goodcritters.box import (
    CARD_VALUES,
    FUZZ,
    LOOT_COUNTS,
    PILE,
    PROMO_COUNTS,
    SEATS,
    SPECTATOR,
    TOKENS,
    VALUE_PLACES,
    VALUES,
    loot_rows,
)
from rascals.games.goodcritters.certainty import PLACES, count_value, learn_from_offers, watchers
from rascals.games.goodcritters.deals import owns_gifts
from rascals.games.goodcritters.drafting import put, wish_of
from rascals.games.goodcritters.moves import CARD
from rascals.games.goodcritters.rounds import OF_ROUND, clear_table
from rascals.games.goodcritters.state import State

# ---------------------------------------------------------------- step 3


Loot = TypeVar("Loot")
PAYOFF_KEYS = ("from", "token", "to", "side", "cards")
OFFER_KEYS = ("from", "to", "gives", "wants")
MOST_PAYOFFS = 100  # payoff cards in all: far above any game, so that counts stay small


def read_step(s: State, reader: Reader) -> None:
    """Read what belongs to step 3, and the used promo cards; BadPosition if it is invalid."""
    if s.phase in {state.BARGAIN, state.CHOOSE}:
        _check_choices(s, reader)
        for at, entry in enumerate(reader.values("payoffs", default=[])):
            _read_payoff(s, f"payoffs[{at}]", entry)
        _read_payoff_cards(s, reader)
        _read_offers(s, reader)
    else:
        bribes = bool(s.early_bribes) and s.phase == state.SHARE
        _check_step_is_empty(s, reader, bribes=bribes)
        _read_payoff_cards(s, reader)
        if bribes:
            reader.numbers("changes", s.players, 0, s.changes, default=s.made[: s.players])
            _read_offers(s, reader)
    _check_promos(s)


# ---------------------------------------------------------------- threats, action cards


def _check_step_is_empty(s: State, reader: Reader, *, bribes: bool) -> None:
    """Check that outside step 3 there are no threats, choices, payoffs, offers or active promo cards. [G-20, G-27]

    With early `bribes` there may be offers, and the changes made by them. [G-48]
    """
    bare = s.copy()
    clear_table(bare)
    may_be = {"changes", "offers"} if bribes else set()
    filled = [str(State.fields[name].entry) for name in OF_ROUND if getattr(s, name) != getattr(bare, name)]
    filled += [key for key in ("payoffs", "offers") if reader.data.get(key) not in (None, [])]
    for key in (key for key in filled if key not in may_be):
        sentence = "{key}: nothing of this in the phase {phase!r}, not {given!r}"
        values = {"key": key, "phase": state.PHASES[s.phase], "given": reader.data[key]}
        raise BadPosition(sentence, "goodcritters-error-step", **values)


def _check_choices(s: State, reader: Reader) -> None:
    """Check that threats and choices are given, and nobody threatens itself or has made too many changes."""
    reader.values("threats")
    reader.values("chosen")
    reader.numbers("changes", s.players, 0, s.changes, default=s.made[: s.players])
    for seat in range(s.players):
        if s.threat[seat] == seat:
            raise BadPosition("threats: seat {seat} threatens itself", "goodcritters-error-threat", seat=seat)
    if s.bargaining == state.TURNS:
        _check_turns(s)
    else:
        _check_ready(s)


def _check_turns(s: State) -> None:
    """Check that under turns nobody is ready, nobody has chosen early, and not all have chosen. [G-36]"""
    if any(s.ready):
        raise BadPosition("ready: in turns nobody says so", "goodcritters-error-ready-turns")
    chosen = [seat for seat in range(s.players) if s.chosen[seat] != state.NOTHING]
    if s.phase == state.BARGAIN and chosen:
        sentence = "chosen: in turns action cards are chosen in the phase {choose!r}, after the turns"
        raise BadPosition(sentence, "goodcritters-error-chosen-turns", choose=state.PHASES[state.CHOOSE])
    if len(chosen) == s.players:
        raise BadPosition("chosen: once all have chosen the step is over", "goodcritters-error-all-chosen")


def _check_ready(s: State) -> None:
    """Check that only seats that have chosen are ready, and not all: that would end the step. [G-34]"""
    for seat in range(s.players):
        if s.ready[seat] and s.chosen[seat] == state.NOTHING:
            sentence = "ready: seat {seat} has not chosen an action card"
            raise BadPosition(sentence, "goodcritters-error-ready-chosen", seat=seat)
    if all(s.ready[: s.players]):
        raise BadPosition("ready: once all are ready the step is over", "goodcritters-error-all-ready")


# ---------------------------------------------------------------- payoffs and offers


def _read_payoff_cards(s: State, reader: Reader) -> None:
    """Read each seat's payoff cards, without those on payoffs. [G-24, G-25]"""
    laid = [sum(s.token_cards[seat * TOKENS : (seat + 1) * TOKENS]) for seat in range(s.players)]
    usual = [max(s.first_payoff_cards - cards, 0) if s.payoffs else 0 for cards in laid]
    s.payoff_cards[: s.players] = reader.numbers("payoff_cards", s.players, 0, MOST_PAYOFFS, default=usual)
    if not s.payoffs and (any(s.payoff_cards) or any(to != state.NOBODY for to in s.token_to)):
        raise BadPosition("payoff_cards, payoffs: this game is played without", "goodcritters-error-no-payoffs")
    total = sum(s.payoff_cards) + sum(laid)
    if total > MOST_PAYOFFS:
        raise too_many("payoff_cards, payoffs", MOST_PAYOFFS, total)


def _read_payoff(s: State, where: str, data: object) -> None:
    entry = Reader.of(where, data, PAYOFF_KEYS)
    giver, target = _read_pair(s, entry, where)
    token = giver * TOKENS + entry.choice(f"{where}.token", events.TOKEN_NAMES)
    if s.token_to[token] != state.NOBODY:
        sentence = "{key}: each token of a seat lies before one player"
        raise BadPosition(sentence, "goodcritters-error-token", key=where)
    s.token_to[token] = target
    s.token_side[token] = entry.choice(f"{where}.side", events.SIDE_NAMES)
    s.token_cards[token], gifts = _read_laid(entry, f"{where}.cards", notation.read_items)
    _lay_out(s, token, gifts, [])
    if not gifts and not s.token_cards[token]:
        raise _no_cards(where)


def _read_pair(s: State, entry: Reader, where: str) -> tuple[int, int]:
    """Return giver and receiver, two different seats."""
    giver = entry.number(f"{where}.from", 0, s.players - 1)
    receiver = entry.number(f"{where}.to", 0, s.players - 1)
    if giver == receiver:
        raise BadPosition("{key}: from one seat to another", "goodcritters-error-to-self", key=where)
    return giver, receiver


def _no_cards(where: str) -> BadPosition:
    return BadPosition("{key}: at least one card belongs to it", "goodcritters-error-no-cards", key=where)


def _read_offers(s: State, reader: Reader) -> None:
    """Read the standing offers; in turns one at most, by the seat whose turn it is. [G-36, G-39]"""
    offers = reader.values("offers", default=[])
    if offers and (s.phase == state.CHOOSE or not s.payoffs):
        raise BadPosition("offers: none in this phase or game", "goodcritters-error-no-offers")
    for at, entry in enumerate(offers):
        _read_offer(s, f"offers[{at}]", entry)
    if s.bargaining == state.TURNS and sum(s.offer) != sum(s.offer[s.turn * SEATS : (s.turn + 1) * SEATS]):
        sentence = "offers: in turns only seat {seat}, whose turn it is, makes one"
        raise BadPosition(sentence, "goodcritters-error-offer-turn", seat=s.turn)
    if s.bargaining == state.TURNS and sum(s.offer) > 1:
        raise BadPosition("offers: in turns one at a time", "goodcritters-error-offers-turns")


def _read_offer(s: State, where: str, data: object) -> None:
    entry = Reader.of(where, data, OFFER_KEYS)
    maker, other = _read_pair(s, entry, where)
    offer = maker * SEATS + other
    if s.offer[offer]:
        sentence = "{key}: one offer at most from a seat to another"
        raise BadPosition(sentence, "goodcritters-error-offer-twice", key=where)
    s.offer[offer] = 1
    s.offer_pays[offer], gifts = _read_laid(entry, f"{where}.gives", notation.read_items)
    s.offer_asks[offer], wanted, s.offer_any[offer] = _read_laid(entry, f"{where}.wants", notation.read_wishes)
    wishes = [wish_of(CARD + gift) for gift in wanted]
    asked = len(wishes) + s.offer_any[offer] + s.offer_asks[offer]
    if not gifts and not s.offer_pays[offer] and not asked:
        raise _no_cards(where)
    if asked > state.MOST_WISHED:
        raise too_many(f"{where}.wants", state.MOST_WISHED, asked)
    _lay_out(s, state.OFFERS + offer, gifts, wishes)
    if not owns_gifts(s, maker, offer):
        sentence = "{key}: seat {seat} does not own what it gives, so the offer has lapsed"
        raise BadPosition(sentence, "goodcritters-error-lapsed", key=where, seat=maker)


def _read_laid(entry: Reader, key: str, read: Callable[[Sequence[str]], Loot | None]) -> Loot:
    """Return the cards of an entry, in the notation of moves, such as `["P2", 5, "4~", "3?"]`."""
    loot = read([str(word).lower() for word in entry.values(key)])
    if loot is None:
        sentence = "{key}: cards as in a move, such as P2, 5, 4g~, 3? (wanted: P2, 5, 4g~, ?), not {given!r}"
        raise BadPosition(sentence, "goodcritters-error-gifts", key=key, given=entry.data[key])
    return loot


def too_many(where: str, most: int, given: int) -> BadPosition:
    """Return the error for an entry, or several, with more cards than allowed."""
    sentence = "{key}: at most {most} cards, not {given}"
    return BadPosition(sentence, "goodcritters-error-cards-most", key=where, most=most, given=given)


def _lay_out(s: State, deal: int, gifts: Sequence[int], wishes: Sequence[int]) -> None:
    """Add the loot of a deal to the table, in the order that `drafting` prescribes."""
    if s.laid + len(gifts) + len(wishes) > state.MOST_LAID:
        raise too_many("payoffs, offers", state.MOST_LAID, s.laid + len(gifts) + len(wishes))
    for gift in sorted(gifts, key=lambda gift: (gift % state.MANNERS, gift)):
        put(s, deal, gift, 1)
    for wish in sorted(wishes):
        put(s, deal, -1 - wish, 1)


# ---------------------------------------------------------------- promo cards


def _check_promos(s: State) -> None:
    """Check that every active promo card has been used. [G-32]"""
    for seat in range(s.players):
        for promo, card in enumerate(PROMO_COUNTS.names):
            s.active[seat][promo] = min(s.active[seat][promo], 1)
            if s.active[seat][promo] > s.aside[seat][promo]:
                sentence = "active: seat {seat} has not set aside {card!r}"
                raise BadPosition(sentence, "goodcritters-error-active", seat=seat, card=card)


ENTRIES = ("fuzz_window", "shares", "payoff_cards", "payoffs", "offers", "known", "end")
MOST_CARDS = 100  # loot cards of one value in all: far above any game, so that counts stay small

# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """Return the entries that depend on several fields, or differ from a field in form."""
    in_shares = s.phase in {state.BARGAIN, state.CHOOSE}
    return {
        "fuzz_window": [s.fuzz_low, s.fuzz_high],
        "shares": [LOOT_COUNTS.written(s.shares[seat]) for seat in range(s.players)] if in_shares else None,
        "payoff_cards": s.payoff_cards[: s.players],
        "payoffs": [_payoff(s, token) for token in range(s.players * TOKENS) if s.token_to[token] != state.NOBODY],
        "offers": [_offer(s, offer) for offer in range(SEATS * SEATS) if s.offer[offer]],
        "known": _known(s),
        "end": events.END_REASONS[s.end] if s.phase == state.OVER else None,
    }


def _payoff(s: State, token: int) -> dict[str, Any]:
    return {
        "from": token // TOKENS,
        "token": events.TOKEN_NAMES[token % TOKENS],
        "to": s.token_to[token],
        "side": events.SIDE_NAMES[s.token_side[token]],
        "cards": notation.gifts_text(s.token_cards[token], phrasing.gifts_in(s, token)),
    }


def _offer(s: State, offer: int) -> dict[str, Any]:
    gives, wants = phrasing.gifts_in(s, state.OFFERS + offer), phrasing.wishes_in(s, state.OFFERS + offer)
    return {
        "from": offer // SEATS,
        "to": offer % SEATS,
        "gives": notation.gifts_text(s.offer_pays[offer], gives),
        "wants": notation.wishes_text(s.offer_asks[offer], wants, s.offer_any[offer]),
    }


def _known(s: State) -> list[list[list[int]]] | None:
    """Return the certain values in each stash, by viewer, the spectator last; None if there are none. [G-41]"""
    viewers = [*range(s.players), SPECTATOR]
    rows = [[_known_values(s, viewer, owner) for owner in range(s.players)] for viewer in viewers]
    return rows if any(values for row in rows for values in row) else None


def _known_values(s: State, viewer: int, owner: int) -> list[int]:
    counts = s.known[viewer][owner * PLACES : (owner + 1) * PLACES]
    return [VALUES[place] for place in phrasing.listed(counts)]


# ---------------------------------------------------------------- reading


def read(s: State, reader: Reader) -> None:
    """Complete a record whose fields have been read; BadPosition if anything is invalid."""
    _check_round(s, reader)
    s.held = [sum(cards) for cards in s.stash]
    _check_pile(s, reader)
    _read_loot(s, reader)
    read_step(s, reader)
    _check_numbers(s)
    _read_known(s, reader)
    for owner in range(s.players):
        learn_from_offers(s, owner)


def _check_round(s: State, reader: Reader) -> None:
    """Read and check term, turn and end reason, by phase."""
    if s.phase == state.CHOOSE and s.bargaining != state.TURNS:
        sentence = "phase: the common choice, {choose!r}, belongs to bargaining in turns"
        raise BadPosition(sentence, "goodcritters-error-common-choice", choose=state.PHASES[state.CHOOSE])
    if s.limited_terms:
        reader.number("term", 1, s.longest_term)
    if s.phase == state.BARGAIN and s.bargaining == state.TURNS:
        reader.number("turn", 0, s.players - 1)
    else:
        reader.nothing("turn", state.NOBODY)
    if s.phase != state.OVER:
        reader.nothing("end", state.ON)
    else:
        s.end = state.FUZZ_LOOT + (
            reader.choice("end", events.END_REASONS[state.FUZZ_LOOT :]) if "end" in reader.data else 0
        )
    s.fuzz_out = int(s.end != state.ON)


def _check_pile(s: State, reader: Reader) -> None:
    """Check that the pile has one Fuzz, and read its window. [G-42]"""
    fuzz = s.pile.count(FUZZ)
    if s.phase == state.OVER:
        if fuzz > 1:
            raise BadPosition("pile: at most one fuzz, not {given}", "goodcritters-error-fuzz-over", given=fuzz)
        if reader.data.get("fuzz_window") is not None:  # kept, although it has no meaning any more
            s.fuzz_low, s.fuzz_high = reader.numbers("fuzz_window", 2, 0, s.bottom)
        return
    if fuzz != 1:
        raise BadPosition("pile: exactly one fuzz, not {given}", "goodcritters-error-fuzz", given=fuzz)
    loot = s.bottom - 1
    s.fuzz_low, s.fuzz_high = reader.numbers("fuzz_window", 2, 0, loot, default=[0, loot])
    if not s.fuzz_low <= s.pile.index(FUZZ) <= s.fuzz_high:
        sentence = "fuzz_window: {above} loot cards lie above the Fuzz, which is not from {low} to {high}"
        values = {"above": s.pile.index(FUZZ), "low": s.fuzz_low, "high": s.fuzz_high}
        raise BadPosition(sentence, "goodcritters-error-window", **values)


def _read_loot(s: State, reader: Reader) -> None:
    """Read the shares and check the middle: by the phase, one of them has all the loot. [G-08]"""
    if s.phase == state.SHARE and not s.lying:
        raise BadPosition("middle: at least one card to share", "goodcritters-error-middle-empty")
    if s.phase in {state.BARGAIN, state.CHOOSE}:
        if s.lying:
            sentence = "middle: empty in the phase {phase!r}; the loot lies in the shares"
            raise BadPosition(sentence, "goodcritters-error-middle", phase=state.PHASES[s.phase])
        s.shares[: s.players] = loot_rows("shares", reader.get("shares"), s.players)
    else:
        reader.nothing("shares", state.NOTHING)
    table = s.bottom + s.lying + sum(map(sum, s.shares))
    if table > PILE:
        raise too_many("pile, middle, shares", PILE, table)


# ---------------------------------------------------------------- numbers, knowledge


def _check_numbers(s: State) -> None:
    """Check that there are at most MOST_CARDS cards of each value."""
    cards = [*s.pile[: s.bottom], *s.middle[: s.lying]]
    cards += [card for row in (*s.stash, *s.shares) for card in phrasing.listed(row)]
    cards += [gift // state.MANNERS for token in range(state.OFFERS) for gift in phrasing.gifts_in(s, token)]
    values = [CARD_VALUES[card] for card in cards if card != FUZZ]
    for value in VALUES:
        total = values.count(value)
        if total > MOST_CARDS:
            sentence = "at most {most} cards of value {value} in all, not {given}"
            raise BadPosition(sentence, "goodcritters-error-value-most", most=MOST_CARDS, value=value, given=total)


def _read_known(s: State, reader: Reader) -> None:
    """Read what is certain, and check that it is true; the last row, the spectator's, may be left out. [G-41]"""
    if reader.data.get("known") is None:
        return
    viewers = [*range(s.players), SPECTATOR]
    rows = reader.values("known")
    if len(rows) != s.players:
        rows = reader.values("known", len(viewers))
    for at, (viewer, row) in enumerate(zip(viewers, rows, strict=False)):
        where = f"known[{at}]"
        told = [[] if values is None else values for values in row] if isinstance(row, list | tuple) else row
        for owner, cards in enumerate(loot_rows(where, told or [[]] * s.players, s.players)):
            for card, place in enumerate(VALUE_PLACES):
                s.known[viewer][owner * PLACES + place] += cards[card]
            _check_known(s, f"{where}[{owner}]", viewer, owner)
    _know_what_is_public(s)


def _know_what_is_public(s: State) -> None:
    """Raise every seat's knowledge to the spectator's, whether or not the position gives it. [G-41]"""
    public = s.known[SPECTATOR]
    for viewer in range(s.players):
        for at, certain in enumerate(public):
            if at // PLACES != viewer:
                s.known[viewer][at] = max(s.known[viewer][at], certain)


def _check_known(s: State, where: str, viewer: int, owner: int) -> None:
    for place, value in enumerate(VALUES):
        known = s.known[viewer][owner * PLACES + place]
        most = count_value(s.stash[owner], place) if watchers(s, owner) >> viewer & 1 else 0
        if known > most:
            sentence = "{key}: at most {most} cards of value {value} are certain there, not {given}"
            values = {"key": where, "most": most, "value": value, "given": known}
            raise BadPosition(sentence, "goodcritters-error-known", **values)
