"""The command line: play, simulate, look up rules, check decks, replay, verify, measure."""

from __future__ import annotations

import sys

import click
import typer

from roarhouse.cli import decks, lab, play, records, rules
from roarhouse.core.errors import RoarhouseError

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, help=__doc__)
app.command()(play.play)
app.command()(lab.sim)
app.command()(lab.balance)
app.command()(lab.bench)
app.command()(records.replay)
app.command()(records.verify)
app.add_typer(rules.app, name="rules")
app.add_typer(decks.app, name="deck")


def main() -> None:
    """Whatever a person did wrong is answered with one line and exit status 2, never with a traceback."""
    try:
        code = app(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_page:
        print(help_page.ctx.get_help())
        code = 0
    except click.ClickException as error:
        code = complain(error.format_message())
    except RoarhouseError as error:
        code = complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:
        code = 0
    sys.exit(code)


def complain(text: str) -> int:
    print(f"roarhouse: {text}", file=sys.stderr)
    return 2
