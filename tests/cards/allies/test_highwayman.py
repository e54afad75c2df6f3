"""Highwayman goes wrong about which Treasure is the first, and about discarding itself where it is not in play."""

from tests.bed import bed

CARD = "Highwayman"


def test_discarded_and_draws() -> None:
    """At the start of your next turn you discard it from play and draw 3 cards."""
    t = bed(hand="Highwayman", deck="30 Copper")
    t.play("Highwayman")
    t.end_turn()
    assert t.p1.in_play == "Highwayman"
    t.end_turn()
    assert t.p1.in_play == ""
    assert t.p1.discard == "Highwayman"
    assert t.p1.hand == "8 Copper"


def test_may_draw_itself() -> None:
    """If you must shuffle to draw, the Highwayman just discarded is shuffled in."""
    t = bed(hand="Highwayman", deck="7 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper, Highwayman"


def test_first_treasure_of_others_does_nothing() -> None:
    """Until then the first Treasure each other player plays each turn does nothing; yours do."""
    t = bed(hand="Highwayman, Gold", deck="30 Copper", p2="Gold, 2 Silver", p2_deck="9 Copper")
    t.play("Highwayman")
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Gold, Silver, Silver"))
    assert t.p2.coins == 4
    assert t.p2.in_play == "Gold, 2 Silver"


def test_one_at_a_time() -> None:
    """The first is the first played, however the Treasures are played."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Gold, Silver", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Silver"))
    t.step(("treasures", "Gold"))
    assert t.p2.coins == 3


def test_throne_room() -> None:
    """With Throne Room you draw 6 cards next turn though it is discarded once; Throne Room goes in that Clean-up."""
    t = bed(hand="Throne Room, Highwayman", deck="30 Copper")
    t.play("Throne Room", ("play card", "Highwayman"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Highwayman"
    t.end_turn()
    assert t.p1.hand == "11 Copper"
    assert t.p1.in_play == "Throne Room"
    t.end_turn()
    assert t.p1.in_play == ""


def test_played_where_it_lies() -> None:
    """Played without being moved into play it is not discarded, but you draw 3 cards next turn."""
    t = bed(deck="30 Copper", kingdom="Highwayman")
    t.p1.player.play(t.game.top_named("Highwayman"), leaving=True)
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "8 Copper"
    assert t.left("Highwayman") == 10


def test_waylaid_duration_sets_nothing_up() -> None:
    """A Duration Treasure that does nothing sets nothing up and is discarded the same turn."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Astrolabe", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Astrolabe"))
    assert (t.p2.coins, t.p2.buys) == (0, 1)
    t.end_turn()
    assert t.p2.in_play == ""


def test_waylaid_spoils_stay_in_play() -> None:
    """A Treasure that would leave play stays in play when it does nothing."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Spoils", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Spoils"))
    assert t.p2.in_play == "Spoils"
    assert t.p2.coins == 0


def test_treasure_played_in_the_action_phase() -> None:
    """A Treasure played in the Action phase may be the first of the turn; then later ones do something."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Storyteller, Gold, Silver", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.play("Storyteller", ("play card", "Silver"), ("play card", ""))
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p2.coins == 3


def test_on_an_extra_turn_too() -> None:
    """If another player gets an extra turn, the first Treasure on that turn does nothing either."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Copper", p2_deck="5 Gold, 9 Copper", landscapes="Seize the Day")
    t.play("Highwayman")
    t.end_turn()
    t.game.players[1].coins = 4
    t.buy("Seize the Day")
    t.end_turn()
    assert t.game.current == 1
    t.to_phase(2)
    t.step(("treasures", "2 Gold"))
    assert t.p2.coins == 3


def test_several_affect_the_same_treasure() -> None:
    """Several Highwaymen affect only the first Treasure of each player."""
    t = bed(hand="2 Highwayman", deck="30 Copper", p2="3 Silver", p2_deck="9 Copper", actions=2)
    t.play("Highwayman")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "3 Silver"))
    assert t.p2.coins == 4


def test_with_enchantress() -> None:
    """A Treasure that is also an Action, and the first of both, is Enchanted or does nothing: its player chooses."""
    for chosen, drawn in (("Highwayman", 0), ("Enchantress", 1)):
        t = bed(hand="Highwayman, Enchantress", deck="30 Copper", p2="Crown, Gold", p2_deck="9 Estate", actions=2)
        t.play("Highwayman")
        t.play("Enchantress")
        t.end_turn()
        t.play("Crown", ("resolve", chosen))
        assert len(t.p2.hand) == 1 + drawn
        assert t.p2.actions == drawn


def test_with_a_way() -> None:
    """A Way may be used for such a card instead, but Way of the Chameleon does not help."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Crown, Gold", p2_deck="9 Estate", landscapes="Way of the Sheep")
    t.play("Highwayman", ("resolve", ""))
    t.end_turn()
    t.play("Crown", ("resolve", "Way of the Sheep"))
    assert t.p2.coins == 2
    t = bed(hand="Highwayman", deck="30 Copper", p2="Crown, Gold", p2_deck="9 Estate", landscapes="Way of the Chameleon")
    t.play("Highwayman", ("resolve", ""))
    t.end_turn()
    t.play("Crown", ("resolve", "Way of the Chameleon"))
    assert t.p2.coins == 0
    assert t.p2.hand == "Gold"


def test_after_play_abilities_still_trigger() -> None:
    """Abilities for after playing the card still trigger."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Bauble", p2_deck="9 Estate", landscapes="Circle of Witches",
            text="p2: favors=3")  # fmt: skip
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Bauble"), ("resolve", "Circle of Witches"))
    assert t.p1.discard == "Curse"
    assert t.p2.favors == 0


def test_on_another_players_turn() -> None:
    """It also applies if a player plays a Treasure on somebody else's turn."""
    t = bed(hand="Highwayman", p2="Gold, Silver")
    t.play("Highwayman")
    t.p2.player.play(t.card("Gold", 1))
    assert t.p2.coins == 0
    t.p2.player.play(t.card("Silver", 1))
    assert t.p2.coins == 2


def test_played_after_their_first_treasure() -> None:
    """If it comes into play after a player's first Treasure of the turn, it touches none of theirs on that turn."""
    t = bed(hand="Highwayman", p2="Gold, Silver")
    t.p2.player.play(t.card("Gold", 1))
    t.play("Highwayman")
    t.p2.player.play(t.card("Silver", 1))
    assert t.p2.coins == 5


def test_moat() -> None:
    """Who shows a Moat when it is played is not affected."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Moat, Gold", p2_deck="9 Copper")
    t.play("Highwayman", ("p2", "resolve", "Moat"))
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p2.coins == 3


def test_other_abilities_of_the_card_still_work() -> None:
    """Only what it does when played is lost: a Capital still brings Debt when it is discarded."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Capital", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Capital"))
    assert (t.p2.coins, t.p2.buys) == (0, 1)
    t.clean_up()
    assert t.p2.debt == 6


def test_a_called_coin_of_the_realm_is_not_played() -> None:
    """A Coin of the Realm that is called is not played: the Treasure after it is still the first."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Village, Gold", p2_deck="9 Copper",
            text="p2 tavern: Coin of the Realm")  # fmt: skip
    t.play("Highwayman")
    t.end_turn()
    t.play("Village", ("resolve", "Coin of the Realm"))
    assert t.p2.actions == 4
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p2.coins == 0


def test_reactions_come_before_a_treasure_that_does_nothing() -> None:
    """If the first Treasure is an Attack, Reactions to it come before, though it then does nothing."""
    t = bed(hand="Highwayman", deck="Moat, 30 Copper", p2="Cauldron", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.play("Cauldron", ("p1", "resolve", "Moat"))
    assert (t.p2.coins, t.p2.buys) == (0, 1)


def test_a_card_that_becomes_a_treasure_was_not_the_first() -> None:
    """An Action played before you bought Capitalism was no Treasure then: the next Treasure is the first of the turn."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Market, Gold", p2_deck="9 Copper", landscapes="Capitalism")
    t.play("Highwayman")
    t.end_turn()
    t.play("Market")
    t.p2.player.coins = 5
    t.buy("Capitalism")
    t.play("Gold")
    assert t.p2.coins == 0


def test_tireless_highwayman() -> None:
    """Being Tireless (or Reckless) matters when it is discarded at the start of your turn: back onto the deck at its end."""
    t = bed(hand="Highwayman", deck="30 Copper", landscapes="Tireless", kingdom="Highwayman", text="extra Tireless: Highwayman")
    t.play("Highwayman")
    t.end_turn()
    t.end_turn()
    assert t.p1.aside == "Highwayman"
    assert t.p1.hand == "8 Copper"
    t.end_turn()
    assert t.p1.deck.startswith("Highwayman")


def test_scheme_at_the_start_of_the_turn() -> None:
    """With a Scheme played first at the start of your turn, the discarded Highwayman may go onto your deck and be drawn."""
    t = bed(hand="Prince, Scheme, Highwayman", deck="30 Copper", actions=2)
    t.play("Prince", ("set aside", "Scheme"))
    t.play("Highwayman")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Prince"), ("p1", "resolve", "Scheme"))
    assert t.p1.hand == "8 Copper, Highwayman"
    assert t.p1.in_play == "Prince"


def test_specialist_plays_it_again() -> None:
    """The Treasure itself is not changed: if Specialist plays it again, its instructions are followed."""
    t = bed(hand="Highwayman", deck="9 Copper", p2="Specialist, Gold", p2_deck="20 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.play("Specialist", ("play card", "Gold"), ("option", "play it again"))
    assert t.p2.coins == 3


def test_specialist_stays_with_the_duration() -> None:
    """If that Treasure is a Duration, which sets something up the second time only, Specialist stays in play with it."""
    t = bed(hand="Highwayman", deck="9 Copper", p2="Specialist, Astrolabe", p2_deck="20 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.play("Specialist", ("play card", "Astrolabe"), ("option", "play it again"))
    t.end_turn()
    assert t.p2.in_play == "Specialist, Astrolabe"


def test_waylaid_stockpile_stays_in_play() -> None:
    """A Stockpile that does nothing is not exiled."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Stockpile", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Stockpile"))
    assert (t.p2.in_play, t.p2.exile, t.p2.coins, t.p2.buys) == ("Stockpile", "", 0, 1)


def test_kiln_comes_before_a_treasure_that_does_nothing() -> None:
    """Kiln lets its player gain a copy of the first Treasure before that does nothing."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="Kiln, Gold", p2_deck="9 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.play("Kiln")
    t.to_phase(3, ("treasures", "Gold"), ("gain", "yes"))
    assert t.p2.coins == 2
    assert t.p2.discard == "Gold"


def test_the_gold_of_reap() -> None:
    """The Gold that Reap plays at the start of the turn is the first Treasure, and does nothing."""
    t = bed(hand="Highwayman", deck="30 Copper", p2="5 Gold", p2_deck="30 Copper", landscapes="Reap")
    t.end_turn()
    t.p2.player.coins = 7
    t.buy("Reap")
    t.end_turn()
    t.game.players[0].pull(t.card("Highwayman", 0, "discard"), 0)
    t.play("Highwayman")
    t.end_turn()
    assert t.p2.in_play == "Gold"
    assert t.p2.coins == 0
