# Roundhouse: `make run` to play, `make test` to check everything. `make help` lists the rest.
# Each target installs what it needs on a bare Debian 12 (as root or through sudo).
SHELL := /bin/bash
export PATH := $(CURDIR)/build/tools/bin:$(PATH)
JOBS ?= $(shell nproc)
NINJA := ninja -j $(JOBS)
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find texts data -name "*.json")

.PHONY: help setup build native web run play test nightly bench load lint format-check format fuzz wasm clean
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## install the packages that are missing
	@tools/setup

build: setup ## build the program: build/roundhouse
	@tools/configure release
	@$(NINJA) -C build/release roundhouse
	@ln -sf release/roundhouse build/roundhouse

native: setup ## the same, faster, for the processor of this machine alone
	@tools/configure native
	@$(NINJA) -C build/native roundhouse
	@ln -sf native/roundhouse build/roundhouse

web: wasm build/web/index.html ## build the web client: build/web

web/node_modules/.package-lock.json: web/package-lock.json
	@cd web && npm ci --silent --no-audit --no-fund

build/web/index.html: web/node_modules/.package-lock.json build/wasm/apps/wasm/roundhouse.wasm $(WEB_SOURCES)
	@cd web && npm run --silent build

run: build web ## serve the games at http://127.0.0.1:8080/
	@build/roundhouse serve

play: build ## play in the terminal
	@build/roundhouse play

wasm: setup ## build the engine and the bots for browsers
	@tools/configure wasm
	@$(NINJA) -C build/wasm

test: build web ## build and run every test; the last line is `N passed, N failed`
	@tools/configure dev
	@$(NINJA) -C build/dev
	@tests/run.sh

nightly: setup ## the conformance kit with every combination of options, five times as long; then an hour of fuzzing
	@tools/configure dev
	@$(NINJA) -C build/dev
	@ROUNDHOUSE_TEST_FULL=1 ROUNDHOUSE_TEST_SCALE=5 build/dev/tests/test_conformance --gtest_brief=1
	@tests/fuzz/run.sh $${SECONDS_EACH:-1200}

bench: build ## measure the speed of the engine
	@build/roundhouse bench

load: build ## measure the server: 500 tables of two players on this machine
	@$(NINJA) -C build/release load
	@build/release/bench/load/load build/roundhouse

fuzz: setup ## fuzz the readers for SECONDS_EACH (default 300)
	@tools/configure dev
	@$(NINJA) -C build/dev
	@tests/fuzz/run.sh $${SECONDS_EACH:-300}

lint: setup web/node_modules/.package-lock.json ## the house format, clang-tidy, eslint, types
	@tools/configure release
	@tools/lint

format-check: setup web/node_modules/.package-lock.json
	@tools/lint format

format: setup web/node_modules/.package-lock.json ## put all sources into the house format
	@git ls-files '*.h' '*.cpp' | xargs clang-format-19 -i
	@cd web && npm run --silent format

clean: ## remove everything that was built
	rm -rf build web/node_modules
