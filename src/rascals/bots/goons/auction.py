"""Bids for Lady Darmondy's lots: tokens are spread over the lots by their worth to the bidder. [O-25]"""

from __future__ import annotations

from rascals.bots.goons.outlook import Character, energy_worth, money_worth, reward_worth
from rascals.bots.interface import Question, Reason
from rascals.core.moves import Move
from rascals.games.goons.moves import BID
from rascals.games.goons.rewards import tiers
from rascals.games.goons.state import State

SPREAD = 0.25  # random part of a bid, up or down, which makes it unpredictable
GOOD = 1.25  # a lot better than all others by this factor gets a bid raised by the same factor


def bid(question: Question, s: State, seat: int, character: Character) -> tuple[Move, Reason]:
    """Return a bid for the next lot, with the lot's worth as the reason."""
    energy, money = energy_worth(s, character, 0.0), money_worth(s, character, 0.0)
    colour = s.resolved
    lots = range(s.lot, tiers(s, s.scheme[colour]))
    worths = [max(0.0, reward_worth(s, colour, seat, lot, energy, money, character.step)) for lot in lots]
    tokens = s.tokens[seat]
    most = max((s.tokens[other] for other in range(s.players) if other != seat), default=0)
    if most == 0:
        wanted = 1.0 if worths[0] > 0 else 0.0
    else:
        share = worths[0] / sum(worths) if sum(worths) else 0.0
        wanted = tokens * share * (1 + SPREAD * (2 * question.random.random() - 1))
        if worths[0] == max(worths) and len(worths) > 1 and worths[0] > GOOD * sorted(worths)[-2]:
            wanted *= GOOD
        if len(worths) == 1:
            wanted = tokens
    number = min(tokens, most + 1, max(round(wanted), 1 if worths[0] > 0 else 0))
    told = {"worth": round(worths[0], 1), "tokens": tokens, "most": most, "more": len(worths) - 1}
    reason = Reason("bid", told)
    return next(move for move in question.moves if move.action == BID + number), reason
