"""Band of Misfits goes wrong when the card it plays leaves the Supply, or when it does not stay for a Duration."""

from tests.bed import bed

CARD = "Band of Misfits"
OTHER_KNIGHTS = "Dame Anna, Dame Josephine, Dame Molly, Dame Natalie, Sir Bailey, Sir Destry, Sir Michael, Sir Vander"


def test_plays_a_card_from_the_supply() -> None:
    """It plays a cheaper Action from the Supply, which stays there; Band of Misfits remains itself."""
    t = bed(hand="Band of Misfits", deck="3 Copper", kingdom="Smithy, Market")
    t.play("Band of Misfits")
    assert t.p1.hand == "3 Copper"
    assert t.left("Smithy") == 10
    assert t.p1.in_play == "Band of Misfits"


def test_plays_two_cards() -> None:
    """Two Action cards have been played: Band of Misfits and the chosen card."""
    t = bed(hand="Band of Misfits", deck="3 Copper", kingdom="Smithy")
    t.play("Band of Misfits")
    assert t.game.played(0, 1) == 2


def test_only_the_top_card_of_a_pile() -> None:
    """Only the card on top of a Supply pile can be chosen, as with Ruins and Knights."""
    t = bed(hand="Band of Misfits", kingdom="Cultist", deck="2 Copper")
    top = t.top("Ruins")
    t.play("Band of Misfits", *([("option", "put back")] if top == "Survivors" else []))
    assert not any("play card" in asked for asked in t.asked)
    assert t.game.played(0, 1) == 2
    assert t.top("Ruins") == top


def test_no_durations() -> None:
    """It cannot play a Duration card itself."""
    t = bed(hand="Band of Misfits", kingdom="Enchantress")
    t.play("Band of Misfits")
    assert t.game.played(0, 1) == 1


def test_no_commands() -> None:
    """It is a Command card, which other Command cards cannot play: not even a Captain, when its cost is reduced."""
    t = bed(hand="Princess, Captain", kingdom="Band of Misfits, Smithy", deck="3 Copper", actions=2)
    t.play("Princess")
    t.play("Captain")
    assert t.p1.hand == "3 Copper"


def test_card_cannot_move_itself() -> None:
    """A card played in the Supply cannot move itself: a Death Cart is not trashed there, and gives no +$5 for it."""
    t = bed(hand="Band of Misfits", kingdom="Death Cart, Market")
    top = t.top("Ruins")
    t.play("Band of Misfits", ("play card", "Death Cart"))
    assert t.p1.coins == 0
    assert t.left("Death Cart") == 10
    assert t.top("Ruins") == top


def test_death_cart_can_trash_from_the_hand() -> None:
    """What does not need the played card to move is still done: Death Cart can trash an Action from the hand for +$5."""
    t = bed(hand="Band of Misfits, Village", kingdom="Death Cart")
    t.play("Band of Misfits", ("play card", "Death Cart"), ("trash", "Village"))
    assert t.p1.coins == 5


def test_abilities_of_cards_in_play_are_missing() -> None:
    """The card is not in play, so what it does while in play does not work: an Urchin is not there for the next Attack."""
    t = bed(hand="Band of Misfits, Militia", kingdom="Urchin", actions=2)
    t.play("Band of Misfits", ("play card", "Urchin"))
    t.play("Militia")
    assert t.p1.discard == ""


def test_knight_in_the_supply() -> None:
    """A Knight played in the Supply does everything but trash itself."""
    t = bed(hand="Band of Misfits", kingdom="Knights", p2_deck="Dame Sylvia, Copper", text=f"trash: {OTHER_KNIGHTS}")
    t.play("Band of Misfits")
    assert t.p1.buys == 3
    assert "Dame Sylvia" in t.trashed
    assert t.top("Knights") == "Sir Martin"


def test_stays_for_a_duration() -> None:
    """If the card it plays would have stayed in play (a Throne Room for a Duration), Band of Misfits stays instead."""
    t = bed(hand="Band of Misfits, Enchantress", kingdom="Throne Room")
    t.play("Band of Misfits", ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Band of Misfits, Enchantress"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room_does_not_stay_for_it() -> None:
    """A Throne Room that played Band of Misfits does not stay with it: only what played the Duration itself does."""
    t = bed(hand="Throne Room, Band of Misfits, 2 Enchantress")
    t.play("Throne Room", ("play card", "Band of Misfits"), ("play card", "Enchantress"), ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Band of Misfits, 2 Enchantress"


def test_not_a_cheaper_command() -> None:
    """A cheaper Command card in the Supply, such as Flagship, cannot be played by it."""
    t = bed(hand="Band of Misfits", kingdom="Flagship, Smithy", deck="3 Copper")
    t.play("Band of Misfits")
    assert t.p1.hand == "3 Copper"
    assert t.p1.coins == 0
