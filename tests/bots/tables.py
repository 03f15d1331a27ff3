"""Bots under observation, and how often one of them wins."""

from __future__ import annotations

import json

import rascals
from rascals.bots import bot


class Judge:
    """Lets a bot choose and checks that it does not change the view and gives its reasons as data.

    `words`: how many words a text in the reasons may have: more than one if the notation of a move has more.
    """

    def __init__(self, name, words=1):
        self.bot = bot(name)
        self.name, self.words, self.answers = name, words, 0

    def choose(self, turn):
        before = json.dumps(turn.view)
        chosen = self.bot.choose(turn)
        self.answers += 1
        assert json.dumps(turn.view) == before
        assert no_sentences(json.loads(json.dumps(chosen.analysis, allow_nan=False)), self.words)
        return chosen


def no_sentences(data, words):
    """Whether all texts in an analysis are names or notation, and everything else numbers."""
    if isinstance(data, dict):
        return all(" " not in key and no_sentences(value, words) for key, value in data.items())
    if isinstance(data, list):
        return all(no_sentences(value, words) for value in data)
    return not isinstance(data, str) or len(data.split(" ")) <= words


def share(game, others, games, one="shrewd", **options):
    """A bot's share of victories, one `one` against `others`, in each seat equally often; a shared one counts half."""
    players = len(others) + 1
    chosen = rascals.game(game, players=players, **options)
    won = 0.0
    for seed in range(games):
        seat = seed % players
        bots = [*others[:seat], one, *others[seat:]]
        winners = rascals.play(chosen, bots, seed=seed).winners
        won += (seat in winners) / len(winners)
    return won / games


def alone(game, one, rest, deals):
    """Return the share of victories of one bot against others of one kind, in all seats of the same deals."""
    won = 0.0
    for deal in range(deals):
        for seat in game.seats:
            bots = [rest] * game.players
            bots[seat] = one
            winners = rascals.play(game, bots, seed=f"{deal}").winners
            won += (seat in winners) / len(winners)
    return won / deals / game.players
