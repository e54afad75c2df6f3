"""Sailor goes wrong about the gained Duration: only once a turn, only if it still lies where it was gained."""

from freehold.rules.vocab import BUY_PHASE, DECK
from tests.bed import bed

CARD = "Sailor"


def test_plays_a_gained_duration() -> None:
    """You may play a Duration card when you gain it; that uses no Action."""
    t = bed(hand="Sailor", kingdom="Fishing Village")
    t.play("Sailor")
    t.gain("Fishing Village", ("resolve", "Sailor"))
    assert t.p1.in_play == "Sailor, Fishing Village"
    assert t.p1.actions == 3
    assert t.p1.coins == 1


def test_only_once_but_any_one() -> None:
    """Only once this turn, but you may decline and play a later one."""
    t = bed(hand="Sailor", kingdom="Fishing Village, Caravan", deck="9 Copper")
    t.play("Sailor")
    t.gain("Fishing Village", ("resolve", ""))
    t.gain("Silver")
    t.gain("Caravan", ("resolve", "Sailor"))
    t.gain("Caravan")
    assert t.p1.in_play == "Sailor, Caravan"
    assert t.p1.discard == "Fishing Village, Silver, Caravan"


def test_only_cards_gained_afterwards_on_this_turn() -> None:
    """Only a card gained after you played Sailor, on this turn, by you."""
    t = bed(hand="Sailor", kingdom="Caravan", deck="9 Copper")
    t.gain("Caravan")
    t.play("Sailor")
    t.gain("Caravan", seat=1)
    t.end_turn()
    t.gain("Caravan", seat=0)
    t.end_turn(("p1", "trash", ""))
    t.gain("Caravan")
    assert t.p1.in_play == "Sailor"


def test_twice_plays_two_cards() -> None:
    """Played twice, you may play two gained Durations, but not the same one twice."""
    t = bed(hand="Throne Room, Sailor", kingdom="Caravan, Fishing Village")
    t.play("Throne Room", ("play card", "Sailor"))
    t.gain("Fishing Village", ("resolve", "Sailor"))
    assert t.p1.coins == 1
    t.gain("Caravan", ("resolve", "Sailor"))
    assert t.p1.in_play == "Throne Room, Sailor, Fishing Village, Caravan"
    t.gain("Caravan")


def test_treasure_duration_in_the_action_phase() -> None:
    """A Treasure that is a Duration may be played this way in your Action phase."""
    t = bed(hand="Sailor", kingdom="Astrolabe")
    t.play("Sailor")
    t.gain("Astrolabe", ("resolve", "Sailor"))
    assert (t.p1.coins, t.p1.buys) == (1, 2)


def test_treasure_duration_after_buying() -> None:
    """A bought Treasure that is a Duration may be played this way, though other Treasures no longer can be then."""
    t = bed(hand="Sailor", kingdom="Astrolabe", coins=3)
    t.play("Sailor")
    t.buy("Astrolabe", ("resolve", "Sailor"))
    assert t.game.phase == BUY_PHASE
    assert (t.p1.coins, t.p1.buys) == (1, 1)


def test_next_turn() -> None:
    """At the start of your next turn +$2 and you may trash a card, whether or not you played a gained card."""
    t = bed(hand="Sailor", deck="4 Copper, Estate, 9 Copper")
    t.play("Sailor")
    t.end_turn()
    assert t.p1.in_play == "Sailor"
    t.end_turn(("p1", "trash", "Estate"))
    assert t.p1.coins == 2
    assert t.trashed == "Estate"


def test_trashing_is_optional() -> None:
    """You need not trash a card at the start of your next turn."""
    t = bed(hand="Sailor", deck="5 Copper")
    t.play("Sailor")
    t.end_turn()
    t.end_turn(("p1", "trash", ""))
    assert t.p1.hand == "5 Copper"


def test_next_turn_is_cumulative() -> None:
    """Two Sailors give $4 and may trash two cards."""
    t = bed(hand="2 Sailor", deck="3 Copper, 2 Estate, 9 Copper")
    t.play("Sailor")
    t.play("Sailor")
    t.end_turn()
    t.end_turn(("p1", "trash", "Estate"), ("p1", "trash", "Estate"))
    assert t.p1.coins == 4
    assert t.trashed == "2 Estate"


def test_in_the_middle_of_an_ability() -> None:
    """The card is played as soon as it is gained: an ability that gained it goes on afterwards."""
    t = bed(hand="Sailor, Blockade", kingdom="Fishing Village", deck="5 Copper")
    t.play("Sailor")
    t.play("Blockade", ("gain", "Fishing Village"), ("resolve", "Sailor"))
    assert t.p1.actions == 2
    t.end_turn()
    assert t.p1.in_play == "Sailor, Fishing Village"


def test_gained_onto_the_deck() -> None:
    """It plays the card from wherever it was gained to."""
    t = bed(hand="Sailor", kingdom="Fishing Village")
    t.play("Sailor")
    t.gain("Fishing Village", ("resolve", "Sailor"), to=DECK)
    assert t.p1.in_play == "Sailor, Fishing Village"


def test_a_gained_sailor_does_not_play_itself() -> None:
    """A Sailor played when gained has moved: its own ability cannot play it again."""
    t = bed(hand="Sailor", kingdom="Caravan")
    t.play("Sailor")
    t.gain("Sailor", ("resolve", "Sailor"))
    assert t.p1.in_play == "2 Sailor"
    t.gain("Caravan", ("resolve", "Sailor"))
    assert t.p1.in_play == "2 Sailor, Caravan"


def test_waylaid_treasure() -> None:
    """A Treasure that it plays in your Action phase is your first one of the turn: Highwayman has it do nothing."""
    t = bed(hand="Highwayman", deck="20 Copper", p2="Sailor", p2_deck="9 Copper", kingdom="Astrolabe")
    t.play("Highwayman")
    t.end_turn()
    t.play("Sailor")
    t.gain("Astrolabe", ("resolve", "Sailor"))
    assert t.p2.in_play == "Sailor, Astrolabe"
    assert (t.p2.coins, t.p2.buys) == (0, 1)


def test_a_card_gained_on_the_way() -> None:
    """Of two Durations, one gained because of the other, only one can be played, in whichever order you like."""
    t = bed(hand="Sailor", deck="9 Copper", kingdom="Caravan, Border Village")
    t.play("Sailor")
    t.gain("Border Village", ("gain", "Caravan"), ("resolve", "Sailor"))
    assert t.p1.in_play == "Sailor, Caravan"


def test_a_night_card_by_day() -> None:
    """A Night card that is a Duration, such as Raider, may so be played in your Action or Buy phase."""
    t = bed(hand="Sailor", p2="5 Copper", kingdom="Raider", text="p1 play: Copper")
    t.play("Sailor")
    t.gain("Raider", ("resolve", "Sailor"))
    assert t.p1.in_play == "Copper, Sailor, Raider"
    assert t.p2.hand == "4 Copper"
    t = bed(hand="Sailor", p2="5 Copper", kingdom="Raider", text="p1 play: Copper", coins=6)
    t.play("Sailor")
    t.buy("Raider", ("resolve", "Sailor"))
    assert t.p2.hand == "4 Copper"


def test_one_card() -> None:
    """Next turn you may trash one card, no more."""
    t = bed(hand="Sailor", deck="5 Copper, 5 Estate, 5 Silver")
    t.play("Sailor")
    t.end_turn()
    t.end_turn(("p1", "trash", "Copper"))
    assert "(0 to 1 of" in next(asked for asked in t.asked if "'trash'" in asked)
