# The index of commands. Each sets up .venv by itself, from the lock file, when that has changed.
# Another Python than the first python3: make PYTHON=/path/to/python test

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= python3
export PYTHON

BIN := .venv/bin
READY := .venv/.ready
PLAY_READY := .venv/.ready-play
DOCS_READY := .venv/.ready-docs
# The browser's part, built by the Node that comes with .venv.
WEB := src/freehold/server/dist/index.html
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
# The compiled copy counts as current while no source and not the compile step itself has changed.
COMPILED := build/compiled/freehold/_compiled_from.json
SOURCES := $(shell find src/freehold -name '*.py' 2>/dev/null)

.PHONY: help play test check bench compile rulings wire web docs soak lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-9s %s\n", $$1, $$2 }'

$(READY): requirements.lock pyproject.toml tools/setup
	@tools/setup requirements.lock $@

# To play needs less than to work on it; where all is there already, nothing more is fetched.
$(PLAY_READY): requirements-play.lock pyproject.toml tools/setup
	@tools/setup requirements-play.lock $@

$(DOCS_READY): requirements-docs.lock $(READY)
	@tools/setup requirements-docs.lock $@

play: $(PLAY_READY) $(WEB) ## the table, in the browser
	@$(BIN)/freehold serve --open

test: $(READY) $(WEB) ## all tests but the soak ones
	@tools/system
	@tools/web test
	@$(BIN)/python -m pytest -n 2

check: $(READY) ## lint, types, architecture, generated files
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -q tests/architecture
	@$(BIN)/python tools/make_rulings.py --check
	@$(BIN)/python tools/make_wire.py --check
	@$(BIN)/python tools/make_presets.py --check
	@$(BIN)/python tools/make_numbering.py --check
	@tools/web check

soak: $(READY) ## the long random tests
	@$(BIN)/python -m pytest -n 2 -m soak

compile: $(READY) ## compile the rules into build/compiled (needs a C compiler)
	@$(BIN)/python tools/compile.py

$(COMPILED): $(SOURCES) tools/compile.py | $(READY)
	@$(BIN)/python tools/compile.py --if-possible

bench: $(READY) $(COMPILED) ## measure speed, compiled where a C compiler is there
	@if [ -d build/compiled ]; then tools/compiled freehold bench; else $(BIN)/freehold bench; fi

rulings: $(READY) ## collect the rulings that card tests prove
	@$(BIN)/python tools/make_rulings.py

wire: $(READY) ## write the front end's types from the server's
	@$(BIN)/python tools/make_wire.py

$(WEB): $(WEB_SOURCES) tools/web | $(PLAY_READY)
	@tools/web build

web: $(WEB) ## build the browser's part

docs: $(DOCS_READY) ## build the documentation site into build/site
	@$(BIN)/zensical build --clean --strict

lock: $(READY) ## write the lock files anew from pyproject.toml
	@$(BIN)/python tools/make_lock.py

clean: ## remove what was built; .venv stays
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools \( -name '*.so' -o -name '*.pyd' \) -delete
	@find src tests tools -name __pycache__ -type d -exec rm -rf {} +
