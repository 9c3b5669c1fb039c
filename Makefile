# make play: an evening.  make test: everything that must hold.  make help: all that there is.
.PHONY: play test test-turn test-all test-tenfold kills kills-cluster check game check-game preview check-words lint scripts format types audit bench bench-reveal bench-undo bench-felt bench-peer bench-release soak soak-tables browser engines pictures keep-evening dist app release-tools ready dev clean help

# The one that is named, or else the first of these that is new enough.
PYTHON ?=
PYTHONS = $(if $(PYTHON),$(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)
VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check install --constraint constraints.txt
# What Python has compiled is kept with the packages, also where it is told to leave no files beside the scripts:
# tests start the program some hundred times.
export PYTHONPYCACHEPREFIX = $(CURDIR)/$(VENV)/pycache
unexport PYTHONDONTWRITEBYTECODE
# Says that node_modules holds what package-lock.json names.
NODE_READY = node_modules/.ready
# How many tests run side by side: one for each processor, and two more where browsers often wait; `make test N=1` for
# one after the other.
PROCESSORS = $(shell getconf _NPROCESSORS_ONLN)
N ?=
# The number of the commit whose turn it is.
TURN ?= $(shell git rev-list --count HEAD)
# Run the tests without a browser, then those with one; red if either is: $(call pytest,more of -m,more options)
pytest = $(BIN)/python -m pytest -q -n $(or $(N),$(PROCESSORS)) -m "not browser $(1)" $(2); first=$$?; \
	$(BIN)/python -m pytest -q -n $(or $(N),$(shell expr $(PROCESSORS) + 2)) -m "browser $(1)" $(2) && exit $$first
# The game that `make game` creates, and `make check-game` checks and `make preview` shows; and the folder of a package for it.
NAME ?=
TITLE ?=
PACKAGE ?=
# How often `make kills` kills the program, over all games.
KILLS ?= 1000
# How many faults `make kills-cluster` lets happen, and what draws them.
FAULTS ?= 500
SEED ?= 1
# The commit that `make bench-undo` measures beside this one.
BESIDE ?=
# How long `make soak` plays.
MINUTES ?= 60
# How many tables `make soak-tables` lets come and go.
TABLES ?= 2000
# What `make play` hands on: make play ARGS="--port 8100"
ARGS ?=

play: $(VENV)/.ready-to-play ## Set up once, start the app and open the board (options: ARGS="--port 8100")
	@exec $(BIN)/companion $(ARGS)

# pytest comes last, so that its summary is the last thing said. Where a test gives up waiting on a machine
# that is very slow, it may have more than two minutes: COMPANION_TEST_PATIENCE=600 make test
test: check ## Run all checks, and the tests that find faults quickly (one after the other: N=1)
	@$(call pytest,and not slow)

test-turn: check ## Run what make test runs, and a third of the slow tests: with three commits, all of them (TURN=1234)
	@$(call pytest,,--turn $(TURN))

test-all: check ## Run all checks and all tests
	@$(call pytest)

test-tenfold: dev ## Try ten times as much of all that tests try at random, and kill and fuzz the program for longer
	@COMPANION_TEST_REPEATS=10 $(BIN)/python -m pytest -q -n $(or $(N),$(PROCESSORS)) -m "" --ignore=tests/browser

kills: dev ## Kill the program at 1,000 random moments of all games, and see that nothing is lost (KILLS=1000)
	@$(BIN)/python -m tests.crash --kills $(KILLS)

kills-cluster: dev ## Let processes, PostgreSQL and the proxy fail under 60 tables, and see that all is right (FAULTS=500 SEED=1)
	@$(BIN)/python -m tests.deploy --faults $(FAULTS) --seed $(SEED)

check: dev browser ## Set up for the tests, find or install a browser, run lint and types side by side
	@$(MAKE) --no-print-directory --jobs=2 lint types

# It creates a small game that is whole; docs/adding-a-game.md goes on from there. The title comes by the environment:
# the shell would read quotation marks in it.
game: dev ## Create a new game: make game NAME=chess TITLE="Chess with cards" (PACKAGE=../chess for a package of its own)
	@$(BIN)/python -m tests.new_game $(if $(PACKAGE),--package "$(PACKAGE)") "$(NAME)" "$$TITLE"

check-game: dev browser ## Check one game, the quick tests first: rules, words, every screen, recorded games, a browser (NAME=chess)
	@$(BIN)/python -m tests.new_game.check $(if $(N),-n $(N)) "$(NAME)"

preview: dev browser ## Take pictures of one game, state by state: board and phones, in each of its languages (NAME=chess)
	@$(BIN)/python -m tests.new_game.preview "$(NAME)"

lint: dev ## Check style, formatting, spelling and that the layers import only downwards
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/codespell
	@$(MAKE) --no-print-directory scripts

# The app needs no Node; where it is missing, everything else is still checked.
scripts: dev ## Check scripts and style sheets (needs npm)
	@if ! command -v npm >/dev/null; then echo "The scripts in static/js are not checked: npm is missing."; \
	elif ! $(MAKE) --no-print-directory $(NODE_READY); then echo "The scripts in static/js are not checked: npm could not fetch the tools."; \
	else npm run --silent check; fi

format: dev ## Correct style and formatting where a tool can
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@if test -f $(NODE_READY); then npm run --silent format; fi

# The shell's own LANG is no language to check.
check-words: dev ## Say what the words of a language lack, or have wrong or too long, and write hard names: make check-words LANG=it
	@$(BIN)/python -m companion.words.checking $(if $(filter command%,$(origin LANG)),$(LANG))
	@$(BIN)/python -m tests.words.hard_names $(if $(filter command%,$(origin LANG)),$(LANG))

types: dev ## Check the types
	@$(BIN)/mypy

# What cannot be fetched or looked up is said, and fails nothing.
audit: dev ## Look up known vulnerabilities of all that is pinned (needs the internet)
	@$(PIP) --quiet --retries 1 --timeout 15 --no-build-isolation --editable '.[audit]' || echo "pip-audit could not be fetched."
	@$(BIN)/python -m tests.audit

bench: dev ## Measure the real program, then what drawing costs, region by region
	@$(BIN)/python -m tests.bench
	@echo; $(BIN)/python -m tests.bench.bench_rendering

bench-reveal: dev ## Measure a lone table's reveal beside the bare socket layer, in one run of five minutes
	@$(BIN)/python -m tests.bench.bench_reveal

bench-undo: dev ## Measure what an undo and an amendment cost, early and late (beside another commit: BESIDE=main)
	@$(BIN)/python -m tests.bench.bench_undo $(if $(BESIDE),--beside $(BESIDE))

bench-felt: dev browser ## Measure how quick it is on a slow phone, on two networks, beside another commit or React and boardgame.io (ARGS="--beside <commit> --pairs 5", ARGS="--peer")
	@$(BIN)/python -m tests.bench.bench_felt $(ARGS)

bench-peer: dev ## Measure it beside a boardgame.io server, in one run (needs npm)
	@$(BIN)/python -m tests.bench.peer

bench-release: dev release-tools ## Install it in each way in an empty home, and print seconds and megabytes
	@$(BIN)/python -m tests.release

soak: dev ## Play for an hour at six tables, with guests who come and go and kills (MINUTES=60)
	@$(BIN)/python -m tests.soak --minutes $(MINUTES)

soak-tables: dev ## Let tables come and go, and see that memory stays flat (TABLES=2000)
	@$(BIN)/python -m tests.soak.many_tables --tables $(TABLES)

browser: dev ## Find the browser that the tests drive, or install one
	@$(BIN)/python -m tests.browser.find_browser --install

# The Feast with the board in each engine, a round of every game with a phone of each; make test-all holds it too.
engines: dev browser ## Play with an iPhone's engine, Firefox and Chromium at one table (each that is there)
	@$(BIN)/python -m pytest -q -n 0 -rs -m "" tests/engines

pictures: dev browser ## Take the pictures of the README again, through a whole evening
	@$(BIN)/python -m tests.browser.screens_readme

keep-evening: dev ## Play an evening and keep its database, which every later version has to open: once for each release
	@$(BIN)/python -m tests.storage.released.evening

dist: ready ## Build the wheel and the source archive, in dist/
	@rm -f dist/*.whl dist/*.tar.gz
	@$(BIN)/python -m hatchling build -t sdist -t wheel -d dist

# docs/installing.md says what differs on macOS and Windows.
app: release-tools ## Build the program of one file for this system, in dist/
	@$(BIN)/python -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build/app release/companion.spec
	@ls -l dist

release-tools: $(VENV)/.ready-to-release ## Fetch what builds and tries releases: PyInstaller, pipx, uv

ready: $(VENV)/.ready-to-play ## Set up what playing needs, in .venv

dev: $(VENV)/.ready-to-test ## Set up what the checks and tests need besides

clean: ## Remove .venv and all that tools have made; saved evenings stay
	@rm -rf $(VENV) node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

$(BIN)/python:
	@found=""; for each in $(PYTHONS); do \
	  if $$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$each; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Companion needs Python 3.11 or newer, and found none among: $(PYTHONS). Install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	if ! $$found -c 'import ensurepip, venv' 2>/dev/null; then \
	  echo "This Python cannot make a virtual environment. On Debian or Ubuntu install the missing part with: apt-get install python3-venv" >&2; exit 1; \
	fi; \
	echo "Making $(VENV) with $$found ..."; \
	$$found -m venv --clear $(VENV)

# The build tools come first and pinned, so that nothing is fetched behind pip's back.
$(VENV)/.ready-to-play: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up, once: pip fetches what playing needs, some 40 packages, which takes a minute or two."
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/.ready-to-play
	@echo "Setting up, once: pip fetches what the checks and tests need besides."
	@$(PIP) --no-build-isolation --editable '.[dev,postgres]'
	@touch $@

$(VENV)/.ready-to-release: $(VENV)/.ready-to-play
	@echo "Setting up, once: pip fetches what builds and tries releases."
	@$(PIP) --no-build-isolation --editable '.[release]'
	@touch $@

$(NODE_READY): package.json package-lock.json .npmrc
	@npm ci --silent
	@touch $@
