"""HTTP bodies of notices: how a person wants to be told of their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from roarhouse.server.store.base import NoticeKind
from roarhouse.server.wire.bodies import Body
from roarhouse.server.wire.types import Part

Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]*$(?!\n)")]


class NoticeOffer(Part, frozen=True, kw_only=True):
    """Which kinds of notices this server sends; `key` is its public key for Web Push."""

    kinds: tuple[NoticeKind, ...]
    key: str


class NewNotice(Body, frozen=True, kw_only=True):
    """`target`: the endpoint of a push subscription, a mail address, or a URL. `key` and `auth` are the keys of a
    subscription."""

    kind: NoticeKind
    target: Annotated[str, Meta(min_length=3, max_length=1000)]
    key: Key = ""
    auth: Key = ""
    lang: Literal["en", "de"] = "en"


class NoticeInfo(Part, frozen=True, kw_only=True):
    """A notice that is switched on; `label` names its target without giving it away."""

    id: str
    kind: NoticeKind
    label: str
    confirmed: bool


class NoticeList(Part, frozen=True, kw_only=True):
    notices: tuple[NoticeInfo, ...]


class NoticeOrder(Body, frozen=True, kw_only=True):
    """Send a test, confirm a mail address by the code that was sent there, or switch the notice off."""

    do: Literal["test", "confirm", "remove"]
    code: Annotated[str, Meta(max_length=16)] = ""
