# Every task does its own set-up: `make play` and `make test` work on a fresh clone.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

# The engine as the image runs it: the same source, in which mypyc has compiled the chapters that nearly every act of
# 2GM Tactics goes through. What holds structs or lists of its own kind (state, cards ...) stays as it is.
COMPILED := build/compiled
CHAPTERS := abilities acts aircraft ask_seat assault active_effects chance cover deployment effects generals ground hand harm \
            heuristics mines movement numbers paths phases positions posture shooting shots squares standing supply \
            support tables teams tokens transports turn victory weapons
AS_IMAGE := PYTHONSAFEPATH=1 PYTHONPATH=$(abspath $(COMPILED)):$(CURDIR)

.PHONY: play test lint compiled test-compiled bench clean
.DEFAULT_GOAL := play

play: $(VENV)/.installed  ## start the bot; without DISCORD_TOKEN, the sandbox
	$(BIN)/python -m bot

test: lint  ## everything that must be true
	$(BIN)/python -m pytest -n auto

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

compiled: $(COMPILED)/.ready  ## the engine as the image runs it

test-compiled: $(READY) $(COMPILED)/.ready  ## the laws of every game, and all of 2GM Tactics, on the compiled engine
	$(AS_IMAGE) $(BIN)/python -m pytest -n auto --import-mode=append -k 'not playthrough' \
	    tests/compiled.py tests/test_every_game.py tests/tactics2gm

bench: $(READY) $(COMPILED)/.ready  ## speed as in the image, as ratios to floors measured in the same run
	$(AS_IMAGE) $(BIN)/python -m tests.bench

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis

# A Python without ensurepip (Debian's) cannot make environments by itself; virtualenv can.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); $(PYTHON) -m pip install --user --break-system-packages virtualenv && $(PYTHON) -m virtualenv $(VENV); }

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(READY): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/.installed $(VENV)/.compiler

$(VENV)/.compiler: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compiler]'
	touch $@ $(VENV)/.installed

$(COMPILED)/.ready: Makefile $(VENV)/.compiler $(shell find engine -type f ! -path '*/__pycache__/*')
	rm -rf $(COMPILED)
	mkdir -p $(COMPILED)
	cp -R engine $(COMPILED)
	@cd $(COMPILED) && MYPYC_OPT_LEVEL=2 $(abspath $(BIN))/mypyc --config-file= $(CHAPTERS:%=engine/tactics2gm/%.py) >log 2>&1 || { cat log; exit 1; }
	rm -rf $(COMPILED)/build $(COMPILED)/.mypy_cache $(COMPILED)/log
	touch $@
