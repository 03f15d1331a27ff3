"""The `rascals` command."""

from __future__ import annotations


def main() -> None:
    """Run the command line and exit with its code: 0, 1 when a check failed, 2 when the arguments are wrong."""
    import sys

    from rascals.cli.run import CLOSED_PIPE, run, stop_writing

    code = run(sys.argv[1:])
    if code == CLOSED_PIPE:
        stop_writing()
    sys.exit(code)
