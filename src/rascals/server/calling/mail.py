"""To a mail server: plain text, one message at a time, in a thread, because it may take its time."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from rascals.server.calling.outcome import Outcome
from rascals.server.guard.refusal import Invalid

SECONDS = 20.0  # for each answer of the mail server
LONGEST = 254
# Letters, digits and the signs that mail knows, no quotes, no comments, and nothing that could end a line.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+"
                     r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])")  # fmt: skip


def clean_address(text: str) -> str:
    """Return a mail address as it is stored, its domain in lower case; `Invalid` if it is none.

    `=?` begins what a header says in another way (RFC 2047): such an address would be read as quite another one.
    """
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address or "=?" in address:
        raise Invalid("error-mail-address", "this is not a mail address such as ann@example.org")
    local, _, domain = address.rpartition("@")
    return f"{local}@{domain.lower()}"


def mailbox(address: str) -> str:
    """Return what all the ways to write an address have in common: one person reads what is sent to any of them."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


@dataclass(frozen=True)
class Letter:
    """What is sent: `stop` is the address that ends it by one click; `key` names it, so that twice is once."""

    subject: str
    text: str
    stop: str
    key: str = field(repr=False)


class MailServer:
    """A mail server by its URL, `smtp://` (which must offer TLS, unless it is on this machine) or `smtps://`."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self._implicit = parts.scheme == "smtps"
        self._host, self._port = parts.hostname or "", parts.port or (465 if self._implicit else 587)
        self._login = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None
        self._sender = sender
        self._one = asyncio.Lock()

    async def send(self, address: str, letter: Letter) -> Outcome:
        """Send a letter; what went wrong is told without the address."""
        message = self._message(address, letter)
        async with self._one:
            return await asyncio.to_thread(self._send, address, message)

    def _message(self, address: str, letter: Letter) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        domain = parseaddr(self._sender)[1].rpartition("@")[2]
        message["From"], message["To"], message["Subject"] = self._sender, address, letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{sha256(letter.key.encode()).hexdigest()[:32]}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def _send(self, address: str, message: EmailMessage) -> Outcome:
        try:
            with self._connected() as server:
                server.send_message(message, parseaddr(self._sender)[1], [address])
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            return Outcome("gone" if code >= 500 else "later", str(code))
        except smtplib.SMTPResponseException as error:
            return Outcome("refused" if error.smtp_code >= 500 else "later", str(error.smtp_code))
        except (OSError, smtplib.SMTPException) as error:
            return Outcome("later", type(error).__name__)
        return Outcome("sent", "250")

    def _connected(self) -> smtplib.SMTP:
        secure = ssl.create_default_context()
        if self._implicit:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=SECONDS, context=secure)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=SECONDS)
        try:
            if not self._implicit and not _here(self._host):
                server.starttls(context=secure)
            if self._login is not None:
                server.login(*self._login)
        except BaseException:
            server.close()
            raise
        return server


def _here(host: str) -> bool:
    return host in {"localhost", "127.0.0.1", "::1"}
