"""Every step that can be on the agenda."""

from __future__ import annotations

from .rules.call import Calling
from .rules.echo import Echo

YodelStep = Calling | Echo
