"""Goons in the terminal: the city, drawn and in words, villains with their schemes, players, the moves as a list."""
