"""Vassal goes wrong when the discarded card is not really discarded first, or when playing it costs an Action."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Vassal"


def test_plays_the_discarded_action() -> None:
    """If the discarded card is an Action you may play it: it moves from your discard pile into play, for no Action."""
    t = bed(hand="Vassal", deck="Village, Gold")
    t.play("Vassal", ("play card", "Village"))
    assert t.p1.coins == 2
    assert t.p1.in_play == "Vassal, Village"
    assert t.p1.discard == ""
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2


def test_playing_is_optional() -> None:
    """You need not play the Action; it stays in your discard pile."""
    t = bed(hand="Vassal", deck="Village, Gold")
    t.play("Vassal", ("play card", ""))
    assert t.p1.discard == "Village"
    assert t.p1.deck == "Gold"


def test_discarded_first() -> None:
    """The card is discarded before you play it: a shuffle while it is resolved leaves it out, for it is in play then."""
    t = bed(hand="Vassal", deck="Village", discard="Gold")
    t.play("Vassal", ("play card", "Village"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == ""
    assert t.p1.in_play == "Vassal, Village"


def test_other_cards_are_only_discarded() -> None:
    """Any other card is only discarded."""
    t = bed(hand="Vassal", deck="Gold, Silver")
    t.play("Vassal")
    assert t.p1.discard == "Gold"
    assert t.p1.in_play == "Vassal"


def test_shuffles_for_the_card() -> None:
    """With an empty deck you shuffle to have a card to discard; without any card you only get the $2."""
    t = bed(hand="Vassal", discard="Silver")
    t.play("Vassal")
    assert t.p1.discard == "Silver"
    assert t.p1.deck == "-"
    t = bed(hand="Vassal")
    t.play("Vassal")
    assert t.p1.coins == 2


def test_chain() -> None:
    """A Vassal played by Vassal discards the next card, and so on."""
    t = bed(hand="Vassal", deck="Vassal, Smithy, 4 Copper")
    t.play("Vassal", ("play card", "Vassal"), ("play card", "Smithy"))
    assert t.p1.coins == 4
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 0


def test_card_set_aside_by_its_reaction() -> None:
    """A Faithful Hound that was set aside when you discarded it cannot be played by Vassal."""
    t = bed(hand="Vassal", deck="Faithful Hound, 5 Copper")
    t.play("Vassal", ("resolve", "Faithful Hound"))
    assert t.p1.hand == ""
    assert t.p1.aside == "Faithful Hound"


def test_card_that_played_itself() -> None:
    """A Village Green that played itself when you discarded it is not played by Vassal again; left alone it may be."""
    t = bed(hand="Vassal", deck="Village Green, 5 Copper")
    t.play("Vassal", ("resolve", "Village Green"), ("option", "now"))
    assert t.p1.hand == "Copper"
    t = bed(hand="Vassal", deck="Village Green, 5 Copper")
    t.play("Vassal", ("resolve", ""), ("play card", "Village Green"), ("option", "now"))
    assert t.p1.hand == "Copper"
    assert t.p1.in_play == "Vassal, Village Green"


def test_trail_or_weaver_that_played_itself() -> None:
    """A Trail or a Weaver that played itself when you discarded it is not played by Vassal again."""
    t = bed(hand="Vassal", deck="Trail, 5 Copper")
    t.play("Vassal", ("resolve", "Trail"))
    assert t.p1.hand == "Copper"
    assert t.p1.in_play == "Vassal, Trail"
    t = bed(hand="Vassal", deck="Weaver, 5 Copper")
    t.play("Vassal", ("resolve", "Weaver"), ("option", "2 Silvers"))
    assert t.p1.discard == "2 Silver"
    assert t.p1.in_play == "Vassal, Weaver"


def test_in_the_buy_phase() -> None:
    """With Capitalism you may play it among your Treasures, and it plays any Action it finds in your Buy phase."""
    t = bed(hand="Vassal", deck="Smithy, 4 Copper", landscapes="Capitalism", text="p1 holds: Capitalism")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Vassal"), ("play card", "Smithy"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.coins == 2


def test_duration_stays_without_it() -> None:
    """A Duration that it plays stays in play; Vassal itself is discarded this turn."""
    t = bed(hand="Vassal", deck="Caravan, 20 Copper")
    t.play("Vassal", ("play card", "Caravan"))
    t.end_turn()
    assert t.p1.in_play == "Caravan"
