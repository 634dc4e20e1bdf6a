PYTHON ?= python3
SUPPORTED := $(shell sed -n 's/^requires-python = "\(.*\)"/\1/p' pyproject.toml)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --no-input
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
CLIENT := ludoteca/server/client/third-party.txt
DRAWN := $(shell find web ludoteca -path ludoteca/server/client -prune -o \
	\( -path 'web*' -o -path 'ludoteca/boxes/*/web*' -o -name '*.ftl' -o -name 'rules.*.md' \) -print) \
	package-lock.json vite.config.ts svelte.config.js tsconfig.json

ifndef LUDOTECA_SEED
LUDOTECA_SEED := $(shell od -An -N4 -tu4 /dev/urandom | tr -d ' ')
endif
export LUDOTECA_SEED

.PHONY: help play install client test proof bench screens wheel lock clean supported

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile

play: install client ## open the shelf in the browser
	@$(BIN)/ludoteca serve

install: .venv/.dev ## make .venv from the locked requirements

client: $(CLIENT) ## build what the browser is sent

test: install client ## check the style, the types and the layers, then run the suites
	@echo "fresh seed $(LUDOTECA_SEED)"
	@echo "Checking …"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(NODE) npm run --silent check
	@echo "Testing the client …"
	@$(NODE) npm test --silent
	@for kernels in compiled plain checked; do \
		echo "Testing with $$kernels kernels …"; \
		LUDOTECA_KERNELS=$$kernels $(BIN)/pytest --quiet || exit; \
	done
	@echo "Testing real servers …"
	@$(BIN)/pytest --quiet live --ignore=live/browser --ignore=live/webkit
	@live/browsers.sh
	@for browser in browser webkit; do \
		echo "Playing in a $$browser …"; \
		$(BIN)/pytest --quiet live/$$browser || exit; \
	done

proof: install ## play the full counts of games
	@echo "fresh seed $(LUDOTECA_SEED)"
	@LUDOTECA_COUNTS=proof LUDOTECA_KERNELS=compiled $(BIN)/pytest --quiet --capture=no -m counted

bench: .venv/.bench client ## measure the speed
	@$(BIN)/python -m bench

screens: install client ## take the pictures in docs/screens
	@live/browsers.sh
	@$(BIN)/python -m live.screens

wheel: install client ## make dist/*.whl with the client in it
	@echo "Making the wheel …"
	@$(BIN)/python -m hatchling build --target wheel

lock: .venv/.tools ## renew the locked requirements
	@echo "Locking …"
	@$(LOCK) pyproject.toml --output-file requirements/run.txt
	@for group in dev bench node tools; do \
		$(LOCK) --group $$group --constraints requirements/run.txt --output-file requirements/$$group.txt || exit; \
	done

clean: ## remove everything made here
	@rm -rf .venv dist node_modules ludoteca/server/client .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

.venv/.dev: pyproject.toml requirements/run.txt requirements/dev.txt | supported
	@echo "Making .venv …"
	@$(PYTHON) -m venv .venv
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.%: requirements/%.txt .venv/.dev
	@echo "Adding $* requirements …"
	@$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.node: package-lock.json requirements/node.txt requirements/node_version.py | .venv/.dev
	@$(NODE) $(BIN)/python requirements/node_version.py || { \
		echo "Adding Node …"; \
		$(PIP) install --require-hashes -r requirements/node.txt; \
	}
	@touch $@

node_modules/.made: package-lock.json | .venv/.node
	@echo "Fetching the client's parts …"
	@$(NODE) npm ci --loglevel=error >/dev/null
	@touch $@

$(CLIENT): $(DRAWN) requirements/run.txt requirements/third_party.py node_modules/.made
	@echo "Building the client …"
	@$(NODE) npm run --silent build
	@$(BIN)/python requirements/third_party.py $@

supported:
	@$(PYTHON) -c 'import re, sys; \
	low, high = [tuple(map(int, v.split("."))) for v in re.findall("[0-9.]+", "$(SUPPORTED)")]; \
	low <= sys.version_info[:2] < high or \
	sys.exit("Ludoteca needs Python $(SUPPORTED), and $(PYTHON) is %d.%d" % sys.version_info[:2])'
