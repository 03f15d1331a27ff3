"""Bots that play by the networks that `rascals train` has written, as specs for studies and leagues."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from rascals.bots import Turn, bot
from rascals.bots.learned import Learned, Mind
from rascals.bots.network import Network

NETWORK = ".network"  # how the names of such files end
_ESCAPED = re.compile(r"_([0-9a-f]+)_")


class ByFile(Learned):
    """Plays by the network in the file of its name."""

    def mind(self, turn: Turn) -> Mind | None:
        """Return the network that it plays by."""
        return Mind(networks[self.name], turn.game.definition, self.heat)


networks: dict[str, Network] = {}  # by file, as each decision needs one


def spec_of(file: Path) -> str:
    """Return the spec of the bot that plays by a file: `benchmarks.by_file:NAME`, where other contents are other names.

    OSError if the file cannot be read.
    """
    escaped = re.sub(r"[^A-Za-z0-9]", lambda sign: f"_{ord(sign[0]):x}_", str(file.resolve()))
    return f"{__name__}:n{sha256(file.read_bytes()).hexdigest()[:16]}{escaped}"


def __getattr__(name: str) -> ByFile:
    """Return the bot of such a spec, in any process; AttributeError if there is none, or the file has changed."""
    file = Path(_ESCAPED.sub(lambda sign: chr(int(sign[1], 16)), name[17:]))
    if not file.is_file() or spec_of(file) != f"{__name__}:{name}":
        raise AttributeError(name)
    networks[str(file)] = Network.unpacked(file.read_bytes())
    return ByFile(str(file), "", bot("random"))
