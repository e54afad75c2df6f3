"""Kiln goes wrong with which play is the next, and with what happens before that card is resolved."""

from tests.bed import bed

CARD = "Kiln"
YES = ("gain", "yes")
NO = ("gain", "no")


def test_copy_of_the_next_card() -> None:
    """You get +$2, and may gain a copy of the next card you play this turn, before it is resolved."""
    t = bed(hand="Kiln, Smithy", actions=2)
    t.play("Kiln")
    assert t.p1.coins == 2
    t.play("Smithy", YES)
    assert t.p1.hand == "Smithy"
    assert t.left("Smithy") == 8


def test_any_type() -> None:
    """The card may be of any type, such as a Treasure."""
    t = bed(hand="Kiln, Gold")
    t.play("Kiln")
    t.to_phase(3, ("treasures", "Gold"), YES)
    assert t.p1.discard == "Gold"
    assert t.p1.coins == 5


def test_only_the_very_next_card() -> None:
    """It is used up by the very next card, even if you gain no copy of that or none can be had."""
    t = bed(hand="Kiln, 2 Smithy", actions=3)
    t.play("Kiln")
    t.play("Smithy", NO)
    t.play("Smithy")
    assert t.p1.discard == ""
    t = bed(hand="Kiln, Smithy, Village", actions=3, text="pile Smithy: 0")
    t.play("Kiln")
    t.play("Smithy")
    t.play("Village")
    assert t.p1.discard == ""


def test_only_this_turn() -> None:
    t = bed(hand="Kiln", deck="5 Smithy")
    t.play("Kiln")
    t.end_turn()
    t.end_turn()
    t.play("Smithy")
    assert "Smithy" not in t.p1.discard


def test_only_from_the_supply() -> None:
    """It gains copies from the Supply only: no Horse."""
    t = bed(hand="Kiln, Horse", deck="2 Copper", actions=2)
    t.play("Kiln")
    t.play("Horse")
    assert t.p1.discard == ""


def test_throne_room() -> None:
    """Played twice by a Throne Room, the second playing of Kiln is the next time: you may gain a Kiln, then one copy more."""
    t = bed(hand="Throne Room, Kiln, Smithy", actions=2)
    t.play("Throne Room", ("play card", "Kiln"), YES)
    assert t.p1.discard == "Kiln"
    assert t.p1.coins == 4
    t.play("Smithy", YES)
    assert t.p1.hand == "Kiln, Smithy"


def test_sheepdog_comes_first() -> None:
    """If you react to gaining the copy, with a Sheepdog, you play that first, then the card is resolved."""
    t = bed(hand="Kiln, Village, Sheepdog", deck="Copper, Silver, Gold", actions=2)
    t.play("Kiln")
    t.game.log = []
    t.play("Village", YES, ("resolve", "Sheepdog"))
    assert t.p1.hand == "Copper, Silver, Gold"
    assert [entry.number for entry in t.game.log if entry.word == "draw"] == [2, 1]


def test_throne_room_and_sheepdog() -> None:
    """With a Throne Room, a Sheepdog played for gaining the Kiln is not copied: that second Kiln is not resolved yet."""
    t = bed(hand="Throne Room, Kiln, Sheepdog, Village", deck="5 Copper", actions=2)
    t.play("Throne Room", ("play card", "Kiln"), YES, ("resolve", "Sheepdog"))
    assert t.p1.discard == "Kiln"
    t.play("Village", YES)
    assert t.p1.discard == "Kiln, Village"


def test_before_what_the_card_sets_up() -> None:
    """The copy is gained before the card does anything: a Livery gives no Horse for its own copy, and a Tracker cannot put
    its copy onto your deck."""
    t = bed(hand="Kiln, Livery", actions=2)
    t.play("Kiln")
    t.play("Livery", YES)
    assert t.p1.discard == "Livery"
    t = bed(hand="Kiln, Tracker", actions=2, text="boons: The Field's Gift")
    t.play("Kiln")
    t.play("Tracker", YES)
    assert t.p1.discard == "Tracker"


def test_before_gains_that_the_copy_causes() -> None:
    """What gaining the copy leads to comes before the card, too: a Collection sees no Action gained meanwhile.

    But abilities that a card has as long as it is in play work already, as Groundskeeper's did before 2022.
    """
    t = bed(hand="Kiln, Collection, Sheepdog, Copper", landscapes="Way of the Rat", actions=2)
    t.play("Kiln", ("resolve", ""))
    t.play("Collection", YES, ("resolve", "Sheepdog"), ("resolve", "Way of the Rat"), ("discard", "Copper"))
    assert t.p1.discard == "Copper, Sheepdog, Collection"
    assert t.p1.vp == 0
    t = bed(hand="Kiln, Groundskeeper, Sheepdog", kingdom="Gardens", landscapes="Way of the Butterfly", actions=2,
            ruleset="first printing")  # fmt: skip
    t.play("Kiln", ("resolve", ""))
    t.play("Groundskeeper", YES, ("resolve", "Sheepdog"), ("resolve", "Way of the Butterfly"), ("may", "yes"),
           ("resolve", ""))  # fmt: skip
    assert t.p1.vp == 1


def test_token_before_or_after() -> None:
    """With your + token on the pile you choose whether to gain the copy before or after you get its bonus."""
    t = bed(hand="Kiln, Smithy", deck="9 Copper", actions=2, text="p1 tokens: +1 Card on Smithy")
    t.play("Kiln")
    t.play("Smithy", ("resolve", "Kiln"), YES)
    assert t.p1.discard == "Smithy"
    assert t.p1.hand == "4 Copper"


def test_counts_as_played_already() -> None:
    """While you gain the copy the card counts as played: a Conspirator played by Innovation then is the third card."""
    t = bed(hand="Kiln, Conspirator", deck="4 Copper", actions=2, landscapes="Innovation", text="p1 holds: Innovation")
    t.play("Kiln")
    t.play("Conspirator", YES, ("resolve", "Innovation"))
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 2
    assert t.p1.coins == 6


def test_the_next_played_not_the_next_resolved() -> None:
    """The next card is the next one played: an Attack is copied, though a Sheepdog was played and resolved before that.

    With an Urchin in play you may trash that first, gain a Mercenary and react with a Sheepdog; then gain the copy.
    """
    t = bed(hand="Urchin, Kiln, Militia, Sheepdog", deck="9 Copper", actions=3)
    t.play("Urchin")
    t.play("Kiln")
    t.play("Militia", ("resolve", "Urchin"), ("resolve", "Sheepdog"), YES)
    assert t.left("Militia") == 8


def test_before_reactions_to_an_attack() -> None:
    """With an Attack you gain the copy before others choose whether to show a Moat."""
    t = bed(hand="Kiln, Militia", p2="Moat", actions=2)
    t.play("Kiln")
    t.play("Militia", YES, ("p2", "resolve", "Moat"))
    assert t.p1.discard == "Militia"


def test_with_a_way() -> None:
    """Using a Way for the card changes nothing: you may still gain a copy of the card."""
    t = bed(hand="Kiln, Smithy", landscapes="Way of the Sheep", actions=2)
    t.play("Kiln", ("resolve", ""))
    t.play("Smithy", YES, ("resolve", "Way of the Sheep"))
    assert t.p1.discard == "Smithy"
    assert t.p1.coins == 4


def test_both_copies_are_in_play_already() -> None:
    """If you gain the copy and play it at once, both cards are in play as either is resolved: both Banks count both."""
    t = bed(hand="Kiln, Mining Road, Bank", actions=3)
    t.play("Mining Road")
    t.play("Kiln")
    coins = t.p1.coins
    t.to_phase(3, ("treasures", "Bank"), YES, ("resolve", "Mining Road"))
    assert t.p1.coins == coins + 4


def test_both_leprechauns_and_idols_are_in_play_already() -> None:
    """So both Leprechauns count both, and of two Idols neither is the first in play; Tormentor finds the other one."""
    held = "p1 holds: Innovation\nhexes: Greed, Plague\n"
    t = bed(hand="Kiln, Leprechaun", actions=2, landscapes="Innovation", text=held + "p1 play: 4 Copper")
    t.play("Kiln")
    t.play("Leprechaun", YES, ("resolve", "Innovation"))
    assert t.p1.in_play == "4 Copper, Kiln, 2 Leprechaun"
    assert t.p1.discard == "2 Gold, 2 Wish"
    t = bed(hand="Kiln, Mining Road, Idol", actions=2, text="boons: The Mountain's Gift")
    t.play("Mining Road")
    t.play("Kiln")
    t.to_phase(3, ("treasures", "Idol"), YES, ("resolve", "Mining Road"))
    assert t.p2.discard == "2 Curse"
    assert t.p1.discard == ""
    t = bed(hand="Kiln, Tormentor", actions=2, landscapes="Innovation", text=held)
    t.play("Kiln")
    t.game.players[0].trash([t.card("Kiln", 0, "play")])
    t.play("Tormentor", YES, ("resolve", "Innovation"))
    assert t.p1.in_play == "2 Tormentor"
    assert t.p1.discard == ""
    assert (t.p2.deck, t.p2.hand) == ("Copper", "Curse")


def test_other_reactions_that_play_themselves() -> None:
    """So it is with other Reactions that play themselves: a Falconer is played before the card that is copied is resolved."""
    t = bed(hand="Kiln, Militia, Falconer", actions=2, kingdom="Smithy", text="p2 hand: 5 Copper")
    t.play("Kiln")
    t.play("Militia", YES, ("resolve", "Falconer"), ("gain", "Smithy"))
    assert t.p1.hand == "Smithy"
    assert t.p2.hand == "3 Copper"
    assert t.p1.in_play == "Kiln, Militia, Falconer"


def test_both_leprechauns_are_in_play() -> None:
    """A Leprechaun gained and played at once, with Innovation, sees the first in play, and the first sees it."""
    t = bed(hand="Kiln, Leprechaun", actions=2, landscapes="Innovation", text="p1 holds: Innovation\np1 play: 4 Silver")
    t.play("Kiln")
    t.play("Leprechaun", YES, ("resolve", "Innovation"))
    assert len(t.p1.in_play) == 7
    assert "Wish" in t.p1.discard


def test_skirmisher() -> None:
    """A Skirmisher's copy makes nobody discard: it is gained before Skirmisher is resolved."""
    t = bed(hand="Kiln, Skirmisher", deck="Copper", actions=2, text="p2 hand: 5 Copper")
    t.play("Kiln")
    t.play("Skirmisher", YES)
    assert t.p1.discard == "Skirmisher"
    assert len(t.p2.hand) == 5
    t.gain("Skirmisher")
    assert len(t.p2.hand) == 3


def test_skirmisher_and_garrison() -> None:
    """So with a Skirmisher: the others do not discard for its copy; and a Garrison gets no token for its own."""
    t = bed(hand="Kiln, Skirmisher", deck="3 Copper", p2="5 Copper", actions=2, kingdom="Skirmisher")
    t.play("Kiln")
    t.play("Skirmisher", YES)
    assert t.p1.discard == "Skirmisher"
    assert t.p2.hand == "5 Copper"
    t = bed(hand="Kiln, Garrison", deck="9 Copper", actions=2, text="top Forts: Garrison")
    t.play("Kiln")
    t.play("Garrison", YES)
    assert t.p1.discard == "Garrison"
    t.clean_up()
    assert t.p1.in_play == ""
