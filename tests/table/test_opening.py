"""Nobody chooses the deal: the server commits before anybody takes a seat, seats pledge before anybody opens."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from hashlib import sha256

import pytest

import rascals
from rascals.core.entropy import pledge_of, sealed_name
from rascals.core.match import Match
from rascals.signing import Signer
from rascals.table import Command, GiveUp, Kick, Leave, Open, PlaceBot, Pledge, Refused, Sit, Start, opening, salvaged
from rascals.table.deadlines import OPENING
from rascals.table.seats import TableSeat
from tests.forging import forged
from tests.table.sitting import SECRET, Sitting, token


def nonce(seat: int, turn: int = 0) -> str:
    return sha256(f"nonce {seat} {turn}".encode()).hexdigest()


def pledged(seats: tuple[int, ...] = (0, 1, 2), players: int = 3) -> Sitting:
    """A table at which these seats have pledged, with bots or people who contribute nothing on the others."""
    sitting = Sitting("felicity", players)
    for seat in range(players):
        if seat in seats:
            sitting.do(Sit(f"P{seat}", token(seat), seat, pledge_of(nonce(seat))))
        else:
            sitting.do(PlaceBot(0, seat, "random"))
    return sitting


def opened(sitting: Sitting, seats: tuple[int, ...] = (0, 1, 2)) -> Sitting:
    sitting.do(Start(0))
    for seat in seats:
        sitting.do(Open(seat, nonce(seat)))
    return sitting


def hands(sitting: Sitting) -> object:
    return sitting.table.match.position()


def lines_of(sitting: Sitting) -> list[str]:
    return sitting.finish().table.saved().splitlines()


def test_the_commitment_stands_before_anybody_sits():
    """It is published when the table is made, and is the game's."""
    sitting = Sitting("felicity", 3)
    before = sitting.table.info().commitment
    assert before == sha256(SECRET).hexdigest()
    sitting.seat(3).start()
    assert json.loads(lines_of(sitting)[0])["commitment"] == before


def test_play_begins_with_the_last_nonce():
    """Until all nonces are opened, nothing is dealt, and no nonce is sent to anybody."""
    sitting = pledged()
    sitting.do(Start(0))
    info = sitting.table.info()
    assert (info.status, info.calling) == ("open", True)
    assert sitting.table.match is None
    sitting.do(Open(2, nonce(2)))
    sitting.do(Open(0, nonce(0)))
    assert [seat.opened for seat in sitting.table.info().seats] == [True, False, True]
    assert [seat.nonce for seat in sitting.table.info().seats] == [None, None, None]
    assert nonce(2) not in str(sitting.told)
    sitting.do(Open(1, nonce(1)))
    info = sitting.table.info()
    assert (info.status, info.calling) == ("playing", False)
    assert [seat.nonce for seat in info.seats] == [nonce(seat) for seat in range(3)]
    assert sitting.rebuilt().info() == info


def test_every_nonce_decides():
    """Changing any one seat's nonce, the secret or a name changes the deal."""
    deals = [hands(opened(pledged()))]
    for seat in range(3):
        other = Sitting("felicity", 3)
        for place in range(3):
            other.do(Sit(f"P{place}", token(place), place, pledge_of(nonce(place, int(place == seat)))))
        other.do(Start(0))
        for place in range(3):
            other.do(Open(place, nonce(place, int(place == seat))))
        deals.append(hands(other))
    named = Sitting("felicity", 3)
    for place in range(3):
        named.do(Sit(f"Q{place}", token(place), place, pledge_of(nonce(place))))
    deals.append(hands(opened(named)))
    assert len({json.dumps(deal) for deal in deals}) == len(deals)


def test_an_owner_who_sits_last_cannot_grind():
    """Whatever the owner's seat tries once it knows the others' nonces, only its earlier pledge counts."""
    sitting = pledged()
    sitting.do(Start(0))
    sitting.do(Open(0, nonce(0)))
    sitting.do(Open(1, nonce(1)))
    for turn in range(1, 20):
        assert sitting.refusal(Open(2, nonce(2, turn)))[1] == "nonce-other"
        assert sitting.refusal(Pledge(2, pledge_of(nonce(2, turn))))[1] == "table-calling"
    assert sitting.table.info().status == "open"


def test_all_but_the_nonces_is_told_before_any_is_opened():
    """The draft is fixed while pledges are opened; fingerprint and deal follow from it and the nonces alone."""
    sitting = pledged()
    assert sitting.table.info().draft is None
    sitting.do(Start(0))
    draft = sitting.table.info().draft
    assert draft is not None
    for seat in range(3):
        assert sitting.table.info().draft == draft
        sitting.do(Open(seat, nonce(seat)))
    text = json.dumps({"nonces": [nonce(seat) for seat in range(3)]}, separators=(",", ":"))
    expected = sha256(f"{draft}{text}".encode()).hexdigest()
    assert (sitting.table.info().draft, sitting.table.info().fingerprint) == (draft, expected)
    lines = lines_of(sitting)
    found = rascals.verify_text("\n".join(lines) + "\n")
    assert (found.draft, found.first) == (draft, expected)
    header = json.loads(lines[0])
    salted = [sha256(salt.encode()).hexdigest() for salt in header["salts"]]
    names = [sealed_name(name, salt) for name, salt in zip(header["seats"], salted, strict=True)]
    assert not rascals.verify_text(forged(lines, salts=salted, names=names)).ok


def test_who_does_not_open_is_told_and_all_begins_anew():
    """When time is up the seats are named; commitment and pledges are fresh, the opened nonces worthless."""
    sitting = pledged()
    before = sitting.table.info().commitment
    sitting.do(Start(0))
    sitting.do(Open(0, nonce(0)))
    assert sitting.alarm() == sitting.now - 100 + OPENING
    with pytest.raises(Refused):
        sitting.do(Open(0, nonce(0, 1)))
    sitting.now += OPENING
    due = sitting.table.overdue(sitting.now)
    assert due == [GiveUp()]
    sitting.do(due[0])
    info = sitting.table.info()
    assert (info.unopened, info.calling, info.status) == ([1, 2], False, "open")
    assert info.commitment != before
    assert [seat.pledge for seat in info.seats] == [None] * 3
    assert sitting.rebuilt().info() == info
    assert sitting.refusal(Open(0, nonce(0)))[1] == "not-calling"
    for seat in range(3):
        sitting.do(Pledge(seat, pledge_of(nonce(seat, 1))))
    sitting.do(Start(0))
    for seat in range(3):
        sitting.do(Open(seat, nonce(seat, 1)))
    assert sitting.table.info().unopened == []
    found = rascals.verify_text(sitting.finish().table.saved())
    assert (found.ok, found.commitment, found.adding) == (True, info.commitment, (True,) * 3)


def test_who_withholds_leaves_the_seat_and_a_lost_line_comes_back_once() -> None:
    """A connected person who does not open loses the seat; one who is away keeps it the first time, not the next."""
    sitting = pledged()
    sitting.table.arrive(1, sitting.now)
    for attempt, left in enumerate(([1], [2])):
        for place in sitting.table.people():
            if place.pledge is None:
                sitting.do(Pledge(place.seat, pledge_of(nonce(place.seat, attempt))))
        sitting.do(Start(0))
        sitting.do(Open(0, nonce(0, attempt)))
        sitting.do(GiveUp(), after=OPENING)
        assert [place.seat for place in sitting.table.seats if not place.human] == left
        sitting.do(Sit("Eve", token(7 + attempt), left[0]))
    info = sitting.table.info()
    assert [(start.seats, start.names) for start in info.broken_off] == [
        ([1, 2], ["P1", "P2"]),
        ([1, 2], ["Eve", "P2"]),
    ]
    assert sitting.rebuilt().info() == info


def test_a_host_who_withholds_is_host_no_more_and_nobody_left_ends_the_table() -> None:
    """The next person is host; if all withheld and went, the table closes."""
    sitting = pledged((0, 1))
    sitting.table.arrive(0, sitting.now)
    sitting.do(Start(0))
    sitting.do(Open(1, nonce(1)))
    sitting.do(GiveUp(), after=OPENING)
    assert (sitting.table.host, sitting.table.status) == (1, "open")
    sitting.do(PlaceBot(1, 0, "random"))
    sitting.do(Pledge(1, pledge_of(nonce(1, 1))))
    sitting.table.arrive(1, sitting.now)
    sitting.do(Start(1))
    sitting.do(GiveUp(), after=OPENING)
    assert (sitting.table.people(), sitting.table.status) == ([], "over")


@pytest.mark.parametrize(("gone", "by"), [(Leave(1), "P1"), (Kick(0, 1), "P0")])
def test_a_start_is_broken_off_by_who_leaves_and_by_a_host_who_sends_somebody_away(gone: Command, by: str) -> None:
    """Both are another roll just like a withheld nonce: they are counted, but only while pledges are opened."""
    sitting = pledged()
    before = sitting.table.info().commitment
    sitting.do(Start(0))
    sitting.do(Open(2, nonce(2)))
    sitting.do(gone)
    info = sitting.table.info()
    assert [start.names for start in info.broken_off] == [[by]]
    assert (info.calling, info.unopened, info.seats[2].pledge) == (False, [], None)
    assert info.commitment != before, "a nonce that has been opened takes part in no other secret's game"
    sitting.do(Sit("Eve", token(7), 1))
    sitting.do(gone)
    assert len(sitting.table.info().broken_off) == 1


def rolled_anew(liked: Callable[[Match], bool]) -> tuple[Sitting, int]:
    """A table whose server's owner has the last seat, opens last, and only accepts a deal they like.

    They read the server's secret and all nonces first; returns how often they rolled again.
    """
    sitting = pledged()
    for rolls in range(100):
        sitting.table.arrive(2, sitting.now)
        sitting.do(Start(0))
        for seat in (0, 1):
            sitting.do(Open(seat, nonce(seat, rolls)))
        assert sitting.table.head is not None
        if liked(opening.opened(sitting.table, sitting.table.head, 2, nonce(2, rolls))):
            sitting.do(Open(2, nonce(2, rolls)))
            return sitting, rolls
        sitting.do(GiveUp(), after=OPENING)
        assert sitting.table.seats[2].kind == "open"
        sitting.do(Sit("Owner", token(10 + rolls), 2, pledge_of(nonce(2, rolls + 1))))
        for seat in (0, 1):
            sitting.do(Pledge(seat, pledge_of(nonce(seat, rolls + 1))))
    raise AssertionError("no deal was liked")


def test_an_owner_who_rolls_anew_is_seen_to_have_done_so() -> None:
    """It is still possible, but costs the seat each time; table, saved game and draft show how often and by whom."""
    tries = iter(range(100))
    sitting, rolls = rolled_anew(lambda match: next(tries) == 2)
    assert rolls == 2
    assert [start.names for start in sitting.table.info().broken_off] == [["P2"], ["Owner"]]
    text = sitting.finish().table.saved()
    found = rascals.verify_text(text)
    assert (found.ok, found.broken_off, found.names_bound) == (True, (("P2",), ("Owner",)), True)
    assert rascals.load_text(text).save_text() == text
    lines = text.splitlines()
    header = json.loads(lines[0])
    other = [[["Somebody", header["breakers"][0][0][1]]], header["breakers"][1]]
    for changes in (
        {"broken_off": [], "breakers": []},
        {"broken_off": header["broken_off"][1:], "breakers": header["breakers"][1:]},
        {"breakers": other},
        {"breakers": header["breakers"][:1]},
    ):
        assert not rascals.verify_text(forged(lines, **changes)).ok, changes
    assert found.draft != rascals.verify_text(forged(lines, broken_off=[], breakers=[])).draft


def test_a_log_that_is_cut_short_tells_who_broke_off_a_start() -> None:
    """The saved game of a damaged table names them as the table does."""
    tries = iter(range(100))
    sitting, _ = rolled_anew(lambda match: next(tries) == 1)
    text = salvaged("t1", sitting.log)
    assert text is not None
    assert rascals.verify_text(text).broken_off == (("P2",),)


def test_who_broke_off_a_start_can_be_forgotten() -> None:
    """If a name was removed from the log, the saved game has neither name nor salt, and is valid."""
    tries = iter(range(100))
    sitting, _ = rolled_anew(lambda match: next(tries) == 1)
    ((breaker,),) = sitting.finish().table.broken_off
    sitting.table.broken_off[0][0] = breaker._replace(name="Player 3")
    text = sitting.table.saved()
    found = rascals.verify_text(text)
    assert (found.ok, found.broken_off, found.names_bound) == (True, (("Player 3",),), False)
    assert breaker.salt not in text


def test_nobody_is_replaced_while_pledges_are_opened():
    """Seats, bots and pledges are fixed until play begins; starting again changes nothing."""
    sitting = pledged((0, 1))
    sitting.do(Start(0))
    for command in (PlaceBot(0, 2, None), Pledge(1, pledge_of(nonce(1, 1)))):
        assert sitting.refusal(command)[1] == "table-calling"
    assert sitting.do(Start(0)).entries == ()
    sitting.do(Open(0, nonce(0)))
    assert sitting.do(Open(0, nonce(0))).entries == ()


def test_a_seat_that_pledges_nothing_adds_nothing():
    """Bots and plain clients need no nonce; the file shows which seats took part."""
    sitting = opened(pledged((0, 2)), (0, 2))
    found = rascals.verify_text("\n".join(lines_of(sitting)) + "\n")
    assert (found.ok, found.live, found.adding, found.names_bound) == (True, True, (True, False, True), True)
    assert found.first == sitting.table.info().fingerprint


def test_the_seed_follows_from_secret_and_header():
    """Any program can recompute it: the seed is the HMAC-SHA256, keyed with the secret, of the bound header's JSON."""
    sitting = opened(pledged())
    header, *_, trailer = [json.loads(line) for line in lines_of(sitting)]
    unbound = {key: value for key, value in header.items() if key not in {"seats", "salts", "signature"}}

    def hashed(before: str, data: object) -> str:
        text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return sha256(f"{before}{text}".encode()).hexdigest()

    nonces = unbound["entropy"].pop("nonces")
    fingerprint = hashed(hashed("", unbound), {"nonces": nonces})
    seed = hmac.digest(SECRET, fingerprint.encode(), "sha256")
    assert (trailer["secret"], trailer["seed"]) == (f"hex:{SECRET.hex()}", f"hex:{seed.hex()}")
    info, match = sitting.table.info(), sitting.table.match
    assert (info.secret, info.seed) == (SECRET.hex(), seed.hex())
    moves = [(ply.seat, ply.move) for ply in match.history if ply.seat is not None]
    again = match.game.replay(moves, secret=seed)
    assert again.scores == match.scores


def test_names_and_header_are_bound():
    """Rotating names with all hashes recomputed, or changing pledges, options or rules, is detected."""
    lines = lines_of(opened(pledged()))
    header = json.loads(lines[0])
    assert rascals.verify_text(forged(lines)).ok

    def turned(key: str) -> list[object]:
        return [*header[key][1:], header[key][0]]

    claims: dict[str, dict[str, object]] = {
        "seats alone": {"seats": turned("seats")},
        "seats and salts": {"seats": turned("seats"), "salts": turned("salts")},
        "all three": {"seats": turned("seats"), "salts": turned("salts"), "names": turned("names")},
        "rules": {"rules": 2},
        "nonces gone": {"entropy": {"pledges": [None] * 3, "nonces": [None] * 3}},
    }
    for what, changes in claims.items():
        assert not rascals.verify_text(forged(lines, **changes)).ok, what
    plain = {key: value for key, value in header.items() if key not in {"entropy", "names", "salts"}}
    lines[0] = json.dumps(plain | {"format": 1})
    assert not rascals.verify_text(forged(lines)).ok


def test_no_part_of_a_name_passes_for_its_salt():
    """Salt and name are hashed as one text that can be split in only one way."""
    sitting = pledged()
    sitting.table.seats[1].name = "Not Ann"
    lines = lines_of(opened(sitting))
    header = json.loads(lines[0])
    assert (header["seats"][1], rascals.verify_text(forged(lines)).names_bound) == ("Not Ann", True)
    salts = [header["salts"][0], f"{header['salts'][1]} Not", header["salts"][2]]
    assert not rascals.verify_text(forged(lines, seats=["P0", "Ann", "P2"], salts=salts)).ok


def test_what_opens_a_name_opens_it_in_one_game_only():
    """A token used at two tables cannot be found by one game's salt once the other has removed the name.

    Names sealed when a salt did not depend on the table can still be opened.
    """
    ann = TableSeat(0, 0, name="Ann", token=token(0))
    assert ann.salt("one") != ann.salt("another")
    for salt in ann.salts("one"):
        assert opening.opened_names("one", [ann], [sealed_name("Ann", salt)]) == (["Ann"], [salt])
    assert opening.opened_names("one", [ann], [sealed_name("Ann", ann.salt("another"))]) == (["Player 1"], [None])


def dealt_by_the_owner() -> list[str]:
    """A finished game whose chance comes only from the server's secret."""
    match = rascals.game("felicity", players=3).new(secret=SECRET)
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    return match.save_text().splitlines()


@pytest.mark.parametrize("stream", ["hmac-sha256", "xoshiro128++"])
@pytest.mark.parametrize("version", [1, 2, True, 1.0])
def test_no_file_claims_nonces_that_its_chance_does_not_come_from(version: object, stream: str) -> None:
    """An owner who deals from a secret or seed alone cannot claim that the seats took part."""
    header = json.loads(lines_of(opened(pledged()))[0])
    if stream == "hmac-sha256":
        lines = dealt_by_the_owner()
        trailer = json.loads(lines[-1])
        lines[-1] = json.dumps(trailer | {"secret": trailer["seed"]})
    else:
        lines = rascals.play(rascals.game("felicity", players=3), ["random"] * 3, seed=7).save_text().splitlines()
        header |= {key: json.loads(lines[0])[key] for key in ("seed", "commitment")}
    claimed = header | {"format": version, "stream": stream}
    found = rascals.verify_text(forged(lines, **claimed))
    assert (found.ok, found.adding, found.names_bound) == (False, None, False)


def test_no_live_game_begins_at_a_position_that_somebody_set_up() -> None:
    """A server that arranged the cards, and sent the seats a draft of it, is detected."""
    from rascals.core.chance import Origin
    from rascals.core.entropy import bound

    header = json.loads(lines_of(opened(pledged()))[0])
    game = rascals.game("felicity", players=3)
    start = game.new(seed=3)
    head = dict(bound(header)) | {"position": start.position()}
    origin = Origin(None, SECRET, head, tuple(header["salts"]))
    match = Match.begin(game, origin, header["seats"], game.from_position(start.position(), 1).at(0)._state)
    assert not rascals.verify_text(match.save_text()).ok


def test_a_live_game_that_is_over_tells_its_secret() -> None:
    """A file that never reveals it proves nothing about chance, and is not valid."""
    *lines, last = lines_of(opened(pledged()))
    kept = json.dumps(json.loads(last) | {"secret": None, "seed": None})
    found = rascals.verify_text(forged([*lines, kept]))
    assert (found.ok, found.line) == (False, len(lines) + 1)


def test_the_forgotten_stay_forgotten():
    """The saved game of a person who was removed has none of their salts; verifying reports unbound names."""
    sitting = opened(pledged())
    sitting.finish().table.seats[1].name = "Player 2"
    text = sitting.table.saved()
    header = json.loads(text.splitlines()[0])
    assert (header["seats"][1], header["salts"][1]) == ("Player 2", None)
    found = rascals.verify_text(text)
    assert (found.ok, found.names_bound) == (True, False)
    lines = text.splitlines()
    assert not rascals.verify_text(forged(lines, seats=["P0", "Somebody", "P2"])).ok


def test_a_game_of_before_pledges_is_read():
    """A log that starts with a header without pledges continues from the secret alone."""
    from rascals.core.canonical import chained
    from rascals.core.saved import header_of, line_of
    from rascals.table.entries import Entry, Started

    sitting = Sitting("felicity", 3).seat(3)
    match = sitting.table.game.hosted(0).new(secret=SECRET)
    head, line = dict(header_of(match)), dict(line_of(match.history[0]))
    entry = Entry(4, 500, None, Started(head, line, chained(chained("", head), line)))
    sitting.log.append(entry)
    sitting.table.apply(entry)
    found = rascals.verify_text(sitting.finish().table.saved())
    assert (found.ok, found.live, found.adding, found.names_bound) == (True, True, None, False)


def test_a_signed_game_names_its_server():
    """The key in the file signed its beginning and its end; the signature fits no other game, key or ending."""
    signer = Signer(Signer.fresh())
    text = opened(pledged()).finish().table.saved()
    signed = signer.sign(text)
    assert rascals.verify_text(signed).signed_by == signer.public
    assert rascals.verify_text(text).signed_by is None
    header, *rest = signed.splitlines()
    signature = json.loads(header)["signature"]
    other = Signer(Signer.fresh())
    for wrong in (
        {**signature, "key": other.public},
        {**signature, "ended": signature["begun"]},
        {**signature, "begun": "00" * 64},
        {**signature, "key": f" {signer.public}"},
        {**signature, "begun": signature["begun"].upper()},
        {"key": signer.public},
        "nonsense",
    ):
        found = rascals.verify_text("\n".join([json.dumps(json.loads(header) | {"signature": wrong}), *rest]) + "\n")
        assert (found.ok, found.line) == (False, 1), wrong
    cut = rascals.verify_text("\n".join([header, *rest[:5]]) + "\n")
    assert (cut.ok, cut.complete, cut.signed_by) == (True, False, signer.public)


def test_a_game_of_before_pledges_is_not_signed():
    """Its header is not bound to what was played, so a signature would claim too much."""
    live = rascals.game("felicity", players=3).new(secret=SECRET)
    assert Signer(Signer.fresh()).sign(live.save_text()) == live.save_text()
