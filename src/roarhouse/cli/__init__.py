"""The command line: play, serve, simulate, look up rules, check decks, replay, verify, analyse, measure."""

from __future__ import annotations

import re
import sys

import typer

from roarhouse.cli import (
    admin,
    analyse,
    bench,
    data,
    decks,
    lab,
    lessons,
    play,
    puzzles,
    records,
    render,
    rules,
    serve,
)
from roarhouse.cli.places import anywhere
from roarhouse.core.errors import RoarhouseError

app = typer.Typer(add_completion=False, rich_markup_mode=None, help=__doc__)
app.command()(play.play)
app.command()(serve.serve)
app.command()(serve.load)
app.command()(anywhere(lab.sim))
app.command()(anywhere(lab.balance))
app.command()(anywhere(lab.learn))
app.command()(anywhere(lab.ladder))
app.command()(anywhere(data.data))
app.command()(anywhere(puzzles.puzzles))
app.command()(bench.bench)
app.command()(records.replay)
app.command()(records.verify)
app.command()(analyse.analyse)
app.command()(render.render)
app.add_typer(rules.app, name="rules")
app.add_typer(decks.app, name="deck")
app.add_typer(lessons.app, name="lessons")
app.add_typer(admin.app, name="admin")


def main() -> None:
    """User errors exit with status 2 and one line, never with a traceback."""
    try:
        code = app(sys.argv[1:] or ["--help"], prog_name="roarhouse", standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    except typer.TyperException as error:
        code = complain(
            f"{wrong_value(error) or getattr(error, 'format_message', error.__str__)()} (roarhouse --help)"
        )
    except RoarhouseError as error:
        code = complain(str(error))
    except BrokenPipeError:
        code = 0
    except OSError as error:  # a full disk, a folder without permission: nothing of ours is wrong
        code = complain(f"{error.filename or 'input or output'}: {error.strerror}")
    sys.exit(code)


def wrong_value(error: typer.TyperException) -> str:
    """What was expected and what was given, for an option with an invalid value."""
    names: list[str] = getattr(getattr(error, "param", None), "opts", [])
    came = next((word.partition("=")[2] or after for word, after in pairs() if word.partition("=")[0] in names), None)
    if came is None:
        return ""
    expected = re.sub("^Input should be ", "", str(getattr(error, "message", ""))).split(",")[0]
    for long, short in (("greater than or equal to", "at least"), ("less than or equal to", "at most")):
        expected = expected.replace(long, short)
    return f"{names[0]}: expected {expected}, got '{came}'"


def pairs() -> list[tuple[str, str]]:
    """Every word of the command line with the one after it."""
    return list(zip(sys.argv[1:], [*sys.argv[2:], ""], strict=True))


def complain(text: str) -> int:
    print(f"roarhouse: {text}", file=sys.stderr)
    return 2
