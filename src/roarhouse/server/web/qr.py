"""QR codes, as pictures for the browser and as text for a terminal."""

from __future__ import annotations

from io import BytesIO

import segno


def qr_svg(text: str) -> bytes:
    picture = BytesIO()
    segno.make_qr(text, error="m").save(picture, kind="svg", scale=8, border=2, dark="#111", light="#fff")
    return picture.getvalue()


def print_qr(text: str) -> None:
    segno.make_qr(text).terminal(compact=True)
