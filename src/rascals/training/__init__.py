"""Training: an expert for a game, by imitation and self-play on the compiled rules. The command is `rascals train`.

The method is the same for every game, because the core provides what it needs: observations, what a seat deduces from
them, legal actions, whose turn it is, and who has won. It needs numpy and a C compiler; `rascals.bots.learned` plays
the result with Python alone.
"""
