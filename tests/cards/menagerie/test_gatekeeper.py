"""Gatekeeper goes wrong about which cards are exiled: a copy there already, moved away first, gained too early."""

from tests.bed import bed

CARD = "Gatekeeper"


def test_coins_next_turn() -> None:
    """At the start of your next turn you get +$3; it stays in play until then and is discarded in that turn."""
    t = bed(hand="Gatekeeper")
    t.play("Gatekeeper")
    assert t.p1.coins == 0
    t.end_turn()
    assert t.p1.in_play == "Gatekeeper"
    t.end_turn()
    assert t.p1.coins == 3
    t.gain("Silver", seat=1)
    assert t.p2.exile == ""
    t.end_turn()
    assert t.p1.in_play == ""


def test_gained_actions_and_treasures_are_exiled() -> None:
    """Another player who gains an Action or Treasure must exile it; not other cards, and not yours."""
    t = bed(hand="Gatekeeper", kingdom="Smithy")
    t.play("Gatekeeper")
    t.gain("Copper")
    t.end_turn()
    t.gain("Smithy")
    t.gain("Silver")
    t.gain("Estate")
    assert t.p2.exile == "Smithy, Silver"
    assert t.p2.discard == "Estate"


def test_not_with_a_copy_in_exile() -> None:
    """If they have a copy in Exile already, the card stays where it was gained; they may discard all the copies."""
    t = bed(hand="Gatekeeper", text="p2 exile: 2 Silver")
    t.play("Gatekeeper")
    t.gain("Silver", ("p2", "resolve", ""), seat=1)
    assert t.p2.exile == "2 Silver"
    t.gain("Silver", ("p2", "resolve", "Exile mat"), seat=1)
    assert t.p2.exile == ""
    assert t.p2.discard == "4 Silver"


def test_the_exiled_card_itself_is_not_a_copy() -> None:
    """The mat lets you discard other copies only: what Gatekeeper has just exiled stays there."""
    t = bed(hand="Gatekeeper")
    t.play("Gatekeeper")
    t.gain("Gold", seat=1)
    assert t.p2.exile == "Gold"
    assert t.p2.discard == ""


def test_moved_first_it_is_not_exiled() -> None:
    """They may first move the card with another ability; then Gatekeeper cannot exile it."""
    t = bed(hand="Gatekeeper", p2="Bauble")
    t.play("Gatekeeper")
    t.end_turn()
    t.play("Bauble", ("option", "gains onto your deck, +1 Buy"))
    t.gain("Gold", ("resolve", "Bauble"))
    assert t.p2.deck == "Gold"
    assert t.p2.exile == ""


def test_applies_at_once_but_not_before() -> None:
    """It applies from when you play it, on your own turn too, but not to cards gained before."""
    t = bed(hand="Gatekeeper")
    t.gain("Silver", seat=1)
    t.play("Gatekeeper")
    t.gain("Gold", seat=1)
    assert t.p2.discard == "Silver"
    assert t.p2.exile == "Gold"


def test_two_of_them() -> None:
    """With two Gatekeepers the card is still exiled only once."""
    t = bed(hand="2 Gatekeeper", actions=2)
    t.play("Gatekeeper")
    t.play("Gatekeeper")
    t.gain("Gold", seat=1)
    assert t.p2.exile == "Gold"


def test_moat_must_be_shown_when_it_is_played() -> None:
    """Who is unaffected when it is played exiles nothing; a Reaction cannot be used later."""
    t = bed(hand="Gatekeeper", p2="Moat", p3="Copper")
    t.play("Gatekeeper", ("p2", "resolve", "Moat"))
    t.gain("Gold", seat=1)
    t.gain("Gold", seat=2)
    assert t.p2.discard == "Gold"
    assert t.p3.exile == "Gold"


def test_before_whoever_gained_it_moves_it() -> None:
    """The card is exiled before the ability that gained it can move it: Hill Fort cannot put it into the hand."""
    t = bed(hand="Hill Fort", p2="Gatekeeper", kingdom="Smithy")
    t.play("Gatekeeper", seat=1)
    t.play("Hill Fort", ("gain", "Smithy"), ("option", "put it into your hand"))
    assert t.p1.exile == "Smithy"
    assert t.p1.hand == ""


def test_a_copy_exiled_meanwhile() -> None:
    """If they exile a copy of the card only after gaining it, by playing something for that gain, they still exile it."""
    t = bed(hand="Gatekeeper", p2="Sheepdog", kingdom="Smithy", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Camel Train")  # fmt: skip
    t.play("Gatekeeper", ("resolve", ""))
    t.gain("Silver", ("p2", "resolve", "Sheepdog"), ("p2", "resolve", "Way of the Mouse"), ("p2", "exile", "Silver"),
           ("p2", "resolve", "Gatekeeper"), ("p2", "resolve", ""), seat=1)  # fmt: skip
    assert t.p2.exile == "2 Silver"


def test_sleigh_moves_it_first() -> None:
    """They may put the card into their hand with a Sleigh first; then it is not exiled."""
    t = bed(hand="Gatekeeper", p2="Sleigh")
    t.play("Gatekeeper")
    t.gain("Gold", ("p2", "resolve", "Sleigh"), ("p2", "option", "hand"), seat=1)
    assert (t.p2.hand, t.p2.exile) == ("Gold", "")
