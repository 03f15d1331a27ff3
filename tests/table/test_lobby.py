"""Taking seats, names, bots, host, kick, start: the table before play."""

from __future__ import annotations

import pytest

from rascals.server.guard.validation import clean_name
from rascals.table import Close, HandOver, Kick, Leave, PlaceBot, Play, Sit, Speak, Standin, Start
from rascals.table.deadlines import HOST_AWAY
from rascals.table.deciding.absence import ABSENT
from rascals.table.seats import free_name, skeleton
from rascals.table.state import DESERTED
from tests.table.sitting import Sitting, token


def names(sitting: Sitting) -> list[str | None]:
    return [seat.name for seat in sitting.table.info().seats]


def test_first_person_is_host_and_takes_the_first_open_seat() -> None:
    """By default one gets the lowest open seat; the first person is host."""
    sitting = Sitting()
    sitting.do(Sit("Ann", token(0)))
    sitting.do(Sit("Bob", token(1), 3))
    sitting.do(Sit("Cas", token(2)))
    assert names(sitting) == ["Ann", "Cas", None, "Bob"]
    assert [seat.host for seat in sitting.table.info().seats] == [True, False, False, False]
    assert sitting.table.seat_of(token(1)) == 3
    assert sitting.table.seat_of("0" * 64) is None


def test_equal_names_get_numbers() -> None:
    """Two people with the same name can be told apart, and a name never exceeds its limit."""
    sitting = Sitting()
    sitting.do(Sit("Ann", token(0)))
    sitting.do(Sit("Ann", token(1)))
    sitting.do(Sit("Ann", token(2)))
    assert names(sitting)[:3] == ["Ann", "Ann 2", "Ann 3"]
    long = Sitting()
    long.do(Sit("x" * 24, token(0)))
    long.do(Sit("x" * 24, token(1)))
    assert names(long)[1] == "x" * 22 + " 2"


def test_seats_that_cannot_be_had() -> None:
    """A taken seat, one that does not exist, and any seat of a full table."""
    sitting = Sitting().seat(3)
    assert sitting.refusal(Sit("Eve", token(9), 0)) == ("bad", "seat-taken")
    assert sitting.refusal(Sit("Eve", token(9), 4)) == ("bad", "no-seat")
    sitting.do(PlaceBot(0, 3, "random"))
    assert sitting.refusal(Sit("Eve", token(9), 3)) == ("bad", "seat-taken")
    assert sitting.refusal(Sit("Eve", token(9))) == ("bad", "table-full")


def test_bots_come_change_and_go() -> None:
    """The host puts bots on open seats, changes their level, and removes them; bots have their own names."""
    sitting = Sitting().seat(1)
    sitting.do(PlaceBot(0, 1, "random"))
    sitting.do(PlaceBot(0, 2, "shrewd"))
    sitting.do(PlaceBot(0, 1, "greedy"))
    seats = sitting.table.info().seats
    assert [seat.kind for seat in seats] == ["human", "bot", "bot", "open"]
    assert [seat.bot for seat in seats] == [None, "greedy", "shrewd", None]
    assert len({seat.name for seat in seats[:3]}) == 3
    assert sitting.do(PlaceBot(0, 1, "greedy")).entries == ()
    sitting.do(PlaceBot(0, 1, None))
    assert sitting.table.info().seats[1].kind == "open"
    assert sitting.do(PlaceBot(0, 1, None)).entries == ()


def test_what_only_the_host_may() -> None:
    """Only the host starts, kicks or places bots; a person's seat cannot get a bot."""
    sitting = Sitting().seat(3)
    for command in (Start(1), Kick(1, 2), PlaceBot(1, 3, "random")):
        assert sitting.refusal(command) == ("bad", "host-only")
    assert sitting.refusal(PlaceBot(0, 1, "random")) == ("bad", "seat-taken")


def test_kick_frees_the_seat_and_voids_the_token() -> None:
    """A removed person no longer belongs to the table; the host cannot remove themselves, a bot or an open seat."""
    sitting = Sitting().seat(2)
    sitting.do(PlaceBot(0, 2, "random"))
    sitting.do(Kick(0, 1))
    assert sitting.table.seat_of(token(1)) is None
    assert 1 not in sitting.table.channels
    assert sitting.do(Kick(0, 1)).entries == ()
    for seat in (0, 2, 3):
        assert sitting.refusal(Kick(0, seat)) == ("bad", "kick-nobody")


def test_start_needs_everybody() -> None:
    """Play begins only when no seat is open, and only once."""
    sitting = Sitting().seat(3)
    assert sitting.refusal(Start(0)) == ("bad", "seats-open")
    sitting.do(PlaceBot(0, 3, "random"))
    sitting.do(Start(0))
    assert sitting.table.status == "playing"
    assert sitting.table.info().commitment == sitting.header.commitment
    assert sitting.do(Start(0)).entries == ()
    for command in (Kick(0, 1), PlaceBot(0, 3, None), Sit("Eve", token(9)), Close()):
        assert sitting.refusal(command) == ("bad", "table-started")


def test_leaving_before_the_start_opens_the_seat() -> None:
    """The next person becomes host; when the last one leaves, the table closes."""
    sitting = Sitting().seat(2)
    sitting.do(Leave(0))
    assert sitting.table.host == 1
    assert sitting.table.info().seats[0].kind == "open"
    sitting.do(Leave(1))
    assert sitting.table.status == "over"
    assert sitting.refusal(Sit("Eve", token(9))) == ("over", "table-started")
    info = sitting.table.info()
    assert (info.scores, info.winners, info.seed, info.secret) == (None,) * 4


def test_r21_a_freed_seats_token_is_remembered_as_such() -> None:
    """People who left or were removed are known as such, even after a restart; others are not."""
    sitting = Sitting(players=3).seat(3)
    sitting.do(Kick(0, 1))
    sitting.do(Leave(2))
    for table in (sitting.table, sitting.rebuilt()):
        assert [table.was_seated(token(seat)) for seat in (0, 1, 2, 9)] == [False, True, True, False]


def test_nothing_can_be_played_before_the_start() -> None:
    """Moves and stand-ins need a running game; talk does not."""
    sitting = Sitting().seat(1)
    assert sitting.refusal(Play(0, "a", 1, "pass")) == ("bad", "table-open")
    assert sitting.refusal(Standin(0, 0, on=True)) == ("bad", "table-open")
    assert sitting.do(Speak(0, "b", "hello")).entries


def test_an_absent_host_hands_over_to_somebody_present() -> None:
    """After a minute away the host is replaced by a connected person, not earlier, and not by nobody."""
    sitting = Sitting().seat(3)
    sitting.hear(sitting.table.arrive(0, sitting.now))
    assert sitting.alarm() is None
    gone = sitting.now = 5_000
    sitting.hear(sitting.table.depart(0, gone))
    assert sitting.alarm() is None
    sitting.hear(sitting.table.arrive(2, gone + 10))
    assert sitting.alarm() == gone + HOST_AWAY
    assert sitting.table.overdue(gone + HOST_AWAY - 1) == []
    assert sitting.table.overdue(gone + HOST_AWAY) == [HandOver()]
    sitting.do(HandOver(), after=HOST_AWAY)
    assert sitting.table.host == 2
    assert sitting.refusal(HandOver()) == ("stale", "stale")


def after_restart(sitting: Sitting, at: int) -> Sitting:
    """The table as a restarted server reads it from its log, with everybody away."""
    again = Sitting()
    again.table, again.log, again.now = sitting.rebuilt(awake=at), sitting.log, at
    return again


def test_a_restart_is_no_absence() -> None:
    """A host's minute begins when the server is back, however long ago people took their seats."""
    up = 10 * HOST_AWAY
    again = after_restart(Sitting().seat(3), up)
    again.hear(again.table.arrive(1, up))
    assert again.table.overdue(up + HOST_AWAY - 1) == []
    again.hear(again.table.arrive(0, up + HOST_AWAY - 1))
    assert again.table.overdue(up + 10 * HOST_AWAY) == []
    assert again.table.host == 0


def test_a_host_who_misses_a_restart_is_host_again_on_coming_back() -> None:
    """Meanwhile others present act as host, one after another; the log knows who is expected back."""
    again = after_restart(Sitting().seat(3), 1_000)
    again.hear(again.table.arrive(1, again.now))
    again.do(HandOver(), after=HOST_AWAY)
    assert again.table.host == 1
    again.hear(again.table.depart(1, again.now))
    again.hear(again.table.arrive(2, again.now))
    again.do(HandOver(), after=HOST_AWAY)
    assert again.table.host == 2
    third = after_restart(again, again.now)
    third.hear(third.table.arrive(2, third.now))
    third.hear(third.table.arrive(0, third.now))
    assert third.alarm() in range(third.now + 1), "it is due at once"
    third.do(HandOver(), after=0)
    assert third.table.host == 0
    assert third.alarm() is None
    assert third.rebuilt().host == 0
    assert third.rebuilt().awaited_host is None


def test_a_host_who_went_away_stays_replaced() -> None:
    """A person seen after a restart who then leaves counts as away, and so does one who gives up the seat."""
    again = after_restart(Sitting().seat(3), 1_000)
    again.hear(again.table.arrive(0, again.now))
    again.hear(again.table.arrive(1, again.now))
    again.hear(again.table.depart(0, again.now))
    again.do(HandOver(), after=HOST_AWAY)
    again.hear(again.table.arrive(0, again.now))
    assert (again.table.host, again.alarm()) == (1, None)
    left = after_restart(Sitting().seat(3), 1_000)
    left.hear(left.table.arrive(1, left.now))
    left.do(HandOver(), after=HOST_AWAY)
    left.do(Leave(0))
    left.do(Sit("Another", token(9), 0))
    left.hear(left.table.arrive(0, left.now))
    assert (left.table.host, left.alarm()) == (1, None)


def test_nobody_is_absent_by_a_restart_for_a_stand_in_either() -> None:
    """After downtime the server cannot know who was away: the host waits the usual half a minute for people."""
    again = after_restart(Sitting(players=3).seat(3).start(), 10 * ABSENT)
    again.hear(again.table.arrive(0, again.now))
    assert again.refusal(Standin(0, 1, on=True)) == ("bad", "absent-briefly")
    again.now += ABSENT
    assert again.do(Standin(0, 1, on=True)).entries


def test_a_deserted_table_closes() -> None:
    """An open table that nobody visits for an hour closes; one with a visitor, or in play, does not."""
    sitting = Sitting().seat(1)
    began = sitting.now
    sitting.hear(sitting.table.arrive(None, began))
    assert sitting.table.overdue(began + 2 * DESERTED) == []
    sitting.hear(sitting.table.depart(None, began))
    assert sitting.table.overdue(began + DESERTED - 1000) == []
    assert sitting.table.overdue(began + DESERTED) == [Close()]
    sitting.do(Close(), after=DESERTED)
    assert sitting.table.status == "over"
    playing = Sitting().seat(1, "random").start()
    assert playing.table.overdue(10 * DESERTED) == []


def test_bots_never_run_out_of_names() -> None:
    """Even if every name is taken, a bot gets a unique one."""
    from rascals.table.seats import BOT_NAMES, bot_name

    taken: set[str | None] = set(BOT_NAMES)
    name = bot_name(3, taken)
    assert name not in taken
    assert len(name) <= 24


def test_the_code_is_for_those_who_may_know_it() -> None:
    """Without spectators, people who are not invited do not get a table's code, unless they have a seat."""
    shy = Sitting(spectators=False).seat(1).table
    assert (shy.info().code, shy.info(0).code, shy.info(invited=True).code) == (None, shy.code, shy.code)
    for watched in (Sitting(), Sitting(spectators=False, public=True)):
        assert watched.table.info().code == watched.table.code


def test_whoever_sits_there_by_now_is_not_sent_away() -> None:
    """The host names the person to remove; somebody else who has taken the seat meanwhile keeps it."""
    sitting = Sitting().seat(2)
    sitting.do(Leave(1))
    sitting.do(Sit("Eve", token(5), 1))
    assert sitting.refusal(Kick(0, 1, name="P1")) == ("stale", "stale")
    sitting.do(Kick(0, 1, name="Eve"))
    assert sitting.table.seat_of(token(5)) is None


def test_what_is_said_stands_under_the_name_of_who_said_it() -> None:
    """Whoever has the seat later, before and after a restart."""
    sitting = Sitting().seat(2)
    sitting.do(Speak(1, "a", "I was here", token=token(1)))
    sitting.do(Leave(1))
    sitting.do(Sit("Eve", token(5), 1))
    assert sitting.do(Speak(1, "a", "so am I", token=token(5))).duplicate is False
    for table in (sitting.table, sitting.rebuilt()):
        assert [line.name for line in table.snapshot(0, 0).chat] == ["P1", "Eve"]


ALIKE = [
    "HOST", "host", "hOsT", "Host\ufe0f", "H\ufe00ost", "\ufe0fHost", "Host\U000e0100",
    "Ho\u017ft", "H\u043est", "\u041dost", "H\u043e\u0455t", "H\u03bfst", "H0st", "\uff28\uff4f\uff53\uff54",
    "\U0001d407\U0001d428\U0001d42c\U0001d42d", "\u210bost", "\u13bbost", "Hos\U0001d69d", "\u24bdost", "H o s t",
]  # fmt: skip
OTHERS = ["Hostess", "Ghost", "H\u00f6st", "Hast", "名前", "Ωst", "🐱"]


@pytest.mark.parametrize("name", ALIKE)
def test_a_name_that_looks_like_another_gets_a_number(name: str) -> None:
    """Case, homoglyphs of other scripts, styled letters and invisible characters do not make a different name."""
    sitting = Sitting()
    sitting.do(Sit("Host", token(0)))
    sitting.do(Sit(clean_name(name), token(1)))
    assert sitting.table.seats[1].name == f"{clean_name(name)} 2"


@pytest.mark.parametrize("name", OTHERS)
def test_other_names_stay_as_they_are(name: str) -> None:
    """Names that can be told apart need no number."""
    sitting = Sitting()
    sitting.do(Sit("Host", token(0)))
    sitting.do(Sit(clean_name(name), token(1)))
    assert sitting.table.seats[1].name == clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"), [("Iris", "lris"), ("IRIS", "iris"), ("Bernd", "Bemd"), ("ВОВА", "BOBA"), ("Nora", "Nоrа")]
)
def test_skeletons(one: str, other: str) -> None:
    """Capital i and small L, m and rn, Cyrillic and Latin: what looks the same has the same skeleton."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize("joined", ["👩\u200d💻", "می\u200cخواهم", "क्\u200dष"])
def test_names_that_differ_by_joiners_alone_look_alike(joined: str) -> None:
    """The second gets a number, whichever it is."""
    plain = joined.replace("\u200c", "").replace("\u200d", "")
    for one, other in ((plain, joined), (joined, plain)):
        assert free_name(clean_name(other), {clean_name(one)}) == f"{other} 2"


def test_a_name_that_is_cut_for_its_number_keeps_no_joiner_at_the_cut() -> None:
    """Without the joined letter it would be invisible."""
    name = "x" * 20 + "👩\u200d💻y"
    assert free_name(clean_name(name), {name}) == "x" * 20 + "👩 2"


def test_bots_and_numbers_keep_out_of_each_others_way() -> None:
    """A numbered name is compared with the others as well, and no bot gets a name that looks like a person's."""
    sitting = Sitting(players=5)
    for seat, name in enumerate(["Ann 2", "ann", "ANN", "PIP"]):
        sitting.do(Sit(name, token(seat), seat))
    assert [place.name for place in sitting.table.seats[:3]] == ["Ann 2", "ann", "ANN 3"]
    sitting.do(PlaceBot(0, 4, "random"))
    skeletons = {skeleton(place.name or "") for place in sitting.table.seats}
    assert len(skeletons) == 5
