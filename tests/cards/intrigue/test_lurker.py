"""Lurker goes wrong when it reaches below the top of a pile, takes other cards than Actions, or forgets triggers."""

from tests.bed import bed

CARD = "Lurker"


def test_trash_from_the_supply() -> None:
    """You get +1 Action, and may choose to trash an Action card from the Supply."""
    t = bed(hand="Lurker", kingdom="Village, Smithy")
    left = t.left("Smithy")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Smithy"))
    assert t.trashed == "Smithy"
    assert t.left("Smithy") == left - 1
    assert t.p1.actions == 1


def test_gain_from_the_trash() -> None:
    """You may instead gain an Action card from the trash, to your discard pile."""
    t = bed(hand="Lurker", text="trash: Smithy, Gold")
    t.play("Lurker", ("option", "gain from the trash"))
    assert t.p1.discard == "Smithy"
    assert t.trashed == "Gold"


def test_impossible_option() -> None:
    """You may choose either option even if you cannot do it, for instance with no Action card in the trash."""
    t = bed(hand="Lurker", text="trash: Gold")
    t.play("Lurker", ("option", "gain from the trash"))
    assert t.p1.discard == ""
    assert t.trashed == "Gold"


def test_cards_of_several_types() -> None:
    """A card that is an Action and something else too, like Nobles, can be trashed and gained."""
    t = bed(hand="2 Lurker", kingdom="Nobles", actions=2)
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Nobles"))
    t.play("Lurker", ("option", "gain from the trash"))
    assert t.p1.discard == "Nobles"


def test_only_actions() -> None:
    """Only Action cards can be trashed."""
    t = bed(hand="Lurker", kingdom="Nobles, Village")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Village"))
    for name in ("Copper", "Estate", "Curse", "Gold"):
        assert name not in t.asked[1]


def test_gaining_triggers() -> None:
    """When-gain abilities trigger when you gain from the trash."""
    t = bed(hand="Lurker, Watchtower", text="trash: Smithy")
    t.play("Lurker", ("option", "gain from the trash"), ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Smithy"


def test_trashing_triggers() -> None:
    """When-trash abilities of a card trashed from the Supply trigger for you."""
    t = bed(hand="Lurker", kingdom="Cultist, Village", deck="3 Gold")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Cultist"))
    assert t.p1.hand == "3 Gold"


def test_any_cost_and_outside_the_kingdom() -> None:
    """From the trash you can gain Action cards with a Potion or debt in their cost, and such as were in no Kingdom pile."""
    t = bed(hand="Lurker", text="trash: Possession, Necropolis")
    t.play("Lurker", ("option", "gain from the trash"), ("gain", "Possession"))
    assert t.p1.discard == "Possession"
    t = bed(hand="Lurker", text="trash: Possession, Necropolis")
    t.play("Lurker", ("option", "gain from the trash"), ("gain", "Necropolis"))
    assert t.p1.discard == "Necropolis"


def test_only_the_top_of_a_pile() -> None:
    """You can trash only the top card of a pile."""
    t = bed(hand="Lurker", kingdom="Village, Patrician/Emporium, Smithy")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Patrician"))
    assert t.trashed == "Patrician"
    assert "Emporium" not in t.asked[1]


def test_possessed_the_trashed_card_stays_in_the_trash() -> None:
    """A card you trash from the Supply is not yours: if you are possessed it stays in the trash."""
    t = bed(hand="Possession", p2="Lurker", p2_deck="5 Copper", kingdom="Smithy, Village")
    t.play("Possession")
    t.end_turn()
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Smithy"))
    assert t.trashed == "Smithy"


def test_one_card() -> None:
    """One card of the Supply is trashed, no more, and must be."""
    t = bed(hand="Lurker", kingdom="Village, Smithy")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Village"))
    assert "(1 to 1 of" in t.asked[1]
    assert t.trashed == "Village"
