"""Sheepdog goes wrong around the card that was gained: it may draw it, and it may come before anything else."""

from freehold.rules.vocab import BUY_PHASE, HAND
from tests.bed import bed

CARD = "Sheepdog"


def test_several_to_one_gain() -> None:
    """You may react to one gain with several Sheepdogs."""
    t = bed(hand="2 Sheepdog", deck="5 Copper")
    t.gain("Silver", ("resolve", "Sheepdog"), ("resolve", "Sheepdog"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.in_play == "2 Sheepdog"


def test_one_draws_the_next() -> None:
    """If a Sheepdog draws another, you may play that one too."""
    t = bed(hand="Sheepdog", deck="Sheepdog, 4 Copper")
    t.gain("Silver", ("resolve", "Sheepdog"), ("resolve", "Sheepdog"))
    assert t.p1.hand == "3 Copper"


def test_uses_no_action_and_any_turn() -> None:
    """Reacting uses no Action, also on another player's turn; other players' gains are nothing to it."""
    t = bed(hand="Sheepdog", deck="4 Copper", p2="Sheepdog", p2_deck="4 Copper")
    t.gain("Silver", ("p2", "resolve", "Sheepdog"), seat=1)
    assert t.p2.hand == "2 Copper"
    t.gain("Silver", ("resolve", "Sheepdog"))
    assert t.p1.actions == 1


def test_in_the_buy_phase_drawn_treasures_come_too_late() -> None:
    """Reacting to a card that you buy may draw Treasures, but you cannot play them any more."""
    t = bed(hand="Sheepdog", deck="2 Gold", coins=3, buys=2)
    t.to_phase(BUY_PHASE)
    t.buy("Silver", ("resolve", "Sheepdog"))
    assert t.game.phase == BUY_PHASE
    assert t.p1.hand == "2 Gold"
    assert t.p1.coins == 0


def test_gained_to_the_hand_it_reacts_to_itself() -> None:
    """A Sheepdog gained to your hand may be played for its own gain."""
    t = bed(deck="4 Copper", kingdom="Sheepdog")
    t.gain("Sheepdog", ("resolve", "Sheepdog"), to=HAND)
    assert t.p1.in_play == "Sheepdog"
    assert t.p1.hand == "2 Copper"


def test_in_the_middle_of_an_ability() -> None:
    """You may play it in the middle of an ability: between the two Horses of a Cavalry it draws only the first."""
    t = bed(hand="Cavalry, Sheepdog", deck="Copper")
    t.play("Cavalry", ("resolve", "Sheepdog"))
    assert t.p1.hand == "Copper, Horse"
    assert t.p1.discard == "Horse"


def test_before_a_cards_own_ability() -> None:
    """You may play it before the gained card's own "when you gain this" ability, or after it."""
    t = bed(hand="Sheepdog", deck="4 Copper", kingdom="Cavalry")
    t.gain("Cavalry", ("resolve", "Sheepdog"))
    assert t.p1.hand == "4 Copper"
    t = bed(hand="Sheepdog", deck="4 Copper", kingdom="Cavalry")
    t.gain("Cavalry", ("resolve", "Cavalry"), ("resolve", "Sheepdog"))
    assert t.p1.hand == "4 Copper"


def test_with_a_way() -> None:
    """Where you can play it as a Reaction you may also use a Way for it."""
    t = bed(hand="Sheepdog", deck="4 Copper", kingdom="Smithy", landscapes="Way of the Butterfly")
    t.gain("Silver", ("resolve", "Sheepdog"), ("resolve", "Way of the Butterfly"), ("may", "yes"))
    assert t.p1.discard == "Silver, Smithy"
    assert t.p1.hand == ""


def test_may_move_the_gained_card() -> None:
    """Drawing may shuffle the gained card in and draw it."""
    t = bed(hand="Sheepdog", deck="Copper")
    t.gain("Gold", ("resolve", "Sheepdog"))
    assert t.p1.hand == "Copper, Gold"


def test_before_or_after_what_gaining_the_card_does() -> None:
    """If you gain a Hostelry you may discard Treasures for it before or after you play Sheepdog."""
    t = bed(hand="Sheepdog, Copper", deck="2 Gold", kingdom="Hostelry")
    t.gain("Hostelry", ("resolve", "Sheepdog"), ("discard", "2 Gold"))
    assert t.p1.hand == "Copper"
    t = bed(hand="Sheepdog, Copper", deck="2 Gold", kingdom="Hostelry")
    t.gain("Hostelry", ("resolve", "Hostelry"), ("discard", "Copper"), ("resolve", ""), ("resolve", "Sheepdog"))
    assert t.p1.hand == "2 Gold"
