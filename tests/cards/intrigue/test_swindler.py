"""Swindler goes wrong when the victim chooses, when costs are not exactly the same, or in the order of players."""

from tests.bed import bed

CARD = "Swindler"


def test_you_choose_what_they_gain() -> None:
    """You get +$2; each other player trashes their top card and gains one of the same cost that you choose."""
    t = bed(hand="Swindler", p2_deck="Copper, Gold")
    t.play("Swindler", ("choose", "Curse"))
    assert t.p1.coins == 2
    assert t.trashed == "Copper"
    assert t.p2.discard == "Curse"
    assert t.p2.deck == "Gold"


def test_may_be_the_same_card() -> None:
    """You may give another copy of the trashed card."""
    t = bed(hand="Swindler", p2_deck="Copper")
    t.play("Swindler", ("choose", "Copper"))
    assert t.p2.discard == "Copper"


def test_each_player_in_turn_order() -> None:
    """Everything is done for the first player, then for the next."""
    t = bed(hand="Swindler", p2_deck="Copper", text="p3 deck: Estate")
    t.game.log = []
    t.play("Swindler", ("choose", "Curse"))
    seats = [entry.seat for entry in t.game.log if entry.seat]
    assert seats == sorted(seats)
    assert (t.p2.discard, t.p3.discard) == ("Curse", "Estate")


def test_the_last_curse() -> None:
    """When a pile runs out the later players cannot be given from it."""
    t = bed(hand="Swindler", p2_deck="Copper", text="p3 deck: Copper\npile Curse: 1")
    t.play("Swindler", ("choose", "Curse"))
    assert (t.p2.discard, t.p3.discard) == ("Curse", "Copper")


def test_must_choose_if_there_is_one() -> None:
    """You must choose a card of that cost if there is one; if there is none they gain nothing."""
    t = bed(hand="Swindler", p2_deck="Copper")
    t.play("Swindler", ("choose", "Curse"))
    assert "(1 to 1 of: Copper, Curse)" in t.asked[0]
    t = bed(hand="Swindler", p2_deck="Smithy", text="pile Smithy: 0")
    t.play("Swindler")
    assert t.trashed == "Smithy"
    assert t.p2.discard == ""


def test_exactly_the_same_cost() -> None:
    """The same cost means the same in coins, Potions and debt."""
    t = bed(hand="Swindler", p2_deck="Gold", kingdom="Possession, Nobles")
    t.play("Swindler", ("choose", "Nobles"))
    assert "Possession" not in t.asked[0]
    t = bed(hand="Swindler", p2_deck="Possession", kingdom="Possession, Nobles")
    t.play("Swindler")
    assert t.p2.discard == "Possession"


def test_costs_now() -> None:
    """Costs as they are now count: with Bridge, a trashed Estate may become a card that then costs $1 as well."""
    t = bed(hand="Bridge, Swindler", p2_deck="Copper", kingdom="Pawn", actions=2)
    t.play("Bridge")
    t.play("Swindler", ("choose", "Curse"))
    assert "Pawn" not in t.asked[0]
    t = bed(hand="2 Bridge, Swindler", p2_deck="Copper", kingdom="Pawn", actions=3)
    t.play("Bridge")
    t.play("Bridge")
    t.play("Swindler", ("choose", "Pawn"))
    assert t.p2.discard == "Pawn"


def test_trash_before_gaining() -> None:
    """What the trashing triggers happens before they gain."""
    t = bed(hand="Swindler", p2_deck="Cultist, 3 Gold", text="pile Duchy: 0")
    t.game.log = []
    t.play("Swindler")
    words = [entry.word for entry in t.game.log if entry.word in ("trash", "draw", "gain")]
    assert words == ["trash", "draw", "gain"]
    assert t.p2.hand == "3 Gold"


def test_shuffles_for_the_top_card() -> None:
    """A player with an empty deck shuffles first; without any cards they trash and gain nothing."""
    t = bed(hand="Swindler", p2_discard="Gold", p3="")
    t.play("Swindler")
    assert t.trashed == "Gold"
    assert t.p2.discard == "Gold"
    assert t.p3.discard == ""


def test_moat() -> None:
    """An unaffected player neither trashes nor gains."""
    t = bed(hand="Swindler", p2="Moat", p2_deck="Gold")
    t.play("Swindler", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold"


def test_your_token_on_a_pile() -> None:
    """Your -$2 token lowers the costs of its pile on your turn: such a card may replace one that costs as much then."""
    t = bed(hand="Swindler", p2_deck="Silver", kingdom="Market", landscapes="Ferry", coins=3)
    t.buy("Ferry", ("pile", "Market"))
    t.game.phase = 1
    t.play("Swindler", ("choose", "Market"))
    assert t.p2.discard == "Market"


def test_fortress_comes_back() -> None:
    """A trashed Fortress goes to its owner's hand, and they still gain a card that costs what it costs."""
    t = bed(hand="Swindler", p2_deck="Fortress, 3 Copper", kingdom="Smithy")
    t.play("Swindler", ("choose", "Smithy"))
    assert t.p2.hand == "Fortress"
    assert t.p2.discard == "Smithy"
