"""The files in deploy/: they parse, fit together and name only what exists."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import yaml

from roarhouse.cli import serve
from roarhouse.server.ops.metrics import Metrics

SCRIPTS = Path(sysconfig.get_path("scripts"))
DEPLOY = Path(__file__).parents[1] / "deploy"
OPTIONS = {f"--{name.replace('_', '-')}" for name in serve.serve.__annotations__}


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / name).read_text()))


def given_options(words: list[str]) -> set[str]:
    return {word.partition("=")[0] for word in words if word.startswith("--")}


def test_the_image_is_built_in_stages_and_runs_without_root() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    stages = [line for line in lines if line.startswith("FROM")]
    last = lines[lines.index(stages[-1]) :]
    assert len(stages) == 3
    assert all(re.search(r":[\w.-]*\d", stage) for stage in stages), "every base image has a version"
    assert "USER 10001" in last
    assert any(line.startswith("HEALTHCHECK") for line in last)
    entry = json.loads(next(line for line in last if line.startswith("ENTRYPOINT")).removeprefix("ENTRYPOINT "))
    assert given_options(entry) <= OPTIONS


def pins(name: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", (DEPLOY.parent / name).read_text(), re.MULTILINE))


def test_the_image_installs_what_was_tested() -> None:
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = project["dependencies"] + extras["postgresql"] + extras["nats"]
    locked, tested = pins("requirements-server.lock"), pins("requirements.lock")
    assert {re.split(r"[^\w.-]", one)[0].replace(".", "-") for one in wanted} <= set(locked)
    assert locked.items() <= tested.items()
    assert "--require-hashes -r requirements-server.lock" in (DEPLOY / "Dockerfile").read_text()


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_linters_of_images_and_kubernetes_have_no_complaint() -> None:
    if sys.platform == "linux":  # elsewhere hadolint is not installed
        run(str(SCRIPTS / "hadolint"), str(DEPLOY / "Dockerfile"))
    run(str(SCRIPTS / "kubernetes-validate"), "--strict", "--quiet", str(DEPLOY / "kubernetes" / "roarhouse.yaml"))


def test_compose_runs_two_hardened_nodes() -> None:
    (compose,) = documents("compose.yaml")
    nodes = [one for one in compose["services"].values() if one["image"] == "roarhouse"]
    assert len(nodes) == 2
    for node in nodes:
        assert node["read_only"]
        assert node["cap_drop"] == ["ALL"]
        assert given_options(node["command"]) <= OPTIONS
    used = {volume.partition(":")[0] for one in compose["services"].values() for volume in one.get("volumes", [])}
    assert {one for one in used if not one.startswith(".")} == set(compose["volumes"])
    upstreams = re.findall(r"(\w+):8000", (DEPLOY / "Caddyfile").read_text())
    assert set(upstreams) <= set(compose["services"])


def test_kubernetes_updates_one_pod_after_another() -> None:
    found = {one["kind"]: one for one in documents("kubernetes/roarhouse.yaml")}
    deployment, budget = found["Deployment"]["spec"], found["PodDisruptionBudget"]["spec"]
    pod = deployment["template"]["spec"]
    (container,) = pod["containers"]
    assert deployment["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert budget["minAvailable"] < deployment["replicas"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["securityContext"]["readOnlyRootFilesystem"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert given_options(container["args"]) <= OPTIONS
    labels = deployment["template"]["metadata"]["labels"]
    selectors = [deployment["selector"]["matchLabels"], budget["selector"]["matchLabels"]]
    assert [*selectors, found["Service"]["spec"]["selector"]] == [labels] * 3


def test_alerts_and_dashboard_use_metrics_that_exist() -> None:
    known = set(re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), flags=re.MULTILINE))
    texts = [(DEPLOY / "monitoring" / name).read_text() for name in ("alerts.yaml", "dashboard.json")]
    used = {name.removesuffix("_bucket") for text in texts for name in re.findall(r"\broarhouse_\w+", text)}
    assert used <= known
    assert json.loads(texts[1])["panels"]
    assert all(rule["expr"] for rule in yaml.safe_load(texts[0])["groups"][0]["rules"])


def test_the_unit_is_hardened() -> None:
    """`systemd-analyze` rates the exposure from 0 to 10, where it is installed."""
    unit = DEPLOY / "roarhouse.service"
    assert {"DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"} <= set(unit.read_text().splitlines())
    if analyze := shutil.which("systemd-analyze"):
        run(analyze, "security", "--offline=true", "--threshold=20", str(unit))
