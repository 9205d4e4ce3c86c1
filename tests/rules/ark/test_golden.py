"""Finished games of released rules versions: each replays to the same events and scores, for ever.

They were written by ``rules.simulate``. A change that breaks one is a new rules version; none is ever written
anew.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from arkaden.rules.protocol import JsonObject
from arkaden.rules.record import verify_record
from tests.rules.ark.rescorer import Scored, rescore

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("ark-*.json"))


def read(path: Path) -> JsonObject:
    record: JsonObject = json.loads(path.read_text("utf-8"))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_events_and_scores(path: Path) -> None:
    assert verify_record(read(path)) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_slow_scorer_finds_the_same(path: Path) -> None:
    record = read(path)
    recorded = [
        (e["n"], Scored(e["reason"], e["seat"], e["points"], tuple((x, y) for x, y in e["tiles"])))
        for e in record["events"]
        if e["type"] == "points"
    ]
    assert Counter(recorded) == Counter(rescore(record))


def test_they_cover_all_numbers_of_players_options_endings_and_kinds_of_actions() -> None:
    records = [read(path) for path in RECORDS]
    covered = {(len(record["players"]), record["options"]["draw_ahead"]) for record in records}
    assert covered == {(players, ahead) for players in (2, 3, 4, 5) for ahead in (False, True)}
    assert {record["final"]["reason"] for record in records} == {"finished", "resigned"}
    assert any(len(record["final"]["winners"]) > 1 for record in records)
    assert any("file" in record["components"] for record in records)
    assert {event["type"] for record in records for event in record["events"]} == {
        "tile_placed",
        "points",
        "tile_removed",
    }
    assert {entry["action"]["type"] for record in records for entry in record["actions"]} == {
        "place_tile",
        "place_follower",
        "place_prophet",
        "move_ark",
        "pass",
        "place_ark",
        "resign",
    }
