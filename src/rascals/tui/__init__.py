"""The terminal client: a drawn table (Textual), a line mode for screen readers and pipes, replay of saved games."""
