"""The terminal client: a drawn table (Textual), a line mode for screen readers and pipes, a replay of saved games."""
