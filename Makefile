# make play: an evening.  make test: everything that must hold.
.PHONY: play test check lint types format bench bench-return bench-peer browser clean ready dev

# The one that is named, or else the first of these that is new enough.
PYTHON ?=
PYTHONS = $(if $(PYTHON),$(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)
VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
# How many tests run side by side; `make test N=1` for one after the other.
N ?= auto
# What `make play` hands on: make play ARGS="--port 8100"
ARGS ?=

play: $(VENV)/.ready-to-play
	@exec $(BIN)/companion $(ARGS)

# pytest comes last, so that its summary is the last thing said. Where a test gives up waiting on a machine
# that is very slow, it may have more than two minutes: COMPANION_TEST_PATIENCE=600 make test
test: check
	@$(BIN)/python -m pytest -q -n $(N)

check: dev browser lint types

lint: dev
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/lint-imports --no-logo

format: dev
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

types: dev
	@$(BIN)/mypy

bench: dev
	@$(BIN)/python -m tests.bench
	@for each in commands rendering eatme; do echo; $(BIN)/python -m tests.bench.bench_$$each || exit 1; done

bench-return: dev browser ## Measure how soon phones are right again, after all that cuts them off
	@$(BIN)/python -m tests.bench.bench_return

# Beside a boardgame.io server, in one run; it needs npm, and is nobody's business but the curious.
bench-peer: dev
	@$(BIN)/python -m tests.bench.peer

# The browser that the tests drive, fetched when this machine has none.
browser: dev
	@$(BIN)/python -m tests.browser.find_browser --install

ready: $(VENV)/.ready-to-play

dev: $(VENV)/.ready-to-test

clean:
	@rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

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
	$$found -m venv --clear $(VENV)

# The build tools come first and pinned, so that nothing is fetched behind pip's back.
$(VENV)/.ready-to-play: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up (once) ..."
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/.ready-to-play
	@$(PIP) --no-build-isolation --editable '.[dev,postgres,redis]'
	@touch $@
