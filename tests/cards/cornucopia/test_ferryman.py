"""Ferryman goes wrong when the pile beside the Supply can be bought from."""

from tests.bed import bed

CARD = "Ferryman"
FERRY = "extra Ferryman: Smithy"


def test_play() -> None:
    """+2 Cards, +1 Action; discard a card."""
    t = bed(hand="Ferryman, Estate", deck="2 Gold, Silver", text=FERRY)
    t.play("Ferryman", ("discard", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 1


def test_when_gained() -> None:
    """When you gain a Ferryman, you gain a card from the pile chosen at set-up, if any is left."""
    t = bed(kingdom="Ferryman", text=FERRY)
    t.gain("Ferryman")
    assert t.p1.discard == "Ferryman, Smithy"
    assert t.left("Smithy") == 9
    t = bed(kingdom="Ferryman", text=FERRY + "\npile Smithy: 0")
    t.gain("Ferryman")
    assert t.p1.discard == "Ferryman"


def test_not_in_the_supply() -> None:
    """That pile is not in the Supply: it cannot be bought from, and does not count as an empty pile."""
    t = bed(kingdom="Ferryman", text=FERRY + "\npile Smithy: 0", coins=9)
    assert t.game.empty_supply_piles() == 0
    t = bed(kingdom="Ferryman", text=FERRY, coins=9)
    assert not t.on_offer("Smithy")


def test_costs_3_or_4() -> None:
    """The pile is one of unused Kingdom cards that cost $3 or $4."""
    for seed in range(10):
        t = bed(kingdom="Ferryman, Smithy", text=f"seed: {seed + 1}")
        mark = t.game.marked_pile(t.game.kind_named("Ferryman"))
        assert t.game.piles[mark].kind.cost in (3, 4)
        assert t.game.piles[mark].name != "Smithy"


def test_brings_its_own_setup() -> None:
    """If that pile needs something else set up, that is done too: with Hermit there are Madmen."""
    t = bed(kingdom="Ferryman", text="extra Ferryman: Hermit")
    t.gain("Ferryman")
    assert t.p1.discard == "Ferryman, Hermit"
    assert t.left("Madman") == 10


def test_mixed_pile() -> None:
    """If the pile has different cards, you gain whichever lies on top."""
    t = bed(kingdom="Ferryman", text="extra Ferryman: Gladiator/Fortune")
    for _ in range(6):
        t.gain("Ferryman")
    assert t.p1.discard == "6 Ferryman, 5 Gladiator, Fortune"
