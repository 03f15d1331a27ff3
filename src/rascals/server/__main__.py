"""``python -m rascals.server``: run the server with the settings given as ``--name value``."""

# ruff: noqa: T201 - a command line prints

from __future__ import annotations

import argparse
import sys
from dataclasses import fields

from rascals.server.reachable import local_url
from rascals.server.settings import BadSetting, Settings, read_settings, warnings


def main() -> int:
    """Read the settings, serve, and return the exit code."""
    parser = argparse.ArgumentParser(prog="rascals.server", description="Serve tables in the browser.")
    for item in fields(Settings):
        if item.name == "allow_remote":
            parser.add_argument("--allow-remote", action="store_true", default=None)
        else:
            parser.add_argument(f"--{item.name.replace('_', '-')}", default=None)
    try:
        settings = read_settings(vars(parser.parse_args()))
        for line in warnings(settings):
            print(line, file=sys.stderr)
        from rascals.server.app import serve

        serve(settings, lambda port: print(f"Rascals is at {local_url(settings, port)}", file=sys.stderr))
    except BadSetting as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
