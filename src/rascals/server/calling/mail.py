"""The mail client (SMTP): plain text, one message at a time."""

from __future__ import annotations

import asyncio
import re
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from hashlib import sha256
from urllib.parse import unquote, urlsplit

import aiosmtplib

from rascals.server.calling.notices import DeliveryOutcome, Letter

SECONDS = 20.0  # to wait for each answer of the mail server


# Enhanced status codes (RFC 3463) that mean that the recipient does not exist: all of 5.1, which is about addresses,
# except those about the sender's, and 5.2.1, a mailbox that is disabled permanently.
STATUS = re.compile(r"\s*(5\.\d{1,3}\.\d{1,3})\b")
OF_THE_SENDER = ("5.1.7", "5.1.8")
DISABLED = "5.2.1"


def refused(code: int, answer: str) -> DeliveryOutcome:
    """Return the outcome for a mail whose recipient was refused: the address is gone, or the mail is tried again.

    A server also refuses senders that it does not know or takes for spammers; that says nothing about the recipient.
    """
    found = STATUS.match(answer) if code >= 500 else None
    status = found[1] if found else str(code)
    nobody = status == DISABLED or (status.startswith("5.1.") and status not in OF_THE_SENDER)
    return DeliveryOutcome("gone" if nobody else "later", status)


class MailServer:
    """A mail server, by its URL: `smtp://` (it must offer STARTTLS, unless it is on this machine) or `smtps://`."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self._implicit = parts.scheme == "smtps"
        self._host, self._port = parts.hostname or "", parts.port or (465 if self._implicit else 587)
        self._login = (unquote(parts.username), unquote(parts.password or "")) if parts.username else (None, None)
        self._sender = sender
        self._one = asyncio.Lock()

    async def send(self, address: str, letter: Letter) -> DeliveryOutcome:
        """Send a mail; the outcome does not contain the address."""
        message = self._message(address, letter)
        async with self._one:
            return await self._send(address, message)

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

    async def _send(self, address: str, message: EmailMessage) -> DeliveryOutcome:
        username, password = self._login
        try:
            await aiosmtplib.send(
                message,
                sender=parseaddr(self._sender)[1],
                recipients=[address],
                hostname=self._host,
                port=self._port,
                username=username,
                password=password,
                timeout=SECONDS,
                use_tls=self._implicit,
                start_tls=not self._implicit and not _here(self._host),
                tls_context=ssl.create_default_context(),
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return refused(error.recipients[0].code, error.recipients[0].message)
        except aiosmtplib.SMTPResponseException as error:
            return DeliveryOutcome("later", str(error.code))
        except (OSError, aiosmtplib.SMTPException) as error:
            return DeliveryOutcome("later", type(error).__name__)
        return DeliveryOutcome("sent", "250")


def _here(host: str) -> bool:
    return host in {"localhost", "127.0.0.1", "::1"}
