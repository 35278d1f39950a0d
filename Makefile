# `make play` and `make test` set up everything they need in this folder: Python packages in .venv, the client's in
# web/node_modules. Only the browser that the tests drive, and the proxies and the Redis server that docs/hosting.md is
# tried with, come from the system's packages, when they are not there.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# What can run on the compiled core: without tests that replace parts of a module, look at __slots__, copy an extended
# class in depth, or hand over arguments of a wrong type, which compiled functions refuse by themselves.
COMPILED_TESTS := $(wildcard tests/*/test_golden.py tests/*/test_random_games.py tests/*/test_copies_and_journals.py \
	tests/*/test_knowledge.py tests/*/test_recorded.py tests/*/test_features.py) tests/research tests/players tests/thinking tests/advice \
	$(patsubst %,tests/engine/test_%.py,chance journal log_lines simultaneous) \
	-k "not every_field_is_compared and not every_recorded_choice"
BROWSER := "chromium chromium-browser google-chrome" "?chromium-headless-shell"
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test thorough attack layouts lessons coach browsers puzzles test-compiled lint words wire client compile bench load golden pins mutants screenshots clean

play: $(VENV)/.play client
	$(BIN)/windfall play

test: lint client
	$(NPM) test
	sh tests/install.sh $(BROWSER) nginx caddy redis-server
	$(BIN)/python -m pytest -n auto

# Tests of which `make test` has only some variants, or none, since they take long.
thorough: $(VENV)/.test client
	sh tests/install.sh $(BROWSER) nginx caddy redis-server
	$(BIN)/python -m pytest -n auto --thorough -m "thorough or share"

# All that is known of how to stall, fill or confuse a server, against one on this machine, and 100,000 messages and requests of all
# shapes; `make test` has a short share. tests/attack/suite.py says what is tried where.
attack: $(VENV)/.test client
	sh tests/install.sh nginx caddy redis-server
	WINDFALL_ATTACK=full $(BIN)/python -m pytest --thorough $$($(BIN)/python -m tests.attack.suite)

# Tables at all sizes of the window, in the questions of whole games; `make test` looks at some of them.
layouts: $(VENV)/.test client
	sh tests/install.sh $(BROWSER)
	WINDFALL_LAYOUTS=full $(BIN)/python -m pytest -n auto tests/browser/test_layouts.py

# Every step of every lesson by its clicks; `make test` takes those of one title.
lessons: $(VENV)/.test client
	sh tests/install.sh $(BROWSER)
	WINDFALL_LESSONS=full $(BIN)/python -m pytest -n auto tests/browser/test_lessons.py

# The coach through a whole game of every title in the browser; `make test` has it through one of Jump Drive.
coach: $(VENV)/.test client
	sh tests/install.sh $(BROWSER)
	WINDFALL_COACH=full $(BIN)/python -m pytest -n auto tests/browser/test_coach.py

# All puzzles that are shipped, and many of their answers with ten times the budget; `make test` looks at a few of them.
puzzles: $(VENV)/.test compile
	WINDFALL_PUZZLES=full PYTHONPATH=build/compiled $(BIN)/python -m pytest tests/puzzles

# Some decisions of every title in other browsers: Firefox from the system's packages, and WebKit where Playwright's is there.
browsers: $(VENV)/.test client
	sh tests/install.sh "firefox-esr firefox"
	$(BIN)/python -m pytest tests/browsers/play_in_firefox.py tests/browsers/play_in_webkit.py

# The same games through both cores, and the titles' own tests on the compiled one.
test-compiled: compile
	$(BIN)/python -m pytest -n auto tests/compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto $(COMPILED_TESTS)

lint: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python build_client.py --install
	$(BIN)/python build_wire.py --check
	$(BIN)/python build_words.py --check
	$(NPM) run check
	$(NPM) run format:check

# What the languages lack, what nothing uses, and what has other arguments than English: for translators.
words: $(VENV)/.test
	$(BIN)/python build_words.py

# The client's types and the tables of docs/protocol.md, from the forms that the server speaks.
wire: $(VENV)/.test
	$(BIN)/python build_client.py --install
	$(BIN)/python build_wire.py

client: $(VENV)/.play
	$(BIN)/python build_client.py --if-changed

# A copy of the package with its core compiled, which PYTHONPATH=build/compiled runs.
compile: $(VENV)/.test
	$(BIN)/python build_core.py --if-changed

bench: $(VENV)/.bench compile
	$(BIN)/python bench/run.py

# What a server bears, in one run: a move beside the commit before tables were fenced, two processes beside one, and 10,000 tables.
load: $(VENV)/.bench compile
	sh tests/install.sh redis-server
	$(BIN)/python bench/load.py --against 27c2c6b --compiled
	PYTHONPATH=src:. $(BIN)/python bench/live.py --tables 40 --pause 0 --processes 1 2 1 2 --seconds 20 --compiled
	PYTHONPATH=src:. $(BIN)/python bench/live.py --processes 2 --seconds 40 --seating 260 --compiled

golden: $(VENV)/.test
	$(BIN)/python -m tests.support.record_golden

# What the pinned positions' features, option features and ratings are now: only after a change that says why they moved.
pins: $(VENV)/.test
	$(BIN)/python -m tests.pins.record

# Rules changed one at a time: for which of the changes does no test fail? CONTRIBUTING.md
mutants: $(VENV)/.test
	$(BIN)/python -m tests.mutants

screenshots: $(VENV)/.test client
	sh tests/install.sh $(BROWSER)
	$(BIN)/python -m tests.support.screenshots

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(PIP) -e .
	touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/python
	$(PIP) -e '.[test]'
	touch $@ $(VENV)/.play

$(VENV)/.bench: pyproject.toml | $(VENV)/bin/python
	$(PIP) -e '.[bench]'
	touch $@

clean:
	rm -rf $(VENV) dist build web/node_modules src/windfall/server/client
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
