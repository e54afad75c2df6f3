"""Collection goes wrong by counting gains before it was played, and once only when played twice."""

from tests.bed import bed

CARD = "Collection"


def test_a_point_for_each_action_gained() -> None:
    """It makes $2 and a Buy; for the rest of the turn you get +1 VP for each Action you gain, in whatever way."""
    t = bed(hand="Collection", kingdom="Smithy", coins=2)
    t.play("Collection")
    assert (t.p1.coins, t.p1.buys) == (4, 2)
    t.buy("Smithy")
    t.gain("Smithy")
    t.gain("Silver")
    assert t.p1.vp == 2
    t.end_turn()
    t.gain("Smithy", seat=0)
    assert t.p1.vp == 2


def test_played_twice_it_counts_twice() -> None:
    """Played twice, you get +2 VP for each Action."""
    t = bed(hand="Tiara, Collection", kingdom="Smithy")
    t.play("Tiara", ("play card", "Collection"))
    t.gain("Smithy", ("resolve", "Collection"), ("resolve", "Collection"), ("resolve", ""))
    assert t.p1.vp == 2


def test_only_from_then_on() -> None:
    """Actions gained before it was played give nothing."""
    t = bed(hand="Collection", kingdom="Smithy")
    t.gain("Smithy")
    t.play("Collection")
    assert t.p1.vp == 0


def test_only_your_gains() -> None:
    """Actions that another player gains give nothing."""
    t = bed(hand="Collection", kingdom="Smithy")
    t.play("Collection")
    t.gain("Smithy", seat=1)
    assert (t.p1.vp, t.p2.vp) == (0, 0)


def test_played_while_gaining() -> None:
    """If you play it while you gain an Action, before anything else has moved on, it gives +1 VP for that gain."""
    t = bed(hand="Sheepdog, Collection", kingdom="Market", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.gain(
        "Market", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Collection"),
        ("order", "Smithy, Village, Moat"),
    )  # fmt: skip
    assert t.p1.vp == 1
