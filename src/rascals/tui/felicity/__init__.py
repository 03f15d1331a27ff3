"""Felicity in the terminal: the row, the mouse cards, the players, the hand and the bid."""
