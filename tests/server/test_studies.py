"""Puzzles at a table: the position is set up, choices are judged and never made, and secrets stay secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roarhouse.core.find import find_game, game_names
from roarhouse.core.studies.exercises import exercises_of
from roarhouse.core.studies.puzzles import find_puzzle, opened, puzzles_of
from roarhouse.core.studies.tricks import tricks_of
from tests.server.client import Client
from tests.server.running import RunningServer, running_server

WITH_PUZZLES = [name for name in game_names() if puzzles_of(name)]
GAME = "pikit"
PUZZLE = puzzles_of(GAME)[0]


async def begin(server: RunningServer, game: str, id: str, kind: str = "puzzle") -> tuple[Any, Client]:
    created = await server.post(f"/games/{game}/studies", {"kind": kind, "id": id, "name": "Momo"})
    seat = next(one["seat"] for one in created["seats"] if one["secret"])
    return created, await server.connect(created, seat)


@pytest.mark.parametrize("game", WITH_PUZZLES)
async def test_the_position_is_set_up_as_its_seat_sees_it(tmp_path: Path, game: str) -> None:
    rules, puzzle = find_game(game)(), puzzles_of(game)[0]
    async with running_server(tmp_path) as server:
        created, me = await begin(server, game, puzzle.id)
        info = await server.get(f"/tables/{created['table']}")
        assert (info["study"], info["version"]) == ({"kind": "puzzle", "id": puzzle.id}, len(puzzle.lines))
        await me.wait_until(lambda: str(puzzle.seat) in me.prompts)
        s, _ = opened(rules, puzzle)
        assert list(me.views) == [str(puzzle.seat)]
        assert me.views[str(puzzle.seat)]["turn"] == list(rules.turn(s))


async def test_the_solution_is_recognised_and_nothing_is_changed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, me = await begin(server, GAME, PUZZLE.id)
        answer = await me.request("choose", seat=PUZZLE.seat, version=len(PUZZLE.lines), choice=PUZZLE.solution)
        assert (answer["type"], answer["solved"], answer["verdict"]) == ("judged", True, "best")
        assert answer["loss"] == 0
        assert 0 < answer["lead"] < 1
        assert answer["best"]
        assert (await server.get(f"/tables/{created['table']}"))["version"] == len(PUZZLE.lines)


async def test_another_choice_is_judged_without_telling_the_solution(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, me = await begin(server, GAME, PUZZLE.id)
        prompt = (await prompts(me))[str(PUZZLE.seat)]
        others = [one["choice"] for one in prompt["options"] if one["choice"] != PUZZLE.solution]
        answers = [await judged(me, choice) for choice in others[:3]]
        assert all(one["type"] == "judged" for one in answers)
        wrong = [one for one in answers if not one["solved"]]
        assert wrong
        assert all(one["best"] is None and one["loss"] > 0 and one["why"]["key"].startswith("why-") for one in wrong)
        again = [await judged(me, choice) for choice in others[:3]]
        assert [one | {"id": ""} for one in again] == [one | {"id": ""} for one in answers]


async def prompts(me: Client) -> dict[str, Any]:
    await me.wait_until(lambda: bool(me.prompts))
    return me.prompts


async def judged(me: Client, choice: Any) -> Any:
    return await me.request("choose", seat=PUZZLE.seat, version=len(PUZZLE.lines), choice=choice)


async def test_an_illegal_choice_is_refused_and_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, me = await begin(server, GAME, PUZZLE.id)
        assert (await judged(me, {"do": "let"}))["type"] == "refused"
        assert (await me.request("undo", seat=PUZZLE.seat))["type"] == "refused"


async def test_the_hint_of_a_puzzle_is_its_solution(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, me = await begin(server, GAME, PUZZLE.id)
        answer = await me.request("hint", seat=PUZZLE.seat)
        [tip] = answer["tips"]
        assert tip["choice"] == find_puzzle(GAME, PUZZLE.id).solution


async def test_a_puzzle_stays_as_it_is_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, _ = await begin(server, GAME, PUZZLE.id)
    async with running_server(tmp_path) as server:
        me = await server.connect(created, PUZZLE.seat)
        await prompts(me)
        assert me.version == len(PUZZLE.lines)
        assert (await judged(me, PUZZLE.solution))["solved"]


async def test_a_watcher_sees_no_hand_of_a_puzzle(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, _ = await begin(server, GAME, PUZZLE.id)
        watcher = await server.connect(created)
        await watcher.wait_until(lambda: bool(watcher.views))
        assert list(watcher.views) == ["-2"]
        assert watcher.prompts == {}


async def test_puzzles_are_listed_and_unknown_ones_are_not_found(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        [listed] = [one for one in await server.get("/games") if one["name"] == GAME]
        assert [one["id"] for one in listed["puzzles"]] == [one.id for one in puzzles_of(GAME)]
        for kind in ("puzzle", "trick", "exercise", "yard"):
            wanted = {"kind": kind, "id": "none", "name": "Momo"}
            assert (await server.post(f"/games/{GAME}/studies", wanted, status=404))["code"] == "no-study"


# -- exercises -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in game_names() if exercises_of(name)])
async def test_an_exercise_deals_a_decision_of_its_kind_and_the_master_answers(tmp_path: Path, game: str) -> None:
    exercise = next(iter(exercises_of(game).values()))
    async with running_server(tmp_path) as server:
        created, me = await begin(server, game, exercise.id, "exercise")
        [(seat, prompt)] = (await prompts(me)).items()
        assert prompt["step"] in exercise.ask
        choice = prompt["options"][0]["choice"]
        answer = await me.request("choose", seat=int(seat), version=me.version, choice=choice)
        assert answer["type"] == "judged"
        assert answer["best"], "the master's choice is told"
        assert (await server.get(f"/tables/{created['table']}"))["version"] == me.version


async def test_each_hand_of_an_exercise_is_another(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        [id] = exercises_of(GAME)
        views = [next(iter((await begin(server, GAME, id, "exercise"))[1].views.values())) for _ in range(2)]
        assert views[0] != views[1]


# -- trick shots -----------------------------------------------------------------------------------------------------

TRICK = tricks_of("rampage")[0]


async def tried(me: Client, choice: Any) -> Any:
    """Make a choice; returns what it brought about, which may come before the acknowledgement."""
    before = len(me.received)
    assert (await me.request("choose", seat=TRICK.seat, version=me.version, choice=choice))["type"] == "ack"
    await me.wait_until(lambda: any(one["type"] == "tried" for one in me.received[before:]))
    return next(one for one in me.received[before:] if one["type"] == "tried")


async def test_a_trick_shot_is_played_judged_and_taken_back(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, me = await begin(server, "rampage", TRICK.id, "trick")
        await prompts(me)
        before = me.views[str(TRICK.seat)]
        right = await tried(me, TRICK.shot)
        assert (right["solved"], right["wanted"]) == (True, TRICK.goal.n)
        assert right["n"] >= TRICK.goal.n
        assert (await me.request("undo", seat=TRICK.seat))["type"] == "ack"
        await me.wait_until(lambda: me.views[str(TRICK.seat)]["table"] == before["table"])
        wrong = await tried(me, {"do": "aim", "act": {**TRICK.shot["act"], "strength": 50}})
        assert (wrong["solved"], wrong["n"]) == (False, 0)
    async with running_server(tmp_path) as server:
        me = await server.connect(created, TRICK.seat)
        assert (await me.request("undo", seat=TRICK.seat))["type"] == "ack", "also after a restart"
        await me.wait_until(lambda: me.views[str(TRICK.seat)]["table"] == before["table"])
        assert (await me.request("undo", seat=TRICK.seat))["type"] == "refused", "not beyond the position"


# -- the yard --------------------------------------------------------------------------------------------------------


async def taken_back(me: Client, step: str) -> None:
    """Take back a choice; then this is asked."""
    assert (await me.request("undo", seat=0))["type"] == "ack"
    await me.wait_until(lambda: me.prompts.get("0", {}).get("step") == step)


async def test_a_yard_is_built_acted_in_and_taken_back_act_by_act(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        created, me = await begin(server, "rampage", "two", "yard")
        prompt = (await prompts(me))["0"]
        assert (prompt["step"], me.views["0"]["turn"]) == ("yardaction", [0])
        before, corner = me.views["0"]["table"], me.views["0"]["players"][0]["corner"]
        for choice in (
            {"do": "move"},
            {"do": "aim", "act": {"type": "flick", "monster": corner, "yaw": 450, "strength": 500}},
        ):
            assert (await me.request("choose", seat=0, version=me.version, choice=choice))["type"] == "ack"
        await me.wait_until(lambda: me.prompts.get("0", {}).get("step") == "yardaction")
        assert me.views["0"]["table"] != before
    async with running_server(tmp_path) as server:
        me = await server.connect(created, 0)
        await taken_back(me, "aimflick")
        await taken_back(me, "yardaction")
        assert me.views["0"]["table"] == before
        assert (await me.request("undo", seat=0))["type"] == "refused", "the city is not taken back"


async def test_only_practice_gets_a_yard(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        wanted = {"game": "rampage", "seats": seats, "options": {"yard": True}}
        assert (await server.post("/tables", wanted, status=400))["code"] == "malformed"
        rampage = next(one for one in await server.get("/games") if one["name"] == "rampage")
        assert "yard" not in [one["name"] for one in rampage["options"]]
        assert next(one["id"] for one in rampage["yards"]) == "two"
