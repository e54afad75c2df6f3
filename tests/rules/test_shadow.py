"""Shadow cards: played from the deck, and at its bottom after shuffling."""

from tests.bed import bed


def test_played_from_the_deck() -> None:
    """Whenever you may play an Action you may play a Shadow card from your deck, wherever in it it is; it comes into play
    and uses an Action as usual."""
    t = bed(hand="Copper", deck="Gold, Silver, Ronin, Estate, 6 Curse", text="turn: p1 action")
    t.step(("play", "Ronin"))
    assert t.p1.in_play == "Ronin"
    assert t.p1.actions == 0
    assert t.p1.hand == "Copper, Gold, Silver, Estate, 3 Curse"


def test_needs_an_action() -> None:
    """Without an Action left you cannot."""
    t = bed(hand="Copper", deck="Gold, Ronin", actions=0)
    t.step()
    assert not any("'play'" in entry for entry in t.asked)


def test_with_throne_room() -> None:
    """Where a card has you play a card from your hand, it may be a Shadow card from your deck."""
    t = bed(hand="Throne Room, Village", deck="Gold, Fishmonger, Silver")
    t.play("Throne Room", ("play card", "Fishmonger"))
    assert (t.p1.buys, t.p1.coins) == (3, 2)
    assert t.p1.in_play == "Throne Room, Fishmonger"
    assert t.p1.deck == "Gold, Silver"


def test_not_in_the_hand() -> None:
    """It is not in your hand for anything else: it cannot be discarded or trashed from there."""
    t = bed(hand="Chapel, Copper", deck="Ronin")
    t.play("Chapel", ("trash", "Copper"))
    assert "Ronin" not in t.asked[0]


def test_bottom_when_shuffled() -> None:
    """When you shuffle, your Shadow cards go to the bottom."""
    for seed in range(4):
        t = bed(discard="Alley, 5 Copper, Ronin", text=f"seed: {seed}")
        t.draw(5, ("order", "Ronin, Alley"))
        assert t.p1.hand == "5 Copper"
        assert t.p1.deck == "Ronin, Alley"


def test_any_order() -> None:
    """Several may go there in any order."""
    t = bed(discard="Alley, 5 Copper, Ronin")
    t.draw(5, ("order", "Alley, Ronin"))
    assert t.p1.deck == "Alley, Ronin"


def test_under_the_rest_of_the_deck() -> None:
    """They go under all the shuffled cards, and those under what was left of the deck."""
    t = bed(hand="Laboratory", deck="Gold", discard="Alley, 3 Copper")
    t.play("Laboratory")
    assert t.p1.hand == "Gold, Copper"
    assert t.p1.deck == "2 Copper, Alley"


def test_only_when_shuffling() -> None:
    """They do not move at other times: one that is gained onto the deck is on top."""
    t = bed(deck="Gold", kingdom="Alley")
    t.gain("Alley", to=1)
    assert t.p1.deck == "Alley, Gold"


def test_mixed_with_fated() -> None:
    """They may be mixed with other cards that you put on the bottom, as Fated ones: the order is yours."""
    t = bed(discard="Alley, Smithy, 4 Copper", kingdom="Smithy", landscapes="Fated", text="extra Fated: Smithy")
    t.draw(4, ("resolve", "Shadow cards"), ("topdeck", ""), ("place", "Smithy"))
    assert t.p1.deck == "Alley, Smithy"
    t = bed(discard="Alley, Smithy, 4 Copper", kingdom="Smithy", landscapes="Fated", text="extra Fated: Smithy")
    t.draw(4, ("resolve", "Fated"), ("topdeck", ""), ("place", "Smithy"))
    assert t.p1.deck == "Smithy, Alley"
