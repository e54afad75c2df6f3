"""Engineer goes wrong when it is trashed twice, or when the second gain does not see what the first changed."""

from tests.bed import bed

CARD = "Engineer"
KINGDOM = "Smithy, Village, Market"


def test_gains_a_card_up_to_4() -> None:
    """You gain a card costing at most $4, without Potion or Debt in its cost."""
    t = bed(hand="Engineer", kingdom=KINGDOM)
    t.play("Engineer", ("gain", "Smithy"), ("trash", "no"))
    assert t.p1.discard == "Smithy"
    assert "Market" not in t.asked[0]
    assert "Engineer, " not in t.asked[0]


def test_trashed_for_another() -> None:
    """You may trash it, and then gain another card costing at most $4."""
    t = bed(hand="Engineer", kingdom=KINGDOM)
    t.play("Engineer", ("gain", "Smithy"), ("trash", "yes"), ("gain", "Silver"))
    assert t.p1.discard == "Smithy, Silver"
    assert t.trashed == "Engineer"


def test_played_twice() -> None:
    """Played twice it can be trashed only once: a Throne Room and an Engineer gain three cards at most."""
    t = bed(hand="Throne Room, Engineer", kingdom=KINGDOM)
    t.play("Throne Room", ("play card", "Engineer"), ("gain", "Smithy"), ("trash", "yes"), ("gain", "Silver"),
           ("gain", "Copper"))  # fmt: skip
    assert t.p1.discard == "Smithy, Silver, Copper"


def test_played_without_being_moved() -> None:
    """Left in the Supply it cannot be trashed, so it gains one card only. (Its cost has Debt: an Estate may play it.)"""
    t = bed(hand="Engineer", kingdom=KINGDOM)
    player = t.p1.player
    t.expect(("gain", "Copper"))
    player.play(t.game.top_named("Engineer"), leaving=True)
    t.finish()
    assert t.left("Engineer") == 9


def test_costs_debt_only() -> None:
    """It costs 4 Debt: nothing is paid, and you take 4 Debt."""
    t = bed(kingdom="Engineer", coins=1)
    t.buy("Engineer")
    assert t.p1.coins == 1
    assert t.p1.debt == 4


def test_the_second_gain_sees_what_the_first_did() -> None:
    """First you gain, then you trash, then you gain: what the first card changes counts for the second."""
    t = bed(hand="Engineer", kingdom="Patrician/Emporium", text="p2 discard: 4 Patrician")
    t.play("Engineer", ("gain", "Patrician"), ("trash", "yes"), ("gain", "Copper"))
    assert "Patrician" in t.asked[0]
    assert "Patrician" not in t.asked[2]


def test_no_more_than_4() -> None:
    """Each of the two cards costs at most $4."""
    t = bed(hand="Engineer", kingdom=KINGDOM)
    t.play("Engineer", ("gain", "Smithy"), ("trash", "yes"), ("gain", "Smithy"))
    assert not any("Market" in asked or "Gold" in asked for asked in t.asked)
