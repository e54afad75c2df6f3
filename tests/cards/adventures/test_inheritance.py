"""Inheritance goes wrong in what an Estate is (on whose turn, where) and in what it may play."""

from freehold.rules.vocab import ACTION, ACTION_PHASE, COMMAND, GAME_OVER, VICTORY
from tests.bed import Bed, bed

CARD = "Inheritance"


def inherited(card: str, hand: str = "Estate", p2: str = "", text: str = "") -> Bed:
    """A table whose first player has just bought Inheritance for that card and plays on in the Action phase."""
    t = bed(hand=hand, deck="9 Copper", p2=p2, text=text, kingdom=card, landscapes="Inheritance", coins=7, actions=2)
    t.buy("Inheritance")
    t.game.phase = ACTION_PHASE
    return t


def test_sets_aside_an_action_costing_up_to_4() -> None:
    """You choose an Action card in the Supply that costs at most $4, without Potion or Debt in its cost."""
    t = bed(kingdom="Smithy, Market, Engineer, Village", landscapes="Inheritance", coins=7)
    t.buy("Inheritance", ("choose", "Smithy"))
    assert t.asked[-1].startswith("p1 is asked 'choose' (1 to 1 of: Smithy, Village)")
    assert t.p1.aside == "Smithy"
    assert t.left("Smithy") == 9


def test_no_command_and_no_duration() -> None:
    """You cannot set aside a Command or a Duration card."""
    t = bed(kingdom="Smithy, Enchantress", landscapes="Inheritance", coins=7)
    t.buy("Inheritance")
    assert t.p1.aside == "Smithy"


def test_nothing_to_set_aside() -> None:
    """If no card qualifies nothing is set aside, and Estates stay as they are."""
    t = inherited("Market")
    assert t.p1.aside == ""
    assert not t.types("Estate") & ACTION


def test_the_card_is_yours_at_the_end_but_not_gained() -> None:
    """The card you set aside counts among your cards at the end of the game. You have not gained it."""
    t = bed(kingdom="Smithy", landscapes="Inheritance, Obelisk", text="extra Obelisk: Smithy", coins=7)
    t.buy("Inheritance")
    assert t.p1.points == 2
    assert t.game.gained_cards(0) == []


def test_once_per_game_for_each_player() -> None:
    """Each player can buy it once per game."""
    t = bed(kingdom="Smithy", landscapes="Inheritance", coins=14, buys=2, p2="5 Gold")
    t.buy("Inheritance")
    assert not t.on_offer("Inheritance")
    t.end_turn()
    t.p2.player.coins = 7
    t.buy("Inheritance")
    assert t.p2.aside == "Smithy"


def test_estates_play_the_card_but_have_none_of_its_other_abilities() -> None:
    """An Estate plays the card; what that card does when it is gained, trashed or revealed is not the Estate's."""
    t = inherited("Villa")
    t.gain("Estate")
    assert t.p1.hand == "Estate"
    t.play("Estate")
    assert t.p1.actions == 3
    assert t.p1.coins == 1


def test_types_on_your_turns_only() -> None:
    """On your turns Estates are Action, Victory and Command cards; on other turns they are as always."""
    t = inherited("Smithy")
    assert t.types("Estate") == ACTION | VICTORY | COMMAND
    t.end_turn()
    assert t.types("Estate") == VICTORY
    t.end_turn()
    assert t.types("Estate") == ACTION | VICTORY | COMMAND


def test_still_worth_a_point() -> None:
    """Estates are still worth 1 VP."""
    t = inherited("Smithy", hand="3 Estate")
    assert t.p1.points == 3


def test_the_card_stays_where_it_is() -> None:
    """The card is played where it lies: it cannot move itself."""
    t = inherited("Duplicate")
    t.play("Estate")
    assert t.p1.tavern == ""
    assert t.p1.aside == "Duplicate"
    assert t.p1.in_play == "Estate"


def test_played_several_times() -> None:
    """An Estate may be played again, by a Crown for example, and plays the card each time."""
    t = inherited("Smithy", hand="Crown, Estate")
    t.play("Crown", ("play card", "Estate"))
    assert t.p1.hand == "6 Copper"


def test_every_estate_everywhere_is_changed_on_your_turn() -> None:
    """On your turn every Estate in the game is changed: your opponents', those in play, the Supply and the trash."""
    t = inherited("Smithy", p2="Estate", text="p1 play: Estate\ntrash: Estate")
    game = t.game
    estates = [t.card("Estate", 1), t.card("Estate", 0, "play"), game.top_named("Estate"), game.cards_in(1)[0]]
    assert all(game.is_a(card, ACTION) for card in estates)
    t.end_turn()
    assert not any(game.is_a(card, ACTION) for card in estates)


def test_estates_in_play_count_as_actions() -> None:
    """Estates you have in play count wherever Action cards in play are counted."""
    t = inherited("Smithy", text="p1 play: 5 Estate\np2 discard: 5 Patrician")
    t.gain("Emporium")
    assert t.p1.vp == 2


def test_the_estate_pile_is_no_action_pile() -> None:
    """The Estate pile remains a Victory pile: no token of yours may be put on it."""
    t = bed(kingdom="Smithy, Village", landscapes="Inheritance", coins=7, text="p1 tavern: Teacher", deck="9 Copper")
    t.buy("Inheritance", ("choose", "Smithy"))
    t.end_turn()
    t.end_turn(("resolve", "Teacher"), ("option", "+1 Card"), ("pile", "Village"))
    assert "(1 to 1 of: Smithy, Village)" in t.asked[-1]


def test_not_an_action_at_the_end_of_the_game() -> None:
    """When the points are counted it is nobody's turn: Estates are no Action cards then."""
    t = inherited("Smithy")
    t.game.phase = GAME_OVER
    assert t.types("Estate") == VICTORY


def test_a_command_cannot_play_an_estate() -> None:
    """Being Commands, Estates cannot be played by other Commands."""
    t = inherited("Smithy", hand="Overlord")
    t.play("Overlord")
    assert t.p1.hand == "3 Copper"


def test_a_gained_estate_may_be_played() -> None:
    """On your turn a gained Estate is a gained Action: what lets you play a gained Action can play it."""
    t = bed(deck="9 Copper", kingdom="Smithy", landscapes="Inheritance, Innovation", coins=7, text="p1 holds: Innovation")
    t.buy("Inheritance")
    t.gain("Estate", ("resolve", "Innovation"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "Estate"


# --- before 2019 ---


def heir(chosen: str, hand: str = "2 Estate", kingdom: str = "", deck: str = "9 Copper", landscapes: str = "",
         text: str = "", p2: str = "") -> Bed:  # fmt: skip
    """A table where the first player has bought Inheritance for that card."""
    t = bed(hand=hand, kingdom=f"{chosen}, {kingdom}" if kingdom else chosen, landscapes=f"Inheritance{landscapes}", deck=deck,
            coins=7, p2=p2, ruleset="first printing", text=text)  # fmt: skip
    others = [each for each in t.game.players[0].supply(up_to=4, types=1, without=4) if t.game.name(each) != chosen]
    t.buy("Inheritance", *([("choose", chosen)] if others else []))
    t.game.phase = 1
    t.game.players[0].actions = 2
    return t


def test_first_printing_abilities_and_types() -> None:
    """Before 2019: your Estates have the card's abilities and types; they keep their name, cost and 1 VP."""
    t = heir("Village")
    assert t.game.types(t.card("Estate")) == ACTION | VICTORY
    assert t.cost("Estate") == 2
    t.play("Estate")
    assert t.p1.actions == 3
    assert t.p1.hand == "Estate, Copper"
    assert t.p1.points == 2


def test_first_printing_no_victory_card() -> None:
    """Before 2019: the card could be no Victory card, but a Command."""
    t = bed(kingdom="Mill, Flagship, Smithy", landscapes="Inheritance", coins=7, ruleset="first printing")
    t.buy("Inheritance", ("choose", "Flagship"))
    assert "of: Flagship, Smithy)" in t.asked[-1]


def test_first_printing_refers_to_itself() -> None:
    """Before 2019: where the card speaks of itself, the Estate is meant: it is the Estate that is trashed."""
    t = heir("Feast", kingdom="Market")
    t.play("Estate", ("gain", "Market"))
    assert t.trashed == "Estate"


def test_first_printing_refers_to_a_card_by_name() -> None:
    """Before 2019: where the card speaks of a card by name, that card is meant and not an Estate."""
    t = heir("Treasure Map")
    t.play("Estate")
    assert t.trashed == "Estate"
    assert t.p1.discard == ""
    t = heir("Crossroads")
    t.play("Estate")
    assert t.p1.actions == 1


def test_first_printing_duration() -> None:
    """Before 2019: as a Duration, the Estate stays in play until it has done everything."""
    t = heir("Fishing Village", deck="20 Copper")
    t.play("Estate")
    t.end_turn()
    assert t.p1.in_play == "Estate"
    t.end_turn()
    assert t.p1.actions == 2
    t.end_turn()
    assert t.p1.in_play == ""


def test_first_printing_when_gained() -> None:
    """Before 2019: what the card does when gained an Estate does too, once it is yours; bought ones are yours from then on."""
    t = heir("Death Cart")
    t.gain("Estate")
    assert len(t.p1.discard) == 3
    t = heir("Port")
    t.game.players[0].coins = 2
    t.game.players[0].buys = 1
    t.buy("Estate")
    assert t.p1.discard == "Port, Estate"


def test_first_printing_when_trashed() -> None:
    """Before 2019: what the card does when trashed an Estate does too: as a Fortress it comes back and is yours again."""
    t = heir("Fortress")
    t.trash("Estate")
    assert t.p1.hand == "2 Estate"


def test_first_printing_reaction() -> None:
    """Before 2019: a Reaction can be used from the hand, on another player's turn as well."""
    t = heir("Moat", hand="", deck="5 Estate", p2="Militia")
    t.end_turn()
    t.play("Militia", ("p1", "resolve", "Moat"))
    assert t.p1.hand == "5 Estate"


def test_first_printing_not_in_the_supply() -> None:
    """Before 2019: Estates in the Supply are not yours: they are no Actions there."""
    t = heir("Village")
    assert t.types("Estate") == VICTORY
    assert not t.game.is_a(t.game.top_named("Estate"), ACTION)


def test_first_printing_not_others() -> None:
    """Before 2019: the Estates of other players stay what they are."""
    t = heir("Village", p2="Estate")
    assert t.game.types(t.card("Estate", 1)) == VICTORY


def test_first_printing_trashed_ones_are_not_yours() -> None:
    """Before 2019: a trashed Estate is only a Victory card: Transmute gives a Gold, not a Duchy."""
    t = heir("Village", hand="2 Estate, Transmute", kingdom="Transmute")
    t.play("Transmute")
    assert t.p1.discard == "Gold"


def test_first_printing_played_again_after_leaving() -> None:
    """Before 2019: played a second time after it was trashed, it has no instructions any more."""
    t = heir("Mining Village", hand="Throne Room, Estate", kingdom="Throne Room")
    t.play("Throne Room", ("trash", "yes"))
    assert t.trashed == "Estate"
    assert t.p1.hand == "Copper"


def test_first_printing_at_the_end() -> None:
    """Before 2019: when points are counted, Estates still are Actions."""
    t = heir("Village", hand="2 Estate, Vineyard", kingdom="Vineyard")
    assert t.p1.points == 2 + 1



def test_first_printing_exchanged() -> None:
    """Before 2019: an Estate is exchanged as the card would be, and goes back to the Estate pile."""
    t = heir("Page")
    estates = t.left("Estate")
    t.play("Estate")
    t.clean_up(("resolve", "Page"))
    assert "Treasure Hunter" in t.p1.discard
    assert t.left("Estate") == estates + 1
    assert t.left("Page") == 9


def test_first_printing_gained_to_another_place() -> None:
    """Before 2019: with Nomad Camp a bought Estate goes onto your deck; one gained otherwise was not yours before."""
    t = heir("Nomad Camp", deck="Copper")
    t.gain("Estate")
    assert t.p1.discard == "Estate"
    t.game.players[0].coins = 2
    t.game.players[0].buys = 1
    t.buy("Estate")
    assert t.p1.deck == "Estate, Copper"


def test_estates_count_as_actions_for_other_cards() -> None:
    """On your turn Rabble discards others' Estates, Shanty Town sees yours, University gains one, Lurker trashes one."""
    t = bed(hand="Rabble, Shanty Town, University, Lurker, Estate", deck="30 Copper", kingdom="Smithy",
            p2_deck="2 Estate, Duchy", landscapes="Inheritance", coins=7, actions=9)  # fmt: skip
    t.buy("Inheritance", ("choose", "Smithy"))
    t.game.phase = ACTION_PHASE
    t.play("Shanty Town")
    assert t.p1.hand == "Rabble, University, Lurker, Estate"
    t.play("Rabble")
    assert t.p2.discard == "2 Estate"
    assert t.p2.deck == "Duchy"
    t.play("University", ("gain", "Estate"))
    assert "Estate" in t.p1.discard
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Estate"))
    assert t.trashed == "Estate"


def test_current_wording_of_a_trashed_estate() -> None:
    """An Estate trashed on your turn is an Action and a Victory card: Transmute gives a Duchy and a Gold for it."""
    t = inherited("Village", hand="Estate, Transmute")
    t.play("Transmute")
    assert t.p1.discard == "Duchy, Gold"


def test_first_printing_experiment() -> None:
    """Before 2019: an Estate that is an Experiment brings an Experiment when gained; played, it goes to the Estate pile."""
    t = heir("Experiment", hand="Estate")
    before = t.left("Estate")
    t.play("Estate")
    assert t.p1.in_play == "-"
    assert t.left("Estate") == before + 1
    assert len(t.p1.hand) == 2
    t.gain("Estate")
    assert t.p1.discard == "Estate, Experiment"


def test_ironworks_gives_both_bonuses() -> None:
    """Ironworks gives +1 Action and +1 Card for a gained Estate."""
    t = bed(hand="Ironworks", deck="9 Copper", kingdom="Village", landscapes="Inheritance", coins=7)
    t.buy("Inheritance", ("choose", "Village"))
    t.game.phase = ACTION_PHASE
    t.play("Ironworks", ("gain", "Estate"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Copper"


def test_estates_of_the_supply_for_barbarian() -> None:
    """Estates in the Supply are Actions on your turn: whoever loses an Action to your Barbarian can gain an Estate."""
    t = inherited("Village", hand="Barbarian", text="p2 deck: Village")
    t.play("Barbarian")
    assert t.p2.discard == "Estate"


def test_groom_gives_both_bonuses() -> None:
    """Groom gives a Horse, +1 Card and +1 Action for a gained Estate.

    Before 2019, if you trash the Estate as you gain it, with a Watchtower, it is not yours: there is no Horse for it.
    """
    for ruleset in ("current", "first printing"):
        t = bed(hand="Groom", deck="9 Copper", kingdom="Village", landscapes="Inheritance", coins=7, ruleset=ruleset)
        t.buy("Inheritance", ("choose", "Village"))
        t.game.phase = ACTION_PHASE
        t.play("Groom", ("gain", "Estate"))
        assert t.p1.discard == "Estate, Horse"
        assert (t.p1.actions, t.p1.hand) == (1, "Copper")
    t = bed(hand="Groom, Watchtower", deck="9 Copper", kingdom="Village", landscapes="Inheritance", coins=7,
            ruleset="first printing")  # fmt: skip
    t.buy("Inheritance", ("choose", "Village"))
    t.game.phase = ACTION_PHASE
    t.play("Groom", ("gain", "Estate"), ("resolve", "Watchtower"), ("option", "trash"))
    assert t.p1.discard == ""
    assert t.p1.actions == 1


def test_first_printing_costs() -> None:
    """Before 2019: with Fisherman your Estates cost $3 less while your discard pile is empty; those elsewhere do not."""
    t = bed(hand="Estate", deck="9 Copper", kingdom="Fisherman", landscapes="Inheritance", coins=7, ruleset="first printing")
    t.buy("Inheritance")
    assert t.game.cost(t.card("Estate")) == 0
    assert t.cost("Estate") == 2
    trashed = t.p1.player.trash([t.card("Estate")])
    assert t.game.cost(trashed[0]) == 2
