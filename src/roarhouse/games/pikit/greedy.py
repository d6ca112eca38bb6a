"""A greedy player: takes the most that it can get now."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.pikit.cancel import Answer
from roarhouse.games.pikit.choices import ENOUGH, Play
from roarhouse.games.pikit.effects import Declaring
from roarhouse.games.pikit.mind import Mind
from roarhouse.games.pikit.play import Playing

if TYPE_CHECKING:
    from roarhouse.core.game import Choice
    from roarhouse.games.pikit.state import Pikit

MARGIN: Final = 0.3  # what a play must gain to be worth the trouble


class Greedy:
    """Gets imagined tables only."""

    def choose(self, game: Any, s: Pikit, seat: Seat, rng: Random) -> Choice:
        menu: tuple[Any, ...] = game.menu(s, seat)
        if len(menu) == 1:
            return menu[0]  # type: ignore[no-any-return]
        mind = Mind(s, seat)
        match s.agenda[-1]:
            case Playing():
                return best_play(mind, menu)
            case Answer():
                return best_answer(mind, menu)
            case Declaring():
                return max(menu, key=lambda choice: mind.deed(seat, choice.deed))  # type: ignore[no-any-return]
        return max(menu, key=mind.taking)  # type: ignore[no-any-return]


def best_play(mind: Mind, menu: tuple[Choice, ...]) -> Choice:
    """The card that gains most beyond what it costs, if any gains enough."""
    plays = [choice for choice in menu if isinstance(choice, Play)]
    best = max(plays, key=mind.play)
    return best if mind.play(best) > MARGIN else ENOUGH


def best_answer(mind: Mind, menu: tuple[Choice, ...]) -> Choice:
    """The cheapest Cancel, if it gains more than it costs."""
    cards = [choice for choice in menu if isinstance(choice, Play)]
    cheapest = min(cards, key=lambda play: mind.worth[play.card])
    return cheapest if mind.cancelling() > mind.worth[cheapest.card] else LET
