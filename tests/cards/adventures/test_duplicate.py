"""Duplicate goes wrong in what may be copied (cost, Supply) and when (on anybody's turn, several at once)."""

from tests.bed import bed

CARD = "Duplicate"


def test_goes_to_the_tavern_mat() -> None:
    """Playing it puts it on your Tavern mat."""
    t = bed(hand="Duplicate")
    t.play("Duplicate")
    assert t.p1.tavern == "Duplicate"


def test_gains_a_copy() -> None:
    """When you gain a card costing up to $6 you may call it, to gain a copy of that card."""
    t = bed(text="p1 tavern: Duplicate")
    t.gain("Gold", ("resolve", "Duplicate"))
    assert t.p1.discard == "2 Gold"
    assert t.p1.in_play == "Duplicate"


def test_cost_of_the_gained_card() -> None:
    """The card must cost at most $6, without Potion or Debt: not a Province, not an Engineer."""
    t = bed(text="p1 tavern: Duplicate", kingdom="Engineer")
    t.gain("Province")
    t.gain("Engineer")
    assert t.p1.tavern == "Duplicate"


def test_only_copies_in_the_supply() -> None:
    """If no copy can be had from the Supply it can be called, but nothing is gained."""
    t = bed(text="p1 tavern: Duplicate\npile Smithy: 1", kingdom="Smithy")
    t.gain("Smithy", ("resolve", "Duplicate"))
    assert t.p1.discard == "Smithy"
    assert t.p1.in_play == "Duplicate"
    t = bed(text="p1 tavern: Duplicate", kingdom="Castles")
    t.gain("Humble Castle", ("resolve", "Duplicate"))
    assert t.p1.discard == "Humble Castle"


def test_several() -> None:
    """You may call several, and gain a copy for each."""
    t = bed(text="p1 tavern: 3 Duplicate")
    t.gain("Gold", ("resolve", "Duplicate"), ("resolve", "Duplicate"),
           ("resolve", ""), ("resolve", ""), ("resolve", ""))  # fmt: skip
    assert t.p1.discard == "3 Gold"
    assert t.p1.tavern == "Duplicate"


def test_on_another_turn() -> None:
    """You may call it when you gain a card on another player's turn; it is discarded in that turn's Clean-up."""
    t = bed(text="p2 tavern: Duplicate")
    t.gain("Curse", ("p2", "resolve", "Duplicate"), seat=1)
    assert t.p2.discard == "2 Curse"
    assert t.p2.in_play == "Duplicate"
    t.end_turn()
    assert t.p2.in_play == ""
    assert t.p2.discard == "2 Curse, Duplicate"


def test_the_copy_is_gained_too() -> None:
    """The copy is a gain of its own: what happens when you gain that card happens again."""
    t = bed(text="p1 tavern: Duplicate", kingdom="Villa", coins=4)
    t.buy("Villa", ("resolve", "Duplicate"))
    assert t.p1.hand == "2 Villa"
    assert t.p1.actions == 3


def test_not_for_7() -> None:
    """A card costing $7 is too expensive, one costing $6 is not."""
    t = bed(kingdom="King's Court", text="p1 tavern: Duplicate")
    t.gain("King's Court")
    t.gain("Gold", ("resolve", "Duplicate"))
    assert t.p1.discard == "King's Court, 2 Gold"


def test_for_a_silver_of_conquest() -> None:
    """Called for a Silver that Conquest gives, it makes the Silvers three before Conquest counts them."""
    t = bed(text="p1 tavern: Duplicate", landscapes="Conquest", coins=6)
    t.buy("Conquest", ("resolve", "Duplicate"))
    assert t.p1.discard == "3 Silver"
    assert t.p1.vp == 3


def test_the_current_players_token_lowers_the_cost() -> None:
    """On another player's turn that player's -$2 token lowers the cost: a card of $7 may be duplicated then."""
    t = bed(kingdom="King's Court, Duplicate", landscapes="Ferry", text="p2 tavern: Duplicate", coins=3)
    t.buy("Ferry", ("pile", "King's Court"))
    t.gain("King's Court", ("p2", "resolve", "Duplicate"), seat=1)
    assert t.p2.discard == "2 King's Court"
