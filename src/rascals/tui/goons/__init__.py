"""Goons in the terminal: the city, drawn and in words, villains with their schemes, players, a list of moves."""
