"""Records of every game: what is written verifies, and whatever is changed in one is found."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkaden.rules.canonical import canonical_sha256
from arkaden.rules.catalogue import GAMES
from arkaden.rules.protocol import JsonObject
from arkaden.rules.record import Difference, verify_record
from arkaden.rules.simulate import simulate_game

RECORDS: dict[str, JsonObject] = {
    name: simulate_game(kind, players=2, seed=1, index=0) for name, kind in GAMES.items()
}

every_game = pytest.mark.parametrize("game", GAMES)


def record_of(game: str) -> JsonObject:
    """A record of its own, to be spoilt."""
    return copy.deepcopy(RECORDS[game])


def found(document: Any, **noted: Any) -> list[str]:
    """Where the differences lie."""
    return [difference.where for difference in verify_record(document, **noted)]


@every_game
def test_a_record_as_written_is_right(game: str) -> None:
    assert verify_record(json.loads(json.dumps(RECORDS[game]))) == []


@every_game
def test_it_has_the_fields_of_the_format_and_no_others(game: str) -> None:
    record = RECORDS[game]
    assert set(record) == {
        "format",
        "game",
        "rules",
        "options",
        "players",
        "start_seat",
        "components",
        "setup",
        "fairness",
        "actions",
        "events",
        "final",
    }
    assert (record["format"], record["game"], record["rules"]) == ("arkaden-record/1", game, 1)
    assert set(record["fairness"]) == {"commitment", "server_seed", "nonces"}
    assert set(record["final"]) == {"scores", "winners", "reason", "breakdown"}
    assert [entry["n"] for entry in record["actions"]] == list(range(1, len(record["actions"]) + 1))
    assert record["options"] == GAMES[game].complete_options({})


@every_game
def test_components_are_named_by_the_hash_of_their_canonical_json(game: str) -> None:
    entry = RECORDS[game]["components"]
    assert entry["sha256"] == canonical_sha256(GAMES[game].components())
    assert "file" not in entry


@every_game
def test_a_file_given_by_the_host_is_carried_along(game: str) -> None:
    file = copy.deepcopy(GAMES[game].components())
    record = simulate_game(GAMES[game], players=2, seed=1, index=0, components=file)
    assert record["components"]["file"] == file
    assert verify_record(json.loads(json.dumps(record))) == []
    del record["components"]["file"]
    assert verify_record(record) == []
    record["components"]["sha256"] = "0" * 64
    assert found(record) == ["components.sha256"]


@every_game
def test_when_an_action_was_done_may_be_told(game: str) -> None:
    record = record_of(game)
    record["actions"][0]["at"] = "2026-12-01T10:00:00Z"
    assert verify_record(record) == []


def changes(record: JsonObject) -> Iterator[tuple[str, Callable[[], object]]]:
    """Ways to spoil a record, each with where it must be found."""
    fairness, final = record["fairness"], record["final"]
    yield "format", lambda: record.update(format="arkaden-record/2")
    yield "game", lambda: record.update(game="chess")
    yield "game", lambda: record.update(game=["ark"])
    yield "rules", lambda: record.update(rules=2)
    yield "rules", lambda: record.update(rules=True)
    yield "options", lambda: record.update(options={})
    yield "setup", lambda: record["options"].update(cheat=True)
    yield "players", lambda: record.update(players=[1, 2])
    yield "players", lambda: record.update(players="Anna")
    yield "fairness.nonces", lambda: record["players"].append("One more")
    yield "start_seat", lambda: record.update(start_seat=1 - record["start_seat"])
    yield "components.sha256", lambda: record["components"].update(sha256="f" * 64)
    yield "components.name", lambda: record["components"].update(name="Another")
    yield "components.file", lambda: record["components"].update(file={"tiles": []})
    yield "fairness.commitment", lambda: fairness.update(commitment="0" * 64)
    yield "fairness.commitment", lambda: fairness.update(server_seed="0" * 64)
    yield "fairness.server_seed", lambda: fairness.update(server_seed=fairness["server_seed"].upper())
    yield "fairness.server_seed", lambda: fairness.pop("server_seed")
    yield "setup", lambda: fairness.update(nonces=["00" * 16, "11" * 16])
    yield "fairness.nonces", lambda: fairness.update(nonces=["00" * 16])
    yield "fairness.nonces", lambda: fairness.update(nonces=None)
    yield "actions[0].n", lambda: record["actions"][0].update(n=2)
    yield "actions[0].seat", lambda: record["actions"][0].update(seat="0")
    yield "actions[0]", lambda: record["actions"][0].update(seat=1 - record["actions"][0]["seat"])
    yield "actions[0]", lambda: record["actions"][0].update(action={"type": "pass it"})
    yield "actions[0]", lambda: record["actions"][0].update(note="hm")
    yield "actions[0]", lambda: record["actions"].insert(0, "nothing")
    yield "actions", record["actions"].pop
    yield (
        f"actions[{len(record['actions'])}]",
        lambda: record["actions"].append(
            {"n": len(record["actions"]) + 1, "seat": 0, "action": {"type": "resign"}}
        ),
    )
    yield "events[3]", lambda: record["events"][3].update(n=99)
    yield "events", record["events"].pop
    yield "events", lambda: record["events"].append({"n": 1, "type": "points"})
    yield "final.scores", lambda: final.update(scores=[100, 0])
    yield "final.winners", lambda: final.update(winners=[])
    yield "final.reason", lambda: final.update(reason="resigned")
    yield "final.breakdown", lambda: final.pop("breakdown")
    for field in list(record):
        yield field, lambda field=field: record.pop(field)  # type: ignore[misc]


@every_game
def test_whatever_is_changed_is_found(game: str) -> None:
    for number, (where, _) in enumerate(changes(record_of(game))):
        record = record_of(game)
        _, change = list(changes(record))[number]
        change()
        assert where in found(record), f"change {number} of {where}"


@every_game
def test_a_tile_or_card_exchanged_in_the_set_up_is_found(game: str) -> None:
    record = record_of(game)
    pile = record["setup"]["tiles" if game == "ark" else "deck"]
    other = next(i for i in range(2, len(pile)) if pile[i] != pile[1])
    pile[1], pile[other] = pile[other], pile[1]
    assert "setup" in found(record)


@every_game
def test_what_a_player_noted_down_is_compared(game: str) -> None:
    record = record_of(game)
    fairness = record["fairness"]
    right = {"commitment": fairness["commitment"].upper(), "nonces": {1: fairness["nonces"][1].upper()}}
    assert verify_record(record, **right) == []
    assert found(record, commitment="0" * 64) == ["fairness.commitment"]
    assert found(record, nonces={0: "00" * 16}) == ["fairness.nonces[0]"]
    assert found(record, nonces={2: "00" * 16}) == ["fairness.nonces[2]"]


@pytest.mark.parametrize(
    "document", [None, 1, "record", [], {}, {"format": "arkaden-record/1"}, float("nan")]
)
def test_something_else_is_no_record(document: Any) -> None:
    assert verify_record(document) != []


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a document."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from places(child, (*path, key))


@every_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_no_document_makes_the_check_fail_instead_of_answer(game: str, data: st.DataObject) -> None:
    """Any value of a right record exchanged for anything else."""
    record = record_of(game)
    path = data.draw(st.sampled_from(list(places(record))))
    value = data.draw(json_values)
    parent: Any = record
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    differences = verify_record(record)
    another_name = path[0] == "players" and isinstance(value, str)
    if not another_name and json.dumps(record) != json.dumps(RECORDS[game]):
        assert differences != []


def test_a_difference_reads_as_place_and_text() -> None:
    assert str(Difference("final.scores", "must be [1]")) == "final.scores: must be [1]"
