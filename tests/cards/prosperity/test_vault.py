"""Vault goes wrong with small hands of the other players, and with the order of discarding and drawing."""

from tests.bed import bed

CARD = "Vault"


def test_coins_for_discarded_cards() -> None:
    """You draw 2 cards, then discard any number of cards for +$1 each."""
    t = bed(hand="Vault, Estate, Curse", deck="Duchy, Gold, Silver")
    t.play("Vault", ("discard", "Estate, Curse, Duchy"))
    assert t.p1.coins == 3
    assert t.p1.hand == "Gold"
    t = bed(hand="Vault, Estate", deck="Duchy, Gold")
    t.play("Vault", ("discard", ""))
    assert t.p1.coins == 0


def test_others_discard_then_draw() -> None:
    """The others discard first, then draw: if they must shuffle, the discarded cards may come back."""
    t = bed(hand="Vault", p2="2 Estate")
    t.play("Vault", ("p2", "discard", "yes"))
    assert t.p2.hand == "Estate"
    assert t.p2.deck == "Estate"


def test_only_for_two_cards() -> None:
    """Only who discards 2 cards draws one, and only once; a player with a single card may discard it for nothing."""
    t = bed(hand="Vault", p2="3 Estate, Gold", p2_deck="Silver, Copper", p3="Curse", p4="2 Copper",
            text="p3 deck: Gold\np4 deck: Gold")  # fmt: skip
    t.play("Vault", ("p2", "discard", "yes"), ("p2", "discard", "2 Estate"), ("p3", "discard", "yes"), ("p4", "discard", "no"))
    assert t.p2.hand == "Estate, Gold, Silver"
    assert t.p3.hand == ""
    assert t.p3.discard == "Curse"
    assert t.p4.hand == "2 Copper"


def test_a_discarded_tunnel_first() -> None:
    """What another player's discarding triggers comes before they draw: the Gold of a Tunnel may be what they draw."""
    t = bed(hand="Vault", deck="2 Copper", p2="Tunnel, Copper")
    t.play("Vault", ("discard", ""), ("p2", "discard", "yes"), ("p2", "resolve", "Tunnel"))
    assert len(t.p2.hand) == 1
    assert len(t.p2.discard) == 0
    assert t.p2.deck.count(",") == 1


def test_exactly_two_cards() -> None:
    """The others discard exactly 2 cards, or none, and draw one for them."""
    t = bed(hand="Vault", deck="2 Copper", p2="2 Estate, Duchy", p2_deck="2 Gold")
    t.play("Vault", ("discard", ""), ("p2", "discard", "yes"), ("p2", "discard", "2 Estate"))
    assert "(2 to 2 of" in t.asked[2]
    assert t.p2.hand == "Duchy, Gold"
