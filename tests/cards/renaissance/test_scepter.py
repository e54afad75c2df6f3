"""Scepter goes wrong in which Actions it may play again: played this turn, by you, and never out of play since."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Scepter"


def test_two_coins() -> None:
    """You may choose +$2."""
    t = bed(hand="Scepter", text="p1 play: Copper\nturn: p1 treasure")
    t.step(("treasures", "Scepter"), ("option", "+$2"))
    assert t.p1.coins == 2


def test_play_an_action_again() -> None:
    """Or you play an Action again that you played this turn and still have in play; here in your Buy phase."""
    t = bed(hand="Militia, Smithy, Scepter", deck="9 Gold", p2="3 Copper", actions=2)
    t.play("Militia")
    t.play("Smithy")
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"), ("play card", "Smithy"))
    assert t.p1.hand == "6 Gold"
    assert t.p1.coins == 2
    assert t.p1.in_play == "Militia, Smithy, Scepter"


def test_treasures_that_it_draws() -> None:
    """Treasures drawn by what it plays again can still be played; +Actions do not let you play more Actions then."""
    t = bed(hand="Laboratory, Scepter", deck="Smithy, Estate, Gold, Village", actions=1)
    t.play("Laboratory")
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3
    assert t.p1.actions == 2
    assert t.p1.hand == "Smithy, Estate, Village"


def test_the_option_without_an_action() -> None:
    """You may choose to play an Action again though there is none: then nothing happens."""
    t = bed(hand="Scepter", text="turn: p1 treasure")
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.coins == 0


def test_several_scepters() -> None:
    """With several Scepters you may play the same Action again several times."""
    t = bed(hand="Smithy, 2 Scepter", deck="12 Copper")
    t.play("Smithy")
    t.to_phase(2)
    t.step(("treasures", "2 Scepter"), ("option", "play an Action again"), ("option", "play an Action again"))
    assert len(t.p1.hand) == 9


def test_not_from_an_earlier_turn() -> None:
    """A Duration that you played on an earlier turn cannot be played again."""
    t = bed(hand="Wharf", deck="2 Copper, 4 Estate, Scepter, 5 Copper")
    t.play("Wharf")
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Wharf"
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.buys == 2


def test_a_duration_of_this_turn() -> None:
    """A Duration that you played this turn may be played again; Scepter then stays in play as long as it does."""
    t = bed(hand="Wharf, Scepter", deck="20 Copper")
    t.play("Wharf")
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.buys == 3
    t.end_turn()
    assert t.p1.in_play == "Wharf, Scepter"
    t.end_turn()
    assert len(t.p1.hand) == 9
    t.clean_up()
    assert t.p1.in_play == ""


def test_called_reserves() -> None:
    """A Reserve card that you called is not played: it cannot be played again, even if you had played it this turn."""
    t = bed(hand="Royal Carriage, Village, Scepter", deck="9 Copper", actions=2)
    t.play("Royal Carriage")
    t.play("Village", ("resolve", "Royal Carriage"))
    assert t.p1.in_play == "Village, Royal Carriage"
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.hand == "3 Copper"


def test_no_longer_in_play() -> None:
    """An Action that has left play cannot be played again."""
    t = bed(hand="Acting Troupe, Scepter")
    t.play("Acting Troupe")
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.villagers == 4


def test_one_that_is_not_finished() -> None:
    """It may play a card again that is not done yet, such as the Crown or Storyteller that plays the Scepter."""
    t = bed(hand="Crown, Scepter, Copper", actions=1, text="turn: p1 treasure")
    t.step(("treasures", "Crown"), ("play card", "Scepter"), ("option", "play an Action again"),
           ("play card", "Copper"), ("option", "+$2"))  # fmt: skip
    assert t.p1.coins == 4
    t = bed(hand="Storyteller, Scepter", deck="9 Copper")
    t.play("Storyteller", ("play card", "Scepter"), ("option", "play an Action again"), ("play card", ""))
    assert t.p1.actions == 2


def test_crown() -> None:
    """A Crown that you played may be played again, in whatever phase it was played."""
    t = bed(hand="Crown, Scepter, Copper, Silver", text="turn: p1 treasure")
    t.step(("treasures", "Crown"), ("play card", "Copper"))
    t.step(("treasures", "Scepter"), ("option", "play an Action again"), ("play card", "Silver"))
    assert t.p1.coins == 6


def test_changed_actions() -> None:
    """An Action that was played as a Treasure, by Capitalism, may be played again as well."""
    t = bed(hand="Militia, Scepter", p2="3 Copper", landscapes="Capitalism", text="turn: p1 treasure")
    own(t, "Capitalism")
    t.step(("treasures", "Militia"))
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.coins == 4


def test_no_command() -> None:
    """It cannot play a Command again."""
    t = bed(hand="Band of Misfits, Scepter", kingdom="Village", deck="5 Copper")
    t.play("Band of Misfits")
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.hand == "Copper"


def test_after_elder() -> None:
    """If Elder played an Action, it has no effect when Scepter plays that one again."""
    t = bed(hand="Elder, Steward, Scepter", deck="5 Copper")
    t.play("Elder", ("play card", "Steward"), ("option", "+2 Cards, +$2"))
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"), ("play card", "Steward"), ("option", "+$2"))
    assert "1 to 1" in t.asked[-1]


def test_first_printing_with_commands() -> None:
    """As first printed it was no Command and could play one again."""
    t = bed(hand="Captain, Scepter", kingdom="Village", deck="5 Copper", ruleset="first printing")
    t.play("Captain")
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.hand == "2 Copper"


def test_first_printing_gives_coins() -> None:
    """As first printed, too, you may choose +$2 instead."""
    t = bed(hand="Scepter", text="turn: p1 treasure", ruleset="first printing")
    t.step(("treasures", "Scepter"), ("option", "+$2"))
    assert t.p1.coins == 2


def test_reserve_played_and_called() -> None:
    """A Duplicate that you played and called on the same turn has left play in between: it cannot be played again."""
    t = bed(hand="Duplicate, Scepter", coins=3)
    t.play("Duplicate")
    t.buy("Silver", ("resolve", "Duplicate"))
    assert t.p1.in_play == "Duplicate"
    t.game.phase = 2
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p1.in_play == "Duplicate, Scepter"
    assert t.p1.tavern == ""


def test_black_market_and_fortune_hunter() -> None:
    """Black Market and Fortune Hunter, too, may be played again by the Scepter that they play."""
    t = bed(hand="Black Market, Scepter", coins=0,
            text="extra Black Market: Laboratory, Gardens, Artisan, Village, Market, Vassal\n"
            "offers: Laboratory, Gardens, Artisan, Village, Market, Vassal")  # fmt: skip
    t.play("Black Market", ("treasures", "Scepter"), ("option", "play an Action again"), ("buy", ""),
           ("order", "Village, Market, Vassal"), ("buy", ""), ("order", "Laboratory, Gardens, Artisan"))  # fmt: skip
    assert t.p1.coins == 4
    t = bed(hand="Fortune Hunter", deck="Scepter, 2 Copper, 3 Estate")
    t.play("Fortune Hunter", ("play card", "Scepter"), ("option", "play an Action again"))
    assert t.p1.coins == 4


def test_bought_and_played_at_once() -> None:
    """Played as you buy it (Mining Road), in the second part of your Buy phase, what it draws can no longer be played."""
    t = bed(hand="Mining Road, Smithy", deck="3 Copper, 3 Gold", kingdom="Scepter", coins=3, actions=2)
    t.play("Mining Road")
    t.play("Smithy")
    t.game.phase = 3
    t.buy("Scepter", ("resolve", "Mining Road"), ("option", "play an Action again"), ("play card", "Smithy"))
    assert t.p1.hand == "3 Copper, 3 Gold"
    t.step()
    assert t.p1.hand == "3 Copper, 3 Gold"


def test_played_by_courier_specialist_and_herb_gatherer() -> None:
    """Courier, Specialist and Herb Gatherer, too, may be played again by the Scepter that they play."""
    t = bed(hand="Courier", deck="Scepter, Silver")
    t.play("Courier", ("play card", "Scepter"), ("option", "play an Action again"), ("play card", "Silver"))
    assert t.p1.coins == 4
    t = bed(hand="Specialist, Scepter, Silver")
    t.play("Specialist", ("play card", "Scepter"), ("option", "play an Action again"), ("play card", "Silver"),
           ("option", "gain a copy"), ("option", "gain a copy"))  # fmt: skip
    assert t.p1.coins == 2
    assert t.p1.discard == "Silver, Scepter"
    t = bed(hand="Herb Gatherer", deck="Scepter, Silver")
    t.play("Herb Gatherer", ("play card", "Scepter"), ("option", "play an Action again"), ("play card", "Silver"),
           ("may", "no"), ("may", "no"))  # fmt: skip
    assert t.p1.buys == 3
    assert t.p1.coins == 2
