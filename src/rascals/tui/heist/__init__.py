"""Critter Heist in the terminal: the map, drawn and in words, the crews, the moves as a list."""
