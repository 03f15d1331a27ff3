"""Any game in the terminal: its view as lines, its moves as a list."""
