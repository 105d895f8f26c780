"""E-mail: how this server sends it, and what it says."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Literal, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from wurf.core.text import Message, WurfError, say
from wurf.server.messages import MailTrouble
from wurf.server.settings import SettingsError

__all__ = ["Mail", "address_from", "letter", "mail_from", "send"]

PATIENCE = 20  # seconds
_ADDRESS = re.compile(r"[^@\s\x00-\x1f<>,;:\"\\()\[\]]{1,64}@[^@\s\x00-\x1f<>,;:\"\\()\[\]]{1,189}")


class Mail(NamedTuple):
    """The server that takes our mail."""

    host: str
    port: int
    sender: str
    secure: Literal["no", "starttls", "tls"] = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:  # a password never gets into a log
        return f"Mail({self.host}:{self.port})"


def mail_from(url: str) -> Mail:
    """`smtp://user:password@host:port?from=address` (with STARTTLS), `smtps://` (TLS), or `smtp+plain://` (neither)."""
    ways: dict[str, tuple[Literal["no", "starttls", "tls"], int]]
    ways = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("no", 25)}
    try:
        parts = urlsplit(url)
        secure, port = ways[parts.scheme]
        sender = address_from(parse_qs(parts.query)["from"][0])
        if not parts.hostname:
            raise ValueError(parts.hostname)
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return Mail(parts.hostname, parts.port or port, sender, secure, user, password)
    except (ValueError, KeyError, WurfError) as error:
        raise SettingsError("cli-error-smtp") from error  # without the address: it may hold a password


def address_from(text: str) -> str:
    """An e-mail address as somebody typed it; raises WurfError if it cannot be one."""
    address = text.strip()
    if not _ADDRESS.fullmatch(address) or ".." in address:
        raise WurfError("error-mail-address")
    return address


def letter(mail: Mail, to: str, language: str, subject: Message, body: Message, stop: str = "") -> EmailMessage:
    """A letter in somebody's language; `stop` is the address at which one click stops more of them."""
    message = EmailMessage()
    message["From"] = str(Address("Wurf", addr_spec=mail.sender))
    message["To"] = to
    message["Subject"] = " ".join(say(subject, language).split())
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(say(body, language) + "\n")
    return message


async def send(mail: Mail, message: EmailMessage) -> None:
    try:
        await aiosmtplib.send(
            message,
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            use_tls=mail.secure == "tls",
            start_tls=mail.secure == "starttls",
            timeout=PATIENCE,
        )
    except (aiosmtplib.SMTPException, OSError, ValueError, UnicodeError) as error:
        raise MailTrouble("error-mail-failed") from error
