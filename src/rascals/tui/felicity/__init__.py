"""Felicity in the terminal: a drawn board and sentences."""
