"""The rules of Burrows. The clauses are in RULES.md beside this file."""

from rascals.core.agenda import pop, push, top_seat
from rascals.core.chance import below
from rascals.core.dealing import draw
from rascals.core.events import emit, emit_counts
from rascals.core.rows import assign, total
from rascals.core.seating import seats_with

from . import events
from .components import ALARM, FOOD, HOMES, MOST, RIGHT, START, TUNNELS, UNNAMED
from .knowledge import lapse, remember
from .moves import VERBS
from .state import ANSWER, NOBODY, OVER, SUSPICION, TURNS, State

# ---------------------------------------------------------------- setup, rounds


def setup(s: State) -> None:
    """Set the game up: homes, cards, the weasel. [B-03 – B-05]"""
    assign(s.deck, s.copies)
    for seat in range(s.players):
        s.place[seat] = HOMES[seat]
        for _ in range(START):
            s.hand[seat][draw(s, s.deck)] += 1
        emit_counts(s, events.DEALT, s.hand[seat], 0, 1, seat)
    s.weasel = below(s, s.players)
    emit(s, events.WEASEL_DRAWN, s.weasel)
    begin_round(s)


def begin_round(s: State) -> None:
    """Begin a round, with seat 0. [B-06]"""
    s.round += 1
    s.turn = 0
    emit(s, events.ROUND_BEGAN, s.round)


def end_turn(s: State) -> None:
    """Pass the turn clockwise; after the last seat begin a round, after the last round suspicion. [B-06, B-18]"""
    s.turn += 1
    if s.turn < s.players:
        return
    if s.round < s.rounds[s.length]:
        begin_round(s)
    else:
        s.phase = SUSPICION
        s.turn = NOBODY
        emit(s, events.SUSPICION_BEGAN)


# ---------------------------------------------------------------- a turn


def on_turn(s: State) -> int:
    """Return 1 if the seat to move is awaited, rather than the victim of a theft. [B-09, B-14]"""
    return 1 if s.phase == TURNS and s.pending == 0 else 0


def can_move(s: State, seat: int, place: int) -> int:
    """Return 1 if a tunnel leads there. [B-02, B-10]"""
    return TUNNELS[s.place[seat]][place] if on_turn(s) else 0


def move(s: State, seat: int, place: int) -> None:
    """Move to a place. [B-10]"""
    s.place[seat] = place
    emit(s, events.MOVED, seat, place)
    end_turn(s)


def can_dig(s: State, seat: int) -> int:
    """Return 1 if the deck has a card and the hand has room for it. [B-11]"""
    return 1 if on_turn(s) and total(s.deck) > 0 and total(s.hand[seat]) < MOST else 0


def dig(s: State, seat: int) -> None:
    """Draw a random card. [B-11]"""
    kind = draw(s, s.deck)
    s.hand[seat][kind] += 1
    emit(s, events.DUG, seat, kind)
    end_turn(s)


def can_store(s: State, seat: int, kind: int) -> int:
    """Return 1 if the seat is at home and holds such food. [B-12]"""
    return 1 if on_turn(s) and s.place[seat] == HOMES[seat] and s.hand[seat][kind] > 0 else 0


def store(s: State, seat: int, kind: int) -> None:
    """Put a food card into the larder. [B-12]"""
    s.hand[seat][kind] -= 1
    s.larder[seat][kind] += 1
    lapse(s, seat, kind)
    emit(s, events.STORED, seat, kind)
    end_turn(s)


def can_rob(s: State, seat: int, victim: int) -> int:
    """Return 1 if the victim is another critter at the same place and has a card. [B-13]"""
    if victim == seat or victim >= s.players or s.place[victim] != s.place[seat]:
        return 0
    return 1 if total(s.hand[victim]) > 0 else 0


def can_steal(s: State, seat: int, victim: int) -> int:
    """Return 1 if it is the seat's turn and the victim can be robbed. [B-09, B-13]"""
    return can_rob(s, seat, victim) if on_turn(s) else 0


def steal(s: State, seat: int, victim: int) -> None:
    """Ask the victim to answer, whatever it holds, before the theft happens. [B-14, B-17]"""
    push(s, ANSWER, victim, 0)
    emit(s, events.THEFT_TRIED, seat, victim)


# ---------------------------------------------------------------- the alarm


def can_raise(s: State, victim: int) -> int:
    """Return 1 if the victim holds an alarm. [B-15]"""
    return 1 if s.pending > 0 and s.hand[victim][ALARM] > 0 else 0


def raise_alarm(s: State, victim: int) -> None:
    """Remove the alarm from the game, and send the thief home empty-handed. [B-15]"""
    pop(s)
    s.hand[victim][ALARM] -= 1
    s.raised += 1
    lapse(s, victim, ALARM)
    s.place[s.turn] = HOMES[s.turn]
    emit(s, events.ALARM_RAISED, victim, s.turn, s.place[s.turn])
    end_turn(s)


def can_allow(s: State, _victim: int) -> int:
    """Return 1 if there is a theft to answer: a victim may always let it happen. [B-14]"""
    return s.pending


def allow(s: State, victim: int) -> None:
    """Give the thief a random card, which everybody sees. [B-16]"""
    pop(s)
    kind = draw(s, s.hand[victim])
    s.hand[s.turn][kind] += 1
    lapse(s, victim, kind)
    remember(s, s.turn, kind)
    emit(s, events.STOLEN, s.turn, victim, kind)
    end_turn(s)


# ---------------------------------------------------------------- the end


def can_name(s: State, seat: int, suspect: int) -> int:
    """Return 1 for any other critter, once the turns are over. [B-18]"""
    return 1 if s.phase == SUSPICION and suspect != seat and suspect < s.players else 0


def name(s: State, seat: int, suspect: int) -> None:
    """Name a suspect; when all have, show the weasel and the scores. [B-18, B-19]"""
    s.suspect[seat] = suspect
    s.named[seat] = 1
    emit(s, events.SUSPECTED, seat, suspect)
    if acting(s) == 0:
        s.phase = OVER
        emit(s, events.WEASEL_SHOWN, s.weasel)
        for other in range(s.players):
            emit(s, events.SCORED, other, stored(s, other), bonus(s, other), score(s, other))


def stored(s: State, seat: int) -> int:
    """Return the points of a larder. [B-20]"""
    points = 0
    for kind in range(FOOD):
        points += s.larder[seat][kind] * s.points[kind]
    return points


def bonus(s: State, seat: int) -> int:
    """Return the points for naming the weasel, or, as the weasel, for not being named. [B-20]"""
    if seat != s.weasel:
        return RIGHT if s.suspect[seat] == s.weasel else 0
    points = 0
    for other in range(s.players):
        if other != seat and s.suspect[other] != seat:
            points += UNNAMED
    return points


def score(s: State, seat: int) -> int:
    """Return a seat's points; the most win. [B-20, B-21]"""
    return stored(s, seat) + bonus(s, seat)


# ---------------------------------------------------------------- functions that the core calls


def acting(s: State) -> int:
    """Return the awaited seats: the victim, else the seat to move, else all without a suspect. [B-09, B-14, B-18]"""
    if s.pending > 0:
        return 1 << top_seat(s)
    return 1 << s.turn if s.phase == TURNS else seats_with(s, s.named, 0)


legal = VERBS.offer(__name__, acting, can_move, can_dig, can_store, can_steal, can_raise, can_allow, can_name)
apply = VERBS.switch(__name__, move, dig, store, steal, raise_alarm, allow, name)
