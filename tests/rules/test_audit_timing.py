"""Timing goes wrong at the edges: what is replayed where it lies, abilities within abilities, treasures chosen together."""

from freehold.rules.vocab import BETWEEN_TURNS, TREASURE_PHASE
from tests.bed import bed


def test_a_replayed_card_that_set_itself_aside_is_lost_track_of() -> None:
    """Whoever plays a card again expects it where it went the first time: if it has set itself aside, nothing moves it."""
    t = bed(hand="Encampment", landscapes="Citadel", deck="9 Copper", text="p1 holds: Citadel")
    t.play("Encampment")
    assert t.p1.aside == "Encampment"
    assert len(t.p1.hand) == 4
    assert len(t.game.effects) == 1  # it returns to its pile once


def test_replaying_a_card_that_was_played_where_it_lies() -> None:
    """A card played while it is set aside is not in play, so it cannot trash itself when it is played again either."""
    t = bed(hand="Prince, Mining Village", kingdom="Mining Village", landscapes="Citadel", deck="20 Copper", actions=2)
    t.play("Prince", ("set aside", "Mining Village"))
    t.end_turn()
    t.game.set_held(t.game.kind_named("Citadel"), 1)
    t.end_turn()
    assert len(t.p1.hand) == 5 + 2
    assert t.p1.aside == "Mining Village"
    assert t.trashed == ""


def test_abilities_inside_a_swapped_one_are_not_swapped() -> None:
    """Only what the card of the Way of the Chameleon gives is swapped, not what another card's ability gives meanwhile."""
    t = bed(hand="Haggler", landscapes="Way of the Chameleon", kingdom="Nomads", deck="9 Copper", coins=6)
    t.play("Haggler", ("resolve", "Way of the Chameleon"))
    hand, coins = len(t.p1.hand), t.p1.coins
    t.buy("Gold", ("gain", "Nomads"))
    assert len(t.p1.hand) == hand
    assert t.p1.coins == coins - 6 + 2


def test_a_supply_pile_emptied_by_setting_a_card_aside() -> None:
    """Search waits for any way in which a pile becomes empty: also setting its last card aside."""
    t = bed(hand="Search", landscapes="Inheritance", kingdom="Smithy", text="pile Smithy: 1", coins=7)
    t.play("Search")
    t.buy("Inheritance")
    assert t.left("Smithy") == 0
    assert t.trashed == "Search"


def test_treasures_that_were_trashed_meanwhile_are_not_played() -> None:
    """Of Treasures chosen together, one that is gone when its turn comes is not played, whatever else allows plays."""
    t = bed(hand="Counterfeit, Copper", kingdom="Ninja", deck="9 Estate")
    t.game.phase = TREASURE_PHASE
    t.step(("treasures", "Counterfeit, Copper"), ("play card", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.coins == 1 + 2


def test_a_skipped_turn_after_the_end_does_not_count() -> None:
    """Turns that are taken after the end of the game count for no tie, and neither do those of them that are skipped."""
    t = bed(hand="Lich", deck="9 Copper", landscapes="Fleet", text="pile Province: 0")
    t.play("Lich")
    t.game.last_round = [0]  # as Fleet does when the end is reached
    t.game.ending = True
    t.clean_up()
    turns = t.p1.player.turns
    t.step()
    assert t.game.phase == BETWEEN_TURNS
    assert t.game.last_round == []
    assert t.p1.player.turns == turns
