"""Horn of Plenty goes wrong when it makes $, counts copies, or survives a Victory card."""

from tests.bed import bed

CARD = "Horn of Plenty"


def test_play() -> None:
    """Gain a card costing up to $1 for each differently named card you have in play, itself included. It makes no $."""
    t = bed(hand="Horn of Plenty", text="p1 play: 2 Copper, Village\nturn: p1 treasure", kingdom="Smithy")
    t.step(("treasures", "Horn of Plenty"), ("gain", "Silver"))
    assert t.p1.coins == 0
    assert t.p1.discard == "Silver"
    assert not any("Smithy" in asked for asked in t.asked)
    assert t.p1.in_play == "2 Copper, Village, Horn of Plenty"


def test_victory_card() -> None:
    """If you gain a Victory card, trash the Horn of Plenty, after the gain."""
    t = bed(hand="Horn of Plenty", text="p1 play: Copper\nturn: p1 treasure")
    t.play("Horn of Plenty", ("gain", "Estate"))
    assert t.trashed == "Horn of Plenty"
    assert t.p1.discard == "Estate"


def test_played_twice() -> None:
    """Played twice, it gains two cards. If it was trashed the first time, it does not count itself the second time."""
    t = bed(hand="Counterfeit, Horn of Plenty", text="turn: p1 treasure")
    t.play("Counterfeit", ("play card", "Horn of Plenty"), ("gain", "Estate"), ("gain", "Curse"))
    assert t.p1.discard == "Estate, Curse"
    assert t.trashed == "Horn of Plenty"
    assert "Estate" not in t.asked[-1]


def test_when_played() -> None:
    """Only cards that are in play count: those trashed or set aside do not."""
    t = bed(hand="Horn of Plenty", text="p1 aside: Gold\ntrash: Silver\nturn: p1 treasure")
    t.play("Horn of Plenty", ("gain", "Copper"))
    assert not any("Estate" in asked for asked in t.asked)


def test_not_gained() -> None:
    """If you did not gain the card (being possessed), Horn of Plenty is not trashed."""
    t = bed(hand="Possession", p2="Horn of Plenty, Copper")
    t.play("Possession")
    t.end_turn()
    t.to_phase(2)
    t.play("Copper")
    t.play("Horn of Plenty", ("gain", "Estate"))
    assert t.p2.in_play == "Copper, Horn of Plenty"
    assert "Estate" in t.p1.discard


def test_durations_count() -> None:
    """A Duration that is in play from your last turn counts."""
    t = bed(hand="Horn of Plenty", text="p1 play: Caravan, Copper\nturn: p1 treasure")
    t.play("Horn of Plenty", ("gain", "Silver"))
    assert t.p1.discard == "Silver"


def test_other_victory_cards() -> None:
    """It stays if you gain a Victory card in another way, and if the card it gains is no Victory card."""
    t = bed(hand="Horn of Plenty", text="turn: p1 treasure", coins=2)
    t.play("Horn of Plenty", ("gain", "Copper"))
    t.buy("Estate")
    assert t.p1.in_play == "Horn of Plenty"


def test_cards_of_several_types() -> None:
    """A card of several types is a Victory card if one of them is."""
    t = bed(hand="Horn of Plenty", kingdom="Nobles", text="p1 play: Copper, Silver, Gold, Village, Smithy\nturn: p1 treasure")
    t.play("Horn of Plenty", ("gain", "Nobles"))
    assert t.trashed == "Horn of Plenty"
