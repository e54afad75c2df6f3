"""Random kingdoms that keep to wishes, and what is said where they cannot."""

import random

import pytest

from freehold.cards import load_all
from freehold.kingdoms import roles
from freehold.kingdoms.randomizer import in_sets, random_kingdom, set_title
from freehold.kingdoms.reading import must_read
from freehold.kingdoms.wishes import Choice, Range, Wish, choose, parse, reroll
from freehold.rules.kinds import RulesError
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ATTACK, coins_in
from tests.kingdoms.same import content

SEEDS = range(15)


def chosen(text: str, seed: int = 1) -> Choice:
    return choose(parse(text), seed)


def count(kingdom: Kingdom, role: str) -> int:
    return sum(role in roles.roles_of_pile(name) for name in piles_of(kingdom))


def piles_of(kingdom: Kingdom) -> list[str]:
    """Its cards without what is shuffled into their piles."""
    return [name for name in kingdom.cards if name in load_all().piles]


ROLES = ["village", "trasher", "attack", "buy", "draw", "reaction", "gainer", "sifter", "curser", "night"]


@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_there_when_wished_for_and_not_when_ruled_out(role: str) -> None:
    for seed in SEEDS:
        assert count(chosen(f"2 {role}", seed).kingdom, role) >= 2
        assert count(chosen(f"no {role}", seed).kingdom, role) == 0
        assert count(chosen(f"exactly 1 {role}", seed).kingdom, role) == 1
        assert count(chosen(f"at most 2 {role}", seed).kingdom, role) <= 2
        assert 1 <= count(chosen(f"1-3 {role}", seed).kingdom, role) <= 3


def test_the_wishes_of_the_manual() -> None:
    text = "village, trasher, no attack, colonies, ban Witch, require Militia, 2 events"
    for seed in SEEDS:
        made = chosen(text, seed)
        kingdom = made.kingdom
        assert len(piles_of(kingdom)) == 10
        assert "Militia" in kingdom.cards
        assert "Witch" not in kingdom.cards
        assert kingdom.colonies
        assert count(kingdom, "attack") == 1  # the one that is required by name
        assert any("Militia by name" in note for note in made.notes)
        assert [load_all().by_name[name].category for name in kingdom.landscapes][:2] == ["event", "event"]
        assert set(made.meets["village"]) & set(kingdom.cards)


def test_the_same_seed_chooses_the_same_and_others_others() -> None:
    one = [content(chosen("village, attack", seed).kingdom) for seed in range(20)]
    assert one == [content(chosen("village, attack", seed).kingdom) for seed in range(20)]
    assert len({str(each) for each in one}) == 20


def test_sets_and_editions() -> None:
    registry = load_all()
    for seed in SEEDS:
        for text in ("seaside, intrigue", "from seaside and intrigue", "sets seaside+intrigue"):
            kingdom = chosen(text, seed).kingdom
            assert all(in_sets(registry.piles[name].sets, ["seaside", "intrigue"]) for name in kingdom.cards)
        newer = chosen("seaside, second editions", seed).kingdom
        assert all("Seaside 2nd Edition" in registry.piles[name].sets for name in newer.cards)
        older = chosen("seaside, first editions", seed).kingdom
        assert all("Seaside 1st Edition" in registry.piles[name].sets for name in older.cards)
        without = chosen("no seaside", seed).kingdom
        assert all(any(not name.startswith("Seaside") for name in registry.piles[card].sets) for card in piles_of(without))


def test_no_more_sets_than_wished() -> None:
    registry = load_all()
    for seed in SEEDS:
        kingdom = chosen("at most 2 sets, village, trasher", seed).kingdom
        families = [{set_title(name) for name in registry.piles[card].sets} for card in piles_of(kingdom)]
        every = set().union(*families)
        assert any(all(family & {one, two} for family in families) for one in every for two in every)


def test_so_many_cards_of_a_set() -> None:
    registry = load_all()
    for seed in SEEDS:
        kingdom = chosen("5 from alchemy, 5 cards from base", seed).kingdom
        assert [in_sets(registry.piles[name].sets, ["alchemy"]) for name in kingdom.cards].count(True) == 5
        assert [in_sets(registry.piles[name].sets, ["base"]) for name in kingdom.cards].count(True) == 5
        few = chosen("1-2 from alchemy, no cards from seaside", seed).kingdom
        assert 1 <= [in_sets(registry.piles[name].sets, ["alchemy"]) for name in piles_of(few)].count(True) <= 2
        assert not any(in_sets(registry.piles[name].sets, ["seaside"]) for name in piles_of(few))


def test_landscapes_by_kind_and_number() -> None:
    registry = load_all()
    for seed in SEEDS:
        assert not chosen("no landscapes", seed).kingdom.landscapes or all(
            registry.by_name[name].category in ("ally", "prophecy") for name in chosen("no landscapes", seed).kingdom.landscapes
        )
        kinds = [registry.by_name[name].category for name in chosen("1 project, 2 events, no ways", seed).kingdom.landscapes]
        assert kinds.count("project") == 1
        assert kinds.count("event") == 2
        assert "way" not in kinds
        ways = [registry.by_name[name].category for name in chosen("2 landscapes", seed).kingdom.landscapes].count("way")
        assert ways <= 1


def test_colonies_and_shelters_by_proportion_always_never() -> None:
    assert all(chosen("colonies, shelters", seed).kingdom.colonies for seed in SEEDS)
    assert all(chosen("colonies, shelters", seed).kingdom.shelters for seed in SEEDS)
    assert not any(chosen("prosperity, no colonies", seed).kingdom.colonies for seed in SEEDS)
    assert all(chosen("prosperity", seed).kingdom.colonies for seed in SEEDS)  # every card is from that set
    assert all(chosen("dark ages", seed).kingdom.shelters for seed in SEEDS)
    some = [chosen("dominion 2nd, prosperity 2nd", seed).kingdom.colonies for seed in range(40)]
    assert 5 < some.count(True) < 35
    assert not any(chosen("seaside", seed).kingdom.colonies for seed in SEEDS)


def test_traps_by_proportion_wished_for_or_banned() -> None:
    assert all("Boulder Trap" in chosen("antiquities", seed).kingdom.cards for seed in SEEDS)  # every card is from that set
    assert not any("Boulder Trap" in chosen("antiquities, ban Boulder Trap", seed).kingdom.cards for seed in SEEDS)
    some = ["Boulder Trap" in chosen("5 from antiquities, 5 from seaside", seed).kingdom.cards for seed in range(40)]
    assert 5 < some.count(True) < 35
    assert not any("Boulder Trap" in chosen("seaside", seed).kingdom.cards for seed in SEEDS)
    assert chosen("seaside, require Boulder Trap").kingdom.cards.count("Boulder Trap") == 1
    without = chosen("antiquities, ban Boulder Trap").kingdom
    for seed in SEEDS:  # nor does one come with another card
        assert "Boulder Trap" not in reroll(without, without.cards[0], parse("antiquities"), seed).kingdom.cards


def test_random_kingdoms_have_traps_by_proportion() -> None:
    assert all("Boulder Trap" in random_kingdom(seed, ["antiquities"]).cards for seed in SEEDS)
    some = ["Boulder Trap" in random_kingdom(seed, ["antiquities", "seaside"]).cards for seed in range(40)]
    assert 5 < some.count(True) < 35
    assert not any("Boulder Trap" in random_kingdom(seed, ["seaside"]).cards for seed in SEEDS)


def test_costs() -> None:
    registry = load_all()
    for seed in SEEDS:
        costs = [coins_in(registry.piles[name].cost) for name in piles_of(chosen("3 at $2, at most 1 at $5", seed).kingdom)]
        assert costs.count(2) >= 3
        assert costs.count(5) <= 1
        spread = [coins_in(registry.piles[name].cost) for name in piles_of(chosen("cost spread", seed).kingdom)]
        assert all(1 <= spread.count(cost) <= 4 for cost in (2, 3, 4, 5))


def test_a_condition_holds_where_it_applies() -> None:
    applied = 0
    for seed in range(30):
        made = chosen("base, intrigue, defence if attack", seed)
        if count(made.kingdom, "attack"):
            assert count(made.kingdom, "defence")
            applied += 1
    assert 5 < applied <= 30


def test_required_banned_liked() -> None:
    for seed in SEEDS:
        kingdom = chosen("Moat, require Cellar and Chapel, ban Witch or Militia, base", seed).kingdom
        assert {"Moat", "Cellar", "Chapel"} <= set(kingdom.cards)
        assert not {"Witch", "Militia"} & set(kingdom.cards)
    liked = sum("Moat" in chosen("base, like Moat", seed).kingdom.cards for seed in range(60))
    usual = sum("Moat" in chosen("base", seed).kingdom.cards for seed in range(60))
    assert liked > usual + 10


def test_what_comes_along_keeps_to_the_wishes() -> None:
    registry = load_all()
    for seed in SEEDS:
        kingdom = chosen("cornucopia, seaside, Young Witch, no attack", seed).kingdom
        bane = registry.piles[kingdom.extras["Young Witch"][0]]
        assert in_sets(bane.sets, ["cornucopia", "seaside"])
        assert not bane.types & ATTACK
        deck = chosen("Black Market, seaside, ban Wharf", seed).kingdom.extras["Black Market"]
        assert len(deck) == 15
        assert "Wharf" not in deck
        assert all(in_sets(registry.kind(name).sets, ["seaside"]) for name in deck)
        Setup(kingdom, 4)
    assert chosen("Young Witch(Hamlet)").kingdom.extras == {"Young Witch": ["Hamlet"]}


def test_an_ally_by_name_brings_a_card_that_calls_for_it() -> None:
    for seed in SEEDS:
        kingdom = chosen("require Circle of Witches", seed).kingdom
        assert "Circle of Witches" in kingdom.landscapes
        assert count(kingdom, "liaison") >= 1
        assert count(chosen("no allies", seed).kingdom, "liaison") == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("from alchemy, 3 +buy", "for 'at least 3 buy' in Alchemy"),
        ("base, no buy, require Market, 9 villages", "'at least 9 village' in Dominion"),
        ("base, night", "no card is left for 'night' in Dominion"),
        ("base, 3 events", "for '3 event' in Dominion"),
        ("alchemy", None),
        ("base, exactly 5 attack, exactly 6 reaction", "only"),
        ("base, 6 attack, at most 2 coins, at most 1 hand-attack, no curser", "meet together"),
        ("ban Moat, Moat", "Moat is both required and ruled out"),
        ("vilage", "did you mean village"),
        ("require Moot", "did you mean Moat"),
        ("like Moot", "did you mean Moat"),
        ("defence if atack", "did you mean attack"),
        ("3-2 villages", "runs backwards"),
        ("from atlantis", "no set matches atlantis"),
        ("5 from atlantis", "no set matches atlantis"),
        ("6 from alchemy, 5 from base", "meet together"),
        ("seaside, base, 40 piles, 30 reaction", "only"),
        ("200 piles, seaside", "a kingdom needs 200"),
        ("2 villages, no village", "'at least 2 village' and 'no village' do not go together"),
        ("2 events, 1 event", "'2 event' and '1 event' do not go together"),
        ("5 from base, 6 from base", "'5 from base' and '6 from base' do not go together"),
        ("3 at $2, at most 2 at $2", "'at least 3 at $2' and 'at most 2 at $2' do not go together"),
        ("colonies, no colonies", "'colonies' and 'no colonies' do not go together"),
        ("first editions, second editions", "'first editions' and 'second editions' do not go together"),
        ("ban", "'ban' needs a name after it"),
        ("0 piles", "at least one pile"),
        ("seasde, from seasde", "did you mean"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(text: str, says: str | None) -> None:
    if says is None:
        assert len(piles_of(chosen(text).kingdom)) == 10
        return
    with pytest.raises(RulesError) as told:
        chosen(text)
    assert says in str(told.value)
    assert "\n" not in str(told.value)


def test_one_card_is_drawn_anew_and_the_others_stay() -> None:
    kingdom = must_read("first game")
    for seed in SEEDS:
        made = reroll(kingdom, "moat", parse("base"), seed).kingdom
        assert len(set(kingdom.cards) - set(made.cards)) == 1
        assert "Moat" not in made.cards
        assert len(piles_of(made)) == 10
    villages = reroll(kingdom, "Village", parse("seaside, village")).kingdom
    assert count(villages, "village") == 1
    with pytest.raises(RulesError, match="Witch is not in the kingdom"):
        reroll(kingdom, "Witch", Wish())


def test_a_landscape_is_drawn_anew_as_one_of_its_kind() -> None:
    registry = load_all()
    kingdom = must_read("Village, Smithy, Market, Mine, Moat, Cellar, Militia, Remodel, Workshop, Importer, Save, Market Towns")
    made = reroll(kingdom, "Save", Wish()).kingdom
    assert made.cards == sorted(kingdom.cards)
    assert [registry.by_name[name].category for name in made.landscapes] == ["event", "ally"]
    assert "Save" not in made.landscapes
    ally = reroll(kingdom, "Market Towns", Wish()).kingdom
    assert "Save" in ally.landscapes
    assert "Market Towns" not in ally.landscapes
    assert len(ally.landscapes) == 2
    gone = reroll(kingdom, "Importer", parse("base")).kingdom
    assert gone.landscapes == ["Save"]


def test_a_bane_is_drawn_anew() -> None:
    kingdom = must_read("Young Witch(Cellar), Village, Smithy, Market, Mine, Moat, Militia, Remodel, Workshop, Chapel")
    made = reroll(kingdom, "Cellar", Wish(), 3).kingdom
    assert sorted(made.cards) == sorted(kingdom.cards)
    assert made.extras["Young Witch"] != ["Cellar"]


def test_words_become_wishes() -> None:
    wish = parse("two villages, an attack, up to 2 sets, seven at $4, no shelters, Colonies by proportion, 1-2 events")
    assert wish.roles == {"village": Range(2), "attack": Range(1)}
    assert wish.most_sets == 2
    assert wish.costs == {4: Range(7)}
    assert wish.shelters == "never"
    assert wish.colonies == "proportion"
    assert wish.kinds == {"event": Range(1, 2)}


def test_what_is_wished_for_twice_is_wished_for_both_ways() -> None:
    wish = parse("at least 2 villages, at most 3 villages, cost spread, 3 at $2, at most 5 piles")
    assert wish.roles == {"village": Range(2, 3)}
    assert wish.costs[2] == Range(3, 4)
    assert wish.piles == 5


def test_any_wishes_give_a_kingdom_that_can_be_played_or_one_line() -> None:
    rng = random.Random(3)
    words = ["village", "no attack", "2 events", "cost spread", "colonies", "ban Witch", "require Militia", "seaside",
             "1 trait", "at most 2 sets", "exactly 3 reaction", "3 at $2", "defence if attack", "no landscapes", "like Moat",
             "curser", "Young Witch(Hamlet)", "Black Market", "12 piles", "second editions", "no alchemy", "night", "ally",
             "5 attack", "require Obelisk"]  # fmt: skip
    made = 0
    told: list[str] = []
    for seed in range(80):
        text = ", ".join(rng.sample(words, rng.randrange(1, 6)))
        try:
            kingdom = chosen(text, seed).kingdom
            Setup(kingdom, 2 + seed % 5, seed=seed)
            gone = rng.choice([*kingdom.cards, *kingdom.landscapes])
            other = reroll(kingdom, gone, Wish(), seed).kingdom
            assert gone not in [*other.cards, *other.landscapes]
            Setup(other, 2, seed=seed)
            made += 1
        except RulesError as error:
            told.append(str(error))
    assert made > 40
    assert not any("\n" in each or "cannot be chosen" in each for each in told)


def test_names_that_begin_like_other_words_are_names() -> None:
    wish = parse("Nobles, Noble Brigand, a Keep, keep Village, Trader, Nomads, no Nobles, 0 attacks")
    assert wish.require == ["Nobles", "Noble Brigand", "Keep", "Village", "Trader", "Nomads"]
    assert wish.ban == ["Nobles"]
    assert wish.roles == {"attack": Range(0, 0)}
    assert parse("Rising, dark ages, base").sets == ["Rising", "dark ages", "base"]
    with pytest.raises(RulesError, match="'in' is no wish"):
        parse("in")


def test_colonies_and_shelters_look_at_different_cards() -> None:
    found = [chosen("2 piles, require Bank and Altar", seed).kingdom for seed in range(20)]
    assert {(kingdom.colonies, kingdom.shelters) for kingdom in found} == {(True, True), (False, False)}


def test_wishes_on_top_of_others_leave_those_as_they_are() -> None:
    first = parse("village, ban Witch, seaside")
    second = parse("no attack, ban Moat, base", first)
    assert first.roles == {"village": Range(1)}
    assert first.ban == ["Witch"]
    assert second.ban == ["Witch", "Moat"]
    assert second.sets == ["seaside", "base"]
