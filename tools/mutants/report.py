"""What is printed at the end: survivors with their change, and one line for each module."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutants.plan import Equivalent
from tools.mutants.source import Mutant

HEADING = ("module", "mutants", "killed", "survived", "equivalent", "share")


@dataclass(frozen=True)
class Tally:
    """A module's mutants in numbers, with those that survived and the reviewed entries that no longer apply."""

    path: str
    mutants: int
    left: list[Mutant]
    equivalent: int
    stale: list[Equivalent]

    @property
    def killed(self) -> int:
        return self.mutants - len(self.left) - self.equivalent

    @property
    def share(self) -> float:
        """Percent killed of those that are not equivalent."""
        return 100 * self.killed / max(1, self.mutants - self.equivalent)


def survivors(tally: Tally) -> str:
    return "".join(f"{line}\n" for line in survivor_lines(tally))


def survivor_lines(tally: Tally) -> Iterator[str]:
    for one in tally.left:
        number = f" (number {one.nth} of its kind)" if one.nth > 1 else ""
        yield f"{tally.path}:{one.line}: survived in {one.place or 'the module'}{number}"
        yield from indented("-", one.before)
        yield from indented("+", one.after)
    for entry in tally.stale:
        yield f"{tally.path}: an equivalent mutant that no longer applies, in {entry.place or 'the module'}"
        yield from indented("-", entry.before)
        yield from indented("+", entry.after)


def indented(sign: str, text: str) -> list[str]:
    return [f"    {sign} {line}" for line in text.splitlines()]


def table(tallies: list[Tally]) -> str:
    rows = [row(one.path, one.mutants, len(one.left), one.equivalent) for one in tallies]
    if len(tallies) > 1:
        sums = [
            sum(column) for column in zip(*((t.mutants, len(t.left), t.equivalent) for t in tallies), strict=True)
        ]
        rows.append(row("all", *sums))
    widths = [max(len(cells[k]) for cells in (HEADING, *rows)) for k in range(len(HEADING))]
    return "\n".join(aligned(cells, widths) for cells in (HEADING, *rows))


def row(path: str, mutants: int, left: int, equivalent: int) -> tuple[str, ...]:
    killed, tried = mutants - left - equivalent, mutants - equivalent
    share = 100 * killed / max(1, tried)
    return (path, str(mutants), str(killed), str(left), str(equivalent), f"{share:.1f} %")


def aligned(cells: tuple[str, ...], widths: list[int]) -> str:
    first, *others = (cell.ljust(width) if k == 0 else cell.rjust(width)
                      for k, (cell, width) in enumerate(zip(cells, widths, strict=True)))  # fmt: skip
    return "  ".join([first, *others])
