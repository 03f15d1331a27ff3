"""A bot on a WebSocket: it plays one game against three others, each part of a move drawn at random.

    python examples/socket_bot.py                               (pip install websockets)
    python examples/socket_bot.py goons 127.0.0.1:8000

It reads all messages that have arrived before it acts, so that it answers the newest decision. A long game needs more
messages than are allowed at once: after the first refusal with `rate`, it sends five a second.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


def seated(host: str, game: str) -> Message:
    """Start a game against three bots; return the table and the token of the seat."""
    quick = {"game": game, "players": 4, "level": "random", "nickname": "Magpie"}
    headers = {"Content-Type": "application/json"}
    asking = urllib.request.Request(f"http://{host}/api/v1/quick", json.dumps(quick).encode(), headers)
    with urllib.request.urlopen(asking, timeout=60) as answer:  # noqa: S310 - of a server of one's own
        found: Message = json.load(answer)
    return found


class Bot:
    """Plays one game to its end; `moves` are the possible next parts, or None."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.status = "playing"
        self.decision: int | None = None
        self.answered: int | None = None
        self.draft: list[str] = []
        self.moves: list[Message] | None = None
        self.last: Message = {}  # the message that waits for its answer
        self.pause = 0.0  # seconds before the next one

    def send(self, **message: Any) -> None:
        """Send a message, and remember it."""
        self.last = message
        time.sleep(self.pause)
        self.socket.send(json.dumps(message))

    def play(self) -> None:
        """Read and answer until the game is over."""
        self.send(type="hello", after=0)
        while self.status != "over":
            try:
                self.hear(json.loads(self.socket.recv(timeout=60 if self.moves is None else 0)))
            except TimeoutError:
                if self.moves is None:
                    raise
                self.draft.append(random.choice(self.moves)["move"])  # no news: choose a part, ask for the next
                self.moves = None
                self.send(type="preview", id=f"p{time.monotonic_ns()}", draft=self.draft)

    def hear(self, message: Message) -> None:
        """Process a message from the server."""
        match message["type"]:
            case "snapshot" | "update":  # something has happened: start the move over
                self.decision, self.draft, self.last = message["decision"], [], {}
                self.moves = message["moves"] if self.decision not in (None, self.answered) else None
                self.status = message.get("table_status") or message["table"]["status"]
            case "preview" if message["id"] == self.last.get("id"):
                if message["complete"]:
                    move = ";".join(self.draft)
                    self.send(type="play", id=f"d{self.decision}", decision=self.decision, move=move)
                else:
                    self.moves = message["moves"]
            case "ack":  # messages about other seats may repeat the decision
                self.answered = int(message["id"].removeprefix("d"))
            case "reject":
                self.refused(message)
            case "bye":
                self.status = "over"

    def refused(self, message: Message) -> None:
        """Print why a message was refused; one that came too fast is sent again."""
        print(message["code"], message["reason"], message["clause"], file=sys.stderr)
        if message["code"] == "rate":
            self.pause = 0.2
            time.sleep(message["reason"]["args"]["seconds"])
            if message["id"] == self.last.get("id"):
                self.send(**self.last)


def main() -> None:
    """Play one game."""
    game, host = (*sys.argv[1:], *("felicity", "127.0.0.1:8000")[len(sys.argv) - 1 :])
    seat = seated(host, game)
    address = f"ws://{host}/ws/v1/tables/{seat['table']['id']}"
    proof = {"Authorization": f"Bearer {seat['token']}"}
    with connect(address, additional_headers=proof, max_size=None) as socket:
        bot = Bot(socket)
        bot.play()
    print(bot.status)


if __name__ == "__main__":
    main()
