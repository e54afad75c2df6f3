"""Inn goes wrong when it cannot shuffle itself in, or when choosing no card leaves the deck unshuffled."""

from tests.bed import bed

CARD = "Inn"


def test_play() -> None:
    """+2 Cards and +2 Actions; discard 2 cards."""
    t = bed(hand="Inn, Estate, Curse", deck="2 Gold, Silver")
    t.play("Inn", ("discard", "Estate, Curse"))
    assert "(2 to 2 of" in t.asked[0]
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 2


def test_must_discard() -> None:
    """You discard 2 cards even if you could not draw."""
    t = bed(hand="Inn, Gold")
    t.play("Inn")
    assert t.p1.hand == ""


def test_when_gained() -> None:
    """When you gain it, any number of Actions from your discard pile are shuffled into your deck: this Inn may be one."""
    t = bed(kingdom="Inn", discard="Smithy, Village, Copper", deck="Gold")
    t.gain("Inn", ("reveal", "Smithy, Inn"))
    assert t.p1.discard == "Village, Copper"
    assert sorted(t.p1.deck.split(", ")) == ["Gold", "Inn", "Smithy"]


def test_gained_elsewhere() -> None:
    """An Inn that was gained to another place is not in the discard pile and so is not shuffled in by itself."""
    t = bed(kingdom="Inn", discard="Smithy")
    t.gain("Inn", ("reveal", ""), to=0)
    assert t.p1.hand == "Inn"
    assert t.p1.discard == "Smithy"


def test_shuffles_anyway() -> None:
    """Even if you choose no card, your deck is shuffled."""
    decks = set()
    for seed in range(6):
        t = bed(kingdom="Inn", deck="Copper, Silver, Gold, Estate, Duchy", text=f"seed: {seed + 1}")
        t.gain("Inn", ("reveal", ""))
        decks.add(t.p1.deck)
    assert len(decks) > 1


def test_loses_track_of_itself() -> None:
    """If it is shuffled into the deck, other abilities cannot move it any more."""
    t = bed(hand="Trader", kingdom="Inn")
    t.gain("Inn", ("resolve", "Inn"), ("reveal", "Inn"))
    assert t.p1.deck == "Inn"


def test_can_be_moved_if_it_stays() -> None:
    """If it stays in the discard pile, it can still be moved, though other cards were taken from there."""
    t = bed(hand="Trader", kingdom="Inn", discard="Smithy")
    t.gain("Inn", ("resolve", "Inn"), ("reveal", "Smithy"), ("resolve", "Trader"))
    assert t.p1.deck == "Smithy"
    assert t.p1.discard == "Silver"


def test_hill_fort_loses_track() -> None:
    """Whatever gained the Inn loses track of it as well: Hill Fort cannot put it into your hand."""
    t = bed(hand="Bridge, Hill Fort", kingdom="Inn", actions=2)
    t.play("Bridge")
    t.play("Hill Fort", ("gain", "Inn"), ("reveal", "Inn"), ("option", "put it into your hand"))
    assert t.p1.deck == "Inn"
    assert t.p1.hand == ""


def test_cards_of_several_types() -> None:
    """A card of several types is an Action if one of them is. The chosen cards are revealed."""
    t = bed(kingdom="Inn", discard="Great Hall, Estate", deck="Gold")
    t.game.log = []
    t.gain("Inn", ("reveal", "Great Hall"))
    assert sorted(t.p1.deck.split(", ")) == ["Gold", "Great Hall"]
    assert [entry.word for entry in t.game.log].count("reveal") == 1
