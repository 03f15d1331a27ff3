"""The moves of Burrows, in the order of their action numbers."""

from rascals.core.moves import Seats, Verbs

from .components import BOARD, CARDS, FOOD, SEATS

VERBS = Verbs()
VERBS.add("move", place=BOARD.places)
VERBS.add("dig")
VERBS.add("store", card=CARDS[:FOOD])
VERBS.add("steal", from_=Seats(SEATS))
VERBS.add("raise")
VERBS.add("allow")
VERBS.add("name", seat=Seats(SEATS))
