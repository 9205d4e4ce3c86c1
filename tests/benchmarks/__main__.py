"""Run all measurements, or those named: `python -m tests.benchmarks [NAME...]`."""

import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Sequence

from tests import benchmarks


def main(chosen: Sequence[str]) -> int:
    names = sorted(
        module.name for module in pkgutil.iter_modules(benchmarks.__path__) if module.name[0] != "_"
    )
    if unknown := sorted(set(chosen) - set(names)):
        print(f"no measurement {', '.join(unknown)}: there are {', '.join(names)}", file=sys.stderr)
        return 1
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    for name in names:
        module = importlib.import_module(f"tests.benchmarks.{name}")
        if hasattr(module, "main") and (not chosen or name in chosen):
            print(f"\n{name}: {(module.__doc__ or '').strip().splitlines()[0]}", flush=True)
            module.main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
