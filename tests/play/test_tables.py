"""What may be done at a table, by whom, and when."""

import asyncio
import uuid
from collections.abc import Awaitable, Callable

import pytest

from arkaden.accounts.identities import Person
from arkaden.errors import Refusal
from arkaden.ids import GameId, IdentityId
from arkaden.play.house import House
from arkaden.play.tables import NewTable
from arkaden.rules.protocol import Seat
from tests.support.house import seated


async def people(house: House, *names: str) -> list[IdentityId]:
    return [(await house.accounts.create_guest(name, None))[0].id for name in names]


async def opened(house: House, host: IdentityId, seats: int = 3, *, private: bool = False) -> GameId:
    table = NewTable("ark", seats, {}, "link" if private else "public", None)
    return (await house.tables.open(host, table)).id


async def refusal(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.code


class TestOpening:
    @pytest.mark.parametrize(
        ("table", "code"),
        [
            (NewTable("chess", 2, {}, "public", None), "not_found"),
            (NewTable("ark", 1, {}, "public", None), "bad_players"),
            (NewTable("ark", 6, {}, "public", None), "bad_players"),
            (NewTable("ark", 2, {"draw_ahead": 1}, "public", None), "bad_option"),
            (NewTable("ark", 2, {"colour": "red"}, "public", None), "bad_option"),
            (NewTable("ark", 2, {}, "public", {"tiles": []}), "bad_components"),
        ],
    )
    async def test_what_cannot_be_played_is_refused(self, house: House, table: NewTable, code: str) -> None:
        (host,) = await people(house, "Anna")
        assert await refusal(house.tables.open(host, table)) == code

    async def test_options_are_completed(self, house: House) -> None:
        (host,) = await people(house, "Anna")
        game = await house.games.known(await opened(house, host))
        assert game.table.options == {"draw_ahead": False}

    async def test_the_host_has_no_seat_until_sitting_down(self, house: House) -> None:
        (host,) = await people(house, "Anna")
        game = await house.games.known(await opened(house, host))
        assert game.table.seats == {}
        assert game.table.concerns(host)


class TestSitting:
    async def test_the_first_free_seat_and_colour_are_taken(self, house: House) -> None:
        anna, bea = await people(house, "Anna", "Bea")
        game_id = await opened(house, anna)
        await house.tables.sit(game_id, anna, 1, "blue", None)
        game = await house.tables.sit(game_id, bea, None, None, None)
        assert [(seat, sitter.name, sitter.colour) for seat, sitter in game.table.seats.items()] == [
            (0, "Bea", "red"),
            (1, "Anna", "blue"),
        ]

    async def test_what_is_taken_stays_taken(self, house: House) -> None:
        anna, bea = await people(house, "Anna", "Bea")
        game = await opened(house, anna)
        await house.tables.sit(game, anna, 0, "red", None)
        assert await refusal(house.tables.sit(game, anna, 1, None, None)) == "already_seated"
        assert await refusal(house.tables.sit(game, bea, 0, None, None)) == "seat_taken"
        assert await refusal(house.tables.sit(game, bea, 1, "red", None)) == "colour_taken"
        assert await refusal(house.tables.sit(game, bea, 3, None, None)) == "bad_message"
        assert await refusal(house.tables.sit(game, bea, 1, "mauve", None)) == "bad_message"

    async def test_a_full_table_takes_nobody(self, house: House) -> None:
        game, _ = await seated(house, 2, start=False)
        (carl,) = await people(house, "Carl")
        assert await refusal(house.tables.sit(game, carl, None, None, None)) == "table_full"

    async def test_of_many_who_sit_down_at_once_each_gets_a_seat_of_their_own(self, house: House) -> None:
        crowd = await people(house, *(f"Guest {n}" for n in range(8)))
        game_id = await opened(house, crowd[0], 5)
        answers = await asyncio.gather(
            *(house.tables.sit(game_id, one, None, None, None) for one in crowd), return_exceptions=True
        )
        refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert refused == ["table_full"] * 3
        table = (await house.games.current(game_id)).table
        assert sorted(table.seats) == [0, 1, 2, 3, 4]
        assert len({sitter.colour for sitter in table.seats.values()}) == 5

    async def test_a_colour_can_be_changed_to_a_free_one(self, house: House) -> None:
        game_id, (anna, _) = await seated(house, 2, start=False)
        assert await refusal(house.tables.choose_colour(game_id, anna, "blue")) == "colour_taken"
        game = await house.tables.choose_colour(game_id, anna, "green")
        assert game.table.seats[Seat(0)].colour == "green"
        await house.tables.choose_colour(game_id, anna, "green")

    async def test_a_seat_can_be_left_and_freed_by_the_host_alone(self, house: House) -> None:
        game, (anna, bea) = await seated(house, 2, start=False)
        assert await refusal(house.tables.remove(game, bea, 0)) == "forbidden"
        await house.tables.remove(game, anna, 1)
        assert await refusal(house.tables.remove(game, anna, 1)) == "not_found"
        assert await refusal(house.tables.leave(game, bea)) == "not_seated"
        await house.tables.leave(game, anna)
        assert (await house.games.current(game)).table.seats == {}


class TestStarting:
    async def test_only_the_host_starts_and_only_with_enough_players(self, house: House) -> None:
        anna, bea = await people(house, "Anna", "Bea")
        game = await opened(house, anna)
        await house.tables.sit(game, bea, None, None, None)
        assert await refusal(house.tables.start(game, bea)) == "forbidden"
        assert await refusal(house.tables.start(game, anna)) == "too_few_players"

    async def test_empty_seats_are_dropped_and_the_others_keep_their_order(self, house: House) -> None:
        anna, bea, carl = await people(house, "Anna", "Bea", "Carl")
        game_id = await opened(house, anna, 5)
        await house.tables.sit(game_id, carl, 1, "black", None)
        await house.tables.sit(game_id, anna, 2, "red", bytes(16))
        await house.tables.sit(game_id, bea, 4, "blue", None)
        game = await house.tables.start(game_id, anna)
        assert [(seat, sitter.name) for seat, sitter in game.table.seats.items()] == [
            (0, "Carl"),
            (1, "Anna"),
            (2, "Bea"),
        ]
        assert game.state is not None
        assert game.state.to_act in {0, 1, 2}

    async def test_of_two_starts_at_once_one_counts(self, house: House) -> None:
        game, (anna, _) = await seated(house, 2, start=False)
        answers = await asyncio.gather(
            *(house.tables.start(game, anna) for _ in range(2)), return_exceptions=True
        )
        refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert refused == ["already_started"]

    async def test_nothing_of_a_table_can_be_changed_once_it_runs(self, house: House) -> None:
        game, (anna, bea) = await seated(house)
        attempts: list[Callable[[], Awaitable[object]]] = [
            lambda: house.tables.start(game, anna),
            lambda: house.tables.close(game, anna),
            lambda: house.tables.leave(game, bea),
            lambda: house.tables.remove(game, anna, 1),
            lambda: house.tables.choose_colour(game, bea, "green"),
            lambda: house.tables.sit(game, bea, None, None, None),
        ]
        assert [await refusal(attempt()) for attempt in attempts] == ["already_started"] * len(attempts)

    async def test_a_closed_table_cannot_be_started(self, house: House) -> None:
        game, (anna, bea) = await seated(house, 2, start=False)
        assert await refusal(house.tables.close(game, bea)) == "forbidden"
        await house.tables.close(game, anna)
        assert await refusal(house.tables.start(game, anna)) == "already_started"


class TestInvites:
    async def test_a_private_table_is_unknown_to_whoever_has_no_invite(self, house: House) -> None:
        anna, bea = await people(house, "Anna", "Bea")
        game = await opened(house, anna, private=True)
        for attempt in (
            house.games.visible(game, bea),
            house.games.visible(game, None),
            house.tables.sit(game, bea, None, None, None),
            house.tables.invite(game, bea),
            house.tables.renew_invite(game, bea),
            house.tables.start(game, bea),
        ):
            assert await refusal(attempt) == "not_found"

    async def test_an_invite_lets_in_for_good(self, house: House) -> None:
        anna, bea, carl = await people(house, "Anna", "Bea", "Carl")
        game = await opened(house, anna, private=True)
        invite = await house.tables.invite(game, anna)
        await house.tables.admit(game, bea, invite)
        await house.tables.admit(game, bea, invite)
        assert (await house.games.visible(game, bea)).table.lets_in(bea)
        assert await refusal(house.tables.invite(game, bea)) == "forbidden"
        await house.tables.sit(game, bea, None, None, None)
        assert await house.tables.invite(game, bea) == invite
        assert await refusal(house.tables.admit(game, carl, "wrong")) == "invite_invalid"

    async def test_a_revoked_invite_lets_nobody_in_any_more(self, house: House) -> None:
        anna, bea, carl = await people(house, "Anna", "Bea", "Carl")
        game = await opened(house, anna, private=True)
        old = await house.tables.invite(game, anna)
        await house.tables.admit(game, bea, old)
        assert await refusal(house.tables.renew_invite(game, bea)) == "forbidden"
        new = await house.tables.renew_invite(game, anna)
        assert new != old
        assert await refusal(house.tables.admit(game, carl, old)) == "invite_invalid"
        assert (await house.games.visible(game, bea)).id == game
        await house.tables.admit(game, carl, new)


class TestRematch:
    async def finished(self, house: House, *, private: bool = False) -> tuple[GameId, list[IdentityId]]:
        anna, bea = await people(house, "Anna", "Bea")
        game = await opened(house, anna, 2, private=private)
        invite = await house.tables.invite(game, anna)
        for one in (anna, bea):
            await house.tables.admit(game, one, invite)
            await house.tables.sit(game, one, None, None, None)
        await house.tables.start(game, anna)
        await resign(house, game, anna)
        return game, [anna, bea]

    async def test_a_rematch_is_a_new_table_like_the_old_for_the_same_people(self, house: House) -> None:
        old, (anna, bea) = await self.finished(house, private=True)
        new = await house.tables.rematch(old, bea)
        assert (new.table.status, new.table.host, new.table.seats) == ("open", bea, {})
        assert new.table.visibility == "link"
        assert new.table.lets_in(anna)
        assert (await house.games.current(old)).table.next == new.id
        assert new.table.commitment != (await house.games.current(old)).table.commitment

    async def test_asking_twice_or_both_at_once_gives_one_table(self, house: House) -> None:
        old, (anna, bea) = await self.finished(house)
        tables = await asyncio.gather(*(house.tables.rematch(old, one) for one in (anna, bea, anna)))
        assert len({table.id for table in tables}) == 1

    async def test_a_closed_rematch_does_not_stand_in_the_way(self, house: House) -> None:
        old, (anna, bea) = await self.finished(house)
        first = await house.tables.rematch(old, anna)
        await house.tables.close(first.id, anna)
        second = await house.tables.rematch(old, bea)
        assert second.id != first.id

    async def test_only_players_ask_and_only_after_the_end(self, house: House) -> None:
        old, _ = await self.finished(house)
        running, (host, _) = await seated(house)
        (carl,) = await people(house, "Carl")
        assert await refusal(house.tables.rematch(old, carl)) == "not_seated"
        assert await refusal(house.tables.rematch(running, host)) == "not_finished"


async def test_a_new_name_shows_at_the_tables_where_its_owner_sits(house: House) -> None:
    game_id, (anna, _) = await seated(house)
    game = await house.games.known(game_id)
    await house.accounts.change(Person(anna, "Guest 0", "guest", None), "Annie", None)
    await house.tables.renamed(anna)
    assert game.table.seats[Seat(0)].name == "Annie"


async def resign(house: House, game: GameId, who: IdentityId) -> None:
    await house.acting.act_as(game, who, {"type": "resign"}, uuid.uuid4(), None)
