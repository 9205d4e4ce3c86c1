"""Canonical JSON, by which component files are hashed (docs/record.md)."""

import hashlib

import pytest

from arkaden.rules.canonical import canonical_json, canonical_sha256


def test_keys_are_sorted_white_space_is_left_out_and_text_is_utf_8() -> None:
    assert canonical_json({"b": [1, True, "ű"], "a": {"Z": {}, "A": 1.5}}) == (
        '{"a":{"A":1.5,"Z":{}},"b":[1,true,"ű"]}'.encode()
    )


def test_only_what_must_be_is_escaped() -> None:
    assert canonical_json('"\\\n/é') == b'"\\"\\\\\\n/\xc3\xa9"'


def test_the_order_in_which_keys_came_does_not_matter_to_the_hash() -> None:
    assert canonical_sha256({"a": 1, "b": 2}) == canonical_sha256({"b": 2, "a": 1})
    assert canonical_sha256([1]) == hashlib.sha256(b"[1]").hexdigest()


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "\ud800"])
def test_what_json_cannot_say_is_refused(value: object) -> None:
    with pytest.raises(ValueError):
        canonical_json(value)
