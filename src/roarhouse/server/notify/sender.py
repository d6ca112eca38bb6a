"""Sends notices in threads of its own: few at once, each tried a few times, more than a bounded number dropped."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog

from roarhouse.server.notify import outgoing, push
from roarhouse.server.notify.mail import Post, parse_post, send_mail
from roarhouse.server.notify.outgoing import Unreachable
from roarhouse.server.notify.texts import Message
from roarhouse.server.settings import Settings
from roarhouse.server.store.base import Notice

logger = structlog.get_logger()
THREADS: Final = 4
MAX_WAITING: Final = 1000
PAUSES: Final = (2.0, 15.0)  # before the second and the third try
TTL: Final = 24 * 3600  # a push service keeps a message so long for a browser that is off
GONE: Final = (404, 410)  # of a push service: the browser has withdrawn its agreement


class Gone(Exception):
    """The device does not want notices any more."""


class Sender:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notice")
        self._waiting = 0
        self.vapid: push.Vapid  # known once the store is open
        self.post: Post | None = parse_post(settings.smtp) if settings.smtp else None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def offers(self, kind: str) -> bool:
        return kind in self._settings.notices and (kind != "mail" or self.post is not None)

    async def send(self, notice: Notice, message: Message) -> None:
        """Raises `Gone` or, after the last try, `Unreachable`."""
        if self._waiting >= MAX_WAITING or not self.offers(notice.kind):
            raise Unreachable("the server cannot send this now", again=False)
        self._waiting += 1
        try:
            await self._try_again_and_again(notice, message)
        finally:
            self._waiting -= 1

    async def _try_again_and_again(self, notice: Notice, message: Message) -> None:
        for pause in PAUSES:
            try:
                await self._try(notice, message)
                return
            except Unreachable as error:
                if not error.again:
                    raise
            await asyncio.sleep(pause)
        await self._try(notice, message)

    async def try_once(self, notice: Notice, message: Message) -> None:
        """For a person who waits for the answer."""
        await self._try(notice, message)

    async def _try(self, notice: Notice, message: Message) -> None:
        work: Callable[[Notice, Message], None] = getattr(self, f"_send_{notice.kind}")
        await asyncio.get_running_loop().run_in_executor(self._threads, work, notice, message)

    # -- in a thread -------------------------------------------------------------------------------------------------

    def _send_push(self, notice: Notice, message: Message) -> None:
        body = push.encrypt(msgspec.json.encode(message), push.decode(notice.key), push.decode(notice.auth))
        headers = {
            "Authorization": self.vapid.authorization(notice.target, contact(message.link), time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "high",
        }
        status = outgoing.post(notice.target, body, headers, self._settings.private_notices)
        if status in GONE:
            raise Gone
        check_status(status)

    def _send_webhook(self, notice: Notice, message: Message) -> None:
        """`text` is read by Slack and Mattermost, `content` by Discord."""
        line = f"{message.title}\n{message.text}\n{message.link}"
        body = msgspec.json.encode({**msgspec.structs.asdict(message), "text": line, "content": line})
        headers = {"Content-Type": "application/json", "User-Agent": "Roarhouse"}
        check_status(outgoing.post(notice.target, body, headers, self._settings.private_notices))

    def _send_mail(self, notice: Notice, message: Message) -> None:
        if self.post is None:
            raise Unreachable("this server sends no mail", again=False)
        try:
            send_mail(self.post, notice.target, message.title, f"{message.text}\n\n{message.link}\n")
        except smtplib.SMTPRecipientsRefused:
            raise Unreachable("the mail server refuses this address", again=False) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Unreachable(f"the mail server did not take it: {type(error).__name__}", again=True) from None


def check_status(status: int) -> None:
    """A redirect counts as a failure: it is not followed."""
    if not 200 <= status < 300:
        raise Unreachable(f"the answer was {status}", again=status >= 500 or status == 429)


def contact(link: str) -> str:
    """Contact for a push service: the operator's own pages."""
    parts = urlsplit(link)
    return f"https://{parts.netloc}" if parts.scheme == "https" else "mailto:roarhouse@localhost.invalid"
