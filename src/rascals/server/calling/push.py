"""The web push client: one request over a connection of its own, to an address that has been checked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import Callable, Sequence
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec

from rascals.server.calling.encryption import Reader, authorization, encode, encrypt, public_text
from rascals.server.calling.ways import Outcome
from rascals.server.guard.outward import Endpoint, resolved
from rascals.server.guard.outward import endpoint as place_of
from rascals.server.guard.refusal import Invalid
from rascals.server.store import CallerRow

SECONDS = 15.0  # for the whole request
ANSWER = 16_384  # the most bytes of an answer's head
KEPT = 86_400  # seconds that the push service keeps a notice for a browser that is offline (TTL)
GONE = {404, 410}
BUSY = {408, 425, 429}


class PushServices:
    """The push services; the server identifies itself to them with its `key` and its operator's address, `contact`."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey, contact: str, services: Sequence[str], clock: Callable[[], int]
    ) -> None:
        self._key, self._contact, self.services, self._clock = key, contact, tuple(services), clock
        self._ssl = ssl.create_default_context()
        self.key = public_text(key)

    def keys_for(self, endpoint: str, p256dh: str, auth: str) -> str:
        """Return a browser's keys as they are stored; see `Push`."""
        place_of(endpoint, self.services)
        Reader.of(p256dh, auth)
        return json.dumps([p256dh, auth])

    async def send(self, caller: CallerRow, payload: bytes, about: str) -> Outcome:
        """Send a notice; it replaces undelivered ones about the same table (`about`, the topic)."""
        try:
            place = place_of(caller.address, self.services)
            reader = Reader.of(*json.loads(caller.keys))
        except (Invalid, ValueError):
            return Outcome("gone", "unusable")
        request = self._request(place, encrypt(payload, reader), about)
        try:
            async with asyncio.timeout(SECONDS):
                return _outcome(*await self._asked(place, request))
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            return Outcome("later", type(error).__name__)

    def _request(self, place: Endpoint, body: bytes, about: str) -> bytes:
        headers = {
            "Host": place.origin.removeprefix("https://"),
            "Authorization": authorization(self._key, place.origin, self._contact, self._clock() / 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": encode(sha256(about.encode()).digest()[:24]),
            "Connection": "close",
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"POST {place.path} HTTP/1.1\r\n{lines}\r\n".encode("ascii") + body

    async def _asked(self, place: Endpoint, request: bytes) -> tuple[int, float]:
        """Return the status of the answer, and how many seconds it asks to wait; redirects are not followed."""
        address = await resolved(place)
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=self._ssl, server_hostname=place.host, limit=ANSWER
        )
        try:
            writer.write(request)
            await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
        finally:
            writer.close()
            with contextlib.suppress(OSError, TimeoutError):
                await writer.wait_closed()
        return _read(head)


def _read(head: bytes) -> tuple[int, float]:
    """Return the status and `Retry-After` of an answer's head; ValueError if it is invalid."""
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    status = int(rest[:3])
    if not version.startswith("HTTP/1."):
        raise ValueError("not an answer")
    waits = [
        value.strip() for name, _, value in (line.partition(":") for line in lines) if name.lower() == "retry-after"
    ]
    return status, float(waits[0]) if waits and waits[0].isdigit() and len(waits[0]) < 7 else 0.0


def _outcome(status: int, wait: float) -> Outcome:
    if 200 <= status < 300:
        return Outcome("sent", str(status))
    if status in GONE:
        return Outcome("gone", str(status))
    return Outcome("later" if status >= 500 or status in BUSY else "refused", str(status), wait)
