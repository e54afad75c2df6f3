"""Colonnade goes wrong in the phase, and with several copies in play."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Colonnade"


def test_two_vp_for_a_copy_in_play() -> None:
    """When you gain an Action card in your Buy phase and have a copy of it in play you take 2 VP from here."""
    t = bed(landscapes="Colonnade", coins=9, buys=2, kingdom="Smithy", text="tokens Colonnade: vp=12\np1 play: 2 Village")
    t.buy("Village")
    assert t.p1.vp == 2
    t.buy("Smithy")
    assert t.p1.vp == 2


def test_not_at_another_time_or_for_other_cards() -> None:
    """Not in another phase, and not for a Treasure."""
    t = bed(landscapes="Colonnade", coins=3, text="tokens Colonnade: vp=12\np1 play: Village, Silver")
    t.gain("Village")
    t.buy("Silver")
    assert t.p1.vp == 0


def test_the_phase_of_the_gain() -> None:
    """A Villa gained in the Buy phase counts, though you may return to your Action phase first."""
    t = bed(landscapes="Colonnade", coins=4, kingdom="Villa", text="tokens Colonnade: vp=12\np1 play: Villa\nturn: p1 buy")
    t.buy("Villa", ("resolve", "Villa"))
    assert t.p1.vp == 2


def test_first_printing_when_bought() -> None:
    """Before 2022: it counts when you buy an Action of which you have a copy in play, not when you gain one otherwise."""
    t = bed(landscapes="Colonnade", kingdom="Village", coins=3, ruleset="first printing",
            text="turn: p1 buy\ntokens Colonnade: vp=6\np1 play: Village")  # fmt: skip
    t.gain("Village")
    assert t.p1.vp == 0
    t.buy("Village")
    assert t.p1.vp == 2


def test_played_as_it_is_gained() -> None:
    """If you play the gained card first (Innovation), it is a copy in play; not if it leaves play, as an Acting Troupe."""
    t = bed(landscapes="Colonnade, Innovation", kingdom="Village", coins=3, text="tokens Colonnade: vp=12")
    own(t, "Innovation")
    t.buy("Village", ("resolve", "Innovation"))
    assert t.p1.vp == 2
    t = bed(landscapes="Colonnade, Innovation", kingdom="Acting Troupe", coins=3,
            text="tokens Colonnade: vp=12")  # fmt: skip
    own(t, "Innovation")
    t.buy("Acting Troupe", ("resolve", "Innovation"))
    assert t.trashed == "Acting Troupe"
    assert t.p1.vp == 0


def test_first_printing_copy_played_while_buying() -> None:
    """Before 2022: a copy that you gain and play in the middle of buying is in play in time for the purchase."""
    t = bed(hand="Talisman", landscapes="Colonnade, Innovation", kingdom="Village", deck="Copper", coins=3,
            ruleset="first printing", text="turn: p1 treasure\ntokens Colonnade: vp=6\np1 holds: Innovation")  # fmt: skip
    t.play("Talisman")
    t.buy("Village", ("resolve", "Talisman"), ("resolve", "Innovation"))
    assert t.p1.in_play == "Talisman, Village"
    assert t.p1.vp == 2
