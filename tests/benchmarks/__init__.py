"""Measurements, printed by `make bench`.

Each module `bench_NAME` measures one part and has a `main() -> None` that prints its figures, a line each, with their units
and, where there is one, the goal. It can be run by itself: `python -m tests.benchmarks.bench_NAME`. Nothing here passes or
fails: figures depend on the machine, tests must not.
"""
