"""Ironworks goes wrong when it pays for a card that was not gained, or for one of two types only."""

from tests.bed import bed

CARD = "Ironworks"


def test_one_bonus_for_each_type() -> None:
    """The gained card gives +1 Action for an Action, +$1 for a Treasure, +1 Card for a Victory card."""
    t = bed(hand="Ironworks", kingdom="Smithy", deck="Gold")
    t.play("Ironworks", ("gain", "Smithy"))
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (1, 0, "")
    t = bed(hand="Ironworks", deck="Gold")
    t.play("Ironworks", ("gain", "Silver"))
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (0, 1, "")
    t = bed(hand="Ironworks", deck="Gold")
    t.play("Ironworks", ("gain", "Estate"))
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (0, 0, "Gold")


def test_several_types_give_all_bonuses() -> None:
    """A card with several of the types gives all their bonuses: for a Great Hall you get +1 Action and +1 Card."""
    t = bed(hand="Ironworks", kingdom="Great Hall", deck="Gold")
    t.play("Ironworks", ("gain", "Great Hall"))
    assert (t.p1.actions, t.p1.hand) == (1, "Gold")


def test_curse_gives_nothing() -> None:
    """A card with none of the types gives no bonus."""
    t = bed(hand="Ironworks", deck="Gold")
    t.play("Ironworks", ("gain", "Curse"))
    assert (t.p1.actions, t.p1.coins, t.p1.hand) == (0, 0, "")


def test_cost_limit() -> None:
    """The card costs up to $4, without Potion or debt in its cost."""
    t = bed(hand="Ironworks", kingdom="Smithy, Upgrade, Possession")
    t.play("Ironworks", ("gain", "Smithy"))
    for dear in ("Upgrade", "Possession", "Duchy", "Gold"):
        assert dear not in t.asked[0]


def test_no_bonus_without_gaining() -> None:
    """The bonus is for the card you gained: when you are possessed and do not gain it, you get none."""
    t = bed(hand="Possession", p2="Ironworks", p2_deck="5 Copper", kingdom="Smithy")
    t.play("Possession")
    t.end_turn()
    t.play("Ironworks", ("gain", "Smithy"))
    assert t.p2.actions == 0
    assert "Smithy" in t.p1.discard


def test_a_card_played_or_exchanged_meanwhile() -> None:
    """The bonus goes by the card you gained, also if you played or exchanged it by then."""
    t = bed(hand="Ironworks", deck="3 Copper", kingdom="Mill", landscapes="Innovation", text="p1 holds: Innovation")
    t.play("Ironworks", ("gain", "Mill"), ("resolve", "Innovation"), ("discard", "no"))
    assert t.p1.in_play == "Ironworks, Mill"
    assert t.p1.actions == 2
    assert t.p1.hand == "2 Copper"
    t = bed(hand="Ironworks, Trader", deck="Gold", kingdom="Great Hall")
    t.play("Ironworks", ("gain", "Great Hall"), ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p1.hand == "Trader, Gold"
    assert t.p1.actions == 1
