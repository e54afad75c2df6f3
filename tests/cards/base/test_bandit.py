"""Bandit goes wrong in who chooses (the victim), in sparing Coppers, and when there is no Gold left."""

from freehold.rules.question import Question
from freehold.rules.view import View
from tests import bed as bed_module
from tests.bed import bed

CARD = "Bandit"


def test_gains_a_gold() -> None:
    """First you gain a Gold, to your discard pile."""
    t = bed(hand="Bandit")
    t.play("Bandit")
    assert t.p1.discard == "Gold"


def test_trashes_a_treasure_other_than_copper() -> None:
    """Each other player reveals two cards, trashes one Treasure that is no Copper, and discards the rest."""
    t = bed(hand="Bandit", p2_deck="Copper, Silver, Estate", p3="", text="p3 deck: Gold, Village")
    t.play("Bandit")
    assert t.trashed == "Silver, Gold"
    assert t.p2.discard == "Copper"
    assert t.p2.deck == "Estate"
    assert t.p3.discard == "Village"


def test_the_victim_chooses() -> None:
    """Who reveals two such Treasures chooses which is trashed."""
    t = bed(hand="Bandit", p2_deck="Silver, Gold")
    t.play("Bandit", ("p2", "trash", "Silver"))
    assert t.trashed == "Silver"
    assert t.p2.discard == "Gold"


def test_no_such_treasure() -> None:
    """Who reveals no such Treasure discards both cards."""
    t = bed(hand="Bandit", p2_deck="Copper, Estate, Gold")
    t.play("Bandit")
    assert t.trashed == ""
    assert t.p2.discard == "Copper, Estate"


def test_without_golds() -> None:
    """The others are attacked even if there are no Golds left."""
    t = bed(hand="Bandit", p2_deck="Silver, Estate", text="pile Gold: 0")
    t.play("Bandit")
    assert t.p1.discard == ""
    assert t.trashed == "Silver"


def test_shuffles_to_reveal() -> None:
    """With fewer than two cards in the deck, the discard pile is shuffled under it first."""
    t = bed(hand="Bandit", p2_deck="Estate", p2_discard="Gold")
    t.play("Bandit")
    assert t.trashed == "Gold"
    assert t.p2.discard == "Estate"


def test_moat() -> None:
    """A player who reveals Moat reveals no cards."""
    t = bed(hand="Bandit", p2="Moat", p2_deck="Gold, Silver")
    t.play("Bandit", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold, Silver"


def test_trash_then_discard() -> None:
    """Each player first trashes, with what that triggers, and then discards the rest."""
    t = bed(hand="Bandit", p2="Market Square", p2_deck="Silver, Copper")
    seen: list[str] = []

    def look(view: View, question: Question) -> None:
        seen.append(str(t.p2.discard))

    bed_module.WATCHERS.append(look)
    try:
        t.play("Bandit", ("p2", "resolve", "Market Square"))
    finally:
        bed_module.WATCHERS.remove(look)
    assert seen == ["-"]
    assert t.p2.discard == "Market Square, Gold, Copper"


def test_one_treasure_each() -> None:
    """One Treasure of each player is trashed, not more, though both qualify."""
    t = bed(hand="Bandit", p2_deck="Silver, Gold")
    t.play("Bandit", ("p2", "trash", "Silver"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.trashed, t.p2.discard) == ("Silver", "Gold")
