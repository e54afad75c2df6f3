"""Lich goes wrong about which turn is skipped, and about the card that goes to the trash and back."""

from freehold.rules.vocab import ACTION_PHASE
from tests.bed import bed

CARD = "Lich"


def test_plays() -> None:
    """You draw 6 cards, get 2 Actions, and skip your next turn."""
    t = bed(hand="Lich", deck="15 Copper")
    t.play("Lich")
    assert t.p1.hand == "6 Copper"
    assert t.p1.actions == 2
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 0


def test_nothing_happens_on_a_skipped_turn() -> None:
    """Nothing happens on a skipped turn: what waits for the start of your turn waits for the next one."""
    t = bed(hand="Lich, Gatekeeper", deck="20 Copper", actions=2)
    t.play("Gatekeeper")
    t.play("Lich")
    t.end_turn()
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "Gatekeeper"
    t.gain("Gold")
    assert t.p2.exile == "Gold"
    t.end_turn()
    assert t.p1.coins == 3


def test_skips_an_extra_turn() -> None:
    """The turn that is skipped is the next you would take: an extra turn too."""
    t = bed(hand="Lich", deck="15 Copper", landscapes="Seize the Day", coins=4)
    t.play("Lich")
    t.buy("Seize the Day")
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 0


def test_of_several_extra_turns_you_choose() -> None:
    """Of several extra turns you choose the one that comes first, and that one is skipped."""
    t = bed(hand="Voyage, Lich", deck="30 Copper", landscapes="Seize the Day", coins=4, actions=2)
    t.play("Voyage")
    t.play("Lich")
    t.buy("Seize the Day")
    t.end_turn(("turn", "Voyage"))
    assert t.game.current == 0
    t.to_phase(2)
    t.step(("treasures", "5 Copper"))
    assert t.p1.coins == 5
    t.end_turn()
    assert t.game.current == 1


def test_several_liches_skip_several_turns() -> None:
    """If you play Lich several times you skip that many turns."""
    t = bed(hand="2 Lich", deck="30 Copper")
    t.play("Lich")
    t.play("Lich")
    for _ in range(3):
        t.end_turn()
        assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 0


def test_skipped_turn_counts_for_ties() -> None:
    """A skipped regular turn counts as a turn for breaking ties."""
    t = bed(hand="Lich", deck="30 Copper")
    t.play("Lich")
    before = t.p1.player.turns
    t.end_turn()
    t.end_turn()
    assert t.p1.player.turns == before + 1


def test_is_no_turn_for_smugglers() -> None:
    """A skipped turn is not a turn you had: Smugglers still look at what you gained on the turn before it."""
    t = bed(hand="Lich", deck="30 Copper", p2="2 Smugglers", p2_deck="2 Smugglers, 20 Copper")
    t.gain("Gold")
    t.play("Lich")
    t.end_turn()
    t.end_turn()
    assert t.game.current == 1
    t.play("Smugglers")
    assert "Gold" in t.p2.discard


def test_second_turn_because_the_others_skip() -> None:
    """If you have a second turn in a row because all others skipped theirs, Voyage gives you no third."""
    t = bed(hand="Lich", deck="30 Copper", p2="Copper", p2_deck="Voyage, 20 Copper")
    t.play("Lich")
    t.end_turn()
    t.end_turn()
    assert t.game.current == 1
    t.play("Voyage")
    t.end_turn()
    assert t.game.current == 0


def test_discarded_when_trashed() -> None:
    """When you trash it you discard it, which is no gain, and gain a cheaper card from the trash."""
    t = bed(hand="Lich, Student", kingdom="Smithy", text="trash: Gold, Smithy, Copper")
    t.trash("Lich", ("gain", "Smithy"))
    assert t.trashed == "Gold, Copper"
    assert t.p1.discard == "Lich, Smithy"
    assert len(t.game.gained_cards(0)) == 1


def test_gaining_is_not_optional() -> None:
    """You must gain a cheaper card if there is one; a card that costs as much is not cheaper."""
    t = bed(hand="Lich", text="trash: Gold, Curse")
    t.trash("Lich")
    assert t.trashed == "Gold"
    assert t.p1.discard == "Lich, Curse"


def test_nothing_cheaper() -> None:
    """If nothing in the trash is cheaper you only discard the Lich."""
    t = bed(hand="Lich", text="trash: Gold")
    t.trash("Lich")
    assert t.trashed == "Gold"
    assert t.p1.discard == "Lich"


def test_cards_that_are_not_of_the_kingdom() -> None:
    """You can gain from the trash a card that was never in the Supply."""
    t = bed(hand="Lich", text="trash: Horse")
    t.trash("Lich")
    assert t.p1.discard == "Lich, Horse"


def test_potion_costs() -> None:
    """A card with a Potion in its cost is not cheaper."""
    t = bed(hand="Lich", text="trash: Possession")
    t.trash("Lich")
    assert t.trashed == "Possession"


def test_possessed() -> None:
    """Trashed while Possessed, the Lich may be set aside first: then it is not discarded, but you gain a cheaper card."""
    t = bed(hand="Possession", deck="10 Copper", p2="Lich, 4 Copper", p2_deck="10 Copper", text="trash: Silver")
    t.play("Possession")
    t.end_turn()
    t.trash("Lich", ("p2", "resolve", "Possession"))
    assert t.p2.aside == "Lich"
    assert t.trashed == ""
    assert "Silver" in t.p1.discard


def test_voyage_of_a_skipped_turn_stays() -> None:
    """A Voyage whose extra turn is skipped stays in play until the Clean-up of the turn that follows."""
    t = bed(hand="Lich, Voyage", deck="30 Copper", actions=2)
    t.play("Voyage")
    t.play("Lich")
    t.end_turn()
    assert t.game.current == 1
    assert t.game.phase == ACTION_PHASE
    assert t.p1.in_play == "Voyage"
    t.end_turn()
    assert t.p1.in_play == ""


def test_a_skipped_outpost_turn() -> None:
    """An Outpost whose extra turn is skipped stays in play until the Clean-up of the turn that follows."""
    t = bed(hand="Lich, Outpost", deck="20 Copper", p2_deck="9 Copper", actions=2)
    t.play("Lich")
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "Outpost"
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.in_play == ""


def test_a_skipped_journey_turn() -> None:
    """If the extra turn of Journey is skipped, your cards stay in play until the Clean-up of the turn that follows."""
    t = bed(hand="Lich, Village", deck="20 Copper", p2_deck="9 Copper", landscapes="Journey", coins=9, actions=2)
    t.play("Village")
    t.play("Lich")
    t.buy("Journey")
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "Village, Lich"
    t.end_turn()
    assert t.p1.in_play == ""


def test_the_current_players_token_lowers_costs() -> None:
    """Trashed on another player's turn, it goes by what cards cost then: that player's -$2 token makes one cheaper."""
    t = bed(kingdom="Lich, King's Court", landscapes="Ferry", p2="Lich", text="trash: King's Court", coins=3)
    t.buy("Ferry", ("pile", "King's Court"))
    t.trash("Lich", seat=1)
    assert t.p2.discard == "Lich, King's Court"
