"""What a change of the API's schema would break, for programs written against the one before.

Calls may be added; parameters and fields of requests if they may be left out; fields of answers; values that are
accepted. Nothing may go away, nothing optional become required, no type change.
"""

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


def breaks(before: Json, after: Json) -> list[str]:
    """One line for each promise of ``before`` that ``after`` does not keep."""
    return list(_Comparison(before, after).found())


class _Comparison:
    def __init__(self, before: Json, after: Json) -> None:
        self._before = before
        self._after = after

    def found(self) -> Iterator[str]:
        for path, calls in self._before["paths"].items():
            for method, call in calls.items():
                where = f"{method.upper()} {path}"
                now = self._after["paths"].get(path, {}).get(method)
                if now is None:
                    yield f"{where}: is gone"
                else:
                    yield from self._call(where, call, now)

    def _call(self, where: str, before: Json, after: Json) -> Iterator[str]:
        parameters = {(one["in"], one["name"]): one for one in before.get("parameters", [])}
        now = {(one["in"], one["name"]): one for one in after.get("parameters", [])}
        for place, name in parameters.keys() - now.keys():
            yield f"{where}: {place} parameter {name} is gone"
        for (place, name), one in now.items():
            known = parameters.get((place, name))
            if one.get("required") and not (known or {}).get("required"):
                yield f"{where}: {place} parameter {name} is required"
            if known is not None:
                yield from self._shape(f"{where} {name}", known["schema"], one["schema"], asked=True)
        for media, body in before.get("requestBody", {}).get("content", {}).items():
            yield from self._shape(
                where, body["schema"], after["requestBody"]["content"][media]["schema"], asked=True
            )
        for status, answer in before["responses"].items():
            if status not in after["responses"]:
                # Errors may become impossible; what succeeds has to go on succeeding in the same way.
                if status < "400":
                    yield f"{where}: no longer answers {status}"
                continue
            for media, body in answer.get("content", {}).items():
                kept = after["responses"][status].get("content", {}).get(media)
                if kept is None:
                    yield f"{where}: no longer answers {media}"
                else:
                    yield from self._shape(where, body["schema"], kept["schema"], asked=False)

    def _shape(
        self, where: str, before: Json, after: Json, *, asked: bool, within: tuple[str, ...] = ()
    ) -> Iterator[str]:
        """``asked``: part of a request, which may only be widened; otherwise of an answer, only enriched."""
        if before.get("$ref") in within:
            return
        within = (*within, before.get("$ref", ""))
        before, after = _resolved(before, self._before), _resolved(after, self._after)
        if before.get("type") != after.get("type"):
            yield f"{where}: is {after.get('type')}, was {before.get('type')}"
        gone = set(before.get("enum", [])) - set(after["enum"]) if "enum" in after else set()
        if gone and asked:
            yield f"{where}: no longer takes {sorted(gone)}"
        fields, now = before.get("properties", {}), after.get("properties", {})
        for name in sorted(fields.keys() - now.keys()):
            yield f"{where}: field {name} is gone"
        required, required_now = set(before.get("required", [])), set(after.get("required", []))
        changed = required_now - required if asked else (required - required_now) & now.keys()
        for name in sorted(changed):
            yield f"{where}: field {name} is {'required' if asked else 'optional'} now"
        for name in fields.keys() & now.keys():
            yield from self._shape(f"{where} {name}", fields[name], now[name], asked=asked, within=within)
        for part in ("items", "additionalProperties"):
            if isinstance(before.get(part), dict) and isinstance(after.get(part), dict):
                yield from self._shape(where, before[part], after[part], asked=asked, within=within)


def _resolved(shape: Json, document: Json) -> Json:
    reference = shape.get("$ref")
    if reference is None:
        return shape
    found: Json = document["components"]["schemas"][reference.rsplit("/", 1)[-1]]
    return found
