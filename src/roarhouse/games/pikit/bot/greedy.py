"""A greedy bot: maximises the estimated gain of the next choice."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from roarhouse.core.game import Choice
from roarhouse.core.pile import LET
from roarhouse.core.words import Seat
from roarhouse.games.pikit.bot.value import Valuation
from roarhouse.games.pikit.choices import ENOUGH, Play
from roarhouse.games.pikit.rules.cancel import Answer, pile
from roarhouse.games.pikit.rules.effects import Declaring
from roarhouse.games.pikit.rules.play import Playing
from roarhouse.games.pikit.state import Pikit

MARGIN: Final = 0.3  # the gain that a play must exceed
ANSWERED: Final = 0.2  # the frequency of a Cancel in answer to the first card, and as much more for each further one


class Greedy:
    """Estimates every choice of the menu, on imagined tables only."""

    rung: ClassVar[int] = 1

    def choose(self, game: Any, s: Pikit, seat: Seat, rng: Random) -> Choice:
        menu: tuple[Any, ...] = game.menu(s, seat)
        if len(menu) == 1:
            return menu[0]  # type: ignore[no-any-return]
        values = Valuation(s, seat)
        match s.agenda[-1]:
            case Playing():
                return best_play(values, menu)
            case Answer():
                return best_answer(values, menu)
            case Declaring():
                return max(menu, key=lambda choice: values.deed(seat, choice.deed))  # type: ignore[no-any-return]
        return max(menu, key=values.taking)  # type: ignore[no-any-return]


def best_play(values: Valuation, menu: tuple[Choice, ...]) -> Choice:
    """The play with the highest net gain, if that exceeds the margin."""
    plays = [choice for choice in menu if isinstance(choice, Play)]
    best = max(plays, key=values.play)
    return best if values.play(best) > MARGIN else ENOUGH


def best_answer(values: Valuation, menu: tuple[Choice, ...]) -> Choice:
    """The cheapest Cancel, if it gains more than it costs. Each Cancel on the pile makes another one more likely."""
    cards = [choice for choice in menu if isinstance(choice, Play)]
    cheapest = min(cards, key=lambda play: values.worth[play.card])
    holds = max(0.0, 1 - ANSWERED * len(pile(values.s)))
    return cheapest if values.cancelling() * holds > values.worth[cheapest.card] else LET


BOT = Greedy
