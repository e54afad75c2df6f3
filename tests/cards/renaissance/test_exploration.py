"""Exploration goes wrong in which gains count: those of this Buy phase, in whatever way, and nothing bought as such."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Exploration"


def test_nothing_gained() -> None:
    """At the end of your Buy phase, if you gained no card in it, +1 Coffers and +1 Villager."""
    t = bed(landscapes="Exploration", text="turn: p1 buy")
    own(t, "Exploration")
    t.step()
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)


def test_a_card_gained() -> None:
    """If you gained a card in it, bought or not, you get nothing."""
    t = bed(landscapes="Exploration", coins=3, text="turn: p1 buy")
    own(t, "Exploration")
    t.step(("buy", "Silver"))
    t.step()
    assert (t.p1.coffers, t.p1.villagers) == (0, 0)
    t = bed(landscapes="Exploration", kingdom="Swashbuckler", text="turn: p1 action")
    own(t, "Exploration")
    own(t, "Treasure Chest")
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (0, 0)


def test_gained_in_the_action_phase() -> None:
    """Cards that you gained in your Action phase do not matter, even bought ones (Black Market)."""
    t = bed(hand="Workshop", landscapes="Exploration", kingdom="Village")
    own(t, "Exploration")
    t.play("Workshop", ("gain", "Silver"))
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)
    t = bed(hand="Black Market", landscapes="Exploration", coins=3,
            text="extra Black Market: Village, Gardens, Artisan\noffers: Village, Gardens, Artisan")  # fmt: skip
    own(t, "Exploration")
    t.play("Black Market", ("buy", "Village"), ("order", "Gardens, Artisan"))
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)


def test_events_and_projects() -> None:
    """Buying Events or Projects is not gaining cards: it works on the turn on which you buy it."""
    t = bed(landscapes="Exploration", coins=4, text="turn: p1 buy")
    t.step(("buy", "Exploration"))
    t.step()
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)


def test_each_buy_phase() -> None:
    """With several Buy phases in a turn each is judged by itself, as it ends."""
    t = bed(landscapes="Exploration", kingdom="Villa", coins=4, text="turn: p1 buy")
    own(t, "Exploration")
    t.step(("buy", "Villa"))
    assert (t.p1.coffers, t.p1.villagers) == (0, 0)
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)


def test_possessed() -> None:
    """Cards that another player gains in your place (Possession) you have not gained: you get the tokens."""
    t = bed(hand="Possession", deck="5 Copper", p2="3 Copper", p2_deck="5 Copper", landscapes="Exploration")
    own(t, "Exploration", 1)
    t.play("Possession")
    t.end_turn()
    assert t.game.current == 1
    t.to_phase(5, ("treasures", "3 Copper"), ("buy", "Silver"))
    assert t.p1.discard == "Possession, Silver"
    assert (t.p2.coffers, t.p2.villagers) == (1, 1)


def test_first_printing_bought_cards() -> None:
    """Before 2022 only buying a card in your Buy phase spoiled it, not a gain in another way."""
    t = bed(landscapes="Exploration", kingdom="Swashbuckler", ruleset="first printing")
    own(t, "Exploration")
    own(t, "Treasure Chest")
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)
    t = bed(landscapes="Exploration", coins=3, text="turn: p1 buy", ruleset="first printing")
    own(t, "Exploration")
    t.step(("buy", "Silver"))
    t.step()
    assert (t.p1.coffers, t.p1.villagers) == (0, 0)


def test_first_printing_in_the_action_phase() -> None:
    """Before 2022, too, a card bought in the Action phase (Black Market) did not matter, nor a Project bought."""
    t = bed(hand="Black Market", landscapes="Exploration", coins=3, ruleset="first printing",
            text="extra Black Market: Village, Gardens, Artisan\noffers: Village, Gardens, Artisan")  # fmt: skip
    own(t, "Exploration")
    t.play("Black Market", ("buy", "Village"), ("order", "Gardens, Artisan"))
    t.to_phase(5)
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)
    t = bed(landscapes="Exploration", coins=4, text="turn: p1 buy", ruleset="first printing")
    t.step(("buy", "Exploration"))
    t.step()
    assert (t.p1.coffers, t.p1.villagers) == (1, 1)


def test_first_printing_bought_but_not_gained() -> None:
    """Before 2022 a card that you bought counted also if you did not gain it, as during Possession."""
    t = bed(hand="Possession", deck="5 Copper", p2="3 Copper", p2_deck="5 Copper", landscapes="Exploration",
            ruleset="first printing")  # fmt: skip
    own(t, "Exploration", 1)
    t.play("Possession")
    t.end_turn()
    t.to_phase(5, ("treasures", "3 Copper"), ("buy", "Silver"))
    assert t.p1.discard == "Possession, Silver"
    assert (t.p2.coffers, t.p2.villagers) == (0, 0)
