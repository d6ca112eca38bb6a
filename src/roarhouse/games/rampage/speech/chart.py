"""The City from above, in characters: one for each centimetre from west to east, a line for every two southwards."""

from __future__ import annotations

from typing import Final

from roarhouse.core.words import Words
from roarhouse.games.rampage.physics.city.plan import Map, Piece, Rect, Roster, Spot
from roarhouse.games.rampage.view import RampageView

WIDE, HIGH = 100, 200  # 0.01 cm of a character
SIDEWALK, RUIN, START, FLOOR, VEHICLE = ".", ":", "+", "#", "V"
# in the order of the colours: blue, green, black, yellow, gray, red
MEEPLES: Final = "bgkyor"
LABELLED: Final = 5  # lines between two coordinates


def chart(view: RampageView, city: Map, roster: Roster) -> list[Words]:
    """rampage.lexicon.1, rampage.lexicon.2, rampage.lexicon.7: the printed City and what is on it, the upper over the
    lower."""
    grid = Grid(city.board)
    for ruin in city.ruins:
        grid.fill(ruin.sidewalk, SIDEWALK)
        grid.fill(ruin.outline, RUIN)
    for start in city.starts:
        grid.fill(start, START)
    for zone in city.neighborhoods:
        grid.edge(zone.area)
    for piece in drawn_from_below(view):
        grid.draw(view, roster, piece)
    for seat, player in enumerate(view.players):
        if view.table.there(roster.paws(player.corner)):
            grid.put(view.table.spot(roster.paws(player.corner)), f"({seat + 1})")
        if player.corner not in view.readings.mounted and view.table.there(roster.body(player.corner)):
            grid.put(view.table.spot(roster.body(player.corner)), f"<{seat + 1}>")
    return grid.lines()


def drawn_from_below(view: RampageView) -> list[Piece]:
    placed = [(pose.z, piece) for piece, pose in enumerate(view.table.poses) if pose is not None]
    return [piece for _, piece in sorted(placed)]


class Grid:
    def __init__(self, board: Rect) -> None:
        self.board = board
        self.columns = (board.east - board.west) // WIDE
        self.cells = [[" "] * self.columns for _ in range((board.north - board.south) // HIGH)]

    def cell(self, spot: Spot) -> tuple[int, int]:
        return (self.board.north - spot[1]) // HIGH, (spot[0] - self.board.west) // WIDE

    def put(self, spot: Spot, text: str) -> None:
        """Centred on a spot, as far as it is on the board."""
        row, column = self.cell(spot)
        if 0 <= row < len(self.cells):
            for k, sign in enumerate(text, start=column - len(text) // 2):
                if 0 <= k < self.columns:
                    self.cells[row][k] = sign

    def fill(self, rect: Rect, sign: str) -> None:
        for y in range(rect.south + HIGH // 2, rect.north, HIGH):
            for x in range(rect.west + WIDE // 2, rect.east, WIDE):
                self.put((x, y), sign)

    def edge(self, rect: Rect) -> None:
        """rampage.lexicon.3: brick walls are printed lines."""
        for y in range(rect.south + HIGH // 2, rect.north, HIGH):
            row, column = self.cell((rect.west, y))
            if column and self.cells[row][column] == " ":
                self.cells[row][column] = "|"
        row = self.cell((rect.west, rect.south))[0]
        for x in range(rect.west + WIDE // 2, rect.east, WIDE):
            column = self.cell((x, rect.south))[1]
            if row < len(self.cells) and self.cells[row][column] == " ":
                self.cells[row][column] = "_"

    def draw(self, view: RampageView, roster: Roster, piece: Piece) -> None:
        """rampage.lexicon.4, rampage.lexicon.5, rampage.lexicon.6: Floors as wide as they are; all else one sign."""
        x, y = view.table.spot(piece)
        if piece in roster.floors:
            wide, deep = (600, 600) if piece % 19 < 12 else (600, 1200) if piece % 19 < 18 else (1200, 1200)
            self.fill(Rect(x - wide // 2, y - deep // 2, x + wide // 2, y + deep // 2), FLOOR)
        elif piece in roster.vehicles:
            self.put((x, y), VEHICLE)
        elif piece in roster.meeples:
            self.put((x, y), MEEPLES[roster.colour(piece)])

    def lines(self) -> list[Words]:
        found = []
        for row, cells in enumerate(self.cells):
            y = (self.board.north - row * HIGH) // 100
            label = f"{y:>4}" if row % LABELLED == 0 else "    "
            found.append(Words("map-row", {"row": f"{label} {''.join(cells)}"}))
        west = self.board.west // 100
        marks = "".join([f"{west + k:<10}" for k in range(0, self.columns, 10)])
        return [*found, Words("map-row", {"row": "     " + marks}), Words("map-legend")]
