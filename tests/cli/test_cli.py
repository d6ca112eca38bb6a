"""The command line, used as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roarhouse.cli.common import made
from roarhouse.cli.play import TextTable
from roarhouse.core.deck import deck_path
from roarhouse.core.records.record import Record
from roarhouse.core.result import Result, Team
from roarhouse.lab import benchmark
from tests.cli.conftest import Run

# -- play ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "wins"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_whole_game_is_played_saved_replayed_and_verified(run: Run, lang: str, wins: str, tmp_path: Path) -> None:
    typed = "1\n" * 400
    status, out, _ = run("play", "rarrr", "--seats", "2", "--lang", lang, "--seed", "7", typed=typed)
    assert status == 0
    assert wins in out or "share" in out or "teilen" in out
    file = next((tmp_path / "data").rglob("*.roar"))
    status, out, _ = run("verify", str(file))
    assert status == 0
    assert "fair" in out
    status, out, _ = run("replay", str(file), "--seat", "0", "--lang", lang)
    assert status == 0
    assert "[rarrr.battle.12]" in out


def test_the_end_tells_what_teams_count_and_who_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = made("rarrr", None)
    table = TextTable(Record(game, game.Options(seats=4)), tmp_path / "end.roar", ["random"], "en", "Ann")
    teams = (Team((0, 2), 7), Team((1, 3), 12, ranked=False))
    table.show_result(Result((0, 2), (9, 12, 7, 14), "a.rule", (), teams))
    said = capsys.readouterr().out
    assert "Ann and Bot 3: 7 together." in said
    assert "Bot 2 and Bot 4: out of the ranking." in said


def test_a_game_is_left_and_resumed_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.roar"
    _, out, _ = run("play", "--seed", "1", typed=f"1\n1\nsave {file}\nq\n")
    assert str(file) in out
    before = file.read_bytes()
    status, out, _ = run("play", "--resume", str(file), typed="q\n")
    assert status == 0
    assert "Keep two" in out
    assert file.read_bytes() == before


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    one = run("play", "--seed", "5", "--bots", "random", typed="q\n")[1]
    other = run("play", "--seed", "5", "--bots", "random", typed="q\n")[1]
    third = run("play", "--seed", "6", "--bots", "random", typed="q\n")[1]
    dealt = [line for line in one.splitlines() if "gets the Monster" in line]
    assert dealt == [line for line in other.splitlines() if "gets the Monster" in line]
    assert dealt != [line for line in third.splitlines() if "gets the Monster" in line]


def test_a_question_mark_explains_what_is_asked_and_why_not(run: Run) -> None:
    typed = "1\n1\n1\n1\n?\n? t9\n? 1\nt9\nfrobnicate\nrule rarrr.sets.7\nrule rarrr.sets.99\nq\n"
    out = run("play", "--seed", "2", typed=typed)[1]
    assert "[rarrr.draft.3]" in out
    assert "Not possible: That card is not in the pack you hold." in out
    assert "That is possible." in out
    assert "I do not understand “frobnicate”." in out
    assert "[rarrr.sets.7]" in out
    assert "there is no rule 'rarrr.sets.99'" in out


def test_a_damaged_save_opens_up_to_the_last_good_line_and_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.roar"
    run("play", "--seed", "1", typed=f"1\n1\n1\nsave {file}\nq\n")
    rows = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(rows[:8]) + b"\n[0,{")
    before = file.read_bytes()
    status, out, _ = run("play", "--resume", str(file), typed="1\nq\n")
    assert status == 0
    assert "cut off in the middle" in out
    assert file.read_bytes() == before
    assert (tmp_path / "mine-1.roar").exists()


def test_saving_never_takes_the_place_of_somebody_else_s_file(run: Run, tmp_path: Path) -> None:
    precious, mine = tmp_path / "letter.txt", tmp_path / "mine.roar"
    precious.write_text("dear Mothra", encoding="utf-8")
    out = run("play", "--seed", "1", typed=f"save {precious}\nsave {mine}\n1\nsave {mine}\nq\n")[1]
    assert precious.read_text(encoding="utf-8") == "dear Mothra"
    assert "exists already" in out
    assert len(mine.read_bytes().splitlines()) > 5
    out = run("play", "--seed", "2", typed=f"save {mine}\nq\n")[1]
    assert "exists already" in out


def test_a_game_that_cannot_be_saved_says_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "blocked").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "blocked"))
    status, _, err = run("play", typed="q\n")
    assert (status, err.count("\n")) == (2, 1)
    assert "blocked" in err


def test_a_record_s_complaint_names_the_file_and_the_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.roar"
    run("play", "--seed", "1", typed=f"1\n1\nsave {file}\nq\n")
    rows = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([*rows[:4], b'[0,{"do":"nonsense"}]', *rows[5:]]))
    for command in ("replay", "verify"):
        status, _, err = run(command, str(file))
        assert status == 2
        assert err.startswith(f"roarhouse: {file}, line 5: unreadable")
        assert "the 3 choices before it are good" in err


def test_a_database_that_cannot_be_opened_is_one_line(run: Run) -> None:
    status, _, err = run("serve", "--port", "0", "--database", "sqlite:////nowhere/at/all/tables.db")
    assert (status, err.count("\n")) == (2, 1)
    assert "unable to open database file" in err


# -- what is typed wrong ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("play rarr", "there is no game 'rarr'; did you mean rarrr"),
        ("play rarrr --seats 7", "rarrr is played by 2 to 6 seats, not by 7"),
        ("play rarrr --lang fr", "there is no language 'fr'; known: de, en"),
        ("play rarrr --bots nobody", "there is no bot for rarrr 'nobody'"),
        ("play rarrr --bots greedy,greedy", "3 bots are needed, 2 named"),
        ("play rarrr --mode loud", "there is no mode of rarrr 'loud'"),
        ("play rarrr --option boostMode=high", "boostMode: expected one of sum, flat, got 'high'"),
        ("play rarrr --option bostMode=sum", "there is no option of rarrr 'bostMode'; did you mean boostMode"),
        ("play rarrr --option boostMode", "--option expects name=value, got 'boostMode'"),
        (
            "play rarrr --option firstAngriest=oldest",
            "firstAngriest: expected one of random, or a number, got 'oldest'",
        ),
        ("play rarrr --option firstAngriest=9", "expected `random` or a seat from 0 to 3, got 9"),
        ("play rarrr --deck nowhere.toml", "nowhere.toml: expected a file that can be read"),
        ("play --resume nowhere.roar", "nowhere.roar: No such file or directory"),
        ("play --resume /", "/: Is a directory"),
        ("sim rarrr --games many", "--games: expected a valid integer, got 'many'"),
        ("sim rarrr --games=0", "--games: expected at least 1, got '0'"),
        ("sim rarrr --workers 0", "--workers: expected at least 1, got '0'"),
        ("sim rarrr --games 1 --json nowhere/x.json", "nowhere: expected a folder to write x.json to"),
        ("sim rarrr --games 1 --json /", "/: expected a file to write to, found a folder"),
        ("bench growl --json nowhere/x.json", "nowhere: expected a folder to write x.json to"),
        ("load --json nowhere/x.json", "nowhere: expected a folder to write x.json to"),
        ("balance rarrr --games 1 --out /dev/null/x", "/dev/null/x: expected a folder for the report"),
        ("rules show rarrr.sets.7 --lang fr", "there is no language 'fr'; known: de, en"),
        ("rules show nonsense", "and more"),
        ("deck show rarrr --lang fr", "there is no language 'fr'; known: de, en"),
        ("sim rarrr --seats 3 --bots greedy,random", "expected 1 or 3 bots, got 2"),
        ("replay nowhere.roar", "nowhere.roar: No such file or directory"),
        ("verify nowhere.roar", "nowhere.roar: No such file or directory"),
        ("rules show rarrr.set.7", "there is no rule 'rarrr.set.7'; did you mean rarrr.sets.7"),
        ("rules list chess", "there is no game 'chess'"),
        ("rules check chess", "there is no game 'chess'"),
        ("deck new chess x.toml", "there is no game 'chess'"),
        ("lessons list chess", "there is no game 'chess'"),
        ("deck show nowhere.toml", "expected a game's name or a deck file"),
        ("bench chess", "there is no game 'chess'"),
        ("frobnicate", "No such command 'frobnicate'."),
    ],
)
def test_whatever_is_wrong_gets_one_clear_line_and_status_2(run: Run, words: str, says: str) -> None:
    status, out, err = run(*words.split())
    assert status == 2
    assert says in err
    assert err.startswith("roarhouse: ")
    assert err.count("\n") == 1
    assert len(err) < 500
    assert out == ""


# -- sim, rules, decks, bench ----------------------------------------------------------------------------------


def test_a_simulation_does_not_depend_on_the_number_of_workers(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in zip("12", files, strict=True):
        words = f"sim rarrr --bots greedy,random --games 12 --seed s --workers {workers} --json {file}"
        status, out, _ = run(*words.split())
        assert status == 0
        assert "decisions" in out
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(json.loads(files[0].read_text())[1]) == 12


def test_an_owners_lesson_is_listed_and_checked(run: Run, tmp_path: Path) -> None:
    assert run("lessons", "list", "rarrr", "--lang", "de")[1].startswith(
        "rarrr 01-first-city: Deine erste Stadt (2 min)"
    )
    (tmp_path / "mine.toml").write_text('game = "rarrr"\n', encoding="utf-8")
    status, out, _ = run("lessons", "check", str(tmp_path / "mine.toml"))
    assert (status, out) == (2, "mine.toml: title: expected a field 'title', found nothing (add it)\n")


def test_rules_are_shown_in_both_languages(run: Run) -> None:
    assert "resist" in run("rules", "show", "rarrr.advanced-resistance.2")[1]
    assert "Kraft-Typ" in run("rules", "list", "rarrr", "--lang", "de")[1]


def test_a_deck_is_copied_changed_checked_and_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("deck", "new", "rarrr", str(file))[0] == 0
    status, _, err = run("deck", "new", "rarrr", str(file))
    assert (status, "exists already" in err) == (2, True)
    file.write_text(file.read_text(encoding="utf-8").replace("Tokyo", "Osaka"), encoding="utf-8")
    assert run("deck", "check", str(file))[0] == 0
    assert "Osaka" in run("deck", "show", str(file))[1]
    assert run("play", "--deck", str(file), typed="q\n")[0] == 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'power = "fire"\nvalue = 3\ncount = 6',
            'power = "fire"\nvalue = 3\ncount = 5',
            "expected 72 cards, found 71",
        ),
        ('id = "tokyo"', 'id = "paris"', "card 'paris', id: expected ids used once, found 2 rows"),
        ('region = "asia"', 'region = "atlantis"', "region: expected one of africa, asia"),
        ("points = 4", 'points = "four"', "card 'sao-paulo', points: expected a whole number, found 'four'"),
        ("points = 4", "pionts = 4", "card 'sao-paulo'"),
        ('resists = "toxic"', 'resists = "water"', "resists"),
        ("[about]", "[about", "expected valid TOML"),
    ],
)
def test_a_wrong_deck_is_refused_with_card_field_and_expectation(
    run: Run, old: str, new: str, says: str, tmp_path: Path
) -> None:
    text = deck_path("rarrr").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    status, out, err = run("deck", "check", str(file))
    assert status == 2
    assert says in out + err
    status, _, err = run("play", "--deck", str(file))
    assert status == 2
    assert err.count("\n") == 1


def test_an_editor_can_be_given_the_schema_of_a_deck(run: Run) -> None:
    status, out, _ = run("deck", "schema", "rarrr")
    assert status == 0
    assert "CityCard" in json.loads(out)["$defs"]


def test_the_bench_measures_and_writes(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "RUNS", 2)
    monkeypatch.setattr(benchmark, "SECONDS", 0.01)
    monkeypatch.setattr(benchmark, "TABLES", 5)
    file = tmp_path / "bench.json"
    status, out, _ = run("bench", "growl", "--json", str(file))
    assert status == 0
    assert "decisions" in out
    rows = {row["what"]: row["values"] for row in json.loads(file.read_text())["games"][0]["rows"]}
    assert all(len(values) == 2 and min(values) > 0 for values in rows.values())


@pytest.mark.long
def test_the_bench_asks_a_game_for_figures_of_its_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rampage measures its physics: one city, two boards, and the growth from one to the other."""
    for name, value in (("RUNS", 1), ("SECONDS", 0.01), ("TABLES", 1), ("LONG_ENOUGH", 0.0)):
        monkeypatch.setattr(benchmark, name, value)
    for name in ("ROUNDS", "TRIES", "COPIES"):
        monkeypatch.setattr(f"roarhouse.games.rampage.bench.{name}", 1)
    status, told, _ = run("bench", "rampage", "--no-peers")
    assert status == 0
    for what in ("1 board", "2 boards", "growth", "loaded share of bare", "candidates/s", "clone ms", "table kB"):
        assert what in told


def test_most_games_have_no_figures_of_their_own() -> None:
    assert benchmark.own_figures("pikit") == {}


def test_help_is_shown_when_nothing_is_asked(run: Run) -> None:
    status, out, _ = run()
    assert status == 0
    assert "Usage: roarhouse" in out
