"""Finished games of released rules versions: each replays to the same events and scores, for ever.

They were written by ``rules.simulate``. A change that breaks one is a new rules version; none is ever written anew.
"""

import json
from pathlib import Path

import pytest

from arkaden.rules.protocol import JsonObject
from arkaden.rules.record import verify_record
from tests.rules.arkadia.referee import FILE, Referee

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("arkadia-*.json"))


def read(path: Path) -> JsonObject:
    record: JsonObject = json.loads(path.read_text("utf-8"))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_events_and_scores(path: Path) -> None:
    assert verify_record(read(path)) == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_referee_finds_the_same(path: Path) -> None:
    record = read(path)
    file = record["components"].get("file", FILE)
    referee = Referee(len(record["players"]), record["options"], record["start_seat"], record["setup"], file)
    events = [event for entry in record["actions"] for event in referee.act(entry["seat"], entry["action"])]
    assert events == record["events"]
    assert referee.final() == record["final"]


def test_they_cover_all_numbers_of_players_options_endings_and_kinds_of_actions() -> None:
    records = [read(path) for path in RECORDS]
    assert {len(record["players"]) for record in records} == {2, 3, 4}
    assert {record["options"]["setup"] for record in records} == {"standard", "beginner"}
    assert {record["options"]["mirror"] for record in records} == {False, True}
    assert {record["options"]["open_screens"] for record in records} == {False, True}
    assert {record["final"]["reason"] for record in records} == {"finished", "stalled", "resigned"}
    assert any(len(record["final"]["winners"]) > 1 for record in records)
    assert any("file" in record["components"] for record in records)
    assert {record["setup"]["lot"]["rows"] for record in records} >= {3, 4}
    assert {entry["action"]["type"] for record in records for entry in record["actions"]} == {
        "build",
        "place_workers",
        "skip",
        "place_castle",
        "draw",
        "use_banner",
        "end_turn",
        "resign",
    }


def test_a_record_that_was_tampered_with_is_found_out() -> None:
    path = next(path for path in RECORDS if path.stem == "arkadia-2-standard")
    for change in ("deck", "action", "event", "score"):
        record = read(path)
        match change:
            case "deck":
                record["setup"]["deck"].reverse()
            case "action":
                record["actions"][0]["seat"] ^= 1
            case "event":
                gold = next(event for event in record["events"] if event["type"] == "gold")
                gold["gold"] += 1
            case "score":
                record["final"]["scores"][0] += 1
        assert verify_record(record), change
