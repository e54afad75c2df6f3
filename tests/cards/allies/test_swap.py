"""Swap goes wrong with cards that have no pile, and with mixed piles."""

from tests.bed import bed

CARD = "Swap"


def test_play() -> None:
    """+1 Card and +1 Action. You may return an Action from your hand to its pile, to gain a differently named Action costing
    up to $5 to your hand."""
    t = bed(hand="Swap, Village", deck="Copper", kingdom="Village, Market, Artisan")
    t.play("Swap", ("return", "Village"), ("gain", "Market"))
    assert t.p1.hand == "Copper, Market"
    assert t.p1.actions == 1
    assert t.left("Village") == 10
    assert t.trashed == ""
    assert "Village" not in t.asked[1]
    assert "Silver" not in t.asked[1]
    assert "Artisan" not in t.asked[1]


def test_is_optional() -> None:
    """You need not return a card; then you gain none."""
    t = bed(hand="Swap, Village", deck="Copper")
    t.play("Swap", ("return", ""))
    assert t.p1.hand == "Village, Copper"


def test_nothing_to_gain() -> None:
    """You may return a card even if there is nothing that you could gain."""
    t = bed(hand="Swap, Village", kingdom="Village", text="pile Swap: 0")
    t.play("Swap", ("return", "Village"))
    assert t.p1.hand == ""
    assert t.left("Village") == 10


def test_outside_the_supply() -> None:
    """You may return a card of a pile outside the Supply too, such as a Horse."""
    t = bed(hand="Swap, Horse", kingdom="Livery, Market")
    before = t.left("Horse")
    t.play("Swap", ("return", "Horse"), ("gain", "Market"))
    assert t.left("Horse") == before + 1
    assert t.p1.hand == "Market"


def test_card_without_a_pile() -> None:
    """A card that belongs to no pile, such as the Shelter Necropolis, cannot be returned."""
    t = bed(hand="Swap, Necropolis", kingdom="Market", text="shelters: yes")
    t.play("Swap")
    assert t.p1.hand == "Necropolis"


def test_mixed_pile() -> None:
    """You cannot gain another card of the mixed pile to which you returned one: the returned card lies on top."""
    t = bed(hand="Swap, Archer", kingdom="Clashes, Market")
    t.play("Swap", ("return", "Archer"), ("gain", "Market"))
    assert t.top("Clashes") == "Archer"
    assert "Battle Plan" not in t.asked[1]
    assert "Archer" not in t.asked[1]


def test_refills_a_pile() -> None:
    """A Supply pile to which a card returns is no longer empty."""
    t = bed(hand="Swap, Village", kingdom="Village, Market", text="pile Village: 0")
    assert t.game.empty_supply_piles() == 1
    t.play("Swap", ("return", "Village"), ("gain", "Market"))
    assert t.game.empty_supply_piles() == 0


def test_is_no_trashing_but_a_gain() -> None:
    """Returning is not trashing, so that "when you trash this" does nothing; the gain triggers what gains trigger."""
    t = bed(hand="Swap, Rats", deck="Copper, Gold", kingdom="Nomads")
    t.play("Swap", ("return", "Rats"), ("gain", "Nomads"))
    assert t.p1.hand == "Copper, Nomads"
    assert t.p1.coins == 2


def test_other_costs() -> None:
    """The gained card can have neither a Potion nor debt in its cost."""
    t = bed(hand="Swap, Village", kingdom="Village, Market, Apothecary, Engineer")
    t.play("Swap", ("return", "Village"), ("gain", "Market"))
    assert "Apothecary" not in t.asked[1]
    assert "Engineer" not in t.asked[1]


def test_card_from_the_black_market() -> None:
    """Nor can a card from the Black Market deck: it belongs to no pile."""
    offers = "Smithy, Gardens, Artisan"
    t = bed(hand="Black Market, Swap", coins=4, actions=2, kingdom="Village",
            text=f"extra Black Market: {offers}\noffers: {offers}")  # fmt: skip
    t.play("Black Market", ("buy", "Smithy"), ("order", "Gardens, Artisan"))
    t.p1.player.to_hand(t.p1.player.discards)
    t.play("Swap")
    assert t.p1.hand == "Smithy"
