"""Smugglers goes wrong about when: only the right-hand player's last turn counts, and the cost of today."""

from tests.bed import bed

CARD = "Smugglers"


def test_copies_what_the_right_neighbour_gained() -> None:
    """You choose among the cards costing up to $6 that the player to your right gained on their last turn."""
    t = bed(hand="Smugglers", text="turn: p2 action")
    t.gain("Gold")
    t.gain("Silver")
    t.gain("Silver")
    t.gain("Province")
    t.end_turn()
    t.play("Smugglers", ("gain", "Gold"))
    assert t.p1.discard == "Gold"


def test_only_the_last_completed_turn_counts() -> None:
    """Cards gained afterwards (on your turn), or by others on that turn, do not count."""
    t = bed(hand="Smugglers", text="turn: p2 action")
    t.gain("Gold", seat=0)
    t.end_turn()
    t.gain("Silver", seat=1)
    t.play("Smugglers")
    assert t.p1.discard == "Gold"


def test_the_turn_before_is_forgotten() -> None:
    """Only their last turn: what they gained on earlier ones does not count."""
    t = bed(hand="Copper", deck="Smugglers, 4 Copper", text="turn: p2 action")
    t.gain("Gold")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("Smugglers")
    assert "Gold" not in t.p1.discard


def test_an_empty_pile_may_be_chosen() -> None:
    """You may choose a card that is no longer in the Supply, and then gain nothing."""
    t = bed(hand="Smugglers", text="turn: p2 action\npile Gold: 1")
    t.gain("Gold")
    t.gain("Silver")
    t.end_turn()
    t.play("Smugglers", ("gain", ""))
    assert t.p1.discard == ""


def test_neighbour_on_the_right_only() -> None:
    """With three players it is the player to your right, not the one to your left."""
    t = bed(hand="Smugglers", p3="", text="turn: p2 action")
    t.gain("Gold")
    t.end_turn()
    t.gain("Silver")
    t.end_turn()
    t.play("Smugglers")
    assert t.p1.discard == "Silver"


def test_the_cost_of_today_counts() -> None:
    """The card must cost up to $6 now; what it cost when it was gained does not matter. A Potion is too much."""
    t = bed(hand="2 Bridge, Smugglers", kingdom="Possession", text="turn: p2 action")
    t.gain("Province")
    t.gain("Possession")
    t.end_turn()
    t.play("Bridge")
    t.game.players[0].actions = 2
    t.play("Bridge")
    t.play("Smugglers")
    assert t.p1.discard == "Province"


def test_your_token_on_a_pile() -> None:
    """Your -$2 token lowers the costs of its pile on your turn: a card of $7 may cost $5 then."""
    t = bed(hand="Smugglers", kingdom="King's Court", landscapes="Ferry", text="turn: p2 action", coins=0)
    t.gain("King's Court")
    t.end_turn()
    t.game.players[0].coins = 3
    t.buy("Ferry", ("pile", "King's Court"))
    t.game.phase = 1
    t.play("Smugglers")
    assert t.p1.discard == "King's Court"


def test_no_more_than_6() -> None:
    """It is a card that costs up to $6; of several copies one may be chosen once."""
    t = bed(hand="Smugglers", kingdom="Bank", text="turn: p2 action", p2="")
    for name in ("Bank", "Gold", "Gold", "Province"):
        t.gain(name, seat=1)
    t.end_turn()
    t.play("Smugglers")
    assert t.p1.discard == "Gold"
