"""The fair shuffle (docs/record.md), against the standard library's own words for it."""

import hashlib
import hmac

import pytest

from arkaden.rules.fairness import (
    Fairness,
    RandomStream,
    commitment_of,
    default_nonce,
    game_seed,
    shuffle,
)

SERVER_SEED = bytes(range(32))


def words(seed: bytes, blocks: int) -> list[int]:
    """The first words of a stream, as the document describes them."""
    data = b"".join(hashlib.sha256(seed + i.to_bytes(8, "big")).digest() for i in range(blocks))
    return [int.from_bytes(data[i : i + 4], "big") for i in range(0, len(data), 4)]


def stream_of(*chosen: int) -> RandomStream:
    """A stream that begins with chosen words, to reach what a hash hardly ever gives."""
    stream = RandomStream(b"")
    stream._block = b"".join(word.to_bytes(4, "big") for word in chosen)
    return stream


def test_the_commitment_is_the_hash_of_the_server_seed() -> None:
    assert commitment_of(SERVER_SEED) == hashlib.sha256(SERVER_SEED).hexdigest()
    assert commitment_of(SERVER_SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_seat_without_a_client_gets_its_nonce_from_the_server_seed() -> None:
    expected = hmac.new(SERVER_SEED, b"seat\x03", hashlib.sha256).digest()[:16]
    assert default_nonce(SERVER_SEED, 3) == expected
    assert len({default_nonce(SERVER_SEED, seat) for seat in range(5)}) == 5


def test_the_seed_is_made_of_the_server_seed_and_the_nonces_in_seat_order() -> None:
    nonces = [b"a" * 16, b"b" * 16]
    assert game_seed(SERVER_SEED, nonces) == hmac.new(SERVER_SEED, b"a" * 16 + b"b" * 16, "sha256").digest()
    assert game_seed(SERVER_SEED, nonces) != game_seed(SERVER_SEED, nonces[::-1])


def test_the_stream_is_the_hashes_of_seed_and_counter_read_as_words() -> None:
    stream = RandomStream(b"seed")
    assert [stream.below(2**32) for _ in range(24)] == words(b"seed", 3)


def test_a_number_below_n_is_the_word_modulo_n() -> None:
    stream = RandomStream(b"seed")
    assert [stream.below(71) for _ in range(16)] == [word % 71 for word in words(b"seed", 2)]


def test_words_above_the_last_multiple_of_n_are_skipped() -> None:
    """2**32 is 1 modulo 3 and modulo 5: just the last word would favour 0."""
    stream = stream_of(2**32 - 1, 5, 2**32 - 1, 7)
    assert (stream.below(3), stream.below(5)) == (2, 2)


def test_where_n_divides_the_words_none_is_skipped() -> None:
    assert stream_of(2**32 - 1).below(4) == 3


def test_a_number_below_1_takes_a_word_like_any_other() -> None:
    stream = RandomStream(b"seed")
    assert stream.below(1) == 0
    assert stream.below(2**32) == words(b"seed", 1)[1]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_there_is_no_number_below_that(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        RandomStream(b"seed").below(n)


def test_a_shuffle_swaps_from_the_last_place_down_to_place_1() -> None:
    """And draws nothing for place 0."""
    items = [*"abcde"]
    stream = RandomStream(b"seed")
    shuffle(items, stream)
    expected = [*"abcde"]
    drawn = words(b"seed", 1)
    for word, place in zip(drawn, (4, 3, 2, 1), strict=False):
        other = word % (place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert items == expected
    assert stream.below(2**32) == drawn[4]


@pytest.mark.parametrize("items", [[], ["a"]])
def test_a_shuffle_of_nothing_or_one_draws_nothing(items: list[str]) -> None:
    stream = RandomStream(b"seed")
    shuffle(items, stream)
    assert stream.below(2**32) == words(b"seed", 1)[0]


def test_what_stands_in_a_record_is_lower_case_hex() -> None:
    fairness = Fairness.without_clients(SERVER_SEED, 2)
    assert fairness.to_json() == {
        "commitment": commitment_of(SERVER_SEED),
        "server_seed": SERVER_SEED.hex(),
        "nonces": [default_nonce(SERVER_SEED, 0).hex(), default_nonce(SERVER_SEED, 1).hex()],
    }
    assert fairness.stream().below(2**32) == words(game_seed(SERVER_SEED, fairness.nonces), 1)[0]
