"""Positions of GoodCritters as readable JSON, out and in. [Position]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rascals.core.errors import BadPosition, IllegalMove, Refusal
from rascals.games.goodcritters import notation, phrasing, rules, unfinished, view
from rascals.games.goodcritters.box import (
    ACTION_NAMES,
    FUZZ,
    LONGEST_TERM,
    LOOT,
    PILE,
    PROMO_CARDS,
    SEATS,
    TOKENS,
    VALUE_PLACES,
    VALUES,
)
from rascals.games.goodcritters.certainty import PLACES, SPECTATOR, learn_from_offers, watches
from rascals.games.goodcritters.events import END_REASONS, SIDE_NAMES, TOKEN_NAMES
from rascals.games.goodcritters.moves import VERBS
from rascals.games.goodcritters.position_entries import Entries, card_entry, too_many
from rascals.games.goodcritters.position_step import read_step
from rascals.games.goodcritters.refusals import explain
from rascals.games.goodcritters.setup import wipe
from rascals.games.goodcritters.share import clear_table
from rascals.games.goodcritters.state import (
    BARGAIN,
    CHOOSE,
    FUZZ_BONUS,
    FUZZ_LOOT,
    FUZZ_SKIM,
    MANNERS,
    NO_DRAFT,
    NOBODY,
    NOTHING,
    OFFERS,
    ON,
    OVER,
    SHARE,
    TURNS,
    State,
)

KEYS = (
    "phase", "round", "boss", "term", "turn", "stashes", "pile", "fuzz_window", "middle", "shares", "threats",
    "chosen", "ready", "changes", "payoff_cards", "payoffs", "offers", "known", "aside", "active", "unfinished", "end",
)  # fmt: skip
MOST_ROUNDS = 10_000
MOST_CARDS = 100  # loot cards of one value in all: far above any game, so that counts stay small
# ---------------------------------------------------------------- writing


def write(s: State) -> dict[str, Any]:
    """Return the whole position; stashes and shares in canonical order, pile and middle as they lie."""
    over, seats = s.phase == OVER, range(s.players)
    return {
        "phase": view.PHASES[s.phase],
        "round": s.round,
        "boss": s.boss,
        "term": s.term,
        "turn": None if s.turn == NOBODY else s.turn,
        "stashes": [_cards(unfinished.listed(s.stash[seat])) for seat in seats],
        "pile": _cards(s.pile[s.top : s.bottom]),
        "fuzz_window": [s.fuzz_low, s.fuzz_high],
        "middle": _cards(s.middle[: s.lying]),
        "shares": [_cards(unfinished.listed(s.shares[seat])) for seat in seats]
        if s.phase in {BARGAIN, CHOOSE}
        else None,
        "threats": [None if s.threat[seat] == NOBODY else s.threat[seat] for seat in seats],
        "chosen": [None if s.chosen[seat] == NOTHING else ACTION_NAMES[s.chosen[seat]] for seat in seats],
        "ready": [bool(s.ready[seat]) for seat in seats],
        "changes": s.made[: s.players],
        "payoff_cards": s.payoff_cards[: s.players],
        "payoffs": [_payoff(s, token) for token in range(s.players * TOKENS) if s.token_to[token] != NOBODY],
        "offers": [_offer(s, offer) for offer in range(SEATS * SEATS) if s.offer[offer]],
        "known": _known(s),
        "aside": [_cards(PROMO_CARDS[promo] for promo in unfinished.listed(s.aside[seat])) for seat in seats],
        "active": [_cards(PROMO_CARDS[promo] for promo in unfinished.listed(s.active[seat])) for seat in seats],
        "unfinished": None if s.draft == NO_DRAFT else {"seat": s.drafter, "move": phrasing.text(s, phrasing.begun(s))},
        "end": END_REASONS[s.end] if over else None,
    }


def _cards(cards: Iterable[int]) -> list[int | str]:
    return [card_entry(card) for card in cards]


def _payoff(s: State, token: int) -> dict[str, Any]:
    return {
        "from": token // TOKENS,
        "token": TOKEN_NAMES[token % TOKENS],
        "to": s.token_to[token],
        "side": SIDE_NAMES[s.token_side[token]],
        "cards": notation.gifts_text(s.token_cards[token], unfinished.gifts_in(s, token)),
    }


def _offer(s: State, offer: int) -> dict[str, Any]:
    gives, wants = unfinished.gifts_in(s, OFFERS + offer), unfinished.wishes_in(s, OFFERS + offer)
    return {
        "from": offer // SEATS,
        "to": offer % SEATS,
        "gives": notation.gifts_text(s.offer_pays[offer], gives),
        "wants": notation.wishes_text(s.offer_asks[offer], wants, s.offer_any[offer]),
    }


def _known(s: State) -> list[list[list[int]]] | None:
    """What is certain: for each viewer, the spectator last, the values in each stash; None for nothing. [G-41]"""
    viewers = [*range(s.players), SPECTATOR]
    rows = [[_known_values(s, viewer, owner) for owner in range(s.players)] for viewer in viewers]
    return rows if any(values for row in rows for values in row) else None


def _known_values(s: State, viewer: int, owner: int) -> list[int]:
    counts = s.known[viewer][owner * PLACES : (owner + 1) * PLACES]
    return [VALUES[place] for place in unfinished.listed(counts)]


# ---------------------------------------------------------------- reading


def read(s: State, data: Mapping[str, Any]) -> None:
    """Fill a record that holds players and options from a position; BadPosition says what cannot be."""
    _clear(s)
    entries = Entries(data, KEYS)
    _read_round(s, entries)
    _read_stashes(s, entries)
    _read_pile(s, entries)
    _read_loot(s, entries)
    read_step(s, entries)
    _check_numbers(s)
    _read_known(s, entries)
    for owner in range(s.players):
        learn_from_offers(s, owner)
    _read_unfinished(s, entries)


def _clear(s: State) -> None:
    wipe(s)
    clear_table(s)
    s.payoff_cards = [0] * SEATS
    s.fuzz_low = s.fuzz_high = 0


def _read_round(s: State, entries: Entries) -> None:
    """Phase, round, boss, term, turn, end."""
    s.phase = entries.choice("phase", view.PHASES)
    if s.phase == CHOOSE and s.bargaining != TURNS:
        sentence = "phase: the common choice, {choose!r}, belongs to bargaining in turns"
        raise BadPosition(sentence, "goodcritters-error-common-choice", choose=view.PHASES[CHOOSE])
    s.round = entries.number("round", 1, MOST_ROUNDS)
    s.boss = entries.number("boss", 0, s.players - 1)
    s.term = entries.number("term", 1, LONGEST_TERM if s.limited_terms else MOST_ROUNDS)
    in_turns = s.phase == BARGAIN and s.bargaining == TURNS
    s.turn = entries.number("turn", 0, s.players - 1) if in_turns else entries.nothing("turn", NOBODY)
    if s.phase != OVER:
        s.end = entries.nothing("end", ON)
    elif "end" in entries.data:
        s.end = FUZZ_LOOT + entries.choice("end", END_REASONS[FUZZ_LOOT:])
    else:
        s.end = FUZZ_LOOT
    s.fuzz_out = int(s.end in {FUZZ_SKIM, FUZZ_BONUS})


def _read_stashes(s: State, entries: Entries) -> None:
    for seat, cards in enumerate(entries.loot("stashes", s.players)):
        s.held[seat] = len(cards)
        for card in cards:
            s.stash[seat][card] += 1


def _read_pile(s: State, entries: Entries) -> None:
    """The pile, top first, with the Fuzz, and between which numbers of cards all know it to lie. [G-42]"""
    pile = entries.cards("pile")
    if len(pile) > PILE:
        raise too_many("pile", PILE, len(pile))
    s.pile[: len(pile)] = pile
    s.bottom = len(pile)
    fuzz = pile.count(FUZZ)
    if s.phase == OVER:
        if fuzz > 1:
            raise BadPosition("pile: at most one fuzz, not {given}", "goodcritters-error-fuzz-over", given=fuzz)
        if entries.data.get("fuzz_window") is not None:  # it tells nothing more, and is kept
            s.fuzz_low, s.fuzz_high = entries.numbers("fuzz_window", 2, 0, len(pile))
        return
    if fuzz != 1:
        raise BadPosition("pile: exactly one fuzz, not {given}", "goodcritters-error-fuzz", given=fuzz)
    _read_window(s, entries, pile.index(FUZZ), len(pile) - 1)


def _read_window(s: State, entries: Entries, above: int, loot: int) -> None:
    s.fuzz_low, s.fuzz_high = entries.numbers("fuzz_window", 2, 0, loot, default=[0, loot])
    if not s.fuzz_low <= above <= s.fuzz_high:
        sentence = "fuzz_window: {above} loot cards lie above the Fuzz, which is not from {low} to {high}"
        values = {"above": above, "low": s.fuzz_low, "high": s.fuzz_high}
        raise BadPosition(sentence, "goodcritters-error-window", **values)


def _read_loot(s: State, entries: Entries) -> None:
    """The middle and the shares: all lies in one of them. [G-08]"""
    middle = entries.loot_row("middle", [])
    if s.phase == SHARE and not middle:
        raise BadPosition("middle: at least one card to share", "goodcritters-error-middle-empty")
    if s.phase in {BARGAIN, CHOOSE}:
        if middle:
            sentence = "middle: empty in the phase {phase!r}; the loot lies in the shares"
            raise BadPosition(sentence, "goodcritters-error-middle", phase=view.PHASES[s.phase])
        for seat, cards in enumerate(entries.loot("shares", s.players)):
            for card in cards:
                s.shares[seat][card] += 1
    else:
        entries.nothing("shares", NOTHING)
    table = s.bottom + len(middle) + sum(map(sum, s.shares))
    if table > PILE:
        raise too_many("pile, middle, shares", PILE, table)
    s.middle[: len(middle)] = middle
    s.lying = len(middle)


# ---------------------------------------------------------------- numbers, knowledge


def _check_numbers(s: State) -> None:
    """Any number of cards may be there, up to a bound."""
    in_stashes = [sum(s.stash[seat][card] for seat in range(s.players)) for card in range(LOOT)]
    in_shares = [sum(s.shares[seat][card] for seat in range(s.players)) for card in range(LOOT)]
    gifts = [gift // MANNERS for token in range(OFFERS) for gift in unfinished.gifts_in(s, token)]
    on_payoffs = [gifts.count(card) for card in range(LOOT)]
    for place, value in enumerate(VALUES):
        cards = [card for card in range(LOOT) if VALUE_PLACES[card] == place]
        lying = sum(s.pile[: s.bottom].count(card) + s.middle[: s.lying].count(card) for card in cards)
        total = lying + sum(in_stashes[card] + in_shares[card] + on_payoffs[card] for card in cards)
        if total > MOST_CARDS:
            sentence = "at most {most} cards of value {value} in all, not {given}"
            values = {"most": MOST_CARDS, "value": value, "given": total}
            raise BadPosition(sentence, "goodcritters-error-value-most", **values)


def _read_known(s: State, entries: Entries) -> None:
    """What is certain is true; the last viewer is the spectator, who may be left out. [G-41]"""
    if entries.data.get("known") is None:
        return
    viewers = [*range(s.players), SPECTATOR]
    rows = entries.values("known")
    if len(rows) != s.players:
        rows = entries.values("known", len(viewers))
    for at, (viewer, row) in enumerate(zip(viewers, rows, strict=False)):
        where = f"known[{at}]"
        told = [[] if values is None else values for values in row] if isinstance(row, list | tuple) else row
        for owner, values in enumerate(Entries({where: told or [[]] * s.players}, (where,)).loot(where, s.players)):
            for card in values:
                s.known[viewer][owner * PLACES + VALUE_PLACES[card]] += 1
            _check_known(s, f"{where}[{owner}]", viewer, owner)
    _know_what_is_public(s)


def _know_what_is_public(s: State) -> None:
    """Every seat knows what the spectator does, whether or not the position says so. [G-41]"""
    public = s.known[SPECTATOR]
    for viewer in range(s.players):
        for at, certain in enumerate(public):
            if at // PLACES != viewer:
                s.known[viewer][at] = max(s.known[viewer][at], certain)


def _check_known(s: State, where: str, viewer: int, owner: int) -> None:
    for place, value in enumerate(VALUES):
        known = s.known[viewer][owner * PLACES + place]
        there = sum(s.stash[owner][card] for card in range(LOOT) if VALUE_PLACES[card] == place)
        if known > there or (known and not watches(s, viewer, owner)):
            most = there if watches(s, viewer, owner) else 0
            sentence = "{key}: at most {most} cards of value {value} are certain there, not {given}"
            values = {"key": where, "most": most, "value": value, "given": known}
            raise BadPosition(sentence, "goodcritters-error-known", **values)


# ---------------------------------------------------------------- the move under way


def _read_unfinished(s: State, entries: Entries) -> None:
    """A composite move that is begun is played, step by step, as far as it is. [G-37]"""
    if entries.data.get("unfinished") is None:
        return
    entry = Entries.of("unfinished", entries.data["unfinished"], ("seat", "move"))
    seat = entry.number("unfinished.seat", 0, s.players - 1)
    text = entry.get("unfinished.move")
    actions = s.box.composites.expand(s, seat, text, whole=False) if isinstance(text, str) else None
    if actions is None:
        sentence = "{key}: the beginning of share, payoff, offer or accept, not {given!r}"
        raise BadPosition(sentence, "goodcritters-error-unfinished-move", key="unfinished.move", given=text)
    if isinstance(actions, Refusal):
        raise _refused(actions)
    for action in actions:
        row = [0] * VERBS.count
        if action not in row[: rules.legal(s, seat, row)]:
            raise _refused(explain(s, seat, VERBS.move(action)))
        rules.apply(s, seat, action)
    if s.draft == NO_DRAFT:
        sentence = "{key}: {given!r} is complete"
        raise BadPosition(sentence, "goodcritters-error-unfinished-complete", key="unfinished.move", given=text)


def _refused(refusal: Refusal) -> BadPosition:
    problem = IllegalMove(refusal, "goodcritters")
    return BadPosition("unfinished: {problem}", "goodcritters-error-unfinished", problem=problem)
