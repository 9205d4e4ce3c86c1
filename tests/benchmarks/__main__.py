"""Run all measurements, or those named: `python -m tests.benchmarks [NAME...]`, here without `bench_`."""

import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Sequence

from tests import benchmarks


def main(chosen: Sequence[str]) -> int:
    modules = {module.name for module in pkgutil.iter_modules(benchmarks.__path__)}
    names = sorted(name.removeprefix("bench_") for name in modules if name.startswith("bench_"))
    if unknown := sorted(set(chosen) - set(names)):
        print(f"no measurement {', '.join(unknown)}: there are {', '.join(names)}", file=sys.stderr)
        return 1
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    for name in chosen or names:
        print(f"\n# {name}", flush=True)
        importlib.import_module(f"tests.benchmarks.bench_{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
