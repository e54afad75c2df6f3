"""Knights go wrong when the wrong player chooses, when a Knight survives trashing another, or when the revealed cards are
within reach before they are discarded."""

from tests.bed import bed

CARD = "Knights"


def test_ten_different_cards() -> None:
    """The pile has ten different Knights, shuffled; only the top one can be seen or had."""
    t = bed(kingdom="Knights")
    assert t.left("Knights") == 10
    assert len({t.game.name(card) for card in t.game.cards_in(t.game.pile_zone(t.game.pile_named("Knights")))}) == 10
    t.game.players[0].coins = 9
    top = t.top("Knights")
    t.buy(top)
    assert t.p1.discard == top
    assert t.top("Knights") != top


def test_trashes_one_and_discards_the_rest() -> None:
    """Each other player reveals 2 cards, trashes one costing from $3 to $6 and discards the rest."""
    t = bed(hand="Dame Molly", p2_deck="Copper, Silver, Gold")
    t.play("Dame Molly")
    assert t.trashed == "Silver"
    assert t.p2.discard == "Copper"
    assert t.p2.deck == "Gold"


def test_out_of_range() -> None:
    """Cards that cost less than $3 or more than $6 are only discarded."""
    t = bed(hand="Dame Molly", p2_deck="Estate, Bank")
    t.play("Dame Molly")
    assert t.trashed == ""
    assert t.p2.discard == "Estate, Bank"


def test_potions_are_out_of_range() -> None:
    """A card with a Potion (or debt) in its cost is out of range."""
    t = bed(hand="Dame Molly", p2_deck="Possession, Copper")
    t.play("Dame Molly")
    assert t.trashed == ""


def test_victim_chooses() -> None:
    """If both cards are in range, the player who has them chooses."""
    t = bed(hand="Dame Molly", p2_deck="Silver, Gold")
    t.play("Dame Molly", ("p2", "trash", "Silver"))
    assert t.trashed == "Silver"
    assert t.p2.discard == "Gold"


def test_knight_against_knight() -> None:
    """If it trashes a Knight, it is trashed too; what it gave you is not lost."""
    t = bed(hand="Dame Molly", p2_deck="Sir Martin, Copper")
    t.play("Dame Molly")
    assert t.trashed == "Sir Martin, Dame Molly"
    assert t.p1.actions == 2


def test_spared_knight() -> None:
    """If the other player trashes another card than their Knight, yours stays."""
    t = bed(hand="Dame Molly", p2_deck="Sir Martin, Silver")
    t.play("Dame Molly", ("p2", "trash", "Silver"))
    assert t.p1.in_play == "Dame Molly"


def test_played_twice() -> None:
    """With Throne Room you do everything twice, even if the Knight was trashed the first time."""
    t = bed(hand="Throne Room, Dame Molly", p2_deck="Sir Martin, Copper, Silver, Estate")
    t.play("Throne Room", ("play card", "Dame Molly"))
    assert t.trashed == "Sir Martin, Dame Molly, Silver"
    assert t.p1.actions == 4


def test_trashes_first_then_discards() -> None:
    """The card is trashed first, with all that brings; the other card is discarded only after that, so it cannot be drawn."""
    t = bed(hand="Dame Molly", p2_deck="Overgrown Estate, Cultist")
    t.play("Dame Molly")
    assert t.trashed == "Cultist"
    assert t.p2.hand == ""
    assert t.p2.discard == "Overgrown Estate"


def test_one_player_after_the_other() -> None:
    """Each player does all of it before the next reveals anything; the Knight is trashed when all are done."""
    t = bed(hand="Dame Molly", p2_deck="Sir Martin, Gold", p3="", text="p3 deck: Silver, Gold")
    t.play("Dame Molly", ("p2", "trash", "Sir Martin"), ("p3", "trash", "Silver"))
    assert t.trashed == "Sir Martin, Silver, Dame Molly"
    assert t.p2.discard == "Gold"


def test_moat() -> None:
    """Who shows a Moat reveals nothing."""
    t = bed(hand="Sir Martin", p2="Moat", p2_deck="Gold, Copper")
    t.play("Sir Martin", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold, Copper"
