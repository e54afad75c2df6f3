"""Mint goes wrong in what it trashes and when: gained or bought, all Treasures or those that are no Durations."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Mint"


def test_gains_a_copy_of_a_revealed_treasure() -> None:
    """You may reveal a Treasure from your hand to gain a copy of it from the Supply; the revealed one stays."""
    t = bed(hand="Mint, Gold, Copper, Smithy")
    t.game.log = []
    t.play("Mint", ("reveal", "Gold"))
    assert "reveal" in [line.word for line in t.game.log]
    assert t.p1.hand == "Gold, Copper, Smithy"
    assert t.p1.discard == "Gold"
    t = bed(hand="Mint, Gold")
    t.play("Mint", ("reveal", ""))
    assert t.p1.discard == ""


def test_no_copy_left() -> None:
    """If there is no copy in the Supply you gain nothing."""
    t = bed(hand="Mint, Gold", text="pile Gold: 0")
    t.play("Mint", ("reveal", "Gold"))
    assert t.p1.discard == ""


def test_trashes_treasures_when_gained() -> None:
    """When you gain it, bought or not, you trash the Treasures you have in play; those in your hand stay."""
    t = bed(hand="Gold, Copper", kingdom="Mint", text="p1 play: 2 Copper, Smithy")
    t.gain("Mint")
    assert t.trashed == "2 Copper"
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "Gold, Copper"


def test_not_durations() -> None:
    """Treasures that are Durations are not trashed."""
    t = bed(kingdom="Mint", text="p1 play: Astrolabe, Copper")
    t.gain("Mint")
    assert t.trashed == "Copper"
    assert t.p1.in_play == "Astrolabe"


def test_no_treasures_after_buying() -> None:
    """You can play any Treasures before you buy it, but none after; the coins that were made stay."""
    t = bed(hand="2 Gold, Silver", kingdom="Mint", buys=2)
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "2 Gold"))
    t.step(("treasures", ""))
    t.step(("buy", "Mint"))
    assert t.trashed == "2 Gold"
    assert t.p1.coins == 1
    assert t.game.phase == 3


def test_with_royal_seal_in_play() -> None:
    """With a Royal Seal in play both abilities trigger: Mint may go onto your deck even if the Seal is trashed first."""
    t = bed(kingdom="Mint", text="p1 play: Royal Seal")
    t.gain("Mint", ("resolve", "Mint"), ("resolve", "Royal Seal"))
    assert t.trashed == "Royal Seal"
    assert t.p1.deck == "Mint"


def test_trashes_all_at_once() -> None:
    """The Treasures are trashed all at once; what their trashing triggers comes after that."""
    t = bed(hand="Market Square", kingdom="Mint", text="p1 play: 2 Copper")
    t.gain("Mint", ("resolve", "Market Square"))
    assert t.trashed == "2 Copper"
    assert t.p1.discard == "Mint, Market Square, Gold"


def test_treasures_played_while_gaining() -> None:
    """Treasures that you play on gaining Mint, before it trashes, are trashed too."""
    t = bed(hand="Sheepdog, Silver", kingdom="Mint", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.gain(
        "Mint", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Silver"),
        ("order", "Smithy, Village, Moat"),
    )  # fmt: skip
    assert t.trashed == "Silver"
    assert t.p1.coins == 4


def test_first_printing_when_bought() -> None:
    """First printing: you trash all Treasures in play, Durations too, when you buy it; not if you gain it otherwise."""
    t = bed(kingdom="Mint", text="p1 play: 2 Copper, Astrolabe", coins=5, ruleset="first printing")
    t.gain("Mint")
    assert t.trashed == ""
    t.buy("Mint")
    assert t.trashed == "2 Copper, Astrolabe"
    assert t.p1.discard == "2 Mint"


def test_first_printing_royal_seal_comes_too_late() -> None:
    """First printing: a Royal Seal in play is trashed before you gain the Mint, so that it cannot help."""
    t = bed(kingdom="Mint", text="p1 play: Royal Seal", coins=5, ruleset="first printing")
    t.buy("Mint")
    assert t.trashed == "Royal Seal"
    assert t.p1.discard == "Mint"


def test_first_printing_talisman_is_in_time() -> None:
    """First printing: Talisman triggers on the purchase too, so it gives a second Mint even if it is trashed first."""
    t = bed(kingdom="Mint", hand="Bridge", text="p1 play: Talisman", coins=3, ruleset="first printing")
    t.play("Bridge")
    t.buy("Mint", ("resolve", "Mint"))
    assert t.trashed == "Talisman"
    assert t.p1.discard == "2 Mint"


def test_first_printing_trashes_all_at_once() -> None:
    """First printing: the Treasures are trashed all at once, before what their trashing triggers."""
    t = bed(hand="Market Square", kingdom="Mint", text="p1 play: 2 Copper", coins=5, ruleset="first printing")
    t.buy("Mint", ("resolve", "Market Square"))
    assert t.trashed == "2 Copper"
    assert t.p1.discard == "Market Square, Gold, Mint"


def test_capital_leaves_without_debt() -> None:
    """A Capital that it trashes is not discarded from play, so you get no Debt for it."""
    t = bed(text="p1 play: Capital, Copper", kingdom="Mint")
    t.gain("Mint")
    t.clean_up()
    assert t.trashed == "Capital, Copper"
    assert t.p1.debt == 0


def test_pilgrimage_still_copies_a_trashed_treasure() -> None:
    """Gained with Pilgrimage, it trashes the Treasures, but you still gain a copy of one that you chose."""
    t = bed(landscapes="Pilgrimage", coins=4, text="p1 play: Mint, Gold, Silver")
    t.p1.player.token_face_up = False
    t.buy("Pilgrimage", ("choose", "Mint"), ("choose", "Gold"), ("choose", ""))
    assert t.trashed == "Gold, Silver"
    assert t.p1.discard == "Mint, Gold"


def test_gain_on_when_trash() -> None:
    """A Treasure that brings something when trashed (Rocks) brings it when Mint trashes it."""
    t = bed(text="p1 play: Rocks, Copper", kingdom="Mint")
    t.gain("Mint")
    assert t.trashed == "Rocks, Copper"
    assert t.p1.hand == "Silver"


def test_one_card() -> None:
    """You reveal one Treasure, no more."""
    t = bed(hand="Mint, Gold, Silver")
    t.play("Mint", ("reveal", "Gold"))
    assert "(0 to 1 of" in t.asked[0]
    assert t.p1.discard == "Gold"


def test_first_printing_treasures_played_while_buying() -> None:
    """First printing: a Treasure that you play in the middle of the purchase, before Mint takes its turn, is trashed too."""
    t = bed(hand="Haggler, Mining Road", actions=2, kingdom="Mint", coins=5, ruleset="first printing")
    t.play("Haggler")
    t.play("Mining Road")
    t.buy("Mint", ("resolve", "Haggler"), ("gain", "Silver"), ("resolve", "Mining Road"))
    assert t.trashed == "Silver"
    assert t.p1.discard == "Mint"
