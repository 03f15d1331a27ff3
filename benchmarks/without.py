"""Bots that do without something, for the studies in benchmarks/studies."""

from rascals.bots.abstaining import Abstainer


class NoShotgun(Abstainer):
    """The shrewd bot of Goons, without shotguns."""

    of, words = "shrewd", "buy shotgun"
