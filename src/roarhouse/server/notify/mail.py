"""Mail through the operator's server: `smtp://user:password@host:587?from=games@example.org` or `smtps://`.

Blocking: called in a thread.
"""

from __future__ import annotations

import smtplib
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from roarhouse.core.errors import RoarhouseError

TIMEOUT: Final = 15.0
EXPECTED: Final = "expected smtp://user:password@host:587?from=games@example.org"


class Post(Struct, frozen=True):
    """A mail server, and the sender's address."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    secure: bool = False


def parse_post(url: str) -> Post:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise RoarhouseError(f"ROARHOUSE_SMTP: {EXPECTED}") from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise RoarhouseError(f"ROARHOUSE_SMTP: {EXPECTED}")
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port or (465 if secure else 587), sender, user, password, secure)


def send_mail(post: Post, to: str, subject: str, text: str) -> None:
    """Raises OSError or SMTPException; encrypted wherever the server can, and always before a password is sent."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = post.sender, to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    kind = smtplib.SMTP_SSL if post.secure else smtplib.SMTP
    with kind(post.host, post.port, timeout=TIMEOUT) as link:
        link.ehlo()
        if not post.secure and link.has_extn("starttls"):
            link.starttls()
            link.ehlo()
        elif post.user and not post.secure:
            raise smtplib.SMTPNotSupportedError("a password is sent encrypted only, and this server cannot")
        if post.user:
            link.login(post.user, post.password)
        link.send_message(letter)
