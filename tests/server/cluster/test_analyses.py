"""An analysis in a cluster: one node makes it, every node shows it, and another goes on if that one is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roarhouse.server.tables.help import analyses
from tests.server.cluster.test_nodes import nodes
from tests.server.test_analyses import analysed, finished, path, quick, start


@pytest.mark.slow
async def test_every_node_shows_the_analysis_that_one_of_them_makes(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "moments", quick)
    async with nodes(tmp_path, address) as (here, there):
        created = await finished(here)
        assert (await start(here, created))["state"] == "running"
        assert (await start(there, created))["state"] in ("running", "done")
        assert there.registry.analyses._running == {}, "it is made once"
        assert await analysed(there, created) == await analysed(here, created)
        monkeypatch.setattr(analyses, "CLAIM", 0.5)
        assert (await start(here, created, openCards=True))["state"] == "running"
        for task in list(here.registry.services._tasks):  # as if this node were gone
            if "Analyses" in task.get_coro().__qualname__:  # type: ignore[union-attr]
                task.cancel()
        while (await there.get(path(created) + "?open=true"))["state"] == "running":
            await asyncio.sleep(0.1)
        monkeypatch.setattr(analyses, "CLAIM", 60.0)
        assert (await start(there, created, openCards=True))["state"] == "running"
        assert (await analysed(there, created, "?open=true"))["openCards"]
