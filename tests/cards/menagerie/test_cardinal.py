"""Cardinal goes wrong about which costs qualify and who chooses."""

from tests.bed import bed

CARD = "Cardinal"


def test_exiles_one_and_discards_the_other() -> None:
    """Each other player reveals 2 cards, exiles one costing from $3 to $6 and discards the other; you get +$2."""
    t = bed(hand="Cardinal", p2_deck="Estate, Gold, Province")
    t.play("Cardinal")
    assert t.p1.coins == 2
    assert t.p2.exile == "Gold"
    assert t.p2.discard == "Estate"
    assert t.p2.deck == "Province"


def test_the_attacked_player_chooses() -> None:
    """If both cards qualify, the attacked player chooses which is exiled."""
    t = bed(hand="Cardinal", p2_deck="Silver, Gold")
    t.play("Cardinal", ("p2", "exile", "Silver"))
    assert t.p2.exile == "Silver"
    assert t.p2.discard == "Gold"


def test_only_from_3_to_6() -> None:
    """Cards that cost less or more, or Potions or Debt besides, are discarded."""
    t = bed(hand="Cardinal", p2_deck="Estate, Province")
    t.play("Cardinal")
    assert (t.p2.exile, t.p2.discard) == ("", "Estate, Province")
    t = bed(hand="Cardinal", p2_deck="Familiar, Copper")
    t.play("Cardinal")
    assert (t.p2.exile, t.p2.discard) == ("", "Familiar, Copper")


def test_cost_as_it_is_now() -> None:
    """Costs count as they are at that moment: after a Bridge a Silver costs too little."""
    t = bed(hand="Bridge, Cardinal", p2_deck="Silver, Copper", actions=2)
    t.play("Bridge")
    t.play("Cardinal")
    assert t.p2.exile == ""
    assert t.p2.discard == "Silver, Copper"


def test_in_turn_order_without_the_unaffected() -> None:
    """The others are attacked in turn order, without those that are unaffected."""
    t = bed(hand="Cardinal", p2="Moat", p2_deck="2 Gold", p3="", text="p3 deck: 2 Gold")
    t.play("Cardinal", ("p2", "resolve", "Moat"))
    assert t.p2.exile == ""
    assert (t.p3.exile, t.p3.discard) == ("Gold", "Gold")


def test_your_cost_token() -> None:
    """Your -$2 token counts, for cards of others too: a Smithy then costs $2 and is discarded."""
    t = bed(hand="Cardinal", p2_deck="Smithy, Copper", text="p1 tokens: -$2 cost on Smithy")
    t.play("Cardinal")
    assert (t.p2.exile, t.p2.discard) == ("", "Smithy, Copper")
