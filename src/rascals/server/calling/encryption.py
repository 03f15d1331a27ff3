"""Web push: encryption for one browser (RFC 8188 and 8291), and identification of the server (VAPID, RFC 8292).

Keys have the form that browsers use: uncompressed points of P-256, and secrets, in URL-safe base64 without padding.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

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
class Reader:
    """The browser that a message is encrypted for: the point `p256dh` and the secret `auth`."""

    p256dh: bytes = field(repr=False)
    auth: bytes = field(repr=False)

    @classmethod
    def of(cls, p256dh: str, auth: str) -> Reader:
        """Read a browser's keys; ValueError if they are invalid."""
        reader = cls(decode(p256dh), decode(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader.p256dh)
        if len(reader.p256dh) != 65 or len(reader.auth) != 16:
            raise ValueError("not the keys of a browser")
        return reader


def encrypt(
    plain: bytes, reader: Reader, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """Return a message encrypted for the reader. `salt` and `own`, a key pair, are fresh unless a test gives them."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader.p256dh)
    sender = _point(own.public_key())
    shared = _derived(own.exchange(ec.ECDH(), theirs), reader.auth, b"WebPush: info\0" + reader.p256dh + sender, 32)
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
