"""Measurements of speed. Run them as modules: `python -m benchmarks.engine`, `.server`, `.crowd`, `.peers`."""
