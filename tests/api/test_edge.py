"""What surrounds every call: sizes, origins, headers, unknown addresses, limits."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.players import Guests
from tests.support.server import ServerProcess

NEW_GUEST = {"name": "Anna"}


async def test_bodies_over_16_kib_are_refused_however_they_are_sent(guests: Guests) -> None:
    stranger = guests.stranger()
    body = b'{"name":"' + b"x" * 16 * 1024 + b'"}'

    async def in_pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 1000):
            yield body[start : start + 1000]

    for content in (body, in_pieces()):
        answer = await stranger.http.post(
            "/api/v1/guests", content=content, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_component_files_may_be_larger_but_not_over_256_kib(guests: Guests) -> None:
    anna = await guests.guest("Anna")
    table = {"kind": "ark", "seats": 2}
    assert (
        await anna.refused("POST", "/tables", {**table, "components": {"x": "x" * 100_000}})
        == "bad_components"
    )
    assert await anna.refused("POST", "/tables", {**table, "components": {"x": "x" * 300_000}}) == "too_large"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b'{"name":NaN}', b'{"name":"\\ud800"}', b'{"name":"a\\u0000"}', b"[" * 5000]
)
async def test_what_is_not_json_is_a_bad_message(guests: Guests, body: bytes) -> None:
    answer = await guests.stranger().http.post(
        "/api/v1/guests", content=body, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")


async def test_a_form_of_another_page_is_no_call(guests: Guests) -> None:
    answer = await guests.stranger().http.post("/api/v1/guests", data={"name": "Anna"})
    assert answer.json()["code"] == "bad_message"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_pages_of_foreign_origins_change_nothing(guests: Guests, headers: dict[str, str]) -> None:
    anna = await guests.guest("Anna")
    for method, path in (("POST", "/guests"), ("PATCH", "/me"), ("DELETE", "/tables/0000")):
        assert await anna.refused(method, path, NEW_GUEST, headers=headers) == "forbidden"
    assert (await anna.call("GET", "/me", headers=headers)).is_success


async def test_own_pages_and_programs_may_change_things(guests: Guests) -> None:
    stranger = guests.stranger()
    for headers in ({"Origin": stranger.server.url}, {"Sec-Fetch-Site": "same-origin"}, {}):
        assert (await stranger.call("POST", "/guests", NEW_GUEST, headers=headers)).is_success


async def test_every_answer_carries_security_headers_and_a_request_id(guests: Guests) -> None:
    http = guests.stranger().http
    ids = set()
    for path in ("/", "/api/v1/catalogue", "/api/v1/nowhere", "/healthz", "/api/docs"):
        headers = (await http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy.split("script-src")[1].split(";")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        ids.add(headers["x-request-id"])
    assert len(ids) == 5


async def test_unknown_addresses_and_methods_are_problems_under_api(guests: Guests) -> None:
    stranger = guests.stranger()
    assert await stranger.refused("GET", "/nowhere") == "not_found"
    assert await stranger.refused("POST", "/catalogue", {}) == "method_not_allowed"
    assert (await stranger.http.get("/api")).status_code == 404
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"{stranger.server.live_url}/elsewhere"):
            pass
    assert refused.value.response.status_code == 403


async def test_catalogue_and_components(guests: Guests) -> None:
    stranger = guests.stranger()
    catalogue = await stranger.done("GET", "/catalogue")
    assert catalogue["ark"]["players"] == {"min": 2, "max": 5}
    assert len(catalogue["ark"]["colours"]) == 5
    assert catalogue["ark"]["options_schema"]["properties"]["draw_ahead"]["default"] is False
    answer = await stranger.call("GET", "/catalogue/ark/components")
    assert answer.json()["tiles"]
    again = await stranger.call(
        "GET", "/catalogue/ark/components", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert await stranger.refused("GET", "/catalogue/chess/components") == "not_found"


async def test_health_and_readiness(guests: Guests) -> None:
    http = guests.stranger().http
    assert (await http.get("/healthz")).json() == {"status": "ok"}
    assert (await http.get("/readyz")).json() == {
        "status": "ready",
        "database": True,
        "migrations": True,
        "notices": True,
    }


async def test_too_many_changing_calls_are_told_to_wait(start_server: Callable[..., ServerProcess]) -> None:
    strict = start_server(call_rate="0.01", call_burst="3")
    async with Guests(strict) as guests:
        stranger = guests.stranger()
        for _ in range(3):
            await stranger.done("POST", "/guests", NEW_GUEST)
        answer = await stranger.http.post("/api/v1/guests", json=NEW_GUEST)
        assert (answer.status_code, answer.json()["code"]) == (429, "rate_limited")
        assert int(answer.headers["retry-after"]) == answer.json()["retry_after"] > 0
        await stranger.done("GET", "/me")


@pytest.fixture(scope="module")
def built(
    start_server: Callable[..., ServerProcess], tmp_path_factory: pytest.TempPathFactory
) -> ServerProcess:
    folder: Path = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("start()")
    return start_server(static_dir=str(folder), cookie_secure="always")


async def test_every_place_in_the_client_is_its_page(built: ServerProcess) -> None:
    async with Guests(built) as guests:
        for path in ("/", "/index.html", "/table/abc123", "/help/ark", "/game/x?move=3"):
            answer = await guests.stranger().http.get(path)
            assert (answer.status_code, "the page" in answer.text) == (200, True)
            assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_kept_for_ever_and_other_files_are_not(built: ServerProcess) -> None:
    async with Guests(built) as guests:
        http = guests.stranger().http
        asset = await http.get("/assets/index-abc123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        icon = await http.get("/favicon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        again = await http.get("/favicon.svg", headers={"If-None-Match": icon.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/robots.txt", "/..%2fpyproject.toml", "/assets/..%2f..%2f.env"]
)
async def test_missing_files_are_missing_and_nothing_outside_is_reached(
    built: ServerProcess, path: str
) -> None:
    async with Guests(built) as guests:
        assert (await guests.stranger().http.get(path)).status_code == 404


async def test_a_server_behind_tls_marks_its_cookie_secure(built: ServerProcess) -> None:
    async with Guests(built) as guests:
        answer = await guests.stranger().http.post("/api/v1/guests", json=NEW_GUEST)
        assert answer.headers["set-cookie"].endswith("; Secure")


async def test_without_a_build_a_page_says_so(
    start_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    async with Guests(start_server(static_dir=str(tmp_path / "nothing"))) as guests:
        http = guests.stranger().http
        answer = await http.get("/")
        assert (answer.status_code, "has not been built" in answer.text) == (503, True)
        assert (await http.get("/api/v1/catalogue")).is_success
