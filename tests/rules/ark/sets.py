"""Small tile sets for tests."""

from typing import Any

from arkaden.rules.protocol import JsonObject

HALF_EDGES = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"]


def tile_set_of(*tiles: JsonObject) -> JsonObject:
    """A component file of these tiles."""
    return {
        "name": "A set for a test",
        "edge_order": "NESW clockwise",
        "half_edge_order": HALF_EDGES,
        "tiles": list(tiles),
    }


def field_tile(tile_id: str, count: int = 1, **more: Any) -> JsonObject:
    """Nothing but field, with a sheep."""
    field = {"kind": "field", "edges": [*"NESW"], "half_edges": HALF_EDGES, "sheep": 1, "wolves": 0}
    return {"id": tile_id, "count": count, "edges": "FFFF", "features": [field], **more}


def city_tile(tile_id: str, count: int = 1, **more: Any) -> JsonObject:
    """Nothing but city."""
    city = {"kind": "city", "edges": [*"NESW"], "scrolls": 0}
    return {"id": tile_id, "count": count, "edges": "CCCC", "features": [city], **more}


def temple_tile(tile_id: str, count: int = 1, **more: Any) -> JsonObject:
    """A temple in a field."""
    tile = field_tile(tile_id, count, **more)
    tile["features"].insert(0, {"kind": "temple", "edges": []})
    return tile
