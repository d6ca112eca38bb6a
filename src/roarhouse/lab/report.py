"""Balance reports: standings with intervals, and win shares by what players held."""

from __future__ import annotations

from collections import defaultdict
from math import ceil, sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct

from roarhouse.lab.match import Match, Played

Z = 1.959964  # of a 95 % interval
COLOURS = ("#c0392b", "#2c7a9e", "#d9a441", "#6b8e4e")


class Row(Struct, frozen=True):
    """One row of a report: how often it played, and its share of the wins."""

    name: str
    played: int
    wins: float  # a shared win counts in parts
    score: float
    expected: float  # expected wins

    @property
    def ratio(self) -> float:
        return self.wins / self.expected

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    p, z2 = wins / n, Z * Z
    middle, half = p + z2 / (2 * n), Z * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    return (middle - half) / (1 + z2 / n), (middle + half) / (1 + z2 / n)


def rows_by(entries: list[tuple[str, float, int, int]]) -> list[Row]:
    """Rows from tuples (name, share of the win, score, seats in that game)."""
    found: dict[str, list[tuple[float, int, int]]] = defaultdict(list)
    for name, *entry in entries:
        found[name].append((entry[0], int(entry[1]), int(entry[2])))
    return [
        Row(
            name=name,
            played=len(some),
            wins=sum(win for win, _, _ in some),
            score=sum(score for _, score, _ in some) / len(some),
            expected=sum(1 / seats for _, _, seats in some),
        )
        for name, some in sorted(found.items())
    ]


def part(one: Played, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def standings(played: list[Played]) -> list[Row]:
    """By bot."""
    seats = [(one, seat) for one in played for seat in range(len(one.bots))]
    return rows_by([(one.bots[k], part(one, k), one.scores[k], len(one.bots)) for one, k in seats])


def shares(played: list[Played], fact: str) -> list[Row]:
    """By what each seat held, from the game's `report`: labels per seat, each counted once."""
    entries = []
    for one in played:
        for seat, labels in enumerate(one.notes[fact]):
            entries += [(label, part(one, seat), one.scores[seat], len(one.bots)) for label in dict.fromkeys(labels)]
    return rows_by(entries)


def write(match: Match, played: list[Played], folder: Path) -> Path:
    """Write a page with a table and a plot for each count."""
    folder.mkdir(parents=True, exist_ok=True)
    facts, answers = of_kind(played, list), of_kind(played, dict)
    lines = [
        f"# Balance of {match.game}",
        "",
        f"{len(played):,} games of {match.seats} seats between {', '.join(sorted(set(match.bots)))} bots, seed "
        f"`{match.seed}`; made by `roarhouse balance {match.game} --games {len(played)}`.",
        "",
        "A ratio of 1.00 means: as many wins as if it made no difference. Shared wins count in parts.",
    ]
    counts = counted(played)
    lines += ["", *numbers(counts), "", f"![a game has]({match.game}-numbers.svg)"]
    histograms(counts, folder / f"{match.game}-numbers.svg")
    if answers:
        lines += ["", f"![how often]({match.game}-parts.svg)"]
        bars({fact: parts(played, fact) for fact in answers}, folder / f"{match.game}-parts.svg")
    for fact in answers:
        lines += ["", f"## {fact}", "", *how_often(parts(played, fact), len(played))]
    for fact in facts:
        rows, picture = shares(played, fact), f"{match.game}-{fact.replace(' ', '-')}.svg"
        lines += ["", f"## {fact}", "", f"![{fact}]({picture})", "", summary(rows), "", *table(rows)]
        plot(rows, fact, folder / picture)
    file = folder / f"{match.game}.md"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def of_kind(played: list[Played], kind: type) -> list[str]:
    """The counts of one kind in a game's report: per seat (lists), or one of several answers (dicts)."""
    return [name for name, value in played[0].notes.items() if isinstance(value, kind)]


def parts(played: list[Played], fact: str) -> dict[str, int]:
    """How often each answer was given, over all games."""
    return {answer: sum(one.notes[fact][answer] for one in played) for answer in played[0].notes[fact]}


def how_often(counts: dict[str, int], games: int) -> list[str]:
    """Each answer's share of all, with its interval."""
    total = max(1, sum(counts.values()))
    lines = ["| | times | in a game | share | 95 % interval |", "|---|---|---|---|---|"]
    for answer, n in counts.items():
        low, high = wilson(n, total)
        lines.append(f"| {answer} | {n:,} | {n / games:.2f} | {n / total:.1%} | {low:.1%} – {high:.1%} |")
    return lines


def counted(played: list[Played]) -> dict[str, list[float]]:
    """Counts for the whole table; True is 1 and False is 0."""
    named = [name for name, value in played[0].notes.items() if isinstance(value, int | float)]
    counts = {name: [float(one.notes[name]) for one in played] for name in named}
    return {"decisions": [float(one.choices) for one in played]} | counts


def numbers(counts: dict[str, list[float]]) -> list[str]:
    """Mean and range of each count; for booleans, the share of games."""
    head = ["| a game has | on average | least | most |", "|---|---|---|---|"]
    return head + [f"| {name} | {spread(some)} |" for name, some in counts.items()]


def spread(some: list[float]) -> str:
    mean = sum(some) / len(some)
    return f"in {mean:.1%} of games | – | –" if set(some) == {0, 1} else f"{mean:.2f} | {min(some):g} | {max(some):g}"


def table(rows: list[Row]) -> list[str]:
    head = [
        "| | counted | share of wins | ratio to its due | 95 % interval of the ratio | mean score |",
        "|---|---|---|---|---|---|",
    ]
    return head + [
        f"| {row.name} | {row.played:,} | {row.wins / row.played:.1%} | {row.ratio:.3f} | "
        f"{row.interval[0] * row.played / row.expected:.3f} – {row.interval[1] * row.played / row.expected:.3f} | "
        f"{row.score:.2f} |"
        for row in rows
    ]


def summary(rows: list[Row]) -> str:
    """Number of rows, spread, and rare rows; a missing row never occurred."""
    low, high = min(rows, key=lambda row: row.ratio), max(rows, key=lambda row: row.ratio)
    rare = min(rows, key=lambda row: row.played)
    return (
        f"{len(rows)} in all, with ratios from {low.ratio:.3f} ({low.name.strip()}) to "
        f"{high.ratio:.3f} ({high.name.strip()}); least often {rare.name.strip()}, {times(rare.played)}."
    )


def times(n: int) -> str:
    return "once" if n == 1 else f"{n:,} times"


def plot(rows: list[Row], title: str, file: Path) -> None:
    """Plot ratios with intervals and the bounds a card should keep."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(8, 0.28 * len(rows) + 1.2))
    for y, row in enumerate(reversed(rows)):
        low, high = (bound * row.played / row.expected for bound in row.interval)
        axes.plot([low, high], [y, y], color="#888", linewidth=2)
        axes.plot([row.ratio], [y], "o", color="#c0392b")
    axes.axvspan(0.85, 1.15, color="#2ecc71", alpha=0.12)
    axes.axvline(1, color="#2ecc71", linewidth=1)
    axes.set_yticks(range(len(rows)), [row.name for row in reversed(rows)])
    axes.set_xlabel("wins, as a ratio to their due")
    axes.set_title(title)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def histograms(counts: dict[str, list[float]], file: Path) -> None:
    """Histograms of the counts that vary."""
    plt = pyplot()
    counts = {name: some for name, some in counts.items() if name == "decisions" or len(set(some)) > 1}
    figure, grid = plt.subplots(1, len(counts), figsize=(3.2 * len(counts), 2.6), squeeze=False)
    for axes, (name, some) in zip(grid[0], counts.items(), strict=True):
        weights = [100 / len(some)] * len(some)
        axes.hist(some, bins=bins(some), weights=weights, color="#c0392b", rwidth=0.9)
        axes.set_title(name)
        if set(some) <= {0, 1}:
            axes.set_xticks([0, 1], ["no", "yes"])
        axes.yaxis.set_major_formatter("{x:.0f} %")
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def bars(answers: dict[str, dict[str, int]], file: Path) -> None:
    """One stacked bar per question, by share of answers."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(8, 0.75 * len(answers) + 0.9))
    for y, counts in enumerate(reversed(answers.values())):
        left, total = 0.0, max(1, sum(counts.values()))
        for k, n in enumerate(counts.values()):
            axes.barh(y, 100 * n / total, left=left, height=0.6, color=COLOURS[k % len(COLOURS)])
            left += 100 * n / total
        said = ", ".join(f"{answer} {n / total:.0%}" for answer, n in counts.items())
        axes.text(0, y + 0.35, said, va="bottom", fontsize=9)
    axes.set_yticks(range(len(answers)), list(reversed(answers)))
    axes.set_xlim(0, 100)
    axes.set_ylim(-0.4, len(answers) - 0.3)
    axes.xaxis.set_major_formatter("{x:.0f} %")
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def bins(some: list[float]) -> list[float]:
    """Bin edges around integers, at most thirty."""
    least, most = min(some), max(some)
    step = max(1, ceil((most - least + 1) / 30))
    return [least - 0.5 + step * k for k in range(int((most - least) // step) + 2)]


def pyplot() -> Any:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "roarhouse"  # the same games draw the same file
    from matplotlib import pyplot

    return pyplot
