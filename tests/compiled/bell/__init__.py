"""A game whose rules read their constants, and call each other, through modules."""
