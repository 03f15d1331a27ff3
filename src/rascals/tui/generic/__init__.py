"""Any game in the terminal: its view as panels, its moves as a list."""
