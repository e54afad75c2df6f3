"""Chapter III, the lose-track rule: an ability moves (or plays) a card only if it still lies where it expects it."""

from freehold.rules.vocab import DECK, TRASH
from tests.bed import bed


def test_card_that_left_play_is_replayed_but_not_moved() -> None:
    """Throne Room plays a Mining Village again that was trashed the first time: it cannot be trashed again."""
    t = bed(hand="Throne Room, Mining Village", deck="2 Copper")
    t.play("Throne Room", ("play card", "Mining Village"), ("trash", "yes"))
    assert t.trashed == "Mining Village"
    assert t.p1.coins == 2
    assert t.p1.actions == 4
    assert t.p1.hand == "2 Copper"


def test_three_abilities_move_the_gained_card() -> None:
    """Of Changeling, Innovation and Watchtower, whichever moves the gained card first makes the others lose track."""
    world = "p1 holds: Innovation"
    t = bed(hand="Watchtower", kingdom="Changeling, Village", landscapes="Innovation", text=world)
    t.gain("Village", ("resolve", "Changeling"))
    assert t.p1.discard == "Changeling"
    assert t.left("Village") == 10
    assert t.p1.in_play == ""
    t = bed(hand="Watchtower", kingdom="Changeling, Village", landscapes="Innovation", text=world, deck="2 Copper")
    t.gain("Village", ("resolve", "Innovation"))
    assert t.p1.in_play == "Village"
    assert t.p1.discard == ""


def test_reaction_that_set_the_card_aside() -> None:
    """Vassal cannot play a discarded card that another ability has moved away from the discard pile."""
    t = bed(hand="Vassal", deck="Faithful Hound, Copper, Gold")
    t.play("Vassal", ("resolve", "Faithful Hound"))
    assert t.p1.aside == "Faithful Hound"
    assert t.p1.in_play == "Vassal"
    assert t.p1.hand == ""


def test_reaction_that_played_the_card() -> None:
    """A Village Green that reacted to being discarded by playing itself is not played by Vassal as well."""
    t = bed(hand="Vassal", deck="Village Green, Copper, Gold")
    t.play("Vassal", ("resolve", "Village Green"), ("option", "now"))
    assert t.p1.in_play == "Vassal, Village Green"
    assert t.p1.hand == "Copper"


def test_covered_in_the_discard_pile() -> None:
    """A card in the discard pile is not lost track of when other cards cover it."""
    t = bed(kingdom="Village", text="p1 tavern: Duplicate\np1 play: Royal Seal")
    t.gain("Village", ("resolve", "Duplicate"), ("resolve", ""), ("resolve", "Royal Seal"))
    assert t.p1.discard == "Village"
    assert t.p1.deck == "Village"


def test_covered_on_the_deck() -> None:
    """A card on top of the deck is lost track of when another card covers it."""
    t = bed(hand="Watchtower", kingdom="Village", text="p1 tavern: Duplicate")
    # The copy is put onto the Village, which then cannot be put anywhere by its own gain's Watchtower.
    t.expect(("resolve", "Duplicate"), ("resolve", "Watchtower"), ("option", "topdeck"))
    t.p1.player.gain_named("Village", DECK)
    t.finish()
    assert t.p1.deck == "2 Village"
    assert len(t.asked) == 3


def test_shuffled_into_the_deck() -> None:
    """A card on top of the deck is lost track of when the deck is shuffled, even if it ends up on top again."""
    t = bed(deck="Copper")
    copper = t.card("Copper", 0, "deck")
    assert t.game.still_there(copper)
    t.p1.player.shuffle_into_deck([])
    assert t.p1.deck == "Copper"
    assert not t.game.still_there(copper)


def test_moved_away_and_back() -> None:
    """A card that was moved away and back again is lost track of all the same."""
    t = bed(hand="Fortress")
    fortress = t.card("Fortress")
    t.trash("Fortress")
    assert t.p1.hand == "Fortress"
    assert not t.game.still_there(fortress)
    assert t.p1.player.trash([fortress]) == []


def test_other_abilities_can_still_move_it() -> None:
    """Losing track is a matter of one ability: others move the card as ever."""
    t = bed(hand="Throne Room, Feast")
    t.play("Throne Room", ("play card", "Feast"), ("gain", "Silver"), ("gain", "Silver"))
    assert t.trashed == "Feast"
    assert t.p1.player.gain(t.game.cards_in(TRASH)[0]) >= 0
    assert t.p1.discard == "2 Silver, Feast"


def test_gained_card_shuffled_into_the_deck() -> None:
    """An Inn gained onto the deck and then shuffled into it by its own ability cannot be moved by Watchtower."""
    t = bed(hand="Watchtower", deck="2 Copper", discard="Village", kingdom="Inn")
    t.gain("Inn", ("resolve", "Inn"), ("reveal", "Village"), to=DECK)
    assert len(t.asked) == 2
    assert sorted(t.p1.deck.replace("2 Copper", "Copper, Copper").split(", ")) == ["Copper", "Copper", "Inn", "Village"]
    t = bed(hand="Watchtower", deck="2 Copper", kingdom="Inn")
    t.gain("Inn", ("resolve", "Watchtower"), ("option", "trash"), to=DECK)
    assert t.trashed == "Inn"


def test_gained_card_covered_on_the_deck() -> None:
    """A Border Village on the deck that is covered by the card it gained cannot be moved or played any more."""
    t = bed(hand="Watchtower", kingdom="Border Village, Smithy", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain(
        "Border Village", ("resolve", "Border Village"), ("gain", "Smithy"), ("resolve", "Watchtower"),
        ("option", "topdeck"), to=DECK,
    )  # fmt: skip
    assert t.p1.deck == "Smithy, Border Village"
    assert t.p1.in_play == ""


def test_gained_card_covered_in_the_discard_pile() -> None:
    """In the discard pile it is not lost track of: Border Village and the card it gained may be moved in any order."""
    t = bed(hand="Watchtower", kingdom="Border Village, Smithy")
    t.gain(
        "Border Village", ("resolve", "Border Village"), ("gain", "Smithy"), ("resolve", "Watchtower"),
        ("option", "topdeck"), ("resolve", "Watchtower"), ("option", "topdeck"),
    )  # fmt: skip
    assert t.p1.deck == "Border Village, Smithy"
    t = bed(hand="Watchtower", kingdom="Border Village, Smithy")
    t.gain(
        "Border Village", ("resolve", "Border Village"), ("gain", "Smithy"), ("resolve", ""),
        ("resolve", "Watchtower"), ("option", "topdeck"),
    )  # fmt: skip
    assert t.p1.deck == "Border Village"
    assert t.p1.discard == "Smithy"
