"""Experiment goes wrong when the second one brings a third, or when it cannot find its pile."""

from freehold.rules.vocab import HAND
from tests.bed import bed

CARD = "Experiment"


def test_returns_to_its_pile() -> None:
    """+2 Cards and +1 Action; then you return it to its pile."""
    t = bed(hand="Experiment", deck="Gold, Silver")
    before = t.left("Experiment")
    t.play("Experiment")
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.actions == 1
    assert t.p1.in_play == ""
    assert t.left("Experiment") == before + 1


def test_played_twice() -> None:
    """Played a second time it has gone to its pile already; you still get +2 Cards and +1 Action again."""
    t = bed(hand="Throne Room, Experiment", deck="5 Copper")
    t.play("Throne Room", ("play card", "Experiment"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.actions == 2


def test_played_where_it_lies() -> None:
    """Played where it lies, as from the trash, it stays there; you get the cards and the Action."""
    t = bed(hand="Necromancer", deck="5 Copper", text="trash: Experiment")
    t.play("Necromancer")
    assert t.p1.hand == "2 Copper"
    assert t.trashed == "Experiment"


def test_gained_in_pairs() -> None:
    """When you gain one, however, you gain another, which brings no third."""
    t = bed(kingdom="Experiment", coins=3)
    t.buy("Experiment")
    assert t.p1.discard == "2 Experiment"
    t = bed(kingdom="Experiment", hand="Workshop")
    t.play("Workshop", ("gain", "Experiment"))
    assert t.p1.discard == "2 Experiment"


def test_two_gains_two_pairs() -> None:
    """Each Experiment that you gain otherwise brings one, also while another ability is being resolved."""
    t = bed(hand="Altar, Catacombs", kingdom="Experiment, Village")
    t.play("Altar", ("gain", "Experiment"), ("gain", "Experiment"))
    assert t.p1.discard == "4 Experiment"


def test_a_gain_in_the_middle() -> None:
    """Only the second one itself brings none: one that something else (Duplicate) gives you on account of it does."""
    t = bed(kingdom="Experiment", text="p1 tavern: Duplicate")
    t.gain("Experiment", ("resolve", "Experiment"), ("resolve", "Duplicate"))
    assert t.p1.discard == "4 Experiment"


def test_the_second_goes_to_the_discard_pile() -> None:
    """If you gain one to another place, as to your hand, the second one goes to your discard pile all the same."""
    t = bed(hand="Sculptor", kingdom="Experiment")
    t.play("Sculptor", ("gain", "Experiment"))
    assert t.p1.hand == "Experiment"
    assert t.p1.discard == "Experiment"
    t = bed(kingdom="Experiment")
    t.gain("Experiment", to=HAND)
    assert t.p1.discard == "Experiment"


def test_the_last_one() -> None:
    """The last one of the pile comes alone."""
    t = bed(kingdom="Experiment", text="pile Experiment: 1")
    t.gain("Experiment")
    assert t.p1.discard == "Experiment"


def test_the_pile_is_no_longer_empty() -> None:
    """If its pile was empty, returning it means that the pile is not empty any more."""
    t = bed(hand="Experiment", deck="2 Copper", text="pile Experiment: 0")
    assert t.game.empty_supply_piles() == 1
    t.play("Experiment")
    assert t.game.empty_supply_piles() == 0


def test_without_a_pile() -> None:
    """One that came from the Black Market deck has no pile: it stays in play and is discarded in Clean-up."""
    t = bed(hand="Black Market", deck="7 Copper", coins=3, actions=2,
            text="extra Black Market: Experiment, Gardens, Artisan\noffers: Experiment, Gardens, Artisan")  # fmt: skip
    t.play("Black Market", ("buy", "Experiment"), ("order", "Gardens, Artisan"))
    assert t.p1.discard == "Experiment"
    t.game.players[0].to_hand(t.game.players[0].discards)
    t.play("Experiment")
    assert t.p1.in_play == "Black Market, Experiment"
    t.clean_up()
    assert t.p1.discard == "Black Market, Experiment, 2 Copper"


def test_with_something_else_instead() -> None:
    """If something happens instead of its instructions (Enchantress), it is not returned."""
    t = bed(hand="Enchantress", p2="Experiment", p2_deck="3 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Experiment")
    assert t.p2.hand == "Copper"
    assert t.p2.in_play == "Experiment"


def test_as_another_card() -> None:
    """An older Band of Misfits that is an Experiment goes to the Band of Misfits pile."""
    t = bed(hand="Band of Misfits", deck="3 Copper", kingdom="Experiment", ruleset="first printing")
    before = t.left("Band of Misfits")
    t.play("Band of Misfits")
    assert t.p1.hand == "2 Copper"
    assert t.left("Band of Misfits") == before + 1


def test_with_a_way() -> None:
    """With a Way in place of its instructions it is not returned either."""
    t = bed(hand="Experiment", landscapes="Way of the Sheep")
    t.play("Experiment", ("resolve", "Way of the Sheep"))
    assert t.p1.coins == 2
    assert t.p1.in_play == "Experiment"
