"""Names of accounts: one for each, told apart at a glance, and none that speaks for the server."""

import unicodedata

from arkaden.accounts.identities import clean_name
from arkaden.errors import Refusal

_RESERVED = frozenset(
    {
        "admin",
        "administrator",
        "arkaden",
        "host",
        "moderator",
        "operator",
        "root",
        "server",
        "support",
        "system",
    }
)
# Letters of other scripts, and signs, that are drawn as the Latin ones beside them.
_LOOKS_LIKE = str.maketrans(
    {
        **dict(zip("аеіјморсухѕһԁԛԝвкнтзг", "aeijmopcyxshdqwbkhter", strict=True)),
        **dict(zip("αβεηικνορτυχγω", "abenikvoptuxyw", strict=True)),
        **dict(zip("ıøłđß", "iolds", strict=True)),
        **dict(zip("01|!53", "ollise", strict=True)),
    }
)
# After the above: what is drawn alike even within one script.
_DRAWN_ALIKE = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))


def account_name(name: str) -> tuple[str, str]:
    """The name as it is shown, and the key by which two names that look alike are the same.

    Raises Refusal(bad_name) for reserved names, names without a letter or digit, and those that mix scripts; and
    Refusal(bad_message) for names that are none at all.
    """
    shown = clean_name(name)
    key = look(shown)
    if not key:
        raise Refusal("bad_name", "a name needs a letter or a digit")
    if key in _RESERVED_LOOKS:
        raise Refusal("bad_name", "this name is kept for the server")
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in shown if letter.isalpha()}
    if len(scripts & {"LATIN", "CYRILLIC", "GREEK"}) > 1:
        raise Refusal("bad_name", "a name keeps to one script")
    return shown, key


def look(name: str) -> str:
    """What a name looks like: without case, accents, spaces and signs, and with one letter for all alike."""
    plain = "".join(
        character
        for character in unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
        if not unicodedata.combining(character)
    )
    kept = "".join(one for one in plain.translate(_LOOKS_LIKE) if one.isalnum())
    for drawn, like in _DRAWN_ALIKE:
        kept = kept.replace(drawn, like)
    return kept


_RESERVED_LOOKS = frozenset(map(look, _RESERVED))
