"""The fixed components of Burrows, from `box.toml`; numbers that can be changed are in the state."""

from rascals.core.board import Board
from rascals.core.components import contents

_BOX = contents(__package__)

PLAYERS = tuple(range(3, 6))  # [B-01]
SEATS = PLAYERS[-1]

CARDS: tuple[str, ...] = tuple(_BOX["cards"]["names"])
KINDS = len(CARDS)
ALARM = CARDS.index("alarm")
FOOD = ALARM  # kinds below this one are food

BOARD = Board.graph(tuple(_BOX["board"]["at"]), _BOX["board"]["tunnels"], _BOX["board"]["at"])  # [B-02]
TUNNELS = BOARD.links
HOMES: tuple[int, ...] = tuple(map(BOARD.places.index, _BOX["board"]["homes"]))

START: int = _BOX["hand"]["start"]
MOST: int = _BOX["hand"]["most"]
RIGHT: int = _BOX["guess"]["right"]
UNNAMED: int = _BOX["guess"]["unnamed"]
