"""Web push: a notice encrypted for one browser, in one request to its push service.

The encryption is that of RFC 8188 and 8291, and the server identifies itself by VAPID (RFC 8292). Keys have the form
that browsers use: uncompressed points of P-256, and secrets, in URL-safe base64 without padding. A request has a
connection of its own, to an address that has been checked.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rascals.server.calling.notices import DeliveryOutcome
from rascals.server.guard.outward import Endpoint, resolved
from rascals.server.guard.outward import endpoint as place_of
from rascals.server.guard.requests import Invalid
from rascals.server.store import CallerRow

RECORD = 4096  # the record size in bytes; a message is a single record
LAST = b"\x02"  # the delimiter of the last record
VALID = 12 * 3600  # seconds for which the VAPID token is valid
CURVE = ec.SECP256R1()


def encode(raw: bytes) -> str:
    """Return URL-safe base64 without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode URL-safe base64, with padding or without; ValueError for anything else."""
    if not (text.isascii() and text.rstrip("=").replace("-", "").replace("_", "").isalnum()):
        raise ValueError("not base64")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Read the server's private key, 32 bytes; ValueError if it is invalid."""
    raw = decode(text)
    if len(raw) != 32:
        raise ValueError("a key has 32 bytes")
    return ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)


def fresh_key() -> str:
    """Return a new private key, as `private_key` reads it."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the public key with which browsers subscribe."""
    return encode(_point(key.public_key()))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class PushRecipient:
    """The browser that a message is encrypted for: the point `p256dh` and the secret `auth`."""

    p256dh: bytes = field(repr=False)
    auth: bytes = field(repr=False)

    @classmethod
    def of(cls, p256dh: str, auth: str) -> PushRecipient:
        """Read a browser's keys; ValueError if they are invalid."""
        recipient = cls(decode(p256dh), decode(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, recipient.p256dh)
        if len(recipient.p256dh) != 65 or len(recipient.auth) != 16:
            raise ValueError("not the keys of a browser")
        return recipient


def encrypt(
    plain: bytes, recipient: PushRecipient, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """Return a message encrypted for its recipient. `salt` and `own`, a key pair, are fresh unless a test sets them."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, recipient.p256dh)
    sender = _point(own.public_key())
    shared = _derived(
        own.exchange(ec.ECDH(), theirs), recipient.auth, b"WebPush: info\0" + recipient.p256dh + sender, 32
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(sender).to_bytes(1, "big") + sender
    return head + AESGCM(key).encrypt(nonce, plain + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, at: float) -> str:
    """Return the `Authorization` header (VAPID) for one push service. `at`: seconds since 1970."""
    claims = {"aud": origin, "exp": int(at) + VALID, "sub": contact}
    text = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    first, second = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = encode(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_text(key)}"


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
        """Return a browser's keys as they are stored; `Invalid` for a bad endpoint, ValueError for bad keys."""
        place_of(endpoint, self.services)
        PushRecipient.of(p256dh, auth)
        return json.dumps([p256dh, auth])

    async def send(self, caller: CallerRow, payload: bytes, about: str) -> DeliveryOutcome:
        """Send a notice; it replaces undelivered ones about the same table (`about`, the topic)."""
        try:
            endpoint = place_of(caller.address, self.services)
            recipient = PushRecipient.of(*json.loads(caller.keys))
        except (Invalid, ValueError):
            return DeliveryOutcome("gone", "unusable")
        request = self._request(endpoint, encrypt(payload, recipient), about)
        try:
            async with asyncio.timeout(SECONDS):
                return _outcome(*await self._post(endpoint, request))
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            return DeliveryOutcome("later", type(error).__name__)

    def _request(self, endpoint: Endpoint, body: bytes, about: str) -> bytes:
        headers = {
            "Host": endpoint.origin.removeprefix("https://"),
            "Authorization": authorization(self._key, endpoint.origin, self._contact, self._clock() / 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": encode(sha256(about.encode()).digest()[:24]),
            "Connection": "close",
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"POST {endpoint.path} HTTP/1.1\r\n{lines}\r\n".encode("ascii") + body

    async def _post(self, endpoint: Endpoint, request: bytes) -> tuple[int, float]:
        """Return the status of the answer, and how many seconds it asks to wait; redirects are not followed."""
        address = await resolved(endpoint)
        reader, writer = await asyncio.open_connection(
            address, endpoint.port, ssl=self._ssl, server_hostname=endpoint.host, limit=ANSWER
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


def _outcome(status: int, wait: float) -> DeliveryOutcome:
    if 200 <= status < 300:
        return DeliveryOutcome("sent", str(status))
    if status in GONE:
        return DeliveryOutcome("gone", str(status))
    return DeliveryOutcome("later" if status >= 500 or status in BUSY else "refused", str(status), wait)
