"""Crews ending their heist, the end of the game, and scoring. In the dialect. [H1-25 – H5-25, H-26, H-27, H-41]"""

from __future__ import annotations

from rascals.core.agenda import pop
from rascals.core.events import emit, emit_counts
from rascals.core.seating import steps_to
from rascals.games.heist import events, state
from rascals.games.heist.components import APPLE, V1, V2, V3, V4, V5
from rascals.games.heist.crews import carries, lies_on_board, worth_of
from rascals.games.heist.ground import is_start, on_heist
from rascals.games.heist.state import State

EXTRA_TURNS = 2  # of each other crew after the first end, v3 and v4 [H3-25, H4-25]
FIRST_POINTS, LATE_POINTS = 2, 2

# ---------------------------------------------------------------- a crew ends


def may_escape(s: State, seat: int) -> int:
    """Return 1 if the seat whose turn it is, with nothing pending, may end its heist. [H2-25, H3-25, H4-25, H5-25]"""
    if s.edition == V1 or not is_start(s, s.at[seat]):
        return 0
    if s.edition > V2 and not s.top_loot_taken and s.countdown_by == state.NOBODY:
        return 0
    return 1 if s.edition != V4 or s.moves + s.plays == 0 else 0


def may_score(s: State, seat: int) -> int:
    """Return 1 if a seat may score its carried loot, before any other action. [H-09]"""
    if s.edition < V3 or s.edition > V4:
        return 0
    if s.moves + s.plays > 0 or s.scored_last[seat] or not is_start(s, s.at[seat]):
        return 0
    return carries(s, seat)


def end_heist(s: State, seat: int) -> None:
    """End a crew's heist; reward the first to do so. [H2-25, H3-25, H4-25, H5-25]"""
    place = next_place(s)
    s.ended[seat] = place
    emit(s, events.ENDED, seat, place)
    if place == 1:
        reward_first(s, seat)
    if s.edition == V2:
        count_last_crew(s)


def next_place(s: State) -> int:
    """Return the place in the order of ending for the next crew to end. [H-26]"""
    place = 1
    for seat in range(s.players):
        place = max(place, s.ended[seat] + 1)
    return place


def reward_first(s: State, seat: int) -> None:
    """Give the first crew to end 2 points, in v2 and v5 as loot; except in v2, start the others' last turns.

    [H2-25, H3-25, H4-25, H5-25]
    """
    if V2 < s.edition < V5:
        s.points[seat] += FIRST_POINTS
    else:
        s.carried[seat][APPLE] += 1
    emit(s, events.FIRST_BONUS, seat)
    if s.edition == V2:
        return
    s.countdown_by = seat
    for other in range(s.players):
        s.turns_left[other] = 0 if other == seat else turns_after(s, seat, other)


def turns_after(s: State, seat: int, other: int) -> int:
    """Return the number of turns that `other` has left after a seat ends first. [H3-25, H4-25, H5-25]"""
    if s.edition < V5:
        return EXTRA_TURNS
    return 2 if steps_to(s, s.first, other) > steps_to(s, s.first, seat) else 1


def count_last_crew(s: State) -> None:
    """Give the last remaining crew a fixed number of further turns. [H2-25]"""
    left = 0
    last = state.NOBODY
    for seat in range(s.players):
        if s.ended[seat] == 0:
            left += 1
            last = seat
    if left == 1:
        s.final_turns[last] = s.last_turns


# ---------------------------------------------------------------- after a turn


def count_turn(s: State, seat: int) -> None:
    """Count a finished turn and the turns left. [H1-25, H2-25, H3-25, H4-25, H5-25]"""
    s.turns_taken[seat] += 1
    if s.final_turns[seat] > 0:
        s.final_turns[seat] -= 1
    if s.countdown_by != state.NOBODY and s.ended[seat] == 0 and s.turns_left[seat] > 0:
        s.turns_left[seat] -= 1
        if s.turns_left[seat] == 0 and s.edition < V5:
            come_late(s, seat)
    if s.edition == V1:
        count_carriers(s)


def come_late(s: State, seat: int) -> None:
    """Settle a crew after its last turn: in v4 it ends safely on a start tile; otherwise it is late. [H3-25, H4-25]"""
    if s.edition == V4 and is_start(s, s.at[seat]):
        end_heist(s, seat)
    else:
        lose_for_late(s, seat)


def lose_for_late(s: State, seat: int) -> None:
    """Take two points from a late crew, none in v2. [H2-25, H3-25, H4-25, H5-25]"""
    if s.edition > V2:
        s.points[seat] -= LATE_POINTS
    emit(s, events.LATE, seat)


def count_carriers(s: State) -> None:
    """Once no loot is left on the board, give each crew that carries some a fixed number of turns. [H1-25]"""
    for seat in range(s.players):
        if s.final_turns[seat] != state.NOTHING:
            return
    if not lies_on_board(s):
        for seat in range(s.players):
            if carries(s, seat):
                s.final_turns[seat] = s.last_turns


def check_end(s: State) -> None:
    """End the game if it is over. [H1-25 – H5-25, H-27, H-41]"""
    reason = reason_to_end(s)
    if reason != state.ON:
        finish(s, reason)


def reason_to_end(s: State) -> int:
    """Return why the game is over after a turn; ON if it is not. [H-41]"""
    if s.edition == V1:
        reason = carriers_done(s)
    elif s.edition == V2:
        reason = last_crew_done(s)
    else:
        reason = countdown_done(s)
    return state.TURN_LIMIT if reason == state.ON and limit_reached(s) else reason


def carriers_done(s: State) -> int:
    """Return CARRIERS_DONE once every carrier has banked or had its last turns; otherwise ON. [H1-25]"""
    running = 0
    for seat in range(s.players):
        if s.final_turns[seat] > 0:
            return state.ON
        running += 1 if s.final_turns[seat] == 0 else 0
    return state.CARRIERS_DONE if running > 0 else state.ON


def last_crew_done(s: State) -> int:
    """Return LAST_CREW once the last crew has had its turns, ALL_ENDED once all have ended; otherwise ON. [H2-25]"""
    ended = 0
    for seat in range(s.players):
        ended += 1 if s.ended[seat] > 0 else 0
        if s.final_turns[seat] == 0 and s.ended[seat] == 0:
            return state.LAST_CREW
    return state.ALL_ENDED if ended == s.players else state.ON


def countdown_done(s: State) -> int:
    """Return ALL_ENDED or COUNTDOWN once all crews have ended or had their turns; or else ON. [H3-25, H4-25, H5-25]"""
    if s.countdown_by == state.NOBODY:
        return state.ON
    for seat in range(s.players):
        if s.ended[seat] == 0 and s.turns_left[seat] > 0:
            return state.ON
    return state.ALL_ENDED if last_one_ended(s) else state.COUNTDOWN


def last_one_ended(s: State) -> int:
    """Return 1 if the crew whose turn it is has ended or, in v5, if all have. [H-41]"""
    if s.edition < V5:
        return 1 if s.ended[s.turn] > 0 else 0
    for seat in range(s.players):
        if s.ended[seat] == 0:
            return 0
    return 1


def limit_reached(s: State) -> int:
    """Return 1 if every player still on the heist has had `turn_limit` turns. [H-27]"""
    for seat in range(s.players):
        if on_heist(s, seat) and s.turns_taken[seat] < s.turn_limit:
            return 0
    return 1


def check_all_banked(s: State) -> None:
    """End a game of v1 if all loot is banked. [H1-25]"""
    if s.edition != V1 or lies_on_board(s):
        return
    for seat in range(s.players):
        if carries(s, seat):
            return
    finish(s, state.ALL_BANKED)


# ---------------------------------------------------------------- the end


def finish(s: State, reason: int) -> None:
    """Finish the game: settle late crews, then show hands and scores. [H-28, H-41]"""
    if s.countdown_by != state.NOBODY and (s.edition == V5 or reason == state.TURN_LIMIT):
        settle_late(s)
    s.phase = state.OVER
    s.turn = state.NOBODY
    s.end = reason
    while s.pending > 0:
        pop(s)
    emit(s, events.GAME_OVER, reason)
    for seat in range(s.players):
        emit_counts(s, events.HAND_SHOWN, s.hand[seat], 0, 1, seat)
        emit(s, events.FINAL_SCORE, seat, counted_loot(s, seat), s.points[seat], score(s, seat))


def settle_late(s: State) -> None:
    """In v4 and v5, end the heist of crews on a start tile; all other crews are late. [H5-25, H-26, H-27]"""
    place = next_place(s)
    for seat in range(s.players):
        if on_heist(s, seat):
            if s.edition >= V4 and is_start(s, s.at[seat]):
                s.ended[seat] = place
                emit(s, events.ENDED, seat, place)
            else:
                lose_for_late(s, seat)


def is_late(s: State, seat: int) -> int:
    """Return 1 for a crew that had not ended when its time was over. [H-26, H-27]"""
    if s.ended[seat] > 0:
        return 0
    if s.edition == V2:
        return 1 if s.final_turns[seat] != state.NOTHING else 0
    return 1 if s.edition > V2 and s.countdown_by != state.NOBODY else 0


def counted_loot(s: State, seat: int) -> int:
    """Return the worth of a crew's loot: banked and, from v2 on, carried, unless a late crew forfeits it. [H-26]"""
    worth = worth_of(s, s.banked[seat])
    if s.edition == V1 or (s.late_forfeit and is_late(s, seat)):
        return worth
    return worth + worth_of(s, s.carried[seat])


def score(s: State, seat: int) -> int:
    """Return a seat's points. [H-26]"""
    return counted_loot(s, seat) + s.points[seat]


def wins(s: State, seat: int) -> int:
    """Return 1 for a winner: ties go to less suspicion, then to the earlier end, and are then shared. [H-26]"""
    mine = score(s, seat)
    for other in range(s.players):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and s.final_tie == state.BY_SUSPICION and comes_before(s, other, seat)):
            return 0
    return 1


def comes_before(s: State, seat: int, other: int) -> int:
    """Return 1 if a seat wins a tie: less suspicion, then the earlier end. [H-26]"""
    if s.suspicion[seat] != s.suspicion[other]:
        return 1 if s.suspicion[seat] < s.suspicion[other] else 0
    return 1 if s.ended[seat] > 0 and (s.ended[other] == 0 or s.ended[seat] < s.ended[other]) else 0
