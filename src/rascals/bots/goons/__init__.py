"""The bots of Goons: heuristic policies (a saver, a gambler, a shopper), and the levels of the shrewd bot.

`expert` combines it with a learned network.
"""

from __future__ import annotations

from rascals.bots.goons.shrewd import Shrewd
from rascals.bots.heuristic import HeuristicPolicy, Tastes, preferring
from rascals.bots.insight import Insight
from rascals.bots.interface import Bot

# The weight of each kind of move, 1 if not listed, shared by the moves of that kind.
USUAL: Tastes = {"end": 0.3, "again_no": 0.3, "no_trade": 0.5, "stop": 1.0, "pass": 0.2, "club": 0.5}
SAVER: Tastes = {"dojo": 12, "diner": 12, "hustle": 6, "commit": 0.3, "buy": 0.2, "bubbles": 8, "crowbar": 0, "stop": 9}
GAMBLER: Tastes = {"commit": 14, "reroll": 9, "draw": 9, "dynamite": 4, "knuckles": 6, "bat": 6, "shoot": 6, "trade": 4}
SHOPPER: Tastes = {"buy": 20, "buy_twice": 20, "again_buy": 20, "diner": 8, "commit": 1.5, "reap": 2, "knife": 0.3}

HEURISTICS = (
    HeuristicPolicy("saver", preferring(SAVER, USUAL)),
    HeuristicPolicy("gambler", preferring(GAMBLER, USUAL)),
    HeuristicPolicy("shopper", preferring(SHOPPER, USUAL)),
)

# The weaker levels know what the shrewd bot knows, but misjudge the values of moves. `benchmarks/levels.py` measures
# their strength.
BOTS: tuple[Bot, ...] = (
    *HEURISTICS,
    Shrewd("easy", error=6.0),
    Shrewd("medium", error=2.0),
    Shrewd("hard", error=0.8),
    Shrewd(),
    Shrewd("expert", insight=Insight(__name__, unit=22.0, trust=0.6)),
)
