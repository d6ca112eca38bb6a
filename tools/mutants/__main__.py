"""Mutate modules and print which changes no test notices: `python -m tools.mutants [MODULE ...]`, `make mutants`.

A module is named by any part of its path. Results are kept in build/mutants, so that a second run is quick.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.mutants.plan import HERE, Module, read_plan
from tools.mutants.report import Tally, survivors, table
from tools.mutants.run import Results, Runner, TestsFail
from tools.mutants.source import Mutant, mutants_of

ROOT = HERE.parents[1]
WANTED = 95.0  # percent of the mutants that are not equivalent


def main(arguments: list[str]) -> int:
    options = parsed(arguments)
    modules = [one for one in read_plan(options.plan, options.root) if is_chosen(one, options.modules)]
    try:
        tallies = [tallied(module, options.root / "build" / "mutants", options.processes) for module in modules]
    except TestsFail as error:
        print(error, file=sys.stderr)
        return 2
    for tally in tallies:
        print(survivors(tally), end="")
    print(table(tallies))
    return 0 if tallies and all(one.share >= WANTED and not one.stale for one in tallies) else 1


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", help="parts of paths; all modules of the plan if none is given")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--plan", type=Path, default=HERE / "plan.toml")
    parser.add_argument("--root", type=Path, default=ROOT)
    return parser.parse_args(arguments)


def is_chosen(module: Module, wanted: list[str]) -> bool:
    return not wanted or any(part in module.path for part in wanted)


def tallied(module: Module, folder: Path, processes: int) -> Tally:
    """Every mutant of a module but the equivalent ones, tried or known from the last run."""
    folder = folder / module.name
    folder.mkdir(parents=True, exist_ok=True)
    mutants = mutants_of(module.source())
    equivalent = [one for one in mutants if any(known.matches(one) for known in module.equivalents)]
    results = Results.read(folder / "results.json", module.digest())
    tried = [one for one in mutants if one not in equivalent]
    if new := [one for one in tried if one.key not in results.killers]:
        run(module, results, folder, processes, new)
    left = [one for one in tried if not results.killers[one.key]]
    return Tally(module.path, len(mutants), left, len(equivalent), module.stale(mutants))


def run(module: Module, results: Results, folder: Path, processes: int, mutants: list[Mutant]) -> None:
    """Try mutants, with a count that runs along in a terminal."""
    count = 0

    def done() -> None:
        nonlocal count
        count += 1
        if sys.stderr.isatty() or count == len(mutants):
            print(f"\r{module.path}: {count} of {len(mutants)}", end="", file=sys.stderr, flush=True)

    Runner(module, results, folder, processes).run(mutants, done)
    print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
