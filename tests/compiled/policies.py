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
    """Choose by the hands of Felicity, of which the seat can know its own alone."""
    place = 0
    for other in range(s.players):
        for card in range(len(s.hand[other])):
            place += (other + 1) * (card + 1) * s.hand[other][card]
    return place % count


def overreaching(s, seat, actions, count, words):
    """Take the highest action; among four players one beyond it."""
    return count if s.players == 4 else count - 1


def listing(s, seat, actions, count, words):
    return [0, 1][0]


def mistyped(s, seat, actions, count, words):
    return s.nosuch
