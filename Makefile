# Roundhouse: `make run` to play, `make test` to check everything. `make help` lists the rest.
# Each target installs what it needs on a bare Debian 12 (as root or through sudo).
SHELL := /bin/bash
JOBS ?= $(shell nproc)
NINJA := ninja -j $(JOBS)

.PHONY: help setup build run test bench lint format fuzz wasm clean
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## install the packages that are missing
	@tools/setup

build: setup ## build the program: build/roundhouse
	@tools/configure release
	@$(NINJA) -C build/release roundhouse
	@ln -sf release/roundhouse build/roundhouse

run: build ## play in the terminal
	@build/roundhouse play

wasm: setup ## build the engine and the bots for browsers
	@tools/configure wasm
	@$(NINJA) -C build/wasm

test: build wasm ## build and run every test; the last line is `N passed, N failed`
	@tools/configure dev
	@$(NINJA) -C build/dev
	@tests/run.sh

bench: build ## measure the speed of the engine
	@build/roundhouse bench

fuzz: setup ## fuzz the readers for SECONDS (default 300) each
	@tools/configure dev
	@$(NINJA) -C build/dev fuzz_record fuzz_notation
	@tests/fuzz/run.sh $${SECONDS_EACH:-300}

lint: setup ## clang-format and clang-tidy
	@tools/configure release
	@tools/lint

format: setup ## put all sources into the house format
	@git ls-files '*.h' '*.cpp' | xargs clang-format-19 -i

clean: ## remove everything that was built
	rm -rf build
