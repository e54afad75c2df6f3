"""Kingdoms from text that others wrote, and what is said about what was not understood."""

import json
import random

import pytest

from freehold.cards import load_all
from freehold.kingdoms.attachments import complete
from freehold.kingdoms.randomizer import random_kingdom
from freehold.kingdoms.reading import Reading, must_read, read
from freehold.kingdoms.writing import FORMATS, write
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom

TEN = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Workshop"]


def kingdom_of(text: str) -> Kingdom:
    reading = read(text)
    assert reading.problems == []
    assert reading.kingdom is not None
    return reading.kingdom


def test_a_list_with_landscapes_and_flags_mixed_in() -> None:
    kingdom = kingdom_of("Farmland, Save, Bandit, Ritual, Shelters, Forum, Colonies")
    assert kingdom.cards == ["Farmland", "Bandit", "Forum"]
    assert kingdom.landscapes == ["Save", "Ritual"]
    assert kingdom.shelters
    assert kingdom.colonies


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("cellar", "Cellar"),
        ("  CELLARS ", "Cellar"),
        ("Cellar ($2)", "Cellar"),
        ("3. Cellar", "Cellar"),
        ("- Cellar", "Cellar"),
        ("10 Cellars", "Cellar"),
        ("Cellar x10", "Cellar"),
        ("Cellar – $2", "Cellar"),
        ("Cellar (Dominion, Action)", "Cellar"),
        ('"Cellar"', "Cellar"),
        ("and Cellar", "Cellar"),
        ("laboratories", "Laboratory"),
        ("ill gotten gains", "Ill-Gotten Gains"),
        ("jack_of_all_trades", "Jack of All Trades"),
        ("fools gold", "Fool's Gold"),
        ("Fool’s Gold", "Fool's Gold"),
        ("catapultrocks", "Catapult/Rocks"),
        ("Catapult / Rocks", "Catapult/Rocks"),
        ("rocks/catapult", "Catapult/Rocks"),
        ("settlersbustling", "Settlers/Bustling Village"),
        ("Rocks", "Catapult/Rocks"),
        ("Sir Martin", "Knights"),
        ("Mastermind", "Mastermind"),
        ("Mastermind (Antiquities)", "Mastermind (Antiquities)"),
        ("stronghold_antiquities", "Stronghold (Antiquities)"),
        ("Stronghold (Antiquities) ($5)", "Stronghold (Antiquities)"),
    ],
)
def test_names_as_people_write_them(written: str, meant: str) -> None:
    assert kingdom_of(f"{written}, Bazaar").cards == [meant, "Bazaar"]


@pytest.mark.parametrize(
    "text",
    [
        ", ".join(TEN),
        "\n".join(TEN),
        "First Game: " + ", ".join(TEN),
        "Kingdom: " + ", ".join(TEN) + "\nColonies: no\nEvents: none",
        ", ".join(TEN[:5]) + " / " + ", ".join(TEN[5:]),
        " ".join(TEN).lower(),
        "\t".join(TEN),
        "; ".join(TEN),
        ", ".join(TEN[:9]) + " and " + TEN[9],
        "# of the club\n" + "\n".join(f"{name} # seen" for name in TEN),
        json.dumps(TEN),
        json.dumps({"cards": TEN}),
        "https://dominionrandomizer.com/?lang=en&supply=" + ",".join(TEN).lower() + "&events=&colonies=0",
        "supply=" + "%2C".join(TEN),
        "https://dominionrandomizer.com/?cards=" + ",".join(TEN).lower(),
        f'<player><board contents="{", ".join(TEN)}" bane="" Shelters="false"/></player>',
        "java -jar vdom.jar -cards=" + "-".join(TEN) + " -count=2",
    ],
)
def test_the_same_ten_in_many_forms(text: str) -> None:
    kingdom = kingdom_of(text)
    assert sorted(kingdom.cards) == TEN
    assert not kingdom.landscapes
    assert not kingdom.colonies
    assert not kingdom.shelters


@pytest.mark.parametrize(
    ("text", "owner", "names"),
    [
        ("Young Witch (Hamlet), Village", "Young Witch", ["Hamlet"]),
        ("Village, youngwitch(hamlet)", "Young Witch", ["Hamlet"]),
        ("Young Witch, Village, Bane: Hamlet", "Young Witch", ["Hamlet"]),
        ("Young Witch, Village; bane = hamlet", "Young Witch", ["Hamlet"]),
        ("Hamlet (Bane), Young Witch, Village", "Young Witch", ["Hamlet"]),
        ("supply=village,youngwitch&bane=hamlet", "Young Witch", ["Hamlet"]),
        ('<board contents="Village, Young Witch, Hamlet" bane="Hamlet"/>', "Young Witch", ["Hamlet"]),
        ('{"cards": ["Village", "Young Witch"], "bane": "Hamlet"}', "Young Witch", ["Hamlet"]),
        ('{cards: ["Village", "Young Witch", "Hamlet"], notes: "Hamlet is the Bane",}', "Young Witch", ["Hamlet"]),
        ("Village, Bishop, obelisk(bishop)", "Obelisk", ["Bishop"]),
        ("supply=village,bishop&landmarks=obelisk(bishop)", "Obelisk", ["Bishop"]),
        ('<board contents="Village, Bishop, Obelisk" Obelisk_Choice="Bishop"/>', "Obelisk", ["Bishop"]),
        ("village, bishop, inspiring(bishop)", "Inspiring", ["Bishop"]),
        ("village, Bishop (Inspiring)", "Inspiring", ["Bishop"]),
        ("village, Bishop (Inspiring), Inspiring", "Inspiring", ["Bishop"]),
        ('{"cards": ["Village", "Bishop"], "traits": ["Inspiring, Bishop"]}', "Inspiring", ["Bishop"]),
        ("supply=village&prophecy=approachingArmy(militia)", "Approaching Army", ["Militia"]),
        ("supply=village&ways=wayofthemouse(cellar)", "Way of the Mouse", ["Cellar"]),
        ("Village, Ferryman(Fortress)", "Ferryman", ["Fortress"]),
        ("Village, Riverboat(Mastermind (Antiquities))", "Riverboat", ["Mastermind (Antiquities)"]),
    ],
)
def test_what_is_chosen_for_a_card(text: str, owner: str, names: list[str]) -> None:
    kingdom = kingdom_of(text)
    assert kingdom.extras == {owner: names}
    assert "Village" in kingdom.cards
    assert owner in [*kingdom.cards, *kingdom.landscapes]
    assert "Hamlet" not in kingdom.cards


def test_an_offered_deck_names_single_cards_of_mixed_piles() -> None:
    kingdom = kingdom_of("Village, Black Market (Sir Martin, Cellar)")
    assert kingdom.extras["Black Market"][:2] == ["Sir Martin", "Cellar"]
    assert len(kingdom.extras["Black Market"]) == 15


def test_an_eleventh_pile_is_the_bane_where_one_is_missing() -> None:
    reading = read(", ".join([*TEN[:9], "Young Witch", "Hamlet"]))
    assert reading.kingdom is not None
    assert reading.kingdom.extras == {"Young Witch": ["Hamlet"]}
    assert len(reading.kingdom.cards) == 10
    assert any("Hamlet was taken as the pile for Young Witch" in note for note in reading.notes)


def test_what_is_open_is_chosen_by_the_seed_and_told() -> None:
    one, two = read("Young Witch, Village", seed=3), read("Young Witch, Village", seed=3)
    assert one.kingdom is not None
    assert two.kingdom is not None
    assert one.kingdom.extras == two.kingdom.extras
    bane = one.kingdom.extras["Young Witch"][0]
    assert any(f"Young Witch: {bane} by lot" in note for note in one.notes)
    others = {must_read("Young Witch, Village", seed=seed).extras["Young Witch"][0] for seed in range(20)}
    assert len(others) > 5


@pytest.mark.parametrize(("card", "type_"), [("Importer", "Ally"), ("Mountain Shrine", "Prophecy")])
def test_a_card_that_calls_for_a_landscape_gets_one(card: str, type_: str) -> None:
    registry = load_all()
    reading = read(f"{card}, Village")
    assert reading.kingdom is not None
    assert [registry.kind(name).category for name in reading.kingdom.landscapes][:1] == [type_.lower()]
    assert any("by lot" in note for note in reading.notes)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "at least one card"),
        ("Cellar, Moot", "did you mean Moat"),
        ("Cellar, Cellars", "Cellar stands twice"),
        ("Cellar, Save, Save", "Save stands twice"),
        ("Cellar, Yung Witch(Moat)", "Young Witch"),
        ("Cellar, Bane: Hamlet", "Young Witch, which is not in the kingdom"),
        ("Young Witch (Market), Cellar", "cannot be chosen for Young Witch"),
        ("Young Witch (Save), Cellar", "Save cannot be chosen for Young Witch"),
        ("{", "this is no JSON"),
        ('{"names": []}', "'cards' must be a list"),
        ("[1, 2]", "this JSON is no kingdom"),
        ("x" * 200_001, "too long"),
        ("artisan~1AArLAYkBTDIOWhMQfQUC8QHWAgAAhzX", "damaged"),
    ],
)
def test_problems_are_told_in_one_line_each(text: str, problem: str) -> None:
    reading = read(text)
    assert any(problem in each for each in reading.problems), reading.problems
    assert all("\n" not in each for each in reading.problems)
    with pytest.raises(RulesError, match=r"^[^\n]+$"):
        must_read(text)


def test_what_was_understood_is_kept() -> None:
    reading = read("Cellar, Moot, Village")
    assert reading.kingdom is not None
    assert reading.kingdom.cards == ["Cellar", "Village"]


def says(reading: Reading, what: str) -> bool:
    return any(what in note for note in reading.notes)


def test_what_is_unusual_is_noted() -> None:
    assert says(read("Cellar"), "1 Kingdom pile:")
    assert says(read(", ".join([*TEN, "Bazaar"])), "11 Kingdom piles")
    assert not read(", ".join(TEN)).notes
    assert says(read(", ".join([*TEN, "Save, Ritual, Alms"])), "3 landscapes")
    assert says(read(", ".join([*TEN, "Way of the Ox, Way of the Pig"])), "more than one Way")
    assert says(read(", ".join([*TEN, "Horse"])), "Horse is no Kingdom pile")
    assert not says(read(", ".join([*TEN, "Copper", "Province"])), "Copper")
    assert says(read("Cellar (whatever this is), Moat"), "'whatever this is' in brackets")


def test_a_recommended_kingdom_by_its_name() -> None:
    reading = read("first game")
    assert reading.format == "preset"
    assert reading.kingdom is not None
    assert "Merchant" in reading.kingdom.cards


@pytest.mark.parametrize("text", [
    "Druid (The Sky's Gift, The Sun's Gift, The Sea's Gift), Village",
    "Druid, Village, Boons: The Sky's Gift, The Sun's Gift, The Sea's Gift",
    "Druid, Village, The Sky's Gift, The Sun's Gift, The Sea's Gift",
])  # fmt: skip
def test_boons_may_be_named(text: str) -> None:
    reading = read(text)
    assert reading.problems == []
    assert reading.kingdom is not None
    assert reading.kingdom.extras == {"Druid": ["The Sky's Gift", "The Sun's Gift", "The Sea's Gift"]}


@pytest.mark.parametrize(
    "text",
    ["x," * 50_000, "[" * 100_000, "Bane: " + "x, " * 50_000, "(" * 100_000, "Cellar" + " " * 100_000 + "x", "a:" * 50_000,
     "-cards=" + "Cel-" * 40_000, "{" + "a:" * 50_000, "cellar\t" * 20_000, '{"cards": ["' + "x" * 100_000 + '"]}'],
)  # fmt: skip
def test_nonsense_of_any_length_is_refused_soon(text: str) -> None:
    reading = read(text)
    assert 1 <= len(reading.problems) <= 22
    assert all(len(problem) < 300 for problem in reading.problems)


def test_texts_that_were_damaged_never_break_the_reader() -> None:
    rng = random.Random(7)
    kingdoms = [complete(random_kingdom(seed, most_landscapes=3), seed=seed)[0] for seed in range(6)]
    texts = [write(kingdom, form) for kingdom in kingdoms for form in FORMATS]
    for _ in range(150):
        text = rng.choice(texts)
        for _ in range(rng.randrange(1, 5)):
            at = rng.randrange(len(text) + 1)
            text = rng.choice([text[:at] + rng.choice("(),;:=[]{}\"'/|&-_~\n\t $0é") + text[at:], text[:at] + text[at + 5 :],
                               text[:at] + rng.choice(texts)[:50] + text[at:], text[at:] + text[:at]])  # fmt: skip
        reading = read(text)
        assert reading.kingdom is not None or reading.problems
        assert not any("\n" in line for line in reading.problems + reading.notes)
        if reading.kingdom is not None:
            again = read(write(reading.kingdom, "json"))
            assert again.problems == []


def test_piles_that_join_by_themselves_are_told() -> None:
    assert read("Ruins, Potion, Curse, Cellar").notes[-2:] == [
        "Ruins: it joins by itself where a card brings it", "Potion: it joins by itself where a card brings it",
    ]  # fmt: skip
    assert not any("joins" in note for note in read("Ruins, Potion, Cultist, Familiar").notes)
    assert read("Spoils").problems[0] == "Spoils is no Kingdom pile: it joins by itself where a card brings it"
