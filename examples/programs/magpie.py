"""A program that plays: in Felicity it bids what a row seems to be worth, otherwise it plays at random.

rascals engine check -- python3 examples/programs/magpie.py
"""

import json
import random
import sys
from typing import Any

GAMES = ["felicity", "goodcritters", "goons", "heist"]
UNKNOWN = 4  # the average worth of an unseen card
SHARE = 0.4  # the most it pays, as a share of a row's worth


def say(**message: object) -> None:
    """Print a message on its own line, flushed."""
    print(json.dumps(message), flush=True)


def worth(card: dict[str, Any]) -> int:
    """What a card of a row adds to it; dogs and the rabbit count as unknown."""
    pet = card["pet"]
    return int(pet) if pet and pet.lstrip("-").isdecimal() else UNKNOWN


def bid(view: dict[str, Any], legal: list[str]) -> tuple[str, str]:
    """The lowest bid while the row is worth it, else a pass; and why."""
    limit = SHARE * sum(map(worth, view["row"]))
    bids = [move for move in legal if move.startswith("bid ") and int(move.removeprefix("bid ")) <= limit]
    return bids[0] if bids else "pass", f"The row is worth {limit:.1f} mice."


def choose(view: dict[str, Any], legal: list[str]) -> tuple[str, str]:
    """One of the legal moves, and why."""
    if view["game"] == "felicity" and view["phase"] == "bid" and "pass" in legal:
        return bid(view, legal)
    return random.choice(legal), "At random."


def main() -> None:
    """Answer line by line, until there are no more."""
    why = ""  # of the last move
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say(type="hello", name="magpie", version="1", games=GAMES, protocol=1, offers=["why"])
            case "state":
                move, why = choose(message["view"], message["legal"])
                say(type="move", decision=message["decision"], move=move)
            case "why":
                say(type="why", decision=message["decision"], text=why)
            case "quit":
                break


main()
