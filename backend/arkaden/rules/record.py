"""The game record and its check (docs/record.md, "The game record").

Everything here goes through ``rules.protocol`` alone and is the same for every game. Nothing here reads or
writes files: a record is a JSON object.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from arkaden.rules.canonical import canonical_json, canonical_sha256
from arkaden.rules.catalogue import GAMES
from arkaden.rules.fairness import NONCE_BYTES, SERVER_SEED_BYTES, Fairness, commitment_of
from arkaden.rules.protocol import (
    Event,
    GameKind,
    GameState,
    IllegalAction,
    InvalidSetup,
    Json,
    JsonObject,
    Outcome,
    Seat,
)

FORMAT = "arkaden-record/1"

_FIELDS = [
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
]


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in a record that is not as it must be."""

    where: str
    """The place in the document, such as ``actions[12]``."""
    detail: str
    """English, for people."""

    def __str__(self) -> str:
        return f"{self.where}: {self.detail}"


def build_record(
    kind: GameKind,
    *,
    options: Mapping[str, Any],
    players: Sequence[str],
    start_seat: Seat,
    setup: Mapping[str, Any],
    fairness: Fairness,
    actions: Sequence[Mapping[str, Any]],
    events: Sequence[Event],
    outcome: Outcome,
    components: Mapping[str, Any] | None = None,
) -> JsonObject:
    """The record of a finished game.

    ``actions`` are ``{"n", "seat", "at"?, "action"}`` in order, ``events`` all events in order, those from
    before the first action (``GameState.opening_events``) included. ``components`` is a file that is not
    built in; the record then carries it.
    """
    return {
        "format": FORMAT,
        "game": kind.name,
        "rules": kind.rules,
        "options": kind.complete_options(options),
        "players": list(players),
        "start_seat": start_seat,
        "components": components_entry(kind, components),
        "setup": dict(setup),
        "fairness": fairness.to_json(),
        "actions": [dict(entry) for entry in actions],
        "events": list(events),
        "final": outcome.to_json(),
    }


def components_entry(kind: GameKind, components: Mapping[str, Any] | None) -> JsonObject:
    """The name and hash of a component file, and the file itself unless it is built in (None).

    A file that has no ``name`` goes by that of its game.
    """
    file = kind.components(components)
    entry = {"name": file.get("name", kind.name), "sha256": canonical_sha256(file)}
    return entry if components is None else {**entry, "file": file}


def verify_record(
    document: Json, commitment: str | None = None, nonces: Mapping[int, str] | None = None
) -> list[Difference]:
    """Check a record as a whole; an empty list means that it is right.

    Checks the commitment, redoes the shuffle, replays each action and compares every event and the final
    scores. ``commitment`` (hex) and ``nonces`` (hex by seat) are what a player noted down while sitting at
    the table; None where nobody did. Never raises for what a document may hold: it is a difference then.
    """
    try:
        canonical_json(document)
    except (TypeError, ValueError, RecursionError) as error:
        return [Difference("document", f"not JSON: {error}")]
    found = _check_form(document)
    if found:
        return found
    kind = GAMES[document["game"]]
    found, fairness = _check_fairness(document, commitment, nonces or {})
    custom, component_differences = _check_components(kind, document["components"])
    found += component_differences
    if component_differences:
        return found
    try:
        options = kind.complete_options(document["options"])
        if not _same(options, document["options"]):
            return [*found, Difference("options", f"must name every option: {_shown(options)}")]
        if fairness is not None:
            found += _check_shuffle(kind, document, fairness, custom)
        state = kind.start(
            len(document["players"]), options, document["start_seat"], document["setup"], custom
        )
    except InvalidSetup as error:
        return [*found, Difference("setup", str(error))]
    return found + _check_play(state, document)


def _check_form(document: Json) -> list[Difference]:
    """What must hold before anything can be compared."""
    if not isinstance(document, dict):
        return [Difference("document", "must be an object")]
    missing = [Difference(field, "is missing") for field in _FIELDS if field not in document]
    if missing:
        return missing
    if document["format"] != FORMAT:
        return [Difference("format", f"must be {FORMAT!r}")]
    if not isinstance(document["game"], str) or document["game"] not in GAMES:
        return [Difference("game", f"must be one of {', '.join(GAMES)}")]
    rules = GAMES[document["game"]].rules
    if not _same(document["rules"], rules):
        return [Difference("rules", f"this program replays version {rules}")]
    wrong = [
        Difference(field, "must be an object")
        for field in ("options", "components", "setup", "fairness", "final")
        if not isinstance(document[field], dict)
    ]
    wrong += [
        Difference(field, "must be a list")
        for field in ("players", "actions", "events")
        if not isinstance(document[field], list)
    ]
    if not wrong and not all(isinstance(name, str) for name in document["players"]):
        wrong.append(Difference("players", "must be names"))
    return wrong


def _check_fairness(
    document: JsonObject, commitment: str | None, noted: Mapping[int, str]
) -> tuple[list[Difference], Fairness | None]:
    """The seeds of a record, None if they cannot be read."""
    found: list[Difference] = []
    fairness = document["fairness"]
    seats = len(document["players"])
    server_seed = _from_hex(fairness.get("server_seed"), SERVER_SEED_BYTES)
    listed = fairness.get("nonces")
    nonces = [_from_hex(nonce, NONCE_BYTES) for nonce in listed] if isinstance(listed, list) else []
    if server_seed is None:
        found.append(
            Difference("fairness.server_seed", f"must be {2 * SERVER_SEED_BYTES} lower-case hex digits")
        )
    elif fairness.get("commitment") != commitment_of(server_seed):
        found.append(Difference("fairness.commitment", "is not the SHA-256 of the server seed"))
    if commitment is not None and commitment.lower() != fairness.get("commitment"):
        found.append(Difference("fairness.commitment", f"is not the one noted, {commitment}"))
    if len(nonces) != seats or None in nonces:
        found.append(
            Difference("fairness.nonces", f"must be {2 * NONCE_BYTES} lower-case hex digits for each seat")
        )
    for seat, nonce in noted.items():
        if not 0 <= seat < len(nonces) or listed[seat] != nonce.lower():
            found.append(Difference(f"fairness.nonces[{seat}]", f"is not the one noted, {nonce}"))
    read = tuple(nonce for nonce in nonces if nonce is not None)
    if server_seed is None or len(read) != seats:
        return found, None
    return found, Fairness(server_seed, read)


def _check_components(kind: GameKind, entry: JsonObject) -> tuple[JsonObject | None, list[Difference]]:
    """The file that a record carries, None if it is the built-in one."""
    try:
        expected = components_entry(kind, entry.get("file"))
    except InvalidSetup as error:
        return None, [Difference("components.file", error.detail)]
    found = [
        Difference(f"components.{field}", f"must be {expected[field]!r}, not {_shown(entry.get(field))}")
        for field in ("name", "sha256")
        if not _same(entry.get(field), expected[field])
    ]
    return expected.get("file"), found


def _check_shuffle(
    kind: GameKind, document: JsonObject, fairness: Fairness, custom: JsonObject | None
) -> list[Difference]:
    start_seat, setup = kind.draw_setup(
        len(document["players"]), document["options"], fairness.stream(), custom
    )
    found = []
    if not _same(document["start_seat"], start_seat):
        found.append(Difference("start_seat", f"the seeds give seat {start_seat}"))
    if not _same(document["setup"], setup):
        found.append(Difference("setup", "is not what the seeds give"))
    return found


def _check_play(state: GameState, document: JsonObject) -> list[Difference]:
    """Replay every action; compare events and result."""
    events = state.opening_events()
    for index, entry in enumerate(document["actions"]):
        where = f"actions[{index}]"
        if not isinstance(entry, dict) or not {"n", "seat", "action"} <= entry.keys() <= {
            "n",
            "seat",
            "action",
            "at",
        }:
            return [Difference(where, "must have n, seat, action and perhaps at")]
        if not _same(entry["n"], index + 1):
            return [Difference(f"{where}.n", f"must be {index + 1}")]
        if type(entry["seat"]) is not int:
            return [Difference(f"{where}.seat", "must be a whole number")]
        try:
            events += state.apply(Seat(entry["seat"]), entry["action"])
        except IllegalAction as error:
            return [Difference(where, f"the rules refuse it: {error}")]
    found = _compare_events(document["events"], events)
    outcome = state.outcome
    if outcome is None:
        return [*found, Difference("actions", "the game is not over after the last one")]
    for field, expected in outcome.to_json().items():
        if not _same(document["final"].get(field), expected):
            shown = _shown(document["final"].get(field))
            found.append(Difference(f"final.{field}", f"must be {_shown(expected)}, not {shown}"))
    return found


def _compare_events(recorded: list[Json], replayed: list[Event]) -> list[Difference]:
    found = [
        Difference(f"events[{index}]", f"must be {_shown(expected)}, not {_shown(event)}")
        for index, (event, expected) in enumerate(zip(recorded, replayed, strict=False))
        if not _same(event, expected)
    ]
    if len(recorded) != len(replayed):
        found.append(Difference("events", f"must be {len(replayed)} events, not {len(recorded)}"))
    return found


def _same(a: Json, b: Json) -> bool:
    """Equal as JSON: ``true`` is not 1, nor is 1.0."""
    return canonical_json(a) == canonical_json(b)


def _shown(value: Json) -> str:
    """A value for a message, cut short if it is long."""
    text = canonical_json(value).decode()
    return text if len(text) <= 200 else f"{text[:200]}..."


def _from_hex(text: Json, length: int) -> bytes | None:
    if not isinstance(text, str) or len(text) != 2 * length or not set(text) <= set("0123456789abcdef"):
        return None
    return bytes.fromhex(text)
