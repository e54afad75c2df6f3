"""Every registered card against the table of facts, and every card that must be there against what is registered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from freehold.cards import load_all
from freehold.rules.kinds import CardKind, PileKind
from freehold.rules.vocab import coins_in, debt_in, potions_in, type_words

FACTS: dict[str, dict[str, Any]] = {
    fact["id"]: fact for fact in json.loads((Path(__file__).parents[1] / "data" / "facts.json").read_text(encoding="utf-8"))
}
REGISTRY = load_all()

# --- what must be there ---

WHOLE_SETS = (
    "Base Cards", "Dominion", "Intrigue", "Seaside", "Alchemy", "Prosperity", "Cornucopia", "Hinterlands", "Dark Ages",
    "Guilds", "Adventures", "Empires", "Nocturne", "Renaissance", "Menagerie", "Allies", "Plunder", "Rising Sun", "Promo",
    "Antiquities",
)  # fmt: skip
WHOLE_CATEGORIES = ("boon", "hex", "state")
PROOF = {
    "turns and control": "Possession, Outpost, Mission, Voyage, Journey, Seize the Day, Island Folk, Lich, Fleet",
    "playing again and elsewhere":
        "Procession, Royal Carriage, Ghost, Mastermind, Crown, Citadel, Flagship, Band of Misfits, Captain, Overlord, "
        "Prince, Inheritance, Necromancer, Way of the Mouse, Way of the Chameleon, Way of the Butterfly, Enchantress, "
        "Highwayman",
    "gaining":
        "Trader, Changeling, Innovation, Gatekeeper, Villa, Cavalry, Black Cat, Falconer, Sheepdog, Livery, Cage, "
        "Invest, Duplicate",
    "trashing and discarding":
        "Fortress, Cultist, Market Square, Sewers, Tomb, Village Green, Trail, Faithful Hound, Donate",
    "piles": "Knights, Ruins, Death Cart, Marauder, Castles, Patrician/Emporium, Wizards, Townsfolk, Loot, Boulder Trap, "
        "Discovery",
    "exchange and reserve": "Page, Peasant, Hermit, Urchin, Vampire, Wine Merchant, Coin of the Realm",
    "shuffling and order": "Stash, Star Chart, Avoid, Fated, Black Market",
    "luck and states": "Druid, Pixie, Cursed Village, Border Guard, Lantern, Horn, Treasurer",
    "money":
        "Engineer, Capital, Stonemason, Mint, Mountain Pass, Animal Fair, Destrier, Wayfarer, Capitalism, Charlatan, "
        "Canal",
    "the rest":
        "Masquerade, Elder, Crypt, Archive, Church, Royal Galley, Werewolf, Young Witch, Tournament, Baker, "
        "Family of Inventors, Circle of Witches, Coastal Haven, Obelisk, Wolf Den, Keep, Cursed, Inherited, Patient, "
        "Reckless, Shy, Divine Wind, Approaching Army",
}  # fmt: skip
# What these bring along: other piles, later Travellers, Heirlooms, Prizes, Zombies, Artifacts.
BROUGHT = (
    "Treasure Hunter, Warrior, Hero, Champion, Soldier, Fugitive, Disciple, Teacher, Madman, Mercenary, Bat, "
    "Zombie Apprentice, Zombie Mason, Zombie Spy, Goat, Will-o'-Wisp, Spoils, Horse, Key, Bag of Gold, Diadem, Followers, "
    "Princess, Trusty Steed"
)


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def wanted() -> dict[str, str]:
    """Every name that must be registered, and on whose account."""
    found: dict[str, str] = {}
    for fact in FACTS.values():
        if any(edition.startswith(WHOLE_SETS) for edition in fact["sets"]):
            found[fact["id"]] = fact["sets"][0]
        elif fact["category"] in WHOLE_CATEGORIES:
            found[fact["id"]] = "every " + fact["category"]
    for reason, cards in PROOF.items():
        found.update(dict.fromkeys(names(cards), "proof: " + reason))
    found.update(dict.fromkeys(names(BROUGHT), "proof: brought along"))
    for fact in FACTS.values():
        if fact["pile"] in found and fact["category"] in ("pile_member", "ruins", "non_supply"):
            found.setdefault(fact["id"], f"in the pile {fact['pile']}")
    return found


def test_names_that_must_be_there_are_names_of_cards() -> None:
    assert [name for name in wanted() if name not in FACTS] == []


def test_a_shadow_card_is_there() -> None:
    assert any("Shadow" in type_words(kind.types) for kind in REGISTRY.by_name.values())


@pytest.mark.parametrize("reason", sorted(set(wanted().values())))
def test_nothing_is_missing(reason: str) -> None:
    missing = [name for name, why in wanted().items() if why == reason
               and name not in REGISTRY.by_name and name not in REGISTRY.piles]  # fmt: skip

    assert not missing, f"{reason}: {missing}"


def in_a_pile_of_its_set(fact: dict[str, Any]) -> bool:
    """Two sets may have piles of one name (Mastermind): only the one that is registered counts."""
    pile = REGISTRY.piles.get(fact["pile"])
    return pile is not None and not set(fact["sets"]).isdisjoint(pile.sets)


def test_every_member_of_a_pile_is_there() -> None:
    missing = [
        fact["id"]
        for fact in FACTS.values()
        if fact["category"] != "pile" and fact["id"] not in REGISTRY.by_name and in_a_pile_of_its_set(fact)
    ]

    assert not missing


# --- what is there ---

# A sheet of rules (the Exile mat, tokens on piles) is no card: it comes into the game with the cards that need it.
KINDS = {name: kind for name, kind in REGISTRY.by_name.items() if kind.category != "rule"}


def mismatches(name: str, facts: dict[str, object]) -> list[str]:
    """What our card says and the table says, where they differ."""
    known = FACTS[name]
    return [f"{name}: {what} is {ours}, but should be {known[what]}" for what, ours in facts.items() if ours != known[what]]


def named_as_in_the_table(pile: str, known: dict[str, Any]) -> str | None:
    """The name of a card's own pile: the table tells cards of one name apart, but not their piles."""
    return str(known["name"]) if pile == known["id"] else pile or None


def pile_of(kind: CardKind) -> PileKind | None:
    return REGISTRY.piles.get(kind.pile_name)


def category(kind: CardKind) -> str:
    pile = pile_of(kind)
    mixed = pile is not None and len(pile.members) > 1
    return "pile_member" if mixed and kind.category == "kingdom" else kind.category


def copies(kind: CardKind) -> int:
    """How many of a card are in the box."""
    pile = pile_of(kind)
    if pile is not None and kind in pile.members:
        return pile.counts[pile.members.index(kind)]
    return kind.copies


def cost_facts(cost: int, known: dict[str, Any] | None) -> dict[str, Any] | None:
    """The cost as the table has it. What costs nothing to speak of (a State) and the small print (*, +) are not ours."""
    if known is None:
        return None
    return {"coins": coins_in(cost), "potion": potions_in(cost), "debt": debt_in(cost), "suffix": known["suffix"]}


def test_every_card_is_known() -> None:
    assert [name for name in KINDS if name not in FACTS] == []


@pytest.mark.parametrize("name", KINDS)
def test_card(name: str) -> None:
    kind = KINDS[name]
    known = FACTS[name]
    facts: dict[str, object] = {
        "types": sorted(type_words(kind.types), key=order_of(known["types"])),
        "cost": cost_facts(kind.cost, known["cost"]),
        "pile": named_as_in_the_table(kind.pile_name, known),
        "sets": sorted(kind.sets, key=order_of(known["sets"])),
        "category": category(kind),
    }
    if kind.category != "state":  # a State of which each player may have a card is one thing here, held or not
        facts["copies"] = copies(kind)

    assert not mismatches(name, facts)


@pytest.mark.parametrize("name", [name for name, pile in REGISTRY.piles.items() if len(pile.members) > 1])
def test_mixed_pile(name: str) -> None:
    pile = REGISTRY.piles[name]
    known = FACTS[name]
    facts: dict[str, object] = {
        "types": sorted(type_words(pile.types), key=order_of(known["types"])),
        "cost": cost_facts(pile.cost, known["cost"]),
        "copies": sum(pile.counts),
        "sets": sorted(pile.sets, key=order_of(known["sets"])),
        "category": "pile",
        "in_supply": pile.category not in ("non_supply", "face down"),
    }

    assert not mismatches(name, facts)


def test_every_pile_is_known() -> None:
    assert [name for name in REGISTRY.piles if name not in FACTS] == []


def test_what_is_brought_is_there() -> None:
    missing = [
        f"{kind.name} brings {name}"
        for kind in REGISTRY.kinds
        for name in [*kind.brings, *([kind.heirloom] if kind.heirloom else [])]
        if name not in REGISTRY.by_name and name not in REGISTRY.piles
    ]

    assert not missing


class order_of:
    """A sort key that follows a list: the order of types and sets says nothing, what is not in the list comes last."""

    def __init__(self, model: list[str]) -> None:
        self.model = model

    def __call__(self, word: str) -> tuple[int, str]:
        return (self.model.index(word) if word in self.model else len(self.model), word)
