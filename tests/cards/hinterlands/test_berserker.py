"""Berserker goes wrong when it is played from the Supply without an Action in play, or gains a card of its own cost."""

from tests.bed import bed

CARD = "Berserker"


def test_play() -> None:
    """Gain a card costing less than this; then each other player discards down to 3 cards."""
    t = bed(hand="Berserker", p2="5 Copper", kingdom="Smithy, Market")
    t.play("Berserker", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert t.p2.hand == "3 Copper"
    assert not any("Market" in asked for asked in t.asked)


def test_when_gained() -> None:
    """When you gain it with an Action in play, you play it at once. This is not optional."""
    t = bed(kingdom="Berserker", p2="4 Copper", text="p1 play: Village")
    t.gain("Berserker", ("gain", "Silver"))
    assert t.p1.in_play == "Village, Berserker"
    assert t.p1.discard == "Silver"
    assert t.p2.hand == "3 Copper"


def test_without_an_action_in_play() -> None:
    """Without an Action in play, it is only gained; Treasures do not count."""
    t = bed(kingdom="Berserker", p2="4 Copper", text="p1 play: Gold")
    t.gain("Berserker")
    assert t.p1.discard == "Berserker"
    assert t.p2.hand == "4 Copper"


def test_on_another_players_turn() -> None:
    """You may gain and so play it on another player's turn; it is discarded in that turn's Clean-up."""
    t = bed(kingdom="Berserker", text="p2 play: Village", p3="4 Copper", hand="4 Copper")
    t.gain("Berserker", ("p2", "gain", "Silver"), seat=1)
    assert t.p2.in_play == "Village, Berserker"
    assert t.p1.hand == "3 Copper"
    t.end_turn()
    assert t.p2.discard == "Silver, Village, Berserker"


def test_moved_first() -> None:
    """If something else moves it first, it cannot be played any more."""
    t = bed(hand="Trader", kingdom="Berserker", p2="4 Copper", text="p1 play: Village")
    t.gain("Berserker", ("resolve", "Trader"))
    assert t.p1.in_play == "Village"
    assert t.p2.hand == "4 Copper"


def test_gains_before_the_others_discard() -> None:
    """You gain, with all that triggers, before the others discard."""
    t = bed(hand="Berserker, Trader", p2="Trader, 3 Copper")
    t.play("Berserker", ("gain", "Silver"), ("resolve", ""), ("p2", "discard", "Trader"))
    assert t.p2.hand == "3 Copper"


def test_action_played_meanwhile() -> None:
    """Whether you have an Action in play is looked at when its turn comes: a Sheepdog played first counts."""
    t = bed(hand="Sheepdog", kingdom="Berserker", deck="2 Copper", p2="4 Copper")
    t.gain("Berserker", ("resolve", "Sheepdog"), ("gain", "Silver"))
    assert t.p1.in_play == "Sheepdog, Berserker"
    assert t.p2.hand == "3 Copper"


def test_others_react_before_they_discard() -> None:
    """What the others do when you gain a card through it comes before they discard."""
    t = bed(hand="Berserker", p2="Black Cat, 4 Copper", p2_deck="2 Silver", kingdom="Berserker")
    t.play("Berserker", ("gain", "Estate"), ("p2", "resolve", "Black Cat"), ("p2", "discard", "3 Copper"))
    assert t.p2.in_play == "Black Cat"
    assert t.p2.hand == "Copper, 2 Silver"


def test_bought_in_the_buy_phase() -> None:
    """You may gain and so play it in your Buy phase."""
    t = bed(kingdom="Berserker", coins=5, p2="2 Gold, 3 Copper", text="p1 play: Village\nturn: p1 buy")
    t.buy("Berserker", ("gain", "Silver"), ("p2", "discard", "2 Copper"))
    assert t.p1.in_play == "Village, Berserker"
    assert t.p1.discard == "Silver"


def test_costs_that_fall_to_nothing() -> None:
    """If costs have fallen so far that it costs $0, nothing is cheaper, and it gains no card."""
    t = bed(hand="Berserker, 5 Highway", p2="4 Copper", deck="9 Copper", actions=6)
    for _ in range(5):
        t.play("Highway")
    t.play("Berserker")
    assert t.p1.discard == ""
    assert t.p2.hand == "3 Copper"


def test_moat() -> None:
    """Whoever shows a Moat keeps the hand, also when it is played as it is gained."""
    t = bed(hand="Berserker", p2="Moat, 4 Copper")
    t.play("Berserker", ("p2", "resolve", "Moat"), ("gain", "Silver"))
    assert t.p2.hand == "Moat, 4 Copper"
    t = bed(kingdom="Berserker", p2="Moat, 4 Copper", text="p1 play: Village")
    t.gain("Berserker", ("p2", "resolve", "Moat"), ("gain", "Silver"))
    assert t.p2.hand == "Moat, 4 Copper"
