"""Doctor goes wrong when trashed cards are put back, or when the overpayment looks at all cards at once."""

from tests.bed import bed

CARD = "Doctor"


def test_play() -> None:
    """Name a card, reveal 3 cards, trash those with that name, and put the rest back in any order."""
    t = bed(hand="Doctor", deck="Curse, Gold, Silver, Curse")
    t.play("Doctor", ("name", "Curse"), ("topdeck", "Silver, Gold"))
    assert t.trashed == "Curse"
    assert t.p1.deck == "Silver, Gold, Curse"


def test_any_name() -> None:
    """You may name any card; then perhaps nothing is trashed."""
    t = bed(hand="Doctor", deck="3 Curse")
    t.play("Doctor", ("name", "Possession"))
    assert t.p1.deck == "3 Curse"


def test_trashes_at_once_before_putting_back() -> None:
    """The cards are trashed at once, and the others lie aside meanwhile: what trashing draws comes from under them."""
    t = bed(hand="Doctor", deck="Overgrown Estate, Gold, Silver, Province")
    t.play("Doctor", ("name", "Overgrown Estate"), ("topdeck", "Gold, Silver"))
    assert t.p1.hand == "Province"
    assert t.p1.deck == "Gold, Silver"


def test_overpay() -> None:
    """For each $1 overpaid, look at your top card and trash it, discard it or put it back, one after the other."""
    t = bed(kingdom="Doctor", deck="Curse, Estate, Gold", coins=6)
    t.buy("Doctor", ("overpay", 3), ("option", "trash"), ("option", "discard"), ("option", "put back"))
    assert t.trashed == "Curse"
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Doctor, Estate"


def test_same_card_again() -> None:
    """A card that you put back is looked at again."""
    t = bed(kingdom="Doctor", deck="Gold, Curse", coins=5)
    t.buy("Doctor", ("overpay", 2), ("option", "put back"), ("option", "put back"))
    assert t.p1.deck == "Gold, Curse"


def test_doctor_may_be_found() -> None:
    """The Doctor has been gained by then: if you must shuffle, you may find it."""
    t = bed(kingdom="Doctor", coins=4)
    t.buy("Doctor", ("overpay", 1), ("option", "trash"))
    assert t.trashed == "Doctor"


def test_too_late_to_overpay() -> None:
    """What gaining it triggers comes too late to overpay with: you overpay when you pay."""
    t = bed(hand="Trader", kingdom="Doctor", deck="Curse", coins=3)
    t.buy("Doctor", ("resolve", "Trader"))
    assert t.p1.deck == "Curse"


def test_first_printing_overpaid_when_bought() -> None:
    """Before 2022: you overpay when you buy it, and look at your cards before you gain the Doctor."""
    t = bed(kingdom="Doctor", deck="Estate", coins=5, ruleset="first printing")
    t.buy("Doctor", ("overpay", 2), ("option", "discard"), ("option", "discard"))
    assert t.p1.discard == "Estate, Doctor"


def test_first_printing_coffers_that_come_with_buying() -> None:
    """Before 2022: what you gain as you buy it may give you Coffers (a Treasure, with Guildhall), to overpay with."""
    t = bed(hand="Charm", deck="3 Curse", kingdom="Doctor", coins=3, landscapes="Guildhall", ruleset="first printing",
            text="p1 holds: Guildhall")  # fmt: skip
    t.play("Charm", ("option", "gain another card"))
    t.buy("Doctor", ("resolve", "Charm"), ("gain", "Silver"), ("spend", 1), ("overpay", 1), ("option", "trash"))
    assert t.trashed == "Curse"
    assert t.p1.discard == "Silver, Doctor"


def test_first_printing_played() -> None:
    """Before 2022: played, it does what it does now."""
    t = bed(hand="Doctor", deck="Estate, Copper, Estate", ruleset="first printing")
    t.play("Doctor", ("name", "Estate"))
    assert t.trashed == "2 Estate"
    assert t.p1.deck == "Copper"


def test_first_printing_coins_of_a_gain_on_buying() -> None:
    """Before 2022: coins from a card that you gain when you buy it (Blessed Village with Haggler) can be overpaid."""
    t = bed(hand="Haggler", kingdom="Doctor, Blessed Village", deck="Estate", coins=1, ruleset="first printing",
            text="p1 tokens: -$2 cost on Blessed Village\nboons: The Forest's Gift")  # fmt: skip
    t.play("Haggler")
    t.buy("Doctor", ("resolve", "Haggler"), ("gain", "Blessed Village"),
          ("option", "receive The Forest's Gift now"), ("overpay", 1), ("option", "trash"))  # fmt: skip
    assert t.trashed == "Estate"
    assert t.p1.coins == 0


def test_overpay_without_cards() -> None:
    """If you have no cards left, also after shuffling, you look at none."""
    t = bed(kingdom="Doctor", deck="Curse", coins=6, ruleset="first printing")
    t.buy("Doctor", ("overpay", 3), ("option", "trash"))
    assert t.trashed == "Curse"
    assert t.p1.discard == "Doctor"


def test_discarded_cards_are_shuffled_in() -> None:
    """If you must shuffle to look at a card, what you have discarded for the same overpayment is shuffled in."""
    t = bed(kingdom="Doctor", deck="Gold", coins=5, ruleset="first printing")
    t.buy("Doctor", ("overpay", 2), ("option", "discard"), ("option", "trash"))
    assert t.trashed == "Gold"


def test_few_cards() -> None:
    """With fewer than 3 cards you shuffle, without those already revealed, and reveal what there is."""
    t = bed(hand="Doctor", deck="Curse", discard="Estate")
    t.play("Doctor", ("name", "Curse"))
    assert t.trashed == "Curse"
    assert t.p1.deck == "Estate"
