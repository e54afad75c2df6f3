"""Saboteur goes wrong in its order (trash, gain, then discard) and in what the victim may gain."""

from tests.bed import bed

CARD = "Saboteur"


def test_digs_for_a_card_costing_three() -> None:
    """Each other player reveals cards until one costs $3 or more, trashes it and discards the others."""
    t = bed(hand="Saboteur", p2_deck="Copper, Estate, Gold, Province")
    t.play("Saboteur", ("p2", "gain", ""))
    assert t.trashed == "Gold"
    assert t.p2.discard == "Copper, Estate"
    assert t.p2.deck == "Province"


def test_may_gain_a_card_costing_two_less() -> None:
    """They may gain a card costing at least $2 less than the trashed one: for a $5 card, one costing up to $3."""
    t = bed(hand="Saboteur", p2_deck="Duchy", kingdom="Village, Smithy")
    t.play("Saboteur", ("p2", "gain", "Village"))
    assert t.p2.discard == "Village"
    assert "Smithy" not in t.asked[0]
    assert "Silver" in t.asked[0]


def test_all_for_one_player_then_the_next() -> None:
    """All of it is done for the first player, then for the next."""
    t = bed(hand="Saboteur", p2_deck="Copper, Gold", text="p3 deck: Estate, Silver")
    t.game.log = []
    t.play("Saboteur", ("p2", "gain", "Silver"), ("p3", "gain", "Copper"))
    seats = [entry.seat for entry in t.game.log if entry.seat]
    assert seats == sorted(seats)
    assert t.trashed == "Gold, Silver"


def test_trash_then_gain_then_discard() -> None:
    """They first trash, then gain, then discard the other revealed cards."""
    t = bed(hand="Saboteur", p2_deck="Copper, Gold")
    t.game.log = []
    t.play("Saboteur", ("p2", "gain", "Silver"))
    words = [entry.word for entry in t.game.log if entry.word in ("trash", "gain", "discard")]
    assert words == ["trash", "gain", "discard"]


def test_revealed_cards_are_not_shuffled_in() -> None:
    """If they shuffle to go on revealing, the cards already revealed are not shuffled in."""
    t = bed(hand="Saboteur", p2_deck="2 Copper", p2_discard="Gold")
    t.play("Saboteur", ("p2", "gain", ""))
    assert t.trashed == "Gold"
    assert t.p2.discard == "2 Copper"


def test_nothing_found() -> None:
    """A player without such a card discards everything revealed, trashes and gains nothing."""
    t = bed(hand="Saboteur", p2_deck="2 Copper", p2_discard="2 Estate")
    t.play("Saboteur")
    assert t.trashed == ""
    assert t.p2.discard == "2 Copper, 2 Estate"


def test_reduced_costs() -> None:
    """Costs as they are now count: with Bridge a Silver costs $2 and is passed over."""
    t = bed(hand="Bridge, Saboteur", p2_deck="Silver, Smithy", actions=2)
    t.play("Bridge")
    t.play("Saboteur", ("p2", "gain", ""))
    assert t.trashed == "Smithy"
    assert t.p2.discard == "Silver"


def test_potion_costs() -> None:
    """A trashed card with a Potion in its cost allows cards with a Potion in theirs."""
    t = bed(hand="Saboteur", p2_deck="Possession", kingdom="Smithy, University")
    t.play("Saboteur", ("p2", "gain", "University"))
    assert t.p2.discard == "University"


def test_moat() -> None:
    """An unaffected player reveals nothing."""
    t = bed(hand="Saboteur", p2="Moat", p2_deck="Gold")
    t.play("Saboteur", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold"


def test_your_token_on_a_pile() -> None:
    """Your -$2 token lowers the costs of its pile on your turn: a Smithy that costs $2 then is passed over."""
    t = bed(hand="Saboteur", p2_deck="Smithy, Gold", kingdom="Smithy", landscapes="Ferry", coins=3)
    t.buy("Ferry", ("pile", "Smithy"))
    t.game.phase = 1
    t.play("Saboteur", ("p2", "gain", ""))
    assert t.trashed == "Gold"
    assert t.p2.discard == "Smithy"
