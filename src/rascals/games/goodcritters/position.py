"""What a position of GoodCritters says, and what it cannot say. [Position]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypedDict, TypeVar

from rascals.core.codecs import OneOf
from rascals.core.entries import ABSENT, PositionEntry, fixed, last, may, pile, seats, slot, when
from rascals.core.errors import BadPosition, quoted
from rascals.core.reading import PositionReader, number, refuse_if, values
from rascals.games.goodcritters import components, events, notation, phrasing, state
from rascals.games.goodcritters.certainty import PLACES, count_value, learn_from_offers, watchers
from rascals.games.goodcritters.components import FUZZ, LOOT_COUNTS, SEATS, SPECTATOR, TOKENS, VALUES
from rascals.games.goodcritters.deals import owns_gifts
from rascals.games.goodcritters.drafting import put, wish_of
from rascals.games.goodcritters.moves import CARD
from rascals.games.goodcritters.rounds import OF_ROUND, clear_table
from rascals.games.goodcritters.state import BARGAIN, CHOOSE, NOBODY, NOTHING, OFFERS, OVER, PHASES, SHARE, TURNS, State
from rascals.games.goodcritters.view_types import Side, Token

MOST_PAYOFFS = 100  # payoff cards in all: far above any game, so that counts stay small
MOST_CARDS = 100  # loot cards of one value in all: as well

Loot = TypeVar("Loot")


def _in_step_3(s: State) -> bool:
    """Tell whether the loot lies in shares, and threats, choices and payoffs are possible. [G-08]"""
    return s.phase in {BARGAIN, CHOOSE}


def _bribes(s: State) -> bool:
    """Tell whether there may be offers while the boss shares. [G-48]"""
    return bool(s.early_bribes) and s.phase == SHARE


# ---------------------------------------------------------------- the phase and the pile


def _read_phase(s: State, key: str, given: Any) -> None:
    slot("phase").read(s, key, given)
    wrong = s.phase == CHOOSE and s.bargaining != TURNS
    refuse_if(wrong, f"phase: the common choice, {PHASES[CHOOSE]!r}, belongs to bargaining in turns")


def _read_pile(s: State, key: str, given: Any) -> None:
    """Read the pile, which has one Fuzz, or none once the game is over."""
    pile("pile").read(s, key, given)
    fuzz = s.pile.count(FUZZ)
    if s.phase == OVER:
        refuse_if(fuzz > 1, f"pile: at most one fuzz, not {fuzz}")
    else:
        refuse_if(fuzz != 1, f"pile: exactly one fuzz, not {fuzz}")


def _read_window(s: State, key: str, given: Any) -> None:
    """Read between which numbers of loot cards the Fuzz lies; once the game is over that has no meaning. [G-42]"""
    most = s.bottom - (s.phase != OVER)
    if given is ABSENT:
        given = None if s.phase == OVER else [0, most]
    if given is not None or s.phase != OVER:
        s.fuzz_low, s.fuzz_high = (number(key, one, 0, most) for one in values(key, given, 2))


# ---------------------------------------------------------------- payoffs and offers

# Cards are in the notation of moves.
LaidPayoff = TypedDict("LaidPayoff", {"from": int, "token": Token, "to": int, "side": Side, "cards": list[str]})
StandingOffer = TypedDict("StandingOffer", {"from": int, "to": int, "gives": list[str], "wants": list[str]})


def _laid_by(s: State) -> list[int]:
    """Return the payoff cards that each seat has laid on payoffs."""
    return [sum(s.token_cards[seat * TOKENS : (seat + 1) * TOKENS]) for seat in range(s.players)]


def _read_payoff_cards(s: State, key: str, given: Any) -> None:
    """Read each seat's payoff cards, without those on payoffs. [G-24, G-25]"""
    if given is ABSENT:
        given = [max(s.first_payoff_cards - cards, 0) if s.payoffs else 0 for cards in _laid_by(s)]
    s.payoff_cards[: s.players] = [number(key, cards, 0, MOST_PAYOFFS) for cards in values(key, given, s.players)]


def _payoffs(s: State) -> list[LaidPayoff]:
    return [
        {
            "from": token // TOKENS,
            "token": events.TOKEN_NAMES[token % TOKENS],
            "to": to,
            "side": events.SIDE_NAMES[s.token_side[token]],
            "cards": notation.gifts_text(s.token_cards[token], phrasing.gifts_in(s, token)),
        }
        for token, to in enumerate(s.token_to[: s.players * TOKENS])
        if to != NOBODY
    ]


def _read_payoffs(s: State, key: str, given: Any) -> None:
    if not _in_step_3(s):
        _check_absent(s, key, given)
        return
    for at, payoff in enumerate(values(key, given)):
        where = f"{key}[{at}]"
        entry = PositionReader.of(where, payoff, ("from", "token", "to", "side", "cards"))
        giver, target = _read_pair(s, entry, where)
        token = giver * TOKENS + entry.choice(f"{where}.token", events.TOKEN_NAMES)
        refuse_if(s.token_to[token] != NOBODY, f"{where}: each token of a seat lies before one player")
        s.token_to[token] = target
        s.token_side[token] = entry.choice(f"{where}.side", events.SIDE_NAMES)
        s.token_cards[token], gifts = _read_laid(entry, f"{where}.cards", notation.read_items)
        _lay_out(s, where, token, gifts, [], s.token_cards[token])


def _read_pair(s: State, entry: PositionReader, where: str) -> tuple[int, int]:
    """Return giver and receiver, two different seats."""
    giver, receiver = (entry.number(f"{where}.{end}", 0, s.players - 1) for end in ("from", "to"))
    refuse_if(giver == receiver, f"{where}: from one seat to another")
    return giver, receiver


def _read_laid(entry: PositionReader, key: str, read: Callable[[Sequence[str]], Loot | None]) -> Loot:
    """Return the cards of an entry, in the notation of moves, such as `["P2", 5, "4~", "3?"]`."""
    loot = read([str(word).lower() for word in entry.values(key)])
    if loot is None:
        valid = "cards as in a move, such as P2, 5, 4g~, 3? (wanted: P2, 5, 4g~, ?)"
        raise BadPosition(f"{key}: {valid}, not {quoted(entry.data[key])}")
    return loot


def _lay_out(s: State, where: str, deal: int, gifts: Sequence[int], wishes: Sequence[int], others: int) -> None:
    """Add the loot of a deal to the table, in the order of `drafting`; `others`: cards in it that are no loot."""
    refuse_if(not (gifts or wishes or others), f"{where}: at least one card belongs to it")
    _at_most("payoffs, offers", state.MOST_LAID, s.laid + len(gifts) + len(wishes))
    for gift in sorted(gifts, key=lambda gift: (gift % state.MANNERS, gift)):
        put(s, deal, gift, 1)
    for wish in sorted(wishes):
        put(s, deal, -1 - wish, 1)


def _offers(s: State) -> list[StandingOffer]:
    return [
        {
            "from": at // SEATS,
            "to": at % SEATS,
            "gives": notation.gifts_text(s.offer_pays[at], phrasing.gifts_in(s, OFFERS + at)),
            "wants": notation.wishes_text(s.offer_asks[at], phrasing.wishes_in(s, OFFERS + at), s.offer_any[at]),
        }
        for at, stands in enumerate(s.offer)
        if stands
    ]


def _read_offers(s: State, key: str, given: Any) -> None:
    """Read the standing offers; in turns one at most, by the seat whose turn it is. [G-36, G-39]"""
    if not (_in_step_3(s) or _bribes(s)):
        _check_absent(s, key, given)
        return
    offers = values(key, given)
    refuse_if(offers and (s.phase == CHOOSE or not s.payoffs), "offers: none in this phase or game")
    for at, offer in enumerate(offers):
        _read_offer(s, f"{key}[{at}]", offer)
    if s.turn != NOBODY:
        wrong = sum(s.offer) != sum(s.offer[s.turn * SEATS : (s.turn + 1) * SEATS])
        refuse_if(wrong, f"offers: in turns only seat {s.turn}, whose turn it is, makes one")
        refuse_if(sum(s.offer) > 1, "offers: in turns one at a time")


def _read_offer(s: State, where: str, given: Any) -> None:
    entry = PositionReader.of(where, given, ("from", "to", "gives", "wants"))
    maker, other = _read_pair(s, entry, where)
    offer = maker * SEATS + other
    refuse_if(s.offer[offer], f"{where}: one offer at most from a seat to another")
    s.offer[offer] = 1
    s.offer_pays[offer], gifts = _read_laid(entry, f"{where}.gives", notation.read_items)
    s.offer_asks[offer], wanted, s.offer_any[offer] = _read_laid(entry, f"{where}.wants", notation.read_wishes)
    wishes = [wish_of(CARD + gift) for gift in wanted]
    _at_most(f"{where}.wants", state.MOST_WISHED, len(wishes) + s.offer_any[offer] + s.offer_asks[offer])
    others = s.offer_pays[offer] + s.offer_asks[offer] + s.offer_any[offer]
    _lay_out(s, where, OFFERS + offer, gifts, wishes, others)
    sentence = f"{where}: seat {maker} does not own what it gives, so the offer has lapsed"
    refuse_if(not owns_gifts(s, maker, offer), sentence)


def _at_most(where: str, most: int, given: int) -> None:
    refuse_if(given > most, f"{where}: at most {most} cards, not {given}")


def _check_absent(s: State, key: str, given: Any) -> None:
    """Refuse an entry that only other phases have. [G-20, G-27]"""
    sentence = f"{key}: nothing of this in the phase {PHASES[s.phase]!r}, not {quoted(given)}"
    refuse_if(given not in (None, [], ()), sentence)


# ---------------------------------------------------------------- what is certain


def _known(s: State) -> list[list[list[int]]] | None:
    """Return the certain values in each stash, by viewer, the spectator last; None if there are none. [G-41]"""
    rows = [
        [_known_values(s, viewer, owner) for owner in range(s.players)] for viewer in (*range(s.players), SPECTATOR)
    ]
    return rows if any(map(any, rows)) else None


def _known_values(s: State, viewer: int, owner: int) -> list[int]:
    return [VALUES[place] for place in phrasing.listed(s.known[viewer][owner * PLACES : (owner + 1) * PLACES])]


def _read_known(s: State, key: str, given: Any) -> None:
    """Read what is certain, and check that it is true; the last row, the spectator's, may be left out. [G-41]"""
    if given is None:
        return
    viewers = [*range(s.players), SPECTATOR]
    rows = values(key, given)
    for viewer, row in zip(viewers, values(key, rows, s.players + (len(rows) != s.players)), strict=False):
        where = f"{key}[{viewers.index(viewer)}]"
        for owner, cards in enumerate(values(where, row or [[]] * s.players, s.players)):
            counts = LOOT_COUNTS.from_json(f"{where}[{owner}]", [] if cards is None else cards, 0, 0)
            for place, value in enumerate(VALUES):
                most = count_value(s.stash[owner], place) if watchers(s, owner) >> viewer & 1 else 0
                certain = count_value(counts, place)
                sentence = f"{where}[{owner}]: at most {most} cards of value {value} are certain there, not {certain}"
                refuse_if(certain > most, sentence)
                s.known[viewer][owner * PLACES + place] = certain
    for viewer in range(s.players):  # what is public every seat knows
        for at, certain in enumerate(s.known[SPECTATOR]):
            if at // PLACES != viewer:
                s.known[viewer][at] = max(s.known[viewer][at], certain)


# ---------------------------------------------------------------- what a position says

ENTRIES = {
    "phase": replace(slot("phase"), read=_read_phase),
    "pile": replace(pile("pile"), read=_read_pile),
    "fuzz_window": replace(fixed(slot("fuzz_low"), slot("fuzz_high")), read=_read_window, missing=ABSENT),
    "shares": when(_in_step_3, seats(slot("shares"))),
    "payoff_cards": replace(seats(slot("payoff_cards")), read=_read_payoff_cards, missing=ABSENT, last=1),
    "payoffs": may(PositionEntry(_payoffs, _read_payoffs), ()),
    "offers": last(may(PositionEntry(_offers, _read_offers), ())),
    "known": PositionEntry(_known, _read_known, missing=None),
    "end": when(
        lambda s: s.phase == OVER,
        may(slot("end", OneOf(events.END_REASONS, among=events.END_REASONS[1:])), events.END_REASONS[state.FUZZ_LOOT]),
    ),
}


# ---------------------------------------------------------------- what cannot be


def read(s: State, reader: PositionReader) -> None:
    """Complete a state whose entries have been read; BadPosition if the rules could not go on."""
    s.held = [sum(cards) for cards in s.stash]
    s.fuzz_out = int(s.end != state.ON)
    _check_round(s, reader)
    _check_window(s)
    _check_loot(s)
    if _in_step_3(s):
        _check_choices(s, reader)
    else:
        _check_step_is_empty(s, reader)
    if _in_step_3(s) or _bribes(s):
        reader.numbers("changes", s.players, 0, s.changes, default=s.made[: s.players])
    _check_payoff_cards(s)
    _check_promos(s)
    for owner in range(s.players):
        learn_from_offers(s, owner)


def _check_round(s: State, reader: PositionReader) -> None:
    """Check term and turn, by phase. [G-30, G-36]"""
    if s.limited_terms:
        reader.number("term", 1, s.longest_term)
    if s.phase == BARGAIN and s.bargaining == TURNS:
        reader.number("turn", 0, s.players - 1)
    else:
        reader.nothing("turn", NOBODY)


def _check_window(s: State) -> None:
    """Check that the Fuzz lies where all know it to lie. [G-42]"""
    if s.phase != OVER:
        above, low, high = s.pile.index(FUZZ), s.fuzz_low, s.fuzz_high
        sentence = f"fuzz_window: {above} loot cards lie above the Fuzz, which is not from {low} to {high}"
        refuse_if(not low <= above <= high, sentence)


def _check_loot(s: State) -> None:
    """Check that all the loot of the round lies where its phase has it, and that there is room. [G-08]"""
    empty = s.phase == SHARE and not s.lying
    refuse_if(empty, "middle: at least one card to share")
    refuse_if(_in_step_3(s) and s.lying, f"middle: empty in the phase {PHASES[s.phase]!r}; the loot lies in the shares")
    _at_most("pile, middle, shares", components.PILE, s.bottom + s.lying + sum(map(sum, s.shares)))
    cards = [*s.pile[: s.bottom], *s.middle[: s.lying]]
    cards += [card for row in (*s.stash, *s.shares) for card in phrasing.listed(row)]
    cards += [gift // state.MANNERS for token in range(OFFERS) for gift in phrasing.gifts_in(s, token)]
    all_values = [components.CARD_VALUES[card] for card in cards if card != FUZZ]
    for value in VALUES:
        total = all_values.count(value)
        refuse_if(total > MOST_CARDS, f"at most {MOST_CARDS} cards of value {value} in all, not {total}")


def _check_step_is_empty(s: State, reader: PositionReader) -> None:
    """Check that outside step 3 there are no threats, choices or active promo cards. [G-20, G-27]

    With early bribes there may be changes. [G-48]
    """
    bare = s.copy()
    clear_table(bare)
    for name in OF_ROUND:
        if getattr(s, name) != getattr(bare, name) and not (_bribes(s) and name == "made"):
            _check_absent(s, str(State.fields[name].entry), reader.data[str(State.fields[name].entry)])


def _check_choices(s: State, reader: PositionReader) -> None:
    """Check that threats and choices are given and fit, and that the step is not over. [G-09, G-34, G-36]"""
    reader.values("threats")
    reader.values("chosen")
    for seat in range(s.players):
        refuse_if(s.threat[seat] == seat, f"threats: seat {seat} threatens itself")
    chosen = [seat for seat in range(s.players) if s.chosen[seat] != NOTHING]
    if s.bargaining == TURNS:
        refuse_if(any(s.ready), "ready: in turns nobody says so")
        early = s.phase == BARGAIN and chosen
        refuse_if(early, f"chosen: in turns action cards are chosen in the phase {PHASES[CHOOSE]!r}, after the turns")
        refuse_if(len(chosen) == s.players, "chosen: once all have chosen the step is over")
        return
    for seat in range(s.players):
        refuse_if(s.ready[seat] and seat not in chosen, f"ready: seat {seat} has not chosen an action card")
    refuse_if(all(s.ready[: s.players]), "ready: once all are ready the step is over")


def _check_payoff_cards(s: State) -> None:
    wrong = not s.payoffs and (any(s.payoff_cards) or any(to != NOBODY for to in s.token_to))
    refuse_if(wrong, "payoff_cards, payoffs: this game is played without")
    _at_most("payoff_cards, payoffs", MOST_PAYOFFS, sum(s.payoff_cards) + sum(_laid_by(s)))


def _check_promos(s: State) -> None:
    """Check that every active promo card has been used. [G-32]"""
    for seat in range(s.players):
        for promo, card in enumerate(components.PROMO_COUNTS.names):
            s.active[seat][promo] = min(s.active[seat][promo], 1)
            wrong = s.active[seat][promo] > s.aside[seat][promo]
            refuse_if(wrong, f"active: seat {seat} has not set aside {quoted(card)}")
