"""Basilica goes wrong in the phase and in the money that is left."""

from freehold.rules.vocab import BUY_PHASE
from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Basilica"


def test_two_vp_with_two_coins_left() -> None:
    """When you gain a card in your Buy phase with $2 or more left you take 2 VP from here, each time."""
    t = bed(landscapes="Basilica", coins=8, buys=3, text="tokens Basilica: vp=12")
    t.buy("Silver")
    assert t.p1.vp == 2
    t.buy("Silver")
    assert t.p1.vp == 4
    t.buy("Copper")
    assert t.p1.vp == 6


def test_not_with_less_or_at_another_time() -> None:
    """Not with less than $2 left, not in another phase, not on another player's turn."""
    t = bed(landscapes="Basilica", coins=4, text="tokens Basilica: vp=12")
    t.gain("Silver")
    t.buy("Silver")
    t.gain("Copper", seat=1)
    assert t.p1.vp == t.p2.vp == 0


def test_what_is_left() -> None:
    """You take what is left if that is less."""
    t = bed(landscapes="Basilica", coins=8, text="tokens Basilica: vp=1")
    t.buy("Silver")
    assert t.p1.vp == 1


def test_the_phase_of_the_gain() -> None:
    """A Villa gained in the Buy phase counts, though you may return to your Action phase first."""
    t = bed(landscapes="Basilica", coins=6, kingdom="Villa", text="tokens Basilica: vp=12\nturn: p1 buy")
    t.buy("Villa", ("resolve", "Villa"))
    assert t.p1.vp == 2


def test_coffers() -> None:
    """You may spend Coffers first, to have $2; you are not asked if they are not enough."""
    t = bed(landscapes="Basilica", coins=4, coffers=1, buys=2, text="tokens Basilica: vp=12\nturn: p1 buy")
    t.buy("Silver", ("spend", 1))
    assert t.p1.vp == 2
    assert t.p1.coins == 2
    t = bed(landscapes="Basilica", coins=3, coffers=1, text="tokens Basilica: vp=12\nturn: p1 buy")
    t.buy("Silver")
    assert t.p1.vp == 0


def test_first_printing_when_bought() -> None:
    """Before 2022: it counts when you buy a card, in any phase, and not when you gain one otherwise."""
    t = bed(landscapes="Basilica", coins=2, ruleset="first printing", text="turn: p1 buy\ntokens Basilica: vp=6")
    t.gain("Copper")
    assert t.p1.vp == 0
    t.buy("Copper")
    assert t.p1.vp == 2


def test_coffers_of_the_gained_card() -> None:
    """Coffers that gaining the card gives you may be spent before you count: those of Spices, or of a Guildhall."""
    t = bed(landscapes="Basilica", kingdom="Spices", coins=6, text="tokens Basilica: vp=12")
    t.buy("Spices", ("resolve", "Spices"), ("spend", 1))
    assert t.p1.coins == 2
    assert t.p1.vp == 2
    t = bed(landscapes="Basilica, Guildhall", coins=4, text="tokens Basilica: vp=12")
    own(t, "Guildhall")
    t.buy("Silver", ("resolve", "Guildhall"), ("spend", 1))
    assert t.p1.vp == 2


def test_first_printing_coffers_of_another_gain() -> None:
    """Before 2022: Coffers for a card that you gain as you buy (Talisman) could be spent before Basilica counted."""
    t = bed(landscapes="Basilica, Guildhall", coins=4, ruleset="first printing",
            text="p1 play: Talisman\ntokens Basilica: vp=12")  # fmt: skip
    own(t, "Guildhall")
    t.buy("Silver", ("resolve", "Talisman"), ("spend", 1))
    assert t.p1.discard == "2 Silver"
    assert t.p1.vp == 2


def test_first_printing_before_overpaying() -> None:
    """Before 2022: you may take the VP before you overpay with the $ that you have left."""
    t = bed(landscapes="Basilica", kingdom="Masterpiece", coins=5, ruleset="first printing",
            text="turn: p1 buy\ntokens Basilica: vp=6")  # fmt: skip
    t.buy("Masterpiece", ("resolve", "Basilica"), ("overpay", 2))
    assert t.p1.vp == 2
    assert t.p1.discard == "2 Silver, Masterpiece"


def test_coins_of_the_gained_card_first() -> None:
    """If the gained card gives you $ (a Blessed Village with The Forest's Gift) you may have that first, and then the VP."""
    t = bed(landscapes="Basilica", coins=5, kingdom="Blessed Village",
            text="tokens Basilica: vp=12\nturn: p1 buy\nboons: The Forest's Gift")  # fmt: skip
    t.buy("Blessed Village", ("resolve", "Blessed Village"), ("option", "receive The Forest's Gift now"))
    assert t.p1.coins == 2
    assert t.p1.vp == 2


def test_first_printing_coins_of_a_gain_on_buying() -> None:
    """Before 2022: if you gain such a card when you buy another (with Haggler), its $ may come before the VP."""
    t = bed(hand="Haggler", landscapes="Basilica", coins=5, kingdom="Blessed Village", ruleset="first printing",
            text="tokens Basilica: vp=12\nboons: The Forest's Gift")  # fmt: skip
    t.play("Haggler")
    t.game.phase = BUY_PHASE
    t.buy("Gold", ("resolve", "Haggler"), ("gain", "Blessed Village"), ("option", "receive The Forest's Gift now"))
    assert t.p1.coins == 2
    assert t.p1.vp == 2
