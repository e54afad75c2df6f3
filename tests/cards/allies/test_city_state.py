"""City-state goes wrong on other players' turns, and when the gained card has been moved."""

from freehold.rules.vocab import BUY_PHASE, HAND
from tests.bed import bed

CARD = "City-state"
USE = ("p1", "resolve", "City-state")


def test_plays_the_gained_action() -> None:
    """When you gain an Action on your turn you may spend 2 Favors to play it; it uses no Action. Each time, if you can pay."""
    t = bed(deck="9 Gold", kingdom="Smithy", landscapes="City-state", favors=5)
    t.gain("Smithy", USE)
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "3 Gold"
    assert t.p1.actions == 1
    t.gain("Smithy", USE)
    assert t.p1.hand == "6 Gold"
    assert t.p1.favors == 1
    t.gain("Smithy")


def test_only_on_your_turn() -> None:
    """If you gain an Action on another player's turn you cannot use it."""
    t = bed(kingdom="Smithy", landscapes="City-state", text="p2: favors=4")
    t.gain("Smithy", seat=1)
    assert t.p2.in_play == ""


def test_wherever_it_was_gained() -> None:
    """It plays the card from where it was gained to, such as your hand."""
    t = bed(deck="9 Gold", kingdom="Smithy", landscapes="City-state", favors=2)
    t.gain("Smithy", USE, to=HAND)
    assert t.p1.hand == "3 Gold"


def test_not_if_it_was_moved() -> None:
    """If another ability has moved the card, City-state cannot play it."""
    t = bed(hand="Sheepdog", kingdom="Smithy", landscapes="City-state", favors=2)
    t.gain("Smithy", ("resolve", "Sheepdog"))
    assert t.p1.hand == "Smithy"
    assert t.p1.favors == 2


def test_in_the_buy_phase() -> None:
    """After buying you may play the Action in your Buy phase; Treasures that it draws can no longer be played."""
    t = bed(deck="9 Gold", kingdom="Smithy", landscapes="City-state", favors=2, coins=4)
    t.to_phase(BUY_PHASE)
    t.buy("Smithy", USE)
    assert t.p1.hand == "3 Gold"
    assert t.game.phase == BUY_PHASE


def test_before_a_cards_own_ability() -> None:
    """You may play it before its own "when you gain this" ability."""
    t = bed(deck="9 Copper", kingdom="Cavalry", landscapes="City-state", favors=2)
    t.gain("Cavalry", USE)
    assert t.p1.in_play == "Cavalry"
    assert t.p1.discard == "2 Horse"
    assert t.p1.hand == "2 Copper"


def test_a_when_gain_ability_played_in_time() -> None:
    """A Livery that you gain and play so gives you a Horse for its own gain; a Guildmaster a Favor."""
    t = bed(kingdom="Livery", landscapes="City-state", favors=2)
    t.gain("Livery", USE)
    assert t.p1.discard == "Horse"
    t = bed(kingdom="Guildmaster", landscapes="City-state", favors=2)
    t.gain("Guildmaster", USE)
    assert t.p1.favors == 1


def test_sycophant_pays_for_itself() -> None:
    """If you gain a Sycophant you may first take its Favors and spend them to play it."""
    t = bed(hand="3 Copper", kingdom="Sycophant", landscapes="City-state")
    t.gain("Sycophant", USE)
    assert t.p1.in_play == "Sycophant"
    assert t.p1.coins == 3
