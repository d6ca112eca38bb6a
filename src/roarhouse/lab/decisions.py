"""Decisions of bots as data to learn from: what a seat saw, the legal letters, the one it gave, how it ended."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roarhouse.adapters.letters import LetterTable
from roarhouse.bots.bots import Bot, ask, find_bot
from roarhouse.core.game import Choice
from roarhouse.core.words import Seat
from roarhouse.lab.match import Match
from roarhouse.lab.tables import Column

DECISIONS: Final = (
    Column("game", "int64", "number of the game in its match, from 0"),
    Column("step", "int32", "number of the letter in its game, from 0"),
    Column("seat", "int32", "the seat that decides"),
    Column("bot", "string", "the bot that plays this seat"),
    Column("observation", "float32s", "what the seat sees: the features, then the letters given of this word so far"),
    Column("legal", "int32s", "the legal letters, in ascending order: the ones of the mask"),
    Column("letter", "int32", "the letter that was given"),
    Column("name", "string", "what that letter stands for"),
    Column("chance", "float64", "the bot's estimate of its chance to win, if it made one"),
    Column("reward", "float64", "by result: 1 for a single winner, equal parts for several, all together 0"),
    Column("score", "float64", "the final score of the seat"),
)


def some_games(match: Match, numbers: range) -> list[list[dict[str, Any]]]:
    """The decisions of each of these games."""
    table = LetterTable(match.game, match.mode, **{**match.options, "seats": match.seats})
    return [decisions(table, match, number) for number in numbers]


def decisions(table: LetterTable, match: Match, number: int) -> list[dict[str, Any]]:
    """Play a game and keep every letter. A choice that cannot be spelled is made, but not kept."""
    names = match.seating(number)
    bots = [find_bot(name, match.game, match.bot_seconds) for name in names]
    rng = Random(f"{match.seed}/{number}/bots")
    table.start(Random(f"{match.seed}/{number}/nature"))
    rows: list[dict[str, Any]] = []
    while table.turn:
        seat = table.turn[0]
        choice, chance = decided(bots[seat], table, seat, rng)
        rows += letters(table, seat, choice, {"game": number, "bot": names[seat], "chance": chance}, len(rows))
    rewards, scores = table.returns("result"), table.returns("score")
    return [{**row, "reward": rewards[row["seat"]], "score": scores[row["seat"]]} for row in rows]


def decided(bot: Bot, table: LetterTable, seat: Seat, rng: Random) -> tuple[Choice, float | None]:
    choice = ask(bot, table.game, table.s, seat, rng)
    return choice, getattr(bot, "chance", None)


def letters(table: LetterTable, seat: Seat, choice: Choice, known: dict[str, Any], step: int) -> list[dict[str, Any]]:
    """Give the letters of a choice, each with what was seen before it."""
    word = table.word(seat, choice)
    if word is None:
        table.choose(seat, choice)
        return []
    rows = []
    for k, letter in enumerate(word):
        seen = {"observation": table.observe(seat).tolist(), "legal": list(table.legal(seat))}
        rows.append({**known, **seen, "step": step + k, "seat": seat, "letter": letter, "name": table.name(letter)})
        table.play(seat, letter)
    return rows
