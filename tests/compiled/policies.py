"""Policies for tests: functions in the dialect of the rules, and some that are not."""

from rascals.core.chance import next_below


def at_random(s, seat, actions, count, words):
    return next_below(words, count)


def lowest(s, seat, actions, count, words):
    return _first()


def _first():
    return 0


def highest(s, seat, actions, count, words):
    return count - 1


def cheating(s, seat, actions, count, words):
    """Choose by Felicity's hands, of which the seat can know only its own."""
    place = 0
    for other in range(s.players):
        for card in range(len(s.hand[other])):
            place += (other + 1) * (card + 1) * s.hand[other][card]
    return place % count


def overreaching(s, seat, actions, count, words):
    """Choose the highest action number; with four players one that is too high."""
    return count if s.players == 4 else count - 1


def listing(s, seat, actions, count, words):
    return [0, 1][0]


def mistyped(s, seat, actions, count, words):
    return s.nosuch
