"""Loud tabletop games on one table: rules engine, bots, and interfaces for researchers.

>>> from roarhouse import Table
>>> table = Table("pikit", seats=2, seed=1)
>>> while table.turn:
...     table.play(table.random())
>>> table.result.winners
(0,)
"""

from roarhouse.core.errors import DeckError, NotFound, RecordError, Refused, RoarhouseError
from roarhouse.table import Table, game

__version__ = "0.2.0"
__all__ = ["DeckError", "NotFound", "RecordError", "Refused", "RoarhouseError", "Table", "__version__", "game"]
