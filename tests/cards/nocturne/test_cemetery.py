"""Cemetery goes wrong when the trashing is forced, or when the cards are trashed one by one."""

from tests.bed import bed

CARD = "Cemetery"


def test_points() -> None:
    """It is worth 2 VP; with 2 players there are 8 of them."""
    assert bed(hand="3 Cemetery").p1.points == 6
    assert bed(kingdom="Cemetery").left("Cemetery") == 8


def test_trash_up_to_four() -> None:
    """When you gain it you trash up to 4 cards from your hand; you may trash none."""
    t = bed(hand="5 Estate, Copper", kingdom="Cemetery")
    t.gain("Cemetery", ("trash", "3 Estate, Copper"))
    assert t.trashed == "3 Estate, Copper"
    assert t.p1.discard == "Cemetery"
    t.gain("Cemetery", ("trash", ""))
    assert t.p1.hand == "2 Estate"
    assert "(0 to 4 of" in t.asked[0]


def test_all_at_once() -> None:
    """The cards are trashed together; then what that triggers happens, in the order you choose."""
    t = bed(hand="Feodum, Squire", kingdom="Cemetery, Witch")
    t.gain("Cemetery", ("trash", "Feodum, Squire"), ("resolve", "Squire"))
    assert t.trashed == "Feodum, Squire"
    assert [t.game.name(card) for card in t.game.players[0].discards] == ["Cemetery", "Witch", *["Silver"] * 3]


def test_other_abilities_first() -> None:
    """You may resolve other abilities of the gain, such as drawing, before you trash."""
    t = bed(hand="Sheepdog", deck="2 Curse, Gold", kingdom="Cemetery")
    t.gain("Cemetery", ("resolve", "Sheepdog"), ("trash", "2 Curse"))
    assert t.trashed == "2 Curse"


def test_haunted_mirror() -> None:
    """In games with it each player starts with a Haunted Mirror in place of a Copper, and there are 6 Ghosts."""
    t = bed(kingdom="Cemetery")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert (names.count("Haunted Mirror"), names.count("Copper")) == (1, 6)
    assert t.left("Ghost") == 6
