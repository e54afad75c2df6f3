"""Alchemist goes wrong by asking for a used Potion, and by mixing up the start of Clean-up with being discarded."""

from tests.bed import bed

CARD = "Alchemist"


def test_back_on_the_deck_with_a_potion() -> None:
    """With a Potion in play you may put it onto your deck, even if the Potion was not used to buy anything."""
    t = bed(hand="Alchemist", deck="7 Estate", text="p1 play: Potion")
    t.play("Alchemist")
    assert t.p1.hand == "2 Estate"
    assert t.p1.actions == 1
    t.clean_up(("resolve", "Alchemist"))
    assert t.p1.hand == "Alchemist, 4 Estate"


def test_not_without_a_potion() -> None:
    """Without a Potion in play at the start of Clean-up it is discarded like any card."""
    t = bed(hand="Alchemist, Potion", deck="7 Estate")
    t.play("Alchemist")
    t.clean_up()
    assert t.p1.hand == "5 Estate"


def test_at_the_start_of_clean_up() -> None:
    """It moves at the start of Clean-up, not while cards are discarded: nothing that is discarded comes before it."""
    t = bed(hand="Alchemist, Herbalist", deck="7 Estate", text="p1 play: Potion", actions=2)
    t.play("Herbalist")
    t.play("Alchemist")
    t.clean_up(("resolve", "Alchemist"), ("resolve", "Herbalist"))
    assert t.p1.hand == "Potion, Alchemist, 3 Estate"


def test_several_with_one_potion() -> None:
    """One Potion serves any number of Alchemists."""
    t = bed(hand="2 Alchemist", deck="9 Estate", text="p1 play: Potion", actions=2)
    t.play("Alchemist")
    t.play("Alchemist")
    t.clean_up(("resolve", "Alchemist"), ("resolve", "Alchemist"))
    assert t.p1.hand == "2 Alchemist, 3 Estate"


def test_played_twice_it_moves_once() -> None:
    """Played twice it sets up its ability twice, but once moved it has lost track of itself."""
    t = bed(hand="Throne Room, Alchemist", deck="9 Estate", text="p1 play: Potion")
    t.play("Throne Room", ("play card", "Alchemist"))
    t.clean_up(("resolve", "Alchemist"), ("resolve", ""))
    assert t.p1.hand == "Alchemist, 4 Estate"


def test_first_printing_when_discarded() -> None:
    """First printing: when you discard it from play with a Potion in play, you may put it onto your deck."""
    t = bed(hand="Alchemist", deck="7 Estate", text="p1 play: Potion", ruleset="first printing")
    t.play("Alchemist")
    t.clean_up(("resolve", "Alchemist"))
    assert t.p1.hand == "Alchemist, 4 Estate"
    assert t.p1.discard == "2 Estate, Potion"


def test_not_if_it_has_left_play() -> None:
    """If it has left play by the start of Clean-up it has lost track of itself."""
    t = bed(hand="Alchemist", deck="7 Estate", text="p1 play: Potion")
    t.play("Alchemist")
    t.p1.player.trash([t.card("Alchemist", zone="play")])
    t.clean_up()
    assert t.trashed == "Alchemist"


def test_first_printing_only_from_play_with_a_potion() -> None:
    """First printing: without a Potion in play, or discarded from the hand, it stays discarded."""
    t = bed(hand="Alchemist", deck="7 Estate", ruleset="first printing")
    t.play("Alchemist")
    assert t.p1.actions == 1
    t.clean_up()
    assert t.p1.hand == "5 Estate"
    t = bed(hand="Alchemist", text="p1 play: Potion", ruleset="first printing")
    t.discard("Alchemist")
    assert t.p1.discard == "Alchemist"


def test_played_where_it_lies() -> None:
    """Played without being put into play it is not there to go onto your deck, wherever it lies."""
    # Whatever the number of its pile: each of 16 neighbours in the table of places.
    others = ["Cellar", "Chapel", "Moat", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine", "Witch",
              "Festival", "Library", "Laboratory", "Bandit"]  # fmt: skip
    for before in range(16):
        t = bed(kingdom=", ".join([*others[:before], "Alchemist"]), deck="7 Estate", text="p1 play: Potion")
        t.p1.player.play(t.game.top_named("Alchemist"), leaving=True)
        t.clean_up()
        assert t.left("Alchemist") == 10
        assert t.p1.hand == "5 Estate"


def test_first_printing_reckless() -> None:
    """First printing: a Reckless Alchemist goes onto your deck or back to its pile, whichever you choose first."""
    for first, left in (("Alchemist", 9), ("Reckless", 10)):
        t = bed(hand="Alchemist", deck="12 Copper", landscapes="Reckless", kingdom="Alchemist",
                text="extra Reckless: Alchemist\np1 play: Potion", ruleset="first printing")  # fmt: skip
        t.play("Alchemist")
        t.clean_up(("resolve", first))
        assert t.left("Alchemist") == left
        assert ("Alchemist" in t.p1.hand) == (first == "Alchemist")
