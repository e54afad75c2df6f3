"""An opponent that follows a strategy: which rule answers which question."""

import pytest

from freehold.bots import strategy_file
from freehold.bots.strategy import StrategyAgent
from freehold.rules import turns
from freehold.rules.question import Answer, Question, agent_for
from freehold.rules.view import View
from freehold.rules.vocab import ACTION_PHASE, BUY_PHASE, CLEANUP_PHASE, GAME_OVER
from tests.bed import Bed, bed


class Marker:
    """A fallback that takes the last options and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def answer(self, view: View, question: Question) -> Answer:
        assert view.question is question
        self.asked.append(question.name)
        count = len(question.options)
        return tuple(range(count - max(question.least, min(1, question.most)), count))


def seated(table: Bed, rules: str, gain: str = '"Gold"') -> Marker:
    """Let a strategy answer for the first player; its fallback."""
    text = f'name = "test"\ngain = [{gain}]\n{rules}'
    fallback = Marker()
    table.game.players[0].agent = StrategyAgent(strategy_file.read_from(text, "test.toml").program(), agent_for(fallback))
    return fallback


def whole_turn(table: Bed) -> None:
    game = table.game
    serial = game.turn_serial
    while game.turn_serial == serial and game.phase not in (CLEANUP_PHASE, GAME_OVER):
        turns.advance(game)


def gains(table: Bed) -> str:
    """All that the first player has gained, in order."""
    game = table.game
    return ", ".join(game.name(card) for card in game.gains_between(0, 0, len(game.gains), False))


# --- gaining ---


@pytest.mark.parametrize(
    ("gain", "coins", "bought"),
    [
        ('"Province", "Gold", "Silver"', 8, "Province"),
        ('"Province", "Gold", "Silver"', 7, "Gold"),
        ('"Province", "Gold", "Silver"', 2, ""),
        ('"Silver", "Province"', 8, "Silver"),
        ("{card = 'Province', when = 'mine(\"Gold\") > 0'}, 'Duchy'", 8, "Duchy"),
        ("{card = 'Province', when = 'mine(\"Gold\") == 0'}, 'Duchy'", 8, "Province"),
        ('"Witch", "Silver"', 8, "Silver"),  # not at this table
    ],
)
def test_buys_the_first_rule_that_fits(gain: str, coins: int, bought: str) -> None:
    table = bed(coins=coins, kingdom="Village")
    seated(table, "", gain)
    whole_turn(table)
    assert gains(table) == bought


def test_buys_as_often_as_it_may_and_counts_anew_each_time() -> None:
    table = bed(coins=11, buys=3, kingdom="Village")
    seated(table, "", "{card = 'Gold', when = 'mine(\"Gold\") < 1'}, {card = 'Estate', when = 'buys == 2'}, 'Silver'")
    whole_turn(table)
    assert gains(table) == "Gold, Estate, Silver"


def test_passes_over_an_empty_pile() -> None:
    table = bed(coins=8, kingdom="Village", text="pile Province: 0")
    seated(table, "", '"Province", "Duchy"')
    whole_turn(table)
    assert gains(table) == "Duchy"


def test_buys_events_and_projects() -> None:
    table = bed(coins=6, buys=2, kingdom="Village", landscapes="Ball, Canal")
    seated(table, "", "{card = 'Ball', when = 'buys > 1'}, 'Village'")
    whole_turn(table)
    assert gains(table) == "Village, Village"  # the Ball's two gains follow the same rules
    table = bed(coins=8, kingdom="Village", landscapes="Ball, Canal")
    seated(table, "", '"Canal", "Gold"')
    whole_turn(table)
    assert gains(table) == ""
    assert table.game.holds(0, table.game.kind_named("Canal"))


def test_buys_a_certain_card_of_a_split_pile() -> None:
    table = bed(coins=5, kingdom="Encampment")
    seated(table, "", '"Plunder", "Silver"')
    whole_turn(table)
    assert gains(table) == "Silver"
    table = bed(coins=5, kingdom="Encampment", p2_discard="5 Encampment")
    seated(table, "", '"Plunder", "Silver"')
    whole_turn(table)
    assert gains(table) == "Plunder"
    table = bed(coins=5, kingdom="Encampment")
    seated(table, "", '"Encampment/Plunder", "Silver"')
    whole_turn(table)
    assert gains(table) == "Encampment"


def test_pays_debt_first() -> None:
    table = bed(coins=8, debt=3, kingdom="Village")
    seated(table, "", '"Duchy"')
    whole_turn(table)
    assert gains(table) == "Duchy"
    assert table.p1.debt == 0


@pytest.mark.parametrize(
    ("coins", "coffers", "bought", "left"),
    [(6, 3, "Province", 1), (6, 1, "Gold", 1), (8, 2, "Province", 2), (2, 1, "", 1)],
)
def test_spends_the_coffers_that_a_better_purchase_lacks(coins: int, coffers: int, bought: str, left: int) -> None:
    table = bed(coins=coins, coffers=coffers, kingdom="Baker")
    seated(table, "", '"Province", "Gold"')
    whole_turn(table)
    assert gains(table) == bought
    assert table.p1.coffers == left


def test_no_coffers_for_what_lacks_a_potion() -> None:
    table = bed(coins=2, coffers=1, kingdom="Baker, Familiar")
    seated(table, "", '"Familiar", "Gold"')
    whole_turn(table)
    assert table.p1.coffers == 1
    table = bed(coins=2, coffers=2, potions=1, kingdom="Baker, Familiar")
    seated(table, "", '"Familiar", "Gold"')
    whole_turn(table)
    assert gains(table) == "Familiar"
    assert table.p1.coffers == 1


def test_gains_follow_the_same_rules() -> None:
    table = bed("Workshop", kingdom="Smithy, Village")
    fallback = seated(table, "", "'Gold', {card = 'Smithy', when = 'mine(\"Smithy\") == 0'}, 'Silver'")
    table.play("Workshop")
    assert table.p1.discard == "Smithy"
    assert fallback.asked == []


def test_a_gain_that_no_rule_fits_is_declined_or_left_to_the_fallback() -> None:
    table = bed("Workshop", kingdom="Smithy")
    fallback = seated(table, "", '"Province"')
    table.play("Workshop")
    assert fallback.asked == ["gain"]
    assert table.p1.discard == "Workshop"  # the last option
    table = bed("Thief", p2_deck="Silver, Gold", kingdom="Village")
    fallback = seated(table, "", '"Gold"')
    table.play("Thief")
    assert table.p1.discard == "Gold"
    table = bed("Thief", p2_deck="Silver, Gold", kingdom="Village")
    seated(table, "", '"Province"')
    table.play("Thief")
    assert table.trashed == "Gold"
    assert table.p1.discard == ""


# --- playing ---


def test_plays_by_the_rules_then_what_they_do_not_name() -> None:
    table = bed("Smithy, Village, Militia, Moat", deck="6 Copper")
    fallback = seated(table, "play = [{card = 'Village', when = 'actions < 2'}, 'Smithy', {card = 'Moat', when = 'false'}]")
    turns.advance(table.game)
    assert table.p1.in_play == "Village"
    turns.advance(table.game)
    assert table.p1.in_play == "Village, Smithy"
    assert fallback.asked == []
    turns.advance(table.game)  # Moat is refused, Militia not named
    assert fallback.asked == ["play"]
    assert "Militia" in table.p1.in_play
    assert "Moat" in table.p1.hand


def test_what_the_rules_refuse_is_not_played() -> None:
    table = bed("Moat, Estate", deck="2 Copper", kingdom="Village")
    fallback = seated(table, "play = [{card = 'Moat', when = 'turn > 9'}]")
    turns.advance(table.game)
    assert table.game.phase != ACTION_PHASE
    assert table.p1.in_play == ""
    assert fallback.asked == []


def test_types_of_cards_in_rules() -> None:
    table = bed("Moat, Smithy, Village", deck="2 Copper")
    seated(table, "play = [{type = 'village'}, {type = 'terminal', when = 'in_play(\"Village\") > 0'}]")
    turns.advance(table.game)
    turns.advance(table.game)
    assert table.p1.in_play in ("Village, Moat", "Village, Smithy")


def test_treasures_are_played_in_the_order_of_the_rules_or_held_back() -> None:
    table = bed("Copper, Bank, Silver, Copper, Gold", kingdom="Bank")
    seated(table, "play = ['Gold', {card = 'Copper', when = 'hand_money > 9'}, 'Silver', 'Bank']")
    played = []
    table.game.log = []
    table.to_phase(BUY_PHASE)
    for entry in table.game.log:
        if entry.word == "play":
            played += [table.game.kinds[kind].name for kind in entry.kinds]
    assert played == ["Gold", "Silver", "Bank"]
    assert table.p1.hand == "2 Copper"


def test_all_treasures_are_played_where_no_rule_says_otherwise() -> None:
    table = bed("Copper, Silver, Estate", kingdom="Village")
    seated(table, "play = ['Village']")
    table.to_phase(BUY_PHASE)
    assert table.p1.in_play == "Copper, Silver"


# --- other choices ---


def test_trashes_what_the_rules_name_and_no_more() -> None:
    table = bed("Chapel, Curse, Estate, Copper, Gold")
    fallback = seated(table, "trash = ['Curse', {card = 'Copper', when = 'money > 4'}, 'Estate']")
    table.play("Chapel")
    assert table.trashed == "Curse, Estate"
    assert fallback.asked == []


def test_each_card_chosen_counts_as_gone() -> None:
    table = bed("Chapel, 4 Copper", deck="Silver")
    seated(table, "trash = [{card = 'Copper', when = 'money > 4 and mine(\"Copper\") > 1 and in_hand(\"Copper\") > 1'}]")
    table.play("Chapel")
    assert table.trashed == "2 Copper"


def test_a_discard_does_not_leave_the_deck() -> None:
    table = bed("Cellar, 3 Copper", deck="3 Estate")
    seated(table, "discard = [{card = 'Copper', when = 'mine(\"Copper\") == 3 and in_hand(\"Copper\") > 1'}]")
    table.play("Cellar")
    assert table.p1.discard == "2 Copper"


def test_the_fallback_adds_what_must_be_chosen() -> None:
    table = bed("Remodel, Silver, Gold", kingdom="Village")
    fallback = seated(table, "trash = ['Curse']", '"Village"')
    table.play("Remodel")
    assert fallback.asked == ["trash"]
    assert table.trashed == "Gold"
    table = bed(p2="Militia", hand="Estate, Copper, Silver, Gold, Province")
    fallback = seated(table, "discard = ['Province']")
    table.play("Militia", seat=1)
    assert fallback.asked == ["discard"]
    assert table.p1.discard == "Province, Gold"  # the fallback of this test takes the last


def test_who_asks_may_matter() -> None:
    rules = "trash = [{card = 'Gold', when = 'asked_by(\"Remodel\")'}, 'Copper']"
    table = bed("Remodel, Copper, Gold")
    seated(table, rules, '"Province"')
    table.play("Remodel")
    assert table.trashed == "Gold"
    table = bed("Moneylender, Chapel, Copper, Gold")
    seated(table, rules)
    table.play("Chapel")
    assert table.trashed == "Copper"


def test_rules_are_about_ones_own_cards() -> None:
    table = bed("Thief", p2_deck="Silver, Gold", kingdom="Village")
    fallback = seated(table, "trash = ['Silver']", '"Gold"')
    table.play("Thief")
    assert fallback.asked == ["trash"]
    assert table.p1.discard == "Gold"


def test_options_in_words() -> None:
    rules = "choose = [{card = 'Steward', option = '+$2', when = 'turn > 4'}, {card = 'Steward', option = '+2 Cards'}]"
    table = bed("Steward", deck="Gold, Silver", turns=1)
    seated(table, rules)
    table.play("Steward")
    assert table.p1.hand == "Gold, Silver"
    table = bed("Steward", deck="Gold, Silver", turns=5)
    seated(table, rules)
    table.play("Steward")
    assert table.p1.coins == 2
    table = bed("Pawn", deck="Gold, Silver")
    fallback = seated(table, rules)
    table.play("Pawn")
    assert fallback.asked == ["option"]


def test_whether_to_do_something_to_a_card() -> None:
    table = bed("Mining Village", deck="Gold")
    fallback = seated(table, "trash = [{card = 'Mining Village', when = 'turn > 3'}]")
    table.play("Mining Village")
    assert table.trashed == ""
    table = bed("Mining Village", deck="Gold", turns=4)
    seated(table, "trash = [{card = 'Mining Village', when = 'turn > 3'}]")
    table.play("Mining Village")
    assert table.trashed == "Mining Village"
    assert fallback.asked == []


def test_naming_a_card() -> None:
    table = bed("Rebuild", deck="Estate, Province", kingdom="Rebuild")
    fallback = seated(table, "name_card = [{card = 'Estate', when = 'turn > 50'}, 'Province', 'Duchy']", '"Duchy"')
    table.play("Rebuild")
    assert table.trashed == "Estate"
    assert fallback.asked == []


def test_without_rules_the_fallback_answers() -> None:
    table = bed("Chapel, Curse, Estate")
    fallback = seated(table, "")
    table.play("Chapel")
    assert fallback.asked == ["trash"]


def test_learns_anew_when_piles_are_added() -> None:
    table = bed("Copper", kingdom="Village", coins=4)
    seated(table, "", '"Smithy", "Silver"')
    agent = table.game.players[0].agent
    whole_turn(table)
    assert gains(table) == "Silver"
    other = bed("Copper", kingdom="Village, Smithy", coins=4)
    other.game.players[0].agent = agent
    whole_turn(other)
    assert gains(other) == "Smithy"
