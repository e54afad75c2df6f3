"""Herbalist goes wrong by moving a Treasure that was not discarded from play, and by being used up when declined."""

from tests.bed import bed

CARD = "Herbalist"


def test_puts_back_one_treasure() -> None:
    """Once this turn, when you discard a Treasure from play, you may put it onto your deck, before you draw."""
    t = bed(hand="Herbalist", deck="5 Estate", text="p1 play: Gold, Copper")
    t.play("Herbalist")
    assert t.p1.coins == 1
    assert t.p1.buys == 2
    t.clean_up(("order", "Copper, Gold"), ("resolve", ""), ("resolve", "Herbalist"))
    assert t.p1.hand == "Gold, 4 Estate"
    assert t.p1.discard == "Herbalist, Copper"


def test_only_one() -> None:
    """A Herbalist that was played once puts back one Treasure only."""
    t = bed(hand="Herbalist", deck="5 Estate", text="p1 play: Gold, Copper")
    t.play("Herbalist")
    t.clean_up(("order", "Gold, Copper"), ("resolve", "Herbalist"))
    assert t.p1.hand == "Gold, 4 Estate"


def test_played_twice_it_puts_back_two() -> None:
    """Played twice with a throne-room, it lets you put back two Treasures."""
    t = bed(hand="Throne Room, Herbalist", deck="5 Estate", text="p1 play: Gold, Copper")
    t.play("Throne Room", ("play card", "Herbalist"))
    t.clean_up(
        ("order", "Copper, Gold"), ("resolve", "Herbalist"), ("resolve", "Herbalist"),
    )  # fmt: skip
    assert t.p1.hand == "Gold, Copper, 3 Estate"


def test_not_from_the_hand() -> None:
    """A Treasure that you do not discard from play is not affected: those in your hand are discarded as always."""
    t = bed(hand="Herbalist, Gold", deck="5 Estate")
    t.play("Herbalist")
    t.clean_up()
    assert t.p1.hand == "5 Estate"


def test_as_a_treasure_it_may_choose_itself() -> None:
    """If Herbalist is a Treasure itself (with Capitalism), it may be the one that goes onto your deck."""
    t = bed(hand="Herbalist", deck="5 Estate", landscapes="Capitalism", text="p1 holds: Capitalism")
    t.play("Herbalist")
    t.clean_up(("resolve", "Herbalist"))
    assert t.p1.hand == "Herbalist, 4 Estate"


def test_not_a_treasure_that_stays() -> None:
    """A Treasure that is not discarded, as a Duration that stays in play, cannot be put back."""
    t = bed(hand="Herbalist, Astrolabe", deck="5 Estate")
    t.play("Herbalist")
    t.play("Astrolabe")
    t.clean_up()
    assert t.p1.in_play == "Astrolabe"
    assert t.p1.hand == "5 Estate"


def test_first_printing_takes_a_treasure_in_play() -> None:
    """First printing: when you discard Herbalist from play, you may put a Treasure that is in play onto your deck."""
    t = bed(hand="Herbalist", deck="5 Estate", text="p1 play: Gold, Copper", ruleset="first printing")
    t.play("Herbalist")
    assert (t.p1.buys, t.p1.coins) == (2, 1)
    t.clean_up(("resolve", "Herbalist"), ("topdeck", "Gold"))
    assert t.p1.hand == "Gold, 4 Estate"


def test_first_printing_played_twice_still_takes_one() -> None:
    """First printing: playing it twice does not help; but each Herbalist in play puts back a Treasure."""
    t = bed(hand="Throne Room, Herbalist", deck="5 Estate", text="p1 play: Gold, Copper", ruleset="first printing")
    t.play("Throne Room")
    t.clean_up(("resolve", "Herbalist"), ("topdeck", "Gold"))
    assert t.p1.hand == "Gold, 4 Estate"
    t = bed(hand="2 Herbalist", deck="5 Estate", text="p1 play: Gold, Copper", ruleset="first printing", actions=2)
    t.play("Herbalist")
    t.play("Herbalist")
    t.clean_up(("resolve", "Herbalist"), ("topdeck", "Copper"), ("resolve", "Herbalist"))
    assert t.p1.hand == "Gold, Copper, 3 Estate"


def test_first_printing_never_itself() -> None:
    """First printing: even if it is a Treasure it is no longer in play when its ability resolves; others are."""
    t = bed(hand="Herbalist", deck="5 Estate", landscapes="Capitalism", text="p1 holds: Capitalism\np1 play: Copper",
            ruleset="first printing")  # fmt: skip
    t.play("Herbalist")
    t.clean_up(("resolve", "Herbalist"))
    assert t.p1.hand == "Copper, 4 Estate"
    assert t.p1.discard == "Herbalist"


def test_first_printing_only_from_play() -> None:
    """First printing: discarding a Herbalist from your hand, or with no Treasure in play, does nothing."""
    t = bed(hand="Herbalist", text="p1 play: Gold", ruleset="first printing")
    t.discard("Herbalist")
    assert t.p1.in_play == "Gold"
    t = bed(hand="Herbalist, Copper", deck="5 Estate", ruleset="first printing")
    t.play("Herbalist")
    t.clean_up()
    assert t.p1.hand == "5 Estate"


def test_two_herbalists_and_one_treasure() -> None:
    """Once a Treasure has been put back, another Herbalist cannot move it again and may still take the next."""
    t = bed(hand="2 Herbalist", deck="5 Estate", text="p1 play: Gold, Copper", actions=2)
    t.play("Herbalist")
    t.play("Herbalist")
    t.clean_up(
        ("order", "Gold, Copper"), ("resolve", "Herbalist"), ("resolve", "Herbalist"),
    )  # fmt: skip
    assert t.p1.hand == "Gold, Copper, 3 Estate"


def test_reckless_treasure() -> None:
    """A Reckless Treasure either goes onto your deck or back to its pile, whichever you choose first."""
    for first, left in (("Herbalist", 9), ("Reckless", 10)):
        t = bed(hand="Herbalist, Farm", deck="9 Copper", landscapes="Reckless", kingdom="Farm", text="extra Reckless: Farm")
        t.play("Herbalist")
        t.game.phase = 3
        t.play("Farm")
        t.clean_up(("resolve", first))
        assert t.left("Farm") == left - 2
        assert ("Farm" in t.p1.hand) == (first == "Herbalist")


def test_a_traveller_that_is_a_treasure() -> None:
    """With Capitalism a Peasant is a Treasure: it goes onto your deck or is exchanged, whichever you choose first."""
    t = bed(hand="Herbalist, Peasant", deck="9 Copper", landscapes="Capitalism", text="p1 holds: Capitalism", actions=2)
    t.play("Herbalist")
    t.play("Peasant")
    t.clean_up(("order", "Peasant, Herbalist"), ("resolve", "Herbalist"))
    assert t.p1.hand == "Peasant, 4 Copper"


def test_capital_goes_onto_the_deck_with_its_debt() -> None:
    """A Capital that it puts onto your deck was discarded, so it brings its Debt."""
    t = bed(hand="Herbalist", deck="9 Copper", text="p1 play: Capital")
    t.play("Herbalist")
    t.game.players[0].coins = 0
    t.clean_up(("resolve", "Herbalist"))
    assert t.p1.hand == "Capital, 4 Copper"
    assert t.p1.debt == 6


def test_first_printing_capital_without_debt() -> None:
    """First printing: it puts a Treasure onto your deck that was not discarded: a Capital so brings no Debt."""
    t = bed(hand="Herbalist", deck="9 Copper", text="p1 play: Capital", ruleset="first printing")
    t.play("Herbalist")
    t.clean_up(("order", "Herbalist, Capital"), ("resolve", "Herbalist"))
    assert t.p1.hand == "Capital, 4 Copper"
    assert t.p1.debt == 0


def test_first_printing_one_treasure() -> None:
    """Before 2022: one Treasure, no more."""
    t = bed(hand="Herbalist", text="p1 play: Gold, Silver", deck="9 Copper", ruleset="first printing")
    t.play("Herbalist")
    t.end_turn(("resolve", "Herbalist"), ("topdeck", "Gold"))
    assert "Gold" in t.p1.hand
    assert "Silver" in t.p1.discard
    assert "(1 to 1 of" in next(asked for asked in t.asked if "'topdeck'" in asked)
