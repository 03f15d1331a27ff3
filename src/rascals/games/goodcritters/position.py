"""Writing and reading positions of GoodCritters as JSON. [Position]"""

from __future__ import annotations

from typing import Any

from rascals.core.errors import BadPosition
from rascals.core.reading import Reader
from rascals.games.goodcritters import events, notation, state, unfinished
from rascals.games.goodcritters.box import CARD_VALUES, FUZZ, PILE, SEATS, TOKENS, VALUE_PLACES, VALUES
from rascals.games.goodcritters.cards import LOOT_COUNTS, loot_rows
from rascals.games.goodcritters.certainty import PLACES, SPECTATOR, count_value, learn_from_offers, watchers
from rascals.games.goodcritters.position_step import read_step, too_many
from rascals.games.goodcritters.state import State

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
        "cards": notation.gifts_text(s.token_cards[token], unfinished.gifts_in(s, token)),
    }


def _offer(s: State, offer: int) -> dict[str, Any]:
    gives, wants = unfinished.gifts_in(s, state.OFFERS + offer), unfinished.wishes_in(s, state.OFFERS + offer)
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
    return [VALUES[place] for place in unfinished.listed(counts)]


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
    s.fuzz_out = int(s.end in {state.FUZZ_SKIM, state.FUZZ_BONUS})


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
    cards += [card for row in (*s.stash, *s.shares) for card in unfinished.listed(row)]
    cards += [gift // state.MANNERS for token in range(state.OFFERS) for gift in unfinished.gifts_in(s, token)]
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
