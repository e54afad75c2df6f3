"""Graverobber goes wrong in where the card goes, and in what may be taken from the trash."""

from tests.bed import bed

CARD = "Graverobber"
ROB = ("option", "gain from the trash")
TRASH = ("option", "trash an Action")


def test_gain_from_the_trash() -> None:
    """Gain a card costing from $3 to $6 from the trash onto your deck; when-gain abilities are triggered."""
    t = bed(hand="Graverobber, Trader", text="trash: Gold, Smithy, Province, Estate")
    t.play("Graverobber", ROB, ("gain", "Gold"), ("resolve", ""))
    assert t.p1.deck == "Gold"
    assert t.trashed == "Smithy, Province, Estate"
    assert not any("Province" in asked or "Estate" in asked for asked in t.asked)


def test_not_potions() -> None:
    """A card with a Potion in its cost cannot be taken."""
    t = bed(hand="Graverobber", text="trash: Possession")
    t.play("Graverobber", ROB)
    assert t.p1.deck == "-"


def test_trash_an_action() -> None:
    """Or trash an Action card from your hand and gain a card of any type costing up to $3 more."""
    t = bed(hand="Graverobber, Fortress, Gold", kingdom="Market", text="trash: Silver")
    t.play("Graverobber", TRASH, ("gain", "Gold"))
    assert t.p1.discard == "Gold"
    assert not any("Province" in asked for asked in t.asked)
    t = bed(hand="Graverobber, Village, Copper", kingdom="Bank")
    t.play("Graverobber", TRASH, ("gain", "Gold"))
    assert not any("Bank" in asked for asked in t.asked)
    t = bed(hand="Graverobber, Market, Copper")
    t.play("Graverobber", TRASH, ("gain", "Province"))
    assert t.p1.discard == "Province"


def test_nothing_to_trash() -> None:
    """You may choose to trash with no Action in hand; then you gain nothing."""
    t = bed(hand="Graverobber, Gold")
    t.play("Graverobber", TRASH)
    assert t.p1.discard == ""


def test_cards_from_outside_the_supply() -> None:
    """A card that has no Supply pile can be taken from the trash: a Knight that is not on top of its pile, for one."""
    t = bed(hand="Graverobber", text="trash: Sir Martin")
    t.play("Graverobber", ROB)
    assert t.p1.deck == "Sir Martin"


def test_when_trash_comes_before_the_gain() -> None:
    """Trashing a Cultist, you draw its cards first; then you gain a card costing up to $8."""
    t = bed(hand="Graverobber, Cultist", deck="2 Copper", discard="Silver")
    t.play("Graverobber", TRASH, ("gain", "Province"))
    assert t.p1.hand == "2 Copper, Silver"
    assert t.p1.discard == "Province"


def test_one_card() -> None:
    """You trash one Action, no more, and gain a card for it; one from the trash you must gain if there is any."""
    t = bed(hand="Graverobber, 2 Village, Smithy")
    t.play("Graverobber", ("option", "trash an Action"), ("trash", "Village"), ("gain", "Gold"))
    assert all("(1 to 1 of" in asked for asked in t.asked[1:])
    assert t.trashed == "Village"
    t = bed(hand="Graverobber", text="trash: Silver, Gold, Copper, Province")
    t.play("Graverobber", ("option", "gain from the trash"), ("gain", "Gold"))
    assert "(1 to 1 of: Silver, Gold)" in t.asked[1]


def test_nothing_in_the_trash() -> None:
    """You may choose to gain from the trash though nothing there costs from $3 to $6; then you gain nothing."""
    t = bed(hand="Graverobber, Village", text="trash: Copper")
    t.play("Graverobber", ("option", "gain from the trash"))
    assert (t.p1.deck, t.p1.hand) == ("-", "Village")


def test_not_both() -> None:
    """If you trash an Action, you gain nothing from the trash."""
    t = bed(hand="Graverobber, Village", text="trash: Gold")
    t.play("Graverobber", ("option", "trash an Action"), ("gain", "Duchy"))
    assert (t.p1.deck, t.p1.discard) == ("-", "Duchy")
    assert t.trashed == "Gold, Village"
