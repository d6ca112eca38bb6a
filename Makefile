# Every target sets up what it needs in this folder; only python3 >= 3.11, node >= 20 and make are expected.
UV_VERSION := 0.13.7
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
DOCS := .venv-docs
TORCH := .venv-torch
COMPILED := build/compiled
BOARDGAME := build/boardgame
BOARDGAME_VERSION := 0.50.2
TORCH_VERSION := 2.13.0
PYTHONS := $(PY) python3 python3.11 python3.12 python3.13 python3.14
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

# Each worker takes tests in order, so that a module's browser is started once.
PYTEST := python -m pytest -n auto --dist worksteal

# What `make test` and `make test-slow` run on PostgreSQL, too; `make test-long` runs all tests of the server there.
ON_POSTGRESQL := $(patsubst %,tests/server/test_%.py,store submit)
SLOW_ON_POSTGRESQL := $(patsubst %,tests/server/test_%.py,hostile seats durability rematch timeouts analyses)

.DEFAULT_GOAL := help
WEB_SRC := $(shell find web/src web/public web/scripts web/worker -type f 2>/dev/null; find src/roarhouse -name '*.ftl') \
  web/index.html web/vite.config.ts
.PHONY: help play terminal test test-slow test-long test-compiled mutants bench lint format docs wheel pictures icons lock hooks clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-10s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.synced web/dist/index.html ## play in the browser, against bots and with friends
	@$(BIN)/roarhouse serve

terminal: $(VENV)/.synced ## play RARRR!! in this terminal
	@$(BIN)/roarhouse play rarrr

test: $(VENV)/.synced web/node_modules/.package-lock.json web/dist/index.html chromium postgresql ## run the tests
	npm --prefix web run --silent test
	$(BIN)/$(PYTEST)
	$(BIN)/$(PYTEST) --store postgresql $(ON_POSTGRESQL)

test-slow: $(VENV)/.synced web/dist/index.html chromium postgresql ## run the tests that take seconds each
	$(BIN)/$(PYTEST) -m "slow and not long"
	$(BIN)/$(PYTEST) -m "not long" --store postgresql $(SLOW_ON_POSTGRESQL)

test-long: $(VENV)/.synced $(TORCH)/.installed web/dist/index.html chromium postgresql ## run the long tests only: whole games in a browser, soaks, kill -9
	$(BIN)/$(PYTEST) -m long
	$(BIN)/$(PYTEST) -m "not long" --store postgresql tests/server

mutants: $(VENV)/.synced ## change modules one line at a time and list what no test notices (MODULE=part/of/path)
	@$(BIN)/python -m tools.mutants $(MODULE)

bench: $(BENCH)/.synced $(COMPILED)/.made $(BOARDGAME)/.made ## measure the speed, compiled too, and that of the peers, in an environment of its own
	$(BENCH)/bin/roarhouse bench --compiled $(COMPILED)

test-compiled: $(BENCH)/.synced $(COMPILED)/.made ## run the tests of the engine and the games on the compiled package
	PYTHONPATH=$(COMPILED) $(BENCH)/bin/$(PYTEST) tests/core tests/laws tests/games tests/bots tests/adapters

lint: $(VENV)/.synced web/node_modules/.package-lock.json ## style, format, types, imports, locks without addresses, commit subjects
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	! grep -n '://' requirements*.lock
	$(BIN)/python tools/imports.py
	$(BIN)/python tools/subjects.py
	npm --prefix web run --silent check

format: $(VENV)/.synced web/node_modules/.package-lock.json ## fix what can be fixed by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

docs: $(DOCS)/.synced ## build the documentation into build/docs, without network access
	@PYTHONPATH=src $(DOCS)/bin/python -m tools.site

wheel: $(VENV)/.synced web/dist/index.html ## build a wheel with the browser table into dist
	@rm -rf dist && $(BIN)/python -m hatchling build -t wheel && ls -l dist

pictures: $(VENV)/.synced web/dist/index.html chromium ## take the pictures in docs/pictures again, from the real application
	$(BIN)/python -m tools.pictures

icons: $(VENV)/.synced chromium ## draw the icons of the application again, from web/public/favicon.svg
	$(BIN)/python -m tools.icons

lock: $(BIN)/uv ## lock the dependencies again (UPGRADE=1 moves the pins)
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group dev pyproject.toml -o requirements.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group dev --group bench -c requirements.lock pyproject.toml -o requirements-bench.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --extra postgresql --extra nats -c requirements.lock pyproject.toml -o requirements-server.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group docs -c requirements.lock pyproject.toml -o requirements-docs.lock
	cd web && npm install --package-lock-only

hooks: ## check each commit message before it is recorded
	git config core.hooksPath tools/hooks

clean: ## remove the environments, caches and builds
	rm -rf $(VENV) $(BENCH) $(DOCS) $(TORCH) web/node_modules web/dist build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
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

$(DOCS)/.synced: $(BIN)/uv requirements-docs.lock
	@$(BIN)/uv venv -q --clear --python $(BIN)/python $(DOCS)
	@$(BIN)/uv pip sync -q --python $(DOCS)/bin/python --require-hashes requirements-docs.lock
	@touch $@

# The package as ROARHOUSE_COMPILE=1 builds it, unpacked
$(COMPILED)/.made: $(BENCH)/.synced $(shell find src/roarhouse/core src/roarhouse/games -name '*.py') hatch_build.py
	@echo "compiling the engine, some minutes ..."
	@rm -rf $(COMPILED) && ROARHOUSE_COMPILE=1 $(BENCH)/bin/python -m hatchling build -t wheel -d $(COMPILED) >/dev/null
	@cd $(COMPILED) && $(CURDIR)/$(BENCH)/bin/python -m zipfile -e roarhouse-*.whl . && rm roarhouse-*.whl && touch .made

# A peer in the benchmark; left out where Node is not installed
$(BOARDGAME)/.made: tools/boardgame/peer.mjs
	@mkdir -p $(BOARDGAME) && cp tools/boardgame/peer.mjs $(BOARDGAME)
	@if command -v npm >/dev/null; then \
	  echo '{"private":true}' > $(BOARDGAME)/package.json; \
	  npm install --prefix $(BOARDGAME) --no-audit --no-fund --loglevel=error boardgame.io@$(BOARDGAME_VERSION); fi
	@touch $@

# PyTorch is used by one example only. It is not locked: its wheels differ from index to index, and pip picks one.
$(TORCH)/.installed: $(BIN)/uv
	@rm -rf $(TORCH) && $(BIN)/python -m pip install -q --disable-pip-version-check --target $(TORCH) torch==$(TORCH_VERSION)
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "roarhouse: node 20 or newer, with npm, is needed for the browser table" >&2; exit 1; }
	@echo "setting up web/node_modules ..."
	@npm ci --prefix web --no-audit --no-fund --loglevel=error
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SRC)
	@echo "building the browser table ..."
	@npm --prefix web run --silent build
	@touch $@

# Tests start a private PostgreSQL; where we may, Debian's package is installed.
.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || { \
	  echo "roarhouse: the tests need PostgreSQL's server (on Debian: apt install postgresql)" >&2; exit 1; }

# Tests drive an installed Chromium or Chrome; where we may, Debian's package is installed.
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || { \
	  echo "roarhouse: the browser tests need Chromium or Chrome (on Debian: apt install chromium)" >&2; exit 1; }
