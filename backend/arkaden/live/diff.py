"""JSON Merge Patch (RFC 7386): what turns one document into another."""

from collections.abc import Mapping
from typing import Any


def merge_patch(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The patch that makes ``after`` of ``before``, both without nulls; empty if they are equal.

    Parts that are the same object are taken as equal without a look inside.
    """
    patch: dict[str, Any] = {}
    for key, new in after.items():
        old = before.get(key)
        if old is new:
            continue
        if isinstance(new, dict) and isinstance(old, dict):
            inner = merge_patch(old, new)
            if inner:
                patch[key] = inner
        elif old != new or type(old) is not type(new):
            patch[key] = new
    for key in before:
        if key not in after:
            patch[key] = None
    return patch
