"""Disciple goes wrong when it gains a copy of what is not in the Supply, or of nothing that was played."""

from tests.bed import bed

CARD = "Disciple"


def test_plays_twice_and_gains_a_copy() -> None:
    """You play an Action card from your hand twice, then gain a copy of it."""
    t = bed(hand="Disciple, Smithy", deck="9 Copper", kingdom="Peasant")
    t.play("Disciple", ("play card", "Smithy"))
    assert t.p1.hand == "6 Copper"
    assert t.p1.discard == "Smithy"


def test_may_play_nothing() -> None:
    """You need not play anything; then you gain nothing."""
    t = bed(hand="Disciple, Smithy", deck="9 Copper", kingdom="Peasant")
    t.play("Disciple", ("play card", ""))
    assert t.p1.hand == "Smithy"
    assert t.p1.discard == ""


def test_copies_only_from_the_supply() -> None:
    """A card that is not in the Supply, such as a Soldier, or whose pile is empty, is played twice but not gained."""
    t = bed(hand="Disciple, Soldier", kingdom="Peasant")
    t.play("Disciple", ("play card", "Soldier"))
    assert t.p1.coins == 4
    assert t.p1.discard == ""
    t = bed(hand="Disciple, Smithy", kingdom="Peasant", text="pile Smithy: 0")
    t.play("Disciple", ("play card", "Smithy"))
    assert t.p1.discard == ""


def test_a_card_covered_in_its_pile_is_not_gained() -> None:
    """A card of a split pile is only gained if a copy lies on top."""
    t = bed(hand="Disciple, Emporium", deck="9 Copper", kingdom="Peasant, Patrician/Emporium")
    t.play("Disciple", ("play card", "Emporium"))
    assert t.p1.coins == 2
    assert t.p1.discard == ""


def test_a_cost_with_debt() -> None:
    """The copy may have any cost, Debt too; you do not take that Debt."""
    t = bed(hand="Disciple, Engineer", kingdom="Peasant")
    t.play("Disciple", ("play card", "Engineer"), ("gain", "Copper"), ("trash", "no"), ("gain", "Copper"),
           ("trash", "no"))  # fmt: skip
    assert t.p1.discard == "2 Copper, Engineer"
    assert t.p1.debt == 0


def test_stays_in_play_with_a_duration() -> None:
    """If it played a Duration card, which was set up twice, it stays in play with it."""
    t = bed(hand="Disciple, Enchantress", deck="12 Copper", kingdom="Peasant")
    t.play("Disciple", ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Disciple, Enchantress"
    t.end_turn()
    assert len(t.p1.hand) == 9


def test_exchanged_for_a_teacher() -> None:
    """When you discard it from play you may exchange it for a Teacher."""
    t = bed(hand="Disciple", deck="9 Copper", kingdom="Peasant")
    t.play("Disciple")
    t.clean_up(("resolve", "Disciple"))
    assert t.p1.discard == "Teacher"
