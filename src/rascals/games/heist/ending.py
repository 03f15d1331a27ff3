"""How crews end their heist, how the game ends, and the score. In the dialect. [H1-25 – H5-25, H-26, H-27, H-41]"""

from __future__ import annotations

from rascals.core.events import tell, tell_counts
from rascals.core.seating import steps_to
from rascals.games.heist import events
from rascals.games.heist.box import APPLE, V1, V2, V3, V4, V5
from rascals.games.heist.ground import is_start, on_heist
from rascals.games.heist.loot import carries, lies_on_board, worth_of
from rascals.games.heist.questions import drop_all
from rascals.games.heist.state import (
    ALL_BANKED,
    ALL_ENDED,
    BY_SUSPICION,
    CARRIERS_DONE,
    COUNTDOWN,
    LAST_CREW,
    NOBODY,
    NOTHING,
    ON,
    OVER,
    TURN_LIMIT,
    State,
)

EXTRA_TURNS = 2  # of all others once somebody has ended, v3 and v4 [H3-25, H4-25]
FIRST_POINTS, LATE_POINTS = 2, 2

# ---------------------------------------------------------------- a crew ends


def may_escape(s: State, seat: int) -> int:
    """Return 1 if a seat, on turn and nothing pending, may end its heist. [H2-25, H3-25, H4-25, H5-25]"""
    if s.edition == V1 or not is_start(s, s.at[seat]):
        return 0
    if s.edition > V2 and not s.top_loot_taken and s.countdown_by == NOBODY:
        return 0
    return 1 if s.edition != V4 or s.moves + s.plays == 0 else 0


def may_score(s: State, seat: int) -> int:
    """Return 1 if a seat may score what it carries, before anything else. [H-09]"""
    if s.edition < V3 or s.edition > V4:
        return 0
    if s.moves + s.plays > 0 or s.scored_last[seat] or not is_start(s, s.at[seat]):
        return 0
    return carries(s, seat)


def end_heist(s: State, seat: int) -> None:
    """The heist ends for a crew; the first to do so gets a reward. [H2-25, H3-25, H4-25, H5-25]"""
    place = 1
    for other in range(s.players):
        place = max(place, s.ended[other] + 1)
    s.ended[seat] = place
    tell(s, events.ENDED, seat, place)
    if place == 1:
        reward_first(s, seat)
    if s.edition == V2:
        count_last_crew(s)


def reward_first(s: State, seat: int) -> None:
    """The first gets 2 points, in v2 and v5 as loot; the others' last turns run. [H2-25, H3-25, H4-25, H5-25]"""
    if V2 < s.edition < V5:
        s.points[seat] += FIRST_POINTS
    else:
        s.carried[seat][APPLE] += 1
    tell(s, events.FIRST_BONUS, seat)
    if s.edition == V2:
        return
    s.countdown_by = seat
    for other in range(s.players):
        s.turns_left[other] = 0 if other == seat else turns_after(s, seat, other)


def turns_after(s: State, seat: int, other: int) -> int:
    """Return how many own turns are left to `other` when a seat is the first to end. [H3-25, H4-25, H5-25]"""
    if s.edition < V5:
        return EXTRA_TURNS
    return 2 if steps_to(s, s.first, other) > steps_to(s, s.first, seat) else 1


def count_last_crew(s: State) -> None:
    """When only one crew is left it has a fixed number of further turns. [H2-25]"""
    left = 0
    last = NOBODY
    for seat in range(s.players):
        if s.ended[seat] == 0:
            left += 1
            last = seat
    if left == 1:
        s.final_turns[last] = s.last_turns


# ---------------------------------------------------------------- after a turn


def count_turn(s: State, seat: int) -> None:
    """An own turn is finished: what runs out runs down. [H1-25, H2-25, H3-25, H4-25, H5-25]"""
    s.turns_taken[seat] += 1
    if s.final_turns[seat] > 0:
        s.final_turns[seat] -= 1
    if s.countdown_by != NOBODY and s.ended[seat] == 0 and s.turns_left[seat] > 0:
        s.turns_left[seat] -= 1
        if s.turns_left[seat] == 0 and s.edition < V5:
            come_late(s, seat)
    if s.edition == V1:
        count_carriers(s)


def come_late(s: State, seat: int) -> None:
    """The last turn is over: in v4 safe on a start tile; else two points less. [H3-25, H4-25]"""
    if s.edition == V4 and is_start(s, s.at[seat]):
        end_heist(s, seat)
    else:
        lose_for_late(s, seat)


def lose_for_late(s: State, seat: int) -> None:
    """Two points less for who is late; in v2 none. [H2-25, H3-25, H4-25, H5-25]"""
    if s.edition > V2:
        s.points[seat] -= LATE_POINTS
    tell(s, events.LATE, seat)


def count_carriers(s: State) -> None:
    """When no loot lies on the board any more, each crew that carries some has a fixed number of turns left. [H1-25]"""
    for seat in range(s.players):
        if s.final_turns[seat] != NOTHING:
            return
    if not lies_on_board(s):
        for seat in range(s.players):
            if carries(s, seat):
                s.final_turns[seat] = s.last_turns


def check_end(s: State) -> None:
    """End the game if it is over. [H1-25 – H5-25, H-27, H-41]"""
    reason = reason_to_end(s)
    if reason != ON:
        finish(s, reason)


def reason_to_end(s: State) -> int:
    """Return why the game is over after a turn; ON if it is not. [H-41]"""
    if s.edition == V1:
        reason = carriers_done(s)
    elif s.edition == V2:
        reason = last_crew_done(s)
    else:
        reason = countdown_done(s)
    return TURN_LIMIT if reason == ON and limit_reached(s) else reason


def carriers_done(s: State) -> int:
    """No loot lies on the board, and who carried some has banked it or had the last turns. [H1-25]"""
    running = 0
    for seat in range(s.players):
        if s.final_turns[seat] > 0:
            return ON
        running += 1 if s.final_turns[seat] == 0 else 0
    return CARRIERS_DONE if running > 0 else ON


def last_crew_done(s: State) -> int:
    """All have ended, or the last crew has had its turns. [H2-25]"""
    ended = 0
    for seat in range(s.players):
        ended += 1 if s.ended[seat] > 0 else 0
        if s.final_turns[seat] == 0 and s.ended[seat] == 0:
            return LAST_CREW
    return ALL_ENDED if ended == s.players else ON


def countdown_done(s: State) -> int:
    """All crews have ended or had their last turns. [H3-25, H4-25, H5-25]"""
    if s.countdown_by == NOBODY:
        return ON
    for seat in range(s.players):
        if s.ended[seat] == 0 and s.turns_left[seat] > 0:
            return ON
    return ALL_ENDED if last_one_ended(s) else COUNTDOWN


def last_one_ended(s: State) -> int:
    """Return 1 if the last crew has ended with its turn; in v5 if all have. [H-41]"""
    if s.edition < V5:
        return 1 if s.ended[s.turn] > 0 else 0
    for seat in range(s.players):
        if s.ended[seat] == 0:
            return 0
    return 1


def limit_reached(s: State) -> int:
    """Return 1 if every player still in has had as many turns as are allowed. [H-27]"""
    for seat in range(s.players):
        if on_heist(s, seat) and s.turns_taken[seat] < s.turn_limit:
            return 0
    return 1


def check_all_banked(s: State) -> None:
    """In v1 the game ends when all loot is banked. [H1-25]"""
    if s.edition != V1 or lies_on_board(s):
        return
    for seat in range(s.players):
        if carries(s, seat):
            return
    finish(s, ALL_BANKED)


# ---------------------------------------------------------------- the end


def finish(s: State, reason: int) -> None:
    """The game is over; hands are shown. [H-28, H-41]"""
    if s.countdown_by != NOBODY and (s.edition == V5 or reason == TURN_LIMIT):
        settle_late(s)
    s.phase = OVER
    s.turn = NOBODY
    s.end = reason
    drop_all(s)
    tell(s, events.GAME_OVER, reason)
    for seat in range(s.players):
        tell_counts(s, events.HAND_SHOWN, s.hand[seat], 0, 1, seat)
        tell(s, events.FINAL_SCORE, seat, counted_loot(s, seat), s.points[seat], score(s, seat))


def settle_late(s: State) -> None:
    """Who stands on a start tile in v4 and v5 has ended with the game; the others are late. [H5-25, H-26, H-27]"""
    place = 1
    for seat in range(s.players):
        place = max(place, s.ended[seat] + 1)
    for seat in range(s.players):
        if on_heist(s, seat):
            if s.edition >= V4 and is_start(s, s.at[seat]):
                s.ended[seat] = place
                tell(s, events.ENDED, seat, place)
            else:
                lose_for_late(s, seat)


def is_late(s: State, seat: int) -> int:
    """Return 1 for a crew that had not ended when its time was over. [H-26, H-27]"""
    if s.ended[seat] > 0:
        return 0
    if s.edition == V2:
        return 1 if s.final_turns[seat] != NOTHING else 0
    return 1 if s.edition > V2 and s.countdown_by != NOBODY else 0


def counted_loot(s: State, seat: int) -> int:
    """Return what a crew's loot counts: banked, and from v2 on carried, which who is late may lose. [H-26]"""
    worth = worth_of(s, s.banked[seat])
    if s.edition == V1 or (s.late_forfeit and is_late(s, seat)):
        return worth
    return worth + worth_of(s, s.carried[seat])


def score(s: State, seat: int) -> int:
    """Return a seat's points. [H-26]"""
    return counted_loot(s, seat) + s.points[seat]


def wins(s: State, seat: int) -> int:
    """Return 1 for a winner: ties go to less suspicion, then to the earlier end, then are shared. [H-26]"""
    mine = score(s, seat)
    for other in range(s.players):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and s.final_tie == BY_SUSPICION and comes_before(s, other, seat)):
            return 0
    return 1


def comes_before(s: State, seat: int, other: int) -> int:
    """Return 1 if a seat wins a tie: less suspicion, then the earlier end. [H-26]"""
    if s.suspicion[seat] != s.suspicion[other]:
        return 1 if s.suspicion[seat] < s.suspicion[other] else 0
    return 1 if s.ended[seat] > 0 and (s.ended[other] == 0 or s.ended[seat] < s.ended[other]) else 0
