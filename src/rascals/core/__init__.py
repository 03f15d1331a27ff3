"""What every game shares: records, chance, events, moves, matches, saved games. Knows no game."""
