"""The rules of Felicity: The Cat in the Sack. Clauses: RULES.md beside this file; actions: `moves.py`."""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.dealing import draw, shuffle
from rascals.core.events import emit
from rascals.core.rows import ascend, clear, fill
from rascals.core.seating import around, steps_to
from rascals.core.state import Row
from rascals.games.felicity import moves
from rascals.games.felicity.moves import PASS, VERBS
from rascals.games.felicity.state import (
    BID,
    CATS,
    DUMMY,
    KINDS,
    LARGE_DOG,
    MILDEST,
    NOBODY,
    OVER,
    PLACE,
    RANDOM_SEAT,
    SEATS,
    TAKE_PRICE,
    State,
    dummies,
    owner,
)

NOTHING = -1  # an empty place in the row

# ---------------------------------------------------------------- components and the table


def row_size(s: State) -> int:
    """Return the number of cards in a full row: one for each player, and the dummy's. [F-08]"""
    return s.players + dummies(s)


def mouse_cards(s: State) -> int:
    """Return the number of mouse cards: one fewer than players. [F-02]"""
    return s.players - 1


def place_of(s: State, seat: int) -> int:
    """Return the place in the row for the card, placed or not, of a seat or the dummy. [F-08]"""
    if dummies(s) and seat == DUMMY:
        return 0
    return steps_to(s, s.start, seat) + dummies(s)


# ---------------------------------------------------------------- setup


def setup(s: State) -> None:
    """Prepare the game: cards, mice, mouse cards, start player. [F-01, F-03, F-04, F-07]"""
    for seat in range(s.players):
        deal(s, seat)
        s.mice[seat] = s.start_mice
    if dummies(s):
        shuffle_dummy(s)
    s.bank = s.start_bank
    s.start = below(s, s.players) if s.first_player == RANDOM_SEAT else s.first_player
    refill(s)
    begin_round(s, 1)


def deal(s: State, seat: int) -> None:
    """Give a seat its set of pets, except for a random one, which is removed unseen. [F-01, F-05, F-34]"""
    for kind in range(KINDS):
        s.hand[seat][kind] = s.copies[kind]
    s.removed[seat] = draw(s, s.hand[seat])
    emit(s, moves.CARD_REMOVED, seat, s.removed[seat])


def shuffle_dummy(s: State) -> None:
    """Shuffle a fourth set and remove one card unseen; the others are the dummy's stack. [F-06, F-34]"""
    cards = 0
    for kind in range(KINDS):
        if s.copies[kind]:
            s.stack[cards] = kind
            cards += 1
    shuffle(s, s.stack, 0, cards)
    emit(s, moves.CARD_REMOVED, DUMMY, s.stack[s.rounds])


def removed_card(s: State, seat: int) -> int:
    """Return the card that was removed from a set, the dummy's included, at the start. [F-05, F-06]"""
    return s.stack[s.rounds] if dummies(s) and seat == DUMMY else s.removed[seat]


# ---------------------------------------------------------------- a round begins


def begin_round(s: State, number: int) -> None:
    """Begin a round: place the dummy's top card, if any; the start player places next. [F-08]"""
    s.round = number
    s.phase = PLACE
    s.turn = s.start
    emit(s, moves.ROUND_BEGAN, number, s.start)
    if dummies(s):
        lay(s, DUMMY, s.stack[number - 1])


def lay(s: State, seat: int, kind: int) -> None:
    """Put a card face down at the right end of the row. [F-08, F-09]"""
    s.row[s.placed] = kind
    s.placed += 1
    emit(s, moves.PLACED, seat, kind)


def clear_row(s: State) -> None:
    """Clear the row, the bids and the passes of the finished auction."""
    s.placed = 0
    s.revealed = 0
    s.passes = 0
    clear(s.bid)
    clear(s.passed)
    fill(s.row, NOTHING)


# ---------------------------------------------------------------- placing


def place(s: State, seat: int, kind: int) -> None:
    """Place a card from the hand; open the auction when the row is complete. [F-08, F-10]"""
    s.hand[seat][kind] = 0
    lay(s, seat, kind)
    if s.placed < row_size(s):
        s.turn = around(s, seat + 1)
    else:
        s.phase = BID
        s.turn = s.start
        reveal(s, 1)


def reveal(s: State, count: int) -> None:
    """Reveal cards from the left until `count` lie open. [F-10, F-12]"""
    for place in range(s.revealed, count):
        s.revealed = place + 1
        s.shown[owner(s, place)][s.row[place]] = 1
        emit(s, moves.REVEALED, owner(s, place), s.row[place], place)


# ---------------------------------------------------------------- bidding


def bidders(s: State) -> int:
    """Return the number of seats that have not passed in this auction. [F-11]"""
    return s.players - s.passes


def highest_bid(s: State) -> int:
    """Return the highest bid so far, 0 before the first. [F-11]"""
    highest = 0
    for seat in range(SEATS):
        highest = max(highest, s.bid[seat])
    return highest


def least_bid(s: State) -> int:
    """Return the least legal bid: one more than the highest. [F-11, F-15]"""
    return highest_bid(s) + 1


def most_bid(s: State, seat: int) -> int:
    """Return the most a seat can bid: its mice and its current bid; a lone seat pays exactly one. [F-11, F-15]"""
    most = s.mice[seat] + s.bid[seat]
    return min(most, TAKE_PRICE) if bidders(s) == 1 else most


def bid(s: State, seat: int, mice: int) -> None:
    """Raise a seat's bid to `mice`; a lone seat takes the row for it. [F-11, F-15]"""
    s.mice[seat] -= mice - s.bid[seat]
    s.bid[seat] = mice
    emit(s, moves.BID_MADE, seat, mice)
    if bidders(s) == 1:
        award(s, seat)
    else:
        next_bidder(s)


def next_bidder(s: State) -> None:
    """Pass the turn clockwise to the next seat that has not passed. [F-11]"""
    seat = around(s, s.turn + 1)
    while s.passed[seat]:
        seat = around(s, seat + 1)
    s.turn = seat


def pass_bid(s: State, seat: int) -> None:
    """Pass: return the seat's whole bid and take it out of this auction. [F-12]"""
    returned = s.bid[seat]
    s.mice[seat] += returned
    s.bid[seat] = 0
    s.passed[seat] = 1
    s.passes += 1
    emit(s, moves.PASSED, seat, returned)
    if bidders(s) == 0:
        remove_row(s)
    else:
        take_mice(s, seat)
        go_on(s)


def take_mice(s: State, seat: int) -> None:
    """Give a passing seat the mice, if any, on the lowest unclaimed mouse card. [F-12]"""
    card = s.passes - 1
    mice = s.on_card[card]
    s.mice[seat] += mice
    s.on_card[card] = 0
    emit(s, moves.MICE_TAKEN, seat, s.numbers[card], mice)


def go_on(s: State) -> None:
    """After a pass, reveal a card, or all if one player remains, whose bid, if any, wins. [F-12 – F-15]"""
    next_bidder(s)
    if bidders(s) > 1:
        reveal(s, s.revealed + 1)
        return
    reveal(s, row_size(s))
    if s.bid[s.turn] > 0:
        award(s, s.turn)


# ---------------------------------------------------------------- the end of an auction


def award(s: State, seat: int) -> None:
    """Let the winner pay the bank, take what the dogs leave, and become the start player. [F-14, F-20]"""
    paid = s.bid[seat]
    s.bank += paid
    s.bid[seat] = 0
    emit(s, moves.PAID, seat, paid)
    release_dogs(s)
    take_row(s, seat)
    s.start = seat
    if s.round < s.rounds:
        refill(s)
    end_round(s)


def take_row(s: State, seat: int) -> None:
    """Give the winner the cards left in the row, rabbits included. [F-19]"""
    for place in range(s.placed):
        if s.row[place] != NOTHING:
            s.won[seat][s.row[place]] += 1
    emit(s, moves.ROW_WON, seat, s.row[0], s.row[1], s.row[2], s.row[3], s.row[4])


def remove_row(s: State) -> None:
    """Remove the row after all have passed; the start player stays, and the mouse cards stay empty. [F-16]"""
    emit(s, moves.ROW_REMOVED, s.row[0], s.row[1], s.row[2], s.row[3], s.row[4])
    if s.round < s.rounds:
        emit(s, moves.EMPTY, moves.ALL_PASSED, s.bank)
    end_round(s)


def refill(s: State) -> None:
    """Fill every mouse card from the bank, or none if it cannot fill all of them. [F-04, F-21]"""
    needed = 0
    for card in range(mouse_cards(s)):
        needed += s.numbers[card]
    if s.bank < needed:
        emit(s, moves.EMPTY, moves.BANK_SHORT, s.bank)
        return
    for card in range(mouse_cards(s)):
        s.on_card[card] = s.numbers[card]
    s.bank -= needed
    emit(s, moves.FILLED, s.bank)


def end_round(s: State) -> None:
    """Go on to the next round, or end the game after the last. [F-08, F-22]"""
    clear_row(s)
    if s.round < s.rounds:
        begin_round(s, s.round + 1)
    else:
        finish(s)


def finish(s: State) -> None:
    """Finish the game: show and score everything. [F-22, F-28]"""
    s.phase = OVER
    s.turn = NOBODY
    emit(s, moves.GAME_OVER)
    for seat in range(row_size(s)):
        emit(s, moves.REMOVED_SHOWN, seat, removed_card(s, seat))
    for seat in range(s.players):
        emit(s, moves.SCORED, seat, cat_points(s, seat), s.mice[seat], score(s, seat))


# ---------------------------------------------------------------- dogs


def is_cat(kind: int) -> int:
    """Return 1 for a cat, 0 for a rabbit or dog. [F-17]"""
    return 1 if 0 <= kind < CATS else 0


def dog_at(s: State, place: int) -> int:
    """Return the dog at a place of the row; NOTHING if there is none."""
    return s.row[place] if s.row[place] >= LARGE_DOG else NOTHING


def release_dogs(s: State) -> None:
    """Let a lone dog chase a cat; two or more dogs just leave. [F-17, F-18]"""
    dogs = 0
    lone = NOTHING
    for place in range(s.placed):
        if dog_at(s, place) != NOTHING:
            dogs += 1
            lone = place
    if dogs == 1:
        chase(s, lone)
    elif dogs > 1:
        emit(s, moves.DOGS_LEFT, dog_at(s, 0), dog_at(s, 1), dog_at(s, 2), dog_at(s, 3), dog_at(s, 4))
        for place in range(s.placed):
            if dog_at(s, place) != NOTHING:
                s.row[place] = NOTHING


def chase(s: State, lone: int) -> None:
    """Remove the dog at `lone` and the cat it chases, if any, from the game. [F-17]"""
    dog = s.row[lone]
    victim = best_cat(s) if dog == LARGE_DOG else worst_cat(s)
    s.row[lone] = NOTHING
    if victim == NOTHING:
        emit(s, moves.DOG_LEFT, dog)
    else:
        cat = s.row[victim]
        s.row[victim] = NOTHING
        emit(s, moves.CAT_CHASED, dog, cat)


def best_cat(s: State) -> int:
    """Return the place of the cat with the highest value; NOTHING if there are no cats. [F-17]"""
    best = NOTHING
    for place in range(s.placed):
        if is_cat(s.row[place]) and (best == NOTHING or s.worth[s.row[place]] > s.worth[s.row[best]]):
            best = place
    return best


def worst_cat(s: State) -> int:
    """Return the place of the small dog's victim: the lowest value, or by option the mildest negative. [F-17, F-32]"""
    worst = NOTHING
    for place in range(s.placed):
        if is_cat(s.row[place]) and (worst == NOTHING or goes_before(s, s.row[place], s.row[worst])):
            worst = place
    return worst


def goes_before(s: State, kind: int, other: int) -> int:
    """Return 1 if the small dog chases cat `kind` rather than cat `other`. [F-17, F-32]"""
    if s.small_dog == MILDEST and s.worth[kind] < 0 and s.worth[other] < 0:
        return 1 if s.worth[kind] > s.worth[other] else 0
    return 1 if s.worth[kind] < s.worth[other] else 0


# ---------------------------------------------------------------- score


def cat_points(s: State, seat: int) -> int:
    """Return the sum of the values of a seat's pets: its cats, as the others are worth 0. [F-22]"""
    points = 0
    for kind in range(KINDS):
        points += s.won[seat][kind] * s.worth[kind]
    return points


def score(s: State, seat: int) -> int:
    """Return a seat's points: cats and mice. [F-22]"""
    return cat_points(s, seat) + s.mice[seat]


def wins(s: State, seat: int) -> int:
    """Return 1 for a winner: ties go to the most points from cats, and are then shared. [F-23]"""
    mine = score(s, seat)
    for other in range(s.players):
        theirs = score(s, other)
        if theirs > mine or (theirs == mine and cat_points(s, other) > cat_points(s, seat)):
            return 0
    return 1


# ---------------------------------------------------------------- what the core calls


def acting(s: State) -> int:
    """Return the seat whose turn it is, as a bit; 0 when the game is over. [F-26, F-27]"""
    return 0 if s.phase == OVER else 1 << s.turn


def legal(s: State, seat: int, actions: Row) -> int:
    """Write the legal actions of a seat, ascending; return their number. [F-08, F-11, F-15]"""
    if s.phase == OVER or seat != s.turn:
        return 0
    return legal_places(s, seat, actions) if s.phase == PLACE else legal_bids(s, seat, actions)


def legal_places(s: State, seat: int, actions: Row) -> int:
    """Write every card in the hand. [F-08]"""
    count = 0
    for kind in range(KINDS):
        actions[count] = kind  # overwritten by the next if not held: compiled, this is faster without a branch
        count += s.hand[seat][kind]
    return count


def legal_bids(s: State, seat: int, actions: Row) -> int:
    """Write pass, and every bid from the least to the most. [F-11, F-15]"""
    actions[0] = PASS
    return ascend(actions, 1, PASS + least_bid(s), PASS + most_bid(s, seat))  # `bid 1` follows `pass`


apply = VERBS.switch(__name__, place, pass_bid, bid)
