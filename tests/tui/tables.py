"""Tables for the terminal's tests."""

import random

from textual.containers import ScrollableContainer
from textual.widgets import Static

import rascals
from rascals.tui.sitting import Sitting, labels, read_labels
from rascals.words import Words


def sitting(people=("Ann",), players=4, bots="timid", seed="5", lang="en", path=None, game="felicity", **options):
    """Seat people in front and bots behind at a new table."""
    seated = labels(people, [bots] * (players - len(people)))
    match = rascals.game(game, players=players, **options).new(seed, names=seated)
    return Sitting(match, *read_labels(seated), Words(lang), path)


def on_screen(app):
    """Return the map as it is drawn, and which of its lines can be seen."""
    around = app.query_one("#view", ScrollableContainer)
    top = int(around.scroll_y)
    return str(app.query_one("#map", Static).content).splitlines(), range(top, top + around.size.height)


def finished(players=4, seed="5", bot="random"):
    """Play a whole game of bots with named seats."""
    game = rascals.game("felicity", players=players)
    match = game.new(seed, names=labels((), [bot] * players))
    chance = random.Random(seed)
    while match.acting:
        match.play(match.acting[0], chance.choice(match.legal(match.acting[0])))
    return match
