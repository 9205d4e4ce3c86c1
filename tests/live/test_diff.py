"""Merge patches (RFC 7386): what is made here, clients must be able to apply."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arkaden.live.diff import merge_patch
from tests.support.merge import apply_merge_patch

KEYS = st.sampled_from(["a", "b", "0,0", "1,0", "players"])
LEAVES = (
    st.booleans() | st.integers(-3, 3) | st.text("xy", max_size=2) | st.lists(st.integers(0, 2), max_size=3)
)
DOCUMENTS = st.recursive(
    st.dictionaries(KEYS, LEAVES, max_size=4),
    lambda inner: st.dictionaries(KEYS, LEAVES | inner, max_size=4),
    max_leaves=20,
)


@given(before=DOCUMENTS, after=DOCUMENTS)
def test_a_patch_leads_from_before_to_after(before: dict[str, Any], after: dict[str, Any]) -> None:
    patched = apply_merge_patch(before, merge_patch(before, after))
    # Compared by text as well, for 1 == True in Python and not in JSON.
    assert patched == after
    assert {name: repr(value) for name, value in patched.items() if not isinstance(value, dict)} == {
        name: repr(value) for name, value in after.items() if not isinstance(value, dict)
    }


@given(document=DOCUMENTS)
def test_nothing_changed_gives_an_empty_patch(document: dict[str, Any]) -> None:
    assert merge_patch(document, document) == {}


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"a": 1}, {"a": 2}, {"a": 2}),
        ({"a": 1}, {"a": True}, {"a": True}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": None}),
        ({"board": {"0,0": 1}}, {"board": {"0,0": 1, "1,0": 2}}, {"board": {"1,0": 2}}),
        ({"board": {"0,0": 1}}, {"board": {}}, {"board": {"0,0": None}}),
        ({"a": {"b": 1}}, {"a": 3}, {"a": 3}),
        ({"a": 3}, {"a": {}}, {"a": {}}),
        ({"list": [1, 2, 3]}, {"list": [1, 3]}, {"list": [1, 3]}),
    ],
)
def test_a_patch_says_no_more_than_changed(
    before: dict[str, Any], after: dict[str, Any], patch: dict[str, Any]
) -> None:
    assert merge_patch(before, after) == patch


def test_parts_that_are_the_same_object_are_not_looked_into() -> None:
    class Untouchable(dict[str, int]):
        def __getitem__(self, key: str) -> int:
            raise AssertionError(key)

        items = get = __iter__ = __eq__ = __getitem__  # type: ignore[assignment]

    shared = Untouchable(a=1)
    assert merge_patch({"same": shared, "n": 1}, {"same": shared, "n": 2}) == {"n": 2}
