"""Young Witch goes wrong when a Bane protects like a Moat (before the cards are drawn), or when a Bane is a type."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Young Witch"
BANE = "extra Young Witch: Cellar"


def test_play() -> None:
    """+2 Cards, discard 2 cards; each other player who reveals no Bane gains a Curse."""
    t = bed(hand="Young Witch, Estate", deck="Gold, Copper, Silver", p2="Copper", p3="", text=BANE)
    t.play("Young Witch", ("discard", "Estate, Copper"))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Silver"
    assert "2 to 2" in t.asked[0]
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"


def test_bane_pile() -> None:
    """The Bane pile is in the Supply like the others: its cards can be bought, and it counts when it is empty."""
    t = bed(kingdom="Young Witch", text=BANE, coins=2)
    t.buy("Cellar")
    assert t.p1.discard == "Cellar"
    assert bed(kingdom="Young Witch", text=BANE + "\npile Cellar: 0").game.empty_supply_piles() == 1


def test_curses_in_turn_order() -> None:
    """The Curses go out in turn order: the last one to the first player who shows no Bane."""
    t = bed(hand="Young Witch", deck="2 Copper", p2="Cellar", p3="", p4="", text=BANE + "\npile Curse: 1")
    t.play("Young Witch", ("p2", "reveal", "Cellar"))
    assert (t.p3.discard, t.p4.discard) == ("Curse", "")


def test_bane() -> None:
    """Who reveals a Bane from their hand gains no Curse; the Bane stays in the hand."""
    t = bed(hand="Young Witch", deck="2 Copper", p2="Cellar, Gold", p3="", text=BANE)
    t.play("Young Witch", ("p2", "reveal", "Cellar"))
    assert t.p2.discard == ""
    assert t.p2.hand == "Cellar, Gold"
    assert t.game.known[t.card("Cellar", 1) & CARD_MASK] == -1  # everybody saw it
    assert t.p3.discard == "Curse"


def test_bane_is_optional() -> None:
    """A player who has a Bane need not reveal it."""
    t = bed(hand="Young Witch", deck="2 Copper", p2="Cellar", text=BANE)
    t.play("Young Witch", ("p2", "reveal", ""))
    assert t.p2.discard == "Curse"


def test_too_few_cards() -> None:
    """The others are attacked even if you have fewer than 2 cards to discard."""
    t = bed(hand="Young Witch, Estate", text=BANE)
    t.play("Young Witch")
    assert t.p1.discard == "Estate"
    assert t.p2.discard == "Curse"


def test_discards_before_banes_are_shown() -> None:
    """You discard before the others decide whether to reveal a Bane."""
    t = bed(hand="Young Witch, 2 Estate", deck="2 Copper", p2="Cellar", text=BANE)
    t.play("Young Witch", ("discard", "2 Estate"), ("p2", "reveal", "Cellar"))
    assert t.p2.discard == ""


def test_reaction_as_bane() -> None:
    """A Reaction that is the Bane can do both: first react to the Attack, or later be shown as the Bane."""
    moat = "extra Young Witch: Moat"
    t = bed(hand="Young Witch", deck="2 Copper", p2="Moat", text=moat)
    t.play("Young Witch", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""
    t = bed(hand="Young Witch", deck="2 Copper", p2="Moat", text=moat)
    t.play("Young Witch", ("p2", "resolve", ""), ("p2", "reveal", "Moat"))
    assert t.p2.discard == ""


def test_bane_is_no_type() -> None:
    """Bane is not a type: the cards of that pile have the types they always have."""
    t = bed(kingdom="Young Witch", text=BANE)
    assert t.types("Cellar") == 1


def test_bane_costs_2_or_3() -> None:
    """The Bane is one of the Kingdom piles not in use that cost $2 or $3; it is in the Supply."""
    costs = set()
    for seed in range(10):
        t = bed(kingdom="Young Witch, Cellar", text=f"seed: {seed + 1}")
        bane = t.game.piles[t.game.marked_pile(t.game.kind(t.game.top_named("Young Witch")))]
        costs.add(int(bane.kind.cost))
        assert bane.name != "Cellar"
        assert bane.supply
    assert costs == {2, 3}


def test_the_banes_own_setup() -> None:
    """If the Bane needs something else set up, that is done too: with Page there are the cards it is exchanged for."""
    t = bed(kingdom="Young Witch", text="extra Young Witch: Page")
    assert t.left("Champion") == 5


def test_in_the_black_market() -> None:
    """There is a Bane pile also if Young Witch is only in the Black Market deck."""
    t = bed(kingdom="Black Market", text="extra Black Market: Young Witch")
    bane = t.game.piles[t.game.marked_pile(t.game.kind_named("Young Witch"))]
    assert bane.supply
    assert bane.kind.cost in (2, 3)
