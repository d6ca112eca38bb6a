"""The command line: play, serve, simulate, look up rules, check decks, replay, verify, measure."""

from __future__ import annotations

import sys

import typer

from roarhouse.cli import decks, lab, play, records, render, rules, serve
from roarhouse.core.errors import RoarhouseError

app = typer.Typer(add_completion=False, rich_markup_mode=None, help=__doc__)
app.command()(play.play)
app.command()(serve.serve)
app.command()(serve.load)
app.command()(lab.sim)
app.command()(lab.balance)
app.command()(lab.bench)
app.command()(records.replay)
app.command()(records.verify)
app.command()(render.render)
app.add_typer(rules.app, name="rules")
app.add_typer(decks.app, name="deck")


def main() -> None:
    """Whatever a person did wrong is answered with one line and exit status 2, never with a traceback."""
    try:
        code = app(sys.argv[1:] or ["--help"], standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except typer.TyperException as error:
        code = complain(f"{getattr(error, 'format_message', error.__str__)()} See roarhouse --help.")
    except RoarhouseError as error:
        code = complain(str(error))
    except BrokenPipeError:
        code = 0
    sys.exit(code)


def complain(text: str) -> int:
    print(f"roarhouse: {text}", file=sys.stderr)
    return 2
