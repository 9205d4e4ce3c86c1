# Everything is set up in this folder (.venv, frontend/node_modules, frontend/dist, .data); nothing is done twice.
# Written for the oldest make still in use, macOS's GNU make 3.81.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

BIN := .venv/bin
NPM_BIN := node_modules/.bin
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CLIENT_SOURCES := $(shell find frontend/src frontend/public frontend/index.html frontend/*.ts frontend/*.json \
	-not -name package-lock.json 2>/dev/null)

# A virtual environment knows the folder it was made in and the Python it was made with: one that was moved, copied
# here, or lost its Python is made anew.
ifneq ($(shell .venv/bin/python -c 'print(open(".venv/.made-in").read().strip())' 2>/dev/null),$(CURDIR))
.PHONY: .venv/.made-in
endif

.PHONY: help setup prepared client prerequisites run test check bench soak screenshots format types lock chromium
.PHONY: ruff ruff-format mypy imports tsc biome vitest

help:
	@echo "make run          play at http://localhost:8000 (ARKADEN_PORT, ARKADEN_HOST and DATABASE_URL change where)"
	@echo "make test         check and test everything; ARGS are pytest's"
	@echo "make check        the part of it that runs nothing: linters and type checkers, and the client's unit tests"
	@echo "make setup        prepare both: virtual environment, packages, client"
	@echo "make format       put Python and TypeScript into their standard form"
	@echo "make types        write docs/openapi.json and the client's types again after a change of the API"
	@echo "make lock         write the lists of exact package versions again after a change of pyproject.toml"
	@echo "make bench        measure and print"
	@echo "make soak         long randomised test runs"
	@echo "make screenshots  write pictures of the pages into screenshots/"

# --- setting up ---------------------------------------------------------------------------------------------

setup: prerequisites
	@$(MAKE) --no-print-directory -j2 prepared

prepared: .venv/.installed client
	@:

client: frontend/dist/index.html

# Asked before anything is installed, and only for what is still missing.
prerequisites:
	@if [ ! -e .venv/.installed ] && [ -z "$(FIND_PYTHON)" ]; then \
		echo "Arkaden needs Python 3.11 or newer: install it, or name it with make PYTHON=/path/to/python3" >&2; exit 1; \
	fi
	@if [ ! -e frontend/dist/index.html ] || [ ! -e frontend/node_modules/.installed ]; then $(NODE_CHECK); fi

FIND_PYTHON = $(shell for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

# What the client's build tool runs on.
NODE_CHECK = version=$$(node --version 2>/dev/null || echo none); case $$version in \
	v20.19.* | v20.[2-9][0-9].* | v22.1[2-9].* | v22.[2-9][0-9].* | v2[3-9].* | v[3-9][0-9].*) \
		command -v npm >/dev/null || { echo "Arkaden needs npm, which comes with Node.js: install it." >&2; exit 1; };; \
	*)	echo "Arkaden needs Node.js 20.19, 22.12 or newer to build its client (found: $$version): see https://nodejs.org" >&2; \
		exit 1;; \
	esac

.venv/.made-in:
	@echo "Making the virtual environment .venv"
	@$(FIND_PYTHON) -m venv --clear .venv >/dev/null || { rm -rf .venv; \
		echo "Python cannot make virtual environments: on Debian and Ubuntu, install python3-venv" >&2; exit 1; }
	@echo "$(CURDIR)" >$@

.venv/.installed: .venv/.made-in requirements-dev.lock pyproject.toml
	@echo "Installing the Python packages"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

frontend/node_modules/.installed: frontend/package.json frontend/package-lock.json
	@$(NODE_CHECK)
	@echo "Installing the client's packages"
	@cd frontend && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch $@

frontend/dist/index.html: frontend/node_modules/.installed $(CLIENT_SOURCES)
	@$(NODE_CHECK)
	@echo "Building the client"
	@cd frontend && npm run --silent build -- --logLevel warn

# --- running ------------------------------------------------------------------------------------------------

run: setup
	@exec $(BIN)/arkaden serve

# --- checking and testing -----------------------------------------------------------------------------------

# The checks come first and the tests run even if one of them fails, so that one run shows all there is to mend.
# pytest's own summary ends the output.
test: setup chromium
	@$(MAKE) --no-print-directory check && checked=0 || checked=1; \
	$(BIN)/python -m pytest $(ARGS) && tested=0 || tested=1; \
	if [ $$checked = 1 ]; then echo "Some of the checks before the tests failed: see FAILED above."; fi; \
	exit $$((checked | tested))

check: setup
	@$(MAKE) --no-print-directory --keep-going -j2 $(SYNC) mypy vitest tsc biome ruff ruff-format imports

# One part of the checks: its name, and its output if it fails.
PART = part() { if said=$$("$$@" 2>&1); then echo "ok      $@"; else echo "$$said"; echo "FAILED  $@"; exit 1; fi; }; part
CLIENT_PART = cd frontend && $(PART)

ruff:
	@$(PART) $(BIN)/ruff check
ruff-format:
	@$(PART) $(BIN)/ruff format --check
mypy:
	@$(PART) $(BIN)/mypy
imports:
	@$(PART) $(BIN)/lint-imports
tsc:
	@$(CLIENT_PART) $(NPM_BIN)/tsc --noEmit
biome:
	@$(CLIENT_PART) $(NPM_BIN)/biome check .
vitest:
	@$(CLIENT_PART) $(NPM_BIN)/vitest run

chromium: setup
	@$(BIN)/python -m tests.house.chromium

bench: setup
	@$(BIN)/python -m tests.benchmarks $(ARGS)

soak: setup
	SOAK=1 $(BIN)/python -m pytest --timeout=0 $(if $(ARGS),$(ARGS),tests/rules tests/bots tests/chaos)

screenshots: setup chromium
	$(BIN)/python -m tests.web.screenshots screenshots

# --- writing files again ------------------------------------------------------------------------------------

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd frontend && $(NPM_BIN)/biome check --write .

types: setup
	$(BIN)/arkaden openapi >docs/openapi.json
	cd frontend && npm run --silent types

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate pyproject.toml

lock: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(LOCK) -o requirements.lock
	$(LOCK) --extra dev --extra embedded -o requirements-dev.lock
