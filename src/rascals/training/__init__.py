"""Learning: an expert for a game, by imitation and self-play on the compiled rules. `rascals train` is its front.

One method serves every game, by what the core has: what a seat knows and deduces as numbers, its legal actions, whose
turn it is, and who has won. It needs numpy and numba; what it makes, `rascals.bots.learned` plays with Python alone.
"""
