MAKEFLAGS += --no-print-directory
python := .venv/bin/python
section = @printf '\n== %s\n'

.DEFAULT_GOAL := help
.PHONY: help run test lint catalogues icons shots bench balance apk clean ready

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

run: ready ## Open the app; without a display, play in the terminal
	@$(python) main.py

test: lint ## Everything that has to pass: lint and the tests
	$(section) "pytest"
	@$(python) -m pytest -n 2

lint: ready ## Style, types and layers
	$(section) "ruff check"
	@$(python) -m ruff check
	$(section) "ruff format"
	@$(python) -m ruff format --check
	$(section) "mypy"
	@$(python) -m mypy
	$(section) "import-linter"
	@.venv/bin/lint-imports --no-logo

catalogues: ready ## Bring the translations in line with the source
	@$(python) -m tests.wording.catalogues

icons: ready ## Draw the app's icon and its starting picture again
	@PYTHONPATH=. $(python) .ci/android/draw_icons.py

shots: ready ## A picture of every screen at three sizes, in build/shots
	@$(python) -m tests.ui.shots

bench: ready ## How fast the engine is
	@$(python) -m tests.bench

balance: ready ## How often the practice box is won, and at what cost
	@$(python) -m tests.balance

apk: ready ## The app for Android, in bin; says what is missing to build it
	@.ci/apk

clean: ## Remove everything that can be made again, .venv included
	rm -rf .venv .buildozer bin build dist *.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

ready:
	@.ci/setup
