"""Trader goes wrong when the exchange counts as a gain, when a card without a pile is exchanged, or (first printing) when the
card was gained before it was replaced."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Trader"
OLD = "first printing"


def test_silvers_for_a_card() -> None:
    """Trash a card from your hand and gain a Silver for each $1 it costs."""
    t = bed(hand="Trader, Estate, Gold")
    t.play("Trader", ("trash", "Estate"))
    assert t.trashed == "Estate"
    assert t.p1.discard == "2 Silver"


def test_cost_reduction() -> None:
    """If costs are reduced, you gain fewer Silvers."""
    t = bed(hand="Princess, Trader, Gold", actions=2)
    t.play("Princess")
    t.play("Trader")
    assert t.p1.discard == "4 Silver"


def test_potions_do_not_count() -> None:
    """Only the $ in the cost count, not a Potion."""
    t = bed(hand="Trader, Possession")
    t.play("Trader")
    assert t.p1.discard == "6 Silver"


def test_trashes_first() -> None:
    """The card is trashed, with all that brings, before the Silvers are gained."""
    t = bed(hand="Trader, Overgrown Estate", discard="Gold")
    t.play("Trader")
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Silver"


def test_exchange() -> None:
    """When you gain a card, you may reveal this from your hand to exchange that card for a Silver."""
    t = bed(hand="Trader")
    t.gain("Curse", ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p1.hand == "Trader"
    assert t.left("Curse") == 10
    assert t.game.known[t.card("Trader") & CARD_MASK] == -1  # revealed


def test_exchange_is_optional() -> None:
    """You need not exchange it."""
    t = bed(hand="Trader")
    t.gain("Curse", ("resolve", ""))
    assert t.p1.discard == "Curse"


def test_on_another_players_turn() -> None:
    """It works on your turn and on the turns of others."""
    t = bed(hand="Marauder", p2="Trader")
    t.play("Marauder", ("p2", "resolve", "Trader"))
    assert t.p2.discard == "Silver"
    assert t.left("Ruins") == 10


def test_card_and_silver_places() -> None:
    """The card goes back to its pile from wherever it was gained to; the Silver always goes to your discard pile."""
    t = bed(hand="Trader")
    t.gain("Gold", ("resolve", "Trader"), to=1)
    assert t.p1.deck == "-"
    assert t.p1.discard == "Silver"
    assert t.left("Gold") == 30


def test_from_the_trash() -> None:
    """A card gained from the trash goes back to its pile as well."""
    t = bed(hand="Trader", text="trash: Gold")
    t.expect(("resolve", "Trader"))
    t.game.players[0].gain(t.game.cards_in(1)[0])
    t.finish()
    assert t.trashed == ""
    assert t.left("Gold") == 30
    assert t.p1.discard == "Silver"


def test_no_silvers() -> None:
    """Without a Silver left in the Supply, nothing can be exchanged."""
    t = bed(hand="Trader", text="pile Silver: 0")
    t.gain("Curse")
    assert t.p1.discard == "Curse"


def test_is_a_gain_of_the_card_only() -> None:
    """You did gain the card, with all that triggers; the Silver you did not gain."""
    t = bed(hand="Trader, Hovel")
    t.gain("Duchy", ("resolve", "Trader"), ("resolve", "Hovel"))
    assert t.trashed == "Hovel"
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Duchy"]


def test_non_supply_cards() -> None:
    """A card from outside the Supply can be exchanged, if it belongs to a pile."""
    t = bed(hand="Trader", kingdom="Marauder")
    t.gain("Spoils", ("resolve", "Trader"))
    assert t.left("Spoils") == 15


def test_cards_without_a_pile() -> None:
    """Cards that belong to no pile, such as Shelters, cannot be exchanged."""
    t = bed(hand="Trader", text="trash: Necropolis")
    t.game.players[0].gain(t.game.cards_in(1)[0])
    assert t.p1.discard == "Necropolis"


def test_gained_trader() -> None:
    """A Trader gained to your hand can exchange itself."""
    t = bed(kingdom="Trader")
    t.gain("Trader", ("resolve", "Trader"), to=0)
    assert t.p1.hand == ""
    assert t.p1.discard == "Silver"


def test_card_that_moved() -> None:
    """A card that something else has moved on gaining can no longer be exchanged; if exchanged first, it stays exchanged."""
    t = bed(hand="Trader", kingdom="Trail", deck="Copper")
    t.gain("Trail", ("resolve", "Trail"))
    assert t.p1.in_play == "Trail"
    t = bed(hand="Trader", kingdom="Trail", deck="Copper")
    t.gain("Trail", ("resolve", "Trader"))
    assert t.p1.in_play == ""
    assert t.left("Trail") == 10
    assert t.p1.discard == "Silver"


def test_first_printing_instead() -> None:
    """First printing: when you would gain a card, you may reveal this to gain a Silver instead. The card is never gained."""
    t = bed(hand="Trader, Hovel", ruleset=OLD)
    t.gain("Duchy", ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Silver"]
    assert t.p1.hand == "Trader, Hovel"
    assert t.game.known[t.card("Trader") & CARD_MASK] == -1  # everybody saw it


def test_first_printing_places() -> None:
    """First printing: the Silver goes to your discard pile, wherever the card would have gone."""
    t = bed(hand="Trader", ruleset=OLD)
    t.gain("Gold", ("resolve", "Trader"), to=1)
    assert t.p1.deck == "-"
    assert t.p1.discard == "Silver"


def test_first_printing_without_silvers() -> None:
    """First printing: if there is no Silver left, you gain nothing instead."""
    t = bed(hand="Trader", text="pile Silver: 0", ruleset=OLD)
    t.gain("Curse", ("resolve", "Trader"))
    assert t.p1.discard == ""
    assert t.left("Curse") == 10


def test_first_printing_needs_a_gain() -> None:
    """First printing: it needs a card that you would really gain; from an empty pile there is none."""
    t = bed(hand="Trader", text="pile Curse: 0", ruleset=OLD)
    t.gain("Curse")
    assert t.p1.discard == ""


def test_first_printing_bought_card() -> None:
    """First printing: you may buy a card and gain a Silver instead of it; the money is paid."""
    t = bed(hand="Trader", coins=8, ruleset=OLD)
    t.buy("Province", ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p1.coins == 0
    assert t.left("Province") == 8


def test_first_printing_and_possession() -> None:
    """First printing: while possessed, either may come first. After Trader, the Silver is what Possession takes."""
    t = bed(hand="Possession", p2="Trader", ruleset=OLD)
    t.play("Possession")
    t.end_turn()
    t.gain("Gold", ("resolve", "Trader"), seat=1)
    assert "Silver" in t.p1.discard
    assert t.left("Gold") == 30
    t.gain("Gold", ("resolve", "Possession"), seat=1)
    assert "Gold" in t.p1.discard


def test_first_printing_overpaid_card() -> None:
    """First printing: if you overpay for a card and then gain a Silver in its place, you keep what the overpayment gave."""
    t = bed(hand="Trader", kingdom="Masterpiece", coins=4, ruleset=OLD)
    t.buy("Masterpiece", ("overpay", 1), ("resolve", "Trader"))
    assert t.p1.discard == "2 Silver"


def test_first_printing_play() -> None:
    """First printing: played, it trashes a card for Silvers like the current one."""
    t = bed(hand="Trader, Estate", ruleset=OLD)
    t.play("Trader")
    assert t.p1.discard == "2 Silver"


def test_drawn_while_gaining() -> None:
    """If an ability draws a Trader while you gain, you may react with it, as long as the gained card has not moved."""
    t = bed(hand="Sheepdog", deck="Trader, Copper")
    t.gain("Curse", ("resolve", "Sheepdog"), ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert t.p1.hand == "Trader, Copper"


def test_few_silvers() -> None:
    """With too few Silvers left you gain those there are; for a card that costs $0 you gain none."""
    t = bed(hand="Trader, Gold", text="pile Silver: 2")
    t.play("Trader")
    assert t.p1.discard == "2 Silver"
    t = bed(hand="Trader, Copper")
    t.play("Trader")
    assert (t.trashed, t.p1.discard) == ("Copper", "")


def test_first_printing_nothing_of_the_other_card() -> None:
    """First printing: what would have happened on gaining the other card does not happen."""
    t = bed(hand="Trader", kingdom="Ill-Gotten Gains", ruleset=OLD)
    t.gain("Ill-Gotten Gains", ("resolve", "Trader"))
    assert (t.p1.discard, t.p2.discard) == ("Silver", "")


def test_first_printing_with_talisman() -> None:
    """First printing: gaining a Silver in place of Talisman's copy leaves the last card of the pile for you to gain."""
    t = bed(hand="Trader", kingdom="Village", text="p1 play: Talisman\npile Village: 1", coins=3, ruleset=OLD)
    t.buy("Village", ("resolve", "Trader"), ("resolve", ""))
    assert t.p1.discard == "Silver, Village"
