"""A push service and a mail server on this machine, which accept messages, and a browser that reads them."""

from __future__ import annotations

import contextlib
import datetime as dt
import ipaddress
import json
import socketserver
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, *parts: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(b"".join(parts))
    return made.finalize()


class Browser:
    """A subscribed browser: its keys, and how it decrypts a message (RFC 8291, written out step by step)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes it"
        self.point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": b64(self.point), "auth": b64(self.auth)}

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), public)
        secret = _hmac(_hmac(self.auth, shared), b"WebPush: info\0", self.point, sender, b"\1")
        seed = _hmac(salt, secret)
        key = _hmac(seed, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(seed, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        return json.loads(plain[:-1])


def claims(authorization: str) -> dict[str, Any]:
    """A server's claims about itself, after checking its signature."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    both = raw(signature)
    signed = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
    public.verify(signed, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(raw(body))
    return found | {"key": parts["k"]}


@dataclass
class PushService:
    """The messages posted to it, and its next answers: `statuses` in turn, then 201."""

    port: int = 0
    posts: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    certificate: Path = Path()

    @property
    def name(self) -> str:
        return f"localhost:{self.port}"

    def endpoint(self, name: str = "abc") -> str:
        return f"https://{self.name}/push/{name}"


@contextlib.contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """A push service on this machine, behind TLS with its own certificate."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.posts.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.statuses.pop(0) if service.statuses else 201)
            self.send_header("location", "https://169.254.169.254/")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    service.certificate, key = folder / "chain.pem", folder / "key.pem"
    for file, content in zip((service.certificate, key), certificate("localhost"), strict=True):
        file.write_bytes(content)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    secure.load_cert_chain(service.certificate, key)
    server.socket = secure.wrap_socket(server.socket, server_side=True)
    service.port = server.server_address[1]
    with _served(server):
        yield service


def certificate(host: str) -> tuple[bytes, bytes]:
    """Make a self-signed certificate for a host; return it and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName(host), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return made.public_bytes(pem), private


@contextlib.contextmanager
def _served(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join(60)


@dataclass
class MailBox:
    """A mail server that stores what it gets. `answers`: to the next recipients in turn, then 250."""

    port: int = 0
    letters: list[tuple[str, str, str]] = field(default_factory=list)  # sender, recipient, text
    answers: list[str] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


@contextlib.contextmanager
def mail_server() -> Iterator[MailBox]:
    """A mail server on this machine, with as much SMTP as a sender needs."""
    box = MailBox()

    class Handler(socketserver.StreamRequestHandler):
        def say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def handle(self) -> None:
            sender = recipient = ""
            self.say("220 here")
            for line in self.rfile:
                word = line[:4].upper().strip()
                if word in {b"EHLO", b"HELO"}:
                    self.say("250 here")
                elif word == b"MAIL":
                    sender = line.decode().partition("<")[2].partition(">")[0]
                    self.say("250 yes")
                elif word == b"RCPT":
                    recipient = line.decode().partition("<")[2].partition(">")[0]
                    self.say(box.answers.pop(0) if box.answers else "250 yes")
                elif word == b"DATA":
                    self.say("354 go on")
                    lines = iter(self.rfile.readline, b".\r\n")
                    box.letters.append((sender, recipient, b"".join(lines).decode()))
                    self.say("250 kept")
                elif word == b"QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 well")

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    box.port = server.server_address[1]
    with _served(server):
        yield box
