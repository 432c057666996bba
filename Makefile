# Every task does its own set-up: `make play` and `make test` work on a fresh clone.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
# For pytest: make test ARGS='tests/core -k dice'; for battles: make arena ARGS='spearpoint --level recruit'
ARGS   :=

.PHONY: help play test lint test-image bench arena weeks clean lock
.DEFAULT_GOAL := play

help:  ## list what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-10s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed  ## start the bot; without DISCORD_TOKEN, the sandbox
	$(BIN)/python -m bot

test: lint  ## everything that must be true; ARGS=... goes to pytest
	$(BIN)/python -m pytest -n auto $(ARGS)

lint: $(READY)  ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-image:  ## what the Dockerfile does, without Docker: install and start
	$(PYTHON) -m tests.image

bench: $(READY)  ## speed, as ratios to floors measured in the same run
	$(BIN)/python -m tests.bench

arena: $(READY)  ## battles between levels of the computer; ARGS=... names the game
	$(BIN)/python -m tests.arena $(ARGS)

weeks: $(READY)  ## simulated weeks of play over days; ARGS='--weeks 2 --matches 10' for shorter ones
	$(BIN)/python -m tests.weeks $(ARGS)

clean:  ## remove all that was made
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis

# A Python without ensurepip (Debian's) cannot make environments by itself; virtualenv can.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); $(PYTHON) -m pip install --user --break-system-packages virtualenv && $(PYTHON) -m virtualenv $(VENV); }

# Everything is installed from wheels whose hashes are known; what has none is built by the locked backend.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation

$(VENV)/.installed: requirements.lock pyproject.toml | $(BIN)/python
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps --editable .
	touch $@

$(READY): requirements-dev.lock $(VENV)/.installed
	$(INSTALL) --require-hashes -r requirements-dev.lock
	touch $@

# What pyproject.toml pins, with all that it needs: for every platform and Python, with the hashes of all files. What
# is locked stays, unless pyproject.toml says otherwise or its line is taken out first.
COMPILE := build/lock/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes \
           --no-annotate --custom-compile-command 'make lock'
BACKEND := $(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock: | $(BIN)/python  ## write the lock files anew
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --target build/lock uv==0.13.9
	$(BACKEND) | $(COMPILE) --extra dev pyproject.toml - -o requirements-dev.lock
	$(BACKEND) | $(COMPILE) -c requirements-dev.lock pyproject.toml - -o requirements.lock
