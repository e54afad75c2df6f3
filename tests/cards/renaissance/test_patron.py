"""Patron goes wrong when showing is taken for revealing, when it counts outside Action phases, and for the wrong player."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Patron"


def test_played() -> None:
    """Playing it gives +1 Villager and +$2."""
    t = bed(hand="Patron")
    t.play("Patron")
    assert (t.p1.villagers, t.p1.coins, t.p1.coffers) == (1, 2, 0)


def test_revealed() -> None:
    """When something tells you to reveal cards and Patron is among them, you get +1 Coffers for each Patron revealed."""
    t = bed(hand="Border Guard", deck="2 Patron")
    t.play("Border Guard", ("option", "take the Horn"))
    assert t.p1.coffers == 2


def test_not_for_cards_merely_seen() -> None:
    """Discarding or trashing a Patron is not revealing it, though others see it; nor is looking at it, or playing it."""
    t = bed(hand="Villain", p2="Patron, 4 Copper")
    t.play("Villain")
    assert t.p2.discard == "Patron"
    assert t.p2.coffers == 0
    t = bed(hand="Chapel, Patron")
    t.play("Chapel", ("trash", "Patron"))
    assert t.p1.coffers == 0
    t = bed(hand="Lookout", deck="3 Patron")
    t.play("Lookout")
    assert t.p1.coffers == 0


def test_a_revealed_hand() -> None:
    """Revealing your hand reveals every card in it, also where you reveal it to show that you cannot do something."""
    t = bed(hand="Crossroads, 2 Patron")
    t.play("Crossroads")
    assert t.p1.coffers == 2
    t = bed(hand="Bureaucrat", p2="Patron, Copper")
    t.play("Bureaucrat")
    assert t.p2.coffers == 1
    t = bed(hand="Taxman, Silver", p2="Patron, 4 Copper")
    t.play("Taxman", ("trash", "Silver"), ("gain", "Copper"))
    assert t.p2.coffers == 1


def test_a_revealed_discard_pile() -> None:
    """Bad Omens has you reveal your discard pile, if it cannot give two Coppers."""
    t = bed(deck="Patron, Estate", discard="Patron", kingdom="Cursed Village", text="hexes: Bad Omens")
    t.gain("Cursed Village")
    assert t.p1.coffers == 2


def test_another_players_action_phase() -> None:
    """It works in any Action phase, also another player's. Whoever reveals it gets the Coffers."""
    t = bed(hand="Pillage", p2="Patron, 4 Copper", kingdom="Pillage")
    t.play("Pillage", ("discard", "Copper"))
    assert t.p2.coffers == 1
    assert t.p1.coffers == 0


def test_not_in_a_buy_phase() -> None:
    """In a Buy phase it does nothing: Loan and Venture played there, or Foray, give no Coffers."""
    t = bed(hand="Loan", deck="Patron, Copper", text="turn: p1 treasure")
    t.step(("treasures", "Loan"), ("option", "discard"))
    assert t.p1.coffers == 0
    t = bed(hand="Patron, 2 Copper", landscapes="Foray", coins=3)
    t.buy("Foray")
    assert t.p1.coffers == 0


def test_not_at_night() -> None:
    """In the Night phase it does nothing: Ghost gives no Coffers, nor a hand revealed because of Raider."""
    t = bed(hand="Ghost", deck="Patron, Copper", text="turn: p1 night")
    t.step(("play", "Ghost"))
    assert t.p1.aside == "Patron"
    assert t.p1.coffers == 0
    t = bed(hand="Raider", p2="Patron, 4 Estate", text="turn: p1 night")
    t.step(("play", "Raider"))
    assert t.p2.coffers == 0


def test_a_treasure_in_the_action_phase() -> None:
    """What counts is the phase: a Venture that Black Market plays in the Action phase does give Coffers."""
    t = bed(hand="Black Market, Venture", deck="Patron, Copper",
            text="extra Black Market: Laboratory, Gardens, Artisan\noffers: Laboratory, Gardens, Artisan")  # fmt: skip
    t.play("Black Market", ("treasures", "Venture"), ("spend", 0), ("buy", ""), ("order", "Gardens, Laboratory, Artisan"))
    assert t.p1.coffers == 1


def test_at_the_start_of_the_turn() -> None:
    """The start of your turn is in your Action phase: a Patron that Piazza reveals gives +1 Coffers, and is played."""
    t = bed(deck="5 Copper, Patron, Estate", landscapes="Piazza")
    own(t, "Piazza")
    t.end_turn()
    t.end_turn()
    assert t.p1.coffers == 1
    assert t.p1.coins == 2


def test_from_the_black_market_deck() -> None:
    """If Patron is one of the three cards that Black Market reveals, you get +1 Coffers."""
    t = bed(hand="Black Market",
            text="extra Black Market: Patron, Gardens, Artisan\noffers: Patron, Gardens, Artisan")  # fmt: skip
    t.play("Black Market", ("spend", 0), ("order", "Patron, Gardens, Artisan"))
    assert t.p1.coffers == 1


def test_discarded_revealed() -> None:
    """If you must reveal what you discard, as with Witch's Hut, you get +1 Coffers for a Patron."""
    t = bed(hand="Witch's Hut, Patron, Copper", deck="4 Estate")
    t.play("Witch's Hut", ("discard", "Patron, Copper"))
    assert t.p1.coffers == 1


def test_fated() -> None:
    """Fated has you reveal a Fated Patron, as you shuffle, only to put it on the top or bottom."""
    t = bed(hand="Smithy", discard="Patron, 5 Copper", landscapes="Fated", kingdom="Patron",
            text="extra Fated: Patron")  # fmt: skip
    t.play("Smithy", ("topdeck", "Patron"))
    assert t.p1.coffers == 1
    assert "Patron" in t.p1.hand
    t = bed(hand="Smithy", discard="Patron, 5 Copper", landscapes="Fated", kingdom="Patron",
            text="extra Fated: Patron")  # fmt: skip
    t.play("Smithy", ("topdeck", ""), ("place", ""))
    assert t.p1.coffers == 0


def test_first_printing_in_any_phase() -> None:
    """Before 2022 it gave +1 Coffers whenever it was revealed, as with Loan in the Buy phase, Ghost or Raider."""
    t = bed(hand="Loan", deck="Patron, Copper", text="turn: p1 treasure", ruleset="first printing")
    t.step(("treasures", "Loan"), ("option", "discard"))
    assert t.p1.coffers == 1
    t = bed(hand="Ghost", deck="Patron, Copper", text="turn: p1 night", ruleset="first printing")
    t.step(("play", "Ghost"))
    assert t.p1.coffers == 1
    t = bed(hand="Raider", p2="Patron, 4 Estate", text="turn: p1 night", ruleset="first printing")
    t.step(("play", "Raider"))
    assert t.p2.coffers == 1


def test_first_printing_is_played_as_now() -> None:
    """Before 2022 playing it gave the same."""
    t = bed(hand="Patron", ruleset="first printing")
    t.play("Patron")
    assert (t.p1.villagers, t.p1.coins) == (1, 2)


def test_as_a_treasure() -> None:
    """Being a Treasure by Capitalism, it can be discarded for Hostelry, and so revealed; in a Buy phase only before 2022."""
    for phase, ruleset, coffers in (("action", "current", 1), ("buy", "current", 0), ("buy", "first printing", 1)):
        t = bed(hand="Patron", kingdom="Hostelry", landscapes="Capitalism", text=f"turn: p1 {phase}", ruleset=ruleset)
        own(t, "Capitalism")
        t.gain("Hostelry", ("discard", "Patron"))
        assert t.p1.discard == "Hostelry, Patron, Horse"
        assert t.p1.coffers == coffers


def test_archer() -> None:
    """Among the cards that you must reveal because of an Archer it gives +1 Coffers; kept back, it gives nothing."""
    for kept, coffers in (("Gold", 1), ("Patron", 0)):
        t = bed(hand="Archer", p2="Patron, Gold, 3 Copper")
        t.play("Archer", ("p2", "keep", kept), ("discard", "Copper"))
        assert t.p2.coffers == coffers
