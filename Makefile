# Every task does its own set-up: `make play` and `make test` work on a fresh clone.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play test lint bench clean
.DEFAULT_GOAL := play

play: $(VENV)/.installed  ## start the bot; without DISCORD_TOKEN, the sandbox
	$(BIN)/python -m bot

test: lint  ## everything that must be true
	$(BIN)/python -m pytest -n auto

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)  ## speed, as ratios to floors measured in the same run
	$(BIN)/python -m tests.bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

# A Python without ensurepip (Debian's) cannot make environments by itself; virtualenv can.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); $(PYTHON) -m pip install --user --break-system-packages virtualenv && $(PYTHON) -m virtualenv $(VENV); }

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(READY): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/.installed
