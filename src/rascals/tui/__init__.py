"""The terminal: a drawn table, a line mode for screen readers and pipes, and the replay of saved games."""
