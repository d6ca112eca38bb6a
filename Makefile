# Every target sets up what it needs in this folder; only python3 >= 3.11 and make are expected.
UV_VERSION := 0.13.7
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
PYTHONS := $(PY) python3 python3.11 python3.12 python3.13 python3.14
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.DEFAULT_GOAL := help
.PHONY: help play test test-long bench lint format lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-10s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.synced ## play RARRR!! in this terminal
	@$(BIN)/roarhouse play rarrr

test: $(VENV)/.synced ## run the tests
	$(BIN)/python -m pytest -n auto

test-long: $(VENV)/.synced ## run the long tests only
	$(BIN)/python -m pytest -n auto -m long

bench: $(BENCH)/.synced ## measure the speed, and that of the peers, in an environment of its own
	$(BENCH)/bin/roarhouse bench

lint: $(VENV)/.synced ## style, format, types, import contracts, and no address in the locks
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	! grep -n '://' requirements*.lock

format: $(VENV)/.synced ## fix what can be fixed by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(BIN)/uv ## lock the dependencies again (UPGRADE=1 moves the pins)
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group dev pyproject.toml -o requirements.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group dev --group bench -c requirements.lock pyproject.toml -o requirements-bench.lock

clean: ## remove the environments, caches and builds
	rm -rf $(VENV) $(BENCH) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/uv:
	@for py in $(PYTHONS); do \
	  "$$py" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  "$$py" -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "roarhouse: $$py lacks the venv module (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }; \
	  echo "setting up $(VENV) with $$py ..."; \
	  "$$py" -m venv --clear $(VENV) && exec $(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION); \
	  exit 1; \
	done; echo "roarhouse: python3 3.11 or newer is needed and was not found (or: make PY=/path/to/python ...)" >&2; exit 1

$(VENV)/.synced: $(BIN)/uv requirements.lock pyproject.toml
	@$(BIN)/uv pip sync -q --python $(BIN)/python --require-hashes requirements.lock
	@$(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH)/.synced: $(BIN)/uv requirements-bench.lock pyproject.toml
	@$(BIN)/uv venv -q --clear --python $(BIN)/python $(BENCH)
	@$(BIN)/uv pip sync -q --python $(BENCH)/bin/python --require-hashes requirements-bench.lock
	@$(BIN)/uv pip install -q --python $(BENCH)/bin/python --no-deps --no-build-isolation -e .
	@touch $@
