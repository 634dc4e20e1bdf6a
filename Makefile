PYTHON ?= python3
SUPPORTED := $(shell sed -n 's/^requires-python = "\(.*\)"/\1/p' pyproject.toml)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --no-input
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

ifndef LUDOTECA_SEED
LUDOTECA_SEED := $(shell od -An -N4 -tu4 /dev/urandom | tr -d ' ')
endif
export LUDOTECA_SEED

.PHONY: help install test proof bench lock clean supported

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile

install: .venv/.dev ## make .venv from the locked requirements

test: install ## check the style, the types and the layers, then run the suite with each kind of kernels
	@echo "fresh seed $(LUDOTECA_SEED)"
	@echo "Checking …"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@for kernels in compiled plain checked; do \
		echo "Testing with $$kernels kernels …"; \
		LUDOTECA_KERNELS=$$kernels $(BIN)/pytest --quiet || exit; \
	done

proof: install ## play the full counts of games
	@echo "fresh seed $(LUDOTECA_SEED)"
	@LUDOTECA_COUNTS=proof LUDOTECA_KERNELS=compiled $(BIN)/pytest --quiet --capture=no -m counted

bench: .venv/.bench ## measure the speed
	@$(BIN)/python -m bench

lock: .venv/.tools ## renew the locked requirements
	@echo "Locking …"
	@$(LOCK) pyproject.toml --output-file requirements/run.txt
	@for group in dev bench tools; do \
		$(LOCK) --group $$group --constraints requirements/run.txt --output-file requirements/$$group.txt || exit; \
	done

clean: ## remove everything made here
	@rm -rf .venv dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

supported:
	@$(PYTHON) -c 'import re, sys; \
	low, high = [tuple(map(int, v.split("."))) for v in re.findall("[0-9.]+", "$(SUPPORTED)")]; \
	low <= sys.version_info[:2] < high or \
	sys.exit("Ludoteca needs Python $(SUPPORTED), and $(PYTHON) is %d.%d" % sys.version_info[:2])'
