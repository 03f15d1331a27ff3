"""`python -m rascals` is the `rascals` command."""

from rascals.cli import main

if __name__ == "__main__":
    main()
