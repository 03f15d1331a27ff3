"""What all games share: states, chance, events, moves, matches, saved games. It knows none of them."""
