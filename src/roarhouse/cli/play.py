"""`roarhouse play`: play in the terminal."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.table import Table

from roarhouse.bots.bots import Bot, ask, bots_of, find_bot
from roarhouse.cli.common import console, language, made, options_of, show
from roarhouse.core.errors import NotFound, RoarhouseError
from roarhouse.core.game import NATURE, Choice
from roarhouse.core.records.fair import Fair, new_seed
from roarhouse.core.records.record import Record, load
from roarhouse.core.result import Result
from roarhouse.core.rulebook import find_rule
from roarhouse.core.speech import Speaker
from roarhouse.core.words import Many, Seat, Who, Words

WORTH_SHOWING = 14


def play(
    game: Annotated[str, typer.Argument(help="name of the game")] = "rarrr",
    seats: Annotated[int | None, typer.Option(help="number of players, you included")] = None,
    bots: Annotated[
        str, typer.Option(help="opponents: one name for all, or one for each, separated by commas")
    ] = "greedy",
    lang: Annotated[str, typer.Option(help="en or de")] = "en",
    name: Annotated[str, typer.Option(help="your name")] = "",
    seed: Annotated[str | None, typer.Option(help="the same seed deals the same cards")] = None,
    mode: Annotated[str, typer.Option(help="named set of options, e.g. advanced")] = "",
    option: Annotated[list[str] | None, typer.Option(help="name=value; may be repeated")] = None,
    deck: Annotated[Path | None, typer.Option(help="deck file")] = None,
    resume: Annotated[Path | None, typer.Option(help="saved game to continue")] = None,
) -> None:
    """Play against bots in this terminal."""
    language(lang)
    if resume:
        record, file, damage = reopened(resume)
    else:
        made_game = made(game, deck)
        fair = Fair(new_seed() if seed is None else hashlib.sha256(seed.encode()).hexdigest(), context=made_game.name)
        record = Record(made_game, options_of(made_game, seats, mode, option or []), fair.promise())
        record.fair, file, damage = fair, fresh_file(saves(), made_game.name), None
    table = TextTable(record, file, bots.split(","), lang, name)
    if damage:
        table.say(Words("table-damaged", {"why": str(damage), "file": str(file)}))
    table.play()


def saves() -> Path:
    """The default folder for saved games."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "roarhouse" / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fresh_file(folder: Path, stem: str) -> Path:
    """An unused file name."""
    numbers = (folder / f"{stem}-{n}.roar" for n in range(1, 10**6))
    return next(file for file in numbers if not file.exists())


def reopened(file: Path) -> tuple[Record, Path, RoarhouseError | None]:
    """Open a saved game; a damaged file is not overwritten."""
    record, damage = load(file)
    record.draw_seed()
    return record, fresh_file(file.parent, file.stem) if damage else file, damage


class TextTable:
    """One person against bots."""

    def __init__(self, record: Record, file: Path, bots: list[str], lang: str, name: str, seat: Seat = 0) -> None:
        self.record, self.file, self.seat, self.lang = record, file, seat, lang
        self.own = {file}  # files of this game, which may be overwritten
        self.game = record.game
        self.s = record.table()
        self.out, self.rng = console(), Random()
        self.bots = self._seated(bots)
        self.speaker = Speaker(self.game, lang)
        names = {seat: name or self.speaker.say(Words("you"))} | {k: f"Bot {k + 1}" for k in self.bots}
        self.speaker.names = tuple(names[k] for k in sorted(names))

    def _seated(self, names: list[str]) -> dict[Seat, Bot]:
        seats = [seat for seat in range(self.record.options.seats) if seat != self.seat]
        if len(names) == 1:
            names = names * len(seats)
        if len(names) != len(seats):
            raise RoarhouseError(f"{len(seats)} bots are needed, {len(names)} named: {','.join(names)}")
        if "greedy" in names and "greedy" not in bots_of(self.game.name):
            names = [bots_of(self.game.name)[-1] if name == "greedy" else name for name in names]
        return {seat: find_bot(name, self.game.name) for seat, name in zip(seats, names, strict=True)}

    def say(self, words: Words) -> None:
        self.out.print(self.out.highlighter(self.speaker.say(words)))

    # -- the game ----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        self.say(Words("table-help"))
        try:
            while turn := self.game.turn(self.s):
                if self.seat in turn:
                    self.apply(self.seat, self.chosen())
                else:
                    self.apply(turn[0], self.others_choice(turn[0]))
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            self.save(self.file)
            return
        self.finish()

    def others_choice(self, seat: Seat) -> Choice:
        if seat == NATURE:
            n = sum(by == NATURE for by, _ in self.record.lines)
            fair = self.record.fair
            return self.game.nature(self.s, fair.dice(n) if fair else self.rng)
        return ask(self.bots[seat], self.game, self.s, seat, self.rng)

    def apply(self, seat: Seat, choice: Choice) -> None:
        self.s.story = []
        self.game.apply(self.s, seat, choice)
        self.record.add(seat, choice)
        for told in self.s.story:
            if told.reaches(self.seat):
                self.out.print(self.out.highlighter(f"{self.speaker.say(told.words)} [{told.rule}]"))
        self.s.story = None

    def finish(self) -> None:
        self.show_table()
        result = self.game.result(self.s)
        if result:
            self.show_result(result)
        if self.kept(self.file):
            self.say(Words("table-record", {"file": str(self.file)}))

    def show_result(self, result: Result) -> None:
        sheet = Table(title=self.speaker.say(Words("table-over")))
        for heading in ("", *self.speaker.names):
            sheet.add_column(heading, justify="right" if heading else "left")
        rows = [*result.sheet, ("table-total", result.scores)] if len(result.sheet) != 1 else result.sheet
        for key, points in rows:
            sheet.add_row(self.speaker.say(Words(key)), *map(str, points))
        self.out.print(sheet)
        for team in (one for one in result.teams if len(one.seats) > 1 or not one.ranked):
            key = "table-team" if team.ranked else "table-unranked"
            self.say(Words(key, {"who": Many(tuple(map(Who, team.seats))), "n": team.score}))
        who = Many(tuple(Who(seat) for seat in result.winners))
        self.say(Words("table-wins" if len(result.winners) == 1 else "table-share", {"who": who}))

    # -- a choice ----------------------------------------------------------------------------------------------------

    def chosen(self) -> Choice:
        """Ask until a legal choice is made."""
        self.show_table()
        offers = self.show_menu()
        while True:
            text = self.out.input("[bold]> [/bold]").strip()
            choice = self.understood(text, offers)
            if choice is None:
                continue
            refusal = self.game.refuse(self.s, self.seat, choice)
            if refusal is None:
                return choice
            self.explain_no(refusal)

    def show_table(self, *also: str) -> None:
        show(self.out, self.speaker, self.game.read(self.game.view(self.s, self.seat), *also))

    def show_menu(self) -> list[Choice]:
        menu = self.game.menu(self.s, self.seat)
        offers = list(menu if isinstance(menu, tuple) else menu.worth_trying())
        shown = offers if isinstance(menu, tuple) else offers[:WORTH_SHOWING] + offers[WORTH_SHOWING:][-1:]
        self.out.print()
        self.say(self.game.prompt(self.s, self.seat))
        for number, offer in enumerate(shown, start=1):
            words = self.speaker.say(self.game.words(self.s, self.seat, offer))
            self.out.print(self.out.highlighter(f"{number:>3}  {words}"))
        if len(offers) > len(shown):
            self.say(Words("table-more", {"n": len(offers) - len(shown)}))
        self.say(self.game.hint(self.s, self.seat))
        return shown

    def understood(self, text: str, offers: list[Choice]) -> Choice | None:
        """A choice; None after a command or after text that cannot be understood."""
        if text and not self.commanded(text, offers):
            choice = self.numbered(text, offers) or self.game.typed(self.s, self.seat, text)
            if choice is None and not self.table_shown(text):
                self.say(Words("table-unknown", {"text": text, "hint": self.game.hint(self.s, self.seat)}))
            return choice
        return None

    def commanded(self, text: str, offers: list[Choice]) -> bool:
        """Carry out a command; False if the text is none."""
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "q" | "quit":
                raise EOFError
            case "table":
                self.show_table(*rest.split())
            case "save":
                self.save(Path(rest) if rest else self.file)
            case "rule":
                self.read_rule(rest)
            case _ if text.startswith("?"):
                self.explain(text[1:].strip(), offers)
            case _:
                return False
        return True

    def numbered(self, text: str, offers: list[Choice]) -> Choice | None:
        return offers[int(text) - 1] if text.isdecimal() and 1 <= int(text) <= len(offers) else None

    def table_shown(self, text: str) -> bool:
        """`t`, `t odds`: show the table. The letter may begin a choice too (`t 3 3 2 +1`), which comes first."""
        word, _, rest = text.casefold().partition(" ")
        if word != "t" or any(map(str.isdecimal, rest)):
            return False
        self.show_table(*rest.split())
        return True

    # -- explanations ------------------------------------------------------------------------------------------------

    def explain(self, text: str, offers: list[Choice]) -> None:
        """`?` alone: the question and its rule; with a choice: whether it is allowed, and if not why."""
        if not text:
            self.say(Words("table-help"))
            self.say(self.game.prompt(self.s, self.seat))
            self.read_rule(self.s.agenda[-1].rule)
            return
        choice = self.numbered(text, offers) or self.game.typed(self.s, self.seat, text)
        if choice is None:
            self.say(Words("table-unknown", {"text": text, "hint": self.game.hint(self.s, self.seat)}))
        elif refusal := self.game.refuse(self.s, self.seat, choice):
            self.explain_no(refusal)
        else:
            self.say(Words("table-yes"))

    def explain_no(self, refusal: Any) -> None:
        self.say(Words("table-no", {"why": refusal.why}))
        self.read_rule(refusal.rule)

    def read_rule(self, id: str) -> None:
        try:
            rule = find_rule(id)
        except NotFound as error:
            self.out.print(str(error))
            return
        self.out.print(f"[{rule.id}] {rule.text.in_language(self.lang)}", style="italic", markup=False)
        if rule.ruling:
            self.out.print(rule.ruling.in_language(self.lang), style="dim", markup=False)

    def save(self, file: Path) -> None:
        if self.kept(file):
            self.say(Words("table-saved", {"file": str(file)}))

    def kept(self, file: Path) -> bool:
        """Save the record, without overwriting a file of another game; report a failure."""
        if file not in self.own and file.exists():
            self.say(Words("table-exists", {"file": str(file)}))
            return False
        try:
            self.record.save(file)
        except OSError as error:
            self.out.print(f"{file}: {error.strerror}", markup=False)
            return False
        self.own.add(file)
        return True
