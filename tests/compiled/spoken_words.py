"""Imported by `spoken` from another module."""

PAIR = (10, 20)
RAGGED = ((1, 2), (3,))


def doubled(number):
    return number * 2
