"""Fated goes wrong when the cards go on top of what was left of the deck, or when the choice must be top for all."""

from tests.bed import bed

CARD = "Fated"


def test_top() -> None:
    """When you shuffle you may reveal Fated cards and put them on the top of the shuffled cards."""
    t = bed(discard="Smithy, 6 Copper", landscapes="Fated", kingdom="Smithy", text="extra Fated: Smithy")
    t.draw(1, ("topdeck", "Smithy"))
    assert t.p1.hand == "Smithy"


def test_bottom() -> None:
    """Or on the bottom."""
    t = bed(discard="Smithy, 6 Copper", landscapes="Fated", kingdom="Smithy", text="extra Fated: Smithy")
    t.draw(6, ("topdeck", ""), ("place", "Smithy"))
    assert t.p1.hand == "6 Copper"
    assert t.p1.deck == "Smithy"


def test_some_each() -> None:
    """Some may go on top and others on the bottom; some may be shuffled as usual."""
    t = bed(discard="2 Smithy, 5 Copper", landscapes="Fated", kingdom="Smithy", text="extra Fated: Smithy")
    t.draw(1, ("topdeck", "Smithy"), ("place", "Smithy"))
    assert t.p1.hand == "Smithy"
    assert t.p1.deck == "5 Copper, Smithy"


def test_under_the_rest_of_the_deck() -> None:
    """If cards were left in the deck, Fated cards put on top go under those."""
    t = bed(hand="Laboratory", deck="Gold", discard="Village, 4 Copper", landscapes="Fated", kingdom="Village",
            text="extra Fated: Village")  # fmt: skip
    t.play("Laboratory", ("topdeck", "Village"))
    assert t.p1.hand == "Gold, Village"
    t = bed(deck="Gold", discard="Village, 4 Copper", landscapes="Fated", kingdom="Village", hand="Sentry",
            text="extra Fated: Village")  # fmt: skip
    t.play("Sentry", ("topdeck", "Village"), ("trash", ""), ("discard", ""), ("topdeck", "Village, Copper"))
    assert t.p1.hand == "Gold"


def test_shuffling_the_deck() -> None:
    """It works too when an ability shuffles the existing deck (Inn)."""
    t = bed(deck="6 Copper", discard="Smithy", landscapes="Fated", kingdom="Inn, Smithy", text="extra Fated: Smithy")
    t.gain("Inn", ("reveal", "Smithy"), ("topdeck", "Smithy"))
    assert t.p1.deck == "Smithy, 6 Copper"


def test_looks_at_the_rest_of_the_deck() -> None:
    """While you shuffle your discard pile you may look at what is left of your deck."""
    t = bed(hand="Laboratory", deck="Gold", discard="Smithy, 4 Copper", landscapes="Fated", kingdom="Smithy",
            text="extra Fated: Smithy")  # fmt: skip
    gold = t.p1.player.zone(1)[0]
    seen: list[bool] = []
    from tests import bed as table

    table.WATCHERS.append(lambda view, question: seen.append(view.can_see(gold)))
    try:
        t.play("Laboratory", ("topdeck", ""), ("place", ""))
    finally:
        table.WATCHERS.pop()
    assert seen == [True, True]


def test_known_to_all() -> None:
    """The Fated cards are revealed: the other players know where they are."""
    t = bed(discard="2 Smithy, 6 Copper", landscapes="Fated", kingdom="Smithy", text="extra Fated: Smithy")
    t.draw(1, ("topdeck", "Smithy"), ("place", "Smithy"))
    bottom = t.p1.player.zone(1)[0]
    assert t.p2.player.view.can_see(bottom)
    assert not t.p2.player.view.can_see(t.p1.player.zone(1)[1])
