"""Names of accounts that look alike are the same, and some are kept for the server."""

import pytest

from arkaden.accounts.names import account_name, look
from arkaden.errors import Refusal


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Ánna"),
        ("Anna Bea", "annabea"),
        ("Anna", "A.n-n_a"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Maria", "rnaria"),
        ("Paul", "\u0420\u0430ul"),
    ],
)
def test_what_looks_alike_is_the_same(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Bea", "Bela"), ("李", "王"), ("Иван", "Анна")]
)
def test_other_names_are_others(one: str, other: str) -> None:
    assert look(one) != look(other)


@pytest.mark.parametrize(
    "name", ["Admin", "a d m i n", "Ádmin", "ADM1N", "Arkaden", "***", "\u0410nna", "Ann\u03b1"]
)
def test_some_names_are_nobodys(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        account_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize("name", ["Ágnes", "Иван", "李小龙", "Système", "Anna 2", "Ødegård"])
def test_names_of_all_peoples_are_welcome(name: str) -> None:
    assert account_name(f" {name} ")[0] == name
