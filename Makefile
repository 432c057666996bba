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

.PHONY: play test lint compiled test-compiled test-image bench lock clean
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

test-image:  ## what the Dockerfile does, without Docker: install, compile, start
	$(PYTHON) -m tests.image

bench: $(READY) $(COMPILED)/.ready  ## speed as in the image, as ratios to floors measured in the same run
	$(AS_IMAGE) $(BIN)/python -m tests.bench

clean:
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
	touch $@ $(VENV)/.compiler

$(VENV)/.compiler: requirements-compiler.lock $(VENV)/.installed
	$(INSTALL) --require-hashes -r requirements-compiler.lock
	touch $@

# What pyproject.toml pins, with all that it needs: for every platform and Python, with the hashes of all files. What
# is locked stays, unless pyproject.toml says otherwise or its line is taken out first.
COMPILE := build/lock/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes \
           --no-annotate --custom-compile-command 'make lock'
BACKEND := $(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

lock: | $(BIN)/python  ## write the lock files anew
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --target build/lock uv==0.13.9
	$(BACKEND) | $(COMPILE) --extra dev pyproject.toml - -o requirements-dev.lock
	$(BACKEND) | $(COMPILE) -c requirements-dev.lock --extra compiler pyproject.toml - -o requirements-compiler.lock
	$(BACKEND) | $(COMPILE) -c requirements-dev.lock pyproject.toml - -o requirements.lock

$(COMPILED)/.ready: Makefile $(VENV)/.compiler $(shell find engine -type f ! -path '*/__pycache__/*')
	rm -rf $(COMPILED)
	mkdir -p $(COMPILED)
	cp -R engine $(COMPILED)
	@cd $(COMPILED) && MYPYC_OPT_LEVEL=2 $(abspath $(BIN))/mypyc --config-file= $(CHAPTERS:%=engine/tactics2gm/%.py) >log 2>&1 || { cat log; exit 1; }
	rm -rf $(COMPILED)/build $(COMPILED)/.mypy_cache $(COMPILED)/log
	touch $@
