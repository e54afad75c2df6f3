"""Hoard goes wrong in which gains count: bought Victory cards, from the moment it is played (first printing: in play)."""

from tests.bed import bed

CARD = "Hoard"


def test_a_gold_for_a_bought_victory_card() -> None:
    """For the rest of the turn, even if it leaves play, you gain a Gold when you gain a Victory card you bought."""
    t = bed(hand="Hoard", coins=3, buys=3)
    t.play("Hoard")
    assert t.p1.coins == 5
    t.p1.player.trash([t.card("Hoard", zone="play")])
    t.buy("Estate")
    t.gain("Duchy")
    t.buy("Silver")
    assert t.p1.discard == "Estate, Gold, Duchy, Silver"


def test_played_twice_it_counts_twice() -> None:
    """Played twice with a throne-room it gives two Golds."""
    t = bed(hand="Tiara, Hoard")
    t.play("Tiara", ("play card", "Hoard"))
    t.buy("Estate", ("resolve", "Hoard"), ("resolve", ""), ("resolve", "Hoard"), ("resolve", ""), ("resolve", ""))
    assert t.p1.discard == "Estate, 2 Gold"


def test_only_from_then_on() -> None:
    """Victory cards gained before it was played give no Gold."""
    t = bed(hand="Hoard", coins=2, buys=2)
    t.buy("Estate")
    t.play("Hoard")
    assert t.p1.discard == "Estate"


def test_played_while_gaining() -> None:
    """If you play it while you gain the bought Victory card, it gives a Gold for that card."""
    t = bed(hand="Sheepdog, Hoard", landscapes="Way of the Mouse", coins=2,
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.buy(
        "Estate", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Hoard"),
        ("order", "Smithy, Village, Moat"),
    )  # fmt: skip
    assert t.p1.discard == "Estate, Gold"


def test_first_printing_when_bought() -> None:
    """First printing: while it is in play, when you buy a Victory card you gain a Gold, before the Victory card."""
    t = bed(hand="Hoard", coins=3, buys=3, ruleset="first printing")
    t.play("Hoard")
    t.buy("Estate")
    assert str(t.p1.discard) == "Gold, Estate"
    t.p1.player.trash([t.card("Hoard", zone="play")])
    t.buy("Estate")
    assert t.p1.discard == "Gold, 2 Estate"


def test_first_printing_only_when_bought() -> None:
    """First printing: a Victory card that you gain in another way gives no Gold."""
    t = bed(hand="Hoard", ruleset="first printing")
    t.play("Hoard")
    t.gain("Estate")
    assert t.p1.discard == "Estate"


def test_aqueduct_pays_for_the_gold_too() -> None:
    """With Aqueduct you may gain the Gold first, so that the VP it moves is taken with the Victory card."""
    t = bed(hand="Hoard", coins=8, landscapes="Aqueduct", text="tokens Gold: vp=8\ntokens Aqueduct: vp=1")
    t.play("Hoard")
    t.buy("Province", ("resolve", "Hoard"))
    assert t.p1.discard == "Province, Gold"
    assert t.p1.vp == 2


def test_first_printing_played_while_buying() -> None:
    """First printing: played as you gain it in the middle of buying a Victory card, it gives a Gold for that card."""
    t = bed(hand="Haggler, Mining Road", actions=2, kingdom="Hoard", coins=8, ruleset="first printing")
    t.play("Haggler")
    t.play("Mining Road")
    t.buy("Province", ("gain", "Hoard"), ("resolve", "Mining Road"))
    assert "Hoard" in t.p1.in_play
    assert t.p1.discard == "Gold, Province"
