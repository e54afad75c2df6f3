"""What is written can be read again, in every format."""

import hashlib
import json
import re

import pytest

from freehold.kingdoms import codes
from freehold.kingdoms.attachments import complete
from freehold.kingdoms.presets import all_presets
from freehold.kingdoms.randomizer import random_kingdom
from freehold.kingdoms.reading import read
from freehold.kingdoms.writing import FORMATS, write
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom
from tests.kingdoms.same import content


@pytest.mark.parametrize("form", FORMATS)
def test_random_kingdoms_come_back(form: str) -> None:
    for seed in range(120):
        kingdom, _ = complete(random_kingdom(seed, most_landscapes=3), seed=seed)
        text = write(kingdom, form)
        reading = read(text)
        assert reading.problems == [], text
        assert reading.kingdom is not None
        assert reading.format == form
        assert content(reading.kingdom) == content(kingdom), text


@pytest.mark.parametrize("form", FORMATS)
def test_recommended_kingdoms_come_back(form: str) -> None:
    for preset in all_presets()[::7]:
        kingdom, _ = complete(preset.kingdom)
        reading = read(write(kingdom, form))
        assert reading.kingdom is not None
        assert content(reading.kingdom) == content(kingdom)


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_chosen_for_a_card_of_an_offered_deck_comes_back(form: str) -> None:
    extras = {"Black Market": ["Young Witch"], "Young Witch": ["Hamlet"]}
    kingdom, _ = complete(Kingdom(["Black Market", "Cellar"], extras=extras))
    assert kingdom.extras["Young Witch"] == ["Hamlet"]
    reading = read(write(kingdom, form))
    assert reading.problems == []
    assert reading.kingdom is not None
    assert content(reading.kingdom) == content(kingdom)


def test_an_unknown_format_says_which_there_are() -> None:
    with pytest.raises(RulesError, match="did you mean json"):
        write(Kingdom(["Cellar"]), "jsn")


def test_a_code_is_short_and_can_stand_in_a_link() -> None:
    kingdom, _ = complete(random_kingdom(5), seed=5)
    code = write(kingdom, "code")
    assert re.fullmatch(r"[a-z0-9-]+~1[A-Za-z0-9_-]+", code)
    assert len(code) < 90


def test_a_code_stays_the_same_for_ever() -> None:
    kingdom = Kingdom(["Moat", "Cellar", "Young Witch"], ["Save"], colonies=True, extras={"Young Witch": ["Hamlet"]})
    assert codes.encode(kingdom) == "1AQNuxgLgAgHBBAGUBgG2AgDQlg"
    first = "\n".join(codes.numbering()[:789])
    assert hashlib.sha256(first.encode()).hexdigest().startswith("10357704c86c5027")


def test_every_name_has_one_number() -> None:
    names = codes.numbering()
    assert len(names) == len(set(names)) < codes.UNNUMBERED


def test_cards_without_a_number_are_written_out() -> None:
    kingdom = Kingdom(["Cellar", "Somebody's Own Card"], ["Quest"])
    assert content(codes.decode(codes.encode(kingdom))) == content(kingdom)


def test_a_letter_that_is_wrong_is_noticed() -> None:
    for cards in (["Cellar", "Moat"], ["Cellar", "Moat", "Village"], ["Cellar", "Moat", "Village", "Smithy"]):
        code = codes.encode(Kingdom(cards))
        for at in range(1, len(code)):
            for letter in "ABCDgw_":
                if letter != code[at]:
                    with pytest.raises(RulesError):
                        codes.decode(code[:at] + letter + code[at + 1 :])


def test_our_json_says_what_it_is() -> None:
    document = json.loads(write(Kingdom(["Cellar"], shelters=True), "json"))
    assert document["format"] == "freehold-kingdom"
    assert document["shelters"] is True


def test_the_address_has_a_field_for_each_kind_of_landscape() -> None:
    kingdom = Kingdom(["Young Witch", "Bishop"], ["Save", "Obelisk"], extras={"Young Witch": ["Hamlet"], "Obelisk": ["Bishop"]})
    address = write(kingdom, "dominionrandomizer")
    assert "supply=youngwitch,bishop&bane=hamlet&events=save&landmarks=obelisk(bishop)" in address
    assert not address.endswith("&")
    assert write(Kingdom(["Cellar"], colonies=True), "dominionrandomizer").endswith("supply=cellar&colonies=1")
