"""Falconer goes wrong with what costs less than it now, and with gains that are its own."""

from freehold.rules.vocab import BUY_PHASE, HAND
from tests.bed import bed

CARD = "Falconer"


def test_gains_to_hand_a_cheaper_card() -> None:
    """You gain to your hand a card that costs less than Falconer costs."""
    t = bed(hand="Falconer", kingdom="Smithy, Market")
    t.play("Falconer", ("gain", "Smithy"))
    assert t.p1.hand == "Smithy"
    assert "Market" not in t.asked[0].split("by")[0]


def test_its_own_gain_may_trigger_it() -> None:
    """What it gains may be the reason to play the next Falconer."""
    t = bed(hand="2 Falconer", kingdom="Moat, Smithy")
    t.play("Falconer", ("gain", "Moat"), ("resolve", "Falconer"), ("gain", "Smithy"))
    assert t.p1.hand == "Moat, Smithy"
    assert t.p1.in_play == "2 Falconer"


def test_several_to_one_gain() -> None:
    """You may react to one gain with several Falconers."""
    t = bed(p2="2 Falconer", kingdom="Moat, Smithy")
    t.gain("Moat", ("p2", "resolve", "Falconer"), ("p2", "gain", "Smithy"), ("p2", "resolve", "Falconer"),
           ("p2", "gain", "Smithy"))  # fmt: skip
    assert t.p2.hand == "2 Smithy"


def test_any_player_two_types() -> None:
    """Anybody's gain of a card with two or more types will do, your own too; a card of one type will not."""
    t = bed(hand="Falconer", kingdom="Moat, Smithy")
    t.gain("Smithy")
    t.gain("Silver", seat=1)
    t.gain("Moat", ("p1", "resolve", "Falconer"), ("p1", "gain", "Smithy"), seat=1)
    assert t.p1.hand == "Smithy"
    assert t.p1.actions == 1


def test_in_the_buy_phase() -> None:
    """You may react in your Buy phase; an Action that this brings to your hand cannot be played there."""
    t = bed(hand="Falconer", kingdom="Moat, Smithy", coins=2)
    t.to_phase(BUY_PHASE)
    t.buy("Moat", ("resolve", "Falconer"), ("gain", "Smithy"))
    assert t.p1.hand == "Smithy"
    assert t.game.phase == BUY_PHASE


def test_gained_to_the_hand_it_reacts_to_itself() -> None:
    """A Falconer gained to your hand has two types: you may play it for its own gain."""
    t = bed(kingdom="Falconer, Smithy")
    t.gain("Falconer", ("resolve", "Falconer"), ("gain", "Smithy"), to=HAND)
    assert t.p1.hand == "Smithy"
    assert t.p1.in_play == "Falconer"


def test_drawn_in_time() -> None:
    """A Falconer that another ability of the same gain draws may still react."""
    t = bed(hand="Sheepdog", deck="Falconer, Copper", kingdom="Moat, Smithy")
    t.gain("Moat", ("resolve", "Sheepdog"), ("resolve", "Falconer"), ("gain", "Smithy"))
    assert t.p1.hand == "Copper, Smithy"
