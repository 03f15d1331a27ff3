"""Leagues: bots and programs meet in games, each deal in all seatings; then ratings, shares, and who beats whom.

`read_league` reads the file; a `SavedLeague` has its results, in a file beside it; `play_all` plays the missing games
in parallel, and continues after a kill; `LeagueFigures` are computed from the results.

    league = read_league(Path("league.toml"))
    with SavedLeague(league, file_beside(Path("league.toml"))) as kept:
        complete = play_all(kept, workers=2)
    for row in LeagueFigures(kept).contests[0].rows:
        print(league.names[row.entrant], row.victory)
"""

from rascals.lab.entrants import Entrant
from rascals.lab.playing import NumberedGame, PlayedGame
from rascals.league.figures import LeagueFigures
from rascals.league.plan import Contest, League, LeagueTable
from rascals.league.reading import BadLeague, parse_league, read_league
from rascals.league.results import BadResults, SavedLeague, file_beside
from rascals.league.running import play_all, save

__all__ = [
    "BadLeague",
    "BadResults",
    "Contest",
    "Entrant",
    "League",
    "LeagueFigures",
    "LeagueTable",
    "NumberedGame",
    "PlayedGame",
    "SavedLeague",
    "file_beside",
    "parse_league",
    "play_all",
    "read_league",
    "save",
]
